//! The text of an entry and of a slip, read and written in its one spelling.

use super::canonical::{self, whole};
use super::cursor::ParseResult;
use super::entry::Entry;
use super::scalar::Bytes;
use super::slip::{Slip, check_slip, check_slips};
use crate::crypto::Signature;

/// Reads one entry, its `---` line included.
///
/// # Errors
/// The text is not what [`write()`] writes for any entry.
pub fn read(text: &str) -> ParseResult<Entry> {
    canonical::strict(text, |entry: &Entry| check_slips(text, entry.slips.iter().map(|slip| slip.text().len())))
}

/// Reads a slip that stands alone, its `---` line included.
///
/// # Errors
/// The text is not what [`Slip::text`] gives for any slip.
pub fn read_slip(text: &str) -> ParseResult<Slip> {
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

/// The last line of an entry, or of a slip that stands alone.
pub fn sig_line(sig: &Signature) -> String {
    format!("sig: {}\n", Bytes(*sig.as_bytes()))
}
