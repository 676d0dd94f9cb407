//! The scene: nine squares, the marks on them, and the same in sentences.

use super::board::{Board, Ending, SIZE, Side, Square};
use adjudicate_rules::{
    BoardLine, Glyph, Label, Paint, Phrase, PieceShape, PlayerPanel, Scene, ScenePiece, Seat, Spot,
};

/// Squares are two units wide, so that their middles have places of their own.
const LAST: u16 = SIZE as u16 * 2;

/// Draws a board; `last` is the square of the last turn, `seats` are those of x and o, `name` is what sentences call a player.
pub fn draw(board: Board, last: Option<Square>, seats: [Seat; 2], name: impl Fn(Side) -> String) -> Scene {
    let edges = (0..=LAST).step_by(2);
    let across = edges.clone().map(|at| BoardLine { from: (0, at), to: (LAST, at) });
    let down = edges.map(|at| BoardLine { from: (at, 0), to: (at, LAST) });
    let empty = Glyph { unicode: ' ', ascii: ' ' };
    let status = match board.end() {
        None => of_player("ttt-to-play", name(board.to_play()), "is to play"),
        Some(Ending::Row(side)) => of_player("ttt-won", name(side), "has three in a row and has won"),
        Some(Ending::Full) => Phrase::english("ttt-drawn", "drawn: all squares are marked"),
    };
    let described = Side::BOTH.map(|side| in_words(board, side));
    let piece = |square| board.mark(square).map(|side| drawn(side, square, last == Some(square)));
    let strips = Side::BOTH
        .into_iter()
        .zip(seats)
        .map(|(side, seat)| PlayerPanel::of_side(Some(seat), side.letter(), figure(side), paint(side), Vec::new()));
    Scene {
        size: (LAST, LAST),
        pitch: (2, 1),
        lines: across.chain(down).collect(),
        spots: Square::all().map(|square| Spot { at: middle(square), glyph: empty, tone: None }).collect(),
        pieces: Square::all().filter_map(piece).collect(),
        labels: labels(),
        words: described.iter().map(Phrase::to_string).chain([format!("{status}.")]).collect(),
        strips: strips.collect(),
        notes: vec![status.to_string()],
        asides: vec![status.to_string()],
        phrases: described.into_iter().chain([status]).collect(),
        ..Scene::default()
    }
}

fn drawn(side: Side, square: Square, moved: bool) -> ScenePiece {
    let glyph = Glyph { unicode: side.letter(), ascii: side.letter() };
    let piece = side.letter();
    let title = Phrase::english("piece-on", format!("{piece} on {square}"));
    let title = title.with("piece", piece.to_string()).with("square", square.to_string());
    ScenePiece { at: middle(square), glyph, figure: figure(side), paint: paint(side), title, moved }
}

/// Returns the middle of a square in the drawing; its rows are counted from above.
fn middle(square: Square) -> (u16, u16) {
    (u16::from(square.column) * 2 + 1, LAST - 1 - u16::from(square.row) * 2)
}

fn figure(side: Side) -> PieceShape {
    match side {
        Side::X => PieceShape::Cross,
        Side::O => PieceShape::Ring,
    }
}

fn paint(side: Side) -> Paint {
    match side {
        Side::X => Paint::Dark,
        Side::O => Paint::Light,
    }
}

fn labels() -> Vec<Label> {
    let label = |number: u8| {
        let at = i32::from(number) * 2 + 1;
        let column = Label { at: (at, i32::from(LAST) + 1), text: char::from(b'a' + number).to_string() };
        let row = Label { at: (-1, i32::from(LAST) - at), text: char::from(b'1' + number).to_string() };
        [column, row]
    };
    (0..SIZE).flat_map(label).collect()
}

fn in_words(board: Board, side: Side) -> Phrase {
    let own = Square::all().filter(|square| board.mark(*square) == Some(side));
    let names: Vec<String> = own.map(|square| square.to_string()).collect();
    let has = if names.is_empty() { "nothing yet".to_owned() } else { names.join(", ") };
    let phrase = Phrase::english("ttt-marked", format!("{} has marked {has}.", side.letter()));
    phrase.with("side", side.letter().to_string()).with("number", names.len() as u64).with("squares", names.join(", "))
}

/// A sentence about a player without its full stop.
fn of_player(key: &'static str, name: String, predicate: &str) -> Phrase {
    Phrase::english(key, format!("{name} {predicate}")).with("name", name)
}
