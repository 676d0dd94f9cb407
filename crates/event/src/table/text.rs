//! The standings as text, and the layout that both tables share.

use adjudicate_rules::{Phrase, phrase};

use super::amount::{halves, plain};
use super::order::NOT_TIED;
use super::section::PairingSystem;
use super::standings::{Progress, Standings, StandingsRow};
use super::tiebreaks::TiebreakValue;

/// The letters a text may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableCharset {
    /// `3½`, names as people write them.
    Unicode,
    /// `3.5`, names as the event knows them.
    Ascii,
}

/// The width in columns within which texts are kept if names and explanations allow it.
pub(super) const WIDTH: usize = 100;

/// Writes a phrase in the language of the reader.
pub type WritePhrase<'a> = &'a dyn Fn(&Phrase) -> String;

impl Standings {
    /// [`Standings::text_in`] in English.
    pub fn text(&self, style: TableCharset) -> String {
        self.text_in(style, &Phrase::to_string)
    }

    /// The standings as aligned text in a language: what they are of, the table, how each tie-break value came about, and the remarks.
    pub fn text_in(&self, style: TableCharset, write: WritePhrase) -> String {
        let mut text = format!("{}\n\n", write(&self.heading()));
        text += &spaced(&styled(self.table(style, write), style), &["", "l"], 2);
        if !self.open.is_empty() {
            text += &format!("\n{}\n", write(&phrase!("table-open", "open:")));
            for open in &self.open {
                let players = open.players.join(" - ");
                let board = phrase!(
                    "table-open-board",
                    "round {round}, board {board}: {players}",
                    round = u64::from(open.round),
                    board = u64::from(open.board),
                    players
                );
                text += &format!("  {}\n", write(&board));
            }
        }
        let explained = self.rows.iter().flat_map(explained).collect();
        let how = phrase!("table-ties", "how the tie-breaks came about:");
        for (title, lines) in [(how, explained), (phrase!("table-remarks", "remarks:"), self.remarks.clone())] {
            if !lines.is_empty() {
                text += &format!("\n{}\n", write(&title));
                lines.iter().for_each(|line| text += &wrap(&write(line)));
            }
        }
        if style == TableCharset::Ascii { plain(&text) } else { text }
    }

    /// Returns the heading, as `chess: final standings` or `chess: standings after round 3 of 5, 2 games open`.
    pub fn heading(&self) -> Phrase {
        let (stage, english) = match (self.stage, self.system.is_table(), self.rounds) {
            (Progress::Final, _, _) => ("final", "final standings".to_owned()),
            (Progress::Running, true, _) => ("games", format!("standings after {}", games(self.finished as usize))),
            (Progress::Running, false, Some(rounds)) => {
                ("round-of", format!("standings after round {} of {rounds}", self.round))
            }
            (Progress::Running, false, None) => ("round", format!("standings after round {}", self.round)),
        };
        let open = if self.open.is_empty() { String::new() } else { format!(", {} open", games(self.open.len())) };
        let title = if self.title.is_empty() { &self.section } else { &self.title };
        Phrase::english("standings-heading", format!("{title}: {english}{open}"))
            .with("title", title)
            .with("stage", stage)
            .with("finished", u64::from(self.finished))
            .with("round", u64::from(self.round))
            .with("rounds", u64::from(self.rounds.unwrap_or(0)))
            .with("open", self.open.len() as u64)
    }

