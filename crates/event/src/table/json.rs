//! The tables for scripts. Keys and their order are part of the program's interface: they are added to and never changed. Points
//! are numbers (`3.5`), names are the event's.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

use super::EDITION;
use super::amount::Amount;
use super::cell::{CrosstableCell, ResultMark};
use super::crosstable::Crosstable;
use super::section::{Departure, PairingSystem};
use super::standings::{DepartedEntrant, Progress, Standings, StandingsRow};
use super::tiebreaks::TiebreakValue;
use super::treatment::Treatment;

/// The standings of a section.
#[derive(Debug, Serialize, JsonSchema)]
pub struct StandingsReport {
    /// The section.
    pub section: String,
    /// Its title.
    pub title: String,
    /// The pairing system.
    #[schemars(extend("enum" = ["round-robin", "double-round-robin", "swiss", "knockout", "open"]))]
    pub system: &'static str,
    /// The edition of the rules by which ties are broken.
    pub rules: &'static str,
    /// Whether anything is left to be played.
    #[schemars(extend("enum" = ["final", "running"]))]
    pub stage: &'static str,
    /// The round that was reached.
    pub round: u32,
    /// How many rounds there are; null where nobody knows yet.
    pub rounds: Option<u32>,
    /// How many of them are over.
    pub finished: u32,
    /// Boards without a result.
    pub open: Vec<OpenBoardReport>,
    /// The players, best first.
    pub rows: Vec<StandingsRowReport>,
    /// Further remarks.
    pub remarks: Vec<String>,
}

/// A board without a result.
#[derive(Debug, Serialize, JsonSchema)]
pub struct OpenBoardReport {
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// The players' names.
    pub players: Vec<String>,
}

/// A player in the standings.
#[derive(Debug, Serialize, JsonSchema)]
pub struct StandingsRowReport {
    /// The place, such as `3` or `3-5`; null for a player without one.
    pub place: Option<String>,
    /// The best place of those who share it.
    pub first: Option<u32>,
    /// The last of them.
    pub last: Option<u32>,
    /// The number by which the player is paired.
    pub number: u32,
    /// The name.
    pub name: String,
    /// The name for people.
    pub display: Option<String>,
    /// The rating.
    pub rating: Option<u64>,
    /// The points.
    pub points: PointsReport,
    /// How many games were played.
    pub games: u32,
    /// How many of them were won.
    pub won: u32,
    /// How many were drawn.
    pub drawn: u32,
    /// How many were lost.
    pub lost: u32,
    /// How many games were won without play.
    pub forfeits_won: u32,
    /// How many were lost without play.
    pub forfeits_lost: u32,
    /// How many rounds were byes.
    pub byes: u32,
    /// The round of a knockout in which the player went out; null for a player who is still in.
    pub eliminated: Option<u32>,
    /// That the player left; null for the player who did not.
    pub left: Option<DepartedReport>,
    /// The tie-breaks, in their order.
    pub tiebreaks: Vec<TiebreakReport>,
}

/// That a player left.
#[derive(Debug, Serialize, JsonSchema)]
pub struct DepartedReport {
    /// The last round that the player belonged to.
    pub after_round: u32,
    /// By whose decision.
    #[schemars(extend("enum" = ["withdrew", "excluded"]))]
    pub how: &'static str,
    /// Why.
    pub reason: String,
    /// The treatment of the games.
    #[schemars(extend("enum" = ["stands", "annulled", "forfeited"]))]
    pub games: &'static str,
    /// How many were finished; null where they stand.
    pub finished: Option<u32>,
    /// How many should have been played; null where they stand.
    pub scheduled: Option<u32>,
}

/// A tie-break.
#[derive(Debug, Serialize, JsonSchema)]
pub struct TiebreakReport {
    /// Its name.
    pub name: &'static str,
    /// Its value; null where it cannot be said.
    pub value: Option<PointsReport>,
    /// The same as tables write it.
    pub text: Option<String>,
    /// The terms of the sum.
    pub terms: String,
}

/// The crosstable of a section.
#[derive(Debug, Serialize, JsonSchema)]
pub struct CrosstableReport {
    /// The section.
    pub section: String,
    /// Whether the columns are players or rounds.
    #[schemars(extend("enum" = ["square", "rounds"]))]
    pub shape: &'static str,
    /// How many sit at a board.
    pub seats: u32,
    /// The headings of the columns.
    pub columns: Vec<String>,
    /// The rows, in the order of the standings.
    pub rows: Vec<CrosstableRowReport>,
}

/// A player in the crosstable.
#[derive(Debug, Serialize, JsonSchema)]
pub struct CrosstableRowReport {
    /// The number by which the player is paired.
    pub number: u32,
    /// The name.
    pub name: String,
    /// The place; null for a player without one.
    pub place: Option<String>,
    /// The points.
    pub points: PointsReport,
    /// The cells, each a list of marks; null where a player would meet himself.
    pub cells: Vec<Option<Vec<MarkReport>>>,
}

