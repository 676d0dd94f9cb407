//! Boards of three or four.
//!
//! The boards are a partition of the field, and finding the best one is hard in general (for boards of three it
//! contains exact cover by triples). Up to [`EXACT`] players every partition is weighed. Beyond, a search starts from
//! the field in the order of scores and lots, cut into boards, and exchanges players as long as that is better.
//! Protocol 11.8 fixes every step of it, so that everybody arrives at the same boards.

mod board;
mod exact;
mod exchange;

use super::field::Participants;
use super::{Pairing, PairingFault};
use board::Boards;

/// The largest field for which all partitions are weighed.
const EXACT: usize = 16;

/// The largest field in which three players change places at once.
const CYCLES: usize = 32;

/// Up to so many players, so many starts.
const STARTS: (usize, u32) = (64, 32);

/// The sizes of boards for a field: as few boards as the seats allow, as even as can be, the larger first. None for
/// fewer than two players.
fn sizes(players: usize, seats: usize) -> Vec<usize> {
    let boards = players.div_ceil(seats);
    (0..boards).map(|board| players / boards + usize::from(board < players % boards)).collect()
}

/// The best boards for a field, players in seat order. `scored`: scores at a board should be close.
pub(super) fn seated(
    field: &Participants,
    seats: usize,
    scored: bool,
    lots: &[u8; 32],
) -> Result<Pairing, PairingFault> {
    if let [only] = &field.players[..] {
        return Err(PairingFault::Alone(only.number));
    }
    let sizes = sizes(field.len(), seats);
    let boards = Boards::new(field, scored, lots);
    let found = if field.len() <= EXACT { exact::best(&boards, &sizes) } else { exchange::best(&boards, &sizes) };
    let seated: Vec<Vec<usize>> = found.iter().map(|board| boards.order(board)).collect();
    Ok(Pairing::sorted(&field.players, &seated, Vec::new()))
}

#[cfg(test)]
mod tests {
    use super::super::Participant;
    use super::board::{Boards, Cost};
    use super::{Participants, exact, exchange, sizes};
    use std::ops::Add;

    /// The search for large fields against all partitions of small ones: how often it finds the best, and that it never
    /// finds a better one.
    #[test]
    fn exchanges_against_all_partitions() {
        let mut state = 1_u64;
        let mut chance = move |end: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % end
        };
        let (mut cases, mut best, mut meetings) = (0, 0, 0);
        for case in 0..300_u32 {
            let n = 5 + chance(8) as u32;
            let seats = 3 + chance(2) as usize;
            let mut players: Vec<Participant> = (1..=n)
                .map(|number| Participant { number, score: chance(9) as u32, ..Participant::default() })
                .collect();
            for i in 0..n as usize {
                players[i].seats = (0..chance(6)).map(|_| chance(3) as u8).collect();
                for j in 0..i {
                    for _ in 0..chance(3) {
                        players[i].met.push(j as u32 + 1);
                        players[j].met.push(i as u32 + 1);
                    }
                }
            }
            let seed = [case as u8; 32];
            let Ok(field) = Participants::new(&players, seats) else { unreachable!("a made field is a field") };
            let boards = Boards::new(&field, true, &seed);
            let sizes = sizes(n as usize, seats);
            let cost = |list: &[Vec<usize>]| list.iter().map(|b| boards.cost(b)).fold(Cost::default(), Cost::add);
            let (all, some) = (cost(&exact::best(&boards, &sizes)), cost(&exchange::best(&boards, &sizes)));
            assert!((all.company, all.turns) <= (some.company, some.turns));
            cases += 1;
            best += u32::from((all.company, all.turns) == (some.company, some.turns));
            meetings += u32::from(all.company.meetings == some.company.meetings);
        }
        println!("of {cases}: {best} best, {meetings} with the fewest meetings");
        assert!(best * 100 >= cases * 97 && meetings * 100 >= cases * 98);
    }
}
