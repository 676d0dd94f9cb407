//! The outcome of a message.

use std::path::Path;

use adjudicate_record::log::file::FileError;

/// The desk's decision about a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageOutcome {
    /// Nobody has to read the message any more.
    Seen,
    /// The message is left for a person.
    Unread,
}

/// Takes a message out of the new ones, once the desk has dealt with it. The desk calls this before it goes on, so that a desk that is
/// killed does not deal with the message a second time. If it fails, the desk tries again later.
pub type SettleFn<'a> = dyn FnMut(&Path, MessageOutcome) -> Result<(), FileError> + 'a;

/// The outcome of a message with words: its fate, the games that it has changed, and a line for the desk's log.
pub(super) type MessageResult = (MessageOutcome, Vec<usize>, String);
