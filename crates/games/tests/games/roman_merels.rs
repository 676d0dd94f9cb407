//! Roman Merels: the vectors, and every clause in turn.

use adjudicate_games::roman_merels::{GAME, law};
use adjudicate_rules::{OptionValue, Options, Play};

use crate::kit::refusals::legal;
use crate::kit::{self, end, play_all, refused, refuses, understands, vectors};

/// x can close a1-a4-a7.
const LINE: &str = "a1 b2 a4 b4";
/// o can close b2-b4-b6; x has the line a1-a4-a7, and d1.
const SAFE: &str = "a1 b2 a4 b4 a7xb2 b2 d1";
/// With four stones: nothing in hand, four left each; c4-d6 makes the line d5-d6-d7.
const FLIGHT: &str = "b4 g7 d5 f6 c4 c3 d7 c5";

/// With `quiet_turns=9` the game is over.
const ENDED: &str = "b4 g7 d5 f6 c4 c3 d7 c5 b4-a1";

fn table(options: &str, moves: &str) -> Play {
    kit::table(&GAME, options, moves)
}

#[test]
fn complete_games_replay() {
    vectors::traces(&GAME, |_, _| {});
}

#[test]
fn perft_counts_match() {
    vectors::counts(&GAME);
}

#[test]
fn illegal_and_unreadable_moves_are_refused_by_clause() {
    let row = |options, moves, typed, clause, span| refused(table(options, moves).position(), typed, clause).at(span);
    refuses(
        &GAME,
        &[
            row("", "", "", "ALL-3", 0..0),
            row("", "", "d4", "ALL-3", 0..2),
            row("", "", "fly a1", "ALL-3", 0..3),
            row("", "", "a1 x", "ALL-3", 3..4),
            row("", "", "a1 d1 g1", "ALL-3", 6..8),
            row("", "", "x", "ALL-3", 0..1),
            row("", "", "-", "ALL-3", 0..1),
            row("", "", "pass pass", "ALL-3", 5..9),
            row("", "", "pass", "ALL-7", 0..4),
            row("ruleset=ludii-6", "", "pass", "ALL-7", 0..4),
            row("stones=4", FLIGHT, "pass", "ALL-7", 0..4),
            row("", LINE, "a1", "RML-1", 0..2),
            row("", LINE, "b4", "RML-1", 0..2),
            row("", LINE, "a4-a7", "RML-1", 0..5),
            row("stones=4", FLIGHT, "e3", "RML-1", 0..2),
            row("stones=4", FLIGHT, "e3-e4", "RML-1", 0..2),
            row("stones=4", FLIGHT, "g7-e4", "RML-1", 0..2),
            row("stones=4", FLIGHT, "b4-c3", "RML-1", 3..5),
            row("stones=4", FLIGHT, "b4-b4", "RML-1", 3..5),
            row("stones=4 ruleset=ludii-6", FLIGHT, "b4-d6", "RML-1", 3..5),
            row("stones=4 ruleset=ludii-10", FLIGHT, "c4-d6", "RML-1", 3..5),
            row("", LINE, "a7", "RML-2", 0..2),
            row("", LINE, "g7xb2", "RML-2", 2..5),
            row("", LINE, "a7xa1", "RML-2", 2..5),
            row("", LINE, "a7xc3", "RML-2", 2..5),
            row("", LINE, "a7xb2xb4", "RML-2", 5..8),
            row("", LINE, "a7xb2xb2", "RML-2", 5..8),
            row("ruleset=ludii-1", SAFE, "b6xa4", "RML-2", 2..5),
            row("ruleset=ludii-6", SAFE, "b6xa4", "RML-2", 2..5),
            row("stones=4 flight_closes=true", FLIGHT, "c4-d6", "RML-2", 0..5),
            row("stones=4", FLIGHT, "c4-d6xg7", "RML-3", 5..8),
            row("stones=4 ruleset=ludii-1", FLIGHT, "c4-d6", "RML-3", 3..5),
            row("stones=5", "a1 d1 a7 g1 d5 b4 e3 b6 f2 g7", "f2-c3", "RML-3", 3..5),
            row("stones=4 quiet_turns=9", ENDED, "b4-b2", "ALL-2", 0..5),
        ],
        &[],
    );
}

#[test]
fn people_write_as_they_like() {
    understands(&table("", ""), &[("d2", "d2"), (" D2 ", "d2")]);
    understands(&table("", LINE), &[("A7 X B2", "a7xb2"), ("a7 removes b2", "a7xb2")]);
    understands(&table("stones=4", FLIGHT), &[("c4 d6", "c4-d6"), ("c4->d6", "c4-d6")]);
}

#[test]
fn rulesets_differ_in_what_can_be_removed() {
    let any = ["b6xa1", "b6xa4", "b6xa7", "b6xd1"];
    assert_eq!(legal(&table("", SAFE), "b6"), any);
    assert_eq!(legal(&table("ruleset=ludii-10", SAFE), "b6"), any);
    assert_eq!(legal(&table("ruleset=ludii-1", SAFE), "b6"), ["b6xd1"]);
    assert_eq!(legal(&table("ruleset=ludii-6", SAFE), "b6"), ["b6xd1"]);
    // All stones of x stand in lines.
    let all = "a1 b2 a4 b4 a7xb2 b2 d7 c3 g7xc3";
    assert_eq!(legal(&table("ruleset=ludii-6", all), "b6"), ["b6xa1", "b6xa4", "b6xa7", "b6xd7", "b6xg7"]);
}

