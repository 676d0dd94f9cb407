//! Tokens can be brought only by the player who saved them; and nobody brings them twice.

use adjudicate::referee::FaultClass;
use adjudicate::referee::ledger::{CarryTrouble, CarryVerdict};
use adjudicate_testkit::{TestGame, key, name, slips};

use super::series::{after, again, carried, ledger, played, save, terms, troubles, with_key};
use super::{PAIR, first};

#[test]
fn another_key_under_the_same_name_is_disputed() {
    let first = first();
    let second = TestGame::open(with_key(after(&first, &PAIR, &[("alice", 1), ("bob", 3)]), "bob", "mallory"));
    let ledger = ledger(&[("first", &first), ("second", &second)]);
    let (had, has) = (Some(key("bob")), Some(key("mallory")));
    assert_eq!(carried(&ledger, "second", "bob").troubles, [CarryTrouble::OtherKey { had, has }]);
    assert_eq!(troubles(&ledger, "second", "alice"), [""; 0]);
}

#[test]
fn another_name_with_the_same_key_is_disputed() {
    let first = first();
    let second = TestGame::open(with_key(after(&first, &["alice", "carol"], &[("carol", 3)]), "carol", "bob"));
    let ledger = ledger(&[("first", &first), ("second", &second)]);
    assert_eq!(carried(&ledger, "second", "carol").troubles, [CarryTrouble::OtherName { was: name("bob") }]);
}

#[test]
fn who_was_not_there_has_saved_nothing() {
    let first = first();
    let second = TestGame::open(after(&first, &["alice", "carol"], &[("carol", 3)]));
    let ledger = ledger(&[("first", &first), ("second", &second)]);
    assert_eq!(troubles(&ledger, "second", "carol"), ["stranger"]);
}

#[test]
fn a_new_key_is_followed() {
    let mut first = played(terms(&PAIR));
    first.rekey("bob", "bob2");
    let carry = [("bob", 3)];
    let new = TestGame::open(again(with_key(after(&first, &PAIR, &carry), "bob", "bob2"), 2));
    let old = TestGame::open(again(after(&first, &PAIR, &carry), 3));
    let one = ledger(&[("first", &first), ("new", &new)]);
    assert_eq!(troubles(&one, "new", "bob"), [""; 0]);
    // The key that was replaced may be in other hands by now.
    let other = ledger(&[("first", &first), ("old", &old)]);
    assert_eq!(troubles(&other, "old", "bob"), ["key"]);
}

#[test]
fn a_key_that_was_replaced_behind_the_head_is_followed_as_well() {
    let mut first = played(terms(&PAIR));
    let before = after(&first, &PAIR, &[("bob", 3)]);
    first.rekey("bob", "bob2");
    first.rekey("bob", "bob3");
    let second = TestGame::open(with_key(before, "bob", "bob3"));
    assert_eq!(troubles(&ledger(&[("first", &first), ("second", &second)]), "second", "bob"), [""; 0]);
}

#[test]
fn a_key_that_the_referee_gave_holds_at_once() {
    let mut first = played(terms(&PAIR).referee());
    let before = after(&first, &PAIR, &[("bob", 3)]);
    first.rekey_for("bob", "bob2");
    let behind = after(&first, &PAIR, &[("bob", 3)]);
    // Up to an entry before the ruling the old key counts as well; behind it, it may be in other hands.
    for (holder, at_head, since) in
        [("bob", vec![], vec!["key"]), ("bob2", vec![], vec![]), ("bob3", vec!["key"], vec!["key"])]
    {
        for (charter, expected) in [(&before, at_head), (&behind, since)] {
            let second = TestGame::open(with_key(charter.clone(), "bob", holder));
            let report = ledger(&[("first", &first), ("second", &second)]);
            assert_eq!(troubles(&report, "second", "bob"), expected, "{holder}");
        }
    }
}

#[test]
fn who_plays_by_post_is_known_by_the_referee_who_signs_for_him() {
    let first = played(terms(&PAIR).by_post("bob"));
    let carry = [("bob", 3)];
    let same = TestGame::open(again(after(&first, &PAIR, &carry).by_post("bob"), 2));
    let report = ledger(&[("first", &first), ("same", &same)]);
    assert_eq!(troubles(&report, "same", "bob"), [""; 0]);
    let other = after(&first, &PAIR, &carry).by_post("bob");
    let other = other.but(|charter| charter.referee.as_mut().unwrap().key = key("mallory"));
    let other = TestGame::open(again(other, 3));
    let report = ledger(&[("first", &first), ("other", &other)]);
    assert_eq!(carried(&report, "other", "bob").troubles, [CarryTrouble::OtherKey { had: None, has: None }]);
    let signs = TestGame::open(again(after(&first, &PAIR, &carry), 4));
    let report = ledger(&[("first", &first), ("signs", &signs)]);
    let has = Some(key("bob"));
    assert_eq!(carried(&report, "signs", "bob").troubles, [CarryTrouble::OtherKey { had: None, has }]);
}

