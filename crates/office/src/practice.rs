//! Playing without signing: what is said at a table, the game that comes of it, and lessons.

pub mod course;
pub mod line;
pub mod record;
pub mod seats;
pub mod sheet;
pub mod thrower;
