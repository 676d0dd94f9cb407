//! Duerror Grandis: two to nine players, each on a path of his own over the same 81 squares, with the variants Merus,
//! Factiosus, Caecus and Parcus.

mod board;
mod clauses;
mod law;
mod lessons;
mod order;
mod position;
mod random_path;
mod scene;
mod stage;
mod state;
mod steps;
mod stock;
mod turn;

pub use board::{Landing, Path, Square, StepStart};
pub use law::{BoardChoice, PieceKind, boards};
pub use position::Duerror;
pub use random_path::random_path;
pub use stock::STOCK;

use adjudicate_rules::Game;

/// The registry's entry.
pub static GAME: Game = Game {
    name: "duerror-grandis",
    title: "Duerror Grandis",
    rules: 1,
    players: 2..=9,
    lots: false,
    dice: true,
    clauses: clauses::CLAUSES,
    options: clauses::OPTIONS,
    notation: "steps with `; ` between, such as `board 3; colour red; start thete; move` in the first turn, then `change \
               ephebe; take bob; move`. `roll` and `veer` throw dice and end the entry. `stay` costs a token, `hold` is for who \
               cannot move.",
    lessons: lessons::LESSONS,
    start: |setup| Ok(Box::new(Duerror::start(setup)?)),
};
