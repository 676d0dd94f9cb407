//! Sets of points, one bit for each: what stands where.

use std::ops::BitOr;

use super::board::Point;

/// A set of points, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PointSet(pub(super) u32);

impl PointSet {
    /// No point.
    pub const EMPTY: PointSet = PointSet(0);
    /// The whole board.
    pub const ALL: PointSet = PointSet((1 << 24) - 1);

    /// Its bits, point 0 lowest.
    pub fn bits(self) -> u32 {
        self.0
    }

    /// Whether no point is in it.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of its points.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether this point is in it.
    pub const fn has(self, point: Point) -> bool {
        self.0 & (1 << point.0) != 0
    }

    /// Whether all points of `other` are in it.
    pub fn has_all(self, other: PointSet) -> bool {
        self.0 & other.0 == other.0
    }

    /// The set and this point.
    pub const fn with(self, point: Point) -> PointSet {
        PointSet(self.0 | 1 << point.0)
    }

    /// The set without this point.
    pub fn without(self, point: Point) -> PointSet {
        PointSet(self.0 & !(1 << point.0))
    }

    /// Returns the union.
    pub fn or(self, other: PointSet) -> PointSet {
        PointSet(self.0 | other.0)
    }

    /// Returns the intersection.
    pub fn and(self, other: PointSet) -> PointSet {
        PointSet(self.0 & other.0)
    }

    /// Returns the points of this set that are not in the other.
    pub fn minus(self, other: PointSet) -> PointSet {
        PointSet(self.0 & !other.0)
    }

    /// Its points in order.
    pub fn iter(self) -> Points {
        Points(self.0)
    }

    /// All that a table has for the points of this set: it holds the union for each of the 256 values of each of the three
    /// bytes.
    pub(super) fn gather<T: Copy + BitOr<Output = T>>(self, table: &[[T; 256]; 3]) -> T {
        let [low, middle, high, _] = self.0.to_le_bytes();
        table[0][usize::from(low)] | table[1][usize::from(middle)] | table[2][usize::from(high)]
    }

    /// Its points with hyphens between, as a line is written.
    pub fn hyphenated(self) -> String {
        let names: Vec<&str> = self.iter().map(Point::name).collect();
        names.join("-")
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> PointSet {
        points.into_iter().fold(PointSet::EMPTY, PointSet::with)
    }
}

/// The points of a set, in order.
pub struct Points(u32);

impl Iterator for Points {
    type Item = Point;

    fn next(&mut self) -> Option<Point> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Point(lowest))
    }
}
