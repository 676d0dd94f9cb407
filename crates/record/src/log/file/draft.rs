//! Replacing a file as a whole: a draft beside it is written, synced and moved over it.
//!
//! The draft is the lock at the same time. Its name follows from the file's, so that two programs that want to write
//! the same file meet there, and the process that holds the lock may read the file, decide, write and move. The lock dies with
//! its program, so what a killed program leaves behind blocks nobody and is cleared away by the next one. A lock on the
//! file itself would not do: renaming the draft replaces the locked file, and a file yet to be created has nothing to
//! lock.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::{File, FileError, FileSystem};
use crate::crypto::{Digest, sha256};

/// How often and how long is waited for another program: five seconds in all.
const TRIES: usize = 250;
const PAUSE: Duration = Duration::from_millis(20);

/// A locked file beside the one to be written.
pub(super) struct FileDraft<'a> {
    system: &'a dyn FileSystem,
    path: PathBuf,
    file: File,
    /// Whether it falls to this program to clear the draft away: never while another may hold the lock.
    ours: bool,
}

impl<'a> FileDraft<'a> {
    /// Waits for the right to write the file at `target`.
    pub(super) fn begin(system: &'a dyn FileSystem, target: &Path) -> Result<FileDraft<'a>, FileError> {
        let path = draft_path(target);
        let mut holder = None;
        for _ in 0..TRIES {
            match system.create(&path) {
                Ok(file) => {
                    let mut draft = FileDraft { system, path: path.clone(), file, ours: true };
                    if draft.lock()? {
                        return Ok(draft);
                    }
                    // Another program took the new file for one left behind, and clears it away.
                    continue;
                }
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(failed("write beside the file, as", &path, error)),
            }
            if let Some(file) = open_left(system, &path)? {
                let mut draft = FileDraft { system, path: path.clone(), file, ours: false };
                // If nobody holds the lock, the process that made the draft is dead, and dropping clears it away.
                if !draft.lock()? {
                    holder = system.holder(&draft.file).or(holder);
                    system.pause(PAUSE);
                }
            }
        }
        Err(FileError::Busy { path: target.to_owned(), holder })
    }

    fn lock(&mut self) -> Result<bool, FileError> {
        self.ours = self.system.try_lock(&self.file).map_err(|error| failed("lock", &self.path, error))?;
        Ok(self.ours && self.is_there().map_err(|error| failed("look at", &self.path, error))?)
    }

    /// Between opening and locking, another program may have moved or removed the file.
    fn is_there(&self) -> io::Result<bool> {
        match self.system.names(&self.path, &self.file) {
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
            result => result,
        }
    }

    /// Puts these bytes into the draft, on the disk, and reads them back.
    pub(super) fn fill(&self, model: Option<&File>, bytes: &[u8]) -> Result<(), FileError> {
        if let Some(model) = model {
            // First, so that what is private is never seen in a draft that is not.
            let adopted = self.system.adopt(&self.file, model);
            adopted.map_err(|error| failed("set the permissions of", &self.path, error))?;
        }
        write_all(self.system, &self.file, bytes).map_err(|error| failed("write", &self.path, error))?;
        self.system.sync(&self.file).map_err(|error| failed("bring to the disk", &self.path, error))?;
        // Read back before it counts: a fault that is found now leaves the file as it was.
        let limit = u64::try_from(bytes.len()).unwrap_or(u64::MAX).saturating_add(1);
        match self.system.read(&self.file, limit).map_err(|error| failed("read back", &self.path, error))? {
            read if read == bytes => Ok(()),
            _ => Err(FileError::ReadBack { path: self.path.clone() }),
        }
    }

    /// Makes the draft the file at `target`, replacing the one there, or only where there is none if `fresh`; it is there
    /// for good.
    pub(super) fn place(self, target: &Path, fresh: bool) -> Result<(), FileError> {
        let system = self.system;
        self.name(target, fresh)?;
        sync_directory_of(system, target)
    }

    /// The same, but the directory is not brought to the disk yet.
    pub(super) fn name(mut self, target: &Path, fresh: bool) -> Result<(), FileError> {
        let moved = match fresh {
            true => self.system.rename_new(&self.path, target),
            false => self.system.rename(&self.path, target),
        };
        if let Err(error) = moved {
            if fresh && error.kind() == ErrorKind::AlreadyExists {
                return Err(FileError::Exists { path: target.to_owned() });
            }
            // Some systems report a failure for what they have done.
            let unchanged = match self.system.names(target, &self.file) {
                Ok(moved) => !moved,
                Err(doubt) => doubt.kind() == ErrorKind::NotFound,
            };
            return Err(FileError::Failed { step: "write", path: target.to_owned(), error, unchanged });
        }
        self.ours = false;
        Ok(())
    }
}

impl FileDraft<'_> {
    /// Takes the file at `target` away, for good: nothing is left to be in it.
    pub(super) fn clear(self, target: &Path) -> Result<(), FileError> {
        match self.system.remove(target) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                // Some systems report a failure for what they have done.
                let gone = matches!(self.system.look(target), Err(doubt) if doubt.kind() == ErrorKind::NotFound);
                Err(FileError::Failed { step: "remove", path: target.to_owned(), error, unchanged: !gone })
            }
            Ok(()) | Err(_) => sync_directory_of(self.system, target),
        }
    }
}

