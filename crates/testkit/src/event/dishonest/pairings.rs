//! Pairings that do not follow from the log.

use crate::event::{DIRECTOR, TestEvent, charter, exclude, section};
use crate::name;
use adjudicate_event::{EventEntryKind, PairingSystem, RoundPairing, RoundPlan, Section, SwissPairing};
use adjudicate_referee::FaultClass::Pairing;

use super::FaultPlace::Last;
use super::{DishonestEvent, case, paired, played, started};

/// The honest pairing of the next round with one change. Nobody takes it, so that the games which it made are not there.
fn pair(hall: &mut TestEvent, section: &str, change: impl FnOnce(&mut RoundPairing)) {
    let games = hall.games.clone();
    let mut pair = hall.pairing(section);
    hall.games = games;
    change(&mut pair);
    hall.forge(DIRECTOR, EventEntryKind::Pair(pair));
}

/// The second players of the first two boards change places.
fn swap_opponents(pair: &mut RoundPairing) {
    let (one, other) = (pair.boards[0].players[1].clone(), pair.boards[1].players[1].clone());
    pair.boards[0].players[1] = other;
    pair.boards[1].players[1] = one;
}

/// The lots of a Swiss that is paired by FIDE's Dutch system.
fn dutch(people: &[&str]) -> TestEvent {
    let chess = section("chess", "chess", PairingSystem::Swiss, 3);
    let chess = Section { pairing: Some(SwissPairing::FideDutch2026), ..chess };
    let mut hall = TestEvent::open(charter(vec![chess]));
    hall.enter_all(people, &["chess"]);
    hall.start();
    hall
}

/// Two players have met, so that there is no pairing of a second round.
fn met() -> TestEvent {
    let mut hall = dutch(&["alice", "bob"]);
    hall.pair("chess");
    hall.play_round("chess");
    hall
}

