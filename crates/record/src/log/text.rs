//! The text of an entry and of a slip, read and written in its one spelling.

use super::cursor::{Read, hold_to};
use super::entry::Entry;
use super::scalar::Bytes;
use super::slip::{Slip, check_slip, check_slips};
use super::spelled::{self, document, whole};
use crate::crypto::Signature;

/// Reads one entry, its `---` line included.
///
/// # Errors
/// The text is not what [`write()`] writes for any entry.
pub fn read(text: &str) -> Read<Entry> {
    let entry: Entry = document(text)?;
    check_slips(text, entry.slips.iter().map(|slip| slip.text().len()))?;
    hold_to(text, &write(&entry))?;
    Ok(entry)
}

/// Reads a slip that stands alone, its `---` line included.
///
/// # Errors
/// The text is not what [`Slip::text`] gives for any slip.
pub fn read_slip(text: &str) -> Read<Slip> {
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

/// The last line of an entry, or of a slip that stands alone.
pub fn sig_line(sig: &Signature) -> String {
    format!("sig: {}\n", Bytes(*sig.as_bytes()))
}
