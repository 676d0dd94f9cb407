//! Everything players and the referee do besides playing: offers, claims, leaving, keys, rulings (protocol, section 1).

use std::collections::BTreeSet;

use super::fault::{Class, Fault};
use super::keys::{Author, Waiting};
use super::state::{Match, OpenClaim, OpenOffer};
use crate::dice::Member;
use crate::log::{Claim, Entry, Kind, Offer, Rekey, Ruling, Verdict};
use crate::rules::{Agreement, Outcome, Reason, Seat};

pub(super) fn kind(reason: impl Into<String>) -> Fault {
    Fault::new(Class::Kind, "protocol 1", reason)
}

impl Match {
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
pub(super) fn agreement(offer: &Offer) -> Option<Agreement> {
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
