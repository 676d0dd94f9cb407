//! Whether an entry, by its author and now, is allowed at all (classes `kind` and, for new keys, `charter`; protocol, section 6).
//! Nothing is changed here.

mod conduct;

use super::fault::{Class, Fault};
use super::keys::Author;
use super::reveal::Brought;
use super::state::Match;
use crate::dice::Member;
use crate::log::{Entry, Kind, Offer};
use crate::rules::Demand;

impl Match {
    /// Whether this entry, by whom and now, is allowed at all.
    pub(super) fn check_kind(&self, author: Author, entry: &Entry, brought: &Brought) -> Result<(), Fault> {
        let fault = |reason: String| Fault::new(Class::Kind, "protocol 1", reason);
        let kind = entry.kind.name();
        let over = self.outcome().is_some();
        match &entry.kind {
            Kind::Charter(_) => return Err(fault("a log has one charter, its first entry".to_owned())),
            Kind::Note(_) if entry.say.is_none() => {
                return Err(fault("a note says something: `say` is missing".to_owned()));
            }
            Kind::Save(_) => self.check_save(author)?,
            Kind::Open(_) if !over && self.play().position().seals_boards() => {
                return Err(fault("boards are opened after the end, the winner's in the turn that wins".to_owned()));
            }
            Kind::Open(_) => self.check_open(author.seat())?,
            Kind::Note(_) | Kind::Rekey(_) | Kind::Ruling(_) => {}
            _ if over => {
                let reason = format!("the game is over, so there is no {kind}");
                return Err(fault(reason).hint(match self.play().position() {
                    position if position.seals_boards() || position.tokens().is_some() => {
                        "after the end there are openings of boards, savings of tokens, notes, rekeys and rulings"
                    }
                    _ => "after the end there are notes, rekeys and rulings",
                }));
            }
            _ => {}
        }
        if !over {
            self.check_stage(author, entry)?;
        }
        match &entry.kind {
            Kind::Join(_) => self.check_join(author),
            Kind::Turn(_) => self.check_turn(author, brought),
            Kind::Answer(_) => self.check_answer(author, brought),
            _ => self.check_conduct(author, entry, over),
        }
    }

    /// What is possible before all have joined, and for who alone is still to reveal.
    fn check_stage(&self, author: Author, entry: &Entry) -> Result<(), Fault> {
        let kind = entry.kind.name();
        let early = |offer: &Offer| matches!(offer, Offer::Referee(_) | Offer::Result(_));
        if let Some(next) = self.next_to_join() {
            let settled = match &entry.kind {
                Kind::Turn(_) | Kind::Answer(_) | Kind::Claim(_) => false,
                Kind::Offer(offer) => early(offer),
                // A referee who is appointed later joins later, and other offers may be open then.
                Kind::Accept(seq) | Kind::Decline(seq) => {
                    self.offers.iter().all(|open| open.seq != *seq || early(&open.offer))
                }
                _ => true,
            };
            if !settled {
                let reason =
                    format!("not all have joined, so there is no {kind} yet: {} joins next", self.name_of(next));
                return Err(Fault::new(Class::Kind, "protocol 1", reason));
            }
        }
        // This holds while a new referee has to join as well.
        // Who signs is who knows: the referee writes for players without a key.
        let writes = self.signing_for(author).member();
        let knows = writes.is_some_and(|member| self.last_to_reveal() == Some(member));
        let allowed =
            matches!(entry.kind, Kind::Turn(_) | Kind::Answer(_) | Kind::Resign(_) | Kind::Note(_) | Kind::Join(_));
        if knows && !allowed {
            let reason = format!(
                "`{}` alone knows the throw that is pending and has to reveal before {}",
                writes.map_or(entry.by.as_str(), |member| self.name_of(member)),
                entry.kind.one()
            );
            return Err(Fault::new(Class::Kind, "protocol 1", reason).hint("answer first"));
        }
        Ok(())
    }

    fn check_join(&self, author: Author) -> Result<(), Fault> {
        let next = self.next_to_join();
        if next.is_some() && next == author.member() {
            return Ok(());
        }
        let reason = match next {
            Some(next) => format!("{} joins next", self.name_of(next)),
            None => "all have joined".to_owned(),
        };
        Err(Fault::new(Class::Kind, "protocol 1", reason))
    }

    fn check_turn(&self, author: Author, brought: &Brought) -> Result<(), Fault> {
        let fault = |reason: String| Fault::new(Class::Kind, "protocol 1", reason);
        let seat = author.seat().filter(|seat| self.play().is_in(*seat));
        let Some(seat) = seat else {
            return Err(fault("only players who are in the game make turns".to_owned()).at("by"));
        };
        if let Some(pending) = &self.machine.pending {
            if brought.completes(pending) {
                return Ok(());
            }
            let waiting: Vec<&str> = pending.missing().map(|member| self.name_of(member)).collect();
            let reason = format!("a throw is pending, and elements are missing from {}", waiting.join(" and "));
            return Err(fault(reason).hint("whose element is missing answers first"));
        }
        match self.play().demand() {
            Demand::Act(to_act) if to_act != seat => {
                let reason = format!("it is {}'s turn", self.name_of(Member::Player(to_act)));
                Err(fault(reason).at("by"))
            }
            _ => Ok(()),
        }
    }

    fn check_answer(&self, author: Author, brought: &Brought) -> Result<(), Fault> {
        let Some(pending) = &self.machine.pending else {
            return Err(Fault::new(Class::Kind, "protocol 4", "no throw is pending, so there is nothing to answer"));
        };
        if brought.owes(pending, author) || !brought.others.is_empty() {
            return Ok(());
        }
        let reason = "the author is not due an element and brings none that is missing";
        Err(Fault::new(Class::Kind, "protocol 4", reason))
    }
}
