//! Why a file was not read or not written. Nothing here is a verdict about a game.

use crate::printable::printable_path;
use std::fmt;
use std::io::{self, ErrorKind};
use std::path::PathBuf;

/// Why a file was not read or not written.
///
/// After every error but [`FileError::Failed`] with `unchanged: false` the file is as it was.
#[derive(Debug)]
pub enum FileError {
    /// The path does not exist.
    Absent {
        /// The path.
        path: PathBuf,
    },
    /// The path is a directory, a pipe or a device.
    NotAFile {
        /// The path.
        path: PathBuf,
        /// The kind of file, as a noun for messages.
        what: &'static str,
    },
    /// The file is, or would become, larger than this program reads; it was not looked at.
    TooLarge {
        /// The path.
        path: PathBuf,
        /// The size in bytes.
        size: u64,
    },
    /// Something stands already where a new file was to be.
    Exists {
        /// The path.
        path: PathBuf,
    },
    /// The file may only be read.
    ReadOnly {
        /// The path.
        path: PathBuf,
    },
    /// The file is no longer what the caller knew: someone else has written it.
    Changed {
        /// The path.
        path: PathBuf,
    },
    /// Another program has been writing the file for as long as this one was willing to wait.
    Busy {
        /// The path.
        path: PathBuf,
        /// Which program, as far as the system tells.
        holder: Option<String>,
    },
    /// The file does not read back as it was written.
    ReadBack {
        /// The path of the draft, which has not become the file.
        path: PathBuf,
    },
    /// The system refused something.
    Failed {
        /// The step that failed, to be read after `cannot`.
        step: &'static str,
        /// To which path.
        path: PathBuf,
        /// Why not.
        error: io::Error,
        /// Whether the file is certainly as it was; otherwise it has the new contents, perhaps not yet on the disk.
        unchanged: bool,
    },
}

impl FileError {
    /// Returns a hint for the user, if there is one.
    pub fn hint(&self) -> Option<&'static str> {
        Some(match self {
            FileError::TooLarge { .. } => "no game is as long as that; is this the right file?",
            FileError::Exists { .. } => "choose another name, or move the file away",
            FileError::ReadOnly { .. } => "make the file writable (`chmod u+w FILE`), or play on in a copy that is",
            FileError::Changed { .. } => "look at the game as it is now, then do it again",
            FileError::Busy { .. } => "wait until the other program is done, then do it again",
            FileError::ReadBack { .. } => "the disk may be failing: copy the game elsewhere before going on",
            FileError::Failed { unchanged: false, .. } => {
                "look at the game before doing it again: it may be done already"
            }
            FileError::Failed { step, error, .. } => match error.kind() {
                ErrorKind::StorageFull | ErrorKind::QuotaExceeded => {
                    "nothing was changed: make room on the disk, then do it again"
                }
                ErrorKind::Unsupported => "this place has no file locks: keep the game on a disk of this computer",
                ErrorKind::PermissionDenied if reads(step) => {
                    "you are not allowed to read it: `ls -ld` with its name shows who is"
                }
                ErrorKind::PermissionDenied => "you must be allowed to write in the game's directory too",
                ErrorKind::NotADirectory => "is that the right path?",
                _ if reads(step) => "do it again; if it goes on, the disk or the way to it may be failing",
                _ => return None,
            },
            FileError::Absent { .. } | FileError::NotAFile { .. } => return None,
        })
    }
}

/// Whether this step of [`FileError::Failed`] has only looked.
fn reads(step: &str) -> bool {
    matches!(step, "look at" | "open" | "read" | "read the directory" | "find")
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileError::Absent { path } => write!(f, "there is no file `{}`", printable_path(path)),
            FileError::NotAFile { path, what } => write!(f, "`{}` is {what}, not a file", printable_path(path)),
            FileError::TooLarge { path, size } => {
                let (megabytes, limit) = (size.div_ceil(1 << 20), super::LOG_MAX >> 20);
                write!(
                    f,
                    "`{}` was not looked at: it has {megabytes} MiB, and the limit is {limit}",
                    printable_path(path)
                )
            }
            FileError::Exists { path } => write!(f, "`{}` exists already", printable_path(path)),
            FileError::ReadOnly { path } => write!(f, "`{}` may only be read", printable_path(path)),
            FileError::Changed { path } => {
                write!(f, "`{}` was changed by someone else in the meantime; nothing was written", printable_path(path))
            }
            FileError::Busy { path, holder } => {
                let holder = holder.as_deref().unwrap_or("another program");
                write!(f, "`{}` is being written by {holder}", printable_path(path))
            }
            FileError::ReadBack { path } => {
                write!(
                    f,
                    "`{}` does not read back as it was written; the file it was for is as it was",
                    printable_path(path)
                )
            }
            FileError::Failed { step, path, error, .. } => {
                write!(f, "cannot {step} `{}`: {error}", printable_path(path))
            }
        }
    }
}

impl std::error::Error for FileError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            FileError::Failed { error, .. } => Some(error),
            _ => None,
        }
    }
}
