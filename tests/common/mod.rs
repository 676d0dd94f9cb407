//! Whole games for tests: fixed keys, charters, and a [`World`] that writes logs through `Match::compose`, so that a test
//! reads like the story of a game.

// Each test program uses the part that it needs.
#![allow(dead_code, unused_imports)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

pub mod keys;
pub mod kinds;
pub mod slips;
pub mod terms;
pub mod world;

pub use keys::{chain, holder_of, identity, key};
pub use terms::{Terms, open_game};
pub use world::World;

use adjudicate::log::{Bytes, Text};
use adjudicate::rules::Name;

/// A name that is one.
pub fn name(name: &str) -> Name {
    Name::parse(name).unwrap()
}

/// A text that is one.
pub fn text(text: &str) -> Text {
    Text::new(text).unwrap()
}

/// As many bytes with this value.
pub fn bytes<const N: usize>(byte: u8) -> Bytes<N> {
    Bytes([byte; N])
}
