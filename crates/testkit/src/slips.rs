//! Short constructors for slips.

use adjudicate_record::crypto::Digest;
use adjudicate_record::log::{
    AbsencePeriod, AnnouncedAbsence, Extend, Offer, Order, Rekey, SlipKind, Time, TimeClaim, True,
};
use adjudicate_rules::LossDegree;

use super::{key, name, text};

/// A remark; the slip has its `say` elsewhere.
pub fn note() -> SlipKind {
    SlipKind::Note(True)
}

/// Tells the referee that somebody is out of time.
pub fn claim_timeout(against: &str) -> SlipKind {
    SlipKind::Claim(TimeClaim::Timeout(name(against)))
}

/// Gives up.
pub fn resign() -> SlipKind {
    SlipKind::Resign(True)
}

/// A draw is offered.
pub fn offer_draw() -> SlipKind {
    SlipKind::Offer(Offer::Draw(True))
}

/// Going back is offered.
pub fn offer_takeback(to: u64) -> SlipKind {
    SlipKind::Offer(Offer::Takeback(to))
}

/// A result is offered.
pub fn offer_result(result: &str) -> SlipKind {
    SlipKind::Offer(Offer::Result(text(result)))
}

/// A referee is offered, by the name of his key.
pub fn offer_referee(holder: &str) -> SlipKind {
    SlipKind::Offer(Offer::Referee(key(holder)))
}

/// The end of play is offered (Roman Checkers).
pub fn offer_end() -> SlipKind {
    SlipKind::Offer(Offer::End(True))
}

/// The game that is being played is conceded (Backgammon).
pub fn offer_concede(loss: LossDegree) -> SlipKind {
    SlipKind::Offer(Offer::Concede(loss))
}

/// The return of prisoners is offered (Roman Checkers).
pub fn offer_prisoners() -> SlipKind {
    SlipKind::Offer(Offer::Prisoners(True))
}

/// Agrees to the offer of the slip with this id.
pub fn accept(offer: Digest) -> SlipKind {
    SlipKind::Accept(offer)
}

/// If the one is played, the other answers it.
pub fn order(when: &str, then: &str) -> SlipKind {
    SlipKind::Order(Order { when: Some(text(when)), then: text(then) })
}

/// An order that answers any move with this.
pub fn order_after_any(then: &str) -> SlipKind {
    SlipKind::Order(Order { when: None, then: text(then) })
}

/// A new key; the world adds the tip where one belongs.
pub fn rekey(player: &str, holder: &str) -> SlipKind {
    SlipKind::Rekey(Rekey { player: name(player), key: key(holder), tip: None })
}

/// More time.
pub fn extend(player: &str, days: u64) -> SlipKind {
    SlipKind::Extend(Extend { player: name(player), days })
}

/// Away between these midnights.
pub fn absence(from: Time, until: Time) -> SlipKind {
    SlipKind::Absence(AnnouncedAbsence::own(AbsencePeriod { from, until }))
}

/// The referee's statement that this player is away between these midnights, by the leave with this id.
pub fn leave(player: &str, from: Time, until: Time, leave: Digest) -> SlipKind {
    SlipKind::Absence(AnnouncedAbsence { player: Some(name(player)), from, until, leave: Some(leave) })
}
