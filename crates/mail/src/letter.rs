//! An entry with its text, as it travels.

use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_record::log::{Entry, Frame, Frames, read};

/// An entry with its text.
#[derive(Clone, Debug)]
pub struct Letter {
    /// What it says.
    pub entry: Entry,
    /// Its text, `---` and `sig` lines included.
    pub text: String,
    /// Its id.
    pub id: Digest,
}

impl Letter {
    /// The entry of this text; `None` if it is not the one spelling of one.
    pub fn read(text: &str) -> Option<Letter> {
        let entry = read(text).ok()?;
        // Every entry has one spelling, so its payload stands in this text.
        let id = Digest(sha256(&[Frame { text, line: 1 }.payload().as_bytes()]));
        Some(Letter { entry, text: text.to_owned(), id })
    }

    /// What was hashed and signed: every entry has one spelling, so it stands in its text.
    pub fn payload(&self) -> &str {
        Frame { text: &self.text, line: 1 }.payload()
    }

    /// The entry as settling takes it.
    pub fn to_settle(&self) -> adjudicate_referee::ReadEntry {
        let payload = self.payload().to_owned();
        adjudicate_referee::ReadEntry { payload, entry: self.entry.clone(), id: self.id }
    }
}

/// The entries of a log as far as they can be read; whether they hold is found out where they are used.
pub fn letters_of(log: &[u8]) -> Vec<Letter> {
    Frames::new(log).map_while(Result::ok).filter_map(|frame| Letter::read(frame.text)).collect()
}
