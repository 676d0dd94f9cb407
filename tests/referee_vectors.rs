//! The protocol's worked games and crossings, folded by the referee.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeSet;

use adjudicate::dice::Member;
use adjudicate::log::{Frames, read};
use adjudicate::referee::{Duty, Letter, Match, settle, verify_with};
use adjudicate::rules::{Name, Seat};
use serde_json::{Value, json};

fn vectors(list: &str) -> Value {
    let path = format!("{}/tests/vectors/protocol/{list}.json", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn due(state: &Match) -> Value {
    let word = |duty| {
        if duty == Duty::Reveal {
            "reveal"
        } else if duty == Duty::Join {
            "join"
        } else {
            "turn"
        }
    };
    state.due().into_iter().map(|(member, duty)| json!([state.name_of(member), word(duty)])).collect()
}

fn chains(state: &Match) -> Value {
    let hex = |bytes: &[u8; 32]| adjudicate::crypto::Digest(*bytes).to_hex();
    let members = Seat::all(state.charter().players.len()).map(Member::Player).chain([Member::Referee]);
    let known = members.filter_map(|member| Some((member, state.machine().chain(member)?)));
    let shown = known.map(|(member, chain)| {
        (state.name_of(member).to_owned(), json!({ "j": chain.count, "last": hex(&chain.last) }))
    });
    Value::Object(shown.collect())
}

#[test]
fn complete_games_fold_to_what_the_vectors_say() {
    for (name, game) in vectors("games").as_object().unwrap() {
        let wanted = game["entries"].as_array().unwrap();
        let verified = verify_with(game["log"].as_str().unwrap().as_bytes(), |_, entry, state| {
            let wanted = &wanted[entry.seq as usize];
            assert_eq!(state.head().to_string(), wanted["id"].as_str().unwrap());
            assert_eq!(due(state), wanted["due_after"], "{name} entry {}", entry.seq);
            assert_eq!(chains(state), wanted["chains"], "{name} entry {}", entry.seq);
            assert_eq!(u64::from(state.machine().completed()), wanted["r"].as_u64().unwrap());
            let position = wanted["position_after"].as_str().filter(|position| !position.is_empty());
            if let (Some(position), None, None) = (position, state.next_to_join(), state.outcome()) {
                assert_eq!(state.play().text(), position, "{name} entry {}", entry.seq);
            }
        });
        assert_eq!(verified.fault, None, "{name}");
        let (state, verdict) = (verified.state.unwrap(), &game["verdict"]);
        assert_eq!(state.entries(), verdict["entries"].as_u64().unwrap());
        assert_eq!(state.last_dice(), verdict["last_dice"].as_str());
        let outcome = state.outcome().unwrap();
        let winner = outcome.winner.map(|seat| state.name_of(Member::Player(seat)).to_owned());
        assert_eq!(winner.as_deref(), verdict["result"]["winner"].as_str(), "{name}");
        if let Some(why) = verdict["result"]["why"].as_str().filter(|why| why.contains("NMM")) {
            assert_eq!(outcome.reason.to_string(), why);
        }
        if let Some(points) = verdict["result"]["points"].as_object() {
            let given = outcome.points.unwrap();
            for (who, wanted) in points {
                let player = state.member(&Name::parse(who).unwrap()).and_then(Member::seat).unwrap();
                assert_eq!(given[player.index()], wanted.as_u64().unwrap());
            }
        }
    }
}

#[test]
fn crossings_are_settled_alike_in_every_order() {
    for case in vectors("crossings").as_array().unwrap() {
        let letters: Vec<Letter> = case["entries"]
            .as_array()
            .unwrap()
            .iter()
            .map(|text| {
                let frame = Frames::new(text.as_str().unwrap().as_bytes()).next().unwrap().unwrap();
                let payload = frame.payload().to_owned();
                let id = adjudicate::crypto::Digest(adjudicate::crypto::sha256(&[payload.as_bytes()]));
                Letter { entry: read(frame.text).unwrap(), payload, id }
            })
            .collect();
        let mut orders = vec![letters.clone(), letters.iter().rev().cloned().collect()];
        orders.push([&letters[letters.len() / 2..], &letters[..letters.len() / 2]].concat());
        for letters in orders {
            let settled = settle(&letters);
            let ids = |key: &str| -> Vec<String> {
                case[key].as_array().unwrap().iter().map(|id| id.as_str().unwrap().to_owned()).collect()
            };
            let shown =
                |ids: &[adjudicate::crypto::Digest]| -> Vec<String> { ids.iter().map(|id| id.to_string()).collect() };
            assert_eq!(shown(&settled.log), ids("log"), "{}", case["what"]);
            let set = |ids: Vec<String>| -> BTreeSet<String> { ids.into_iter().collect() };
            assert_eq!(set(shown(&settled.fallen)), set(ids("fallen")), "{}", case["what"]);
            assert_eq!(set(shown(&settled.invalid)), set(ids("invalid")), "{}", case["what"]);
            let forks: Value =
                settled.forks.iter().map(|f| json!([f.author, f.one.to_string(), f.other.to_string()])).collect();
            assert_eq!(forks, case["forks"], "{}", case["what"]);
            assert_eq!(settled.state.unwrap().head().to_string(), *ids("log").last().unwrap());
        }
    }
}
