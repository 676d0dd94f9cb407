//! Complete games and counts that another implementation made.

use adjudicate_games::duodecim::GAME;

use super::setup::game;
use crate::kit::page::page;
use crate::kit::{dice, vectors};

#[test]
fn games_go_as_recorded() {
    vectors::traces(&GAME, |_, _| {});
}

#[test]
fn perft_counts_agree() {
    vectors::counts(&GAME);
}

#[test]
fn the_documented_game_is_true() {
    let text = page("duodecim-scriptorum");
    let example = text.rsplit("```").nth(1).unwrap();
    let mut position = game("pieces=2");
    for line in example.lines().filter(|line| !line.is_empty()) {
        let (thrown, rest) = line.split_once("  ").unwrap();
        let (played, after) = rest.trim().split_once("  ").unwrap();
        position.thrown(&dice(thrown.trim()));
        position.play(played).unwrap();
        assert_eq!(position.text(), after.trim());
    }
}
