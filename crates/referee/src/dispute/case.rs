//! One game of a dispute: what its copies hold, and what follows.

use std::collections::{BTreeMap, BTreeSet};

use super::branches::{Branch, Branches, Fork};
use super::copies::Copies;
use super::holding::{CopyHolding, CopyStanding};
use super::names;
use super::place::EntryPlace;
use super::proof::{EquivocationProof, ProofFlaw};
use super::slips::{self, UnwrittenSlip};
use crate::{BranchRank, Fault, FaultClass, Match, SignerId, fork_choice};
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::{SignedEntry, Time};
use adjudicate_rules::Name;

/// One game.
pub struct DisputedCase<'a> {
    /// The game's id.
    pub id: Digest,
    /// The match at the end of the line.
    pub state: Match,
    /// The line, charter first.
    pub line: Vec<Digest>,
    /// The rank of the best line.
    pub rank: BranchRank,
    /// The branches of equal rank before which the line stops; none if it does not.
    pub stops: Vec<Branch>,
    /// The branches that fell out of the line, and the reason.
    pub forks: Vec<Fork>,
    /// The members who have signed twice.
    pub twice: Vec<DisputedSigner>,
    /// Slips that are not in the line.
    pub slips: Vec<UnwrittenSlip<'a>>,
    /// Entries that cannot stand where they claim to.
    pub refused: Vec<RejectedEntry<'a>>,
    /// Entries whose predecessor is in none of the copies, with what holds them.
    pub early: Vec<(&'a SignedEntry, Vec<String>)>,
    /// The copies that hold something of the game, as they were given.
    pub holdings: Vec<CopyHolding>,
    /// All entries that name a predecessor which is here, each with one of its signatures.
    pub(super) entries: BTreeMap<Digest, (&'a SignedEntry, EntryPlace)>,
    /// The place of each entry of the copies, by its index among all entries.
    pub(super) places: BTreeMap<usize, EntryPlace>,
    /// Why entries cannot stand, by the same place.
    pub(super) faults: BTreeMap<usize, Fault>,
    copies: &'a Copies,
    sources: BTreeMap<Digest, Vec<String>>,
}

/// A slot that only one entry can take: the place behind another entry, or the number of a ruling.
type Slot = Result<Option<Digest>, u64>;

/// A member who has signed twice.
#[derive(Clone, Debug)]
pub struct DisputedSigner {
    /// The hand that signed.
    pub hand: SignerId,
    /// That hand's name in the log.
    pub name: String,
    /// Whether a ruling in any branch has replaced a key of theirs, so that it may have been a thief.
    pub replaced: bool,
    /// The proofs, the earliest first: each has two or more entries of which only one can be in a line.
    pub proofs: Vec<Vec<Digest>>,
}

/// An entry that cannot stand where it claims to.
#[derive(Clone, Debug)]
pub struct RejectedEntry<'a> {
    /// The entry.
    pub letter: &'a SignedEntry,
    /// Why.
    pub fault: Fault,
    /// The copies that hold it.
    pub sources: Vec<String>,
    /// How many entries that build on it go with it.
    pub with: u64,
    /// Whether a copy has the same text with a signature that holds.
    pub is_known: bool,
}

