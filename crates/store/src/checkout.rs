//! Commands on a game or an event of a store: whatever a command names is checked out into memory, and its changes are committed when
//! it ends.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use adjudicate_agent::game_files::{CachedGameFiles, Catalogue, GameFiles};
use adjudicate_agent::{Failure, game_file};
use adjudicate_record::log::file::{FileSystem, MemoryDisk, OverlayDisk};
use adjudicate_record::log::layout::{self, EVENT_LOG, EVENTS, GAMES, STATE};
use adjudicate_rules::phrase;

use crate::files::remembered_of_events;
use crate::listing::several_games;
use crate::local::WorkingCopy;
use crate::store::{Query, Snapshot, Store};

/// Characters of an id that are enough for a name: what is shorter is taken for something else.
const ID_MIN: usize = 6;
/// The directories of the store. Relative paths that begin with one of them are its documents, and all others are files of this computer.
const DIRECTORIES: &[&str] = &[GAMES, EVENTS, STATE];

/// The games and the event that a command has named so far.
pub struct CheckoutStore {
    files: CachedGameFiles,
    inner: Mutex<Inner>,
}

struct Inner {
    keep: Box<dyn Store>,
    copy: WorkingCopy,
}

impl CheckoutStore {
    /// Nothing of this store yet.
    ///
    /// # Errors
    /// The memory cannot be used.
    pub fn of(keep: Box<dyn Store>) -> Result<CheckoutStore, Failure> {
        let copy = WorkingCopy::fill(&MemoryDisk::default(), Snapshot::default())?;
        let files = OverlayDisk::new(copy.memory().clone(), DIRECTORIES);
        Ok(CheckoutStore {
            files: CachedGameFiles::over(files.clone(), files),
            inner: Mutex::new(Inner { keep, copy }),
        })
    }

    /// Commits what was changed, in one transaction.
    ///
    /// # Errors
    /// Somebody else was first, or the store cannot be written: nothing was changed there.
    pub fn commit(&self) -> Result<(), Failure> {
        let inner = &mut *self.inner();
        inner.copy.commit(&mut *inner.keep, None).map(drop)
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl GameFiles for CheckoutStore {
    fn system(&self) -> &dyn FileSystem {
        self.files.system()
    }

    fn private(&self) -> &dyn FileSystem {
        self.files.private()
    }

    fn game(&self, path: &Path) -> Result<game_file::GameFile, Failure> {
        self.files.game(path)
    }

    fn catalogue(&self) -> Option<&dyn Catalogue> {
        Some(self)
    }
}

impl Catalogue for CheckoutStore {
    fn game(&self, name: &str) -> Result<Option<PathBuf>, Failure> {
        let hex = name.strip_prefix("sha256:").unwrap_or(name);
        let is_id = hex.len() >= ID_MIN && hex.bytes().all(|byte| byte.is_ascii_hexdigit());
        let directory = name.split_once('/').map(|(directory, _)| directory);
        let is_path = directory.is_some_and(|directory| [GAMES, EVENTS].contains(&directory));
        if !is_id && !is_path {
            return Ok(None);
        }
        let Inner { keep, copy } = &mut *self.inner();
        if copy.checkout().games.contains_key(name) {
            return Ok(Some(PathBuf::from(name)));
        }
        let found = keep.find(name)?;
        let [game] = found.as_slice() else {
            return match found.is_empty() {
                true if is_path => Ok(None),
                true => Err(Failure::usage(phrase!(
                    "no-game-of-store",
                    "no game of the store has an id that begins with {name}",
                    name
                ))),
                false => Err(several_games(name)),
            };
        };
        copy.add(&mut **keep, &Query { ids: vec![*game], ..Query::default() })?;
        let path = copy.checkout().games.iter().find(|(_, held)| held.id == *game).map(|(path, _)| path);
        Ok(path.map(PathBuf::from))
    }

    fn event(&self, name: &str) -> Result<Option<PathBuf>, Failure> {
        let name = name.strip_prefix(EVENTS).and_then(|name| name.strip_prefix('/')).unwrap_or(name);
        let name = name.strip_suffix(EVENT_LOG).and_then(|name| name.strip_suffix('/')).unwrap_or(name);
        if name.is_empty() || name.starts_with('-') || name.contains('/') {
            return Ok(None);
        }
        let below = format!("{EVENTS}/{name}");
        let log = layout::event_log(name);
        let Inner { keep, copy } = &mut *self.inner();
        if !copy.checkout().files.contains_key(&log) {
            let below = std::iter::once(format!("{below}/")).chain(remembered_of_events()).collect();
            copy.add(&mut **keep, &Query { below, ..Query::default() })?;
        }
        Ok(copy.checkout().files.contains_key(&log).then(|| PathBuf::from(below)))
    }
}
