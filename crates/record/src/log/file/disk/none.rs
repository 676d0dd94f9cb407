//! A system whose files have neither owners nor numbers. Nothing is written to the disk here, because the owner of a
//! draft could not be determined.

use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind};
use std::path::Path;

fn none<T>() -> io::Result<T> {
    Err(ErrorKind::Unsupported.into())
}

/// Returns the metadata of a path, following links; files have no numbers here.
pub fn look(path: &Path) -> io::Result<(Metadata, u64)> {
    Ok((fs::metadata(path)?, 0))
}

pub fn number(_: &File) -> io::Result<u64> {
    none()
}

pub fn names(_: &Path, _: &File) -> io::Result<bool> {
    none()
}

pub fn patiently<T>(mut call: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    call()
}

/// Makes a file for the user alone.
///
/// # Errors
/// Always: there is no user here.
pub fn create_private(_: &Path) -> io::Result<File> {
    none()
}

/// Takes from all others what they may do with a file or a directory.
///
/// # Errors
/// Always: there are no others here.
pub fn keep_private(_: &Path) -> io::Result<()> {
    none()
}

/// Whether nobody but the user may do anything with a file or a directory.
///
/// # Errors
/// Always: the system cannot say.
pub fn is_private(_: &Path) -> io::Result<bool> {
    none()
}

pub fn make_directory(_: &Path) -> io::Result<()> {
    none()
}

pub fn open_directory(_: &Path) -> io::Result<File> {
    none()
}

pub fn adopt(_: &File, _: &File) -> io::Result<()> {
    none()
}

pub fn rename_new(_: &Path, _: &Path) -> io::Result<()> {
    none()
}
