//! One drawing of a position, for every kind of picture.
//!
//! An engine lists what stands on its board; the renderers turn that list into text or a picture, so that they cannot
//! disagree. Coordinates are in board units from the top left corner.

/// What is to be seen of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scene {
    /// Units across and down; positions run from 0 to the number given, both included.
    pub size: (u16, u16),
    /// Characters that one unit takes in a text board, across and down.
    pub pitch: (u16, u16),
    /// Squares and fields that differ in colour, for pictures; a text board leaves them out.
    pub areas: Vec<Area>,
    /// Lines of the board, horizontal or vertical ones only.
    pub lines: Vec<Line>,
    /// Places where a piece can stand.
    pub spots: Vec<Spot>,
    /// The pieces on the board.
    pub pieces: Vec<Piece>,
    /// Coordinates and other short texts on or around the board.
    pub labels: Vec<Label>,
    /// What stands beside the board: hands, camps, tokens, dice. One line each.
    pub asides: Vec<String>,
    /// The position described for those who do not see it, one sentence each.
    pub words: Vec<String>,
}

/// A rectangle of one colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// Its top left corner, as column and row.
    pub from: (u16, u16),
    /// Its bottom right corner.
    pub to: (u16, u16),
    /// How it is coloured.
    pub tone: Tone,
}

/// The colours of areas; a picture's style says what they look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// A light square, or one of the first player's colour.
    Light,
    /// A dark square, or one of the second player's colour.
    Dark,
    /// A field that stands out, such as a goal.
    Accent,
}

/// A straight line of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// One end, as column and row.
    pub from: (u16, u16),
    /// The other end.
    pub to: (u16, u16),
}

/// A place where a piece can stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Column and row.
    pub at: (u16, u16),
    /// How it looks when it is empty; a blank lets the board's lines show.
    pub glyph: Glyph,
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Column and row.
    pub at: (u16, u16),
    /// How it looks.
    pub glyph: Glyph,
    /// Whether the last turn put it there.
    pub moved: bool,
}

/// A short text, centred on its place; in the left margin it ends there, in the right one it begins there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// Column and row; −1 and one past the size lie in the margin, which is as narrow as it can be.
    pub at: (i32, i32),
    /// The text, in ASCII.
    pub text: String,
}

/// One character, in both character sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glyph {
    /// For terminals that show Unicode.
    pub unicode: char,
    /// For `--ascii`, and for mail.
    pub ascii: char,
}
