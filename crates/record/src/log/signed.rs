//! A signed entry together with its exact bytes, as programs pass it on.

use super::entry::Entry;
use super::frame::{Frame, Frames};
use super::not_canonical::NotCanonical;
use super::text::{read, write};
use crate::crypto::{Digest, sha256};

/// A signed entry together with its exact bytes and its id. The constructors keep the three in agreement.
///
/// Two signed entries with the same id can differ in their signatures, because an id does not cover the signature.
#[derive(Clone, Debug)]
pub struct SignedEntry {
    /// The parsed entry.
    pub entry: Entry,
    /// The text, from the `---` line to the end of the `sig` line.
    pub text: String,
    /// The SHA-256 of the payload.
    pub id: Digest,
}

impl SignedEntry {
    /// Reads an entry.
    ///
    /// # Errors
    /// The text is not what [`write()`] gives for any entry.
    pub fn read(text: &str) -> Result<SignedEntry, NotCanonical> {
        read(text).map(|entry| SignedEntry::of(entry, text.to_owned()))
    }

    /// Reads the entries of a log up to the first one that cannot be read. Does not check signatures.
    pub fn read_all(log: &[u8]) -> Vec<SignedEntry> {
        Frames::new(log).map_while(Result::ok).map_while(|frame| SignedEntry::read(frame.text).ok()).collect()
    }

    /// Returns the text between the `---` line and the `sig` line: the bytes that were hashed and signed.
    pub fn payload(&self) -> &str {
        payload_of(&self.text)
    }

    fn of(entry: Entry, text: String) -> SignedEntry {
        let id = Digest(sha256(&[payload_of(&text).as_bytes()]));
        SignedEntry { entry, text, id }
    }
}

impl From<Entry> for SignedEntry {
    /// Writes the entry, whose signature may be wrong.
    fn from(entry: Entry) -> SignedEntry {
        let text = write(&entry);
        SignedEntry::of(entry, text)
    }
}

fn payload_of(text: &str) -> &str {
    Frame { text, line: 1 }.payload()
}
