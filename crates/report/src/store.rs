//! Stores that many desks share.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

/// The size of a store, and its waiting work.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct StoreStatus {
    /// The number of the last step that its tables have been through; 0 for a directory.
    pub version: i64,
    /// The name and port of the server that takes the writes; empty for a directory.
    pub server: String,
    /// The timeline of that server, which grows by one when a standby takes its place; 0 where the database has none.
    pub timeline: u64,
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

/// A line of the log of a desk.
#[derive(Serialize, JsonSchema)]
pub struct DeskLogLine {
    /// The time.
    pub at: String,
    /// `info` for an act of the desk, `warn` for something that the desk could not do.
    pub level: &'static str,
    /// The desk's name; null for a desk over a directory.
    pub desk: Option<String>,
    /// The act or the failure, in words.
    pub text: String,
    /// The subjects of the line: `mail` (the name of a message), `from` (the address in it), `attempt` (of a message), `game` (its file or id),
    /// `event` (its name), `transaction` (the attempt, after conflicts), `to` (a recipient), `count` (of messages).
    pub about: BTreeMap<String, String>,
}
