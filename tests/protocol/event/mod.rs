//! Events: the log and its one spelling, honest events with their games, and two logs of one.

pub mod appeals;
pub mod byes;
mod bytes;
pub mod corrections;
pub mod handover;
pub mod honest;
pub mod leaves;
pub mod matches;
mod people;
mod schema;
pub mod series;
mod spelling;
pub mod stages;
pub mod swiss;
mod twice;
