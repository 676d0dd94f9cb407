//! Verifying an event's log from its bytes alone: everything but what its games say.

use super::entry::Entry;
use super::state::Event;
use super::step;
use adjudicate_record::log::Frame;
use adjudicate_referee::{FoundFault, NextEntry, fold, placed};

/// The result of verifying an event's log: the event that its valid entries lead to, and the fault that ends them, if
/// there is one.
pub struct VerifiedLog {
    /// The event after the last valid entry; none if the charter is at fault.
    pub event: Option<Event>,
    /// The first fault.
    pub fault: Option<FoundFault>,
}

/// Verifies an event's log.
pub fn verify(log: &[u8]) -> VerifiedLog {
    verify_with(log, |_, _| {})
}

/// Verifies an event's log and shows every valid entry, with the event after it, to `seen`.
pub fn verify_with(log: &[u8], mut seen: impl FnMut(&Entry, &Event)) -> VerifiedLog {
    let (event, fault) = fold(log, next, |_, entry, event| seen(&entry, event));
    VerifiedLog { event, fault }
}

fn next(event: Option<&mut Event>, frame: &Frame<'_>) -> NextEntry<Entry, Event> {
    let entry = super::text::read(frame.text)?;
    let opened = match event {
        Some(event) => event.apply(&entry).map(|()| None),
        None => step::open(&entry).map(Some),
    };
    opened.map_err(|fault| placed(fault, frame.text, entry.kind.name())).map(|opened| (entry, opened))
}
