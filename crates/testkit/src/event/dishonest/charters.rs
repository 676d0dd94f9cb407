//! Charters under which no event can be held.

use crate::event::TestEvent;
use crate::name;
use adjudicate_event::{Charter, ForbiddenGroup, PairingSystem, Section, Tiebreak};
use adjudicate_record::crypto::PublicKey;
use adjudicate_record::log::Clock;
use adjudicate_referee::FaultClass::Charter as OfCharter;
use adjudicate_rules::OptionValue;

use super::FaultPlace::Entry;
use super::{DishonestEvent, case, opened, recharter};

const fn charter(name: &'static str, change: fn(&mut TestEvent), says: &'static str) -> DishonestEvent {
    case(name, opened, change, OfCharter, Entry(0), says)
}

/// The director called so signs his charter himself.
fn called(hall: &mut TestEvent, who: &str) {
    super::resign(hall, 0, crate::event::SEAL, |entry| {
        entry.by = name(who);
        if let adjudicate_event::EventEntryKind::Charter(charter) = &mut entry.kind {
            charter.director.name = name(who);
        }
    });
}

fn merels(hall: &mut TestEvent, change: impl FnOnce(&mut Section)) {
    recharter(hall, |charter: &mut Charter| change(&mut charter.sections[0]));
}

fn chess(hall: &mut TestEvent, change: impl FnOnce(&mut Section)) {
    recharter(hall, |charter: &mut Charter| change(&mut charter.sections[1]));
}

pub(super) const CASES: &[DishonestEvent] = &[
    charter(
        "a format of the future",
        |hall| recharter(hall, |charter| charter.format = 2),
        "format 1 of the log, not 2",
    ),
    charter(
        "two sections of one name",
        |hall| chess(hall, |section| section.name = name("merels")),
        "two sections are called `merels`",
    ),
    charter("a director called referee", |hall| called(hall, "referee"), "a director has a name that nothing else has"),
    charter("a director called lots", |hall| called(hall, "lots"), "a director has a name that nothing else has"),
    charter(
        "a director with a worthless key",
        |hall| {
            recharter(hall, |charter| {
                let mut one = [0; 32];
                one[0] = 1;
                charter.director.key = PublicKey::from_bytes(one);
            })
        },
        "the key of `olga`",
    ),
    charter("a game nobody knows", |hall| merels(hall, |section| section.game = name("go")), "there is no game `go`"),
    charter("rules of the future", |hall| chess(hall, |section| section.rules = 2), "rules 1 of Chess, not 2"),
    charter(
        "an option of another game",
        |hall| {
            merels(hall, |section| {
                section.options.0.insert("doubling".to_owned(), OptionValue::Bool(true));
            })
        },
        "section `merels`",
    ),
    charter(
        "an option that says the usual",
        |hall| {
            merels(hall, |section| {
                section.options.0.insert("flying".to_owned(), OptionValue::Name(name("none")));
            })
        },
        "section `merels`",
    ),
    charter("a board for one", |hall| merels(hall, |section| section.seats = 1), "a board has 2 to 4 players, not 1"),
    charter("a board for five", |hall| chess(hall, |section| section.seats = 5), "a board has 2 to 4 players, not 5"),
    charter(
        "three at a board of a round robin",
        |hall| merels(hall, |section| section.seats = 3),
        "`round-robin` has two players a board",
    ),
    charter("three at a chessboard", |hall| chess(hall, |section| section.seats = 3), "not played by 3"),
    charter(
        "a swiss system without rounds",
        |hall| chess(hall, |section| section.rounds = None),
        "`swiss` needs `rounds`",
    ),
    charter("no rounds at all", |hall| chess(hall, |section| section.rounds = Some(0)), "1 to 1000 rounds, not 0"),
    charter(
        "rounds for a lifetime",
        |hall| chess(hall, |section| section.rounds = Some(1_001)),
        "1 to 1000 rounds, not 1001",
    ),
    charter(
        "rounds of a round robin",
        |hall| merels(hall, |section| section.rounds = Some(3)),
        "so it has no `rounds`",
    ),
    charter(
        "rounds of a knockout",
        |hall| {
            merels(hall, |section| {
                section.system = PairingSystem::Knockout;
                section.rounds = Some(2);
            })
        },
        "so it has no `rounds`",
    ),
    charter(
        "two games a match in a round robin",
        |hall| merels(hall, |section| section.legs = 2),
        "`legs` belongs to `knockout`",
    ),
    charter("a draw worth a win", |hall| merels(hall, |section| section.draw = 2), "a win is worth more than a draw"),
    charter(
        "a loss worth more than a draw",
        |hall| merels(hall, |section| (section.draw, section.loss) = (0, 1)),
        "a draw no less than a loss",
    ),
    charter(
        "players kept apart in a table",
        |hall| {
            let players = vec![name("bob"), name("carol")];
            merels(hall, |section| section.forbidden = vec![ForbiddenGroup { players }])
        },
        "`forbidden` belongs to `swiss`",
    ),
    charter("a win beyond all measure", |hall| merels(hall, |section| section.win = 1_001), "nothing more than 1000"),
    charter(
        "a tie broken twice the same way",
        |hall| {
            chess(hall, |section| {
                section.tiebreaks = vec![Tiebreak::Buchholz, Tiebreak::Wins, Tiebreak::Buchholz];
            })
        },
        "the tie-break `buchholz` stands there twice",
    ),
    charter(
        "a clock for generations",
        |hall| {
            chess(hall, |section| {
                section.clock = Some(Clock::per_turn(7, 36_501, 0, 0));
            })
        },
        "more than a hundred years",
    ),
    charter(
        "tokens carried from chess to chess",
        |hall| chess(hall, |section| section.series = true),
        "carries no tokens",
    ),
];
