//! A directory into which a store is written, again and again: what has not changed since the last time stays as it is.

use std::collections::HashSet;
use std::fs::{self, File};
use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, BufReader, ErrorKind, Write};
use std::path::{Path, PathBuf};

use adjudicate_agent::Failure;
use adjudicate_record::printable::printable_path;
use adjudicate_rules::phrase;

use crate::files::{check, is_log, put};
use crate::store::ExportSink;

/// The list of what was written, each file with the state of the store that it is from.
const MANIFEST: &str = ".export";
/// The same while it is being written: an export that has not come to its end.
const DRAFT: &str = ".export.new";

/// Counts of the documents that were brought in or written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TransferCounts {
    /// Games.
    pub games: u64,
    /// Other documents.
    pub documents: u64,
    /// Messages.
    pub messages: u64,
}

/// A directory with an export. Its memory is a number for each file.
pub struct ExportDirectory {
    root: PathBuf,
    hashes: RandomState,
    /// The stamps of what is here.
    there: HashSet<u64>,
    /// The stamps of what stays.
    stays: HashSet<u64>,
    /// The paths that were written this time.
    written: HashSet<u64>,
    draft: Option<File>,
    counts: TransferCounts,
}

impl ExportDirectory {
    /// A directory that is empty or new, or has an export already.
    ///
    /// # Errors
    /// It has something else, or cannot be read or made.
    pub fn open(root: &Path) -> Result<ExportDirectory, Failure> {
        if !is_export(root) {
            adjudicate_agent::directory::prepare(root)?;
        }
        Ok(ExportDirectory {
            root: root.to_owned(),
            hashes: RandomState::new(),
            there: HashSet::new(),
            stays: HashSet::new(),
            written: HashSet::new(),
            draft: None,
            counts: TransferCounts::default(),
        })
    }

    fn hash(&self, text: &str) -> u64 {
        self.hashes.hash_one(text)
    }

    /// Calls this with the stamp and the path in each line of a list, if there is one.
    fn each_line(&self, name: &str, mut take: impl FnMut(&str, &str) -> Result<(), Failure>) -> Result<(), Failure> {
        let place = self.root.join(name);
        let file = match File::open(&place) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
            file => file.map_err(|error| Failure::unreadable(&place, &error))?,
        };
        for line in BufReader::new(file).lines() {
            let line = line.map_err(|error| Failure::unreadable(&place, &error))?;
            // A line that was cut off names no file.
            if let Some((stamp, path)) = line.split_once('\t') {
                take(stamp, path)?;
            }
        }
        Ok(())
    }

    fn note(&mut self, stamp: &str, path: &str) -> Result<(), Failure> {
        let place = self.root.join(DRAFT);
        let Some(draft) = &mut self.draft else { return Ok(()) };
        // Before the file itself: what an export that is killed has written is known.
        draft.write_all(format!("{stamp}\t{path}\n").as_bytes()).map_err(|error| Failure::unwritable(&place, &error))
    }

    /// Removes what the store has no more, and returns how much there is.
    ///
    /// # Errors
    /// The directory cannot be written.
    pub fn finish(mut self) -> Result<TransferCounts, Failure> {
        let mut all = Vec::new();
        let mut gone = Vec::new();
        self.each_line(MANIFEST, |stamp, path| {
            match self.stays.contains(&self.hash(stamp)) {
                true => all.push((stamp.to_owned(), path.to_owned())),
                false if !self.written.contains(&self.hash(path)) => gone.push(path.to_owned()),
                false => {}
            }
            Ok(())
        })?;
        for (stamp, path) in all {
            self.count(&path);
            self.note(&stamp, &path)?;
        }
        gone.iter().try_for_each(|path| self.remove(path))?;
        let place = self.root.join(DRAFT);
        if let Some(draft) = self.draft.take() {
            draft.sync_all().map_err(|error| Failure::unwritable(&place, &error))?;
        }
        fs::rename(&place, self.root.join(MANIFEST)).map_err(|error| Failure::unwritable(&place, &error))?;
        Ok(self.counts)
    }

    fn count(&mut self, path: &str) {
        match path {
            _ if is_log(path) => self.counts.games += 1,
            _ if path.starts_with("mail/") || path.starts_with("state/outbox/") => self.counts.messages += 1,
            _ => self.counts.documents += 1,
        }
    }

    fn remove(&self, path: &str) -> Result<(), Failure> {
        check(path)?;
        let place = self.root.join(path);
        match fs::remove_file(&place) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(Failure::unwritable(&place, &error)),
            _ => Ok(()),
        }
    }
}

impl ExportSink for ExportDirectory {
    fn begin(&mut self) -> Result<(), Failure> {
        (self.stays, self.written, self.counts) = (HashSet::new(), HashSet::new(), TransferCounts::default());
        self.draft = None;
        // The files of an export that was stopped are written again, or removed.
        let mut leftover = Vec::new();
        self.each_line(DRAFT, |_, path| {
            leftover.push(path.to_owned());
            Ok(())
        })?;
        let mut there = HashSet::new();
        self.each_line(MANIFEST, |stamp, _| {
            there.insert(self.hash(stamp));
            Ok(())
        })?;
        self.there = there;
        let place = self.root.join(DRAFT);
        if !leftover.is_empty() {
            leftover.iter().try_for_each(|path| self.remove(path))?;
            // They may be named in the list of the export before as well, with contents that they do not have any more.
            self.there.clear();
        }
        self.draft = Some(File::create(&place).map_err(|error| Failure::unwritable(&place, &error))?);
        Ok(())
    }

    fn wants(&mut self, stamp: &str, path: &str) -> bool {
        let hash = self.hash(stamp);
        let is_here = self.there.contains(&hash) && check(path).is_ok() && self.root.join(path).exists();
        if is_here {
            self.stays.insert(hash);
        }
        !is_here
    }

    fn put(&mut self, stamp: &str, path: &str, bytes: &[u8]) -> Result<(), Failure> {
        check(path)?;
        self.note(stamp, path)?;
        put(&self.root, path, bytes)?;
        self.written.insert(self.hash(path));
        self.count(path);
        Ok(())
    }
}

/// Whether a directory has an export, finished or not.
pub fn is_export(root: &Path) -> bool {
    root.join(MANIFEST).exists() || root.join(DRAFT).exists()
}

/// Checks that an export into this directory, if there was one, has come to its end.
///
/// # Errors
/// It has not.
pub fn is_finished(root: &Path) -> Result<(), Failure> {
    if !root.join(DRAFT).exists() {
        return Ok(());
    }
    let directory = printable_path(root);
    Err(Failure::usage(phrase!("export-unfinished", "the export into {directory} was not finished", directory))
        .hint(phrase!("export-unfinished-hint", "`store export` into the same directory finishes it")))
}
