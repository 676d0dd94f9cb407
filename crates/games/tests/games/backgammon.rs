//! Backgammon: vectors, counts, refusals, random games.

use std::collections::BTreeSet;

use adjudicate_games::backgammon::{BAR, Backgammon, Board, Dice, GAME, OFF, position_id};
use adjudicate_rules::{
    Agreement, Demand, LossDegree, OptionValue, Outcome, Play, Position, RefusalKind, Roll, Seat, Setup,
};

use crate::kit::conformance::playing::{Length, through};
use crate::kit::conformance::positions::Observer;
use crate::kit::conformance::tables::Table;
use crate::kit::start::{options, options_are_checked, word};
use crate::kit::{self, Random, Refused, legal_texts, refused, refuses, vectors};

/// A game with these options, the first seat beginning.
fn setup(text: &str) -> Setup {
    kit::start::setup(options(text), Some(Seat(0)))
}

/// The same, with a starting throw.
fn setup_without_first(text: &str) -> Setup {
    kit::start::setup(options(text), None)
}

/// How many random games a test plays: fewer in builds that check every addition.
fn games(debug: u64, release: u64) -> u64 {
    if cfg!(debug_assertions) { debug } else { release }
}

fn throw(one: u32, other: u32) -> Dice {
    Dice::new(one, other).unwrap()
}

/// A game that stands like this, x to play `dice`; sides as (place, pieces), each in its own numbering, the rest off.
fn position(own: &[(usize, u8)], other: &[(usize, u8)], dice: &str) -> Box<dyn Position> {
    position_with("", own, other, dice)
}

fn position_with(options: &str, own: &[(usize, u8)], other: &[(usize, u8)], dice: &str) -> Box<dyn Position> {
    let side = |pieces: &[(usize, u8)]| {
        let mut side = [0u8; 26];
        for (place, number) in pieces {
            side[*place] += number;
        }
        side[0] = 15 - side.iter().sum::<u8>();
        side
    };
    let board = Board::new(side(own), side(other)).unwrap();
    let mut position = Backgammon::start(&setup(options)).unwrap().with_board(board);
    position.thrown(&kit::dice(dice));
    Box::new(position)
}

#[test]
fn traces_are_followed_text_by_text() {
    vectors::traces(&GAME, |position, text| {
        assert_eq!(position.read(&text.replace('*', "")).as_deref(), Ok(text), "hit marks may be left out");
    });
}

#[test]
fn perft_cases_match() {
    vectors::counts(&GAME);
}

/// Different positions after each first throw, as published, and over all 21 throws two turns deep.
#[test]
fn first_throws_have_the_published_counts() {
    const COUNTS: [[u64; 6]; 6] = [
        [42, 15, 16, 14, 8, 10],
        [15, 75, 17, 18, 8, 14],
        [16, 17, 73, 17, 9, 14],
        [14, 18, 17, 52, 9, 14],
        [8, 8, 9, 9, 4, 7],
        [10, 14, 14, 14, 7, 11],
    ];
    let mut two_deep = 0;
    for one in 1..=6 {
        for other in 1..=6 {
            let dice = throw(one, other);
            let turns = Board::start().turns(dice);
            assert_eq!(turns.len() as u64, COUNTS[one as usize - 1][other as usize - 1], "{dice}");
            if one <= other {
                let replies = turns.iter().map(|turn| turn.play(&Board::start()).unwrap().turned());
                two_deep +=
                    replies.map(|board| all_throws().map(|dice| board.turns(dice).len()).sum::<usize>()).sum::<usize>();
            }
        }
    }
    assert_eq!(two_deep, 202_782);
}

fn all_throws() -> impl Iterator<Item = Dice> {
    (1..=6).flat_map(|high| (1..=high).map(move |low| throw(high, low)))
}

