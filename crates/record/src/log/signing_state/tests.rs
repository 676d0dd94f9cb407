//! A state that was written reads back the same, and a damaged one is reported.

use std::fs;
use std::path::PathBuf;

use super::*;
use crate::crypto::Signature;
use crate::log::file::Disk;
use crate::log::{EntryKind, Reveal, Text, Time, True};
use adjudicate_rules::Name;

const GAME: Digest = Digest([5; 32]);
const ALICE: PublicKey = PublicKey::from_bytes([1; 32]);
const REFEREE: PublicKey = PublicKey::from_bytes([2; 32]);

fn post(seq: u64) -> Entry {
    Entry {
        seq,
        prev: Some(Digest([8; 32])),
        by: Name::parse("alice").unwrap(),
        at: Time::parse("2026-11-20T17:03:11Z").unwrap(),
        slips: Vec::new(),
        kind: EntryKind::Post(True),
        reveal: Reveal::default(),
        dice: None,
        say: Some(Text::new("# \"né\" - {a: |} '").unwrap()),
        sig: Signature::from_bytes([1; 64]),
    }
}

fn given(number: u32) -> GivenElement {
    GivenElement { base: GAME, number, asked: GAME }
}

fn home() -> (tempfile::TempDir, PathBuf) {
    let home = tempfile::tempdir().unwrap();
    let directory = home.path().join("state/adjudicate");
    (home, directory)
}

#[test]
fn what_is_stored_is_loaded() {
    let (_home, directory) = home();
    assert_eq!(SigningState::load(&Disk, &directory, &GAME).unwrap(), None);
    let mut kept = SigningState::new(GAME, 0, GAME);
    kept.note_signed(&ALICE, &post(1), Some(given(3)));
    kept.note_signed(&ALICE, &post(2), Some(given(2)));
    kept.note_signed(&REFEREE, &post(3), None);
    kept.note_given(&REFEREE, given(1));
    kept.store(&Disk, &directory).unwrap();
    let loaded = SigningState::load(&Disk, &directory, &GAME).unwrap().unwrap();
    assert_eq!(loaded, kept);
    assert_eq!(loaded.seen(), (3, id_of(&post(3))));
    assert_eq!((loaded.given(&ALICE, &GAME), loaded.given(&REFEREE, &GAME)), (Some(given(3)), Some(given(1))));
    assert_eq!(loaded.signed().count(), 3);
    assert_eq!(loaded.entry(&ALICE), Some(write(&post(2)).as_str()));
    assert_eq!(loaded.entry(&PublicKey::from_bytes([3; 32])), None);
}

#[test]
fn another_chain_of_a_key_counts_anew() {
    let mut kept = SigningState::new(GAME, 0, GAME);
    let other = Digest([9; 32]);
    kept.note_given(&ALICE, given(1_030));
    kept.note_given(&ALICE, GivenElement { base: other, number: 1, asked: GAME });
    assert_eq!(kept.given(&ALICE, &GAME).map(|given| given.number), Some(1_030));
    assert_eq!(kept.given(&ALICE, &other).map(|given| given.number), Some(1));
}

#[test]
fn two_programs_do_not_overwrite_each_other() {
    let (_home, directory) = home();
    let mut first = SigningState::new(GAME, 0, GAME);
    let mut second = first.clone();
    first.store(&Disk, &directory).unwrap();
    assert!(matches!(second.store(&Disk, &directory), Err(StateError::File(FileError::Changed { .. }))));
    let mut second = SigningState::load(&Disk, &directory, &GAME).unwrap().unwrap();
    first.note_seen(1, ALICE_ENTRY, |_| false);
    first.store(&Disk, &directory).unwrap();
    second.note_seen(2, ALICE_ENTRY, |_| false);
    assert!(matches!(second.store(&Disk, &directory), Err(StateError::File(FileError::Changed { .. }))));
}

const ALICE_ENTRY: Digest = Digest([6; 32]);

#[test]
fn an_entry_that_went_nowhere_can_be_withdrawn() {
    let (_home, directory) = home();
    let mut kept = SigningState::new(GAME, 0, GAME);
    let earlier = kept.clone();
    kept.note_signed(&ALICE, &post(1), Some(given(1)));
    kept.store(&Disk, &directory).unwrap();
    kept.withdraw(&earlier);
    assert_eq!((kept.entry(&ALICE), kept.given(&ALICE, &GAME), kept.seen()), (None, None, (0, GAME)));
    kept.store(&Disk, &directory).unwrap();
}

#[test]
fn damage_is_told_and_never_taken_for_nothing() {
    let (_home, directory) = home();
    let mut kept = SigningState::new(GAME, 0, GAME);
    kept.note_signed(&ALICE, &post(1), Some(given(1)));
    kept.store(&Disk, &directory).unwrap();
    let path = path_of(&directory, &GAME);
    let good = fs::read_to_string(&path).unwrap();
    let told = |text: &[u8]| {
        fs::write(&path, text).unwrap();
        let error = SigningState::load(&Disk, &directory, &GAME).unwrap_err();
        assert!(matches!(&error, StateError::Damaged { .. }) && error.hint().is_some(), "{error}");
        error.to_string()
    };
    told(b"");
    told(b"\xff\xfe");
    told(&vec![b' '; STATE_MAX + 1]);
    for cut in 1..good.len() {
        told(&good.as_bytes()[..cut]);
    }
    assert!(told(good.replace("seq: 1", "seq: 2").as_bytes()).ends_with("its last line does not fit the rest"));
    let body = unsealed(&good).unwrap();
    let resealed = |from: &str, to: &str| told(sealed(body.replacen(from, to, 1)).as_bytes());
    assert!(resealed("game: sha256:05", "game: sha256:06").ends_with("it is about another game"));
    assert!(resealed("post: true", "post: yes").contains("the entry it keeps: line 6"));
    assert!(resealed("seq: 1", "more: 1").contains("unknown field"));
    fs::write(&path, &good).unwrap();
    assert_eq!(SigningState::load(&Disk, &directory, &GAME).unwrap(), Some(kept));
}

/// Whichever copy is older, nothing that was signed, given or seen is lost.
#[test]
fn two_copies_are_merged_and_nothing_is_forgotten() {
    let mut older = SigningState::new(GAME, 0, GAME);
    older.note_signed(&ALICE, &post(1), Some(given(3)));
    let mut newer = older.clone();
    newer.note_signed(&ALICE, &post(2), Some(given(2)));
    newer.note_signed(&ALICE, &post(4), Some(given(5)));
    let mut elsewhere = older.clone();
    elsewhere.note_signed(&REFEREE, &post(3), Some(given(1)));
    for (mut one, other) in [(older.clone(), newer.clone()), (newer.clone(), older.clone())] {
        one.merge(&other);
        assert_eq!(one.seen(), newer.seen());
        assert_eq!(one.entry(&ALICE), newer.entry(&ALICE));
        assert_eq!(one.signed().count(), 3);
        assert_eq!(one.given(&ALICE, &GAME), Some(given(5)));
    }
    newer.merge(&elsewhere);
    assert_eq!(newer.seen(), (4, id_of(&post(4))));
    assert_eq!(newer.entry(&REFEREE), Some(write(&post(3)).as_str()));
    assert_eq!((newer.signed().count(), newer.given(&REFEREE, &GAME)), (4, Some(given(1))));
    let once = newer.clone();
    newer.merge(&elsewhere);
    assert_eq!(newer, once);
}
