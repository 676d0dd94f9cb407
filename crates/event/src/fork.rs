//! Logs of one event held against each other: whether they agree, and whether its director has signed twice.
//!
//! An event has one log, and its director alone writes entries, one behind the other. So where two logs part, the director has
//! signed two entries behind the same one; they prove it, together with what stands before them, which holds the key.

use std::collections::BTreeMap;

use super::entry::Entry;
use super::state::Event;
use super::verify::verify_with;
use adjudicate_record::crypto::{Digest, PublicKey};
use adjudicate_referee::FoundFault;
use adjudicate_rules::Name;

/// A log of an event, as far as it is valid.
pub struct EventCopy {
    /// The origin, for people.
    pub source: String,
    /// Its entries, each with its id.
    pub entries: Vec<(Digest, Entry)>,
    /// The event that they lead to.
    pub event: Event,
    /// The fault that ends them, if there is one.
    pub fault: Option<FoundFault>,
}

impl EventCopy {
    /// Reads a log.
    ///
    /// # Errors
    /// It begins with no charter of an event; absent if there is nothing in it.
    pub fn read(source: &str, log: &[u8]) -> Result<EventCopy, Option<FoundFault>> {
        let mut entries = Vec::new();
        let verified = verify_with(log, |entry, event| entries.push((event.head(), entry.clone())));
        match verified.event {
            Some(event) => Ok(EventCopy { source: source.to_owned(), entries, event, fault: verified.fault }),
            None => Err(verified.fault),
        }
    }

    /// How many entries both copies begin with.
    fn shared(&self, other: &EventCopy) -> usize {
        self.entries.iter().zip(&other.entries).take_while(|(one, other)| one.0 == other.0).count()
    }
}

/// The logs of one event.
pub struct EventCase {
    /// The copies, the longest first.
    pub copies: Vec<EventCopy>,
    /// The forks between copies, without those that repeat the fork of other copies.
    pub partings: Vec<EventFork>,
}

/// Two logs of an event that part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventFork {
    /// The last entry that both have.
    pub after: u64,
    /// The two copies, by their places in the case.
    pub copies: [usize; 2],
    /// The proof that the director has signed twice.
    pub proof: DirectorEquivocation,
}

/// Two entries behind the same one that one key has signed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DirectorEquivocation {
    /// The director at that place of the log. A handover there has his slip.
    pub author: Name,
    /// The director's key, which the charter names.
    pub key: PublicKey,
    /// The first entry behind the parting in each copy: its number and its id.
    pub entries: [(u64, Digest); 2],
}

impl EventCase {
    /// The events of these copies.
    pub fn all(copies: Vec<EventCopy>) -> Vec<EventCase> {
        let mut events: BTreeMap<Digest, Vec<EventCopy>> = BTreeMap::new();
        for copy in copies {
            events.entry(copy.event.id()).or_default().push(copy);
        }
        events.into_values().map(EventCase::of).collect()
    }

    fn of(mut copies: Vec<EventCopy>) -> EventCase {
        copies.sort_by(|one, other| (other.entries.len(), &one.source).cmp(&(one.entries.len(), &other.source)));
        let mut partings: Vec<EventFork> = Vec::new();
        for (place, one) in copies.iter().enumerate() {
            for (further, other) in copies.iter().enumerate().skip(place + 1) {
                partings.extend(part(one, other, [place, further]));
            }
        }
        // The same two lines in other copies are no news.
        let mut told: Vec<[Digest; 2]> = Vec::new();
        partings.retain(|parting| {
            let next = parting.copies.map(|place| {
                let entry = copies.get(place).and_then(|copy| copy.entries.get(index(parting.after) + 1));
                entry.map_or(Digest([0; 32]), |(id, _)| *id)
            });
            let fresh = !told.contains(&next) && !told.contains(&[next[1], next[0]]);
            told.push(next);
            fresh
        });
        EventCase { copies, partings }
    }

    /// The proofs that the director has signed twice.
    pub fn proofs(&self) -> impl Iterator<Item = &DirectorEquivocation> {
        self.partings.iter().map(|parting| &parting.proof)
    }

    /// Whether this is a matter for an arbiter: somebody has signed twice, or a copy is invalid.
    pub fn is_dispute(&self) -> bool {
        self.proofs().next().is_some() || self.copies.iter().any(|copy| copy.fault.is_some())
    }

    /// Returns the entries behind a fork in one of its copies.
    pub fn behind(&self, parting: &EventFork, side: usize) -> &[(Digest, Entry)] {
        let copy = parting.copies.get(side).and_then(|place| self.copies.get(*place));
        copy.and_then(|copy| copy.entries.get(index(parting.after) + 1..)).unwrap_or_default()
    }
}

fn index(seq: u64) -> usize {
    usize::try_from(seq).unwrap_or(usize::MAX - 1)
}

/// Finds the fork between two copies, unless one is the beginning of the other.
fn part(one: &EventCopy, other: &EventCopy, copies: [usize; 2]) -> Option<EventFork> {
    let shared = one.shared(other);
    let (entries, others) = (one.entries.get(shared..)?, other.entries.get(shared..)?);
    let [(id, entry), (other_id, other)] = [entries.first()?, others.first()?];
    let director = one.event.director_at(entry.seq);
    let proof = DirectorEquivocation {
        author: director.name.clone(),
        key: director.key,
        entries: [(entry.seq, *id), (other.seq, *other_id)],
    };
    // Both begin with the same charter, or they would be of different events.
    Some(EventFork { after: u64::try_from(shared.checked_sub(1)?).ok()?, copies, proof })
}
