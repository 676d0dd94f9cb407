//! The signatures that a program has given, stored so that it never signs twice (protocol, section 5, last paragraph).
//!
//! Per game: the last entry it has seen, the highest number of a ruling and, per key, what it has signed behind which entry,
//! and the highest dice element it gave out with its roll. All of it is on the disk before anything is sent. It is no part of a game: who loses it is asked whether to
//! trust the log.

mod comparison;

use super::layout::StateFile;
use crate::printable::printable_path;
use std::fmt;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

pub use comparison::StateComparison;

use super::entry::Entry;
use super::file::{self, FileError, FileSystem};
use super::{read, write};
use crate::crypto::{Digest, PublicKey, sha256};
use adjudicate_rules::{Phrase, PhraseArgument, phrase};

/// The limit on the file of a signing state: it holds one entry per key of one person, so a larger file is something
/// else.
const STATE_MAX: usize = 1024 * 1024;

/// The first word of the last line; the digest of all lines before it follows.
const CHECK: &str = "check: ";

/// The signing state of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SigningState {
    game: Digest,
    seq: u64,
    id: Digest,
    /// Grows whenever a program completes what another one had begun, so that the other one finds out.
    #[serde(default)]
    completions: u64,
    /// The highest number of a ruling that was ever signed here, in whatever branch.
    #[serde(default)]
    nr: u64,
    /// An entry or a slip that was to be sent at once and has not been handed over yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    unsent: Option<Digest>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    signers: Vec<SignerState>,
    /// The file as it was read or written last.
    #[serde(skip)]
    stored: Option<String>,
}

/// The signing state of one key in one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SignerState {
    key: PublicKey,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    elements: Vec<GivenElement>,
    /// The entries signed with this key that the last entry seen does not build on: a second entry could contradict
    /// them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    signed: Vec<SigningRecord>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    entry: Option<String>,
}

/// The highest element of a chain that a key has given, and the roll that it was given to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GivenElement {
    /// The entry behind which the chain was made: after an agreement on a referee a key has another chain.
    pub base: Digest,
    /// The element's number in its chain.
    pub number: u32,
    /// The entry that made the roll pending, or cancelled the elements that were in.
    pub asked: Digest,
}

/// A signed entry with its parent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SigningRecord {
    /// The entry before it; absent before a charter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prev: Option<Digest>,
    /// The entry.
    pub id: Digest,
    /// The number, if it is a ruling.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nr: Option<u64>,
}

impl SigningState {
    /// The state of a game of which nothing was known until this entry of it was seen.
    pub fn new(game: Digest, seq: u64, id: Digest) -> SigningState {
        SigningState { game, seq, id, completions: 0, nr: 0, unsent: None, signers: Vec::new(), stored: None }
    }

    /// Loads the state of this game from this directory, if there is one.
    ///
    /// # Errors
    /// The file cannot be read, or what it holds is damaged. That is never taken for nothing: it could mean signing
    /// twice.
    pub fn load(system: &dyn FileSystem, directory: &Path, game: &Digest) -> Result<Option<SigningState>, StateError> {
        let path = path_of(directory, game);
        let bytes = match file::read(system, &path) {
            Err(FileError::Absent { .. }) => return Ok(None),
            read => read?,
        };
        let damaged = |reason: Phrase| StateError::Damaged { path: path.clone(), reason };
        if bytes.len() > STATE_MAX {
            return Err(damaged(too_large()));
        }
        let text = String::from_utf8(bytes).map_err(|error| damaged(error.to_string().into()))?;
        let mut kept = SigningState::parse(&text, game, &path)?;
        kept.stored = Some(text);
        Ok(Some(kept))
    }

    /// Reads the text of a kept state, such as one in a backup; `path` is what messages call it.
    ///
    /// # Errors
    /// [`StateError::Damaged`] if it is no kept state of this game.
    pub fn parse(text: &str, game: &Digest, path: &Path) -> Result<SigningState, StateError> {
        let damaged = |reason: Phrase| StateError::Damaged { path: path.to_owned(), reason };
        if text.len() > STATE_MAX {
            return Err(damaged(too_large()));
        }
        let unfit = || damaged(phrase!("state-unfit", "its last line does not fit the rest"));
        let body = unsealed(text).ok_or_else(unfit)?;
        let kept: SigningState = serde_yaml::from_str(body).map_err(|error| damaged(error.to_string().into()))?;
        if kept.game != *game {
            return Err(damaged(phrase!("state-of-another", "it is about another game")));
        }
        for entry in kept.signers.iter().filter_map(|signer| signer.entry.as_ref()) {
            read(entry).map_err(|fault| {
                damaged(phrase!(
                    "state-entry",
                    "the entry it keeps: line {line}: {reason}",
                    line = PhraseArgument::count(fault.line),
                    reason = fault.reason
                ))
            })?;
        }
        Ok(kept)
    }

