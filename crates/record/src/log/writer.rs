//! The lines of an entry: keys, scalars and lists at their levels of indentation.
//!
//! The logs of games and of events are written with this.

use std::fmt::{Display, Write};

use super::scalar::Text;

/// An entry in the making.
pub struct CanonicalWriter {
    /// The text written so far.
    pub text: String,
}

impl Default for CanonicalWriter {
    fn default() -> CanonicalWriter {
        CanonicalWriter { text: String::with_capacity(512) }
    }
}

impl CanonicalWriter {
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
}
