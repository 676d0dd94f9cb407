//! Faults of reports.

use std::fmt;

use adjudicate_rules::{Phrase, phrase};

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
        wanted: Phrase,
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
        what: Phrase,
    },
    /// Record 192 names a system that is not supported.
    System(String),
    /// The Baku acceleration needs points for a win that are twice those for a draw, and none for a loss.
    Baku,
}

impl ReportFault {
    /// The fault in words, without a full stop.
    pub fn phrase(&self) -> Phrase {
        let problem = self.problem.phrase();
        match self.line {
            Some(line) => phrase!("report-line", "line {line}: {problem}", line, problem = problem),
            None => problem,
        }
    }
}

impl Problem {
    /// The problem in words, without a full stop.
    pub fn phrase(&self) -> Phrase {
        let tenths = |points: u32| format!("{}.{}", points / 10, points % 10);
        match self {
            Self::TooLong { most } => {
                phrase!("report-too-long", "the report is longer than {most} MB", most = (most / 1_000_000).to_string())
            }
            Self::NoPlayers => {
                phrase!("report-no-players", "there is no player: a report has a record `001` for each")
            }
            Self::NoRounds => {
                phrase!("report-no-rounds", "the number of rounds is missing: add a record `142` or `XXR`")
            }
            Self::NoColour => {
                phrase!("report-no-colour", "the first colour is missing: add a record `152 W` or `152 B`")
            }
            Self::NoRoundLeft { played, rounds } => phrase!(
                "report-no-round-left",
                "{played} rounds are paired, and the tournament has {rounds}: no round is left to pair",
                played,
                rounds
            ),
            Self::Short { record } => phrase!("report-short", "record `{record}` is too short", record),
            Self::Column { column, text, wanted } => phrase!(
                "report-column",
                "`{text}` in column {column} should be {wanted}",
                text = text.escape_debug().to_string(),
                column,
                wanted = wanted
            ),
            Self::Round { round, text } => phrase!(
                "report-round",
                "round {round}: `{text}` is no opponent, colour and result",
                round,
                text = text.escape_debug().to_string()
            ),
            Self::Open { round, opponent } => {
                phrase!("report-open", "round {round}: the game with player {opponent} has no result", round, opponent)
            }
            Self::Contradicts { round, opponent } => phrase!(
                "report-contradicts",
                "round {round}: the record of player {opponent} does not say the same of this game",
                round,
                opponent
            ),
            Self::Twice(number) => {
                phrase!("report-twice", "number {number} stands in two records `001`", number)
            }
            Self::Nobody(number) => phrase!("report-nobody", "there is no player with number {number}", number),
            Self::Points { stated, counted } => phrase!(
                "report-points",
                "the player has {stated} points, but his results give {counted}",
                stated = tenths(*stated),
                counted = tenths(*counted)
            ),
            Self::TooMany { record, most } => {
                phrase!("report-too-many", "there are more than {most} records `{record}`", most, record)
            }
            Self::Unsupported { record, what } => {
                phrase!("report-unsupported", "record `{record}` ({what}) is not supported", record, what = what)
            }
            Self::System(code) => phrase!(
                "report-system",
                "pairing system `{code}` is not supported: name another with `--system`",
                code = code.escape_debug().to_string()
            ),
            Self::Baku => phrase!(
                "report-baku",
                "the Baku acceleration needs a win to be worth two draws, and a loss to be worth nothing"
            ),
        }
    }
}

impl fmt::Display for ReportFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.phrase())
    }
}

impl std::error::Error for ReportFault {}
