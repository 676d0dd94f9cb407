//! A dispute told: as an arbiter reads it, and as a letter to the players.

pub mod event;
mod event_deeds;
mod letter;
mod words;

pub use letter::letter;
pub use words::{report, summary};
