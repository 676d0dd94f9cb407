//! How a program brings letters into its log: what `adjudicate import` does, with a disk that is a value, and points
//! between its steps at which the program can be killed.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use adjudicate::crypto::Digest;
use adjudicate::log::Kind;
use adjudicate::log::state::Kept;
use adjudicate::referee::{Class, Match};

use crate::letters::Post;
use crate::referee::Referee;
use crate::world::World;

/// Where the letters of a game belong.
struct Sorted {
    /// The log as it will be.
    line: Vec<Post>,
    state: Arc<Match>,
    /// What is kept beside it.
    aside: Vec<Post>,
    /// What cannot stand.
    refused: BTreeMap<Digest, Class>,
    forks: Vec<adjudicate::referee::Fork>,
    stops: bool,
}

impl World {
    /// Brings letters into somebody's log. False if his program was killed over it.
    pub fn bring(&mut self, who: usize, arrived: Vec<Post>) -> bool {
        let placed = self.place(who, arrived);
        if placed.is_empty() {
            return true;
        }
        let sorted = self.extend(who, &placed).unwrap_or_else(|| self.settle(who, &placed));
        for (id, class) in &sorted.refused {
            self.refused(who, *id, *class);
        }
        self.write(who, sorted)
    }

    /// Those of the letters that are new and build on something that is here. What comes too early is kept.
    fn place(&mut self, who: usize, arrived: Vec<Post>) -> Vec<Post> {
        let person = &mut self.people[who];
        person.start();
        let stood = &person.memory.as_ref().unwrap().stood;
        let waits = std::mem::take(&mut person.disk.early);
        let own: Vec<Post> = person.disk.own.values().cloned().collect();
        let mut new: BTreeMap<Digest, Post> = BTreeMap::new();
        for letter in waits.values().chain(&arrived).chain(&own) {
            if stood.contains(&letter.id) || person.disk.aside.contains_key(&letter.id) {
                continue;
            }
            // An id does not cover the signature: of two that differ the one that holds is taken.
            let other = new.get(&letter.id).is_some_and(|known| known.entry.sig != letter.entry.sig);
            if !new.contains_key(&letter.id) || (other && self.keys.vouch(letter)) {
                new.insert(letter.id, letter.clone());
            }
        }
        let mut sorted: Vec<Post> = new.into_values().collect();
        sorted.sort_by_key(|letter| (letter.entry.seq, letter.id));
        let mut here: BTreeSet<Digest> = BTreeSet::new();
        let mut placed = Vec::new();
        for letter in sorted {
            let known = |id: &Digest| stood.contains(id) || person.disk.aside.contains_key(id) || here.contains(id);
            if letter.entry.prev.as_ref().is_some_and(known) {
                here.insert(letter.id);
                placed.push(letter);
            } else if waits.contains_key(&letter.id) || self.keys.vouch(&letter) {
                person.disk.early.insert(letter.id, letter);
            }
        }
        placed
    }

    /// The log with the letters behind it, if each follows the one before and nobody can have signed twice.
    fn extend(&mut self, who: usize, placed: &[Post]) -> Option<Sorted> {
        let person = &mut self.people[who];
        let memory = person.memory.as_mut().unwrap();
        if !memory.forks.is_empty() {
            return None;
        }
        let mut sorted = Sorted {
            line: person.disk.log.clone(),
            state: memory.state.clone(),
            aside: Vec::new(),
            refused: BTreeMap::new(),
            forks: Vec::new(),
            stops: false,
        };
        let mut check = false;
        for letter in placed {
            let prev = letter.entry.prev?;
            if sorted.refused.contains_key(&prev) {
                sorted.refused.insert(letter.id, Class::Chain);
                continue;
            }
            if prev != sorted.state.head() {
                return None;
            }
            match self.referee.judge(Some(&sorted.state), letter) {
                Ok(after) => {
                    sorted.state = after;
                    sorted.line.push(letter.clone());
                    let by = &letter.entry.by;
                    let turn = |letter: &Post| matches!(letter.entry.kind, Kind::Turn(_));
                    let mut his = person.disk.aside.values().filter(|fell| fell.entry.by == *by);
                    check |= his.any(|fell| turn(fell) && turn(letter) || !memory.checked.contains(by.as_str()));
                }
                Err(class) => drop(sorted.refused.insert(letter.id, class)),
            }
        }
        if check {
            if !self.referee.forks(sorted.line.iter().chain(person.disk.aside.values())).is_empty() {
                return None;
            }
            memory.checked.extend(person.disk.aside.values().map(|letter| letter.entry.by.to_string()));
        }
        Some(sorted)
    }

