//! The commit-reveal machine: the chain of each member, the pending roll, and the elements that are in.

use std::collections::BTreeMap;

use super::stream::{DiceStream, seed};
use crate::crypto::{Digest, PublicKey, down, step};
use adjudicate_rules::{Roll, Seat};

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
pub struct RevealedDepth {
    /// The key that the chain belongs to.
    pub key: PublicKey,
    /// The entry behind which its tip was made, from which its owner finds it again ([`crate::crypto::Chain::new`]).
    pub base: Digest,
    /// The number of the last element that is out; 0 while that is the tip.
    pub number: u32,
    /// That element, or the tip.
    pub last: [u8; 32],
}

/// Elements of a chain between one era and the next (protocol, section 4.3).
pub const ERA: u32 = 1_024;

/// The number of rolls behind the pending one whose elements are recognised already: they may arrive before the entries
/// that ask for them.
const SOON: u32 = 4;

/// A roll for which elements are being revealed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PendingRoll {
    /// The dice, and the player whose throw it is.
    pub roll: Roll,
    /// The members whose elements it needs, in the order in which the elements are hashed.
    pub contributors: Vec<Member>,
    /// Those that are in.
    pub elements: BTreeMap<Member, [u8; 32]>,
    /// The entry after which these elements were wanted: it made the roll pending, or cancelled the elements that were
    /// in.
    pub asked: u64,
    /// The member whose element comes last: the roller, or the referee for a roller without a key. None without a
    /// roller.
    pub last: Option<Member>,
}

impl PendingRoll {
    /// Whether this member's element is still wanted.
    pub fn lacks(&self, member: Member) -> bool {
        self.contributors.contains(&member) && !self.elements.contains_key(&member)
    }

    /// Everybody whose element is still wanted.
    pub fn missing(&self) -> impl Iterator<Item = Member> + '_ {
        self.contributors.iter().copied().filter(|member| !self.elements.contains_key(member))
    }

    /// Whether this member's element alone is still wanted.
    pub fn lacks_only(&self, member: Member) -> bool {
        let mut missing = self.missing();
        missing.next() == Some(member) && missing.next().is_none()
    }

    /// Whether this member throws.
    pub fn is_roller(&self, member: Member) -> bool {
        self.roll.roller.is_some() && member.seat() == self.roll.roller
    }
}

/// The state of all chains and of the pending roll.
#[derive(Clone, Debug)]
pub struct DiceMachine {
    game: Digest,
    completed: u32,
    chains: BTreeMap<Member, RevealedDepth>,
    /// To how many rolls each member has contributed, cancelled ones counted once more.
    rolls: BTreeMap<Member, u32>,
    era: u32,
    /// The roll that waits for elements.
    pub pending: Option<PendingRoll>,
}

impl DiceMachine {
    /// Nobody has joined, nothing is pending.
    pub fn new(game: Digest) -> DiceMachine {
        DiceMachine { game, completed: 0, chains: BTreeMap::new(), rolls: BTreeMap::new(), era: 0, pending: None }
    }

    /// Throws completed so far.
    pub fn completed(&self) -> u32 {
        self.completed
    }

    /// The chain of this member, if he has committed to one.
    pub fn chain(&self, member: Member) -> Option<&RevealedDepth> {
        self.chains.get(&member)
    }

    /// Elements belong to this era from now on.
    pub fn begin_era(&mut self, era: u32) {
        self.era = era;
    }

    /// A member commits to a chain, by joining or with a new key. The count of his rolls goes on.
    pub fn commit(&mut self, member: Member, key: PublicKey, tip: [u8; 32], base: Digest) {
        self.chains.insert(member, RevealedDepth { key, base, number: 0, last: tip });
    }

    /// A roll becomes pending after entry `asked`.
    pub fn begin(&mut self, roll: Roll, contributors: Vec<Member>, last: Option<Member>, asked: u64) {
        self.count(&contributors);
        self.pending = Some(PendingRoll { roll, contributors, elements: BTreeMap::new(), asked, last });
    }

    fn count(&mut self, contributors: &[Member]) {
        for member in contributors {
            let rolls = self.rolls.entry(*member).or_default();
            *rolls = rolls.saturating_add(1);
        }
    }

    /// The number of the element that this member gives to the last roll he contributes to (protocol, section 4.3).
    pub fn number(&self, member: Member) -> u32 {
        let rolls = self.rolls.get(&member).copied().unwrap_or(0);
        self.era.saturating_mul(ERA).saturating_add(rolls)
    }

    /// Whether `element` is this member's for the pending roll.
    pub fn fits(&self, member: Member, element: &[u8; 32]) -> bool {
        self.leads_down(member, self.number(member), element)
    }

    /// This member's element for the pending roll, if `element` is the one after it.
    pub fn before(&self, member: Member, element: &[u8; 32]) -> Option<[u8; 32]> {
        let chain = self.chains.get(&member)?;
        let before = step(&self.game, &chain.key, self.number(member).checked_add(1)?, element);
        self.fits(member, &before).then_some(before)
    }

    /// Whether `element` is this member's for the pending roll, or for one of the next ones.
    pub fn fits_soon(&self, member: Member, element: &[u8; 32]) -> bool {
        let number = self.number(member);
        (0..=SOON).any(|ahead| self.leads_down(member, number.saturating_add(ahead), element))
    }

    fn leads_down(&self, member: Member, number: u32, element: &[u8; 32]) -> bool {
        let Some(chain) = self.chains.get(&member).filter(|chain| chain.number < number) else { return false };
        down(&self.game, &chain.key, number, chain.number, element) == chain.last
    }

    /// Takes an element that [`DiceMachine::fits`] has accepted for the pending roll.
    pub fn reveal(&mut self, member: Member, element: [u8; 32]) {
        let number = self.number(member);
        if let Some(chain) = self.chains.get_mut(&member) {
            (chain.number, chain.last) = (number, element);
        }
        if let Some(pending) = &mut self.pending {
            pending.elements.insert(member, element);
        }
    }

    /// Cancels the elements of the pending roll after entry `asked`: every contributor who remains reveals another one.
    /// A contributor who gave his element and has left since reveals none.
    pub fn cancel(&mut self, asked: u64, remains: impl Fn(Member) -> bool) {
        let Some(mut pending) = self.pending.take() else { return };
        pending.elements.clear();
        pending.contributors.retain(|member| remains(*member));
        pending.asked = asked;
        self.count(&pending.contributors);
        self.pending = Some(pending);
    }

    /// The stream of the pending roll once all its elements are in; the roll is then no longer pending.
    pub fn complete(&mut self) -> Option<(PendingRoll, DiceStream)> {
        if self.pending.as_ref().is_none_or(|pending| pending.missing().next().is_some()) {
            return None;
        }
        let pending = self.pending.take()?;
        let elements: Vec<[u8; 32]> =
            pending.contributors.iter().filter_map(|m| pending.elements.get(m)).copied().collect();
        let stream = DiceStream::new(seed(&self.game, self.completed, &elements));
        self.completed = self.completed.saturating_add(1);
        Some((pending, stream))
    }
}
