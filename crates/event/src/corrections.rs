//! Corrections: new keys, pairings and results undone, players readmitted, sections closed (protocol, section 11.3).

use std::sync::Arc;

use super::appeal::AppealVerdict;
use super::charter::{PairingSystem, Section};
use super::entry::{
    BoardLocation, DecisionOrigin, DirectorDecision, Enrolment, Entrant, Entry, EventEntryKind, PlayerKey,
    RoundLocation, Substitution,
};
use super::remark::{EventRemark, RemarkSubject, corrected};
use super::results::check_changeable;
use super::slip::{Slip, SlipKind};
use super::slips::enters_another;
use super::state::{BoardScore, Event, Round, SectionState};
use super::step::{excluded, fault, no_section, not_drawn, paired_already};
use adjudicate_record::crypto::{Digest, PublicKey};
use adjudicate_record::log::Text;
use adjudicate_referee::{Fault, FaultClass, check_key};
use adjudicate_rules::{Name, Phrase, phrase};

/// The entry slip with which a person agrees to take the seat that this ruling gives, and the player who had it.
pub(super) fn consent<'a>(kind: &'a EventEntryKind, slip: &'a Slip) -> Option<(&'a Enrolment, &'a Name)> {
    let (EventEntryKind::Ruling(ruling), SlipKind::Enter(enter)) = (kind, &slip.kind) else { return None };
    let DirectorDecision::Substitute(new) = &ruling.verdict else { return None };
    (new.key.is_some() && new.key == enter.player.key).then_some((enter.as_ref(), &new.player))
}

impl Event {
    /// The remarks and corrections so far, in the order of the log.
    pub fn remarks(&self) -> &[EventRemark] {
        &self.remarks
    }

    /// Keeps the remarks of an entry and of its slips, and a correction with its reason.
    pub(super) fn remark(&mut self, entry: &Entry) {
        let seq = entry.seq;
        for slip in &entry.slips {
            let subject = match &slip.kind {
                SlipKind::Rekey(new) => RemarkSubject::Decided(DirectorDecision::Rekey(new.clone())),
                SlipKind::Appeal(appeal) => self.appeal_subject(&appeal.of),
                SlipKind::Verdict(verdict) => self.verdict_subject(verdict),
                SlipKind::Adjudicate(claim) => RemarkSubject::Claimed(claim.clone()),
                SlipKind::Enter(_)
                | SlipKind::Withdraw(_)
                | SlipKind::Leave(_)
                | SlipKind::Handover(_)
                | SlipKind::Note(_) => RemarkSubject::Said,
            };
            let (by, at, text) = (slip.by.clone(), slip.at, slip.say.clone());
            if text.is_some() || !matches!(subject, RemarkSubject::Said) {
                self.remarks.push(EventRemark { seq, by, at, subject, text });
            }
        }
        let (by, at) = (entry.by.clone(), entry.at);
        if let EventEntryKind::Appeal(appeal) = &entry.kind {
            let (subject, text) = (self.appeal_subject(&appeal.of), entry.say.clone());
            self.remarks.push(EventRemark { seq, by: appeal.player.clone(), at, subject, text });
        } else if let Some(text) = entry.say.clone() {
            let subject = RemarkSubject::Said;
            self.remarks.push(EventRemark { seq, by: by.clone(), at, subject, text: Some(text) });
        }
        if let EventEntryKind::Ruling(ruling) = &entry.kind
            && corrected(&ruling.verdict, &|name| name.to_string()).is_some()
        {
            let subject = RemarkSubject::Decided(ruling.verdict.clone());
            self.remarks.push(EventRemark { seq, by, at, subject, text: Some(ruling.reason.clone()) });
        }
    }

    fn appeal_subject(&self, of: &Digest) -> RemarkSubject {
        let against = self.ids.get(of).and_then(|seq| self.decisions.get(seq));
        against.map_or(RemarkSubject::Said, |against| RemarkSubject::Appealed(Arc::clone(against)))
    }

    fn verdict_subject(&self, verdict: &AppealVerdict) -> RemarkSubject {
        let appeal = self.appeal_with(&verdict.appeal);
        appeal.map_or(RemarkSubject::Said, |appeal| {
            RemarkSubject::Judged(appeal.by.clone(), Arc::clone(&appeal.against), verdict.decision.clone())
        })
    }

