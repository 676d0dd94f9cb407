//! The logs and letters that were handed in; each entry is read once, however many copies have it.

use std::collections::{HashMap, HashSet};

use adjudicate_record::log::{Entry, Frame, Frames, NotCanonical, SignedEntry, Slip};
use adjudicate_rules::Phrase;

/// Everything that was handed in.
#[derive(Default)]
pub struct Copies {
    /// All entries, each once with each of its signatures.
    pub(super) letters: Vec<SignedEntry>,
    /// Their places in that list, by their texts: copies of a long log have most of it in common.
    texts: HashMap<String, usize>,
    pub(super) copies: Vec<Copy>,
}

/// The copy of one person.
#[derive(Default)]
pub(super) struct Copy {
    pub source: String,
    pub is_log: bool,
    pub entries: Vec<CopyEntry>,
    /// The entries that its holder keeps beside the log: evidence like all entries, and no part of the log.
    pub beside: Vec<usize>,
    /// Slips that stand alone, in all the readings that their texts allow.
    pub slips: Vec<Vec<Slip>>,
    /// The end of the readable part of the log: the number of the entry and the line.
    pub misspelled: Option<(u64, usize, NotCanonical)>,
    pub damaged: Vec<(Option<u64>, Phrase)>,
}

/// An entry of a copy.
pub(super) struct CopyEntry {
    /// The possible texts of the entry before mail mangled it, usually one; the signature decides which is right.
    pub readings: Vec<usize>,
    /// The line on which it begins, in a log.
    pub line: usize,
}

impl Copy {
    /// Returns all its entries, those beside the log included.
    pub fn all(&self) -> impl Iterator<Item = usize> {
        self.entries.iter().flat_map(|item| item.readings.iter().copied()).chain(self.beside.iter().copied())
    }
}

impl Copies {
    /// Nothing has been handed in.
    pub fn new() -> Copies {
        Copies::default()
    }

    /// Whether nothing has been handed in.
    pub fn is_empty(&self) -> bool {
        self.copies.is_empty()
    }

    /// Adds a log. Entries behind a fault are kept as far as they can be read: they may be good where another copy has what
    /// goes before.
    pub fn add_log(&mut self, source: &str, bytes: &[u8]) -> OpenCopy<'_> {
        let mut copy = Copy { source: source.to_owned(), is_log: true, ..Copy::default() };
        for (number, frame) in (0..).zip(Frames::new(bytes)) {
            let (line, read) = match &frame {
                Ok(frame) => (frame.line, self.read(frame)),
                Err(bad) => (bad.line, Err(bad.fault.clone())),
            };
            match read {
                Ok(place) => copy.entries.push(CopyEntry { readings: vec![place], line }),
                Err(fault) => drop(copy.misspelled.get_or_insert((number, line + fault.line - 1, fault))),
            }
        }
        self.open(copy)
    }

    /// Adds what stands among other text; nothing so far.
    pub fn add_letters(&mut self, source: &str) -> OpenCopy<'_> {
        self.open(Copy { source: source.to_owned(), ..Copy::default() })
    }

    fn open(&mut self, copy: Copy) -> OpenCopy<'_> {
        let held = copy.entries.iter().flat_map(|item| item.readings.iter().copied()).collect();
        OpenCopy { all: self, copy, held }
    }

    fn read(&mut self, frame: &Frame<'_>) -> Result<usize, NotCanonical> {
        if let Some(known) = self.texts.get(frame.text) {
            return Ok(*known);
        }
        Ok(self.keep(SignedEntry::read(frame.text)?))
    }

    fn take(&mut self, entry: Entry) -> usize {
        let entry = SignedEntry::from(entry);
        match self.texts.get(&entry.text) {
            Some(known) => *known,
            None => self.keep(entry),
        }
    }

    fn keep(&mut self, letter: SignedEntry) -> usize {
        let place = self.letters.len();
        self.texts.insert(letter.text.clone(), place);
        self.letters.push(letter);
        place
    }
}

/// A copy that is being handed in; it counts when it is closed.
pub struct OpenCopy<'a> {
    all: &'a mut Copies,
    copy: Copy,
    held: HashSet<usize>,
}

impl OpenCopy<'_> {
    /// Whether the log cannot be read to its end: mail does this to texts.
    pub fn is_misspelled(&self) -> bool {
        self.copy.misspelled.is_some()
    }

    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        self.copy.entries.is_empty() && self.copy.slips.is_empty()
    }

    /// Adds an entry, in all the readings that its text allows.
    pub fn add(&mut self, readings: Vec<Entry>) {
        let mut readings: Vec<usize> = readings.into_iter().map(|entry| self.all.take(entry)).collect();
        readings.dedup();
        let before = self.held.len();
        self.held.extend(&readings);
        if self.held.len() > before {
            self.copy.entries.push(CopyEntry { readings, line: 1 });
        }
    }

    /// Adds an entry that is kept beside the log.
    pub fn add_beside(&mut self, entry: Entry) {
        let place = self.all.take(entry);
        self.copy.beside.push(place);
    }

    /// Adds a slip that stands alone, in all the readings that its text allows.
    pub fn add_slip(&mut self, readings: Vec<Slip>) {
        if !self.copy.slips.contains(&readings) {
            self.copy.slips.push(readings);
        }
    }

    /// Adds something that cannot be made out: the number of the entry, if that can be read, and why.
    pub fn add_damaged(&mut self, number: Option<u64>, why: Phrase) {
        self.copy.damaged.push((number, why));
    }

    /// Returns the damaged parts found so far.
    pub fn damaged(&self) -> &[(Option<u64>, Phrase)] {
        &self.copy.damaged
    }

    /// It counts.
    pub fn close(self) {
        self.all.copies.push(self.copy);
    }
}
