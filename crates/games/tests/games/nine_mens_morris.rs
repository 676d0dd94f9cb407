//! Nine Men's Morris: the vectors, and every clause in turn.

use adjudicate_games::nine_mens_morris::GAME;
use adjudicate_rules::Play;

use crate::kit::refusals::legal;
use crate::kit::{self, end, play_all, refused, refuses, understands, vectors};

/// x can close a1-a4-a7.
const MILL: &str = "a1 b2 a4 b4";
/// o can close b2-b4-b6; x has the mill a1-a4-a7, and d1.
const SAFE: &str = "a1 b2 a4 b4 a7xb2 b2 d1";
/// o can close b2-b4-b6; all stones of x stand in mills.
const ALL_SAFE: &str = "a1 b2 a4 b4 a7xb2 b2 d7 c3 g7xc3";
/// x can close two mills on a7.
const DOUBLE: &str = "a1 b2 a4 c4 d7 e3 g7 f6";
/// With four stones: nothing in hand; x has the mill a1-a4-a7, and d1.
const STEP: &str = "a1 b2 a4 b4 a7xb2 c5 d1 e3";
/// The same, and x has opened the mill by a7-d7.
const OPENED: &str = "a1 b2 a4 b4 a7xb2 c5 d1 e3 a7-d7 e3-e4";
/// With three stones: nothing in hand, and both can go to and fro.
const SHUFFLE: &str = "a1 g1 b2 f6 c5 e3";

/// With `quiet_turns=1` the game is over.
const ENDED: &str = "a1 g1 b2 f6 c5 e3 a1-a4";

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
            row("", "", "   ", "ALL-3", 0..3),
            row("", "", "a2", "ALL-3", 0..2),
            row("", "", "h1", "ALL-3", 0..2),
            row("", "", "d", "ALL-3", 0..1),
            row("", "", "42", "ALL-3", 0..1),
            row("", "", "place d2", "ALL-3", 0..5),
            row("", "", "d2 \u{1f3b2}", "ALL-3", 3..7),
            row("", "", "d2 \u{e9}", "ALL-3", 3..5),
            row("", "", "xa1", "ALL-3", 0..1),
            row("", "", "-a1", "ALL-3", 0..1),
            row("", "", "a1-", "ALL-3", 2..3),
            row("", "", "a1-x", "ALL-3", 2..3),
            row("", "", "a1x", "ALL-3", 2..3),
            row("", "", "a1xx", "ALL-3", 2..3),
            row("", "", "a1xd9", "ALL-3", 3..5),
            row("", "", "a1 d1 g1", "ALL-3", 6..8),
            row("", "", "a1-d1-g1", "ALL-3", 5..6),
            row("", "", "a1xb2 b4", "ALL-3", 6..8),
            row("", "", "pass a1", "ALL-3", 5..7),
            row("", "", "a1 pass", "ALL-3", 3..7),
            row("", "", "pass", "ALL-7", 0..4),
            row("blocked=passes stones=4", STEP, "pass", "ALL-7", 0..4),
            row("", MILL, "a1", "NMM-2", 0..2),
            row("", MILL, "B2", "NMM-2", 0..2),
            row("", MILL, "a1-d1", "NMM-2", 0..5),
            row("stones=4", STEP, "d2", "NMM-3", 0..2),
            row("stones=4", STEP, "g1-g4", "NMM-3", 0..2),
            row("stones=4", STEP, "c5-d5", "NMM-3", 0..2),
            row("stones=4", STEP, "a4-b4", "NMM-3", 3..5),
            row("stones=4", STEP, "a4-a7", "NMM-3", 3..5),
            row("stones=4", STEP, "a4-a4", "NMM-3", 3..5),
            row("stones=4", STEP, "a7 g7", "NMM-3", 3..5),
            row("stones=4", STEP, "d1-d3", "NMM-3", 3..5),
            row("", MILL, "d7xb2", "NMM-4", 2..5),
            row("", MILL, "a7xa1", "NMM-4", 2..5),
            row("", MILL, "a7xa7", "NMM-4", 2..5),
            row("", MILL, "a7 x c3", "NMM-4", 3..7),
            row("", MILL, "a7xb2xb2", "NMM-4", 5..8),
            row("", MILL, "a7xb2xb4", "NMM-4", 5..8),
            row("", DOUBLE, "a7xb2xc4", "NMM-4", 5..8),
            row("double_mill=two", DOUBLE, "a7xb2", "NMM-4", 2..5),
            row("double_mill=two", DOUBLE, "a7xb2xc4xe3", "NMM-4", 8..11),
            row("double_mill=two", MILL, "a7xb2xb4", "NMM-4", 5..8),
            row("stones=4", STEP, "d1-d2xb4", "NMM-4", 5..8),
            row("", MILL, "a7", "NMM-5", 0..2),
            row("double_mill=two", DOUBLE, "a7", "NMM-5", 0..2),
            row("", SAFE, "b6xa4", "NMM-5", 2..5),
            row("all_in_mills=any", SAFE, "b6xa4", "NMM-5", 2..5),
            row("", ALL_SAFE, "b6xa4", "NMM-5", 2..5),
            row("stones=4", OPENED, "d7-a7xb4", "NMM-6", 0..8),
            row("stones=4", OPENED, "d7a7", "NMM-6", 0..4),
            row("stones=4 flying=3", STEP, "d1-g7", "NMM-7", 3..5),
            row("stones=5 flying=4", "a1 b2 a4 b4 a7xb2 c5 d1 e3 d2 g4", "d1-g7", "NMM-7", 3..5),
            row("stones=3 quiet_turns=1", ENDED, "a4-a1", "ALL-2", 0..5),
        ],
        &[],
    );
}

