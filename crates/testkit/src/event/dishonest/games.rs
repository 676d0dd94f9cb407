//! Games that are not those which the event's log names, or are not played under what their section says.

use crate::event::{SEAL, TestEvent, TestEventGame as Board, charter, section};
use crate::{bytes, key, name};
use adjudicate_event::PairingSystem;
use adjudicate_record::log::{Charter, Clock, EventPlace, Organiser};
use adjudicate_referee::FaultClass::Game;
use adjudicate_rules::OptionValue;

use super::FaultPlace::{Entry, File};
use super::{DishonestEvent, case, cup_of_another_year, paired, played, started};

/// The first board of the first round is played under a charter with one change.
const fn other(called: &'static str, change: fn(&mut TestEvent), says: &'static str) -> DishonestEvent {
    case(called, started, change, Game, Entry(7), says)
}

fn with(hall: &mut TestEvent, change: impl FnOnce(&mut Charter)) {
    hall.pair_with("merels", change);
}

pub(super) const CASES: &[DishonestEvent] = &[
    other(
        "a game with other options",
        |hall| {
            with(hall, |charter| {
                charter.options.0.insert("flying".to_owned(), OptionValue::Int(3));
            })
        },
        "its options are not those of the section",
    ),
    other(
        "another game than that of the section",
        |hall| with(hall, |charter| charter.game = name("chess")),
        "it is another game than the section's",
    ),
    other(
        "the first turn for another",
        |hall| with(hall, |charter| charter.first = charter.players.last().map(|player| player.name.clone())),
        "the first turn is not with the player",
    ),
    other(
        "the first turn by lots",
        |hall| with(hall, |charter| charter.first = None),
        "the first turn is not with the player",
    ),
    other(
        "a player with another key",
        |hall| with(hall, |charter| charter.players[0].key = Some(key("mallory"))),
        "its players, keys or seats",
    ),
    other(
        "a player without his key",
        |hall| {
            with(hall, |charter| {
                let seat = charter.players.iter().position(|player| player.key.is_some()).unwrap();
                charter.players[seat].key = None;
            })
        },
        "its players, keys or seats",
    ),
    other(
        "a player with another address",
        |hall| with(hall, |charter| charter.players[0].mail = None),
        "its players, keys or seats",
    ),
    other(
        "seats of the game the other way round",
        |hall| with(hall, |charter| charter.players.reverse()),
        "its players, keys or seats",
    ),
    other(
        "a referee with another address",
        |hall| with(hall, |charter| charter.referee.as_mut().unwrap().mail = None),
        "its referee is not the director",
    ),
    other(
        "a game organised by somebody else",
        |hall| {
            with(hall, |charter| {
                charter.organiser = Organiser { name: name("mallory"), key: key("mallory") };
            })
        },
        "its charter is not the director's",
    ),
    other(
        "dice of the referee",
        |hall| with(hall, |charter| charter.dice = Some(name("referee"))),
        "its dice are not made by the players",
    ),
    other(
        "a faster clock",
        |hall| {
            with(hall, |charter| {
                charter.clock = Some(Clock::per_turn(1, 0, 0, 0));
            })
        },
        "its clock is not that of the section",
    ),
    other("no clock", |hall| with(hall, |charter| charter.clock = None), "its clock is not that of the section"),
    other(
        "a game of another board",
        |hall| with(hall, |charter| charter.event.as_mut().unwrap().board = 2),
        "it names another place in the event",
    ),
    other(
        "a game of another round",
        |hall| with(hall, |charter| charter.event.as_mut().unwrap().round = 2),
        "it names another place in the event",
    ),
    other(
        "a game of another section",
        |hall| with(hall, |charter| charter.event.as_mut().unwrap().section = name("chess")),
        "it names another place in the event",
    ),
    other(
        "a game of no event",
        |hall| with(hall, |charter| charter.event = None),
        "it names another place in the event",
    ),
    other(
        "a game of another event on a board",
        |hall| {
            with(hall, |charter| {
                let id = TestEvent::open(cup_of_another_year()).event.id();
                charter.event = Some(EventPlace { id, ..charter.event.clone().unwrap() });
            })
        },
        "it names another place in the event",
    ),
    case(
        "a game that is missing",
        paired,
        |hall| drop(hall.games.remove(&("merels".to_owned(), 1, 2))),
        Game,
        Entry(7),
        "the game of board 2 of round 1 of `merels` is missing",
    ),
    case(
        "a log that is empty",
        paired,
        |hall| hall.others.push(("games/empty.yaml".to_owned(), "---\n".to_owned())),
        Game,
        File("games/empty.yaml"),
        "not a game's log",
    ),
    case(
        "a game of the event that nobody has paired",
        paired,
        |hall| {
            let mut more = hall.game("merels", 1, 1).state.charter().clone();
            more.nonce = bytes(77);
            let file = Board::open("games/again.yaml", more, SEAL, crate::event::CLOSES);
            hall.others.push((file.file.clone(), file.log));
        },
        Game,
        File("games/again.yaml"),
        "and the event's log names no such game",
    ),
    case(
        "a game with a damaged turn",
        paired,
        |hall| {
            hall.game("merels", 1, 1).begin();
            let log = hall.game("merels", 1, 1).log.clone();
            hall.game("merels", 1, 1).log = log.replacen("\nturn:", "\nturm:", 1);
        },
        Game,
        File("games/merels-r1-b1.yaml"),
        "is invalid at its entry 3 (spelling)",
    ),
    case(
        "a game with a forged turn",
        paired,
        |hall| {
            let game = hall.game("merels", 1, 1).resigned(1);
            let place = game.log.lines().find(|line| line.starts_with("  move: ")).unwrap().to_owned();
            game.log = game.log.replacen(&place, "  move: \"g7\"", 1);
        },
        Game,
        File("games/merels-r1-b1.yaml"),
        "is invalid at its entry 3",
    ),
    case(
        "two copies of a game that differ",
        paired,
        |hall| {
            let mut other = hall.game("merels", 1, 1).clone();
            hall.game("merels", 1, 1).resigned(1);
            other.resigned(0);
            hall.others.push(("games/other.yaml".to_owned(), other.log));
        },
        Game,
        File("games/merels-r1-b1.yaml"),
        "the copies of board 1 of round 1 of `merels` differ",
    ),
    case(
        "a file that only begins like a log",
        played,
        |hall| {
            hall.others.push(("games/note.yaml".to_owned(), "---\nseq: 0\nby: alice\n".to_owned()));
        },
        Game,
        File("games/note.yaml"),
        "not a game's log: entry 0 is invalid (spelling)",
    ),
    case(
        "a knockout game with another seating",
        knockout,
        |hall| {
            hall.pair_with("duel", |charter| charter.players.reverse());
        },
        Game,
        Entry(4),
        "its players, keys or seats",
    ),
];

/// A knockout of two that has started.
fn knockout() -> TestEvent {
    let mut hall = TestEvent::open(charter(vec![section("duel", "chess", PairingSystem::Knockout, 0)]));
    hall.enter_all(&["alice", "bob"], &["duel"]);
    hall.start();
    hall
}
