//! Roman Checkers: two squads cross a palace on squares of different colours, and surround pieces in their way.

mod board;
mod clauses;
mod lessons;
mod moves;
mod position;
mod reading;
mod scene;
mod squad;
mod state;
#[cfg(test)]
mod tests;
mod text;

pub use board::{Side, Square, Squares, squares};
pub use squad::{PieceKind, Squad};
pub use state::{Effects, Ending, Move, Rules, State};

use adjudicate_rules::Game;

/// Roman Checkers, as the registry lists it.
pub static GAME: Game = Game {
    name: "roman-checkers",
    title: "Roman Checkers",
    rules: 1,
    players: 2..=2,
    lots: true,
    dice: false,
    clauses: clauses::CLAUSES,
    options: clauses::OPTIONS,
    notation: "`c3-d4` moves a piece; the record adds what happened: `c9-d10 throne`, `d4-e5 xe6`. `pass` without a move.",
    lessons: lessons::LESSONS,
    start: position::start,
};
