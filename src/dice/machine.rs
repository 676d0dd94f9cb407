//! The commit-reveal machine: who has committed to which chain, which roll is pending, whose elements are in.

use std::collections::BTreeMap;

use super::stream::{Stream, seed};
use crate::crypto::{Digest, PublicKey, step};
use crate::rules::{Roll, Seat};

/// Someone with a part in the dice, and more generally in the game: players in seat order, then the referee. The order is
/// that in which elements are hashed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Member {
    /// A player.
    Player(Seat),
    /// The referee.
    Referee,
}

impl Member {
    /// The seat of a player.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Member::Player(seat) => Some(seat),
            Member::Referee => None,
        }
    }
}

/// How far a chain has been revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Revealed {
    /// The key that the chain belongs to.
    pub key: PublicKey,
    /// How many elements are out.
    pub count: u32,
    /// The last of them, or the tip.
    pub last: [u8; 32],
}

/// A roll for which elements are being revealed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pending {
    /// What is thrown, and whose throw it is.
    pub roll: Roll,
    /// Whose elements it needs, in the order in which they are hashed.
    pub contributors: Vec<Member>,
    /// Those that are in.
    pub elements: BTreeMap<Member, [u8; 32]>,
}

impl Pending {
    /// Whether this member's element is still wanted.
    pub fn lacks(&self, member: Member) -> bool {
        self.contributors.contains(&member) && !self.elements.contains_key(&member)
    }

    /// Everybody whose element is still wanted.
    pub fn missing(&self) -> impl Iterator<Item = Member> + '_ {
        self.contributors.iter().copied().filter(|member| !self.elements.contains_key(member))
    }

    /// Whether this member throws.
    pub fn is_roller(&self, member: Member) -> bool {
        self.roll.roller.is_some() && member.seat() == self.roll.roller
    }

    /// Who is due an element now: all but the roller, in any order; when none of them is left, the roller.
    pub fn due(&self) -> Vec<Member> {
        let others: Vec<Member> = self.missing().filter(|member| !self.is_roller(*member)).collect();
        if others.is_empty() { self.missing().collect() } else { others }
    }
}

/// The state of all chains and of the pending roll.
#[derive(Clone, Debug)]
pub struct Machine {
    game: Digest,
    completed: u32,
    chains: BTreeMap<Member, Revealed>,
    /// The roll that waits for elements.
    pub pending: Option<Pending>,
}

impl Machine {
    /// Nobody has joined, nothing is pending.
    pub fn new(game: Digest) -> Machine {
        Machine { game, completed: 0, chains: BTreeMap::new(), pending: None }
    }

    /// Throws completed so far.
    pub fn completed(&self) -> u32 {
        self.completed
    }

    /// The chain of this member, if he has committed to one.
    pub fn chain(&self, member: Member) -> Option<&Revealed> {
        self.chains.get(&member)
    }

    /// A member commits to a chain, by joining or with a new key.
    pub fn commit(&mut self, member: Member, key: PublicKey, tip: [u8; 32]) {
        self.chains.insert(member, Revealed { key, count: 0, last: tip });
    }

    /// Whether `element` is the next one of this member's chain.
    pub fn is_next(&self, member: Member, element: &[u8; 32]) -> bool {
        self.before(member, 1, element).is_some_and(|(chain, before)| before == chain.last)
    }

    /// The next element of this member's chain, if `element` is the one after it.
    pub fn next_before(&self, member: Member, element: &[u8; 32]) -> Option<[u8; 32]> {
        let (_, next) = self.before(member, 2, element)?;
        self.is_next(member, &next).then_some(next)
    }

    fn before(&self, member: Member, ahead: u32, element: &[u8; 32]) -> Option<(&Revealed, [u8; 32])> {
        let chain = self.chains.get(&member)?;
        let number = chain.count.checked_add(ahead)?;
        Some((chain, step(&self.game, &chain.key, number, element)))
    }

    /// Takes an element that [`Machine::is_next`] has accepted for the pending roll.
    pub fn reveal(&mut self, member: Member, element: [u8; 32]) {
        if let Some(chain) = self.chains.get_mut(&member) {
            chain.count = chain.count.saturating_add(1);
            chain.last = element;
        }
        if let Some(pending) = &mut self.pending {
            pending.elements.insert(member, element);
        }
    }

    /// Cancels the elements of the pending roll: every contributor who remains reveals his next one. Who had given his and
    /// left since has none to give any more.
    pub fn cancel(&mut self, remains: impl Fn(Member) -> bool) {
        if let Some(pending) = &mut self.pending {
            pending.elements.clear();
            pending.contributors.retain(|member| remains(*member));
        }
    }

    /// The stream of the pending roll once all its elements are in; the roll is then no longer pending.
    pub fn complete(&mut self) -> Option<(Pending, Stream)> {
        if self.pending.as_ref().is_none_or(|pending| pending.missing().next().is_some()) {
            return None;
        }
        let pending = self.pending.take()?;
        let elements: Vec<[u8; 32]> =
            pending.contributors.iter().filter_map(|m| pending.elements.get(m)).copied().collect();
        let stream = Stream::new(seed(&self.game, self.completed, &elements));
        self.completed = self.completed.saturating_add(1);
        Some((pending, stream))
    }
}
