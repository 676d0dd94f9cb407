//! Events: the log and its one spelling, honest and dishonest events with their games, and the commands.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../common/mod.rs"]
mod common;
mod kit;
#[path = "../support/program.rs"]
#[expect(dead_code, reason = "other tests use other parts")]
mod program;

mod byes;
mod bytes;
mod commands;
mod dishonest;
mod honest;
mod ledger;
#[path = "../support/scalars.rs"]
mod scalars;
mod schema;
mod series;
mod spelling;
mod twice;
