//! The board as it was scratched into tables: three rows of twelve letters, six and six.
//!
//! Above each space stands its number, below it how many pieces are there. The numbers are those of the player who looks;
//! of his opponent's home, which is not on his course, they are the opponent's.

use super::board::{COURSE, HAND, OFF, PlaceSet};
use super::table::{Duodecim, PlayerPieces, Side};
use adjudicate_rules::{
    BoardKind, BoardLine, Glyph, Label, Paint, PieceShape, PlayerPanel, Scene, ScenePiece, Spot, Stock,
};

/// The letters of a board that insults its players (CIL XIV 4125): get up, make room, you cannot play, fool, go away.
const LETTERS: [&str; 3] = ["LEVATEDALOCV", "LVDERENESCIS", "IDIOTARECEDE"];

/// The same in English, below pictures.
const INSCRIPTION: &str = "The board says: get up, make room; you cannot play; fool, go away!";

/// The column of the bar between the halves.
const BAR: u16 = 6;

/// Draws the board for `viewer`. `landed` is where the last turn took pieces, `status` what the game waits for.
pub fn draw(table: &Duodecim, viewer: Side, landed: PlaceSet, status: String) -> Scene {
    let mut scene = Scene { board: BoardKind::Letters, size: (12, 8), pitch: (4, 1), ..Scene::default() };
    scene.lines.push(BoardLine { from: (BAR, 0), to: (BAR, 8) });
    for (row, letters) in (0..).zip(LETTERS) {
        let letters = (0..).zip(letters.chars());
        scene.spots.extend(letters.map(|(column, unicode)| Spot {
            at: at(column, row),
            glyph: Glyph { unicode, ascii: '.' },
            tone: None,
        }));
    }
    for point in 1..=30 {
        scene.labels.push(label(place(viewer, point), 0, point));
    }
    for point in 1..=6 {
        scene.labels.push(label(place(viewer.opponent(), point), 0, point));
    }

    scene.marks = [('x', Side::X), ('o', Side::O)].map(|(letter, side)| (letter, glyph(side))).to_vec();
    scene.asides.push(status.clone());
    scene.notes = vec![status.clone(), INSCRIPTION.to_owned()];
    scene.words.push(format!("{status}."));
    for (player, side) in table.sides() {
        let fresh = if player == table.player { PlaceSet::default() } else { landed };
        for point in side.pieces.places() & COURSE {
            let at = place(player, point);
            scene.pieces.push(ScenePiece {
                at,
                glyph: glyph(player),
                figure: PieceShape::Disc,
                paint: paint(player),
                title: format!("{player}: {} on {point}", side.pieces.on(point)),
                moved: fresh.has(point),
            });
            scene.labels.push(label(at, 2, side.pieces.on(point)));
        }
        let beside = beside(player, side);
        scene.words.push(format!("{beside}; {}.", on_board(side)));
        scene.asides.push(beside);
        scene.strips.push(strip(player, side));
    }
    scene
}

/// Returns the place at which a player's point is drawn.
fn place(player: Side, point: u8) -> (u16, u16) {
    let point = u16::from(point);
    match (player, point) {
        (Side::X, 0..=6) => at(6 - point, 1),
        (Side::X, 7..=18) => at(point - 7, 2),
        (Side::X, _) => at(30 - point, 0),
        (Side::O, 0..=6) => at(5 + point, 1),
        (Side::O, 7..=18) => at(18 - point, 0),
        (Side::O, _) => at(point - 19, 2),
    }
}

/// The middle of a space: each has a line above and one below it, and the bar takes a column.
fn at(column: u16, row: u16) -> (u16, u16) {
    (if column < BAR { column } else { column + 1 }, 3 * row + 1)
}

/// A number above the space (0) or below it (2).
fn label((column, row): (u16, u16), line: i32, number: u8) -> Label {
    Label { at: (i32::from(column), i32::from(row) - 1 + line), text: number.to_string() }
}

fn glyph(player: Side) -> Glyph {
    match player {
        Side::X => Glyph { unicode: '●', ascii: 'x' },
        Side::O => Glyph { unicode: '○', ascii: 'o' },
    }
}

fn paint(player: Side) -> Paint {
    match player {
        Side::X => Paint::Dark,
        Side::O => Paint::Light,
    }
}

/// A player with his pieces beside the board; whose seat it is, the caller knows.
fn strip(player: Side, side: &PlayerPieces) -> PlayerPanel {
    let stock =
        |number: u8, place| Stock { number: u32::from(number), figure: PieceShape::Disc, paint: paint(player), place };
    let mut stocks = vec![stock(side.pieces.on(HAND), "in hand"), stock(side.pieces.on(OFF), "off")];
    if side.returning > 0 {
        stocks.push(stock(side.returning, "to return"));
    }
    PlayerPanel::new(None, player.to_string(), PieceShape::Disc, paint(player), stocks)
}

fn beside(player: Side, side: &PlayerPieces) -> String {
    let returning = match side.returning {
        0 => String::new(),
        captured => format!(", {captured} captured to return"),
    };
    format!("{player} has {} in hand, {} off{returning}", side.pieces.on(HAND), side.pieces.on(OFF))
}

fn on_board(side: &PlayerPieces) -> String {
    let points = side.pieces.places() & COURSE;
    let stacks: Vec<String> = points.map(|point| format!("{} on {point}", side.pieces.on(point))).collect();
    if stacks.is_empty() { "none on the board".to_owned() } else { format!("in his numbers {}", stacks.join(", ")) }
}
