//! Events in memory: a [`TestEvent`] in which a director and players write an event's log through `Event::compose`, with the
//! games of its boards, so that a test reads like the story of an event.

pub mod cup;
pub mod dishonest;
mod game;
pub mod saving;
mod sections;
mod test_event;

pub use game::TestEventGame;
pub use sections::{JURY, charter, judged, section};
pub use test_event::{CLOSES, DIRECTOR, SEAL, TestEvent, sign};

use adjudicate_event::{
    AdjudicationClaim, Appeal, AppealVerdict, DirectorDecision, DirectorRuling, Enrolment, Entrant, EventEntryKind,
    RuledPoints, SlipKind, VerdictDecision, Withdrawal,
};
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::True;

use crate::{key, name, text};

/// Somebody with a key.
pub fn entrant(who: &str) -> Entrant {
    Entrant { name: name(who), key: Some(key(who)), mail: Some(text("a@example.org")), display: None, rating: None }
}

fn entering(player: Entrant, sections: &[&str]) -> Box<Enrolment> {
    let sections = sections.iter().map(|section| name(section)).collect();
    Box::new(Enrolment { player, sections, byes: Vec::new() })
}

/// The director enters this player.
pub fn enter(player: Entrant, sections: &[&str]) -> EventEntryKind {
    EventEntryKind::Enter(entering(player, sections))
}

/// This player enters these sections, on a slip.
pub fn enters(player: Entrant, sections: &[&str]) -> SlipKind {
    SlipKind::Enter(entering(player, sections))
}

/// The director withdraws this player from all sections.
pub fn withdraw(who: &str) -> EventEntryKind {
    EventEntryKind::Withdraw(Withdrawal { player: name(who), section: None })
}

/// This player leaves all sections, on a slip.
pub fn leaves(who: &str) -> SlipKind {
    SlipKind::Withdraw(Withdrawal { player: name(who), section: None })
}

/// This player leaves one section, on a slip.
pub fn leaves_section(who: &str, section: &str) -> SlipKind {
    SlipKind::Withdraw(Withdrawal { player: name(who), section: Some(name(section)) })
}

/// A remark of the director, which stands elsewhere.
pub fn note() -> EventEntryKind {
    EventEntryKind::Note(True)
}

/// A remark of a player, which stands elsewhere.
pub fn says() -> SlipKind {
    SlipKind::Note(True)
}

/// This player appeals against an entry, on a slip.
pub fn appeals(of: Digest) -> SlipKind {
    SlipKind::Appeal(Appeal { of })
}

/// The committee upholds an appeal, with this change, or dismisses it, on a slip.
pub fn judges(appeal: Digest, decision: Option<VerdictDecision>) -> SlipKind {
    SlipKind::Verdict(Box::new(AppealVerdict::new(appeal, decision)))
}

/// Points of a board that was never begun, for a verdict.
pub fn gives(section: &str, round: u64, board: u64, points: &[u64]) -> VerdictDecision {
    let (section, points) = (name(section), points.to_vec());
    VerdictDecision::Points(RuledPoints { section, round, board, head: None, claim: None, absent: Vec::new(), points })
}

/// A player claims points for a board, on a slip.
pub fn claims(section: &str, round: u64, board: u64, points: &[u64]) -> SlipKind {
    SlipKind::Adjudicate(AdjudicationClaim { section: name(section), round, board, points: points.to_vec() })
}

/// Slips and nothing else.
pub fn post() -> EventEntryKind {
    EventEntryKind::Post(True)
}

/// A decision of the director.
pub fn ruling(verdict: DirectorDecision) -> EventEntryKind {
    EventEntryKind::Ruling(DirectorRuling { verdict, reason: text("as the event's rules have it") })
}

/// This player is out.
pub fn exclude(who: &str) -> EventEntryKind {
    ruling(DirectorDecision::Exclude(name(who)))
}

/// Points by a ruling on a game that was never begun.
pub fn forfeit(section: &str, round: u64, board: u64, points: &[u64]) -> EventEntryKind {
    ruling(DirectorDecision::Points(RuledPoints {
        section: name(section),
        round,
        board,
        head: None,
        claim: None,
        absent: Vec::new(),
        points: points.to_vec(),
    }))
}
