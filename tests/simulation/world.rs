//! One world: a game, its people, the post between them, and the clock, all from one seed.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};
use std::rc::Rc;
use std::sync::Arc;

use adjudicate::crypto::Signature;
use adjudicate::crypto::{Digest, Identity};
use adjudicate::log::state::{Kept, Standing};
use adjudicate::log::{Entry, Kind, Reveal, Time};
use adjudicate::referee::{Author, Class, Composed, Match};

use crate::counts::Counts;
use crate::keys::Keys;
use crate::letters::{Body, Post, SLOWEST, letter, message, unpack};
use crate::numbers::Random;
use crate::person::Person;
use crate::referee::Referee;
use crate::scheme::{Scheme, Watched};
use crate::table::{self, Plan, chance};

const START: i64 = 1_795_025_000;
/// In each world of so many a series of Parcus games is played.
const SERIES: u64 = 8;
const HOUR: i64 = 3_600;
const DAY: i64 = 86_400;

/// One world.
pub struct World {
    /// Where everything in it comes from.
    pub random: Random,
    /// Everybody's keys.
    pub keys: Keys,
    /// What happens in it.
    pub plan: Plan,
    /// Who judges in all programs.
    pub referee: Rc<Referee>,
    /// Who has a program.
    pub people: Vec<Person>,
    /// The game.
    pub game: Digest,
    /// What is counted.
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
    /// Who was proved to have signed twice, and has been ruled against.
    pub ruled_on: BTreeSet<String>,
    trace: bool,
    events: BinaryHeap<Reverse<(i64, u64, usize)>>,
    letters: BTreeMap<u64, Body>,
    number: u64,
}

impl World {
    /// The world of this seed. Its game has about so many entries at most.
    pub fn new(seed: u64, longest: u64, trace: bool) -> World {
        let mut random = Random::new(seed);
        let mut keys = Keys::new(seed);
        let referee = Rc::new(Referee::default());
        let charter = loop {
            let charter = table::charter(&mut random, &mut keys, seed.is_multiple_of(SERIES));
            let by = charter.organiser.name.to_string();
            let entry = blank(0, None, &by, START, Kind::Charter(Box::new(charter)));
            let signed = sign(entry, &keys.identity(&by, 0));
            // Options that exclude each other are refused; another table is laid then.
            if referee.judge(None, &signed).is_ok() {
                break signed;
            }
        };
        World::of(random, keys, Counts::default(), &charter, longest, trace)
    }

    /// The game that follows, with the same people and their keys.
    pub fn next(self, charter: &Post, longest: u64) -> World {
        World::of(self.random, self.keys, self.counts, charter, longest, self.trace)
    }

