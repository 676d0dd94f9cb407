//! Runs the vectors of rule engines: complete games with their positions, and perft counts.
//!
//! A file is one JSON map. `traces`: `options`; `turns` as dice, move and position, or `moves` and the last `position`;
//! `winner`, `why`, `points` of the winner or of both. `perft`: `options`, `moves`, `throws`, `position` or `fen`, and
//! `counts` by depth. Dice are digits, joined. `x` is the first player.

use adjudicate_rules::{Demand, Game, Name, OptionValue, Options, Outcome, Position, Seat, perft};
use serde_json::Value;

use super::{dice, legal_texts, start};

/// Builds that check every addition count so far by type.
const COUNTED: u64 = if cfg!(debug_assertions) { 5_200_000 } else { u64::MAX };
/// And so far by text.
const BY_TEXT: u64 = 10_000;

/// The vectors of a game.
pub fn file(game: &str) -> Value {
    let path = adjudicate_testkit::file(format!("tests/vectors/rules/{game}.json"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// The start position of a case, `first` beginning.
pub fn begin(game: &'static Game, case: &Value, first: Seat) -> Box<dyn Position> {
    let options = case.get("options").map_or_else(Options::default, options);
    options.check(game.options).unwrap();
    (game.start)(&start::setup(options, Some(first))).unwrap()
}

fn options(json: &Value) -> Options {
    let value = |value: &Value| match value {
        Value::Bool(truth) => OptionValue::Bool(*truth),
        Value::Number(number) => OptionValue::Int(number.as_u64().unwrap()),
        Value::String(word) => OptionValue::Name(Name::parse(word).unwrap()),
        other => panic!("no option value: {other}"),
    };
    Options(json.as_object().unwrap().iter().map(|(key, json)| (key.clone(), value(json))).collect())
}

/// Plays every game of a file, with either player first, and compares every position and the end. `look` sees each
/// position with the move that is about to be played.
pub fn traces(game: &'static Game, look: impl Fn(&dyn Position, &str)) {
    let file = file(game.name);
    let traces = file["traces"].as_array().unwrap();
    assert!(traces.len() >= 3, "whole games are missing");
    for (number, trace) in traces.iter().enumerate() {
        for first in Seat::all(2) {
            let mut position = begin(game, trace, first);
            for (turn, (thrown, text, after)) in turns(trace).into_iter().enumerate() {
                let place = format!("game {number}, turn {turn}: {text}");
                throw(position.as_mut(), thrown, &place);
                assert!(matches!(position.demand(), Demand::Act(_)), "{place}: nobody is to act");
                let listed = legal_texts(position.as_ref());
                let equal = |listed: &&String| {
                    if thrown.is_none() { *listed == text } else { leads(position.as_ref(), listed, after) }
                };
                assert_eq!(listed.iter().filter(equal).count(), 1, "{place}: not listed");
                assert_eq!(position.read(text).as_deref(), Ok(text), "{place}");
                look(position.as_ref(), text);
                position.play(text).unwrap_or_else(|refusal| panic!("{place}: {refusal}"));
                assert_eq!(Some(position.text().as_str()), after.or(Some(&position.text())), "{place}");
            }
            let Demand::Over(outcome) = position.demand() else { panic!("game {number} does not end") };
            compare(&outcome, trace, first, &format!("game {number}"));
        }
    }
}

/// With dice one play is listed for each result, perhaps by other dice than the recorded one.
fn leads(position: &dyn Position, listed: &str, after: Option<&str>) -> bool {
    let mut next = position.boxed();
    next.play(listed).is_ok() && Some(next.text().as_str()) == after
}

type Turn<'a> = (Option<&'a str>, &'a str, Option<&'a str>);

fn turns(trace: &Value) -> Vec<Turn<'_>> {
    let Some(moves) = trace["moves"].as_str() else {
        let turns = trace["turns"].as_array().unwrap().iter();
        return turns.map(|turn| (turn[0].as_str(), turn[1].as_str().unwrap(), turn[2].as_str())).collect();
    };
    let mut turns: Vec<Turn<'_>> = moves.split(' ').map(|text| (None, text, None)).collect();
    turns.last_mut().unwrap().2 = Some(trace["position"].as_str().unwrap());
    turns
}

fn compare(outcome: &Outcome, trace: &Value, first: Seat, place: &str) {
    let seat_of = |side: usize| Seat(((first.index() + side) % 2) as u8);
    let winner = ["x", "o"].iter().position(|side| trace["winner"] == **side).map(seat_of);
    assert_eq!(outcome.winner, winner, "{place}");
    if let Some(why) = trace["why"].as_str() {
        let reason = if why.contains(' ') { outcome.reason.to_string() } else { outcome.reason.clause.to_owned() };
        assert_eq!(reason, why, "{place}");
    }
    let of_seat = |seat: Seat| match &trace["points"] {
        Value::Number(points) if winner == Some(seat) => points.as_u64().unwrap(),
        Value::Array(of_sides) => of_sides[usize::from(seat != first)].as_u64().unwrap(),
        _ => 0,
    };
    let points = trace.get("points").map(|_| Seat::all(2).map(of_seat).collect::<Vec<u64>>());
    assert_eq!(outcome.points, points, "{place}");
}

fn throw(position: &mut dyn Position, thrown: Option<&str>, place: &str) {
    if let Some(digits) = thrown {
        let Demand::Throw(roll) = position.demand() else { panic!("{place}: no throw is due") };
        position.thrown(&dice(&digits[..roll.dice.len()]));
    }
}

/// Checks every perft count of a file, the largest ones in release builds only, the small ones by text as well.
pub fn counts(game: &'static Game) {
    for case in file(game.name)["perft"].as_array().unwrap() {
        let mut position = begin(game, case, Seat(0));
        let throws: Vec<&str> =
            case["throws"].as_array().into_iter().flatten().map(|digits| digits.as_str().unwrap()).collect();
        let moves = case["moves"].as_array().unwrap();
        for (turn, text) in moves.iter().enumerate() {
            throw(position.as_mut(), throws.get(turn).copied(), &text.to_string());
            position.play(text.as_str().unwrap()).unwrap();
        }
        assert_eq!(position.text(), case["position"].as_str().unwrap());
        let rest: Vec<Vec<u32>> = throws.iter().skip(moves.len()).map(|digits| dice(digits)).collect();
        counted(position.as_ref(), &case["counts"], &rest);
    }
}

/// Checks the counts by depth from one position.
pub fn counted(position: &dyn Position, counts: &Value, throws: &[Vec<u32>]) {
    assert_eq!(position.perft(0, &[]), Some(1));
    for (depth, count) in (1..).zip(counts.as_array().unwrap()) {
        let count = count.as_u64().unwrap();
        let place = format!("{depth} turns from {}", position.text());
        if count <= COUNTED {
            assert_eq!(position.perft(depth, throws), Some(count), "{place}");
        }
        if count <= BY_TEXT {
            assert_eq!(perft(position, depth, throws), Some(count), "{place}, by text");
        }
    }
    if !throws.is_empty() {
        assert_eq!(position.perft(throws.len() as u32 + 1, throws), None, "throws are missing");
    }
}