    /// The owner of a key that was ever introduced in this log.
    pub(super) fn introduced(&self, key: &PublicKey) -> Option<&Name> {
        let former = || {
            let had = self
                .players
                .iter()
                .find(|player| player.former.iter().any(|(_, known)| known.key.as_ref() == Some(key)));
            had.map(|player| &player.entrant.name)
        };
        self.author_of_key(key).or_else(former)
    }

    /// Whether a player can have this key from here on.
    pub(super) fn check_rekey(&self, new: &PlayerKey, class: FaultClass) -> Result<(), Fault> {
        let has_key = self.player(&new.player).is_some_and(|player| player.entrant.key.is_some());
        if !has_key {
            let name = &new.player;
            let reason = phrase!("fault-rekey-player", "`{name}` is no player with a key", name);
            return Err(fault(class, reason).at("player"));
        }
        self.check_new_key(&new.player, &new.key)
    }

    /// Whether a key is sound and was never introduced in this log.
    fn check_new_key(&self, player: &Name, key: &PublicKey) -> Result<(), Fault> {
        check_key(player.as_str(), key)?;
        match self.introduced(key) {
            None => Ok(()),
            Some(owner) => {
                let reason = phrase!("rekey-again", "this key stands in the log already, as one of `{owner}`", owner);
                Err(fault(FaultClass::Charter, reason).at_value("key", key.to_string()))
            }
        }
    }

    /// Notes the entry in which a player was last heard of.
    pub(super) fn hear(&mut self, entry: u64, player: &Name) {
        for standing in self.sections.iter_mut().filter(|standing| standing.players.contains(player)) {
            standing.heard.insert(player.clone(), entry);
        }
    }

    /// Whether another person can take the seat of a player.
    pub(super) fn check_substitution(&self, entry: &Entry, new: &Substitution) -> Result<(), Fault> {
        let player = &new.player;
        let wrong = |reason: Phrase| Err(fault(FaultClass::Kind, reason).at("player"));
        if self.started.is_none() {
            return wrong(phrase!("seat-before-start", "before the start one player withdraws and another enters"));
        }
        if !self.has_seat(player) {
            return wrong(phrase!("seat-of-nobody", "`{player}` has no seat in this event", player));
        }
        if let Some(seq) = self.excluded.get(player) {
            let hint = phrase!("seat-readmit-hint", "a ruling `readmit` gives the seat back first");
            return wrong(excluded(player, *seq)).map_err(|fault: Fault| fault.hint(hint));
        }
        let used_up = self.sections().find(|(section, standing)| {
            standing.players.contains(player) && section.substitutes.is_some_and(|most| standing.substituted >= most)
        });
        if let Some((section, standing)) = used_up {
            let (section, count) = (&section.name, standing.substituted);
            return wrong(phrase!(
                "seat-used-up",
                "the charter allows no more substitutes in `{section}`, and has had {count}",
                section,
                count = count
            ));
        }
        if let Some(waits) = &new.waits {
            let waiting =
                |standing: &SectionState| standing.players.contains(player) && standing.waiting.contains(waits);
            if self.has_seat(waits) || !self.sections.iter().any(waiting) {
                let reason = phrase!(
                    "seat-waits-not",
                    "`{waits}` does not wait for a place where `{player}` has one, or has another one",
                    waits,
                    player
                );
                return Err(fault(FaultClass::Kind, reason).at("waits"));
            }
            if new.key.is_some() || new.mail.is_some() || new.display.is_some() {
                let reason =
                    phrase!("seat-particulars", "the entry of `{waits}` has the key, the address and the name", waits);
                return Err(fault(FaultClass::Charter, reason).at("waits"));
            }
            return Ok(());
        }
        let Some(key) = &new.key else { return Ok(()) };
        let consents = entry.slips.iter().any(|slip| consent(&entry.kind, slip).is_some());
        if !consents {
            let reason = phrase!(
                "seat-unsigned",
                "a person with a key signs a slip `enter` for this seat, which stands in the same entry"
            );
            return Err(fault(FaultClass::Charter, reason).at_value("key", key.to_string()));
        }
        self.check_new_key(player, key)
    }

