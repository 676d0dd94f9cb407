//! The strict reader against a general YAML parser, and entries found again in what mail made of them.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod differential;
mod entries;
mod mail;