/// Every position that any order of the dice reaches, most dice first, higher die first: the rule word for word.
fn by_the_book(board: &Board, dice: Dice) -> BTreeSet<([u8; 26], [u8; 26])> {
    fn go(own: [u8; 26], other: [u8; 26], left: &[u8], used: Vec<u8>, ends: &mut Vec<(Vec<u8>, [u8; 26], [u8; 26])>) {
        ends.push((used.clone(), own, other));
        for at in 0..left.len() {
            let die = usize::from(left[at]);
            let mut rest = left.to_vec();
            rest.remove(at);
            for from in 1..=25usize {
                let far = (7..=25).any(|place| own[place] > 0);
                let behind = (from + 1..=25).any(|place| own[place] > 0);
                let fits = own[from] > 0
                    && (own[25] == 0 || from == 25)
                    && if from > die { other[25 + die - from] < 2 } else { !far && (from == die || !behind) };
                if fits {
                    let (mut own, mut other) = (own, other);
                    let to = from.saturating_sub(die);
                    own[from] -= 1;
                    own[to] += 1;
                    if to > 0 && other[25 - to] == 1 {
                        other[25 - to] = 0;
                        other[25] += 1;
                    }
                    let used = [used.clone(), vec![left[at]]].concat();
                    go(own, other, &rest, used, ends);
                }
            }
        }
    }
    let mut ends = Vec::new();
    go(*board.own(), *board.other(), &dice.numbers(), Vec::new(), &mut ends);
    let most = ends.iter().map(|(used, ..)| used.len()).max().unwrap();
    let higher = ends.iter().any(|(used, ..)| *used == [dice.high()]);
    ends.into_iter()
        .filter(|(used, own, _)| own[0] == 15 || used.len() == most && (most != 1 || !higher || used[0] == dice.high()))
        .map(|(_, own, other)| (own, other))
        .collect()
}

#[test]
fn turns_are_those_of_the_book_and_each_position_comes_once() {
    let mut random = Random::new(3);
    for _ in 0..games(5, 100) {
        let mut board = Board::start();
        while board.other()[usize::from(OFF)] < 15 {
            let dice = throw(1 + random.below(6) as u32, 1 + random.below(6) as u32);
            let turns = board.turns(dice);
            let reached: Vec<Board> = turns.iter().map(|turn| turn.play(&board).unwrap()).collect();
            let listed: BTreeSet<_> = reached.iter().map(|board| (*board.own(), *board.other())).collect();
            assert_eq!(listed.len(), turns.len(), "{dice} in {}: twice", position_id(&board));
            assert_eq!(listed, by_the_book(&board, dice), "{dice} in {}", position_id(&board));
            board = reached[random.below(reached.len())].turned();
        }
    }
}

#[test]
fn random_games_are_won() {
    for seed in 0..games(4, 40) {
        through(&Table::of(&GAME, "gammons=false"), None, seed, Length::ToTheEnd, &mut Observer::default());
    }
}

#[test]
fn the_starting_throw_says_who_begins_and_is_played() {
    let mut play = Play::start(&GAME, setup_without_first("")).unwrap();
    assert_eq!(play.text(), "4HPwATDgc/ABMA x -");
    assert_eq!(play.demand(), Demand::Throw(Roll { roller: None, dice: vec![6, 6] }));
    assert_eq!(play.position().read("8/5 6/5").unwrap_err().clause, "ALL-2");
    play.thrown(&[4, 4]);
    assert_eq!(play.demand(), Demand::Throw(Roll { roller: None, dice: vec![6, 6] }), "equal throws are thrown again");
    play.thrown(&[1, 3]);
    assert_eq!(play.demand(), Demand::Act(Seat(1)));
    assert_eq!(play.text(), "4HPwATDgc/ABMA x 31", "x is the first player");
    play.play("8/5 6/5").unwrap();
    assert_eq!(play.text(), "sGfwATDgc/ABMA o -");
    assert_eq!(play.demand(), Demand::Throw(Roll { roller: Some(Seat(0)), dice: vec![6, 6] }));
}

#[test]
fn a_fresh_opening_throws_again() {
    let mut play = Play::start(&GAME, setup_without_first("opening=fresh")).unwrap();
    play.thrown(&[1, 3]);
    assert_eq!(play.demand(), Demand::Throw(Roll { roller: Some(Seat(1)), dice: vec![6, 6] }));
    play.thrown(&[5, 5]);
    assert_eq!((play.demand(), play.text()), (Demand::Act(Seat(1)), "4HPwATDgc/ABMA x 55".to_owned()));
}

#[test]
fn with_first_there_is_no_starting_throw() {
    let setup = Setup { first: Some(Seat(1)), ..setup("") };
    let mut play = Play::start(&GAME, setup).unwrap();
    assert_eq!(play.demand(), Demand::Throw(Roll { roller: Some(Seat(1)), dice: vec![6, 6] }));
    play.thrown(&[2, 2]);
    assert_eq!((play.demand(), play.text()), (Demand::Act(Seat(1)), "4HPwATDgc/ABMA x 22".to_owned()));
}

/// A game with these options after throws and turns, a semicolon between; the first seat begins.
fn club(options: &str, script: &str) -> Play {
    let mut play = Play::start(&GAME, setup(options)).unwrap();
    go_on(&mut play, script);
    play
}

