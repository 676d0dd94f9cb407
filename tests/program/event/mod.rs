//! Events in the program: dishonest ones, the ledger of their tokens, two logs of one event, and the commands.

mod commands;
mod dishonest;
mod ledger;
mod twice;
