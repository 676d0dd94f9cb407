//! Duerror Grandis: the engine against complete games, every clause broken, random games of every variant.
#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../common/mod.rs"]
mod common;

mod games;
mod illegal;
mod ledger;
mod play;
mod random;
mod table;