fn go_on(play: &mut Play, script: &str) {
    for step in script.split(';').map(str::trim).filter(|step| !step.is_empty()) {
        if step.bytes().all(|byte| byte.is_ascii_digit()) {
            assert!(matches!(play.demand(), Demand::Throw(_)), "{step} of {script}: {:?}", play.demand());
            play.thrown(&kit::dice(step));
        } else {
            play.play(step).unwrap_or_else(|refusal| panic!("`{step}` of `{script}`: {refusal}"));
        }
    }
}

/// The texts are those that GNU Backgammon 1.07 prints as Position ID and Match ID for these games.
#[test]
fn before_a_throw_a_player_rolls_or_doubles() {
    let mut play = club("cube=true", "");
    assert_eq!(play.demand(), Demand::Throw(Roll { roller: Some(Seat(0)), dice: vec![6, 6] }), "not the first throw");
    assert_eq!(play.text(), "4HPwATDgc/ABMA:MAEAAAAAAAAE x -");
    go_on(&mut play, "31; 8/5 6/5");
    assert_eq!((play.demand(), play.text()), (Demand::Act(Seat(1)), "sGfwATDgc/ABMA:cAkAAAAAAAAE o cube".to_owned()));
    assert_eq!(legal_texts(play.position()), ["roll", "double"]);
    let hint = |play: &Play| play.position().read("beaver").unwrap_err().hint.unwrap();
    assert!(hint(&play).contains("`roll` or `double`"), "{}", hint(&play));
    let mut rolled = play.clone();
    go_on(&mut rolled, "roll");
    assert_eq!(rolled.demand(), Demand::Throw(Roll { roller: Some(Seat(1)), dice: vec![6, 6] }));
    assert_eq!(rolled.text(), "sGfwATDgc/ABMA:cAkAAAAAAAAE o -");
    go_on(&mut play, "double");
    assert!(hint(&play).contains("`take`, or `drop`"), "{}", hint(&play));
    assert_eq!((play.demand(), play.text()), (Demand::Act(Seat(0)), "sGfwATDgc/ABMA:cBEAAAAAAAAE x double".to_owned()));
    assert_eq!(legal_texts(play.position()), ["take", "drop"]);
    let mut dropped = play.clone();
    go_on(&mut dropped, "drop");
    assert_eq!(dropped.text(), "sGfwATDgc/ABMA:cAQAAAAACAAE o -");
    let Demand::Over(outcome) = dropped.demand() else { panic!("not over") };
    assert_eq!((outcome.winner, outcome.points, outcome.reason.clause), (Some(Seat(1)), Some(vec![0, 1]), "BKG-11"));
    go_on(&mut play, "take");
    assert_eq!(play.demand(), Demand::Throw(Roll { roller: Some(Seat(1)), dice: vec![6, 6] }), "he throws at once");
    // The cube is the opponent's now, so the next throw of the player who doubled comes by itself, and that of its owner does not.
    go_on(&mut play, "31; 8/5 6/5");
    assert_eq!(play.demand(), Demand::Act(Seat(0)));
    go_on(&mut play, "roll; 31; 6/5 6/3");
    assert_eq!(play.demand(), Demand::Throw(Roll { roller: Some(Seat(1)), dice: vec![6, 6] }));
}

/// Returns the points of a game in which x bears off his last two pieces while o has fifteen on `place`, after o has
/// rolled or doubled.
fn counted(options: &str, place: usize, o: &str) -> (Vec<u64>, &'static str) {
    let mut own = [0u8; 26];
    (own[0], own[6]) = (13, 2);
    let mut other = [0u8; 26];
    other[place] = 15;
    let mut position = Backgammon::start(&setup(options)).unwrap().with_board(Board::new(own, other).unwrap());
    let home = format!("{place}/{}(4)", place - 1);
    let asked = options.contains("cube");
    position.thrown(&[2, 1]);
    position.play("6/4 6/5").unwrap();
    for turn in if asked { o.split(' ').collect() } else { Vec::new() } {
        position.play(turn).unwrap();
    }
    position.thrown(&[1, 1]);
    position.play(&home).unwrap();
    if asked {
        position.play("roll").unwrap();
    }
    position.thrown(&[6, 6]);
    position.play("5/off 4/off").unwrap();
    match position.demand() {
        Demand::Over(outcome) => (outcome.points.unwrap(), outcome.reason.clause),
        other => panic!("not over: {other:?}"),
    }
}

