//! Entries that do not continue the log.

use crate::event::{SEAL, TestEvent, note};
use adjudicate_record::crypto::Digest;
use adjudicate_referee::FaultClass::Chain;

use super::FaultPlace::{Entry, Last};
use super::{DishonestEvent, case, edit, entered, opened, paired, played, resign};

pub(super) const CASES: &[DishonestEvent] = &[
    case(
        "a charter that is not the first entry",
        opened,
        |hall| resign(hall, 0, SEAL, |entry| entry.seq = 1),
        Chain,
        Entry(0),
        "the first entry has `seq` 0, not 1",
    ),
    case(
        "a charter with an entry before it",
        opened,
        |hall| resign(hall, 0, SEAL, |entry| entry.prev = Some(Digest([1; 32]))),
        Chain,
        Entry(0),
        "the first entry has no entry before it",
    ),
    case(
        "a number left out",
        entered,
        |hall| resign(hall, 5, SEAL, |entry| entry.seq = 6),
        Chain,
        Entry(5),
        "`seq` is 6 where 5 belongs",
    ),
    case(
        "a number again",
        entered,
        |hall| resign(hall, 5, SEAL, |entry| entry.seq = 4),
        Chain,
        Entry(5),
        "`seq` is 4 where 5 belongs",
    ),
    case(
        "no entry before",
        entered,
        |hall| resign(hall, 5, SEAL, |entry| entry.prev = None),
        Chain,
        Entry(5),
        "`prev` is missing",
    ),
    case(
        "built on an older entry",
        entered,
        |hall| {
            let prev = adjudicate_event::read(&hall.entries[4]).unwrap().prev;
            resign(hall, 5, SEAL, |entry| entry.prev = prev);
        },
        Chain,
        Entry(5),
        "`prev` is not the id of the entry before",
    ),
    case(
        "an entry taken out",
        entered,
        |hall| drop(hall.entries.remove(3)),
        Chain,
        Entry(3),
        "`seq` is 4 where 3 belongs",
    ),
    case(
        "an entry twice",
        entered,
        |hall| {
            let again = hall.entries[5].clone();
            hall.entries.push(again);
        },
        Chain,
        Last,
        "`seq` is 5 where 6 belongs",
    ),
    case(
        "two entries the other way round",
        entered,
        |hall| hall.entries.swap(2, 3),
        Chain,
        Entry(2),
        "`seq` is 3 where 2 belongs",
    ),
    case(
        "an entry changed and signed again",
        entered,
        |hall| {
            resign(hall, 2, SEAL, |entry| entry.say = Some(crate::text("let me play")));
        },
        Chain,
        Entry(3),
        "`prev` is not the id of the entry before",
    ),
    case(
        "an entry of another event",
        entered,
        |hall| {
            let mut other = TestEvent::open(super::cup_of_another_year());
            other.enter_all(&["alice", "bob", "carol", "dave*"], &["merels"]);
            other.direct(note());
            hall.entries[5] = other.entries[5].clone();
        },
        Chain,
        Last,
        "`prev` is not the id of the entry before",
    ),
    case(
        "a result moved up",
        played,
        |hall| edit(hall, 9, "seq: 9\n", "seq: 10\n"),
        Chain,
        Entry(9),
        "`seq` is 10 where 9 belongs",
    ),
    case(
        "the first pairing taken out",
        paired,
        |hall| drop(hall.entries.remove(7)),
        Chain,
        Entry(7),
        "`seq` is 8 where 7 belongs",
    ),
];
