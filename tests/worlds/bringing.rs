//! How a program brings letters into its log: what `adjudicate import` does, with a disk that is a value, and points
//! between its steps at which the program can be killed.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use adjudicate::crypto::Digest;
use adjudicate::log::state::Kept;
use adjudicate::log::{Slip, SlipKind};
use adjudicate::referee::{Class, Match};

use crate::letters::{Pack, Post, letter};
use crate::person::{Key, key};
use crate::world::Globe;

/// Where the letters of a game belong.
struct Sorted {
    /// The log as it will be.
    line: Vec<Post>,
    state: Arc<Match>,
    /// What is kept beside it.
    aside: BTreeMap<Key, Post>,
    /// Those among them that are valid.
    fallen: BTreeSet<Digest>,
    /// What cannot stand.
    refused: BTreeMap<Key, Class>,
    stops: Vec<Digest>,
}

impl Globe {
    /// Brings what has come into somebody's log. False if the program was killed over it.
    pub fn bring(&mut self, who: usize, pack: Pack) -> bool {
        let loose = self.loose(who, &pack.entries);
        let memory = self.people[who].memory.as_ref().unwrap();
        let known = |key: &Key| self.people[who].disk.aside.contains_key(key) || memory.refused.contains(key);
        if loose.keys().all(known) {
            let disk = &mut self.people[who].disk;
            pack.slips.iter().for_each(|slip| disk.take_slip(slip));
            pack.elements.iter().for_each(|element| disk.take_element(element));
            self.sort_slips(who);
            self.note(who);
            return true;
        }
        let sorted = match self.extend(who, &loose) {
            Some(sorted) => {
                // That this is what the crate says of all of it is looked at now and then.
                if self.random.below(16) == 0 {
                    let settled = self.follow(who, &loose);
                    let ids = |line: &[Post]| line.iter().map(|letter| letter.id).collect::<Vec<_>>();
                    assert_eq!(ids(&settled.line), ids(&sorted.line), "the short way leads elsewhere");
                    assert_eq!(settled.stops, sorted.stops);
                }
                sorted
            }
            None => self.follow(who, &loose),
        };
        for (key, class) in &sorted.refused {
            self.refused(who, key, *class);
        }
        self.write(who, sorted, &pack)
    }

    /// All entries that do not stand in the log: what lay beside it, what has come, what was signed and is missing.
    fn loose(&mut self, who: usize, arrived: &[Post]) -> BTreeMap<Key, Post> {
        let person = &mut self.people[who];
        person.start();
        let stood = &person.memory.as_ref().unwrap().stood;
        let kept = person.disk.kept.iter().flat_map(Kept::entries);
        let own: Vec<Post> = kept.map(|text| letter(adjudicate::log::read(text).unwrap())).collect();
        let all = person.disk.aside.values().chain(arrived).chain(&own);
        all.filter(|letter| !stood.contains(&letter.id)).map(|letter| (key(letter), letter.clone())).collect()
    }

