//! The documents of a store in memory, for one piece of work: they are checked out, changed, and committed in one transaction.

use std::path::Path;

use adjudicate_agent::Failure;
use adjudicate_agent::scan;
use adjudicate_desk::unread::UnreadNote;
use adjudicate_mail::ledger::NoticeLedger;
use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_record::log::file::{self, FileSystem, MemoryDisk};
use adjudicate_record::log::layout::{EMPTY, STATE, StateFile, directories};
use adjudicate_rules::phrase;

use crate::change_set::{ChangeSet, NextCheck, NextCheckFn};
use crate::files;
use crate::message;
use crate::store::{CommitOutcome, Query, Snapshot, Store};

/// Documents that were checked out, as files in memory.
pub struct WorkingCopy {
    memory: MemoryDisk,
    out: Snapshot,
}

impl WorkingCopy {
    /// Replaces all files in `memory` by these documents.
    ///
    /// # Errors
    /// A path leads out of the directory.
    pub fn fill(memory: &MemoryDisk, out: Snapshot) -> Result<WorkingCopy, Failure> {
        out.files.keys().try_for_each(|path| files::check(path))?;
        memory.fill(&out.files);
        EMPTY.iter().try_for_each(|directory| file::make_directory(memory, Path::new(directory)))?;
        Ok(WorkingCopy { memory: memory.clone(), out })
    }

    /// Checks documents out into memory of their own.
    ///
    /// # Errors
    /// The store cannot be read.
    pub fn check_out(keep: &mut dyn Store, wanted: &Query) -> Result<WorkingCopy, Failure> {
        WorkingCopy::fill(&MemoryDisk::default(), keep.check_out(wanted)?)
    }

    /// Checks more documents out. Those that are here already stay as they were checked out.
    ///
    /// # Errors
    /// The store cannot be read, or a path leads out of the directory.
    pub fn add(&mut self, keep: &mut dyn Store, wanted: &Query) -> Result<(), Failure> {
        let more = keep.check_out(wanted)?;
        for (path, bytes) in more.files {
            files::check(&path)?;
            if !self.out.files.contains_key(&path) {
                let place = Path::new(&path);
                file::make_directory(&self.memory, place.parent().unwrap_or(place))?;
                file::put(&self.memory, place, &bytes)?;
                self.out.files.insert(path, bytes);
            }
        }
        for (path, game) in more.games {
            self.out.games.entry(path).or_insert(game);
        }
        for (path, version) in more.versions {
            self.out.versions.entry(path).or_insert(version);
        }
        Ok(())
    }

    /// Returns the files, in which changes are made.
    pub fn memory(&self) -> &MemoryDisk {
        &self.memory
    }

    /// Returns the documents as they were checked out.
    pub fn checkout(&self) -> &Snapshot {
        &self.out
    }

    /// Returns what was changed. `due` says of a game and its last entry when a desk has to look at it though nobody writes.
    ///
    /// # Errors
    /// As [`ChangeSet::between`].
    pub fn changes(&self, due: NextCheckFn<'_>) -> Result<ChangeSet, Failure> {
        ChangeSet::between(&self.out, &self.memory.files(), due)
    }

    /// Commits what was changed, and returns whether that was anything. `read` takes a message out of those that are left for a person, in
    /// the same transaction: its SHA-256, and whether it was answered.
    ///
    /// # Errors
    /// Somebody else was first, or has dealt with the message meanwhile, or the store cannot be written: nothing was changed there.
    pub fn commit(&self, keep: &mut dyn Store, read: Option<(Digest, bool)>) -> Result<bool, Failure> {
        let mut unit = self.changes(&|game, head| due(&self.memory, Path::new(STATE), game, head))?;
        unit.leave_out_idle();
        unit.read = read;
        if unit.is_idle() {
            return Ok(false);
        }
        match keep.commit(&unit)? {
            CommitOutcome::Gone if read.is_some() => Err(Failure::environment(phrase!(
                "letter-dealt-with",
                "the letter is left for nobody any more: somebody else has dealt with it; nothing was written"
            ))
            .hint(phrase!("letter-dealt-with-hint", "`adjudicate mail unread` lists those that are left"))),
            CommitOutcome::Done | CommitOutcome::Gone => Ok(true),
            CommitOutcome::Conflict => Err(Failure::environment(phrase!(
                "game-changed-meanwhile",
                "somebody else has changed the game in the store in the meantime; nothing was written there"
            ))
            .hint(phrase!("hint-file-changed", "look at the game as it is now, then do it again"))),
        }
    }
}

/// When something is to be told of a game though nobody writes: at once, if its last entry was not told.
pub(crate) fn due(
    system: &dyn FileSystem,
    state: &Path,
    game: &Digest,
    head: &Digest,
) -> Result<Option<NextCheck>, Failure> {
    let ledger = NoticeLedger::load(system, state, game)?;
    Ok(if ledger.has_told(head) { ledger.next().map(|next| NextCheck::At(next.unix())) } else { Some(NextCheck::Now) })
}

/// Returns the documents for a person who deals with a message that was left: the games of the message and of its sender, and the
/// note about it.
pub fn wanted_by_letter(message: &[u8]) -> Query {
    let (found, pictures) = scan::glance(message);
    let note = StateFile::LeftLetter(Digest(sha256(&[message])));
    let mut wanted = message::wanted(&found, pictures);
    wanted.sender_always = true;
    wanted.below.push(note.in_store());
    wanted
}

/// A message that is left for a person, with the note that says why.
pub type LeftLetter = (Vec<u8>, Option<UnreadNote>);

/// The messages that are left for a person, the oldest first, with the notes that say why.
///
/// # Errors
/// The store cannot be read.
pub fn letters_left(keep: &mut dyn Store) -> Result<Vec<LeftLetter>, Failure> {
    let messages = keep.unread()?;
    let below = vec![format!("{STATE}/{}/", directories::LEFT)];
    let notes = keep.check_out(&Query { below, ..Query::default() })?.files;
    let with_note = |message: Vec<u8>| {
        let file = StateFile::LeftLetter(Digest(sha256(&[&message])));
        let note = notes.get(&file.in_store()).and_then(|bytes| UnreadNote::parse(bytes));
        (message, note)
    };
    Ok(messages.into_values().map(with_note).collect())
}
