//! One world: a game, its people, the post between them, and the clock, all from one seed.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};
use std::sync::Arc;

use adjudicate::crypto::{Digest, Identity, Namespace, PublicKey, Signature};
use adjudicate::log::signing_state::GivenElement;
use adjudicate::log::{Entry, EntryKind, Reveal, SignedEntry, Time};
use adjudicate::referee::{Author, FaultClass, Match, RULINGS_MAX};
use adjudicate_testkit::Random;

use crate::counts::Counts;
use crate::keys::Keys;
use crate::letters::{Body, Pack, Post, SLOWEST, letter, message, unpack};
use crate::person::Party;
use crate::referee::Referee;
use crate::scheme::{Scheme, Watched};
use crate::table::{self, Plan, chance};

const START: i64 = 1_795_025_000;
/// In each world of so many a series of Parcus games is played.
const SERIES: u64 = 8;
/// In each world of so many the referee rules as often as he can.
const BUSY: u64 = 64;
/// Eras for which the chains of other worlds last.
pub const ERAS: u32 = 8;
/// The file of the game, on every disk.
pub const GAME: &str = "game.yaml";
pub const HOUR: i64 = 3_600;
pub const DAY: i64 = 86_400;

/// One world.
pub struct Globe {
    /// The source of all randomness in it.
    pub random: Random,
    /// Everybody's keys.
    pub keys: Keys,
    /// The plan.
    pub plan: Plan,
    /// The judge of all programs.
    pub referee: Arc<Referee>,
    /// The people with a program.
    pub people: Vec<Party>,
    /// The game.
    pub game: Digest,
    /// The counts.
    pub counts: Counts,
    /// When the game began.
    began: i64,
    /// The time, in seconds since then.
    pub now: i64,
    /// Letters that must never be taken, and what is wrong with them.
    pub watched: BTreeMap<Digest, Watched>,
    /// Entries that were taken into somebody's log who is not their author, and by whom.
    pub held: BTreeMap<Digest, BTreeSet<usize>>,
    /// Every entry that a person signed.
    pub signed: BTreeMap<Digest, (usize, Post)>,
    /// The highest element that an honest key has given, by the chain.
    pub given: BTreeMap<(PublicKey, Digest), GivenElement>,
    /// The people who have been offered as referee.
    pub given_out: BTreeSet<String>,
    /// The owners of keys that a thief has used.
    pub robbed: BTreeSet<String>,
    /// Letters that people who want to play and nothing else would write.
    pub needed: u64,
    last_writer: Option<usize>,
    trace: bool,
    events: BinaryHeap<Reverse<(i64, u64, usize)>>,
    letters: BTreeMap<u64, Body>,
    number: u64,
}

impl Globe {
    /// The world of this seed. Its game has about so many entries at most.
    pub fn new(seed: u64, longest: u64, trace: bool) -> Globe {
        let mut random = Random::new(seed);
        let busy = seed % BUSY == 1;
        let mut keys = Keys::new(seed, if busy { RULINGS_MAX as u32 } else { ERAS });
        let charter = Globe::charter(&mut random, &mut keys, seed.is_multiple_of(SERIES), table::charter);
        let mut world = Globe::of(random, keys, Counts::default(), &charter, longest, trace);
        world.plan.busy = busy;
        world
    }

    /// A signed charter. Options that exclude each other are refused; another table is laid then.
    pub fn charter(
        random: &mut Random,
        keys: &mut Keys,
        parcus: bool,
        lay: impl Fn(&mut Random, &mut Keys, bool) -> adjudicate::log::Charter,
    ) -> Post {
        loop {
            let charter = lay(random, keys, parcus);
            let by = charter.organiser.name.to_string();
            let entry = blank(0, None, &by, START, EntryKind::Charter(Box::new(charter)));
            let signed = sign(entry, &keys.identity(&by, 0));
            if Referee::new(keys.chains()).judge(None, &signed).is_ok() {
                return signed;
            }
        }
    }

