//! What people read: a game told, verdicts, findings, the way on.
//!
//! Nothing here prints or asks, and nothing is decided here.

pub mod dates;
pub mod dispute;
pub mod event;
pub mod ledger;
pub mod story;
pub mod terms;
pub mod view;
