//! Disputes about long logs and great heaps: what they take grows with what was handed in, and no faster.

use std::time::Duration;

use adjudicate::referee::dispute::{Copies, examine};
use adjudicate_testkit::TestGame;
use adjudicate_testkit::clock::time;
use adjudicate_testkit::disputes::{branch, loose, three, two, worlds};

/// A game of so many turns.
fn long(turns: usize) -> TestGame {
    let mut game = TestGame::begin(two());
    for _ in 0..turns {
        let who = game.pen();
        game.turn(&who, "so");
    }
    game
}

/// The second run takes less than so many times as long as the first, each at its best: a lucky pair proves nothing.
fn holds(times: u32, first: impl Fn(), second: impl Fn()) {
    let tries: Vec<(Duration, Duration)> = (0..4).map(|_| (time(&first), time(&second))).collect();
    let best = |of: fn(&(Duration, Duration)) -> Duration| tries.iter().map(of).min().unwrap();
    assert!(best(|pair| pair.1) < best(|pair| pair.0) * times, "{tries:?}");
}

/// Four times as much takes less than eight times as long: quadratic would be sixteen.
fn grows(small: impl Fn(), large: impl Fn()) {
    holds(8, small, large);
}

#[test]
fn two_copies_that_part_in_the_middle() {
    let parted = |turns: usize| {
        let game = long(turns / 2);
        let on = |say: &str| {
            branch(&game, |game| {
                for _ in 0..turns / 2 {
                    let who = game.pen();
                    game.say(say).turn(&who, "so");
                }
            })
        };
        worlds(&[("a", &on("one")), ("b", &on("other"))])
    };
    let (small, large) = (parted(200), parted(800));
    let run = |copies: &Copies| {
        let dispute = examine(copies);
        let twice = &dispute.cases[0].twice;
        assert_eq!((twice.len(), twice[0].proofs.len()), (1, 1));
        dispute.cases[0].proof(&twice[0]).unwrap();
    };
    grows(|| run(&small), || run(&large));
}

#[test]
fn a_comb() {
    let comb = |teeth: usize| {
        let mut game = TestGame::begin(three());
        let mut heap = Vec::new();
        for _ in 0..teeth {
            let who = game.pen();
            let tooth = branch(&game, |game| game.say("a tooth").turn(&who, "so"));
            heap.push(tooth.entries.last().unwrap().clone());
            game.turn(&who, "so");
        }
        let mut copies = worlds(&[("line", &game)]);
        loose(&mut copies, "heap", &heap);
        copies
    };
    let (small, large) = (comb(50), comb(200));
    let run = |copies: &Copies| assert_eq!(examine(copies).cases[0].twice.len(), 3);
    grows(|| run(&small), || run(&large));
}

#[test]
fn fifty_copies_are_read_and_verified_once() {
    let game = long(400);
    let handed = |count: usize| {
        let mut copies = Copies::new();
        for number in 0..count {
            let log = game.entries[..game.entries.len() - number].concat();
            copies.add_log(&number.to_string(), log.as_bytes()).close();
        }
        copies
    };
    let run = |count: usize| {
        let copies = handed(count);
        assert_eq!(examine(&copies).cases[0].holdings.len(), count);
    };
    holds(6, || run(1), || run(50));
}
