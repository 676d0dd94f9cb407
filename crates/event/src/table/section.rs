//! The input of the standings: one section of an event as plain data.

use adjudicate_rules::Phrase;

pub use crate::charter::{LevelRule, PairingSystem, SwissPairing, Tiebreak};

/// A player of the section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableEntrant {
    /// The number he is paired by, from 1 in seeding order.
    pub number: u32,
    /// His name in the event, ASCII without blanks.
    pub name: String,
    /// How he wants to be shown, if not by that name.
    pub display: Option<String>,
    /// The rating he entered with.
    pub rating: Option<u64>,
    /// Set when he left before the end.
    pub out: Option<EntrantExit>,
}

/// That an entrant left before the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntrantExit {
    /// The last round he belonged to; 0 before the first.
    pub after_round: u32,
    /// Whether his board of that round was still open when he left.
    pub during: bool,
    /// By whose decision.
    pub departure: Departure,
    /// The reason given, possibly empty.
    pub reason: String,
}

/// By whose decision an entrant left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Departure {
    /// His own.
    Withdrew,
    /// The director's.
    Excluded,
}

/// Half points for a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResultPoints {
    /// For a win, and for a bye given by the pairing.
    pub win: u64,
    /// For a draw, and for a half-point bye.
    pub draw: u64,
    /// For a loss at the board.
    pub loss: u64,
}

impl Default for ResultPoints {
    fn default() -> Self {
        Self { win: 2, draw: 1, loss: 0 }
    }
}

/// How a board was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultMethod {
    /// Not yet.
    Open,
    /// By play.
    Played,
    /// By the director after play had begun.
    Adjudicated,
    /// By forfeit or ruling before play began.
    Unplayed,
}

/// One board of one round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableResult {
    /// The round, from 1.
    pub round: u32,
    /// The board in the round, from 1.
    pub board: u32,
    /// The entrants' numbers in seat order, two to four.
    pub players: Vec<u32>,
    /// Half points by seat; none while the board is open.
    pub points: Option<Vec<u64>>,
    /// The points that the game counts for itself, by seat (points of a backgammon match, tokens).
    pub game_points: Option<Vec<u64>>,
    /// How it was decided.
    pub how: ResultMethod,
    /// The reason of a ruling.
    pub note: Option<String>,
}

/// The kinds of byes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ByeKind {
    /// Given by the pairing: counts as a win.
    Allocated,
    /// Asked for: counts as a draw. Sitting out for nothing needs no entry; not being paired says it.
    Half,
}

/// A round in which an entrant has no board and yet a place in the pairing.
///
/// In a round-robin it is the free round of an odd field and scores nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bye {
    /// The round, from 1.
    pub round: u32,
    /// The entrant's number.
    pub player: u32,
    /// The kind, which decides how it counts.
    pub kind: ByeKind,
}

/// One section of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSection {
    /// The name in the event.
    pub name: String,
    /// The title to show, usually the game's.
    pub title: String,
    /// How it is paired.
    pub system: PairingSystem,
    /// How a Swiss section is paired.
    pub pairing: Option<SwissPairing>,
    /// The rules that decide who goes on from a level match of a knockout.
    pub level: Vec<LevelRule>,
    /// The games of a match of a knockout, each a round.
    pub legs: u32,
    /// Whether the losers of a knockout's semi-finals meet in the last round.
    pub third_place: bool,
    /// The rounds to be played, where the charter fixes them.
    pub rounds: Option<u32>,
    /// Half points for a result.
    pub scoring: ResultPoints,
    /// The tie-breaks in their order.
    pub tiebreaks: Vec<Tiebreak>,
    /// Players a board, 2 to 4.
    pub seats: u32,
    /// In a round-robin the games each entrant has to play; without meaning elsewhere.
    pub scheduled: u32,
    /// The entrants; their numbers are 1 to their count, in any order.
    pub entrants: Vec<TableEntrant>,
    /// Every board that was paired, in any order.
    pub results: Vec<TableResult>,
    /// The byes, in any order.
    pub byes: Vec<Bye>,
    /// Entrants' numbers in the order drawn by lots, the best first; missing numbers come last.
    pub lots: Vec<u32>,
    /// Further remarks, such as what the director and players have said.
    pub said: Vec<Phrase>,
}
