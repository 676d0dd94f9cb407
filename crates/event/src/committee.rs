//! Appeals, verdicts and claims in the course of an event: whether they can stand in the log, and their consequences (protocol,
//! section 11.11).

use std::sync::Arc;

use super::appeal::{
    AdjudicationClaim, AppealRecord, AppealVerdict, AppealableAct, AppealableEntry, ClaimRecord, VerdictDecision,
    VerdictRecord,
};
use super::charter::Section;
use super::entry::{BoardLocation, DecisionOrigin, Entry, EventEntryKind, RuledPoints, Withdrawal};
use super::slip::{Slip, SlipKind};
use super::state::{Event, PairedBoard, SectionState};
use super::step::{fault, no_board, no_committee, no_section};
use adjudicate_record::crypto::{Digest, PublicKey};
use adjudicate_record::log::{Text, Time};
use adjudicate_referee::{Fault, FaultClass};
use adjudicate_rules::{Name, Phrase, phrase};

impl Event {
    /// The appeals that stand in the log, in its order.
    pub fn appeals(&self) -> &[AppealRecord] {
        &self.appeals
    }

    /// The appeal with this id.
    pub fn appeal_with(&self, id: &Digest) -> Option<&AppealRecord> {
        self.appeals.iter().find(|appeal| appeal.id == *id)
    }

    /// The claims that stand in the log, in its order.
    pub fn claims(&self) -> &[ClaimRecord] {
        &self.claims
    }

    /// The claim with this id.
    pub fn claim_with(&self, id: &Digest) -> Option<&ClaimRecord> {
        self.claims.iter().find(|claim| claim.id == *id)
    }

    /// The claims to which no ruling is an answer yet, about boards without points.
    pub fn waiting_claims(&self) -> impl Iterator<Item = &ClaimRecord> {
        self.claims.iter().filter(|one| self.open_claims(&one.claim.place()).any(|open| open.id == one.id))
    }

    /// The claims about a board to which no ruling is an answer yet; none if the board has its points.
    pub fn open_claims(&self, place: &BoardLocation) -> impl Iterator<Item = &ClaimRecord> {
        let board = self.section(&place.section).and_then(|(_, standing)| standing.board(place.round, place.board));
        let is_open = board.is_some_and(|found| found.scored.is_none());
        self.claims.iter().filter(move |one| is_open && one.answered.is_none() && one.claim.place() == *place)
    }

    /// The entry of this number, if players can appeal against it.
    pub fn appealable(&self, seq: u64) -> Option<&AppealableEntry> {
        self.decisions.get(&seq).map(Arc::as_ref)
    }

    /// The last time at which players can appeal against an entry.
    pub fn appeal_until(&self, entry: &AppealableEntry) -> Time {
        entry.at.plus_days(self.charter.appeal_days)
    }

    /// The time from which on an appeal is dismissed if it has no verdict by then.
    pub fn dismissed_at(&self, appeal: &AppealRecord) -> Time {
        appeal.at.plus_days(2 * self.charter.appeal_days)
    }

    /// Whether an appeal waits for a verdict at this time.
    pub fn is_pending(&self, appeal: &AppealRecord, at: Time) -> bool {
        appeal.verdict.is_none() && at < self.dismissed_at(appeal)
    }

    /// Whether the standings of a section do not change any more: it is over, no appeal in it waits for a verdict, and the time
    /// to appeal against its last decision has passed.
    ///
    /// # Errors
    /// The reason says why players cannot go on into the section `into` yet.
    pub(super) fn check_final(
        &self,
        into: &Name,
        section: &Section,
        standing: &SectionState,
        at: Time,
    ) -> Result<(), Phrase> {
        let name = &section.name;
        if !self.is_section_over(section, standing) {
            return Err(phrase!(
                "draw-from-open",
                "`{into}` takes players from `{name}`, which is not over",
                into,
                name
            ));
        }
        if self.charter.appeals.is_none() {
            return Ok(());
        }
        let waits = |appeal: &&AppealRecord| appeal.against.sections.contains(name) && self.is_pending(appeal, at);
        if let Some(appeal) = self.appeals.iter().find(waits) {
            let seq = appeal.seq;
            return Err(phrase!(
                "draw-from-appealed",
                "`{into}` takes players from `{name}`, about which the appeal of entry {seq} waits for its verdict",
                into,
                name,
                seq
            ));
        }
        match standing.decided.map(|decided| decided.plus_days(self.charter.appeal_days)) {
            Some(until) if at <= until => Err(phrase!(
                "draw-from-appealable",
                "`{into}` takes players from `{name}`, about which players can appeal until {until}",
                into,
                name,
                until
            )),
            Some(_) | None => Ok(()),
        }
    }

