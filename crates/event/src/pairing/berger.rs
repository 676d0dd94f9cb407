//! Round-robin by Berger tables.

use super::{Pairing, PairingFault};

/// How often everybody meets everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundRobinCycles {
    /// `round-robin`: once.
    Single,
    /// `double-round-robin`: twice, with the turns reversed in the second cycle.
    Double,
}

/// All rounds of a round-robin of boards with two seats, in order, each with its boards in the order of the table.
///
/// `players` are the entrants' numbers in any order; the lowest takes place 1 of the table, and so on. With an odd
/// number of players the table for one more is used and the player who meets the last place has a bye.
///
/// The tables are those of the FIDE Handbook, C.05 Annex 1 ("Details of Berger Table"). In a double round-robin the last
/// two rounds of the first cycle change places, as the same annex recommends, so that nobody has three games in a row
/// with the same turn.
///
/// Boards with three or four seats are refused ([`PairingFault::Seats`]): a fair table of them, in which each pair meets
/// equally often in rounds where nobody is left out, is a resolvable design, and those exist for few numbers of
/// players. `open` and `swiss` pair such boards for any number.
///
/// Fails with [`PairingFault::Empty`], [`PairingFault::Alone`], [`PairingFault::Zero`], [`PairingFault::Twice`] and, beyond 2,000 players,
/// [`PairingFault::TooMany`].
pub fn round_robin(players: &[u32], cycles: RoundRobinCycles, seats: usize) -> Result<Vec<Pairing>, PairingFault> {
    const MOST: usize = 2000;
    if seats != 2 {
        let system = match cycles {
            RoundRobinCycles::Single => "round-robin",
            RoundRobinCycles::Double => "double-round-robin",
        };
        return Err(PairingFault::Seats { system, seats });
    }
    let mut places = players.to_vec();
    places.sort_unstable();
    match places[..] {
        [] => return Err(PairingFault::Empty),
        [0, ..] => return Err(PairingFault::Zero),
        [only] => return Err(PairingFault::Alone(only)),
        _ => {}
    }
    if let Some(pair) = places.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(PairingFault::Twice(pair[0]));
    }
    if places.len() > MOST {
        return Err(PairingFault::TooMany { players: places.len(), most: MOST });
    }
    let size = places.len().next_multiple_of(2);
    let mut rounds: Vec<Pairing> = (1..size).map(|round| named(&table(size, round), &places)).collect();
    if cycles == RoundRobinCycles::Double {
        let mut second = rounds.clone();
        second.iter_mut().flat_map(|round| &mut round.boards).for_each(|board| board.reverse());
        if let [.., a, b] = &mut rounds[..] {
            std::mem::swap(a, b);
        }
        rounds.append(&mut second);
    }
    Ok(rounds)
}

/// One round of the table for an even `size`: pairs of places from 1, the first turn first.
///
/// The places but the last form a circle. In each round one of them, the pivot, meets the last place, and the others
/// meet across the pivot; the pivot moves on by half the circle, which is what makes turns alternate.
fn table(size: usize, round: usize) -> Vec<(usize, usize)> {
    let circle = size - 1;
    let pivot = if round % 2 == 1 { round.div_ceil(2) } else { (round + size) / 2 };
    let at = |place: usize| (place - 1) % circle + 1;
    let mut boards = vec![if round % 2 == 1 { (pivot, size) } else { (size, pivot) }];
    boards.extend((1..size / 2).map(|step| (at(pivot + step), at(pivot + circle - step))));
    boards
}

/// The round with the players' numbers for the places of the table.
fn named(round: &[(usize, usize)], places: &[u32]) -> Pairing {
    let mut pairing = Pairing::default();
    for &(first, second) in round {
        match (places.get(first - 1), places.get(second - 1)) {
            (Some(&a), Some(&b)) => pairing.boards.push(vec![a, b]),
            (a, b) => pairing.byes.extend(a.or(b)),
        }
    }
    pairing
}
