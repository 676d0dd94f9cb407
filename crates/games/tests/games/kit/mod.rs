//! The common parts of the tests of all games.

pub mod conformance;
pub mod page;
pub mod refusals;
pub mod start;
pub mod vectors;

pub use adjudicate_testkit::Random;
pub use refusals::{Refused, refused, refuses, understands};
pub use start::{dice, end, legal_texts, play_all, table};