    /// Checks the slip with which the new person of a substitution agrees: an `enter` for the sections of the seat.
    pub(super) fn check_consent(&self, slip: &Slip, enter: &Enrolment, player: &Name) -> Result<(), Fault> {
        let wrong = |at: &'static str, reason: Phrase| Err(fault(FaultClass::Slip, reason).at(at));
        let name = &enter.player.name;
        if slip.by != *name {
            return wrong("name", enters_another(&slip.by, name));
        }
        if self.player(name).is_some() || self.is_director(name) {
            return wrong("name", phrase!("seat-known-name", "`{name}` stands in this log already", name));
        }
        let seats: Vec<&Name> = self
            .sections()
            .filter(|(_, standing)| standing.players.contains(player))
            .map(|(section, _)| &section.name)
            .collect();
        if seats.len() != enter.sections.len() || seats.iter().any(|seat| !enter.sections.contains(seat)) {
            let reason = phrase!("seat-sections", "these are not the sections in which `{player}` has a seat", player);
            return wrong("sections", reason);
        }
        Ok(())
    }

    /// Another person takes the seat of a player. If the player had left, the seat takes part again.
    pub(super) fn substitute(&mut self, seq: u64, new: &Substitution) {
        let waits = new.waits.as_ref();
        for standing in &mut self.sections {
            if standing.players.contains(&new.player) {
                standing.substituted += 1;
                standing.left.remove(&new.player);
                standing.heard.insert(new.player.clone(), seq);
            }
            standing.waiting.retain(|name| Some(name) != waits);
        }
        let waited = waits.and_then(|name| self.player(name)).map(|player| player.entrant.clone());
        let Some(player) = self.players.iter_mut().find(|player| player.entrant.name == new.player) else { return };
        let (key, mail, display) = match waited {
            Some(entrant) => {
                let name = || Text::new(entrant.name.as_str()).ok();
                (entrant.key, entrant.mail.clone(), entrant.display.clone().or_else(name))
            }
            None => (new.key, new.mail.clone(), new.display.clone()),
        };
        let entrant = Entrant { key, mail, display, ..player.entrant.clone() };
        player.substituted.push(seq);
        player.former.push((seq, std::mem::replace(&mut player.entrant, entrant)));
    }

    /// The key signs slips from here on, and stands in the charters of games that are paired from here on.
    pub(super) fn rekey(&mut self, seq: u64, new: &PlayerKey) {
        let player = self.players.iter_mut().find(|player| player.entrant.name == new.player);
        if let Some(player) = player {
            player.former.push((seq, player.entrant.clone()));
            player.entrant.key = Some(new.key);
        }
    }

    /// Undoes the pairing of the last round of a section. Its game ids stay used.
    pub(super) fn unpair(&mut self, undone: &RoundLocation) -> Result<(), Fault> {
        let wrong = |reason: Phrase| Err(fault(FaultClass::Pairing, reason).at("round"));
        let RoundLocation { section, round } = undone;
        let place = self.place(section)?;
        self.check_undrawn_from(section, FaultClass::Pairing)?;
        let Some(standing) = self.sections.get_mut(place) else { return wrong(no_section(section)) };
        let Some(last) = standing.rounds.last().filter(|last| last.number == *round) else {
            return wrong(phrase!(
                "unpair-not-last",
                "round {round} is not the last round of `{section}` that is paired",
                round,
                section
            ));
        };
        if let Some(board) = last.boards.iter().find(|board| board.scored.is_some()) {
            let board = board.board;
            let reason = phrase!("unpair-points", "board {board} of round {round} has points", board, round);
            let hint = phrase!("unpair-points-hint", "a ruling `reopen` takes them away first");
            return wrong(reason).map_err(|fault: Fault| fault.hint(hint));
        }
        standing.rounds.pop();
        Ok(())
    }

