//! One game of a dispute: what its copies hold, and what follows.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::copy::Copy;
use super::crossing::{Branch, Crossing, Decision, crossings};
use super::proof::Proof;
use super::tree::{Placed, Refused, Tree, keys, vouched, way};
use crate::crypto::Digest;
use crate::log::Kind;
use crate::referee::{Fork, Found, Letter, Match, settle};

/// As many proofs as are made against one author.
const PROOFS_MAX: usize = 16;

/// One game.
#[derive(Clone)]
pub struct Case {
    /// The game's id.
    pub id: Digest,
    /// The match at the end of the log that stays; before a fork it ends.
    pub state: Arc<Match>,
    /// The log that stays, charter first.
    pub log: Vec<Digest>,
    /// All valid entries, whichever copy holds them.
    pub entries: BTreeMap<Digest, Placed>,
    /// The copies, as they were given.
    pub holdings: Vec<Holding>,
    /// Where copies part.
    pub crossings: Vec<Crossing>,
    /// What holds the entries of the branches there.
    sources: Sources,
    /// Proofs that somebody signed twice.
    pub proofs: Vec<Proof>,
    /// Pairs that stop the log by the protocol's rule, and yet prove nothing against their author: when he signed the second
    /// one, somebody's crossing letter had made the first fall out, and only what others added later changed that.
    pub unproved: Vec<Fork>,
    /// Entries that cannot stand where they claim to.
    pub refused: Vec<Refused>,
    /// Entries of this game's authors whose predecessor is in none of the copies.
    pub early: Vec<Early>,
}

/// What one copy holds of a game.
#[derive(Clone, Debug)]
pub struct Holding {
    /// Where the copy came from.
    pub source: String,
    /// Whether it is a log; otherwise it is entries out of letters.
    pub is_log: bool,
    /// Whether mail has mangled the log, and every entry could be mended.
    pub is_mended: bool,
    /// Where the log breaks, if it does.
    pub fault: Option<Found>,
    /// Entries that cannot be made out.
    pub damaged: Vec<(Option<u64>, String)>,
    /// How many valid entries it holds.
    pub entries: usize,
    /// The last of them: its number and id.
    pub head: Option<(u64, Digest)>,
    /// Numbers of entries that it lacks although it holds what is built on them.
    pub missing: Vec<u64>,
    /// How many entries of the log that stays are behind its last one.
    pub behind: u64,
    /// The first of its entries that does not stand in the log that stays.
    pub leaves: Option<u64>,
}

/// How a copy stands to the log that stays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It has all of it and nothing else.
    Whole,
    /// Its end is missing.
    Behind,
    /// Entries are missing within.
    Lacks,
    /// It has entries that do not stand in that log.
    Branch,
    /// It is a log that breaks, or an entry of it is refused.
    Invalid,
}

impl Standing {
    /// The word for `--json`.
    pub fn name(self) -> &'static str {
        match self {
            Standing::Whole => "whole",
            Standing::Behind => "behind",
            Standing::Lacks => "lacks",
            Standing::Branch => "branch",
            Standing::Invalid => "invalid",
        }
    }
}

impl Holding {
    /// How it stands.
    pub fn standing(&self) -> Standing {
        match () {
            () if self.fault.is_some() && !self.is_mended => Standing::Invalid,
            () if self.leaves.is_some() => Standing::Branch,
            () if !self.missing.is_empty() => Standing::Lacks,
            () if self.behind > 0 => Standing::Behind,
            () => Standing::Whole,
        }
    }
}

/// An entry whose predecessor is in none of the copies, so that it cannot be judged.
#[derive(Clone, Debug)]
pub struct Early {
    /// The entry.
    pub letter: Letter,
    /// The copies that hold it.
    pub sources: Vec<String>,
}

/// What a game's copies come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ruling {
    /// All copies are the same.
    Same,
    /// Some lack entries that others have; they agree in all that they have.
    Behind,
    /// Letters crossed; the protocol says which stays, and nobody is at fault.
    Crossed,
    /// Entries cannot be judged, because what they build on is missing.
    Incomplete,
    /// A copy breaks, or an entry cannot stand.
    Invalid,
    /// The log stops, and nobody is proved to have signed twice.
    Unproved,
    /// Somebody has signed twice.
    Forked,
}

impl Ruling {
    /// The word for `--json`.
    pub fn name(self) -> &'static str {
        match self {
            Ruling::Same => "same",
            Ruling::Behind => "behind",
            Ruling::Crossed => "crossed",
            Ruling::Incomplete => "incomplete",
            Ruling::Invalid => "invalid",
            Ruling::Unproved => "unproved",
            Ruling::Forked => "forked",
        }
    }

    /// Whether somebody has to decide something.
    pub fn is_dispute(self) -> bool {
        self >= Ruling::Incomplete
    }
}

