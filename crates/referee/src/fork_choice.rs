//! The entries of a game that are not one line: where it goes on, what fell out, and who signed twice (protocol, section 5).
//!
//! Every program decides this alone, from the entries, and all come to the same line, whatever the order in which entries came.
//!
//! [`fork_choice()`] builds the tree of valid entries, gives each the rank of the best line through it, and follows the
//! highest. It depends on nothing but the entries and the branch that the caller has followed. A match is copied for
//! every branch, so the parts that grow with the game (the ids of the line, its positions) are structures that copies
//! share.

use adjudicate_record::log::SignedEntry;
use std::collections::{BTreeMap, BTreeSet};

use super::fault::Fault;
use super::ids::BranchRank;
use super::keys::{Author, SignerId};
use super::state::Match;
use super::step::open;
use adjudicate_record::crypto::Digest;
use adjudicate_rules::Seat;

/// A hand that has signed twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Equivocator {
    /// The hand that signed.
    pub hand: SignerId,
    /// His name in the log.
    pub name: String,
    /// All entries that prove it, in the order of their ids: two at least.
    pub entries: Vec<Digest>,
    /// Whether a ruling in any branch has replaced a key of his, so that it may have been a thief.
    pub replaced: bool,
}

/// The result of ordering entries that may not be one line.
#[derive(Clone, Default)]
pub struct ForkChoice {
    /// The line, charter first.
    pub line: Vec<Digest>,
    /// The match at its end; none if there is no valid charter.
    pub state: Option<Match>,
    /// The entries of equal rank before which the line stops, in the order of their ids; none if it does not.
    pub stops_before: Vec<Digest>,
    /// The rank of the best line.
    pub rank: BranchRank,
    /// Valid entries that are not in the line: they bind nobody.
    pub orphaned: Vec<Digest>,
    /// Entries that are not valid behind their parents, and all that build on them.
    pub invalid: Vec<Digest>,
    /// Why: for each that is at fault itself, its place among the entries that were given. An entry that is valid may be here
    /// as well, with a signature that does not hold.
    pub refused: Vec<(usize, Fault)>,
    /// Entries whose predecessor is not here.
    pub out_of_order: Vec<Digest>,
    /// The hands that have signed twice.
    pub named: Vec<Equivocator>,
}

/// Settles the entries of one game, given in any order, for a reader who has followed the entries that `followed`
/// accepts: of branches with equal rank he stays with his own. The charter is the first valid one; others begin other
/// games.
pub fn fork_choice(letters: &[&SignedEntry], followed: impl Fn(&Digest) -> bool) -> ForkChoice {
    let mut children = Children::new();
    // The result does not depend on the order in which letters arrived. An id does not cover the signature, so one may
    // arrive again with a signature that is damaged.
    let mut sorted: Vec<(usize, &SignedEntry)> = letters.iter().copied().enumerate().collect();
    sorted.sort_by_key(|(_, letter)| (letter.id, letter.entry.sig.as_bytes()));
    sorted.dedup_by_key(|(_, letter)| (letter.id, letter.entry.sig.as_bytes()));
    for (place, letter) in &sorted {
        if let Some(prev) = letter.entry.prev {
            children.entry(prev).or_default().push((*place, letter));
        }
    }
    let known: BTreeSet<Digest> = sorted.iter().map(|(_, letter)| letter.id).collect();
    let opened = |letter: &&SignedEntry| open(letter).ok().map(|state| (letter.id, state));
    let charter = letters.iter().filter(|letter| letter.entry.prev.is_none()).find_map(opened);
    let mut settled = ForkChoice::default();
    let mut invalid = InvalidEntries { ids: BTreeSet::new(), refused: Vec::new() };
    for other in sorted.iter().filter(|(_, letter)| letter.entry.prev.is_none()).map(|(_, letter)| letter.id) {
        if charter.as_ref().is_none_or(|(charter, _)| *charter != other) {
            invalid.reject(other, &mut children);
        }
    }
    if let Some((id, state)) = charter {
        let tree = Tree::grow(id, state, &mut children, &mut invalid);
        tree.settle(&mut settled, followed);
    }
    settled.invalid = invalid.ids.into_iter().collect();
    settled.refused = invalid.refused;
    let placed: BTreeSet<&Digest> = settled.line.iter().chain(&settled.orphaned).chain(&settled.invalid).collect();
    settled.out_of_order = known.iter().filter(|id| !placed.contains(id)).copied().collect();
    settled
}

/// Entries by what they build on, with their places among those that were given.
type Children<'a> = BTreeMap<Digest, Vec<(usize, &'a SignedEntry)>>;

struct InvalidEntries {
    ids: BTreeSet<Digest>,
    refused: Vec<(usize, Fault)>,
}

impl InvalidEntries {
    /// An invalid entry takes everything with it that builds on it.
    fn reject(&mut self, id: Digest, children: &mut Children<'_>) {
        let mut todo = vec![id];
        while let Some(id) = todo.pop() {
            self.ids.insert(id);
            todo.extend(children.remove(&id).unwrap_or_default().iter().map(|(_, letter)| letter.id));
        }
    }
}

/// A valid entry of the game.
struct LineNode {
    id: Digest,
    /// The hand that signs the entry.
    hand: Option<SignerId>,
    name: String,
    /// The number, if it is a ruling.
    nr: Option<u64>,
    parent: Option<usize>,
    children: Vec<usize>,
    /// That of the highest line that leads through it.
    rank: BranchRank,
    /// The match after it, kept where the line may end.
    state: Option<Match>,
}

/// All valid entries; each is a child of the one it builds on.
struct Tree {
    nodes: Vec<LineNode>,
    replaced: BTreeSet<Seat>,
}

