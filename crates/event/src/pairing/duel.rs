//! Boards of two: what `swiss` and `open` share.

use super::field::Participants;
use super::matching::{self, Costs};
use super::{Pairing, PairingFault, lots, turn};

/// The vertex for the bye, if there is one: the one after the last player.
pub(super) fn vertices(field: &Participants) -> usize {
    field.len().next_multiple_of(2)
}

/// The pairs of the best matching: indices into the field, and the player with the bye.
pub(super) struct Duels {
    pub pairs: Vec<(usize, usize)>,
    pub bye: Option<usize>,
}

impl Duels {
    /// Finds them. Fails with [`PairingFault::Weights`] if the weights leave the range in which the result is proved.
    pub fn best(field: &Participants, costs: &impl Costs) -> Result<Self, PairingFault> {
        let mates = matching::best(costs).ok_or(PairingFault::Weights)?;
        let mut duels = Self { pairs: Vec::with_capacity(mates.len() / 2), bye: None };
        for (a, &b) in mates.iter().enumerate().filter(|&(a, &b)| a < b) {
            if b == field.len() {
                duels.bye = Some(a);
            } else {
                duels.pairs.push((a, b));
            }
        }
        Ok(duels)
    }

    /// The boards with first turns given.
    pub fn seated(&self, field: &Participants) -> Pairing {
        let players = &field.players;
        let seat = |&(a, b): &(usize, usize)| {
            let [first, _] = turn::first_turn(&players[a], &players[b]);
            if first == players[a].number { vec![a, b] } else { vec![b, a] }
        };
        let boards: Vec<Vec<usize>> = self.pairs.iter().map(seat).collect();
        let byes = self.bye.map(|i| players[i].number).into_iter().collect();
        Pairing::sorted(players, &boards, byes)
    }
}

/// Returns the costs of clashes between wishes, by strength: the weakest counts once, stronger ones again.
pub(super) fn clashes(absolute: i128, strong: i128, any: i128) -> [i128; 4] {
    [0, any, any + strong, any + strong + absolute]
}

/// The lots of all two vertices. All of them are looked at, and most more than once.
pub(super) struct Lots {
    /// Row after row, each vertex with those before it.
    rows: Vec<u64>,
}

impl Lots {
    /// Draws them.
    pub fn new(field: &Participants, seed: &[u8; 32]) -> Self {
        let number = |i: usize| field.players.get(i).map_or(0, |p| p.number);
        let pairs = (0..vertices(field)).flat_map(|b| (0..b).map(move |a| (a, b)));
        Self { rows: pairs.map(|(a, b)| lots::pair(seed, number(a), number(b))).collect() }
    }

    /// The lot of two vertices, the first less than the second.
    pub fn of(&self, a: usize, b: usize) -> u64 {
        self.rows[b * (b - 1) / 2 + a]
    }
}
