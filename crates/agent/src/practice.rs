//! Playing without signatures: the lines of a table, the game that follows from them, and lessons.

pub mod course;
pub mod line;
pub mod record;
pub mod seats;
pub mod sheet;
pub mod thrower;
