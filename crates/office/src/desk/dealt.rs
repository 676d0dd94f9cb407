//! What becomes of a message in which somebody says something.

/// What was done with a message: what to do with its file, which games it has changed, and what the desk's log says.
pub(super) type Dealt = (Fate, Vec<usize>, String);

/// What to do with a message.
pub(super) enum Fate {
    /// Nobody has to read it any more.
    Seen,
    /// It is left for a person.
    Unread,
}
