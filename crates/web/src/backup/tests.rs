use std::path::Path;

use adjudicate_record::crypto::{Identity, PublicKey};
use adjudicate_record::log::file::MemoryDisk;
use adjudicate_record::log::{EntryKind, SignedEntry};
use serde_json::Value;

use super::*;
use crate::fixture::session;

const STATE: &str = "state";
const NAME: &str = "tic-tac-toe-alice-bob.yaml";

/// A log that was played to its end, entry by entry.
fn entries() -> Vec<SignedEntry> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/tic-tac-toe.yaml");
    let log = std::fs::read_to_string(path).unwrap();
    let mut starts: Vec<usize> = log.match_indices("---\nseq: ").map(|(at, _)| at).collect();
    starts.push(log.len());
    starts.windows(2).map(|pair| SignedEntry::read(&log[pair[0]..pair[1]]).unwrap()).collect()
}

fn log(entries: &[SignedEntry]) -> String {
    entries.iter().map(|letter| letter.text.as_str()).collect()
}

/// The key and the name of the player who wrote the last entry.
fn last_hand(entries: &[SignedEntry]) -> PublicKey {
    let EntryKind::Charter(charter) = &entries[0].entry.kind else { panic!("no charter") };
    let by = &entries.last().unwrap().entry.by;
    charter.players.iter().find(|player| player.name == *by).unwrap().key.unwrap()
}

/// Returns the signing state of the player who has signed the last of these entries.
fn signed(entries: &[SignedEntry]) -> SigningState {
    let mut kept = SigningState::new(entries[0].id, 0, entries[0].id);
    kept.note_signed(&last_hand(entries), &entries.last().unwrap().entry, None);
    kept
}

fn state_name(entries: &[SignedEntry]) -> String {
    format!("state/games/{}.yaml", entries[0].id.to_hex())
}

/// The text of the file in which this is kept.
fn state_text(mut kept: SigningState, entries: &[SignedEntry]) -> String {
    let memory = MemoryDisk::default();
    kept.store(&memory, Path::new(STATE)).unwrap();
    String::from_utf8(file::read(&memory, Path::new(&state_name(entries))).unwrap()).unwrap()
}

fn backup(files: &[(&str, &str)]) -> Vec<u8> {
    let files: BTreeMap<&str, &str> = files.iter().copied().collect();
    json!({ "adjudicate": 1, "files": files }).to_string().into_bytes()
}

fn text(memory: &MemoryDisk, path: &str) -> Option<String> {
    file::read(memory, Path::new(path)).ok().map(|bytes| String::from_utf8(bytes).unwrap())
}

fn refusals(told: &Value) -> Vec<String> {
    told["refused"].as_array().unwrap().iter().map(|one| one["message"].as_str().unwrap().to_owned()).collect()
}

/// An older copy of a game with a fresh state, under the names of the files that are here and under others that lead to them: the log
/// stays as long as it is, and what was signed stays signed.
#[test]
fn an_older_copy_replaces_nothing() {
    let entries = entries();
    let (older, state) = (log(&entries[..3]), state_name(&entries));
    let fresh = state_text(SigningState::new(entries[0].id, 2, entries[2].id), &entries);
    for before in ["", "./", "x/../", "/", ".\\"] {
        let (session, memory) = session();
        file::create(&memory, Path::new(NAME), &log(&entries)).unwrap();
        signed(&entries).store(&memory, Path::new(STATE)).unwrap();
        let files = [(format!("{before}{NAME}"), &older), (format!("{before}{state}"), &fresh)];
        let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        let told = restore(&session, &backup(&files)).unwrap();
        assert_eq!(refusals(&told).len(), if before.is_empty() { 0 } else { 2 }, "{before}: {told}");
        assert_eq!((&told["boards"], &told["states"]), (&json!(0), &json!(0)), "{before}: {told}");
        assert_eq!(text(&memory, NAME), Some(log(&entries)), "{before}");
        let kept = SigningState::load(&memory, Path::new(STATE), &entries[0].id).unwrap().unwrap();
        assert_eq!(kept.seen(), (entries.len() as u64 - 1, entries.last().unwrap().id), "{before}");
        assert_eq!(kept.entry(&last_hand(&entries)), Some(entries.last().unwrap().text.as_str()), "{before}");
    }
}

