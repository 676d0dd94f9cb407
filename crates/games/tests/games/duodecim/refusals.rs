//! Refused turns, with the clause that each breaks.

use adjudicate_games::duodecim::GAME;
use adjudicate_rules::Position;

use super::setup::{after, game};
use crate::kit::{Refused, dice, refused, refuses};

/// Two pieces each: x on 7 and 9, then o lands on 7, which he calls 19.
const CAPTURE: &str = "112 in/1 in/1; 112 in/1 in/1; 356 1/7 1/9; 666 1/19*";

/// One piece each: both arrive on 24, then on 28.
const NEAR: &str = "126 in/6; 126 in/6; 666 6/24; 666 6/24";

/// Two pieces each, two dice: x stands with both on 24, which is 12 to o.
const BLOCK: &str = "11 in/1 in/1; 11 in/1 in/1; 66 1/13(2); 12 1/2 1/3; 56 13/24(2)";

/// Options, turns with the pending throw, what is played, the clause.
const ILLEGAL: [(&str, &str, &str, &str); 43] = [
    ("", "136", "7/10", "DUO-3"),
    ("", "136", "in/2", "DUO-3"),
    ("", "136", "in/1 in/1", "DUO-3"),
    ("", "136", "in/1 in/3 in/6 in/6", "DUO-3"),
    ("", "136", "3/in", "ALL-3"),
    ("", "136", "5/2", "DUO-3"),
    ("", "136", "5/5", "DUO-3"),
    ("", "136", "in/4", "DUO-4"),
    ("", "136", "in/9", "DUO-4"),
    ("", "136", "in/off", "DUO-4"),
    ("", "136", "in/1 in/3", "DUO-9"),
    ("", "136", "in/6", "DUO-9"),
    ("", "136", "in/1 1/4 in/6", "DUO-6"),
    ("", "136", "in/1(2)", "DUO-7"),
    ("", "136", "in/1* in/3 in/6", "DUO-8"),
    ("", "136", "pass", "ALL-7"),
    ("", "136", "", "ALL-3"),
    ("", "136", "enter on three", "ALL-3"),
    ("", "136", "in/1 pass", "ALL-3"),
    ("", "136", "in/1/4", "ALL-3"),
    ("", "136", "33/off", "ALL-3"),
    ("", "", "in/1", "ALL-2"),
    ("", "136 in/1 in/3 in/6; 136 in/1 in/3 in/6; 336", "6/9 in/3 in/3", "DUO-5"),
    ("", "136 in/1 in/3 in/6; 136 in/1 in/3 in/6; 336", "in/3 3/12", "DUO-5"),
    ("pieces=3 dice=2", "11 in/1 in/1; 11 in/1 in/1; 26", "1/7 in/2", "DUO-12"),
    ("pieces=3 dice=2", "11 in/1 in/1; 11 in/1 in/1; 26", "in/2 in/6", "DUO-4"),
    ("pieces=3 dice=2", "11 in/1 in/1; 11 in/1 in/1; 26", "1/9", "DUO-5"),
    ("pieces=2", "112 in/1 in/1; 112 in/1 in/1; 336", "1/4(2)", "DUO-7"),
    ("pieces=2", "112 in/1 in/1; 112 in/1 in/1; 336", "1/13(3)", "DUO-7"),
    ("pieces=2", "112 in/1 in/1; 112 in/1 in/1; 336", "1/7(2)", "DUO-9"),
    ("pieces=2", "112 in/1 in/1; 112 in/1 in/1; 336", "1/4 4/10", "DUO-6"),
    ("pieces=2 pairs=false", "112 in/1 in/1; 112 in/1 in/1; 336", "1/13(2)", "DUO-7"),
    ("pieces=2 pairs=false stacks=whole", "112 in/1 in/1; 112 in/1 in/1; 336", "1/10(2)", "DUO-7"),
    ("pieces=3 dice=2", "11 in/1 in/1; 11 in/1 in/1; 11 in/1 1/2; 11 in/1 1/2; 12", "1/4(3)", "DUO-7"),
    ("pieces=2 dice=2", "11 in/1 in/1; 11 in/1 in/1; 66 1/13(2); 12 1/2 1/3; 56 13/24(2); 46", "2/12", "DUO-8"),
    ("pieces=2 captured=strict", "112 in/1 in/1; 112 in/1 in/1; 356 1/7 1/9; 666 1/19*; 3", "9/12", "DUO-10"),
    ("pieces=2", "112 in/1 in/1; 112 in/1 in/1; 356 1/7 1/9; 666 1/19*; 3", "9/13", "DUO-3"),
    ("pieces=2", "112 in/1 in/1; 112 in/1 in/1; 356 1/7 1/9; 666 1/19*; 3", "pass", "ALL-7"),
    ("pieces=1", "126 in/6; 126 in/6; 666 6/24; 666 6/24; 124", "24/off", "DUO-11"),
    ("pieces=1", "126 in/6; 126 in/6; 666 6/24; 666 6/24; 112 24/28; 112 24/28; 2", "28/off", "DUO-11"),
    ("pieces=1", "126 in/6; 126 in/6; 666 6/24; 666 6/24; 112 24/28; 112 24/28; 3", "28/off(2)", "DUO-7"),
    ("pieces=1", "126 in/6; 126 in/6; 666 6/24; 666 6/24; 112 24/28; 112 24/28; 3 28/off", "28/off", "ALL-2"),
    (
        "pieces=2 exit=final-twelve",
        "112 in/1 in/1; 112 in/1 in/1; 666 1/19; 112 1/5; 666 1/19; 112 1/5; 666",
        "1/off",
        "DUO-3",
    ),
];

