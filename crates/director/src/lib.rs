//! The director of an event: its log, its pairings, its results, and what players send.

pub mod acts;
pub mod arrivals;
pub mod by_hand;
pub mod check;
pub mod description;
pub mod directory;
pub mod leaves;
pub mod letter;
pub mod news;
pub mod notices;
pub mod page;
pub mod panel;
pub mod ratings;
pub mod site;
pub mod slips;
pub mod status;
pub mod tasks;
pub mod times;