impl Tree {
    fn grow(charter: Digest, state: Match, children: &mut Children<'_>, invalid: &mut InvalidEntries) -> Tree {
        let root = LineNode {
            id: charter,
            hand: None,
            name: String::new(),
            nr: None,
            parent: None,
            children: Vec::new(),
            rank: state.rank(),
            state: Some(state),
        };
        let mut tree = Tree { nodes: vec![root], replaced: BTreeSet::new() };
        let mut todo = vec![0];
        while let Some(place) = todo.pop() {
            let next = tree.add_children(place, children, invalid);
            todo.extend(next);
        }
        tree
    }

    /// Adds the valid ones among the entries that name this one in `prev`.
    fn add_children(&mut self, place: usize, children: &mut Children<'_>, invalid: &mut InvalidEntries) -> Vec<usize> {
        let Some(node) = self.nodes.get_mut(place) else { return Vec::new() };
        let Some(letters) = children.remove(&node.id) else { return Vec::new() };
        let Some(state) = node.state.take() else { return Vec::new() };
        let (mut added, mut refused): (Vec<usize>, BTreeSet<Digest>) = (Vec::new(), BTreeSet::new());
        for (given, letter) in letters {
            let mut after = state.clone();
            match after.apply(letter) {
                Err(fault) => {
                    refused.insert(letter.id);
                    invalid.refused.push((given, fault));
                }
                // It may be here with two signatures that both hold.
                Ok(()) if added.iter().any(|place: &usize| self.nodes[*place].id == letter.id) => {}
                Ok(()) => {
                    added.push(self.nodes.len());
                    self.push(place, letter, &state, after);
                }
            }
        }
        for id in refused.into_iter().filter(|id| added.iter().all(|place| self.nodes[*place].id != *id)) {
            invalid.reject(id, children);
        }
        if added.len() != 1 {
            // The match is needed only where the line can end or part.
            self.nodes[place].state = Some(state);
        }
        self.nodes[place].children.clone_from(&added);
        added
    }

    fn push(&mut self, parent: usize, letter: &SignedEntry, before: &Match, after: Match) {
        let author = before.author(&letter.entry.by);
        self.replaced.extend(after.keys().replaced());
        self.nodes.push(LineNode {
            id: letter.id,
            hand: author.and_then(|author| before.keys().hand(author)),
            name: author.map(|author| hand_name(before, author)).unwrap_or_default(),
            nr: letter.entry.kind.ruling_number(),
            parent: Some(parent),
            children: Vec::new(),
            rank: after.rank(),
            state: Some(after),
        });
    }

    fn settle(mut self, settled: &mut ForkChoice, followed: impl Fn(&Digest) -> bool) {
        // Children stand behind their parents, so one pass from the end brings ranks up.
        for place in (1..self.nodes.len()).rev() {
            let (rank, parent) = (self.nodes[place].rank, self.nodes[place].parent.unwrap_or(0));
            self.nodes[parent].rank = self.nodes[parent].rank.max(rank);
        }
        settled.rank = self.nodes[0].rank;
        settled.named = self.named();
        let mut at = 0;
        settled.line.push(self.nodes[0].id);
        loop {
            let children = &self.nodes[at].children;
            let best = children.iter().map(|child| self.nodes[*child].rank).max();
            let highest: Vec<usize> =
                children.iter().copied().filter(|child| Some(self.nodes[*child].rank) == best).collect();
            let own = || highest.iter().copied().find(|child| followed(&self.nodes[*child].id));
            at = match highest.as_slice() {
                [] => break,
                [only] => *only,
                _ => match own() {
                    Some(own) => own,
                    None => {
                        settled.stops_before = highest.iter().map(|child| self.nodes[*child].id).collect();
                        settled.stops_before.sort();
                        break;
                    }
                },
            };
            settled.line.push(self.nodes[at].id);
        }
        settled.state = self.nodes[at].state.take();
        let line: BTreeSet<&Digest> = settled.line.iter().collect();
        settled.orphaned = self.nodes.iter().map(|node| node.id).filter(|id| !line.contains(id)).collect();
        settled.orphaned.sort();
    }

    /// Returns the hands that have signed twice: two entries behind the same one, or two rulings of one number.
    fn named(&self) -> Vec<Equivocator> {
        // The slots that only one entry can take: for each hand the place behind another entry, or the number of a
        // ruling.
        let mut slots: BTreeMap<(SignerId, Result<usize, u64>), Vec<usize>> = BTreeMap::new();
        for (place, node) in self.nodes.iter().enumerate() {
            if let (Some(hand), Some(parent)) = (node.hand, node.parent) {
                slots.entry((hand, node.nr.map_or(Ok(parent), Err))).or_default().push(place);
            }
        }
        let mut found: BTreeMap<SignerId, BTreeSet<usize>> = BTreeMap::new();
        for ((hand, _), places) in slots.into_iter().filter(|(_, places)| places.len() > 1) {
            found.entry(hand).or_default().extend(places);
        }
        let named = |(hand, places): (SignerId, BTreeSet<usize>)| {
            let name = places.first().map_or_else(String::new, |place| self.nodes[*place].name.clone());
            let mut entries: Vec<Digest> = places.iter().map(|place| self.nodes[*place].id).collect();
            entries.sort();
            let replaced = matches!(hand, SignerId::Player(seat) if self.replaced.contains(&seat));
            Equivocator { hand, name, entries, replaced }
        };
        found.into_iter().map(named).collect()
    }
}

/// The name of whose key signs for this author.
fn hand_name(state: &Match, author: Author) -> String {
    state.author_name(state.signing_for(author)).to_owned()
}