#[test]
fn what_a_game_counts_is_multiplied_and_jacoby_wants_the_cube_taken() {
    for (options, place, o, points) in [
        ("cube=true", 18, "roll", 2),
        ("cube=true", 18, "double take", 4),
        ("cube=true", 24, "double take", 6),
        ("cube=true gammons=false", 24, "double take", 2),
        ("cube=true jacoby=true", 24, "roll", 1),
        ("cube=true jacoby=true", 18, "double take", 4),
        ("cube=true jacoby=true", 24, "double take", 6),
    ] {
        assert_eq!(counted(options, place, o), (vec![points, 0], "BKG-8"), "{options}, {place}, {o}");
    }
    assert_eq!(counted("cube=true points=3", 24, "double take"), (vec![6, 0], "BKG-13"));
    assert_eq!(counted("points=2", 18, ""), (vec![2, 0], "BKG-13"));
}

/// Plays at random, without a double, until a game has ended; gives how often somebody could double.
fn play_out(play: &mut Play, random: &mut Random) -> usize {
    let mut choices = 0;
    loop {
        match play.demand() {
            Demand::Over(_) | Demand::Throw(Roll { roller: None, .. }) => return choices,
            Demand::Throw(_) => play.thrown(&[1 + random.below(6) as u32, 1 + random.below(6) as u32]),
            Demand::Act(_) => {
                let legal = legal_texts(play.position());
                choices += usize::from(legal[0] == "roll");
                let text = if legal[0] == "roll" { "roll" } else { random.pick(&legal) };
                play.play(text).unwrap();
            }
        }
    }
}

#[test]
fn a_match_goes_on_until_its_points_are_won_and_nobody_doubles_in_the_crawford_game() {
    let won_two = "31; 8/5 6/5; double; take; 31; 8/5 6/5; double; drop";
    let mut play = club("cube=true points=3", won_two);
    assert_eq!(play.text(), "4HPwATDgc/ABMA:sABgACAAAAAE x start", "the Crawford game, two to nothing");
    assert_eq!(play.demand(), Demand::Throw(Roll { roller: None, dice: vec![6, 6] }), "with `first`, too");
    let words = play.scene(None).words.join(" ");
    for said in [
        "Match to 3, game 2: alice has 2, bob has 0.",
        "The Crawford game: nobody doubles.",
        "alice has won game 1, 2 points: the double was dropped.",
    ] {
        assert!(words.contains(said), "{words}");
    }
    go_on(&mut play, "22; 16; 13/7 8/7");
    assert_eq!(play.demand(), Demand::Throw(Roll { roller: Some(Seat(0)), dice: vec![6, 6] }));
    assert_eq!(play.position().read("double").unwrap_err().clause, "BKG-14");
    // The same with the other one winning once, so that there is a game after the Crawford game.
    let after = (0..200).find_map(|seed| {
        let (mut play, mut random) = (play.clone(), Random::new(seed));
        assert_eq!(play_out(&mut play, &mut random), 0);
        (play.text().ends_with(" start")).then_some(play)
    });
    let mut after = after.expect("o wins one game of 200");
    go_on(&mut after, "61; 13/7 8/7");
    assert!(after.text().ends_with(" o cube"), "{}", after.text());
    // Without the Crawford rule nobody is kept from doubling.
    let play = club("cube=true points=3 crawford=false", &format!("{won_two}; 16; 13/7 8/7"));
    assert!(play.text().ends_with(" x cube"), "{}", play.text());
}

#[test]
fn matches_are_played_without_a_cube_as_well() {
    let mut play = Play::start(&GAME, setup_without_first("points=7")).unwrap();
    let mut random = Random::new(7);
    let mut games = 0;
    while !matches!(play.demand(), Demand::Over(_)) {
        play.thrown(&[6, 1]);
        assert_eq!(play_out(&mut play, &mut random), 0);
        games += 1;
    }
    let Demand::Over(outcome) = play.demand() else { panic!("not over") };
    let points = outcome.points.unwrap();
    assert!(points.iter().any(|points| *points >= 7) && games > 1, "{points:?} in {games}");
    assert!(outcome.winner.is_some_and(|winner| points[winner.index()] >= 7));
}

#[test]
fn who_leaves_a_match_loses_all_of_it() {
    let mut play = club("cube=true points=7", "31; 8/5 6/5; double; take; 31; 8/5 6/5; double; drop");
    play.leave(Seat(0), "resigned");
    let Demand::Over(outcome) = play.demand() else { panic!("not over") };
    assert_eq!((outcome.winner, outcome.points), (Some(Seat(1)), Some(vec![2, 7])));
    let mut play = club("cube=true", "31; 8/5 6/5; double; take");
    play.leave(Seat(0), "resigned");
    let Demand::Over(outcome) = play.demand() else { panic!("not over") };
    assert_eq!(outcome.points, Some(vec![0, 2]), "what the cube shows");
}

