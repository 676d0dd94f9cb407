//! The materials of boards and the shapes of pieces.

/// The material of a board; a picture's style follows from it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardKind {
    /// No board, or one of which nothing is known but its lines.
    #[default]
    Plain,
    /// Lines on whose crossings stones stand.
    Merels,
    /// Rows of letters that are the spaces.
    Letters,
    /// Squares of small coloured stones.
    Mosaic,
    /// Squares alike, with ways over them.
    Grid,
    /// Pointed fields with rows of pieces.
    Points,
    /// Squares, light and dark in turn.
    Chequered,
}

/// The colours of areas; a picture's style says what they look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// A light square, or one of the second player's colour.
    Light,
    /// A dark square, or one of the first player's colour.
    Dark,
    /// A field that stands out, such as a goal.
    Accent,
}

/// One character, in both character sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glyph {
    /// For terminals that show Unicode.
    pub unicode: char,
    /// For `--ascii`, and for mail.
    pub ascii: char,
}

/// The shape of a piece in pictures. Kinds differ in shape, so that colour is never needed to tell them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PieceShape {
    /// A stone of merels.
    Stone,
    /// A flat round piece.
    Disc,
    /// A mark of two strokes that cross.
    Cross,
    /// A mark that is a circle.
    Ring,
    /// A soldier of Roman Checkers.
    Soldier,
    /// A standard-bearer.
    Standard,
    /// A standard-bearer who has lost heart.
    Demoralised,
    /// The chess piece.
    King,
    /// The chess piece.
    Queen,
    /// The chess piece.
    Rook,
    /// The chess piece.
    Bishop,
    /// The chess piece.
    Knight,
    /// The chess piece.
    Pawn,
    /// The piece of Duerror Grandis that takes nobody.
    Thete,
    /// The piece of Duerror Grandis with a short reach.
    Ephebe,
    /// The piece of Duerror Grandis with a long reach.
    Melliran,
    /// A token to pay with.
    Token,
}

/// The colour of a piece. In a picture every paint has a pattern of its own as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Paint {
    /// The lighter of two sides.
    Light,
    /// The darker of two sides.
    Dark,
    /// A player's colour.
    Red,
    /// A player's colour.
    Blue,
    /// A player's colour.
    Green,
    /// A player's colour.
    Yellow,
    /// A player's colour.
    Black,
    /// A player's colour.
    White,
    /// A player's colour.
    Orange,
    /// A player's colour.
    Violet,
    /// A player's colour.
    Brown,
}
