//! Lines of a report, for whoever shows them.

use std::cell::RefCell;
use std::fmt::Display;

/// Lines of text, in their order.
#[derive(Clone, Debug, Default)]
pub struct Lines(RefCell<Vec<String>>);

impl Lines {
    /// Adds a line, or several of a text.
    pub fn print(&self, line: impl Display) {
        self.0.borrow_mut().push(line.to_string());
    }

    /// All of them.
    pub fn all(&self) -> Vec<String> {
        self.0.borrow().clone()
    }
}
