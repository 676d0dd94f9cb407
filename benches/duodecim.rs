//! Duodecim: how long it takes to list the plays of a throw where there are most of them, and to play random games.
#![allow(clippy::unwrap_used)]

use std::time::{Duration, Instant};

use adjudicate::games::duodecim::plays::{Play, distinct, each};
use adjudicate::games::duodecim::{Rules, Step, Table, Throw, Turn};
use adjudicate::rules::Options;

/// The numbers of SplitMix64.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((u128::from(mixed ^ mixed >> 31) * bound as u128) >> 64) as usize
    }

    fn throw(&mut self, dice: u8) -> Throw {
        let mut numbers = [0; 3];
        let numbers = &mut numbers[..usize::from(dice)];
        numbers.fill_with(|| self.below(6) as u32 + 1);
        Throw::new(numbers).unwrap()
    }
}

/// Any legal play, all equally likely.
fn any_play(table: &Table, throw: Throw, numbers: &mut Numbers, plays: &mut Vec<Play>) -> Table {
    plays.clear();
    each(table, throw, |play| plays.push(play));
    match plays.len() {
        0 => table.after(&[]),
        count => table.after(plays[numbers.below(count)].steps()),
    }
}

/// A play made as at the board: one single move after another, by dice taken at random until none is left. Where the dice
/// went to the wrong pieces it is tried again; in the end, and where not all can be used, it is any play.
fn hasty_play(table: &Table, throw: Throw, numbers: &mut Numbers, plays: &mut Vec<Play>) -> Table {
    let hasty = (0..4).find_map(|_| single_moves(table, throw, numbers));
    hasty.unwrap_or_else(|| any_play(table, throw, numbers, plays))
}

fn single_moves(table: &Table, throw: Throw, numbers: &mut Numbers) -> Option<Table> {
    let (mut turn, mut free) = (Turn::new(table, throw), throw.all());
    let (mut steps, mut made) = ([Step::default(); 3], 0);
    while free != 0 {
        // Some of the free dice, at least one.
        let mut set = if free.is_power_of_two() { free } else { 0 };
        while set == 0 {
            set = numbers.below(8) as u8 & free;
        }
        let mut choice = turn.steps(throw.group(set), 0);
        match choice.len() {
            0 if throw.count() == 1 => return Some(table.after(&[])),
            0 => return None,
            count => steps[made] = choice.nth(numbers.below(count))?,
        }
        free &= !set;
        if free != 0 {
            turn = turn.after(steps[made]);
        }
        made += 1;
    }
    Some(table.after(&steps[..made]))
}

/// Plays a game and shows each position with its throw; returns the number of turns.
fn game(numbers: &mut Numbers, mut play: impl FnMut(&Table, Throw, &mut Numbers) -> Table) -> usize {
    let mut table = Table::new(Rules::new(&Options::default()));
    let mut turns = 0;
    while table.ending().is_none() {
        let throw = numbers.throw(table.dice());
        table = play(&table, throw, numbers);
        turns += 1;
    }
    turns
}

/// Plays games for some seconds and prints how many in one.
fn rate(name: &str, mut play: impl FnMut(&Table, Throw, &mut Numbers) -> Table) {
    let (mut numbers, mut games, mut turns, start) = (Numbers(2), 0, 0, Instant::now());
    while start.elapsed() < Duration::from_secs(3) {
        turns += game(&mut numbers, &mut play);
        games += 1;
    }
    let rate = games as f64 / start.elapsed().as_secs_f64();
    println!("{name}: {rate:.0} games a second of {} turns", turns / games);
}

/// All throws of three dice.
fn throws() -> impl Iterator<Item = Throw> {
    let numbers = (1..=6).flat_map(|a| (a..=6).flat_map(move |b| (b..=6).map(move |c| [a, b, c])));
    numbers.map(|numbers| Throw::new(&numbers).unwrap())
}

/// The throw that takes longest: its best time, and how many different plays it has.
fn slowest(table: &Table) -> (Duration, usize) {
    let time = |throw| {
        let timed = (0..9).map(|_| {
            let start = Instant::now();
            let count = distinct(table, throw).len();
            (start.elapsed(), count)
        });
        timed.min().unwrap()
    };
    throws().map(time).max().unwrap()
}

fn main() {
    let (mut numbers, mut plays) = (Numbers(1), Vec::new());
    let (mut positions, mut most, mut worst) = (0, 0, None);
    while positions < 100_000 {
        game(&mut numbers, |table, throw, numbers| {
            let next = any_play(table, throw, numbers, &mut plays);
            positions += 1;
            if plays.len() > most {
                (most, worst) = (plays.len(), Some(*table));
            }
            next
        });
    }
    if let Some(table) = worst {
        let (time, count) = slowest(&table);
        println!("most plays in {positions} random positions: {table}");
        println!("slowest throw there: {count} different plays in {:.3} ms (goal: 5 ms)", time.as_secs_f64() * 1e3);
    }
    rate("random single moves (goal: 20000)", |table, throw, numbers| hasty_play(table, throw, numbers, &mut plays));
    rate("random plays, all listed", |table, throw, numbers| any_play(table, throw, numbers, &mut plays));
}
