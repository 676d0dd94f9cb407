//! The questions and acts of an operator: what is in a store, what waits in it, and what can be taken out. All of it works while desks do.

use std::collections::BTreeSet;

use adjudicate_agent::Failure;
use adjudicate_record::crypto::Digest;

use crate::store::Store;

/// A desk that a store knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeskRow {
    /// Its name.
    pub name: String,
    /// The time at which it was last heard of, in seconds since 1970 by the clock of the store.
    pub seen: i64,
    /// How many seconds ago that was.
    pub age: i64,
    /// The number of the last migration that it knows; a desk of an old program does not say.
    pub version: Option<i64>,
    /// The chores that it does for all desks at present.
    pub chores: Vec<String>,
}

/// A message that no server takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusedRow {
    /// Its name.
    pub id: String,
    /// The file as an outbox has it.
    pub body: Vec<u8>,
}

/// The decision about messages that no server took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefusedFate {
    /// A desk tries to send them again at once.
    Retry,
    /// They are deleted.
    Drop,
}

/// The games that are wanted.
#[derive(Clone, Debug, Default)]
pub struct GameQuery {
    /// The beginning of the paths of their logs.
    pub below: String,
    /// An address in the charter, as it is compared; empty for any.
    pub address: String,
    /// A text in the charter; empty for any.
    pub charter_has: String,
}

/// A game as its rows say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    /// Its id.
    pub id: Digest,
    /// The path of its log.
    pub path: String,
    /// The number of commits that have touched it.
    pub version: i64,
    /// The number of its entries.
    pub length: u64,
    /// The bytes of the last entry; none if the row is missing.
    pub last: Option<Vec<u8>>,
    /// The next time at which a desk looks at it, in seconds since 1970.
    pub due: Option<i64>,
}

/// The row of an entry, for a check.
#[derive(Clone, Debug)]
pub struct CheckedEntry {
    /// Its number.
    pub seq: i64,
    /// Its id.
    pub id: Vec<u8>,
    /// The id of the entry before it.
    pub prev: Option<Vec<u8>>,
    /// Its bytes.
    pub body: Vec<u8>,
}

/// All rows of a game, for a check.
#[derive(Clone, Debug, Default)]
pub struct CheckedRows {
    /// Its id.
    pub id: Vec<u8>,
    /// The path of its log.
    pub path: String,
    /// The id of its last entry.
    pub head: Vec<u8>,
    /// The number of its entries.
    pub length: i64,
    /// Its entries.
    pub entries: Vec<CheckedEntry>,
    /// The pieces beside the log: the id and the bytes.
    pub beside: Vec<(Vec<u8>, Vec<u8>)>,
    /// The documents kept with it, by name.
    pub documents: Vec<(String, Vec<u8>)>,
    /// The addresses under which it is found.
    pub addresses: BTreeSet<String>,
    /// Whether a desk looks at it at some time.
    pub is_due: bool,
}

/// A document of its own, for a check.
#[derive(Clone, Debug)]
pub struct CheckedDocument {
    /// Its path.
    pub path: String,
    /// Its bytes.
    pub body: Vec<u8>,
    /// The addresses under which it is found.
    pub addresses: BTreeSet<String>,
}

/// A message that concerns an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaitingMail {
    /// Its name, or its digest.
    pub id: String,
    /// The table that holds it: `inbox`, `outbox`, or `refused`.
    pub kind: &'static str,
    /// The address.
    pub address: String,
    /// The number of times that it was put off.
    pub put_off: i64,
    /// The reason why it was put off the last time.
    pub why: Option<String>,
}

/// A game that leaves a store.
#[derive(Clone, Debug)]
pub struct RemovedGame {
    /// Its id.
    pub id: Digest,
    /// The path of its log.
    pub path: String,
    /// The version that was read.
    pub version: i64,
    /// The addresses that its charter names.
    pub addresses: BTreeSet<String>,
}

/// A table with messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MailTable {
    /// Messages that have come in.
    Inbox,
    /// Messages that are left for a person.
    Unread,
    /// Messages that have to be sent, or were refused.
    Outbox,
}

