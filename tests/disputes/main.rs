//! Disputes: copies in all combinations, evidence and attacks on it, the command, and stories as a just arbiter finds them.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../common/mod.rs"]
mod common;
#[path = "../support/program.rs"]
mod program;

mod attacks;
mod command;
mod copies;
mod evidence;
mod size;
mod stories;
mod told;

use adjudicate::referee::dispute::{Copies, Dispute, Proof, examine};
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

/// Copies of logs.
pub fn logs(handed: &[(&str, String)]) -> Copies {
    let mut copies = Copies::new();
    handed.iter().for_each(|(source, log)| copies.add_log(source, log.as_bytes()).close());
    copies
}

/// Copies of games as they are.
pub fn worlds(handed: &[(&str, &World)]) -> Copies {
    let handed: Vec<(&str, String)> = handed.iter().map(|(source, world)| (*source, world.log())).collect();
    logs(&handed)
}

/// Adds loose entries.
pub fn loose(copies: &mut Copies, source: &str, entries: &[String]) {
    let mut copy = copies.add_letters(source);
    entries.iter().for_each(|text| copy.add(vec![adjudicate::log::read(text).unwrap()]));
    copy.close();
}

/// Who is proved to have signed twice.
pub fn named(dispute: &Dispute<'_>) -> Vec<String> {
    dispute.cases.iter().flat_map(|case| &case.twice).map(|twice| twice.name.clone()).collect()
}

/// The evidence against the only one who has signed twice, after it was written and read again.
pub fn proved(copies: &Copies) -> Proof {
    let dispute = examine(copies);
    let [twice] = dispute.cases[0].twice.as_slice() else { panic!("one has signed twice") };
    let proof = dispute.cases[0].proof(twice).unwrap();
    let text = proof.text();
    let again = Proof::read(text.as_bytes()).unwrap();
    assert_eq!((again.text(), &again.head), (text, &proof.head));
    again
}
