//! Offers that are carried out, and what players and the referee do besides playing (protocol, sections 1.7 and 1.8).

use super::acts::kind;
use super::fault::{Fault, FaultClass};
use super::keys::Author;
use super::state::Match;
use adjudicate_record::crypto::PublicKey;
use adjudicate_record::dice::Member;
use adjudicate_record::log::{DrawClaim, Entry, EntryKind, Offer, RefereeDecision, Ruling, SlipKind, Text, agreed};
use adjudicate_rules::{Agreement, Outcome, Phrase, PhraseArgument, Seat, phrase};

/// The offer that all have agreed on, and the player who made it.
pub(super) type AgreedOffer<'a> = (Seat, &'a Offer);

impl Match {
    /// Reads `NAME N, NAME N` in seat order.
    pub(super) fn result(&self, text: &str) -> Result<Vec<u64>, Fault> {
        let players = &self.charter.players;
        let parts: Vec<&str> = text.split(", ").collect();
        let example: Vec<String> = players.iter().map(|player| format!("{} 0", player.name)).collect();
        let wrong = |reason: Phrase| {
            let example = example.join(", ");
            let hint = phrase!("hint-result", "a result names all players in seat order: `{example}`", example);
            kind(reason).at("result").hint(hint)
        };
        if parts.len() != players.len() {
            let number = PhraseArgument::count(players.len());
            let reason = phrase!("no-result-for", "`{text}` is no result for {number} players", text, number = number);
            return Err(wrong(reason));
        }
        let read = |(part, player): (&&str, &adjudicate_record::log::Player)| {
            let (name, points) = part.split_once(' ')?;
            (player.name == *name).then(|| adjudicate_record::log::parse_int(points))?
        };
        let points: Option<Vec<u64>> = parts.iter().zip(players).map(read).collect();
        points.ok_or_else(|| wrong(phrase!("no-result", "`{text}` is no result of this game", text)))
    }

