//! The commands that only read, through the program itself.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../common/mod.rs"]
mod common;
mod explain;
mod export;
mod games;
mod pages;
#[path = "../support/program.rs"]
mod program;
mod replay;
mod rules;
mod schemas;
mod verify;
