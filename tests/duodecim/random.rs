//! Random games with every combination of options: the contract holds everywhere, and the oracle agrees.

use std::collections::{BTreeSet, HashMap};

use adjudicate::rules::{Demand, Position};

use crate::conformance::{check, listed, refused_or_equal};
use crate::{oracle, setup};

/// The numbers of SplitMix64.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % bound as u64) as usize
    }

    fn pick<'a, T: ?Sized>(&mut self, list: &[&'a T]) -> &'a T {
        list[self.below(list.len())]
    }

    fn throw(&mut self, position: &mut dyn Position) {
        while let Demand::Throw(roll) = position.demand() {
            let numbers: Vec<u32> = roll.dice.iter().map(|sides| self.below(*sides as usize) as u32 + 1).collect();
            position.thrown(&numbers);
        }
    }

    fn options(&mut self, pieces: &[&str]) -> String {
        let lists: [&[&str]; 6] = [
            pieces,
            &["", "", "dice=1", "dice=2"],
            &["", "pairs=false"],
            &["", "stacks=whole"],
            &["", "captured=strict"],
            &["", "exit=final-twelve", "exit=any"],
        ];
        lists.map(|list| self.pick(list)).join(" ")
    }
}

/// Plays a game to its end and shows every position in which somebody is to act.
fn play(options: &str, numbers: &mut Numbers, mut show: impl FnMut(&dyn Position, &mut Numbers)) -> usize {
    let mut position = setup::start(options, None).unwrap();
    let mut turns = 0;
    numbers.throw(position.as_mut());
    while let Demand::Act(_) = position.demand() {
        show(position.as_ref(), numbers);
        let moves = listed(position.as_ref());
        position.play(&moves[numbers.below(moves.len())]).unwrap();
        numbers.throw(position.as_mut());
        turns += 1;
        assert!(turns < 5000, "the game does not end");
    }
    check(position.as_ref());
    turns
}

#[test]
fn the_contract_holds_in_random_games() {
    let mut numbers = Numbers(1);
    for _ in 0..30 {
        let options = numbers.options(&["pieces=1", "pieces=2", "pieces=3", "pieces=5", ""]);
        let mut allowed: HashMap<String, Vec<String>> = HashMap::new();
        play(&options, &mut numbers, |position, numbers| {
            if numbers.below(10) == 0 {
                check(position);
            }
            let moves = listed(position);
            let known = allowed.entry(position.text()).or_insert_with(|| moves.clone());
            assert_eq!(*known, moves, "{}", position.text());
        });
    }
}

#[test]
fn the_clauses_taken_literally_allow_the_same() {
    let mut numbers = Numbers(2);
    let mut compared = 0;
    let rounds = if cfg!(debug_assertions) { 40 } else { 400 };
    for round in 0..rounds {
        let (pieces, every): (&[&str], usize) = if round % 10 == 0 {
            (&["", "pieces=12"], 50)
        } else {
            (&["pieces=1", "pieces=2", "pieces=3", "pieces=4"], 2)
        };
        let options = numbers.options(pieces);
        play(&options, &mut numbers, |position, numbers| {
            if numbers.below(every) == 0 {
                compare(position, &options, numbers);
                compared += 1;
            }
        });
    }
    assert!(compared > 500, "{compared}");
}

/// The engine lists all results of the oracle's plays, reads all of those plays, and no others.
fn compare(position: &dyn Position, options: &str, numbers: &mut Numbers) {
    let text = position.text();
    let plays = oracle::plays(&text, &setup::parse(options));
    let listed = listed(position);
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
        if numbers.below(8) > 0 {
            continue;
        }
        let recorded = position.read(written).unwrap_or_else(|refusal| panic!("{text} {written}: {refusal}"));
        assert_eq!(&sides(&recorded), result, "{text} {written}");
        let length = 1 + numbers.below(4);
        let mixed: Vec<&str> = (0..length).map(|_| numbers.pick(&words)).collect();
        let mixed = mixed.join(" ");
        assert_eq!(refused_or_equal(position, &mixed), plays.contains_key(&mixed), "{text} {mixed}");
    }
}
