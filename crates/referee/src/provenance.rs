//! The provenance of everything in a log: the key that signed an entry and the entry that introduced it, the chain of
//! each dice element and the entry that revealed it, the elements that made a throw.
//!
//! Verifying needs none of this, and a long log has much of it; so it is gathered beside a verification by those who want
//! to show a proof.

use std::collections::BTreeMap;

use super::keys::Author;
use super::state::{CompletedThrow, Match};
use adjudicate_record::crypto::{Digest, PublicKey, step};
use adjudicate_record::dice::{Member, seed};
use adjudicate_record::log::{Entry, EntryKind, Offer, RefereeDecision, Rekey, Ruling, SlipKind, agreed};
use adjudicate_rules::Seat;

/// A key that holds, or held, for somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyPeriod {
    /// For whom.
    pub author: Author,
    /// Their name in the log.
    pub name: String,
    /// The key.
    pub key: PublicKey,
    /// How often their key had been replaced when this one began to hold.
    pub rekeys: u32,
    /// The entry that introduced it.
    pub introduced: u64,
    /// The slip of that entry that has it, counted from one; `None` if the act has it.
    pub slip: Option<usize>,
}

impl KeyPeriod {
    /// The name for ssh-keygen: the name in the log, after the n-th rekey `NAME+n` (protocol, section 3).
    pub fn principal(&self) -> String {
        if self.rekeys == 0 { self.name.clone() } else { format!("{}+{}", self.name, self.rekeys) }
    }
}

/// A chain of dice elements that somebody has bound himself to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Commitment {
    /// The member.
    pub member: Member,
    /// The key that the chain belongs to.
    pub key: PublicKey,
    /// The entry behind which it was made; one key can have several chains.
    pub base: Digest,
    /// Its tip.
    pub tip: [u8; 32],
    /// The entry in which the tip stands.
    pub entry: u64,
    /// The slip of that entry that has it, counted from one; `None` if the act has it.
    pub slip: Option<usize>,
    /// The revealed elements, in order. Numbers rise, and have gaps where rolls were cancelled.
    pub elements: Vec<Element>,
}

impl Commitment {
    /// The element `x[number]`, if it has been revealed.
    pub fn element(&self, number: u32) -> Option<&Element> {
        self.elements.iter().find(|element| element.number == number)
    }

    /// `x[number]`, if it is out; `x[0]` is the tip.
    pub fn value(&self, number: u32) -> Option<[u8; 32]> {
        if number == 0 { Some(self.tip) } else { self.element(number).map(|element| element.value) }
    }

    /// The number of the last element that was out before this one; 0 is the tip.
    pub fn before(&self, number: u32) -> u32 {
        self.elements.iter().rev().map(|element| element.number).find(|known| *known < number).unwrap_or(0)
    }
}

/// An element of a chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Element {
    /// Its number in the chain.
    pub number: u32,
    /// The element.
    pub value: [u8; 32],
    /// The entry that revealed it.
    pub entry: u64,
    /// Whether it follows from the next one, which alone that entry spells out.
    pub implied: bool,
}

/// A throw, and what it was made from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThrowOrigin {
    /// The entry that completed it.
    pub entry: u64,
    /// Its dice.
    pub thrown: CompletedThrow,
    /// The elements, in the order in which they are hashed: the place of a commitment, and the element's number in it.
    pub elements: Vec<(usize, u32)>,
    /// The hash of the elements.
    pub seed: [u8; 32],
}

/// The signers of an entry and of each of its slips, as indices into the keys.
#[derive(Clone, Debug, Default)]
struct Signers {
    entry: Option<usize>,
    slips: Vec<Option<usize>>,
}

/// A tip that an entry brings: whose, the value, and the slip on which it stands.
type Tips = BTreeMap<Member, ([u8; 32], Option<usize>)>;

/// Gathers all this, entry by entry.
#[derive(Clone, Debug, Default)]
pub struct Provenance {
    keys: Vec<KeyPeriod>,
    /// The present key of each author.
    current: BTreeMap<Author, usize>,
    signers: Vec<Signers>,
    commitments: Vec<Commitment>,
    throws: Vec<ThrowOrigin>,
}

