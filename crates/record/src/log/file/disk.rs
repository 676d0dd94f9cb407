//! The operating system's files.

use std::fs::{self, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::system::{File, FileSystem, Handle, Metadata, PathKind};

// The parts that differ between systems: owners, permissions, file numbers.
#[cfg_attr(unix, path = "disk/unix.rs")]
#[cfg_attr(windows, path = "disk/windows.rs")]
#[cfg_attr(not(any(unix, windows)), path = "disk/none.rs")]
mod native;

pub use native::create_private;

/// The operating system itself.
#[derive(Clone, Copy, Debug, Default)]
pub struct Disk;

/// The operating system itself, where new files are for the user alone.
#[derive(Clone, Copy, Debug, Default)]
pub struct PrivateDisk;

/// The file of a handle that [`Disk`] has given.
fn own(file: &File) -> io::Result<&fs::File> {
    match &file.0 {
        Handle::Disk(file) => Ok(file),
        Handle::Memory(_) => Err(io::Error::new(ErrorKind::InvalidInput, "this file is not on the disk")),
    }
}

fn about(found: &fs::Metadata, number: u64) -> Metadata {
    let item = match () {
        () if found.is_file() => PathKind::File,
        () if found.is_dir() => PathKind::Directory,
        () => PathKind::Other,
    };
    let (read_only, written) = (found.permissions().readonly(), found.modified().ok());
    Metadata { item, size: found.len(), read_only, number, written }
}

impl FileSystem for Disk {
    fn resolve(&self, path: &Path) -> io::Result<PathBuf> {
        dunce::canonicalize(path)
    }

    fn look(&self, path: &Path) -> io::Result<Metadata> {
        let (found, number) = native::look(path)?;
        Ok(about(&found, number))
    }

    fn is_own_directory(&self, path: &Path) -> io::Result<bool> {
        fs::symlink_metadata(path).map(|own| own.is_dir())
    }

    fn list(&self, path: &Path) -> io::Result<Vec<PathBuf>> {
        fs::read_dir(path)?.map(|item| item.map(|item| item.path())).collect()
    }

    fn open(&self, path: &Path, writable: bool) -> io::Result<File> {
        let open = || OpenOptions::new().read(true).write(writable).open(path);
        native::patiently(open).map(|file| File(Handle::Disk(file)))
    }

    fn create(&self, path: &Path) -> io::Result<File> {
        let create = || OpenOptions::new().read(true).write(true).create_new(true).open(path);
        native::patiently(create).map(|file| File(Handle::Disk(file)))
    }

    fn make_directory(&self, path: &Path) -> io::Result<()> {
        native::make_directory(path)
    }

    fn is_private(&self, path: &Path) -> io::Result<bool> {
        native::is_private(path)
    }

    fn keep_private(&self, path: &Path) -> io::Result<()> {
        native::keep_private(path)
    }

    fn try_lock(&self, file: &File) -> io::Result<bool> {
        match own(file)?.try_lock() {
            Ok(()) => Ok(true),
            Err(TryLockError::WouldBlock) => Ok(false),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    fn holder(&self, file: &File) -> Option<String> {
        let inode = native::number(own(file).ok()?).ok()?.to_string();
        let table = fs::read_to_string("/proc/locks").ok()?;
        let process = table.lines().find_map(|line| holder_of(&inode, line))?;
        let name = fs::read_to_string(format!("/proc/{process}/comm")).ok()?;
        let name: String = name.chars().filter(|c| !c.is_control()).collect();
        Some(format!("`{name}`, process {process}"))
    }

    fn names(&self, path: &Path, file: &File) -> io::Result<bool> {
        native::names(path, own(file)?)
    }

    fn adopt(&self, file: &File, model: &File) -> io::Result<()> {
        native::adopt(own(file)?, own(model)?)
    }

    fn read(&self, file: &File, limit: u64) -> io::Result<Vec<u8>> {
        let mut file = own(file)?;
        native::patiently(|| {
            // Without it, reading begins with a few bytes and doubles them. One more byte shows the end.
            let size = file.metadata().map_or(0, |found| found.len()).saturating_add(1).min(limit);
            let mut bytes = Vec::with_capacity(usize::try_from(size).unwrap_or(0));
            file.seek(SeekFrom::Start(0))?;
            file.take(limit).read_to_end(&mut bytes)?;
            Ok(bytes)
        })
    }

    fn write(&self, file: &File, bytes: &[u8]) -> io::Result<usize> {
        own(file)?.write(bytes)
    }

    fn sync(&self, file: &File) -> io::Result<()> {
        own(file)?.sync_all()
    }

    fn sync_directory(&self, path: &Path) -> io::Result<()> {
        match native::open_directory(path).and_then(|directory| directory.sync_all()) {
            // Some network file systems have no such call for directories, and order their renames themselves.
            Err(error) if matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported) => Ok(()),
            result => result,
        }
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        native::patiently(|| fs::rename(from, to))
    }

    fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        native::rename_new(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        native::patiently(|| fs::remove_file(path))
    }

    fn pause(&self, time: Duration) {
        std::thread::sleep(time);
    }
}

impl FileSystem for PrivateDisk {
    fn create(&self, path: &Path) -> io::Result<File> {
        native::patiently(|| create_private(path)).map(|file| File(Handle::Disk(file)))
    }

    fn resolve(&self, path: &Path) -> io::Result<PathBuf> {
        Disk.resolve(path)
    }

    fn look(&self, path: &Path) -> io::Result<Metadata> {
        Disk.look(path)
    }

    fn is_own_directory(&self, path: &Path) -> io::Result<bool> {
        Disk.is_own_directory(path)
    }

    fn list(&self, path: &Path) -> io::Result<Vec<PathBuf>> {
        Disk.list(path)
    }

    fn open(&self, path: &Path, writable: bool) -> io::Result<File> {
        Disk.open(path, writable)
    }

    fn make_directory(&self, path: &Path) -> io::Result<()> {
        Disk.make_directory(path)
    }

    fn is_private(&self, path: &Path) -> io::Result<bool> {
        native::is_private(path)
    }

    fn keep_private(&self, path: &Path) -> io::Result<()> {
        native::keep_private(path)
    }

    fn try_lock(&self, file: &File) -> io::Result<bool> {
        Disk.try_lock(file)
    }

    fn holder(&self, file: &File) -> Option<String> {
        Disk.holder(file)
    }

    fn names(&self, path: &Path, file: &File) -> io::Result<bool> {
        Disk.names(path, file)
    }

    fn adopt(&self, file: &File, model: &File) -> io::Result<()> {
        Disk.adopt(file, model)
    }

    fn read(&self, file: &File, limit: u64) -> io::Result<Vec<u8>> {
        Disk.read(file, limit)
    }

    fn write(&self, file: &File, bytes: &[u8]) -> io::Result<usize> {
        Disk.write(file, bytes)
    }

    fn sync(&self, file: &File) -> io::Result<()> {
        Disk.sync(file)
    }

    fn sync_directory(&self, path: &Path) -> io::Result<()> {
        Disk.sync_directory(path)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        Disk.rename(from, to)
    }

    fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        Disk.rename_new(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        Disk.remove(path)
    }

    fn pause(&self, time: Duration) {
        Disk.pause(time);
    }
}

/// The process of a line like `7: FLOCK  ADVISORY  WRITE 4711 fd:00:1234 0 EOF` if it locks this inode.
fn holder_of<'a>(inode: &str, line: &'a str) -> Option<&'a str> {
    let mut words = line.split_whitespace().skip(1);
    let whole_file = words.next()? == "FLOCK";
    let process = words.nth(2)?;
    let locked = words.next()?.rsplit(':').next()?;
    (whole_file && locked == inode && process.bytes().all(|b| b.is_ascii_digit())).then_some(process)
}

#[cfg(test)]
mod tests {
    use super::holder_of;

    #[test]
    fn the_table_of_locks_names_processes() {
        let line = "7: FLOCK  ADVISORY  WRITE 4711 fd:00:1234 0 EOF";
        assert_eq!(holder_of("1234", line), Some("4711"));
        assert_eq!(holder_of("234", line), None);
        assert_eq!(holder_of("1234", "7: POSIX  ADVISORY  WRITE 4711 fd:00:1234 0 EOF"), None);
        assert_eq!(holder_of("1234", "7: FLOCK  ADVISORY"), None);
    }
}
