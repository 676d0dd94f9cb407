//! Pairings of events.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod boards;
mod help;
mod knockout;
mod open;
mod round_robin;
mod swiss;
