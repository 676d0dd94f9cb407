//! Entries' kinds in a few words.

use adjudicate::log::{Claim, Extend, Join, Kind, Offer, Rekey, Ruling, Turn, Verdict, Yes};

use super::{Terms, bytes, key, name, text};

/// The charter of these terms.
pub fn charter(terms: &Terms) -> Kind {
    Kind::Charter(Box::new(terms.0.clone()))
}

/// A join with a tip that belongs to no chain.
pub fn join() -> Kind {
    Kind::Join(Join { tip: bytes(7) })
}

/// A turn; `compose` works out its position.
pub fn turn(play: &str) -> Kind {
    turn_to(play, "?")
}

/// A turn with this position.
pub fn turn_to(play: &str, position: &str) -> Kind {
    Kind::Turn(Box::new(Turn { play: text(play), position: text(position), proof: None }))
}

/// An element and nothing else.
pub fn answer() -> Kind {
    Kind::Answer(Yes)
}

/// A draw is offered.
pub fn offer_draw() -> Kind {
    Kind::Offer(Offer::Draw(Yes))
}

/// Going back is offered.
pub fn offer_takeback(to: u64) -> Kind {
    Kind::Offer(Offer::Takeback(to))
}

/// A result is offered.
pub fn offer_result(result: &str) -> Kind {
    Kind::Offer(Offer::Result(text(result)))
}

/// A referee is offered, by the name of his key.
pub fn offer_referee(holder: &str) -> Kind {
    Kind::Offer(Offer::Referee(key(holder)))
}

/// The end of play is offered (Roman Checkers).
pub fn offer_end() -> Kind {
    Kind::Offer(Offer::End(Yes))
}

/// The return of prisoners is offered (Roman Checkers).
pub fn offer_prisoners() -> Kind {
    Kind::Offer(Offer::Prisoners(Yes))
}

/// Agrees.
pub fn accept(offer: u64) -> Kind {
    Kind::Accept(offer)
}

/// Refuses.
pub fn decline(offer: u64) -> Kind {
    Kind::Decline(offer)
}

/// Gives up.
pub fn resign() -> Kind {
    Kind::Resign(Yes)
}

/// Claims a draw.
pub fn claim_draw() -> Kind {
    Kind::Claim(Claim::Draw(Yes))
}

/// Claims that somebody is out of time.
pub fn claim_timeout(against: &str) -> Kind {
    Kind::Claim(Claim::Timeout(name(against)))
}

/// A key without a tip; the world adds the tip where one belongs.
pub fn rekey(player: &str, holder: &str) -> Kind {
    Kind::Rekey(Rekey { player: name(player), key: key(holder), tip: None })
}

/// A remark; the entry has its `say` elsewhere.
pub fn note() -> Kind {
    Kind::Note(Yes)
}

fn ruling(verdict: Verdict) -> Kind {
    Kind::Ruling(Ruling { verdict, reason: text("as the club's rules have it") })
}

/// Rules that somebody loses.
pub fn forfeit(player: &str) -> Kind {
    ruling(Verdict::Forfeit(name(player)))
}

/// Rules how the game ends.
pub fn rule_result(result: &str) -> Kind {
    ruling(Verdict::Result(text(result)))
}

/// Gives somebody more time.
pub fn extend(player: &str, days: u64) -> Kind {
    ruling(Verdict::Extend(Extend { player: name(player), days }))
}

/// Agrees with a claim.
pub fn uphold(claim: u64) -> Kind {
    ruling(Verdict::Uphold(claim))
}

/// Does not agree with a claim.
pub fn dismiss(claim: u64) -> Kind {
    ruling(Verdict::Dismiss(claim))
}
