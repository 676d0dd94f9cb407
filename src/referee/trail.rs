//! Where everything in a log comes from: which key signed an entry and where it was introduced, to which chain each dice
//! element belongs and where it was revealed, which elements made which throw.
//!
//! Verifying needs none of this, and a long log has much of it; so it is gathered beside a verification by those who want
//! to show a proof.

use std::collections::BTreeMap;

use super::keys::{Author, Keys};
use super::state::{Match, Thrown};
use crate::crypto::{Digest, PublicKey, step};
use crate::dice::{Member, seed};
use crate::log::{Entry, Kind, Offer};
use crate::rules::Seat;

/// A key that holds, or held, for somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// For whom.
    pub author: Author,
    /// His name in the log.
    pub name: String,
    /// The key.
    pub key: PublicKey,
    /// How often his key had been replaced when this one began to hold.
    pub rekeys: u32,
    /// The entry that introduced it.
    pub introduced: u64,
}

impl Held {
    /// The name for ssh-keygen: the name in the log, after the n-th rekey `NAME+n` (protocol, section 3).
    pub fn principal(&self) -> String {
        if self.rekeys == 0 { self.name.clone() } else { format!("{}+{}", self.name, self.rekeys) }
    }
}

/// A chain of dice elements that somebody has bound himself to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Commitment {
    /// Who.
    pub member: Member,
    /// The key that the chain belongs to.
    pub key: PublicKey,
    /// Its tip.
    pub tip: [u8; 32],
    /// The entry in which the tip stands.
    pub entry: u64,
    /// What has been revealed of it, in order; the first is `x[1]`.
    pub elements: Vec<Element>,
}

impl Commitment {
    /// `x[number]`; `x[0]` is the tip.
    pub fn value(&self, number: usize) -> Option<[u8; 32]> {
        match number.checked_sub(1) {
            None => Some(self.tip),
            Some(place) => self.elements.get(place).map(|element| element.value),
        }
    }
}

/// An element of a chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Element {
    /// The element.
    pub value: [u8; 32],
    /// The entry that revealed it.
    pub entry: u64,
    /// Whether it follows from the next one, which alone that entry spells out.
    pub implied: bool,
}

/// A throw, and what it was made from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Throw {
    /// The entry that completed it.
    pub entry: u64,
    /// Its dice.
    pub thrown: Thrown,
    /// The elements, in the order in which they are hashed: the place of a commitment, and the element's number in it.
    pub elements: Vec<(usize, usize)>,
    /// What the elements give.
    pub seed: [u8; 32],
}

/// Gathers all this, entry by entry.
#[derive(Clone, Debug, Default)]
pub struct Trail {
    keys: Vec<Held>,
    signers: Vec<Option<usize>>,
    commitments: Vec<Commitment>,
    throws: Vec<Throw>,
    introduced: BTreeMap<PublicKey, u64>,
    tips: BTreeMap<PublicKey, (u64, [u8; 32])>,
    before: Option<Keys>,
}

impl Trail {
    /// Takes the next valid entry, with what was signed of it and the match after it.
    pub fn follow(&mut self, entry: &Entry, payload: &str, state: &Match) {
        self.introductions(entry, state);
        let authors = authors(state);
        for author in &authors {
            self.hold(*author, state);
        }
        self.signers.push(self.signer(entry, payload, state));
        for member in authors.iter().filter_map(|author| author.member()) {
            self.reveal(member, entry, state);
        }
        if let Some(thrown) = state.thrown().filter(|thrown| thrown.before as usize == self.throws.len()) {
            self.throws.push(self.throw(entry.seq, thrown, state.id()));
        }
        self.before = Some(state.keys().clone());
    }

    /// All keys that have held, in the order in which they began to.
    pub fn keys(&self) -> &[Held] {
        &self.keys
    }

    /// The key that signed this entry.
    pub fn signed_by(&self, seq: u64) -> Option<&Held> {
        let place = *self.signers.get(usize::try_from(seq).ok()?)?;
        self.keys.get(place?)
    }

    /// All chains, in the order in which they were bound to.
    pub fn commitments(&self) -> &[Commitment] {
        &self.commitments
    }

    /// All throws, in their order.
    pub fn throws(&self) -> &[Throw] {
        &self.throws
    }

