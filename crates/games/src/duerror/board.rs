//! The grid of 81 squares, and boards: paths that visit every square once.

use std::fmt;

use adjudicate_rules::{Phrase, PhraseArgument, phrase};

/// How many squares the grid has.
pub const SQUARES: u8 = 81;

/// Squares in a row, and rows.
const SIDE: u8 = 9;

/// A square of the grid, numbered A1, B1, ... I1, A2, ... I9 from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square with this number, 0 to 80.
    pub fn new(number: u8) -> Option<Square> {
        (number < SQUARES).then_some(Square(number))
    }

    /// The square in this column and row, both counted from 1.
    pub fn at(column: u32, row: u32) -> Option<Square> {
        let within = |number: u32| u8::try_from(number).ok().filter(|number| (1..=SIDE).contains(number));
        Some(Square((within(row)? - 1) * SIDE + within(column)? - 1))
    }

    /// The square that a letter and a digit name, in either case.
    pub fn parse(text: &str) -> Option<Square> {
        let &[letter, digit] = text.as_bytes() else { return None };
        let column = letter.to_ascii_uppercase().checked_sub(b'A')?;
        let row = digit.checked_sub(b'0')?;
        Square::at(u32::from(column) + 1, u32::from(row))
    }

    /// Every square in order.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..SQUARES).map(Square)
    }

    /// Its number, 0 to 80.
    pub fn number(self) -> u8 {
        self.0
    }

    /// Its column, 0 to 8 from the left.
    pub fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// Its row, 0 to 8 from the top.
    pub fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// How many columns and rows lie between two squares.
    pub fn distance(self, other: Square) -> (u8, u8) {
        (self.column().abs_diff(other.column()), self.row().abs_diff(other.row()))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column()), self.row() + 1)
    }
}

/// A word that stands for a square and is none.
pub fn not_a_square(word: &str) -> Phrase {
    phrase!("duerror-no-square", "`{word}` is no square", word)
}

/// A place from which a step along a path starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StepStart {
    /// Off the board: the next step goes onto the first square.
    Off,
    /// A square.
    On(Square),
}

impl StepStart {
    /// The number of section 7 of the protocol: 0 to 80 for squares, 81 for off the board.
    pub fn number(self) -> u8 {
        match self {
            StepStart::Off => SQUARES,
            StepStart::On(square) => square.number(),
        }
    }
}

/// The target of a step along a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Landing {
    /// A square.
    On(Square),
    /// Exactly one square past the last: the way out.
    Out,
    /// Further than that.
    Beyond,
}

impl Landing {
    /// The number of section 7 of the protocol: 0 to 80 for squares, 81 for the way out, 82 for more.
    pub fn number(self) -> u8 {
        match self {
            Landing::On(square) => square.number(),
            Landing::Out => SQUARES,
            Landing::Beyond => SQUARES + 1,
        }
    }

    /// The landing with this number.
    pub fn from_number(number: u64) -> Option<Landing> {
        let number = u8::try_from(number).ok()?;
        match number {
            SQUARES => Some(Landing::Out),
            _ if number == SQUARES + 1 => Some(Landing::Beyond),
            _ => Square::new(number).map(Landing::On),
        }
    }
}

impl fmt::Display for Landing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Landing::On(square) => square.fmt(f),
            Landing::Out => f.write_str("the way out"),
            Landing::Beyond => f.write_str("no square, because too few are left"),
        }
    }
}

/// A board: all 81 squares in the order in which a piece visits them.
#[derive(Clone, PartialEq, Eq)]
pub struct Path {
    squares: [Square; SQUARES as usize],
    places: [u8; SQUARES as usize],
}

impl Path {
    /// The path through these squares.
    ///
    /// # Errors
    /// They are no board: not 81 of them, one twice, or two in a row that are no neighbours.
    pub fn new(squares: &[Square]) -> Result<Path, Phrase> {
        let length = |_| {
            let number = PhraseArgument::count(squares.len());
            phrase!("duerror-path-length", "a path has 81 squares, not {number}", number = number)
        };
        let squares: [Square; SQUARES as usize] = squares.try_into().map_err(length)?;
        let mut places = [SQUARES; SQUARES as usize];
        for (place, square) in (0..SQUARES).zip(squares) {
            let slot = &mut places[usize::from(square.0)];
            if *slot != SQUARES {
                return Err(phrase!("duerror-path-twice", "{square} stands in the path twice", square));
            }
            *slot = place;
        }
        for (from, to) in squares.iter().zip(&squares[1..]) {
            let (columns, rows) = from.distance(*to);
            if columns > 1 || rows > 1 {
                return Err(phrase!(
                    "duerror-path-apart",
                    "the path goes from {from} to {to}, which are no neighbours",
                    from,
                    to
                ));
            }
        }
        Ok(Path { squares, places })
    }

    /// Reads 81 squares with blanks between.
    ///
    /// # Errors
    /// A word is no square, or as [`Path::new`].
    pub fn parse(text: &str) -> Result<Path, Phrase> {
        let square = |word: &str| Square::parse(word).ok_or_else(|| not_a_square(word));
        let squares: Vec<Square> = text.split_ascii_whitespace().take(100).map(square).collect::<Result<_, _>>()?;
        Path::new(&squares)
    }

    /// The squares in order.
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// The first square.
    pub fn first(&self) -> Square {
        self.squares[0]
    }

    /// How many squares lie behind `square` on the way, 0 for the first.
    pub fn place(&self, square: Square) -> u8 {
        self.places[usize::from(square.0)]
    }

    /// Returns the target of a step of `stride` squares.
    pub fn ahead(&self, from: StepStart, stride: u8) -> Landing {
        let to = match from {
            StepStart::Off => u16::from(stride).saturating_sub(1),
            StepStart::On(square) => u16::from(self.place(square)) + u16::from(stride),
        };
        match self.squares.get(usize::from(to)) {
            Some(square) => Landing::On(*square),
            None if to == u16::from(SQUARES) => Landing::Out,
            None => Landing::Beyond,
        }
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let squares: Vec<String> = self.squares.iter().map(Square::to_string).collect();
        f.write_str(&squares.join(" "))
    }
}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A path may be somebody's secret.
        f.write_str("Path(..)")
    }
}