#[test]
fn illegal_moves_cite_their_clause() {
    let rows: Vec<Refused> = ILLEGAL
        .iter()
        .map(|(options, turns, typed, clause)| refused(after(options, turns).as_ref(), typed, clause))
        .collect();
    refuses(&GAME, &rows, &[]);
}

#[test]
fn refusals_point_and_advise() {
    let refused = |position: &dyn Position, typed: &str| position.read(typed).unwrap_err();
    let start = after("", "136");

    let refusal = refused(start.as_ref(), "in/1  in/2");
    assert_eq!(refusal.to_string(), "[DUO-3] no die and no sum of 1, 3, 6 is 2");
    assert_eq!(refusal.span, Some(6..10));
    assert_eq!(refusal.hint.as_deref(), Some("legal now: in/1 in/3 in/6"));

    let refusal = refused(after("pieces=3 dice=2", "11 in/1 in/1; 11 in/1 in/1; 26").as_ref(), "1/7 in/2");
    assert_eq!(refusal.hint.as_deref(), Some("in another order: in/2 1/7"));
    assert_eq!(refusal.span, Some(0..3));

    let refusal = refused(after("pieces=4", "123 in/1 in/2 in/3; 111 in/1 in/1 in/1; 456").as_ref(), "pass");
    let hint = refusal.hint.unwrap();
    assert_eq!(hint.matches(", ").count(), 8, "{hint}");
    assert!(hint.ends_with(" more"), "{hint}");
}

#[test]
fn the_record_has_one_spelling() {
    let mut position = after("pieces=2", &CAPTURE.replace(" 1/19*", ""));
    assert_eq!(position.read(" 1-19 ").as_deref(), Ok("1/19*"));
    let refusal = position.play("1/19").unwrap_err();
    assert_eq!((refusal.clause, refusal.hint.as_deref()), ("ALL-3", Some("write `1/19*`")));
    assert_eq!(position.play("1/19*"), Ok(()));
}

#[test]
fn a_play_that_wins_is_complete() {
    let position = after("pieces=1 exit=any", &format!("{NEAR}; 111 24/27; 112 24/28; 114"));
    let listed: Vec<String> = position.legal().into_iter().flat_map(|group| group.moves).collect();
    assert_eq!(listed, ["27/29", "27/off"]);
    assert_eq!(position.read("27/28").unwrap_err().clause, "DUO-9");
}

#[test]
fn dice_fit_by_any_of_their_sums() {
    // 3 is a die and a sum; as a sum it uses both dice.
    let position = after("pieces=1", &format!("{NEAR}; 123"));
    assert_eq!(position.read("24/27").unwrap_err().clause, "DUO-9");
    assert_eq!(position.read("24/30").as_deref(), Ok("24/30"));
    let position = after("pieces=2", &format!("{CAPTURE}; 4 in/4; 123"));
    for typed in ["1/4 19/22", "19/22 1/4", "1/7", "19/25"] {
        assert_eq!(position.read(typed).as_deref(), Ok(typed));
    }
}

#[test]
fn pieces_block_across_the_board() {
    let position = after("pieces=2 dice=2", &format!("{BLOCK}; 46"));
    assert!(position.read("3/13").is_ok() && position.read("2/8 3/7").is_ok());
}

#[test]
fn throws_that_nobody_asked_for_change_nothing() {
    let mut position = game("");
    for thrown in ["", "1", "12", "1234", "077", "128"] {
        position.thrown(&dice(thrown));
        assert_eq!(position.text(), "15:-:0:0:. 15:-:0:0:. x -", "{thrown}");
    }
}
