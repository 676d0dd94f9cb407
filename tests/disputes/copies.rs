//! Copies in all combinations.

use adjudicate::referee::Class;
use adjudicate::referee::dispute::{Copy, Decision, Dispute, Ruling, Standing, examine};

use crate::common::world::letter;
use crate::common::{World, kinds, open_game};
use crate::{begun, branch, logs, loose, named, three, two, worlds};

fn standings(dispute: &Dispute) -> Vec<(&str, Standing)> {
    dispute.cases[0].holdings.iter().map(|holding| (holding.source.as_str(), holding.standing())).collect()
}

#[test]
fn copies_that_are_the_same() {
    let game = begun();
    let dispute = worlds(&[("a", &game), ("b", &game), ("c", &game)]);
    assert_eq!(dispute.cases.len(), 1);
    assert_eq!(dispute.cases[0].ruling(), Ruling::Same);
    assert_eq!(standings(&dispute), [("a", Standing::Whole), ("b", Standing::Whole), ("c", Standing::Whole)]);
    assert!(!dispute.is_dispute());
}

#[test]
fn copies_that_are_behind() {
    let old = begun();
    let new = branch(&old, |game| {
        game.turn("alice", "three");
        game.note("alice");
    });
    for pair in [[("old", &old), ("new", &new)], [("new", &new), ("old", &old)]] {
        let dispute = worlds(&pair);
        assert_eq!(dispute.cases[0].ruling(), Ruling::Behind);
        let holding = dispute.cases[0].holdings.iter().find(|holding| holding.source == "old").unwrap();
        assert_eq!((holding.behind, holding.standing()), (2, Standing::Behind));
        assert_eq!(dispute.cases[0].log.len() as u64, new.state.entries());
        assert!(!dispute.is_dispute());
    }
}

#[test]
fn copies_that_fork() {
    let game = begun();
    let one = branch(&game, |game| game.turn("alice", "here"));
    let other = branch(&game, |game| {
        game.turn("alice", "there");
        game.turn("bob", "after it");
    });
    let dispute = worlds(&[("one", &one), ("other", &other), ("old", &game)]);
    let case = &dispute.cases[0];
    assert_eq!((case.ruling(), named(&dispute)), (Ruling::Forked, vec!["alice".to_owned()]));
    assert_eq!(case.log.last(), Some(&game.state.head()), "the log ends before the fork");
    assert_eq!(case.misled(), ["bob"]);
    assert_eq!(standings(&dispute), [("one", Standing::Branch), ("other", Standing::Branch), ("old", Standing::Whole)]);
    let fork = case.fork().unwrap();
    assert_eq!((fork.after, fork.branches.len(), fork.decision), (game.state.entries() - 1, 2, Decision::Forked));
    for branch in &fork.branches {
        let (source, turns, can) = if branch.entries.len() == 2 { ("other", 2, true) } else { ("one", 1, false) };
        assert_eq!((case.holders_of(branch), branch.turns), (&[source.to_owned()][..], turns));
        // A ruling on the short branch would not beat two turns.
        assert_eq!(!branch.rulable.is_empty(), can);
        assert!(!branch.stays);
    }
}

#[test]
fn whoever_signs_twice_is_named() {
    let terms = three().organiser("olga");
    for author in ["alice", "bob", "carol", "referee", "olga"] {
        let mut game = World::begin(terms.clone());
        game.turn("alice", "one");
        let one = branch(&game, |game| game.say("this").note(author));
        let other = branch(&game, |game| game.say("that").note(author));
        assert_eq!(named(&worlds(&[("one", &one), ("other", &other)])), [author]);
    }
}

