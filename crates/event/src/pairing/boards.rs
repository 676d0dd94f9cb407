//! The boards of a round.

use super::Participant;

/// The boards of a round, as numbers of players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairing {
    /// The boards, each a list of numbers in seat order: the first has the first turn.
    pub boards: Vec<Vec<u32>>,
    /// The players without a board in this round, lowest number first.
    pub byes: Vec<u32>,
}

impl Pairing {
    /// Boards in the order in which they are shown: the higher sum of scores first, then the best number on the board.
    /// `boards` holds indices into `field`.
    pub(super) fn sorted(field: &[Participant], boards: &[Vec<usize>], byes: Vec<u32>) -> Self {
        let mut keyed: Vec<_> = boards
            .iter()
            .map(|board| {
                let score: u64 = board.iter().map(|&i| u64::from(field[i].score)).sum();
                let numbers: Vec<u32> = board.iter().map(|&i| field[i].number).collect();
                (std::cmp::Reverse(score), numbers.iter().copied().min(), numbers)
            })
            .collect();
        keyed.sort();
        Self { boards: keyed.into_iter().map(|(_, _, numbers)| numbers).collect(), byes }
    }
}
