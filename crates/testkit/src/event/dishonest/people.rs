//! Keys that a log has already, seats that nobody can take, late entries, and corrections of what cannot be corrected.

use crate::event::{CLOSES, DIRECTOR, TestEvent, charter, enters, entrant, forfeit, leaves, ruling, says, section};
use crate::{key, name};
use adjudicate_event::{
    BoardLocation, DirectorDecision, EventEntryKind, LevelRule, PairingSystem, PlayerKey, RoundLocation, Section,
    SlipKind, Substitution,
};
use adjudicate_record::log::Time;
use adjudicate_referee::FaultClass::{Charter as OfCharter, Kind, Pairing, Result as OfResult, Slip};

use super::FaultPlace::{Entry, Last};
use super::{DishonestEvent, case, recharter};

/// Entries 1 to 5: five enter a Swiss with four places, one substitute and two late rounds; entry 6 draws the lots.
fn started() -> TestEvent {
    let mills = section("mills", "nine-mens-morris", PairingSystem::Swiss, 4);
    let mills = Section { seats_max: 4, substitutes: Some(1), late_rounds: 1, ..mills };
    let open = section("open", "nine-mens-morris", PairingSystem::Swiss, 3);
    let open = Section { late_rounds: 1, ..open };
    let mut hall = TestEvent::open(charter(vec![mills, open]));
    hall.enter_all(&["alice", "bob", "carol", "dave*", "erin"], &["mills", "open"]);
    hall.start();
    hall
}

/// Entry 7: the director gives alice another key, because hers was stolen.
fn stolen() -> TestEvent {
    let mut hall = started();
    hall.direct(rekey("alice", "alice-2"));
    hall
}

/// Entry 7: a round is paired.
fn paired() -> TestEvent {
    let mut hall = started();
    hall.pair("open");
    hall
}

/// Entries 7 to 10: a round is paired and played, and the next one is paired.
fn second() -> TestEvent {
    let mut hall = paired();
    hall.play_round("open");
    hall.pair("open");
    hall
}

/// A knockout of four in two games a match, of which the first is played.
fn match_begun() -> TestEvent {
    let cup = section("cup", "nine-mens-morris", PairingSystem::Knockout, 0);
    let cup = Section { legs: 2, level: vec![LevelRule::Better], ..cup };
    let mut hall = TestEvent::open(charter(vec![cup]));
    hall.enter_all(&["alice", "bob", "carol", "erin"], &["cup"]);
    hall.start();
    hall.pair("cup");
    hall.pair("cup");
    hall
}

fn rekey(player: &str, holder: &str) -> EventEntryKind {
    ruling(DirectorDecision::Rekey(PlayerKey { player: name(player), key: key(holder) }))
}

fn waits(player: &str, waits: &str) -> EventEntryKind {
    let new = Substitution { player: name(player), waits: Some(name(waits)), key: None, mail: None, display: None };
    ruling(DirectorDecision::Substitute(Box::new(new)))
}

fn unpair(hall: &mut TestEvent, round: u64) {
    hall.forge(DIRECTOR, ruling(DirectorDecision::Unpair(RoundLocation { section: name("open"), round })));
}

fn reopen(hall: &mut TestEvent, section: &str) {
    let place = BoardLocation { section: name(section), round: 1, board: 1 };
    hall.forge(DIRECTOR, ruling(DirectorDecision::Reopen(place)));
}

fn enters_late(hall: &mut TestEvent, section: &str) {
    hall.forge_slip("frank", enters(entrant("frank"), &[section]));
}

const fn of_charter(name: &'static str, change: fn(&mut TestEvent), says: &'static str) -> DishonestEvent {
    case(name, started, change, OfCharter, Entry(0), says)
}

/// The open section has other terms.
fn open_with(hall: &mut TestEvent, change: impl FnOnce(&mut Section)) {
    recharter(hall, |charter| change(&mut charter.sections[1]));
}

