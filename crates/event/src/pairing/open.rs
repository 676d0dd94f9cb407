//! Events in which everybody keeps playing and scores do not decide the pairings.

use super::duel::{self, Duels, Lots, clashes};
use super::field::Participants;
use super::matching::Costs;
use super::scale::places;
use super::turn::Wish;
use super::weight::{Quantity, Weight};
use super::{Pairing, PairingFault, Participant, lots, tables};

/// Pairs one round of an `open` event, whatever the scores. `field` holds the players present in this round, in any
/// order; `seats` is 2, 3 or 4; `lots` is a seed, which should differ from round to round.
///
/// Two seats: of all pairings it is the best by these aims, each before the following ones: the player with the bye
/// (there is one if the number of players is odd) had the fewest byes so far; the number of earlier meetings, summed
/// over all pairs, is least; then aims 4, 5, 6 and 9 of [`swiss`](super::swiss()): the turns both players of a pair
/// want, and lots. First turns are given by [`first_turn`](super::first_turn). There always is such a pairing, in any
/// number of rounds, and it is proved best by the duals of the matching.
///
/// Three or four seats: as in [`swiss`](super::swiss()), without the aim about scores.
///
/// Fails as [`swiss`](super::swiss()) does, but never with [`PairingFault::Impossible`].
pub fn open(field: &[Participant], seats: usize, lots: &[u8; 32]) -> Result<Pairing, PairingFault> {
    match seats {
        2 => {
            let field = Participants::new(field, seats)?;
            let costs = OpenAims::new(&field, lots).ok_or(PairingFault::Weights)?;
            Ok(Duels::best(&field, &costs)?.seated(&field))
        }
        3 | 4 => tables::seated(&Participants::new(field, seats)?, seats, false, lots),
        _ => Err(PairingFault::Seats { system: "open", seats }),
    }
}

/// The aims as weights of pairs.
struct OpenAims<'a> {
    field: &'a Participants,
    lots: Lots,
    wishes: Vec<Wish>,
    /// The cost of an earlier bye of the player with the bye.
    bye: i128,
    /// The cost of an earlier meeting.
    meeting: i128,
    /// The costs of clashes between wishes, by strength.
    clash: [i128; 4],
    /// The cost of a unit of a lot, in the low half of a weight.
    lot: i128,
}

impl<'a> OpenAims<'a> {
    fn new(field: &'a Participants, seed: &[u8; 32]) -> Option<Self> {
        let pairs = (field.len() as u64).div_ceil(2);
        let byes = u64::from(field.players.iter().map(|p| p.byes).max().unwrap_or(0));
        let meetings = u64::from(field.most_meetings()).checked_mul(pairs)?;
        let [bye, meeting, absolute, strong, any] = places([byes, meetings, pairs, pairs, pairs])?;
        let [lot] = places([pairs << lots::BITS])?;
        let wishes = field.players.iter().map(|p| Wish::of(&p.seats)).collect();
        let lots = Lots::new(field, seed);
        Some(Self { field, lots, wishes, bye, meeting, clash: clashes(absolute, strong, any), lot })
    }
}

impl Costs for OpenAims<'_> {
    fn len(&self) -> usize {
        duel::vertices(self.field)
    }

    fn cost(&self, a: usize, b: usize) -> Weight {
        let (a, b) = (a.min(b), a.max(b));
        let high = if b == self.field.len() {
            i128::from(self.field.players[a].byes) * self.bye
        } else {
            let clash = self.wishes[a].clash(&self.wishes[b]);
            i128::from(self.field.meetings(a, b)) * self.meeting + self.clash[usize::from(clash)]
        };
        Weight { high, low: i128::from(self.lots.of(a, b)) * self.lot }
    }
    fn apart(&self, _: usize, _: usize) -> Weight {
        Weight::ZERO
    }
}
