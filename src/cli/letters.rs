//! The entries that fell out of a log, and what they prove.

use std::path::Path;

use super::failure::Failure;
use super::game_file::GameFile;
use crate::log::file::{self, Disk, FileError};
use crate::mail::{Letter, letters_of};
use crate::referee::{self, Fork, settle};

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

/// Proofs that somebody has signed twice in this game, which nobody has settled yet.
///
/// # Errors
/// What fell out of the log cannot be read.
pub fn forks(game: &GameFile) -> Result<Vec<Fork>, Failure> {
    forks_with(game, None)
}

/// The same if this entry stood at the end of the log.
///
/// # Errors
/// As [`forks`].
pub fn forks_with(game: &GameFile, next: Option<&str>) -> Result<Vec<Fork>, Failure> {
    let fallen = fallen(&game.path)?;
    if fallen.is_empty() {
        return Ok(Vec::new());
    }
    let log = game.records.iter().map(|record| &*record.text).chain(next).filter_map(Letter::read);
    let letters: Vec<referee::Letter> = log.chain(fallen).map(|letter| letter.to_settle()).collect();
    Ok(settle(&letters).forks)
}