    fn table(&self, style: TableCharset, write: WritePhrase) -> Vec<Vec<String>> {
        let byes = self.rows.iter().any(|row| row.byes > 0);
        let forfeits = self.rows.iter().any(|row| row.forfeits_won + row.forfeits_lost > 0);
        let knockout = self.system == PairingSystem::Knockout;
        let mut headings = vec![
            column_name(),
            column_points(),
            phrase!("column-games", "games"),
            phrase!("page-column-won", "won"),
            phrase!("page-column-drawn", "drawn"),
            phrase!("page-column-lost", "lost"),
        ];
        headings.extend(forfeits.then(|| phrase!("column-forfeits", "forfeits")));
        headings.extend(byes.then(|| phrase!("page-column-byes", "byes")));
        headings.extend(knockout.then(|| phrase!("page-column-out", "out in")));
        let values = self.rows.first().map(|row| row.tiebreaks.as_slice()).unwrap_or_default();
        let ties = values.iter().map(|value| write(&value.tiebreak.short()));
        let heading = [String::new()].into_iter().chain(headings.iter().map(write)).chain(ties);
        let mut table: Vec<Vec<String>> = vec![heading.collect()];
        let out = |round: u32| write(&phrase!("page-out-in", "round {round}", round = u64::from(round)));
        for row in &self.rows {
            let mut cells = vec![place(row), row.shown(style).to_owned(), halves(row.score), row.games.to_string()];
            cells.extend([row.won, row.drawn, row.lost].map(|count| count.to_string()));
            cells.extend(forfeits.then(|| format!("+{} -{}", row.forfeits_won, row.forfeits_lost)));
            cells.extend(byes.then(|| row.byes.to_string()));
            cells.extend(knockout.then(|| row.eliminated.map_or_else(String::new, out)));
            cells.extend(row.tiebreaks.iter().map(|one| one.value.map_or_else(String::new, |value| value.to_string())));
            table.push(cells);
        }
        table
    }
}

impl StandingsRow {
    /// The name to show in a style.
    pub fn shown(&self, style: TableCharset) -> &str {
        match (&self.display, style) {
            (Some(display), TableCharset::Unicode) => display,
            (Some(display), TableCharset::Ascii) if display.is_ascii() => display,
            _ => &self.name,
        }
    }
}

/// Returns the place as text, a dash for a player without one.
pub(super) fn place(row: &StandingsRow) -> String {
    row.place.map_or_else(|| "–".to_owned(), |place| place.to_string())
}

fn games(count: usize) -> String {
    if count == 1 { "1 game".to_owned() } else { format!("{count} games") }
}

/// The heading of players.
pub(super) fn column_name() -> Phrase {
    phrase!("column-name", "name")
}

/// The heading of points.
pub(super) fn column_points() -> Phrase {
    phrase!("column-pts", "pts")
}

/// A line for each value that has something to explain.
fn explained(row: &StandingsRow) -> Vec<Phrase> {
    let told = row.tiebreaks.iter().filter(|one| *one.terms != *NOT_TIED);
    let line = |one: &TiebreakValue| {
        let name = one.tiebreak.name();
        let tiebreak = Phrase::english("tiebreak", name).with("tiebreak", name);
        phrase!(
            "table-tie",
            "{name}, {tiebreak}: {terms}",
            name = &row.name,
            tiebreak = tiebreak,
            terms = one.terms.clone()
        )
    };
    told.map(line).collect()
}

/// A paragraph, indented, its further lines deeper.
fn wrap(line: &str) -> String {
    let (mut text, mut column) = (String::from(" "), 1);
    for word in line.split(' ') {
        let width = word.chars().count();
        if column + 1 + width > WIDTH && column > 4 {
            text += "\n   ";
            column = 3;
        }
        text.push(' ');
        text += word;
        column += 1 + width;
    }
    text + "\n"
}

/// The cells in the letters of a style; before they are laid out, for `½` becomes longer.
pub(super) fn styled(mut table: Vec<Vec<String>>, style: TableCharset) -> Vec<Vec<String>> {
    if style == TableCharset::Ascii {
        table.iter_mut().flatten().for_each(|cell| *cell = plain(cell));
    }
    table
}

/// Rows of cells as lines of columns with so many blanks between them, right-aligned but where `align` has an `l`.
pub(super) fn spaced(rows: &[Vec<String>], align: &[&str], gap: usize) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let pad = " ".repeat(widths[column] - cell.chars().count());
            if column > 0 {
                line += &" ".repeat(gap);
            }
            if align.get(column) == Some(&"l") {
                line += cell;
                line += &pad;
            } else {
                line += &pad;
                line += cell;
            }
        }
        text += line.trim_end();
        text.push('\n');
    }
    text
}
