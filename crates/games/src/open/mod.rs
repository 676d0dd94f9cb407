//! The open game: any game that people agree to play, of which the referee keeps the log, the order of turns and the dice.

mod clauses;
mod lessons;
mod moves;
mod position;
mod scene;

use adjudicate_rules::Game;

/// The open game, as the registry lists it.
pub static GAME: Game = Game {
    name: "open",
    title: "Open Game",
    rules: 1,
    players: 2..=16,
    lots: true,
    dice: true,
    clauses: clauses::CLAUSES,
    options: &[],
    notation: "Free text; `; ` between steps. The last step may be `next: NAME` or `throw: 2d6`.",
    lessons: lessons::LESSONS,
    start: position::start,
};
