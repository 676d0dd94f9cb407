//! Acts of entries in a few words.

use adjudicate_record::log::{DrawClaim, EntryKind, Join, RefereeDecision, Rekey, Ruling, RulingGround, True, Turn};

use super::{Terms, bytes, key, name, text};

/// The charter of these terms.
pub fn charter(terms: &Terms) -> EntryKind {
    EntryKind::Charter(Box::new(terms.0.clone()))
}

/// A join; the world adds the tip of its author's chain.
pub fn join() -> EntryKind {
    EntryKind::Join(Join { tip: bytes(7) })
}

/// A turn; `compose` works out its position, and the answer of an order that is written in with it.
pub fn turn(play: &str) -> EntryKind {
    turn_to(play, "?")
}

/// A turn with this position.
pub fn turn_to(play: &str, position: &str) -> EntryKind {
    EntryKind::Turn(Box::new(Turn { play: text(play), then: None, position: text(position), proof: None }))
}

/// Elements and nothing else.
pub fn answer() -> EntryKind {
    EntryKind::Answer(True)
}

/// The offer on this slip of the entry, from one, is carried out.
pub fn agree(number: u64) -> EntryKind {
    EntryKind::Agree(number)
}

/// Gives up.
pub fn resign() -> EntryKind {
    EntryKind::Resign(True)
}

/// Claims a draw.
pub fn claim_draw() -> EntryKind {
    EntryKind::Claim(DrawClaim::Draw(True))
}

/// Slips and nothing else.
pub fn post() -> EntryKind {
    EntryKind::Post(True)
}

/// A ruling; the world adds the next number.
pub fn ruling(verdict: RefereeDecision) -> EntryKind {
    numbered(verdict, 0)
}

/// A ruling with this number.
pub fn numbered(verdict: RefereeDecision, nr: u64) -> EntryKind {
    EntryKind::Ruling(Ruling { verdict, rests_on: None, nr, reason: text("as the club's rules have it") })
}

/// Rules that somebody loses.
pub fn forfeit(player: &str) -> EntryKind {
    ruling(RefereeDecision::Forfeit(name(player)))
}

/// Rules that somebody loses because the time is over.
pub fn forfeit_for_time(player: &str) -> EntryKind {
    let kind = forfeit(player);
    match kind {
        EntryKind::Ruling(ruling) => EntryKind::Ruling(Ruling { rests_on: Some(RulingGround::Time), ..ruling }),
        other => other,
    }
}

/// Rules how the game ends.
pub fn rule_result(result: &str) -> EntryKind {
    ruling(RefereeDecision::Result(text(result)))
}

/// Rules that a player has another key; the world adds its tip where one belongs.
pub fn rule_rekey(player: &str, holder: &str) -> EntryKind {
    ruling(RefereeDecision::Rekey(Rekey { player: name(player), key: key(holder), tip: None }))
}

/// Rules that the game goes on here.
pub fn here() -> EntryKind {
    ruling(RefereeDecision::Here(True))
}
