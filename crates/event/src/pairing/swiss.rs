//! The Swiss system.

use super::duel::{self, Duels, Lots, clashes};
use super::field::Participants;
use super::matching::Costs;
use super::scale::places;
use super::turn::Wish;
use super::weight::Weight;
use super::{Pairing, PairingFault, Participant, lots, tables};

/// Pairs one round of a Swiss event. `field` holds the players present in this round, in any order; `seats` is 2, 3 or 4;
/// `lots` is the event's seed.
///
/// # Two seats
///
/// Nobody meets an opponent twice; with an odd number of players one has a bye, who never had one before (the absolute
/// rules, FIDE Handbook C.04.1.b to d). Of all such pairings it is the best by these aims, each before the following
/// ones:
///
/// 1. the player with the bye has the lowest score;
/// 2. the sum of the squares of the differences between scores in a pair is least;
/// 3. the fewest pairs have different scores;
/// 4. the fewest pairs have players who both have an absolute preference for the same turn: the numbers of their first
///    and second turns differ by two or more, or their last two games had the same turn;
/// 5. the fewest pairs have players who both have at least a strong preference for the same turn: absolute, or first and
///    second turns differ by one;
/// 6. the fewest pairs have players who both have any preference for the same turn: as above, or first and second turns
///    are equal and the last one should not be repeated (4 to 6: FIDE Handbook C.04.3 A.6);
/// 7. the fewest pairs have players of the same half of their score group: of g players with one score, in the order of
///    numbers, the first g / 2 and the last g / 2, rounded down, are the halves;
/// 8. the sum of squares of these deviations is least: in a pair with one score, of the places between the two from
///    g / 2, rounded down; in a pair with two scores, of the places between the two in the order of score and number
///    from 1; of the player with the bye, from the last place of his score group;
/// 9. the sum of lots is least. The lot of two players is the first six bytes, as a big-endian number, of SHA-256(`lots`
///    || "pair" || lower number || higher number), numbers as four big-endian bytes, 0 for the bye.
///
/// The result is proved best by the duals of the matching. First turns are given by
/// [`first_turn`](super::first_turn). Unlike in FIDE's systems, wishes for turns never keep two players apart: a pairing
/// with the same turn three times in a row is better than none.
///
/// # Three or four seats
///
/// With n players and s seats there are n / s boards, rounded up, of sizes that differ by one at most, and no byes.
/// Aims, each before the following ones: the fewest repeated meetings (over all pairs at a board, how often they met
/// before); the least sum of squares of the differences between scores, over all pairs at a board; the fewest earlier
/// first turns of the players who now have the first turn; the fewest earlier times of the players in their present
/// seats. Up to 16 players this is exact, with the sum of lots as the last aim. Beyond, it is what a fixed search
/// arrives at, which no exchange of two players betters; see the source of `tables`. On a board, the first turn goes to
/// the player who had it least, the second to the one of the others who had that least, and so on; between equals, to
/// the one who sat later so far (the sum of his seats), then to the better number.
///
/// # Errors
///
/// [`PairingFault::Impossible`] if no pairing keeps the absolute rules; the director then has to rule. [`PairingFault::Seats`] for other
/// numbers of seats; [`PairingFault::Alone`] for one player where there are no byes; [`PairingFault::Empty`], [`PairingFault::TooMany`],
/// [`PairingFault::Zero`], [`PairingFault::Twice`], [`PairingFault::Himself`], [`PairingFault::OneSided`], [`PairingFault::Score`] and [`PairingFault::Seat`] for a
/// field that is none; [`PairingFault::Weights`] for scores so far apart in a field so large that the aims cannot be weighed.
pub fn swiss(field: &[Participant], seats: usize, lots: &[u8; 32]) -> Result<Pairing, PairingFault> {
    match seats {
        2 => pairs(&Participants::new(field, seats)?, lots),
        3 | 4 => tables::seated(&Participants::new(field, seats)?, seats, true, lots),
        _ => Err(PairingFault::Seats { system: "swiss", seats }),
    }
}

fn pairs(field: &Participants, lots: &[u8; 32]) -> Result<Pairing, PairingFault> {
    let costs = SwissAims::new(field, lots).ok_or(PairingFault::Weights)?;
    let duels = Duels::best(field, &costs)?;
    let mut left: Vec<u32> = Vec::new();
    for &(a, b) in duels.pairs.iter().filter(|&&(a, b)| field.met(a, b)) {
        left.extend([field.players[a].number, field.players[b].number]);
    }
    left.extend(duels.bye.filter(|&i| field.players[i].byes > 0).map(|i| field.players[i].number));
    if left.is_empty() {
        Ok(duels.seated(field))
    } else {
        left.sort_unstable();
        Err(PairingFault::Impossible(left))
    }
}

