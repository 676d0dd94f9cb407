//! The drawing: twelve points at the top, twelve at the bottom, the bar between the quarters, the viewer's home at the
//! bottom right.

use super::board::{BAR, OFF};
use adjudicate_rules::{
    BoardKind, BoardLine, Glyph, Label, Paint, Phrase, PieceShape, PlayerPanel, Scene, ScenePiece, Seat, Spot, Stock,
    Tone, capital,
};

/// One side's pieces, by place in its own numbering.
pub struct SidePieces {
    /// How many stand on each place.
    pub pieces: [u8; 26],
    /// How many of them the last turn put there.
    pub moved: [u8; 26],
    /// `x` or `o`.
    pub symbol: char,
    /// The player of this side; none before the starting throw has decided.
    pub seat: Option<Seat>,
}

/// The frame: points are in columns 1 to 6 and 8 to 13, in rows 1 to 5 and 7 to 11, the bar is column 7.
const SIZE: (u16, u16) = (14, 12);
const BAR_COLUMN: u16 = 7;
/// Pieces of a stack that are drawn; of a higher one the last place shows the number.
const STACK: u16 = 5;

/// The number of the doubling cube, beside the board: in the middle, or on the near side (`true`) or the far one.
pub fn cube(number: u64, near: Option<bool>) -> Label {
    let row = match near {
        Some(true) => SIZE.1 - 1,
        Some(false) => 1,
        None => SIZE.1 / 2,
    };
    Label { at: (i32::from(SIZE.0) + 1, i32::from(row)), text: format!("[{number}]") }
}

/// Draws the board from the near side; `sentences` describe the game and, the last one, the next act.
pub fn draw(near: &SidePieces, far: &SidePieces, sentences: Vec<Phrase>) -> Scene {
    let mut scene = Scene { board: BoardKind::Points, size: SIZE, pitch: (3, 1), ..Scene::default() };
    scene.marks = ['x', 'o'].map(|symbol| (symbol, glyph(symbol))).to_vec();
    (scene.lines, scene.spots) = (lines(), spots());
    for (side, is_near) in [(near, true), (far, false)] {
        for place in 1..=BAR {
            stack(&mut scene, side, place, is_near);
        }
        scene.add_aside(aside(side));
        scene.add_sentence(in_words(side, is_near));
        scene.strips.push(strip(side));
    }
    for point in 1..BAR {
        let at = place_of(point, 0);
        let row = if point <= 12 { i32::from(SIZE.1) + 1 } else { -1 };
        scene.labels.push(Label { at: (i32::from(at.0), row), text: point.to_string() });
    }
    for phrase in sentences {
        let sentence = phrase.to_string();
        scene.add_aside(phrase);
        scene.notes.push(sentence.clone());
        // A name stays as it is written.
        let begins_with_word = ["the ", "match "].iter().any(|word| sentence.starts_with(word));
        let sentence = if begins_with_word { capital(&sentence) } else { sentence };
        scene.words.push(format!("{sentence}."));
    }
    scene
}

/// The place of the piece number `height` on a point of the near side's numbering.
fn place_of(point: u8, height: u16) -> (u16, u16) {
    let point = u16::from(point);
    let column = match point {
        0..=6 => 14 - point,
        7..=12 => 13 - point,
        13..=18 => point - 12,
        _ => point - 11,
    };
    (column, if point <= 12 { 11 - height } else { 1 + height })
}

fn stack(scene: &mut Scene, side: &SidePieces, place: u8, is_near: bool) {
    let (pieces, moved) = (u16::from(side.pieces[usize::from(place)]), u16::from(side.moved[usize::from(place)]));
    let at = |height: u16| match (place, is_near) {
        (BAR, true) => (BAR_COLUMN, 7 + height),
        (BAR, false) => (BAR_COLUMN, 5 - height),
        (point, true) => place_of(point, height),
        (point, false) => place_of(BAR - point, height),
    };
    let drawn = pieces.min(STACK);
    for height in 0..drawn {
        scene.pieces.push(ScenePiece {
            at: at(height),
            glyph: glyph(side.symbol),
            figure: PieceShape::Disc,
            paint: paint(side.symbol),
            title: title(side.symbol, place),
            moved: height + moved >= drawn,
        });
    }
    if pieces > STACK {
        let (column, row) = at(STACK - 1);
        scene.labels.push(Label { at: (i32::from(column), i32::from(row)), text: pieces.to_string() });
    }
}

