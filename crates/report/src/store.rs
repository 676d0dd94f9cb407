//! Stores that many desks share.

use std::collections::BTreeMap;

use adjudicate_record::crypto::Digest;
use adjudicate_record::log::Time;
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

/// The desks of a store.
#[derive(Serialize, JsonSchema)]
pub struct StoreDesks {
    /// The desks, those that were active last first.
    pub desks: Vec<StoreDesk>,
    /// Whether there are more.
    pub more: bool,
}

/// A desk of a store.
#[derive(Serialize, JsonSchema)]
pub struct StoreDesk {
    /// Its name.
    pub name: String,
    /// The time at which it was last active, by the clock of the database; an idle desk writes it four times in each lease.
    pub seen: Option<Time>,
    /// How many seconds ago that was.
    pub seconds: u64,
    /// Whether that is less than the length of a lease.
    pub at_work: bool,
    /// The number of the last migration that its program knows; null for a desk that does not say.
    pub version: Option<i64>,
    /// The work that it does for all desks at present: `count` or `prune`.
    pub chores: Vec<String>,
}

/// The messages that no mail server takes.
#[derive(Serialize, JsonSchema)]
pub struct RefusedMails {
    /// The messages.
    pub messages: Vec<RefusedMail>,
    /// Whether there are more.
    pub more: bool,
}

/// A message that no mail server takes.
#[derive(Serialize, JsonSchema)]
pub struct RefusedMail {
    /// Its name, of which the beginning is enough.
    pub id: String,
    /// The recipient; null if the message is not of a kind that this program knows.
    pub to: Option<String>,
    /// Its subject.
    pub subject: String,
    /// The time at which a desk wrote it.
    pub since: Option<Time>,
}

/// The outcome for messages that no mail server took.
#[derive(Serialize, JsonSchema)]
pub struct SettledMails {
    /// The act: `retried` or `dropped`.
    pub done: &'static str,
    /// The number of messages.
    pub messages: u64,
}

/// Games of a store.
#[derive(Serialize, JsonSchema)]
pub struct StoreGames {
    /// The games, in the order of their paths.
    pub games: Vec<StoreGame>,
    /// Whether there are more.
    pub more: bool,
}

/// A game of a store.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct StoreGame {
    /// Its id.
    pub id: Digest,
    /// The path of its log in the store.
    pub path: String,
    /// The event to which it belongs; null for a game of none.
    pub event: Option<String>,
    /// The game and its players; null if its log is invalid.
    pub headline: Option<String>,
    /// The number of its entries.
    pub entries: u64,
    /// The date of the last entry; null if it cannot be read.
    pub last: Option<Time>,
    /// Whether the game is over.
    pub over: bool,
    /// How the game stands: the players who have to act, or the end.
    pub status: Vec<String>,
    /// The next time at which a desk looks at the game though nobody writes, by the clock of the database; null if no desk has to.
    pub next: Option<Time>,
    /// The fault of its log; null for a valid one. Signatures are not checked, as `store check` does.
    pub trouble: Option<String>,
}

/// A game of a store, with its last entries and the work that waits.
#[derive(Serialize, JsonSchema)]
pub struct StoreGameHistory {
    /// The game.
    pub game: StoreGame,
    /// Its last entries, the oldest first.
    pub entries: Vec<StoredEntry>,
    /// Whether it has earlier entries.
    pub more: bool,
    /// The items in the store that wait and concern the game or its players.
    pub waiting: Vec<WaitingItem>,
}

/// An entry of a game of a store.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct StoredEntry {
    /// Its number.
    pub seq: u64,
    /// Its date.
    pub at: Time,
    /// Its author.
    pub by: String,
    /// Its number, author and act on a line.
    pub text: String,
}

/// An item in a store that waits.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct WaitingItem {
    /// The kind: `beside` (slips and elements beside the log), `inbox` (a message from a player that no desk has handled), `unread` (a letter
    /// that was left for a person), `outbox` (a message to a player), `refused` (a message to a player that no server takes).
    pub kind: &'static str,
    /// The name of the message; null for anything else.
    pub id: Option<String>,
    /// The item in a few words: the sender or the recipient, and the number of attempts.
    pub text: String,
}

/// The verdict on a store.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct StoreVerdict {
    /// The number of games that were checked.
    pub games: u64,
    /// The number of their entries.
    pub entries: u64,
    /// The number of logs of events.
    pub events: u64,
    /// The number of other documents.
    pub documents: u64,
    /// The faults.
    pub faults: Vec<StoreFault>,
    /// Whether there are more faults than are listed.
    pub more: bool,
}

/// A fault of a store.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct StoreFault {
    /// The game, by the path of its log; or another document, or a table.
    pub place: String,
    /// The fault.
    pub fault: String,
}

/// The games that were written out of a store and removed from it.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
pub struct StoreArchive {
    /// The number of games.
    pub games: u64,
    /// The number of their entries.
    pub entries: u64,
    /// The number of finished games that stay because they belong to an event.
    pub of_events: u64,
    /// The number of those that stay because a desk still has to tell something about them.
    pub waiting: u64,
    /// The number of those that stay because somebody has changed them meanwhile.
    pub changed: u64,
}

/// The erasure of a person.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
pub struct Erasure {
    /// The address.
    pub address: String,
    /// The number of letters from it that were deleted.
    pub letters: u64,
    /// The number of messages to it that were deleted.
    pub messages: u64,
    /// The number of documents that were deleted: invitations, requests, notes, and words that were kept as the reason of an entry.
    pub documents: u64,
    /// The number of rows that were deleted by which the address was found or counted.
    pub indexed: u64,
    /// The number of games whose charters name the address. Their signed logs stay.
    pub games: u64,
    /// The records that stay.
    pub stays: Vec<StayingRecord>,
    /// Whether more of them stay than are listed.
    pub more: bool,
}

/// A record that an erasure leaves.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct StayingRecord {
    /// Its path in the store.
    pub path: String,
    /// Its kind.
    pub what: String,
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
