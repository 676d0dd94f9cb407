//! The files of a person's games, and the judge of their entries.
//!
//! The pen and the inbox ask these two and nothing else, so that they do the same over a disk, over files in memory, and for a
//! person in a simulation whose program is stopped between any two writes.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use adjudicate_record::crypto::{Chain, Digest, Identity};
use adjudicate_record::log::file::{self, Disk, FileError, FileSystem, MemoryDisk, PrivateDisk};
use adjudicate_record::log::signing_state::{SigningState, StateError};
use adjudicate_record::log::{SignedEntry, Slip};
use adjudicate_referee::{Fault, ForkChoice, Match};
use adjudicate_rules::phrase;

use crate::checkpoint::Checkpoints;
use crate::failure::Failure;
use crate::game_file::{self, GameFile};
use crate::pending::Pending;

/// The files of games. Everything is written whole or not at all, and stays when the program is stopped.
pub trait GameFiles: Send + Sync {
    /// Returns the file system.
    fn system(&self) -> &dyn FileSystem;

    /// The same, where new files are for the user alone.
    fn private(&self) -> &dyn FileSystem;

    /// The checkpoints of the logs here, if there are any.
    fn checkpoints(&self) -> Option<&Checkpoints> {
        None
    }

    /// The names by which people call games and events here, if those are not the paths of files.
    fn catalogue(&self) -> Option<&dyn Catalogue> {
        None
    }

    /// The game of this file, verified.
    ///
    /// # Errors
    /// The file cannot be read, or the log is invalid.
    fn game(&self, path: &Path) -> Result<GameFile, Failure> {
        game_file::load(self.system(), path, None)
    }

    /// Returns the file beside this log.
    ///
    /// # Errors
    /// It is there and cannot be read.
    fn beside(&self, path: &Path) -> Result<Pending, Failure> {
        Pending::load(self.system(), path)
    }

    /// Changes the file beside a log, whatever other programs have written there meanwhile.
    ///
    /// # Errors
    /// It cannot be read or written.
    fn change_beside(&self, path: &Path, change: &mut dyn FnMut(&mut Pending)) -> Result<(), Failure> {
        Pending::change_in(self.system(), path, change)
    }

    /// Checks that the file beside a log can be changed, before anything is signed for which it must be.
    ///
    /// # Errors
    /// It cannot.
    fn check_beside(&self, path: &Path) -> Result<(), Failure> {
        file::check_beside(self.system(), path)
            .map_err(|error| Failure::from(error).hint(phrase!("nothing-signed", "nothing was signed")))
    }

    /// Adds entries to the log of a game that was read here.
    ///
    /// # Errors
    /// As [`file::append`].
    fn append(&self, game: &GameFile, more: &[&SignedEntry]) -> Result<(), FileError> {
        file::append(self.system(), &game.path, &game.bytes, &text_of(more))
    }

    /// Puts another line in the place of the log of a game that was read here.
    ///
    /// # Errors
    /// As [`file::replace`].
    fn replace(&self, game: &GameFile, line: &[&SignedEntry]) -> Result<(), FileError> {
        file::replace(self.system(), &game.path, &game.bytes, &text_of(line))
    }

    /// Returns the signing state of a game below the state directory.
    ///
    /// # Errors
    /// As [`SigningState::load`].
    fn kept(&self, directory: &Path, game: &Digest) -> Result<Option<SigningState>, StateError> {
        SigningState::load(self.system(), directory, game)
    }

    /// Stores the signing state.
    ///
    /// # Errors
    /// As [`SigningState::store`].
    fn keep(&self, directory: &Path, kept: &mut SigningState) -> Result<(), StateError> {
        kept.store(self.system(), directory)
    }
}

/// Finds games and events by their names.
pub trait Catalogue {
    /// Returns the path of the log of the game with this name. `None` if it is no game's name.
    ///
    /// # Errors
    /// No game or several games have the name, or the games cannot be read.
    fn game(&self, name: &str) -> Result<Option<PathBuf>, Failure>;

    /// Returns the directory of the event with this name. `None` if there is none.
    ///
    /// # Errors
    /// The event cannot be read.
    fn event(&self, name: &str) -> Result<Option<PathBuf>, Failure>;
}

fn text_of(letters: &[&SignedEntry]) -> String {
    letters.iter().map(|letter| letter.text.as_str()).collect()
}

/// Games that are remembered: a desk is at work on as many at once.
const LATELY: usize = 8;

/// Games in a file system. The games that were read last are remembered, because code that adds an entry to a game reads the game again, and
/// tells of it.
pub struct CachedGameFiles {
    system: Box<dyn FileSystem + Send + Sync>,
    private: Box<dyn FileSystem + Send + Sync>,
    lately: Mutex<VecDeque<GameFile>>,
    checkpoints: Option<Checkpoints>,
}

impl CachedGameFiles {
    /// Games on the disk.
    pub fn on_disk() -> CachedGameFiles {
        CachedGameFiles::over(Disk, PrivateDisk)
    }

    /// Games in this file system. In `private`, which is the same one, new files are for the user alone.
    pub fn over(
        system: impl FileSystem + Send + Sync + 'static,
        private: impl FileSystem + Send + Sync + 'static,
    ) -> CachedGameFiles {
        let (system, private) = (Box::new(system), Box::new(private));
        CachedGameFiles { system, private, lately: Mutex::default(), checkpoints: None }
    }

