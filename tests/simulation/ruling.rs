//! A referee before a fork: he gathers what everybody has, chooses a branch that a ruling can make stay, and rules at its end.

use std::collections::{BTreeMap, BTreeSet};

use adjudicate::crypto::Digest;
use adjudicate::log::{Kind, Ruling, Verdict, write};
use adjudicate::referee::dispute::{Copy, Decision, examine};

use crate::letters::{Body, Post, SLOWEST};
use crate::playing::text;
use crate::table::name;
use crate::world::World;

const REFEREE: &str = "referee";

/// A branch that a ruling can make stay, and what is ruled there.
struct Choice {
    /// The log down to the end of the branch.
    line: Vec<Digest>,
    /// Who has been proved to have signed twice.
    culprits: BTreeSet<String>,
}

impl World {
    /// Whether there is a referee who may still settle a fork.
    pub fn may_be_ruled(&self) -> bool {
        self.people.iter().any(|person| person.name == REFEREE && person.honest() && !person.gives_up)
    }

    /// Rules on a fork, if an honest referee has one before him and has waited for everybody's letters. Whether he has looked
    /// at one today.
    pub fn rules_on_fork(&mut self, who: usize) -> bool {
        let person = &mut self.people[who];
        let forked = person.memory.as_ref().is_some_and(|memory| memory.stops);
        if person.name != REFEREE || !person.honest() || !forked {
            person.stopped = None;
            return false;
        }
        if person.gives_up {
            return false;
        }
        let since = *person.stopped.get_or_insert(self.now);
        if self.now < since + 2 * SLOWEST {
            for other in self.others(who) {
                self.post(other, Body::Ask(who, self.now));
            }
            return true;
        }
        if !self.choices(who).into_iter().any(|choice| self.rules(who, choice)) {
            self.people[who].gives_up = true;
            self.counts.add("forks that no ruling can settle");
        }
        true
    }

    /// The branches that can be chosen.
    fn choices(&mut self, who: usize) -> Vec<Choice> {
        let disk = &self.people[who].disk;
        let log: String = disk.log.iter().map(|letter| write(&letter.entry)).collect();
        let mut copy = Copy::of_log(REFEREE, log.as_bytes());
        disk.aside.values().for_each(|letter| copy.add_aside(letter.entry.clone()));
        let dispute = examine(&[copy]);
        let case = &dispute.cases[0];
        let culprits: BTreeSet<String> = case.proofs.iter().map(|proof| proof.head.author.to_string()).collect();
        for culprit in &culprits {
            let person = self.people.iter().find(|person| person.name == *culprit).expect("a name of the game");
            assert!(!person.honest(), "{culprit} is honest, and named as a cheat before the referee");
        }
        let forked = case.crossings.iter().find(|crossing| crossing.decision == Decision::Forked);
        let ends = forked.into_iter().flat_map(|crossing| &crossing.branches).flat_map(|branch| &branch.rulable);
        let line = |end: &Digest| case.way(*end).into_iter().map(|letter| letter.id).collect();
        let mut choices: Vec<Choice> = ends.map(|end| Choice { line: line(end), culprits: culprits.clone() }).collect();
        let by_lot = self.random.below(choices.len().max(1));
        choices.rotate_left(by_lot);
        choices
    }

    /// Reads everything into the copy that holds this branch, and rules at its end. False if nothing can be ruled there.
    fn rules(&mut self, who: usize, choice: Choice) -> bool {
        let disk = &self.people[who].disk;
        let known: BTreeMap<Digest, Post> =
            disk.log.iter().chain(disk.aside.values()).map(|letter| (letter.id, letter.clone())).collect();
        let line: Vec<Post> = choice.line.iter().map(|id| known[id].clone()).collect();
        let state = self.referee.replay(&line);
        let points: Vec<String> = state.charter().players.iter().map(|player| format!("{} 1", player.name)).collect();
        let forfeits = choice.culprits.iter().map(|culprit| Verdict::Forfeit(name(culprit)));
        let verdicts = forfeits.chain([Verdict::Result(text(&points.join(", ")))]);
        let rulings = verdicts.map(|verdict| Kind::Ruling(Ruling { verdict, reason: text("signed twice") }));
        let composed = rulings.into_iter().find_map(|kind| self.compose(who, &state, REFEREE, kind).ok());
        let Some(composed) = composed else { return false };
        let person = &mut self.people[who];
        person.disk.aside = known.into_iter().filter(|(id, _)| !choice.line.contains(id)).collect();
        person.disk.log = line;
        person.memory = None;
        person.start();
        self.note(who);
        self.trace(|| format!("the referee rules against {:?} after {} entries", choice.culprits, state.entries()));
        self.counts.add(match choice.culprits.is_empty() {
            true => "forks with nobody at fault, ruled on",
            false => "forks ruled on",
        });
        self.ruled_on.extend(choice.culprits);
        if self.sign(who, composed) {
            let person = &self.people[who];
            let memory = person.memory.as_ref().unwrap();
            assert!(!memory.stops, "the ruling does not hold: {:?}", memory.forks);
        }
        true
    }
}
