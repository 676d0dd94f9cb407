//! Files of which those below some directories are in memory, and all others on the disk.

use std::io;
use std::path::{Component, Path, PathBuf};
use std::time::Duration;

use super::disk::Disk;
use super::memory::MemoryDisk;
use super::system::{File, FileSystem, Handle, Metadata};

/// A file system in which relative paths that begin with one of these directories are in memory. All other paths are on the disk.
#[derive(Clone, Debug)]
pub struct OverlayDisk {
    memory: MemoryDisk,
    directories: &'static [&'static str],
}

impl OverlayDisk {
    /// Mounts these directories of a file system in memory.
    pub fn new(memory: MemoryDisk, directories: &'static [&'static str]) -> OverlayDisk {
        OverlayDisk { memory, directories }
    }

    /// Whether this path is in memory.
    pub fn has(&self, path: &Path) -> bool {
        let first = path.components().find(|component| *component != Component::CurDir);
        matches!(first, Some(Component::Normal(name)) if self.directories.iter().any(|directory| name == *directory))
    }

    fn of(&self, path: &Path) -> &dyn FileSystem {
        if self.has(path) { &self.memory } else { &Disk }
    }

    fn holding(&self, file: &File) -> &dyn FileSystem {
        match file.0 {
            Handle::Memory(_) => &self.memory,
            #[cfg(not(target_family = "wasm"))]
            Handle::Disk(_) => &Disk,
        }
    }
}

impl FileSystem for OverlayDisk {
    fn resolve(&self, path: &Path) -> io::Result<PathBuf> {
        self.of(path).resolve(path)
    }

    fn look(&self, path: &Path) -> io::Result<Metadata> {
        self.of(path).look(path)
    }

    fn is_own_directory(&self, path: &Path) -> io::Result<bool> {
        self.of(path).is_own_directory(path)
    }

    fn list(&self, path: &Path) -> io::Result<Vec<PathBuf>> {
        self.of(path).list(path)
    }

    fn open(&self, path: &Path, writable: bool) -> io::Result<File> {
        self.of(path).open(path, writable)
    }

    fn create(&self, path: &Path) -> io::Result<File> {
        self.of(path).create(path)
    }

    fn make_directory(&self, path: &Path) -> io::Result<()> {
        self.of(path).make_directory(path)
    }

    fn is_private(&self, path: &Path) -> io::Result<bool> {
        self.of(path).is_private(path)
    }

    fn keep_private(&self, path: &Path) -> io::Result<()> {
        self.of(path).keep_private(path)
    }

    fn try_lock(&self, file: &File) -> io::Result<bool> {
        self.holding(file).try_lock(file)
    }

    fn holder(&self, file: &File) -> Option<String> {
        self.holding(file).holder(file)
    }

    fn names(&self, path: &Path, file: &File) -> io::Result<bool> {
        self.holding(file).names(path, file)
    }

    fn adopt(&self, file: &File, model: &File) -> io::Result<()> {
        self.holding(file).adopt(file, model)
    }

    fn read(&self, file: &File, limit: u64) -> io::Result<Vec<u8>> {
        self.holding(file).read(file, limit)
    }

    fn write(&self, file: &File, bytes: &[u8]) -> io::Result<usize> {
        self.holding(file).write(file, bytes)
    }

    fn sync(&self, file: &File) -> io::Result<()> {
        self.holding(file).sync(file)
    }

    fn sync_directory(&self, path: &Path) -> io::Result<()> {
        self.of(path).sync_directory(path)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.of(to).rename(from, to)
    }

    fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.of(to).rename_new(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.of(path).remove(path)
    }

    fn pause(&self, time: Duration) {
        Disk.pause(time);
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use crate::log::file::{self, FileError};

    #[test]
    fn what_is_below_the_directories_is_in_memory_and_nowhere_else() {
        let memory = MemoryDisk::default();
        let system = OverlayDisk::new(memory.clone(), &["games"]);
        file::make_directory(&system, Path::new("games/cup")).unwrap();
        file::create(&system, Path::new("games/cup/one.yaml"), "one\n").unwrap();
        file::append(&system, Path::new("./games/cup/one.yaml"), b"one\n", "two\n").unwrap();
        assert_eq!(memory.files().get("games/cup/one.yaml").unwrap(), b"one\ntwo\n");
        assert!(!Path::new("games").exists());
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("games.yaml");
        file::create(&system, &path, "three\n").unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), b"three\n");
        file::put(&system, &path, b"four\n").unwrap();
        assert_eq!(file::read(&system, &path).unwrap(), b"four\n");
        assert!(matches!(file::read(&system, Path::new("games/two.yaml")), Err(FileError::Absent { .. })));
        // A file of the disk with the same path is not looked at.
        assert!(!system.has(Path::new("/games/x")) && !system.has(Path::new("other/games")));
    }
}
