//! Why a file was not read or not written. Nothing here is a verdict about a game.

use crate::printable::printable_path;
use std::fmt;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use adjudicate_rules::{Phrase, PhraseArgument, phrase};

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
        /// The kind of file.
        what: SpecialFile,
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
    pub fn hint(&self) -> Option<Phrase> {
        Some(match self {
            FileError::TooLarge { .. } => {
                phrase!("hint-file-large", "no game is as long as that; is this the right file?")
            }
            FileError::Exists { .. } => phrase!("hint-file-exists", "choose another name, or move the file away"),
            FileError::ReadOnly { .. } => phrase!(
                "hint-file-read-only",
                "make the file writable (`chmod u+w FILE`), or play on in a copy that is"
            ),
            FileError::Changed { .. } => {
                phrase!("hint-file-changed", "look at the game as it is now, then do it again")
            }
            FileError::Busy { .. } => {
                phrase!("hint-file-busy", "wait until the other program is done, then do it again")
            }
            FileError::ReadBack { .. } => {
                phrase!("hint-file-read-back", "the disk may be failing: copy the game elsewhere before going on")
            }
            FileError::Failed { unchanged: false, .. } => {
                phrase!("hint-file-done", "look at the game before doing it again: it may be done already")
            }
            FileError::Failed { step, error, .. } => match error.kind() {
                ErrorKind::StorageFull | ErrorKind::QuotaExceeded => {
                    phrase!("hint-file-full", "nothing was changed: make room on the disk, then do it again")
                }
                ErrorKind::Unsupported => {
                    phrase!("hint-file-locks", "this place has no file locks: keep the game on a disk of this computer")
                }
                ErrorKind::PermissionDenied if reads(step) => phrase!(
                    "hint-file-forbidden",
                    "you are not allowed to read it: `ls -ld` with its name shows who is"
                ),
                ErrorKind::PermissionDenied => {
                    phrase!("hint-file-directory", "you must be allowed to write in the game's directory too")
                }
                ErrorKind::NotADirectory => phrase!("hint-file-path", "is that the right path?"),
                _ if reads(step) => {
                    phrase!("hint-file-again", "do it again; if it goes on, the disk or the way to it may be failing")
                }
                _ => return None,
            },
            FileError::Absent { .. } | FileError::NotAFile { .. } => return None,
        })
    }

    /// The error in words.
    pub fn phrase(&self) -> Phrase {
        let shown = |path: &Path| PhraseArgument::from(printable_path(path));
        match self {
            FileError::Absent { path } => {
                phrase!("file-absent", "there is no file `{file}`", file = shown(path))
            }
            FileError::NotAFile { path, what: SpecialFile::Directory } => {
                phrase!("file-directory", "`{file}` is a directory, not a file", file = shown(path))
            }
            FileError::NotAFile { path, what: SpecialFile::Device } => {
                phrase!("file-device", "`{file}` is a pipe or a device, not a file", file = shown(path))
            }
            FileError::TooLarge { path, size } => phrase!(
                "file-large",
                "`{file}` was not looked at: it has {size} MiB, and the limit is {limit}",
                file = shown(path),
                size = size.div_ceil(1 << 20),
                limit = super::LOG_MAX >> 20
            ),
            FileError::Exists { path } => phrase!("file-exists", "`{file}` exists already", file = shown(path)),
            FileError::ReadOnly { path } => phrase!("file-read-only", "`{file}` may only be read", file = shown(path)),
            FileError::Changed { path } => phrase!(
                "file-changed",
                "`{file}` was changed by someone else in the meantime; nothing was written",
                file = shown(path)
            ),
            FileError::Busy { path, holder: Some(holder) } => {
                phrase!("file-busy", "`{file}` is being written by {holder}", file = shown(path), holder)
            }
            FileError::Busy { path, holder: None } => {
                phrase!("file-busy-somewhere", "`{file}` is being written by another program", file = shown(path))
            }
            FileError::ReadBack { path } => phrase!(
                "file-read-back",
                "`{file}` does not read back as it was written; the file it was for is as it was",
                file = shown(path)
            ),
            FileError::Failed { step, path, error, .. } => {
                let english = format!("cannot {step} `{}`: {error}", printable_path(path));
                // The names of forms have no blanks.
                let phrase = Phrase::english("file-failed", english).with("step", step.replace(' ', "-"));
                phrase.with("file", shown(path)).with("error", error.to_string())
            }
        }
    }
}

/// A path that is no file with text.
#[derive(Clone, Copy, Debug)]
pub enum SpecialFile {
    /// A directory.
    Directory,
    /// A pipe or a device.
    Device,
}

/// Whether this step of [`FileError::Failed`] has only looked.
fn reads(step: &str) -> bool {
    matches!(step, "look at" | "open" | "read" | "read the directory" | "find")
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.phrase())
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
