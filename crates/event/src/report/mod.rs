//! Tournament reports of other programs: FIDE's TRF16 and TRF26, with the codes of pairing programs.
//!
//! [`PairingReport::read`] reads a file in one pass, [`PairingReport::past`] gives the tournament before any of its rounds to the pairing
//! functions, [`random`] makes a tournament to try programs with, and [`PairingReport::trf`] writes it. The report that an event
//! exports is written by [`table::trf`](crate::table::trf), from an event's log.

mod cell;
mod check;
mod fault;
mod field;
mod line;
mod random;
mod read;
mod system;
mod write;

pub use cell::{TrfCell, TrfResult};
pub use check::{Difference, check, lines};
pub use fault::{Problem, ReportFault};
pub use random::{RandomFeatures, random};
pub use system::ReportSystem;

use crate::pairing::DutchColour;

/// Points are in tenths, as the format has one decimal.
pub const TENTHS: u32 = 10;

/// The parts of a report on which pairings depend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairingReport {
    /// The name, from record 012.
    pub name: String,
    /// Records 001, in the order of pairing numbers.
    pub players: Vec<ReportPlayer>,
    /// Rounds of the whole tournament: record 142 or `XXR`.
    pub rounds: Option<usize>,
    /// The colour drawn by lot: record 152 or `XXC`.
    pub first: Option<DutchColour>,
    /// The pairing system: record 192, as it is spelt there.
    pub system: Option<String>,
    /// Points for results: record 162, or the `BB` codes.
    pub points: PointSystem,
    /// Players who are away in a round, from 1: record 240 and `XXZ`.
    pub away: Vec<RoundAbsence>,
    /// Acceleration: record 250 and `XXA`.
    pub acceleration: Vec<Acceleration>,
    /// Players who must not meet: record 260 and `XXP`.
    pub forbidden: Vec<ForbiddenPairing>,
}

/// A player of a report.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReportPlayer {
    /// The number, from 1.
    pub number: u32,
    /// The line of the file.
    pub line: usize,
    /// The name.
    pub name: String,
    /// The rating; 0 if there is none.
    pub rating: u32,
    /// Points as the record states them.
    pub points: u32,
    /// The rounds, without blank ones at the end.
    pub cells: Vec<TrfCell>,
}

/// Points for results, in tenths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointSystem {
    /// A win, also by forfeit, and a full-point bye.
    pub win: u32,
    /// A draw, and a half-point bye.
    pub draw: u32,
    /// A loss.
    pub loss: u32,
    /// An absence or zero-point bye.
    pub absent: u32,
    /// A loss by forfeit.
    pub forfeit: u32,
    /// The pairing-allocated bye; `None`: as a win.
    pub allocated: Option<u32>,
}

impl Default for PointSystem {
    fn default() -> Self {
        Self { win: TENTHS, draw: TENTHS / 2, loss: 0, absent: 0, forfeit: 0, allocated: None }
    }
}

/// A player who is absent in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundAbsence {
    /// The round, from 1; `None`: the next one.
    pub round: Option<usize>,
    /// The player.
    pub number: u32,
    /// The line of the file.
    pub line: usize,
}

/// Points added to scores when rounds are paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acceleration {
    /// The first player and the last.
    pub players: (u32, u32),
    /// The first round, from 1, and the last.
    pub rounds: (usize, usize),
    /// The points, in tenths.
    pub points: u32,
    /// The line of the file.
    pub line: usize,
}

/// Players of whom no two may meet in some rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForbiddenPairing {
    /// The first round, from 1, and the last; `None`: all rounds.
    pub rounds: Option<(usize, usize)>,
    /// The players.
    pub numbers: Vec<u32>,
    /// The line of the file.
    pub line: usize,
}
