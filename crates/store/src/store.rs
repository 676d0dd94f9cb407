//! The interface of a store, in a database or in memory, which keeps the documents of desks.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use adjudicate_agent::Failure;
use adjudicate_record::crypto::Digest;
use adjudicate_report::StoreStatus;

use crate::change_set::ChangeSet;
use crate::files::Files;

/// How long what could not be done now is left alone the first time, in seconds.
pub const LATER: i64 = 60;

/// A message that has come in, taken by lease.
#[derive(Clone, Debug)]
pub struct MessageLease {
    /// The SHA-256 of the message.
    pub id: Digest,
    /// The message as it was received.
    pub body: Vec<u8>,
    /// How many desks have taken it: whose lease has ended finds another number here.
    pub attempt: i64,
    /// How many of the last attempts ended with a lost lease, this one counted as long as it goes on.
    pub lost: i64,
    /// How often it was put off.
    pub put_off: i64,
    /// Why it was put off the last time, or is now.
    pub why: Option<String>,
    /// How long ago it had arrived when it was taken.
    pub age: Duration,
}

/// A message that was taken by lease, with the number of the attempt, or a game.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LeasedWork {
    /// A message that has come in.
    Message(Digest, i64),
    /// A message that has to be sent.
    Letter(String, i64),
    /// A game in which something is due.
    Game(Digest),
}

impl MessageLease {
    /// Returns the message and the attempt of this lease.
    pub fn taken(&self) -> LeasedWork {
        LeasedWork::Message(self.id, self.attempt)
    }
}

/// The documents that a piece of work needs.
#[derive(Clone, Debug, Default)]
pub struct Query {
    /// Ids of entries, of those before them, and of games: the games that have one of them.
    pub ids: Vec<Digest>,
    /// Ids of entries that come now: what waits for them comes along.
    pub comes: Vec<Digest>,
    /// An address: the games and invitations that name it, and what was done for it.
    pub sender: Option<String>,
    /// Whether the games that name the address are wanted in any case, and not only where none is found by the ids.
    pub sender_always: bool,
    /// Tokens of requests.
    pub tokens: Vec<String>,
    /// The beginnings of paths of which everything is wanted: an event, or a document.
    pub below: Vec<String>,
    /// Whether all entries that came too early are wanted, and the notes about them.
    pub early: bool,
    /// Whether all counts are wanted, and not only those for the sender and for everybody.
    pub quotas: bool,
}

/// A game that was given out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeasedGame {
    /// The game's id.
    pub id: Digest,
    /// Counts the commits that have touched it.
    pub version: i64,
}

/// A game about which notices may be recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldGame {
    /// Its id.
    pub id: Digest,
    /// The bytes of its last entry, if notices are recorded and nothing is due in it.
    pub last: Option<Vec<u8>>,
}

/// The documents that were given out for a piece of work.
#[derive(Clone, Debug, Default)]
pub struct Snapshot {
    /// The games, by the paths of their logs.
    pub games: BTreeMap<String, LeasedGame>,
    /// All documents as files.
    pub files: Files,
    /// The versions of documents of their own, by path.
    pub versions: BTreeMap<String, i64>,
}

/// The outcome of a unit of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommitOutcome {
    /// It stands.
    Done,
    /// Somebody else was first with something in it: read and judge again.
    Conflict,
    /// The message was taken by another desk when the lease had ended, or is dealt with: nothing is to be done.
    Gone,
}

/// A message that has to be sent, taken by lease.
#[derive(Clone, Debug)]
pub struct QueuedLetter {
    /// Its name.
    pub id: String,
    /// The file as an outbox has it.
    pub body: Vec<u8>,
    /// How many desks have taken it.
    pub attempt: i64,
    /// When the message had arrived from which it follows, if this desk knows it.
    pub cause: Option<Instant>,
}

impl QueuedLetter {
    /// Returns the message and the attempt of this lease.
    pub fn taken(&self) -> LeasedWork {
        LeasedWork::Letter(self.id.clone(), self.attempt)
    }
}

/// A message that was to be sent, with its outcome.
#[derive(Clone, Debug)]
pub struct PostedLetter {
    /// The message.
    pub letter: QueuedLetter,
    /// Its outcome.
    pub settling: SendOutcome,
}

/// The outcome of a message that was to be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SendOutcome {
    /// It was sent.
    Sent,
    /// No server takes it; it is kept to be looked at.
    Refused,
    /// It is tried again after a while.
    Later,
}

/// Counts of the faults between a desk and its store that were overcome.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StoreHealth {
    /// Transactions that were told to try again.
    pub retried: u64,
    /// Connections that were lost.
    pub reconnected: u64,
}

/// Takes what a store holds.
pub trait ExportSink {
    /// Says that everything comes from its beginning.
    ///
    /// # Errors
    /// It cannot be written.
    fn begin(&mut self) -> Result<(), Failure>;

    /// Whether what has this stamp is wanted, the main part of which has this path; else it is here already, and stays.
    fn wants(&mut self, stamp: &str, path: &str) -> bool;

    /// Takes a document. The same stamp is never that of other contents.
    ///
    /// # Errors
    /// It cannot be written, or the path leads out of the directory.
    fn put(&mut self, stamp: &str, path: &str, bytes: &[u8]) -> Result<(), Failure>;
}

/// A store of what desks keep. Everything that is taken is taken by lease: a desk that dies gives its work back when that ends.
pub trait Store: Send {
    /// Puts a message that has come in into the inbox; the same bytes twice are one message.
    ///
    /// # Errors
    /// It cannot be kept: it has to be handed over again.
    fn receive(&mut self, message: &[u8]) -> Result<(), Failure>;

