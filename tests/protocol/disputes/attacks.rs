//! Evidence that proves nothing: made by hand, changed, or against somebody honest.

use adjudicate::log::{Evidence, SignedEntry, read_evidence, write_evidence};
use adjudicate::referee::FaultClass;
use adjudicate::referee::dispute::{EquivocationProof, ProofFlaw};
use adjudicate_testkit::disputes::{begun, branch, proved, worlds};
use adjudicate_testkit::{TestGame, key, kinds, name, open_game};

/// Evidence that holds, and the worlds that it comes from.
fn good() -> (String, TestGame, TestGame) {
    let game = begun();
    let one = branch(&game, |game| game.turn("alice", "here"));
    let other = branch(&game, |game| game.turn("alice", "there"));
    (proved(&worlds(&[("one", &one), ("other", &other)])).text(), one, other)
}

fn flaw(text: &str) -> ProofFlaw {
    EquivocationProof::read(text.as_bytes()).expect_err("it proves nothing")
}

/// The same entries under a head that was changed.
fn changed(text: &str, change: impl FnOnce(&mut Evidence)) -> String {
    let (mut head, length) = read_evidence(text).unwrap();
    change(&mut head);
    write_evidence(&head) + &text[length..]
}

#[test]
fn a_head_that_says_something_else() {
    let (text, ..) = good();
    assert!(EquivocationProof::read(text.as_bytes()).is_ok());
    let claim = |key| ProofFlaw::Claim { key };
    assert_eq!(flaw(&changed(&text, |head| head.hand = name("bob"))), claim("hand"));
    assert_eq!(flaw(&changed(&text, |head| head.key = key("bob"))), claim("key"));
    assert_eq!(flaw(&changed(&text, |head| head.nr = Some(1))), claim("nr"));
    assert_eq!(flaw(&changed(&text, |head| head.game = head.one.id)), claim("game"));
    assert_eq!(flaw(&changed(&text, |head| head.one.id = head.game)), claim("one"));
    assert_eq!(flaw(&changed(&text, |head| head.other.key = key("bob"))), claim("other"));
    assert_eq!(flaw(&changed(&text, |head| std::mem::swap(&mut head.one, &mut head.other))), claim("one"));
    assert_eq!(flaw(&changed(&text, |head| head.shared += 1)), ProofFlaw::Count);
    assert_eq!(flaw(&changed(&text, |head| head.one.entries = u64::MAX >> 11)), ProofFlaw::Count);
}

#[test]
fn entries_too_few_or_too_many() {
    let (text, one, _) = good();
    let last = text.rfind("---\n").unwrap();
    assert_eq!(flaw(&text[..last]), ProofFlaw::Count);
    assert_eq!(flaw(&(text.clone() + one.entries.last().unwrap())), ProofFlaw::Count);
    let (_, length) = read_evidence(&text).unwrap();
    assert_eq!(flaw(&text[..length]), ProofFlaw::Count);
}

#[test]
fn what_is_common_is_not_told_twice() {
    let (text, one, other) = good();
    let (mut head, _) = read_evidence(&text).unwrap();
    head.shared -= 1;
    head.one.entries += 1;
    head.other.entries += 1;
    let mut ends = [one.entries.clone(), other.entries.clone()];
    ends.sort_by_key(|entries| SignedEntry::read(entries.last().unwrap()).unwrap().id);
    let [first, second] = ends;
    let entries = [&first[..4], &first[4..], &second[4..]].concat().concat();
    assert_eq!(flaw(&(write_evidence(&head) + &entries)), ProofFlaw::Claim { key: "shared" });
}

#[test]
fn a_text_that_was_changed_after_it_was_signed() {
    let (text, ..) = good();
    let ProofFlaw::Entry(found) = flaw(&text.replace("move: \"there\"", "move: \"hence\"")) else { panic!("an entry") };
    // An open game records what was said, so the position is the first to differ.
    assert!(matches!(found.fault.class, FaultClass::Signature | FaultClass::Position), "{}", found.fault);
    let line = text.lines().position(|line| line.contains("there")).unwrap() + 1;
    assert!(found.line.abs_diff(line) < 20, "{} is near {line}", found.line);
}