#[test]
fn one_game_can_be_conceded() {
    let concede = |play: &mut Play, seat, loss| {
        let concession = Agreement::Concession(Seat(seat), loss);
        play.may_agree(concession).map_err(|refusal| refusal.clause).map(|()| play.agree(concession))
    };
    let score = |play: &Play| play.text().split(' ').next_back().map(str::to_owned);
    // By whom it is not the turn of as well, at the cube's number; the next game begins.
    let mut play = club("cube=true points=7", "31; 8/5 6/5; double; take; 31");
    assert_eq!(concede(&mut play, 0, LossDegree::Gammon), Ok(()));
    assert_eq!(
        (score(&play).as_deref(), play.demand()),
        (Some("start"), Demand::Throw(Roll { roller: None, dice: vec![6, 6] }))
    );
    assert!(
        play.scene(None)
            .words
            .iter()
            .any(|line| line.contains("bob has won game 1, 4 points: it was conceded as a gammon"))
    );
    assert_eq!(concede(&mut play, 0, LossDegree::Single), Err("BKG-15"), "the next game has not begun");
    go_on(&mut play, "21; 13/11 6/5; double");
    assert_eq!(concede(&mut play, 0, LossDegree::Single), Err("BKG-11"), "a double waits");
    go_on(&mut play, "take");
    // The last game ends the match.
    assert_eq!(concede(&mut play, 0, LossDegree::Backgammon), Ok(()));
    let Demand::Over(outcome) = play.demand() else { panic!("not over") };
    assert_eq!((outcome.winner, outcome.points), (Some(Seat(1)), Some(vec![0, 10])));
    assert_eq!(outcome.reason.to_string(), "BKG-13 match to 7, it was conceded as a backgammon");
    assert_eq!(concede(&mut play, 0, LossDegree::Single), Err("ALL-2"));
    // A single game counts so as well, and no more than a win can.
    let mut single = club("", "31; 8/5 6/5");
    assert_eq!(concede(&mut single.clone(), 1, LossDegree::Backgammon), Ok(()));
    assert_eq!(concede(&mut single, 0, LossDegree::Single), Ok(()));
    let Demand::Over(outcome) = single.demand() else { panic!("not over") };
    assert_eq!((outcome.winner, outcome.points, outcome.reason.clause), (Some(Seat(1)), Some(vec![0, 1]), "BKG-15"));
    for options in ["gammons=false", "cube=true jacoby=true", "gammons=false points=3"] {
        let mut play = club(options, "31; 8/5 6/5");
        assert_eq!(concede(&mut play, 0, LossDegree::Gammon), Err("BKG-15"), "{options}");
        assert_eq!(concede(&mut play, 0, LossDegree::Single), Ok(()), "{options}");
    }
    assert_eq!(club("", "31").may_agree(Agreement::End).map_err(|refusal| refusal.clause), Err("ALL-4"));
}

#[test]
fn options_about_the_cube_exclude_each_other() {
    for options in [
        "jacoby=true",
        "cube=true jacoby=true points=3",
        "cube=true gammons=false jacoby=true",
        "crawford=false",
        "crawford=false cube=true",
        "crawford=false points=3",
        "cube=true points=1",
    ] {
        let refusal = Play::start(&GAME, setup_without_first(options)).err();
        assert_eq!(refusal.map(|refusal| refusal.clause), Some("ALL-6"), "{options}");
    }
}

#[test]
fn clubs_games_conform() {
    let charters = [
        "cube=true",
        "cube=true jacoby=true",
        "cube=true points=5",
        "cube=true gammons=false points=2",
        "crawford=false cube=true opening=fresh points=3",
        "points=3",
    ];
    for (seed, options) in (50..).zip(charters) {
        through(&Table::of(&GAME, options), None, seed, Length::ToTheEnd, &mut Observer::default());
    }
}

fn end(mut position: Box<dyn Position>, text: &str) -> Outcome {
    position.play(text).unwrap();
    match position.demand() {
        Demand::Over(outcome) => outcome,
        other => panic!("not over: {other:?}"),
    }
}

