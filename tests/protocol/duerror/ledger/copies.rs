//! Copies of a game that differ: entries that fell out, and players who signed twice.

use adjudicate::referee::ledger::{CarryTrouble, CarryVerdict};
use adjudicate_testkit::{TestGame, kinds};

use super::PAIR;
use super::series::{after, again, carried, game, ledger, played, save, terms, troubles};

#[test]
fn who_signed_twice_is_named_and_no_end_of_it_counts() {
    let mut base = played(terms(&PAIR));
    base.write("alice", save(2));
    let (mut one, mut other) = (base.clone(), base.clone());
    let number = one.write("bob", save(3));
    other.write("bob", save(1));
    let second = TestGame::open(after(&one, &PAIR, &[("bob", 3), ("alice", 2)]));
    let third = TestGame::open(again(after(&base, &PAIR, &[("alice", 2)]), 3));
    // Each copy alone is right; together they prove that bob has signed twice.
    assert!(!ledger(&[("one", &one), ("second", &second)]).is_disputed());
    let report = ledger(&[("other", &other), ("second", &second), ("one", &one), ("third", &third)]);
    assert!(report.is_disputed());
    assert_eq!(carried(&report, "second", "bob").troubles, [CarryTrouble::Stopped]);
    // The earlier end still counts.
    assert_eq!(troubles(&report, "third", "alice"), ["twice"]);
    assert!(game(&report, "one").stops);
    let named = &game(&report, "one").named;
    assert_eq!((named.len(), named[0].author.as_str(), named[0].replaced), (1, "bob", false));
    let mut entries = named[0].entries.clone();
    entries.sort_by_key(|(_, _, sources)| sources.clone());
    let expected =
        [(number, one.state.head(), vec!["one".to_owned()]), (number, other.state.head(), vec!["other".to_owned()])];
    assert_eq!(entries, expected);
}

#[test]
fn two_entries_before_the_end_leave_the_game_unfinished() {
    let mut base = TestGame::begin(terms(&PAIR));
    base.turn("alice", "board 2; colour red; start melliran; stay");
    let (mut one, mut other) = (base.clone(), base.clone());
    one.write("bob", kinds::resign());
    other.turn("bob", "board 1; colour blue; start melliran; move A1");
    let second = TestGame::open(after(&one, &PAIR, &[("alice", 2)]));
    let report = ledger(&[("one", &one), ("other", &other), ("second", &second)]);
    assert_eq!(troubles(&report, "second", "alice"), ["stopped"]);
    assert_eq!(game(&report, "one").over, None);
    assert_eq!(game(&report, "one").named[0].author, "bob");
}

#[test]
fn what_a_ruling_put_out_is_not_carried() {
    let base = played(terms(&PAIR).referee());
    let (mut one, mut other) = (base.clone(), base.clone());
    one.write("alice", save(1));
    other.write("referee", kinds::here());
    other.write("alice", save(2));
    let stays = TestGame::open(again(after(&other, &PAIR, &[("alice", 2), ("bob", 3)]), 2));
    let falls = TestGame::open(again(after(&one, &PAIR, &[("alice", 1)]), 3));
    // The ruling took the pen, so alice has not signed twice: she saved anew behind it.
    let report = ledger(&[("one", &one), ("other", &other), ("stays", &stays)]);
    let found = game(&report, "one");
    assert_eq!((found.fallen, found.named.len(), found.stops), (1, 0, false));
    assert!(!report.is_disputed());
    assert_eq!(carried(&report, "stays", "alice").verdict(), CarryVerdict::Right);
    let report = ledger(&[("one", &one), ("other", &other), ("falls", &falls)]);
    assert_eq!(carried(&report, "falls", "alice").troubles, [CarryTrouble::Fallen]);
}

#[test]
fn who_signed_twice_in_the_next_game_is_named_too() {
    let first = super::first();
    let base = TestGame::begin(after(&first, &PAIR, &[("bob", 3)]));
    let (mut one, mut other) = (base.clone(), base.clone());
    one.turn("alice", "board 2; colour red; start melliran; stay");
    other.turn("alice", "board 1; colour red; start melliran; stay");
    let report = ledger(&[("first", &first), ("one", &one), ("other", &other)]);
    assert_eq!(troubles(&report, "one", "bob"), [""; 0], "its charter is the same in both copies");
    assert_eq!(game(&report, "one").named.len(), 1);
    assert!(report.is_disputed());
}
