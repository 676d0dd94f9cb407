//! Stores that many desks share.

use schemars::JsonSchema;
use serde::Serialize;

/// The size of a store, and its waiting work.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct StoreStatus {
    /// The number of the last step that its tables have been through; 0 for a directory.
    pub version: i32,
    /// Games.
    pub games: u64,
    /// Entries of their logs.
    pub entries: u64,
    /// Messages that have come in and are not dealt with.
    pub inbox: u64,
    /// For how many seconds the oldest of them has waited.
    pub inbox_age: u64,
    /// Messages left for a person to read.
    pub unread: u64,
    /// Messages that have to be sent.
    pub outbox: u64,
    /// Messages that no server takes.
    pub refused: u64,
    /// Games in which something is due by now.
    pub due: u64,
    /// Entries that came before those that they build on.
    pub early: u64,
    /// Desks that were heard of within their leases.
    pub desks: u64,
}

/// The documents that were brought into a store, or written out of one.
#[derive(Serialize, JsonSchema)]
pub struct StoreTransfer {
    /// Games.
    pub games: u64,
    /// Other documents.
    pub documents: u64,
    /// Messages.
    pub messages: u64,
}

/// A line of the log of a desk over a store.
#[derive(Serialize, JsonSchema)]
pub struct DeskLogLine {
    /// When.
    pub at: String,
    /// The desk's name.
    pub desk: String,
    /// The act, in words.
    pub text: String,
}