impl Provenance {
    /// Takes the next valid entry, with the match after it.
    pub fn follow(&mut self, entry: &Entry, state: &Match) {
        let mut tips = Tips::new();
        let signers = self.signatures(entry, state, &mut tips);
        self.signers.push(signers);
        self.act(entry, state, &mut tips);
        for member in members(state) {
            self.reveal(member, entry, state, &tips);
        }
        if let Some(thrown) = self.completed(state) {
            let throw = self.throw(entry.seq, thrown, state.id());
            self.throws.push(throw);
        }
    }

    /// All keys that have held, in the order in which they began to.
    pub fn keys(&self) -> &[KeyPeriod] {
        &self.keys
    }

    /// The key that signed this entry.
    pub fn signed_by(&self, seq: u64) -> Option<&KeyPeriod> {
        self.keys.get(self.signers_of(seq)?.entry?)
    }

    /// The key that signed a slip of this entry; slips are counted from one.
    pub fn slip_signed_by(&self, seq: u64, slip: usize) -> Option<&KeyPeriod> {
        let place = *self.signers_of(seq)?.slips.get(slip.checked_sub(1)?)?;
        self.keys.get(place?)
    }

    fn signers_of(&self, seq: u64) -> Option<&Signers> {
        self.signers.get(usize::try_from(seq).ok()?)
    }

    /// All chains, in the order in which they were bound to.
    pub fn commitments(&self) -> &[Commitment] {
        &self.commitments
    }

    /// All throws, in their order.
    pub fn throws(&self) -> &[ThrowOrigin] {
        &self.throws
    }

    /// Returns the signers of the entry and of its slips. Of each slip that key is right which holds after the slips
    /// before it, and of the entry the one that holds after all of them.
    fn signatures(&mut self, entry: &Entry, state: &Match, tips: &mut Tips) -> Signers {
        if let EntryKind::Charter(charter) = &entry.kind {
            let players = Seat::all(charter.players.len()).zip(&charter.players);
            let players = players.filter_map(|(seat, player)| Some((Member::Player(seat), player.key?)));
            let referee = charter.referee.as_ref().map(|referee| (Member::Referee, referee.key));
            for (member, key) in players.chain(referee) {
                self.hold(Author::Member(member), key, (entry.seq, None), state);
            }
            if state.keys().has(Author::Organiser) {
                self.hold(Author::Organiser, charter.organiser.key, (entry.seq, None), state);
            }
        }
        let mut signers = Signers::default();
        for (number, slip) in (1..).zip(&entry.slips) {
            let author = state.author(&slip.by);
            signers.slips.push(author.and_then(|author| self.signer(author)));
            match (&slip.kind, author) {
                (SlipKind::Rekey(rekey), Some(author)) => {
                    self.rekey(author, rekey, (entry.seq, Some(number)), state, tips);
                }
                (
                    SlipKind::Rekey(_)
                    | SlipKind::Note(_)
                    | SlipKind::Claim(_)
                    | SlipKind::Resign(_)
                    | SlipKind::Offer(_)
                    | SlipKind::Accept(_)
                    | SlipKind::Order(_)
                    | SlipKind::Extend(_)
                    | SlipKind::Absence(_)
                    | SlipKind::Received(_)
                    | SlipKind::Refill(_),
                    _,
                ) => {}
            }
        }
        signers.entry = state.author(&entry.by).and_then(|author| self.signer(author));
        signers
    }

    /// The place of the key that signs for this author.
    fn signer(&self, author: Author) -> Option<usize> {
        self.current.get(&author).or_else(|| self.current.get(&Author::Member(Member::Referee))).copied()
    }

    /// Keys and tips that come with the act itself.
    fn act(&mut self, entry: &Entry, state: &Match, tips: &mut Tips) {
        match &entry.kind {
            EntryKind::Join(join) => {
                if let Some(member) = state.member(&entry.by) {
                    tips.insert(member, (join.tip.0, None));
                }
            }
            EntryKind::Agree(number) => {
                if let Some((_, Offer::Referee(key))) = agreed(&entry.slips, *number) {
                    let place = usize::try_from(*number).ok();
                    self.hold(Author::Member(Member::Referee), *key, (entry.seq, place), state);
                }
            }
            EntryKind::Ruling(Ruling { verdict: RefereeDecision::Rekey(rekey), .. }) => {
                if let Some(member) = state.member(&rekey.player) {
                    self.rekey(Author::Member(member), rekey, (entry.seq, None), state, tips);
                }
            }
            EntryKind::Ruling(Ruling {
                verdict: RefereeDecision::Forfeit(_) | RefereeDecision::Result(_) | RefereeDecision::Here(_),
                ..
            })
            | EntryKind::Charter(_)
            | EntryKind::Turn(_)
            | EntryKind::Answer(_)
            | EntryKind::Resign(_)
            | EntryKind::Claim(_)
            | EntryKind::Open(_)
            | EntryKind::Save(_)
            | EntryKind::Post(_) => {}
        }
    }

