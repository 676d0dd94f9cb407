//! Disputes through the command, and stories as a just arbiter finds them.

mod command;
mod languages;
mod stories;
