//! Pictures: as they have to be, in agreement with the text boards, and as pages in a real browser.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../program/mod.rs"]
mod program;

mod agreement;
mod browser;
mod commands;

mod golden;
mod hostile;
mod positions;
mod site;
mod webdriver;
