//! Everything players and the referee do besides playing: offers, claims, leaving, keys, rulings (protocol, section 1).

use std::collections::BTreeSet;

use super::charter::sound;
use super::fault::{Class, Fault};
use super::keys::{Author, Waiting};
use super::state::{Match, OpenClaim, OpenOffer};
use crate::dice::Member;
use crate::log::{Claim, Entry, Kind, Offer, Rekey, Ruling, Verdict};
use crate::rules::{Agreement, Outcome, Reason, Seat};

fn kind(reason: impl Into<String>) -> Fault {
    Fault::new(Class::Kind, "protocol 1", reason)
}

impl Match {
    /// Whether this entry is allowed now; for every kind that deals no dice.
    pub(super) fn check_conduct(&self, author: Author, entry: &Entry, over: bool) -> Result<(), Fault> {
        self.check_measure(author, entry, over)?;
        match &entry.kind {
            Kind::Offer(offer) => self.check_offer(author, offer),
            Kind::Accept(seq) => self.check_accept(author, *seq),
            Kind::Decline(seq) => self.check_asked(author, *seq).map(|_| ()),
            Kind::Resign(_) => self.seat_in_game(author).map(|_| ()),
            Kind::Claim(claim) => self.check_claim(author, claim),
            Kind::Rekey(rekey) => self.check_rekey(author, entry, rekey),
            Kind::Ruling(ruling) => self.check_ruling(author, ruling, over),
            _ => Ok(()),
        }
    }

    /// Who is not due writes at most one note, one claim and one offer between two entries of those who are due.
    fn check_measure(&self, author: Author, entry: &Entry, over: bool) -> Result<(), Fault> {
        let spoken = self.spoken.get(&author).copied().unwrap_or_default();
        let again = match entry.kind {
            Kind::Note(_) => spoken.note,
            Kind::Claim(_) => spoken.claim,
            Kind::Offer(_) => spoken.offer,
            _ => false,
        };
        if !again || over || self.is_due(author) {
            return Ok(());
        }
        let reason =
            format!("`{}` has written one {} already since the last entry of who is due", entry.by, entry.kind.name());
        Err(kind(reason).hint("wait for an entry of who has to do something now"))
    }

    fn seat_in_game(&self, author: Author) -> Result<Seat, Fault> {
        let seat = author.seat().filter(|seat| self.play().is_in(*seat));
        seat.ok_or_else(|| kind("only players who are in the game do this").at("by"))
    }

    fn check_offer(&self, author: Author, offer: &Offer) -> Result<(), Fault> {
        self.seat_in_game(author)?;
        if self.is_due(author) {
            return Err(kind("who is due makes his turn first and offers then").at("offer"));
        }
        match offer {
            Offer::Draw(_) => Ok(()),
            Offer::Takeback(seq) => self.check_takeback(*seq),
            Offer::Result(text) => self.result(text.as_str()).map(|_| ()),
            // Whether the key is sound is looked at with other keys that are introduced.
            Offer::Referee(_) => Ok(()),
            // When the game allows it is looked at with the rules, after the signature.
            Offer::End(_) | Offer::Prisoners(_) => {
                match agreement(offer).map(|agreement| self.check_agreement(agreement)) {
                    Some(Err(fault)) if fault.class == Class::Kind => Err(fault),
                    _ => Ok(()),
                }
            }
        }
    }

    /// Whether the game has this offer, and allows it now.
    fn check_agreement(&self, agreement: Agreement) -> Result<(), Fault> {
        self.play().may_agree(agreement).map_err(|refusal| {
            let mut fault = Fault::rules(refusal).at("offer");
            // That another game has this offer is the protocol's rule; when it can be made is the game's.
            if fault.rule.starts_with("ALL-") {
                fault.class = Class::Kind;
            }
            fault
        })
    }

    fn check_takeback(&self, seq: u64) -> Result<(), Fault> {
        if (self.timeline.earliest()..self.entries).contains(&seq) {
            return Ok(());
        }
        let reason = match seq < self.entries {
            true => format!("a takeback to entry {seq} would go back behind a join, a reveal, a proof or a leaving"),
            false => format!("there is no entry {seq} to go back to"),
        };
        Err(kind(reason)
            .at("takeback")
            .hint(format!("the earliest entry to go back to is {}", self.timeline.earliest())))
    }

    /// The open offer with this number, if the author was asked and has not answered.
    fn check_asked(&self, author: Author, seq: u64) -> Result<usize, Fault> {
        let place = self.offers.iter().position(|offer| offer.seq == seq);
        let place = place.ok_or_else(|| kind(format!("entry {seq} is no open offer")).hint(self.open_offers()))?;
        match author.seat() {
            Some(seat) if self.offers[place].asked.contains(&seat) => Ok(place),
            _ => Err(kind(format!("the offer of entry {seq} does not wait for this player")).at("by")),
        }
    }

