//! Properties of a world when everything has been delivered.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use adjudicate::crypto::Digest;
use adjudicate::dice::Member;
use adjudicate::log::{EntryKind, RefereeDecision, Ruling, SignedEntry, True, write};
use adjudicate::referee::{Author, Equivocator, ForkChoice, Match, RULINGS_MAX, SignerId, verify_with};

use crate::letters::{Pack, Post};
use crate::playing::text;
use crate::scheme::Cheat;
use crate::signing::{Wish, trusted};
use crate::table::REFEREE;
use crate::world::Globe;

/// More rounds than it takes until everybody has everything.
const ROUNDS: usize = 12;

impl Globe {
    /// Those who do what their programs tell them.
    pub fn honest(&self) -> Vec<usize> {
        (0..self.people.len()).filter(|who| self.people[*who].honest()).collect()
    }

    /// The post brings everything that anybody honest has to everybody honest.
    pub fn deliver(&mut self) {
        self.plan.killed = 0;
        let honest = self.honest();
        for _ in 0..ROUNDS {
            let had: Vec<BTreeSet<Digest>> = honest.iter().map(|who| self.has(*who)).collect();
            for who in &honest {
                if self.people[*who].recovery.is_none() {
                    self.may_sign(*who);
                }
                for other in honest.iter().filter(|other| *other != who) {
                    let all = self.people[*other].disk.pack();
                    self.bring(*who, all);
                }
            }
            if had == honest.iter().map(|who| self.has(*who)).collect::<Vec<_>>() {
                return;
            }
        }
        panic!("letters go round and round");
    }

    fn has(&self, who: usize) -> BTreeSet<Digest> {
        self.people[who].disk.pack().entries.iter().map(|letter| letter.id).collect()
    }

    fn known(&self) -> BTreeMap<Digest, Post> {
        let mut known: BTreeMap<Digest, Post> = BTreeMap::new();
        for who in self.honest() {
            let pack = self.people[who].disk.pack();
            let spoiled = |letter: &Post| {
                self.watched.get(&letter.id).is_some_and(|one| one.letter.entry.sig == letter.entry.sig)
            };
            known.extend(pack.entries.into_iter().filter(|one| !spoiled(one)).map(|letter| (letter.id, letter)));
        }
        known
    }

    /// Checks everything.
    pub fn check(&mut self) {
        self.settle_at_last();
        let known = self.known();
        let settled = self.referee.settled(&known.values().map(|letter| &**letter).collect::<Vec<_>>(), &|_| false);
        assert!(settled.invalid.is_empty(), "something was taken that cannot stand");
        let honest = self.honest();
        for who in &honest {
            let lacks = known.keys().filter(|id| !self.has(*who).contains(*id)).count();
            assert_eq!(lacks, 0, "{} has not got everything", self.people[*who].name);
        }
        self.nothing_is_lost(&known);
        let cheated = honest.len() < self.people.len();
        if settled.stops_before.is_empty() {
            for who in &honest {
                let person = &self.people[*who];
                assert_eq!(person.disk.ids(), settled.line, "{}'s log is not the line", person.name);
            }
        } else {
            self.counts.add("worlds that end where the line stops, without an honest referee");
            assert!(cheated, "a game of honest players stops");
            self.heads_where_the_line_stops(&known, &settled, &honest);
        }
        let named = self.named(&known, &settled);
        self.dispute(&settled);
        self.cheats_are_found(&known, &settled, &named);
        self.elements_serve_once(&known, &settled);
        self.verify(&known, &settled);
        if settled.stops_before.is_empty() {
            self.goes_on();
        }
    }

    /// Homes with the same letters have the same heads, but for the branch that somebody has followed, who stays with it.
    fn heads_where_the_line_stops(&mut self, known: &BTreeMap<Digest, Post>, settled: &ForkChoice, honest: &[usize]) {
        let all: Vec<&SignedEntry> = known.values().map(|letter| &**letter).collect();
        for who in honest {
            let person = &self.people[*who];
            let log = person.disk.ids();
            let followed: BTreeSet<Digest> = log.iter().copied().collect();
            let own = self.referee.settled(&all, &|id| followed.contains(id));
            assert_eq!(log, own.line, "{}'s log is not the line", person.name);
            let stays = settled.stops_before.iter().any(|id| followed.contains(id));
            assert!(stays || log == settled.line, "{} follows no branch, and has another head", person.name);
        }
        let cut = honest.iter().filter(|who| self.people[**who].disk.ids() == settled.line).count();
        self.counts.more("logs that end where the line stops", cut as u64);
    }

