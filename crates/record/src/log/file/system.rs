//! The system calls by which files are kept, behind a trait: a test can fail each of them, or stop the world there, and
//! programs without a disk keep files in memory.

use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::memory::OpenFile;

/// The kind of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathKind {
    /// A file.
    File,
    /// A directory.
    Directory,
    /// A pipe or a device.
    Other,
}

/// The metadata of a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Metadata {
    /// The kind: a file, a directory or something else.
    pub item: PathKind,
    /// Its size in bytes.
    pub size: u64,
    /// Whether it is read-only for every user.
    pub read_only: bool,
    /// The number by which the file system tells it from what stood there before.
    pub number: u64,
    /// When it was written last, as far as the file system knows.
    pub written: Option<SystemTime>,
}

impl Metadata {
    /// Whether it is a file.
    pub fn is_file(&self) -> bool {
        self.item == PathKind::File
    }

    /// Whether it is a directory.
    pub fn is_directory(&self) -> bool {
        self.item == PathKind::Directory
    }
}

/// An open file of a [`FileSystem`]; dropping it closes it and gives its lock up.
#[derive(Debug)]
pub struct File(pub(super) Handle);

/// The system that opened the file. A system is asked for files only that it has opened itself.
#[derive(Debug)]
pub(super) enum Handle {
    /// The operating system's.
    #[cfg(not(target_family = "wasm"))]
    Disk(std::fs::File),
    /// One in memory.
    Memory(OpenFile),
}

/// The operations that log files need from an operating system. Every method fails as the call beneath it does.
pub trait FileSystem {
    /// The absolute path without symbolic links.
    fn resolve(&self, path: &Path) -> io::Result<PathBuf>;
    /// Returns the metadata of a path, following links.
    fn look(&self, path: &Path) -> io::Result<Metadata>;
    /// Whether a directory stands at this path itself, and no link to one.
    fn is_own_directory(&self, path: &Path) -> io::Result<bool> {
        self.look(path).map(|found| found.is_directory())
    }
    /// The paths of what stands in this directory, in any order.
    fn list(&self, path: &Path) -> io::Result<Vec<PathBuf>>;
    /// Opens an existing file to read it, and to write it too if `writable`.
    fn open(&self, path: &Path, writable: bool) -> io::Result<File>;
    /// Makes a file where nothing stands yet, not even a dangling link.
    fn create(&self, path: &Path) -> io::Result<File>;
    /// Makes a directory and those above it, for the user alone, where they are missing.
    fn make_directory(&self, path: &Path) -> io::Result<()>;
    /// Whether nobody but the user, and the computer's administrators, may do anything with what stands at this path.
    fn is_private(&self, _: &Path) -> io::Result<bool> {
        Ok(true)
    }
    /// Takes from all others what they may do with a file or a directory.
    fn keep_private(&self, _: &Path) -> io::Result<()> {
        Ok(())
    }
    /// Locks the file until it is closed; `false` if another holds the lock.
    fn try_lock(&self, file: &File) -> io::Result<bool>;
    /// Returns the holder of the lock, in words, as far as the system tells.
    fn holder(&self, file: &File) -> Option<String>;
    /// Whether this path, no link followed, names this open file.
    fn names(&self, path: &Path, file: &File) -> io::Result<bool>;
    /// Gives `file` the permissions of `model`, and its owner as far as the system lets this user.
    fn adopt(&self, file: &File, model: &File) -> io::Result<()>;
    /// Reads from the start of the file, this many bytes at most.
    fn read(&self, file: &File, limit: u64) -> io::Result<Vec<u8>>;
    /// Writes behind the bytes written so far; returns the number of bytes, which may be smaller than asked.
    fn write(&self, file: &File, bytes: &[u8]) -> io::Result<usize>;
    /// Returns when the file's contents are on the disk.
    fn sync(&self, file: &File) -> io::Result<()>;
    /// Returns when the directory's names are on the disk.
    fn sync_directory(&self, path: &Path) -> io::Result<()>;
    /// Moves a file over the file at `to`, if there is one, in one step.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;
    /// Moves a file to a path at which nothing stands.
    fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()>;
    /// Removes a file.
    fn remove(&self, path: &Path) -> io::Result<()>;
    /// Lets this much time pass.
    fn pause(&self, time: Duration);
}
