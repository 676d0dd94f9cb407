//! Squares, and sets of them.
//!
//! A set is a number with one bit a square, eight bits a row of seven squares: the eighth stays zero, so that a step over
//! the edge ends where nothing can stand.

use std::fmt;

/// A set of squares.
pub type Squares = u128;

/// How many columns and rows the board has.
pub const COLUMNS: u8 = 7;
/// How many rows the board has.
pub const ROWS: u8 = 10;

/// Every square of the board.
pub const BOARD: Squares = 0x7f7f_7f7f_7f7f_7f7f_7f7f;
/// The squares at the left edge.
pub const LEFT_EDGE: Squares = 0x0101_0101_0101_0101_0101;
/// The squares at the right edge.
pub const RIGHT_EDGE: Squares = LEFT_EDGE << 6;
/// The squares of row 1.
pub const BOTTOM: Squares = 0x7f;
/// The squares of row 10.
pub const TOP: Squares = BOTTOM << 72;

/// A square of the board; squares are in the order a1, b1, ... g1, a2, ... g10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square in this column and row, counted from zero at a1.
    pub const fn at(column: u8, row: u8) -> Option<Square> {
        if column < COLUMNS && row < ROWS { Some(Square(row * 8 + column)) } else { None }
    }

    /// Its column, counted from zero.
    pub const fn column(self) -> u8 {
        self.0 % 8
    }

    /// Its row, counted from zero.
    pub const fn row(self) -> u8 {
        self.0 / 8
    }

    /// The set of this square alone.
    pub const fn set(self) -> Squares {
        1 << self.0
    }

    /// Whether it is of Purple's colour.
    pub const fn is_purple(self) -> bool {
        (self.column() + self.row()).is_multiple_of(2)
    }

    /// The square from which a step by `step` leads here. The step must have started on the board.
    pub(super) const fn before(self, step: i32) -> Square {
        Square((self.0 as i32 - step) as u8)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

/// The squares of a set, in order.
pub fn squares(set: Squares) -> impl Iterator<Item = Square> {
    let mut rest = set & BOARD;
    std::iter::from_fn(move || {
        let square = (rest != 0).then(|| Square(rest.trailing_zeros() as u8));
        rest &= rest.wrapping_sub(1);
        square
    })
}

/// A set moved by a step: 1 to the right, 8 upwards. Squares that would leave the board are dropped.
pub const fn shifted(set: Squares, step: i32) -> Squares {
    BOARD & if step < 0 { set >> -step } else { set << step }
}

/// One of the two squads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// `x`, who begins at the bottom.
    Purple,
    /// `o`, at the top.
    Gold,
}

impl Side {
    /// Both, Purple first.
    pub const BOTH: [Side; 2] = [Side::Purple, Side::Gold];

    /// The other squad.
    pub const fn other(self) -> Side {
        match self {
            Side::Purple => Side::Gold,
            Side::Gold => Side::Purple,
        }
    }

    /// How far one square forward is.
    pub const fn forward(self) -> i32 {
        match self {
            Side::Purple => 8,
            Side::Gold => -8,
        }
    }

    /// Returns the squares on which its standard-bearers begin, then those of its soldiers; captives return to these
    /// squares in this order.
    pub const fn home(self) -> [Squares; 11] {
        // Gold's squares are Purple's, seen across the middle of the board.
        const PURPLE: [(u8, u8); 11] =
            [(2, 0), (4, 0), (3, 1), (0, 0), (6, 0), (1, 1), (5, 1), (0, 2), (2, 2), (4, 2), (6, 2)];
        let mut home = [0; 11];
        let mut index = 0;
        while index < home.len() {
            let (column, row) = PURPLE[index];
            let row = match self {
                Side::Purple => row,
                Side::Gold => ROWS - 1 - row,
            };
            home[index] = 1 << (row * 8 + column);
            index += 1;
        }
        home
    }

    /// Its throne room, at the far end.
    pub const fn throne(self) -> Squares {
        match self {
            Side::Purple => 1 << 75,
            Side::Gold => 1 << 3,
        }
    }

    /// The edge of the board behind its first rank.
    pub const fn behind(self) -> Squares {
        match self {
            Side::Purple => BOTTOM,
            Side::Gold => TOP,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(set: Squares) -> String {
        squares(set).map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn home_squares_and_throne_rooms_are_of_the_squads_colour() {
        for (side, first, throne) in [(Side::Purple, "c1", "d10"), (Side::Gold, "c10", "d1")] {
            assert_eq!((names(side.home()[0]).as_str(), names(side.throne()).as_str()), (first, throne));
            for set in side.home().into_iter().chain([side.throne()]) {
                assert!(squares(set).all(|square| square.is_purple() == (side == Side::Purple)));
            }
        }
        assert_eq!(squares(BOARD).count(), 70);
    }

    #[test]
    fn steps_over_the_edge_lead_nowhere() {
        assert_eq!(names(shifted(BOTTOM, -8)), "");
        assert_eq!(names(shifted(TOP, 8)), "");
        assert_eq!(names(shifted(LEFT_EDGE, -1)), "");
        assert_eq!(names(shifted(RIGHT_EDGE, 9)), "");
        assert_eq!(names(shifted(1, 9)), "b2");
        assert_eq!(names(shifted(1 << 75, -9)), "c9");
    }
}
