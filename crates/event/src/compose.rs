//! Writing entries: what this program writes has been applied first, so it is what the program accepts.

use super::charter::Charter;
use super::entry::{Entry, EventEntryKind};
use super::slip::Slip;
use super::state::Event;
use super::step::{self, fault};
use super::text;
use adjudicate_record::crypto::{Identity, Signature};
use adjudicate_record::log::{ENTRY_MAX, Text, Time};
use adjudicate_referee::{Fault, FaultClass};
use adjudicate_rules::{Name, PhraseArgument, phrase};

/// The parts of an entry that the author chooses.
#[derive(Clone, Debug)]
pub struct Draft {
    /// The author.
    pub by: Name,
    /// When he says he signs.
    pub at: Time,
    /// The slips that it writes in.
    pub slips: Vec<Slip>,
    /// The act.
    pub kind: EventEntryKind,
    /// A remark.
    pub say: Option<Text>,
}

/// An entry that has been written and found valid.
#[derive(Clone)]
pub struct ComposedEntry {
    /// The entry.
    pub entry: Entry,
    /// The event after it.
    pub event: Event,
}

impl ComposedEntry {
    /// Returns the entry as it is written in a log.
    pub fn text(&self) -> String {
        text::write(&self.entry)
    }
}

/// Writes and signs the charter of an event.
///
/// # Errors
/// No event can be held under it, or it is longer than an entry may be.
pub fn begin(charter: Charter, at: Time, director: &Identity) -> Result<ComposedEntry, Fault> {
    let by = charter.director.name.clone();
    let mut entry = Entry {
        seq: 0,
        prev: None,
        by,
        at,
        slips: Vec::new(),
        kind: EventEntryKind::Charter(Box::new(charter)),
        say: None,
        sig: Signature::from_bytes([0; 64]),
    };
    sign(&mut entry, director)?;
    let event = step::open(&entry)?;
    Ok(ComposedEntry { entry, event })
}

fn sign(entry: &mut Entry, identity: &Identity) -> Result<(), Fault> {
    entry.sig = identity.sign(adjudicate_record::crypto::Namespace::Entry, text::payload(entry).as_bytes());
    let text = text::write(entry);
    if text.len() > ENTRY_MAX {
        let reason = phrase!(
            "fault-long-entry",
            "the entry would have {found} bytes, and an entry has at most {most}",
            found = PhraseArgument::count(text.len()),
            most = PhraseArgument::count(ENTRY_MAX)
        );
        return Err(fault(FaultClass::Spelling, reason));
    }
    // Some values have types that hold more than the format does, such as integers above 2^53-1.
    text::read(&text)?;
    Ok(())
}

impl Event {
    /// Writes and signs the next entry.
    ///
    /// # Errors
    /// The entry would not be valid here, or it is longer than an entry may be.
    pub fn compose(&self, draft: Draft, identity: &Identity) -> Result<ComposedEntry, Fault> {
        let mut entry = Entry {
            seq: self.entries,
            prev: Some(self.head),
            by: draft.by,
            at: draft.at,
            slips: draft.slips,
            kind: draft.kind,
            say: draft.say,
            sig: Signature::from_bytes([0; 64]),
        };
        sign(&mut entry, identity)?;
        let mut event = self.clone();
        event.apply(&entry)?;
        Ok(ComposedEntry { entry, event })
    }
}
