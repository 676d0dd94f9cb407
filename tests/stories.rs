//! Whole games as they are played by letter: who joins, throws, offers, claims, loses keys and leaves.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use adjudicate::referee::{Duty, verify};
use common::{World, open_game};

#[test]
fn lots_are_drawn_by_the_first_turn() {
    let mut game = World::begin(open_game(&["alice", "bob"]));
    assert_eq!(game.brought(), ["bob"]);
    assert_eq!(game.due(), [("alice".to_owned(), Duty::Reveal)]);
    game.answer("alice");
    assert_eq!(game.brought(), ["alice"]);
    let dice = game.last().dice.unwrap();
    let beginner = if dice.as_str() == "1" { "alice" } else { "bob" };
    assert_eq!(game.due(), [(beginner.to_owned(), Duty::Turn)]);
    game.turn(beginner, "hello");
    assert_eq!(verify(game.log().as_bytes()).fault, None);
}