    /// The game that follows, with the same people and their keys.
    pub fn next(self, charter: &Post, longest: u64) -> Globe {
        Globe::of(self.random, self.keys, self.counts, charter, longest, self.trace)
    }

    /// The game of this charter.
    pub fn of(mut random: Random, keys: Keys, mut counts: Counts, charter: &Post, longest: u64, trace: bool) -> Globe {
        let referee = Arc::new(Referee::new(keys.chains()));
        let state = referee.judge(None, charter).unwrap_or_else(|fault| panic!("{fault}: {:?}", charter.entry));
        let names = table::people(state.charter(), &mut random);
        let plan = table::plan(&mut random, names.len(), longest);
        let people = names.iter().map(|(name, role)| Party::new(name, role, charter, &referee)).collect();
        counts.add(&format!("games of {}", state.charter().game));
        let mut world = Globe {
            random,
            keys,
            plan,
            referee,
            people,
            game: state.id(),
            counts,
            began: charter.entry.at.unix(),
            now: 0,
            watched: BTreeMap::new(),
            held: BTreeMap::new(),
            signed: BTreeMap::new(),
            given: BTreeMap::new(),
            robbed: BTreeSet::new(),
            given_out: BTreeSet::new(),
            needed: 0,
            last_writer: None,
            trace,
            events: BinaryHeap::new(),
            letters: BTreeMap::new(),
            number: 0,
        };
        world.trace(|| format!("{:?}\n{names:?}", state.charter()));
        Scheme::deal(&mut world, &state);
        for who in 0..world.people.len() {
            world.wake_in(who, 60, 3 * HOUR);
        }
        world
    }

    /// Plays the game, and checks what has to be true of it.
    pub fn hold(&mut self) {
        self.run();
        self.deliver();
        self.check();
    }

    /// Lets time pass until the game is over or nothing more will come of it.
    pub fn run(&mut self) {
        let mut events = 0;
        while let Some(Reverse((at, number, who))) = self.events.pop() {
            self.now = at;
            events += 1;
            if events > 40 * self.plan.tired + 4_000 || at > 400 * DAY || self.is_over() {
                break;
            }
            match self.letters.remove(&number) {
                Some(body) => {
                    self.people[who].inbox.push(body);
                    if self.people[who].wakes > at + HOUR {
                        self.wake_in(who, 60, HOUR);
                    }
                }
                None if self.people[who].wakes == at => self.wake(who),
                None => {}
            }
        }
    }

    /// Whether everybody knows that the game is over, and has for some days; or nobody can go on, because somebody has signed
    /// twice and no referee is there to settle it.
    fn is_over(&self) -> bool {
        let over = |person: &Party| {
            let state = person.memory.as_ref().map(|memory| &memory.state);
            state.is_some_and(|state| state.outcome().is_some()) && person.grew + 8 * DAY < self.now
        };
        let stopped = |person: &Party| {
            person.grew + 40 * DAY < self.now && person.memory.as_ref().is_some_and(|memory| !memory.stops.is_empty())
        };
        let honest = || self.people.iter().filter(|person| person.honest());
        honest().all(stopped) || self.people.iter().all(over)
    }

    fn wake(&mut self, who: usize) {
        self.misfortune(who);
        let inbox = std::mem::take(&mut self.people[who].inbox);
        self.people[who].start();
        for body in inbox {
            if !self.open(who, body) {
                return self.wake_in(who, HOUR, DAY);
            }
        }
        if self.people[who].recovery.is_some() {
            self.recover(who);
        } else {
            self.act(who);
        }
        if self.people[who].memory.is_none() {
            return self.wake_in(who, HOUR, DAY);
        }
        self.remind(who);
        let state = self.people[who].state();
        let due = state.due().iter().any(|(due, _)| self.writes(who, &state, Author::Member(*due)));
        if due { self.wake_in(who, 10 * 60, 8 * HOUR) } else { self.wake_in(who, 6 * HOUR, 2 * DAY) }
    }

