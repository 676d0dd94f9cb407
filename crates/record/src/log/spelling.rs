//! What is wrong with the spelling of an entry.

use std::fmt;

/// A place where an entry departs from its one spelling (protocol, section 1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misspelling {
    /// The line within the entry; its `---` is line 1.
    pub line: usize,
    /// What stands there and should not, or the other way round.
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
