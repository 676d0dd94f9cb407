//! The entries that fell out of a log, and what they prove.

use std::path::Path;

use super::failure::Failure;
use super::game_file::GameFile;
use crate::crypto::{PublicKey, verify};
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

/// What the log and the entries that fell out of it come to. Nothing, if none fell out.
///
/// # Errors
/// What fell out of the log cannot be read.
pub fn settled(game: &GameFile) -> Result<Settled, Failure> {
    let fallen = fallen(&game.path)?;
    if fallen.is_empty() {
        return Ok(Settled::default());
    }
    let letters: Vec<referee::Letter> = log(game).chain(fallen.iter().map(Letter::to_settle)).collect();
    Ok(settle(&letters))
}

/// The entry beside this log which, with the next one in it, would prove that the holder of this key has signed twice.
///
/// # Errors
/// What fell out of the log cannot be read.
pub fn signed_before(game: &GameFile, key: &PublicKey, next: &str) -> Result<Option<referee::Letter>, Failure> {
    let fallen: Vec<referee::Letter> = fallen(&game.path)?.iter().map(Letter::to_settle).collect();
    let (Some(next), false) = (Letter::read(next).map(|next| next.to_settle()), fallen.is_empty()) else {
        return Ok(None);
    };
    let log: Vec<referee::Letter> = log(game).collect();
    let (log, beside): (Vec<_>, Vec<_>) = (log.iter().collect(), fallen.iter().collect());
    let is_own = |letter: &referee::Letter| verify(key, letter.payload.as_bytes(), &letter.entry.sig).is_ok();
    Ok(referee::signed_before(&log, &beside, &next, is_own, &mut referee::apply).cloned())
}

fn log(game: &GameFile) -> impl Iterator<Item = referee::Letter> {
    game.records.iter().filter_map(|record| Letter::read(&record.text)).map(|letter| letter.to_settle())
}
