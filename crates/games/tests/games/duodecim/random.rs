//! Random games with every combination of options: the contract holds everywhere, and the oracle agrees.

use std::collections::BTreeSet;

use adjudicate_games::duodecim::GAME;
use adjudicate_rules::{Demand, Position};

use super::{oracle, setup};
use crate::kit::conformance::playing::{Length, through};
use crate::kit::conformance::positions::{Observer, tried};
use crate::kit::conformance::tables::Table;
use crate::kit::{Random, legal_texts, start};

/// Options at random, with one of these words for the pieces.
fn options(random: &mut Random, pieces: &[&str]) -> String {
    let lists: [&[&str]; 6] = [
        pieces,
        &["", "", "dice=1", "dice=2"],
        &["", "pairs=false"],
        &["", "stacks=whole"],
        &["", "captured=strict"],
        &["", "exit=final-twelve", "exit=any"],
    ];
    lists.map(|list| *random.pick(list)).join(" ")
}

fn throw(position: &mut dyn Position, random: &mut Random) {
    while let Demand::Throw(roll) = position.demand() {
        let numbers: Vec<u32> = roll.dice.iter().map(|sides| random.below(*sides as usize) as u32 + 1).collect();
        position.thrown(&numbers);
    }
}

/// Plays a game to its end and shows every position in which somebody is to act.
fn play(options: &str, random: &mut Random, mut show: impl FnMut(&dyn Position, &mut Random)) {
    let mut position = setup::start(options, None).unwrap();
    let mut turns = 0;
    throw(position.as_mut(), random);
    while let Demand::Act(_) = position.demand() {
        show(position.as_ref(), random);
        let moves = legal_texts(position.as_ref());
        position.play(random.pick(&moves).as_str()).unwrap();
        throw(position.as_mut(), random);
        turns += 1;
        assert!(turns < 5000, "the game does not end");
    }
}

#[test]
fn the_contract_holds_whatever_the_options() {
    let mut random = Random::new(1);
    for seed in 0..30 {
        let chosen = options(&mut random, &["pieces=1", "pieces=2", "pieces=3", "pieces=5", ""]);
        through(&Table::of(&GAME, &chosen), None, seed, Length::ToTheEnd, &mut Observer::default());
    }
}

#[test]
fn pieces_stand_on_points() {
    play("", &mut Random::new(3), |position, _| {
        let scene = position.scene(None);
        let spots: BTreeSet<(u16, u16)> = scene.spots.iter().map(|spot| spot.at).collect();
        assert!(scene.pieces.iter().all(|piece| spots.contains(&piece.at)), "{}", position.text());
    });
}

#[test]
fn the_clauses_taken_literally_allow_the_same() {
    let mut random = Random::new(2);
    let mut compared = 0;
    let rounds = if cfg!(debug_assertions) { 40 } else { 400 };
    for round in 0..rounds {
        let (pieces, every): (&[&str], usize) = if round % 10 == 0 {
            (&["", "pieces=12"], 50)
        } else {
            (&["pieces=1", "pieces=2", "pieces=3", "pieces=4"], 2)
        };
        let chosen = options(&mut random, pieces);
        play(&chosen, &mut random, |position, random| {
            if random.below(every) == 0 {
                compare(position, &chosen, random);
                compared += 1;
            }
        });
    }
    assert!(compared > 500, "{compared}");
}

/// The engine lists all results of the oracle's plays, reads all of those plays, and no others.
fn compare(position: &dyn Position, options: &str, random: &mut Random) {
    let text = position.text();
    let plays = oracle::plays(&text, &start::options(options));
    let listed = legal_texts(position);
    let sides = |played: &str| {
        let mut next = position.boxed();
        next.play(played).unwrap_or_else(|refusal| panic!("{text} {played}: {refusal}"));
        let text = next.text();
        text.splitn(3, ' ').take(2).collect::<Vec<_>>().join(" ")
    };
    let results: BTreeSet<String> = listed.iter().map(|played| sides(played)).collect();
    assert_eq!(results.iter().collect::<BTreeSet<_>>(), oracle::results(&plays), "{text} {options}");
    assert_eq!(results.len(), listed.len(), "{text}: two listed plays have one result");
    assert_eq!(position.perft(1, &[]), Some(listed.len() as u64));

    if plays.contains_key("") {
        assert_eq!(listed, ["pass"], "{text}");
        return;
    }
    let words: Vec<&str> = plays.keys().flat_map(|written| written.split(' ')).collect();
    for (written, result) in &plays {
        if random.below(8) > 0 {
            continue;
        }
        let recorded = position.read(written).unwrap_or_else(|refusal| panic!("{text} {written}: {refusal}"));
        assert_eq!(&sides(&recorded), result, "{text} {written}");
        let length = 1 + random.below(4);
        let mixed: Vec<&str> = (0..length).map(|_| *random.pick(&words)).collect();
        let mixed = mixed.join(" ");
        assert_eq!(tried(&GAME, position, &listed, &mixed, &text), plays.contains_key(&mixed), "{text} {mixed}");
    }
}
