//! Events in memory: a [`Hall`] in which a director and players write an event's log through `Event::compose`, with the
//! games of its boards, so that a test reads like the story of an event.

pub mod cup;
mod game;
mod hall;
pub mod saving;
mod sections;

pub use game::HallGame;
pub use hall::{CLOSES, DIRECTOR, Hall, SEAL, sign};
pub use sections::{charter, section};

use adjudicate_event::{DirectorDecision, Enter, Entrant, Kind, RuledPoints, Ruling, SlipKind, Withdraw};
use adjudicate_record::log::True;

use crate::{key, name, text};

/// Somebody with a key.
pub fn entrant(who: &str) -> Entrant {
    Entrant { name: name(who), key: Some(key(who)), mail: Some(text("a@example.org")), display: None, rating: None }
}

fn entering(player: Entrant, sections: &[&str]) -> Box<Enter> {
    let sections = sections.iter().map(|section| name(section)).collect();
    Box::new(Enter { player, sections, byes: Vec::new() })
}

/// The director enters this player.
pub fn enter(player: Entrant, sections: &[&str]) -> Kind {
    Kind::Enter(entering(player, sections))
}

/// This player enters these sections, on a slip.
pub fn enters(player: Entrant, sections: &[&str]) -> SlipKind {
    SlipKind::Enter(entering(player, sections))
}

/// The director withdraws this player from all sections.
pub fn withdraw(who: &str) -> Kind {
    Kind::Withdraw(Withdraw { player: name(who), section: None })
}

/// This player leaves all sections, on a slip.
pub fn leaves(who: &str) -> SlipKind {
    SlipKind::Withdraw(Withdraw { player: name(who), section: None })
}

/// This player leaves one section, on a slip.
pub fn leaves_section(who: &str, section: &str) -> SlipKind {
    SlipKind::Withdraw(Withdraw { player: name(who), section: Some(name(section)) })
}

/// A remark of the director, which stands elsewhere.
pub fn note() -> Kind {
    Kind::Note(True)
}

/// A remark of a player, which stands elsewhere.
pub fn says() -> SlipKind {
    SlipKind::Note(True)
}

/// Slips and nothing else.
pub fn post() -> Kind {
    Kind::Post(True)
}

/// A decision of the director.
pub fn ruling(verdict: DirectorDecision) -> Kind {
    Kind::Ruling(Ruling { verdict, reason: text("as the event's rules have it") })
}

/// This player is out.
pub fn exclude(who: &str) -> Kind {
    ruling(DirectorDecision::Exclude(name(who)))
}

/// Points by a ruling on a game that was never begun.
pub fn forfeit(section: &str, round: u64, board: u64, points: &[u64]) -> Kind {
    ruling(DirectorDecision::Points(RuledPoints {
        section: name(section),
        round,
        board,
        head: None,
        points: points.to_vec(),
    }))
}
