//! Ludus Duodecim Scriptorum: how long it takes to list the plays of a throw where there are most of them, and to play.

use std::time::{Duration, Instant};

use adjudicate::games::duodecim::plays::{DicePlay, distinct, each};
use adjudicate::games::duodecim::{Duodecim, Rules, SingleMove, Throw, TurnInProgress};
use adjudicate::rules::Options;

use crate::{Numbers, rate};

/// A throw of so many dice.
fn throw(numbers: &mut Numbers, dice: u8) -> Throw {
    let mut shown = [0; 3];
    let shown = &mut shown[..usize::from(dice)];
    shown.fill_with(|| numbers.die());
    Throw::new(shown).unwrap()
}

/// Any legal play, all equally likely.
fn any_play(table: &mut Duodecim, throw: Throw, numbers: &mut Numbers, plays: &mut Vec<DicePlay>) {
    plays.clear();
    each(table, throw, |play| plays.push(play));
    match plays.len() {
        0 => table.play(&[]),
        count => table.play(plays[numbers.below(count)].steps()),
    }
}

/// A play made as at the board: one single move after another, by dice taken at random until none is left. If the dice
/// went to the wrong pieces, the play is tried again; at last, and if not all dice can be used, any play is taken.
fn hasty_play(table: &mut Duodecim, throw: Throw, numbers: &mut Numbers, plays: &mut Vec<DicePlay>) {
    let mut steps = [SingleMove::default(); 3];
    match (0..4).find_map(|_| single_moves(table, throw, numbers, &mut steps)) {
        Some(made) => table.play(&steps[..made]),
        None => any_play(table, throw, numbers, plays),
    }
}

/// How many moves the dice were used for, if all of them were used.
fn single_moves(table: &Duodecim, throw: Throw, numbers: &mut Numbers, steps: &mut [SingleMove; 3]) -> Option<usize> {
    let (mut turn, mut free, mut made) = (TurnInProgress::new(table, throw), throw.all(), 0);
    while free != 0 {
        // Some of the free dice, at least one.
        let mut set = if free.is_power_of_two() { free } else { 0 };
        while set == 0 {
            set = numbers.below(8) as u8 & free;
        }
        let mut choice = turn.steps(throw.group(set), 0);
        match choice.len() {
            0 if throw.count() == 1 => return Some(0),
            0 => return None,
            count => steps[made] = choice.nth(numbers.below(count))?,
        }
        free &= !set;
        if free != 0 {
            turn.make(steps[made]);
        }
        made += 1;
    }
    Some(made)
}

/// Plays a game and shows each position with its throw; returns the number of turns.
fn game(numbers: &mut Numbers, mut play: impl FnMut(&mut Duodecim, Throw, &mut Numbers)) -> usize {
    let mut table = Duodecim::new(Rules::new(&Options::default()));
    let mut turns = 0;
    while table.ending().is_none() {
        let throw = throw(numbers, table.dice());
        play(&mut table, throw, numbers);
        turns += 1;
    }
    turns
}

/// All throws of three dice.
fn throws() -> impl Iterator<Item = Throw> {
    let numbers = (1..=6).flat_map(|a| (a..=6).flat_map(move |b| (b..=6).map(move |c| [a, b, c])));
    numbers.map(|numbers| Throw::new(&numbers).unwrap())
}

/// The throw that takes longest: its best time, and how many different plays it has.
fn slowest(table: &Duodecim) -> (Duration, usize) {
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

/// Searches so many random positions for the one with most plays, lists those of every throw there, and plays.
pub fn run(positions: usize) {
    let (mut numbers, mut plays) = (Numbers(1), Vec::new());
    let (mut seen, mut most, mut worst) = (0, 0, None);
    while seen < positions {
        game(&mut numbers, |table, throw, numbers| {
            let before = *table;
            any_play(table, throw, numbers, &mut plays);
            seen += 1;
            if plays.len() > most {
                (most, worst) = (plays.len(), Some(before));
            }
        });
    }
    if let Some(table) = worst {
        let (time, count) = slowest(&table);
        println!("  most plays in {seen} random positions: {table}");
        println!("  slowest throw there: {count} different plays in {:.3} ms (goal: 5 ms)", time.as_secs_f64() * 1e3);
    }
    rate("random games of single moves (goal: 20,000)", |numbers| {
        game(numbers, |table, throw, numbers| hasty_play(table, throw, numbers, &mut plays))
    });
    rate("random games, all plays listed", |numbers| {
        game(numbers, |table, throw, numbers| any_play(table, throw, numbers, &mut plays))
    });
}
