//! Runs the vectors of rule engines: complete games with every position, and perft counts.
//!
//! A file is one JSON map: `traces` (`options`, `turns` as dice, move and position, `winner`, `why`, `points`) and `perft`
//! (`options`, `moves`, `throws`, `position`, `counts` by depth). Dice are digits, joined. `x` is the first seat.

use adjudicate::rules::{Demand, Game, Name, OptionValue, Options, Outcome, Play, Seat, Setup};
use serde_json::Value;

/// Perft counts up to this size are checked in debug builds.
const DEBUG_NODES: u64 = 2_000_000;

/// Options as JSON spells them.
pub fn options(json: &Value) -> Options {
    let value = |value: &Value| match value {
        Value::Bool(truth) => OptionValue::Bool(*truth),
        Value::Number(number) => OptionValue::Int(number.as_u64().unwrap()),
        Value::String(word) => OptionValue::Name(Name::parse(word).unwrap()),
        other => panic!("no option value: {other}"),
    };
    Options(json.as_object().unwrap().iter().map(|(key, json)| (key.clone(), value(json))).collect())
}

/// A game for two with these options; the first seat begins.
pub fn start(game: &'static Game, options: Options) -> Play {
    let names = ["ana", "ben"].map(|name| Name::parse(name).unwrap()).to_vec();
    Play::start(game, Setup { names, first: Some(Seat(0)), options, carried: Vec::new() }).unwrap()
}

/// Plays every trace of a file, and compares every position and the end.
pub fn traces(game: &'static Game, file: &str) {
    let file: Value = serde_json::from_str(file).unwrap();
    for (number, trace) in file["traces"].as_array().unwrap().iter().enumerate() {
        let mut play = start(game, options(&trace["options"]));
        for (turn, step) in trace["turns"].as_array().unwrap().iter().enumerate() {
            let place = format!("trace {number}, turn {turn}: {step}");
            throw(&mut play, &step[0], &place);
            let text = step[1].as_str().unwrap();
            assert_eq!(play.position().read(text).as_deref(), Ok(text), "{place}");
            play.play(text).unwrap_or_else(|refusal| panic!("{place}: {refusal}"));
            assert_eq!(play.text(), step[2].as_str().unwrap(), "{place}");
        }
        let Demand::Over(outcome) = play.demand() else { panic!("trace {number} does not end") };
        compare(&outcome, trace, number);
    }
}

fn compare(outcome: &Outcome, trace: &Value, number: usize) {
    let winner = match outcome.winner {
        None => Value::Null,
        Some(Seat(0)) => "x".into(),
        Some(_) => "o".into(),
    };
    assert_eq!(winner, trace["winner"], "trace {number}");
    assert_eq!(outcome.reason.to_string(), trace["why"].as_str().unwrap(), "trace {number}");
    let points = outcome.points.clone().map_or(Value::Null, Value::from);
    assert_eq!(points, *trace.get("points").unwrap_or(&Value::Null), "trace {number}");
}

fn throw(play: &mut Play, dice: &Value, place: &str) {
    if let Some(digits) = dice.as_str() {
        assert!(matches!(play.demand(), Demand::Throw(_)), "{place}");
        play.thrown(&numbers(digits));
    }
}

fn numbers(digits: &str) -> Vec<u32> {
    digits.chars().map(|digit| digit.to_digit(10).unwrap()).collect()
}

/// Checks every perft count of a file, the largest ones in release builds only.
pub fn perft(game: &'static Game, file: &str) {
    let file: Value = serde_json::from_str(file).unwrap();
    for case in file["perft"].as_array().unwrap() {
        let moves = case["moves"].as_array().unwrap();
        let throws: Option<Vec<&Value>> = case["throws"].as_array().map(|throws| throws.iter().collect());
        let mut play = start(game, options(&case["options"]));
        for (turn, text) in moves.iter().enumerate() {
            throw(&mut play, throws.as_ref().map_or(&Value::Null, |throws| throws[turn]), &text.to_string());
            play.play(text.as_str().unwrap()).unwrap();
        }
        assert_eq!(play.text(), case["position"].as_str().unwrap());
        let throws = throws.unwrap_or_default();
        let rest: Vec<Vec<u32>> = throws.iter().skip(moves.len()).map(|dice| numbers(dice.as_str().unwrap())).collect();
        for (depth, count) in (1..).zip(case["counts"].as_array().unwrap()) {
            let count = count.as_u64().unwrap();
            if cfg!(not(debug_assertions)) || count <= DEBUG_NODES {
                assert_eq!(play.position().perft(depth, &rest), Some(count), "{} at depth {depth}", case["options"]);
            }
        }
    }
}
