//! Chess by the laws of FIDE. Which moves are legal is asked of the crate cozy-chess; notation, draws and ends are here.

mod clauses;
mod endings;
mod fen;
mod judge;
mod languages;
mod lessons;
mod moves;
mod names;
pub mod pgn;
mod position;
mod san;
mod scene;
mod why_not;

pub use position::Chess;

use adjudicate_rules::Game;

/// The registry's entry.
pub static GAME: Game = Game {
    name: "chess",
    title: "Chess",
    rules: 1,
    players: 2..=2,
    lots: true,
    dice: false,
    clauses: clauses::CLAUSES,
    options: &[],
    notation: "algebraic: `e4`, `Nf3`, `exd5`, `O-O`, `e8=Q`, `Nbd2`; squares from and to (`e2e4`, `e7e8q`) are read, too. \
               `+`, `#` and `x` may be left out when typing.",
    lessons: lessons::LESSONS,
    start: |setup| Ok(Box::new(Chess::start(setup))),
};
