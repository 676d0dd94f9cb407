//! Duerror Grandis: the engine against complete games, random games of every variant, sealed boards in signed logs.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../common/mod.rs"]
mod common;
#[path = "../games/kit/random.rs"]
mod numbers;
#[path = "../program/mod.rs"]
mod program;

mod files;
mod games;
mod illegal;
mod ledger;
mod page;
mod play;
mod random;
mod sealed;
mod secret;
mod table;
