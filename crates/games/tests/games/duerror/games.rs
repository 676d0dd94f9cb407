//! Complete games and refused turns from elsewhere: every position, every token, the end.

use adjudicate_rules::{Demand, Play, RefusalKind};
use serde_json::Value;

use super::table::{options, seat, start, throw};

fn vectors() -> Value {
    let path = adjudicate_testkit::file("tests/vectors/rules/duerror-grandis.json");
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn begin(game: &Value) -> (Vec<&str>, Play) {
    let players: Vec<&str> = game["players"].as_array().unwrap().iter().map(|name| name.as_str().unwrap()).collect();
    let first = game["first"].as_str().filter(|first| *first != "lots");
    let carried = players.iter().map(|player| game["carried"][player].as_u64()).collect();
    let play = start(&players, first, options(&game["options"]), carried).unwrap();
    (players, play)
}

/// Plays an entry, and holds the position that it records and the one after its throw.
fn play_entry(play: &mut Play, players: &[&str], entry: &Value, place: &str) {
    let numbers: Vec<u32> = entry[2].as_array().unwrap().iter().map(|n| n.as_u64().unwrap() as u32).collect();
    let text = entry[1].as_str().unwrap();
    match (entry[0].as_str(), text) {
        (None, _) => {}
        (Some(who), "resign") => play.leave(seat(players, who), "resigned"),
        (Some(who), text) => {
            assert_eq!(play.demand(), Demand::Act(seat(players, who)), "{place}");
            if play.hides_square() {
                let square = entry[5]["leaves"][0]["to"].as_u64().unwrap();
                play.show_square(square as u8);
            }
            assert_eq!(play.position().read(text).as_deref(), Ok(text), "{place}");
            play.play(text).unwrap_or_else(|refusal| panic!("{place}: {refusal}"));
            if let Some(recorded) = entry[4].as_str() {
                assert_eq!(play.text(), recorded, "{place}");
            }
        }
    }
    throw(play, &numbers);
    assert_eq!(play.text(), entry[3].as_str().unwrap(), "{place}");
}

#[test]
fn complete_games_go_as_they_went() {
    for game in vectors()["games"].as_array().unwrap() {
        let (players, mut play) = begin(game);
        for (number, entry) in game["entries"].as_array().unwrap().iter().enumerate() {
            let place = format!("{} entry {number}: {} {}", game["id"], entry[0], entry[1]);
            play_entry(&mut play, &players, entry, &place);
            check_proof(&play, entry, &place);
        }
        let Demand::Over(outcome) = play.demand() else { panic!("{} does not end", game["id"]) };
        let over = &game["over"];
        let winner = outcome.winner.map(|winner| players[winner.index()]);
        assert_eq!((winner, outcome.reason.clause), (over["winner"].as_str(), over["why"].as_str().unwrap()));
        if let Some(tokens) = play.position().tokens() {
            for (player, tokens) in players.iter().zip(tokens) {
                assert_eq!(game["tokens"][player], tokens, "{}: {player}", game["id"]);
            }
        }
    }
}

/// Steps on sealed boards are listed in the order of the leaves that prove them.
fn check_proof(play: &Play, entry: &Value, place: &str) {
    let unproved = play.unproved();
    let leaves = entry[5]["leaves"].as_array().cloned().unwrap_or_default();
    assert_eq!(unproved.steps.len(), leaves.len(), "{place}");
    for (step, leaf) in unproved.steps.iter().zip(&leaves) {
        assert_eq!(leaf["at"], step.leaf(), "{place}");
        assert!(step.to.contains(&(leaf["to"].as_u64().unwrap() as u8)), "{place}");
    }
    assert_eq!(unproved.seals, entry[5]["root"].is_string(), "{place}");
    assert_eq!(unproved.wins, entry[5]["open"].is_object(), "{place}");
}

#[test]
fn illegal_turns_are_refused_by_clause() {
    for case in vectors()["illegal"].as_array().unwrap() {
        let (players, mut play) = begin(case);
        for entry in case["before"].as_array().unwrap() {
            play_entry(&mut play, &players, entry, &format!("{} {}", case["id"], entry[1]));
        }
        assert_eq!(play.text(), case["position"].as_str().unwrap(), "{}", case["id"]);
        let text = case["text"].as_str().unwrap();
        if case["proof"]["open"].is_object() {
            // Legal as a text: it is the proof that fails.
            assert_eq!(play.play(text), Ok(()), "{}", case["id"]);
            continue;
        }
        let refusal = play.position().read(text).unwrap_err();
        let allowed = [vec![case["clause"].clone()], case["also"].as_array().unwrap().clone()].concat();
        assert!(allowed.contains(&refusal.clause.into()), "{}: {text}: {refusal}", case["id"]);
        assert_eq!(refusal.kind, RefusalKind::Illegal, "{}: {text}: {refusal}", case["id"]);
        assert!(refusal.span.is_some(), "{}: {text}", case["id"]);
        assert!(play.play(text).is_err(), "{}: {text}", case["id"]);
    }
}