    /// Adds what another copy of the state of this game knows, such as one from a backup. Nothing that either copy has signed,
    /// given out or seen is forgotten, whichever of them is older.
    pub fn merge(&mut self, other: &SigningState) {
        if other.seq > self.seq {
            (self.seq, self.id) = (other.seq, other.id);
        }
        self.completions = self.completions.max(other.completions);
        self.nr = self.nr.max(other.nr);
        for theirs in &other.signers {
            theirs.elements.iter().for_each(|given| self.note_given(&theirs.key, *given));
            let own = self.signer_mut(&theirs.key);
            for placed in &theirs.signed {
                if own.signed.iter().all(|known| known.id != placed.id) {
                    own.signed.push(*placed);
                }
            }
            if seq_of(theirs.entry.as_deref()) > seq_of(own.entry.as_deref()) {
                own.entry.clone_from(&theirs.entry);
            }
        }
    }

    /// Puts this state on the disk.
    ///
    /// # Errors
    /// [`FileError::Changed`] if another program has stored a newer one since this one was loaded: load that, and
    /// decide anew. Otherwise as [`file::append`].
    pub fn store(&mut self, system: &dyn FileSystem, directory: &Path) -> Result<(), StateError> {
        let path = path_of(directory, &self.game);
        let text = serde_yaml::to_string(self)
            .map(sealed)
            .map_err(|error| StateError::Damaged { path: path.clone(), reason: error.to_string().into() })?;
        make_home(system, directory, &path)?;
        let known = self.stored.as_ref().map(String::as_bytes);
        file::rewrite(system, &path, |old| match old.as_deref() == known {
            true => Ok(Some(text.clone().into_bytes())),
            false => Err(FileError::Changed { path: path.clone() }),
        })?;
        self.stored = Some(text);
        Ok(())
    }

    /// The last entry seen: its number and its id.
    pub fn seen(&self) -> (u64, Digest) {
        (self.seq, self.id)
    }

    /// The highest dice element that this key has given out of its chain with this base.
    pub fn given(&self, key: &PublicKey, base: &Digest) -> Option<GivenElement> {
        self.signer(key)?.elements.iter().find(|given| given.base == *base).copied()
    }

    /// The highest number of a ruling that was signed here.
    pub fn nr(&self) -> u64 {
        self.nr
    }

    /// Returns the entries signed here that the last entry seen is not known to build on.
    pub fn signed(&self) -> impl Iterator<Item = &SigningRecord> {
        self.signers.iter().flat_map(|signer| &signer.signed)
    }

    /// The texts of the entries that each key signed last.
    pub fn entries(&self) -> impl Iterator<Item = &str> {
        self.signers.iter().filter_map(|signer| signer.entry.as_deref())
    }

    /// The text of the entry that this key signed last.
    pub fn entry(&self, key: &PublicKey) -> Option<&str> {
        self.signer(key)?.entry.as_deref()
    }

    /// Notes the last entry of a log that was compared with this state ([`StateComparison`]) and found good. The entries
    /// signed in this line are ancestors of that entry.
    pub fn note_seen(&mut self, seq: u64, id: Digest, in_line: impl Fn(&Digest) -> bool) {
        (self.seq, self.id) = (seq, id);
        for signer in &mut self.signers {
            signer.signed.retain(|placed| !in_line(&placed.id));
        }
    }

    /// Notes an entry that this key has signed, before it goes anywhere, and the highest element that it gives out.
    pub fn note_signed(&mut self, key: &PublicKey, entry: &Entry, given: Option<GivenElement>) {
        let id = id_of(entry);
        let nr = entry.kind.ruling_number();
        (self.seq, self.id) = (entry.seq, id);
        self.nr = self.nr.max(nr.unwrap_or(0));
        if let Some(given) = given {
            self.note_given(key, given);
        }
        let signer = self.signer_mut(key);
        signer.signed.push(SigningRecord { prev: entry.prev, id, nr });
        signer.entry = Some(write(entry));
    }

    /// Notes that an entry which was signed and is missing in the log is being put there.
    pub fn note_completing(&mut self) {
        self.completions = self.completions.saturating_add(1);
    }

    /// Returns the message that was to be sent at once and was not handed over, because the program was stopped in
    /// between.
    pub fn unsent(&self) -> Option<Digest> {
        self.unsent
    }

