//! What was found in copies of games, as an arbiter reads it.

pub mod acts;
pub mod findings;
pub mod line;
pub mod slips;
