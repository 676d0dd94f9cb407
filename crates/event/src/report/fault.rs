//! Faults of reports.

use std::fmt;

/// A problem and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportFault {
    /// The line, from 1, where there is one.
    pub line: Option<usize>,
    /// The kind of problem.
    pub problem: Problem,
}

impl ReportFault {
    pub(super) fn at(line: usize, problem: Problem) -> Self {
        Self { line: Some(line), problem }
    }

    pub(super) fn whole(problem: Problem) -> Self {
        Self { line: None, problem }
    }
}

/// The kinds of problems.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Problem {
    /// The file has more bytes than a reader takes.
    TooLong {
        /// The limit in bytes.
        most: usize,
    },
    /// No record 001.
    NoPlayers,
    /// Neither 142 nor XXR.
    NoRounds,
    /// Neither 152 nor XXC, and no game from which the first colour follows.
    NoColour,
    /// More rounds than the tournament has, or no round left to pair.
    NoRoundLeft {
        /// Rounds so far.
        played: usize,
        /// Rounds of the tournament.
        rounds: usize,
    },
    /// A record ends before the columns that it has to have.
    Short {
        /// The record.
        record: String,
    },
    /// Columns that should hold a number, a score or a code.
    Column {
        /// The first column, from 1.
        column: usize,
        /// The text there.
        text: String,
        /// A description of the text that is expected.
        wanted: &'static str,
    },
    /// A round of a player that contradicts itself.
    Round {
        /// The round, from 1.
        round: usize,
        /// The text there.
        text: String,
    },
    /// A game without a result in a round that is over.
    Open {
        /// The round, from 1.
        round: usize,
        /// The opponent.
        opponent: u32,
    },
    /// The opponent's record does not say the same of a game.
    Contradicts {
        /// The round, from 1.
        round: usize,
        /// The opponent.
        opponent: u32,
    },
    /// Two records 001 have the same number.
    Twice(u32),
    /// A number that no player has.
    Nobody(u32),
    /// Points that the results do not give, in tenths.
    Points {
        /// As stated.
        stated: u32,
        /// As they follow.
        counted: u32,
    },
    /// More records of a kind than a reader takes.
    TooMany {
        /// The record.
        record: String,
        /// The limit.
        most: usize,
    },
    /// A record that is not supported.
    Unsupported {
        /// The record.
        record: String,
        /// The purpose of the record.
        what: &'static str,
    },
    /// Record 192 names a system that is not supported.
    System(String),
    /// The Baku acceleration needs points for a win that are twice those for a draw, and none for a loss.
    Baku,
}

impl fmt::Display for ReportFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(out, "line {line}: ")?;
        }
        self.problem.fmt(out)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = |points: u32| format!("{}.{}", points / 10, points % 10);
        match self {
            Self::TooLong { most } => write!(out, "the report is longer than {} MB", most / 1_000_000),
            Self::NoPlayers => write!(out, "there is no player: a report has a record `001` for each"),
            Self::NoRounds => write!(out, "the number of rounds is missing: add a record `142` or `XXR`"),
            Self::NoColour => write!(out, "the first colour is missing: add a record `152 W` or `152 B`"),
            Self::NoRoundLeft { played, rounds } => {
                write!(out, "{played} rounds are paired, and the tournament has {rounds}: no round is left to pair")
            }
            Self::Short { record } => write!(out, "record `{record}` is too short"),
            Self::Column { column, text, wanted } => {
                write!(out, "`{}` in column {column} should be {wanted}", text.escape_debug())
            }
            Self::Round { round, text } => {
                write!(out, "round {round}: `{}` is no opponent, colour and result", text.escape_debug())
            }
            Self::Open { round, opponent } => {
                write!(out, "round {round}: the game with player {opponent} has no result")
            }
            Self::Contradicts { round, opponent } => {
                write!(out, "round {round}: the record of player {opponent} does not say the same of this game")
            }
            Self::Twice(number) => write!(out, "number {number} stands in two records `001`"),
            Self::Nobody(number) => write!(out, "there is no player with number {number}"),
            Self::Points { stated, counted } => {
                write!(out, "the player has {} points, but his results give {}", tenths(*stated), tenths(*counted))
            }
            Self::TooMany { record, most } => write!(out, "there are more than {most} records `{record}`"),
            Self::Unsupported { record, what } => write!(out, "record `{record}` ({what}) is not supported"),
            Self::System(code) => {
                write!(out, "pairing system `{}` is not supported: name another with `--system`", code.escape_debug())
            }
            Self::Baku => {
                write!(out, "the Baku acceleration needs a win to be worth two draws, and a loss to be worth nothing")
            }
        }
    }
}

impl std::error::Error for ReportFault {}
