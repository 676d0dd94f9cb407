//! The best of all partitions of a small field.

use std::ops::Add;

use super::board::{Boards, Cost};

/// The best way to seat some of the players.
#[derive(Clone, Copy)]
struct Best {
    cost: Cost,
    /// The board seated last.
    last: usize,
}

/// The best partition into boards of these sizes, which differ by one at most, the larger first. The first player
/// without a board always gets the next one, so that no partition is weighed twice. Sets of players are bits.
pub(super) fn best(boards: &Boards, sizes: &[usize]) -> Vec<Vec<usize>> {
    let n = boards.field.len();
    let small = sizes.last().copied().unwrap_or(0);
    let large = sizes.iter().filter(|&&size| size > small).count();
    let all = (1_usize << n) - 1;
    let mut price: Vec<Option<Cost>> = vec![None; all + 1];
    // For each set of seated players and number of large boards among them.
    let mut found: Vec<Option<Best>> = vec![None; (all + 1) * (large + 1)];
    let at = |set: usize, used: usize| set * (large + 1) + used;
    found[at(0, 0)] = Some(Best { cost: Cost::default(), last: 0 });
    for set in 0..all {
        for used in 0..=large {
            let Some(Best { cost, .. }) = found[at(set, used)] else { continue };
            let first = (!set).trailing_zeros() as usize;
            let rest: Vec<usize> = (first + 1..n).filter(|i| set >> i & 1 == 0).collect();
            for (size, after) in [(small, used), (small + 1, used + 1)] {
                let room = after <= large && sizes.contains(&size);
                for board in if room { choices(&rest, size - 1) } else { Vec::new() } {
                    let board = board | 1 << first;
                    let price = *price[board].get_or_insert_with(|| boards.cost(&members(board)));
                    let sum = cost.add(price);
                    let slot = &mut found[at(set | board, after)];
                    if slot.is_none_or(|best| sum < best.cost) {
                        *slot = Some(Best { cost: sum, last: board });
                    }
                }
            }
        }
    }
    let (mut set, mut used, mut result) = (all, large, Vec::new());
    while let Some(Best { last, .. }) = found[at(set, used)].filter(|_| set > 0) {
        used -= usize::from(last.count_ones() as usize > small);
        set &= !last;
        result.push(members(last));
    }
    result
}

/// All sets of so many of these.
fn choices(from: &[usize], count: usize) -> Vec<usize> {
    if count == 0 {
        return vec![0];
    }
    let mut sets = Vec::new();
    for (i, &one) in from.iter().enumerate() {
        sets.extend(choices(&from[i + 1..], count - 1).into_iter().map(|set| set | 1 << one));
    }
    sets
}

/// The bits of a set, in order.
fn members(set: usize) -> Vec<usize> {
    (0..usize::BITS as usize).filter(|i| set >> i & 1 == 1).collect()
}
