//! The games: every engine against the contract that all share, and clause by clause against its own rules.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod kit;

mod backgammon;
mod chess;
mod chess_notation;
mod conformance;
mod duerror;
mod duodecim;
mod exports;
mod merels;
mod nine_mens_morris;
mod open;
mod roman_checkers;
mod roman_merels;
mod tic_tac_toe;
