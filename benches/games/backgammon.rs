//! Backgammon: random games, and the plays after every first throw two turns deep.

use adjudicate::games::backgammon::{Board, Dice, OFF};

use crate::{Numbers, counted, rate};

/// Plays and counts.
pub fn run() {
    let mut turns = Vec::new();
    rate("random games (bkgm, elsewhere: 15,300)", |numbers: &mut Numbers| {
        let (mut board, mut played) = (Board::start(), 0);
        while board.other()[usize::from(OFF)] < 15 {
            let dice = Dice::new(numbers.die(), numbers.die()).unwrap();
            turns.clear();
            board.turns_into(dice, &mut turns);
            board = turns[numbers.below(turns.len())].play(&board).unwrap().turned();
            played += 1;
        }
        played
    });
    counted(2, 202_782, |_| two_turns());
}

/// The plays of every throw after every play of every first throw.
fn two_turns() -> u64 {
    let throws = || (1..=6).flat_map(|high| (1..=high).filter_map(move |low| Dice::new(high, low)));
    let start = Board::start();
    let mut count = 0;
    for first in throws() {
        for turn in start.turns(first) {
            let board = turn.play(&start).unwrap().turned();
            count += throws().map(|dice| board.turns(dice).len() as u64).sum::<u64>();
        }
    }
    count
}
