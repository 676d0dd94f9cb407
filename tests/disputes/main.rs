//! Disputes: copies in all combinations, evidence and attacks on it, the command, and the stories that are told in
//! docs/disputes.md.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../common/mod.rs"]
mod common;
#[path = "../support/program.rs"]
mod program;

mod attacks;
mod board;
mod command;
mod copies;
mod evidence;
mod honest;
mod rulings;
mod stories;

use adjudicate::referee::dispute::{Copy, Dispute, examine};
use common::{Terms, World, open_game};

/// Two players and a referee; alice begins.
pub fn two() -> Terms {
    open_game(&["alice", "bob"]).referee().first("alice").clock(7, 3, 0)
}

/// Three players and a referee; alice begins.
pub fn three() -> Terms {
    open_game(&["alice", "bob", "carol"]).referee().first("alice").clock(7, 3, 0)
}

/// The same game, gone on with in another way.
pub fn branch<R>(game: &World, story: impl FnOnce(&mut World) -> R) -> World {
    let mut branch = game.clone();
    story(&mut branch);
    branch
}

/// A game of two that has had one turn of each.
pub fn begun() -> World {
    let mut game = World::begin(two());
    game.turn("alice", "one");
    game.turn("bob", "two");
    game
}

/// What follows from logs.
pub fn logs(copies: &[(&str, String)]) -> Dispute {
    let copies: Vec<Copy> = copies.iter().map(|(source, log)| Copy::of_log(source, log.as_bytes())).collect();
    examine(&copies)
}

/// What follows from games as they are.
pub fn worlds(copies: &[(&str, &World)]) -> Dispute {
    let copies: Vec<(&str, String)> = copies.iter().map(|(source, world)| (*source, world.log())).collect();
    logs(&copies)
}

/// Loose entries.
pub fn loose(source: &str, entries: &[String]) -> Copy {
    let mut copy = Copy::of_letters(source);
    for text in entries {
        copy.add(vec![adjudicate::log::read(text).unwrap()]);
    }
    copy
}

/// Who is proved to have signed twice.
pub fn named(dispute: &Dispute) -> Vec<String> {
    dispute.proofs().map(|proof| proof.head.author.to_string()).collect()
}