#[test]
fn refusals_say_what_is_wrong_and_what_would_do() {
    let refusal = |options, moves, typed| table(options, moves).position().read(typed).expect_err(typed);
    let safe = refusal("", SAFE, "b6xa4");
    assert_eq!(safe.to_string(), "[NMM-5] a4 stands in a mill (a1-a4-a7) and cannot be removed");
    assert_eq!(safe.hint.as_deref(), Some("legal now: xd1"));
    let none = refusal("", MILL, "a7");
    assert_eq!(none.to_string(), "[NMM-5] a7 closes the mill a1-a4-a7, so a stone must be removed");
    assert_eq!(none.hint.as_deref(), Some("legal now: xb2, xb4"));
    let all = refusal("", ALL_SAFE, "b6xa4");
    assert_eq!(all.to_string(), "[NMM-5] all stones of x stand in mills, so none is removed");
    assert_eq!(all.hint.as_deref(), Some("legal now: b6"));
    let ban = refusal("stones=4", OPENED, "d7-a7");
    assert_eq!(
        ban.to_string(),
        "[NMM-6] the stone on d7 has just left the mill a1-a4-a7 and cannot close it again at once"
    );
    assert_eq!(ban.hint.as_deref(), Some("legal now: d7-d6, d7-g7"));
    let far = refusal("stones=4", STEP, "d1-d3");
    assert_eq!(far.hint.as_deref(), Some("legal now: d1-d2, d1-g1"));
    let point = refusal("", "", "a2");
    assert_eq!(point.to_string(), "[ALL-3] `a2` is no point of the board");
    assert_eq!(point.hint.as_deref(), Some("points of this column: a1 a4 a7"));
    let many = refusal("", "a1", "a1");
    assert_eq!(many.hint.as_deref(), Some("legal now: a4, a7, b2, b4, b6, c3, c4, c5, and 15 more"));
}