    /// An honest referee can always choose.
    fn settle_at_last(&mut self) {
        for who in self.honest() {
            if self.people[who].role != REFEREE || self.people[who].start().stops.is_empty() {
                continue;
            }
            let Some(state) = self.branch_to_choose(who) else { continue };
            if self.people[who].recovery.take().is_some() {
                self.trusts(who);
            }
            let nr = self.signer_nr(who, &state);
            if nr > RULINGS_MAX {
                self.counts.add("stops that come behind the last ruling");
                continue;
            }
            let kind = EntryKind::Ruling(Ruling {
                verdict: RefereeDecision::Here(True),
                rests_on: None,
                nr,
                reason: text("here"),
            });
            if let Err(why) = self.rules_behind(who, &state, kind) {
                panic!("an honest referee cannot settle a stop: {}", why.words());
            }
            self.counts.add("stops that a ruling has settled at last");
            self.deliver();
            assert!(self.people[who].start().stops.is_empty(), "a ruling does not settle a stop");
        }
    }

    fn trusts(&mut self, who: usize) {
        let state = self.state(who);
        self.people[who].disk.kept = Some(trusted(self.game, &state));
    }

    /// An entry that reached somebody stays in the log, or beside it as what fell out, or waits: who goes back to a backup may
    /// have lost what it is built on, and have that from nobody any more.
    fn nothing_is_lost(&self, known: &BTreeMap<Digest, Post>) {
        for (id, holders) in &self.held {
            let lost = !holders.is_empty() && !known.contains_key(id);
            assert!(!lost, "an entry that {holders:?} had taken is lost");
        }
    }