#[test]
fn wins_count_one_two_or_three() {
    let cases: [(&[(usize, u8)], u64); 5] = [
        (&[(3, 14)], 1),
        (&[(18, 15)], 2),
        (&[(19, 1), (6, 14)], 3),
        (&[(25, 1), (6, 14)], 3),
        (&[(25, 1), (6, 13)], 1),
    ];
    for (loser, points) in cases {
        let won = end(position(&[(1, 1)], loser, "65"), "1/off");
        assert_eq!((won.winner, won.points), (Some(Seat(0)), Some(vec![points, 0])), "{loser:?}");
        let won = end(position_with("gammons=false", &[(1, 1)], loser, "65"), "1/off");
        assert_eq!(won.points, Some(vec![1, 0]), "gammons: false");
    }
}

#[test]
fn a_resigned_game_counts_one() {
    let mut play = Play::start(&GAME, setup("")).unwrap();
    play.leave(Seat(0), "resigned");
    let Demand::Over(outcome) = play.demand() else { panic!("not over") };
    assert_eq!((outcome.winner, outcome.points), (Some(Seat(1)), Some(vec![0, 1])));
}

#[test]
fn typed_text_is_read_leniently() {
    let opening = |dice| {
        let mut position = (GAME.start)(&setup("")).unwrap();
        position.thrown(&kit::dice(dice));
        position
    };
    let cases = [
        ("31", "8/5 6/5", "8/5 6/5"),
        ("31", "  6/5 ,  8/5 ", "6/5 8/5"),
        ("31", "8-5 6-5", "8/5 6/5"),
        ("31", "31: 8/5 6/5", "8/5 6/5"),
        ("31", "1-3: 8/5; 6/5", "8/5 6/5"),
        ("31", "24/20", "24/21/20"),
        ("31", "24/23/20", "24/23/20"),
        ("31", "24/23 23/20", "24/23 23/20"),
        ("44", "24/16(2)", "24/20/16(2)"),
        ("44", "24/20 24/20 20/16 (2)", "24/20(2) 20/16(2)"),
        ("44", "13/5 13/9 13/9", "13/9/5 13/9(2)"),
        ("22", "24 / 16", "24/22/20/18/16"),
    ];
    for (dice, typed, recorded) in cases {
        assert_eq!(opening(dice).read(typed).as_deref(), Ok(recorded), "{typed}");
    }
    let entering = position(&[(25, 2), (6, 13)], &[(24, 1), (3, 14)], "21");
    for typed in ["bar/24 bar/23", "BAR/24 b/23", "25/24 Bar/23"] {
        assert_eq!(entering.read(typed).as_deref(), Ok("bar/24 bar/23"), "{typed}");
    }
    let hitting = position(&[(8, 2), (6, 13)], &[(20, 1), (1, 14)], "33");
    for typed in ["8/5(2) 6/3(2)", "8/5*(2) 6/3(2)", "8/5(2)* 6/3 6/3", "8/5* 8/5 6/3(2)", "8/5 8/5 6/3(2)"] {
        assert_eq!(hitting.read(typed).as_deref(), Ok("8/5*(2) 6/3(2)"), "{typed}");
    }
    let off = position(&[(6, 1), (5, 14)], &[(1, 15)], "65");
    for typed in ["6/off 5/off", "6/OFF 5/o", "6/0 5/0"] {
        assert_eq!(off.read(typed).as_deref(), Ok("6/off 5/off"), "{typed}");
    }
    let lost = position(&[(25, 1), (6, 14)], &[(1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 5)], "65");
    assert_eq!(lost.read(" PASS ").as_deref(), Ok("pass"));
    assert_eq!(legal_texts(lost.as_ref()), ["pass"]);
}

#[test]
fn ambiguous_ways_list_their_readings() {
    let hits_on_one_way = position(&[(24, 1), (6, 14)], &[(3, 1), (2, 14)], "52");
    let refusal = hits_on_one_way.read("24/17").unwrap_err();
    assert_eq!((refusal.clause, refusal.kind), ("ALL-3", RefusalKind::Ambiguous));
    assert_eq!(refusal.meanings(), ["24/19/17", "24/22*/17"]);
    assert_eq!(hits_on_one_way.read("24/22/17").as_deref(), Ok("24/22*/17"));
    assert_eq!(hits_on_one_way.read("24/19/17").as_deref(), Ok("24/19/17"));
}

#[test]
fn the_last_piece_ends_a_play_with_either_die() {
    let last = position(&[(3, 1)], &[(1, 15)], "61");
    assert_eq!(legal_texts(last.as_ref()), ["3/off"]);
    for text in ["3/off", "3/2/off", "3/2 2/off"] {
        assert_eq!(end(last.boxed(), text).winner, Some(Seat(0)));
    }
    assert_eq!(last.read("3/2").unwrap_err().clause, "BKG-6");
    let hits_on_the_way = position(&[(3, 1)], &[(23, 1), (1, 13)], "61");
    assert_eq!(legal_texts(hits_on_the_way.as_ref()), ["3/off", "3/2* 2/off"], "these end differently");
}

