//! The rule engine of Ludus Duodecim Scriptorum.

mod options;
mod oracle;
mod random;
mod refusals;
mod setup;
mod vectors;