    /// The log with the letters behind it, if they follow one another and belong to no other branch; the others wait, or are
    /// in a branch that is known.
    fn extend(&mut self, who: usize, loose: &BTreeMap<Key, Post>) -> Option<Sorted> {
        let person = &self.people[who];
        let memory = person.memory.as_ref().unwrap();
        if !memory.stops.is_empty() {
            return None;
        }
        let mut children: BTreeMap<Digest, Vec<&Post>> = BTreeMap::new();
        for letter in loose.values().filter(|letter| !memory.fallen.contains(&letter.id)) {
            children.entry(letter.entry.prev?).or_default().push(letter);
        }
        let mut sorted = Sorted {
            line: person.disk.log.clone(),
            state: memory.state.clone(),
            aside: BTreeMap::new(),
            fallen: memory.fallen.clone(),
            refused: BTreeMap::new(),
            stops: Vec::new(),
        };
        let mut refused: Vec<Digest> = Vec::new();
        while let Some(next) = children.remove(&sorted.state.head()) {
            let mut found: Option<(Post, Arc<Match>)> = None;
            let mut wrong = Vec::new();
            for letter in next {
                match self.referee.judge(Some(&sorted.state), letter) {
                    Ok(_) if found.as_ref().is_some_and(|(known, _)| known.id == letter.id) => {}
                    Ok(_) if found.is_some() => return None,
                    Ok(after) => found = Some((letter.clone(), after)),
                    Err(class) => {
                        sorted.refused.insert(key(letter), class);
                        wrong.push(letter.id);
                    }
                }
            }
            let right = found.as_ref().map(|(letter, _)| letter.id);
            refused.extend(wrong.into_iter().filter(|id| Some(*id) != right));
            let Some((letter, after)) = found else { break };
            sorted.line.push(letter);
            sorted.state = after;
        }
        while let Some(id) = refused.pop() {
            for letter in children.remove(&id).unwrap_or_default() {
                sorted.refused.insert(key(letter), Class::Chain);
                refused.push(letter.id);
            }
        }
        let here: BTreeSet<Digest> = sorted.line.iter().map(|letter| letter.id).collect();
        if children.keys().any(|prev| here.contains(prev) || memory.fallen.contains(prev)) {
            return None;
        }
        let stays = |(key, _): &(&Key, &Post)| !here.contains(&key.0) && !sorted.refused.contains_key(*key);
        sorted.aside = loose.iter().filter(stays).map(|(key, letter)| (*key, letter.clone())).collect();
        Some(sorted)
    }

    /// What the crate says that the letters come to.
    fn follow(&mut self, who: usize, loose: &BTreeMap<Key, Post>) -> Sorted {
        let person = &self.people[who];
        let stood = &person.memory.as_ref().unwrap().stood;
        let all: Vec<Post> = person.disk.log.iter().chain(loose.values()).cloned().collect();
        let mut settled = self.referee.settle(all.iter(), &BTreeSet::new());
        let stops = settled.stops_before.clone();
        if !stops.is_empty() {
            settled = self.referee.settle(all.iter(), stood);
        }
        let mut refused: BTreeMap<Key, Class> =
            settled.refused.iter().map(|(place, fault)| (key(&all[*place]), fault.class)).collect();
        let invalid: BTreeSet<Digest> = settled.invalid.iter().copied().collect();
        for letter in all.iter().filter(|letter| invalid.contains(&letter.id)) {
            refused.entry(key(letter)).or_insert(Class::Chain);
        }
        let good = |id: &Digest| {
            let is_it = |letter: &&Post| letter.id == *id && !refused.contains_key(&key(letter));
            all.iter().find(is_it).expect("a valid entry is here").clone()
        };
        let line: Vec<Post> = settled.line.iter().map(good).collect();
        let here: BTreeSet<Digest> = settled.line.iter().copied().collect();
        let stays = |letter: &&Post| !here.contains(&letter.id) && !refused.contains_key(&key(letter));
        let aside = all.iter().filter(stays).map(|letter| (key(letter), letter.clone())).collect();
        let fallen = settled.fallen.iter().copied().collect();
        Sorted { state: self.referee.replay(&line), line, aside, fallen, refused, stops }
    }

