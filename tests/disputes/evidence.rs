//! Evidence: what it holds, and that it is found again from its bytes alone.

use adjudicate::referee::dispute::{Dispute, Proof};

use crate::common::world::letter;
use crate::common::{World, kinds, open_game};
use crate::{begun, branch, named, three, two, worlds};

/// The only proof, after it was written and read again.
pub fn proved(dispute: &Dispute) -> Proof {
    let proofs: Vec<&Proof> = dispute.proofs().collect();
    assert_eq!(proofs.len(), 1);
    let text = proofs[0].text();
    let again = Proof::read(text.as_bytes()).unwrap();
    assert_eq!(again.text(), text);
    again
}

#[test]
fn it_holds_the_two_entries_and_what_they_are_built_on() {
    let game = begun();
    let one = branch(&game, |game| {
        game.turn("alice", "here");
        game.turn("bob", "a letter that proves nothing");
        game.note("alice");
    });
    let other = branch(&game, |game| game.turn("alice", "there"));
    let proof = proved(&worlds(&[("one", &one), ("other", &other)]));
    assert_eq!(proof.head.shared, game.state.entries());
    assert_eq!((proof.head.one.entries, proof.head.other.entries), (1, 1), "what follows is left out");
    assert_eq!((proof.head.author.as_str(), proof.head.introduced), ("alice", 0));
    assert!(!proof.text().contains("a letter that proves nothing"));
    let mut ids = [one.letters()[5].id, other.letters()[5].id];
    ids.sort();
    assert_eq!(proof.pair().map(|letter| letter.id), ids);
}

#[test]
fn it_reaches_back_to_where_the_branches_part() {
    let game = World::begin(three());
    // Bob forks; carol, who has gone on from one of his branches, is not named, and alice signs on both.
    let one = branch(&game, |game| {
        game.say("one").note("alice");
        game.turn("alice", "here");
    });
    let other = branch(&game, |game| {
        game.say("other").note("alice");
        game.turn("alice", "there");
    });
    let proof = proved(&worlds(&[("one", &one), ("other", &other)]));
    let kinds: Vec<&str> = proof.pair().iter().map(|letter| letter.entry.kind.name()).collect();
    assert_eq!(kinds, ["note", "note"], "the earliest pair is named");
}

#[test]
fn new_keys_are_known_from_the_common_part() {
    let mut game = begun();
    let seq = game.rekey("alice", "alice2");
    game.turn("alice", "with the new key");
    game.turn("bob", "so be it");
    let one = branch(&game, |game| game.turn("alice", "here"));
    let other = branch(&game, |game| game.turn("alice", "there"));
    let proof = proved(&worlds(&[("one", &one), ("other", &other)]));
    assert_eq!((proof.head.principal.as_str(), proof.head.introduced), ("alice+1", seq));
    assert_eq!(proof.head.key, crate::common::key("alice2"));
    let kinds: Vec<&str> = proof.introductions().iter().map(|letter| letter.entry.kind.name()).collect();
    assert_eq!(kinds, ["charter", "rekey"]);
}

#[test]
fn a_key_from_the_referee_is_known_by_the_entry_that_it_signs() {
    let mut game = begun();
    let seq = game.rekey_for("alice", "alice2");
    game.holds("alice", "alice2");
    // Each of the two is the first entry that the new key signs.
    let one = branch(&game, |game| game.turn("alice", "here"));
    let other = branch(&game, |game| game.turn("alice", "there"));
    let proof = proved(&worlds(&[("one", &one), ("other", &other)]));
    assert_eq!((proof.head.principal.as_str(), proof.head.introduced), ("alice+1", seq));
}

#[test]
fn two_keys_of_one_player_are_two_signers() {
    let mut game = begun();
    game.rekey_for("alice", "alice2");
    let old = branch(&game, |game| game.turn("alice", "here"));
    let new = branch(&game, |game| {
        game.holds("alice", "alice2");
        game.turn("alice", "there");
    });
    // By the signing key these are two authors (protocol 5): who stole the old one is not who has the new one.
    assert!(named(&worlds(&[("old", &old), ("new", &new)])).is_empty());
}

#[test]
fn a_referee_who_was_replaced_has_another_key() {
    let mut game = World::begin(two());
    let offer = game.write("bob", kinds::offer_referee("carol"));
    let seq = offer;
    game.write("alice", kinds::accept(offer));
    game.holds("referee", "carol");
    let one = branch(&game, |game| game.say("yes").note("referee"));
    let other = branch(&game, |game| game.say("no").note("referee"));
    let proof = proved(&worlds(&[("one", &one), ("other", &other)]));
    assert_eq!((proof.head.principal.as_str(), proof.head.introduced), ("referee+1", seq));
}

#[test]
fn dice_and_joins_can_be_evidence_too() {
    let game = World::open(open_game(&["alice", "bob"]).first("alice"));
    let one = branch(&game, |game| game.say("first").write("alice", kinds::join()));
    let other = branch(&game, |game| game.say("second").write("alice", kinds::join()));
    let proof = proved(&worlds(&[("one", &one), ("other", &other)]));
    assert_eq!((proof.head.shared, proof.pair()[0].entry.kind.name()), (1, "join"));
}

#[test]
fn nothing_but_what_was_signed_and_sent_is_in_it() {
    let game = begun();
    let one = branch(&game, |game| game.turn("alice", "here"));
    let other = branch(&game, |game| game.turn("alice", "there"));
    let text = proved(&worlds(&[("one", &one), ("other", &other)])).text();
    let (_, length) = adjudicate::log::read_evidence(&text).unwrap();
    let rest = &text[length..];
    let known: Vec<String> = one.entries.iter().chain(&other.entries).cloned().collect();
    for frame in adjudicate::log::Frames::new(rest.as_bytes()) {
        let entry = frame.unwrap().text.to_owned();
        assert!(known.contains(&entry) && letter(&entry).entry.seq < 6);
    }
    assert!(!text.contains("PRIVATE"));
}
