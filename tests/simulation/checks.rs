//! What has to be true of a world when everything has been delivered.

use std::collections::{BTreeMap, BTreeSet};

use adjudicate::crypto::Digest;
use adjudicate::log::{Kind, write};
use adjudicate::referee::dispute::{Copy, Proof, examine};
use adjudicate::referee::{Settled, verify_with};

use crate::letters::Post;
use crate::scheme::Cheat;
use crate::world::World;

/// More rounds than it takes until everybody has everything.
const ROUNDS: usize = 12;

impl World {
    /// The post brings everything that anybody honest has to everybody honest.
    pub fn deliver(&mut self) {
        self.plan.killed = 0;
        let honest: Vec<usize> = (0..self.people.len()).filter(|who| self.people[*who].honest()).collect();
        for _ in 0..ROUNDS {
            let had: Vec<BTreeSet<Digest>> = honest.iter().map(|who| self.has(*who)).collect();
            for who in &honest {
                if self.people[*who].recovery.is_none() {
                    self.may_sign(*who);
                }
                let all: Vec<Post> = honest
                    .iter()
                    .filter(|other| *other != who)
                    .flat_map(|other| self.people[*other].disk.letters())
                    .collect();
                self.bring(*who, all);
            }
            if had == honest.iter().map(|who| self.has(*who)).collect::<Vec<_>>() {
                return;
            }
        }
        panic!("letters go round and round");
    }

    fn has(&self, who: usize) -> BTreeSet<Digest> {
        let disk = &self.people[who].disk;
        disk.log.iter().map(|letter| letter.id).chain(disk.aside.keys().copied()).collect()
    }

    /// Checks everything.
    pub fn check(&mut self) {
        let honest: Vec<usize> = (0..self.people.len()).filter(|who| self.people[*who].honest()).collect();
        let mut known: BTreeMap<Digest, Post> = BTreeMap::new();
        for who in &honest {
            let disk = &self.people[*who].disk;
            known.extend(disk.log.iter().chain(disk.aside.values()).map(|letter| (letter.id, letter.clone())));
        }
        let settled = self.referee.settle(known.values());
        assert!(settled.early.is_empty() && settled.invalid.is_empty(), "something was taken that cannot stand");
        for who in &honest {
            let lacks = known.keys().filter(|id| !self.has(*who).contains(*id)).count();
            assert_eq!(lacks, 0, "{} has not got everything", self.people[*who].name);
        }
        self.nothing_is_lost(&known);
        let named = self.dispute(&honest, &settled);
        if settled.stops {
            self.counts.add("worlds that end before a fork");
        } else {
            for who in &honest {
                let person = &self.people[*who];
                assert_eq!(person.disk.ids(), settled.log, "{}'s log is not the one that stays", person.name);
            }
        }
        self.cheats_are_found(&known, &settled, &named);
        self.verify(&known, &settled);
    }

    /// An entry that reached somebody stays in the log, or beside it as what fell out, or waits: who goes back to a backup may
    /// have lost what it is built on, and have that from nobody any more.
    fn nothing_is_lost(&self, known: &BTreeMap<Digest, Post>) {
        let waits = |id: &Digest| self.people.iter().any(|person| person.disk.early.contains_key(id));
        for (id, holders) in &self.held {
            let lost = !holders.is_empty() && !known.contains_key(id) && !waits(id);
            assert!(!lost, "an entry that {holders:?} had taken is lost");
        }
    }

    /// Who is named when all copies are compared; with whose keys.
    fn dispute(&mut self, honest: &[usize], settled: &Settled) -> BTreeSet<String> {
        let mut copies = Vec::new();
        // Comparing takes a while, and where nobody has signed twice it says what was checked already.
        let cheated = self.people.iter().any(|person| !person.honest());
        if !cheated && settled.forks.is_empty() && self.random.below(4) > 0 {
            return BTreeSet::new();
        }
        for who in honest {
            let disk = &self.people[*who].disk;
            let text: String = disk.log.iter().map(|letter| write(&letter.entry)).collect();
            copies.push(Copy::of_log(&self.people[*who].name, text.as_bytes()));
            let mut beside = Copy::of_letters(&format!("beside {}", self.people[*who].name));
            for letter in disk.aside.values().chain(disk.early.values()) {
                beside.add(vec![letter.entry.clone()]);
            }
            if !beside.entries.is_empty() {
                copies.push(beside);
            }
        }
        let dispute = examine(&copies);
        assert_eq!(dispute.cases.len(), 1, "one game");
        let case = &dispute.cases[0];
        assert_eq!(case.log, settled.log);
        assert!(case.refused.is_empty(), "a copy holds what is refused");
        let mut named = BTreeSet::new();
        for proof in dispute.proofs() {
            let author = proof.head.author.to_string();
            let person = self.people.iter().find(|person| person.name == author).expect("a name of the game");
            assert!(!person.honest(), "{author} is honest, and named as a cheat: {}", proof.text());
            let again = Proof::read(proof.text().as_bytes()).expect("evidence stands by itself");
            assert_eq!(again.head, proof.head);
            named.insert(author);
        }
        if !cheated && !case.unproved.is_empty() {
            self.counts.add("games among honest players that stop, with nobody at fault");
        }
        self.counts.more("proofs read again from their file", named.len() as u64);
        self.counts.more("forks that prove nothing against anybody", case.unproved.len() as u64);
        named
    }

