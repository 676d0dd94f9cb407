//! Looks up the file or directory at a path. Only what the system says is not there is not there: a disk that fails for
//! a moment, or a right that is missing, must never make a game look as if there were none.

use std::io::ErrorKind;
use std::path::Path;

use super::draft::failed;
use super::{FileError, FileSystem, Metadata};

/// Returns the metadata of a path, following links; `None` if nothing is there.
///
/// # Errors
/// The system cannot say.
pub fn look(system: &dyn FileSystem, path: &Path) -> Result<Option<Metadata>, FileError> {
    match system.look(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        found => found.map(Some).map_err(|error| failed("look at", path, error)),
    }
}

/// Returns whether the path exists, following links.
///
/// # Errors
/// The system cannot say.
pub fn is_there(system: &dyn FileSystem, path: &Path) -> Result<bool, FileError> {
    look(system, path).map(|found| found.is_some())
}

/// Returns whether the path is a directory, following links.
///
/// # Errors
/// The system cannot say.
pub fn is_directory(system: &dyn FileSystem, path: &Path) -> Result<bool, FileError> {
    look(system, path).map(|found| found.is_some_and(|found| found.is_directory()))
}

/// Returns the first bytes of a file, this many at most; `None` if the path does not exist, or is a directory or a
/// pipe.
///
/// # Errors
/// The file is there, as far as the system can say, and cannot be read.
pub fn start(system: &dyn FileSystem, path: &Path, length: u64) -> Result<Option<Vec<u8>>, FileError> {
    // Opening a pipe would wait for its other end.
    if !look(system, path)?.is_some_and(|found| found.is_file()) {
        return Ok(None);
    }
    let file = match system.open(path, false) {
        // Somebody has moved it away meanwhile.
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        file => file.map_err(|error| failed("open", path, error))?,
    };
    system.read(&file, length).map(Some).map_err(|error| failed("read", path, error))
}
