//! A sheet of characters on which lines join.

use anstyle::Style;

use super::Charset;

const UP: u8 = 1;
const DOWN: u8 = 2;
const LEFT: u8 = 4;
const RIGHT: u8 = 8;

/// The character for each set of directions that lines take from a place.
const JOINTS: [char; 16] = [' ', '╵', '╷', '│', '╴', '┘', '┐', '┤', '╶', '└', '┌', '├', '─', '┴', '┬', '┼'];

/// The content of one place.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CanvasCell {
    /// Lines that leave the place in these directions; none leaves it blank.
    Lines(u8),
    Char(char),
}

/// Characters in rows; text beyond its edges is dropped.
pub struct Canvas {
    width: usize,
    cells: Vec<CanvasCell>,
    /// How each cell looks on a terminal.
    styles: Vec<Style>,
}

impl Canvas {
    /// A blank sheet.
    pub fn new(width: usize, height: usize) -> Canvas {
        Canvas { width, cells: vec![CanvasCell::Lines(0); width * height], styles: vec![Style::new(); width * height] }
    }

    /// Writes a character over the present one.
    pub fn put(&mut self, column: usize, row: usize, character: char) {
        if let Some(cell) = self.cell(column, row) {
            *cell = CanvasCell::Char(character);
        }
    }

    /// Writes a character that looks like this on a terminal.
    pub fn put_styled(&mut self, column: usize, row: usize, character: char, style: Style) {
        self.put(column, row, character);
        if column < self.width
            && let Some(own) = self.styles.get_mut(row * self.width + column)
        {
            *own = style;
        }
    }

    /// Whether nothing but lines or blanks is there.
    pub fn is_free(&self, column: usize, row: usize) -> bool {
        column < self.width && matches!(self.cells.get(row * self.width + column), Some(CanvasCell::Lines(_)))
    }

    /// Draws a line in a row, joined to those that it meets.
    pub fn across(&mut self, row: usize, from: usize, to: usize) {
        for column in from..to {
            self.join(column, row, RIGHT);
            self.join(column + 1, row, LEFT);
        }
    }

    /// Draws a line in a column, joined to those that it meets.
    pub fn down(&mut self, column: usize, from: usize, to: usize) {
        for row in from..to {
            self.join(column, row, DOWN);
            self.join(column, row + 1, UP);
        }
    }

    /// The rows as text, without blanks at their ends.
    pub fn rows(&self, charset: Charset) -> Vec<String> {
        let row = |cells: &[CanvasCell]| {
            cells.iter().map(|cell| shown(*cell, charset)).collect::<String>().trim_end().to_owned()
        };
        self.cells.chunks(self.width.max(1)).map(row).collect()
    }

    /// The same rows with the styles of their cells, for terminals; lines look like `faint`.
    pub fn styled_rows(&self, charset: Charset, faint: Style) -> Vec<String> {
        let width = self.width.max(1);
        let lengths = self.rows(charset).into_iter().map(|row| row.chars().count());
        let rows = self.cells.chunks(width).zip(self.styles.chunks(width)).zip(lengths);
        rows.map(|((cells, styles), length)| {
            let mut row = String::new();
            let mut before = Style::new();
            for (cell, style) in cells.iter().zip(styles).take(length) {
                let style = if matches!(cell, CanvasCell::Lines(1..)) { faint } else { *style };
                if style != before {
                    row.push_str(&format!("{before:#}{style}"));
                    before = style;
                }
                row.push(shown(*cell, charset));
            }
            row.push_str(&format!("{before:#}"));
            row
        })
        .collect()
    }

    fn join(&mut self, column: usize, row: usize, direction: u8) {
        if let Some(CanvasCell::Lines(directions)) = self.cell(column, row) {
            *directions |= direction;
        }
    }

    fn cell(&mut self, column: usize, row: usize) -> Option<&mut CanvasCell> {
        if column >= self.width {
            return None;
        }
        self.cells.get_mut(row * self.width + column)
    }
}

fn shown(cell: CanvasCell, charset: Charset) -> char {
    match (cell, charset) {
        (CanvasCell::Char(character), _) => character,
        (CanvasCell::Lines(directions), Charset::Unicode) => JOINTS[usize::from(directions & 15)],
        (CanvasCell::Lines(0), Charset::Ascii) => ' ',
        (CanvasCell::Lines(directions), Charset::Ascii) if directions & (UP | DOWN) == 0 => '-',
        (CanvasCell::Lines(directions), Charset::Ascii) if directions & (LEFT | RIGHT) == 0 => '|',
        (CanvasCell::Lines(_), Charset::Ascii) => '+',
    }
}