    /// Takes messages, the oldest first, this many at most.
    ///
    /// # Errors
    /// The store cannot be read.
    fn take_messages(&mut self, most: usize) -> Result<Vec<MessageLease>, Failure>;

    /// Gives back what no work was done on: it is free at once, and the attempt counts as none that lost its lease.
    ///
    /// # Errors
    /// The store cannot be written: it is free when the leases end.
    fn give_back(&mut self, taken: &[LeasedWork]) -> Result<(), Failure>;

    /// Lengthens the leases of what this desk still works on, and returns that; what another desk has taken meanwhile is left alone.
    ///
    /// # Errors
    /// The store cannot be written: the leases end when they would have ended.
    fn renew(&mut self, taken: &[LeasedWork]) -> Result<Vec<LeasedWork>, Failure>;

    /// Takes games in which something is due, this many at most.
    ///
    /// # Errors
    /// The store cannot be read.
    fn take_due(&mut self, most: usize) -> Result<Vec<Digest>, Failure>;

    /// Gives out what a piece of work needs.
    ///
    /// # Errors
    /// The store cannot be read.
    fn check_out(&mut self, wanted: &Query) -> Result<Snapshot, Failure>;

    /// Writes what a piece of work has changed, whole or not at all.
    ///
    /// # Errors
    /// The store cannot be written; nothing of the unit stands then.
    fn commit(&mut self, unit: &ChangeSet) -> Result<CommitOutcome, Failure>;

    /// Writes what a piece of work has changed, as [`Store::commit`], and gives those of the messages in it that have to be sent which are
    /// taken with it, by lease: who has written them can send them without looking for them. The others are there for
    /// [`Store::take_letters`].
    ///
    /// # Errors
    /// As [`Store::commit`].
    fn commit_and_take(&mut self, unit: &ChangeSet) -> Result<(CommitOutcome, Vec<QueuedLetter>), Failure> {
        Ok((self.commit(unit)?, Vec::new()))
    }

    /// Takes messages that have to be sent, the oldest first, this many at most.
    ///
    /// # Errors
    /// The store cannot be read.
    fn take_letters(&mut self, most: usize) -> Result<Vec<QueuedLetter>, Failure>;

    /// Notes what became of them.
    ///
    /// # Errors
    /// It cannot be noted: what was sent is sent again, with the same `Message-ID`.
    fn settle_letters(&mut self, posted: &[PostedLetter]) -> Result<(), Failure>;

    /// The ids of entries that came too early and whose place is there by now, this many at most.
    ///
    /// # Errors
    /// The store cannot be read.
    fn ripe(&mut self, most: usize) -> Result<Vec<Digest>, Failure>;

    /// How many entries wait that came too early, but this many at most.
    ///
    /// # Errors
    /// The store cannot be read.
    fn early_waiting(&mut self, most: usize) -> Result<usize, Failure>;

    /// The ids of the games whose ids begin with these hexadecimal digits, or whose log has this path; two at most.
    ///
    /// # Errors
    /// The store cannot be read.
    fn find(&mut self, text: &str) -> Result<Vec<Digest>, Failure>;

    /// How much lies there.
    ///
    /// # Errors
    /// The store cannot be read.
    fn counts(&mut self) -> Result<StoreStatus, Failure>;

    /// Whether this desk is the one that does something for all of them, for so many seconds from now on. One that has it keeps it.
    ///
    /// # Errors
    /// The store cannot be written.
    fn takes_chore(&mut self, name: &str, seconds: i64) -> Result<bool, Failure> {
        let _ = (name, seconds);
        Ok(true)
    }

    /// Removes some of what is of no use any more: counts of periods that are over, and desks that have not been heard of for a month. Returns how
    /// many rows that were.
    ///
    /// # Errors
    /// The store cannot be written.
    fn prune(&mut self) -> Result<u64, Failure> {
        Ok(0)
    }

    /// Games behind this one, in the order of their ids, this many at most. Those of which notices are recorded, and in which nothing is due,
    /// come with the bytes of their last entry.
    ///
    /// # Errors
    /// The store cannot be read.
    fn told_games(&mut self, after: Digest, most: usize) -> Result<Vec<ToldGame>, Failure>;

    /// Gives back the name of this desk, which has come to its end.
    ///
    /// # Errors
    /// The store cannot be written: the name is free when the lease ends.
    fn leave(&mut self) -> Result<(), Failure> {
        Ok(())
    }

    /// Waits until there may be something to do: until the database says so, where it can, or for a second; or until the desk has to end.
    fn wait(&mut self, ends: &dyn Fn() -> bool) {
        let _ = ends;
    }

    /// Looks whether another server has become the primary meanwhile, so that all connections of this program turn to it.
    fn look_for_newer_server(&mut self) {}

    /// Returns the counts of the faults that were overcome so far.
    fn troubles(&self) -> StoreHealth {
        StoreHealth::default()
    }

    /// Gives everything there is, as it was at one moment, piece by piece.
    ///
    /// # Errors
    /// The store cannot be read, or what takes it cannot be written.
    fn export(&mut self, sink: &mut dyn ExportSink) -> Result<(), Failure>;

    /// The names of what was left for a person to read, with the messages.
    ///
    /// # Errors
    /// The store cannot be read.
    fn unread(&mut self) -> Result<Files, Failure>;

    /// Returns the messages that wait to be sent, or were refused, as the files of an outbox.
    ///
    /// # Errors
    /// The store cannot be read.
    fn outbox(&mut self) -> Result<Files, Failure>;

    /// Returns the messages that have come in and are not dealt with, as the files of a Maildir.
    ///
    /// # Errors
    /// The store cannot be read.
    fn inbox(&mut self) -> Result<Files, Failure>;
}
