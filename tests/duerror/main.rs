//! Duerror Grandis: the engine against complete games, every clause broken, random games of every variant.
#![allow(clippy::unwrap_used, clippy::panic)]

mod games;
mod play;
mod random;
mod table;
