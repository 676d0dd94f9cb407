//! The properties of each player that the criteria use, computed once.

use std::collections::HashMap;

use super::{DutchColour, DutchField, MOST, RoundKind};
use crate::pairing::PairingFault;

/// The direction in which a player floated in a round (C.04.3, 1.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Float {
    Down,
    Up,
    #[default]
    None,
}

/// A player to be paired.
pub(super) struct Profile {
    /// The number that the result names him by.
    pub number: u32,
    /// His place among the pairing numbers in use, from 0.
    pub rank: usize,
    /// Points without acceleration.
    pub points: u32,
    /// Points with acceleration: what score groups are made of.
    pub score: u32,
    /// Games played.
    pub games: usize,
    /// The colour of each game played, oldest first.
    pub colours: Vec<DutchColour>,
    /// The colour that he should have, unless he has not played.
    pub preference: Option<DutchColour>,
    /// Games with one colour less games with the other, without sign.
    pub imbalance: usize,
    /// The colour of his last two games, if it was the same.
    pub repeated: Option<DutchColour>,
    /// Whether he may have the pairing-allocated bye (C2).
    pub bye: bool,
    /// The floats in the last round and in the one before.
    pub floats: [Float; 2],
}

impl Profile {
    /// Whether the preference is absolute (C.04.3, 1.7.1).
    pub fn absolute(&self) -> bool {
        self.imbalance > 1 || self.repeated.is_some()
    }

    /// Whether the preference is strong (1.7.2).
    pub fn strong(&self) -> bool {
        !self.absolute() && self.imbalance > 0
    }
}

/// The players to be paired, by score, then by pairing number.
pub(super) struct Players {
    pub list: Vec<Profile>,
    /// Rounds so far.
    pub played: usize,
    /// A bit for each two players who may meet (C1, C3, forbidden pairs).
    compatible: Vec<u64>,
    /// Words in a row of `compatible`.
    width: usize,
}

impl Players {
    /// Checks the field and works out the profiles.
    pub fn new(field: &DutchField) -> Result<Self, PairingFault> {
        if field.players.len() > MOST {
            return Err(PairingFault::TooMany { players: field.players.len(), most: MOST });
        }
        if field.played >= field.rounds {
            return Err(PairingFault::Rounds { played: field.played, rounds: field.rounds });
        }
        let mut index = HashMap::new();
        for (i, player) in field.players.iter().enumerate() {
            if player.number == 0 {
                return Err(PairingFault::Zero);
            }
            if index.insert(player.number, i).is_some() {
                return Err(PairingFault::Twice(player.number));
            }
            if player.rounds.len() != field.played {
                return Err(PairingFault::Rounds { played: player.rounds.len(), rounds: field.rounds });
            }
        }
        // Points before each round, for the floats of the past.
        let before: Vec<Vec<u32>> =
            field.players.iter().map(running).collect::<Option<_>>().ok_or(PairingFault::Weights)?;
        let mut list = Vec::new();
        let mut at = vec![None; field.players.len()];
        let mut rank = 0;
        for (i, player) in field.players.iter().enumerate() {
            // A player who has not come yet has no pairing number (C.04.2).
            let known = player.rounds.iter().any(|round| round.kind != RoundKind::Absent);
            if player.present {
                list.push((i, profile(field, &before, &index, i, rank)?));
            }
            rank += usize::from(known || player.present);
        }
        if list.is_empty() {
            return Err(PairingFault::Empty);
        }
        list.sort_by_key(|(_, profile)| (std::cmp::Reverse(profile.score), profile.rank));
        for (place, &(i, _)) in list.iter().enumerate() {
            at[i] = Some(place);
        }
        let present = |number: u32| index.get(&number).map(|&i| at[i]).ok_or(PairingFault::Unknown(number));
        let mut apart: Vec<(Option<usize>, Option<usize>)> = Vec::new();
        for &(i, ref profile) in &list {
            for round in &field.players[i].rounds {
                if let RoundKind::Played(opponent, _) = round.kind {
                    apart.push((present(profile.number)?, present(opponent)?));
                }
            }
        }
        let list: Vec<Profile> = list.into_iter().map(|(_, profile)| profile).collect();
        let width = list.len().div_ceil(64);
        let mut players = Self { compatible: vec![0; width * list.len()], list, played: field.played, width };
        players.fill(field);
        for (a, b) in apart {
            if let (Some(a), Some(b)) = (a, b) {
                players.compatible[a * width + b / 64] &= !(1 << (b % 64));
                players.compatible[b * width + a / 64] &= !(1 << (a % 64));
            }
        }
        for list in &field.forbidden {
            let mut mask = vec![0_u64; width];
            let mut there = Vec::new();
            for &number in list {
                if let Some(place) = present(number)? {
                    mask[place / 64] |= 1 << (place % 64);
                    there.push(place);
                }
            }
            for place in there {
                let row = players.compatible.iter_mut().skip(place * width);
                row.zip(&mask).for_each(|(row, mask)| *row &= !mask);
            }
        }
        Ok(players)
    }

