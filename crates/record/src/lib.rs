//! The record of a game: keys and signatures, dice that nobody can choose, and the log that holds everything.
//!
//! Nothing here knows a game or judges one; that is for `adjudicate-referee`.

pub mod crypto;
pub mod dice;
pub mod log;
