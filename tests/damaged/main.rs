//! Damaged logs, one fault each: every one is found, in its class and at its entry.
//!
//! The logs stand in `tests/vectors/damaged`, with an index that says what is wrong with them. They are made by the code
//! beside this file; after a change of it, `ADJUDICATE_GENERATE=1 cargo test --test damaged` writes them anew.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../common/mod.rs"]
mod common;

mod chain;
mod charters;
mod collection;
mod conduct;
mod dice;
mod every;
mod games;
mod play;
mod signatures;
mod spelling;

use std::collections::BTreeSet;
use std::path::PathBuf;

use adjudicate::log::Frames;
use adjudicate::referee::verify;
use collection::Collection;
use serde_json::Value;

/// What stands beside the logs, for who tries another program on them.
const README: &str = "\
Logs with one fault each; everything before the fault is valid. `index.json` has a line for each file: the class of the fault,
the entry that is at fault (the charter is 0), the section of the protocol or the clause of the rules that it breaks, and what
is wrong in words. Every entry is signed as it stands, so that only signatures that are the fault themselves do not hold. The
keys are those of the protocol's vectors, for tests only.
";

fn collect() -> Collection {
    let mut all = Collection::default();
    spelling::collect(&mut all);
    chain::collect(&mut all);
    charters::collect(&mut all);
    signatures::collect(&mut all);
    conduct::collect(&mut all);
    dice::collect(&mut all);
    play::collect(&mut all);
    games::collect(&mut all);
    all
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/vectors/damaged")
}

fn index() -> Vec<Value> {
    serde_json::from_str(&std::fs::read_to_string(folder().join("index.json")).unwrap()).unwrap()
}

#[test]
fn the_files_are_what_the_generator_makes() {
    let all = collect();
    let mut wanted = all.files();
    wanted.insert("index.json".to_owned(), all.index().into_bytes());
    wanted.insert("README.md".to_owned(), README.as_bytes().to_vec());
    if std::env::var_os("ADJUDICATE_GENERATE").is_some() {
        let _ = std::fs::remove_dir_all(folder());
        std::fs::create_dir_all(folder()).unwrap();
        for (file, bytes) in &wanted {
            std::fs::write(folder().join(file), bytes).unwrap();
        }
    }
    let stored = std::fs::read_dir(folder()).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    assert_eq!(stored.collect::<BTreeSet<_>>(), wanted.keys().cloned().collect::<BTreeSet<_>>());
    for (file, bytes) in wanted {
        assert!(std::fs::read(folder().join(&file)).unwrap() == bytes, "{file} is not what the generator makes");
    }
}

#[test]
fn every_fault_is_found_in_its_class_at_its_entry() {
    let index = index();
    assert!(index.len() >= 150, "{} logs", index.len());
    let mut wrong = Vec::new();
    for case in &index {
        let file = case["file"].as_str().unwrap();
        let log = std::fs::read(folder().join(file)).unwrap();
        let verified = verify(&log);
        let entry = case["entry"].as_u64().unwrap();
        let wanted = (case["class"].as_str().unwrap(), entry, case["rule"].as_str().unwrap());
        let found = verified.fault.as_ref().map(|found| (found.fault.class.name(), found.entry, found.fault.rule));
        if found != Some(wanted) {
            wrong.push(format!("{file}: {} is found as {:?}, not {wanted:?}", case["what"], verified.fault));
        }
        // Everything before the fault is valid, and the match that is given back stands there.
        assert_eq!(verified.state.map_or(0, |state| state.entries()), found.map_or(0, |(_, entry, _)| entry), "{file}");
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), index.len(), wrong.join("\n"));
}

/// The line of a file in which the fault is said to be.
fn line_at_fault(file: &str) -> String {
    let log = std::fs::read(folder().join(file)).unwrap();
    let line = verify(&log).fault.unwrap().line;
    let lines: Vec<&[u8]> = log.split(|byte| *byte == b'\n').collect();
    String::from_utf8_lossy(lines[line - 1]).into_owned()
}

#[test]
fn faults_are_told_with_their_lines() {
    for case in index() {
        let file = case["file"].as_str().unwrap();
        let log = std::fs::read(folder().join(file)).unwrap();
        let found = verify(&log).fault.unwrap();
        let first = |n: u64| Frames::new(&log).nth(n as usize).and_then(Result::ok).map(|frame| frame.line);
        if let Some(start) = first(found.entry) {
            let end = first(found.entry + 1).unwrap_or(usize::MAX);
            // An entry as a whole is at fault only if it is not spelled as one.
            assert!(start < found.line && found.line < end, "{file}: line {} of {start} to {end}", found.line);
        }
    }
    let bob = common::key("bob").to_string();
    for (file, line) in [
        ("charter-by-post-alone", "    - name: bob"),
        ("charter-organiser-lots", "  organiser:"),
        ("charter-player-lots", "    - name: lots"),
        (
            "charter-key-organiser-small",
            "    key: ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        ),
        ("charter-key-referee-player", format!("      key: {bob}").as_str()),
        ("charter-first-unknown", "  first: carol"),
        ("charter-game-three-players", "  players:"),
        ("kind-author-unknown", "by: mallory"),
        ("kind-note-silent", "note: true"),
        ("kind-accept-future", "accept: 99"),
        ("chain-seq-zero", "seq: 0"),
        ("reveal-dice-missing", "answer: true"),
        ("reveal-dice-sum", "dice: \"7\""),
        ("reveal-element-missing", "answer: true"),
        ("rules-throw-zero", "  move: \"throw: 0d6\""),
        ("position-over", "  position: \"over\""),
        ("spelling-key-twice-below", "  move: \"hello\""),
        ("spelling-charter-unknown-key-clock", "    hours: 2"),
        ("spelling-crlf-line", "by: alice\r"),
    ] {
        assert_eq!(line_at_fault(&format!("{file}.yaml")), line, "{file}");
    }
}

#[test]
fn every_class_is_there() {
    let classes: BTreeSet<String> = index().iter().map(|case| case["class"].as_str().unwrap().to_owned()).collect();
    let known = ["chain", "charter", "kind", "position", "proof", "reveal", "rules", "signature", "spelling"];
    assert_eq!(classes, known.map(str::to_owned).into());
}
