//! Copies of a game that differ: letters that crossed, and forks.

use adjudicate::referee::ledger::{Trouble, Verdict};

use super::PAIR;
use super::series::{after, again, carried, game, ledger, played, save, terms, troubles};
use crate::common::{World, kinds};

#[test]
fn a_fork_is_proved_and_no_end_of_it_counts() {
    let base = played(terms(&PAIR));
    let (mut one, mut other) = (base.clone(), base.clone());
    let number = one.write("bob", save(3));
    other.write("bob", save(1));
    let second = World::open(after(&one, &PAIR, &[("bob", 3), ("alice", 2)]));
    let third = World::open(again(after(&base, &PAIR, &[("alice", 2)]), 3));
    // Each copy alone is right; together they prove that bob has signed twice.
    assert!(!ledger(&[("one", &one), ("second", &second)]).is_disputed());
    let report = ledger(&[("other", &other), ("second", &second), ("one", &one), ("third", &third)]);
    assert!(report.is_disputed());
    assert_eq!(carried(&report, "second", "bob").troubles, [Trouble::Forked]);
    // What stood before the fork still stands.
    assert_eq!(troubles(&report, "third", "alice"), ["twice"]);
    let forks = &game(&report, "one").forks;
    assert_eq!((forks.len(), forks[0].author.as_str()), (1, "bob"));
    let mut entries = forks[0].entries.clone();
    entries.sort_by_key(|(_, _, sources)| sources.clone());
    let expected =
        [(number, one.state.head(), vec!["one".to_owned()]), (number, other.state.head(), vec!["other".to_owned()])];
    assert_eq!(entries, expected);
}

#[test]
fn a_fork_before_the_end_leaves_the_game_unfinished() {
    let mut base = World::begin(terms(&PAIR));
    base.turn("alice", "board 2; colour red; start melliran; stay");
    let (mut one, mut other) = (base.clone(), base.clone());
    one.write("alice", kinds::resign());
    other.write("alice", kinds::note());
    other.write("alice", kinds::offer_draw());
    let second = World::open(after(&one, &PAIR, &[("bob", 3)]));
    let report = ledger(&[("one", &one), ("other", &other), ("second", &second)]);
    assert_eq!(troubles(&report, "second", "bob"), ["forked"]);
    assert_eq!(game(&report, "one").over, None);
    assert_eq!(game(&report, "one").forks[0].author, "alice");
}

#[test]
fn letters_that_crossed_are_settled() {
    let base = played(terms(&PAIR));
    let (mut one, mut other) = (base.clone(), base.clone());
    one.write("alice", save(1));
    other.write("bob", save(2));
    let stays = World::open(again(after(&one, &PAIR, &[("alice", 1), ("bob", 3)]), 2));
    let report = ledger(&[("one", &one), ("other", &other), ("stays", &stays)]);
    // Nobody was due, so the letter of the first seat stays, and bob can save anew.
    assert_eq!((game(&report, "one").fallen, game(&report, "one").forks.len()), (1, 0));
    assert!(!report.is_disputed());
    assert_eq!(carried(&report, "stays", "bob").verdict(), Verdict::Right);
    let falls = World::open(again(after(&other, &PAIR, &[("bob", 2)]), 3));
    let report = ledger(&[("one", &one), ("other", &other), ("falls", &falls)]);
    assert_eq!(carried(&report, "falls", "bob").troubles, [Trouble::Fallen]);
}

#[test]
fn a_forked_successor_is_named_too() {
    let first = super::first();
    let base = World::begin(after(&first, &PAIR, &[("bob", 3)]));
    let (mut one, mut other) = (base.clone(), base.clone());
    one.turn("alice", "board 2; colour red; start melliran; stay");
    other.turn("alice", "board 1; colour red; start melliran; stay");
    let report = ledger(&[("first", &first), ("one", &one), ("other", &other)]);
    assert_eq!(troubles(&report, "one", "bob"), [""; 0], "its charter is the same in both copies");
    assert_eq!(game(&report, "one").forks.len(), 1);
    assert!(report.is_disputed());
}
