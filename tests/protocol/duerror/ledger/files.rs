//! A series of three games in files, for the session of the command: `cargo xtask update ledger` writes them.

use std::path::PathBuf;

use adjudicate_testkit::{TestGame, is_updating};

use super::PAIR;
use super::series::{after, again, played, save, terms, with_key};

fn files() -> Vec<(&'static str, String)> {
    let mut first = played(terms(&PAIR));
    first.write("alice", save(1));
    let mut forked = first.clone();
    first.write("bob", save(3));
    forked.write("bob", save(2));
    let mut second = played(after(&first, &PAIR, &[("alice", 1), ("bob", 3)]));
    second.rekey("alice", "alice2");
    let third = with_key(after(&second, &PAIR, &[("alice", 3), ("bob", 9)]).organiser("bob"), "alice", "alice2");
    let mut twice = TestGame::open(again(after(&first, &["bob", "carol"], &[("bob", 3)]), 7));
    twice.join("bob");
    vec![
        ("first.yaml", first.log()),
        ("forked.yaml", forked.log()),
        ("second.yaml", second.log()),
        ("third.yaml", TestGame::begin(third).log()),
        ("twice.yaml", twice.log()),
    ]
}

#[test]
fn the_files_of_the_session_are_current() {
    let directory = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/vectors/ledger");
    for (name, log) in files() {
        let path = directory.join(name);
        if is_updating("ledger") {
            std::fs::create_dir_all(&directory).unwrap();
            std::fs::write(&path, &log).unwrap();
        }
        assert!(
            std::fs::read_to_string(&path).unwrap() == log,
            "{name} is out of date: `cargo xtask update ledger` writes it again"
        );
    }
}
