//! The operating system with one fault in it.

use std::cell::{Cell, RefCell};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use adjudicate::log::file::{Disk, File, FileSystem, Metadata};

/// How the n-th call goes wrong.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Manner {
    /// It does nothing and reports this error; later calls are well.
    Refused(i32),
    /// It does its work, then reports this error.
    DoneAndRefused(i32),
    /// The program is killed before it: no later call does anything.
    KilledBefore,
    /// The program is killed after it.
    KilledAfter,
}

/// The operating system with one fault in it.
pub struct Faulty {
    fault: Option<(usize, Manner)>,
    /// The most bytes that one write takes.
    bite: usize,
    calls: RefCell<Vec<&'static str>>,
    dead: Cell<bool>,
}

impl Faulty {
    pub fn new(fault: Option<(usize, Manner)>, bite: usize) -> Faulty {
        Faulty { fault, bite, calls: RefCell::default(), dead: Cell::new(false) }
    }

    /// The names of the calls so far.
    pub fn calls(&self) -> Vec<&'static str> {
        self.calls.borrow().clone()
    }

    /// Whether the program was killed.
    pub fn is_dead(&self) -> bool {
        self.dead.get()
    }

    fn call<T>(&self, name: &'static str, act: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
        self.calls.borrow_mut().push(name);
        let killed = || io::Error::other("killed");
        if self.dead.get() {
            return Err(killed());
        }
        match self.fault.filter(|(n, _)| *n == self.calls.borrow().len()).map(|(_, manner)| manner) {
            None => act(),
            Some(Manner::Refused(code)) => Err(io::Error::from_raw_os_error(code)),
            Some(Manner::DoneAndRefused(code)) => act().and(Err(io::Error::from_raw_os_error(code))),
            Some(manner) => {
                self.dead.set(true);
                if manner == Manner::KilledAfter {
                    let _ = act();
                }
                Err(killed())
            }
        }
    }
}

impl FileSystem for Faulty {
    fn resolve(&self, path: &Path) -> io::Result<PathBuf> {
        self.call("resolve", || Disk.resolve(path))
    }
    fn look(&self, path: &Path) -> io::Result<Metadata> {
        self.call("look", || Disk.look(path))
    }
    fn list(&self, path: &Path) -> io::Result<Vec<PathBuf>> {
        self.call("list", || Disk.list(path))
    }
    fn open(&self, path: &Path, writable: bool) -> io::Result<File> {
        self.call("open", || Disk.open(path, writable))
    }
    fn create(&self, path: &Path) -> io::Result<File> {
        self.call("create", || Disk.create(path))
    }
    fn make_directory(&self, path: &Path) -> io::Result<()> {
        self.call("make directory", || Disk.make_directory(path))
    }
    fn try_lock(&self, file: &File) -> io::Result<bool> {
        self.call("try lock", || Disk.try_lock(file))
    }
    fn holder(&self, _: &File) -> Option<String> {
        None
    }
    fn names(&self, path: &Path, file: &File) -> io::Result<bool> {
        self.call("names", || Disk.names(path, file))
    }
    fn adopt(&self, file: &File, model: &File) -> io::Result<()> {
        self.call("adopt", || Disk.adopt(file, model))
    }
    fn read(&self, file: &File, limit: u64) -> io::Result<Vec<u8>> {
        self.call("read", || Disk.read(file, limit))
    }
    fn write(&self, file: &File, bytes: &[u8]) -> io::Result<usize> {
        self.call("write", || Disk.write(file, &bytes[..bytes.len().min(self.bite)]))
    }
    // Nobody pulls the plug of the machine that tests run on, so that a sync was asked for is all there is to see.
    fn sync(&self, _: &File) -> io::Result<()> {
        self.call("sync", || Ok(()))
    }
    fn sync_directory(&self, _: &Path) -> io::Result<()> {
        self.call("sync directory", || Ok(()))
    }
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.call("rename", || Disk.rename(from, to))
    }
    fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.call("rename new", || Disk.rename_new(from, to))
    }
    fn remove(&self, path: &Path) -> io::Result<()> {
        self.call("remove", || Disk.remove(path))
    }
    fn pause(&self, _: Duration) {}
}
