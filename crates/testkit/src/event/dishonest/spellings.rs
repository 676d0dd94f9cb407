//! Entries that are not in canonical form.

use crate::event::{enters, entrant, post, says};
use adjudicate_referee::FaultClass::Spelling;

use super::FaultPlace::{Entry, Last};
use super::{DishonestEvent, case, edit, entered, opened, paired, played, started};

pub(super) const CASES: &[DishonestEvent] = &[
    case(
        "a key nobody knows",
        entered,
        |hall| edit(hall, 1, "        name: alice\n", "        name: alice\n        age: 30\n"),
        Spelling,
        Entry(1),
        "age",
    ),
    case(
        "a number with a zero before it",
        entered,
        |hall| edit(hall, 5, "seq: 5\n", "seq: 05\n"),
        Spelling,
        Entry(5),
        "",
    ),
    case(
        "a blank at the end of a line",
        entered,
        |hall| edit(hall, 2, "by: olga\n", "by: olga \n"),
        Spelling,
        Entry(2),
        "",
    ),
    case("a carriage return", entered, |hall| edit(hall, 2, "by: olga\n", "by: olga\r\n"), Spelling, Entry(2), ""),
    case(
        "keys in another order",
        entered,
        |hall| edit(hall, 3, "seq: 3\nprev", "prev: 3\nseq"),
        Spelling,
        Entry(3),
        "seq",
    ),
    case(
        "an unknown kind",
        entered,
        |hall| edit(hall, 1, "\npost: true\n", "\nposts: true\n"),
        Spelling,
        Entry(1),
        "belongs here, not `posts`",
    ),
    case(
        "usual points written out",
        opened,
        |hall| {
            edit(
                hall,
                0,
                "    - name: merels\n      game: nine-mens-morris\n      rules: 1\n      system: round-robin\n",
                "    - name: merels\n      game: nine-mens-morris\n      rules: 1\n      system: round-robin\n      win: 2\n",
            )
        },
        Spelling,
        Entry(0),
        "",
    ),
    case(
        "a system nobody knows",
        opened,
        |hall| edit(hall, 0, "system: swiss", "system: scheveningen"),
        Spelling,
        Entry(0),
        "a system",
    ),
    case(
        "a game without its version",
        opened,
        |hall| edit(hall, 0, "      game: chess\n      rules: 1\n", "      game: chess\n"),
        Spelling,
        Entry(0),
        "rules",
    ),
    case("points in quotes", played, |hall| edit(hall, 12, "    - 2\n", "    - \"2\"\n"), Spelling, Entry(12), ""),
    case(
        "an element that is too short",
        started,
        |hall| {
            let element = hall.entries[6].lines().find(|line| line.starts_with("  element: ")).unwrap().to_owned();
            edit(hall, 6, &element, "  element: AAAA");
        },
        Spelling,
        Entry(6),
        "",
    ),
    case("an empty list", paired, |hall| edit(hall, 7, "  boards:\n", "  boards:\n  byes:\n"), Spelling, Entry(7), ""),
    case(
        "a signature that is missing",
        entered,
        |hall| {
            let text = &mut hall.entries[5];
            text.truncate(text.find("sig: ").unwrap());
        },
        Spelling,
        Entry(5),
        "",
    ),
    case(
        "an entry that breaks off",
        played,
        |hall| {
            let text = &mut hall.entries[12];
            text.truncate(text.len() - 20);
        },
        Spelling,
        Entry(12),
        "",
    ),
    case(
        "a letter outside of ASCII",
        opened,
        |hall| edit(hall, 0, "Cup of the Letters", "Cup of the Lettérs"),
        Spelling,
        Entry(0),
        "",
    ),
    case(
        "an unknown kind of slip",
        entered,
        |hall| edit(hall, 1, "\n    enter:\n", "\n    pair:\n"),
        Spelling,
        Entry(1),
        "one of `enter`, `withdraw`, `leave`, `note`, `rekey`, `appeal`, `verdict`, `adjudicate`, `handover` belongs here, not `pair`",
    ),
    case(
        "seventeen slips",
        entered,
        |hall| {
            let slips = (0..17).map(|_| hall.slip("alice", says())).collect();
            hall.forge_slips(slips, post());
        },
        Spelling,
        Last,
        "an entry has at most 16 slips, not 17",
    ),
    case(
        "a slip that is too long",
        entered,
        |hall| {
            let slip = hall.forged_slip("alice", "alice", enters(entrant("alice"), &["merels"; 650]), |_| {});
            hall.forge_slips(vec![slip], post());
        },
        Spelling,
        Last,
        "a slip has at most 8192 bytes",
    ),
];
