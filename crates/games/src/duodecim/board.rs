//! The course of thirty points, and sets and counts of places on it.
//!
//! Every player counts in his own numbers. His hand and the places behind the board continue the course at both ends, so
//! that entering and leaving are moves like any other: a die of 3 goes from place 0 to 3, and from 28 to 31.

use std::ops::BitAnd;

/// The place of pieces that are not on the board yet, or no longer.
pub const HAND: u8 = 0;

/// The place of pieces that have completed the course.
pub const OFF: u8 = 31;

/// The six points that a player shares with nobody.
pub const HOME: PlaceSet = PlaceSet::between(1, 6);

/// The thirty points.
pub const COURSE: PlaceSet = PlaceSet::between(1, 30);

/// A set of places, one bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlaceSet(u32);

impl PlaceSet {
    /// The places from `first` to `last`, both included.
    pub const fn between(first: u8, last: u8) -> PlaceSet {
        PlaceSet(u32::MAX.unbounded_shl(first as u32) & (u32::MAX >> (OFF - last)))
    }

    /// Whether `place` is one of them.
    pub const fn has(self, place: u8) -> bool {
        self.0 >> place & 1 != 0
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The same places, and `place`.
    #[must_use]
    pub const fn with(self, place: u8) -> PlaceSet {
        PlaceSet(self.0 | 1 << place)
    }

    /// The same places without those of `others`.
    #[must_use]
    pub const fn without(self, others: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 & !others.0)
    }

    /// The places from which `points` forward lead to one of these.
    #[must_use]
    pub const fn before(self, points: u8) -> PlaceSet {
        PlaceSet(self.0.unbounded_shr(points as u32))
    }

    /// The same spaces in the opponent's numbers; places that are not shared have none.
    #[must_use]
    pub const fn across(self) -> PlaceSet {
        let (near, far) = (PlaceSet::between(7, 18).0, PlaceSet::between(19, 30).0);
        PlaceSet((self.0 & near) << 12 | (self.0 & far) >> 12)
    }
}

impl BitAnd for PlaceSet {
    type Output = PlaceSet;

    fn bitand(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 & other.0)
    }
}

impl Iterator for PlaceSet {
    type Item = u8;

    /// Takes the lowest place out of the set.
    fn next(&mut self) -> Option<u8> {
        if self.is_empty() {
            return None;
        }
        // At most 31, so the number fits.
        let place = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(place)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.count(), Some(self.count()))
    }

    fn count(self) -> usize {
        self.0.count_ones() as usize
    }
}

/// The number of `point` in the opponent's count, if the point is shared.
pub fn across(point: u8) -> Option<u8> {
    match point {
        7..=18 => Some(point + 12),
        19..=30 => Some(point - 12),
        _ => None,
    }
}

/// How many of a player's pieces are on each place, at most fifteen: the k-th set has the places in whose count bit k is set.
/// Counting with whole sets makes questions about all places at once cheap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pieces([u32; 4]);

impl Pieces {
    /// So many pieces in hand.
    pub fn in_hand(pieces: u8) -> Pieces {
        Pieces([0; 4]).more(pieces, HAND)
    }

    /// How many are on `place`.
    pub fn on(self, place: u8) -> u8 {
        // Sixteen times nothing or one fits.
        self.0.iter().rev().fold(0, |count, bits| count << 1 | (bits >> place & 1) as u8)
    }

    /// The same with `pieces` taken from one place, where at least so many are, to another.
    #[must_use]
    pub fn shifted(self, pieces: u8, from: u8, to: u8) -> Pieces {
        self.less(pieces, from).more(pieces, to)
    }

    /// The same without `pieces` of those on `place`, where at least so many are.
    #[must_use]
    pub fn less(mut self, pieces: u8, place: u8) -> Pieces {
        // One by one, with what is borrowed from higher bits. Nearly always it is a single piece.
        for _ in 0..pieces {
            let mut borrowed = 1 << place;
            for places in &mut self.0 {
                *places ^= borrowed;
                borrowed &= *places;
            }
        }
        self
    }

    fn more(mut self, pieces: u8, place: u8) -> Pieces {
        for _ in 0..pieces {
            let mut carried = 1 << place;
            for places in &mut self.0 {
                *places ^= carried;
                carried &= !*places;
            }
        }
        self
    }

    /// The places with at least one piece.
    pub const fn places(self) -> PlaceSet {
        let [one, two, four, eight] = self.0;
        PlaceSet(one | two | four | eight)
    }

    /// The places with at least two pieces.
    pub const fn at_least_two(self) -> PlaceSet {
        let [_, two, four, eight] = self.0;
        PlaceSet(two | four | eight)
    }

    /// The places with at least three pieces.
    pub const fn at_least_three(self) -> PlaceSet {
        let [one, two, four, eight] = self.0;
        PlaceSet(one & two | four | eight)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_players_count_the_same_spaces() {
        for point in 0..=OFF {
            assert_eq!(PlaceSet::default().with(point).across().next(), across(point), "{point}");
            assert_eq!(across(point).map(across), across(point).map(|_| Some(point)));
        }
    }

    #[test]
    fn counts_stay_apart() {
        let pieces = Pieces::in_hand(15).shifted(14, HAND, 6).shifted(1, HAND, OFF).shifted(2, 6, 30);
        assert_eq!([pieces.on(HAND), pieces.on(6), pieces.on(30), pieces.on(OFF)], [0, 12, 2, 1]);
        assert_eq!(pieces.places().collect::<Vec<_>>(), [6, 30, OFF]);
        assert_eq!(pieces.at_least_two().collect::<Vec<_>>(), [6, 30]);
        assert_eq!(pieces.at_least_two().before(6).collect::<Vec<_>>(), [0, 24]);
    }
}
