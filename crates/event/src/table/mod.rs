//! Standings, crosstables and the FIDE report of one section of an event.
//!
//! Everything here is a pure function of a [`TableSection`]: the entrants, the boards as they were paired and decided, the byes and
//! the order drawn by lots. All points are **half points**; [`halves`] writes them as people do (`3½`).
//!
//! # Which rules
//!
//! Tie-breaks and unplayed rounds follow the FIDE Handbook, C.07 *Play-Off and Tie-Break Regulations*, approved on 2
//! February 2026 and in force since 1 March 2026 ([`EDITION`]). The articles are named where they are applied: 6 direct
//! encounter, 7.1 wins, 7.5 progressive scores, 8.1 Buchholz, 9.1 Sonneborn-Berger, 14.1 and 16.5 the cut, 15 and 16
//! unplayed rounds. The edition does not cover boards with three or four seats, points that a game counts for itself,
//! and knockouts; these are defined here and marked as such. The report is written as TRF26 ([`trf`]).
//!
//! Sources: <https://handbook.fide.com/chapter/TieBreakRegulations032026> for the tie-breaks, article 6.6 of the
//! Competition Rules (C.05) for players who leave a round-robin, <https://handbook.fide.com/files/handbook/TRF26.pdf> and
//! FIDE's ETT26 for the report. The texts leave some points open, which this module decides as follows:
//!
//! - 6.3 ranks "the second" once the first is safe. The second is found in the same separate standings, which still count the
//!   results against the first. New standings are made only of the players who are not ranked then.
//! - 16.2.5 speaks of the last round of the tournament. In a running tournament this is the last round that was paired.
//! - 16.4.2 limits the dummy's score to that of a player who draws every round that is paired.
//! - Opponents without a rating are left out of averages and performances.
//! - An open game counts for nobody: it is neither an unplayed round nor a result.
//! - In a round-robin, games finished are those decided at the board. An annulled entrant has no place.
//! - TRF26 has no result code for an open game; see [`trf`].
//!
//! # Layers
//!
//! `section` is the input and `fault` its faults; `treatment` decides about the games of players who left, and `field`
//! lays the rounds out player by player; `opponents` is articles 15 and 16; `direct`, `tiebreaks`, `order` and
//! `knockout` rank; `standings`, `crosstable` and `trf` are the results.

mod amount;
mod by_ratings;
mod cell;
mod check;
mod crosstable;
mod crosstext;
mod direct;
mod fault;
mod field;
mod json;
mod knockout;
mod opponents;
mod order;
mod remarks;
mod section;
mod standings;
mod text;
mod tiebreaks;
mod treatment;
mod trf;
mod trf_player;

pub use amount::{Amount, halves, plain};
pub use cell::{CellState, CrosstableCell, ResultMark};
pub use crosstable::{CrossRow, Crosstable, crosstable};
pub use fault::{ShapeFault, TableFault, TablePlace};
pub use json::{
    CrosstableReport, CrosstableRowReport, DepartedReport, MarkReport, OpenBoardReport, PointsReport, StandingsReport,
    StandingsRowReport, TiebreakReport,
};
pub use section::{
    Bye, ByeKind, Departure, EntrantExit, LevelRule, PairingSystem, ResultMethod, ResultPoints, SwissPairing,
    TableEntrant, TableResult, TableSection, Tiebreak,
};
pub use standings::{DepartedEntrant, OpenBoard, Progress, SharedPlace, Standings, StandingsRow, standings};
pub use text::{TableCharset, WritePhrase};
pub use tiebreaks::TiebreakValue;
pub use treatment::Treatment;
pub use trf::{ReportUnavailable, Tournament, trf};

/// The edition of the rules that tie-breaks and unplayed rounds follow, for documents and pages.
pub const EDITION: &str = "FIDE Handbook C.07, in force since 1 March 2026";
