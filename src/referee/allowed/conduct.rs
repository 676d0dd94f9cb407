//! The same for everything that players and the referee do besides playing.

use crate::dice::Member;
use crate::log::{Claim, Entry, Kind, Offer, Rekey, Ruling, Verdict};
use crate::referee::charter::{seat_of, sound};
use crate::referee::conduct::{agreement, kind};
use crate::referee::fault::{Class, Fault};
use crate::referee::keys::Author;
use crate::referee::state::{Match, OpenClaim, OpenOffer};
use crate::rules::{Agreement, Seat};

impl Match {
    /// Whether this entry is allowed now; for every kind that deals no dice.
    pub(in crate::referee) fn check_conduct(&self, author: Author, entry: &Entry, over: bool) -> Result<(), Fault> {
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
    pub(in crate::referee) fn check_agreement(&self, agreement: Agreement) -> Result<(), Fault> {
        self.play().may_agree(agreement).map_err(|refusal| {
            let mut fault = Fault::rules(refusal).at("offer");
            // That another game has this offer is the protocol's rule; when it can be made is the game's.
            if fault.rule.starts_with("ALL-") {
                fault.class = Class::Kind;
            }
            fault
        })
    }

    pub(in crate::referee) fn check_takeback(&self, seq: u64) -> Result<(), Fault> {
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
    pub(in crate::referee) fn check_asked(&self, author: Author, seq: u64) -> Result<usize, Fault> {
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
        let seat = |name| seat_of(&self.charter, name);
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

    pub(in crate::referee) fn open_claim(&self, seq: u64) -> Result<&OpenClaim, Fault> {
        let claim = self.claims.iter().find(|claim| claim.seq == seq);
        claim.ok_or_else(|| kind(format!("entry {seq} is no open claim of time")))
    }

    /// Keys that an entry introduces (class `charter`).
    pub(in crate::referee) fn check_new_key(&self, entry: &Entry) -> Result<(), Fault> {
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
}
