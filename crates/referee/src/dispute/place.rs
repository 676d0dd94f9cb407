//! The places of the entries of a dispute.

/// The place of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryPlace {
    /// In the line, at this place.
    Line(usize),
    /// It is valid, and not in the line.
    Fallen,
    /// It cannot stand where it claims to, or builds on such an entry.
    Invalid,
}
