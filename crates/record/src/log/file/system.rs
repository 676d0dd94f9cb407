//! The system calls by which files are kept, behind a trait: a test can fail each of them, or stop the world there.

use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, fchown};
use std::path::{Path, PathBuf};
use std::time::Duration;

use tempfile::TempPath;

/// What keeping a file asks of the operating system. Every method fails as the call beneath it does.
pub trait System {
    /// The absolute path without symbolic links.
    fn resolve(&self, path: &Path) -> io::Result<PathBuf>;
    /// What stands at this path, links followed.
    fn look(&self, path: &Path) -> io::Result<Metadata>;
    /// Opens an existing file to read it, and to write it too if `writable`.
    fn open(&self, path: &Path, writable: bool) -> io::Result<File>;
    /// Makes a file where nothing stands yet, not even a dangling link.
    fn create(&self, path: &Path) -> io::Result<File>;
    /// Makes a directory and those above it, for the user alone, where they are missing.
    fn make_directory(&self, path: &Path) -> io::Result<()>;
    /// Locks the file until it is closed; `false` if another holds the lock.
    fn try_lock(&self, file: &File) -> io::Result<bool>;
    /// Who holds the lock, in words, as far as the system tells.
    fn holder(&self, file: &File) -> Option<String>;
    /// Whether this path, no link followed, names this open file.
    fn names(&self, path: &Path, file: &File) -> io::Result<bool>;
    /// Gives `file` the permissions of `model`, and its owner as far as the system lets this user.
    fn adopt(&self, file: &File, model: &File) -> io::Result<()>;
    /// Reads from the start of the file, this many bytes at most.
    fn read(&self, file: &File, limit: u64) -> io::Result<Vec<u8>>;
    /// Writes at the end of what was written before; the number of bytes may be smaller than asked.
    fn write(&self, file: &File, bytes: &[u8]) -> io::Result<usize>;
    /// Returns when the file's contents are on the disk.
    fn sync(&self, file: &File) -> io::Result<()>;
    /// Returns when the directory's names are on the disk.
    fn sync_directory(&self, path: &Path) -> io::Result<()>;
    /// Moves a file over whatever file stands at `to`, in one step.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;
    /// Moves a file to a path at which nothing stands.
    fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()>;
    /// Removes a file.
    fn remove(&self, path: &Path) -> io::Result<()>;
    /// Lets this much time pass.
    fn pause(&self, time: Duration);
}

/// The operating system itself.
#[derive(Clone, Copy, Debug, Default)]
pub struct Disk;

impl System for Disk {
    fn resolve(&self, path: &Path) -> io::Result<PathBuf> {
        fs::canonicalize(path)
    }

    fn look(&self, path: &Path) -> io::Result<Metadata> {
        fs::metadata(path)
    }

    fn open(&self, path: &Path, writable: bool) -> io::Result<File> {
        OpenOptions::new().read(true).write(writable).open(path)
    }

    fn create(&self, path: &Path) -> io::Result<File> {
        OpenOptions::new().read(true).write(true).create_new(true).open(path)
    }

    fn make_directory(&self, path: &Path) -> io::Result<()> {
        fs::DirBuilder::new().recursive(true).mode(0o700).create(path)
    }

    fn try_lock(&self, file: &File) -> io::Result<bool> {
        match file.try_lock() {
            Ok(()) => Ok(true),
            Err(TryLockError::WouldBlock) => Ok(false),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    fn holder(&self, file: &File) -> Option<String> {
        let inode = file.metadata().ok()?.ino().to_string();
        let table = fs::read_to_string("/proc/locks").ok()?;
        let process = table.lines().find_map(|line| holder_of(&inode, line))?;
        let name = fs::read_to_string(format!("/proc/{process}/comm")).ok()?;
        let name: String = name.chars().filter(|c| !c.is_control()).collect();
        Some(format!("`{name}`, process {process}"))
    }

    fn names(&self, path: &Path, file: &File) -> io::Result<bool> {
        let (there, here) = (fs::symlink_metadata(path)?, file.metadata()?);
        Ok((there.dev(), there.ino()) == (here.dev(), here.ino()))
    }

    fn adopt(&self, file: &File, model: &File) -> io::Result<()> {
        let (own, other) = (file.metadata()?, model.metadata()?);
        if (own.uid(), own.gid()) != (other.uid(), other.gid()) {
            // Only the superuser gives files away; whoever may write the log may go on as its new owner.
            let _ = fchown(file, None, Some(other.gid())).and_then(|()| fchown(file, Some(other.uid()), None));
        }
        file.set_permissions(other.permissions())
    }

    fn read(&self, mut file: &File, limit: u64) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        file.seek(SeekFrom::Start(0))?;
        file.take(limit).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn write(&self, mut file: &File, bytes: &[u8]) -> io::Result<usize> {
        file.write(bytes)
    }

    fn sync(&self, file: &File) -> io::Result<()> {
        file.sync_all()
    }

    fn sync_directory(&self, path: &Path) -> io::Result<()> {
        match File::open(path)?.sync_all() {
            // Some network file systems have no such call for directories, and order their renames themselves.
            Err(error) if matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported) => Ok(()),
            result => result,
        }
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        TempPath::try_from_path(from)?.persist_noclobber(to).map_err(|mut failed| {
            // Removing the file is left to whoever made it.
            failed.path.disable_cleanup(true);
            failed.error
        })
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn pause(&self, time: Duration) {
        std::thread::sleep(time);
    }
}

/// The operating system itself, where new files are for the user alone.
#[derive(Clone, Copy, Debug, Default)]
pub struct Private;

impl System for Private {
    fn create(&self, path: &Path) -> io::Result<File> {
        OpenOptions::new().read(true).write(true).create_new(true).mode(0o600).open(path)
    }

    fn resolve(&self, path: &Path) -> io::Result<PathBuf> {
        Disk.resolve(path)
    }

    fn look(&self, path: &Path) -> io::Result<Metadata> {
        Disk.look(path)
    }

    fn open(&self, path: &Path, writable: bool) -> io::Result<File> {
        Disk.open(path, writable)
    }

    fn make_directory(&self, path: &Path) -> io::Result<()> {
        Disk.make_directory(path)
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
