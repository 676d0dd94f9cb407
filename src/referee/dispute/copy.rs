//! A copy as somebody handed it in: a log, or entries that came in letters.

use crate::crypto::{Digest, sha256};
use crate::log::{Entry, Frames, payload, read};
use crate::referee::{Class, Found, Letter, verify};

/// What somebody handed in.
#[derive(Clone, Debug, Default)]
pub struct Copy {
    /// Where it came from, such as a file's name.
    pub source: String,
    /// Whether it is a log, from its first byte to its last; otherwise it is entries that stand among other text.
    pub is_log: bool,
    /// Where the log breaks, if it does.
    pub fault: Option<Found>,
    /// What it holds, in its order. Of an entry that mail has mangled there may be several readings, of which the signature
    /// chooses one.
    pub entries: Vec<Vec<Letter>>,
    /// What its holder keeps beside the log because it fell out: evidence like all entries, and no part of his log.
    pub aside: Vec<Vec<Letter>>,
    /// Entries that cannot be made out: the number, if that can be read, and why.
    pub damaged: Vec<(Option<u64>, String)>,
}

impl Copy {
    /// The copy of these bytes of a log. Entries behind a fault are kept as far as they can be read: they may be good where
    /// another copy has what goes before.
    pub fn of_log(source: &str, bytes: &[u8]) -> Copy {
        let entries = Frames::new(bytes)
            .map_while(Result::ok)
            .filter_map(|frame| Some(vec![letter(read(frame.text).ok()?)]))
            .collect();
        let fault = verify(bytes).fault;
        Copy { source: source.to_owned(), is_log: true, fault, entries, ..Copy::default() }
    }

    /// A copy of entries that stand among other text; none so far.
    pub fn of_letters(source: &str) -> Copy {
        Copy { source: source.to_owned(), ..Copy::default() }
    }

    /// Adds an entry, in all the readings that its text allows.
    pub fn add(&mut self, readings: Vec<Entry>) {
        let readings: Vec<Letter> = readings.into_iter().map(letter).collect();
        let known = |one: &Letter| {
            self.entries.iter().flatten().any(|other| other.id == one.id && other.entry.sig == one.entry.sig)
        };
        if !readings.is_empty() && !readings.iter().all(known) {
            self.entries.push(readings);
        }
    }

    /// Adds an entry that is kept beside the log.
    pub fn add_aside(&mut self, entry: Entry) {
        self.aside.push(vec![letter(entry)]);
    }

    /// All that it holds, with what is kept beside it.
    pub(super) fn all(&self) -> impl Iterator<Item = &Vec<Letter>> {
        self.entries.iter().chain(&self.aside)
    }

    /// Whether the log breaks at something that mail does to texts.
    pub fn is_misspelled(&self) -> bool {
        self.fault.as_ref().is_some_and(|found| found.fault.class == Class::Spelling)
    }
}

/// An entry as settling takes it.
pub(super) fn letter(entry: Entry) -> Letter {
    let payload = payload(&entry);
    let id = Digest(sha256(&[payload.as_bytes()]));
    Letter { entry, payload, id }
}
