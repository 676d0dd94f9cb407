//! The meaning of logs, through the library: spelling, keys, dice, the referee, events and disputes, against worked
//! cases, kits of faults, whole stories, and random games.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod absences;
mod any_entry;
mod append;
mod arbiter;
mod crypto_vectors;
mod damaged;
mod disputes;
mod duerror;
mod endings;
mod event;
mod format_vectors;
mod lines;
mod loose;
mod pages;
mod pairing;
mod pictures;
mod properties;
mod pseudo_code;
mod ratings;
mod referee_vectors;
mod render;
mod scalars;
mod signed;
mod stories;
mod table;
mod threads;
