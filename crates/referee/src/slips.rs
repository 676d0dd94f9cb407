//! Slips in an entry: whether each can be written in here, and what it does (protocol, section 1.8).

use super::charter::{seat_of, sound};
use super::fault::{Fault, FaultClass};
use super::keys::Author;
use super::state::Match;
use adjudicate_record::crypto::{Digest, Namespace, sha256};
use adjudicate_record::dice::Member;
use adjudicate_record::log::{Clock, Entry, EntryKind, Offer, Order, Rekey, Slip, SlipKind, TimeClaim, Turn};
use adjudicate_rules::{Name, Phrase, Seat, phrase};

fn fault(reason: Phrase) -> Fault {
    Fault::new(FaultClass::Slip, "protocol 1.8", reason)
}

impl Match {
    /// Takes the slips of an entry one by one, and gives the answer that an order on one of them has ready.
    pub(super) fn take_slips<'a>(&mut self, entry: &'a Entry) -> Result<Option<(Seat, &'a Order)>, Fault> {
        let mut ordered = None;
        for (number, slip) in entry.slips.iter().enumerate() {
            let placed = |fault: Fault| fault.on_slip(number);
            let (author, id) = self.look_at(slip).map_err(placed)?;
            if let SlipKind::Order(order) = &slip.kind {
                self.check_order(order, entry, ordered.is_some()).map_err(placed)?;
                ordered = author.seat().map(|seat| (seat, order));
            }
            self.carry_slip(slip, author, id, entry.seq);
        }
        Ok(ordered)
    }

    /// Checks whether a slip can be written into the next entry, apart from the rest of that entry.
    ///
    /// # Errors
    /// It cannot: class `slip`, or `charter` for a new key that is unsound or has been used.
    pub fn check_slip(&self, slip: &Slip) -> Result<Author, Fault> {
        self.look_at(slip).map(|(author, _)| author)
    }

    /// The same, with the slip's id: it is spelled once for that and for its signature.
    fn look_at(&self, slip: &Slip) -> Result<(Author, Digest), Fault> {
        let payload = slip.payload();
        let id = Digest(sha256(&[payload.as_bytes()]));
        let Some(after) = self.line.place(&slip.after) else {
            return Err(fault(phrase!("fault-slip-after", "`after` names no entry of this log")).at("after"));
        };
        let author = self.author(&slip.by);
        let author = author.ok_or_else(|| fault(nobody_called(&slip.by)).at("by"))?;
        if let Some(seq) = self.line.written_in(&id) {
            let reason = phrase!("fault-slip-again", "this slip stands in entry {seq} already", seq);
            return Err(fault(reason).at("after"));
        }
        self.check_slip_kind(slip, author)?;
        if self.lapses_at(slip).is_some_and(|lapses| lapses > after) {
            let reason = phrase!(
                "fault-slip-lapsed",
                "this slip speaks of the game after entry {after}, and has lapsed since",
                after
            );
            let hint = phrase!("hint-slip-lapsed", "its author can sign another one behind the last entry");
            return Err(fault(reason).at("after").hint(hint));
        }
        let signs = self.signing_for(author);
        let verifier = self.keys.verifier(signs);
        let verifier = verifier.ok_or_else(|| {
            let name = &slip.by;
            fault(phrase!("fault-slip-keyless", "`{name}` has no key, and there is no referee", name))
        })?;
        verifier.verify(Namespace::Slip, payload.as_bytes(), &slip.sig).map_err(|why| {
            let (by, why) = (&slip.by, why.phrase());
            let reason = phrase!(
                "fault-slip-signature",
                "the signature of `{by}` on this slip does not hold: {why}",
                by,
                why = why
            );
            fault(reason).at("sig")
        })?;
        if let SlipKind::Rekey(rekey) = &slip.kind {
            self.check_new_key(rekey.player.as_str(), &rekey.key)?;
        }
        Ok((author, id))
    }

    /// Returns the match in the middle of the next entry, when these slips have been written in; `None` if one of them
    /// cannot be. Whether an order fits depends on the turn, which is not looked at here.
    pub fn after_slips<'a>(&self, slips: impl IntoIterator<Item = &'a Slip>) -> Option<Match> {
        let mut after = self.clone();
        for slip in slips {
            let (author, id) = after.look_at(slip).ok()?;
            after.carry_slip(slip, author, id, self.entries);
        }
        Some(after)
    }

    /// The last entry that an entry named in `after` must not be older than, if slips of this sort lapse.
    fn lapses_at(&self, slip: &Slip) -> Option<u64> {
        match &slip.kind {
            SlipKind::Offer(_) | SlipKind::Accept(_) | SlipKind::Order(_) => Some(self.line.last_act()),
            SlipKind::Extend(extend) => {
                let player = self.member(&extend.player).map(Author::Member)?;
                self.line.last_act_of(player)
            }
            SlipKind::Note(_)
            | SlipKind::Claim(_)
            | SlipKind::Resign(_)
            | SlipKind::Rekey(_)
            | SlipKind::Absence(_)
            | SlipKind::Received(_)
            | SlipKind::Refill(_) => None,
        }
    }

    /// Whether a slip bears the signature of its author, with the key that holds now.
    pub fn holds_for(&self, slip: &Slip) -> bool {
        let verifier = self.author(&slip.by).and_then(|author| self.keys.verifier(self.signing_for(author)));
        verifier.is_some_and(|one| one.verify(Namespace::Slip, slip.payload().as_bytes(), &slip.sig).is_ok())
    }

    /// Whether a slip has lapsed, so that nobody can write it in any more. Programs report this for slips that wait.
    pub fn has_lapsed(&self, slip: &Slip) -> bool {
        let Some(after) = self.line.place(&slip.after) else { return false };
        self.lapses_at(slip).is_some_and(|lapses| lapses > after)
    }

    fn check_slip_kind(&self, slip: &Slip, author: Author) -> Result<(), Fault> {
        let over = self.outcome().is_some();
        let ended = || {
            let act = slip.kind.name();
            fault(phrase!("fault-slip-over", "the game is over, so there is no {act}", act)).at(act)
        };
        match &slip.kind {
            SlipKind::Note(_) if slip.say.is_none() => {
                Err(fault(phrase!("fault-note", "a note says something: `say` is missing")).at("note"))
            }
            SlipKind::Note(_) => Ok(()),
            SlipKind::Claim(TimeClaim::Timeout(name)) => self.check_time_claim(author, name),
            SlipKind::Resign(_) => {
                self.slip_of_player(author)?;
                if over { Err(ended()) } else { Ok(()) }
            }
            SlipKind::Offer(offer) => {
                self.slip_of_player(author)?;
                if over {
                    return Err(ended());
                }
                let early = matches!(offer, Offer::Referee(_) | Offer::Result(_));
                match self.next_to_join().filter(|_| !early) {
                    Some(next) => {
                        let reason = phrase!(
                            "fault-offer-early",
                            "not all have joined, so a referee or a result can be offered only: {name} joins next",
                            name = self.name_of(next)
                        );
                        Err(fault(reason).at("offer"))
                    }
                    None => Ok(()),
                }
            }
            SlipKind::Accept(_) | SlipKind::Order(_) => self.slip_of_player(author).map(|_| ()),
            SlipKind::Rekey(rekey) => self.check_own_rekey(author, rekey),
            SlipKind::Extend(extend) => {
                if author != Author::Member(Member::Referee) {
                    return Err(fault(phrase!("fault-extend-by", "only the referee gives more time")).at("by"));
                }
                match seat_of(&self.charter, &extend.player) {
                    Some(seat) if self.play().is_in(seat) => Ok(()),
                    _ => Err(fault(not_in_game(&extend.player)).at("player")),
                }
            }
            SlipKind::Absence(absence) => {
                // The referee may be told of a leave when it has begun.
                let (seat, at) = match (&absence.player, absence.leave) {
                    (None, None) => (self.slip_of_player(author)?, Some(slip.at)),
                    (Some(player), Some(_)) => (self.slip_about_player(author, player)?, None),
                    _ => {
                        let reason = phrase!("fault-leave", "`player` and `leave` stand together");
                        return Err(fault(reason).at("absence"));
                    }
                };
                self.absences.check(self.charter.clock.as_ref(), seat, at, absence.period())
            }
            SlipKind::Received(receipt) => {
                if author != Author::Member(Member::Referee) {
                    let reason = phrase!("fault-receipt-by", "only the referee says when a letter arrived");
                    return Err(fault(reason).at("by"));
                }
                match self.line.place(&receipt.id).or_else(|| self.line.written_in(&receipt.id)) {
                    Some(_) => Ok(()),
                    None => {
                        let reason = phrase!("fault-receipt-of", "`id` names no entry and no slip of this log");
                        Err(fault(reason).at_value("id", receipt.id.to_string()))
                    }
                }
            }
            SlipKind::Refill(hours) => {
                self.slip_of_player(author)?;
                match &self.charter.clock {
                    Some(Clock::Bank(clock)) if clock.refill.is_some() && *hours > 0 => Ok(()),
                    Some(Clock::Bank(clock)) if clock.refill.is_some() => {
                        Err(fault(phrase!("fault-refill-hours", "a refill has one hour at least")).at("refill"))
                    }
                    _ => Err(fault(phrase!("fault-no-refills", "the charter's clock has no refills")).at("refill")),
                }
            }
        }
    }

    /// A claim names a member of the game: a claim about anybody else can never have an effect. Whether that member owes
    /// something now is not checked, because the claim may be written in after the late turn.
    fn check_time_claim(&self, author: Author, name: &Name) -> Result<(), Fault> {
        if author.seat().is_none() {
            let reason = phrase!("fault-claim-by", "only players claim that somebody is out of time");
            return Err(fault(reason).at("by"));
        }
        if self.member(name).is_none() {
            let reason =
                phrase!("fault-claim-about", "the claim is about `{name}`, and nobody in the game is called so", name);
            return Err(fault(reason).at("claim"));
        }
        Ok(())
    }

    /// The seat of the player about whom the referee signs a slip.
    fn slip_about_player(&self, author: Author, player: &Name) -> Result<Seat, Fault> {
        if author != Author::Member(Member::Referee) {
            let reason = phrase!("fault-leave-by", "only the referee says that somebody else is away");
            return Err(fault(reason).at("by"));
        }
        let seat = seat_of(&self.charter, player).filter(|seat| self.play().is_in(*seat));
        seat.ok_or_else(|| fault(not_in_game(player)).at("player"))
    }

    fn slip_of_player(&self, author: Author) -> Result<Seat, Fault> {
        let seat = author.seat().filter(|seat| self.play().is_in(*seat));
        let stranger = || fault(phrase!("fault-slip-by", "only players who are in the game sign this")).at("by");
        seat.ok_or_else(stranger)
    }

    fn check_own_rekey(&self, author: Author, rekey: &Rekey) -> Result<(), Fault> {
        let owner = self.member(&rekey.player).filter(|member| self.keys.has(Author::Member(*member)));
        let owner = owner.ok_or_else(|| {
            let name = &rekey.player;
            fault(phrase!("fault-rekey-keyless", "`{name}` has no key to replace", name)).at("player")
        })?;
        if author != Author::Member(owner) {
            let reason = phrase!("fault-rekey-by", "on a slip, a key is replaced by its owner");
            let hint = phrase!("hint-rekey-by", "the referee replaces a player's key with a ruling");
            return Err(fault(reason).at("player").hint(hint));
        }
        if self.machine.pending.as_ref().is_some_and(|pending| pending.lacks(owner)) {
            let reason = phrase!("fault-rekey-element", "an element of the pending throw is missing from this key");
            return Err(fault(reason).at("rekey").hint(phrase!("hint-rekey-element", "first give the element")));
        }
        self.check_tip(owner, rekey, fault)
    }

    /// Whether a `tip` stands where the owner of the new key needs a chain, and only there.
    pub(super) fn check_tip(&self, owner: Member, rekey: &Rekey, fault: fn(Phrase) -> Fault) -> Result<(), Fault> {
        let has_chain = self.joined.contains(&owner) && owner.seat().is_none_or(|seat| self.play().is_in(seat));
        match (has_chain, &rekey.tip) {
            (true, None) => {
                let reason = phrase!("fault-no-tip", "`tip` is missing: the owner of this key has joined");
                Err(fault(reason).at("key"))
            }
            (false, Some(_)) => {
                let reason = phrase!("fault-tip", "`tip` belongs only to who has joined and is in the game");
                Err(fault(reason).at("tip"))
            }
            _ => Ok(()),
        }
    }

    /// A key that is introduced is sound and new (class `charter`).
    pub(super) fn check_new_key(&self, name: &str, key: &adjudicate_record::crypto::PublicKey) -> Result<(), Fault> {
        sound(name, key)?;
        if self.keys.is_used(key) {
            let reason =
                phrase!("fault-key-used", "this key has been used in the game already, and no key is used again");
            return Err(Fault::new(FaultClass::Charter, "protocol 2", reason).at_value("key", key.to_string()));
        }
        Ok(())
    }

    /// Checks that an order fits the entry that contains it.
    fn check_order(&self, order: &Order, entry: &Entry, second: bool) -> Result<(), Fault> {
        if second {
            let reason = phrase!("fault-orders", "an entry carries out one order at most");
            return Err(fault(reason).at("order"));
        }
        if self.play().seals_boards() {
            return Err(fault(no_orders()).at("order"));
        }
        match &entry.kind {
            EntryKind::Turn(turn) if fits(order, turn) => Ok(()),
            EntryKind::Turn(turn) => Err(fault(unsaid(order)).at("order").hint(match order.waits_for(&turn.play) {
                true => phrase!("hint-order-then", "`then` under `turn` is the answer that the order gives"),
                false => phrase!("hint-order-waits", "an order is written in only with the turn that it waits for"),
            })),
            EntryKind::Charter(_)
            | EntryKind::Join(_)
            | EntryKind::Answer(_)
            | EntryKind::Agree(_)
            | EntryKind::Resign(_)
            | EntryKind::Claim(_)
            | EntryKind::Open(_)
            | EntryKind::Save(_)
            | EntryKind::Post(_)
            | EntryKind::Ruling(_) => {
                let english = format!("an order is written in with a turn, not with {}", entry.kind.one());
                let reason = Phrase::english("fault-order-in", english).with("act", entry.kind.name());
                Err(fault(reason).at("order"))
            }
        }
    }

    fn carry_slip(&mut self, slip: &Slip, author: Author, id: Digest, seq: u64) {
        self.line.keep_slip(id, seq);
        self.times.open.authors.extend(author.member());
        match (&slip.kind, author.seat()) {
            (SlipKind::Resign(_), Some(seat)) => self.leave(seat, seq, self.resignation(seat)),
            (SlipKind::Rekey(rekey), _) => self.rekey(author, rekey, slip.after),
            (SlipKind::Extend(extend), _) => {
                let player = self.member(&extend.player);
                self.times.open.extended.extend(player.map(|player| (player, extend.days)));
            }
            (SlipKind::Absence(absence), seat) => {
                let named = absence.player.as_ref().and_then(|player| seat_of(&self.charter, player));
                if let Some(seat) = named.or(seat) {
                    self.absences.keep(seat, absence, (id, slip.at), seq);
                }
            }
            (SlipKind::Received(receipt), _) => {
                self.times.receive(receipt.id, receipt.at);
                self.absences.receive(receipt.id, receipt.at);
            }
            (SlipKind::Refill(hours), Some(seat)) => self.times.open.refilled.push((seat, *hours)),
            (
                SlipKind::Resign(_)
                | SlipKind::Refill(_)
                | SlipKind::Note(_)
                | SlipKind::Claim(_)
                | SlipKind::Offer(_)
                | SlipKind::Accept(_)
                | SlipKind::Order(_),
                _,
            ) => {}
        }
    }

    /// A key of this author begins to hold, and its chain with it.
    pub(super) fn rekey(&mut self, owner: Author, rekey: &Rekey, base: Digest) {
        // It has been found sound.
        if self.keys.replace(owner, rekey.key).is_err() {
            return;
        }
        if let (Some(member), Some(tip)) = (owner.member(), rekey.tip) {
            self.machine.commit(member, rekey.key, tip.0, base);
        }
    }
}

/// The fault of an order that the turn of its entry does not carry out.
fn unsaid(order: &Order) -> Phrase {
    let then = &order.then;
    match &order.when {
        Some(when) => phrase!(
            "fault-order-unsaid",
            "the order answers `{when}` with `{then}`, and the turn does not say so",
            when,
            then
        ),
        None => phrase!(
            "fault-order-unsaid-any",
            "the order answers any move with `{then}`, and the turn does not say so",
            then
        ),
    }
}

/// The fault of an author whom the game does not know.
pub(super) fn nobody_called(name: &Name) -> Phrase {
    phrase!("fault-nobody", "nobody in the game is called `{name}`", name)
}

/// The fault of a name that is no player's who is still in the game.
pub(super) fn not_in_game(name: &Name) -> Phrase {
    phrase!("fault-not-in-game", "`{name}` is not in the game", name)
}

/// The fault of an order where boards are sealed.
pub(super) fn no_orders() -> Phrase {
    phrase!("fault-no-orders", "there are no orders in a game with sealed boards")
}

fn fits(order: &Order, turn: &Turn) -> bool {
    order.waits_for(&turn.play) && turn.then.as_ref() == Some(&order.then)
}