#[test]
fn people_write_as_they_like() {
    understands(&table("", ""), &[("d2", "d2"), (" D2 ", "d2"), ("d2,", "d2")]);
    let ways = ["a7xb2", "A7XB2", "a7 x b2", "a7*b2", "a7:b2", "a7 takes b2", "a7, removes b2", "a7\u{d7}b2"];
    understands(&table("", MILL), &ways.map(|way| (way, "a7xb2")));
    let ways = ["d1-d2", "d1d2", "d1 d2", "D1 - D2", "d1->d2", "d1>d2", "d1\u{2013}d2", "d1\u{2192}d2", "d1 to d2"];
    understands(&table("stones=4", STEP), &ways.map(|way| (way, "d1-d2")));
    understands(&table("double_mill=two", DOUBLE), &[("a7xe3xb2", "a7xb2xe3"), ("a7 xc4 xf6", "a7xc4xf6")]);
}

#[test]
fn a_double_mill_removes_one_or_two() {
    assert_eq!(legal(&table("", DOUBLE), "a7"), ["a7xb2", "a7xc4", "a7xe3", "a7xf6"]);
    let pairs = ["a7xb2xc4", "a7xb2xe3", "a7xb2xf6", "a7xc4xe3", "a7xc4xf6", "a7xe3xf6"];
    assert_eq!(legal(&table("double_mill=two", DOUBLE), "a7"), pairs);
}

#[test]
fn a_second_stone_is_taken_as_the_board_stands_after_the_first() {
    // One stone of x is outside mills: it goes, and then nothing more can be taken.
    let alone = "d7 d3 g1 c3 b2 e3xb2 g4 b6 d6 e5 a7 e4xd6";
    assert_eq!(legal(&table("double_mill=two", alone), "g7"), ["g7xb6"]);
    // All stand in mills, and any can be taken; the second must then be one that the first has set free, if there is one.
    let all = "a4 d7 f6 d6 a1 d5xf6 d1 g7 c4 a7xa4 g1xd7";
    let play = table("double_mill=two all_in_mills=any", all);
    let closing = legal(&play, "d7");
    assert!(closing.contains(&"d7xa1xc4".to_owned()) && !closing.contains(&"d7xc4".to_owned()), "{closing:?}");
    let refusal = play.position().read("d7xa1xd1").expect_err("both in the mill a1-d1-g1");
    assert_eq!(refusal.to_string(), "[NMM-5] a1 stands in a mill (a1-d1-g1) and cannot be removed");
}

#[test]
fn stones_in_mills_are_safe_unless_the_table_says_otherwise() {
    assert_eq!(legal(&table("", ALL_SAFE), "b6"), ["b6"]);
    assert_eq!(legal(&table("all_in_mills=any", ALL_SAFE), "b6"), ["b6xa1", "b6xa4", "b6xa7", "b6xd7", "b6xg7"]);
}

#[test]
fn an_opened_mill_rests_for_a_turn() {
    let mut play = table("stones=4", OPENED);
    assert_eq!(play.text(), "xx..o...ox....x.o....... 0,0 x x:d7-a7");
    assert_eq!(legal(&play, "d7"), ["d7-d6", "d7-g7"]);
    play_all(&mut play, "d1-d2 e4-e3");
    assert_eq!(play.text(), "xx..o...o.x...xo........ 0,0 x -");
    assert_eq!(legal(&play, "d7-a7"), ["d7-a7xb4", "d7-a7xc5", "d7-a7xe3"]);
    let play = table("stones=4 reform=allowed", OPENED);
    assert!(play.text().ends_with(" x -"));
    assert_eq!(legal(&play, "d7-a7"), ["d7-a7xb4", "d7-a7xc5", "d7-a7xe4"]);
}

#[test]
fn another_stone_may_close_an_opened_mill_at_once() {
    let mut play = table("stones=4", "d1 a1 d2 a4 d3xa1 c5 f2 e5");
    play_all(&mut play, "d2-b2 a4-a1");
    assert!(play.text().ends_with(" x x:b2-d2"));
    assert!(legal(&play, "b2-d2").is_empty());
    assert_eq!(legal(&play, "f2-d2"), ["f2-d2xa1", "f2-d2xc5", "f2-d2xe5"]);
}

