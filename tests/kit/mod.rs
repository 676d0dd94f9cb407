//! What every rule engine is held to, through the interface that all of them share.

// Each test program uses the part that it needs.
#![allow(dead_code)]

use std::collections::BTreeSet;
use std::path::Path;

use adjudicate::rules::{Demand, Game, Name, OptionValue, Options, Play, Position, Refusal, Seat, Setup};
use serde_json::Value;

#[path = "../support/random.rs"]
mod random;
pub use random::Random;

/// The vectors of a game.
pub fn vectors(file: &str) -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors/rules").join(file);
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// A JSON map as a charter's options.
pub fn options(map: &Value) -> Options {
    let value = |value: &Value| match value {
        Value::Bool(value) => OptionValue::Bool(*value),
        Value::Number(number) => OptionValue::Int(number.as_u64().unwrap()),
        Value::String(word) => Name::parse(word).map_or(OptionValue::Text(word.clone()), OptionValue::Name),
        other => panic!("{other} is no option value"),
    };
    Options(map.as_object().unwrap().iter().map(|(key, given)| (key.clone(), value(given))).collect())
}

/// A game for these players; the first one begins.
pub fn start(game: &'static Game, names: &[&str], options: Options) -> Result<Play, Refusal> {
    let names = names.iter().map(|name| Name::parse(name).unwrap()).collect();
    Play::start(game, Setup { names, first: Some(Seat(0)), options, carried: Vec::new() })
}

/// All legal texts of a position.
pub fn legal_texts(position: &dyn Position) -> Vec<String> {
    position.legal().into_iter().flat_map(|group| group.moves).collect()
}

/// Every listed text is listed once, reads back to itself, and can be played; playing it on a copy leaves this alone.
pub fn listed_is_legal(position: &dyn Position) {
    let before = position.text();
    let texts = legal_texts(position);
    let different: BTreeSet<&String> = texts.iter().collect();
    assert_eq!(different.len(), texts.len(), "{before}: a text is listed twice");
    for text in &texts {
        assert_eq!(position.read(text).as_ref(), Ok(text), "{before}");
        let mut next = position.boxed();
        assert_eq!(next.play(text), Ok(()), "{before}: {text}");
    }
    assert_eq!(position.text(), before, "playing on a copy changed the original");
}

/// Refused texts change nothing, and a text that can be read is one that can be played.
pub fn refusals_change_nothing(position: &mut dyn Position, texts: &[&str]) {
    let before = (position.text(), position.legal(), position.demand());
    let allowed: BTreeSet<String> = before.1.iter().flat_map(|group| group.moves.clone()).collect();
    for text in texts {
        let read = position.read(text);
        let mut copy = position.boxed();
        match &read {
            Ok(recorded) => {
                assert!(allowed.is_empty() || allowed.contains(recorded), "{}: `{text}` is not listed", before.0);
                assert_eq!(copy.play(recorded), Ok(()), "{}: {recorded}", before.0);
            }
            Err(refusal) => check_refusal(refusal, text),
        }
        if read.as_deref() != Ok(*text) {
            let refused = position.play(text).expect_err("the record has one spelling");
            check_refusal(&refused, text);
        }
        assert_eq!((position.text(), position.legal(), position.demand()), before, "`{text}` changed something");
    }
}

/// A refusal's parts make sense for the text that was typed.
fn check_refusal(refusal: &Refusal, text: &str) {
    assert!(!refusal.reason.is_empty() && !refusal.reason.ends_with('.'), "{refusal:?}");
    if let Some(span) = &refusal.span {
        assert!(text.get(span.clone()).is_some(), "{refusal:?} points outside `{text}`");
    }
}

/// Plays random legal moves to the end, with every check at each step; gives the number of turns.
pub fn random_game(mut position: Box<dyn Position>, random: &mut Random, limit: usize, junk: &[&str]) -> usize {
    for turn in 0..limit {
        match position.demand() {
            Demand::Over(_) => {
                assert_eq!(legal_texts(position.as_ref()), Vec::<String>::new());
                return turn;
            }
            Demand::Throw(roll) => {
                let numbers: Vec<u32> =
                    roll.dice.iter().map(|sides| random.below(*sides as usize) as u32 + 1).collect();
                position.thrown(&numbers);
            }
            Demand::Act(_) => {
                listed_is_legal(position.as_ref());
                refusals_change_nothing(position.as_mut(), junk);
                let texts = legal_texts(position.as_ref());
                assert!(!texts.is_empty(), "{}: nothing is legal", position.text());
                position.play(&texts[random.below(texts.len())]).unwrap();
            }
        }
    }
    panic!("no end after {limit} turns: {}", position.text());
}

