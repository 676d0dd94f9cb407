//! The files that logs are kept in: read whole, written whole, never by two programs at once.
//!
//! A crash at any moment leaves the old contents or the new ones (protocol, section 1: an entry is appended whole or
//! not at all).
//!
//! Files are reached through the trait [`FileSystem`], so that tests can make every call fail in turn. [`Disk`] is the
//! operating system's; [`MemoryDisk`] keeps files in memory, and is `Disk` where there is no operating system. Only "not
//! found" means that a file is missing. The standard library's `exists()`, `is_file()` and `is_dir()` return false after
//! any error, so they are not used.

#[cfg(not(target_family = "wasm"))]
mod disk;
// Without an operating system, the files of the whole program are in memory; the caller fills that memory.
#[cfg(target_family = "wasm")]
#[path = "file/disk_in_memory.rs"]
mod disk;
mod draft;
mod error;
mod look;
mod memory;
mod mounted;
mod system;

use std::ffi::OsString;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

pub use disk::{Disk, PrivateDisk};
// Files in memory have one user, so there is nobody to protect them from.
#[cfg(not(target_family = "wasm"))]
pub use disk::create_private;
pub use error::{FileError, SpecialFile};
pub use look::{is_directory, is_there, look, start};
pub use memory::MemoryDisk;
pub use mounted::OverlayDisk;
pub use system::{File, FileSystem, Metadata, PathKind};

use self::draft::{FileDraft, failed};
use super::frame::LOG_MAX;

/// Reads a log.
///
/// # Errors
/// The file does not exist, is no regular file, or is larger than [`LOG_MAX`]; or the system refuses.
pub fn read(system: &dyn FileSystem, path: &Path) -> Result<Vec<u8>, FileError> {
    check(system, path)?.ok_or_else(|| FileError::Absent { path: path.to_owned() })?;
    let file = system.open(path, false).map_err(|error| failed("open", path, error))?;
    contents(system, path, &file)
}

/// Makes a new log of this text.
///
/// # Errors
/// The file exists already; the text is larger than [`LOG_MAX`]; or the system refuses. In all cases but
/// [`FileError::Failed`] with `unchanged: false`, nothing new is at the path.
pub fn create(system: &dyn FileSystem, path: &Path, text: &str) -> Result<(), FileError> {
    rewrite(system, &place_of(system, path)?, |old| match old {
        Some(_) => Err(FileError::Exists { path: path.to_owned() }),
        None => Ok(Some(text.as_bytes().to_owned())),
    })
}

/// Makes several new files in one directory, which is brought to the disk once for all of them. A file that exists
/// already is left as it is.
///
/// # Errors
/// As [`create`], of the first file that cannot be made; those before it are there.
pub fn create_missing(
    system: &dyn FileSystem,
    files: impl IntoIterator<Item = (PathBuf, Vec<u8>)>,
) -> Result<(), FileError> {
    let mut last = None;
    for (path, bytes) in files {
        let target = place_of(system, &path)?;
        let draft = FileDraft::begin(system, &target)?;
        if check(system, &target)?.is_none() {
            draft.fill(None, &bytes)?;
            draft.name(&target, true)?;
        }
        last = Some(target);
    }
    last.map_or(Ok(()), |target| draft::sync_directory_of(system, &target))
}

/// Puts bytes in the place of a file, whole or not at all. Does not wait for the disk: after a power failure the file may hold what it
/// held before. The caller must be the only writer of the file.
///
/// # Errors
/// The system refuses.
pub fn put(system: &dyn FileSystem, path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    draft::put(system, path, bytes, false)
}

/// The same as [`put`], but on the disk when it returns.
///
/// # Errors
/// The system refuses.
pub fn put_through(system: &dyn FileSystem, path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    draft::put(system, path, bytes, true)
}

/// Removes a file, if it is there.
///
/// # Errors
/// The system refuses.
pub fn remove(system: &dyn FileSystem, path: &Path) -> Result<(), FileError> {
    match system.remove(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(failed("remove", path, error)),
        _ => Ok(()),
    }
}

