//! Roman Checkers: random games, and counts that the rules' author has.

use adjudicate::games::roman_checkers::{Rules, State};

use crate::{Numbers, counted, rate};

/// Plays and counts.
pub fn run() {
    let start = State::new(Rules { walls: false, walking_in: true, tailchase: 20 });
    let mut moves = Vec::new();
    rate("random games", |numbers: &mut Numbers| {
        let (mut game, mut turns) = (start, 0);
        while game.end().is_none() {
            moves.clear();
            moves.extend(game.moves());
            match moves.len() {
                0 => game.pass(),
                count => drop(game.play(moves[numbers.below(count)])),
            }
            turns += 1;
        }
        turns
    });
    counted(4, 1_764, |depth| start.perft(depth));
}
