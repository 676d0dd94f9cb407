//! Complete games and counts that another implementation made.

use adjudicate::rules::Demand;
use serde_json::Value;

use crate::conformance::listed;
use crate::setup::{game, numbers};

fn vectors(list: &str) -> Vec<Value> {
    let all: Value = serde_json::from_str(include_str!("../vectors/rules/duodecim-scriptorum.json")).unwrap();
    all[list].as_array().unwrap().clone()
}

fn options(case: &Value) -> String {
    let words = case["options"].as_object().unwrap().iter();
    let words: Vec<String> =
        words.map(|(key, value)| format!("{key}={}", value.to_string().trim_matches('"'))).collect();
    words.join(" ")
}

#[test]
fn games_go_as_recorded() {
    for trace in vectors("traces") {
        let mut position = game(&options(&trace));
        for turn in trace["turns"].as_array().unwrap() {
            let [dice, text, after] = [0, 1, 2].map(|index| turn[index].as_str().unwrap());
            let Demand::Throw(roll) = position.demand() else { panic!("no throw before {turn}") };
            assert_eq!(roll.dice.len(), dice.len(), "{turn}");
            position.thrown(&numbers(dice));
            // The list has one play for each result, perhaps by other dice than the recorded one.
            let leads_there = |listed: &String| {
                let mut next = position.boxed();
                next.play(listed).is_ok() && next.text() == after
            };
            assert_eq!(listed(position.as_ref()).iter().filter(|text| leads_there(text)).count(), 1, "{turn}");
            assert_eq!(position.read(text).as_deref(), Ok(text));
            position.play(text).unwrap();
            assert_eq!(position.text(), after);
        }
        let Demand::Over(outcome) = position.demand() else { panic!("the game goes on") };
        assert_eq!(outcome.winner.map(|seat| ["x", "o"][seat.index()]), trace["winner"].as_str());
        assert_eq!(outcome.reason.clause, trace["why"]);
        assert_eq!(outcome.points, None);
    }
}

#[test]
fn perft_counts_agree() {
    for case in vectors("perft") {
        let mut position = game(&options(&case));
        let throws = case["throws"].as_array().unwrap().iter();
        let throws: Vec<Vec<u32>> = throws.map(|dice| numbers(dice.as_str().unwrap())).collect();
        let moves = case["moves"].as_array().unwrap();
        for (text, dice) in moves.iter().zip(&throws) {
            let Demand::Throw(roll) = position.demand() else { panic!("no throw before {text}") };
            position.thrown(&dice[..roll.dice.len()]);
            position.play(text.as_str().unwrap()).unwrap();
        }
        assert_eq!(position.text(), case["position"]);
        let rest = &throws[moves.len()..];
        for (depth, count) in (1..).zip(case["counts"].as_array().unwrap()) {
            assert_eq!(position.perft(depth, rest), count.as_u64(), "{case} at {depth}");
            if count.as_u64() < Some(1000) {
                assert_eq!(adjudicate::rules::perft(position.as_ref(), depth, rest), count.as_u64(), "{case} by texts");
            }
        }
        assert_eq!(position.perft(rest.len() as u32 + 1, rest), None, "throws are missing");
    }
}

#[test]
fn the_documented_game_is_true() {
    let text = include_str!("../../docs/rules/duodecim-scriptorum.md");
    let example = text.rsplit("```").nth(1).unwrap();
    let mut position = game("pieces=2");
    for line in example.lines().filter(|line| !line.is_empty()) {
        let (dice, rest) = line.split_once("  ").unwrap();
        let (played, after) = rest.trim().split_once("  ").unwrap();
        position.thrown(&numbers(dice.trim()));
        position.play(played).unwrap();
        assert_eq!(position.text(), after.trim());
    }
}