fn write_all(system: &dyn FileSystem, file: &File, bytes: &[u8]) -> io::Result<()> {
    let mut rest = bytes;
    while !rest.is_empty() {
        rest = match system.write(file, rest) {
            Ok(0) => return Err(ErrorKind::WriteZero.into()),
            Ok(written) => rest.get(written..).unwrap_or_default(),
            Err(error) if error.kind() == ErrorKind::Interrupted => rest,
            Err(error) => return Err(error),
        };
    }
    Ok(())
}

/// Writes a draft beside the file and moves it over the file, with `synced` when the draft is on the disk.
pub(super) fn put(system: &dyn FileSystem, path: &Path, bytes: &[u8], synced: bool) -> Result<(), FileError> {
    let draft = path.with_extension("new");
    let written = match system.create(&draft) {
        // A program that was killed has left it.
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            system.remove(&draft).and_then(|()| system.create(&draft))
        }
        created => created,
    };
    let written = written.and_then(|file| {
        write_all(system, &file, bytes)?;
        if synced { system.sync(&file) } else { Ok(()) }
    });
    written.map_err(|error| failed("write beside", path, error))?;
    system.rename(&draft, path).map_err(|error| failed("replace", path, error))
}

pub(super) fn open_or_create(system: &dyn FileSystem, path: &Path) -> Result<File, FileError> {
    let file = match system.create(path) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => system.open(path, true),
        created => created,
    };
    file.map_err(|error| failed("open", path, error))
}

/// Waits for the lock of a file that is there to be locked.
pub(super) fn lock(system: &dyn FileSystem, path: &Path) -> Result<File, FileError> {
    let file = open_or_create(system, path)?;
    for _ in 0..TRIES {
        if system.try_lock(&file).map_err(|error| failed("lock", path, error))? {
            return Ok(file);
        }
        system.pause(PAUSE);
    }
    Err(FileError::Busy { path: path.to_owned(), holder: system.holder(&file) })
}

/// Brings the names in the directory of this file to the disk.
pub(super) fn sync_directory_of(system: &dyn FileSystem, target: &Path) -> Result<(), FileError> {
    let directory = target.parent().unwrap_or(target);
    system.sync_directory(directory).map_err(|error| FileError::Failed {
        step: "bring to the disk",
        path: target.to_owned(),
        error,
        unchanged: false,
    })
}

impl Drop for FileDraft<'_> {
    fn drop(&mut self) {
        // Never what another program has put there since. If a draft cannot be removed, the next writer removes it.
        // Everything twice, for a fault that passes.
        let there = self.ours && self.is_there().or_else(|_| self.is_there()).unwrap_or(false);
        if there && self.system.remove(&self.path).is_err() {
            let _ = self.system.remove(&self.path);
        }
    }
}

/// A draft that is there already, if it still is.
fn open_left(system: &dyn FileSystem, path: &Path) -> Result<Option<File>, FileError> {
    match system.open(path, true) {
        Ok(file) => Ok(Some(file)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(failed("open", path, error)),
    }
}

pub(super) fn failed(step: &'static str, path: &Path, error: io::Error) -> FileError {
    FileError::Failed { step, path: path.to_owned(), error, unchanged: true }
}

/// Hidden, beside the file, and short enough whatever the file is called.
fn draft_path(target: &Path) -> PathBuf {
    let name = target.file_name().unwrap_or_default();
    let mark = Digest(sha256(&[name.as_encoded_bytes()])).to_hex();
    target.with_file_name(format!(".adjudicate-{}.new", mark.get(..16).unwrap_or_default()))
}
