//! Checkpoints: how much of a log was verified before, so that a program that reads a long log again checks only the signatures that are new.
//!
//! A checkpoint is the number of bytes at the beginning of a log in which all signatures hold, under a MAC of these bytes and of the program's
//! version. Its secret is kept in the same directory, for the user alone, so a file that comes from elsewhere is not believed. A checkpoint is
//! a cache: if it is missing, damaged or cannot be written, the log is verified as a whole and nobody is told. The entries are folded again in
//! any case. `verify` does not use checkpoints.

mod summaries;

use std::path::PathBuf;

pub use self::summaries::SummaryCache;
use crate::failure::Failure;
use adjudicate_record::crypto::{Digest, hmac_sha256};
use adjudicate_record::log::charter_id;
use adjudicate_record::log::file::{self, FileError, FileSystem};
use adjudicate_record::log::layout::StateFile;

/// Bytes whose signatures take longer than reading and writing a checkpoint: about 300 entries.
const WORTH: usize = 128 * 1024;

/// The checkpoints of one user.
pub struct Checkpoints {
    state: PathBuf,
    random: fn(&mut [u8]) -> Result<(), Failure>,
    /// The number of bytes of a log that are worth a checkpoint.
    worth: usize,
}

impl Checkpoints {
    /// The checkpoints in this directory of the kept state. `random` fills what it is given with the system's randomness.
    pub fn below(state: PathBuf, random: fn(&mut [u8]) -> Result<(), Failure>) -> Checkpoints {
        Checkpoints { state, random, worth: WORTH }
    }

    /// Returns the number of bytes at the beginning of this log that were verified before.
    pub(crate) fn known(&self, private: &dyn FileSystem, log: &[u8]) -> usize {
        let known = || {
            let path = self.path(log)?;
            let written = String::from_utf8(file::read(private, &path).ok()?).ok()?;
            let bytes = log.get(..written.split_once(' ')?.0.parse().ok()?)?;
            (written == text(&self.secret(private).ok()??, bytes)).then_some(bytes.len())
        };
        known().unwrap_or(0)
    }

    /// Notes that a log was verified, if that is worth it; `known` bytes of it were known before.
    pub(crate) fn note(&self, private: &dyn FileSystem, log: &[u8], known: usize) {
        let Some(path) = self.path(log).filter(|_| log.len().saturating_sub(known) >= self.worth) else { return };
        let note = || -> Result<(), Failure> {
            let secret = self.secret_or_new(private)?;
            file::put(private, &path, text(&secret, log).as_bytes()).map_err(Failure::from)
        };
        // The log is only verified again the next time.
        let _ = note();
    }

    /// The path of the checkpoint of this log; `None` if it is not worth one.
    fn path(&self, log: &[u8]) -> Option<PathBuf> {
        let game = (log.len() >= self.worth).then(|| charter_id(log))??;
        Some(StateFile::Checkpoint(game).below(&self.state))
    }

    /// Returns the secret; `None` if there is none yet, or what is there is none.
    fn secret(&self, private: &dyn FileSystem) -> Result<Option<[u8; 32]>, FileError> {
        match file::read(private, &StateFile::CheckpointSecret.below(&self.state)) {
            Ok(bytes) => Ok(bytes.try_into().ok()),
            Err(FileError::Absent { .. }) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Returns the secret, and makes it if there is none yet.
    fn secret_or_new(&self, private: &dyn FileSystem) -> Result<[u8; 32], Failure> {
        if let Some(secret) = self.secret(private)? {
            return Ok(secret);
        }
        let mut secret = [0; 32];
        (self.random)(&mut secret)?;
        let path = StateFile::CheckpointSecret.below(&self.state);
        file::make_directory(private, path.parent().unwrap_or(&self.state))?;
        file::put_through(private, &path, &secret)?;
        Ok(secret)
    }
}

/// The content of the checkpoint of a log that consists of these bytes.
fn text(secret: &[u8; 32], log: &[u8]) -> String {
    let length = log.len().to_string();
    let version = env!("CARGO_PKG_VERSION");
    let mac = Digest(hmac_sha256(secret, &[b"checkpoint ", version.as_bytes(), b" ", length.as_bytes(), b" ", log]));
    format!("{length} {}\n", mac.to_hex())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;