/// Makes a directory and those above it, for the user alone, where they are missing.
///
/// # Errors
/// The system refuses.
pub fn make_directory(system: &dyn FileSystem, path: &Path) -> Result<(), FileError> {
    system.make_directory(path).map_err(|error| failed("make the directory", path, error))
}

/// Whether nobody but the user, and the computer's administrators, may do anything with what stands at this path; also if nothing does.
///
/// # Errors
/// The system cannot say.
pub fn is_private(system: &dyn FileSystem, path: &Path) -> Result<bool, FileError> {
    match system.is_private(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(true),
        found => found.map_err(|error| failed("look at", path, error)),
    }
}

/// Takes from all others what they may do with a file or a directory, if it is there.
///
/// # Errors
/// The system refuses.
pub fn keep_private(system: &dyn FileSystem, path: &Path) -> Result<(), FileError> {
    match system.keep_private(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        set => set.map_err(|error| failed("set the permissions of", path, error)),
    }
}

/// Locks a file, which is made if it is missing. The lock lasts until the result is dropped.
///
/// # Errors
/// Another program holds the lock and does not let go of it within seconds, or the system refuses.
pub fn lock(system: &dyn FileSystem, path: &Path) -> Result<File, FileError> {
    draft::lock(system, path)
}

/// The same as [`lock`], but does not wait. `None` if another program holds the lock.
///
/// # Errors
/// The system refuses.
pub fn try_lock(system: &dyn FileSystem, path: &Path) -> Result<Option<File>, FileError> {
    let file = draft::open_or_create(system, path)?;
    let locked = system.try_lock(&file).map_err(|error| failed("lock", path, error))?;
    Ok(locked.then_some(file))
}

/// Adds an entry to the log that it was signed on.
///
/// # Errors
/// The log is no longer `known` ([`FileError::Changed`], so that nobody else's entry is lost and nothing is signed
/// twice unseen); it is absent, no file, read-only or too large; another program goes on writing it; or the system
/// refuses. The log is as it was, except after [`FileError::Failed`] with `unchanged: false`, when it holds the entry.
pub fn append(system: &dyn FileSystem, path: &Path, known: &[u8], entry: &str) -> Result<(), FileError> {
    exchange(system, path, known, &[known, entry.as_bytes()].concat())
}

/// Puts another text in the place of a log, for the one case that the protocol has for it: entries that fall out
/// (section 5).
///
/// # Errors
/// As [`append`].
pub fn replace(system: &dyn FileSystem, path: &Path, known: &[u8], text: &str) -> Result<(), FileError> {
    exchange(system, path, known, text.as_bytes())
}

fn exchange(system: &dyn FileSystem, path: &Path, known: &[u8], new: &[u8]) -> Result<(), FileError> {
    rewrite(system, &existing(system, path)?, |old| match old {
        None => Err(FileError::Absent { path: path.to_owned() }),
        Some(old) if old != known => Err(FileError::Changed { path: path.to_owned() }),
        Some(_) => Ok(Some(new.to_owned())),
    })
}

/// The suffix of the file beside a log.
pub const BESIDE: &str = ".beside";

/// Returns the path of the file beside a log, `NAME.beside`, whether it exists or not: entries that fell out or came
/// too early, slips that wait, loose elements.
///
/// # Errors
/// The log is absent, or the system refuses.
pub fn beside(system: &dyn FileSystem, path: &Path) -> Result<PathBuf, FileError> {
    let log = existing(system, path)?;
    let mut name = log.file_name().map(OsString::from).unwrap_or_default();
    name.push(BESIDE);
    let beside = log.with_file_name(name);
    match existing(system, &beside) {
        Err(FileError::Absent { .. }) => Ok(beside),
        found => found,
    }
}

/// Puts into the file beside a log what `change` makes of what it holds; `None` leaves it as it is, and a file with nothing in
/// it goes. Returns that file's path.
///
/// # Errors
/// As [`append`], about the file beside the log.
pub fn change_beside(
    system: &dyn FileSystem,
    path: &Path,
    change: impl FnOnce(Vec<u8>) -> Option<Vec<u8>>,
) -> Result<PathBuf, FileError> {
    let beside = beside(system, path)?;
    rewrite(system, &beside, |old| Ok(change(old.unwrap_or_default())))?;
    Ok(beside)
}

