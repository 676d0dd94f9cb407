//! Whole games of all kinds between honest and cheating players, over a post that loses, delays, repeats and reorders letters,
//! with programs that are killed at any moment and old backups that are restored. Everything follows from one seed.
//!
//! The short form is an ordinary test. `ADJUDICATE_SIMULATION=GAMES[,SEED]` plays more, and prints what it counted:
//! `ADJUDICATE_SIMULATION=10000 cargo test --release --test worlds -- --nocapture`. A failure names its seed, and
//! `ADJUDICATE_SIMULATION_SEED=SEED` plays that world alone and tells what happens in it. See `README.md` beside this file.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod backups;
mod bringing;
mod cheating;
mod checks;
mod counts;
mod disputes;
mod keys;
mod letters;
mod person;
mod playing;
mod referee;
mod ruling;
mod scheme;
mod series;
mod signing;
mod table;
mod world;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use counts::Counts;
use rayon::prelude::*;
use series::Series;
use world::Globe;

/// Worlds of the short form.
const SHORT: u64 = 200;
/// Worlds of the long form that did not hold once.
const MENDED: [u64; 1] = [2_730];
/// Entries of a game, in the short form and in the long one.
const LONGEST: [u64; 2] = [24, 100];
/// Throws of every kind of die, in the short form and in the long one.
const THROWS: [u64; 2] = [2_000, 100_000];
/// The limit beyond which a die counts as loaded: fair ones exceed it once in a million.
const LOADED: f64 = 4.7535;

fn number(text: &str) -> u64 {
    text.trim().parse().unwrap_or_else(|_| panic!("`{text}` is no number"))
}

fn play(seed: u64, longest: u64, trace: bool) -> Counts {
    let start = Instant::now();
    let mut world = Globe::new(seed, longest, trace);
    world.hold();
    let mut series = Series::default();
    while let Some(charter) = series.follow(&mut world) {
        world = world.next(&charter, longest);
        world.hold();
    }
    if start.elapsed().as_secs() > 20 {
        println!("seed {seed} took {} s", start.elapsed().as_secs());
    }
    world.counts
}

#[test]
fn worlds_that_did_not_hold_once_do() {
    for seed in MENDED {
        play(seed, LONGEST[1], false);
    }
}

#[test]
fn worlds_hold() {
    let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let long = variable("ADJUDICATE_SIMULATION");
    let kind = usize::from(long.is_some());
    if let Some(seed) = variable("ADJUDICATE_SIMULATION_SEED") {
        let counts = play(number(&seed), LONGEST[kind], true);
        return counts.print();
    }
    let (games, first) = match long.as_deref().map(|long| long.split_once(',').unwrap_or((long, "1"))) {
        Some((games, first)) => (number(games), number(first)),
        None => (SHORT, 1),
    };
    let start = Instant::now();
    let world = |seed: u64| match catch_unwind(AssertUnwindSafe(|| play(seed, LONGEST[kind], false))) {
        Ok(counts) => (counts, None),
        Err(_) => {
            let long = if kind == 1 { "ADJUDICATE_SIMULATION=1 " } else { "" };
            println!(
                "seed {seed} fails: {long}ADJUDICATE_SIMULATION_SEED={seed} cargo test --test worlds -- --nocapture"
            );
            (Counts::default(), Some(seed))
        }
    };
    let both = |one: (Counts, Vec<u64>), other: (Counts, Vec<u64>)| (one.0.join(other.0), [one.1, other.1].concat());
    let played =
        (first..first + games).into_par_iter().map(world).map(|(counts, seed)| (counts, seed.into_iter().collect()));
    let (mut counts, mut failed) = played.reduce(|| (Counts::default(), Vec::new()), both);
    counts.print();
    println!("{games} games in {:.1} s", start.elapsed().as_secs_f64());
    failed.sort_unstable();
    assert!(failed.is_empty(), "{} worlds do not hold: {failed:?}", failed.len());
    let filled = counts.fill(THROWS[kind]);
    for (sides, (throws, deviate)) in counts.fairness() {
        let more = filled.get(&sides).copied().unwrap_or(0);
        println!("d{sides}: {throws} throws, of which {more} outside of games; deviate {deviate:+.2}");
        assert!(deviate.abs() < LOADED, "a die of {sides} sides is loaded: {:?}", counts.throws[&sides]);
    }
}
