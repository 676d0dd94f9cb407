//! Many desks over one store. The data of a desk are named documents: the log of a game, the slips and elements beside it, the
//! notices that were sent, the messages to be sent, the messages that came in. A [`Keep`] holds them, in a database or for tests
//! in memory, and gives out those that one piece of work needs. A [`Unit`] holds the changes of that piece of work, and is
//! committed whole or not at all.
//!
//! So a desk has no state of its own. It takes a message by lease, checks the documents out that belong to it as files in memory
//! ([`WorkingCopy`]), does what the desk over a directory does, and commits the difference.

mod checkout;
mod connect;
pub mod files;
mod keep;
mod local;
mod message;
mod metrics;
#[cfg(feature = "postgres")]
mod migrations;
#[cfg(feature = "postgres")]
mod postgres;
mod renewal;
mod retry;
mod transfer;
mod tray;
pub mod unit;
mod worker;

pub use checkout::CheckoutStore;
pub use connect::{Access, init, is_database, open};
pub use files::{Files, collect, put};
pub use keep::{
    Checkout, Claim, Committed, HeldGame, Keep, LATER, PostedLetter, QueuedLetter, Settling, Taken, Troubles, Wanted,
};
pub use local::{LeftLetter, WorkingCopy, letters_left, wanted_by_letter};
pub use metrics::metrics;
#[cfg(feature = "postgres")]
pub use migrations::VERSION;
#[cfg(feature = "postgres")]
pub use postgres::PostgresStore;
pub use renewal::{Renewal, Renewed};
pub use transfer::{Moved, export, import};
pub use tray::Tray;
pub use unit::{DocumentChange, Due, Fate, GameChange, Piece, QuotaChange, Row, Unit, Wake};
pub use worker::{Counted, Worker, post};