    /// Fills in who may meet whom by their colours (C3).
    fn fill(&mut self, field: &DutchField) {
        // In the last round, those with more than half of all points, and their opponents, may have a colour that they
        // must not have otherwise (C3).
        let half = field.played as u64 * u64::from(field.win.max(field.draw)) / 2;
        let last = field.played + 1 >= field.rounds;
        for a in 0..self.list.len() {
            for b in 0..self.list.len() {
                let (x, y) = (&self.list[a], &self.list[b]);
                let clash = x.absolute() && y.absolute() && x.preference == y.preference;
                let top = last && u64::from(x.score.max(y.score)) > half;
                if a != b && (!clash || top) {
                    self.compatible[a * self.width + b / 64] |= 1 << (b % 64);
                }
            }
        }
    }

    /// Whether two players may meet.
    pub fn compatible(&self, a: usize, b: usize) -> bool {
        self.compatible[a * self.width + b / 64] >> (b % 64) & 1 == 1
    }
}

/// The player's points before each round, and behind the last.
fn running(player: &super::DutchPlayer) -> Option<Vec<u32>> {
    let mut sum = 0_u32;
    let mut sums = vec![0];
    for round in &player.rounds {
        sum = sum.checked_add(round.points)?;
        sums.push(sum);
    }
    Some(sums)
}

fn profile(
    field: &DutchField,
    before: &[Vec<u32>],
    index: &HashMap<u32, usize>,
    i: usize,
    rank: usize,
) -> Result<Profile, PairingFault> {
    let player = &field.players[i];
    let score = |i: usize, round: usize| {
        let extra = field.players[i].acceleration.get(round).copied().unwrap_or(0);
        before[i][round].checked_add(extra).ok_or(PairingFault::Weights)
    };
    let mut colours = Vec::new();
    let mut floats = [Float::None; 2];
    let mut bye = true;
    for (round, past) in player.rounds.iter().enumerate() {
        let float = match past.kind {
            RoundKind::Played(opponent, colour) => {
                colours.push(colour);
                let &other = index.get(&opponent).ok_or(PairingFault::Unknown(opponent))?;
                if other == i {
                    return Err(PairingFault::Himself(opponent));
                }
                match score(i, round)?.cmp(&score(other, round)?) {
                    std::cmp::Ordering::Greater => Float::Down,
                    std::cmp::Ordering::Less => Float::Up,
                    std::cmp::Ordering::Equal => Float::None,
                }
            }
            RoundKind::Forfeit | RoundKind::Allocated | RoundKind::Absent => {
                bye &= past.points < field.win && past.kind != RoundKind::Allocated;
                if past.points > field.loss { Float::Down } else { Float::None }
            }
        };
        if let Some(slot) = floats.get_mut(field.played - round - 1) {
            *slot = float;
        }
    }
    let whites = colours.iter().filter(|&&colour| colour == DutchColour::White).count();
    let blacks = colours.len() - whites;
    let imbalance = whites.abs_diff(blacks);
    let scarce = if whites > blacks { DutchColour::Black } else { DutchColour::White };
    let repeated = match colours[..] {
        [.., a, b] if a == b => Some(b),
        _ => None,
    };
    let preference = match (imbalance, repeated, colours.last()) {
        (2.., _, _) => Some(scarce),
        (_, Some(colour), _) => Some(colour.other()),
        (1, None, _) => Some(scarce),
        (0, None, last) => last.map(|last| last.other()),
    };
    let points = before[i][field.played];
    Ok(Profile {
        number: player.number,
        rank,
        points,
        score: score(i, field.played)?,
        games: colours.len(),
        colours,
        preference,
        imbalance,
        repeated,
        bye,
        floats,
    })
}
