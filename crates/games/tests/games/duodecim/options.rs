//! Every value of every option, the starting throw, and the pictures.

use adjudicate_games::duodecim::GAME;
use adjudicate_rules::{Demand, Play, Position, Roll, Seat};

use super::setup::{after, game, start};
use crate::kit;

fn dice(position: &dyn Position) -> usize {
    match position.demand() {
        Demand::Throw(roll) => roll.dice.len(),
        other => panic!("{other:?} is no throw"),
    }
}

fn refused(position: &dyn Position, typed: &str) -> Option<&'static str> {
    position.read(typed).err().map(|refusal| refusal.clause)
}

#[test]
fn pieces_and_dice() {
    for pieces in 1..15 {
        assert_eq!(game(&format!("pieces={pieces}")).text(), format!("{pieces}:-:0:0:. {pieces}:-:0:0:. x -"));
    }
    assert_eq!(game("").text(), "15:-:0:0:. 15:-:0:0:. x -");
    assert_eq!([dice(game("").as_ref()), dice(game("dice=1").as_ref()), dice(game("dice=2").as_ref())], [3, 1, 2]);
}

#[test]
fn pairs_and_stacks() {
    let turns = "111 in/1 in/1 in/1; 111 in/1 in/1 in/1; 123";
    let read = |options: &str, typed: &str| refused(after(&format!("pieces=3 {options}"), turns).as_ref(), typed);
    for (options, pair, stack) in [
        ("", None, Some("DUO-7")),
        ("pairs=false", Some("DUO-7"), Some("DUO-7")),
        ("stacks=whole", None, None),
        ("pairs=false stacks=whole", Some("DUO-7"), None),
    ] {
        assert_eq!(read(options, "1/6(2) 1/2"), pair, "{options}");
        assert_eq!(read(options, "1/7(2)"), pair, "{options}");
        assert_eq!(read(options, "1/7(3)"), stack, "{options}");
    }
    assert_eq!(read("stacks=whole", "1/4(3)"), Some("DUO-7"), "a stack moves by the sum of all dice");
    let two = "112 in/1 in/1; 112 in/1 in/1; 123";
    assert_eq!(refused(after("pieces=2 pairs=false stacks=whole", two).as_ref(), "1/7(2)"), None, "two are a stack");
}

#[test]
fn captured_pieces() {
    let turns = "112 in/1 in/1; 112 in/1 in/1; 356 1/7 1/9; 666 1/19*";
    let free = after("pieces=2", turns);
    assert_eq!(free.text(), "1:9=1:0:1:e 0:1=1,19=1:0:0:e x -");
    assert_eq!(dice(free.as_ref()), 1);
    assert_eq!(after("pieces=2", &format!("{turns}; 6 9/15")).text(), "1:15=1:0:1:e 0:1=1,19=1:0:0:e o -");
    let strict = after("pieces=2 captured=strict", &format!("{turns}; 6 in/6; 123 1/7; 6"));
    assert_eq!(refused(strict.as_ref(), "9/15"), Some("DUO-10"));
    let returned = after("pieces=2 captured=strict", &format!("{turns}; 6 in/6; 123 1/7; 6 6/12"));
    assert_eq!(returned.text(), "0:9=1,12=1:0:0:e 0:7=1,19=1:0:0:e o -");
    let again = after("pieces=2 captured=strict", &format!("{turns}; 6 in/6; 123 1/7; 6 6/12; 123 7/13"));
    assert_eq!(dice(again.as_ref()), 3);
}

#[test]
fn exits() {
    // x has pieces on 22 and 28, then on 28 and 28.
    let turns =
        "112 in/1 in/1; 112 in/1 in/1; 666 1/19; 112 1/5; 456 1/16; 112 1/5; 336 16/28; 112 5/9; 111 19/22; 112 5/9";
    for (options, leaves, later) in [("", Some("DUO-11"), 1), ("exit=final-twelve", None, 1), ("exit=any", None, 3)] {
        let options = format!("pieces=2 {options}");
        let position = after(&options, &format!("{turns}; 333"));
        assert_eq!(refused(position.as_ref(), "22/28 28/off"), None, "all are on the last six by then");
        assert_eq!(refused(position.as_ref(), "22/off"), leaves, "{options}");
        assert_eq!(refused(position.as_ref(), "28/off 22/28"), leaves.map(|_| "DUO-12"), "{options}");
        assert_eq!(dice(after(&options, &format!("{turns}; 123 22/28; 112 9/13")).as_ref()), later, "{options}");
    }
    let early = "112 in/1 in/1; 112 in/1 in/1; 666 1/19; 112 1/5";
    assert_eq!(refused(after("pieces=2 exit=any", &format!("{early}; 336")).as_ref(), "19/off"), None);
    assert_eq!(
        refused(after("pieces=2 exit=final-twelve", &format!("{early}; 336")).as_ref(), "19/off"),
        Some("DUO-11")
    );
}

