//! Crossing letters and forks: which of several branches stays (protocol, section 5).
//!
//! Every program decides this alone, from the entries, and all come to the same line.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;
use std::sync::Arc;

use super::keys::Author;
use super::state::Match;
use super::step::{Signed, open};
use crate::crypto::{Digest, PublicKey};
use crate::log::{Entry, Kind};

/// An entry that has been read.
#[derive(Clone, Debug)]
pub struct Letter {
    /// What it says.
    pub entry: Entry,
    /// What was signed.
    pub payload: String,
    /// Its id.
    pub id: Digest,
}

/// Two entries of one author, neither of which is built on the other.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fork {
    /// The author's name in the log.
    pub author: String,
    /// The entry with the smaller id.
    pub one: Digest,
    /// The other one.
    pub other: Digest,
}

/// What remains of entries that are not one line.
#[derive(Clone, Default)]
pub struct Settled {
    /// The line that stays, charter first. Before a fork it ends.
    pub log: Vec<Digest>,
    /// The match at its end; none if there is no valid charter.
    pub state: Option<Arc<Match>>,
    /// Entries that fell out: they bind nobody, but dice elements in them stay good.
    pub fallen: Vec<Digest>,
    /// Entries that cannot stand where they claim to, and all that build on them.
    pub invalid: Vec<Digest>,
    /// Entries whose predecessor is not here.
    pub early: Vec<Digest>,
    /// Proofs that somebody signed twice.
    pub forks: Vec<Fork>,
    /// Whether the log ends before a fork, for the referee to settle. Proofs alone do not stop a game: where a third branch
    /// stays, or the branch in which the fork lies falls out, no choice is left to be made.
    pub stops: bool,
}

/// Settles the entries of one game, given in any order. The charter is the first valid one; others begin other games.
pub fn settle(letters: &[Letter]) -> Settled {
    settle_with(&letters.iter().collect::<Vec<_>>(), &mut apply)
}

/// Says what a letter comes to, as [`apply`] does.
pub type Apply<'a> = dyn FnMut(Option<&Match>, &Letter) -> Option<Arc<Match>> + 'a;

/// What a letter comes to on the match before it, or as a charter where there is none; `None` if it cannot stand there.
pub fn apply(before: Option<&Match>, letter: &Letter) -> Option<Arc<Match>> {
    let signed = Signed { entry: &letter.entry, payload: &letter.payload };
    match before {
        None => open(signed).ok().map(Arc::new),
        Some(before) => {
            let mut after = before.clone();
            after.apply(signed).ok().map(|()| Arc::new(after))
        }
    }
}

/// The same where somebody else applies the letters: who settles a game again and again with a few more letters each time
/// remembers what those before came to.
pub fn settle_with(letters: &[&Letter], apply: &mut Apply<'_>) -> Settled {
    let mut settled = Settled::default();
    let mut tree = Tree { apply, children: BTreeMap::new(), invalid: BTreeSet::new(), forks: Vec::new() };
    let known: BTreeSet<Digest> = letters.iter().map(|letter| letter.id).collect();
    // What is settled does not depend on the order in which letters arrived. An id does not cover the signature, so one may
    // arrive again with a signature that is damaged.
    let mut sorted: Vec<&Letter> = letters.to_vec();
    sorted.sort_by_key(|letter| (letter.id, letter.entry.sig.as_bytes()));
    sorted.dedup_by_key(|letter| (letter.id, letter.entry.sig.as_bytes()));
    for letter in sorted {
        if let Some(prev) = letter.entry.prev {
            tree.children.entry(prev).or_default().push(letter);
        }
    }
    let first = |letter: &Letter| letter.entry.prev.is_none();
    let opened = |letter: &Letter| (tree.apply)(None, letter).map(|state| (letter.id, state));
    let charter = letters.iter().copied().filter(|letter| first(letter)).find_map(opened);
    let others: BTreeSet<Digest> = letters.iter().filter(|letter| first(letter)).map(|letter| letter.id).collect();
    for other in others.into_iter().filter(|id| charter.as_ref().is_none_or(|(charter, _)| charter != id)) {
        tree.reject(other);
    }
    if let Some((id, state)) = charter {
        let branch = tree.follow(state);
        settled.log.push(id);
        settled.take(branch);
    }
    settled.invalid = tree.invalid.into_iter().collect();
    settled.forks = tree.forks;
    let placed: BTreeSet<&Digest> = settled.log.iter().chain(&settled.fallen).chain(&settled.invalid).collect();
    settled.early = known.iter().filter(|id| !placed.contains(id)).copied().collect();
    settled
}

