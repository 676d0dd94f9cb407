//! The error for an entry that is not in canonical form.

use std::fmt;

use adjudicate_rules::Phrase;

/// A place where an entry departs from its one spelling (protocol, section 1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotCanonical {
    /// The line within the entry; its `---` is line 1.
    pub line: usize,
    /// The text found and the text expected.
    pub reason: Phrase,
}

impl NotCanonical {
    /// A misspelling on this line of the entry.
    pub fn at(line: usize, reason: Phrase) -> NotCanonical {
        NotCanonical { line, reason }
    }
}

impl fmt::Display for NotCanonical {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

impl std::error::Error for NotCanonical {}