    /// Whether somebody writes the entries of this author: in whose name they play, or as scribe.
    pub fn writes(&self, who: usize, state: &Match, author: Author) -> bool {
        let key = state.keys().current(state.signing_for(author));
        key.is_some_and(|key| self.keys.holder(&key) == Some(self.people[who].name.as_str()))
    }

    /// Somebody looks at his game next after so many seconds.
    pub fn wake_in(&mut self, who: usize, least: i64, most: i64) {
        let at = self.now + least + self.random.below((most - least) as usize) as i64;
        self.people[who].wakes = at;
        self.number += 1;
        self.events.push(Reverse((at, self.number, who)));
    }

    /// Imports the content of a letter. False if the program was killed over it.
    fn open(&mut self, who: usize, body: Body) -> bool {
        match body {
            Body::Pack(pack) => self.bring(who, pack),
            Body::Message(text) => self.bring(who, unpack(&text)),
            Body::Ask(from, asked) => {
                let all = self.people[who].disk.pack();
                self.post(from, Body::All(who, asked, all));
                true
            }
            Body::All(from, asked, pack) => {
                let alive = self.bring(who, pack);
                if let (true, Some(recovery)) = (alive, &mut self.people[who].recovery)
                    && asked >= recovery.since + SLOWEST
                {
                    recovery.answered.insert(from);
                }
                alive
            }
        }
    }

    /// A letter goes into the post, which may lose it, delay it, or bring it twice.
    pub fn post(&mut self, to: usize, body: Body) {
        self.counts.add("letters sent");
        if chance(&mut self.random, self.plan.lost) {
            return self.counts.add("letters lost");
        }
        let body = match body {
            Body::Pack(pack) if chance(&mut self.random, self.plan.messages) => {
                self.counts.add("letters as messages with a block");
                Body::Message(message(&pack))
            }
            body => body,
        };
        let copies = if chance(&mut self.random, self.plan.twice) { 2 } else { 1 };
        if copies == 2 {
            self.counts.add("letters that came twice");
        }
        for _ in 0..copies {
            let slow = chance(&mut self.random, self.plan.slow);
            if slow {
                self.counts.add("letters delayed for days");
            }
            let most = if slow { SLOWEST } else { 4 * HOUR };
            let at = self.now + 60 + self.random.below(most as usize - 60) as i64;
            self.number += 1;
            self.letters.insert(self.number, body.clone());
            self.events.push(Reverse((at, self.number, to)));
        }
    }

    /// Sends all entries since the recipient's own last one, slips that wait, and elements that may be wanted.
    pub fn send_since(&mut self, who: usize, to: usize) {
        let disk = &self.people[who].disk;
        let (name, mine) = (self.people[to].role.as_str(), self.people[who].role.as_str());
        let own = disk.log.iter().rposition(|letter| letter.entry.by == *name).unwrap_or(0);
        let first = (own + 1).max(disk.log.len().saturating_sub(12)).min(disk.log.len() - 1).max(1);
        let entries = disk.log[first.min(disk.log.len())..].to_vec();
        let slips = disk
            .beside
            .slips
            .iter()
            .filter(|slip| slip.by == *mine || self.random.0.is_multiple_of(4))
            .cloned()
            .collect();
        let own = |line: &&String| line.split(' ').nth(2) == Some(mine);
        let elements = disk.beside.elements.iter().rev().filter(own).take(2).cloned().collect();
        let pack = Pack { entries, slips, elements };
        if !pack.is_empty() {
            self.post(to, Body::Pack(pack));
        }
    }

    /// Everybody else.
    pub fn others(&self, who: usize) -> Vec<usize> {
        (0..self.people.len()).filter(|other| *other != who).collect()
    }

    /// Whether the program is killed here.
    pub fn killed(&mut self, who: usize) -> bool {
        if !chance(&mut self.random, self.plan.killed) {
            return false;
        }
        self.counts.add("programs killed");
        self.trace(|| format!("{}'s program is killed", self.people[who].name));
        (self.people[who].memory, self.people[who].shelf) = (None, None);
        true
    }

