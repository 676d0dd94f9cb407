//! Counting move sequences, the standard check of a rule engine.

use std::collections::BTreeSet;

use super::demand::Demand;
use super::position::Position;

/// Counts the sequences of exactly `depth` turns, as the record writes them. In games with dice, plays that lead to the
/// same position count once, and the i-th throw is that of turn i. A game that is over has no continuation.
///
/// This goes through move texts and serves engines without a faster way of their own. `None` when throws are missing or
/// have numbers that their dice do not show.
pub fn perft(position: &dyn Position, depth: u32, throws: &[Vec<u32>]) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    match position.demand() {
        Demand::Over(_) => Some(0),
        Demand::Throw(roll) => {
            let (numbers, rest) = throws.split_first()?;
            let numbers = numbers.get(..roll.dice.len())?;
            if roll.dice.iter().zip(numbers).any(|(sides, number)| !(1..=*sides).contains(number)) {
                return None;
            }
            let mut next = position.boxed();
            next.thrown(numbers);
            count(next.as_ref(), depth, rest, true)
        }
        Demand::Act(_) => count(position, depth, throws, false),
    }
}

fn count(position: &dyn Position, depth: u32, throws: &[Vec<u32>], dice: bool) -> Option<u64> {
    let mut total = 0;
    let mut seen = BTreeSet::new();
    for text in position.legal().into_iter().flat_map(|group| group.moves) {
        let mut next = position.boxed();
        if next.play(&text).is_err() || (dice && !seen.insert(next.text())) {
            continue;
        }
        total += perft(next.as_ref(), depth - 1, throws)?;
    }
    Some(total)
}
