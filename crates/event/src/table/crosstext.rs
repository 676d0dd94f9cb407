//! The crosstable as text.

use super::amount::halves;
use super::cell::{CrosstableCell, ResultMark};
use super::crosstable::{CrossRow, Crosstable};
use super::text::{TableCharset, WIDTH, WritePhrase, column_name, column_points, place, spaced, styled};
use adjudicate_rules::{Phrase, phrase};

/// Names are cut to no fewer letters than this to keep a table within [`WIDTH`].
const SHORTEST_NAME: usize = 8;

impl Crosstable {
    /// [`Crosstable::text_in`] in English.
    pub fn text(&self, style: TableCharset) -> String {
        self.text_in(style, &Phrase::to_string)
    }

    /// The table as aligned text in a language, within 100 columns as far as narrower gaps and shorter names bring it there.
    pub fn text_in(&self, style: TableCharset, write: WritePhrase) -> String {
        let longest = self.rows.iter().map(|row| row.row.shown(style).chars().count()).max().unwrap_or(0);
        let mut text = String::new();
        for (gap, shorten, values) in [(2, false, true), (1, false, true), (1, true, true), (1, true, false)] {
            text = self.laid_out((style, write), longest, gap, values);
            let excess = widest(&text).saturating_sub(WIDTH);
            if excess > 0 && shorten {
                let name = longest.saturating_sub(excess).max(SHORTEST_NAME.min(longest));
                text = self.laid_out((style, write), name, gap, values);
            }
            if widest(&text) <= WIDTH {
                break;
            }
        }
        text
    }

    /// The heading of each column of cells.
    pub fn headings(&self) -> Vec<String> {
        let count = self.rows.first().map_or(0, |row| row.cells.len());
        (1..=count).map(|column| column.to_string()).collect()
    }

    fn laid_out(&self, (style, write): (TableCharset, WritePhrase), name: usize, gap: usize, values: bool) -> String {
        let tiebreaks = self.standings.rows.first().map(|row| row.tiebreaks.as_slice()).unwrap_or_default();
        let tiebreaks: Vec<_> = tiebreaks.iter().filter(|_| values).collect();
        // Opponents are named by their number in rounds, and by their row in a square.
        let first = if self.square { String::new() } else { write(&phrase!("column-number", "no")) };
        let mut heading = vec![String::new(), first, write(&column_name())];
        heading.extend(self.headings());
        heading.push(write(&column_points()));
        heading.extend(tiebreaks.iter().map(|one| write(&one.tiebreak.short())));
        let mut table = vec![heading];
        for (index, row) in self.rows.iter().enumerate() {
            let label = if self.square { index as u64 + 1 } else { u64::from(row.row.number) };
            let mut cells = vec![place(&row.row), label.to_string(), cut(row.row.shown(style), name)];
            cells.extend(row.cells.iter().map(|cell| self.cell(cell)));
            cells.push(score(row));
            let shown = row.row.tiebreaks.iter().filter(|_| values);
            cells.extend(shown.map(|one| one.value.map_or_else(String::new, |value| value.to_string())));
            table.push(cells);
        }
        spaced(&styled(table, style), &["", "", "l"], gap)
    }

    fn cell(&self, cell: &CrosstableCell) -> String {
        if cell.own {
            return "*".to_owned();
        }
        let marks = cell.marks.iter().map(|mark| if self.square { mark.result.clone() } else { self.round(mark) });
        marks.collect::<Vec<_>>().join(" ")
    }

    /// A round: seat, opponents and result, as `w4 1`, or at fuller boards `2:4,7 1`.
    pub fn round(&self, mark: &ResultMark) -> String {
        let opponents: Vec<String> = mark.opponents.iter().map(u32::to_string).collect();
        match (mark.seat, self.seats) {
            (None, _) => mark.result.clone(),
            (Some(1), 2) => format!("w{} {}", opponents.join(","), mark.result),
            (Some(_), 2) => format!("b{} {}", opponents.join(","), mark.result),
            (Some(seat), _) => format!("{seat}:{} {}", opponents.join(","), mark.result),
        }
    }
}

fn score(row: &CrossRow) -> String {
    if row.row.place.is_some() { halves(row.row.score) } else { "–".to_owned() }
}

fn cut(name: &str, width: usize) -> String {
    if name.chars().count() <= width {
        return name.to_owned();
    }
    name.chars().take(width.saturating_sub(1)).chain(std::iter::once('…')).collect()
}

fn widest(text: &str) -> usize {
    text.lines().map(|line| line.chars().count()).max().unwrap_or(0)
}
