//! The positions of all things in a drawing.

use adjudicate_rules::{BoardKind, Scene};

/// The measures of a drawing.
#[derive(Clone, Debug)]
pub struct Layout {
    /// How wide one unit of the scene is, and how high.
    pub unit: (f64, f64),
    /// The field on which pieces stand: left, top, right, bottom.
    pub field: (f64, f64, f64, f64),
    /// The room around the field, for coordinates.
    pub margin: f64,
    /// How wide the drawing is.
    pub width: f64,
    /// The position of column 0 and row 0.
    origin: (f64, f64),
    size: (i32, i32),
    has_board: bool,
    /// How large pieces are.
    pub piece: f64,
}

/// How a board is measured.
struct Measure {
    unit: (f64, f64),
    /// How far the field goes beyond its outermost places.
    edge: (f64, f64),
    margin: f64,
    piece: f64,
}

/// The frame of drawings without a board.
const PLAIN_WIDTH: f64 = 480.0;
/// Empty space around everything.
pub const SPACE: f64 = 8.0;
/// Rooms and boards get no wider than this, so that letters stay legible where a picture is scaled down.
const WIDEST: f64 = 520.0;

impl Layout {
    /// The measures for a scene.
    pub fn of(scene: &Scene) -> Layout {
        let size = (f64::from(scene.size.0), f64::from(scene.size.1));
        let mut measure = Measure::of(scene.board);
        if scene.board == BoardKind::Plain {
            measure.piece *= gap(scene);
        }
        let wide = (WIDEST - 2.0 * (SPACE + measure.margin + measure.edge.0)) / size.0.max(1.0);
        if wide < measure.unit.0 {
            let shrunk = wide / measure.unit.0;
            measure.unit = (wide, measure.unit.1 * shrunk);
            measure.piece *= shrunk;
        }
        let Measure { unit, edge, margin, piece } = measure;
        let (left, top) = (SPACE + margin, SPACE + margin);
        let right = left + size.0 * unit.0 + 2.0 * edge.0;
        let bottom = top + size.1 * unit.1 + 2.0 * edge.1;
        let has_board = !(scene.spots.is_empty() && scene.lines.is_empty() && scene.pieces.is_empty());
        Layout {
            unit,
            field: (left, top, right, if has_board { bottom } else { top - margin }),
            margin,
            width: if has_board { right + margin + SPACE } else { PLAIN_WIDTH },
            origin: (left + edge.0, top + edge.1),
            size: (i32::from(scene.size.0), i32::from(scene.size.1)),
            has_board,
            piece,
        }
    }

    /// Whether there is a board to draw.
    pub fn has_board(&self) -> bool {
        self.has_board
    }

    /// Returns the position of a place.
    pub fn place(&self, at: (u16, u16)) -> (f64, f64) {
        (self.origin.0 + f64::from(at.0) * self.unit.0, self.origin.1 + f64::from(at.1) * self.unit.1)
    }

    /// Returns the position of a label: in the middle of the margin, or at its place.
    pub fn label(&self, at: (i32, i32)) -> (f64, f64) {
        let along = |at: i32, size: i32, origin: f64, unit: f64, low: f64, high: f64| match at {
            ..0 => low - self.margin / 2.0,
            _ if at > size => high + self.margin / 2.0,
            _ => origin + f64::from(at) * unit,
        };
        let (left, top, right, bottom) = self.field;
        (
            along(at.0, self.size.0, self.origin.0, self.unit.0, left, right),
            along(at.1, self.size.1, self.origin.1, self.unit.1, top, bottom),
        )
    }

    /// The bottom of the board with its margin.
    pub fn bottom(&self) -> f64 {
        if self.has_board { self.field.3 + self.margin } else { 0.0 }
    }
}

/// How many units the places of a board are apart. Of a plain board nothing else says how much room pieces have.
fn gap(scene: &Scene) -> f64 {
    let gaps = scene.spots.iter().enumerate().flat_map(|(place, one)| {
        let others = scene.spots.iter().skip(place + 1);
        others.map(|other| one.at.0.abs_diff(other.at.0).max(one.at.1.abs_diff(other.at.1)))
    });
    f64::from(gaps.min().unwrap_or(1).max(1))
}

impl Measure {
    fn of(board: BoardKind) -> Measure {
        let (unit, edge, margin, piece) = match board {
            BoardKind::Plain => ((40.0, 40.0), (24.0, 24.0), 24.0, 32.0),
            BoardKind::Merels => ((62.0, 62.0), (24.0, 24.0), 22.0, 44.0),
            BoardKind::Letters => ((37.0, 26.0), (22.0, 24.0), 10.0, 33.0),
            BoardKind::Mosaic => ((26.0, 26.0), (0.0, 0.0), 30.0, 44.0),
            BoardKind::Grid => ((52.0, 52.0), (26.0, 26.0), 24.0, 42.0),
            BoardKind::Points => ((33.0, 33.0), (-15.0, -15.0), 24.0, 32.0),
            BoardKind::Chequered => ((55.0, 55.0), (27.5, 27.5), 24.0, 52.0),
        };
        Measure { unit, edge, margin, piece }
    }
}