    /// Whether a takeback can still be carried out is looked at again when the last one agrees.
    fn check_accept(&self, author: Author, seq: u64) -> Result<(), Fault> {
        let offer = &self.offers[self.check_asked(author, seq)?];
        match offer.offer {
            Offer::Takeback(back) if offer.asked.len() == 1 => self.check_takeback(back),
            _ => Ok(()),
        }
    }

    fn open_offers(&self) -> String {
        let open: Vec<String> = self.offers.iter().map(|offer| offer.seq.to_string()).collect();
        if open.is_empty() { "no offer is open".to_owned() } else { format!("open offers: {}", open.join(", ")) }
    }

    fn check_claim(&self, author: Author, claim: &Claim) -> Result<(), Fault> {
        self.seat_in_game(author)?;
        let Claim::Timeout(name) = claim else { return Ok(()) };
        if self.charter.clock.is_none() {
            return Err(kind("this game has no clock").at("timeout"));
        }
        let target = self.member(name).ok_or_else(|| kind(format!("nobody is called `{name}`")).at("timeout"))?;
        match self.owed.contains_key(&target) {
            true => Ok(()),
            false => Err(kind(format!("nothing is due from `{name}`")).at("timeout")),
        }
    }

    fn check_rekey(&self, author: Author, entry: &Entry, rekey: &Rekey) -> Result<(), Fault> {
        let member = self.member(&rekey.player).filter(|member| self.keys.has(Author::Member(*member)));
        let member = member.ok_or_else(|| kind(format!("`{}` has no key to replace", rekey.player)).at("player"))?;
        let own = author.member() == Some(member);
        if !own && author != Author::Member(Member::Referee) {
            return Err(kind("a key is replaced by its owner or by the referee").at("by"));
        }
        if !own && entry.say.is_none() {
            return Err(kind("the referee says why he replaces a player's key: `say` is missing"));
        }
        if own && self.machine.pending.as_ref().is_some_and(|pending| pending.lacks(member)) {
            return Err(
                kind("an element of the pending throw is missing from this key").hint("answer first, then rekey")
            );
        }
        let has_chain = self.joined.contains(&member) && member.seat().is_none_or(|seat| self.play().is_in(seat));
        match (has_chain, &rekey.tip) {
            (true, None) => Err(kind("`tip` is missing: the owner of this key has joined").at("key")),
            (false, Some(_)) => Err(kind("`tip` belongs only to who has joined and is in the game").at("tip")),
            _ => Ok(()),
        }
    }

    fn check_ruling(&self, author: Author, ruling: &Ruling, over: bool) -> Result<(), Fault> {
        if author != Author::Member(Member::Referee) {
            return Err(kind("only the referee rules").at("by"));
        }
        let seat = |name| super::charter::seat_of(&self.charter, name);
        match &ruling.verdict {
            Verdict::Forfeit(name) => match seat(name) {
                Some(seat) if self.play().is_in(seat) => Ok(()),
                _ => Err(kind(format!("`{name}` is not in the game")).at("forfeit")),
            },
            Verdict::Result(text) => self.result(text.as_str()).map(|_| ()),
            _ if over => Err(kind("after the end there are rulings `forfeit` and `result` only").at("ruling")),
            Verdict::Extend(extend) => match seat(&extend.player) {
                Some(seat) if self.play().is_in(seat) => Ok(()),
                _ => Err(kind(format!("`{}` is not in the game", extend.player)).at("extend")),
            },
            Verdict::Uphold(seq) => {
                let claim = self.open_claim(*seq)?;
                match claim.against.seat() {
                    Some(_) => Ok(()),
                    None => Err(kind("the referee cannot forfeit").at("uphold")),
                }
            }
            Verdict::Dismiss(seq) => self.open_claim(*seq).map(|_| ()),
        }
    }

    fn open_claim(&self, seq: u64) -> Result<&OpenClaim, Fault> {
        let claim = self.claims.iter().find(|claim| claim.seq == seq);
        claim.ok_or_else(|| kind(format!("entry {seq} is no open claim of time")))
    }

    /// Keys that an entry introduces (class `charter`).
    pub(super) fn check_new_key(&self, entry: &Entry) -> Result<(), Fault> {
        let (name, key) = match &entry.kind {
            Kind::Rekey(rekey) => (rekey.player.as_str(), rekey.key),
            Kind::Offer(Offer::Referee(key)) => ("referee", *key),
            // The last one who agrees introduces the key, which may have been used since it was offered.
            Kind::Accept(seq) => match self.offers.iter().find(|open| open.seq == *seq && open.asked.len() == 1) {
                Some(OpenOffer { offer: Offer::Referee(key), .. }) => ("referee", *key),
                _ => return Ok(()),
            },
            _ => return Ok(()),
        };
        sound(name, &key)?;
        if self.keys.is_used(&key) {
            let reason = "this key has been used in the game already, and no key is used again";
            return Err(Fault::new(Class::Charter, "protocol 2", reason).at("key"));
        }
        Ok(())
    }

