//! Handovers: the director gives the event to a deputy, or a deputy gives it back (protocol, section 11.3).

use super::charter::Director;
use super::entry::{EventEntryKind, Handover};
use super::lots;
use super::slip::{HandoverConsent, Slip, SlipKind};
use super::state::{Event, EventHandover};
use super::step::fault;
use adjudicate_record::crypto::{Identity, Verifier};
use adjudicate_record::log::Bytes;
use adjudicate_referee::{Fault, FaultClass};
use adjudicate_rules::{Name, Phrase, phrase};

/// The highest number of a handover.
const HANDOVERS_MAX: u64 = 1_000;

impl Event {
    /// The person who directs the event now, and referees games that are paired from here on.
    pub fn director(&self) -> &Director {
        self.handovers.last().map_or(&self.charter.director, |last| &last.to)
    }

    /// The person who directed the event when this entry was written; for a handover the one who gave the event away.
    pub fn director_at(&self, seq: u64) -> &Director {
        let last = self.handovers.iter().rfind(|handover| handover.seq < seq);
        last.map_or(&self.charter.director, |last| &last.to)
    }

    /// The handovers so far, in the order of the log.
    pub fn handovers(&self) -> &[EventHandover] {
        &self.handovers
    }

    /// The director of the charter or a deputy, by name.
    pub fn deputy(&self, name: &Name) -> Option<&Director> {
        self.charter.directors().find(|one| one.name == *name)
    }

    /// The lowest number that the next handover can have.
    pub fn next_handover(&self) -> u64 {
        self.handovers.last().map_or(1, |last| last.nr + 1)
    }

    /// The element with this number that the director of today has for the lots. Secret until it is revealed.
    pub fn element(&self, director: &Identity, number: u32) -> [u8; 32] {
        let nr = self.handovers.last().map_or(0, |last| last.nr);
        self.element_behind(director, nr, number)
    }

    fn element_behind(&self, director: &Identity, nr: u64, number: u32) -> [u8; 32] {
        let nonce = lots::nonce(&self.charter.nonce, nr);
        lots::element(director, &nonce, &self.charter.sections, number)
    }

    /// The entry with which a person takes the event over: its tip begins a chain of this key.
    pub fn takes_over(&self, director: &Identity, consent: &HandoverConsent) -> EventEntryKind {
        let first = self.element_behind(director, consent.nr, 1);
        let tip = Bytes(lots::tip(&director.public(), &first));
        EventEntryKind::Handover(Handover { nr: consent.nr, to: consent.to.clone(), tip })
    }

    /// Whether a slip that hands the event over stands in the entry that takes it.
    pub(super) fn check_taking(&self, slip: &Slip, kind: &EventEntryKind) -> Result<(), Fault> {
        let SlipKind::Handover(consent) = &slip.kind else { return Ok(()) };
        let taken = if let EventEntryKind::Handover(taken) = kind { Some((taken.nr, &taken.to)) } else { None };
        if taken == Some((consent.nr, &consent.to)) {
            return Ok(());
        }
        let to = &consent.to;
        let reason = phrase!(
            "handover-elsewhere",
            "this slip stands in the entry with which `{to}` takes over, and in no other",
            to
        );
        Err(fault(FaultClass::Slip, reason).at("handover"))
    }

    /// Whether the director hands the event over with this slip now.
    pub(super) fn check_consent_to_hand_over(&self, slip: &Slip, consent: &HandoverConsent) -> Result<(), Fault> {
        let wrong = |at: &'static str, reason: Phrase| Err(fault(FaultClass::Slip, reason).at(at));
        let director = &self.director().name;
        if slip.by != *director {
            return wrong(
                "by",
                phrase!(
                    "handover-of-other",
                    "`{director}` directs this event, and nobody else hands it over",
                    director
                ),
            );
        }
        if slip.after != self.head {
            return wrong("after", phrase!("handover-behind", "a handover is signed behind the last entry before it"));
        }
        self.check_next(consent.nr, &consent.to, FaultClass::Slip)
    }

    /// Whether a person can take the event over with this number.
    fn check_next(&self, nr: u64, to: &Name, class: FaultClass) -> Result<(), Fault> {
        let wrong = |at: &'static str, reason: Phrase| Err(fault(class, reason).at(at));
        if self.deputy(to).is_none() {
            return wrong("to", no_deputy(to));
        }
        if self.director().name == *to {
            return wrong("to", phrase!("handover-again", "`{to}` directs the event already", to));
        }
        let (least, most) = (self.next_handover(), HANDOVERS_MAX);
        match (least..=most).contains(&nr) {
            true => Ok(()),
            false => {
                let reason = phrase!(
                    "handover-number",
                    "a handover has a number from {least} to {most} here, not {nr}",
                    least,
                    most,
                    nr
                );
                wrong("nr", reason)
            }
        }
    }

    /// Whether this handover is possible, and the director agrees to it on one of the slips.
    pub(super) fn check_handover(&self, handover: &Handover, slips: &[Slip]) -> Result<(), Fault> {
        self.check_next(handover.nr, &handover.to, FaultClass::Kind)?;
        // Another handover on a slip of this entry was refused.
        match slips.iter().any(|slip| matches!(slip.kind, SlipKind::Handover(_))) {
            true => Ok(()),
            false => {
                let director = &self.director().name;
                let reason = phrase!(
                    "handover-unsigned",
                    "`{director}` has not signed a slip that hands the event over",
                    director
                );
                Err(fault(FaultClass::Kind, reason).at("handover"))
            }
        }
    }

    /// The verifier of the signatures of the director or of a deputy.
    pub(super) fn verifier_of(&self, name: &Name) -> Option<Verifier> {
        Verifier::new(&self.deputy(name)?.key).ok()
    }

    /// Another person directs the event from here on, with a chain of his own for the lots that are still to be drawn.
    pub(super) fn hand_over(&mut self, seq: u64, handover: &Handover) -> Result<(), Fault> {
        let unknown = || fault(FaultClass::Kind, no_deputy(&handover.to)).at("to");
        let to = self.deputy(&handover.to).cloned().ok_or_else(unknown)?;
        self.director = self.verifier_of(&handover.to).ok_or_else(unknown)?;
        self.revealed = (0, handover.tip.0);
        self.handovers.push(EventHandover { seq, nr: handover.nr, to });
        Ok(())
    }
}

/// That nobody of this name can direct the event.
fn no_deputy(to: &Name) -> Phrase {
    phrase!("no-such-deputy", "the charter names no deputy `{to}`", to)
}
