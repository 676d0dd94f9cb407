//! Playing without signing: what is said at a table, and the game that comes of it.

pub mod line;
pub mod seats;
pub mod sheet;