    /// Returns the act of an entry, before it is applied, against which players can appeal.
    pub(super) fn appealable_in(&self, entry: &Entry) -> Option<AppealableEntry> {
        self.charter.appeals.as_ref()?;
        let act = match &entry.kind {
            EventEntryKind::Pair(pair) => AppealableAct::Pairing(pair.section.clone(), pair.round),
            EventEntryKind::Result(result) => AppealableAct::Result(result.place()),
            EventEntryKind::Ruling(ruling) => AppealableAct::Ruling(ruling.verdict.clone()),
            EventEntryKind::Charter(_)
            | EventEntryKind::Enter(_)
            | EventEntryKind::Withdraw(_)
            | EventEntryKind::Leave(_)
            | EventEntryKind::Appeal(_)
            | EventEntryKind::Handover(_)
            | EventEntryKind::Start(_)
            | EventEntryKind::Draw(_)
            | EventEntryKind::Note(_)
            | EventEntryKind::Post(_) => return None,
        };
        let sections = match (act.section(), act.player()) {
            (Some(section), _) => vec![section.clone()],
            (None, Some(player)) => self.seats_of(player),
            (None, None) => Vec::new(),
        };
        Some(AppealableEntry { seq: entry.seq, at: entry.at, act, sections })
    }

    /// Keeps what players can appeal against.
    pub(super) fn note_decision(&mut self, entry: AppealableEntry) {
        self.touch(&entry.sections, entry.at);
        self.decisions.insert_mut(entry.seq, Arc::new(entry));
    }

    /// Notes the date of the last decision in these sections.
    fn touch(&mut self, sections: &[Name], at: Time) {
        for (section, standing) in self.charter.sections.iter().zip(&mut self.sections) {
            if sections.contains(&section.name) {
                standing.decided = standing.decided.max(Some(at));
            }
        }
    }

    /// The sections in which a player has or had a place, or waits for one.
    fn seats_of(&self, player: &Name) -> Vec<Name> {
        let has = |standing: &SectionState| standing.players.contains(player) || standing.waiting.contains(player);
        self.sections().filter(|(_, standing)| has(standing)).map(|(section, _)| section.name.clone()).collect()
    }

    /// The key of the committee, whose slips are verdicts and nothing else. `None` for slips of other authors.
    pub(super) fn committee_signer(&self, slip: &Slip) -> Result<Option<PublicKey>, Fault> {
        let wrong = |reason: Phrase| Err(fault(FaultClass::Slip, reason).at("by"));
        let is_verdict = matches!(slip.kind, SlipKind::Verdict(_));
        match &self.charter.appeals {
            Some(committee) if committee.name == slip.by => match is_verdict {
                true => Ok(Some(committee.key)),
                false => {
                    let by = &slip.by;
                    wrong(phrase!("committee-says", "`{by}` decides appeals, and signs nothing but verdicts", by))
                }
            },
            Some(committee) if is_verdict => {
                let name = &committee.name;
                wrong(phrase!("verdict-by", "verdicts are given by `{name}` alone", name))
            }
            None if is_verdict => wrong(no_committee()),
            Some(_) | None => Ok(None),
        }
    }

    /// Whether a player can appeal at this date.
    pub(super) fn check_appeal(&self, of: &Digest, player: &Name, at: Time) -> Result<&Arc<AppealableEntry>, Fault> {
        let wrong = |reason: Phrase| Err(fault(FaultClass::Appeal, reason).at("of"));
        if self.charter.appeals.is_none() {
            return wrong(no_committee());
        }
        let Some(seq) = self.ids.get(of) else {
            return wrong(phrase!("appeal-of-nothing", "`of` names no entry of this log"));
        };
        let Some(entry) = self.decisions.get(seq) else {
            return wrong(phrase!("appeal-of-other", "entry {seq} has no ruling, no result and no pairing", seq));
        };
        let seats = self.seats_of(player);
        let is_about = entry.act.player() == Some(player) || seats.iter().any(|seat| entry.sections.contains(seat));
        if !is_about {
            let reason =
                phrase!("appeal-of-others", "entry {seq} is not about `{player}` or a section of theirs", seq, player);
            return wrong(reason);
        }
        let until = self.appeal_until(entry);
        if at > until {
            let reason = phrase!(
                "appeal-too-late",
                "players could appeal against entry {seq} until {until}, and this is dated {at}",
                seq,
                until,
                at
            );
            return Err(fault(FaultClass::Appeal, reason).at("at"));
        }
        for section in &entry.sections {
            self.check_undrawn_from(section, FaultClass::Appeal).map_err(|fault| fault.at("of"))?;
        }
        Ok(entry)
    }

