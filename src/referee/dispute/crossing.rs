//! Where copies part: the branches behind an entry, and what decides between them.

use std::collections::{BTreeMap, BTreeSet};

use super::tree::{Placed, Tree, way};
use crate::crypto::Digest;
use crate::log::Kind;
use crate::referee::{Letter, Settled, settle};

/// A place where more than one valid entry follows.
#[derive(Clone, Debug)]
pub struct Crossing {
    /// The number of the entry that all branches follow.
    pub after: u64,
    /// The branches, in the order of the ids of their first entries.
    pub branches: Vec<Branch>,
    /// What decides.
    pub decision: Decision,
}

/// What decides between branches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Decision {
    /// Letters crossed, and the marks of protocol 5.1 say which branch stays.
    Settled,
    /// A ruling of the referee says which branch stays.
    Ruled,
    /// Nobody chooses: somebody has signed twice, and the referee goes on from here.
    Forked,
    /// All of it lies in a branch that fell out.
    Inside,
}

impl Decision {
    /// The word for `--json`.
    pub fn name(self) -> &'static str {
        match self {
            Decision::Settled => "settled",
            Decision::Ruled => "ruled",
            Decision::Forked => "forked",
            Decision::Inside => "inside",
        }
    }
}

/// One of several branches.
#[derive(Clone, Debug)]
pub struct Branch {
    /// All its entries, by their numbers.
    pub entries: Vec<Digest>,
    /// Those of them that stay if this branch is looked at alone.
    pub line: Vec<Digest>,
    /// How many turns that line has.
    pub turns: usize,
    /// Whether it stays.
    pub stays: bool,
    /// At a fork: the entries such that a ruling `forfeit`, `result` or `uphold` built on one of them would make it stay.
    /// None, where another branch has two turns; several, where there is a fork within it.
    pub rulable: Vec<Digest>,
}

/// Forks within forks, as deep as they are looked at. It takes two people who sign twice to make a second one.
const WITHIN_MAX: usize = 8;

/// All crossings of a game, in the order of the entries behind which they lie.
pub(super) fn crossings(tree: &Tree<'_>, settled: &Settled) -> Vec<Crossing> {
    let log: BTreeSet<Digest> = settled.log.iter().copied().collect();
    let mut found: Vec<Crossing> = Vec::new();
    for (id, placed) in &tree.placed {
        let next = tree.next(*id);
        if next.len() < 2 {
            continue;
        }
        let inside = !log.contains(id);
        let forked = !inside && next.iter().all(|first| !log.contains(first));
        let mut branches: Vec<Branch> = next.iter().map(|first| branch(tree, *first, log.contains(first))).collect();
        if forked {
            let rulable = outweighing(&branches);
            for (branch, can) in branches.iter_mut().zip(rulable) {
                branch.rulable = if can { within(tree, &branch.line, 0) } else { Vec::new() };
            }
        }
        let decision = match () {
            () if inside => Decision::Inside,
            () if forked => Decision::Forked,
            () if ruled(tree, &branches) => Decision::Ruled,
            () => Decision::Settled,
        };
        found.push(Crossing { after: placed.letter.entry.seq, branches, decision });
    }
    found.sort_by_key(|crossing| (crossing.after, crossing.decision));
    found
}

fn branch(tree: &Tree<'_>, first: Digest, stays: bool) -> Branch {
    let mut entries: Vec<Digest> = tree.behind(first).into_iter().filter(|id| tree.placed.contains_key(id)).collect();
    entries.push(first);
    entries.sort_by_key(|id| (tree.placed.get(id).map(|placed| placed.letter.entry.seq), *id));
    let line = alone(&tree.placed, first, &entries);
    let turns = line.iter().filter(|id| is_turn(&tree.placed, id)).count();
    Branch { entries, line, turns, stays, rulable: Vec::new() }
}

/// Which of these branches a ruling at their end would make stay: those beside which no other has two turns.
fn outweighing(branches: &[Branch]) -> Vec<bool> {
    let light = |branch: &Branch| branch.turns < 2;
    (0..branches.len())
        .map(|place| branches.iter().enumerate().all(|(other, branch)| other == place || light(branch)))
        .collect()
}

/// Where a branch, which stays as far as this line if nothing stands beside it, can be ruled on: at its end, or, where that is
/// a fork, at the ends of those branches there that can be ruled on in their turn.
fn within(tree: &Tree<'_>, line: &[Digest], depth: usize) -> Vec<Digest> {
    let Some(end) = line.last().copied() else { return Vec::new() };
    let inner = tree.next(end);
    if inner.is_empty() {
        return vec![end];
    }
    if depth >= WITHIN_MAX {
        return Vec::new();
    }
    let branches: Vec<Branch> = inner.iter().map(|first| branch(tree, *first, false)).collect();
    let chosen = branches.iter().zip(outweighing(&branches)).filter(|(_, can)| *can);
    chosen.flat_map(|(branch, _)| within(tree, &branch.line, depth + 1)).collect()
}

/// What stays of a branch if nothing stands beside it.
fn alone(placed: &BTreeMap<Digest, Placed>, first: Digest, entries: &[Digest]) -> Vec<Digest> {
    let trunk = way(placed, first);
    // Without branches within there is nothing to settle.
    let seqs: BTreeSet<u64> = entries.iter().filter_map(|id| Some(placed.get(id)?.letter.entry.seq)).collect();
    if seqs.len() == entries.len() {
        return entries.to_vec();
    }
    let own = entries.iter().filter(|id| **id != first).filter_map(|id| placed.get(id)).map(|placed| &placed.letter);
    let letters: Vec<Letter> = trunk.iter().copied().chain(own).cloned().collect();
    settle(&letters).log.split_off(trunk.len().saturating_sub(1))
}

fn is_turn(placed: &BTreeMap<Digest, Placed>, id: &Digest) -> bool {
    placed.get(id).is_some_and(|placed| matches!(placed.letter.entry.kind, Kind::Turn(_)))
}

/// Whether a ruling decides: the branch that stays has the first mark of protocol 5.1 over another one, which has not.
fn ruled(tree: &Tree<'_>, branches: &[Branch]) -> bool {
    let decides = |branch: &Branch| {
        branch.line.iter().filter_map(|id| tree.placed.get(id)).any(|placed| placed.letter.entry.kind.decides())
    };
    let marked = |one: &Branch, other: &Branch| decides(one) && other.turns < 2;
    let falls = |stays: &Branch, other: &Branch| !other.stays && marked(stays, other) && !marked(other, stays);
    branches.iter().filter(|branch| branch.stays).any(|stays| branches.iter().any(|other| falls(stays, other)))
}
