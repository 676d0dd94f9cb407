//! What cheats do, each once, when the game allows it.

use std::collections::BTreeSet;
use std::sync::Arc;

use adjudicate::crypto::Digest;
use adjudicate::dice::Member;
use adjudicate::games::open;
use adjudicate::log::{Bytes, Claim, Entry, Kind, Yes};
use adjudicate::referee::{Author, Class, Duty, Match};

use crate::letters::{Body, Post, letter};
use crate::playing::text;
use crate::scheme::{Cheat, Watched};
use crate::table::{chance, name};
use crate::world::{World, sign};

impl World {
    /// Cheats, if it is time to. Whether there is anything else to do today.
    pub fn cheats(&mut self, who: usize) -> bool {
        let state = self.people[who].state();
        let Some(scheme) = &self.people[who].scheme else { return false };
        if scheme.done || state.entries() < scheme.after {
            return false;
        }
        let cheat = scheme.cheat;
        let done = match cheat {
            Cheat::Forgery => self.forge(who, &state),
            Cheat::OthersWords => self.others_words(who, &state, |entry| entry.say = Some(text("I give up"))),
            Cheat::SpoiledSignature => self.others_words(who, &state, |entry| entry.sig = spoiled(entry)),
            Cheat::FalseDraw => self.false_draw(who, &state),
            Cheat::OtherGame => self.other_game(who, &state),
            Cheat::Backdated => self.backdate(who, &state),
            Cheat::WrongBoard => self.wrong_board(who, &state),
            Cheat::TwoFaced => self.two_faced(who, &state),
            Cheat::SecondThoughts => self.write_anew(who, 1),
            Cheat::Rewritten => self.write_anew(who, 3),
            Cheat::OldBackup => self.old_backup(who),
            Cheat::PassedOver => self.pass_over(who),
            _ => self.falsify(who, &state, cheat),
        };
        if done {
            self.trace(|| format!("{} has cheated: {cheat:?}", self.people[who].name));
            self.counts.add(&format!("cheat {cheat:?}: attempted"));
            self.people[who].scheme.as_mut().unwrap().done = true;
        }
        done
    }

    /// What is due from this person, written honestly.
    fn due_entry(&mut self, who: usize, state: &Arc<Match>) -> Option<Entry> {
        let own = self.people[who].name.clone();
        let due = state.due().into_iter().find(|(member, _)| state.name_of(*member) == own);
        let (member, duty) = due.filter(|(_, duty)| *duty != Duty::Join)?;
        let kind = self.due_kind(who, state, member, duty)?;
        self.compose(who, state, &own, kind).ok().map(|composed| composed.entry)
    }

    /// Signs an entry and sends it to everybody, who all have to refuse it.
    fn smuggle(&mut self, who: usize, state: &Match, entry: Post, classes: &[Class]) -> bool {
        let Err(class) = self.referee.judge(Some(state), &entry) else {
            panic!("nothing is wrong with {:?}", entry.entry);
        };
        assert!(classes.contains(&class), "{class} is not among {classes:?}: {:?}", entry.entry);
        let watched = Watched { letter: entry.clone(), class, refused: BTreeSet::new() };
        self.watched.insert(entry.id, watched);
        self.people[who].scheme.as_mut().unwrap().signed.push(entry.clone());
        self.broadcast(who, &entry);
        true
    }

    fn broadcast(&mut self, who: usize, entry: &Post) {
        for other in self.others(who) {
            self.post(other, Body::Entries(vec![entry.clone()]));
            // He wants it to arrive.
            self.post(other, Body::Entries(vec![entry.clone()]));
        }
    }

    fn resign(&mut self, who: usize, state: &Match, entry: Entry) -> Post {
        let own = self.people[who].name.clone();
        let identity = self.keys.current(state, &own).unwrap_or_else(|| self.keys.identity(&own, 0));
        sign(entry, &identity)
    }