    fn introductions(&mut self, entry: &Entry, state: &Match) {
        let mut introduce = |key: PublicKey| {
            self.introduced.entry(key).or_insert(entry.seq);
        };
        match &entry.kind {
            Kind::Charter(charter) => {
                charter.players.iter().filter_map(|player| player.key).for_each(&mut introduce);
                charter.referee.iter().map(|referee| referee.key).for_each(&mut introduce);
                introduce(charter.organiser.key);
            }
            Kind::Rekey(rekey) => introduce(rekey.key),
            Kind::Offer(Offer::Referee(key)) => introduce(*key),
            _ => {}
        }
        match &entry.kind {
            Kind::Join(join) => {
                if let Some(key) = state.author(&entry.by).and_then(|author| state.keys().current(author)) {
                    self.tips.insert(key, (entry.seq, join.tip.0));
                }
            }
            Kind::Rekey(rekey) => {
                if let Some(tip) = &rekey.tip {
                    self.tips.insert(rekey.key, (entry.seq, tip.0));
                }
            }
            _ => {}
        }
    }

    fn hold(&mut self, author: Author, state: &Match) {
        let Some(key) = state.keys().current(author) else { return };
        if self.keys.iter().any(|held| held.key == key) {
            return;
        }
        let name = state.author_name(author).to_owned();
        let introduced = self.introduced.get(&key).copied().unwrap_or(0);
        self.keys.push(Held { author, name, key, rekeys: state.keys().rekeys(author), introduced });
    }

    /// Of the keys that held before and after the entry, the one whose signature it bears: an entry can replace its own
    /// signer's key, and a key that waited begins to hold with the entry that it signs.
    fn signer(&self, entry: &Entry, payload: &str, state: &Match) -> Option<usize> {
        let author = state.author(&entry.by)?;
        let signer = if state.keys().has(author) { author } else { Author::Member(Member::Referee) };
        let before = self.before.as_ref().and_then(|keys| keys.verifier(signer));
        let holds = before.into_iter().chain(state.keys().verifier(signer));
        let key = holds
            .filter(|verifier| verifier.verify(payload.as_bytes(), &entry.sig).is_ok())
            .map(|verifier| *verifier.key())
            .next()?;
        self.keys.iter().position(|held| held.key == key)
    }

    fn reveal(&mut self, member: Member, entry: &Entry, state: &Match) {
        let Some(chain) = state.machine().chain(member) else { return };
        let place = match self.place(member).filter(|place| self.commitments[*place].key == chain.key) {
            Some(place) => place,
            None => {
                let Some((entry, tip)) = self.tips.get(&chain.key).copied() else { return };
                self.commitments.push(Commitment { member, key: chain.key, tip, entry, elements: Vec::new() });
                self.commitments.len() - 1
            }
        };
        let Some(commitment) = self.commitments.get_mut(place) else { return };
        let known = commitment.elements.len();
        // An entry reveals one element of a chain, or two of which it spells out the second.
        if chain.count as usize == known + 2 {
            let value = step(&state.id(), &chain.key, chain.count, &chain.last);
            commitment.elements.push(Element { value, entry: entry.seq, implied: true });
        }
        if chain.count as usize > known {
            commitment.elements.push(Element { value: chain.last, entry: entry.seq, implied: false });
        }
    }

    fn place(&self, member: Member) -> Option<usize> {
        self.commitments.iter().rposition(|commitment| commitment.member == member)
    }

    fn throw(&self, entry: u64, thrown: &Thrown, game: Digest) -> Throw {
        // An element that was given before its owner's key was replaced still stands, so older chains are looked at too.
        let find = |(member, value): &(Member, [u8; 32])| {
            let own = self.commitments.iter().enumerate().rev().filter(|(_, commitment)| commitment.member == *member);
            let number = |commitment: &Commitment| commitment.elements.iter().rposition(|e| e.value == *value);
            own.filter_map(|(place, commitment)| Some((place, number(commitment)? + 1))).next()
        };
        let values: Vec<[u8; 32]> = thrown.elements.iter().map(|(_, value)| *value).collect();
        Throw {
            entry,
            thrown: thrown.clone(),
            elements: thrown.elements.iter().filter_map(find).collect(),
            seed: seed(&game, thrown.before, &values),
        }
    }
}

/// Everybody who can have a key: players, the referee, an organiser who is neither.
fn authors(state: &Match) -> Vec<Author> {
    let players = Seat::all(state.charter().players.len()).map(Member::Player);
    players.chain([Member::Referee]).map(Author::Member).chain([Author::Organiser]).collect()
}