#[test]
fn two_hands() {
    let game = begun();
    let turn = branch(&game, |game| game.turn("alice", "here"));
    let ruling = branch(&game, |game| game.write("referee", kinds::here()));
    let flaw = EquivocationProof::of(turn.letters(), ruling.letters()).err();
    assert!(matches!(flaw, Some(ProofFlaw::Hand { .. })), "{flaw:?}");
}

#[test]
fn two_places() {
    let mut game = begun();
    let one = branch(&game, |game| game.turn("alice", "here"));
    game.write("referee", kinds::here());
    game.turn("alice", "there");
    // A ruling lies between them: she has signed each where the line went.
    assert_eq!(EquivocationProof::of(one.letters(), game.letters()).err(), Some(ProofFlaw::Place));
    let before = game.letters()[..6].to_vec();
    assert_eq!(
        EquivocationProof::of(before, game.letters()).err(),
        Some(ProofFlaw::Place),
        "one is built on the other"
    );
    assert_eq!(EquivocationProof::of(game.letters(), game.letters()).err(), Some(ProofFlaw::Same));
    assert_eq!(EquivocationProof::of(Vec::new(), game.letters()).err(), Some(ProofFlaw::Count));
}

#[test]
fn two_games() {
    let one = TestGame::begin(open_game(&["alice", "bob"]).first("alice"));
    let other = TestGame::begin(open_game(&["alice", "carol"]).first("alice"));
    assert_eq!(EquivocationProof::of(one.letters(), other.letters()).err(), Some(ProofFlaw::Game));
}

#[test]
fn entries_that_cannot_stand() {
    let game = begun();
    let honest = branch(&game, |game| game.turn("alice", "here"));
    let forged = game.forge_as("alice", "mallory", kinds::turn_to("there", "?"), |_| {});
    let line = [game.letters(), vec![SignedEntry::read(&forged).unwrap()]].concat();
    let Some(ProofFlaw::Entry(found)) = EquivocationProof::of(honest.letters(), line).err() else { panic!("an entry") };
    assert_eq!((found.entry, found.fault.class), (5, FaultClass::Signature));
    let early = game.forge("bob", kinds::turn_to("there", "?"), |_| {});
    let line = [game.letters(), vec![SignedEntry::read(&early).unwrap()]].concat();
    let Some(ProofFlaw::Entry(found)) = EquivocationProof::of(honest.letters(), line).err() else { panic!("an entry") };
    assert_eq!((found.entry, found.fault.class), (5, FaultClass::Kind));
}

#[test]
fn what_is_no_evidence_at_all() {
    for text in ["", "---\n", "---\nevidence:\n", "hello", "---\nevidence:\n  format: 2\n"] {
        assert!(matches!(flaw(text), ProofFlaw::Spelling(_)), "{text:?}");
    }
    let (text, ..) = good();
    let mut bytes = text.clone().into_bytes();
    bytes.push(0xff);
    assert!(matches!(EquivocationProof::read(&bytes).err(), Some(ProofFlaw::Spelling(_))));
    assert!(matches!(flaw(&text.replace("  shared: 5\n", "  shared: 05\n")), ProofFlaw::Spelling(_)));
}

#[test]
fn every_byte_that_is_changed_is_noticed() {
    let (text, ..) = good();
    let good = EquivocationProof::read(text.as_bytes()).unwrap();
    for at in (0..text.len()).step_by(61) {
        let mut bytes = text.clone().into_bytes();
        bytes[at] ^= 1;
        if let Ok(proof) = EquivocationProof::read(&bytes) {
            assert_eq!(proof.head, good.head, "byte {at}");
            panic!("byte {at} changes nothing");
        }
    }
}