    /// Returns the decisions against which a player can appeal at this date, in the order of the log.
    pub fn appealable_by(&self, player: &Name, at: Time) -> Vec<&AppealableEntry> {
        let decided = (0..self.entries).filter_map(|seq| self.id_of(seq));
        decided.filter_map(|id| self.check_appeal(&id, player, at).ok().map(Arc::as_ref)).collect()
    }

    /// Takes an appeal that was checked; `origin` is the entry in which it stands.
    pub(super) fn appeal(&mut self, origin: DecisionOrigin, id: Digest, by: &Name, of: &Digest, say: Option<&Text>) {
        let against = self.ids.get(of).and_then(|seq| self.decisions.get(seq));
        let Some(against) = against.cloned() else { return };
        let (by, say) = (by.clone(), say.cloned());
        self.appeals.push(AppealRecord { id, by, seq: origin.seq, at: origin.at, against, say, verdict: None });
    }

    /// Whether a verdict that is dated so can be written in.
    pub(super) fn check_verdict(&self, slip: &Slip, verdict: &AppealVerdict) -> Result<(), Fault> {
        let wrong = |at: &'static str, reason: Phrase| Err(fault(FaultClass::Appeal, reason).at(at));
        let Some(appeal) = self.appeal_with(&verdict.appeal) else {
            return wrong("appeal", phrase!("verdict-of-nothing", "no appeal of this log has this id"));
        };
        if let Some(given) = &appeal.verdict {
            let seq = given.seq;
            return wrong(
                "appeal",
                phrase!("verdict-again", "entry {seq} has the verdict on this appeal already", seq),
            );
        }
        let (seq, dismissed) = (appeal.seq, self.dismissed_at(appeal));
        if slip.at >= dismissed {
            let reason = phrase!(
                "verdict-too-late",
                "the appeal of entry {seq} was dismissed on {dismissed}, without a verdict",
                seq,
                dismissed
            );
            return wrong("at", reason);
        }
        let Some(decision) = &verdict.decision else { return Ok(()) };
        if !self.concerns(&appeal.against, decision) {
            let reason =
                phrase!("verdict-of-other", "the appeal of entry {seq} is about something else than this verdict", seq);
            return wrong("verdict", reason);
        }
        // Whether it can be carried out is found out on a copy.
        let origin = DecisionOrigin { seq: self.entries, at: slip.at, by_verdict: true };
        self.clone().carry_out(origin, slip, decision)
    }

    /// Whether what a verdict changes lies in a section that the appeal is about.
    fn concerns(&self, against: &AppealableEntry, decision: &VerdictDecision) -> bool {
        let ruling = AppealableAct::Ruling(decision.ruling());
        match (ruling.section(), ruling.player()) {
            (Some(section), _) => against.sections.contains(section),
            (None, Some(player)) => {
                let seats = self.seats_of(player);
                against.act.player() == Some(player) || seats.iter().any(|seat| against.sections.contains(seat))
            }
            (None, None) => false,
        }
    }

    /// Takes a verdict that was checked.
    pub(super) fn judge_appeal(&mut self, entry: &Entry, slip: &Slip, verdict: &AppealVerdict) -> Result<(), Fault> {
        let origin = DecisionOrigin { by_verdict: true, ..entry.origin() };
        if let Some(decision) = &verdict.decision {
            self.carry_out(origin, slip, decision)?;
        }
        let Some(appeal) = self.appeals.iter_mut().find(|appeal| appeal.id == verdict.appeal) else { return Ok(()) };
        appeal.verdict =
            Some(VerdictRecord { seq: entry.seq, decision: verdict.decision.clone(), say: slip.say.clone() });
        let sections = appeal.against.sections.clone();
        self.touch(&sections, entry.at);
        Ok(())
    }

    /// Does what a ruling of this kind does, under the same checks, and keeps rulings from changing it.
    fn carry_out(&mut self, origin: DecisionOrigin, slip: &Slip, decision: &VerdictDecision) -> Result<(), Fault> {
        match decision {
            VerdictDecision::Exclude(player) => {
                let from_all = Withdrawal { player: player.clone(), section: None };
                self.check_withdrawal(&from_all, FaultClass::Kind)?;
            }
            VerdictDecision::Readmit(player) => self.check_readmission(player, origin.by_verdict)?,
            VerdictDecision::Points(_)
            | VerdictDecision::Bye(_)
            | VerdictDecision::Reopen(_)
            | VerdictDecision::Unpair(_) => {}
        }
        // A verdict without reasons is still a decision.
        let reason = slip.say.clone().map_or_else(|| Text::new("a verdict of the appeals committee"), Ok);
        let reason = reason.map_err(|why| fault(FaultClass::Slip, why.phrase()))?;
        self.rule(origin, &decision.ruling(), &reason)
    }

