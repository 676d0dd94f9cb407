//! Dice elements that an entry brings: for the roll pending before it, and for the one pending after it (protocol,
//! section 4, "Revealing").

use super::fault::{Class, Fault};
use super::keys::Author;
use super::state::Match;
use crate::crypto::Chain;
use crate::dice::{Member, Pending};
use crate::log::{Entry, Kind};

/// Elements of other members that an entry brings, and whether its author brings his own.
#[derive(Clone, Debug, Default)]
pub(super) struct Brought {
    pub others: Vec<(Member, [u8; 32])>,
    pub own: bool,
    pub author: Option<Member>,
}

impl Brought {
    /// Whether, with the others' elements in, the author is due his own for this roll.
    pub fn owes(&self, pending: &Pending, author: Author) -> bool {
        let Some(member) = author.member().filter(|member| pending.lacks(*member)) else { return false };
        !pending.is_roller(member) || pending.missing().all(|m| m == member || self.brings(m))
    }

    /// Whether all elements are in once these are.
    pub fn completes(&self, pending: &Pending) -> bool {
        pending.missing().all(|member| self.brings(member) || (self.own && self.author == Some(member)))
    }

    fn brings(&self, member: Member) -> bool {
        self.others.iter().any(|(who, _)| *who == member)
    }
}

/// Where the author's own elements come from.
#[derive(Clone, Copy)]
pub(super) enum Own<'a> {
    /// From an entry: what stands in its map, if anything.
    Given(Option<[u8; 32]>),
    /// From the author's chain, when an entry is being written.
    Chain(&'a Chain),
}

/// How the author's element served the roll pending before his entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum First {
    /// He owed none.
    None,
    /// The map holds it.
    Held,
    /// The map holds the one after it, from which it follows.
    Implied,
}

fn fault(reason: impl Into<String>) -> Fault {
    Fault::new(Class::Reveal, "protocol 4", reason).at("reveal")
}

impl Match {
    /// Sorts what an entry brings by whose it is. Only entries that deal with dice are looked at.
    pub(super) fn brought(&self, author: Author, entry: &Entry) -> Result<Brought, Fault> {
        let mut brought = Brought { author: author.member(), ..Brought::default() };
        if !matches!(entry.kind, Kind::Join(_) | Kind::Turn(_) | Kind::Answer(_)) {
            return Ok(brought);
        }
        for (name, element) in &entry.reveal.0 {
            // Names that mean nobody are looked at in their turn, after the kind and the signature.
            match self.member(name) {
                Some(member) if Some(member) == author.member() => brought.own = true,
                Some(member) => brought.others.push((member, element.0)),
                None => {}
            }
        }
        Ok(brought)
    }

    /// Checks that the names in an entry's map are contributors in their order.
    pub(super) fn check_reveal_names(&self, entry: &Entry) -> Result<(), Fault> {
        let mut last = None;
        for (name, _) in &entry.reveal.0 {
            let member = self.member(name).ok_or_else(|| fault(format!("`{name}` contributes to no throw")))?;
            if last.is_some_and(|before| before >= member) {
                return Err(fault("elements stand in seat order, the referee's last"));
            }
            last = Some(member);
        }
        Ok(())
    }

    /// Takes the elements for the roll pending before the entry.
    pub(super) fn reveal_before(&mut self, author: Author, brought: &Brought, own: Own<'_>) -> Result<First, Fault> {
        for (member, element) in &brought.others {
            self.reveal_other(*member, element)?;
        }
        let owes = self.machine.pending.as_ref().is_some_and(|pending| brought.owes(pending, author));
        // Who is about to join has no chain before his entry: he was due the join, and gives his element after it.
        let member = author.member().filter(|member| owes && self.joined.contains(member));
        let Some(member) = member else { return Ok(First::None) };
        let whose = self.name_of(member).to_owned();
        let (element, first) = match own {
            Own::Chain(chain) => {
                let number = self.machine.chain(member).map_or(0, |chain| chain.count).saturating_add(1);
                let element = chain.element(number).ok_or_else(|| fault("the chain has no element left"))?;
                (element, First::Held)
            }
            Own::Given(None) => {
                return Err(fault(format!("`{whose}` is due an element for the pending throw and does not bring it")));
            }
            Own::Given(Some(given)) if self.machine.is_next(member, &given) => (given, First::Held),
            Own::Given(Some(given)) => match self.machine.next_before(member, &given) {
                Some(next) => (next, First::Implied),
                None => return Err(fault(format!("the element of `{whose}` is not the next one of the chain"))),
            },
        };
        self.machine.reveal(member, element);
        Ok(first)
    }

    pub(super) fn reveal_other(&mut self, member: Member, element: &[u8; 32]) -> Result<(), Fault> {
        let whose = self.name_of(member).to_owned();
        let pending = self.machine.pending.as_ref();
        if !pending.is_some_and(|pending| pending.lacks(member)) {
            return Err(fault(format!("no element of `{whose}` is missing")));
        }
        if pending.is_some_and(|pending| pending.is_roller(member)) {
            return Err(fault(format!("`{whose}` throws, and the roller's element comes from himself only")));
        }
        if !self.machine.is_next(member, element) {
            return Err(fault(format!("the element of `{whose}` is not the next one of the chain")));
        }
        self.machine.reveal(member, *element);
        Ok(())
    }

    /// Takes the author's element for the roll pending after the entry, once its own kind has been applied. Gives what the
    /// entry's map holds for him.
    pub(super) fn reveal_after(
        &mut self,
        author: Author,
        first: First,
        own: Own<'_>,
    ) -> Result<Option<[u8; 32]>, Fault> {
        let wanted = self.machine.pending.as_ref().filter(|pending| {
            author.member().is_some_and(|member| pending.lacks(member) && !pending.is_roller(member))
        });
        let (Some(member), true) = (author.member(), wanted.is_some()) else {
            return match (own, first) {
                (Own::Given(None), _) => Ok(None),
                (Own::Given(Some(_)), First::Implied) => {
                    Err(fault("the element is the one after the next: no throw is pending that it would serve"))
                }
                (Own::Given(Some(_)), First::None) => {
                    Err(fault("the author brings an element that no throw waits for"))
                }
                (Own::Given(given), First::Held) => Ok(given),
                (Own::Chain(_), First::None) => Ok(None),
                (Own::Chain(chain), _) => Ok(self.own_last(author, chain)),
            };
        };
        let whose = self.name_of(member).to_owned();
        let element = match (own, first) {
            (Own::Chain(chain), _) => {
                let number = self.machine.chain(member).map_or(0, |chain| chain.count).saturating_add(1);
                chain.element(number).ok_or_else(|| fault("the chain has no element left"))?
            }
            (Own::Given(Some(given)), First::None | First::Implied) => given,
            _ => {
                let reason =
                    format!("a throw is pending after this entry, and the element of `{whose}` for it is missing");
                return Err(fault(reason));
            }
        };
        if !self.machine.is_next(member, &element) {
            return Err(fault(format!("the element of `{whose}` is not the next one of the chain")));
        }
        self.machine.reveal(member, element);
        Ok(Some(element))
    }

    fn own_last(&self, author: Author, chain: &Chain) -> Option<[u8; 32]> {
        chain.element(self.machine.chain(author.member()?)?.count)
    }
}
