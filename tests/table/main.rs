//! Standings, crosstables and reports against hand-computed and published examples.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod build;
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

use adjudicate::event::table;
