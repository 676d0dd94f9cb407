//! Every game of the registry passes the conformance kit.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "conformance/mod.rs"]
mod kit;

#[test]
fn every_game_conforms() {
    for game in adjudicate::games::GAMES {
        kit::conforms(game, None);
    }
}

#[test]
fn names_are_unique_and_found() {
    for game in adjudicate::games::GAMES {
        let found = adjudicate::games::find(game.name).expect("a listed game is found");
        assert!(std::ptr::eq(found, *game), "{} is listed twice", game.name);
    }
}
