//! Pairings of the rounds of an event.
//!
//! Everything here is a function of what it is given: no clock, no randomness, no files. The same standings and the
//! same lots always give the same boards, so a director's pairing can be checked like a move.
//!
//! | system | function | its guarantees |
//! | --- | --- | --- |
//! | round-robin, double-round-robin | [`round_robin`] | FIDE's Berger tables |
//! | knockout | [`Bracket`] | a seeded bracket, byes to the best numbers |
//! | swiss | [`swiss()`] | nobody meets twice; then the best of all pairings by a stated order of aims |
//! | fide-dutch-2026 | [`fide_dutch()`] | FIDE's Dutch system |
//! | open | [`open()`] | as few repeated meetings as can be; then first turns, then lots |
//!
//! Boards of two are a minimum-weight perfect matching in a general graph (the `matching` module), boards of three or
//! four a search that is exhaustive for small fields (the `tables` module). Numbers are entrants' numbers from
//! [`numbering()`]: 1 is the best.

mod berger;
mod boards;
mod duel;
mod dutch;
mod fault;
mod field;
mod knockout;
mod lots;
mod matching;
mod numbering;
mod open;
mod scale;
mod standing;
mod swiss;
mod tables;
mod turn;
mod weight;

pub use berger::{RoundRobinCycles, round_robin};
pub use boards::Pairing;
pub use dutch::{DutchColour, DutchField, DutchPlayer, PastRound, RoundKind, baku, fide_dutch};
pub use fault::PairingFault;
pub use knockout::{Bracket, Heat};
pub use numbering::numbering;
pub use open::open;
pub use standing::Participant;
pub use swiss::swiss;
pub use turn::first_turn;
