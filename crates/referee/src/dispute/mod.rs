//! Disputes: several copies of a game, several stories, and no trust in any of them.
//!
//! [`examine`] takes what everybody has handed in and says what follows from it. It looks at signatures and at the
//! parents of entries, never at the giver of a copy. [`fork_choice`](super::fork_choice()) alone decides where the line goes and
//! who has signed twice; this module compares the copies with that, and finds the proofs for third persons
//! ([`EquivocationProof`]).

mod branches;
mod case;
mod copies;
mod holding;
mod place;
mod proof;
mod slips;

use std::collections::BTreeMap;

pub use branches::{Branch, Fork};
pub use case::{DisputedCase, DisputedSigner, RejectedEntry};
pub use copies::{Copies, OpenCopy};
pub use holding::{CopyHolding, CopyStanding};
pub use place::EntryPlace;
pub use proof::{EntrySigner, EquivocationProof, KeyIntroduction, ProofFlaw};
pub use slips::{SlipStanding, UnwrittenSlip};

use super::{Fault, open};
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::Slip;
use adjudicate_rules::{Name, Phrase};

/// The result of comparing all copies.
pub struct Dispute<'a> {
    /// The games, each with its copies.
    pub cases: Vec<DisputedCase<'a>>,
    /// Logs without a valid charter, with their fault if it is known.
    pub broken: Vec<UnreadableCopy>,
    /// Entries and slips of which nobody can say to which of several games they belong.
    pub strays: Vec<UnrelatedEntry>,
}

/// A log in which there is no game.
#[derive(Clone, Debug)]
pub struct UnreadableCopy {
    /// The copy.
    pub source: String,
    /// The fault of its first entry.
    pub fault: Option<Fault>,
}

/// Something that belongs to none of the games.
#[derive(Clone, Debug)]
pub struct UnrelatedEntry {
    /// The kind of the item, with its article.
    pub what: Phrase,
    /// The author that it names.
    pub by: Name,
    /// The copies that hold it.
    pub sources: Vec<String>,
}

impl Dispute<'_> {
    /// Whether somebody has to decide or explain something.
    pub fn is_dispute(&self) -> bool {
        !self.broken.is_empty() || self.cases.iter().any(DisputedCase::is_dispute)
    }
}

/// Compares copies, of one game or of several.
pub fn examine(copies: &Copies) -> Dispute<'_> {
    let letters = &copies.letters;
    let mut children: BTreeMap<Digest, Vec<usize>> = BTreeMap::new();
    for (place, letter) in letters.iter().enumerate() {
        if let Some(prev) = letter.entry.prev {
            children.entry(prev).or_default().push(place);
        }
    }
    let mut games: BTreeMap<Digest, Vec<usize>> = BTreeMap::new();
    let mut faults: BTreeMap<usize, Fault> = BTreeMap::new();
    for (place, letter) in letters.iter().enumerate().filter(|(_, letter)| letter.entry.prev.is_none()) {
        match open(letter) {
            Ok(_) => games.entry(letter.id).or_default().push(place),
            Err(fault) => drop(faults.insert(place, fault)),
        }
    }
    let mut placed = vec![false; letters.len()];
    for own in games.values_mut() {
        let mut todo: Vec<Digest> = own.iter().filter_map(|place| Some(letters.get(*place)?.id)).collect();
        while let Some(id) = todo.pop() {
            let built = children.remove(&id).unwrap_or_default();
            todo.extend(built.iter().filter_map(|place| Some(letters.get(*place)?.id)));
            own.extend(built);
        }
        own.iter().for_each(|place| placed[*place] = true);
    }
    let sources = sources(copies);
    let mut cases: Vec<DisputedCase<'_>> =
        games.into_values().filter_map(|own| DisputedCase::of(copies, &own, &sources, &faults)).collect();
    cases.sort_by_key(|case| (case.begun(), case.id));
    let mut strays = Vec::new();
    let what = |key, english, kind: &str| Phrase::english(key, english).with("kind", kind);
    let loose = letters.iter().enumerate().filter(|(place, _)| !placed[*place] && !faults.contains_key(place));
    for (place, letter) in loose {
        let sources = names(copies, sources.get(place));
        match the_only(&mut cases, |case| case.knows(&letter.entry.by)) {
            Some(case) => case.take_early(letter, sources),
            None => strays.push(UnrelatedEntry {
                what: what("dispute-entry-kind", letter.entry.kind.one(), letter.entry.kind.name()),
                by: letter.entry.by.clone(),
                sources,
            }),
        }
    }
    for (slip, sources, is_doubtful) in slips_of(copies) {
        let own = the_only(&mut cases, |case| case.holds(&slip.after));
        let known = own.is_some();
        match if known { own } else { the_only(&mut cases, |case| case.knows(&slip.by)) } {
            Some(case) => case.take_slip(slip, sources, is_doubtful),
            None => strays.push(UnrelatedEntry {
                what: what("dispute-slip-kind", slip.kind.one(), slip.kind.name()),
                by: slip.by.clone(),
                sources,
            }),
        }
    }
    cases.iter_mut().for_each(DisputedCase::finish);
    let known = |source: &str| cases.iter().any(|case| case.holdings.iter().any(|held| held.source == source));
    let unknown = copies.copies.iter().filter(|copy| copy.is_log && !known(&copy.source));
    let broken =
        unknown.map(|copy| UnreadableCopy { source: copy.source.clone(), fault: beginning(copy, &faults) }).collect();
    Dispute { cases, broken, strays }
}

