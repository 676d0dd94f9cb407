//! Dice elements that an entry brings: for the roll pending before it, and for the one pending after it (protocol,
//! section 4, "Revealing").

use super::fault::{Fault, FaultClass};
use super::keys::Author;
use super::state::Match;
use adjudicate_record::crypto::Chain;
use adjudicate_record::dice::{Member, PendingRoll};
use adjudicate_record::log::Entry;
use adjudicate_rules::{Phrase, phrase};

/// The elements that an entry brings: those of others, and the one of the giver, who is the author or, if the author
/// has no key, the referee.
#[derive(Clone, Debug, Default)]
pub(super) struct BroughtElements {
    pub others: Vec<(Member, [u8; 32])>,
    pub own: Option<[u8; 32]>,
    /// Whether the giver's own is, or will be, there.
    pub has_own: bool,
    pub giver: Option<Member>,
}

impl BroughtElements {
    /// Whether all elements are in once these are.
    pub fn completes(&self, pending: &PendingRoll) -> bool {
        pending.missing().all(|member| self.brings(member))
    }

    /// Whether one of these is missing.
    pub fn brings_any(&self, pending: &PendingRoll) -> bool {
        pending.missing().any(|member| self.brings(member))
    }

    /// Whether the giver's element, if it is missing, is the only one once the others' are in.
    pub fn is_last(&self, pending: &PendingRoll) -> bool {
        let others = |member: &Member| self.others.iter().any(|(who, _)| who == member);
        let mut missing = pending.missing().filter(|member| !others(member));
        missing.next() == self.giver && missing.next().is_none()
    }

    fn brings(&self, member: Member) -> bool {
        self.others.iter().any(|(who, _)| *who == member) || (self.has_own && self.giver == Some(member))
    }
}

/// The source of the author's own elements.
#[derive(Clone, Copy)]
pub(super) enum ElementSource<'a> {
    /// From an entry: the value in its map, if any.
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

fn fault(reason: Phrase) -> Fault {
    Fault::new(FaultClass::Reveal, "protocol 4", reason).at("reveal")
}

impl Match {
    /// Returns the member whose own element an entry of this author gives.
    pub(super) fn giver(&self, author: Author) -> Option<Member> {
        self.signing_for(author).member()
    }

    /// Sorts what an entry brings by whose it is.
    pub(super) fn brought(&self, author: Author, entry: &Entry) -> BroughtElements {
        let mut brought = BroughtElements { giver: self.giver(author), ..BroughtElements::default() };
        for (name, element) in &entry.reveal.0 {
            // Names that mean nobody are looked at in their turn, after the kind and the signature.
            match self.member(name) {
                Some(member) if Some(member) == brought.giver => {
                    (brought.own, brought.has_own) = (Some(element.0), true);
                }
                Some(member) => brought.others.push((member, element.0)),
                None => {}
            }
        }
        brought
    }

    /// Checks that the names in an entry's map are contributors in their order.
    pub(super) fn check_reveal_names(&self, entry: &Entry) -> Result<(), Fault> {
        let mut last = None;
        for (name, _) in &entry.reveal.0 {
            let stranger = || fault(phrase!("fault-contributes", "`{name}` contributes to no throw", name));
            let member = self.member(name).ok_or_else(stranger)?;
            if last.is_some_and(|before| before >= member) {
                let reason = phrase!("fault-element-order", "elements stand in seat order, the referee's last");
                return Err(fault(reason));
            }
            last = Some(member);
        }
        Ok(())
    }

    /// Takes the elements for the roll pending before the entry. A giver whose element is the last must bring it; a
    /// giver who comes before others, in a roll without a roller, may.
    pub(super) fn reveal_before(
        &mut self,
        author: Author,
        brought: &BroughtElements,
        own: ElementSource<'_>,
    ) -> Result<First, Fault> {
        for (member, element) in &brought.others {
            self.reveal_other(*member, element)?;
        }
        let Some(pending) = &self.machine.pending else { return Ok(First::None) };
        // A member who is about to join has no chain before his entry, and gives his element after it.
        let giver = brought.giver.filter(|giver| pending.lacks(*giver) && self.joined.contains(giver));
        let Some(giver) = giver else { return Ok(First::None) };
        let owes = brought.is_last(pending);
        let whose = self.name_of(giver).to_owned();
        let (element, first) = match own {
            _ if !owes && (pending.last.is_some() || author.member() != Some(giver)) => return Ok(First::None),
            ElementSource::Given(None) | ElementSource::Chain(_) if !owes && !brought.has_own => {
                return Ok(First::None);
            }
            ElementSource::Chain(chain) => (self.own_next(giver, chain)?, First::Held),
            ElementSource::Given(None) => {
                return Err(fault(phrase!(
                    "fault-element-kept",
                    "the element of `{whose}` is the last one missing, and the entry keeps it back",
                    whose
                )));
            }
            ElementSource::Given(Some(given)) if self.machine.fits(giver, &given) => (given, First::Held),
            ElementSource::Given(Some(given)) => match self.machine.before(giver, &given).filter(|_| owes) {
                Some(before) => (before, First::Implied),
                None => return Err(self.misfit(giver)),
            },
        };
        self.machine.reveal(giver, element);
        Ok(first)
    }

