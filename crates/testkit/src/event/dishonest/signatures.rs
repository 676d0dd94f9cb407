//! Entries that are not signed by those in whose name they stand.

use crate::event::{DIRECTOR, forfeit};
use adjudicate_referee::FaultClass::Signature;

use super::FaultPlace::{Entry, Last};
use super::{DishonestEvent, case, edit, opened, paired, played, resign, started};

pub(super) const CASES: &[DishonestEvent] = &[
    case(
        "a charter signed by another",
        opened,
        |hall| resign(hall, 0, "mallory", |_| {}),
        Signature,
        Entry(0),
        "the signature is not olga's",
    ),
    case(
        "a charter changed afterwards",
        opened,
        |hall| edit(hall, 0, "Cup of the Letters", "Cup of the Litters"),
        Signature,
        Entry(0),
        "the signature is not olga's",
    ),
    case(
        "a player writes as the director",
        paired,
        |hall| {
            let text = hall.forged(DIRECTOR, "alice", forfeit("merels", 1, 1, &[2, 0]), |_| {});
            hall.entries.push(text);
        },
        Signature,
        Last,
        "the signature is not olga's",
    ),
    case(
        "a date changed afterwards",
        started,
        |hall| {
            let line = hall.entries[6].lines().find(|line| line.starts_with("at: ")).unwrap().to_owned();
            edit(hall, 6, &line, &line.replacen("20", "30", 1));
        },
        Signature,
        Last,
        "the signature is not olga's",
    ),
    case(
        "points changed afterwards",
        played,
        |hall| edit(hall, 12, "    - 2\n    - 0\n", "    - 0\n    - 2\n"),
        Signature,
        Entry(12),
        "the signature is not olga's",
    ),
    case(
        "a signature of another entry",
        played,
        |hall| {
            let other = hall.entries[9].lines().last().unwrap().to_owned();
            let own = hall.entries[12].lines().last().unwrap().to_owned();
            edit(hall, 12, &own, &other);
        },
        Signature,
        Last,
        "the signature is not olga's",
    ),
    case(
        "seats changed afterwards",
        paired,
        |hall| {
            let text = &hall.entries[7];
            let names: Vec<&str> = text.lines().filter(|line| line.starts_with("        - ")).take(2).collect();
            let (now, then) = (format!("{}\n{}\n", names[0], names[1]), format!("{}\n{}\n", names[1], names[0]));
            edit(hall, 7, &now, &then);
        },
        Signature,
        Entry(7),
        "the signature is not olga's",
    ),
];
