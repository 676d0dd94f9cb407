//! Tic-Tac-Toe: three in a row on nine squares. It is the game to copy for a new one: a whole game, and nothing but one.

mod board;
mod clauses;
mod lessons;
mod moves;
mod position;
mod scene;

use adjudicate_rules::Game;

/// Tic-Tac-Toe, as the registry lists it.
pub static GAME: Game = Game {
    name: "tic-tac-toe",
    title: "Tic-Tac-Toe",
    rules: 1,
    players: 2..=2,
    lots: true,
    dice: false,
    clauses: clauses::CLAUSES,
    options: &[],
    notation: "The square that is marked, a1 to c3: `b2`.",
    lessons: lessons::LESSONS,
    start: position::start,
};
