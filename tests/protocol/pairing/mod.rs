//! Pairings of events.

mod boards;
mod help;
mod knockout;
mod open;
mod round_robin;
mod swiss;
