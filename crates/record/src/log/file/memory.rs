//! Files in memory, for systems without a disk, and for simulations in which many people have one each.

use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::path::{Component, Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};

use super::system::{File, FileSystem, Handle, Metadata, PathKind};

/// A file system in memory. Its copies are the same file system; [`MemoryDisk::backup`] makes another one. It knows no links, and
/// its only directory that nobody has made is the one that it begins with, which `.` and `/` both name.
#[derive(Clone, Debug, Default)]
pub struct MemoryDisk(Arc<Mutex<Tree>>);

#[derive(Debug, Default)]
struct Tree {
    directories: BTreeMap<PathBuf, ()>,
    files: BTreeMap<PathBuf, Arc<Contents>>,
    /// The number of files made and of changes to them.
    count: u64,
}

#[derive(Debug)]
struct Contents {
    number: u64,
    locked: AtomicBool,
    inner: Mutex<Inner>,
}

#[derive(Clone, Debug, Default)]
struct Inner {
    bytes: Arc<Vec<u8>>,
    written: u64,
}

/// An open file in memory, and whether it holds the lock.
#[derive(Debug)]
pub(super) struct OpenFile {
    contents: Arc<Contents>,
    holds: AtomicBool,
}

impl Drop for OpenFile {
    fn drop(&mut self) {
        if self.holds.load(Ordering::Acquire) {
            self.contents.locked.store(false, Ordering::Release);
        }
    }
}

impl Contents {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl MemoryDisk {
    /// Another file system with the same files, as they are now.
    pub fn backup(&self) -> MemoryDisk {
        let tree = self.tree();
        let copied = |(path, file): (&PathBuf, &Arc<Contents>)| {
            let inner = Mutex::new(file.inner().clone());
            (path.clone(), Arc::new(Contents { number: file.number, locked: AtomicBool::new(false), inner }))
        };
        let files = tree.files.iter().map(copied).collect();
        MemoryDisk(Arc::new(Mutex::new(Tree { directories: tree.directories.clone(), files, count: tree.count })))
    }

    /// Replaces all files by these, whose paths have `/` between the parts. The directories above a file are made.
    pub fn fill(&self, files: &BTreeMap<String, Vec<u8>>) {
        let mut tree = self.tree();
        tree.files.clear();
        tree.directories.clear();
        for (path, bytes) in files {
            let path = plain(Path::new(path));
            tree.make_directories(path.parent().unwrap_or(&path));
            let number = tree.next();
            let inner = Mutex::new(Inner { bytes: Arc::new(bytes.clone()), written: number });
            tree.files.insert(path, Arc::new(Contents { number, locked: AtomicBool::new(false), inner }));
        }
    }

    /// Returns all files, by their paths with `/` between the parts.
    pub fn files(&self) -> BTreeMap<String, Vec<u8>> {
        let text = |path: &PathBuf| {
            let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
            parts.join("/")
        };
        self.tree().files.iter().map(|(path, file)| (text(path), file.inner().bytes.to_vec())).collect()
    }

    fn tree(&self) -> MutexGuard<'_, Tree> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tree {
    fn file(&self, path: &Path) -> io::Result<Arc<Contents>> {
        self.files.get(path).cloned().ok_or_else(|| ErrorKind::NotFound.into())
    }

    fn is_directory(&self, path: &Path) -> bool {
        path.as_os_str().is_empty() || self.directories.contains_key(path)
    }

    fn add(&mut self, path: PathBuf, file: Arc<Contents>) -> io::Result<()> {
        if self.is_directory(&path) {
            return Err(ErrorKind::IsADirectory.into());
        }
        if !path.parent().is_some_and(|parent| self.is_directory(parent)) {
            return Err(ErrorKind::NotFound.into());
        }
        self.files.insert(path, file);
        Ok(())
    }

    fn make_directories(&mut self, path: &Path) {
        for above in path.ancestors().filter(|above| !above.as_os_str().is_empty()) {
            self.directories.insert(above.to_owned(), ());
        }
    }

    fn next(&mut self) -> u64 {
        self.count += 1;
        self.count
    }
}

/// A path as it is kept.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for component in path.components() {
        match component {
            Component::Normal(name) => plain.push(name),
            Component::ParentDir => drop(plain.pop()),
            Component::CurDir | Component::RootDir | Component::Prefix(_) => {}
        }
    }
    plain
}

fn own(file: &File) -> io::Result<&OpenFile> {
    match &file.0 {
        Handle::Memory(file) => Ok(file),
        #[cfg(not(target_family = "wasm"))]
        Handle::Disk(_) => Err(io::Error::new(ErrorKind::InvalidInput, "this file is not in memory")),
    }
}

