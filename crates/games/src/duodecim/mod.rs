//! Ludus Duodecim Scriptorum, the Roman game of twelve lines.
//!
//! [`GAME`] is what the registry lists. Beneath it a [`Duodecim`] is a position without texts, a [`Throw`] its dice, a [`TurnInProgress`]
//! goes on by single moves, and [`plays`] has whole ones.

mod board;
mod clauses;
mod dice;
mod judge;
mod lessons;
mod moves;
pub mod plays;
mod position;
mod scene;
mod table;
mod turn;

pub use dice::{DiceGroup, DiceSet, Throw};
pub use table::{Duodecim, Ending, Exit, Rules, Side, SingleMove};
pub use turn::{SingleMoves, TurnInProgress};

use adjudicate_rules::Game;

/// The rule set.
pub static GAME: Game = Game {
    name: "duodecim-scriptorum",
    title: "Ludus Duodecim Scriptorum",
    rules: 1,
    players: 2..=2,
    lots: false,
    dice: true,
    clauses: clauses::CLAUSES,
    options: clauses::OPTIONS,
    notation: "single moves in your order, with blanks between: `in/3` enters, `7/10` moves, `7/17(2)` moves a pair or stack \
               of that many, `28/off` leaves; `*` marks a capture (`7/10*`) and may be left out; `pass` when no die can be \
               used",
    lessons: lessons::LESSONS,
    start: position::start,
};
