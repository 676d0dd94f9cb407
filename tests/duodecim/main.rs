//! The rule engine of Ludus Duodecim Scriptorum.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod conformance;
mod options;
mod oracle;
mod random;
mod refusals;
mod setup;
mod vectors;
