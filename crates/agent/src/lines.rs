//! Lines of a report, as text.

use std::cell::RefCell;
use std::fmt::Display;

use adjudicate_record::printable::printable;

/// Lines of text, in their order.
#[derive(Clone, Debug, Default)]
pub struct Lines(RefCell<Vec<String>>);

impl Lines {
    /// Adds one line. Escapes line feeds and other control characters in it, because names of files may hold them.
    pub fn print(&self, line: impl Display) {
        self.0.borrow_mut().push(printable(&line.to_string()).into_owned());
    }

    /// All of them.
    pub fn all(&self) -> Vec<String> {
        self.0.borrow().clone()
    }
}
