//! The valid entries of a game as a tree: which ranks its branches have, and where the line leaves one of them behind.

use std::collections::{BTreeMap, BTreeSet};

use super::place::EntryPlace;
use crate::BranchRank;
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::{Entry, EntryKind, Offer, SignedEntry, agreed};
use adjudicate_rules::Name;

/// Entries that begin behind an entry of the line and do not belong to it.
#[derive(Clone, Debug)]
pub struct Branch {
    /// The first of them.
    pub first: Digest,
    /// The last of them in the way that the line would take.
    pub end: Digest,
    /// How many there are.
    pub entries: u64,
    /// The authors of its entries.
    pub authors: BTreeSet<Name>,
}

/// A place where branches fell out of the line.
#[derive(Clone, Debug)]
pub struct Fork {
    /// The entry of the line behind which they begin.
    pub after: Digest,
    /// The ruling, or the agreement on a referee, that put the line above them; none if the branches before which the line
    /// stops have different ones.
    pub decided: Option<Digest>,
    /// The branches that fell out.
    pub branches: Vec<Branch>,
}

/// All valid entries.
pub(super) struct Branches<'a> {
    children: BTreeMap<Digest, Vec<&'a SignedEntry>>,
    /// The rank at each entry, and that of the highest line through it.
    ranks: BTreeMap<Digest, (BranchRank, BranchRank)>,
}

impl<'a> Branches<'a> {
    pub fn of(letters: &BTreeMap<Digest, (&'a SignedEntry, EntryPlace)>) -> Branches<'a> {
        let mut sorted: Vec<&SignedEntry> =
            letters.values().filter(|(_, place)| *place != EntryPlace::Invalid).map(|(letter, _)| *letter).collect();
        sorted.sort_by_key(|letter| (letter.entry.seq, letter.id));
        let mut children: BTreeMap<Digest, Vec<&SignedEntry>> = BTreeMap::new();
        let mut ranks: BTreeMap<Digest, (BranchRank, BranchRank)> = BTreeMap::new();
        for letter in &sorted {
            let before =
                letter.entry.prev.and_then(|prev| ranks.get(&prev)).map_or(BranchRank::default(), |(rank, _)| *rank);
            let rank = raised(before, &letter.entry);
            ranks.insert(letter.id, (rank, rank));
            if let Some(prev) = letter.entry.prev {
                children.entry(prev).or_default().push(letter);
            }
        }
        for letter in sorted.iter().rev() {
            let highest = ranks.get(&letter.id).map(|(_, highest)| *highest);
            if let (Some(highest), Some(before)) = (highest, letter.entry.prev.and_then(|prev| ranks.get_mut(&prev))) {
                before.1 = before.1.max(highest);
            }
        }
        Branches { children, ranks }
    }

    fn highest(&self, id: &Digest) -> BranchRank {
        self.ranks.get(id).map_or(BranchRank::default(), |(_, highest)| *highest)
    }

    /// The branch that begins with this entry.
    pub fn branch(&self, first: &SignedEntry) -> Branch {
        let (mut entries, mut authors) = (0, BTreeSet::new());
        let mut todo = vec![first];
        while let Some(letter) = todo.pop() {
            entries += 1;
            if !authors.contains(&letter.entry.by) {
                authors.insert(letter.entry.by.clone());
            }
            todo.extend(self.children.get(&letter.id).into_iter().flatten());
        }
        let end = self.way(first.id).last().copied().unwrap_or(first.id);
        Branch { first: first.id, end, entries, authors }
    }

    /// The way that the line would take behind this entry, up to its end or to where it would stop.
    fn way(&self, first: Digest) -> Vec<Digest> {
        let mut way = vec![first];
        let mut at = first;
        loop {
            let children = self.children.get(&at).map(Vec::as_slice).unwrap_or_default();
            let best = children.iter().map(|child| self.highest(&child.id)).max();
            let mut highest = children.iter().filter(|child| Some(self.highest(&child.id)) == best);
            let (Some(next), None) = (highest.next(), highest.next()) else { return way };
            at = next.id;
            way.push(at);
        }
    }

    /// Returns the places at which branches fell out. `stops` are the entries before which the line stops.
    pub fn forks(&self, line: &[Digest], stops: &[Digest]) -> Vec<Fork> {
        let mut way = line.to_vec();
        // All of them have the same rank; what raised it is told if they have it in common, which is to say in the line.
        let beyond = way.len();
        way.extend(stops.iter().take(1).flat_map(|stop| self.way(*stop)));
        let next: BTreeMap<Digest, usize> = way.iter().copied().zip(1..).collect();
        let mut forks = Vec::new();
        for after in line {
            let at = next.get(after).copied().unwrap_or(way.len());
            let own = way.get(at);
            let children = self.children.get(after).into_iter().flatten();
            let fell: Vec<&SignedEntry> =
                children.copied().filter(|child| Some(&child.id) != own && !stops.contains(&child.id)).collect();
            let Some(rank) = fell.iter().map(|letter| self.highest(&letter.id)).max() else { continue };
            let above = |id: &Digest| self.ranks.get(id).is_some_and(|(own, _)| *own > rank);
            let decided = way.iter().enumerate().skip(at).find(|(_, id)| above(id));
            let decided = decided.filter(|(place, _)| *place < beyond).map(|(_, id)| *id);
            let branches = fell.into_iter().map(|letter| self.branch(letter)).collect();
            forks.push(Fork { after: *after, decided, branches });
        }
        forks
    }
}

/// The rank behind an entry of a line that had this rank before it.
fn raised(before: BranchRank, entry: &Entry) -> BranchRank {
    match &entry.kind {
        EntryKind::Ruling(ruling) => BranchRank { nr: ruling.nr, ..before },
        EntryKind::Agree(number) => match agreed(&entry.slips, *number) {
            Some((_, Offer::Referee(_))) => BranchRank { agreements: before.agreements + 1, nr: 0 },
            _ => before,
        },
        EntryKind::Charter(_)
        | EntryKind::Join(_)
        | EntryKind::Turn(_)
        | EntryKind::Answer(_)
        | EntryKind::Resign(_)
        | EntryKind::Claim(_)
        | EntryKind::Open(_)
        | EntryKind::Save(_)
        | EntryKind::Post(_) => before,
    }
}
