//! The text of an entry of an event and of a slip, read and written as those of games are.

use super::entry::Entry;
use super::slip::Slip;
use adjudicate_record::log::canonical::{self, whole};
use adjudicate_record::log::{NotCanonical, check_slip, check_slips};

/// Reads one entry, its `---` line included.
///
/// # Errors
/// The text is not what [`write()`] writes for any entry.
pub fn read(text: &str) -> Result<Entry, NotCanonical> {
    canonical::strict(text, |entry: &Entry| check_slips(text, entry.slips.iter().map(|slip| slip.text().len())))
}

/// Reads a slip that stands alone, its `---` line included.
///
/// # Errors
/// The text is not what [`Slip::text`] gives for any slip.
pub fn read_slip(text: &str) -> Result<Slip, NotCanonical> {
    canonical::strict(text, |_| check_slip(text))
}

/// The whole entry: the `---` line, the payload, the `sig` line.
pub fn write(entry: &Entry) -> String {
    whole(entry)
}

/// Returns the payload of an entry: the bytes that are hashed and signed, from `seq` up to the `sig` line.
pub fn payload(entry: &Entry) -> String {
    canonical::payload(entry)
}