    /// Whatever was tried was refused, or is known.
    fn cheats_are_found(&mut self, known: &BTreeMap<Digest, Post>, settled: &Settled, named: &BTreeSet<String>) {
        for who in 0..self.people.len() {
            let Some(scheme) = self.people[who].scheme.clone().filter(|scheme| scheme.done) else { continue };
            let name = self.people[who].name.clone();
            let there: Vec<&Post> = scheme.signed.iter().filter(|letter| known.contains_key(&letter.id)).collect();
            let verdict = match scheme.cheat {
                Cheat::TwoFaced | Cheat::SecondThoughts | Cheat::Rewritten | Cheat::OldBackup => {
                    let turns = there.iter().filter(|letter| matches!(letter.entry.kind, Kind::Turn(_))).count();
                    let excused = settled.forks.is_empty();
                    match () {
                        () if named.contains(&name) => "named",
                        () if self.ruled_on.contains(&name) => "named, and ruled against",
                        () if there.len() < 2 => "only one entry arrived",
                        () if turns == 2 && !decided(known) => panic!("{name} has made two turns and is not named"),
                        () if excused => "without effect",
                        () => "beside another fork",
                    }
                }
                Cheat::Backdated => match there.first() {
                    Some(entry) => {
                        let stays = settled.log.contains(&entry.id);
                        let state = settled.state.as_ref().unwrap();
                        assert!(!stays || state.backdated().contains(&entry.entry.seq), "the date is not shown");
                        if stays { "shown" } else { "fell out" }
                    }
                    None => "did not arrive",
                },
                Cheat::WrongBoard => match there.first() {
                    Some(entry) if settled.log.contains(&entry.id) => {
                        let state = settled.state.as_ref().unwrap();
                        let seat = state.member(&crate::table::name(&name)).and_then(adjudicate::dice::Member::seat);
                        assert!(state.failed_audits().contains(&seat.unwrap()), "another board passes the audit");
                        "found by the audit"
                    }
                    _ => "fell out or did not arrive",
                },
                Cheat::PassedOver => match named.contains(&name) {
                    true => "named",
                    false if self.ruled_on.contains(&name) => "named, and ruled against",
                    false if there.is_empty() => "did not arrive",
                    false => "settled as a crossing",
                },
                cheat => {
                    let letter = &scheme.signed[0];
                    let watched = &self.watched[&letter.id];
                    let taken = known.get(&letter.id).is_some_and(|known| known.entry.sig == letter.entry.sig);
                    assert!(!taken, "{cheat:?} was taken");
                    match watched.refused.is_empty() {
                        true if cheat == Cheat::OtherGame => "never placed",
                        true => "did not arrive, or too late",
                        false => "refused",
                    }
                }
            };
            self.counts.add(&format!("cheat {:?}: {verdict}", scheme.cheat));
        }
    }

    /// The log that stays is valid from its first byte to its last, and comes to the same.
    fn verify(&mut self, known: &BTreeMap<Digest, Post>, settled: &Settled) {
        let text: String = settled.log.iter().map(|id| write(&known[id].entry)).collect();
        let honest = self.people.iter().all(|person| person.honest());
        let counts = &mut self.counts;
        let verified = verify_with(text.as_bytes(), |_, entry, state| {
            if let (Some(thrown), true, true) = (state.thrown(), entry.dice.is_some(), honest) {
                counts.add("throws in honest games");
                for (sides, number) in thrown.sides.iter().zip(&thrown.numbers) {
                    counts.thrown(*sides, *number);
                }
            }
        });
        assert!(verified.fault.is_none(), "the log that stays is invalid");
        let state = settled.state.as_ref().unwrap();
        counts.more("entries in the logs that stay", state.entries());
        counts.more("entries that fell out", settled.fallen.len() as u64);
        counts.add(if state.outcome().is_some() { "games over" } else { "games not over" });
        if honest {
            counts.add("games among honest players only");
        }
    }
}

/// Whether a ruling of the first sort may have decided between branches.
fn decided(known: &BTreeMap<Digest, Post>) -> bool {
    known.values().any(|letter| letter.entry.kind.decides())
}