    /// Settles everything that is here.
    fn settle(&mut self, who: usize, placed: &[Post]) -> Sorted {
        let person = &mut self.people[who];
        let memory = person.memory.as_ref().unwrap();
        let all = person.disk.log.iter().chain(person.disk.aside.values()).chain(placed);
        let known: BTreeMap<Digest, Post> = all.map(|letter| (letter.id, letter.clone())).collect();
        let settled = self.referee.settle(known.values());
        let refused: BTreeMap<Digest, Class> =
            settled.invalid.iter().map(|id| (*id, class(&self.referee, &known, id))).collect();
        let posts = |ids: &[Digest]| ids.iter().map(|id| known[id].clone()).collect::<Vec<Post>>();
        if !settled.stops || !person.disk.ids().starts_with(&settled.log) {
            let state = settled.state.expect("the charter is sound");
            let (line, aside) = (posts(&settled.log), posts(&settled.fallen));
            return Sorted { line, state, aside, refused, forks: settled.forks, stops: settled.stops };
        }
        // Somebody has signed twice. That alone takes nothing out of a log.
        let (mut line, mut state) = (person.disk.log.clone(), memory.state.clone());
        loop {
            let next = known.values().filter(|letter| letter.entry.prev == Some(state.head()));
            let follow: Vec<(Post, Arc<Match>)> = next
                .filter_map(|letter| Some((letter.clone(), self.referee.judge(Some(&state), letter).ok()?)))
                .collect();
            let Ok([(letter, after)]) = <[_; 1]>::try_from(follow) else { break };
            line.push(letter);
            state = after;
        }
        let stays: BTreeSet<Digest> = line.iter().map(|letter| letter.id).collect();
        let aside = settled.fallen.iter().filter(|id| !stays.contains(id)).map(|id| known[id].clone()).collect();
        Sorted { line, state, aside, refused, forks: settled.forks, stops: true }
    }

    /// First what is kept beside the log, then the log, then what has been seen.
    fn write(&mut self, who: usize, sorted: Sorted) -> bool {
        if self.killed(who) {
            return false;
        }
        let fell = sorted.aside.iter().filter(|letter| !self.people[who].disk.aside.contains_key(&letter.id)).count();
        if fell > 0 && sorted.forks.is_empty() && self.people[who].honest() {
            self.counts.add("crossings settled, by one program each");
        }
        let disk = &mut self.people[who].disk;
        disk.aside.extend(sorted.aside.iter().map(|letter| (letter.id, letter.clone())));
        if self.killed(who) {
            return false;
        }
        let person = &mut self.people[who];
        let memory = person.memory.as_mut().unwrap();
        let added: Vec<Post> =
            sorted.line.iter().filter(|letter| !memory.stood.contains(&letter.id)).cloned().collect();
        if fell > 0 {
            memory.checked.clear();
        }
        let stops = !memory.stops && sorted.stops;
        person.disk.log = sorted.line;
        memory.stood = person.disk.log.iter().map(|letter| letter.id).collect();
        memory.state = sorted.state;
        memory.forks = sorted.forks;
        memory.stops = sorted.stops;
        if !added.is_empty() {
            person.moved = self.now;
        }
        for letter in &added {
            self.accepted(who, letter);
        }
        if stops {
            self.trace(|| self.story_of_forks(who));
        }
        if self.killed(who) {
            return false;
        }
        self.note(who);
        true
    }

    /// What stops somebody's log.
    fn story_of_forks(&self, who: usize) -> String {
        let person = &self.people[who];
        let said = |id: &Digest| {
            let letter = person.disk.letters().into_iter().find(|letter| letter.id == *id);
            letter.map_or_else(String::new, |letter| {
                format!("{} {} on {:?}", letter.entry.seq, letter.entry.kind.name(), letter.entry.prev)
            })
        };
        let forks = person.memory.iter().flat_map(|memory| &memory.forks);
        let forks: Vec<String> =
            forks.map(|fork| format!("{}: {} / {}", fork.author, said(&fork.one), said(&fork.other))).collect();
        format!("{}'s log stops: {forks:?}", person.name)
    }

    /// Keeps the last entry seen, if the one that was seen before is here.
    pub fn note(&mut self, who: usize) {
        let person = &mut self.people[who];
        let memory = person.memory.as_ref().unwrap();
        let (seq, head) = (memory.state.entries() - 1, memory.state.head());
        let signed = person.disk.log.iter().any(|letter| letter.entry.by == *person.name.as_str());
        let kept = match &mut person.disk.kept {
            Some(kept) => kept,
            None if signed => return,
            kept => kept.insert(Kept::new(memory.state.id(), seq, head)),
        };
        let (_, seen) = kept.seen();
        if memory.stood.contains(&seen) || person.disk.aside.contains_key(&seen) {
            kept.note_seen(seq, head);
        }
    }
}

/// The class of the first fault on the way from the charter to an entry.
fn class(referee: &Referee, known: &BTreeMap<Digest, Post>, id: &Digest) -> Class {
    let mut way = vec![known[id].clone()];
    while let Some(before) = way.last().and_then(|letter| known.get(&letter.entry.prev?)) {
        way.push(before.clone());
    }
    way.reverse();
    let (last, before) = way.split_last().unwrap();
    let mut state = referee.replay(&before[..1]);
    for letter in &before[1..] {
        match referee.judge(Some(&state), letter) {
            Ok(after) => state = after,
            Err(_) => return Class::Chain,
        }
    }
    referee.judge(Some(&state), last).err().expect("it was refused")
}