    /// Reads `NAME N, NAME N` in seat order.
    pub(super) fn result(&self, text: &str) -> Result<Vec<u64>, Fault> {
        let players = &self.charter.players;
        let parts: Vec<&str> = text.split(", ").collect();
        let example: Vec<String> = players.iter().map(|player| format!("{} 0", player.name)).collect();
        let wrong = |reason: String| {
            kind(reason)
                .at("result")
                .hint(format!("a result names all players in seat order: `{}`", example.join(", ")))
        };
        if parts.len() != players.len() {
            return Err(wrong(format!("`{text}` is no result for {} players", players.len())));
        }
        let read = |(part, player): (&&str, &crate::log::Player)| {
            let (name, points) = part.split_once(' ')?;
            (player.name == *name).then(|| crate::log::parse_int(points))?
        };
        let points: Option<Vec<u64>> = parts.iter().zip(players).map(read).collect();
        points.ok_or_else(|| wrong(format!("`{text}` is no result of this game")))
    }

    /// Carries out an entry that deals no dice and has been found allowed.
    pub(super) fn conduct(&mut self, author: Author, entry: &Entry) -> Result<(), Fault> {
        let seat = author.seat();
        match (&entry.kind, seat) {
            (Kind::Offer(offer), Some(seat)) => {
                if let Some(agreement) = agreement(offer) {
                    self.check_agreement(agreement)?;
                }
                let asked: BTreeSet<Seat> = self.play().seats().filter(|other| *other != seat).collect();
                self.offers.push(OpenOffer { seq: entry.seq, by: seat, offer: offer.clone(), asked });
            }
            (Kind::Accept(seq), Some(seat)) => return self.accept(author, seat, *seq, entry.seq),
            (Kind::Decline(seq), _) => self.offers.retain(|offer| offer.seq != *seq),
            (Kind::Resign(_), Some(seat)) => {
                let name = entry.by.clone();
                self.leave(seat, &format!("{name} resigned"));
                self.settle_offers(entry.seq);
            }
            (Kind::Claim(Claim::Draw(_)), Some(seat)) => {
                let outcome = self.play().position().claim_draw(seat).map_err(|r| Fault::rules(r).at("draw"))?;
                self.timeline.ended(outcome);
            }
            (Kind::Claim(Claim::Timeout(name)), Some(seat)) => {
                if let Some(against) = self.member(name) {
                    self.claims.push(OpenClaim { seq: entry.seq, by: seat, against, at: entry.at });
                }
            }
            (Kind::Save(tokens), Some(seat)) => self.save(seat, *tokens)?,
            (Kind::Open(open), Some(seat)) => self.open_board(seat, open),
            (Kind::Rekey(rekey), _) => self.rekey(author, rekey)?,
            (Kind::Ruling(ruling), _) => self.rule(entry.seq, ruling)?,
            _ => {}
        }
        Ok(())
    }

    fn accept(&mut self, author: Author, seat: Seat, offer: u64, seq: u64) -> Result<(), Fault> {
        let place = self.check_asked(author, offer)?;
        self.offers[place].asked.remove(&seat);
        if self.offers[place].asked.is_empty() {
            let settled = self.offers.remove(place);
            return self.carry_out(settled, seq);
        }
        Ok(())
    }

    /// After a leaving, offers for which nobody is asked any more have been accepted by all.
    fn settle_offers(&mut self, seq: u64) {
        while let Some(place) = self.offers.iter().position(|offer| offer.asked.is_empty()) {
            let settled = self.offers.remove(place);
            // A leaving lies after the entry that a takeback would go back to, so that offer is void.
            if self.outcome().is_none() && !matches!(settled.offer, Offer::Takeback(_)) {
                // What cannot be carried out any more changes nothing, and keeps nobody from leaving.
                self.carry_out(settled, seq).ok();
            }
        }
    }

    /// Carries out what all have agreed on, or changes nothing.
    fn carry_out(&mut self, offer: OpenOffer, seq: u64) -> Result<(), Fault> {
        match offer.offer {
            Offer::Draw(_) => self.timeline.ended(Outcome::draw("ALL-4", "agreed")),
            Offer::Takeback(back) => {
                self.check_takeback(back)?;
                self.take_back(seq, back);
            }
            Offer::Result(text) => {
                let points = self.result(text.as_str())?;
                self.timeline.ended(Outcome::by_points(points, "ALL-4", "agreed"));
            }
            Offer::Referee(key) => self.appoint(key)?,
            Offer::End(_) => self.agree(seq, Agreement::End)?,
            Offer::Prisoners(_) => self.agree(seq, Agreement::Prisoners)?,
        }
        Ok(())
    }