    /// The same, with checkpoints of their logs.
    pub fn with_checkpoints(self, checkpoints: Checkpoints) -> CachedGameFiles {
        CachedGameFiles { checkpoints: Some(checkpoints), ..self }
    }
}

impl GameFiles for CachedGameFiles {
    fn game(&self, path: &Path) -> Result<GameFile, Failure> {
        // A game is put there whole.
        let lately = || self.lately.lock().unwrap_or_else(PoisonError::into_inner);
        let known = {
            let mut lately = lately();
            let place = lately.iter().position(|game| game.path == path);
            place.and_then(|place| lately.remove(place))
        };
        let game = game_file::load_behind(self, path, known.as_ref())?;
        let mut lately = lately();
        lately.truncate(LATELY - 1);
        lately.push_front(game.clone());
        Ok(game)
    }

    fn system(&self) -> &dyn FileSystem {
        &*self.system
    }

    fn private(&self) -> &dyn FileSystem {
        &*self.private
    }

    fn checkpoints(&self) -> Option<&Checkpoints> {
        self.checkpoints.as_ref()
    }
}

/// Games in memory: everything in it is the user's alone.
impl GameFiles for MemoryDisk {
    fn system(&self) -> &dyn FileSystem {
        self
    }

    fn private(&self) -> &dyn FileSystem {
        self
    }
}

/// Judges entries. It is always the referee; but an entry's id covers everything before it, so callers that meet an
/// entry often may cache the result.
pub trait EntryJudge: Send + Sync {
    /// Returns the match behind an entry whose parent is the last entry of this match.
    ///
    /// # Errors
    /// The entry is not valid there.
    fn apply(&self, before: &Match, letter: &SignedEntry) -> Result<Match, Fault> {
        let mut after = before.clone();
        after.apply(letter)?;
        Ok(after)
    }

    /// Settles the entries of a game, for a reader who has followed those that `followed` says.
    fn settle(&self, letters: &[&SignedEntry], followed: &dyn Fn(&Digest) -> bool) -> ForkChoice {
        adjudicate_referee::fork_choice(letters, followed)
    }

    /// Whether the next entry behind this match could write a slip in.
    ///
    /// # Errors
    /// As [`Match::check_slip`].
    fn check_slip(&self, state: &Match, slip: &Slip) -> Result<(), Fault> {
        state.check_slip(slip).map(drop)
    }

    /// The dice chain that an identity has in a game behind the entry `base`.
    fn chain(&self, identity: &Identity, game: &Digest, base: &Digest) -> Arc<Chain> {
        Arc::new(Chain::new(identity, game, base))
    }
}

/// The referee, asked anew each time.
#[derive(Clone, Copy, Debug, Default)]
pub struct UncachedJudge;

impl EntryJudge for UncachedJudge {}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use adjudicate_record::log::Frames;

    const MERELS: &str = include_str!("../../../examples/roman-merels.yaml");
    const CHECKERS: &str = include_str!("../../../examples/roman-checkers.yaml");

    /// The bytes, the entries with their lines, and the head of a game.
    type Told = (Vec<u8>, Vec<(usize, Digest)>, Digest);

    /// Returns the outcome of reading a game, or the text of its failure.
    fn told(game: Result<GameFile, Failure>) -> Result<Told, String> {
        let game = game.map_err(|failure| failure.message().to_owned())?;
        let records = game.records.iter().map(|record| (record.line, record.id)).collect();
        Ok((game.bytes, records, game.state.head()))
    }

    #[test]
    fn a_game_that_is_read_again_is_what_it_is_when_it_is_read_for_the_first_time() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("game.yaml");
        let ends: Vec<usize> = Frames::new(MERELS.as_bytes())
            .scan(0, |end, frame| {
                *end += frame.unwrap().text.len();
                Some(*end)
            })
            .collect();
        let cut = |entries: usize| MERELS[..ends[entries - 1]].to_owned();
        let last = cut(ends.len());
        let signed_wrongly = format!("{}{}", cut(5), cut(6)[ends[4]..].replace("sig: ", "sig: A"));
        let twice = format!("{}{}", cut(5), &cut(5)[ends[3]..]);
        let logs = [
            cut(1),
            cut(4),
            cut(4),
            cut(5),
            signed_wrongly,
            cut(5),
            twice,
            cut(3),
            format!("{}---\nseq", cut(3)),
            CHECKERS.to_owned(),
            last,
        ];
        let store = CachedGameFiles::on_disk();
        for log in logs {
            std::fs::write(&path, &log).unwrap();
            assert_eq!(told(store.game(&path)), told(game_file::load(&Disk, &path, None)), "{log}");
        }
        std::fs::remove_file(&path).unwrap();
        assert!(store.game(&path).is_err());
    }

    #[test]
    fn who_retraces_a_game_sees_what_who_verifies_it_sees() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("game.yaml");
        std::fs::write(&path, MERELS).unwrap();
        let (mut verified, mut retraced) = (Vec::new(), Vec::new());
        let game = game_file::load_with(&Disk, &path, None, |_, entry, state| {
            verified.push((entry.seq, state.head(), state.play().scene(None)));
        });
        game.unwrap()
            .retrace(|entry, state| retraced.push((entry.seq, state.head(), state.play().scene(None))))
            .unwrap();
        assert!(retraced.len() > 5 && retraced == verified);
    }
}
