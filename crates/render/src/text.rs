//! A scene as a board made of characters, with the asides.

use std::borrow::Cow;

use anstyle::{AnsiColor, Style};

use super::canvas::Canvas;
use super::wrap::{columns, shown, wrapped};
use super::{Charset, WIDTH};
use adjudicate_rules::{Glyph, Label, Paint, Scene};

/// Blanks between the board and the asides.
const GAP: usize = 3;

/// The board and its asides; each line ends with a line feed and has at most [`WIDTH`] columns. The asides are beside
/// the board if all of them fit, otherwise below it. The pieces that the last turn moved are in brackets.
pub fn board(scene: &Scene, charset: Charset) -> String {
    let rows = drawing(scene, charset).map(|canvas| canvas.rows(charset)).unwrap_or_default();
    with_asides(scene, charset, rows.clone(), &rows)
}

/// The same with the colours of the pieces, for terminals.
pub fn coloured(scene: &Scene, charset: Charset) -> String {
    let Some(canvas) = drawing(scene, charset) else { return board(scene, charset) };
    with_asides(scene, charset, canvas.styled_rows(charset, Style::new().dimmed()), &canvas.rows(charset))
}

/// Joins rows with the asides; `plain` are the same rows without styles, to be measured.
fn with_asides(scene: &Scene, charset: Charset, mut rows: Vec<String>, plain: &[String]) -> String {
    let asides: Vec<String> = scene.asides.iter().map(|aside| shown(&marked(scene, aside, charset), charset)).collect();
    let width = plain.iter().map(|row| columns(row)).max().unwrap_or(0);
    let widest = asides.iter().map(|aside| columns(aside)).max().unwrap_or(0);
    if asides.len() <= rows.len() && width + GAP + widest <= WIDTH {
        for ((row, plain), aside) in rows.iter_mut().zip(plain).zip(&asides) {
            if aside.is_empty() {
                continue;
            }
            let blanks = width + GAP - columns(plain);
            row.extend(std::iter::repeat_n(' ', blanks));
            row.push_str(aside);
        }
    } else {
        if !rows.is_empty() {
            rows.push(String::new());
        }
        rows.extend(asides.iter().flat_map(|aside| wrapped(aside, WIDTH)));
    }
    rows.iter().map(|row| format!("{}\n", row.trim_end())).collect()
}

/// An aside with the mark of the player whose letter it begins with, where that is not the letter itself.
fn marked<'a>(scene: &Scene, aside: &'a str, charset: Charset) -> Cow<'a, str> {
    let of = |letter: char| aside.strip_prefix(letter).is_some_and(|rest| rest.starts_with([' ', ':']));
    match scene.marks.iter().find(|(letter, _)| of(*letter)).map(|(letter, mark)| (letter, chosen(*mark, charset))) {
        Some((letter, mark)) if mark != *letter => format!("{mark} {aside}").into(),
        _ => aside.into(),
    }
}

fn drawing(scene: &Scene, charset: Charset) -> Option<Canvas> {
    if scene.lines.is_empty() && scene.spots.is_empty() && scene.pieces.is_empty() && scene.labels.is_empty() {
        return None;
    }
    let sheet = TextLayout::of(scene);
    let mut canvas = Canvas::new(sheet.width, sheet.height);
    for line in &scene.lines {
        let (from, to) = (sheet.place(line.from), sheet.place(line.to));
        if from.1 == to.1 {
            canvas.across(from.1, from.0.min(to.0), from.0.max(to.0));
        } else if from.0 == to.0 {
            canvas.down(from.0, from.1.min(to.1), from.1.max(to.1));
        }
    }
    let spots = scene.spots.iter().map(|spot| (spot.at, spot.glyph, Style::new().dimmed()));
    let pieces = scene.pieces.iter().map(|piece| (piece.at, piece.glyph, style(piece.paint)));
    for (at, glyph, style) in spots.chain(pieces) {
        let (column, row) = sheet.place(at);
        match chosen(glyph, charset) {
            ' ' => {}
            character => canvas.put_styled(column, row, character, style),
        }
    }
    for label in &scene.labels {
        let (column, row) = sheet.label(label);
        for (offset, character) in label.text.chars().enumerate() {
            canvas.put_styled(column + offset, row, character, Style::new());
        }
    }
    for piece in scene.pieces.iter().filter(|piece| piece.moved) {
        let (column, row) = sheet.place(piece.at);
        if column > 0 && canvas.is_free(column - 1, row) && canvas.is_free(column + 1, row) {
            let last = AnsiColor::Red.on_default().bold();
            canvas.put_styled(column - 1, row, '(', last);
            canvas.put_styled(column + 1, row, ')', last);
        }
    }
    Some(canvas)
}

