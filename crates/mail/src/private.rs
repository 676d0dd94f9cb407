//! Files that are for nobody but the user: letters that are on their way, and who writes how much.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use adjudicate_record::log::file::FileError;

/// Makes a directory for the user alone, or makes it that, with all that is in it: earlier versions left it readable.
///
/// # Errors
/// The system refuses.
pub fn directory(path: &Path) -> Result<(), FileError> {
    rights::make(path).map_err(|error| failed("make the directory", path, error))?;
    rights::close(path)
}

/// Puts bytes in the place of a file, whole or not at all, for the user alone. Only who holds a lock writes here.
///
/// # Errors
/// The system refuses.
pub fn write(path: &Path, bytes: impl AsRef<[u8]>) -> Result<(), FileError> {
    put(path, bytes.as_ref(), |_| Ok(()))
}

/// The same, on the disk when it returns.
///
/// # Errors
/// The system refuses.
pub fn write_through(path: &Path, bytes: impl AsRef<[u8]>) -> Result<(), FileError> {
    put(path, bytes.as_ref(), File::sync_all)
}

fn put(path: &Path, bytes: &[u8], brought: fn(&File) -> io::Result<()>) -> Result<(), FileError> {
    let draft = path.with_extension("new");
    let open = rights::open(&draft, true);
    let written = open.and_then(|mut file| file.write_all(bytes).and_then(|()| brought(&file)));
    written.map_err(|error| failed("write beside", path, error))?;
    fs::rename(&draft, path).map_err(|error| failed("replace", path, error))
}

/// Opens a file that is there to be locked, for the user alone.
///
/// # Errors
/// The system refuses.
pub fn lock_file(path: &Path) -> Result<File, FileError> {
    rights::open(path, false).map_err(|error| failed("open", path, error))
}

fn failed(step: &'static str, path: &Path, error: io::Error) -> FileError {
    FileError::Failed { step, path: path.to_owned(), error, unchanged: true }
}

/// Permissions on systems whose files have modes.
#[cfg(unix)]
mod rights {
    use std::fs::{self, DirBuilder, File, OpenOptions, Permissions};
    use std::io;
    use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
    use std::path::Path;

    use adjudicate_record::log::file::FileError;

    use super::failed;

    /// The modes of a directory of letters and of a file in it: others may do nothing.
    const DIRECTORY: u32 = 0o700;
    /// As `DIRECTORY`.
    const FILE: u32 = 0o600;

    pub fn open(path: &Path, truncate: bool) -> io::Result<File> {
        OpenOptions::new().create(true).truncate(truncate).write(true).mode(FILE).open(path)
    }

    pub fn make(path: &Path) -> io::Result<()> {
        DirBuilder::new().recursive(true).mode(DIRECTORY).create(path)
    }

    pub fn close(path: &Path) -> Result<(), FileError> {
        if is_open(path, DIRECTORY)? {
            // The directory comes last: as long as it is open, not everything in it is closed.
            files(path)?;
            restrict(path, DIRECTORY)?;
        }
        Ok(())
    }

    fn files(path: &Path) -> Result<(), FileError> {
        let unread = |error| failed("read the directory", path, error);
        for item in fs::read_dir(path).map_err(unread)? {
            let item = item.map_err(unread)?;
            let kind = item.file_type().map_err(unread)?;
            if kind.is_dir() {
                files(&item.path())?;
                restrict(&item.path(), DIRECTORY)?;
            } else if kind.is_file() {
                restrict(&item.path(), FILE)?;
            }
        }
        Ok(())
    }

    /// Whether others may do more than this; not if nothing is there any more.
    fn is_open(path: &Path, mode: u32) -> Result<bool, FileError> {
        match fs::metadata(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
            found => found
                .map(|found| found.permissions().mode() & 0o777 & !mode != 0)
                .map_err(|error| failed("look at", path, error)),
        }
    }

    fn restrict(path: &Path, mode: u32) -> Result<(), FileError> {
        if !is_open(path, mode)? {
            return Ok(());
        }
        match fs::set_permissions(path, Permissions::from_mode(mode)) {
            // Another program has sent it meanwhile.
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            set => set.map_err(|error| failed("set the permissions of", path, error)),
        }
    }
}

/// Permissions on systems with access lists; files inherit the list of their directory.
#[cfg(not(unix))]
mod rights {
    use std::fs::{File, OpenOptions};
    use std::io;
    use std::path::Path;

    use adjudicate_record::log::file::{Disk, FileError, System, create_private, is_private, keep_private};

    use super::failed;

    pub fn open(path: &Path, truncate: bool) -> io::Result<File> {
        match create_private(path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                OpenOptions::new().write(true).truncate(truncate).open(path)
            }
            created => created,
        }
    }

    pub fn make(path: &Path) -> io::Result<()> {
        Disk.make_directory(path)
    }

    pub fn close(path: &Path) -> Result<(), FileError> {
        match is_private(path) {
            Ok(true) => Ok(()),
            Ok(false) => keep_private(path).map_err(|error| failed("set the permissions of", path, error)),
            Err(error) => Err(failed("look at", path, error)),
        }
    }
}
