//! Pairings of events.

mod boards;
mod dutch;
mod help;
mod knockout;
mod open;
mod round_robin;
mod swiss;
