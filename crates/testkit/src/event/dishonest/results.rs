//! Points that no game gives.

use crate::event::{DIRECTOR, TestEvent, forfeit};
use crate::name;
use adjudicate_event::{BoardResult, EventEntryKind};
use adjudicate_record::crypto::Digest;
use adjudicate_referee::FaultClass::Result as OfResult;

use super::FaultPlace::{Entry, Last};
use super::{DishonestEvent, case, paired, played};

/// A result that the log refuses.
fn forged(hall: &mut TestEvent, section: &str, round: u64, board: u64, points: &[u64]) {
    let head = Digest([8; 32]);
    let result = BoardResult { section: name(section), round, board, head, points: points.to_vec() };
    hall.forge(DIRECTOR, EventEntryKind::Result(result));
}

/// A result that the log cannot know to be wrong, of a game that the second player has given up.
fn lied(hall: &mut TestEvent, points: &[u64]) {
    hall.game("merels", 1, 1).resigned(1);
    hall.result("merels", 1, 1, points);
}

pub(super) const CASES: &[DishonestEvent] = &[
    case(
        "points of a board that is not there",
        paired,
        |hall| forged(hall, "merels", 1, 3, &[2, 0]),
        OfResult,
        Last,
        "there is no board 3 in round 1 of `merels`",
    ),
    case(
        "points of a round to come",
        paired,
        |hall| forged(hall, "merels", 2, 1, &[2, 0]),
        OfResult,
        Last,
        "there is no board 1 in round 2 of `merels`",
    ),
    case(
        "points of a section that is not there",
        paired,
        |hall| forged(hall, "go", 1, 1, &[2, 0]),
        OfResult,
        Last,
        "there is no board 1 in round 1 of `go`",
    ),
    case(
        "two winners",
        paired,
        |hall| forged(hall, "merels", 1, 1, &[2, 2]),
        OfResult,
        Last,
        "no end of this game gives the points 2, 2",
    ),
    case(
        "half a draw",
        paired,
        |hall| forged(hall, "merels", 1, 1, &[1, 0]),
        OfResult,
        Last,
        "no end of this game gives the points 1, 0",
    ),
    case(
        "more than a win",
        paired,
        |hall| forged(hall, "merels", 1, 1, &[3, 0]),
        OfResult,
        Last,
        "no end of this game gives the points 3, 0",
    ),
    case(
        "points for three",
        paired,
        |hall| forged(hall, "merels", 1, 1, &[2, 0, 0]),
        OfResult,
        Last,
        "no end of this game gives the points 2, 0, 0",
    ),
    case(
        "points for one",
        paired,
        |hall| forged(hall, "merels", 1, 1, &[2]),
        OfResult,
        Last,
        "no end of this game gives the points 2",
    ),
    case(
        "the same result again",
        played,
        |hall| {
            let result = hall.result_of("merels", 1, 1, &[2, 0]);
            hall.forge(DIRECTOR, result);
        },
        OfResult,
        Last,
        "board 1 has its points already, by entry 9",
    ),
    case(
        "a result against a ruling",
        paired,
        |hall| {
            hall.direct(forfeit("merels", 1, 1, &[2, 0]));
            forged(hall, "merels", 1, 1, &[0, 2]);
        },
        OfResult,
        Last,
        "board 1 has its points by the ruling of entry 9",
    ),
    case(
        "a ruling on a board that is not there",
        paired,
        |hall| hall.forge(DIRECTOR, forfeit("merels", 1, 3, &[2, 0])),
        OfResult,
        Last,
        "there is no board 3 in round 1",
    ),
    case(
        "a ruling that gives more than a win",
        paired,
        |hall| hall.forge(DIRECTOR, forfeit("merels", 1, 1, &[3, 0])),
        OfResult,
        Last,
        "each has at most 2 half points",
    ),
    case(
        "a ruling for three",
        paired,
        |hall| hall.forge(DIRECTOR, forfeit("merels", 1, 1, &[2, 0, 0])),
        OfResult,
        Last,
        "are no points of a board with 2 players",
    ),
    case(
        "the winner changed",
        paired,
        |hall| lied(hall, &[0, 2]),
        OfResult,
        Entry(9),
        "gives the half points 2, 0, not 0, 2",
    ),
    case(
        "a win told as a draw",
        paired,
        |hall| lied(hall, &[1, 1]),
        OfResult,
        Entry(9),
        "gives the half points 2, 0, not 1, 1",
    ),
    case(
        "a win annulled",
        paired,
        |hall| lied(hall, &[0, 0]),
        OfResult,
        Entry(9),
        "gives the half points 2, 0, not 0, 0",
    ),
    case(
        "a draw told as a win",
        paired,
        |hall| {
            hall.game("chess", 1, 2).drawn();
            hall.result("chess", 1, 2, &[2, 0]);
        },
        OfResult,
        Entry(9),
        "gives the half points 1, 1, not 2, 0",
    ),
    case(
        "points for an unfinished game",
        paired,
        |hall| {
            hall.game("merels", 1, 1).begin();
            hall.result("merels", 1, 1, &[2, 0]);
        },
        OfResult,
        Entry(9),
        "was not over at that entry, so it gave no points",
    ),
    case(
        "points for a game that nobody has joined",
        paired,
        |hall| {
            hall.result("merels", 1, 1, &[2, 0]);
        },
        OfResult,
        Entry(9),
        "was not over at that entry",
    ),
    case(
        "points at an entry before the end",
        paired,
        |hall| {
            hall.game("merels", 1, 1).resigned(1);
            let head = hall.game("merels", 1, 1).id(3);
            hall.direct(EventEntryKind::Result(BoardResult {
                section: name("merels"),
                round: 1,
                board: 1,
                head,
                points: vec![2, 0],
            }));
        },
        OfResult,
        Entry(9),
        "was not over at that entry",
    ),
    case(
        "points by an entry that is not in the game",
        paired,
        |hall| {
            hall.game("merels", 1, 1).resigned(1);
            let head = Digest([8; 32]);
            hall.direct(EventEntryKind::Result(BoardResult {
                section: name("merels"),
                round: 1,
                board: 1,
                head,
                points: vec![2, 0],
            }));
        },
        OfResult,
        Entry(9),
        "has no such entry as the one up to which it is said to count",
    ),
    case(
        "points by the end of another game",
        paired,
        |hall| {
            hall.game("merels", 1, 1).resigned(1);
            hall.game("merels", 1, 2).resigned(1);
            let head = hall.game("merels", 1, 2).state.head();
            hall.direct(EventEntryKind::Result(BoardResult {
                section: name("merels"),
                round: 1,
                board: 1,
                head,
                points: vec![2, 0],
            }));
        },
        OfResult,
        Entry(9),
        "the game of board 1 of round 1 of `merels` has no such entry",
    ),
    case(
        "a game that ends after its log breaks off",
        paired,
        |hall| {
            hall.game("merels", 1, 1).resigned(1);
            hall.result("merels", 1, 1, &[2, 0]);
            let game = hall.game("merels", 1, 1);
            game.log = game.until(4);
        },
        OfResult,
        Entry(9),
        "has no such entry as the one up to which it is said to count",
    ),
    case(
        "a wrong result that was put right",
        paired,
        |hall| {
            hall.game("merels", 1, 1).begin();
            hall.result("merels", 1, 1, &[0, 2]);
            let player = hall.game("merels", 1, 1).players()[1].clone();
            hall.game("merels", 1, 1).resign(&player);
            hall.result("merels", 1, 1, &[2, 0]);
        },
        OfResult,
        Entry(9),
        "was not over at that entry",
    ),
    case(
        "a game that was decided otherwise after its result was taken",
        paired,
        |hall| {
            let winner = hall.game("merels", 1, 1).resigned(1).players()[0].clone();
            hall.result("merels", 1, 1, &[2, 0]);
            hall.game("merels", 1, 1).forfeited(&winner);
        },
        OfResult,
        Entry(9),
        "has changed since its result was taken: it gave the half points 2, 0, and gives 0, 2 now",
    ),
    case(
        "a game begun that is ruled upon as never played",
        paired,
        |hall| {
            hall.game("merels", 1, 1).begin().had_early();
            hall.direct(forfeit("merels", 1, 1, &[2, 0]));
        },
        OfResult,
        Entry(9),
        "was never played, and by a receipt in it the director had a turn",
    ),
    case(
        "a game taken back that is ruled upon as never played",
        paired,
        |hall| {
            hall.game("merels", 1, 1).begin().had_early().taken_back_last();
            hall.direct(forfeit("merels", 1, 1, &[2, 0]));
        },
        OfResult,
        Entry(9),
        "was never played, and by a receipt in it the director had a turn",
    ),
    case(
        "a game never begun that is ruled upon as played",
        paired,
        |hall| {
            hall.game("merels", 1, 1).join();
            let head = hall.game("merels", 1, 1).state.head();
            let ruling = hall.ruled("merels", 1, 1, Some(head), &[2, 0]);
            hall.direct(ruling);
        },
        OfResult,
        Entry(9),
        "nobody had made a turn",
    ),
    case(
        "a ruling up to an entry that is not there",
        paired,
        |hall| {
            hall.game("merels", 1, 1).begin();
            let ruling = hall.ruled("merels", 1, 1, Some(Digest([8; 32])), &[2, 0]);
            hall.direct(ruling);
        },
        OfResult,
        Entry(9),
        "has no such entry as the one up to which it is said to count",
    ),
];
