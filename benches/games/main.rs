//! How fast the games are played and counted through their typed interfaces, on one core.
//!
//! `cargo bench --bench games` prints random games a second and perft turns a second; every count is asserted.
//! `cargo bench --bench games -- 5000` searches 5,000 random positions of Duodecim instead of 100,000.
#![allow(clippy::unwrap_used)]

mod backgammon;
mod chess;
mod duodecim;
mod merels;
mod roman_checkers;

use std::time::{Duration, Instant};

/// How many random positions of Duodecim are searched for the worst one.
const POSITIONS: usize = 100_000;
/// How long random games are played.
const PLAYED: Duration = Duration::from_secs(2);
const ROUNDS: usize = 40;

/// The numbers of SplitMix64: the same games on every machine.
pub struct Numbers(pub u64);

impl Numbers {
    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((u128::from(mixed ^ mixed >> 31) * bound as u128) >> 64) as usize
    }

    /// Returns a throw of a die of six sides.
    pub fn die(&mut self) -> u32 {
        self.below(6) as u32 + 1
    }
}

/// Plays games for some seconds and prints how many in one; `game` gives its number of turns.
pub fn rate(what: &str, mut game: impl FnMut(&mut Numbers) -> usize) {
    let (mut numbers, mut games, mut turns, start) = (Numbers(2), 0_usize, 0, Instant::now());
    while start.elapsed() < PLAYED {
        turns += game(&mut numbers);
        games += 1;
    }
    let rate = games as f64 / start.elapsed().as_secs_f64();
    println!("  {what:<52} {rate:>9.0} games/s of {} turns", turns / games);
}

/// Counts turns, holds the count against what others agree on, and prints how many in a second.
pub fn counted(depth: u32, expected: u64, count: impl Fn(u32) -> u64) {
    let start = Instant::now();
    let found = std::hint::black_box(count(depth));
    let seconds = start.elapsed().as_secs_f64();
    assert_eq!(found, expected, "perft {depth}");
    println!("  {:<52} {:>9.1} million turns/s", format!("perft {depth}: {found}"), found as f64 / seconds / 1e6);
}

/// The best of several rounds of each work: on a shared machine the least disturbed one says most. The works take turns, so
/// that what slows the machine down for a while slows all of them down.
pub fn best<const N: usize>(mut works: [&mut dyn FnMut(); N]) -> [Duration; N] {
    let mut best = [Duration::MAX; N];
    for _ in 0..ROUNDS {
        for (work, best) in works.iter_mut().zip(&mut best) {
            let start = Instant::now();
            work();
            *best = start.elapsed().min(*best);
        }
    }
    best
}

fn main() {
    let positions = std::env::args().find_map(|argument| argument.parse().ok()).unwrap_or(POSITIONS);
    println!("Nine Men's Morris");
    merels::nine_mens_morris();
    println!("Roman Merels");
    merels::roman_merels();
    println!("Ludus Duodecim Scriptorum");
    duodecim::run(positions);
    println!("Roman Checkers");
    roman_checkers::run();
    println!("Backgammon");
    backgammon::run();
    println!("Chess");
    chess::run();
}