/// In a page that lacks something, everything comes back; the second time nothing is new.
#[test]
fn a_newer_copy_brings_everything() {
    let entries = entries();
    let (whole, state, name) = (log(&entries), state_text(signed(&entries), &entries), state_name(&entries));
    let board = format!("state/boards/{}-1.yaml", entries[0].id.to_hex());
    let squares: Vec<String> = (0..81)
        .map(|at| {
            let (row, along) = (at / 9, at % 9);
            let column = if row % 2 == 0 { along } else { 8 - along };
            format!("{}{}", char::from(b'A' + column as u8), row + 1)
        })
        .collect();
    let sealed = format!("path: {}\nsalts: {}\n", squares.join(" "), adjudicate_record::log::Bytes([3; 32]));
    let bytes = backup(&[
        (NAME, &whole),
        (&name, &state),
        (&board, &sealed),
        ("notes.txt", "?"),
        ("state/games/1.yaml", &state),
    ]);
    for known in [None, Some(&entries[..3])] {
        let (session, memory) = session();
        if let Some(known) = known {
            file::create(&memory, Path::new(NAME), &log(known)).unwrap();
            SigningState::new(entries[0].id, 2, entries[2].id).store(&memory, Path::new(STATE)).unwrap();
        }
        let told = restore(&session, &bytes).unwrap();
        assert_eq!(
            (&told["states"], &told["boards"], &told["mark"]),
            (&json!(1), &json!(1), &json!("locked")),
            "{told}"
        );
        assert_eq!(refusals(&told).len(), 2, "{told}");
        assert_eq!(text(&memory, NAME).as_ref(), Some(&whole));
        assert_eq!(text(&memory, &board).as_ref(), Some(&sealed));
        let kept = SigningState::load(&memory, Path::new(STATE), &entries[0].id).unwrap().unwrap();
        assert_eq!(kept.entry(&last_hand(&entries)), Some(entries.last().unwrap().text.as_str()));
        let again = restore(&session, &bytes).unwrap();
        assert_eq!((&again["states"], &again["boards"]), (&json!(0), &json!(0)), "{again}");
        assert_eq!(again["brought"]["games"][0]["added"], 0, "{again}");
        // A board that was sealed here is not exchanged for another one.
        let other = sealed.replace(
            &adjudicate_record::log::Bytes([3; 32]).to_string(),
            &adjudicate_record::log::Bytes([4; 32]).to_string(),
        );
        let told = restore(&session, &backup(&[(&board, &other)])).unwrap();
        assert_eq!(refusals(&told).len(), 1, "{told}");
        assert_eq!(text(&memory, &board).as_ref(), Some(&sealed));
    }
}

#[test]
fn only_backups_are_restored_and_their_mark_is_told() {
    let (mut session, _) = session();
    for wrong in ["", "{}", "---\nseq: 0\n", r#"{"adjudicate":2,"files":{}}"#, r#"{"adjudicate":1,"files":{"a":1}}"#] {
        assert!(restore(&session, wrong.as_bytes()).is_err(), "{wrong}");
    }
    let entries = entries();
    let (name, state) = (state_name(&entries), state_text(signed(&entries), &entries));
    let files: BTreeMap<String, String> = [(name, state)].into();
    let (alice, bob) = (Identity::from_seed(&[1; 32]), Identity::from_seed(&[2; 32]));
    session.office.at_hand = Some(alice.clone()).into();
    for (mark, standing) in [
        (Some(SessionMark::of(&alice, &files)), "good"),
        (Some(SessionMark::of(&bob, &files)), "other-key"),
        (None, "missing"),
    ] {
        let bytes = json!({ "adjudicate": 1, "files": files, "mark": mark }).to_string();
        assert_eq!(restore(&session, bytes.as_bytes()).unwrap()["mark"], standing);
    }
}