    /// An entry that is due, with one thing wrong.
    fn falsify(&mut self, who: usize, state: &Arc<Match>, cheat: Cheat) -> bool {
        let Some(mut entry) = self.due_entry(who, state) else { return false };
        let game = state.charter().game.clone();
        let own = entry.by.clone();
        let revealed = entry.reveal.0.iter().position(|(name, _)| *name == own);
        let class = match (cheat, &mut entry.kind) {
            (Cheat::IllegalMove, Kind::Turn(turn)) if game != *open::GAME.name => {
                turn.play = text("the dog ate my men");
                Class::Rules
            }
            (Cheat::WrongPosition, Kind::Turn(turn)) => {
                turn.position = text("a better one");
                Class::Position
            }
            (Cheat::WrongDice, _) if entry.dice.is_some() => {
                let dice = entry.dice.take().unwrap();
                let (first, rest) = dice.as_str().split_at(1);
                let other = if first == "1" { "2" } else { "1" };
                entry.dice = Some(text(&format!("{other}{rest}")));
                Class::Reveal
            }
            (Cheat::WrongElement, _) if revealed.is_some() => {
                entry.reveal.0[revealed.unwrap()].1 = Bytes([7; 32]);
                Class::Reveal
            }
            (Cheat::LaterElement, _) if revealed.is_some() => {
                let Some(identity) = self.keys.current(state, own.as_str()) else { return false };
                let chain = self.keys.chain(&identity, &state.id());
                let given = state.member(&own).and_then(|member| state.machine().chain(member)).map_or(0, |c| c.count);
                entry.reveal.0[revealed.unwrap()].1 = Bytes(chain.element(given + 4).unwrap());
                Class::Reveal
            }
            (Cheat::BadProof, Kind::Turn(turn))
                if turn.proof.as_ref().is_some_and(|proof| !proof.leaves.is_empty()) =>
            {
                let leaves = &mut turn.proof.as_mut().unwrap().leaves;
                let last = leaves.len() - 1;
                match self.random.below(2) {
                    0 => leaves[last].salt = Bytes([1; 16]),
                    _ => leaves[last].path[3] = Bytes([1; 32]),
                }
                Class::Proof
            }
            _ => return false,
        };
        let entry = self.resign(who, state, entry);
        self.smuggle(who, state, entry, &[class])
    }

    fn forge(&mut self, who: usize, state: &Arc<Match>) -> bool {
        let others: Vec<String> = self
            .people
            .iter()
            .map(|person| person.name.clone())
            .filter(|name| *name != self.people[who].name)
            .collect();
        let victim = self.random.pick(&others).clone();
        let Some(author) = state.author(&name(&victim)) else { return false };
        let kind = match author {
            Author::Member(Member::Player(_)) if state.outcome().is_none() => Kind::Resign(Yes),
            _ => Kind::Note(Yes),
        };
        let mut entry = crate::world::blank(state.entries(), Some(state.head()), &victim, self.time().unix(), kind);
        entry.say = Some(text("I give up"));
        let entry = self.resign(who, state, entry);
        self.smuggle(who, state, entry, &[Class::Signature, Class::Kind])
    }

    /// The last entry, if another has signed it, changed behind his back.
    fn others_words(&mut self, who: usize, state: &Arc<Match>, change: impl Fn(&mut Entry)) -> bool {
        let log = &self.people[who].disk.log;
        let last = log[log.len() - 1].clone();
        if state.entries() < 2 || last.entry.by == *self.people[who].name.as_str() || log.len() < 2 {
            return false;
        }
        let before = self.referee.replay(&log[..log.len() - 1]);
        let mut entry = last.entry.clone();
        change(&mut entry);
        let entry = letter(entry);
        self.smuggle(who, &before, entry, &[Class::Signature])
    }

    fn false_draw(&mut self, who: usize, state: &Arc<Match>) -> bool {
        let own = self.people[who].name.clone();
        let Some(seat) = state.author(&name(&own)).and_then(Author::seat) else { return false };
        if state.outcome().is_some() || state.play().position().claim_draw(seat).is_ok() {
            return false;
        }
        let kind = Kind::Claim(Claim::Draw(Yes));
        let entry = crate::world::blank(state.entries(), Some(state.head()), &own, self.time().unix(), kind);
        let entry = self.resign(who, state, entry);
        self.smuggle(who, state, entry, &[Class::Rules, Class::Kind])
    }

    fn other_game(&mut self, who: usize, state: &Arc<Match>) -> bool {
        let Some(mut entry) = self.due_entry(who, state) else { return false };
        entry.prev = Some(Digest(adjudicate::crypto::sha256(&[b"another game", &state.id().0])));
        let entry = self.resign(who, state, entry);
        self.smuggle(who, state, entry, &[Class::Chain])
    }

    fn backdate(&mut self, who: usize, state: &Arc<Match>) -> bool {
        let own = self.people[who].name.clone();
        let at = adjudicate::log::Time::from_unix(state.last_at().unix() - 40 * 86_400).unwrap();
        let say = Some(text("long ago"));
        let Ok(composed) = self.compose_at(who, state, &own, Kind::Note(Yes), say, at) else { return false };
        self.people[who].scheme.as_mut().unwrap().signed.push(letter(composed.entry.clone()));
        self.sign(who, composed);
        true
    }

