//! The board: what stands, and what ends a game. Of texts it knows the names of squares, of people nothing.

use std::fmt;

/// How many columns there are, and how many rows.
pub const SIZE: u8 = 3;

/// All squares, one bit each: the lowest is a1, then come b1 and c1, then the row above.
const ALL: u16 = 0o777;

/// The rows, columns and diagonals, in the same bits; an octal digit is a row.
const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The player who begins.
    X,
    /// The other one.
    O,
}

impl Side {
    /// Both, in the order in which they play.
    pub const BOTH: [Side; 2] = [Side::X, Side::O];

    /// How texts call this player.
    pub fn letter(self) -> char {
        match self {
            Side::X => 'x',
            Side::O => 'o',
        }
    }
}

/// A square of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Square {
    /// Its column, 0 for a.
    pub column: u8,
    /// Its row, 0 for 1.
    pub row: u8,
}

impl Square {
    /// All of them, row by row from a1.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..SIZE).flat_map(|row| (0..SIZE).map(move |column| Square { column, row }))
    }

    fn bit(self) -> u16 {
        1 << (self.row * SIZE + self.column)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), char::from(b'1' + self.row))
    }
}

/// The ways in which a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// This side has three in a row.
    Row(Side),
    /// Every square is marked, and nobody has.
    Full,
}

/// Which squares each side has marked.
#[derive(Clone, Copy, Debug, Default)]
pub struct Board {
    marks: [u16; 2],
}

impl Board {
    /// Returns the side that has marked a square.
    pub fn mark(self, square: Square) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.marks[*side as usize] & square.bit() != 0)
    }

    /// Returns the player to move; after the end, the player who would be.
    pub fn to_play(self) -> Side {
        let [x, o] = self.marks.map(u16::count_ones);
        if x > o { Side::O } else { Side::X }
    }

    /// Plays a legal turn.
    pub fn play(&mut self, square: Square) {
        self.marks[self.to_play() as usize] |= square.bit();
    }

    /// How the game has ended, if it has.
    pub fn end(self) -> Option<Ending> {
        let has_row = |side: &Side| LINES.iter().any(|line| self.marks[*side as usize] & line == *line);
        let winner = Side::BOTH.into_iter().find(has_row).map(Ending::Row);
        winner.or_else(|| (self.marks[0] | self.marks[1] == ALL).then_some(Ending::Full))
    }
}
