//! The built program, as people use it: what they type and see, what they hand on to each other, and what goes wrong around it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod adding;
mod arrivals;
mod aside;
mod circles;
mod cli_read;
mod commands;
mod dialogues;
mod disputes;
mod duerror;
mod event;
mod examples;
mod export;
mod faults;
mod language;
mod layers;
mod learning;
mod letters;
mod mail;
mod names;
mod newcomer;
mod open_seat;
mod pens;
mod pictures;
mod plain_words;
mod readme;
mod rendered;
mod store;
mod summaries;
mod tutorial;

use adjudicate_testkit::people::{Homes, TestPerson};

/// The path of the program that was built for these tests.
const PROGRAM: &str = env!("CARGO_BIN_EXE_adjudicate");

/// A place for the homes of some people.
fn homes() -> Homes {
    Homes::new(PROGRAM)
}

/// Somebody with a home and no key.
fn somebody() -> TestPerson {
    TestPerson::alone(PROGRAM)
}
