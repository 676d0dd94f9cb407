//! Charters of events, built in a line.

use adjudicate_event::{Charter, Committee, Director, LevelRule, PairingSystem, Section, Tiebreak};
use adjudicate_record::log::{Clock, Time};
use adjudicate_rules::Options;

use super::test_event::{CLOSES, DIRECTOR, SEAL};
use crate::{bytes, identity, key, name, text};

/// A section of two players a board, with rounds where the system asks for them.
pub fn section(called: &str, game: &str, system: PairingSystem, rounds: u64) -> Section {
    Section {
        name: name(called),
        game: name(game),
        rules: 1,
        options: Options::default(),
        system,
        rounds: system.counts_rounds().then_some(rounds),
        byes: 0,
        win: adjudicate_event::WIN,
        draw: adjudicate_event::DRAW,
        loss: 0,
        tiebreaks: vec![Tiebreak::Direct, Tiebreak::SonnebornBerger, Tiebreak::Lots],
        clock: Some(Clock::per_turn(7, 3, 10, 0)),
        seats: 2,
        series: false,
        late_rounds: 0,
        overstep: adjudicate_event::OverstepRule::Claim,
        seats_max: 0,
        substitutes: None,
        absent_after: 0,
        forbidden: Vec::new(),
        groups: None,
        from: Vec::new(),
        seed: None,
        starts: None,
        ends: None,
        legs: 1,
        third_place: false,
        level: if system == PairingSystem::Knockout { vec![LevelRule::Second] } else { Vec::new() },
        pairing: None,
        baku: false,
    }
}

/// The appeals committee of test events that have one; also the name of its key.
pub const JURY: &str = "jury";

/// The charter of an event with these sections, whose players can appeal for 14 days.
pub fn judged(sections: Vec<Section>) -> Charter {
    let committee = Committee { name: name(JURY), key: key(JURY), mail: Some(text("jury@example.org")) };
    Charter { appeals: Some(committee), appeal_days: 14, ..charter(sections) }
}

/// The charter of an event with these sections.
pub fn charter(sections: Vec<Section>) -> Charter {
    let nonce = bytes(9);
    let element = adjudicate_event::element(&identity(SEAL), &nonce, &sections, 1);
    Charter {
        format: 1,
        event: text("Cup of the Letters"),
        sections,
        appeals: None,
        appeal_days: 0,
        director: Director { name: name(DIRECTOR), key: key(SEAL), mail: text("olga@example.org") },
        deputies: Vec::new(),
        tip: adjudicate_record::log::Bytes(adjudicate_event::tip(&key(SEAL), &element)),
        draw: None,
        closes: Time::from_unix(CLOSES).unwrap(),
        nonce,
    }
}