#[test]
fn bans_of_both_players_stand_until_they_mean_nothing() {
    let both = table("stones=5", "g4 a1 g7 c4 d7 f4 e4 f6 a7xc4 f2xe4 d7-d6 f2-d2");
    assert_eq!(both.text(), "o.x.......o..x.....oo.xx 0,0 x x:d6-d7,o:d2-f2");
    let filled = table("stones=5", "a7 f6 e4 e5 d5 b6 d7 a4 d6xb6 g4 d5-c5");
    assert!(filled.text().ends_with(" o x:c5-d5"));
    let filled = table("stones=5", "a7 f6 e4 e5 d5 b6 d7 a4 d6xb6 g4 d5-c5 e5-d5");
    assert!(filled.text().ends_with(" x -"), "a stone of o stands there now");
    let broken = table("stones=5", "d5 g7 a1 a4 d3 g4 c5 d7 e5xg4 e3 d5-d6 a4-a7xc5");
    assert!(broken.text().ends_with(" x -"), "a stone of the mill is gone");
}

#[test]
fn few_stones_fly() {
    let moves = "a1 b2 a4 b4 a7xb2 c5 d1 e3 d1-d2";
    let limits = [("stones=4", false), ("stones=4 flying=3", true), ("stones=4 flying=4", true)];
    for (options, flies) in limits {
        let play = table(options, moves);
        assert_eq!(play.position().read("c5-g7").is_ok(), flies, "{options}");
    }
    assert_eq!(legal(&table("stones=4 flying=3", STEP), "d1"), ["d1-d2", "d1-g1"]);
    assert_eq!(legal(&table("stones=4 flying=4", STEP), "d1").len(), 17);
    let title =
        |play: &Play| play.position().legal().into_iter().map(|group| group.title.to_string()).collect::<Vec<_>>();
    assert_eq!(title(&table("stones=4 flying=3", moves)), ["fly"]);
}

#[test]
fn fewer_than_three_stones_lose() {
    let play = table("stones=3", "a1 b2 a4 b4 a7xb2");
    assert_eq!(end(&play), "x NMM-8 fewer than three stones");
    assert_eq!(play.text(), "xxx.o................... 0,1 o -");
}

#[test]
fn who_is_blocked_loses_or_passes() {
    let moves = "c4 c3 e4 c5 d6 e3 d3 e5 d6-d5";
    assert_eq!(end(&table("stones=4", moves)), "x NMM-9 no legal move");
    let mut play = table("stones=4 blocked=passes", moves);
    assert_eq!(legal(&play, ""), ["pass"]);
    let refusal = play.position().read("c3-b2").expect_err("not adjacent");
    assert_eq!((refusal.clause, refusal.hint.as_deref()), ("NMM-3", Some("legal now: pass")));
    play_all(&mut play, "pass");
    assert_eq!(play.text(), "......oxo..xx..oxo...... 0,0 x -");
    assert_eq!(end(&play), "not over");
}

#[test]
fn two_passes_in_a_row_draw() {
    let full = "c3 e4 f2 f4 a7 c5 b6 d3 d5 d1 g7 g1 g4 e5 e3 d7 b4 d6 f6 a4 a1 c4 d2 b2";
    assert_eq!(end(&table("stones=12", full)), "o NMM-9 no legal move");
    let mut play = table("stones=12 blocked=passes", full);
    play_all(&mut play, "pass");
    assert_eq!(end(&play), "not over");
    play_all(&mut play, "pass");
    assert_eq!(end(&play), "- NMM-9 both players passed");
}