/// Which clauses a table of texts is refused under: each must be refused, and for the reason that it names.
pub fn cited(position: &dyn Position, table: &[(&str, &'static str)]) -> BTreeSet<&'static str> {
    for (text, clause) in table {
        match position.read(text) {
            Ok(recorded) => panic!("{}: `{text}` is read as `{recorded}`", position.text()),
            Err(refusal) => assert_eq!(refusal.clause, *clause, "{}: `{text}`: {refusal:?}", position.text()),
        }
    }
    table.iter().map(|(_, clause)| *clause).collect()
}

/// Every complete game of the vectors goes as recorded, whoever of the two begins.
pub fn traces(game: &'static Game, vectors: &Value) {
    for trace in vectors["traces"].as_array().unwrap() {
        for first in Seat::all(2) {
            trace_goes_as_recorded(game, trace, first);
        }
    }
}

fn trace_goes_as_recorded(game: &'static Game, trace: &Value, first: Seat) {
    let names = ["alice", "bob"].map(|name| Name::parse(name).unwrap()).to_vec();
    let setup = Setup { names, first: Some(first), options: options(&trace["options"]), carried: Vec::new() };
    let mut position = (game.start)(&setup).unwrap();
    for (number, turn) in trace["turns"].as_array().unwrap().iter().enumerate() {
        if let Some(dice) = turn[0].as_str() {
            let Demand::Throw(_) = position.demand() else { panic!("turn {number}: no throw is due") };
            let numbers: Vec<u32> = dice.chars().map(|digit| digit.to_digit(10).unwrap()).collect();
            position.thrown(&numbers);
        }
        let (text, after) = (turn[1].as_str().unwrap(), turn[2].as_str().unwrap());
        let Demand::Act(_) = position.demand() else { panic!("turn {number}: nobody is to act") };
        assert!(
            legal_texts(position.as_ref()).iter().any(|legal| legal == text),
            "turn {number}: {text} is not listed"
        );
        assert_eq!(position.play(text), Ok(()), "turn {number}");
        assert_eq!(position.text(), after, "turn {number}: {text}");
    }
    let Demand::Over(outcome) = position.demand() else { panic!("the game is not over") };
    let seat_of = |side: usize| Seat(((usize::from(first.0) + side) % 2) as u8);
    let winner = ["x", "o"].iter().position(|side| trace["winner"] == **side).map(seat_of);
    assert_eq!(outcome.winner, winner);
    assert_eq!(outcome.reason.to_string(), trace["why"].as_str().unwrap());
    if let Some(points) = trace["points"].as_array() {
        let given = outcome.points.unwrap();
        let of_sides: Vec<u64> = (0..2).map(|side| given[seat_of(side).index()]).collect();
        assert_eq!(of_sides, points.iter().map(|number| number.as_u64().unwrap()).collect::<Vec<u64>>());
    }
}

/// Every perft case of the vectors; a debug build stops where counts pass two million.
pub fn perft_cases(game: &'static Game, vectors: &Value) {
    for case in vectors["perft"].as_array().unwrap() {
        let mut position = start(game, &["alice", "bob"], options(&case["options"])).unwrap().position().boxed();
        for text in case["moves"].as_array().unwrap() {
            assert_eq!(position.play(text.as_str().unwrap()), Ok(()));
        }
        assert_eq!(position.text(), case["position"].as_str().unwrap());
        for (depth, count) in (1..).zip(case["counts"].as_array().unwrap()) {
            let count = count.as_u64().unwrap();
            if cfg!(debug_assertions) && count > 2_000_000 {
                break;
            }
            assert_eq!(position.perft(depth, &[]), Some(count), "{} at depth {depth}", position.text());
        }
    }
}

/// Every option accepts what its list says and refuses what lies beside it, and unknown options are refused.
pub fn options_are_checked(game: &'static Game, good: &[(&str, OptionValue)], bad: &[(&str, OptionValue)]) {
    let with = |(key, value): &(&str, OptionValue)| {
        start(game, &["alice", "bob"], Options([((*key).to_owned(), value.clone())].into()))
    };
    for option in good {
        assert!(with(option).is_ok(), "{option:?}");
    }
    for option in bad {
        assert_eq!(with(option).err().map(|refusal| refusal.clause), Some("ALL-6"), "{option:?}");
    }
    let listed: BTreeSet<&str> = game.options.iter().map(|spec| spec.key).collect();
    assert_eq!(good.iter().map(|(key, _)| *key).collect::<BTreeSet<_>>(), listed, "every option is tried");
}

/// A word as an option's value.
pub fn word(text: &str) -> OptionValue {
    OptionValue::Name(Name::parse(text).unwrap())
}

/// The page for players has every clause as the program words it, and every option.
pub fn page_agrees(game: &Game) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/rules").join(format!("{}.md", game.name));
    let page = std::fs::read_to_string(path).unwrap();
    for clause in game.clauses {
        assert!(page.contains(&format!("| {} | {} |", clause.id, clause.text)), "{} differs", clause.id);
    }
    for option in game.options {
        assert!(page.contains(&format!("| `{}` |", option.key)), "{} is missing", option.key);
        assert!(game.clauses.iter().any(|clause| clause.id == option.clause), "{} cites no clause", option.key);
    }
}
