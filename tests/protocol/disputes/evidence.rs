//! Evidence: what it holds, and that it is found again from its bytes alone.

use adjudicate::log::{EntryKind, RefereeDecision, True};
use adjudicate::referee::dispute::examine;
use adjudicate_testkit::disputes::{begun, branch, proved, three, two, worlds};
use adjudicate_testkit::{TestGame, key, kinds, open_game, slips};

fn here(nr: u64) -> EntryKind {
    kinds::numbered(RefereeDecision::Here(True), nr)
}

#[test]
fn it_holds_the_two_entries_and_what_they_are_built_on() {
    let game = begun();
    let one = branch(&game, |game| {
        game.turn("alice", "here");
        game.turn("bob", "a letter that proves nothing");
    });
    let other = branch(&game, |game| game.turn("alice", "there"));
    let proof = proved(&worlds(&[("one", &one), ("other", &other)]));
    assert_eq!(proof.head.shared, game.state.entries());
    assert_eq!((proof.head.one.entries, proof.head.other.entries), (1, 1), "what follows is left out");
    assert_eq!((proof.head.hand.as_str(), proof.head.key, proof.head.nr), ("alice", key("alice"), None));
    assert!(!proof.text().contains("a letter that proves nothing"));
    let mut ids = [one.letters()[5].id, other.letters()[5].id];
    ids.sort();
    assert_eq!(proof.pair().map(|letter| letter.id), ids);
    assert!(!proof.replaced);
}

#[test]
fn rulings_of_one_number_bring_both_lines() {
    let game = begun();
    let one = branch(&game, |game| {
        game.turn("alice", "here");
        game.turn("bob", "there");
        game.write("referee", here(7));
    });
    let other = branch(&game, |game| game.write("referee", here(7)));
    let proof = proved(&worlds(&[("one", &one), ("other", &other)]));
    assert_eq!((proof.head.hand.as_str(), proof.head.key, proof.head.nr), ("referee", key("referee"), Some(7)));
    let mut entries = [proof.head.one.entries, proof.head.other.entries];
    entries.sort_unstable();
    assert_eq!((entries, proof.head.shared), ([1, 3], 5));
}

#[test]
fn rulings_of_different_numbers_prove_nothing() {
    let game = begun();
    let one = branch(&game, |game| game.write("referee", here(1)));
    let other = branch(&game, |game| game.write("referee", here(2)));
    let copies = worlds(&[("one", &one), ("other", &other)]);
    assert!(examine(&copies).cases[0].twice.is_empty());
}

#[test]
fn a_ruling_beside_an_entry_of_the_scribe_proves_nothing() {
    let mut game = TestGame::begin(open_game(&["alice", "bob"]).by_post("bob").first("bob"));
    if game.state.machine().pending.is_some() {
        game.throw();
    }
    let one = branch(&game, |game| game.turn("bob", "by card"));
    let other = branch(&game, |game| game.write("referee", here(1)));
    let copies = worlds(&[("one", &one), ("other", &other)]);
    assert!(examine(&copies).cases[0].twice.is_empty());
}

#[test]
fn new_keys_are_known_from_the_common_part() {
    let mut game = begun();
    game.rekey("alice", "alice2");
    let one = branch(&game, |game| game.turn("alice", "here"));
    let other = branch(&game, |game| game.turn("alice", "there"));
    let proof = proved(&worlds(&[("one", &one), ("other", &other)]));
    assert_eq!((proof.head.one.principal.as_str(), proof.head.one.key), ("alice+1", key("alice2")));
    assert_eq!(proof.head.key, key("alice"), "the hand is known by its first key");
    let kinds: Vec<&str> = proof.introductions().iter().map(|known| known.letter.entry.kind.name()).collect();
    assert_eq!(kinds, ["charter", "post"]);
}

#[test]
fn an_old_and_a_new_key_are_one_hand() {
    let mut game = begun();
    let rekey = game.slip("alice", slips::rekey("alice", "alice2"));
    let old = branch(&game, |game| game.turn("alice", "here"));
    let new = branch(&game, |game| game.with([rekey]).turn("alice", "there"));
    let proof = proved(&worlds(&[("old", &old), ("new", &new)]));
    let mut keys = proof.signers().map(|signer| signer.principal);
    keys.sort();
    assert_eq!(keys, ["alice", "alice+1"]);
}

#[test]
fn a_ruling_that_replaced_the_key_is_said() {
    let mut game = begun();
    game.rekey_for("alice", "alice2");
    let one = branch(&game, |game| game.turn("alice", "here"));
    let other = branch(&game, |game| game.turn("alice", "there"));
    assert!(proved(&worlds(&[("one", &one), ("other", &other)])).replaced);
    let copies = worlds(&[("one", &one), ("other", &other)]);
    assert!(examine(&copies).cases[0].twice[0].replaced);
}

#[test]
fn a_referee_who_was_agreed_on_is_known_by_the_key_of_the_offer() {
    let mut game = TestGame::begin(three());
    game.agreed("bob", slips::offer_referee("dave"));
    let one = branch(&game, |game| game.write("referee", here(1)));
    let other = branch(&game, |game| {
        game.join_all();
        game.write("referee", here(1))
    });
    let proof = proved(&worlds(&[("one", &one), ("other", &other)]));
    assert_eq!((proof.head.hand.as_str(), proof.head.key), ("referee", key("dave")));
    let kinds: Vec<&str> = proof.introductions().iter().map(|known| known.letter.entry.kind.name()).collect();
    assert_eq!(kinds, ["charter", "agree"]);
}

#[test]
fn the_scribe_has_the_hand() {
    let mut game = TestGame::begin(open_game(&["alice", "bob"]).by_post("bob").first("bob"));
    if game.state.machine().pending.is_some() {
        game.throw();
    }
    let one = branch(&game, |game| game.turn("bob", "one"));
    let other = branch(&game, |game| game.turn("bob", "other"));
    let proof = proved(&worlds(&[("one", &one), ("other", &other)]));
    assert_eq!((proof.head.hand.as_str(), proof.pair()[0].entry.by.as_str()), ("referee", "bob"));
}

#[test]
fn joins_and_resignations_are_entries_like_others() {
    let game = TestGame::open(open_game(&["alice", "bob"]).first("alice"));
    let one = branch(&game, |game| game.say("first").join("alice"));
    let other = branch(&game, |game| game.write("alice", kinds::resign()));
    let proof = proved(&worlds(&[("one", &one), ("other", &other)]));
    assert_eq!(proof.head.shared, 1);
}

#[test]
fn nothing_but_what_was_signed_and_sent_is_in_it() {
    let game = begun();
    let one = branch(&game, |game| game.turn("alice", "here"));
    let other = branch(&game, |game| game.turn("alice", "there"));
    let text = proved(&worlds(&[("one", &one), ("other", &other)])).text();
    let (_, length) = adjudicate::log::read_evidence(&text).unwrap();
    let known: Vec<String> = one.entries.iter().chain(&other.entries).cloned().collect();
    for frame in adjudicate::log::Frames::new(&text.as_bytes()[length..]) {
        assert!(known.contains(&frame.unwrap().text.to_owned()));
    }
    assert!(!text.contains("PRIVATE"));
    assert_eq!(two().0.players.len(), 2);
}
