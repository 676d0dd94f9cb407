//! The parts that tests are made of. Numbers that are the same on every machine, and random players of Duerror Grandis,
//! need nothing but the games. With the feature `signed` there are whole games besides, with fixed keys: charters, and
//! a `TestGame` that writes logs through `Match::compose`, so that a test reads like the story of a game; events of the
//! same kind; and people who run the built program in homes of their own.
//!
//! ```
//! use adjudicate_testkit::Random;
//!
//! // The same on every machine, so that a test which fails says with which seed.
//! let (mut one, mut other) = (Random::new(7), Random::new(7));
//! assert_eq!(one.below(52), other.below(52));
//! ```
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

pub mod clock;
pub mod duerror;
pub mod hostile;
mod random;
mod update;

#[cfg(feature = "signed")]
pub mod disputes;
#[cfg(feature = "signed")]
pub mod event;
#[cfg(feature = "signed")]
mod keys;
#[cfg(feature = "signed")]
pub mod kinds;
#[cfg(feature = "signed")]
pub mod morris;
#[cfg(feature = "signed")]
pub mod people;
#[cfg(feature = "signed")]
pub mod slips;
#[cfg(feature = "signed")]
mod terms;
#[cfg(feature = "signed")]
mod values;
#[cfg(feature = "signed")]
pub mod world;

pub use random::Random;
pub use update::is_updating;

#[cfg(feature = "signed")]
pub use keys::{chain, holder_of, identity, key};
#[cfg(feature = "signed")]
pub use terms::{Terms, caecus, open_game};
#[cfg(feature = "signed")]
pub use values::{bytes, name, text};
#[cfg(feature = "signed")]
pub use world::TestGame;

use std::path::{Path, PathBuf};

/// A file of the repository, by its path from the root.
pub fn file(path: impl AsRef<Path>) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}