impl Settled {
    fn take(&mut self, branch: Branch<'_>) {
        self.log.extend(branch.line.iter().map(|step| step.letter.id));
        self.fallen = branch.fallen.iter().map(|step| step.letter.id).collect();
        self.state = Some(branch.state);
        self.stops = branch.stops;
    }
}

#[derive(Clone)]
struct Step<'a> {
    letter: &'a Letter,
    author: Author,
    signer: Option<PublicKey>,
    /// It fell out by a crossing letter of somebody else, so a second entry of its author proves nothing.
    excused: bool,
}

struct Branch<'a> {
    line: Vec<Step<'a>>,
    fallen: Vec<Step<'a>>,
    state: Arc<Match>,
    /// It ends before a fork.
    stops: bool,
}

/// A crossing some of whose branches have not been followed yet. Crossings lie within crossings as deep as letters are many,
/// so they are kept in a list, not on the stack.
struct Crossing<'a> {
    /// The line that leads to it.
    line: Vec<Step<'a>>,
    /// The match before it.
    state: Arc<Match>,
    /// The first letter of the branch that is being followed.
    first: Step<'a>,
    waiting: Vec<(Step<'a>, Arc<Match>)>,
    branches: Vec<Branch<'a>>,
}

struct Tree<'a, 'b> {
    apply: &'b mut Apply<'b>,
    children: BTreeMap<Digest, Vec<&'a Letter>>,
    invalid: BTreeSet<Digest>,
    forks: Vec<Fork>,
}

impl<'a> Tree<'a, '_> {
    /// Follows the only child as long as there is one, and settles the crossing where there are several; the inner ones first.
    fn follow(&mut self, mut state: Arc<Match>) -> Branch<'a> {
        let mut open: Vec<Crossing<'a>> = Vec::new();
        let mut line = Vec::new();
        loop {
            let mut next = self.valid_children(&state);
            match (next.pop(), next.is_empty()) {
                (Some((step, after)), true) => {
                    line.push(step);
                    state = after;
                }
                (Some((first, after)), false) => {
                    open.push(Crossing { line, state, first, waiting: next, branches: Vec::new() });
                    (line, state) = (Vec::new(), after);
                }
                (None, _) => match self.close(&mut open, Branch { line, fallen: Vec::new(), state, stops: false }) {
                    ControlFlow::Break(settled) => return settled,
                    ControlFlow::Continue(after) => (line, state) = (Vec::new(), after),
                },
            }
        }
    }

    /// Takes a branch that has come to its end into its crossing, and settles all crossings that are complete by this: what
    /// remains in the end, or from where the next branch has to be followed.
    fn close(&mut self, open: &mut Vec<Crossing<'a>>, mut branch: Branch<'a>) -> ControlFlow<Branch<'a>, Arc<Match>> {
        while let Some(mut crossing) = open.pop() {
            branch.line.insert(0, crossing.first);
            crossing.branches.push(branch);
            if let Some((first, after)) = crossing.waiting.pop() {
                open.push(Crossing { first, ..crossing });
                return ControlFlow::Continue(after);
            }
            branch = self.settle(&crossing.state, crossing.branches);
            crossing.line.append(&mut branch.line);
            branch.line = crossing.line;
        }
        ControlFlow::Break(branch)
    }

    fn valid_children(&mut self, state: &Match) -> Vec<(Step<'a>, Arc<Match>)> {
        let mut valid: Vec<(Step<'a>, Arc<Match>)> = Vec::new();
        let mut refused = BTreeSet::new();
        for letter in self.children.remove(&state.head()).unwrap_or_default() {
            if valid.iter().any(|(step, _)| step.letter.id == letter.id) {
                continue;
            }
            let Some(after) = (self.apply)(Some(state), letter) else {
                refused.insert(letter.id);
                continue;
            };
            let signed = Signed { entry: &letter.entry, payload: &letter.payload };
            // `apply` has found the author.
            let author = state.author(&letter.entry.by).unwrap_or(Author::Organiser);
            valid.push((Step { letter, author, signer: state.signer(author, signed), excused: false }, after));
        }
        for id in refused.into_iter().filter(|id| valid.iter().all(|(step, _)| step.letter.id != *id)) {
            self.reject(id);
        }
        valid
    }

    /// An invalid entry takes everything with it that builds on it.
    fn reject(&mut self, id: Digest) {
        let mut todo = vec![id];
        while let Some(id) = todo.pop() {
            self.invalid.insert(id);
            todo.extend(self.children.remove(&id).unwrap_or_default().iter().map(|letter| letter.id));
        }
    }

    fn settle(&mut self, state: &Arc<Match>, mut branches: Vec<Branch<'a>>) -> Branch<'a> {
        // Whatever the order in which letters arrived, the tournament below begins alike.
        branches.sort_by_key(|branch| branch.line.first().map(|step| step.letter.id));
        let mut best = branches.remove(0);
        let mut losers: Vec<Branch<'a>> = Vec::new();
        for other in branches {
            let (winner, loser) = compare(state, best, other);
            losers.push(loser);
            best = winner;
        }
        // What made the others fall out is the branch that stays in the end, whichever were compared before.
        let author = best.line.first().map(|step| step.signer);
        let mut forked = false;
        for loser in &mut losers {
            let by_ruling = ruled(&best, loser) && !ruled(loser, &best);
            let proofs = if by_ruling { Vec::new() } else { forks(&best, loser) };
            forked |= !proofs.is_empty();
            self.forks.extend(proofs.into_iter().map(|(one, other)| fork(&one, &other)));
            for step in &mut loser.line {
                step.excused = by_ruling || author != Some(step.signer);
            }
        }
        self.report_turns_in_several(&losers);
        for loser in losers {
            best.fallen.extend(loser.line);
            best.fallen.extend(loser.fallen);
        }
        if forked {
            // Such a fork is for the referee to settle; play never goes on by choosing a branch.
            best.fallen.append(&mut best.line);
            best.state = state.clone();
            best.stops = true;
        }
        best
    }

    /// Two turns of one author prove that he signed twice even where a third branch stays. The game does not stop for
    /// them: no choice is left to be made.
    fn report_turns_in_several(&mut self, losers: &[Branch<'a>]) {
        for (number, one) in losers.iter().enumerate() {
            for other in &losers[number + 1..] {
                let turns = forks(one, other).into_iter().filter(|(one, other)| is_turn(one) && is_turn(other));
                let proofs: Vec<Fork> = turns.map(|(one, other)| fork(&one, &other)).collect();
                self.forks.extend(proofs.into_iter().filter(|proof| !self.forks.contains(proof)).collect::<Vec<_>>());
            }
        }
    }
}

/// Which of two branches stays, and which falls out.
fn compare<'a>(state: &Match, one: Branch<'a>, other: Branch<'a>) -> (Branch<'a>, Branch<'a>) {
    let (ruled_one, ruled_other) = (ruled(&one, &other), ruled(&other, &one));
    let first = if ruled_one == ruled_other { marks(state, &one) <= marks(state, &other) } else { ruled_one };
    if first { (one, other) } else { (other, one) }
}

/// The first mark: a ruling of the first sort, unless the other branch holds two turns or more.
fn ruled(branch: &Branch<'_>, other: &Branch<'_>) -> bool {
    decides(branch) && turns(other) < 2
}

/// The marks after the first one, in their order; the smaller is better.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Marks {
    no_turn: bool,
    not_due: bool,
    due: Option<Author>,
    no_ruling: bool,
    author: Option<Author>,
}