/// Position, typed text, the clause that has to be cited.
fn wrong() -> Vec<(Box<dyn Position>, &'static str, &'static str)> {
    let opening = |dice: &str| {
        let mut position = (GAME.start)(&setup("")).unwrap();
        position.thrown(&kit::dice(dice));
        position
    };
    let not_thrown = || (GAME.start)(&setup("")).unwrap();
    let over = || {
        let mut position = position(&[(1, 1)], &[(1, 15)], "65");
        position.play("1/off").unwrap();
        position
    };
    let on_bar = || position(&[(25, 1), (6, 14)], &[(6, 5), (1, 10)], "62");
    let home = || position(&[(5, 2), (3, 2), (1, 2)], &[(1, 15)], "64");
    let cube = |script: &str| club("cube=true", script).position().boxed();
    let crawford = || {
        let script = "31; 8/5 6/5; double; take; 31; 8/5 6/5; double; drop; 16; 13/7 8/7";
        club("cube=true points=3", script).position().boxed()
    };
    let one_die = || position(&[(13, 1), (3, 2)], &[(19, 2), (14, 2), (17, 2), (24, 2), (25, 7)], "61");
    vec![
        (opening("31"), "", "ALL-3"),
        (opening("31"), "hello", "ALL-3"),
        (opening("31"), "8/5 6", "ALL-3"),
        (opening("31"), "8/5 6/", "ALL-3"),
        (opening("31"), "8//5", "ALL-3"),
        (opening("31"), "27/24", "ALL-3"),
        (opening("31"), "8/bar", "ALL-3"),
        (opening("31"), "off/3", "ALL-3"),
        (opening("31"), "8/5(5)", "ALL-3"),
        (opening("31"), "8/5(2", "ALL-3"),
        (opening("31"), "8/5(0)", "ALL-3"),
        (opening("31"), "8*/5 6/5", "ALL-3"),
        (opening("31"), "8/5 6/5 6/5(3)", "ALL-3"),
        (opening("31"), "8/5 6/5 é", "ALL-3"),
        (opening("31"), "6/off/5", "ALL-3"),
        (opening("31"), "pass", "ALL-7"),
        (not_thrown(), "8/5 6/5", "ALL-2"),
        (not_thrown(), "pass", "ALL-2"),
        (over(), "24/23", "ALL-2"),
        (opening("31"), "5/8 6/5", "BKG-3"),
        (opening("31"), "6/9 6/5", "BKG-1"),
        (opening("31"), "8/8 6/5", "BKG-1"),
        (opening("31"), "20/17 6/5", "BKG-3"),
        (opening("31"), "42: 8/4 6/4", "BKG-3"),
        (opening("31"), "8/4 6/4", "BKG-3"),
        (opening("31"), "8/5 6/5 6/5", "BKG-3"),
        (opening("31"), "bar/22 6/5", "BKG-3"),
        (opening("31"), "8/5*/4", "BKG-4"),
        (opening("51"), "24/19 6/5", "BKG-4"),
        (opening("55"), "24/14", "BKG-4"),
        (opening("31"), "8/5", "BKG-6"),
        (opening("33"), "8/5(2) 6/3", "BKG-6"),
        (one_die(), "13/12", "BKG-6"),
        (on_bar(), "6/4", "BKG-5"),
        (on_bar(), "6/4 bar/23", "BKG-5"),
        (on_bar(), "bar/19", "BKG-4"),
        (opening("61"), "6/off 8/7", "BKG-7"),
        (home(), "3/off 5/1", "BKG-7"),
        (home(), "5/off 3/off", "BKG-7"),
        (opening("31"), "double", "BKG-10"),
        (opening("31"), "take", "BKG-10"),
        (cube("31; 8/5 6/5"), "8/5 6/5", "BKG-10"),
        (cube("31; 8/5 6/5"), "pass", "BKG-10"),
        (cube("31; 8/5 6/5"), "drop", "BKG-11"),
        (cube("31"), "double", "BKG-10"),
        (cube("31; 8/5 6/5; roll"), "double", "BKG-10"),
        (cube("31; 8/5 6/5; roll; 31"), "double", "BKG-10"),
        (cube("31; 8/5 6/5; roll; 31"), "roll", "BKG-10"),
        (cube("31; 8/5 6/5; double"), "roll", "BKG-11"),
        (cube("31; 8/5 6/5; double"), "8/5 6/5", "BKG-11"),
        (cube("31; 8/5 6/5; double"), "pass", "BKG-11"),
        (cube("31; 8/5 6/5; double; take; 31; 8/5 6/5; roll; 31; 6/5 6/3"), "double", "BKG-11"),
        (cube("31; 8/5 6/5; double; drop"), "take", "ALL-2"),
        (crawford(), "double", "BKG-14"),
    ]
}

