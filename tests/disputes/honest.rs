//! Who signs only on what he knows to stand is never named, whatever crosses and whatever others do.

use std::collections::BTreeMap;

use adjudicate::crypto::Digest;
use adjudicate::referee::dispute::{Dispute, Ruling, examine};
use adjudicate::referee::settle;

use crate::common::world::letter;
use crate::common::{World, kinds};
use crate::{begun, branch, loose, named, three, worlds};

/// Nobody is named, and the copies are settled.
fn settled(dispute: &Dispute) {
    assert!(named(dispute).is_empty());
    assert_eq!(dispute.cases[0].ruling(), Ruling::Crossed);
    assert!(!dispute.is_dispute());
}

#[test]
fn letters_that_crossed_are_held_against_nobody() {
    let game = begun();
    let turn = branch(&game, |game| game.turn("alice", "my turn"));
    for kind in [kinds::note(), kinds::offer_draw(), kinds::claim_timeout("alice"), kinds::resign()] {
        let other = branch(&game, |game| game.write("bob", kind));
        let dispute = worlds(&[("one", &turn), ("other", &other)]);
        settled(&dispute);
        assert_eq!(dispute.cases[0].log.last(), Some(&turn.state.head()));
    }
}

#[test]
fn what_fell_out_may_be_written_again() {
    let game = begun();
    let fell = branch(&game, |game| game.say("well?").write("bob", kinds::offer_draw()));
    let stays = branch(&game, |game| {
        game.turn("alice", "my turn");
        game.turn("bob", "mine");
        game.say("now then").note("bob");
    });
    settled(&worlds(&[("fell", &fell), ("stays", &stays)]));
}

#[test]
fn who_is_lured_onto_a_branch_that_falls_out_later_is_not_to_blame() {
    // Alice's note and carol's note cross; carol is due, so hers stays, and alice writes her next one on it. Then carol makes
    // her turn on alice's note, so that this branch stays after all and alice has a note on both.
    let mut game = World::begin(three());
    game.turn("alice", "one");
    game.turn("bob", "two");
    let lured = branch(&game, |game| game.say("first").note("alice"));
    let mut stays = branch(&game, |game| game.say("wait").note("carol"));
    let honest = settle(&[lured.letters(), stays.letters()].concat());
    assert_eq!(honest.log.last(), Some(&stays.state.head()), "all that alice knows says so");
    stays.say("second").note("alice");
    let trap = branch(&lured, |game| game.turn("carol", "on the other one"));
    let dispute = worlds(&[("stays", &stays), ("trap", &trap)]);
    let case = &dispute.cases[0];
    assert!(named(&dispute).is_empty(), "alice is honest");
    assert_eq!((case.ruling(), case.unproved.len()), (Ruling::Unproved, 1));
    assert!(dispute.is_dispute(), "the referee has to go on from here");
}

#[test]
fn who_abandons_his_own_letter_that_stays_is_to_blame() {
    // The other way round: alice's turn stays against bob's note, and she signs on bob's branch all the same.
    let game = begun();
    let turn = branch(&game, |game| game.turn("alice", "my turn"));
    let other = branch(&game, |game| {
        game.note("bob");
        game.turn("alice", "another turn");
    });
    assert_eq!(named(&worlds(&[("one", &turn), ("other", &other)])), ["alice"]);
}

/// Random numbers that are the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

/// What everybody knows: the entries that have reached him.
type Known = BTreeMap<Digest, String>;

/// An honest player settles what he knows and signs at the end of that; `None` if he cannot write this now.
fn writes(base: &World, known: &mut Known, who: &str, what: usize) -> Option<String> {
    let letters: Vec<_> = known.values().map(|text| letter(text)).collect();
    let settled = settle(&letters);
    assert!(settled.forks.is_empty());
    let mut world = base.clone();
    world.entries = settled.log.iter().map(|id| known[id].clone()).collect();
    world.state = (*settled.state.unwrap()).clone();
    let kind = match what {
        0..4 => kinds::turn("a turn"),
        4 | 5 => kinds::note(),
        6 => kinds::offer_draw(),
        _ if who == "referee" => kinds::extend("bob", 3),
        _ => kinds::offer_takeback(world.state.entries() - 1),
    };
    world.attempt(who, kind).ok()?;
    let text = world.entries.last().unwrap().clone();
    known.insert(world.state.head(), text.clone());
    Some(text)
}

#[test]
fn honest_players_whose_letters_cross_at_random_are_never_named() {
    let people = ["alice", "bob", "carol", "referee"];
    let base = World::begin(three());
    for seed in 0..12 {
        let mut random = Random(seed);
        let start: Known = base.letters().iter().map(|letter| letter.id).zip(base.entries.iter().cloned()).collect();
        let mut known: Vec<Known> = people.iter().map(|_| start.clone()).collect();
        let mut mail: Vec<(usize, String)> = Vec::new();
        for _ in 0..24 {
            let who = random.below(people.len());
            let what = random.below(8);
            if let Some(text) = writes(&base, &mut known[who], people[who], what) {
                mail.extend((0..people.len()).filter(|to| *to != who).map(|to| (to, text.clone())));
            }
            for _ in 0..random.below(4) {
                if !mail.is_empty() {
                    let (to, text) = mail.swap_remove(random.below(mail.len()));
                    known[to].insert(letter(&text).id, text);
                }
            }
        }
        let copies: Vec<_> = people
            .iter()
            .zip(&known)
            .map(|(who, known)| loose(who, &known.values().cloned().collect::<Vec<_>>()))
            .collect();
        let dispute = examine(&copies);
        assert!(named(&dispute).is_empty(), "seed {seed}");
    }
}
