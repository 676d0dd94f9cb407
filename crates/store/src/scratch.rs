//! The files of one piece of work, in a directory that is empty before it and after it. What is in it when a desk dies is worth
//! nothing: the store has everything.

use adjudicate_record::printable::printable_path;
use std::path::{Path, PathBuf};
use std::{fs, io};

use adjudicate_office::Failure;
use tempfile::TempDir;

use adjudicate_record::log::layout::{EMPTY, MAIL, STATE};

use crate::files::{self, Files};

/// A directory of files for one piece of work after the other.
pub struct Scratch {
    directory: TempDir,
}

impl Scratch {
    /// A new one, below this directory, which should be in memory (tmpfs): what is brought to the disk is the store's.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn below(directory: &Path) -> Result<Scratch, Failure> {
        let made = tempfile::Builder::new().prefix("adjudicate-").tempdir_in(directory).map_err(|error| {
            Failure::environment(format!("nothing can be written in {}: {error}", printable_path(directory)))
                .hint("--scratch DIRECTORY names another place for the files of one piece of work")
        })?;
        Ok(Scratch { directory: made })
    }

    /// Where it is.
    pub fn root(&self) -> &Path {
        self.directory.path()
    }

    /// Where the state is that a desk keeps beside its games.
    pub fn state(&self) -> PathBuf {
        self.root().join(STATE)
    }

    /// Lays these files out, and no others.
    ///
    /// # Errors
    /// One of them cannot be written, or an old one not be removed.
    pub fn lay(&self, files: &Files) -> Result<(), Failure> {
        let failed = |error| Failure::environment(format!("{} cannot be used: {error}", printable_path(self.root())));
        clear(self.root()).map_err(failed)?;
        for directory in EMPTY {
            let directory = self.root().join(directory);
            if !directory.is_dir() {
                files::make_private(&directory).map_err(failed)?;
            }
        }
        files.iter().try_for_each(|(path, bytes)| files::put(self.root(), path, bytes))
    }

    /// What lies there now, but for mail.
    ///
    /// # Errors
    /// A file cannot be read.
    pub fn read(&self) -> Result<Files, Failure> {
        files::collect_but(self.root(), MAIL)
    }
}

/// Takes away all files below a directory. Directories stay: the next files lie in the same ones.
fn clear(directory: &Path) -> io::Result<()> {
    for item in fs::read_dir(directory)? {
        let item = item?;
        match item.file_type()?.is_dir() {
            true => clear(&item.path())?,
            false => fs::remove_file(item.path())?,
        }
    }
    Ok(())
}
