//! Colours. Colours that must be distinguished differ in lightness too, for prints in grey and for the colour-blind.

use adjudicate_rules::{BoardKind, Paint, Tone};

/// The colours of a board.
#[derive(Clone, Copy, Debug)]
pub struct BoardPalette {
    /// Around the field.
    pub frame: &'static str,
    /// The field.
    pub field: &'static str,
    /// Lines on the field.
    pub line: &'static str,
    /// Coordinates.
    pub coordinate: &'static str,
}

/// The drawing's background.
pub const PAPER: &str = "#fffdf8";
/// Text on it.
pub const INK: &str = "#2b2420";
/// Less important text on it.
pub const FAINT: &str = "#6a5f55";
/// The colour that marks the last turn.
pub const LAST: &str = "#b3122b";

/// The colours of this board.
pub fn palette(board: BoardKind) -> BoardPalette {
    let (frame, field, line, coordinate) = match board {
        BoardKind::Plain => ("#e6dfd2", "#f4efe4", "#5b5048", "#4c423b"),
        BoardKind::Merels => ("#d9c7a0", "#e8d9b8", "#4f3b25", "#4f3b25"),
        BoardKind::Letters => ("#cfc9bd", "#ebe7de", "#8d8474", "#6b6355"),
        BoardKind::Mosaic => ("#5c3a21", "#8b7d6b", "#6d604f", "#f6e7cf"),
        BoardKind::Grid => ("#4d5a52", "#f3efe2", "#9a9585", "#f4f1e6"),
        BoardKind::Points => ("#5a3820", "#ead9b7", "#3d2615", "#f3e3c6"),
        BoardKind::Chequered => ("#5d4330", "#efdfc0", "#5d4330", "#f4e7d0"),
    };
    BoardPalette { frame, field, line, coordinate }
}

/// The colour of a field.
pub fn tone(board: BoardKind, tone: Tone) -> &'static str {
    match (board, tone) {
        (BoardKind::Chequered, Tone::Light) => "#f0e1c3",
        (BoardKind::Chequered, Tone::Dark) => "#b68d62",
        (BoardKind::Points, Tone::Light) => "#c98f5a",
        (BoardKind::Points, Tone::Dark) => "#7c3f2c",
        (BoardKind::Mosaic, Tone::Light) => "#f2dda0",
        (BoardKind::Mosaic, Tone::Dark) => "#b9a0cd",
        (BoardKind::Grid, Tone::Light) => "#f8f4e8",
        (BoardKind::Grid, Tone::Dark) => "#e6decb",
        (_, Tone::Light) => "#f4efe2",
        (_, Tone::Dark) => "#cbbfa6",
        (_, Tone::Accent) => "#e9c46a",
    }
}

/// The colours of a piece: its body, its rim, and marks on it that have to be seen.
#[derive(Clone, Copy, Debug)]
pub struct PieceColours {
    /// The body.
    pub body: &'static str,
    /// The body where the light falls on it.
    pub shine: &'static str,
    /// The rim.
    pub rim: &'static str,
    /// Marks on the body.
    pub mark: &'static str,
}

/// The colours of this paint on this board.
pub fn coat(board: BoardKind, paint: Paint) -> PieceColours {
    let (body, shine, rim, mark) = match (board, paint) {
        (BoardKind::Mosaic, Paint::Dark) => ("#4b1d74", "#6c35a0", "#22093a", "#f3e6ff"),
        (BoardKind::Mosaic, Paint::Light) => ("#f3c22f", "#ffe07a", "#4d3500", "#5c3d00"),
        (_, Paint::Dark) => ("#26221f", "#524a44", "#0d0b0a", "#f3ead9"),
        (_, Paint::Light) => ("#f6ecd6", "#fffdf6", "#43352a", "#6a543c"),
        (_, Paint::Red) => ("#c8202f", "#e25560", "#4e0710", "#ffffff"),
        (_, Paint::Blue) => ("#1f4fa3", "#4a7bd0", "#081d45", "#ffffff"),
        (_, Paint::Green) => ("#1f7a3f", "#45a566", "#062d14", "#ffffff"),
        (_, Paint::Yellow) => ("#f4cf2c", "#fbe77f", "#4d3e00", "#3b2f00"),
        (_, Paint::Black) => ("#1c1c1e", "#4b4b50", "#000000", "#ffffff"),
        (_, Paint::White) => ("#fbfbf8", "#ffffff", "#333333", "#333333"),
        (_, Paint::Orange) => ("#ee7d1e", "#f7a65e", "#572700", "#2b1300"),
        (_, Paint::Violet) => ("#7a3fa0", "#a06bc4", "#2c0d40", "#ffffff"),
        (_, Paint::Brown) => ("#6e4426", "#966848", "#2a1607", "#ffffff"),
    };
    PieceColours { body, shine, rim, mark }
}
