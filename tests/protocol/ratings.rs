//! Ratings of whole periods, against the values of another program.

use std::collections::BTreeMap;

use adjudicate::event::ratings::{FideList, FideRating, GlickoList, GlickoRating, RatedGame, performance};
use serde_json::Value;

fn vectors() -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors/ratings.json");
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn games(event: &Value) -> Vec<RatedGame> {
    let person = |value: &Value| value.as_str().unwrap().to_owned();
    let one = |game: &Value| RatedGame {
        persons: [person(&game[0]), person(&game[1])],
        points: u8::try_from(game[2].as_u64().unwrap()).unwrap(),
    };
    event.as_array().unwrap().iter().map(one).collect()
}

/// The lists of one method, each with its number.
fn lists(vectors: &Value, method: &str) -> Vec<(usize, Value)> {
    let lists = vectors["lists"].as_array().unwrap().iter().enumerate();
    let found: Vec<(usize, Value)> =
        lists.filter(|(_, list)| list["method"] == method).map(|(at, list)| (at, list.clone())).collect();
    assert!(found.len() > 10, "{method}: {}", found.len());
    found
}

#[test]
fn fide_lists() {
    let of = |value: &Value| FideRating {
        rating: value["rating"].as_i64().unwrap(),
        games: value["games"].as_u64().unwrap(),
        top: value["top"].as_bool().unwrap(),
        change: value["change"].as_i64().unwrap_or(0),
    };
    let all = |value: &Value| -> BTreeMap<String, FideRating> {
        value.as_object().unwrap().iter().map(|(person, own)| (person.clone(), of(own))).collect()
    };
    for (at, list) in lists(&vectors(), "fide") {
        let mut ratings = FideList::new(all(&list["start"]));
        for (event, expected) in list["events"].as_array().unwrap().iter().zip(list["expect"].as_array().unwrap()) {
            ratings.add(&games(event));
            assert_eq!(ratings.ratings, all(expected), "list {at}");
        }
    }
}

#[test]
fn glicko_lists() {
    for (at, list) in lists(&vectors(), "glicko-2") {
        let start = list["start"].as_object().unwrap().iter().map(|(person, own)| {
            let number = |place: usize| own[place].as_f64().unwrap();
            let rating = GlickoRating { rating: number(0), deviation: number(1), volatility: number(2), change: 0.0 };
            (person.clone(), rating)
        });
        let mut ratings = GlickoList { ratings: start.collect() };
        for (event, expected) in list["events"].as_array().unwrap().iter().zip(list["expect"].as_array().unwrap()) {
            ratings.add(&games(event));
            let expected = expected.as_object().unwrap();
            assert_eq!(ratings.ratings.len(), expected.len(), "list {at}");
            for (person, own) in &ratings.ratings {
                let near = |value: f64, wanted: &Value, what: &str| {
                    let difference = (value.round() - wanted.as_f64().unwrap()).abs();
                    assert!(difference <= 1.0, "list {at}, {person}, {what}: {value}, not {wanted}");
                };
                near(own.rating * 10.0, &expected[person]["rating"], "rating");
                near(own.deviation * 10.0, &expected[person]["deviation"], "deviation");
                near(own.volatility * 1e6, &expected[person]["volatility"], "volatility");
            }
        }
    }
}

#[test]
fn performances() {
    let vectors = vectors();
    let all = vectors["performances"].as_array().unwrap();
    assert!(all.len() > 10);
    for case in all {
        let games: Vec<(i64, u8)> = case["games"]
            .as_array()
            .unwrap()
            .iter()
            .map(|game| (game[0].as_i64().unwrap(), u8::try_from(game[1].as_u64().unwrap()).unwrap()))
            .collect();
        assert_eq!(performance(&games), case["expect"].as_i64(), "{case}");
    }
    assert_eq!(performance(&[]), None);
}
