//! A player's computer: what is on its disk, and what its program knows until it is stopped.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::sync::Arc;

use adjudicate::crypto::{Digest, PublicKey};
use adjudicate::log::Slip;
use adjudicate::log::state::{GivenElement, Kept};
use adjudicate::referee::Match;

use crate::letters::{Body, Element, Pack, Post};
use crate::referee::Referee;
use crate::scheme::Scheme;

/// An entry with its signature, which its id does not cover.
pub type Key = (Digest, [u8; 64]);

/// What outlives the program.
#[derive(Clone)]
pub struct Disk {
    /// The log, charter first.
    pub log: Vec<Post>,
    /// Entries beside it, which fell out or came too early.
    pub aside: BTreeMap<Key, Post>,
    /// Slips that wait.
    pub slips: Vec<Arc<Slip>>,
    /// Elements that came on their own, or went out so.
    pub elements: Vec<Element>,
    /// The kept state.
    pub kept: Option<Kept>,
    /// A part of it: the highest element given of each chain, with its roll. A key has another chain after an agreement on a
    /// referee, whose elements are numbered from its beginning.
    pub given: BTreeMap<(PublicKey, Digest), GivenElement>,
}

/// The place of an entry beside the log.
pub fn key(letter: &Post) -> Key {
    (letter.id, *letter.entry.sig.as_bytes())
}

impl Disk {
    /// Everything on it.
    pub fn pack(&self) -> Pack {
        let entries = self.log.iter().chain(self.aside.values()).cloned().collect();
        Pack { entries, slips: self.slips.clone(), elements: self.elements.clone() }
    }

    /// The ids of the log.
    pub fn ids(&self) -> Vec<Digest> {
        self.log.iter().map(|letter| letter.id).collect()
    }

    /// Whether an entry with this id lies beside the log, and all that it is built on is here too. One that came too early
    /// says nothing of what its author has signed since the log ended.
    pub fn holds(&self, id: &Digest) -> bool {
        let beside = |id: &Digest| self.aside.range((*id, [0; 64])..=(*id, [255; 64])).next();
        let mut at = beside(id);
        while let Some(prev) = at.and_then(|(_, letter)| letter.entry.prev) {
            if self.log.iter().any(|letter| letter.id == prev) {
                return true;
            }
            at = beside(&prev);
        }
        false
    }

    /// Keeps a slip.
    pub fn take_slip(&mut self, slip: &Arc<Slip>) {
        if self.slips.iter().all(|known| **known != **slip) {
            self.slips.push(slip.clone());
        }
    }

    /// Keeps an element.
    pub fn take_element(&mut self, element: &Element) {
        if !self.elements.contains(element) {
            self.elements.push(element.clone());
        }
    }
}

/// What goes with the program.
pub struct Memory {
    /// The match at the end of the log.
    pub state: Arc<Match>,
    /// What stands in the log.
    pub stood: BTreeSet<Digest>,
    /// Valid entries beside it, as far as that has been found out.
    pub fallen: BTreeSet<Digest>,
    /// What was refused.
    pub refused: BTreeSet<Key>,
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
    /// Who has answered.
    pub answered: BTreeSet<usize>,
}

/// Somebody with a program.
pub struct Party {
    /// Whose keys they have.
    pub name: String,
    /// The name in the log: of several who may be referee one is.
    pub role: String,
    /// What they are up to, if they cheat.
    pub scheme: Option<Scheme>,
    /// What outlives the program.
    pub disk: Disk,
    /// What goes with it; nothing while it is not running.
    pub memory: Option<Memory>,
    /// What has been delivered and not been looked at.
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
    /// Who judges in all programs.
    referee: Rc<Referee>,
}

impl Party {
    /// Somebody who has a charter and nothing else.
    pub fn new(name: &str, role: &str, charter: &Post, referee: &Rc<Referee>) -> Party {
        let disk = Disk {
            log: vec![charter.clone()],
            aside: BTreeMap::new(),
            slips: Vec::new(),
            elements: Vec::new(),
            kept: None,
            given: BTreeMap::new(),
        };
        Party {
            name: name.to_owned(),
            role: role.to_owned(),
            scheme: None,
            disk,
            memory: None,
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
            let state = referee.replay(&disk.log);
            let stood = disk.log.iter().map(|letter| letter.id).collect();
            let mut memory =
                Memory { state, stood, fallen: BTreeSet::new(), refused: BTreeSet::new(), stops: Vec::new() };
            if !disk.aside.is_empty() {
                let settled = referee.settle(disk.log.iter().chain(disk.aside.values()), &BTreeSet::new());
                let line = &memory.stood;
                let all = settled.line.iter().chain(&settled.fallen);
                memory.fallen = all.filter(|id| !line.contains(*id)).copied().collect();
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