#[test]
fn two_lines_remove_one_stone() {
    let double = "a1 b2 a4 c4 d7 e3 g7 f6";
    assert_eq!(legal(&table("", double), "a7"), ["a7xb2", "a7xc4", "a7xe3", "a7xf6"]);
}

#[test]
fn a_flight_removes_nothing_unless_the_table_says_so() {
    assert_eq!(legal(&table("stones=4", FLIGHT), "c4-d6"), ["c4-d6"]);
    let closing = ["c4-d6xc3", "c4-d6xc5", "c4-d6xf6", "c4-d6xg7"];
    assert_eq!(legal(&table("stones=4 flight_closes=true", FLIGHT), "c4-d6"), closing);
    // A flying stone does not step: a move to a neighbouring point removes nothing either.
    let near = "b6 g7 d5 f6 c4 c3 d7 c5";
    assert_eq!(legal(&table("stones=4", near), "b6-d6"), ["b6-d6"]);
    let closing = ["b6-d6xc3", "b6-d6xc5", "b6-d6xf6", "b6-d6xg7"];
    assert_eq!(legal(&table("stones=4 ruleset=ludii-10", near), "b6-d6"), closing);
}

#[test]
fn a_line_may_be_made_again_at_once() {
    let opened = "a1 b2 a4 b4 a7xb2 c5 d1 e3 a7-d7 e3-e4";
    let play = table("stones=4 ruleset=ludii-10", opened);
    assert!(play.text().ends_with(" x -"));
    assert_eq!(legal(&play, "d7-a7").len(), 3);
}

#[test]
fn two_stones_or_fewer_lose() {
    assert_eq!(end(&table("stones=3", "a1 b2 a4 b4 a7xb2")), "x RML-4 fewer than three stones");
}

#[test]
fn who_is_blocked_passes_or_loses() {
    let mut play = table("stones=6", "d5 d1 b6 a1 d6 g7 a4 d7 b2 a7xb6 g4 g1xd5 b2-d2");
    assert_eq!(legal(&play, ""), ["pass"]);
    play_all(&mut play, "pass");
    assert_eq!(play.text(), "oxo......ox..xo......oxo 0,0 x -");
    let blocked =
        "b6 d7 c5 f2 c4 a1 e5 c3 d5xa1 e4 c4-b4 c3-d3 b6-d6 d3-c3 b4-a4 f2-d2 d6-b6 d7-d6 a4-b4 d2-b2 b4-c4 b2-b4";
    assert_eq!(end(&table("stones=5 ruleset=ludii-6", blocked)), "o RML-5 no legal move");
    assert_eq!(legal(&table("stones=5 ruleset=ludii-10", blocked), ""), ["pass"]);
}

#[test]
fn two_passes_in_a_row_draw() {
    let full = "e3 g1 c4 d6 d5 e4 d1 d7 f6 b6 e5 a7 g7 a4 b2 f2 c3 g4 f4 d2 b4 c5 a1 d3";
    let mut play = table("stones=12", full);
    play_all(&mut play, "pass");
    assert_eq!(end(&play), "not over");
    play_all(&mut play, "pass");
    assert_eq!(end(&play), "- RML-5 both players passed");
    assert_eq!(end(&table("stones=12 ruleset=ludii-6", full)), "o RML-5 no legal move");
}

#[test]
fn quiet_turns_count_from_the_first_turn_on() {
    let mut play = table("quiet_turns=5", "a1 b2 a4 b4");
    assert_eq!(end(&play), "not over");
    play_all(&mut play, "c3");
    assert_eq!(end(&play), "- RML-6 5 turns without a removal");
    let mut play = table("quiet_turns=5", "a1 b2 a4 b4 a7xb2 g7 g4 f4 c4");
    assert_eq!(end(&play), "not over");
    play_all(&mut play, "c5");
    assert_eq!(end(&play), "- RML-6 5 turns without a removal");
}

#[test]
fn the_third_time_a_position_stands_is_a_draw() {
    let around = "a1-a4 g1-g4 a4-a1 g4-g1";
    let mut play = table("stones=3", "a1 g1 b2 f6 c5 e3");
    play_all(&mut play, around);
    assert_eq!(end(&play), "not over");
    play_all(&mut play, around);
    assert_eq!(end(&play), "- RML-6 the same position stood 3 times");
}

#[test]
fn flights_cannot_close_where_nobody_flies() {
    let options = |ruleset: &str| {
        let name = adjudicate_rules::Name::parse(ruleset).unwrap();
        let ruleset = ("ruleset".to_owned(), OptionValue::Name(name));
        Options([ruleset, ("flight_closes".to_owned(), OptionValue::Bool(true))].into())
    };
    for (ruleset, fits) in [("ludii-1", true), ("ludii-4", true), ("ludii-6", false), ("ludii-10", false)] {
        let law = law(&options(ruleset));
        assert_eq!(law.as_ref().map_err(|refusal| refusal.clause).err(), (!fits).then_some("ALL-6"), "{ruleset}");
    }
}