    /// All who have signed twice are named, and nobody else.
    fn named(&mut self, known: &BTreeMap<Digest, Post>, settled: &ForkChoice) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        let early: BTreeSet<&Digest> = settled.out_of_order.iter().collect();
        for Equivocator { hand, name, entries, replaced } in &settled.named {
            let owner = match hand {
                SignerId::Referee(key) => self.keys.holder(key).expect("a key of this world").to_owned(),
                SignerId::Player(_) | SignerId::Organiser => name.clone(),
            };
            let person = self.people.iter().find(|person| person.name == owner).expect("somebody of this world");
            let robbed = self.robbed.contains(&person.role);
            assert!(!person.honest() || robbed, "{owner} is honest, and named for {entries:?}");
            let ruled =
                known.values().filter(|letter| !early.contains(&letter.id)).any(|letter| match &letter.entry.kind {
                    EntryKind::Ruling(Ruling { verdict: RefereeDecision::Rekey(rekey), .. }) => {
                        rekey.player == *name.as_str()
                    }
                    _ => false,
                });
            assert_eq!(
                *replaced,
                ruled && matches!(hand, SignerId::Player(_)),
                "whether a ruling has replaced {name}'s key"
            );
            if person.honest() {
                self.counts.add(if *replaced {
                    "robbed people named, whose key was replaced"
                } else {
                    "robbed people named"
                });
            }
            names.insert(person.name.clone());
        }
        // Found once more without the crate: two entries of one author behind the same one.
        let mut beside: BTreeMap<(Digest, &str), Vec<Digest>> = BTreeMap::new();
        for letter in known.values().filter(|letter| !early.contains(&letter.id)) {
            if let (Some(prev), false) = (letter.entry.prev, matches!(letter.entry.kind, EntryKind::Ruling(_))) {
                beside.entry((prev, letter.entry.by.as_str())).or_default().push(letter.id);
            }
        }
        for ((_, by), ids) in beside.into_iter().filter(|(_, ids)| ids.len() > 1) {
            let told = |id: &Digest| settled.named.iter().any(|named| named.entries.contains(id));
            assert!(ids.iter().all(told), "{by} has signed twice, and is not named");
        }
        names
    }

    /// Every attempt was refused, or is known.
    fn cheats_are_found(&mut self, known: &BTreeMap<Digest, Post>, settled: &ForkChoice, named: &BTreeSet<String>) {
        for who in 0..self.people.len() {
            let Some(scheme) = self.people[who].scheme.clone().filter(|scheme| scheme.done) else { continue };
            let name = self.people[who].name.clone();
            let valid = |letter: &&Post| settled.line.contains(&letter.id) || settled.orphaned.contains(&letter.id);
            let there: Vec<&Post> = scheme.signed.iter().filter(valid).collect();
            let state = settled.state.as_ref().unwrap();
            let verdict = match scheme.cheat {
                Cheat::TwoFaced | Cheat::SecondThoughts | Cheat::Rewritten | Cheat::OldBackup | Cheat::TwoRulings => {
                    match named.contains(&name) {
                        true => "named",
                        false if there.len() < 2 => "only one entry arrived",
                        false => panic!("{name} has signed twice and is not named"),
                    }
                }
                Cheat::StolenEntry if there.len() < 2 => "only one entry arrived",
                Cheat::StolenEntry => "the victim is named",
                Cheat::StolenKey => "a key stolen",
                Cheat::Backdated => match there.first() {
                    Some(entry) => {
                        let stays = settled.line.contains(&entry.id);
                        assert!(!stays || state.backdated().contains(&entry.entry.seq), "the date is not shown");
                        if stays { "shown" } else { "fell out" }
                    }
                    None => "did not arrive",
                },
                Cheat::WrongBoard => match there.first() {
                    Some(entry) if settled.line.contains(&entry.id) => {
                        let member = state.member(&crate::table::name(&self.people[who].role));
                        let seat = member.and_then(Member::seat);
                        assert!(state.failed_audits().contains(&seat.unwrap()), "another board passes the audit");
                        "found by the audit"
                    }
                    _ => "fell out or did not arrive",
                },
                cheat => {
                    let letter = &scheme.signed[0];
                    let watched = &self.watched[&letter.id];
                    let taken = known.get(&letter.id).is_some_and(|known| known.entry.sig == letter.entry.sig);
                    let early = settled.out_of_order.contains(&letter.id);
                    assert!(!taken || early, "{cheat:?} was taken");
                    match watched.refused.is_empty() {
                        true if early => "never placed",
                        true => "did not arrive, or too late",
                        false => "refused",
                    }
                }
            };
            self.counts.add(&format!("cheat {:?}: {verdict}", scheme.cheat));
        }
    }

    /// In all branches together, no element of an honest member serves two throws where nobody has signed twice.
    fn elements_serve_once(&mut self, known: &BTreeMap<Digest, Post>, settled: &ForkChoice) {
        let mut served: BTreeMap<[u8; 32], Digest> = BTreeMap::new();
        let twice = !settled.named.is_empty();
        let mut states: BTreeMap<Digest, Arc<Match>> = BTreeMap::new();
        let mut sorted: Vec<&Post> =
            known.values().filter(|letter| !settled.out_of_order.contains(&letter.id)).collect();
        sorted.sort_by_key(|letter| letter.entry.seq);
        for letter in sorted {
            let before = letter.entry.prev.map(|prev| states[&prev].clone());
            let after = self.referee.judge(before.as_deref(), letter).expect("a valid entry");
            let thrown = after.thrown().filter(|_| letter.entry.dice.is_some());
            if let (Some(before), Some(thrown)) = (&before, thrown) {
                let pending = before.machine().pending.as_ref();
                let asked = pending.and_then(|pending| before.line().id(pending.asked)).unwrap_or(letter.id);
                for (member, element) in &thrown.elements {
                    let by =
                        self.people.iter().find(|person| self.gives(person.name.as_str(), before, &after, *member));
                    if by.is_none_or(|person| !person.honest() || self.robbed.contains(&person.role)) {
                        continue;
                    }
                    let roll = *served.entry(*element).or_insert(asked);
                    // A player who has signed twice can bring the elements given in one branch into the other.
                    assert!(roll == asked || twice, "an element of {} serves two throws", after.name_of(*member));
                    self.counts.add(match (roll == asked, settled.line.contains(&letter.id)) {
                        (true, _) => "elements that served a throw of their own",
                        (false, true) => "elements carried into another branch, into a throw of the line",
                        (false, false) => "elements carried into another branch, into a throw that fell out",
                    });
                }
            }
            states.insert(letter.id, after);
        }
    }

    fn gives(&self, name: &str, before: &Match, after: &Match, member: Member) -> bool {
        let author = Author::Member(member);
        let keys = [before, after].map(|state| state.keys().current(author));
        keys.iter().flatten().any(|key| self.keys.holder(key) == Some(name))
    }

    /// The line is valid from its first byte to its last, and comes to the same.
    fn verify(&mut self, known: &BTreeMap<Digest, Post>, settled: &ForkChoice) {
        let text: String = settled.line.iter().map(|id| write(&known[id].entry)).collect();
        let honest = self.people.iter().all(|person| person.honest());
        let counts = &mut self.counts;
        let verified = verify_with(text.as_bytes(), |_, signed, state| {
            let entry = &signed.entry;
            if let (Some(thrown), true, true) = (state.thrown(), entry.dice.is_some(), honest) {
                counts.add("throws in honest games");
                for (sides, number) in thrown.sides.iter().zip(&thrown.numbers) {
                    counts.thrown(*sides, *number);
                }
            }
        });
        assert!(verified.fault.is_none(), "the line is invalid: {:?}", verified.fault);
        let state = settled.state.as_ref().unwrap();
        assert_eq!(verified.state.map(|state| state.head()), Some(state.head()));
        counts.more("entries in the lines", state.entries());
        counts.more("entries that fell out", settled.orphaned.len() as u64);
        counts.more("agreements on a referee", state.rank().agreements);
        counts.more("highest numbers of rulings", state.rank().nr);
        counts.more("cancelled throws", state.cancelled().len() as u64);
        counts.add(if state.outcome().is_some() { "games over" } else { "games not over" });
        if honest {
            counts.add("games among honest players only");
        }
    }

    /// A game that is not over can be played on, by the one who holds the pen and those who owe an element.
    fn goes_on(&mut self) {
        let Some(first) = self.honest().first().copied() else { return };
        let state = self.state(first);
        if state.outcome().is_some() {
            return;
        }
        let holder = state.holder().expect("somebody holds the pen until the end");
        let hand = Author::Member(holder.member);
        let Some(who) = (0..self.people.len()).find(|who| self.writes(*who, &state, hand)) else {
            return self.counts.add("games that wait for somebody without a program");
        };
        let missing: Vec<Member> = state.machine().pending.iter().flat_map(|pending| pending.missing()).collect();
        let mut givers = Vec::new();
        for member in missing {
            let giver = (0..self.people.len()).find(|who| self.writes(*who, &state, Author::Member(member)));
            givers.extend(giver.map(|giver| (giver, member)));
        }
        let mut all: BTreeSet<usize> = givers.iter().map(|(giver, _)| *giver).collect();
        all.insert(who);
        if all.iter().any(|who| !self.people[*who].honest() || self.has_lost_key(*who)) {
            return self.counts.add("games that wait for a cheat, or for a key that is lost");
        }
        for who in &all {
            if self.people[*who].recovery.take().is_some() || !self.may_sign(*who) {
                self.trusts(*who);
            }
        }
        for (giver, member) in &givers {
            self.gives_alone(*giver, &state, *member);
            let elements = self.people[*giver].disk.beside.elements.clone();
            self.bring(who, Pack { elements, ..Pack::default() });
        }
        let by = state.author_name(hand).to_owned();
        let kind = self.act_of(who, &state, holder, true);
        let kind =
            kind.unwrap_or_else(|| panic!("{by} holds the pen to {} and has nothing to write", holder.task.name()));
        if let Err(why) = self.would_write(who, &Wish::of(&by, kind, Vec::new())) {
            panic!("the game cannot go on: {by}'s program does not sign, for {}", why.words());
        }
        self.counts.add("games that are not over, and go on");
    }
}