    fn rekey(&mut self, author: Author, rekey: &Rekey, place: (u64, Option<usize>), state: &Match, tips: &mut Tips) {
        self.hold(author, rekey.key, place, state);
        if let (Some(member), Some(tip)) = (author.member(), rekey.tip) {
            tips.insert(member, (tip.0, place.1));
        }
    }

    /// A key begins to hold.
    fn hold(&mut self, author: Author, key: PublicKey, (introduced, slip): (u64, Option<usize>), state: &Match) {
        let before = self.current.get(&author).and_then(|place| self.keys.get(*place));
        let rekeys = before.map_or(0, |held| held.rekeys + 1);
        let name = state.author_name(author).to_owned();
        self.current.insert(author, self.keys.len());
        self.keys.push(KeyPeriod { author, name, key, rekeys, introduced, slip });
    }

    /// The throw that the last entry has completed.
    fn completed<'a>(&self, state: &'a Match) -> Option<&'a CompletedThrow> {
        state.thrown().filter(|thrown| thrown.before as usize == self.throws.len())
    }

    fn reveal(&mut self, member: Member, entry: &Entry, state: &Match, tips: &Tips) {
        let Some(chain) = state.machine().chain(member) else { return };
        let last = self.commitments.iter().rposition(|commitment| commitment.member == member);
        let same = |place: &usize| {
            self.commitments.get(*place).is_some_and(|known| known.key == chain.key && known.base == chain.base)
        };
        let place = match last.filter(same) {
            Some(place) => place,
            None => {
                let Some((tip, slip)) = tips.get(&member).copied() else { return };
                let (key, base, entry) = (chain.key, chain.base, entry.seq);
                self.commitments.push(Commitment { member, key, base, tip, entry, slip, elements: Vec::new() });
                self.commitments.len() - 1
            }
        };
        // An entry can spell out the element after the one that its throw needs; the throw shows whether it has.
        let implied = chain.number.checked_sub(1).and_then(|number| {
            let value = step(&state.id(), &chain.key, chain.number, &chain.last);
            let serves = self.completed(state)?.elements.contains(&(member, value));
            serves.then_some(Element { number, value, entry: entry.seq, implied: true })
        });
        let Some(commitment) = self.commitments.get_mut(place) else { return };
        let known = commitment.elements.last().map_or(0, |element| element.number);
        if chain.number > known {
            commitment.elements.extend(implied.filter(|element| element.number > known));
            let (number, value) = (chain.number, chain.last);
            commitment.elements.push(Element { number, value, entry: entry.seq, implied: false });
        }
    }

    fn throw(&self, entry: u64, thrown: &CompletedThrow, game: Digest) -> ThrowOrigin {
        // An element that was given before its owner's key was replaced still stands, so older chains are looked at too.
        let find = |(member, value): &(Member, [u8; 32])| {
            let own = self.commitments.iter().enumerate().rev().filter(|(_, commitment)| commitment.member == *member);
            let mut given =
                own.flat_map(|(place, commitment)| commitment.elements.iter().rev().map(move |e| (place, e)));
            given.find(|(_, element)| element.value == *value).map(|(place, element)| (place, element.number))
        };
        let values: Vec<[u8; 32]> = thrown.elements.iter().map(|(_, value)| *value).collect();
        ThrowOrigin {
            entry,
            thrown: thrown.clone(),
            elements: thrown.elements.iter().filter_map(find).collect(),
            seed: seed(&game, thrown.before, &values),
        }
    }
}

/// Everybody who can have a chain.
fn members(state: &Match) -> impl Iterator<Item = Member> {
    Seat::all(state.charter().players.len()).map(Member::Player).chain([Member::Referee])
}
