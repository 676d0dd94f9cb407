//! Events in the program: dishonest ones, the ledger of their tokens, two logs of one event, the commands, and reports of other
//! programs.

mod commands;
mod dishonest;
mod ledger;
mod pairings;
mod twice;