fn opened(contents: Arc<Contents>) -> File {
    File(Handle::Memory(OpenFile { contents, holds: AtomicBool::new(false) }))
}

impl FileSystem for MemoryDisk {
    fn resolve(&self, path: &Path) -> io::Result<PathBuf> {
        let (tree, plain) = (self.tree(), plain(path));
        match tree.is_directory(&plain) || tree.files.contains_key(&plain) {
            true => Ok(plain),
            false => Err(ErrorKind::NotFound.into()),
        }
    }

    fn look(&self, path: &Path) -> io::Result<Metadata> {
        let (tree, path) = (self.tree(), plain(path));
        if tree.is_directory(&path) {
            return Ok(Metadata { item: PathKind::Directory, size: 0, read_only: false, number: 0, written: None });
        }
        let file = tree.file(&path)?;
        let inner = file.inner();
        let written = SystemTime::UNIX_EPOCH.checked_add(Duration::from_nanos(inner.written));
        let size = u64::try_from(inner.bytes.len()).unwrap_or(u64::MAX);
        Ok(Metadata { item: PathKind::File, size, read_only: false, number: file.number, written })
    }

    fn list(&self, path: &Path) -> io::Result<Vec<PathBuf>> {
        let (tree, own) = (self.tree(), plain(path));
        if !tree.is_directory(&own) {
            return Err(ErrorKind::NotFound.into());
        }
        let inside = |found: &&PathBuf| found.parent() == Some(&own);
        let found = tree.directories.keys().filter(inside).chain(tree.files.keys().filter(inside));
        Ok(found.filter_map(|found| found.file_name()).map(|name| path.join(name)).collect())
    }

    fn open(&self, path: &Path, _: bool) -> io::Result<File> {
        self.tree().file(&plain(path)).map(opened)
    }

    fn create(&self, path: &Path) -> io::Result<File> {
        let (mut tree, path) = (self.tree(), plain(path));
        if tree.files.contains_key(&path) {
            return Err(ErrorKind::AlreadyExists.into());
        }
        let number = tree.next();
        let inner = Mutex::new(Inner { bytes: Arc::default(), written: number });
        let file = Arc::new(Contents { number, locked: AtomicBool::new(false), inner });
        tree.add(path, file.clone())?;
        Ok(opened(file))
    }

    fn make_directory(&self, path: &Path) -> io::Result<()> {
        let (mut tree, path) = (self.tree(), plain(path));
        if path.ancestors().any(|above| tree.files.contains_key(above)) {
            return Err(ErrorKind::AlreadyExists.into());
        }
        tree.make_directories(&path);
        Ok(())
    }

    fn try_lock(&self, file: &File) -> io::Result<bool> {
        let file = own(file)?;
        let taken = file.contents.locked.compare_exchange(false, true, Ordering::AcqRel, Ordering::Acquire).is_ok();
        if taken {
            file.holds.store(true, Ordering::Release);
        }
        Ok(taken)
    }

    fn holder(&self, _: &File) -> Option<String> {
        None
    }

    fn names(&self, path: &Path, file: &File) -> io::Result<bool> {
        Ok(Arc::ptr_eq(&self.tree().file(&plain(path))?, &own(file)?.contents))
    }

    fn adopt(&self, _: &File, _: &File) -> io::Result<()> {
        Ok(())
    }

    fn read(&self, file: &File, limit: u64) -> io::Result<Vec<u8>> {
        let bytes = own(file)?.contents.inner().bytes.clone();
        let end = usize::try_from(limit).unwrap_or(usize::MAX).min(bytes.len());
        Ok(bytes.get(..end).unwrap_or_default().to_owned())
    }

    fn write(&self, file: &File, bytes: &[u8]) -> io::Result<usize> {
        let written = self.tree().next();
        let mut inner = own(file)?.contents.inner();
        inner.written = written;
        Arc::make_mut(&mut inner.bytes).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn sync(&self, _: &File) -> io::Result<()> {
        Ok(())
    }

    fn sync_directory(&self, _: &Path) -> io::Result<()> {
        Ok(())
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut tree = self.tree();
        let file = tree.file(&plain(from))?;
        tree.add(plain(to), file)?;
        tree.files.remove(&plain(from));
        Ok(())
    }

    fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut tree = self.tree();
        if tree.files.contains_key(&plain(to)) {
            return Err(ErrorKind::AlreadyExists.into());
        }
        let file = tree.file(&plain(from))?;
        tree.add(plain(to), file)?;
        tree.files.remove(&plain(from));
        Ok(())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.tree().files.remove(&plain(path)).map(drop).ok_or_else(|| ErrorKind::NotFound.into())
    }

