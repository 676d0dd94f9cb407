//! Draws that do not follow from the log, and sections that no draw can fill.

use crate::event::{CLOSES, DIRECTOR, TestEvent, charter, enters, entrant, forfeit, section};
use crate::{bytes, name, text};
use adjudicate_event::{
    Charter, DrawReveal, EventEntryKind, GroupOrder, PairingSystem, PlayerSource, Section, SectionGroups, SeedingRule,
    Tiebreak,
};
use adjudicate_record::log::Time;
use adjudicate_referee::FaultClass::{Charter as OfCharter, Kind, Lots, Pairing, Result as OfResult};

use super::FaultPlace::{Entry, Last};
use super::{DishonestEvent, case, recharter};

/// Two groups, and a final of their firsts.
fn stages() -> Charter {
    let mills = |called: &str| section(called, "nine-mens-morris", PairingSystem::RoundRobin, 0);
    let source = PlayerSource { section: name("prelim"), places: text("1"), best: None };
    charter(vec![
        Section { groups: Some(SectionGroups { count: 2, draw: GroupOrder::Lots }), ..mills("prelim") },
        Section { from: vec![source], seed: Some(SeedingRule::Place), ..mills("final") },
        mills("others"),
    ])
}

fn announced() -> TestEvent {
    TestEvent::open(stages())
}

/// Entries 1 to 5: four players enter, and the lots of others are drawn.
fn started() -> TestEvent {
    let mut hall = announced();
    hall.enter_all(&["alice", "bob", "carol", "dave"], &["prelim", "others"]);
    hall.start();
    hall
}

/// Entry 6 draws the groups.
fn grouped() -> TestEvent {
    let mut hall = started();
    hall.draw("prelim");
    hall
}

/// Entries 7 to 10: the groups are played.
fn played() -> TestEvent {
    let mut hall = grouped();
    for group in ["prelim-1", "prelim-2"] {
        hall.pair(group);
        hall.play_round(group);
    }
    hall
}

/// Entry 11 draws the final.
fn drawn() -> TestEvent {
    let mut hall = played();
    hall.draw("final");
    hall
}

fn final_with(hall: &mut TestEvent, change: impl FnOnce(&mut Section)) {
    recharter(hall, |charter: &mut Charter| change(&mut charter.sections[1]));
}

/// The director draws the preliminaries with the element of this number.
fn draws_with(hall: &mut TestEvent, number: u32) {
    let element = hall.element(number);
    hall.forge(DIRECTOR, EventEntryKind::Draw(DrawReveal { section: name("prelim"), element }));
}

fn draws(hall: &mut TestEvent, section: &str) {
    let drawing = hall.drawing(section);
    hall.forge(DIRECTOR, drawing);
}

const fn of_charter(name: &'static str, change: fn(&mut TestEvent), says: &'static str) -> DishonestEvent {
    case(name, announced, change, OfCharter, Entry(0), says)
}