/// A result in a crosstable.
#[derive(Debug, Serialize, JsonSchema)]
pub struct MarkReport {
    /// The round.
    pub round: u32,
    /// The board; null where there was none.
    pub board: Option<u32>,
    /// The seat; null where there was no board.
    pub seat: Option<u32>,
    /// The numbers of the others at the board.
    pub opponents: Vec<u32>,
    /// The points; null while they are not known.
    pub points: Option<PointsReport>,
    /// How the result came about.
    pub state: &'static str,
    /// The result as tables write it.
    pub result: String,
}

/// Points: whole numbers without a fraction, as most are.
#[derive(Clone, Copy, Debug)]
pub struct PointsReport(Amount);

impl Serialize for PointsReport {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let per = self.0.per.max(1);
        match self.0.units.is_multiple_of(per) {
            true => out.serialize_u64(self.0.units / per),
            false => out.serialize_f64(self.0.units as f64 / per as f64),
        }
    }
}

impl JsonSchema for PointsReport {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "PointsReport".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "number" })
    }
}

impl Standings {
    /// The standings for scripts.
    pub fn report(&self) -> StandingsReport {
        let open = self.open.iter().map(|open| OpenBoardReport {
            round: open.round,
            board: open.board,
            players: open.players.clone(),
        });
        StandingsReport {
            section: self.section.clone(),
            title: self.title.clone(),
            system: system(self.system),
            rules: EDITION,
            stage: match self.stage {
                Progress::Final => "final",
                Progress::Running => "running",
            },
            round: self.round,
            rounds: self.rounds,
            finished: self.finished,
            open: open.collect(),
            rows: self.rows.iter().map(row).collect(),
            remarks: self.remarks.iter().map(ToString::to_string).collect(),
        }
    }
}

impl Crosstable {
    /// The table for scripts: the rows in the order of the standings, each with its cells, each a list of marks.
    pub fn report(&self) -> CrosstableReport {
        let rows = self.rows.iter().map(|cross| CrosstableRowReport {
            number: cross.row.number,
            name: cross.row.name.clone(),
            place: cross.row.place.map(|place| place.to_string()),
            points: half(cross.row.score),
            cells: cross.cells.iter().map(cell).collect(),
        });
        CrosstableReport {
            section: self.standings.section.clone(),
            shape: if self.square { "square" } else { "rounds" },
            seats: self.seats,
            columns: self.headings(),
            rows: rows.collect(),
        }
    }
}

fn cell(cell: &CrosstableCell) -> Option<Vec<MarkReport>> {
    (!cell.own).then(|| cell.marks.iter().map(mark).collect())
}

fn mark(mark: &ResultMark) -> MarkReport {
    MarkReport {
        round: mark.round,
        board: mark.board,
        seat: mark.seat,
        opponents: mark.opponents.clone(),
        points: mark.points.map(half),
        state: mark.state.name(),
        result: mark.result.clone(),
    }
}

fn row(row: &StandingsRow) -> StandingsRowReport {
    StandingsRowReport {
        place: row.place.map(|place| place.to_string()),
        first: row.place.map(|place| place.first),
        last: row.place.map(|place| place.last),
        number: row.number,
        name: row.name.clone(),
        display: row.display.clone(),
        rating: row.rating,
        points: half(row.score),
        games: row.games,
        won: row.won,
        drawn: row.drawn,
        lost: row.lost,
        forfeits_won: row.forfeits_won,
        forfeits_lost: row.forfeits_lost,
        byes: row.byes,
        eliminated: row.eliminated,
        left: row.left.as_ref().map(left),
        tiebreaks: row.tiebreaks.iter().map(tiebreak).collect(),
    }
}

fn left(left: &DepartedEntrant) -> DepartedReport {
    let (games, counts) = match left.treatment {
        Treatment::Stays | Treatment::Stands => ("stands", None),
        Treatment::Annulled { finished, scheduled } => ("annulled", Some((finished, scheduled))),
        Treatment::Forfeited { finished, scheduled } => ("forfeited", Some((finished, scheduled))),
    };
    DepartedReport {
        after_round: left.after_round,
        how: match left.departure {
            Departure::Withdrew => "withdrew",
            Departure::Excluded => "excluded",
        },
        reason: left.reason.clone(),
        games,
        finished: counts.map(|counts| counts.0),
        scheduled: counts.map(|counts| counts.1),
    }
}

fn tiebreak(one: &TiebreakValue) -> TiebreakReport {
    TiebreakReport {
        name: one.tiebreak.name(),
        value: one.value.map(PointsReport),
        text: one.value.map(|value| value.to_string()),
        terms: one.terms.to_string(),
    }
}

fn system(system: PairingSystem) -> &'static str {
    match system {
        PairingSystem::RoundRobin => "round-robin",
        PairingSystem::DoubleRoundRobin => "double-round-robin",
        PairingSystem::Swiss => "swiss",
        PairingSystem::Knockout => "knockout",
        PairingSystem::Open => "open",
    }
}

fn half(points: u64) -> PointsReport {
    PointsReport(Amount::halves(points))
}