    /// First what lies beside the log, then the log, then what need not lie there any more, then what has been seen.
    fn write(&mut self, who: usize, sorted: Sorted, pack: &Pack) -> bool {
        if self.killed(who) {
            return false;
        }
        let fell: Vec<Digest> =
            sorted.fallen.difference(&self.people[who].memory.as_ref().unwrap().fallen).copied().collect();
        if !fell.is_empty() && self.people[who].honest() {
            self.counts.more("entries that fell out, at one program each", fell.len() as u64);
        }
        let person = &mut self.people[who];
        person.disk.aside.extend(sorted.aside.iter().map(|(key, letter)| (*key, letter.clone())));
        pack.slips.iter().for_each(|slip| person.disk.take_slip(slip));
        pack.elements.iter().for_each(|element| person.disk.take_element(element));
        // What an entry had written in waits again when the entry falls out.
        let fallen = sorted.aside.values().filter(|letter| fell.contains(&letter.id));
        let slips: Vec<Arc<Slip>> =
            fallen.flat_map(|letter| letter.entry.slips.iter().cloned().map(Arc::new)).collect();
        slips.iter().for_each(|slip| person.disk.take_slip(slip));
        if self.killed(who) {
            return false;
        }
        let person = &mut self.people[who];
        let memory = person.memory.as_mut().unwrap();
        let added: Vec<Post> =
            sorted.line.iter().filter(|letter| !memory.stood.contains(&letter.id)).cloned().collect();
        let stops = memory.stops.is_empty() && !sorted.stops.is_empty();
        person.disk.log = sorted.line;
        memory.stood = person.disk.log.iter().map(|letter| letter.id).collect();
        memory.state = sorted.state;
        memory.fallen = sorted.fallen;
        memory.refused.extend(sorted.refused.keys());
        memory.stops.clone_from(&sorted.stops);
        if !added.is_empty() {
            (person.moved, person.grew) = (self.now, self.now);
        }
        let valid: Vec<Post> = sorted.aside.values().filter(|letter| fell.contains(&letter.id)).cloned().collect();
        for letter in added.iter().chain(&valid) {
            self.accepted(who, letter);
        }
        if stops {
            self.trace(|| format!("{}'s line stops before {:?}", self.people[who].name, sorted.stops));
        }
        if self.killed(who) {
            return false;
        }
        self.people[who].disk.aside = sorted.aside;
        self.sort_slips(who);
        self.note(who);
        true
    }

    /// Lets go of slips that wait no longer: written in, lapsed, or such that they can never be written in.
    pub fn sort_slips(&mut self, who: usize) {
        let person = &mut self.people[who];
        let state = person.memory.as_ref().unwrap().state.clone();
        let referee = self.referee.clone();
        person.disk.slips.retain(|slip| {
            if state.line().written_in(&slip.id()).is_some() {
                return false;
            }
            let waits = || {
                let elsewhere = state.line().place(&slip.after).is_none();
                elsewhere || state.check_slip(slip).is_ok() || may_fit_later(slip, &state)
            };
            referee.waits(&state, slip, waits)
        });
        if state.outcome().is_some() {
            person.disk.elements.clear();
        }
        let surplus = person.disk.elements.len().saturating_sub(64);
        person.disk.elements.drain(..surplus);
    }

    /// Keeps the last entry seen, if the one that was seen before is here.
    pub fn note(&mut self, who: usize) {
        let person = &mut self.people[who];
        let memory = person.memory.as_ref().unwrap();
        let (seq, head) = (memory.state.entries() - 1, memory.state.head());
        let signed = person.disk.log.iter().any(|letter| letter.entry.by == *person.role.as_str());
        let kept = match person.disk.kept.take() {
            Some(kept) => kept,
            None if signed => return,
            None => Kept::new(memory.state.id(), seq, head),
        };
        let (_, seen) = kept.seen();
        let known = memory.stood.contains(&seen) || person.disk.holds(&seen);
        let kept = person.disk.kept.insert(kept);
        if known {
            kept.note_seen(seq, head, |id| memory.stood.contains(id));
        }
    }
}

/// Whether a slip that cannot be written in now may be later.
fn may_fit_later(slip: &Slip, state: &Match) -> bool {
    match &slip.kind {
        SlipKind::Rekey(_) => true,
        SlipKind::Note(_)
        | SlipKind::Claim(_)
        | SlipKind::Resign(_)
        | SlipKind::Offer(_)
        | SlipKind::Accept(_)
        | SlipKind::Order(_)
        | SlipKind::Extend(_)
        | SlipKind::Absence(_) => !state.has_lapsed(slip) && state.outcome().is_none() && !state.holds_for(slip),
    }
}
