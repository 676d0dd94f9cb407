//! Entries with their texts, and those that fell out of a log.

use std::path::Path;

use super::failure::Failure;
use super::game_file::GameFile;
use crate::crypto::{Digest, sha256};
use crate::log::file::{self, Disk, FileError};
use crate::log::{Entry, Frames, payload, read};
use crate::referee::{self, Fork, settle};

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
        let id = Digest(sha256(&[payload(&entry).as_bytes()]));
        Some(Letter { entry, text: text.to_owned(), id })
    }

    /// The entry as settling takes it.
    pub fn to_settle(&self) -> referee::Letter {
        referee::Letter { payload: payload(&self.entry), entry: self.entry.clone(), id: self.id }
    }
}

/// The entries of a log as far as they can be read; whether they hold is found out where they are used.
pub fn of(log: &[u8]) -> Vec<Letter> {
    Frames::new(log).map_while(Result::ok).filter_map(|frame| Letter::read(frame.text)).collect()
}

/// The entries that fell out of the game in this file.
///
/// # Errors
/// The file beside it is there and cannot be read.
pub fn fallen(path: &Path) -> Result<Vec<Letter>, Failure> {
    match file::read(&Disk, &file::aside(&Disk, path)?) {
        Ok(bytes) => Ok(of(&bytes)),
        Err(FileError::Absent { .. }) => Ok(Vec::new()),
        Err(error) => Err(error.into()),
    }
}

/// Proofs that somebody has signed twice in this game, which nobody has settled yet.
///
/// # Errors
/// What fell out of the log cannot be read.
pub fn forks(game: &GameFile) -> Result<Vec<Fork>, Failure> {
    let fallen = fallen(&game.path)?;
    if fallen.is_empty() {
        return Ok(Vec::new());
    }
    let log = game.records.iter().filter_map(|record| Letter::read(&record.text));
    let letters: Vec<referee::Letter> = log.chain(fallen).map(|letter| letter.to_settle()).collect();
    Ok(settle(&letters).forks)
}
