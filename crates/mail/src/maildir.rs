//! Maildirs: messages as files, those that nobody has looked at yet in `new`.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use adjudicate_record::log::file::{self, Disk, FileError};

/// A Maildir.
#[derive(Clone, Debug)]
pub struct Maildir {
    directory: PathBuf,
}

impl Maildir {
    /// The Maildir at this path.
    ///
    /// # Errors
    /// There is none.
    pub fn open(directory: &Path) -> io::Result<Maildir> {
        fs::read_dir(directory.join("new"))?;
        Ok(Maildir { directory: directory.to_owned() })
    }

    /// Returns the path.
    pub fn directory(&self) -> &Path {
        &self.directory
    }

    /// The messages that are new, by name: the oldest first, as mail programs name them.
    ///
    /// # Errors
    /// The directory cannot be read.
    pub fn new_messages(&self) -> io::Result<Vec<PathBuf>> {
        self.first_messages(usize::MAX, |_| true)
    }

    /// So many of the new messages that are wanted, the oldest, however many there are.
    ///
    /// # Errors
    /// The directory cannot be read.
    pub fn first_messages(&self, limit: usize, wanted: impl Fn(&Path) -> bool) -> io::Result<Vec<PathBuf>> {
        let mut found = BTreeSet::new();
        for item in fs::read_dir(self.directory.join("new"))? {
            let item = item?;
            let path = item.path();
            let hidden = item.file_name().as_encoded_bytes().starts_with(b".");
            if !hidden && is_file(&item)? && wanted(&path) {
                found.insert(path);
                if found.len() > limit {
                    found.pop_last();
                }
            }
        }
        Ok(found.into_iter().collect())
    }

    /// The messages that were taken out of the new ones and that nobody has read, the oldest names first.
    ///
    /// # Errors
    /// The directory cannot be read.
    pub fn unread_messages(&self) -> io::Result<Vec<PathBuf>> {
        let cur = match fs::read_dir(self.directory.join("cur")) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            cur => cur?,
        };
        let mut found = BTreeSet::new();
        for item in cur {
            let item = item?;
            let name = item.file_name();
            let name = name.to_string_lossy();
            let flags = name.rsplit_once(":2,").map(|(_, flags)| flags);
            // Seen, trashed or answered by hand: somebody has dealt with it.
            let read = flags.is_none_or(|flags| flags.contains(['S', 'T', 'R']));
            if !read && !name.starts_with('.') && is_file(&item)? {
                found.insert(item.path());
            }
        }
        Ok(found.into_iter().collect())
    }

    /// Marks a message as seen, by moving it into `cur`.
    ///
    /// # Errors
    /// The file cannot be moved.
    pub fn seen(&self, message: &Path) -> Result<(), FileError> {
        self.take(message, ":2,S")
    }

    /// Takes a message out of the new ones without marking it as seen.
    ///
    /// # Errors
    /// The file cannot be moved.
    pub fn unread(&self, message: &Path) -> Result<(), FileError> {
        self.take(message, ":2,")
    }

    /// Marks a message in `cur` as read, and as answered if it was; one that another program has marked meanwhile stays
    /// as it is.
    ///
    /// # Errors
    /// The file cannot be renamed.
    pub fn mark_read(&self, message: &Path, answered: bool) -> Result<(), FileError> {
        let name = message.file_name().unwrap_or_default().to_string_lossy();
        let (stem, flags) = name.rsplit_once(":2,").unwrap_or((&name, ""));
        // The flags of a name stand in the order of the alphabet, each once.
        let own = if answered { ['R', 'S'].as_slice() } else { &['S'] };
        let flags: BTreeSet<char> = flags.chars().chain(own.iter().copied()).collect();
        let marked = message.with_file_name(format!("{stem}:2,{}", flags.into_iter().collect::<String>()));
        match fs::rename(message, &marked) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            moved => moved.map_err(|error| FileError::Failed {
                step: "rename",
                path: message.to_owned(),
                error,
                unchanged: true,
            }),
        }
    }

    fn take(&self, message: &Path, flags: &str) -> Result<(), FileError> {
        let failed =
            |step, path: &Path, error| FileError::Failed { step, path: path.to_owned(), error, unchanged: true };
        let cur = self.directory.join("cur");
        if !file::is_there(&Disk, &cur)? {
            fs::create_dir_all(&cur).map_err(|error| failed("make the directory", &cur, error))?;
        }
        let name = message.file_name().unwrap_or_default();
        let flagged = name.as_encoded_bytes().windows(3).any(|part| part == b":2,");
        // Mail programs give every message a name of its own; who puts letters there by hand may not.
        let place = |number: u32| {
            let mut place = OsString::new();
            if number > 0 {
                place.push(format!("{number}."));
            }
            place.push(name);
            place.push(if flagged { "" } else { flags });
            cur.join(place)
        };
        let mut free = place(0);
        for number in 1..u32::MAX {
            match fs::symlink_metadata(&free) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => break,
                taken => taken.map(drop).map_err(|error| failed("look at", &free, error))?,
            }
            free = place(number);
        }
        match fs::rename(message, free) {
            // Another program has taken it meanwhile.
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            moved => moved.map_err(|error| failed("move", message, error)),
        }
    }
}

/// Whether it is a file, or a link to one; not if it is gone.
fn is_file(item: &fs::DirEntry) -> io::Result<bool> {
    let kind = item.file_type().and_then(|kind| match kind.is_symlink() {
        true => fs::metadata(item.path()).map(|behind| behind.is_file()),
        false => Ok(kind.is_file()),
    });
    match kind {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        kind => kind,
    }
}
