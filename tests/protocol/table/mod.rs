//! Standings, crosstables and reports against hand-computed and published examples.

mod build;
mod codes;
mod crosstables;
mod exercises;
mod faults;
mod full_boards;
mod knockouts;
mod leaving;
mod properties;
mod running;
mod tiebreaks;
mod trf;
