//! The Unix part: owners, modes, inodes.

use std::fs::{self, DirBuilder, File, Metadata, OpenOptions, Permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt, fchown};
use std::path::Path;

use tempfile::TempPath;

/// Returns the metadata and the inode of a path, following links.
pub fn look(path: &Path) -> io::Result<(Metadata, u64)> {
    let found = fs::metadata(path)?;
    let number = found.ino();
    Ok((found, number))
}

/// The number of an open file.
pub fn number(file: &File) -> io::Result<u64> {
    file.metadata().map(|found| found.ino())
}

/// Whether this path, no link followed, names this open file.
pub fn names(path: &Path, file: &File) -> io::Result<bool> {
    let (there, here) = (fs::symlink_metadata(path)?, file.metadata()?);
    Ok((there.dev(), there.ino()) == (here.dev(), here.ino()))
}

/// Nobody else's having a file open is in the way here.
pub fn patiently<T>(mut call: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    call()
}

/// Makes a file where nothing stands, to be read and written by the user alone.
///
/// # Errors
/// The file exists already, or the system refuses.
pub fn create_private(path: &Path) -> io::Result<File> {
    OpenOptions::new().read(true).write(true).create_new(true).mode(0o600).open(path)
}

/// Takes from all others what they may do with a file, or with a directory and what will be made in it.
///
/// # Errors
/// The system refuses.
pub fn keep_private(path: &Path) -> io::Result<()> {
    let directory = fs::metadata(path)?.is_dir();
    fs::set_permissions(path, Permissions::from_mode(if directory { 0o700 } else { 0o600 }))
}

/// Returns whether only the user, and the administrator of the computer, may read or change the file at this path.
///
/// # Errors
/// The system cannot say.
pub fn is_private(path: &Path) -> io::Result<bool> {
    fs::metadata(path).map(|found| found.permissions().mode() & 0o077 == 0)
}

pub fn make_directory(path: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o700).create(path)
}

pub fn open_directory(path: &Path) -> io::Result<File> {
    File::open(path)
}

pub fn adopt(file: &File, model: &File) -> io::Result<()> {
    let (own, other) = (file.metadata()?, model.metadata()?);
    if (own.uid(), own.gid()) != (other.uid(), other.gid()) {
        // Only the superuser gives files away; any user who may write the log may continue as its new owner.
        let _ = fchown(file, None, Some(other.gid())).and_then(|()| fchown(file, Some(other.uid()), None));
    }
    file.set_permissions(other.permissions())
}

pub fn rename_new(from: &Path, to: &Path) -> io::Result<()> {
    TempPath::try_from_path(from)?.persist_noclobber(to).map_err(|mut failed| {
        // The creator of the file removes it.
        failed.path.disable_cleanup(true);
        failed.error
    })
}
