//! Knockout: a seeded bracket.

use super::turn::{self, Opening};
use super::{PairingFault, Participant};

/// One place of one round of a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heat {
    /// Two players meet; the first has the first turn.
    Board([u32; 2]),
    /// One player has no opponent and advances.
    Free(u32),
    /// Nobody is left here.
    Empty,
}

/// The bracket of a knockout with boards of two seats.
///
/// Entrants have the numbers 1 to `entrants`. The bracket has as many lines as the next power of two. Two players who
/// reach the same round as the seeding has it always have numbers with the same sum there, so that 1 and 2 can only meet
/// in the final, 1 to 4 not before the round before it, and so on. Lines above `entrants` stand empty; they lie opposite
/// the best numbers, which thereby have the byes of the first round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    entrants: u32,
    /// Numbers in the order of lines: two lines a place of the first round.
    lines: Vec<u32>,
}

impl Bracket {
    /// The bracket for so many entrants and boards with so many seats.
    ///
    /// Fails with [`PairingFault::Seats`] unless there are two seats (a bracket halves the field each round; how many of a board
    /// of three or four go on is a rule that no charter has), with [`PairingFault::Empty`], [`PairingFault::Alone`], and
    /// [`PairingFault::TooMany`] beyond 65,536.
    pub fn new(entrants: u32, seats: usize) -> Result<Self, PairingFault> {
        const MOST: u32 = 1 << 16;
        if seats != 2 {
            return Err(PairingFault::Seats { system: "knockout", seats });
        }
        match entrants {
            0 => return Err(PairingFault::Empty),
            1 => return Err(PairingFault::Alone(1)),
            2..=MOST => {}
            _ => return Err(PairingFault::TooMany { players: entrants as usize, most: MOST as usize }),
        }
        let mut lines = vec![1];
        while lines.len() < entrants as usize {
            // A player on a line meets the number that makes the sum one more than the number of lines.
            let sum = 2 * lines.len() as u32 + 1;
            lines = lines
                .iter()
                .enumerate()
                .flat_map(|(i, &n)| if i % 2 == 0 { [n, sum - n] } else { [sum - n, n] })
                .collect();
        }
        Ok(Self { entrants, lines })
    }

    /// How many rounds it takes.
    pub fn rounds(&self) -> usize {
        self.lines.len().ilog2() as usize
    }

    /// The places of the round after those in `advanced`, in the order of the bracket.
    ///
    /// `advanced` has one list for each round played, with one element for each place of that round: who advanced from
    /// it, or `None` if nobody did. The caller decides who advances, by drawn games too; at a place with one player it is
    /// that player, or nobody if he has withdrawn. The winners of places 1 and 2 of a round meet in place 1 of the next,
    /// and so on.
    ///
    /// First turns: as in [`first_turn`](super::first_turn) by the players' earlier turns, taken from `standings` (a
    /// player who is not listed has not played); if neither has played, the better number has it.
    ///
    /// Fails with [`PairingFault::Round`] when the final is played or a list has not as many elements as its round has places,
    /// with [`PairingFault::NotInPlace`] when someone advances from where he was not, and with [`PairingFault::Unknown`] or
    /// [`PairingFault::Twice`] for numbers in `standings` that are not in the bracket or there twice.
    pub fn round(&self, advanced: &[Vec<Option<u32>>], standings: &[Participant]) -> Result<Vec<Heat>, PairingFault> {
        let mut played: Vec<Option<&Participant>> = vec![None; self.entrants as usize];
        for standing in standings {
            let index = (standing.number as usize).wrapping_sub(1);
            let slot = played.get_mut(index).ok_or(PairingFault::Unknown(standing.number))?;
            if slot.replace(standing).is_some() {
                return Err(PairingFault::Twice(standing.number));
            }
        }
        let mut lines: Vec<Option<u32>> = self.lines.iter().map(|&n| (n <= self.entrants).then_some(n)).collect();
        for (round, winners) in advanced.iter().enumerate() {
            let places = lines.len() / 2;
            if places == 0 || winners.len() != places {
                return Err(PairingFault::Round(round + 1));
            }
            for (place, winner) in winners.iter().enumerate() {
                if let Some(number) = *winner
                    && !lines[2 * place..2 * place + 2].contains(winner)
                {
                    return Err(PairingFault::NotInPlace { round: round + 1, place: place + 1, number });
                }
            }
            lines.clone_from(winners);
        }
        if lines.len() < 2 {
            return Err(PairingFault::Round(advanced.len() + 1));
        }
        let heat = |pair: &[Option<u32>]| match *pair {
            [Some(a), Some(b)] => Heat::Board(first(&played, a, b)),
            [Some(one), None] | [None, Some(one)] => Heat::Free(one),
            _ => Heat::Empty,
        };
        Ok(lines.chunks(2).map(heat).collect())
    }
}

/// Two numbers in seat order.
fn first(played: &[Option<&Participant>], a: u32, b: u32) -> [u32; 2] {
    // Only the seats count here: in a knockout, rank is the number.
    let known = |number: u32| {
        let seats = played.get(number as usize - 1).copied().flatten().map_or(Vec::new(), |s| s.seats.clone());
        Participant { number, seats, ..Participant::default() }
    };
    turn::order(&known(a), &known(b), Opening::Better)
}