#[test]
fn the_scribe_signs_for_whom_he_writes() {
    let game = World::begin(open_game(&["alice", "bob"]).by_post("bob").first("bob"));
    let one = branch(&game, |game| game.turn("bob", "his card"));
    let other = branch(&game, |game| game.turn("bob", "another card"));
    let dispute = worlds(&[("one", &one), ("other", &other)]);
    assert_eq!(named(&dispute), ["referee"], "bob has signed nothing");
    let [one, other] = dispute.cases[0].proofs[0].pair();
    assert_eq!((one.entry.by.as_str(), other.entry.by.as_str()), ("bob", "bob"));
}

#[test]
fn two_who_sign_twice_are_both_named() {
    let game = begun();
    let one = branch(&game, |game| {
        game.turn("alice", "here");
        game.turn("bob", "here");
    });
    let other = branch(&game, |game| {
        game.turn("alice", "there");
        game.turn("bob", "there");
    });
    let mut names = named(&worlds(&[("one", &one), ("other", &other)]));
    names.sort();
    assert_eq!(names[0], "alice");
    let dispute = worlds(&[("one", &one), ("other", &other)]);
    assert!(dispute.cases[0].fork().unwrap().branches.iter().all(|branch| branch.rulable.is_empty()));
}

#[test]
fn an_entry_that_was_changed_is_held_against_nobody() {
    let game = branch(&begun(), |game| game.turn("alice", "three"));
    let mut changed = game.entries.clone();
    let last = changed.last_mut().unwrap();
    *last = last.replace("three", "other");
    let dispute = logs(&[("a", game.log()), ("b", changed.concat())]);
    let case = &dispute.cases[0];
    assert_eq!((case.ruling(), named(&dispute).len()), (Ruling::Invalid, 0));
    assert_eq!(case.holdings[1].fault.as_ref().unwrap().fault.class, Class::Signature);
    let refused = &case.refused[0];
    assert_eq!((refused.fault.class, refused.signed.as_deref(), refused.with), (Class::Signature, None, 0));
    assert_eq!(refused.sources, ["b"]);
}

#[test]
fn an_entry_that_is_not_allowed_is_no_second_signature() {
    let game = begun();
    let good = branch(&game, |game| game.turn("alice", "three"));
    // It is alice's turn, so bob's is not allowed, though he has signed it.
    let wrong = game.forge("bob", kinds::turn_to("mine", "?"), |_| ());
    let dispute = logs(&[("a", good.log()), ("b", game.log_with(&wrong))]);
    let refused = &dispute.cases[0].refused[0];
    assert_eq!((refused.signed.as_deref(), named(&dispute).len()), (Some("bob"), 0));
    assert!(dispute.is_dispute());
}

#[test]
fn entries_behind_a_fault_count_where_another_copy_fills_the_gap() {
    let game = branch(&begun(), |game| {
        game.turn("alice", "three");
        game.turn("bob", "four");
    });
    let mut damaged = game.entries.clone();
    damaged[3] = damaged[3].replace("one", "uno");
    let old: String = game.entries[..4].concat();
    let dispute = logs(&[("damaged", damaged.concat()), ("old", old)]);
    let case = &dispute.cases[0];
    assert_eq!(case.log.len() as u64, game.state.entries(), "together they have the whole game");
    assert_eq!(case.holdings[0].missing, [3]);
}

#[test]
fn loose_entries_are_evidence_against_a_log() {
    let game = begun();
    let one = branch(&game, |game| game.turn("alice", "here"));
    let other = branch(&game, |game| game.turn("alice", "there"));
    let letters = loose("letter", &other.entries[other.entries.len() - 1..]);
    let dispute = examine(&[letters, Copy::of_log("log", one.log().as_bytes())]);
    assert_eq!(named(&dispute), ["alice"]);
    let missing = &dispute.cases[0].holdings[0].missing;
    assert_eq!(missing.len() as u64, game.state.entries(), "the letter alone has nothing before it");
}