#[test]
fn refusals_cite_their_clause() {
    let mut rows: Vec<Refused> = Vec::new();
    for (position, typed, clause) in wrong() {
        let span = position.read(typed).expect_err(typed).span;
        assert!(span.is_some() || typed.is_empty() || clause != "ALL-3", "{typed}: where is it?");
        rows.push(refused(position.as_ref(), typed, clause));
    }
    // BKG-2 is about an option that has no meaning for a game in which a charter says who begins.
    let fresh = Play::start(&GAME, setup("opening=fresh")).err().unwrap();
    refuses(&GAME, &rows, &[fresh.clause]);
}

#[test]
fn the_record_has_one_spelling() {
    let mut position = (GAME.start)(&setup("")).unwrap();
    position.thrown(&[4, 4]);
    for (spelled, right) in [
        ("24/20 24/20 13/9 13/9", "24/20(2) 13/9(2)"),
        ("24/20(2)  13/9(2)", "24/20(2) 13/9(2)"),
        ("24/16 13/9(2)", "24/20/16 13/9(2)"),
        ("24-20(2) 13-9(2)", "24/20(2) 13/9(2)"),
    ] {
        let refusal = position.play(spelled).unwrap_err();
        assert_eq!(refusal.clause, "ALL-3");
        assert_eq!(refusal.hint.as_deref(), Some(&*format!("write `{right}`")));
    }
}

#[test]
fn options_out_of_range_are_refused() {
    let good = [
        ("gammons", OptionValue::Bool(false)),
        ("opening", word("fresh")),
        ("stake", OptionValue::Text("two apples".to_owned())),
        ("cube", OptionValue::Bool(true)),
        ("points", OptionValue::Int(64)),
    ];
    let bad = [
        ("gammons", OptionValue::Int(1)),
        ("gammons", word("none")),
        ("gammons", OptionValue::Bool(true)),
        ("opening", word("third")),
        ("opening", OptionValue::Bool(false)),
        ("opening", word("both")),
        ("stake", OptionValue::Int(5)),
        ("cube", OptionValue::Int(2)),
        ("cube", OptionValue::Bool(false)),
        ("points", OptionValue::Int(0)),
        ("points", OptionValue::Int(65)),
        ("doubling", OptionValue::Bool(true)),
    ];
    options_are_checked(&GAME, &good, &["cube=true jacoby=true", "crawford=false cube=true points=3"], &bad);
}

#[test]
fn the_scene_shows_bar_stacks_and_the_last_turn() {
    let mut position = (GAME.start)(&setup("")).unwrap();
    let scene = position.scene(None);
    assert_eq!(scene.pieces.len(), 30);
    assert!(scene.words.iter().any(|line| line == "x has 2 on 24, 5 on 13, 3 on 8, 5 on 6."), "{:?}", scene.words);
    assert!(scene.asides.iter().any(|line| line == "o: 0 on the bar, 0 off, 167 points to go"), "{:?}", scene.asides);
    position.thrown(&[6, 1]);
    position.play("13/7 8/7").unwrap();
    let moved: Vec<_> = position.scene(Some(Seat(0))).pieces.into_iter().filter(|piece| piece.moved).collect();
    assert_eq!(
        moved.iter().map(|piece| (piece.at, piece.glyph.ascii)).collect::<Vec<_>>(),
        [((6, 11), 'x'), ((6, 10), 'x')]
    );
    let across: Vec<_> = position.scene(Some(Seat(1))).pieces.into_iter().filter(|piece| piece.moved).collect();
    assert_eq!(across.first().map(|piece| piece.at), Some((6, 1)), "the other side sees point 18 from above");
    assert_eq!(BAR, 25);
}

/// Deep counts, for builds in which they are quick.
#[cfg(not(debug_assertions))]
#[test]
fn three_turns_deep_the_ways_of_counting_agree() {
    let position = (GAME.start)(&setup("")).unwrap();
    for throws in [["31", "66", "21"], ["11", "22", "65"], ["44", "33", "43"]] {
        let throws: Vec<Vec<u32>> = throws.iter().map(|dice| kit::dice(dice)).collect();
        assert_eq!(position.perft(3, &throws), adjudicate_rules::perft(position.as_ref(), 3, &throws));
    }
}
