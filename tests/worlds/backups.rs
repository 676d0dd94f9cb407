//! Backups: made now and then, restored at the wrong moment, and what an honest player does then.

use std::collections::BTreeSet;

use adjudicate::crypto::Digest;
use adjudicate::referee::Author;

use crate::letters::{Body, SLOWEST};
use crate::person::{Disk, Recovery};
use crate::signing::trusted;
use crate::table::{chance, name};
use crate::world::{DAY, Globe};

impl Globe {
    /// Backups are made, and old ones are restored.
    pub fn misfortune(&mut self, who: usize) {
        if self.plan.loser == Some(who) && self.people[who].honest() && chance(&mut self.random, 30) {
            self.plan.loser = None;
            self.loses_key(who);
        }
        if self.plan.restorer != Some(who) || !self.people[who].honest() {
            return;
        }
        if chance(&mut self.random, 150) {
            let disk = self.people[who].disk.clone();
            self.people[who].backups.push(disk);
        }
        if self.people[who].backups.is_empty() || !chance(&mut self.random, 40) {
            return;
        }
        let choice = self.random.below(self.people[who].backups.len());
        let old = self.people[who].backups[choice].clone();
        let log_only = chance(&mut self.random, 500);
        self.trace(|| format!("{} restores entry {}, log only: {log_only}", self.people[who].name, old.log.len() - 1));
        let person = &mut self.people[who];
        (person.memory, person.shelf) = (None, None);
        if log_only {
            person.disk = Disk { kept: person.disk.kept.take(), files: person.disk.files.clone(), ..old };
            self.counts.add("backups restored, the log alone");
        } else {
            person.disk = old;
            // The others may hold entries that he signs otherwise from now on: in their logs, or among what came too early.
            person.backups.clear();
            self.distrust(who);
            self.counts.add("backups restored, with the kept state");
        }
        // Entries that only he had accepted are gone.
        self.has_changed(who);
        let has: BTreeSet<Digest> = self.people[who].disk.pack().entries.iter().map(|letter| letter.id).collect();
        for (_, holders) in self.held.iter_mut().filter(|(id, _)| !has.contains(*id)) {
            holders.remove(&who);
        }
    }

    /// A player's key is gone. The referee has to give another one; until then nothing is signed.
    fn loses_key(&mut self, who: usize) {
        let state = self.state(who);
        let author = state.author(&name(&self.people[who].role));
        let seat = author.and_then(Author::seat).filter(|seat| state.play().is_in(*seat) && state.signs(*seat));
        if seat.is_none() || !state.has_referee() || state.outcome().is_some() {
            return;
        }
        self.people[who].lost = author.and_then(|author| state.keys().current(author));
        self.counts.add("keys lost");
        self.trace(|| format!("{} loses the key", self.people[who].name));
    }

    /// The kept state is worth nothing any more: it goes, and nothing is signed until the others' logs are here.
    pub fn distrust(&mut self, who: usize) {
        let since = self.now;
        let person = &mut self.people[who];
        person.disk.kept = None;
        person.forgetful = true;
        person.recovery = Some(Recovery { since, ..Recovery::default() });
        person.behind = None;
    }

    /// Asks everybody for his log, and trusts his own when all have answered.
    pub fn recover(&mut self, who: usize) {
        let now = self.now;
        let others = self.others(who);
        let recovery = self.people[who].recovery.as_mut().unwrap();
        if now <= recovery.since + SLOWEST {
            return;
        }
        let left: Vec<usize> = others.into_iter().filter(|other| !recovery.answered.contains(other)).collect();
        if left.is_empty() {
            self.trace(|| format!("{} trusts his log again", self.people[who].name));
            let state = self.people[who].state();
            let person = &mut self.people[who];
            person.recovery = None;
            person.disk.kept = Some(trusted(self.game, &state));
            return self.counts.add("logs trusted again after a restoration");
        }
        if recovery.asked.is_none_or(|asked| asked + 2 * DAY < now) {
            recovery.asked = Some(now);
            for other in left {
                self.post(other, Body::Ask(who, now));
            }
        }
    }
}
