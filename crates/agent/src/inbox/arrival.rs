//! Entries on their way: where each comes from, which game it belongs to, and what became of it.

use crate::failure::{Failure, about};
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::{Entry, SignedEntry};
use adjudicate_rules::{Phrase, phrase};

/// An entry on its way, or what remains of one.
pub struct Arrival {
    /// The file that it came in; none if it has waited here.
    pub source: Option<String>,
    /// The possible readings of the entry; one as soon as it is known.
    pub candidates: Vec<SignedEntry>,
    /// The outcome.
    pub outcome: ArrivalOutcome,
}

/// The outcome of an entry.
pub enum ArrivalOutcome {
    /// Nothing yet.
    Waiting,
    /// It belongs to this game.
    Placed(usize),
    /// It stood in this game already, or lay beside it.
    Known(usize),
    /// It is in the log of this game now.
    Added(usize),
    /// The line goes elsewhere; the entry is beside the log.
    Fell(usize),
    /// It proves that somebody has signed twice; it is beside the log.
    Named(usize),
    /// It is kept until what it builds on arrives.
    Early,
    /// It was not taken.
    Refused(Failure),
    /// A file could not be read or written; it may go better another time.
    Deferred(Failure),
    /// It goes with something else that was not taken, and that was told about: what it builds on, or its game.
    Dropped,
}

impl ArrivalOutcome {
    /// The game that it belongs to.
    pub fn game(&self) -> Option<usize> {
        match self {
            ArrivalOutcome::Placed(game)
            | ArrivalOutcome::Known(game)
            | ArrivalOutcome::Added(game)
            | ArrivalOutcome::Fell(game)
            | ArrivalOutcome::Named(game) => Some(*game),
            ArrivalOutcome::Waiting
            | ArrivalOutcome::Early
            | ArrivalOutcome::Refused(_)
            | ArrivalOutcome::Deferred(_)
            | ArrivalOutcome::Dropped => None,
        }
    }
}

impl Arrival {
    /// The entry, as far as it is known.
    pub fn letter(&self) -> Option<&SignedEntry> {
        self.candidates.first()
    }

    /// Its id, as far as it is known.
    pub fn id(&self) -> Option<Digest> {
        self.letter().map(|letter| letter.id)
    }

    /// `letter.txt: entry 7 of bob`.
    pub fn what(&self) -> Phrase {
        let entry = self.letter().map(|letter| entry_of(&letter.entry));
        let entry = entry.unwrap_or_else(|| Phrase::english("some-entry", "an entry"));
        match &self.source {
            Some(source) => about(source, entry),
            None => entry,
        }
    }
}

/// `entry 7 of bob`.
pub fn entry_of(entry: &Entry) -> Phrase {
    let (number, name) = (entry.seq, entry.by.as_str());
    phrase!("entry-of", "entry {entry} of {name}", entry = number, name)
}