    fn wrong_board(&mut self, who: usize, state: &Arc<Match>) -> bool {
        let own = self.people[who].name.clone();
        let Some(seat) = state.author(&name(&own)).and_then(Author::seat) else { return false };
        if state.outcome().is_none() || !state.unaudited().contains(&seat) {
            return false;
        }
        let (board, _) = self.keys.board(state, &own, seat);
        let mut open = board.open();
        let turned: Vec<&str> = open.path.as_str().split(' ').rev().collect();
        open.path = text(&turned.join(" "));
        let Ok(composed) = self.compose(who, state, &own, Kind::Open(open)) else { return false };
        self.people[who].scheme.as_mut().unwrap().signed.push(letter(composed.entry.clone()));
        self.sign(who, composed);
        true
    }

    /// Two entries that both could stand here, if there is more than one way to go on.
    fn two_ways(&mut self, who: usize, state: &Arc<Match>) -> Option<[Entry; 2]> {
        let one = self.due_entry(who, state)?;
        for _ in 0..6 {
            let other = self.due_entry(who, state)?;
            if other.kind != one.kind {
                return Some([one, other]);
            }
        }
        let mut other = one.clone();
        other.say = Some(text("or rather"));
        Some([one, other])
    }

    fn two_faced(&mut self, who: usize, state: &Arc<Match>) -> bool {
        let Some([one, other]) = self.two_ways(who, state) else { return false };
        let (one, other) = (self.resign(who, state, one), self.resign(who, state, other));
        let others = self.others(who);
        let cut = self.random.below(others.len());
        for (place, to) in others.into_iter().enumerate() {
            let entry = if place <= cut { &one } else { &other };
            self.post(to, Body::Entries(vec![entry.clone()]));
            if cut + 1 == self.people.len() - 1 && chance(&mut self.random, 800) {
                self.post(to, Body::Entries(vec![other.clone()]));
            }
        }
        self.people[who].scheme.as_mut().unwrap().signed.extend([one.clone(), other]);
        self.bring(who, vec![one]);
        true
    }

    /// Another entry in the place of one of his own, which is so many of his own ago at most.
    fn write_anew(&mut self, who: usize, most: usize) -> bool {
        let log = self.people[who].disk.log.clone();
        let own = self.people[who].name.clone();
        let mine: Vec<usize> =
            (1..log.len()).rev().filter(|at| log[*at].entry.by == *own.as_str()).take(most).collect();
        let Some(at) = mine.last().copied() else { return false };
        let before = self.referee.replay(&log[..at]);
        let mut entry = match self.due_entry(who, &before) {
            Some(entry) if entry.kind != log[at].entry.kind => entry,
            _ => log[at].entry.clone(),
        };
        if entry.kind == log[at].entry.kind {
            entry.say = Some(text("I meant this"));
        }
        let entry = self.resign(who, &before, entry);
        if self.referee.judge(Some(&before), &entry).is_err() {
            return false;
        }
        self.people[who].scheme.as_mut().unwrap().signed.extend([log[at].clone(), entry.clone()]);
        self.broadcast(who, &entry);
        true
    }

    /// Goes back before an entry of his own and forgets everything behind it.
    fn old_backup(&mut self, who: usize) -> bool {
        let own = self.people[who].name.clone();
        let disk = &mut self.people[who].disk;
        let Some(at) = (1..disk.log.len()).rev().find(|at| disk.log[*at].entry.by == *own.as_str()) else {
            return false;
        };
        if disk.log.len() - at > 8 {
            return false;
        }
        let forgotten = disk.log[at].clone();
        disk.log.truncate(at);
        disk.kept = None;
        disk.own.clear();
        disk.aside.clear();
        disk.early.clear();
        self.people[who].memory = None;
        let state = self.people[who].state();
        let Some([_, other]) = self.two_ways(who, &state) else { return true };
        let other = self.resign(who, &state, other);
        self.people[who].scheme.as_mut().unwrap().signed.extend([forgotten, other.clone()]);
        self.broadcast(who, &other);
        self.bring(who, vec![other]);
        true
    }

    /// Writes on an entry before the last one, which is somebody else's.
    fn pass_over(&mut self, who: usize) -> bool {
        let log = self.people[who].disk.log.clone();
        let own = self.people[who].name.clone();
        let last = log.len() - 1;
        if last < 2 || log[last].entry.by == *own.as_str() {
            return false;
        }
        let before = self.referee.replay(&log[..last]);
        let entry = match self.due_entry(who, &before) {
            Some(entry) => entry,
            None => match self.compose(who, &before, &own, Kind::Note(Yes)) {
                Ok(composed) => composed.entry,
                Err(_) => return false,
            },
        };
        let entry = self.resign(who, &before, entry);
        self.people[who].scheme.as_mut().unwrap().signed.push(entry.clone());
        self.broadcast(who, &entry);
        true
    }
}

/// Another signature than the right one.
fn spoiled(entry: &Entry) -> adjudicate::crypto::Signature {
    let mut bytes = *entry.sig.as_bytes();
    bytes[40] ^= 1;
    adjudicate::crypto::Signature::from_bytes(bytes)
}