/// What holds an entry: copies, and what is kept beside them.
pub(super) type Sources = BTreeMap<Digest, Vec<String>>;

impl Case {
    /// Judges the copies of the game that begins with this charter; `None` if nothing can be played under it.
    pub(super) fn of(charter: &Letter, letters: &[Letter], copies: &[Copy], sources: &Sources) -> Option<Case> {
        let tree = Tree::of(charter, letters)?;
        let settled = settle(letters);
        let state = settled.state.clone()?;
        let crossings = crossings(&tree, &settled);
        let parted = crossings.iter().flat_map(|crossing| &crossing.branches).flat_map(|branch| &branch.entries);
        let held = parted.filter_map(|id| Some((*id, sources.get(id)?.clone()))).collect();
        let (mut proofs, mut unproved): (Vec<Proof>, Vec<Fork>) = (Vec::new(), Vec::new());
        for fork in &settled.forks {
            // One proof would do to name somebody; a flood of entries must not cost a verification of the log for each.
            if proofs.iter().filter(|proof| proof.head.author.as_str() == fork.author).count() >= PROOFS_MAX {
                continue;
            }
            match Proof::of(&tree.placed, fork.one, fork.other) {
                Ok(proof) if proofs.iter().all(|known| known.head != proof.head) => proofs.push(proof),
                Ok(_) => {}
                Err(_) => unproved.push(fork.clone()),
            }
        }
        proofs.sort_by_key(|proof| (proof.head.shared, proof.head.one.entry, proof.head.one.id));
        let mut case = Case {
            id: charter.id,
            state,
            log: settled.log,
            entries: BTreeMap::new(),
            holdings: Vec::new(),
            crossings,
            sources: held,
            proofs,
            unproved,
            refused: refused(&tree, copies, sources),
            early: Vec::new(),
        };
        case.entries = tree.placed;
        case.holdings = copies.iter().filter_map(|copy| case.holding(copy)).collect();
        Some(case)
    }

    fn holding(&self, copy: &Copy) -> Option<Holding> {
        let known = |group: &Vec<Letter>| group.iter().map(|letter| letter.id).find(|id| self.entries.contains_key(id));
        let held: BTreeSet<Digest> = copy.entries.iter().filter_map(known).collect();
        let broken = |group: &Vec<Letter>| {
            group.iter().any(|letter| self.refused.iter().any(|refused| refused.letter.id == letter.id))
        };
        if held.is_empty() && !copy.all().any(broken) {
            return None;
        }
        let seq = |id: &Digest| self.entries.get(id).map_or(0, |placed| placed.letter.entry.seq);
        let place: BTreeMap<Digest, usize> = self.log.iter().copied().zip(0..).collect();
        let last = held.iter().filter_map(|id| place.get(id)).max();
        let leaves = held.iter().filter(|id| !place.contains_key(*id)).map(seq).min();
        let behind = match (last, leaves) {
            (Some(last), None) => u64::try_from(self.log.len() - 1 - last).unwrap_or(u64::MAX),
            _ => 0,
        };
        let parents = held.iter().filter_map(|id| self.entries.get(id)?.letter.entry.prev);
        let gaps: BTreeSet<Digest> = parents.filter(|id| !held.contains(id)).collect();
        let mut missing: BTreeSet<u64> = BTreeSet::new();
        for gap in gaps {
            let lacks = way(&self.entries, gap).into_iter().rev().take_while(|letter| !held.contains(&letter.id));
            missing.extend(lacks.map(|letter| letter.entry.seq));
        }
        let seqs: BTreeSet<u64> = held.iter().map(seq).collect();
        let is_mended = copy.is_misspelled()
            && copy.damaged.is_empty()
            && copy.fault.as_ref().is_some_and(|found| seqs.contains(&found.entry))
            && copy.entries.iter().all(|group| group.iter().any(|letter| self.entries.contains_key(&letter.id)));
        Some(Holding {
            source: copy.source.clone(),
            is_log: copy.is_log,
            is_mended,
            fault: copy.fault.clone(),
            damaged: copy.damaged.clone(),
            entries: held.len(),
            head: held.iter().map(|id| (seq(id), *id)).max(),
            missing: missing.into_iter().collect(),
            behind,
            leaves,
        })
    }

    /// Takes an entry that builds on nothing that is here, if one of this game's authors has signed it.
    pub(super) fn take_early(&mut self, letter: &Letter, sources: &[String]) -> bool {
        let mine = vouched(&keys(self.entries.values()), letter);
        if mine {
            self.early.push(Early { letter: letter.clone(), sources: sources.to_vec() });
        }
        mine
    }