fn title(symbol: char, place: u8) -> Phrase {
    match place {
        BAR => Phrase::english("piece-on-bar", format!("{symbol} on the bar")).with("symbol", symbol.to_string()),
        point => {
            let phrase = Phrase::english("piece-on-point", format!("{symbol} on its point {point}"));
            phrase.with("symbol", symbol.to_string()).with("point", point.to_string())
        }
    }
}

fn paint(symbol: char) -> Paint {
    if symbol == 'x' { Paint::Dark } else { Paint::Light }
}

fn strip(side: &SidePieces) -> PlayerPanel {
    let off = Stock::new(u32::from(side.pieces[usize::from(OFF)]), PieceShape::Disc, paint(side.symbol), "off");
    PlayerPanel::new(side.seat, side.symbol, role(side), PieceShape::Disc, paint(side.symbol), vec![off])
}

fn glyph(symbol: char) -> Glyph {
    Glyph { unicode: if symbol == 'x' { '●' } else { '○' }, ascii: symbol }
}

fn lines() -> Vec<BoardLine> {
    let (right, bottom) = SIZE;
    let line = |from, to| BoardLine { from, to };
    vec![
        line((0, 0), (right, 0)),
        line((0, bottom), (right, bottom)),
        line((0, 0), (0, bottom)),
        line((BAR_COLUMN, 0), (BAR_COLUMN, bottom)),
        line((right, 0), (right, bottom)),
    ]
}

fn spots() -> Vec<Spot> {
    let glyph = Glyph { unicode: '·', ascii: '.' };
    let tone = |point| if point % 2 == 0 { Tone::Dark } else { Tone::Light };
    let spot = move |point, height| Spot { at: place_of(point, height), glyph, tone: Some(tone(point)) };
    let heights = |point| (0..STACK).map(move |height| spot(point, height));
    (1..BAR).flat_map(heights).collect()
}

fn role(side: &SidePieces) -> Phrase {
    let (symbol, points) = (side.symbol, to_go(side));
    let phrase = Phrase::english("backgammon-role", format!("{symbol}, {points} points to go"));
    phrase.with("side", symbol.to_string()).with("points", u64::from(points))
}

fn aside(side: &SidePieces) -> Phrase {
    let [bar, off] = [BAR, OFF].map(|place| side.pieces[usize::from(place)]);
    let (symbol, points) = (side.symbol, to_go(side));
    let english = format!("{symbol}: {bar} on the bar, {off} off, {points} points to go");
    let phrase = Phrase::english("backgammon-beside", english).with("side", symbol.to_string());
    phrase.with("bar", u64::from(bar)).with("off", u64::from(off)).with("points", u64::from(points))
}

fn to_go(side: &SidePieces) -> u32 {
    (0u32..).zip(side.pieces).map(|(place, pieces)| place * u32::from(pieces)).sum()
}

fn in_words(side: &SidePieces, is_near: bool) -> Phrase {
    let places =
        (0..=BAR).rev().map(|place| (place, side.pieces[usize::from(place)])).filter(|(_, pieces)| *pieces > 0);
    let stacks = places.map(|(place, pieces)| {
        let (place, english) = match place {
            BAR => ("bar".to_owned(), format!("{pieces} on the bar")),
            OFF => ("off".to_owned(), format!("{pieces} off")),
            point => (point.to_string(), format!("{pieces} on {point}")),
        };
        Phrase::english("stack", english).with("pieces", u64::from(pieces)).with("place", place)
    });
    let (symbol, stacks) = (side.symbol, Phrase::joined("items", ", ", stacks));
    let (origin, from) = if is_near { ("", "near") } else { (", counting from the other side,", "far") };
    let phrase = Phrase::english("backgammon-stands", format!("{symbol}{origin} has {stacks}."));
    phrase.with("side", symbol.to_string()).with("from", from).with("stacks", stacks)
}