#[test]
fn a_name_that_was_another_ones_proves_nothing() {
    // Bob of the second game has the key that was carol's, and the name that was bob's.
    let first = played(terms(&["alice", "bob", "carol"]));
    let second = TestGame::open(with_key(after(&first, &PAIR, &[("bob", 3)]), "bob", "carol"));
    let ledger = ledger(&[("first", &first), ("second", &second)]);
    let (had, has) = (Some(key("bob")), Some(key("carol")));
    assert_eq!(carried(&ledger, "second", "bob").troubles, [CarryTrouble::OtherKey { had, has }]);
}

#[test]
fn the_same_tokens_are_carried_once() {
    let first = first();
    let one = TestGame::begin(again(after(&first, &PAIR, &[("alice", 1), ("bob", 3)]), 2));
    let other = TestGame::open(again(after(&first, &PAIR, &[("bob", 3)]), 3));
    let report = ledger(&[("first", &first), ("one", &one), ("other", &other)]);
    let twice = |world: &TestGame| vec![CarryTrouble::Twice { others: vec![world.state.id()] }];
    assert_eq!(carried(&report, "one", "bob").troubles, twice(&other));
    assert_eq!(carried(&report, "other", "bob").troubles, twice(&one));
    assert_eq!(troubles(&report, "one", "alice"), [""; 0]);
    // A player who has not joined has signed nothing.
    assert!(carried(&report, "one", "bob").joined && !carried(&report, "other", "bob").joined);
    // Two copies of one game carry once.
    let report = ledger(&[("first", &first), ("one", &one), ("copy", &one)]);
    assert!(!report.is_disputed());
    // That is seen without the game before as well.
    let report = ledger(&[("one", &one), ("other", &other)]);
    assert_eq!(troubles(&report, "one", "bob"), ["unknown", "twice"]);
    assert_eq!(carried(&report, "one", "bob").verdict(), CarryVerdict::Disputed);
    assert_eq!(carried(&report, "one", "alice").verdict(), CarryVerdict::Unchecked);
}

#[test]
fn tokens_are_not_carried_in_parts_either() {
    let mut first = first();
    first.write("bob", save(3));
    let early = after(&first, &PAIR, &[("bob", 2)]);
    let one = TestGame::open(again(early, 2));
    let other = TestGame::open(again(after(&first, &PAIR, &[("bob", 1)]), 3));
    let ledger = ledger(&[("first", &first), ("one", &one), ("other", &other)]);
    for source in ["one", "other"] {
        assert_eq!(troubles(&ledger, source, "bob"), ["amount", "twice"], "{source}");
    }
}

#[test]
fn another_name_does_not_hide_a_second_carry() {
    let first = first();
    let one = TestGame::open(again(after(&first, &PAIR, &[("bob", 3)]), 2));
    let other = TestGame::open(again(with_key(after(&first, &["alice", "carol"], &[("carol", 3)]), "carol", "bob"), 3));
    let ledger = ledger(&[("first", &first), ("one", &one), ("other", &other)]);
    assert_eq!(troubles(&ledger, "one", "bob"), ["twice"]);
    assert_eq!(troubles(&ledger, "other", "carol"), ["player", "twice"]);
}

#[test]
fn a_stranger_takes_nothing_from_an_honest_carry() {
    let first = first();
    let one = TestGame::open(again(after(&first, &PAIR, &[("bob", 3)]), 2));
    let other = TestGame::open(again(with_key(after(&first, &PAIR, &[("bob", 3)]), "bob", "mallory"), 3));
    let ledger = ledger(&[("first", &first), ("one", &one), ("other", &other)]);
    assert_eq!(troubles(&ledger, "one", "bob"), [""; 0]);
    assert_eq!(troubles(&ledger, "other", "bob"), ["key"]);
}

#[test]
fn nothing_is_carried_as_often_as_one_likes() {
    let mut first = first();
    first.write("bob", save(0));
    let one = TestGame::open(again(after(&first, &PAIR, &[("bob", 0)]), 2));
    let other = TestGame::open(again(after(&first, &PAIR, &[("bob", 0)]), 3));
    assert!(!ledger(&[("first", &first), ("one", &one), ("other", &other)]).is_disputed());
    // Nobody can save more than he has; that is a fault of his own log.
    assert_eq!(played(terms(&PAIR)).refused("alice", save(3)).rule, "DUE-12");
    assert_eq!(first.refused("bob", save(0)).class, FaultClass::Kind);
    assert_eq!(TestGame::begin(terms(&PAIR)).refused("bob", save(1)).class, FaultClass::Kind);
    let mut resigned = TestGame::begin(terms(&PAIR));
    resigned.posted("bob", slips::resign());
    resigned.write("alice", save(3));
    assert_eq!(resigned.refused("bob", save(1)).class, FaultClass::Kind);
}