#[test]
fn what_a_copy_lacks_is_told() {
    let game = branch(&begun(), |game| game.turn("alice", "three"));
    let mut some = game.entries.clone();
    some.remove(4);
    some.remove(2);
    let dispute = examine(&[loose("some", &some), Copy::of_log("whole", game.log().as_bytes())]);
    let case = &dispute.cases[0];
    assert_eq!((case.holdings[0].missing.as_slice(), case.ruling()), (&[2, 4][..], Ruling::Behind));
    assert!(!dispute.is_dispute());
}

#[test]
fn without_its_predecessor_an_entry_says_nothing() {
    let game = begun();
    let one = branch(&game, |game| game.turn("alice", "here"));
    let other = branch(&game, |game| {
        game.turn("alice", "there");
        game.turn("bob", "after it");
    });
    let last = loose("last", &other.entries[other.entries.len() - 1..]);
    let dispute = examine(&[Copy::of_log("one", one.log().as_bytes()), last]);
    let case = &dispute.cases[0];
    assert_eq!((case.ruling(), case.early.len(), named(&dispute).len()), (Ruling::Incomplete, 1, 0));
    assert!(dispute.strays.is_empty());
    // A stranger's entry belongs to no game.
    let foreign = World::begin(open_game(&["dave", "erin"]));
    let stray = loose("stray", &foreign.entries[1..]);
    let dispute = examine(&[Copy::of_log("one", one.log().as_bytes()), stray]);
    assert_eq!((dispute.strays.len(), dispute.cases[0].ruling()), (2, Ruling::Same));
}

#[test]
fn copies_of_several_games_are_sorted() {
    let (one, other) = (begun(), World::begin(three()));
    let dispute = worlds(&[("a", &one), ("b", &other), ("c", &one)]);
    assert_eq!(dispute.cases.len(), 2);
    let sources: Vec<Vec<&str>> =
        dispute.cases.iter().map(|case| case.holdings.iter().map(|held| held.source.as_str()).collect()).collect();
    assert!(sources.contains(&vec!["a", "c"]) && sources.contains(&vec!["b"]));
    assert!(!dispute.is_dispute());
}

#[test]
fn without_a_charter_there_is_no_game() {
    let game = begun();
    let dispute = logs(&[("none", game.entries[1..].concat()), ("empty", String::new())]);
    assert_eq!((dispute.cases.len(), dispute.broken.len()), (0, 2));
    assert!(dispute.is_dispute());
}

#[test]
fn the_order_of_the_copies_does_not_matter() {
    let game = World::begin(three());
    let copies = [
        branch(&game, |game| game.turn("alice", "here")),
        branch(&game, |game| game.turn("alice", "there")),
        branch(&game, |game| game.note("bob")),
    ];
    let shown = |order: [usize; 3]| {
        let given: Vec<(&str, &World)> = order.iter().map(|place| (["a", "b", "c"][*place], &copies[*place])).collect();
        let dispute = worlds(&given);
        let case = &dispute.cases[0];
        let proofs: Vec<String> = case.proofs.iter().map(|proof| proof.text()).collect();
        (case.ruling(), case.log.clone(), proofs, case.crossings.len(), case.misled())
    };
    let first = shown([0, 1, 2]);
    for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        assert_eq!(shown(order), first);
    }
    assert_eq!(first.0, Ruling::Forked);
}

#[test]
fn a_damaged_signature_does_not_stand_for_a_good_one() {
    let game = begun();
    let mut bad = game.entries.clone();
    let last = bad.len() - 1;
    let other = letter(&game.entries[1]).entry.sig;
    let mut entry = letter(&bad[last]).entry;
    entry.sig = other;
    bad[last] = adjudicate::log::write(&entry);
    let dispute = logs(&[("bad", bad.concat()), ("good", game.log())]);
    let case = &dispute.cases[0];
    assert_eq!(case.log.len() as u64, game.state.entries());
    // The copy breaks; the entry itself is the same text.
    assert_eq!(case.holdings[0].standing(), Standing::Invalid);
    assert_eq!(two().0.players.len(), 2);
}