    /// A player who waits for long sends his last messages again, and asks for those that he may be missing.
    fn remind(&mut self, who: usize) {
        let person = &self.people[who];
        let fallen = person.memory.as_ref().map_or(0, |memory| memory.fallen.len());
        let patience =
            if person.disk.beside.entries.len() + person.disk.early().len() > fallen { DAY } else { 3 * DAY };
        if self.now < person.moved + patience {
            return;
        }
        self.people[who].moved = self.now;
        self.counts.add("reminders");
        for other in self.others(who) {
            self.send_since(who, other);
            if self.random.below(2) == 0 {
                self.post(other, Body::Ask(who, self.now));
            }
        }
    }

    /// Somebody's program has refused an entry.
    pub fn refused(&mut self, who: usize, id: &Digest, class: FaultClass) {
        let honest = self.people[who].honest();
        match self.watched.get_mut(id) {
            Some(watched) if honest => {
                assert_eq!(class, watched.class, "two programs name two faults for one entry");
                watched.refused.insert(who);
            }
            Some(_) => {}
            None => {
                let entry = self.signed.get(id).map(|(author, letter)| (&self.people[*author].name, &letter.entry));
                panic!(
                    "{} refuses an entry for its {class} with which nothing is wrong: {entry:?}",
                    self.people[who].name
                );
            }
        }
    }

    /// Somebody has an entry now that he had not, in his log or beside it.
    pub fn accepted(&mut self, who: usize, letter: &SignedEntry) {
        let twin = self.watched.get(&letter.id).is_some_and(|watched| watched.letter.entry.sig == letter.entry.sig);
        assert!(!twin, "{} takes what must be refused: {:?}", self.people[who].name, letter.entry);
        if self.people[who].honest() {
            self.held.entry(letter.id).or_default().insert(who);
        }
    }

    /// Counts the letters of a game in which nobody does more than play: what one person writes in a row is one.
    pub fn letters_written(&mut self, who: usize, entry: &Post) {
        let adds = self.last_writer != Some(who) || matches!(entry.entry.kind, EntryKind::Charter(_));
        self.needed += u64::from(adds);
        self.last_writer = Some(who);
    }

    /// An element that travels alone is a letter.
    pub fn element_written(&mut self) {
        self.needed += 1;
        self.last_writer = None;
    }

    /// The time as entries have it.
    pub fn time(&self) -> Time {
        Time::from_unix(self.began + self.now).unwrap()
    }

    /// Tells what happens, if somebody wants to know.
    pub fn trace(&self, what: impl FnOnce() -> String) {
        if self.trace {
            println!("{:>9.2} {}", self.now as f64 / DAY as f64, what());
        }
    }

    /// Signs an entry as this person does, whatever it says.
    pub fn put_name(&mut self, who: usize, state: &Match, entry: Entry) -> Post {
        let signer = self.people[who].name.clone();
        let author = state.author(&entry.by);
        let held = author.and_then(|author| self.keys.of(state, author, &signer));
        let identity = held.unwrap_or_else(|| self.keys.identity(&signer, 0));
        sign(entry, &identity)
    }

    /// The match at the end of somebody's log.
    pub fn state(&mut self, who: usize) -> Arc<Match> {
        self.people[who].state()
    }
}

/// An entry that nobody has signed.
pub fn blank(seq: u64, prev: Option<Digest>, by: &str, at: i64, kind: EntryKind) -> Entry {
    let (by, at) = (table::name(by), Time::from_unix(at).unwrap());
    let sig = Signature::from_bytes([0; 64]);
    Entry { seq, prev, by, at, slips: Vec::new(), kind, reveal: Reveal::default(), dice: None, say: None, sig }
}

/// An entry signed, whatever it says.
pub fn sign(mut entry: Entry, identity: &Identity) -> Post {
    entry.sig = identity.sign(Namespace::Entry, adjudicate::log::payload(&entry).as_bytes());
    letter(entry)
}