fn marks(state: &Match, branch: &Branch<'_>) -> Marks {
    let first = branch.line.first();
    let author = first.map(|step| step.author);
    let due = author.filter(|author| state.is_due(*author));
    let ruling = first.is_some_and(|step| matches!(step.letter.entry.kind, Kind::Ruling(_)));
    Marks { no_turn: turns(branch) == 0, not_due: due.is_none(), due, no_ruling: !ruling, author }
}

fn decides(branch: &Branch<'_>) -> bool {
    branch.line.iter().any(|step| step.letter.entry.kind.decides())
}

fn turns(branch: &Branch<'_>) -> usize {
    branch.line.iter().filter(|step| is_turn(step)).count()
}

fn is_turn(step: &Step<'_>) -> bool {
    matches!(step.letter.entry.kind, Kind::Turn(_))
}

/// Pairs that prove that somebody signed twice, the earliest of each author.
fn forks<'a>(winner: &Branch<'a>, loser: &Branch<'a>) -> Vec<(Step<'a>, Step<'a>)> {
    let crossed_by = winner.line.first().map(|step| step.signer);
    let mut found: Vec<(Step<'a>, Step<'a>)> = Vec::new();
    for fell in loser.line.iter().chain(&loser.fallen) {
        for stays in winner.line.iter().chain(&winner.fallen) {
            let excused = fell.excused || stays.excused || crossed_by != Some(fell.signer);
            let twice = fell.signer == stays.signer && (!excused || (is_turn(fell) && is_turn(stays)));
            if twice && !found.iter().any(|(known, _)| known.signer == fell.signer) {
                found.push((fell.clone(), stays.clone()));
            }
        }
    }
    found
}

fn fork(one: &Step<'_>, other: &Step<'_>) -> Fork {
    let (first, second) = (one.letter.id.min(other.letter.id), one.letter.id.max(other.letter.id));
    Fork { author: one.letter.entry.by.to_string(), one: first, other: second }
}
