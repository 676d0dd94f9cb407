//! The text of an entry of an event and of a slip, read and written as those of games are.

use super::entry::Entry;
use super::slip::Slip;
use adjudicate_record::log::cursor::hold_to;
use adjudicate_record::log::spelled::{self, document, whole};
use adjudicate_record::log::{Misspelling, check_slip, check_slips};

/// Reads one entry, its `---` line included.
///
/// # Errors
/// The text is not what [`write()`] writes for any entry.
pub fn read(text: &str) -> Result<Entry, Misspelling> {
    let entry: Entry = document(text)?;
    check_slips(text, entry.slips.iter().map(|slip| slip.text().len()))?;
    hold_to(text, &write(&entry))?;
    Ok(entry)
}

/// Reads a slip that stands alone, its `---` line included.
///
/// # Errors
/// The text is not what [`Slip::text`] gives for any slip.
pub fn read_slip(text: &str) -> Result<Slip, Misspelling> {
    let slip: Slip = document(text)?;
    check_slip(text)?;
    hold_to(text, &slip.text())?;
    Ok(slip)
}

/// The whole entry: the `---` line, the payload, the `sig` line.
pub fn write(entry: &Entry) -> String {
    whole(entry)
}

/// The payload of an entry: what is hashed and signed, from `seq` up to the `sig` line.
pub fn payload(entry: &Entry) -> String {
    spelled::payload(entry)
}
