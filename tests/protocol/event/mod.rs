//! Events: the log and its one spelling, honest events with their games, and two logs of one.

mod byes;
mod bytes;
mod honest;
mod schema;
mod series;
mod spelling;
mod swiss;
mod twice;
