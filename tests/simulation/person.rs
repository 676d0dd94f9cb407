//! A player's computer: what is on its disk, and what its program knows until it is stopped.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::sync::Arc;

use adjudicate::crypto::{Digest, PublicKey};
use adjudicate::dice::Member;
use adjudicate::log::state::Kept;
use adjudicate::referee::{Fork, Match, Settled};

use crate::letters::{Body, Post};
use crate::referee::Referee;
use crate::scheme::Scheme;

/// What outlives the program.
#[derive(Clone)]
pub struct Disk {
    /// The log, charter first.
    pub log: Vec<Post>,
    /// What is kept beside it.
    pub aside: BTreeMap<Digest, Post>,
    /// What has come too early.
    pub early: BTreeMap<Digest, Post>,
    /// The kept state.
    pub kept: Option<Kept>,
    /// The entries that the kept state holds, read.
    pub own: BTreeMap<PublicKey, Post>,
}

impl Disk {
    /// Everything on it.
    pub fn letters(&self) -> Vec<Post> {
        self.log.iter().chain(self.aside.values()).chain(self.early.values()).cloned().collect()
    }

    /// The ids of the log.
    pub fn ids(&self) -> Vec<Digest> {
        self.log.iter().map(|letter| letter.id).collect()
    }
}

/// What goes with the program.
pub struct Memory {
    /// The match at the end of the log.
    pub state: Arc<Match>,
    /// What stands in the log.
    pub stood: BTreeSet<Digest>,
    /// Proofs that somebody has signed twice.
    pub forks: Vec<Fork>,
    /// Whether the log ends before one.
    pub stops: bool,
    /// Whose entries cannot make another proof of that.
    pub checked: BTreeSet<String>,
}

/// Somebody who has restored a backup and does not trust his log. He waits until no letter of his can be under way, and
/// asks everybody for theirs; only then does he sign again.
#[derive(Clone, Default)]
pub struct Recovery {
    /// When that was.
    pub since: i64,
    /// When he asked last.
    pub asked: Option<i64>,
    /// Who has answered.
    pub answered: BTreeSet<usize>,
}

/// Somebody with a program.
pub struct Person {
    /// His name in the log.
    pub name: String,
    /// What he is up to, if he cheats.
    pub scheme: Option<Scheme>,
    /// What outlives the program.
    pub disk: Disk,
    /// What goes with it; nothing while it is not running.
    pub memory: Option<Memory>,
    /// What has been delivered and not been looked at.
    pub inbox: Vec<Body>,
    /// Elements that have come to him alone; he has them on paper.
    pub elements: BTreeMap<Member, [u8; 32]>,
    /// Copies of the disk, of which one may be restored.
    pub backups: Vec<Disk>,
    /// He has restored one, or lost the state.
    pub recovery: Option<Recovery>,
    /// When his log grew last, or he wrote to everybody because it did not.
    pub moved: i64,
    /// Since when his log has been behind what he had seen.
    pub behind: Option<i64>,
    /// Since when he has had a fork before him, if he is the referee.
    pub stopped: Option<i64>,
    /// No ruling of his can settle it.
    pub gives_up: bool,
    /// When he looks next.
    pub wakes: i64,
    /// Who judges in all programs.
    referee: Rc<Referee>,
}

impl Person {
    /// Somebody who has a charter and nothing else.
    pub fn new(name: &str, charter: &Post, referee: &Rc<Referee>) -> Person {
        let disk = Disk {
            log: vec![charter.clone()],
            aside: BTreeMap::new(),
            early: BTreeMap::new(),
            kept: None,
            own: BTreeMap::new(),
        };
        Person {
            name: name.to_owned(),
            scheme: None,
            disk,
            memory: None,
            inbox: Vec::new(),
            elements: BTreeMap::new(),
            backups: Vec::new(),
            recovery: None,
            moved: 0,
            behind: None,
            stopped: None,
            gives_up: false,
            wakes: 0,
            referee: referee.clone(),
        }
    }

    /// Whether he does what the program tells him.
    pub fn honest(&self) -> bool {
        self.scheme.is_none()
    }

    /// Starts the program, if it is not running.
    pub fn start(&mut self) -> &mut Memory {
        let (disk, referee) = (&self.disk, &self.referee);
        self.memory.get_or_insert_with(|| {
            let state = referee.replay(&disk.log);
            let stood = disk.log.iter().map(|letter| letter.id).collect();
            let beside = disk.aside.values();
            let settled = match disk.aside.is_empty() {
                true => Settled::default(),
                false => referee.settle(disk.log.iter().chain(beside)),
            };
            Memory { state, stood, forks: settled.forks, stops: settled.stops, checked: BTreeSet::new() }
        })
    }

    /// The match of a program that runs.
    pub fn state(&mut self) -> Arc<Match> {
        self.start().state.clone()
    }
}