pub(super) const CASES: &[DishonestEvent] = &[
    case("the thief signs behind the ruling", stolen, |hall| hall.forge_slip("alice", says()), Slip, Last, "signature"),
    case(
        "the thief takes the key back",
        stolen,
        |hall| hall.forge_slip("alice", SlipKind::Rekey(PlayerKey { player: name("alice"), key: key("alice-3") })),
        Slip,
        Last,
        "signature",
    ),
    case(
        "a key comes back",
        stolen,
        |hall| hall.forge(DIRECTOR, rekey("alice", "alice")),
        OfCharter,
        Last,
        "this key stands in the log already, as one of `alice`",
    ),
    case(
        "the key of another player as a new one",
        started,
        |hall| hall.forge(DIRECTOR, rekey("alice", "bob")),
        OfCharter,
        Last,
        "this key stands in the log already, as one of `bob`",
    ),
    case(
        "a player takes a new key for another",
        started,
        |hall| hall.forge_slip("bob", SlipKind::Rekey(PlayerKey { player: name("alice"), key: key("alice-2") })),
        Slip,
        Last,
        "alice",
    ),
    case(
        "a key for a player without one",
        started,
        |hall| hall.forge(DIRECTOR, rekey("dave", "dave-2")),
        Kind,
        Last,
        "dave",
    ),
    case(
        "a substitute who plays already",
        started,
        |hall| hall.forge(DIRECTOR, waits("bob", "alice")),
        Kind,
        Last,
        "`alice` does not wait for a place where `bob` has one, or has another one",
    ),
    case(
        "a seat that nobody has",
        started,
        |hall| hall.forge(DIRECTOR, waits("frank", "erin")),
        Kind,
        Last,
        "`frank` has no seat in this event",
    ),
    case(
        "one substitute too many",
        || {
            let mut hall = started();
            hall.write("bob", leaves("bob"));
            let new = Substitution {
                player: name("bob"),
                waits: None,
                key: None,
                mail: None,
                display: Some(crate::text("Bob's brother")),
            };
            hall.direct(ruling(DirectorDecision::Substitute(Box::new(new))));
            hall
        },
        |hall| hall.forge(DIRECTOR, waits("carol", "erin")),
        Kind,
        Last,
        "the charter allows no more substitutes in `mills`, and has had 1",
    ),
    case(
        "an entry when all places are taken",
        started,
        |hall| enters_late(hall, "mills"),
        Slip,
        Last,
        "all 4 places of `mills` are taken",
    ),
    case(
        "an entry behind the last late round",
        second,
        |hall| enters_late(hall, "open"),
        Slip,
        Last,
        "one can enter `open` until 1 of its rounds are paired, and there are 2",
    ),
    case(
        "an older round undone",
        second,
        |hall| unpair(hall, 1),
        Pairing,
        Last,
        "round 1 is not the last round of `open` that is paired",
    ),
    case(
        "a round with points undone",
        || {
            let mut hall = paired();
            hall.direct(forfeit("open", 1, 1, &[2, 0]));
            hall
        },
        |hall| unpair(hall, 1),
        Pairing,
        Last,
        "board 1 of round 1 has points",
    ),
    case(
        "a round undone twice",
        || {
            let mut hall = paired();
            let undone = RoundLocation { section: name("open"), round: 1 };
            hall.direct(ruling(DirectorDecision::Unpair(undone)));
            hall
        },
        |hall| unpair(hall, 1),
        Pairing,
        Last,
        "round 1 is not the last round of `open` that is paired",
    ),
    case(
        "a board reopened that has points no more",
        || {
            let mut hall = paired();
            hall.play_round("open");
            let place = BoardLocation { section: name("open"), round: 1, board: 1 };
            hall.direct(ruling(DirectorDecision::Reopen(place)));
            hall
        },
        |hall| reopen(hall, "open"),
        OfResult,
        Last,
        "board 1 of round 1 has no points to take away",
    ),
    case(
        "a readmission of who was not excluded",
        started,
        |hall| hall.forge(DIRECTOR, ruling(DirectorDecision::Readmit(name("bob")))),
        Kind,
        Last,
        "bob",
    ),
    case(
        "the next match before the last game of this one",
        match_begun,
        |hall| {
            hall.direct(forfeit("cup", 1, 1, &[2, 0]));
            hall.direct(forfeit("cup", 1, 2, &[2, 0]));
            hall.direct(forfeit("cup", 2, 1, &[2, 0]));
            let boards = vec![adjudicate_event::BoardPairing {
                board: 1,
                players: vec![name("alice"), name("bob")],
                game: adjudicate_record::crypto::Digest([9; 32]),
            }];
            let pair = adjudicate_event::RoundPairing { section: name("cup"), round: 3, boards, byes: Vec::new() };
            hall.forge(DIRECTOR, EventEntryKind::Pair(pair));
        },
        Pairing,
        Last,
        "has no points yet",
    ),
    of_charter(
        "a knockout that does not say who goes on",
        |hall| {
            open_with(hall, |section| {
                (section.system, section.rounds, section.late_rounds) = (PairingSystem::Knockout, None, 0);
            });
        },
        "a knockout needs `level`",
    ),
    of_charter(
        "a level rule outside of a knockout",
        |hall| open_with(hall, |section| section.level = vec![LevelRule::Better]),
        "`level` belongs to `knockout`, not to `swiss`",
    ),
    of_charter(
        "a third place in a Swiss",
        |hall| open_with(hall, |section| section.third_place = true),
        "`third_place` belongs to `knockout`, not to `swiss`",
    ),
    of_charter(
        "overstepping without a clock",
        |hall| {
            open_with(hall, |section| {
                (section.overstep, section.clock) = (adjudicate_event::OverstepRule::Director, None);
            });
        },
        "`overstep` belongs to a section with a clock",
    ),
    of_charter(
        "acceleration without FIDE's pairing",
        |hall| open_with(hall, |section| section.baku = true),
        "`baku` belongs to `fide-dutch-2026`",
    ),
    of_charter(
        "a seed of players who enter",
        |hall| open_with(hall, |section| section.seed = Some(adjudicate_event::SeedingRule::Place)),
        "`seed` belongs to `from`",
    ),
    of_charter(
        "an end before the close",
        |hall| open_with(hall, |section| section.ends = Time::from_unix(CLOSES)),
        "`ends` is behind `closes`",
    ),
];
