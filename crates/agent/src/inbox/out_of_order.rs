//! Entries that came before the ones that they build on; they wait in the state directory. A note beside each of them
//! has the time since which it waits, and the sender.

use adjudicate_record::log::layout::{StateFile, directories};
use adjudicate_record::printable::printable_path;
use adjudicate_rules::phrase;
use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::file::{self, FileError, FileSystem};
use adjudicate_record::log::{SignedEntry, Time};

/// More entries of one author than honest games have under way; beyond it no more of that author are kept.
const OF_ONE_MAX: usize = 200;

/// Nobody has so many games; beyond it nothing more is kept.
const KEPT_MAX: usize = 5_000;

/// When so many wait in one author's name, only entries that are signed with a key known here are kept as well: the person who writes
/// another's name fills the room for unknown keys, and not the author's.
const UNKNOWN_OF_ONE_MAX: usize = 50;

/// The same for all names together.
const UNKNOWN_MAX: usize = 200;

/// The entries that wait, one file each.
#[derive(Default)]
pub struct OutOfOrderEntries {
    /// The directory of the kept state.
    state: PathBuf,
    directory: PathBuf,
    letters: BTreeMap<Digest, SignedEntry>,
}

/// A note about an entry that waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OutOfOrderNote {
    /// Since when it waits.
    pub since: Time,
    /// The address to write to when it has waited for too long; `None` if nobody gets a message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tell: Option<String>,
    /// Whether that has been done.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub told: bool,
}

impl OutOfOrderEntries {
    /// Reads what waits below the state directory.
    ///
    /// # Errors
    /// The directory, or a file in it, is there and cannot be read.
    pub fn load(system: &dyn FileSystem, state: &Path) -> Result<OutOfOrderEntries, Failure> {
        let directory = state.join(directories::EARLY);
        let mut letters = BTreeMap::new();
        match system.list(&directory) {
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(unusable(&directory, &error)),
            Ok(items) => {
                for path in items {
                    // A draft, finished or not, does not wait: it may never have been flushed to the disk.
                    if path.extension().is_none_or(|end| end != "yaml") {
                        continue;
                    }
                    let bytes = match file::read(system, &path) {
                        Ok(bytes) => bytes,
                        // Files of other programs are left alone.
                        Err(FileError::Absent { .. } | FileError::NotAFile { .. }) => continue,
                        Err(FileError::Failed { error, .. }) => return Err(unusable(&path, &error)),
                        Err(error) => return Err(error.into()),
                    };
                    let letter = std::str::from_utf8(&bytes).ok().and_then(|text| SignedEntry::read(text).ok());
                    letters.extend(letter.map(|letter| (letter.id, letter)));
                }
            }
        }
        Ok(OutOfOrderEntries { state: state.to_owned(), directory, letters })
    }

    /// Returns the entries that wait, in the order of their numbers.
    pub fn letters(&self) -> Vec<&SignedEntry> {
        let mut letters: Vec<&SignedEntry> = self.letters.values().collect();
        letters.sort_by_key(|letter| (letter.entry.seq, letter.id));
        letters
    }

    /// Keeps an entry that is signed with a key known here.
    ///
    /// # Errors
    /// Too many wait already, or the file cannot be written.
    pub fn keep(&mut self, system: &dyn FileSystem, letter: &SignedEntry) -> Result<(), Failure> {
        self.keep_up_to(system, letter, OF_ONE_MAX, KEPT_MAX)
    }

    /// Keeps an entry whose key is not known here: a stranger could send many.
    ///
    /// # Errors
    /// As [`OutOfOrderEntries::keep`].
    pub fn keep_unknown(&mut self, system: &dyn FileSystem, letter: &SignedEntry) -> Result<(), Failure> {
        self.keep_up_to(system, letter, UNKNOWN_OF_ONE_MAX, UNKNOWN_MAX)
    }

