//! Slips in an entry of an event: whether each can be written in here, and what it does (protocol, section 11.1).

use super::corrections::consent;
use super::entry::{Enrolment, Entry};
use super::slip::{Slip, SlipKind};
use super::state::Event;
use super::step::{RULE, excluded, fault as broken, note_without_text};
use super::text;
use adjudicate_record::crypto::{Identity, Namespace, PublicKey, Signature, verify};
use adjudicate_record::log::{Text, Time};
use adjudicate_referee::{Fault, FaultClass};
use adjudicate_rules::{Name, Phrase, phrase};

fn fault(reason: Phrase) -> Fault {
    broken(FaultClass::Slip, reason)
}

/// That somebody enters another person.
pub(super) fn enters_another(by: &Name, player: &Name) -> Phrase {
    phrase!("entry-of-other", "`{by}` cannot enter `{player}`; everybody enters alone", by, player)
}

/// The parts of a slip that the author chooses.
#[derive(Clone, Debug)]
pub struct SlipDraft {
    /// The author.
    pub by: Name,
    /// When the author says he signs.
    pub at: Time,
    /// The statement.
    pub kind: SlipKind,
    /// A remark.
    pub say: Option<Text>,
}

fn check_signature(slip: &Slip, key: &PublicKey) -> Result<(), Fault> {
    verify(key, Namespace::Slip, slip.payload().as_bytes(), &slip.sig).map_err(|why| {
        let reason = phrase!(
            "fault-slip-signature",
            "the signature of `{by}` on this slip does not hold: {why}",
            by = slip.by.as_str(),
            why = why.phrase()
        );
        fault(reason).at("sig").hint(phrase!(
            "slip-signature-hint",
            "the slip was changed after it was signed, or signed with another key"
        ))
    })
}

impl Event {
    /// Takes the slips of an entry one by one.
    pub(super) fn take_slips(&mut self, entry: &Entry) -> Result<(), Fault> {
        for (number, slip) in entry.slips.iter().enumerate() {
            let consent = consent(&entry.kind, slip);
            self.check_taking(slip, &entry.kind).map_err(|fault| fault.on_slip(number))?;
            match consent {
                Some((enter, player)) => self.check_agreed(slip, enter, player),
                None => self.check_slip(slip),
            }
            .map_err(|fault| fault.on_slip(number))?;
            self.slips.insert_mut(slip.id(), entry.seq);
            self.hear(entry.seq, &slip.by);
            match &slip.kind {
                SlipKind::Enter(_) if consent.is_some() => {}
                SlipKind::Enter(enter) => self.enter(entry.seq, slip.id(), enter),
                SlipKind::Withdraw(withdraw) => {
                    let sections = self.sections_of(&withdraw.player, withdraw.section.as_ref());
                    self.leave(entry.origin(), &withdraw.player, &sections, None);
                }
                SlipKind::Leave(period) => self.keep_leave(entry.seq, slip.id(), &slip.by, *period),
                SlipKind::Rekey(new) => self.rekey(entry.seq, new),
                SlipKind::Appeal(appeal) => {
                    let origin = entry.origin();
                    self.appeal(origin, slip.id(), &slip.by, &appeal.of, slip.say.as_ref());
                }
                SlipKind::Verdict(verdict) => {
                    self.judge_appeal(entry, slip, verdict).map_err(|fault| fault.on_slip(number))?;
                }
                SlipKind::Adjudicate(claim) => self.claim(entry.seq, slip, claim),
                SlipKind::Note(_) | SlipKind::Handover(_) => {}
            }
        }
        Ok(())
    }

    /// Whether a slip can be written into the next entry.
    ///
    /// # Errors
    /// It cannot: class `slip`, or `charter` for what somebody brings who enters.
    pub fn check_slip(&self, slip: &Slip) -> Result<(), Fault> {
        self.check_place(slip)?;
        if let SlipKind::Handover(handover) = &slip.kind {
            self.check_consent_to_hand_over(slip, handover)?;
            return check_signature(slip, &self.director().key);
        }
        let key = self.check_signer(slip)?;
        match &slip.kind {
            SlipKind::Enter(enter) => {
                self.check_entering(enter, slip.at, FaultClass::Slip)?;
                self.check_entrant(enter)?;
            }
            SlipKind::Withdraw(withdraw) => self.check_withdrawal(withdraw, FaultClass::Slip)?,
            SlipKind::Leave(period) => self.check_leave(&slip.by, slip.at, *period, FaultClass::Slip)?,
            SlipKind::Rekey(new) => self.check_rekey(new, FaultClass::Slip)?,
            SlipKind::Appeal(appeal) => {
                self.check_appeal(&appeal.of, &slip.by, slip.at)?;
            }
            SlipKind::Verdict(verdict) => self.check_verdict(slip, verdict)?,
            SlipKind::Adjudicate(claim) => self.check_claim(slip, claim)?,
            SlipKind::Handover(_) => {}
            SlipKind::Note(_) if slip.say.is_none() => {
                return Err(fault(note_without_text()).at("note"));
            }
            SlipKind::Note(_) => {}
        }
        check_signature(slip, &key)
    }