    fn agree(&mut self, seq: u64, agreement: Agreement) -> Result<(), Fault> {
        self.check_agreement(agreement)?;
        self.timeline.agreed(seq, agreement);
        Ok(())
    }

    /// Goes back to the position after entry `back`. A roll that was pending then is still the same one, for nothing has
    /// been revealed since; one that was asked for later is void.
    fn take_back(&mut self, seq: u64, back: u64) {
        self.timeline.back_to(seq, back);
        self.last_turn = None;
        self.settle_roll();
    }

    /// A new referee. An element of the old one that is missing is treated as in a rekey.
    fn appoint(&mut self, key: crate::crypto::PublicKey) -> Result<(), Fault> {
        if self.keys.is_used(&key) {
            let reason = "this key has been used in the game since it was offered, and no key is used again";
            return Err(Fault::new(Class::Charter, "protocol 2", reason));
        }
        self.joined.remove(&Member::Referee);
        self.begin_key(Author::Member(Member::Referee), key, None, &[Some(Member::Referee)]);
        Ok(())
    }

    fn rekey(&mut self, author: Author, rekey: &Rekey) -> Result<(), Fault> {
        let Some(member) = self.member(&rekey.player) else { return Ok(()) };
        let owner = Author::Member(member);
        let tip = rekey.tip.map(|tip| tip.0);
        if author == owner {
            self.begin_key(owner, rekey.key, tip, &[]);
        } else if self.keys.introduce(owner, Waiting { key: rekey.key, tip })? {
            // It holds at once; `introduce` has put it in force, and the chain follows.
            self.cancel_for(member, &[Member::Referee, member]);
            if let Some(tip) = tip {
                self.machine.commit(member, rekey.key, tip);
            }
        }
        Ok(())
    }

    fn rule(&mut self, seq: u64, ruling: &Ruling) -> Result<(), Fault> {
        match &ruling.verdict {
            Verdict::Forfeit(name) => {
                if let Some(seat) = super::charter::seat_of(&self.charter, name) {
                    self.forfeit(seq, seat, &format!("{name} forfeits: {}", ruling.reason));
                }
            }
            Verdict::Result(text) => {
                let points = self.result(text.as_str())?;
                self.timeline.ended(Outcome::by_points(points, "ALL-4", format!("ruled: {}", ruling.reason)));
            }
            Verdict::Extend(extend) => {
                let owed = self.member(&extend.player).and_then(|member| self.owed.get_mut(&member));
                if let Some(owed) = owed {
                    owed.extended = owed.extended.saturating_add(extend.days);
                }
            }
            Verdict::Uphold(claim) => {
                let against = self.open_claim(*claim)?.against;
                if let Some(seat) = against.seat() {
                    let name = self.name_of(against).to_owned();
                    self.forfeit(seq, seat, &format!("{name} is out of time"));
                }
                self.claims.retain(|open| open.seq != *claim);
            }
            Verdict::Dismiss(claim) => self.claims.retain(|open| open.seq != *claim),
        }
        Ok(())
    }

    fn forfeit(&mut self, seq: u64, seat: Seat, how: &str) {
        let Some(outcome) = self.outcome() else {
            self.leave(seat, how);
            self.timeline.begin_anew(seq);
            return self.settle_offers(seq);
        };
        self.forfeited.insert(seat);
        self.timeline.ended(after_the_end(outcome, seat, self.charter.players.len(), how));
    }
}

/// What the game itself has to allow of an offer.
fn agreement(offer: &Offer) -> Option<Agreement> {
    match offer {
        Offer::End(_) => Some(Agreement::End),
        Offer::Prisoners(_) => Some(Agreement::Prisoners),
        _ => None,
    }
}

/// Who forfeits after the end loses what he had, and of two players the other wins. Among more, who is next is not the
/// program's to say: there is no winner until a ruling `result` names one.
fn after_the_end(outcome: Outcome, seat: Seat, players: usize, how: &str) -> Outcome {
    let other = Seat::all(players).find(|other| *other != seat);
    let winner = match players {
        2 => other,
        _ => outcome.winner.filter(|winner| *winner != seat),
    };
    let points = outcome.points.map(|mut points| {
        if let Some(had) = points.get_mut(seat.index()) {
            *had = 0;
        }
        points
    });
    let annulled = winner.is_none() && (outcome.annulled || outcome.winner.is_some());
    Outcome { winner, annulled, points, reason: Reason { clause: "ALL-4", text: how.to_owned() } }
}
