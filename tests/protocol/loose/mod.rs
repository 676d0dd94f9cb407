//! The strict reader against a general YAML parser, and entries found again in what mail made of them.

mod differential;
mod entries;
mod mail;
