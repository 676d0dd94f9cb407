//! The board that the merels games share: three nested squares with 24 points and 16 lines of three.

use std::fmt;

use super::set::PointSet;

/// The points in the order in which position texts list them.
const NAMES: [&str; 24] = [
    "a1", "a4", "a7", "b2", "b4", "b6", "c3", "c4", "c5", "d1", "d2", "d3", "d5", "d6", "d7", "e3", "e4", "e5", "f2",
    "f4", "f6", "g1", "g4", "g7",
];

/// The lines of three, by the numbers of their points; the middle point of a line is the second.
const LINES: [[u8; 3]; 16] = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [9, 10, 11],
    [12, 13, 14],
    [15, 16, 17],
    [18, 19, 20],
    [21, 22, 23],
    [0, 9, 21],
    [3, 10, 18],
    [6, 11, 15],
    [1, 4, 7],
    [16, 19, 22],
    [8, 12, 17],
    [5, 13, 20],
    [2, 14, 23],
];

/// For every point and each of its two lines, the other two points of that line.
const PARTNERS: [[PointSet; 2]; 24] = partners();

/// The lines, one bit each, through the points of each of the three bytes of a set.
static THROUGH: [[u16; 256]; 3] = through();

/// For every point, its neighbours on a line.
const NEIGHBOURS: [PointSet; 24] = neighbours();

/// A point of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(pub(super) u8);

impl Point {
    /// The first point.
    pub const FIRST: Point = Point(0);

    /// The point of this number, which is below 24.
    pub(super) const fn numbered(number: u8) -> Point {
        Point(number % 24)
    }

    /// The point of this name, in lower case.
    pub fn named(name: &str) -> Option<Point> {
        PointSet::ALL.iter().find(|point| point.name() == name)
    }

    /// How it is written.
    pub fn name(self) -> &'static str {
        NAMES[self.index()]
    }

    /// Its number, below 24, in the order of position texts.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Column and row from the top left corner.
    pub fn at(self) -> (u16, u16) {
        let name = self.name().as_bytes();
        (u16::from(name[0] - b'a'), u16::from(b'7' - name[1]))
    }

    /// The points one step away.
    pub const fn neighbours(self) -> PointSet {
        NEIGHBOURS[self.index()]
    }

    /// The other points of that line through this point on which `neighbour` does not lie.
    pub(super) const fn partners_off(self, neighbour: Point) -> PointSet {
        let [column, row] = PARTNERS[self.index()];
        if column.has(neighbour) { row } else { column }
    }

    /// How many lines a stone put here completes with these stones of its owner (0 to 2).
    pub fn completes(self, own: PointSet) -> usize {
        let [column, row] = PARTNERS[self.index()];
        usize::from(own.has_all(column)) + usize::from(own.has_all(row))
    }

    /// A line through this point that these stones and a stone here fill.
    pub fn line_in(self, own: PointSet) -> Option<PointSet> {
        PARTNERS[self.index()].iter().find(|line| own.has_all(**line)).map(|line| line.with(self))
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl PointSet {
    /// Those of its points that lie in a line of three of the set: the mills.
    pub fn in_lines(self) -> PointSet {
        let mut full = !PointSet::ALL.minus(self).gather(&THROUGH);
        let mut points = PointSet::EMPTY;
        while full != 0 {
            points = points.or(line_set(LINES[full.trailing_zeros() as usize]));
            full &= full - 1;
        }
        points
    }
}

/// The two ends of every line, for drawing.
pub fn lines() -> impl Iterator<Item = (Point, Point)> {
    LINES.iter().map(|line| (Point(line[0]), Point(line[2])))
}

const fn line_set(line: [u8; 3]) -> PointSet {
    PointSet::EMPTY.with(Point(line[0])).with(Point(line[1])).with(Point(line[2]))
}

const fn partners() -> [[PointSet; 2]; 24] {
    let mut table = [[PointSet::EMPTY; 2]; 24];
    let mut line = 0;
    while line < 16 {
        let mut place = 0;
        while place < 3 {
            let point = LINES[line][place];
            // The first eight lines are columns, the others rows; every point lies on one of each.
            table[point as usize][line / 8] = PointSet(line_set(LINES[line]).0 & !(1 << point));
            place += 1;
        }
        line += 1;
    }
    table
}

const fn through() -> [[u16; 256]; 3] {
    let mut table = [[0; 256]; 3];
    let mut line = 0;
    while line < 16 {
        let mut byte = 0;
        while byte < 256 {
            let mut third = 0;
            while third < 3 {
                if line_set(LINES[line]).0 >> (8 * third) & byte != 0 {
                    table[third][byte as usize] |= 1 << line;
                }
                third += 1;
            }
            byte += 1;
        }
        line += 1;
    }
    table
}

const fn neighbours() -> [PointSet; 24] {
    let mut table = [PointSet::EMPTY; 24];
    let mut line = 0;
    while line < 16 {
        let [low, middle, high] = LINES[line];
        table[low as usize] = table[low as usize].with(Point(middle));
        table[high as usize] = table[high as usize].with(Point(middle));
        table[middle as usize] = table[middle as usize].with(Point(low)).with(Point(high));
        line += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_straight_and_cover_every_point_twice() {
        for line in LINES {
            let [low, middle, high] = line.map(|number| Point(number).at());
            assert!((low.0 == middle.0 && middle.0 == high.0) || (low.1 == middle.1 && middle.1 == high.1), "{line:?}");
        }
        for point in PointSet::ALL.iter() {
            assert!(PARTNERS[point.index()].iter().all(|line| line.len() == 2 && !line.has(point)), "{point}");
            assert_eq!(Point::named(point.name()), Some(point));
        }
    }

    #[test]
    fn neighbours_are_mutual_and_sixty_four() {
        let pairs = PointSet::ALL.iter().flat_map(|from| from.neighbours().iter().map(move |to| (from, to)));
        let pairs: Vec<_> = pairs.collect();
        assert_eq!(pairs.len(), 64);
        assert!(pairs.iter().all(|(from, to)| to.neighbours().has(*from)));
    }
}
