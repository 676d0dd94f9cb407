//! The board as it was scratched into tables: three rows of twelve letters, six and six.
//!
//! Above each space stands its number, below it how many pieces are there. The numbers are those of the player who looks;
//! of his opponent's home, which is not on his course, they are the opponent's.

use super::board::{COURSE, HAND, OFF, PlaceSet};
use super::table::{Duodecim, PlayerPieces, Side};
use adjudicate_rules::{
    BoardKind, BoardLine, Glyph, Label, Paint, Phrase, PieceShape, PlayerPanel, Scene, ScenePiece, Spot, Stock,
};

/// The letters of a board that insults its players (CIL XIV 4125): get up, make room, you cannot play, fool, go away.
const LETTERS: [&str; 3] = ["LEVATEDALOCV", "LVDERENESCIS", "IDIOTARECEDE"];

/// The same in English, below pictures.
const INSCRIPTION: &str = "The board says: get up, make room; you cannot play; fool, go away!";

/// The column of the bar between the halves.
const BAR: u16 = 6;

/// Draws the board for `viewer`. `landed` is where the last turn took pieces, `status` what the game waits for.
pub fn draw(table: &Duodecim, viewer: Side, landed: PlaceSet, status: Phrase) -> Scene {
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
    scene.notes = vec![status.to_string(), INSCRIPTION.to_owned()];
    scene.words.push(format!("{status}."));
    scene.add_aside(status);
    scene.phrases.push(Phrase::english("duodecim-inscription", INSCRIPTION));
    for (player, side) in table.sides() {
        let fresh = if player == table.player { PlaceSet::default() } else { landed };
        for point in side.pieces.places() & COURSE {
            let at = place(player, point);
            scene.pieces.push(ScenePiece {
                at,
                glyph: glyph(player),
                figure: PieceShape::Disc,
                paint: paint(player),
                title: pieces_on(player, side.pieces.on(point), point),
                moved: fresh.has(point),
            });
            scene.labels.push(label(at, 2, side.pieces.on(point)));
        }
        scene.add_sentence(in_words(player, side));
        scene.add_aside(beside(player, side));
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
    let stock = |number: u8, place| Stock::new(u32::from(number), PieceShape::Disc, paint(player), place);
    let mut stocks = vec![stock(side.pieces.on(HAND), "in hand"), stock(side.pieces.on(OFF), "off")];
    if side.returning > 0 {
        stocks.push(stock(side.returning, "to return"));
    }
    PlayerPanel::of_side(None, player, PieceShape::Disc, paint(player), stocks)
}

fn beside(player: Side, side: &PlayerPieces) -> Phrase {
    let returning = match side.returning {
        0 => String::new(),
        captured => format!(", {captured} captured to return"),
    };
    let [hand, off] = [HAND, OFF].map(|place| side.pieces.on(place));
    Phrase::english("duodecim-beside", format!("{player} has {hand} in hand, {off} off{returning}"))
        .with("side", player.to_string())
        .with("hand", u64::from(hand))
        .with("off", u64::from(off))
        .with("returning", u64::from(side.returning))
}

fn in_words(player: Side, side: &PlayerPieces) -> Phrase {
    let points: Vec<u8> = (side.pieces.places() & COURSE).collect();
    let stacks = points.iter().map(|point| {
        let pieces = side.pieces.on(*point);
        let phrase = Phrase::english("stack", format!("{pieces} on {point}"));
        phrase.with("pieces", u64::from(pieces)).with("place", point.to_string())
    });
    let (beside, stacks) = (beside(player, side), Phrase::joined("items", ", ", stacks));
    let on_board = if points.is_empty() { "none on the board".to_owned() } else { format!("in his numbers {stacks}") };
    let phrase = Phrase::english("duodecim-stands", format!("{beside}; {on_board}."));
    phrase.with("beside", beside).with("points", points.len() as u64).with("stacks", stacks)
}

fn pieces_on(side: Side, pieces: u8, point: u8) -> Phrase {
    let phrase = Phrase::english("duodecim-pieces-on", format!("{side}: {pieces} on {point}"));
    phrase.with("side", side.to_string()).with("pieces", u64::from(pieces)).with("point", point.to_string())
}
