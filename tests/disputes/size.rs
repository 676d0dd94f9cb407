//! Disputes about long logs and great heaps: what they take grows with what was handed in, and no faster.

use std::time::{Duration, Instant};

use adjudicate::referee::dispute::{Copies, examine};

use crate::common::World;
use crate::{branch, loose, three, two, worlds};

/// A game of so many turns.
fn long(turns: usize) -> World {
    let mut game = World::begin(two());
    for _ in 0..turns {
        let who = game.pen();
        game.turn(&who, "so");
    }
    game
}

/// The least time of three.
fn time(run: impl Fn()) -> Duration {
    let once = || {
        let start = Instant::now();
        run();
        start.elapsed()
    };
    (0..3).map(|_| once()).min().unwrap()
}

/// Four times as much takes less than eight times as long: quadratic would be sixteen.
fn grows(small: Duration, large: Duration) {
    assert!(large < small * 8, "{small:?} and four times as much {large:?}");
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
    grows(time(|| run(&small)), time(|| run(&large)));
}

#[test]
fn a_comb() {
    let comb = |teeth: usize| {
        let mut game = World::begin(three());
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
    let (small, large) = (comb(100), comb(400));
    let run = |copies: &Copies| assert_eq!(examine(copies).cases[0].twice.len(), 3);
    grows(time(|| run(&small)), time(|| run(&large)));
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
    let (one, fifty) = (time(|| run(1)), time(|| run(50)));
    assert!(fifty < one * 12, "one {one:?} and fifty {fifty:?}");
}