    /// Records a message that is to be sent at once, or that it has been handed over.
    pub fn note_unsent(&mut self, unsent: Option<Digest>) {
        self.unsent = unsent;
    }

    /// Notes an element that this key gives out, in an entry or on its own.
    pub fn note_given(&mut self, key: &PublicKey, given: GivenElement) {
        let elements = &mut self.signer_mut(key).elements;
        match elements.iter_mut().find(|known| known.base == given.base) {
            Some(known) if known.number < given.number => *known = given,
            Some(_) => {}
            None => elements.push(given),
        }
    }

    /// Goes back to an earlier state of the same game, for an entry that was stored but then neither appended nor sent
    /// (the log had changed meanwhile). Nobody has seen it, so nothing was signed twice.
    pub fn withdraw(&mut self, earlier: &SigningState) {
        let (stored, completions) = (self.stored.take(), self.completions);
        *self = SigningState { stored, completions, ..earlier.clone() };
    }

    fn signer(&self, key: &PublicKey) -> Option<&SignerState> {
        self.signers.iter().find(|signer| signer.key == *key)
    }

    fn signer_mut(&mut self, key: &PublicKey) -> &mut SignerState {
        let at = self.signers.iter().position(|signer| signer.key == *key).unwrap_or(self.signers.len());
        if at == self.signers.len() {
            self.signers.push(SignerState { key: *key, elements: Vec::new(), signed: Vec::new(), entry: None });
        }
        &mut self.signers[at]
    }
}

/// The number of a kept entry; none comes before all numbers.
fn seq_of(entry: Option<&str>) -> Option<u64> {
    read(entry?).ok().map(|entry| entry.seq)
}

/// A file that lost its end would still be YAML, and what it forgot could be signed a second time.
fn sealed(body: String) -> String {
    let digest = Digest(sha256(&[body.as_bytes()]));
    format!("{body}{CHECK}{digest}\n")
}

fn unsealed(text: &str) -> Option<&str> {
    let (body, digest) = text.strip_suffix('\n')?.rsplit_once(CHECK)?;
    (Digest::parse(digest)? == Digest(sha256(&[body.as_bytes()]))).then_some(body)
}

fn id_of(entry: &Entry) -> Digest {
    Digest(sha256(&[super::payload(entry).as_bytes()]))
}

fn path_of(directory: &Path, game: &Digest) -> PathBuf {
    StateFile::Signing(*game).below(directory)
}

/// Makes the directory of the kept states, and sees to it that it outlives a power failure.
fn make_home(system: &dyn FileSystem, directory: &Path, path: &Path) -> Result<(), FileError> {
    let games = path.parent().unwrap_or(directory);
    if file::is_there(system, games)? {
        return Ok(());
    }
    let refused = |step, error| FileError::Failed { step, path: games.to_owned(), error, unchanged: true };
    system.make_directory(games).map_err(|error| refused("make the directory", error))?;
    for above in [Some(directory), directory.parent()].into_iter().flatten().filter(|path| !path.as_os_str().is_empty())
    {
        system.sync_directory(above).map_err(|error| refused("bring to the disk", error))?;
    }
    Ok(())
}

/// Why a kept state was not read or not written.
#[derive(Debug)]
pub enum StateError {
    /// The file was not read or not written.
    File(FileError),
    /// The file holds something that this program has not written.
    Damaged {
        /// The file.
        path: PathBuf,
        /// The fault in the file.
        reason: Phrase,
    },
}

impl StateError {
    /// Returns a hint for the user, if there is one.
    pub fn hint(&self) -> Option<Phrase> {
        match self {
            StateError::File(error) => error.hint(),
            StateError::Damaged { .. } => Some(phrase!(
                "hint-state-damaged",
                "restore it from a backup; or move it away, and before you sign again compare your log with the others' \
                 (`dispute`): without this file the program cannot know what you have signed"
            )),
        }
    }

    /// The error in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            StateError::File(error) => error.phrase(),
            StateError::Damaged { path, reason } => phrase!(
                "state-damaged",
                "`{file}`, which keeps what you have signed, is damaged: {reason}",
                file = printable_path(path),
                reason = reason.clone()
            ),
        }
    }
}

impl fmt::Display for StateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.phrase())
    }
}

impl std::error::Error for StateError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            StateError::File(error) => Some(error),
            StateError::Damaged { .. } => None,
        }
    }
}

fn too_large() -> Phrase {
    phrase!("state-large", "it is far too large")
}

impl From<FileError> for StateError {
    fn from(error: FileError) -> StateError {
        StateError::File(error)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests;
