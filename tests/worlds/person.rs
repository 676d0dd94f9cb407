//! A player's computer: what is on its disk, and what its program knows until it is stopped.

use adjudicate::log::SignedEntry;
use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};

use adjudicate::crypto::{Digest, PublicKey};
use adjudicate::log::file::{FileError, FileSystem, MemoryDisk as Files};
use adjudicate::log::signing_state::{SigningState, StateError};
use adjudicate::referee::Match;
use adjudicate_agent::game_file::{FileEntry, GameFile};
use adjudicate_agent::game_files::GameFiles;
use adjudicate_agent::inbox::{GameIndex, OutOfOrderEntries};
use adjudicate_agent::pending::Pending;
use adjudicate_agent::{Failure, Prompter};

use crate::letters::{Body, Pack, Post};
use crate::referee::Referee;
use crate::scheme::Scheme;

/// The files that outlive the program.
#[derive(Default)]
pub struct Disk {
    /// The log, charter first.
    pub log: Vec<Post>,
    /// The file beside the log.
    pub beside: Pending,
    /// The kept state.
    pub kept: Option<SigningState>,
    /// Other files: entries that came too early wait in them.
    pub files: Files,
}

/// The directory of the program's state.
pub const STATE: &str = "state";

impl Clone for Disk {
    fn clone(&self) -> Disk {
        let Disk { log, beside, kept, files } = self;
        Disk { log: log.clone(), beside: beside.clone(), kept: kept.clone(), files: files.backup() }
    }
}

impl Disk {
    /// Everything on it.
    pub fn pack(&self) -> Pack {
        let aside = self.beside.entries.iter().cloned().chain(self.early()).map(Arc::new);
        let entries = self.log.iter().cloned().chain(aside).collect();
        Pack { entries, slips: self.beside.slips.clone(), elements: self.beside.elements.clone() }
    }

    /// Returns the entries that wait for their parents.
    pub fn early(&self) -> Vec<SignedEntry> {
        let early = OutOfOrderEntries::load(&self.files, STATE.as_ref());
        let early = early.unwrap_or_else(|failure| panic!("what waits cannot be read: {}", failure.message()));
        early.letters().into_iter().cloned().collect()
    }

    /// All entries of its log, and those that lie beside it.
    pub fn letters(&self) -> impl Iterator<Item = &SignedEntry> {
        self.log.iter().map(|letter| &**letter).chain(&self.beside.entries)
    }

    /// The ids of the log.
    pub fn ids(&self) -> Vec<Digest> {
        self.log.iter().map(|letter| letter.id).collect()
    }
}

/// A disk while a program works on it, which can be stopped before and after everything that it writes.
pub struct Drawer {
    inside: Mutex<Inside>,
    referee: Arc<Referee>,
    files: Files,
}

struct Inside {
    disk: Disk,
    /// How many moments before and after writing the program still lives through; it is not stopped if none is said.
    left: Option<usize>,
    dead: bool,
}

impl Drawer {
    /// A disk, and when the program that works on it is stopped.
    pub fn new(disk: Disk, left: Option<usize>, referee: &Arc<Referee>) -> Drawer {
        let files = disk.files.clone();
        Drawer { inside: Mutex::new(Inside { disk, left, dead: false }), referee: referee.clone(), files }
    }

    /// The disk, and whether the program was stopped over it.
    pub fn close(self) -> (Disk, bool) {
        let inside = self.inside.into_inner().unwrap();
        (inside.disk, inside.dead)
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap()
    }

    /// Writes something, unless the program is stopped before that; the person who asked does not hear of it if it is stopped behind
    /// it.
    fn write(&self, act: impl FnOnce(&mut Disk) -> Result<(), FileError>) -> Result<(), FileError> {
        let stopped = || FileError::Failed {
            step: "write",
            path: PathBuf::from("the disk"),
            error: io::Error::other("the program is stopped"),
            unchanged: true,
        };
        let mut inside = self.inside();
        if inside.passes() {
            act(&mut inside.disk)?;
        }
        if inside.passes() { Ok(()) } else { Err(stopped()) }
    }
}

impl Inside {
    fn passes(&mut self) -> bool {
        self.dead |= self.left == Some(0);
        self.left = self.left.map(|left| left.saturating_sub(1));
        !self.dead
    }
}

/// The drawer as an office has it.
pub struct Keeper(pub Arc<Drawer>);

impl GameFiles for Keeper {
    fn system(&self) -> &dyn FileSystem {
        &self.0.files
    }

    fn private(&self) -> &dyn FileSystem {
        &self.0.files
    }

    fn game(&self, path: &Path) -> Result<GameFile, Failure> {
        let inside = self.0.inside();
        let log = &inside.disk.log;
        let records = log.iter().map(|letter| FileEntry { letter: letter.clone(), line: 1 }).collect();
        let bytes = log.iter().map(|letter| letter.text.as_bytes()).collect::<Vec<_>>().concat();
        Ok(GameFile { path: path.to_owned(), bytes, records, state: (*self.0.referee.replay(log)).clone() })
    }

    fn beside(&self, _: &Path) -> Result<Pending, Failure> {
        Ok(self.0.inside().disk.beside.clone())
    }

    fn change_beside(&self, _: &Path, change: &mut dyn FnMut(&mut Pending)) -> Result<(), Failure> {
        self.0.write(|disk| {
            change(&mut disk.beside);
            Ok(())
        })?;
        Ok(())
    }

    fn append(&self, game: &GameFile, more: &[&SignedEntry]) -> Result<(), FileError> {
        self.0.write(|disk| {
            assert_eq!(disk.log.last().map(|last| last.id), Some(game.state.head()), "nobody else writes here");
            disk.log.extend(more.iter().map(|letter| Arc::new((*letter).clone())));
            Ok(())
        })
    }

