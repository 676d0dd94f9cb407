//! Pairings by hand that leave somebody out, or have somebody too often.

use crate::event::{DIRECTOR, TestEvent, ruling};
use crate::name;
use adjudicate_event::{DirectorDecision, RoundPairing};
use adjudicate_referee::FaultClass::Pairing;

use super::FaultPlace::Last;
use super::{DishonestEvent, case, paired, started};

/// A pairing by hand of the first round of merels.
fn by_hand(hall: &mut TestEvent, boards: &[&[&str]], byes: &[&str]) {
    hand(hall, boards, byes, |_| {});
}

fn hand(hall: &mut TestEvent, boards: &[&[&str]], byes: &[&str], change: impl FnOnce(&mut RoundPairing)) {
    let names = |names: &[&str]| names.iter().map(|who| name(who)).collect::<Vec<_>>();
    let digests = (50..).map(|byte| adjudicate_record::crypto::Digest([byte; 32]));
    let boards = boards.iter().zip(1..).zip(digests).map(|((players, board), game)| adjudicate_event::BoardPairing {
        board,
        players: names(players),
        game,
    });
    let (round, boards) = (hall.next_round("merels"), boards.collect());
    let mut pair = RoundPairing { section: name("merels"), round, boards, byes: names(byes) };
    change(&mut pair);
    hall.forge(DIRECTOR, ruling(DirectorDecision::Pairing(pair)));
}

pub(super) const CASES: &[DishonestEvent] = &[
    case(
        "a stranger is paired by hand",
        started,
        |hall| by_hand(hall, &[&["alice", "bob"], &["carol", "mallory"]], &["dave"]),
        Pairing,
        Last,
        "`mallory` does not play in `merels`",
    ),
    case(
        "a player of another section is paired by hand",
        started,
        |hall| by_hand(hall, &[&["alice", "bob"], &["carol", "dave"]], &["erin"]),
        Pairing,
        Last,
        "`erin` does not play in `merels`",
    ),
    case(
        "a player on two boards by hand",
        started,
        |hall| by_hand(hall, &[&["alice", "bob"], &["alice", "carol"]], &["dave"]),
        Pairing,
        Last,
        "`alice` is paired twice",
    ),
    case(
        "a player with a board and a bye by hand",
        started,
        |hall| by_hand(hall, &[&["alice", "bob"], &["carol", "dave"]], &["bob"]),
        Pairing,
        Last,
        "`bob` is paired twice",
    ),
    case(
        "a player against himself by hand",
        started,
        |hall| by_hand(hall, &[&["alice", "alice"], &["carol", "dave"]], &["bob"]),
        Pairing,
        Last,
        "`alice` is paired twice",
    ),
    case(
        "a player forgotten by hand",
        started,
        |hall| by_hand(hall, &[&["alice", "bob"]], &["carol"]),
        Pairing,
        Last,
        "`dave` has neither a board nor a bye",
    ),
    case(
        "a board of one by hand",
        started,
        |hall| by_hand(hall, &[&["alice", "bob"], &["carol"]], &["dave"]),
        Pairing,
        Last,
        "board 2 has 1 players; 2 to 2 fit",
    ),
    case(
        "a board of three by hand",
        started,
        |hall| by_hand(hall, &[&["alice", "bob", "carol"]], &["dave"]),
        Pairing,
        Last,
        "board 1 has 3 players; 2 to 2 fit",
    ),
    case(
        "boards numbered wrongly by hand",
        started,
        |hall| hand(hall, &[&["alice", "bob"], &["carol", "dave"]], &[], |pair| pair.boards[0].board = 3),
        Pairing,
        Last,
        "board 3 stands where board 1 belongs",
    ),
    case(
        "one game on two boards by hand",
        started,
        |hall| {
            hand(hall, &[&["alice", "bob"], &["carol", "dave"]], &[], |pair| pair.boards[1].game = pair.boards[0].game)
        },
        Pairing,
        Last,
        "has a place in this event already",
    ),
    case(
        "a later round by hand",
        started,
        |hall| hand(hall, &[&["alice", "bob"], &["carol", "dave"]], &[], |pair| pair.round = 2),
        Pairing,
        Last,
        "the next round of `merels` is 1, not 2",
    ),
    case(
        "a round again by hand",
        paired,
        |hall| hand(hall, &[&["alice", "bob"], &["carol", "dave"]], &[], |pair| pair.round = 1),
        Pairing,
        Last,
        "round 1 of `merels` is paired already",
    ),
    case(
        "a section that nobody plays by hand",
        started,
        |hall| hand(hall, &[&["alice", "bob"]], &[], |pair| pair.section = name("go")),
        Pairing,
        Last,
        "there is no section `go`",
    ),
];