    fn keep_up_to(
        &mut self,
        system: &dyn FileSystem,
        letter: &SignedEntry,
        of_one: usize,
        all: usize,
    ) -> Result<(), Failure> {
        if self.letters.contains_key(&letter.id) {
            return Ok(());
        }
        let by = &letter.entry.by;
        let own = self.letters.values().filter(|known| known.entry.by == *by).count();
        if own >= of_one || self.letters.len() >= all {
            let reason = match own >= of_one {
                true => phrase!(
                    "early-of-one",
                    "{count} entries of {by} wait already for what comes before them, and no more are kept",
                    count = own.to_string(),
                    by
                ),
                false => phrase!(
                    "early-of-all",
                    "{count} entries wait already for what comes before them, and no more are kept",
                    count = self.letters.len().to_string()
                ),
            };
            let directory = printable_path(&self.directory);
            return Err(Failure::environment(reason).hint(phrase!(
                "early-hint",
                "`import` what is missing, or clear {directory}",
                directory
            )));
        }
        system.make_directory(&self.directory).map_err(|error| unusable(&self.directory, &error))?;
        match file::create(system, &self.path(&letter.id), &letter.text) {
            Ok(()) | Err(FileError::Exists { .. }) => {}
            Err(error) => return Err(error.into()),
        }
        self.letters.insert(letter.id, letter.clone());
        Ok(())
    }

    /// Whether an entry waits.
    pub fn has(&self, id: &Digest) -> bool {
        self.letters.contains_key(id)
    }

    /// How many entries wait.
    pub fn len(&self) -> usize {
        self.letters.len()
    }

    /// Whether no entry waits.
    pub fn is_empty(&self) -> bool {
        self.letters.is_empty()
    }

    /// Lets go of an entry that has found its place, or cannot have one.
    pub fn release(&mut self, system: &dyn FileSystem, id: &Digest) {
        if self.letters.remove(id).is_some() {
            // Should the file stay, the entry is found again at the next import, in its place already.
            let _ = system.remove(&self.path(id));
            let _ = system.remove(&self.note_path(id));
        }
    }

    /// The note about an entry; none if there is none, or it cannot be understood: it only says whom to tell.
    ///
    /// # Errors
    /// It is there and cannot be read.
    pub fn note(&self, system: &dyn FileSystem, id: &Digest) -> Result<Option<OutOfOrderNote>, Failure> {
        match file::read(system, &self.note_path(id)) {
            Ok(bytes) => Ok(serde_yaml::from_slice(&bytes).ok()),
            Err(FileError::Absent { .. }) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// Writes the note about an entry that waits.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn write_note(&self, system: &dyn FileSystem, id: &Digest, note: &OutOfOrderNote) -> Result<(), Failure> {
        // A map of texts has no value that YAML cannot hold.
        Ok(file::put(system, &self.note_path(id), serde_yaml::to_string(note).unwrap_or_default().as_bytes())?)
    }

    /// The entries that have waited since this time or longer, with their notes.
    ///
    /// # Errors
    /// A note cannot be read.
    pub fn since(&self, system: &dyn FileSystem, time: Time) -> Result<Vec<(&SignedEntry, OutOfOrderNote)>, Failure> {
        let mut found = Vec::new();
        for letter in self.letters() {
            let note = self.note(system, &letter.id)?.filter(|note| note.since <= time);
            found.extend(note.map(|note| (letter, note)));
        }
        Ok(found)
    }

    fn note_path(&self, id: &Digest) -> PathBuf {
        StateFile::EarlyNote(*id).below(&self.state)
    }

    fn path(&self, id: &Digest) -> PathBuf {
        StateFile::EarlyEntry(*id).below(&self.state)
    }
}

fn unusable(path: &Path, error: &std::io::Error) -> Failure {
    let directory = printable_path(path);
    let reason =
        phrase!("early-unusable", "{directory}, where early entries wait, cannot be used: {error}", directory, error);
    Failure::environment(reason).hint(phrase!(
        "early-unusable-hint",
        "do it again; if it goes on, the disk may be failing, or you are not allowed to read there"
    ))
}
