//! The commands that only read, through the program itself.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod explain;
mod export;
mod games;
#[path = "../support/letters.rs"]
#[expect(dead_code, reason = "other tests use other parts")]
mod letters;
mod pages;
#[path = "../support/program.rs"]
mod program;
mod replay;
mod rules;
mod schemas;
mod verify;