    /// Whether a player of this board can claim these points at this date.
    pub(super) fn check_claim(&self, slip: &Slip, claim: &AdjudicationClaim) -> Result<(), Fault> {
        let wrong = |at: &'static str, reason: Phrase| Err(fault(FaultClass::Slip, reason).at(at));
        let (section, found) = self.check_claimed(&slip.by, slip.at, &claim.place())?;
        let most = section.most_points();
        if claim.points.len() != found.players.len() || claim.points.iter().any(|points| *points > most) {
            let count = found.players.len();
            let reason = phrase!(
                "claim-points",
                "a board with {count} players has {count} numbers, none above {most}",
                count,
                most
            );
            return wrong("points", reason);
        }
        match &slip.say {
            Some(_) => Ok(()),
            None => wrong("adjudicate", phrase!("claim-analysis", "a claim has its analysis: `say` is missing")),
        }
    }

    /// Returns the boards for which a player can claim points at this date, with their players.
    pub fn claimable_by(&self, player: &Name, at: Time) -> Vec<(BoardLocation, &[Name])> {
        let place =
            |section: &Section, round: u64, board: u64| BoardLocation { section: section.name.clone(), round, board };
        let own = self.sections().flat_map(|(section, standing)| {
            standing.open(section).map(move |(round, board)| place(section, round, board.board))
        });
        own.filter_map(|place| {
            let (_, board) = self.check_claimed(player, at, &place).ok()?;
            Some((place, board.players.as_slice()))
        })
        .collect()
    }

    /// Whether a player can claim points for this board at this date.
    fn check_claimed(&self, by: &Name, at: Time, place: &BoardLocation) -> Result<(&Section, &PairedBoard), Fault> {
        let wrong = |at: &'static str, reason: Phrase| Err(fault(FaultClass::Slip, reason).at(at));
        let Some((section, standing)) = self.section(&place.section) else {
            return wrong("section", no_section(&place.section));
        };
        let (name, round, board) = (&section.name, place.round, place.board);
        let Some(ends) = section.ends else {
            let reason = phrase!(
                "claim-without-end",
                "`{name}` has no time at which it ends, so its games are played to their end",
                name
            );
            return wrong("section", reason);
        };
        if at < ends {
            let reason = phrase!(
                "claim-too-early",
                "points are claimed in `{name}` from {ends} on, and this is dated {at}",
                name,
                ends,
                at
            );
            return wrong("at", reason);
        }
        let Some(found) = standing.board(round, board) else {
            return wrong("board", no_board(place));
        };
        if !found.players.contains(by) {
            let reason = phrase!(
                "claim-of-other",
                "`{by}` does not sit at board {board} of round {round} of `{name}`",
                by,
                board,
                round,
                name
            );
            return wrong("board", reason);
        }
        if found.scored.is_some() || standing.is_settled(section.system, found) {
            let reason =
                phrase!("claim-closed", "board {board} of round {round} of `{name}` is not open", board, round, name);
            return wrong("board", reason);
        }
        Ok((section, found))
    }

    /// Takes a claim that was checked.
    pub(super) fn claim(&mut self, seq: u64, slip: &Slip, claim: &AdjudicationClaim) {
        let (id, by, say) = (slip.id(), slip.by.clone(), slip.say.clone());
        self.claims.push(ClaimRecord { id, by, seq, claim: claim.clone(), say, answered: None });
    }

    /// Whether a ruling on a board answers a claim about it.
    pub(super) fn check_answer(&self, ruled: &RuledPoints) -> Result<(), Fault> {
        let Some(id) = &ruled.claim else { return Ok(()) };
        match self.open_claims(&ruled.place()).any(|claim| claim.id == *id) {
            true => Ok(()),
            false => {
                let board = ruled.board;
                let reason = phrase!(
                    "claim-of-nothing",
                    "`claim` names no claim about board {board} that waits for an answer",
                    board
                );
                Err(fault(FaultClass::Result, reason).at("claim"))
            }
        }
    }

    /// A ruling answers all claims about its board.
    pub(super) fn answer_claims(&mut self, seq: u64, ruled: &RuledPoints) {
        if ruled.claim.is_none() {
            return;
        }
        let place = ruled.place();
        let is_about = |one: &&mut ClaimRecord| one.claim.place() == place;
        self.claims.iter_mut().filter(is_about).for_each(|one| one.answered = one.answered.or(Some(seq)));
    }

    /// Keeps a ruling from changing who is out or in where a verdict has decided it.
    pub(super) fn check_undecided(&self, player: &Name, origin: DecisionOrigin) -> Result<(), Fault> {
        match self.decided.contains_key(player) && !origin.by_verdict {
            true => {
                let reason = phrase!(
                    "readmitted-by-verdict",
                    "a verdict has let `{player}` take part, and no ruling changes that",
                    player
                );
                Err(fault(FaultClass::Result, reason))
            }
            false => Ok(()),
        }
    }
}
