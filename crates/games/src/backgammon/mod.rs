//! Backgammon as standardised since Hoyle, and as clubs play it: with the doubling cube, in matches.

mod board;
mod clauses;
mod judge;
mod lessons;
pub mod mat;
pub mod mat_reading;
mod match_id;
mod moves;
mod position;
mod position_id;
mod scene;
mod scoring;
mod turns;
mod why_not;

pub use board::{BAR, Board, Dice, DieMove, OFF};
pub use moves::CubeTurn;
pub use position::Backgammon;
pub use position_id::position_id;
pub use turns::DieMoves;

use adjudicate_rules::Game;

/// The registry's entry.
pub static GAME: Game = Game {
    name: "backgammon",
    title: "Backgammon",
    rules: 1,
    players: 2..=2,
    lots: false,
    dice: true,
    clauses: clauses::CLAUSES,
    options: clauses::OPTIONS,
    notation: "`13/8 6/5` moves two pieces, `bar/22` enters, `6/off` bears off, `8/5(2)` moves two alike, `24/18/13` one \
               piece twice; `*` marks a hit and may be left out. `pass` if no die can be played. With the cube `roll` or \
               `double` before the throw, and `take` or `drop`.",
    lessons: lessons::LESSONS,
    start: |setup| Ok(Box::new(Backgammon::start(setup)?)),
};