/// The winner of a game that is over, and the cause.
fn end(position: &dyn Position) -> (Option<Seat>, String) {
    match position.demand() {
        Demand::Over(outcome) => (outcome.winner, outcome.reason.to_string()),
        demand => panic!("the game goes on: {demand:?}"),
    }
}

#[test]
fn turn_limits() {
    let mut position = after("pieces=1 turn_limit=2", "123 in/1; 123 in/1; 123 1/7; 123 1/7");
    assert_eq!(position.text(), "0:7=1:0:0:e 0:7=1:0:0:e x -");
    assert_eq!(end(position.as_ref()), (None, "DUO-13 2 turns each without a winner".to_owned()));
    assert_eq!(position.perft(1, &[vec![1, 2, 3]]), Some(0));
    position.thrown(&[1, 2, 3]);
    assert_eq!(position.text(), "0:7=1:0:0:e 0:7=1:0:0:e x -");
    assert_eq!(dice(after("pieces=1", "123 in/1; 123 in/1; 123 1/7; 123 1/7").as_ref()), 3);
    assert_eq!(dice(after("pieces=1 turn_limit=1000", "123 in/1; 123 in/1").as_ref()), 3);
    let won = after("pieces=1 exit=any turn_limit=3", "666 in/6; 666 in/6; 666 6/24; 111 6/9; 223 24/off");
    assert_eq!(end(won.as_ref()), (Some(Seat(0)), "DUO-13 all pieces off the board".to_owned()));
}

#[test]
fn unknown_options_and_values_are_refused() {
    let refused = "pieces=0|pieces=16|pieces=true|dice=0|dice=4|pairs=1|pairs=none|stacks=all|stacks=true|captured=nobody|\
                   exit=final-three|exit=6|turn_limit=1001|turn_limit=none|double=2|pieces=15|dice=3|pairs=true|stacks=none|\
                   captured=free|exit=final-six|turn_limit=0";
    for options in refused.split('|') {
        assert_eq!(start(options, None).err().map(|refusal| refusal.clause), Some("ALL-6"), "{options}");
    }
}

#[test]
fn the_higher_die_begins() {
    let mut position = start("", None).unwrap();
    let starting = Demand::Throw(Roll { roller: None, dice: vec![6, 6] });
    assert_eq!(position.demand(), starting);
    position.thrown(&[4, 4]);
    assert_eq!(position.demand(), starting);
    assert_eq!(position.read("in/1").unwrap_err().clause, "ALL-2");
    assert_eq!(position.perft(1, &[vec![1, 2, 3]]), Some(1));
    position.thrown(&[4, 5]);
    assert_eq!(position.demand(), Demand::Throw(Roll { roller: Some(Seat(1)), dice: vec![6; 3] }));
    position.thrown(&[6, 1, 3]);
    assert_eq!(position.demand(), Demand::Act(Seat(1)));
    assert_eq!(position.text(), "15:-:0:0:. 15:-:0:0:. x 136");
    position.play("in/6 in/1 in/3").unwrap();
    assert_eq!(position.demand(), Demand::Throw(Roll { roller: Some(Seat(0)), dice: vec![6; 3] }));
}

#[test]
fn no_lots_are_drawn() {
    let setup = kit::start::setup(kit::start::options(""), None);
    let game = adjudicate_games::find(GAME.name).unwrap();
    assert_eq!(Play::start(game, setup).map(|play| play.demand()).ok(), Some(start("", None).unwrap().demand()));
}

#[test]
fn the_board_is_drawn_for_its_viewer() {
    let position = after("pieces=2", "112 in/1 in/1; 112 in/1 in/1; 356 1/7 1/9; 666 1/19*");
    let scene = position.scene(Some(Seat(0)));
    assert_eq!(scene.spots.len(), 36);
    // x counts 7 where o counts 19: bottom left.
    let piece = scene.pieces.iter().find(|piece| piece.moved).unwrap();
    assert_eq!(
        (piece.at, piece.glyph.ascii, scene.pieces.iter().filter(|piece| piece.moved).count()),
        ((0, 7), 'o', 1)
    );
    let number =
        |scene: &adjudicate_rules::Scene| scene.labels.iter().find(|label| label.at == (0, 6)).unwrap().text.clone();
    assert_eq!(
        [number(&scene), number(&position.scene(Some(Seat(1)))), number(&position.scene(None))],
        ["7", "19", "7"]
    );
    assert_eq!(
        scene.asides,
        ["alice throws 1 die", "x has 1 in hand, 0 off, 1 captured to return", "o has 0 in hand, 0 off"]
    );
    assert_eq!(scene.words[2], "o has 0 in hand, 0 off; in his numbers 1 on 1, 1 on 19.");
}