    fn replace(&self, _: &GameFile, line: &[&SignedEntry]) -> Result<(), FileError> {
        self.0.write(|disk| {
            disk.log = line.iter().map(|letter| Arc::new((*letter).clone())).collect();
            Ok(())
        })
    }

    fn kept(&self, _: &Path, _: &Digest) -> Result<Option<SigningState>, StateError> {
        Ok(self.0.inside().disk.kept.clone())
    }

    /// Every value can be changed.
    fn check_beside(&self, _: &Path) -> Result<(), Failure> {
        Ok(())
    }

    fn keep(&self, _: &Path, kept: &mut SigningState) -> Result<(), StateError> {
        self.0.write(|disk| {
            disk.kept = Some(kept.clone());
            Ok(())
        })?;
        Ok(())
    }
}

/// Somebody who says yes to everything; what the program tells in passing is kept.
#[derive(Default)]
pub struct Consent(pub Arc<Mutex<Vec<String>>>);

impl Prompter for Consent {
    fn can_be_asked(&self) -> bool {
        true
    }

    fn confirm(&self, _: &str) -> Result<bool, Failure> {
        Ok(true)
    }

    fn confirm_for_safety(&self, _: &str, _: &str) -> Result<bool, Failure> {
        Ok(true)
    }

    fn passphrase(&self, _: &str) -> Result<String, Failure> {
        panic!("no key has a passphrase")
    }

    fn show(&self, _: &str) {}

    fn remark(&self, text: &str) {
        self.0.lock().unwrap().push(text.to_owned());
    }
}

/// The state of a running program, as its user sees it.
pub struct Memory {
    /// The match at the end of the log.
    pub state: Arc<Match>,
    /// Valid entries beside it.
    pub fallen: BTreeSet<Digest>,
    /// The entries of equal rank before which the line stops for who has followed none; none if it does not.
    pub stops: Vec<Digest>,
}

/// Somebody who has restored a backup and does not trust the log. They wait until no letter of theirs can be under way, and
/// ask everybody for theirs; only then do they sign again.
#[derive(Clone, Default)]
pub struct Recovery {
    /// When that was.
    pub since: i64,
    /// When they asked last.
    pub asked: Option<i64>,
    /// The people who have answered.
    pub answered: BTreeSet<usize>,
}

/// Somebody with a program.
pub struct Party {
    /// The owner of the keys.
    pub name: String,
    /// The name in the log: of several who may be referee one is.
    pub role: String,
    /// The scheme, for cheats.
    pub scheme: Option<Scheme>,
    /// The files that outlive the program.
    pub disk: Disk,
    /// The entries in the log, and valid ones beside it.
    pub has: BTreeSet<Digest>,
    /// The memory of the program; none while it is not running.
    pub memory: Option<Memory>,
    /// Which game letters belong to; it goes with the program, too.
    pub shelf: Option<GameIndex>,
    /// Letters that were delivered and not read yet.
    pub inbox: Vec<Body>,
    /// Copies of the disk, of which one may be restored.
    pub backups: Vec<Disk>,
    /// They have restored one, or lost the state.
    pub recovery: Option<Recovery>,
    /// Everything on the disk was old once: what had been signed since is forgotten, unless somebody has it.
    pub forgetful: bool,
    /// When the log grew last.
    pub grew: i64,
    /// When the log grew last, or they wrote to everybody because it did not.
    pub moved: i64,
    /// Since when the log has been behind what had been seen.
    pub behind: Option<i64>,
    /// Since when the referee has wanted to rule elsewhere than at the end of the log, and has asked everybody.
    pub asking: Option<i64>,
    /// A key that is lost; the referee has to give another.
    pub lost: Option<PublicKey>,
    /// When they look next.
    pub wakes: i64,
    /// The judge of all programs.
    referee: Arc<Referee>,
}

impl Party {
    /// Somebody who has a charter and nothing else.
    pub fn new(name: &str, role: &str, charter: &Post, referee: &Arc<Referee>) -> Party {
        Party {
            name: name.to_owned(),
            role: role.to_owned(),
            scheme: None,
            disk: Disk { log: vec![charter.clone()], ..Disk::default() },
            has: BTreeSet::from([charter.id]),
            memory: None,
            shelf: None,
            inbox: Vec::new(),
            backups: Vec::new(),
            recovery: None,
            forgetful: false,
            grew: 0,
            moved: 0,
            behind: None,
            asking: None,
            lost: None,
            wakes: 0,
            referee: referee.clone(),
        }
    }

    /// Whether they do what the program tells them.
    pub fn honest(&self) -> bool {
        self.scheme.is_none()
    }

    /// Starts the program, if it is not running.
    pub fn start(&mut self) -> &mut Memory {
        let (disk, referee) = (&self.disk, &self.referee);
        self.memory.get_or_insert_with(|| {
            let mut memory = Memory { state: referee.replay(&disk.log), fallen: BTreeSet::new(), stops: Vec::new() };
            if !disk.beside.entries.is_empty() {
                let settled = referee.settled(&disk.letters().collect::<Vec<_>>(), &|_| false);
                let stood: BTreeSet<Digest> = disk.log.iter().map(|letter| letter.id).collect();
                let all = settled.line.iter().chain(&settled.orphaned);
                memory.fallen = all.filter(|id| !stood.contains(*id)).copied().collect();
                memory.stops.clone_from(&settled.stops_before);
            }
            memory
        })
    }

    /// The match of a program that runs.
    pub fn state(&mut self) -> Arc<Match> {
        self.start().state.clone()
    }
}
