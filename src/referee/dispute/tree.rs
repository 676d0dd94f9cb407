//! All entries of a game that are valid where they stand, with who signed each of them.

use std::collections::{BTreeMap, BTreeSet};

use crate::crypto::{Digest, PublicKey, verify};
use crate::log::Kind;
use crate::referee::{Fault, Letter, Match, Signed, open};
use crate::rules::Name;

/// Who has signed an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signer {
    /// The name of the key's holder. For a player who plays by post that is `referee`.
    pub name: String,
    /// The key.
    pub key: PublicKey,
}

/// A valid entry in its place.
#[derive(Clone, Debug)]
pub struct Placed {
    /// The entry.
    pub letter: Letter,
    /// Who has signed it.
    pub signer: Signer,
}

/// An entry that cannot stand where it claims to.
#[derive(Clone, Debug)]
pub struct Refused {
    /// The entry.
    pub letter: Letter,
    /// Why.
    pub fault: Fault,
    /// Whose key has signed it all the same, by his name in the log.
    pub signed: Option<String>,
    /// The copies that hold it.
    pub sources: Vec<String>,
    /// How many entries that build on it go with it.
    pub with: usize,
}

/// The entries of one game by what they build on.
pub(super) struct Tree<'a> {
    children: BTreeMap<Digest, Vec<&'a Letter>>,
    /// All valid entries.
    pub placed: BTreeMap<Digest, Placed>,
    /// Entries that are refused, without those that build on them.
    pub refused: BTreeMap<Digest, Refused>,
}

impl<'a> Tree<'a> {
    /// Places everything that builds on this charter; `None` if the charter cannot be played under.
    pub fn of(charter: &Letter, letters: &'a [Letter]) -> Option<Tree<'a>> {
        let mut children: BTreeMap<Digest, Vec<&Letter>> = BTreeMap::new();
        for letter in letters {
            if let Some(prev) = letter.entry.prev {
                children.entry(prev).or_default().push(letter);
            }
        }
        let state = open(signed(charter)).ok()?;
        let Kind::Charter(terms) = &charter.entry.kind else { return None };
        let signer = Signer { name: terms.organiser.name.to_string(), key: terms.organiser.key };
        let first = Placed { letter: charter.clone(), signer };
        let mut tree = Tree { children, placed: BTreeMap::from([(charter.id, first)]), refused: BTreeMap::new() };
        tree.place(state);
        Some(tree)
    }

    /// Branches lie as deep as letters are many, so they are kept in a list, not on the stack.
    fn place(&mut self, state: Match) {
        let mut todo = vec![state];
        while let Some(state) = todo.pop() {
            let here = self.children.get(&state.head()).cloned().unwrap_or_default();
            for letter in here {
                if self.placed.contains_key(&letter.id) {
                    continue;
                }
                let mut after = state.clone();
                match after.apply(signed(letter)) {
                    Ok(()) => {
                        let signer = signer(&state, letter);
                        self.refused.remove(&letter.id);
                        self.placed.insert(letter.id, Placed { letter: letter.clone(), signer });
                        todo.push(after);
                    }
                    Err(fault) => self.refuse(&state, letter, fault),
                }
            }
        }
    }

    fn refuse(&mut self, state: &Match, letter: &Letter, fault: Fault) {
        let signed = signed_anyway(state, letter);
        let known = self.refused.get(&letter.id);
        // Of several spellings of its signature the one that holds says most.
        if known.is_none_or(|known| known.signed.is_none() && signed.is_some()) {
            let refused = Refused { letter: letter.clone(), fault, signed, sources: Vec::new(), with: 0 };
            self.refused.insert(letter.id, refused);
        }
    }

    /// Everything that builds on this entry, itself left out.
    pub fn behind(&self, id: Digest) -> BTreeSet<Digest> {
        let mut found = BTreeSet::new();
        let mut todo = vec![id];
        while let Some(id) = todo.pop() {
            for child in self.children.get(&id).into_iter().flatten() {
                if found.insert(child.id) {
                    todo.push(child.id);
                }
            }
        }
        found
    }

    /// The valid entries that directly follow this one.
    pub fn next(&self, id: Digest) -> BTreeSet<Digest> {
        let children = self.children.get(&id).into_iter().flatten();
        children.map(|letter| letter.id).filter(|id| self.placed.contains_key(id)).collect()
    }
}

/// The way from the charter to a valid entry, that entry included.
pub fn way(placed: &BTreeMap<Digest, Placed>, id: Digest) -> Vec<&Letter> {
    let mut way = Vec::new();
    let mut next = Some(id);
    while let Some(placed) = next.and_then(|id| placed.get(&id)) {
        way.push(&placed.letter);
        next = placed.letter.entry.prev;
    }
    way.reverse();
    way
}

pub(super) fn signed(letter: &Letter) -> Signed<'_> {
    Signed { entry: &letter.entry, payload: &letter.payload }
}

/// Who has signed an entry that can follow.
fn signer(state: &Match, letter: &Letter) -> Signer {
    let author = state.author(&letter.entry.by);
    let holder = author.map(|author| state.signing_for(author));
    let name = holder.map_or_else(|| letter.entry.by.to_string(), |holder| state.author_name(holder).to_owned());
    let key = author.and_then(|author| state.signer(author, signed(letter)));
    // `apply` has found the author and a key whose signature holds.
    Signer { name, key: key.unwrap_or(state.charter().organiser.key) }
}

/// Whose signature an entry bears that cannot follow.
fn signed_anyway(state: &Match, letter: &Letter) -> Option<String> {
    let author = state.author(&letter.entry.by)?;
    let holder = state.signing_for(author);
    let waiting = state.keys().waiting(author).map(|waiting| waiting.key);
    let keys = state.keys().current(holder).into_iter().chain(waiting);
    let payload = letter.payload.as_bytes();
    let mut holds = keys.filter(|key| verify(key, payload, &letter.entry.sig).is_ok());
    holds.next().map(|_| state.author_name(holder).to_owned())
}

/// Every key that the entries introduce, with the name that it is for.
pub(super) fn keys<'a>(placed: impl Iterator<Item = &'a Placed>) -> BTreeSet<(Name, PublicKey)> {
    let mut keys = BTreeSet::new();
    for placed in placed {
        match &placed.letter.entry.kind {
            Kind::Charter(charter) => {
                keys.extend(charter.players.iter().filter_map(|player| Some((player.name.clone(), player.key?))));
                keys.insert((charter.organiser.name.clone(), charter.organiser.key));
                // `referee` is a name by the protocol.
                let referee = Name::parse("referee").zip(charter.referee.as_ref());
                keys.extend(referee.map(|(name, referee)| (name, referee.key)));
            }
            Kind::Rekey(rekey) => drop(keys.insert((rekey.player.clone(), rekey.key))),
            Kind::Offer(crate::log::Offer::Referee(key)) => {
                keys.extend(Name::parse("referee").map(|name| (name, *key)));
            }
            _ => {}
        }
    }
    keys
}

/// Whether one of these keys, being its author's or the referee's, has signed this entry.
pub(super) fn vouched(keys: &BTreeSet<(Name, PublicKey)>, letter: &Letter) -> bool {
    let own = |name: &Name| *name == letter.entry.by || name.as_str() == "referee";
    let payload = letter.payload.as_bytes();
    keys.iter().any(|(name, key)| own(name) && verify(key, payload, &letter.entry.sig).is_ok())
}
