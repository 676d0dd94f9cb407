//! The messages by which something was written down, as they were received: the referee's proof of what he was told.

use std::fs::{DirBuilder, File};
use std::io::Write;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use crate::failure::Failure;
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::file::{self, Disk};

/// The directory beside the games.
pub const DIRECTORY: &str = "kept";

/// Where the message with this SHA-256 is kept, or would be, beside the game in this file.
pub fn place(game: &Path, message: &Digest) -> PathBuf {
    game.parent().unwrap_or(Path::new("")).join(DIRECTORY).join(format!("{}.eml", message.to_hex()))
}

/// Keeps a message, for nobody's eyes but the referee's.
///
/// # Errors
/// It cannot be written.
pub fn keep(game: &Path, message: &Digest, bytes: &[u8]) -> Result<(), Failure> {
    let path = place(game, message);
    if file::is_there(&Disk, &path)? {
        return Ok(());
    }
    let failed = |error: std::io::Error| Failure::environment(format!("{} cannot be written: {error}", path.display()));
    let directory = path.parent().unwrap_or(Path::new("."));
    DirBuilder::new().recursive(true).mode(0o700).create(directory).map_err(failed)?;
    let draft = path.with_extension("new");
    let open = File::options().write(true).create(true).truncate(true).mode(0o600).open(&draft);
    let mut file = open.map_err(failed)?;
    file.write_all(bytes).and_then(|()| file.sync_all()).map_err(failed)?;
    std::fs::rename(&draft, &path).map_err(failed)
}
