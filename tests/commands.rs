//! What the commands print, to the byte: see the sessions in `tests/sessions`.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod program;

use program::play;

#[test]
fn keys() {
    play("keys");
}

#[test]
fn a_game_of_merels() {
    play("merels");
}

#[test]
fn offers() {
    play("offers");
}

#[test]
fn the_referee() {
    play("referee");
}

#[test]
fn wrong_usage() {
    play("usage");
}

#[test]
fn tables() {
    play("tables");
}

#[test]
fn counts() {
    play("counts");
}

#[test]
fn what_is_kept() {
    play("state");
}

#[test]
fn imports() {
    play("import");
}