    /// Nothing goes on elsewhere that could be waited for.
    fn pause(&self, _: Duration) {}
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use crate::crypto::Digest;
    use crate::log::file::{self, FileError};
    use crate::log::signing_state::{SigningState, StateError};

    #[test]
    fn logs_are_kept_as_on_a_disk() {
        let (memory, log) = (MemoryDisk::default(), Path::new("game.yaml"));
        assert!(matches!(file::read(&memory, log), Err(FileError::Absent { .. })));
        file::create(&memory, log, "one\n").unwrap();
        assert!(matches!(file::create(&memory, log, "one\n"), Err(FileError::Exists { .. })));
        file::append(&memory, log, b"one\n", "two\n").unwrap();
        assert!(matches!(file::append(&memory, log, b"one\n", "three\n"), Err(FileError::Changed { .. })));
        assert_eq!(file::read(&memory, log).unwrap(), b"one\ntwo\n");
        file::change_beside(&memory, log, |old| Some([&old[..], b"slip\n"].concat())).unwrap();
        let mut found = memory.list(Path::new(".")).unwrap();
        found.sort();
        assert_eq!(found, [Path::new("./game.yaml"), Path::new("./game.yaml.beside")]);
        file::change_beside(&memory, log, |_| Some(Vec::new())).unwrap();
        assert!(!file::is_there(&memory, Path::new("./game.yaml.beside")).unwrap());
        assert!(matches!(file::read(&memory, Path::new("/")), Err(FileError::NotAFile { .. })));
        assert!(matches!(file::create(&memory, Path::new("games/one"), "x"), Err(FileError::Absent { .. })));
    }

    #[test]
    fn a_lock_lasts_as_long_as_its_file_is_open() {
        let (memory, path) = (MemoryDisk::default(), Path::new("draft"));
        let first = memory.create(path).unwrap();
        assert!(memory.try_lock(&first).unwrap());
        let second = memory.open(path, true).unwrap();
        assert!(!memory.try_lock(&second).unwrap());
        drop(first);
        assert!(memory.try_lock(&second).unwrap());
        assert!(memory.names(path, &second).unwrap());
        memory.rename(path, Path::new("file")).unwrap();
        assert_eq!(memory.names(path, &second).unwrap_err().kind(), ErrorKind::NotFound);
    }

    #[test]
    fn files_are_filled_in_and_given_out_by_their_paths() {
        let memory = MemoryDisk::default();
        let files = |all: &[(&str, &str)]| -> BTreeMap<String, Vec<u8>> {
            all.iter().map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec())).collect()
        };
        memory.fill(&files(&[("games/a.yaml", "a"), ("state/desk/x", "x")]));
        file::put(&memory, Path::new("games/a.yaml"), b"b").unwrap();
        file::put_through(&memory, Path::new("state/y"), b"y").unwrap();
        file::remove(&memory, Path::new("state/desk/x")).unwrap();
        file::remove(&memory, Path::new("state/desk/x")).unwrap();
        assert_eq!(memory.files(), files(&[("games/a.yaml", "b"), ("state/y", "y")]));
        memory.fill(&files(&[("games/c.yaml", "c")]));
        assert!(memory.look(Path::new("state")).is_err());
        assert_eq!(memory.files(), files(&[("games/c.yaml", "c")]));
        let lock = file::lock(&memory, Path::new("games/lock")).unwrap();
        assert!(matches!(file::lock(&memory, Path::new("games/lock")), Err(FileError::Busy { .. })));
        drop(lock);
        assert!(file::lock(&memory, Path::new("games/lock")).is_ok());
    }

    #[test]
    fn a_backup_keeps_what_was_there() {
        let (memory, game) = (MemoryDisk::default(), Digest([7; 32]));
        let mut kept = SigningState::new(game, 1, Digest([1; 32]));
        kept.store(&memory, Path::new("state")).unwrap();
        let backup = memory.backup();
        kept.note_seen(2, Digest([2; 32]), |_| false);
        kept.store(&memory, Path::new("state")).unwrap();
        let old = SigningState::load(&backup, Path::new("state"), &game).unwrap().unwrap();
        assert_eq!(old.seen(), (1, Digest([1; 32])));
        let mut late = old;
        late.note_seen(3, Digest([3; 32]), |_| false);
        let refused = late.store(&memory, Path::new("state"));
        assert!(matches!(refused, Err(StateError::File(FileError::Changed { .. }))));
    }
}
