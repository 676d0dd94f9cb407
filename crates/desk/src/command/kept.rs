//! The messages by which something was written down, as they were received: the referee's proof of what he was told.

use std::path::{Path, PathBuf};

use adjudicate_agent::Failure;
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::file::{self, FileSystem};
use adjudicate_record::log::layout::KEPT;

/// Returns the path of the stored message with this SHA-256 beside the game in this file, whether it exists or not.
pub fn place(game: &Path, message: &Digest) -> PathBuf {
    game.parent().unwrap_or(Path::new("")).join(KEPT).join(format!("{}.eml", message.to_hex()))
}

/// Stores a message for the referee alone.
///
/// # Errors
/// It cannot be written.
pub fn keep(system: &dyn FileSystem, game: &Path, message: &Digest, bytes: &[u8]) -> Result<(), Failure> {
    let path = place(game, message);
    if file::is_there(system, &path)? {
        return Ok(());
    }
    file::make_directory(system, path.parent().unwrap_or(Path::new(".")))?;
    Ok(file::put_through(system, &path, bytes)?)
}