    /// What its copies come to.
    pub fn ruling(&self) -> Ruling {
        let stands = |wanted: Standing| self.holdings.iter().any(|holding| holding.standing() == wanted);
        match () {
            () if !self.proofs.is_empty() => Ruling::Forked,
            () if !self.unproved.is_empty() => Ruling::Unproved,
            () if stands(Standing::Invalid) || !self.refused.is_empty() => Ruling::Invalid,
            () if !self.early.is_empty() => Ruling::Incomplete,
            () if !self.crossings.is_empty() => Ruling::Crossed,
            () if stands(Standing::Behind) || stands(Standing::Lacks) => Ruling::Behind,
            () => Ruling::Same,
        }
    }

    /// Where the log ends because somebody has signed twice.
    pub fn fork(&self) -> Option<&Crossing> {
        self.crossings.iter().find(|crossing| crossing.decision == Decision::Forked)
    }

    /// Who has gone on from a branch of the fork and signed nothing twice: others can be misled, and are not at fault.
    pub fn misled(&self) -> Vec<String> {
        let named: BTreeSet<&str> = self.proofs.iter().map(|proof| proof.head.author.as_str()).collect();
        let entries = self.fork().into_iter().flat_map(|fork| &fork.branches).flat_map(|branch| &branch.entries);
        let signers: BTreeSet<&str> =
            entries.filter_map(|id| self.entries.get(id)).map(|placed| placed.signer.name.as_str()).collect();
        signers.difference(&named).map(|name| (*name).to_owned()).collect()
    }

    /// What holds this entry behind a crossing: copies, and what is kept beside them.
    pub fn holders(&self, id: Digest) -> &[String] {
        self.sources.get(&id).map(Vec::as_slice).unwrap_or_default()
    }

    /// What holds the first entry of a branch, as [`Case::holders`].
    pub fn holders_of(&self, branch: &Branch) -> &[String] {
        branch.entries.first().map(|first| self.holders(*first)).unwrap_or_default()
    }

    /// The logs that end with this entry, and can be written on as they are.
    pub fn logs_at(&self, id: Digest) -> impl Iterator<Item = &Holding> {
        let ends = move |holding: &&Holding| holding.head.is_some_and(|(_, head)| head == id);
        self.holdings.iter().filter(|holding| holding.is_log && holding.fault.is_none()).filter(ends)
    }

    /// The way from the charter to an entry, itself included.
    pub fn way(&self, id: Digest) -> Vec<&Letter> {
        way(&self.entries, id)
    }

    /// The last entries of all that a copy holds: those that nothing of it is built on.
    pub(super) fn ends(&self, copy: &Copy) -> Vec<Digest> {
        let ids = copy.all().flatten().map(|letter| letter.id);
        let held: BTreeSet<Digest> = ids.filter(|id| self.entries.contains_key(id)).collect();
        let built_on: BTreeSet<Digest> = held.iter().filter_map(|id| self.entries.get(id)?.letter.entry.prev).collect();
        held.difference(&built_on).copied().collect()
    }

    /// The charter under which the game is played.
    pub fn charter(&self) -> &crate::log::Charter {
        self.state.charter()
    }

    /// Whether tokens go into this game or out of it.
    pub(super) fn is_of_a_series(&self) -> bool {
        self.state.is_parcus() || self.charter().series.is_some()
    }
}

/// What is refused: of several readings of a mangled entry none stands, and what builds on an entry is refused with it.
fn refused(tree: &Tree<'_>, copies: &[Copy], sources: &Sources) -> Vec<Refused> {
    let misread: BTreeSet<Digest> = copies
        .iter()
        .flat_map(Copy::all)
        .filter(|group| group.iter().any(|letter| tree.placed.contains_key(&letter.id)))
        .flatten()
        .map(|letter| letter.id)
        .collect();
    let mut found: Vec<Refused> = Vec::new();
    for refused in tree.refused.values().filter(|refused| !misread.contains(&refused.letter.id)) {
        let id = refused.letter.id;
        let with = tree.behind(id).iter().filter(|id| !tree.placed.contains_key(id)).count();
        let sources = sources.get(&id).cloned().unwrap_or_default();
        found.push(Refused { sources, with, ..refused.clone() });
    }
    found.sort_by_key(|refused| (refused.letter.entry.seq, refused.letter.id));
    found
}

/// Whether an entry begins a game.
pub(super) fn begins(letter: &Letter) -> bool {
    letter.entry.prev.is_none() && matches!(letter.entry.kind, Kind::Charter(_))
}
