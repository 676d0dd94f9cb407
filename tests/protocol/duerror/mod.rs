//! Duerror Grandis in signed logs: sealed boards, and what is saved from game to game.

mod files;
mod ledger;
pub mod sealed;
