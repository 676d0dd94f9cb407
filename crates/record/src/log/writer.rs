//! The lines of an entry: keys, scalars and lists at their levels of indentation.
//!
//! The logs of games and of events are written with this.

use std::fmt::{Display, Write};

use super::charter::Clock;
use super::scalar::Text;
use adjudicate_rules::{OptionValue, Options, StockBoard};

/// An entry in the making.
pub struct Writer {
    /// What has been written.
    pub text: String,
}

impl Default for Writer {
    fn default() -> Writer {
        Writer { text: String::with_capacity(512) }
    }
}

impl Writer {
    fn indent(&mut self, level: usize) {
        for _ in 0..level {
            self.text.push_str("  ");
        }
    }

    /// A key whose value stands on the lines below.
    pub fn key(&mut self, level: usize, key: &str) {
        self.indent(level);
        self.text.push_str(key);
        self.text.push_str(":\n");
    }

    /// A key with a value that is written as it is.
    pub fn plain(&mut self, level: usize, key: &str, value: impl Display) {
        self.indent(level);
        self.text.push_str(key);
        // Writing to a `String` does not fail.
        let _ = writeln!(self.text, ": {value}");
    }

    /// A key with a text.
    pub fn quoted(&mut self, level: usize, key: &str, value: &Text) {
        self.indent(level);
        self.text.push_str(key);
        self.text.push_str(": ");
        value.spell(&mut self.text);
        self.text.push('\n');
    }

    /// Turns the blanks before the first key of a list item's map into its dash.
    pub fn dash(&mut self, start: usize, level: usize) {
        let dash = start + 2 * (level - 1);
        self.text.replace_range(dash..dash + 2, "- ");
    }

    /// An item of a list.
    pub fn item(&mut self, level: usize, value: impl Display) {
        self.indent(level);
        let _ = writeln!(self.text, "- {value}");
    }

    /// How long a turn may take.
    pub fn clock(&mut self, level: usize, clock: &Clock) {
        self.key(level, "clock");
        self.plain(level + 1, "days_per_turn", clock.days_per_turn);
        self.plain(level + 1, "transit_days", clock.transit_days);
        self.plain(level + 1, "grace_days", clock.grace_days);
        if clock.absence_days > 0 {
            self.plain(level + 1, "absence_days", clock.absence_days);
        }
    }

    /// The options of a game; nothing if there are none.
    pub fn options(&mut self, level: usize, options: &Options) {
        if !options.is_empty() {
            self.key(level, "options");
        }
        for (key, value) in &options.0 {
            self.option(level + 1, key, value);
        }
    }

    fn option(&mut self, level: usize, key: &str, value: &OptionValue) {
        match value {
            OptionValue::Int(number) => self.plain(level, key, number),
            OptionValue::Bool(value) => self.plain(level, key, value),
            OptionValue::Name(name) => self.plain(level, key, name),
            OptionValue::Text(text) => self.plain(level, key, Spelled(text)),
            OptionValue::Names(names) => {
                self.key(level, key);
                for name in names {
                    self.item(level + 1, name);
                }
            }
            OptionValue::Boards(boards) => {
                self.key(level, key);
                for board in boards {
                    self.board(level + 2, board);
                }
            }
        }
    }

    fn board(&mut self, level: usize, board: &StockBoard) {
        let start = self.text.len();
        self.plain(level, "number", board.number);
        self.dash(start, level);
        self.plain(level, "name", Spelled(&board.name));
        self.plain(level, "path", Spelled(&board.path));
    }
}

/// A text held as a plain string: options belong to the rules, which know nothing of spelling.
struct Spelled<'a>(&'a str);

impl Display for Spelled<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut out = String::new();
        super::scalar::spell_text(self.0, &mut out);
        f.write_str(&out)
    }
}