    /// Whether the log has the entry that a slip follows, and does not have the slip.
    fn check_place(&self, slip: &Slip) -> Result<(), Fault> {
        if !self.has(&slip.after) {
            return Err(fault(phrase!("fault-slip-after", "`after` names no entry of this log")).at("after"));
        }
        match self.written_in(slip) {
            Some(seq) => {
                Err(fault(phrase!("fault-slip-again", "this slip stands in entry {seq} already", seq)).at("after"))
            }
            None => Ok(()),
        }
    }

    /// Whether the new person of a substitution agrees by this slip.
    fn check_agreed(&self, slip: &Slip, enter: &Enrolment, player: &Name) -> Result<(), Fault> {
        self.check_place(slip)?;
        self.check_consent(slip, enter, player)?;
        let missing = || fault(phrase!("substitute-key", "a substitute who signs gives a key")).at("enter");
        let key = enter.player.key.ok_or_else(missing)?;
        check_signature(slip, &key)
    }

    /// Signs the slip with which a person agrees to take the seat of a player.
    ///
    /// # Errors
    /// It would not do for that, or is longer than a slip may be.
    pub fn sign_consent(&self, draft: SlipDraft, player: &Name, identity: &Identity) -> Result<Slip, Fault> {
        let slip = self.signed(draft, identity)?;
        if let SlipKind::Enter(enter) = &slip.kind {
            self.check_agreed(&slip, enter, player)?;
        }
        Ok(slip)
    }

    fn signed(&self, draft: SlipDraft, identity: &Identity) -> Result<Slip, Fault> {
        let SlipDraft { by, at, kind, say } = draft;
        let mut slip = Slip { after: self.head, by, at, kind, say, sig: Signature::from_bytes([0; 64]) };
        slip.sig = identity.sign(Namespace::Slip, slip.payload().as_bytes());
        // A slip that is too long, or has a value that the format cannot hold, does not read back.
        text::read_slip(&slip.text())?;
        Ok(slip)
    }

    /// The key with which the author of a slip signs, who says nothing about others.
    fn check_signer(&self, slip: &Slip) -> Result<PublicKey, Fault> {
        let by = &slip.by;
        if self.is_director(by) {
            return Err(
                fault(phrase!("slip-of-director", "`{by}` directs this event, and writes entries", by)).at("by")
            );
        }
        if let Some(key) = self.committee_signer(slip)? {
            return Ok(key);
        }
        let entering: Option<&Enrolment> = match &slip.kind {
            SlipKind::Enter(enter) if enter.player.name != *by => {
                return Err(fault(enters_another(by, &enter.player.name)).at("name"));
            }
            SlipKind::Enter(enter) => Some(enter),
            SlipKind::Withdraw(withdraw) if withdraw.player != *by => {
                let player = &withdraw.player;
                let reason = phrase!("withdrawal-of-other", "`{by}` cannot withdraw `{player}`", by, player);
                return Err(fault(reason).at("player"));
            }
            SlipKind::Rekey(new) if new.player != *by => {
                let player = &new.player;
                let reason = phrase!("rekey-of-other", "`{by}` cannot give `{player}` a key", by, player);
                return Err(fault(reason).at("player"));
            }
            SlipKind::Withdraw(_)
            | SlipKind::Leave(_)
            | SlipKind::Note(_)
            | SlipKind::Rekey(_)
            | SlipKind::Appeal(_)
            | SlipKind::Verdict(_)
            | SlipKind::Adjudicate(_)
            | SlipKind::Handover(_) => None,
        };
        if let Some(enter) = entering {
            let reason =
                || phrase!("entry-without-key", "who signs gives a key; the director enters players without one");
            return enter.player.key.ok_or_else(|| fault(reason()).at("enter"));
        }
        let Some(player) = self.player(by) else {
            return Err(fault(phrase!("slip-of-nobody", "nobody in this event is called `{by}`", by)).at("by"));
        };
        let keyless = || fault(phrase!("slip-without-key", "`{by}` has no key; the director writes for them", by));
        player.entrant.key.ok_or_else(|| keyless().at("by"))
    }

    /// Returns the entry that has a slip.
    pub fn written_in(&self, slip: &Slip) -> Option<u64> {
        self.slips.get(&slip.id()).copied()
    }

    /// Signs a slip behind the last entry.
    ///
    /// # Errors
    /// It could not be written in here, or is longer than a slip may be.
    pub fn sign_slip(&self, draft: SlipDraft, identity: &Identity) -> Result<Slip, Fault> {
        let slip = self.signed(draft, identity)?;
        self.check_slip(&slip)?;
        Ok(slip)
    }

    /// Whether somebody can enter who says so at this date.
    pub(super) fn check_entering(&self, enter: &Enrolment, at: Time, class: FaultClass) -> Result<(), Fault> {
        let player = &enter.player.name;
        let refused = |reason: Phrase| Err(Fault::new(class, RULE, reason));
        if self.started.is_some() {
            self.check_late(enter).or_else(refused)?;
        } else if at > self.charter.closes {
            let closes = self.charter.closes;
            let reason = phrase!("entry-closed", "one could enter until {closes}, and this is dated {at}", closes, at);
            return refused(reason).map_err(|fault| {
                fault.at("at").hint(phrase!(
                    "entry-closed-hint",
                    "the director can hold another event; this one's charter binds directors too"
                ))
            });
        }
        match self.excluded.get(player) {
            Some(seq) => refused(excluded(player, *seq)),
            None => Ok(()),
        }
    }
}