#[test]
fn the_third_time_a_position_stands_is_a_draw() {
    let around = "a1-a4 g1-g4 a4-a1 g4-g1";
    for (options, rounds) in [("stones=3 repetition=2", 1), ("stones=3", 2), ("stones=3 repetition=10", 9)] {
        let mut play = table(options, SHUFFLE);
        for _ in 0..rounds {
            assert_eq!(end(&play), "not over", "{options}");
            play_all(&mut play, around);
        }
        let times = if rounds == 1 { 2 } else { rounds + 1 };
        assert_eq!(end(&play), format!("- NMM-10 the same position stood {times} times"));
    }
}

#[test]
fn a_ban_makes_another_position() {
    let owner_x = "a1 b2 a4 b4 a7xb2 c5 d1 e3 a7-d7 e3-e4 d1-d2 e4-e3 d2-d1";
    let owner_o = "b2 a1 b4 a4 c5 a7xb2 e3 d1 e3-e4 a7-d7 e4-e3 d1-d2 e3-e4 d2-d1";
    for moves in [owner_x, owner_o] {
        assert_eq!(end(&table("stones=4 repetition=2", moves)), "not over", "the board stood before, with a ban");
        assert_eq!(
            end(&table("stones=4 repetition=2 reform=allowed", moves)),
            "- NMM-10 the same position stood 2 times"
        );
    }
}

#[test]
fn quiet_turns_draw_from_the_moving_phase_on() {
    let around = "a1-a4 g1-g4 a4-a1 g4-g1";
    let mut play = table("stones=3 repetition=0", SHUFFLE);
    for _ in 0..25 {
        assert_eq!(end(&play), "not over");
        play_all(&mut play, around);
    }
    assert_eq!(end(&play), "- NMM-10 100 turns without a removal");
    let mut play = table("stones=3 repetition=0 quiet_turns=0", SHUFFLE);
    for _ in 0..250 {
        play_all(&mut play, around);
    }
    assert_eq!(end(&play), "not over");
    // A removal starts the count anew.
    let moves = "a1 b2 a4 b4 a7xb2 c5 d1 e3 f2 g4 d1-d2 e3-e4 a7-d7 e4-e3 d2-d1 e3-e4 d7-a7xe4";
    let mut play = table("stones=5 repetition=0 quiet_turns=7", moves);
    play_all(&mut play, "c5-d5 d1-d2 d5-c5 d2-d1 c5-d5 d1-d2");
    assert_eq!(end(&play), "not over");
    play_all(&mut play, "d5-c5");
    assert_eq!(end(&play), "- NMM-10 7 turns without a removal");
}

#[test]
fn a_loss_comes_before_a_draw() {
    let blocked = "c4 c3 e4 c5 d6 e3 d3 e5 d6-d5";
    assert_eq!(end(&table("stones=4 quiet_turns=1", blocked)), "x NMM-9 no legal move");
    assert_eq!(end(&table("stones=4 quiet_turns=1 blocked=passes", blocked)), "- NMM-10 1 turn without a removal");
}

#[test]
fn the_drawing_shows_the_position() {
    let play = table("stones=4", OPENED);
    let scene = play.scene(None);
    assert_eq!((scene.size, scene.lines.len(), scene.spots.len(), scene.pieces.len()), ((6, 6), 16, 24, 7));
    let moved: Vec<_> = scene.pieces.iter().filter(|piece| piece.moved).map(|piece| piece.at).collect();
    assert_eq!(moved, [(4, 3)], "e4");
    assert_eq!(scene.asides, ["x: 0 in hand, 4 on the board", "o: 0 in hand, 3 on the board"]);
    assert_eq!(
        scene.words,
        [
            "x has 4 stones on the board, on a1, a4, d1, d7, and 0 in hand.",
            "o has 3 stones on the board, on b4, c5, e4, and 0 in hand.",
            "On the next turn alice cannot move d7 to a7.",
            "It is the turn of alice.",
        ]
    );
}