    /// The offer that an entry carries out, with everybody's agreement.
    ///
    /// # Errors
    /// There is no such offer on that slip, somebody has not agreed, or it is not possible now (class `kind`); the new
    /// referee's key is unsound or has been used (class `charter`).
    pub(super) fn check_agree<'a>(
        &self,
        author: Author,
        entry: &'a Entry,
        number: u64,
    ) -> Result<AgreedOffer<'a>, Fault> {
        let Some((slip, offer)) = agreed(&entry.slips, number) else {
            let reason = phrase!("fault-no-offer", "slip {number} of this entry makes no offer", number);
            return Err(kind(reason).at("agree"));
        };
        let offerer = self.author(&slip.by).and_then(Author::seat).filter(|seat| self.play().is_in(*seat));
        let offerer = offerer.ok_or_else(|| {
            let name = &slip.by;
            kind(phrase!("fault-offerer-left", "{name}, who offers, has left the game", name)).at("agree")
        })?;
        let id = slip.id();
        let accepts = |seat: Seat| {
            let by = |other: &adjudicate_record::log::Slip| self.author(&other.by).and_then(Author::seat) == Some(seat);
            entry.slips.iter().any(|other| matches!(&other.kind, SlipKind::Accept(of) if *of == id) && by(other))
        };
        let agrees = |seat: Seat| seat == offerer || author.seat() == Some(seat) || accepts(seat);
        if let Some(missing) = self.play().seats().find(|seat| !agrees(*seat)) {
            let name = self.name_of(Member::Player(missing));
            let reason = phrase!("fault-not-agreed", "{name} has not agreed to this offer", name);
            let hint = phrase!("hint-not-agreed", "an `accept` of every other player stands on a slip of this entry");
            return Err(kind(reason).at("agree").hint(hint));
        }
        self.check_possible(offerer, offer)?;
        Ok((offerer, offer))
    }

    /// Checks that an offer of this player could be carried out as the game stands. The player who makes it asks for
    /// this check; otherwise only the player who agrees would find the fault.
    ///
    /// # Errors
    /// It could not.
    pub fn check_offer(&self, offerer: Seat, offer: &Offer) -> Result<(), Fault> {
        self.check_possible(offerer, offer)?;
        match agreement_of(offerer, offer) {
            // Behind the throw the position is another one.
            Some(agreement) if self.machine.pending.is_none() => self.check_agreement(agreement),
            Some(_) | None => Ok(()),
        }
    }

    fn check_possible(&self, offerer: Seat, offer: &Offer) -> Result<(), Fault> {
        match offer {
            Offer::Draw(_) => Ok(()),
            Offer::Takeback(back) => self.check_takeback(*back),
            Offer::Result(text) => self.result(text.as_str()).map(drop),
            Offer::Referee(key) => self.check_new_key("referee", key),
            Offer::End(_) | Offer::Prisoners(_) | Offer::Concede(_) => self.check_game_has(offerer, offer),
        }
    }

    /// Offers of one game: whether this one has them. When they can be carried out is looked at with the rules.
    fn check_game_has(&self, offerer: Seat, offer: &Offer) -> Result<(), Fault> {
        match agreement_of(offerer, offer).map(|agreement| self.check_agreement(agreement)) {
            Some(Err(fault)) if fault.class == FaultClass::Kind => Err(fault),
            _ => Ok(()),
        }
    }

    fn check_agreement(&self, agreement: Agreement) -> Result<(), Fault> {
        self.play().may_agree(agreement).map_err(|refusal| {
            let mut fault = Fault::rules(refusal).at("agree");
            // That another game has this offer is the protocol's rule; when it can be made is the game's.
            if fault.rule.starts_with("ALL-") {
                fault.class = FaultClass::Kind;
            }
            fault
        })
    }

    fn check_takeback(&self, seq: u64) -> Result<(), Fault> {
        if self.machine.pending.is_some() {
            let reason =
                phrase!("takeback-in-throw", "nothing is taken back while a throw is pending, which somebody may know");
            return Err(kind(reason).at("agree"));
        }
        if (self.timeline.earliest()..self.entries).contains(&seq) {
            return Ok(());
        }
        let reason = match seq < self.entries {
            true => phrase!(
                "takeback-too-far",
                "a takeback to entry {seq} would go back behind a join, a reveal, a proof or a leaving",
                seq
            ),
            false => phrase!("takeback-to-nothing", "there is no entry {seq} to go back to", seq),
        };
        let earliest = self.timeline.earliest();
        let hint = phrase!("takeback-earliest", "the earliest entry to go back to is {earliest}", earliest);
        Err(kind(reason).at("takeback").hint(hint))
    }

    /// Carries out what all have agreed on, after the throw that the entry completes.
    pub(super) fn carry_out(&mut self, offerer: Seat, offer: &Offer, seq: u64) -> Result<(), Fault> {
        if self.outcome().is_some() {
            let reason = phrase!("fault-throw-ended", "the throw has ended the game, so nothing is agreed on any more");
            return Err(kind(reason).at("agree"));
        }
        match offer {
            Offer::Draw(_) => self.timeline.ended(Outcome::draw("ALL-4", by_agreement())),
            Offer::Takeback(back) => {
                // The entry itself may have revealed something.
                self.check_takeback(*back)?;
                self.timeline.back_to(seq, *back);
                self.last_turn = None;
            }
            Offer::Result(text) => {
                let points = self.result(text.as_str())?;
                self.timeline.ended(Outcome::by_points(points, "ALL-4", by_agreement()));
            }
            Offer::Referee(key) => self.appoint(*key)?,
            Offer::End(_) | Offer::Prisoners(_) | Offer::Concede(_) => {
                if let Some(agreement) = agreement_of(offerer, offer) {
                    self.check_agreement(agreement)?;
                    self.timeline.agreed(seq, agreement);
                }
            }
        }
        Ok(())
    }

    /// Carries out an agreement on a referee: his key holds from the next entry on, and elements for later throws count
    /// no more.
    fn appoint(&mut self, key: PublicKey) -> Result<(), Fault> {
        self.keys.appoint(key)?;
        self.agreements += 1;
        self.nr = 0;
        self.machine.begin_era(0);
        self.cancels.insert(Member::Referee);
        match self.can_throw() {
            true => self.joined.clear(),
            false => drop(self.joined.remove(&Member::Referee)),
        }
        Ok(())
    }

    /// The cause of an end by resignation, with the name as people read it.
    pub(super) fn resignation(&self, seat: Seat) -> Phrase {
        let name = self.play().setup().shown(seat);
        Phrase::english("resigned", format!("{name} resigned")).with("name", name)
    }

    /// Whether this is a game with dice or lots.
    pub fn can_throw(&self) -> bool {
        self.charter.first.is_none() || self.play().game().dice
    }

    /// Carries out an act that deals no dice and has been found allowed.
    pub(super) fn conduct(&mut self, author: Author, entry: &Entry) -> Result<(), Fault> {
        match (&entry.kind, author.seat()) {
            (EntryKind::Resign(_), Some(seat)) => self.leave(seat, entry.seq, self.resignation(seat)),
            (EntryKind::Claim(DrawClaim::Draw(_)), Some(seat)) => {
                let outcome = self.play().position().claim_draw(seat).map_err(|r| Fault::rules(r).at("draw"))?;
                self.timeline.ended(outcome);
            }
            (EntryKind::Save(tokens), Some(seat)) => self.save(seat, *tokens)?,
            (EntryKind::Open(open), Some(seat)) => self.open_board(seat, open),
            (EntryKind::Ruling(ruling), _) => self.rule(entry, ruling)?,
            // A post does nothing; the others are by players, and those that deal dice are played elsewhere.
            (
                EntryKind::Charter(_)
                | EntryKind::Join(_)
                | EntryKind::Turn(_)
                | EntryKind::Answer(_)
                | EntryKind::Agree(_)
                | EntryKind::Resign(_)
                | EntryKind::Claim(_)
                | EntryKind::Save(_)
                | EntryKind::Open(_)
                | EntryKind::Post(_),
                _,
            ) => {}
        }
        Ok(())
    }

    fn rule(&mut self, entry: &Entry, ruling: &Ruling) -> Result<(), Fault> {
        let seq = entry.seq;
        self.nr = ruling.nr;
        // At most 63.
        self.machine.begin_era(u32::try_from(ruling.nr).unwrap_or(u32::MAX));
        self.cancels.insert(Member::Referee);
        match &ruling.verdict {
            RefereeDecision::Forfeit(name) => {
                if let Some(seat) = super::charter::seat_of(&self.charter, name) {
                    self.note_early_forfeit(entry, seat, ruling);
                    let (name, reason) = (self.play().setup().shown(seat), &ruling.reason);
                    let how = Phrase::english("forfeited", format!("{name} forfeits: {reason}"));
                    let how = how.with("name", name).with("reason", reason.as_str());
                    self.forfeit(seq, seat, how);
                }
            }
            RefereeDecision::Result(text) => {
                let points = self.result(text.as_str())?;
                self.timeline.ended(Outcome::by_points(points, "ALL-4", ruled(&ruling.reason)));
            }
            RefereeDecision::Rekey(rekey) => {
                let seat = super::charter::seat_of(&self.charter, &rekey.player);
                if let Some(seat) = seat {
                    self.rekey(Author::Member(Member::Player(seat)), rekey, self.id);
                    self.keys.note_replaced(seat);
                }
            }
            RefereeDecision::Here(_) => {}
        }
        Ok(())
    }

    /// Notes a forfeit without a ground that the log can prove while the player had time left.
    fn note_early_forfeit(&mut self, entry: &Entry, seat: Seat, ruling: &Ruling) {
        if ruling.rests_on.is_some() || self.outcome().is_some() || self.is_out_of_time(seat, entry.at) {
            return;
        }
        let member = Member::Player(seat);
        let until = self.owed().get(&member).and_then(|owed| self.deadline(member, owed)).map(|(_, until)| until);
        self.early_forfeits.extend(until.map(|until| (entry.seq, seat, until)));
    }

    /// A player leaves the game while it runs.
    pub(super) fn leave(&mut self, seat: Seat, seq: u64, how: Phrase) {
        let member = Member::Player(seat);
        let lacks =
            |pending: &adjudicate_record::dice::PendingRoll| pending.lacks(member) && !pending.is_roller(member);
        if self.machine.pending.as_ref().is_some_and(lacks) {
            self.cancels.insert(member);
        }
        self.timeline.left(seat, how);
        self.timeline.begin_anew(seq);
        self.settle_roll(seq);
    }

    fn forfeit(&mut self, seq: u64, seat: Seat, how: Phrase) {
        let Some(outcome) = self.outcome() else { return self.leave(seat, seq, how) };
        self.forfeited.insert(seat);
        self.timeline.ended(self.after_forfeit(outcome, seat, how));
    }
}

/// Returns the agreement that the game itself must allow for an offer.
fn agreement_of(offerer: Seat, offer: &Offer) -> Option<Agreement> {
    match offer {
        Offer::End(_) => Some(Agreement::End),
        Offer::Prisoners(_) => Some(Agreement::Prisoners),
        Offer::Concede(loss) => Some(Agreement::Concession(offerer, *loss)),
        Offer::Draw(_) | Offer::Takeback(_) | Offer::Result(_) | Offer::Referee(_) => None,
    }
}

/// The cause of an end on which all have agreed.
fn by_agreement() -> Phrase {
    Phrase::english("agreed", "agreed")
}

/// The cause of an end by a ruling.
fn ruled(reason: &Text) -> Phrase {
    Phrase::english("ruled", format!("ruled: {reason}")).with("reason", reason.as_str())
}
