//! The files of a program without an operating system, such as a page in a browser: one [`MemoryDisk`] for all of it, which the
//! caller of the program fills and keeps.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::time::Duration;

use super::memory::MemoryDisk;
use super::system::{File, FileSystem, Metadata};

static FILES: LazyLock<MemoryDisk> = LazyLock::new(MemoryDisk::default);

/// The files of this program.
#[derive(Clone, Copy, Debug, Default)]
pub struct Disk;

/// The same: everything in memory is the user's alone.
#[derive(Clone, Copy, Debug, Default)]
pub struct PrivateDisk;

macro_rules! in_memory {
    ($system:ty) => {
        impl FileSystem for $system {
            fn resolve(&self, path: &Path) -> io::Result<PathBuf> {
                FILES.resolve(path)
            }

            fn look(&self, path: &Path) -> io::Result<Metadata> {
                FILES.look(path)
            }

            fn list(&self, path: &Path) -> io::Result<Vec<PathBuf>> {
                FILES.list(path)
            }

            fn open(&self, path: &Path, writable: bool) -> io::Result<File> {
                FILES.open(path, writable)
            }

            fn create(&self, path: &Path) -> io::Result<File> {
                FILES.create(path)
            }

            fn make_directory(&self, path: &Path) -> io::Result<()> {
                FILES.make_directory(path)
            }

            fn try_lock(&self, file: &File) -> io::Result<bool> {
                FILES.try_lock(file)
            }

            fn holder(&self, file: &File) -> Option<String> {
                FILES.holder(file)
            }

            fn names(&self, path: &Path, file: &File) -> io::Result<bool> {
                FILES.names(path, file)
            }

            fn adopt(&self, file: &File, model: &File) -> io::Result<()> {
                FILES.adopt(file, model)
            }

            fn read(&self, file: &File, limit: u64) -> io::Result<Vec<u8>> {
                FILES.read(file, limit)
            }

            fn write(&self, file: &File, bytes: &[u8]) -> io::Result<usize> {
                FILES.write(file, bytes)
            }

            fn sync(&self, file: &File) -> io::Result<()> {
                FILES.sync(file)
            }

            fn sync_directory(&self, path: &Path) -> io::Result<()> {
                FILES.sync_directory(path)
            }

            fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
                FILES.rename(from, to)
            }

            fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()> {
                FILES.rename_new(from, to)
            }

            fn remove(&self, path: &Path) -> io::Result<()> {
                FILES.remove(path)
            }

            fn pause(&self, time: Duration) {
                FILES.pause(time);
            }
        }
    };
}

in_memory!(Disk);
in_memory!(PrivateDisk);
