//! The common part of Nine Men's Morris and its relatives: the board, the notation of turns, and an engine whose
//! [`Law`] says what the game at hand allows.
//!
//! Two parts know the rules: one lists turns for speed, the other judges a given turn and says why it is illegal. The
//! tests hold them to the same verdict.

mod board;
mod ends;
mod engine;
mod judge;
mod law;
mod moves;
mod position;
mod repetition;
mod scene;
mod set;
mod steps;
mod turns;

pub use board::Point;
pub use law::{Citations, Law, RemovableStones};
pub use moves::MerelsTurn;
pub use position::{Ban, Merels, Side};
pub use set::{PointSet, Points};