/// How a piece looks on a terminal, whether that is dark or light.
fn style(paint: Paint) -> Style {
    let colour = match paint {
        Paint::Light | Paint::Yellow => AnsiColor::Yellow,
        Paint::Dark | Paint::Blue => AnsiColor::Blue,
        Paint::Red => AnsiColor::Red,
        Paint::Green => AnsiColor::Green,
        Paint::Violet => AnsiColor::Magenta,
        Paint::Orange => AnsiColor::BrightRed,
        Paint::Brown => AnsiColor::Cyan,
        // The terminal's own colour is seen on any ground.
        Paint::Black | Paint::White => return Style::new().bold(),
    };
    colour.on_default().bold()
}

fn chosen(glyph: Glyph, charset: Charset) -> char {
    match charset {
        Charset::Unicode => glyph.unicode,
        Charset::Ascii => glyph.ascii,
    }
}

/// The positions of a scene's places on the canvas.
struct TextLayout {
    size: (i32, i32),
    pitch: (i32, i32),
    /// How far the margin reaches to the left of the board and above it.
    margin: (i32, i32),
    width: usize,
    height: usize,
}

impl TextLayout {
    /// The places of a scene, as wide apart as its pitch says, or closer where it would get too wide.
    fn of(scene: &Scene) -> TextLayout {
        let size = (i32::from(scene.size.0), i32::from(scene.size.1));
        let across = i32::from(scene.pitch.0).max(1);
        let down = i32::from(scene.pitch.1).max(1);
        let mut sheets = (1..=across).rev().map(|across| TextLayout::fitted(scene, size, (across, down)));
        let fitting = sheets.find(|sheet| sheet.width <= WIDTH);
        let sheet = fitting.unwrap_or_else(|| TextLayout::fitted(scene, size, (1, down)));
        TextLayout { width: sheet.width.min(WIDTH), ..sheet }
    }

    fn fitted(scene: &Scene, size: (i32, i32), pitch: (i32, i32)) -> TextLayout {
        let bare = TextLayout { size, pitch, margin: (0, 0), width: 0, height: 0 };
        let (mut left, mut top, mut right, mut bottom) = (0, 0, size.0 * pitch.0, size.1 * pitch.1);
        for label in &scene.labels {
            let (column, row) = bare.label_start(label);
            let length = label.text.chars().count() as i32;
            left = left.min(column);
            right = right.max(column + length - 1);
            top = top.min(row);
            bottom = bottom.max(row);
        }
        let (width, height) = ((right - left + 1) as usize, (bottom - top + 1) as usize);
        TextLayout { margin: (-left, -top), width, height, ..bare }
    }

    fn place(&self, at: (u16, u16)) -> (usize, usize) {
        self.shifted(i32::from(at.0) * self.pitch.0, i32::from(at.1) * self.pitch.1)
    }

    fn label(&self, label: &Label) -> (usize, usize) {
        let (column, row) = self.label_start(label);
        self.shifted(column, row)
    }

    /// Returns the position of a label's first character, relative to the board's corner. Margins do not follow the
    /// pitch: a column of them is two characters wide, a row one high.
    fn label_start(&self, label: &Label) -> (i32, i32) {
        let (x, y) = label.at;
        let length = label.text.chars().count() as i32;
        let column = match x {
            ..0 => 2 * x - (length - 1),
            _ if x > self.size.0 => self.size.0 * self.pitch.0 + 2 * (x - self.size.0),
            _ => x * self.pitch.0 - (length - 1) / 2,
        };
        let row = match y {
            ..0 => y,
            _ if y > self.size.1 => self.size.1 * self.pitch.1 + y - self.size.1,
            _ => y * self.pitch.1,
        };
        (column, row)
    }

    fn shifted(&self, column: i32, row: i32) -> (usize, usize) {
        // Margins are as wide as the label furthest out, so neither sum is negative.
        ((column + self.margin.0).max(0) as usize, (row + self.margin.1).max(0) as usize)
    }
}