/// A message of a store.
#[derive(Clone, Debug)]
pub struct StoredMail {
    /// Its table.
    pub table: MailTable,
    /// Its digest in hexadecimal digits, or its name.
    pub id: String,
    /// Its bytes.
    pub body: Vec<u8>,
}

/// The rows that an erasure deletes.
#[derive(Clone, Debug, Default)]
pub struct ErasurePlan {
    /// The address, as it is compared.
    pub address: String,
    /// Messages, by their tables and ids.
    pub mail: Vec<(MailTable, String)>,
    /// Documents with the versions that were read.
    pub documents: Vec<(String, i64)>,
    /// Documents that may be there.
    pub notes: Vec<String>,
    /// Documents kept with games, by their names.
    pub replies: Vec<(Digest, String)>,
}

/// A store as its operator uses it.
pub trait StoreOperations: Store {
    /// The desks that were heard of in the last month, those that were heard of last first, this many at most.
    ///
    /// # Errors
    /// The store cannot be read.
    fn desks(&mut self, most: usize) -> Result<Vec<DeskRow>, Failure>;

    /// The messages that no server takes and whose names begin so, this many at most.
    ///
    /// # Errors
    /// The store cannot be read.
    fn refused(&mut self, named: &str, most: usize) -> Result<Vec<RefusedRow>, Failure>;

    /// Retries or drops the refused messages with these names, and returns how many of them were refused.
    ///
    /// # Errors
    /// The store cannot be written: none of them has changed.
    fn settle_refused(&mut self, names: &[String], fate: RefusedFate) -> Result<u64, Failure>;

    /// Games in the order of their paths, behind this one, this many at most.
    ///
    /// # Errors
    /// The store cannot be read.
    fn games(&mut self, wanted: &GameQuery, after: &str, most: usize) -> Result<Vec<GameRow>, Failure>;

    /// The messages that wait for these addresses, or have come from them, this many of each kind at most.
    ///
    /// # Errors
    /// The store cannot be read.
    fn mail_of(&mut self, addresses: &BTreeSet<String>, most: usize) -> Result<Vec<WaitingMail>, Failure>;

    /// All rows of some games behind this one, in the order of their ids, as they were at one moment.
    ///
    /// # Errors
    /// The store cannot be read.
    fn rows_of_games(&mut self, after: &[u8]) -> Result<Vec<CheckedRows>, Failure>;

    /// Some documents of their own behind this one, in the order of their paths, as they were at one moment.
    ///
    /// # Errors
    /// The store cannot be read.
    fn rows_of_documents(&mut self, after: &str) -> Result<Vec<CheckedDocument>, Failure>;

    /// Rows without the game or document that they belong to: the table, and the number of such rows, if there are any.
    ///
    /// # Errors
    /// The store cannot be read.
    fn rows_without_owner(&mut self) -> Result<Vec<(&'static str, u64)>, Failure>;

    /// Removes a game with all its rows, and returns whether it was as it had been read.
    ///
    /// # Errors
    /// The store cannot be written: the game is there as before.
    fn remove_game(&mut self, game: &RemovedGame) -> Result<bool, Failure>;

    /// The messages that have an address in their first part, be it as the sender, as the recipient or in the text.
    ///
    /// # Errors
    /// The store cannot be read.
    fn mail_with(&mut self, address: &str) -> Result<Vec<StoredMail>, Failure>;

    /// The documents of their own that have an address somewhere: path, version and bytes.
    ///
    /// # Errors
    /// The store cannot be read.
    fn documents_with(&mut self, address: &str) -> Result<Vec<(String, i64, Vec<u8>)>, Failure>;

    /// Deletes all of it in one transaction, with the rows by which the address is found and counted, and returns how many of these there were.
    ///
    /// # Errors
    /// Somebody has changed one of the documents, or the store cannot be written: nothing is deleted.
    fn erase(&mut self, plan: &ErasurePlan) -> Result<u64, Failure>;
}