impl<'a> DisputedCase<'a> {
    /// Judges the game of these entries, given by their places; none if nothing can be played under their charter.
    pub(super) fn of(
        copies: &'a Copies,
        own: &[usize],
        sources: &[Vec<usize>],
        broken: &BTreeMap<usize, Fault>,
    ) -> Option<DisputedCase<'a>> {
        let letters: Vec<&SignedEntry> = own.iter().filter_map(|place| copies.letters.get(*place)).collect();
        let settled = fork_choice(&letters, |_| false);
        let state = settled.state?;
        let id = *settled.line.first()?;
        let in_line: BTreeMap<Digest, usize> = settled.line.iter().copied().zip(0..).collect();
        let invalid: BTreeSet<Digest> = settled.invalid.iter().copied().collect();
        let place = |letter: &SignedEntry| match in_line.get(&letter.id) {
            Some(at) => EntryPlace::Line(*at),
            None if invalid.contains(&letter.id) => EntryPlace::Invalid,
            None => EntryPlace::Fallen,
        };
        let mut faults: BTreeMap<usize, Fault> =
            settled.refused.into_iter().filter_map(|(at, fault)| Some((*own.get(at)?, fault))).collect();
        let charters = broken.iter().filter(|(at, _)| copies.letters.get(**at).is_some_and(|letter| letter.id == id));
        faults.extend(charters.map(|(at, fault)| (*at, fault.clone())));
        let mut case = DisputedCase {
            id,
            state,
            rank: settled.rank,
            stops: Vec::new(),
            forks: Vec::new(),
            twice: Vec::new(),
            slips: Vec::new(),
            refused: Vec::new(),
            early: Vec::new(),
            holdings: Vec::new(),
            entries: BTreeMap::new(),
            places: BTreeMap::new(),
            faults,
            copies,
            sources: BTreeMap::new(),
            line: settled.line.clone(),
        };
        let named: BTreeSet<Digest> = settled.named.iter().flat_map(|named| named.entries.iter().copied()).collect();
        let told = |letter: &SignedEntry| place(letter) == EntryPlace::Fallen || named.contains(&letter.id);
        for (at, letter) in own.iter().copied().zip(&letters) {
            let is_refused = case.faults.contains_key(&at);
            case.places.insert(at, if is_refused { EntryPlace::Invalid } else { place(letter) });
            if !is_refused || !case.entries.contains_key(&letter.id) {
                case.entries.insert(letter.id, (letter, place(letter)));
            }
            if told(letter) {
                let own = names(copies, sources.get(at));
                case.sources.entry(letter.id).or_default().extend(own);
            }
        }
        for at in case.faults.keys() {
            case.places.insert(*at, EntryPlace::Invalid);
        }
        let branches = Branches::of(&case.entries);
        let first = settled.stops_before.iter().filter_map(|id| case.entry(id));
        case.stops = first.map(|letter| branches.branch(letter)).collect();
        case.forks = branches.forks(&settled.line, &settled.stops_before);
        case.twice = settled.named.into_iter().map(|named| case.signed_twice(named)).collect();
        case.refused = case.refuse(sources);
        Some(case)
    }

    /// Adds the findings that need all copies of the case.
    pub(super) fn finish(&mut self) {
        self.take_fallen_slips();
        self.holdings = self.copies.copies.iter().filter_map(|copy| self.holding(copy)).collect();
        self.early.sort_by_key(|(letter, _)| (letter.entry.seq, letter.id));
    }

    fn signed_twice(&self, named: crate::Equivocator) -> DisputedSigner {
        let mut slots: BTreeMap<Slot, Vec<Digest>> = BTreeMap::new();
        for letter in named.entries.iter().filter_map(|id| self.entry(id)) {
            slots
                .entry(letter.entry.kind.ruling_number().map_or(Ok(letter.entry.prev), Err))
                .or_default()
                .push(letter.id);
        }
        let mut proofs: Vec<Vec<Digest>> = slots.into_values().filter(|ids| ids.len() > 1).collect();
        proofs.sort_by_key(|ids| ids.iter().filter_map(|id| Some(self.entry(id)?.entry.seq)).min());
        DisputedSigner { hand: named.hand, name: named.name, replaced: named.replaced, proofs }
    }

    /// Entries that are at fault themselves. Of several readings of a mangled text the others are no entries.
    fn refuse(&self, sources: &[Vec<usize>]) -> Vec<RejectedEntry<'a>> {
        let stands = |at: &usize| self.places.get(at).is_some_and(|place| *place != EntryPlace::Invalid);
        let misread: BTreeSet<usize> = self
            .copies
            .copies
            .iter()
            .flat_map(|copy| &copy.entries)
            .filter(|item| item.readings.len() > 1 && item.readings.iter().any(stands))
            .flat_map(|item| item.readings.iter().copied())
            .collect();
        let mut with: BTreeMap<Digest, u64> = BTreeMap::new();
        let mut lost: Vec<&SignedEntry> = self
            .entries
            .values()
            .filter(|(_, place)| *place == EntryPlace::Invalid)
            .map(|(letter, _)| *letter)
            .collect();
        lost.sort_by_key(|letter| std::cmp::Reverse(letter.entry.seq));
        for letter in lost {
            let own = with.get(&letter.id).copied().unwrap_or(0);
            if let Some(prev) = letter.entry.prev {
                *with.entry(prev).or_default() += own + 1;
            }
        }
        let mut refused: Vec<RejectedEntry<'a>> = Vec::new();
        for (at, fault) in self.faults.iter().filter(|(at, _)| !misread.contains(at)) {
            let Some(letter) = self.copies.letters.get(*at) else { continue };
            let is_known = self.entries.get(&letter.id).is_some_and(|(_, place)| *place != EntryPlace::Invalid);
            let with = if is_known { 0 } else { with.get(&letter.id).copied().unwrap_or(0) };
            let sources = names(self.copies, sources.get(*at));
            refused.push(RejectedEntry { letter, fault: fault.clone(), sources, with, is_known });
        }
        refused.sort_by_key(|refused| (refused.letter.entry.seq, refused.letter.id));
        refused
    }

    /// When the game began.
    pub fn begun(&self) -> Option<Time> {
        self.entry(&self.id).map(|letter| letter.entry.at)
    }

    /// The entry with this id.
    pub fn entry(&self, id: &Digest) -> Option<&'a SignedEntry> {
        self.entries.get(id).map(|(letter, _)| *letter)
    }

    pub(super) fn letter(&self, at: usize) -> Option<&'a SignedEntry> {
        self.copies.letters.get(at)
    }

    /// Returns the copies that have an entry which is not in the line, or which proves that somebody has signed twice.
    pub fn holders(&self, id: &Digest) -> &[String] {
        self.sources.get(id).map(Vec::as_slice).unwrap_or_default()
    }

    /// Whether this is a name of the game.
    pub(super) fn knows(&self, name: &Name) -> bool {
        let charter = self.state.charter();
        self.state.author(name).is_some()
            || charter.organiser.name == *name
            || (charter.referee.is_some() && name.as_str() == "referee")
    }

    /// Whether an entry with this id is here.
    pub(super) fn holds(&self, id: &Digest) -> bool {
        self.entries.contains_key(id)
    }

    pub(super) fn take_early(&mut self, letter: &'a SignedEntry, sources: Vec<String>) {
        self.early.push((letter, sources));
    }

    /// Evidence of the earliest of what proves that they have signed twice.
    ///
    /// # Errors
    /// The entries prove nothing, which cannot be where they were settled.
    pub fn proof(&self, twice: &DisputedSigner) -> Result<EquivocationProof, ProofFlaw> {
        let Some([one, other, ..]) = twice.proofs.first().map(Vec::as_slice) else { return Err(ProofFlaw::Count) };
        EquivocationProof::of(self.way(*one), self.way(*other))
    }

    /// The way from the charter to an entry, itself included.
    pub fn way(&self, id: Digest) -> Vec<SignedEntry> {
        let mut way = Vec::new();
        let mut next = Some(id);
        while let Some(letter) = next.and_then(|id| self.entry(&id)) {
            way.push(letter.clone());
            next = letter.entry.prev;
        }
        way.reverse();
        way
    }

    /// Whether a slip bears a signature that does not hold.
    fn has_bad_slip(&self) -> bool {
        let bad = |waiting: &UnwrittenSlip<'_>| match &waiting.standing {
            slips::SlipStanding::Invalid(fault) => fault.class == FaultClass::Slip && fault.key == Some("sig"),
            slips::SlipStanding::Waits
            | slips::SlipStanding::Lapsed
            | slips::SlipStanding::Aside
            | slips::SlipStanding::Early => false,
        };
        self.slips.iter().any(bad)
    }

    /// Whether somebody has to decide or explain something.
    pub fn is_dispute(&self) -> bool {
        let broken = |holding: &CopyHolding| holding.standing() == CopyStanding::Broken;
        !self.twice.is_empty()
            || !self.stops.is_empty()
            || !self.refused.is_empty()
            || !self.early.is_empty()
            || self.holdings.iter().any(broken)
            || self.has_bad_slip()
    }

    /// Whether a referee, be it that of a branch before which the line stops, can still rule.
    pub fn can_be_ruled(&self) -> bool {
        (self.state.has_referee() || self.rank.agreements > 0) && self.rank.nr < crate::RULINGS_MAX
    }
}
