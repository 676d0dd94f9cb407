//! Knockouts stand by the round in which one went out.

use adjudicate::event::table::{PairingSystem, Progress, Tiebreak};

use crate::table::build::{leave, places, row, section, stand, value};

const SIX: [&str; 6] = ["U 4w1 2w1", "U 3b1 1b0", "6w1 2w0", "5w1 1b0", "4b0", "3b0"];

#[test]
fn by_the_round_of_elimination() {
    let standings = stand(&section(PairingSystem::Knockout, &[], &SIX));
    assert_eq!(places(&standings), "1:1 2:2 3-4:3 3-4:4 5-6:5 5-6:6");
    let out: Vec<Option<u32>> = (1..=6).map(|number| row(&standings, number).eliminated).collect();
    assert_eq!(out, [None, Some(3), Some(2), Some(2), Some(1), Some(1)]);
    assert_eq!(standings.stage, Progress::Final);
    assert_eq!(row(&standings, 1).byes, 1);
}

#[test]
fn tie_breaks_only_within_a_round() {
    // Each lost to somebody who came further: 4 to the winner, whose score is higher; 5 and 6 to equals.
    let standings = stand(&section(PairingSystem::Knockout, &[Tiebreak::Buchholz], &SIX));
    assert_eq!(value(&standings, 4).1, "helene 0 + alyx 3 = 3");
    assert_eq!(value(&standings, 3).1, "franck 0 + bruno 2 = 2");
    assert_eq!(places(&standings), "1:1 2:2 3:4 4:3 5-6:5 5-6:6");
}

#[test]
fn those_still_in_stand_first() {
    let standings = stand(&section(PairingSystem::Knockout, &[], &["4w1 2w?", "3w1 1b?", "2b0", "1b0"]));
    assert_eq!(places(&standings), "1-2:1 1-2:2 3-4:3 3-4:4");
    assert_eq!(standings.stage, Progress::Running);
    assert_eq!(standings.heading().english, "Test: standings after round 1 of 2, 1 game open");
}

#[test]
fn of_a_level_game_the_second_player_goes_on() {
    let drawn = stand(&section(PairingSystem::Knockout, &[], &["4w1", "3w=", "2b=", "1b0"]));
    assert_eq!(places(&drawn), "1-2:1 1-2:3 3-4:2 3-4:4");
    let paired = stand(&section(PairingSystem::Knockout, &[], &["4w1 3w1", "3w=", "2b= 1b0", "1b0"]));
    assert_eq!(places(&paired), "1:1 2:3 3-4:2 3-4:4");
}

#[test]
fn of_a_level_final_the_second_player_has_won() {
    let rows = ["4w1 2w=", "3w1 1b=", "2b0", "1b0"];
    let standings = stand(&section(PairingSystem::Knockout, &[], &rows));
    assert_eq!(places(&standings), "1:2 2:1 3-4:3 3-4:4");
    assert_eq!((row(&standings, 1).eliminated, row(&standings, 2).eliminated), (Some(2), None));
    assert_eq!(standings.stage, Progress::Final);
    assert_eq!(standings.heading().english, "Test: final standings");
    // More points on the way there, by a bye or by tie-breaks, change nothing.
    let standings = stand(&section(PairingSystem::Knockout, &[Tiebreak::Wins], &["U 3w=", "3w=", "2b= 1b="]));
    assert_eq!(places(&standings), "1:3 2:1 3:2");
    // Nobody came to the final; the rule is the same.
    let standings = stand(&section(PairingSystem::Knockout, &[], &["4w1 2w-", "3w1 1b-", "2b0", "1b0"]));
    assert_eq!(places(&standings), "1:2 2:1 3-4:3 3-4:4");
}

#[test]
fn the_director_can_let_the_first_player_go_on() {
    let standings = stand(&section(PairingSystem::Knockout, &[], &["4w1 2w1", "3w= 1b0", "2b=", "1b0"]));
    assert_eq!(places(&standings), "1:1 2:2 3-4:3 3-4:4");
}

#[test]
fn who_loses_is_out_even_if_he_plays_for_the_third_place() {
    let rows = ["4w1 2w1", "3w1 1b0", "2b0 4w1", "1b0 3b0"];
    let standings = stand(&section(PairingSystem::Knockout, &[], &rows));
    assert_eq!(places(&standings), "1:1 2:2 3-4:3 3-4:4");
    let standings = stand(&section(PairingSystem::Knockout, &[Tiebreak::Wins], &rows));
    assert_eq!(places(&standings), "1:1 2:2 3:3 4:4");
}

#[test]
fn who_leaves_is_out() {
    let mut section = section(PairingSystem::Knockout, &[], &["4w1", "3w1", "2b0", "1b0"]);
    leave(&mut section, 2, 1, "");
    let standings = stand(&section);
    assert_eq!(places(&standings), "1:1 2-4:2 2-4:3 2-4:4");
    assert_eq!(standings.stage, Progress::Final);
}
