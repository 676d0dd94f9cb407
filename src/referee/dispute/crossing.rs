//! Where copies part: the branches behind an entry, and what decides between them.

use std::collections::{BTreeMap, BTreeSet};

use super::tree::{Placed, Tree, way};
use crate::crypto::Digest;
use crate::log::{Kind, Verdict};
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
    /// At a fork: whether a ruling `forfeit`, `result` or `uphold` at its end would make it stay. It would not where another
    /// branch has two turns.
    pub can_be_ruled: bool,
    /// The copies that hold its first entry.
    pub sources: Vec<String>,
}

/// All crossings of a game, in the order of the entries behind which they lie.
pub(super) fn crossings(tree: &Tree<'_>, settled: &Settled, sources: &BTreeMap<Digest, Vec<String>>) -> Vec<Crossing> {
    let log: BTreeSet<Digest> = settled.log.iter().copied().collect();
    let mut found: Vec<Crossing> = Vec::new();
    for (id, placed) in &tree.placed {
        let next = tree.next(*id);
        if next.len() < 2 {
            continue;
        }
        let inside = !log.contains(id);
        let forked = !inside && next.iter().all(|first| !log.contains(first));
        let mut branches: Vec<Branch> =
            next.iter().map(|first| branch(tree, *first, log.contains(first), sources)).collect();
        if forked {
            let turns: Vec<usize> = branches.iter().map(|branch| branch.turns).collect();
            for (place, branch) in branches.iter_mut().enumerate() {
                let mut others = turns.iter().enumerate().filter(|(other, _)| *other != place);
                branch.can_be_ruled = others.all(|(_, turns)| *turns < 2);
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

fn branch(tree: &Tree<'_>, first: Digest, stays: bool, sources: &BTreeMap<Digest, Vec<String>>) -> Branch {
    let mut entries: Vec<Digest> = tree.behind(first).into_iter().filter(|id| tree.placed.contains_key(id)).collect();
    entries.push(first);
    entries.sort_by_key(|id| (tree.placed.get(id).map(|placed| placed.letter.entry.seq), *id));
    let line = alone(&tree.placed, first, &entries);
    let turns = line.iter().filter(|id| is_turn(&tree.placed, id)).count();
    let sources = sources.get(&first).cloned().unwrap_or_default();
    Branch { entries, line, turns, stays, can_be_ruled: false, sources }
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

/// Whether a ruling decides: the branch that stays holds one of the first sort, and there is another branch with fewer than
/// two turns and without such a ruling.
fn ruled(tree: &Tree<'_>, branches: &[Branch]) -> bool {
    let decides = |branch: &Branch| {
        branch.line.iter().filter_map(|id| tree.placed.get(id)).any(|placed| match &placed.letter.entry.kind {
            Kind::Ruling(ruling) => {
                matches!(ruling.verdict, Verdict::Forfeit(_) | Verdict::Result(_) | Verdict::Uphold(_))
            }
            _ => false,
        })
    };
    let stays = branches.iter().any(|branch| branch.stays && decides(branch));
    stays && branches.iter().any(|branch| !branch.stays && !decides(branch) && branch.turns < 2)
}
