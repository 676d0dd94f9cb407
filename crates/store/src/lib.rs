//! Many desks over one store. The data of a desk are named documents: the log of a game, the slips and elements beside it, the
//! notices that were sent, the messages to be sent, the messages that came in. A [`Store`] holds them, in a database or for tests
//! in memory, and gives out those that one piece of work needs. A [`ChangeSet`] holds the changes of that piece of work, and is
//! committed whole or not at all.
//!
//! So a desk has no state of its own. It takes a message by lease, checks the documents out that belong to it as files in memory
//! ([`WorkingCopy`]), does what the desk over a directory does, and commits the difference.

mod archive;
pub mod change_set;
mod check;
mod checkout;
mod connect;
mod erase;
mod export;
pub mod files;
mod listing;
mod local;
mod message;
mod metrics;
mod operations;
#[cfg(feature = "postgres")]
mod packing;
#[cfg(feature = "postgres")]
mod postgres;
mod renewal;
mod retry;
mod send_queue;
mod sending;
mod store;
mod timeline;
mod timings;
mod transfer;
mod worker;

pub use archive::archive;
pub use change_set::{
    ChangeSet, DocumentChange, EntryRow, GameChange, MessageFate, NextCheck, NextCheckFn, PendingPiece, QuotaChange,
};
pub use check::check;
pub use checkout::CheckoutStore;
pub use connect::{Access, init, is_database, open, open_operations};
pub use erase::erase;
pub use export::{ExportDirectory, TransferCounts};
pub use files::Files;
pub use listing::{GameFilter, TakeGameFn, each_game, list_games, show_game};
pub use local::{LeftLetter, WorkingCopy, letters_left, wanted_by_letter};
pub use metrics::{DeskMetrics, MetricsPage, metrics};
pub use operations::{
    CheckedDocument, CheckedEntry, CheckedRows, DeskRow, ErasurePlan, GameQuery, GameRow, MailTable, RefusedFate,
    RefusedRow, RemovedGame, StoreOperations, StoredMail, WaitingMail,
};
#[cfg(feature = "postgres")]
pub use postgres::PostgresStore;
pub use renewal::{LeaseRenewal, RenewalGuard};
pub use send_queue::SendQueue;
pub use sending::StoreQueue;
pub use store::{
    CommitOutcome, ExportSink, LATER, LeasedGame, LeasedWork, MessageLease, PostedLetter, Query, QueuedLetter,
    SendOutcome, Snapshot, Store, StoreHealth, ToldGame,
};
pub use timeline::HighestTimeline;
pub use timings::DeskTimings;
pub use transfer::{export, import};
pub use worker::{Worker, WorkerCounts};