    fn of(mut random: Random, keys: Keys, mut counts: Counts, charter: &Post, longest: u64, trace: bool) -> World {
        let referee = Rc::new(Referee::default());
        let state = referee.judge(None, charter).unwrap_or_else(|class| panic!("{class}: {:?}", charter.entry));
        let names = table::people(state.charter(), &mut random);
        let plan = table::plan(&mut random, names.len(), longest);
        let people = names.iter().map(|name| Person::new(name, charter, &referee)).collect();
        counts.add(&format!("games of {}", state.charter().game));
        let mut world = World {
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
            ruled_on: BTreeSet::new(),
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
    fn run(&mut self) {
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
        let over = |person: &Person| {
            let state = person.memory.as_ref().map(|memory| &memory.state);
            state.is_some_and(|state| state.outcome().is_some()) && person.moved + 8 * DAY < self.now
        };
        let stopped = |person: &Person| person.memory.as_ref().is_some_and(|memory| memory.stops);
        let ends = !self.may_be_ruled() && self.people.iter().filter(|person| person.honest()).all(stopped);
        ends || self.people.iter().all(over)
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
        let member = self.author(who, &state).and_then(Author::member);
        let due =
            state.due().iter().any(|(due, _)| Some(*due) == member || due.seat().is_some_and(|s| !state.signs(s)));
        if due { self.wake_in(who, 10 * 60, 8 * HOUR) } else { self.wake_in(who, 6 * HOUR, 2 * DAY) }
    }

    /// Whose name in the log this person has.
    pub fn author(&self, who: usize, state: &Match) -> Option<Author> {
        state.author(&table::name(&self.people[who].name))
    }

    /// Somebody looks at his game next after so many seconds.
    pub fn wake_in(&mut self, who: usize, least: i64, most: i64) {
        let at = self.now + least + self.random.below((most - least) as usize) as i64;
        self.people[who].wakes = at;
        self.number += 1;
        self.events.push(Reverse((at, self.number, who)));
    }

    /// What a letter brings. False if the program was killed over it.
    fn open(&mut self, who: usize, body: Body) -> bool {
        match body {
            Body::Entries(letters) => self.bring(who, letters),
            Body::Message(text) => self.bring(who, unpack(&text)),
            Body::Element(member, element) => {
                self.people[who].elements.insert(member, element);
                true
            }
            Body::Ask(from, asked) => {
                let all = self.people[who].disk.letters();
                self.post(from, Body::All(who, asked, all));
                true
            }
            Body::All(from, asked, letters) => {
                let alive = self.bring(who, letters);
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
            Body::Entries(letters) if chance(&mut self.random, self.plan.messages) => {
                self.counts.add("letters as messages with a block");
                Body::Message(message(&letters))
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

    /// What somebody sends with an entry: all since the recipient's own last one.
    pub fn send_since(&mut self, who: usize, to: usize) {
        let log = &self.people[who].disk.log;
        let name = self.people[to].name.as_str();
        let own = log.iter().rposition(|letter| letter.entry.by == *name).unwrap_or(0);
        let first = (own + 1).max(log.len().saturating_sub(12)).min(log.len() - 1).max(1);
        let letters: Vec<Post> = log[first.min(log.len())..].to_vec();
        if !letters.is_empty() {
            self.post(to, Body::Entries(letters));
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
        self.people[who].memory = None;
        true
    }

    /// Who waits for long sends again what he has sent, and asks for what he may be missing.
    fn remind(&mut self, who: usize) {
        let person = &self.people[who];
        let patience = if person.disk.early.is_empty() { 3 * DAY } else { DAY };
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

    /// Whether somebody's log may be signed on. What he had signed and is missing is put back.
    pub fn may_sign(&mut self, who: usize) -> bool {
        let person = &mut self.people[who];
        let kept = person.disk.kept.as_ref();
        match Standing::of(kept, &person.disk.ids()) {
            Standing::Extends | Standing::Fresh => {
                person.behind = None;
                true
            }
            Standing::Unfinished { entry } => {
                let entry = letter(adjudicate::log::read(&entry).expect("what was written is read"));
                person.disk.log.push(entry);
                person.memory = None;
                person.start();
                self.counts.add("entries found again after a kill");
                true
            }
            Standing::Behind { .. } | Standing::Forked { .. } => {
                let since = *person.behind.get_or_insert(self.now);
                if self.now > since + 20 * DAY {
                    // Nobody has what he signed last. He gives the state up, and begins as after a loss.
                    self.counts.add("kept states given up");
                    self.distrust(who);
                } else if self.random.below(3) == 0 {
                    for other in self.others(who) {
                        self.post(other, Body::Ask(who, self.now));
                    }
                }
                false
            }
        }
    }

    /// Keeps, appends and sends what somebody has signed. False if the program was killed over it.
    pub fn commit(&mut self, who: usize, composed: Composed, identity: &Identity) -> bool {
        let entry = letter(composed.entry.clone());
        self.trace(|| {
            let Entry { seq, prev, by, kind, .. } = &entry.entry;
            format!("{by} writes {seq} {}, {}, on {prev:?}", kind.name(), entry.id)
        });
        if self.killed(who) {
            return false;
        }
        let key = identity.public();
        let count = composed.state.author_of_key(&key).and_then(Author::member).and_then(|member| {
            let chain = composed.state.machine().chain(member).filter(|chain| chain.key == key);
            chain.map(|chain| chain.count)
        });
        let state = self.people[who].state();
        let person = &mut self.people[who];
        let seen = (state.entries() - 1, state.head());
        let kept = person.disk.kept.get_or_insert_with(|| Kept::new(state.id(), seen.0, seen.1));
        kept.note_seen(seen.0, seen.1);
        kept.note_signed(&key, &entry.entry, count);
        person.disk.own.insert(key, entry.clone());
        self.signed.insert(entry.id, (who, entry.clone()));
        self.counts.add("entries signed");
        if self.killed(who) {
            return false;
        }
        let person = &mut self.people[who];
        person.disk.log.push(entry.clone());
        let memory = person.memory.as_mut().unwrap();
        memory.stood.insert(entry.id);
        memory.state = Arc::new(composed.state);
        if !memory.forks.is_empty() {
            let settled = self.referee.settle(person.disk.log.iter().chain(person.disk.aside.values()));
            (memory.forks, memory.stops) = (settled.forks, settled.stops);
        }
        person.moved = self.now;
        for other in self.others(who) {
            if self.killed(who) {
                return false;
            }
            self.send_since(who, other);
        }
        true
    }

    /// Somebody's program has refused an entry.
    pub fn refused(&mut self, who: usize, id: Digest, class: Class) {
        self.trace(|| format!("{} refuses {id}: {class}", self.people[who].name));
        let honest = self.people[who].honest();
        match self.watched.get_mut(&id) {
            Some(watched) if honest => {
                assert_eq!(class, watched.class, "two programs name two faults for one entry");
                watched.refused.insert(who);
            }
            Some(_) => {}
            None => {
                let entry = self.signed.get(&id).map(|(author, letter)| (&self.people[*author].name, &letter.entry));
                panic!(
                    "{} refuses an entry for its {class} with which nothing is wrong: {entry:?}",
                    self.people[who].name
                );
            }
        }
    }

    /// Somebody's log has an entry now that it had not.
    pub fn accepted(&mut self, who: usize, letter: &Post) {
        let twin = self.watched.get(&letter.id).is_some_and(|watched| watched.letter.entry.sig == letter.entry.sig);
        assert!(!twin, "{} takes what must be refused: {:?}", self.people[who].name, letter.entry);
        if self.people[who].honest() {
            self.held.entry(letter.id).or_default().insert(who);
        }
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
}

/// An entry that nobody has signed.
pub fn blank(seq: u64, prev: Option<Digest>, by: &str, at: i64, kind: Kind) -> Entry {
    let (by, at) = (table::name(by), Time::from_unix(at).unwrap());
    let sig = Signature::from_bytes([0; 64]);
    Entry { seq, prev, by, at, kind, reveal: Reveal::default(), dice: None, say: None, sig }
}

/// An entry signed, whatever it says.
pub fn sign(mut entry: Entry, identity: &Identity) -> Post {
    entry.sig = identity.sign(adjudicate::log::payload(&entry).as_bytes());
    letter(entry)
}