pub(super) const CASES: &[DishonestEvent] = &[
    of_charter(
        "a final that comes from itself",
        |hall| final_with(hall, |section| section.from[0].section = name("final")),
        "no section `final` stands before this one in the charter",
    ),
    of_charter(
        "a final that comes from a later section",
        |hall| final_with(hall, |section| section.from[0].section = name("others")),
        "no section `others` stands before this one in the charter",
    ),
    of_charter(
        "a final from places that are shared",
        |hall| recharter(hall, |charter| charter.sections[0].tiebreaks = vec![Tiebreak::Direct]),
        "its tie-breaks do not end in `lots`",
    ),
    of_charter(
        "a final from no place",
        |hall| final_with(hall, |section| section.from[0].places = text("2-1")),
        "`2-1` is no place",
    ),
    of_charter(
        "the best of two places",
        |hall| {
            final_with(hall, |section| {
                section.from[0].places = text("1-2");
                section.from[0].best = Some(1);
            });
        },
        "`best` is one or more players of one place",
    ),
    of_charter(
        "a final without a seed",
        |hall| final_with(hall, |section| section.seed = None),
        "players who come from standings need a `seed`",
    ),
    of_charter(
        "a seed without sources",
        |hall| final_with(hall, |section| section.from.clear()),
        "`seed` belongs to `from`",
    ),
    of_charter(
        "one group",
        |hall| {
            recharter(hall, |charter| {
                charter.sections[0].groups = Some(SectionGroups { count: 1, draw: GroupOrder::Snake });
            });
        },
        "there are 2 to 64 groups, not 1",
    ),
    of_charter(
        "a section with the name of a group",
        |hall| final_with(hall, |section| section.name = name("prelim-2")),
        "two sections are called `prelim-2`",
    ),
    of_charter(
        "a limit of places where groups are drawn",
        |hall| recharter(hall, |charter| charter.sections[0].seats_max = 4),
        "places are not limited where a section has a draw of its own",
    ),
    case(
        "a player enters a group",
        announced,
        |hall| hall.forge_slip("erin", enters(entrant("erin"), &["prelim-1"])),
        OfCharter,
        Last,
        "players enter `prelim`, and the draw puts them into `prelim-1`",
    ),
    case(
        "a player enters the final",
        announced,
        |hall| hall.forge_slip("erin", enters(entrant("erin"), &["final"])),
        OfCharter,
        Last,
        "nobody enters `final`",
    ),
    case(
        "a draw before the start",
        announced,
        |hall| {
            hall.after_closing();
            draws(hall, "prelim");
        },
        Kind,
        Last,
        "no section is drawn before the start of the event",
    ),
    case(
        "a draw of what the start has drawn",
        started,
        |hall| draws(hall, "others"),
        Pairing,
        Last,
        "the start of the event draws `others`",
    ),
    case(
        "a draw of one group",
        started,
        |hall| draws(hall, "prelim-1"),
        Pairing,
        Last,
        "`prelim-1` is drawn with `prelim`",
    ),
    case("a draw of no section", started, |hall| draws(hall, "finals"), Pairing, Last, "there is no section `finals`"),
    case("a second draw", grouped, |hall| draws(hall, "prelim"), Pairing, Last, "entry 6 has drawn `prelim` already"),
    case(
        "a final drawn before its groups are over",
        grouped,
        |hall| draws(hall, "final"),
        Pairing,
        Last,
        "`final` takes players from `prelim-1`, which is not over",
    ),
    case(
        "a draw before its time",
        || {
            let mut charter = stages();
            charter.sections[0].starts = Time::from_unix(CLOSES + 86_400);
            let mut hall = TestEvent::open(charter);
            hall.enter_all(&["alice", "bob", "carol", "dave"], &["prelim"]);
            hall.start();
            hall
        },
        |hall| draws(hall, "prelim"),
        Pairing,
        Last,
        "`prelim` is not drawn before",
    ),
    case(
        "a draw with the element of the start",
        started,
        |hall| draws_with(hall, 1),
        Lots,
        Last,
        "the element does not follow the one revealed before",
    ),
    case(
        "a draw that skips an element",
        started,
        |hall| draws_with(hall, 3),
        Lots,
        Last,
        "the element does not follow the one revealed before",
    ),
    case(
        "a draw with an element that the director likes",
        played,
        |hall| {
            hall.forge(DIRECTOR, EventEntryKind::Draw(DrawReveal { section: name("final"), element: bytes(7) }));
        },
        Lots,
        Last,
        "the element does not follow the one revealed before",
    ),
    case(
        "points changed behind a draw",
        drawn,
        |hall| hall.forge(DIRECTOR, forfeit("prelim-1", 1, 1, &[0, 2])),
        OfResult,
        Last,
        "`final` is drawn from the standings of `prelim-1`",
    ),
    case(
        "a pairing of a section that is not drawn",
        played,
        |hall| {
            let mut pair = hall.pairing("others");
            pair.section = name("final");
            hall.forge(DIRECTOR, EventEntryKind::Pair(pair));
        },
        Pairing,
        Last,
        "`final` is not drawn yet",
    ),
];
