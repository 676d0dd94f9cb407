//! The error for an entry that is not in canonical form.

use std::fmt;

/// A place where an entry departs from its one spelling (protocol, section 1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misspelling {
    /// The line within the entry; its `---` is line 1.
    pub line: usize,
    /// The text found and the text expected.
    pub reason: String,
}

impl Misspelling {
    /// A misspelling on this line of the entry.
    pub fn at(line: usize, reason: impl Into<String>) -> Misspelling {
        Misspelling { line, reason: reason.into() }
    }
}

impl fmt::Display for Misspelling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

impl std::error::Error for Misspelling {}