    fn own_next(&self, giver: Member, chain: &Chain) -> Result<[u8; 32], Fault> {
        let no_more = || fault(phrase!("fault-chain-end", "the chain has no element left"));
        chain.element(self.machine.number(giver)).ok_or_else(no_more)
    }

    fn misfit(&self, member: Member) -> Fault {
        let (whose, number) = (self.name_of(member), self.machine.number(member));
        fault(phrase!(
            "fault-element",
            "this is not element {number} of the chain of `{whose}`, which belongs to this throw",
            number,
            whose
        ))
    }

    pub(super) fn reveal_other(&mut self, member: Member, element: &[u8; 32]) -> Result<(), Fault> {
        let whose = self.name_of(member).to_owned();
        let pending = self.machine.pending.as_ref();
        if !pending.is_some_and(|pending| pending.lacks(member)) {
            return Err(fault(phrase!("fault-element-known", "no element of `{whose}` is missing", whose)));
        }
        if pending.is_some_and(|pending| pending.last == Some(member)) {
            return Err(fault(phrase!(
                "fault-element-last",
                "the element of `{whose}` comes last, with the entry of the player who throws",
                whose
            )));
        }
        // An element of a chain from before an agreement on a referee foretells nothing.
        if !self.joined.contains(&member) {
            return Err(fault(phrase!(
                "fault-element-unjoined",
                "{whose} has to join before an element of theirs is brought",
                whose
            )));
        }
        if !self.machine.fits(member, element) {
            return Err(self.misfit(member));
        }
        self.machine.reveal(member, *element);
        Ok(())
    }

    /// Takes the giver's element for a roll that the entry itself has made pending, or for which the last one has joined
    /// with it. Gives what the entry's map holds for him.
    pub(super) fn reveal_after(
        &mut self,
        author: Author,
        joins: bool,
        seq: u64,
        first: First,
        own: ElementSource<'_>,
    ) -> Result<Option<[u8; 32]>, Fault> {
        let wanted = self.machine.pending.as_ref().filter(|pending| {
            let now = pending.asked == seq || (joins && self.next_to_join().is_none());
            now && author.member().is_some_and(|member| pending.lacks(member) && pending.last != Some(member))
        });
        let (Some(member), true) = (author.member(), wanted.is_some()) else {
            return match (own, first) {
                (ElementSource::Given(Some(_)), First::Implied) => Err(fault(phrase!(
                    "fault-element-skips",
                    "the element is the one after the next: no throw is pending that it would serve"
                ))),
                (ElementSource::Given(Some(_)), First::None) => Err(fault(phrase!(
                    "fault-element-early",
                    "the entry brings an element of its own hand that no throw waits for"
                ))),
                (ElementSource::Given(given), _) => Ok(given),
                (ElementSource::Chain(_), First::None) => Ok(None),
                (ElementSource::Chain(chain), First::Held | First::Implied) => Ok(self.own_last(author, chain)),
            };
        };
        let whose = self.name_of(member).to_owned();
        let element = match (own, first) {
            (ElementSource::Chain(chain), _) => self.own_next(member, chain)?,
            (ElementSource::Given(Some(given)), First::None | First::Implied) => given,
            (ElementSource::Given(_), _) => {
                return Err(fault(phrase!(
                    "fault-element-missing",
                    "a throw is pending after this entry, and the element of `{whose}` for it is missing",
                    whose
                )));
            }
        };
        if !self.machine.fits(member, &element) {
            return Err(self.misfit(member));
        }
        self.machine.reveal(member, element);
        Ok(Some(element))
    }

    fn own_last(&self, author: Author, chain: &Chain) -> Option<[u8; 32]> {
        chain.element(self.machine.chain(self.giver(author)?)?.number)
    }
}