/// The names of these copies.
fn names(copies: &Copies, numbers: Option<&Vec<usize>>) -> Vec<String> {
    let numbers = numbers.map(Vec::as_slice).unwrap_or_default();
    numbers.iter().filter_map(|number| Some(copies.copies.get(*number)?.source.clone())).collect()
}

/// The only case for which this holds, if there is just one.
fn the_only<'c, 'a>(
    cases: &'c mut [DisputedCase<'a>],
    holds: impl Fn(&DisputedCase<'a>) -> bool,
) -> Option<&'c mut DisputedCase<'a>> {
    let mut own = cases.iter_mut().filter(|case| holds(case));
    let only = own.next();
    if own.next().is_some() { None } else { only }
}

/// Returns the fault of the first entry of a log.
fn beginning(copy: &copies::Copy, faults: &BTreeMap<usize, Fault>) -> Option<Fault> {
    let misspelled = copy.misspelled.as_ref().map(|(_, _, misspelling)| Fault::from(misspelling.clone()));
    let first = copy.entries.first().and_then(|item| item.readings.first());
    first.and_then(|place| faults.get(place).cloned()).or(misspelled)
}

/// The copies that hold each entry, in the log or beside it, by their places.
fn sources(copies: &Copies) -> Vec<Vec<usize>> {
    let mut sources: Vec<Vec<usize>> = vec![Vec::new(); copies.letters.len()];
    for (number, copy) in copies.copies.iter().enumerate() {
        for place in copy.all() {
            let holders = &mut sources[place];
            if holders.last() != Some(&number) {
                holders.push(number);
            }
        }
    }
    sources
}

/// A slip, what holds it, and whether it is only one of several readings of a mangled text.
type SlipCopies<'a> = (&'a Slip, Vec<String>, bool);

/// All slips that stand alone.
fn slips_of(copies: &Copies) -> Vec<SlipCopies<'_>> {
    let mut found: BTreeMap<(Digest, [u8; 64]), SlipCopies<'_>> = BTreeMap::new();
    for copy in &copies.copies {
        for readings in &copy.slips {
            for slip in readings {
                let known = found.entry((slip.id(), *slip.sig.as_bytes())).or_insert((slip, Vec::new(), true));
                known.1.push(copy.source.clone());
                known.2 &= readings.len() > 1;
            }
        }
    }
    found.into_values().collect()
}