/// The place of a player in his score group.
#[derive(Clone, Copy)]
struct ScoreGroup {
    /// The place of the group's best player in the field.
    start: usize,
    /// How many the group has.
    size: usize,
}

/// The aims as weights of pairs. Pairs that must not meet are edges too, at a price above all others: so a matching
/// always exists, and if it needs them, they show the players who are left over.
struct SwissAims<'a> {
    field: &'a Participants,
    lots: Lots,
    wishes: Vec<Wish>,
    groups: Vec<ScoreGroup>,
    lowest: u32,
    worth: Worth,
}

/// The cost of a unit of each aim in the high half of a weight, or in the low half where the field says so.
struct Worth {
    /// A meeting or bye that must not be.
    forbidden: i128,
    /// A half point of the player with the bye.
    bye: i128,
    /// A squared half point between the scores of a pair.
    square: i128,
    /// A pair with two scores.
    apart: i128,
    /// A clash of wishes, by strength.
    clash: [i128; 4],
    /// A pair from the same half.
    half: i128,
    /// Low: a squared place.
    place: i128,
    /// Low: a unit of a lot.
    lot: i128,
}

impl<'a> SwissAims<'a> {
    fn new(field: &'a Participants, seed: &[u8; 32]) -> Option<Self> {
        let n = field.len() as u64;
        let pairs = n.div_ceil(2);
        let spread = u64::from(field.spread());
        let squares = spread.checked_mul(spread)?.checked_mul(pairs)?;
        let [forbidden, bye, square, apart, absolute, strong, any, half] =
            places([pairs, spread, squares, pairs, pairs, pairs, pairs, pairs])?;
        let [place, lot] = places([n * n * pairs, pairs << lots::BITS])?;
        let clash = clashes(absolute, strong, any);
        let worth = Worth { forbidden, bye, square, apart, clash, half, place, lot };
        let mut groups: Vec<ScoreGroup> = Vec::with_capacity(field.len());
        for group in field.players.chunk_by(|a, b| a.score == b.score) {
            groups.extend(vec![ScoreGroup { start: groups.len(), size: group.len() }; group.len()]);
        }
        Some(Self {
            field,
            lots: Lots::new(field, seed),
            wishes: field.players.iter().map(|p| Wish::of(&p.seats)).collect(),
            groups,
            lowest: field.players.last().map_or(0, |p| p.score),
            worth,
        })
    }

    /// The weight of a bye without its lot.
    fn bye(&self, a: usize) -> Weight {
        let player = &self.field.players[a];
        let group = self.groups[a];
        let mut high = i128::from(player.score - self.lowest) * self.worth.bye;
        if player.byes > 0 {
            high += self.worth.forbidden;
        }
        Weight { high, low: self.places(group.start + group.size - 1 - a) }
    }

    /// The weight of a pair without its lot, `a` before `b` in the field.
    fn pair(&self, a: usize, b: usize) -> Weight {
        let worth = &self.worth;
        let mut high = worth.clash[usize::from(self.wishes[a].clash(&self.wishes[b]))];
        if self.field.met(a, b) {
            high += worth.forbidden;
        }
        let ScoreGroup { start, size } = self.groups[a];
        if b < start + size {
            let half = size / 2;
            if b < start + half || a >= start + size - half {
                high += worth.half;
            }
            return Weight { high, low: self.places((b - a).abs_diff(half)) };
        }
        Weight { high: high + self.differ(a, b), low: self.places(b - a - 1) }
    }

    /// Returns the cost of the difference of scores.
    fn differ(&self, a: usize, b: usize) -> i128 {
        let apart = i128::from(self.field.players[a].score - self.field.players[b].score);
        if apart == 0 { 0 } else { self.worth.apart + apart * apart * self.worth.square }
    }

    /// The weight of a deviation.
    fn places(&self, deviation: usize) -> i128 {
        (deviation * deviation) as i128 * self.worth.place
    }
}

impl Costs for SwissAims<'_> {
    fn len(&self) -> usize {
        duel::vertices(self.field)
    }

    fn cost(&self, a: usize, b: usize) -> Weight {
        let (a, b) = (a.min(b), a.max(b));
        let mut weight = if b == self.field.len() { self.bye(a) } else { self.pair(a, b) };
        weight.low += i128::from(self.lots.of(a, b)) * self.worth.lot;
        weight
    }
    fn apart(&self, a: usize, b: usize) -> Weight {
        let high = if b == self.field.len() { 0 } else { self.differ(a, b) };
        Weight { high, low: 0 }
    }
}