    /// Takes the points of a board away, until there is a new result or ruling.
    pub(super) fn reopen(&mut self, origin: DecisionOrigin, place: &BoardLocation) -> Result<(), Fault> {
        self.check_undrawn_from(&place.section, FaultClass::Result)?;
        let rested_on =
            |round: &Round, section: &Section| section.match_of(round.number) > section.match_of(place.round);
        let later = self.section(&place.section).filter(|(section, _)| section.system == PairingSystem::Knockout);
        let later = later.and_then(|(section, standing)| {
            standing.rounds.iter().find(|round| rested_on(round, section)).map(|round| round.number)
        });
        let found = self.scored_board(place)?;
        if found.scored.is_none() {
            let BoardLocation { section: _, round, board } = place;
            let reason = phrase!(
                "reopen-without-points",
                "board {board} of round {round} has no points to take away",
                board,
                round
            );
            return Err(fault(FaultClass::Result, reason).at("board"));
        }
        check_changeable(found, origin)?;
        if let Some(later) = later {
            let hint = phrase!("reopen-paired-hint", "a ruling `unpair` undoes that round first");
            return Err(fault(FaultClass::Pairing, paired_already(&place.section, later)).at("round").hint(hint));
        }
        found.earlier.extend(found.scored.take());
        found.reopened.push(origin.seq);
        Ok(())
    }

    /// Whether a player was excluded, or is not paired because he is silent, and can be let in again.
    pub(super) fn check_readmission(&self, player: &Name, by_verdict: bool) -> Result<(), Fault> {
        if !by_verdict && self.decided.get(player) == Some(&false) {
            let reason =
                phrase!("excluded-by-verdict", "a verdict has excluded `{player}`, and no ruling changes that", player);
            return Err(fault(FaultClass::Kind, reason).at("readmit"));
        }
        let is_silent = self.sections().any(|(section, standing)| standing.is_silent(section, player));
        match self.excluded.contains_key(player) || is_silent {
            true => Ok(()),
            false => {
                let reason = phrase!("readmit-of-nobody", "`{player}` is not excluded", player);
                Err(fault(FaultClass::Kind, reason).at("readmit"))
            }
        }
    }

    /// A player is paired again from the next round on, and what followed from the exclusion falls away.
    pub(super) fn readmit(&mut self, entry: u64, player: &Name) {
        self.hear(entry, player);
        let Some(seq) = self.excluded.remove(player) else { return };
        for standing in &mut self.sections {
            if standing.left.get(player).is_some_and(|exit| exit.seq == seq) {
                standing.left.remove(player);
            }
        }
    }

    /// Whether a section is drawn and not over.
    pub(super) fn check_closing(&self, name: &Name) -> Result<(), Fault> {
        let wrong = |reason: Phrase| Err(fault(FaultClass::Kind, reason).at("close"));
        let Some((section, standing)) = self.section(name) else {
            return Err(fault(FaultClass::Charter, no_section(name)).at("close"));
        };
        match () {
            () if self.started.is_none() => {
                wrong(phrase!("close-before-start", "there is nothing to close before the start of the event"))
            }
            () if standing.drawn.is_none() => wrong(not_drawn(name)),
            () if self.is_section_over(section, standing) => wrong(phrase!("section-over", "`{name}` is over", name)),
            () => Ok(()),
        }
    }

    /// No round of a section is paired any more, and each open board gives the points of a loss to all.
    pub(super) fn close(&mut self, origin: DecisionOrigin, name: &Name, reason: &Text) {
        let sections = self.charter.sections.iter().zip(&mut self.sections);
        let Some((section, standing)) = sections.into_iter().find(|(section, _)| section.name == *name) else { return };
        let loss = section.loss;
        standing.closed = Some(origin.seq);
        let open: Vec<(u64, u64)> = standing.open(section).map(|(round, board)| (round, board.board)).collect();
        for round in &mut standing.rounds {
            // A round that is paired in part only has no more boards to come.
            round.paired = true;
            let number = round.number;
            for board in round.boards.iter_mut().filter(|board| open.contains(&(number, board.board))) {
                let points = vec![loss; board.players.len()];
                let DecisionOrigin { seq, at, by_verdict } = origin;
                let (absent, ruled) = (Vec::new(), Some(reason.clone()));
                board.score(BoardScore { seq, at, head: None, points, absent, ruled, by_verdict });
            }
        }
    }

    /// Whether rounds of the section at this place can still be paired.
    pub(super) fn check_open_section(&self, place: usize) -> Result<(), Fault> {
        self.check_playing_section(place)?;
        match self.sections.get(place).and_then(|standing| standing.closed) {
            None => Ok(()),
            Some(seq) => {
                let reason = phrase!(
                    "section-closed",
                    "entry {seq} has closed this section, and no round of it is paired any more",
                    seq
                );
                Err(fault(FaultClass::Pairing, reason).at("section"))
            }
        }
    }
}
