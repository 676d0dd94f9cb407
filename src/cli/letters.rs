//! The entries that fell out of a log, and what they prove.

use std::path::Path;

use super::failure::Failure;
use super::game_file::GameFile;
use crate::log::file::{self, Disk, FileError};
use crate::mail::{Letter, letters_of};
use crate::referee::{self, Settled, settle};

/// The entries that fell out of the game in this file.
///
/// # Errors
/// The file beside it is there and cannot be read.
pub fn fallen(path: &Path) -> Result<Vec<Letter>, Failure> {
    match file::read(&Disk, &file::aside(&Disk, path)?) {
        Ok(bytes) => Ok(letters_of(&bytes)),
        Err(FileError::Absent { .. }) => Ok(Vec::new()),
        Err(error) => Err(error.into()),
    }
}

/// What the log and the entries that fell out of it come to, with this entry at the end of the log. Nothing, if none fell out.
///
/// # Errors
/// What fell out of the log cannot be read.
pub fn settled(game: &GameFile, next: Option<&str>) -> Result<Settled, Failure> {
    let fallen = fallen(&game.path)?;
    if fallen.is_empty() {
        return Ok(Settled::default());
    }
    let log = game.records.iter().map(|record| &*record.text).chain(next).filter_map(Letter::read);
    let letters: Vec<referee::Letter> = log.chain(fallen).map(|letter| letter.to_settle()).collect();
    Ok(settle(&letters))
}