/// Fails where [`change_beside`] would, as far as that can be seen before: somebody has made the file read-only, or it is none.
///
/// # Errors
/// As [`append`], about the file beside the log.
pub fn check_beside(system: &dyn FileSystem, path: &Path) -> Result<(), FileError> {
    writable(system, &beside(system, path)?).map(drop)
}

/// Reads a file as its only writer, and puts there what `change` makes of it; `None` leaves it as it is.
pub(super) fn rewrite(
    system: &dyn FileSystem,
    target: &Path,
    change: impl FnOnce(Option<Vec<u8>>) -> Result<Option<Vec<u8>>, FileError>,
) -> Result<(), FileError> {
    let draft = FileDraft::begin(system, target)?;
    let old = writable(system, target)?;
    let bytes = old.as_ref().map(|file| contents(system, target, file)).transpose()?;
    let Some(new) = change(bytes)? else { return Ok(()) };
    let fresh = old.is_none();
    if new.is_empty() {
        drop(old);
        return if fresh { Ok(()) } else { draft.clear(target) };
    }
    let size = u64::try_from(new.len()).unwrap_or(u64::MAX);
    if size > LOG_MAX {
        return Err(FileError::TooLarge { path: target.to_owned(), size });
    }
    draft.fill(old.as_ref(), &new)?;
    // Not every file system of Windows moves a file over one that is open.
    drop(old);
    draft.place(target, fresh)
}

/// Opens a file that this user may write. Moving another file over it needs no such right, so it is asked for here.
fn writable(system: &dyn FileSystem, path: &Path) -> Result<Option<File>, FileError> {
    let Some(read_only) = check(system, path)? else { return Ok(None) };
    // The superuser may write anything; that someone made the file read-only counts all the same.
    if read_only {
        return Err(FileError::ReadOnly { path: path.to_owned() });
    }
    system.open(path, true).map(Some).map_err(|error| match error.kind() {
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => FileError::ReadOnly { path: path.to_owned() },
        _ => failed("open", path, error),
    })
}

/// Whether the file is read-only; `None` if there is none.
fn check(system: &dyn FileSystem, path: &Path) -> Result<Option<bool>, FileError> {
    let Some(found) = look(system, path)? else { return Ok(None) };
    if !found.is_file() {
        // Opening a pipe would wait for its other end.
        let what = if found.is_directory() { SpecialFile::Directory } else { SpecialFile::Device };
        return Err(FileError::NotAFile { path: path.to_owned(), what });
    }
    if found.size > LOG_MAX {
        return Err(FileError::TooLarge { path: path.to_owned(), size: found.size });
    }
    Ok(Some(found.read_only))
}

fn contents(system: &dyn FileSystem, path: &Path, file: &File) -> Result<Vec<u8>, FileError> {
    let bytes = system.read(file, LOG_MAX + 1).map_err(|error| failed("read", path, error))?;
    let size = u64::try_from(bytes.len()).unwrap_or(u64::MAX);
    // It may have grown since it was looked at.
    if size > LOG_MAX { Err(FileError::TooLarge { path: path.to_owned(), size }) } else { Ok(bytes) }
}

/// Resolves the symbolic links to a log: its replacement must be beside the file, not beside the link.
fn existing(system: &dyn FileSystem, path: &Path) -> Result<PathBuf, FileError> {
    system.resolve(path).map_err(|error| match error.kind() {
        ErrorKind::NotFound => FileError::Absent { path: path.to_owned() },
        _ => failed("find", path, error),
    })
}

/// The place of a file that may not be there yet.
fn place_of(system: &dyn FileSystem, path: &Path) -> Result<PathBuf, FileError> {
    let Some(name) = path.file_name() else {
        return Err(FileError::NotAFile { path: path.to_owned(), what: SpecialFile::Directory });
    };
    let directory = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    existing(system, directory).map(|directory| directory.join(name))
}