pub(super) const CASES: &[DishonestEvent] = &[
    case(
        "a round for which fides dutch has no pairing",
        met,
        |hall| {
            let games = hall.games.clone();
            let boards = vec![vec![name("bob"), name("alice")]];
            let pair = hall.pairing_of("chess", RoundPlan { boards, byes: Vec::new() });
            hall.games = games;
            hall.forge(DIRECTOR, EventEntryKind::Pair(pair));
        },
        Pairing,
        Last,
        "no pairing is left that keeps the absolute criteria of FIDE's Dutch system",
    ),
    case(
        "opponents that fides dutch does not pair",
        || dutch(&["alice", "bob", "carol", "erin"]),
        |hall| pair(hall, "chess", swap_opponents),
        Pairing,
        Last,
        "what follows from the log is",
    ),
    case(
        "a section that nobody plays",
        started,
        |hall| pair(hall, "merels", |pair| pair.section = name("go")),
        Pairing,
        Last,
        "there is no section `go`",
    ),
    case(
        "seats changed",
        started,
        |hall| pair(hall, "merels", |pair| pair.boards[0].players.reverse()),
        Pairing,
        Last,
        "what follows from the log is",
    ),
    case(
        "other opponents",
        started,
        |hall| pair(hall, "merels", swap_opponents),
        Pairing,
        Last,
        "what follows from the log is",
    ),
    case(
        "boards the other way round",
        started,
        |hall| {
            pair(hall, "merels", |pair| {
                let players = pair.boards[0].players.clone();
                pair.boards[0].players = pair.boards[1].players.clone();
                pair.boards[1].players = players;
            })
        },
        Pairing,
        Last,
        "what follows from the log is",
    ),
    case(
        "opponents in swiss that are not the best",
        started,
        |hall| pair(hall, "chess", swap_opponents),
        Pairing,
        Last,
        "what follows from the log is",
    ),
    case(
        "a bye for a friend",
        started,
        |hall| {
            pair(hall, "chess", |pair| {
                let friend = pair.boards[1].players[1].clone();
                pair.boards[1].players[1] = pair.byes[0].clone();
                pair.byes[0] = friend;
            })
        },
        Pairing,
        Last,
        "what follows from the log is",
    ),
    case(
        "a bye that is not told",
        started,
        |hall| pair(hall, "chess", |pair| pair.byes.clear()),
        Pairing,
        Last,
        "nobody has a bye; what follows from the log is",
    ),
    case(
        "a bye in a round without one",
        started,
        |hall| pair(hall, "merels", |pair| pair.byes.push(name("erin"))),
        Pairing,
        Last,
        "erin has a bye; what follows from the log is nobody",
    ),
    case(
        "a bye before the round is complete",
        started,
        |hall| pair(hall, "chess", |pair| drop(pair.boards.pop())),
        Pairing,
        Last,
        "byes stand in the entry that completes the round",
    ),
    case(
        "a pairing of nobody",
        started,
        |hall| pair(hall, "merels", |pair| pair.boards.clear()),
        Pairing,
        Last,
        "this entry pairs nobody",
    ),
    case(
        "boards that do not begin with one",
        started,
        |hall| pair(hall, "merels", |pair| drop(pair.boards.remove(0))),
        Pairing,
        Last,
        "board 2 stands where board 1 belongs",
    ),
    case(
        "a board twice",
        started,
        |hall| pair(hall, "merels", |pair| pair.boards[1].board = 1),
        Pairing,
        Last,
        "board 1 stands where board 2 belongs",
    ),
    case(
        "a board too many",
        started,
        |hall| {
            pair(hall, "merels", |pair| {
                let mut more = pair.boards[0].clone();
                more.board = 3;
                pair.boards.push(more);
            })
        },
        Pairing,
        Last,
        "round 1 of `merels` has 2 boards",
    ),
    case(
        "one game on two boards",
        started,
        |hall| pair(hall, "merels", |pair| pair.boards[1].game = pair.boards[0].game),
        Pairing,
        Last,
        "the game of board 2 has a place in this event already",
    ),
    case(
        "a game of the round before",
        played,
        |hall| {
            let game = hall.game("merels", 1, 1).state.id();
            pair(hall, "merels", |pair| pair.boards[0].game = game);
        },
        Pairing,
        Last,
        "the game of board 1 has a place in this event already",
    ),
    case(
        "the event as its own game",
        started,
        |hall| {
            let id = hall.event.id();
            pair(hall, "merels", |pair| pair.boards[0].game = id);
        },
        Pairing,
        Last,
        "has a place in this event already",
    ),
    case(
        "a round twice",
        paired,
        |hall| {
            let again = adjudicate_event::read(&hall.entries[7]).unwrap().kind;
            hall.forge(DIRECTOR, again);
        },
        Pairing,
        Last,
        "round 1 of `merels` is paired already",
    ),
    case(
        "a round left out",
        started,
        |hall| pair(hall, "merels", |pair| pair.round = 2),
        Pairing,
        Last,
        "the next round of `merels` is 1, not 2",
    ),
    case(
        "a round before the first",
        started,
        |hall| pair(hall, "merels", |pair| pair.round = 0),
        Pairing,
        Last,
        "the next round of `merels` is 1, not 0",
    ),
    case(
        "a round too many",
        paired,
        |hall| {
            hall.pair("merels");
            hall.pair("merels");
            let mut more = match adjudicate_event::read(&hall.entries[7]).unwrap().kind {
                EventEntryKind::Pair(pair) => pair,
                _ => panic!("no pairing"),
            };
            more.round = 4;
            hall.forge(DIRECTOR, EventEntryKind::Pair(more));
        },
        Pairing,
        Last,
        "`merels` has 3 rounds",
    ),
    case(
        "a swiss round before the results are in",
        paired,
        |hall| {
            hall.game("chess", 1, 1).resigned(1);
            hall.result("chess", 1, 1, &[2, 0]);
            let mut more = match adjudicate_event::read(&hall.entries[8]).unwrap().kind {
                EventEntryKind::Pair(pair) => pair,
                _ => panic!("no pairing"),
            };
            more.round = 2;
            hall.forge(DIRECTOR, EventEntryKind::Pair(more));
        },
        Pairing,
        Last,
        "round 1 of `chess` is not over: board 2 has no points yet",
    ),
    case(
        "a round before the last is paired",
        started,
        |hall| {
            let mut first = hall.pairing("merels");
            let rest = first.boards.pop();
            hall.games.remove(&("merels".to_owned(), 1, 2));
            hall.direct(EventEntryKind::Pair(first.clone()));
            hall.forge(
                DIRECTOR,
                EventEntryKind::Pair(RoundPairing { round: 2, boards: rest.into_iter().collect(), ..first }),
            );
        },
        Pairing,
        Last,
        "round 1 of `merels` is not wholly paired yet",
    ),
    case(
        "a rest of a round that begins anew",
        started,
        |hall| {
            let mut first = hall.pairing("merels");
            let rest = first.boards.pop();
            hall.games.remove(&("merels".to_owned(), 1, 2));
            hall.direct(EventEntryKind::Pair(first.clone()));
            let boards = rest.into_iter().map(|board| adjudicate_event::BoardPairing { board: 1, ..board }).collect();
            hall.forge(DIRECTOR, EventEntryKind::Pair(RoundPairing { boards, ..first }));
        },
        Pairing,
        Last,
        "board 1 stands where board 2 belongs",
    ),
    case(
        "who has left is paired",
        paired,
        |hall| {
            let before = adjudicate_event::read(&hall.entries[8]).unwrap().kind;
            *hall = started();
            hall.direct(exclude("erin"));
            hall.forge(DIRECTOR, before);
        },
        Pairing,
        Last,
        "what follows from the log is",
    ),
    case(
        "a second bye where there need be none",
        played,
        |hall| {
            let (_, chess) = hall.event.section(&name("chess")).unwrap();
            let lucky = chess.rounds[0].byes.clone();
            let rest: Vec<_> = chess.players.iter().filter(|player| !lucky.contains(player)).cloned().collect();
            let boards = rest.chunks(2).map(<[_]>::to_vec).collect();
            let games = hall.games.clone();
            let pair = hall.pairing_of("chess", RoundPlan { boards, byes: lucky });
            hall.games = games;
            hall.forge(DIRECTOR, EventEntryKind::Pair(pair));
        },
        Pairing,
        Last,
        "what follows from the log is",
    ),
];
