//! Roman Merels: the vectors, and every clause in turn.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "support/vectors.rs"]
mod vectors;

use adjudicate::games::roman_merels::GAME;

const VECTORS: &str = include_str!("vectors/rules/roman-merels.json");

#[test]
fn complete_games_replay() {
    vectors::traces(&GAME, VECTORS);
}

#[test]
fn perft_counts_match() {
    vectors::perft(&GAME, VECTORS);
}
