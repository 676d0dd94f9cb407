//! The part of a game that one copy has, and how the copy compares with the line.

use std::collections::BTreeSet;

use super::case::DisputedCase;
use super::copies::Copy;
use super::place::EntryPlace;
use crate::{Fault, FaultClass, FoundFault, placed};
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::write;
use adjudicate_rules::{Phrase, phrase};

/// The part of a game that one copy has.
#[derive(Clone, Debug)]
pub struct CopyHolding {
    /// The origin of the copy.
    pub source: String,
    /// Whether it is a log; otherwise it is entries out of letters.
    pub is_log: bool,
    /// The fault that ends the log, if there is one.
    pub fault: Option<FoundFault>,
    /// Whether mail has mangled the log, and every entry could be mended.
    pub is_mended: bool,
    /// Entries that cannot be made out.
    pub damaged: Vec<(Option<u64>, Phrase)>,
    /// How many valid entries it holds.
    pub entries: u64,
    /// The last entry of the line that it holds: its number and id.
    pub last: Option<(u64, Digest)>,
    /// How many entries of the line it lacks.
    pub lacks: u64,
    /// Those of them that stand before an entry which it holds.
    pub missing: Vec<u64>,
    /// The first of its entries that is not in the line.
    pub leaves: Option<u64>,
}

/// How a copy stands to the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CopyStanding {
    /// It has all of it and nothing else.
    Whole,
    /// It lacks entries.
    Behind,
    /// It has entries that are not in the line.
    Branch,
    /// It is a log that breaks.
    Broken,
}

impl CopyStanding {
    /// The word for `--json`.
    pub fn name(self) -> &'static str {
        match self {
            CopyStanding::Whole => "whole",
            CopyStanding::Behind => "behind",
            CopyStanding::Branch => "branch",
            CopyStanding::Broken => "broken",
        }
    }
}

impl CopyHolding {
    /// How it stands.
    pub fn standing(&self) -> CopyStanding {
        match () {
            () if self.fault.is_some() && !self.is_mended => CopyStanding::Broken,
            () if self.leaves.is_some() => CopyStanding::Branch,
            () if self.lacks > 0 => CopyStanding::Behind,
            () => CopyStanding::Whole,
        }
    }

    /// Whether it is a log that can be written on.
    pub fn is_sound(&self) -> bool {
        self.is_log && self.fault.is_none()
    }
}

impl DisputedCase<'_> {
    /// Returns the part of this game that a copy has; `None` if it has nothing of it.
    pub(super) fn holding(&self, copy: &Copy) -> Option<CopyHolding> {
        let place = |letter: usize| self.places.get(&letter).copied();
        let of_the_game = |letter: &usize| place(*letter).is_some();
        if !copy.all().any(|letter| of_the_game(&letter)) {
            return None;
        }
        let first = |readings: &Vec<usize>| {
            let valid = |letter: &&usize| place(**letter).is_some_and(|place| place != EntryPlace::Invalid);
            readings.iter().find(valid).copied()
        };
        let held: Vec<usize> = copy.entries.iter().filter_map(|item| first(&item.readings)).collect();
        let mut in_line = vec![false; self.line.len()];
        let mut valid: BTreeSet<Digest> = BTreeSet::new();
        let mut leaves = None;
        for letter in &held {
            let Some(entry) = self.letter(*letter) else { continue };
            match place(*letter) {
                Some(EntryPlace::Line(at)) => {
                    if let Some(slot) = in_line.get_mut(at) {
                        *slot = true;
                    }
                }
                Some(EntryPlace::Fallen) => leaves = Some(leaves.unwrap_or(u64::MAX).min(entry.entry.seq)),
                Some(EntryPlace::Invalid) | None => continue,
            }
            valid.insert(entry.id);
        }
        let last = in_line.iter().rposition(|held| *held);
        let count = |number: usize| u64::try_from(number).unwrap_or(u64::MAX);
        let missing = in_line.iter().take(last.unwrap_or(0)).enumerate().filter(|(_, held)| !**held);
        let fault = if copy.is_log { self.breaks(copy) } else { None };
        let is_mended = copy.misspelled.is_some()
            && fault.as_ref().is_some_and(|found| found.fault.class == FaultClass::Spelling)
            && fault.as_ref().is_some_and(|found| found.entry < count(valid.len()))
            && copy.damaged.is_empty()
            && copy.entries.iter().all(|item| first(&item.readings).is_some())
            && self.is_one_way(&valid);
        Some(CopyHolding {
            source: copy.source.clone(),
            is_log: copy.is_log,
            fault,
            is_mended,
            damaged: copy.damaged.clone(),
            entries: count(valid.len()),
            last: last.and_then(|at| Some((count(at), *self.line.get(at)?))),
            lacks: count(in_line.iter().filter(|held| !**held).count()),
            missing: missing.map(|(at, _)| count(at)).collect(),
            leaves,
        })
    }

    /// Whether these entries lead from the charter to one of them.
    fn is_one_way(&self, ids: &BTreeSet<Digest>) -> bool {
        let mut seqs: Vec<u64> = ids.iter().filter_map(|id| Some(self.entry(id)?.entry.seq)).collect();
        seqs.sort_unstable();
        let whole = seqs.iter().copied().eq(0..u64::try_from(seqs.len()).unwrap_or(u64::MAX));
        let prevs = ids.iter().filter_map(|id| self.entry(id)?.entry.prev);
        whole && prevs.into_iter().all(|prev| ids.contains(&prev))
    }

    /// Returns the fault that ends a log.
    fn breaks(&self, copy: &Copy) -> Option<FoundFault> {
        let misspelled = copy.misspelled.as_ref().map(|(entry, line, fault)| {
            let fault = Fault::from(fault.clone());
            FoundFault { entry: *entry, line: *line, fault }
        });
        let mut prev = None;
        for (number, item) in (0..).zip(&copy.entries) {
            if misspelled.as_ref().is_some_and(|found| found.entry <= number) {
                break;
            }
            let letter = item.readings.first().and_then(|place| Some((*place, self.letter(*place)?)));
            let Some((place, letter)) = letter else { break };
            let entry = &letter.entry;
            let chain = |reason: Phrase| Fault::new(FaultClass::Chain, "protocol 1", reason).at("prev");
            let fault = match self.faults.get(&place) {
                _ if entry.seq != number => {
                    let (seq, expected) = (entry.seq, number);
                    let reason =
                        phrase!("fault-order", "here stands entry {seq} where {expected} belongs", seq, expected);
                    Some(chain(reason).at("seq"))
                }
                _ if entry.prev != prev => {
                    Some(chain(phrase!("fault-link", "entry {number} is not built on the one before it", number)))
                }
                fault => fault.cloned(),
            };
            if let Some(fault) = fault {
                let fault = placed(fault, &write(entry), entry.kind.name());
                let line = item.line + fault.line.unwrap_or(1) - 1;
                return Some(FoundFault { entry: number, line, fault });
            }
            prev = Some(letter.id);
        }
        misspelled
    }
}
