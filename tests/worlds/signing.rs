//! How a program signs: never twice, never half. What `adjudicate` does before and after every signature.

use std::sync::Arc;

use adjudicate::crypto::{Digest, Identity};
use adjudicate::dice::Member;
use adjudicate::log::state::{GivenElement, Kept, Standing};
use adjudicate::log::{Kind, Ruling, Slip, SlipKind, Text};
use adjudicate::referee::{Author, Composed, Draft, Fault, Match, SlipDraft};

use crate::letters::{Body, letter};
use crate::playing::text;
use crate::table::{chance, name};
use crate::world::{DAY, Globe};

/// An entry ready to be put into the log, and the key that has signed it.
pub struct Ready {
    /// The entry.
    pub composed: Composed,
    /// The key.
    pub identity: Arc<Identity>,
    /// Whose elements it gives, and from which chain.
    giver: Option<(Member, Digest)>,
}

/// The number, if it is a ruling.
pub fn number(kind: &Kind) -> Option<u64> {
    match kind {
        Kind::Ruling(Ruling { nr, .. }) => Some(*nr),
        _ => None,
    }
}

impl Globe {
    /// Whether somebody's log may be signed on. What was signed and is missing is put back.
    pub fn may_sign(&mut self, who: usize) -> bool {
        let person = &mut self.people[who];
        let disk = &person.disk;
        let ids = disk.ids();
        let standing = Standing::of(disk.kept.as_ref(), &ids, |id| disk.holds(id));
        let lacks = disk.kept.iter().flat_map(Kept::signed).any(|one| !ids.contains(&one.id) && !disk.holds(&one.id));
        match standing {
            Standing::Unfinished { entry } => {
                let entry = letter(adjudicate::log::read(&entry).expect("what was written is read"));
                person.disk.log.push(entry);
                person.memory = None;
                person.start();
                self.counts.add("entries found again after a kill");
                true
            }
            Standing::Extends | Standing::Fresh if !lacks => {
                person.behind = None;
                true
            }
            Standing::Extends | Standing::Fresh | Standing::Behind { .. } | Standing::Elsewhere { .. } => {
                let since = *person.behind.get_or_insert(self.now);
                if self.now > since + 20 * DAY {
                    // Nobody has what they signed last. They give the state up, and begin as after a loss.
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

    /// Writes an entry without putting it anywhere.
    pub fn compose(
        &mut self,
        who: usize,
        state: &Match,
        by: &str,
        kind: Kind,
        slips: Vec<Slip>,
    ) -> Result<Ready, Fault> {
        let say = chance(&mut self.random, 60).then(|| text("as you like it"));
        let at = self.time();
        self.compose_draft(who, state, Draft { by: name(by), at, slips, kind, say, elements: Vec::new() })
    }

    /// The same of a draft without elements.
    pub fn compose_draft(&mut self, who: usize, state: &Match, mut draft: Draft) -> Result<Ready, Fault> {
        // A new key on one of the slips signs already.
        let mid = if draft.slips.is_empty() { None } else { state.after_slips(&draft.slips) };
        let mid = mid.as_ref().unwrap_or(state);
        let author = state.author(&draft.by).expect("an author of the game");
        let signer = self.people[who].name.clone();
        let identity = self.keys.of(mid, author, &signer).unwrap_or_else(|| self.keys.identity(&signer, 0));
        let giver = mid.signing_for(author).member();
        let base = mid.chain_base(author);
        let chain = self.keys.chain(&identity, &state.id(), &base);
        let seals = matches!(draft.kind, Kind::Turn(_)) && state.play().position().seals_boards();
        let board = author.seat().filter(|_| seals).map(|seat| self.keys.board(state, draft.by.as_str(), seat).0);
        if draft.kind.deals() {
            draft.elements = self.elements(who, mid, giver);
        }
        let composed = state.compose_sealed(draft, &identity, Some(&chain), board.as_deref())?;
        Ok(Ready { composed, identity, giver: giver.map(|giver| (giver, base)) })
    }

    /// The elements that have come to this person and belong to the throw that is pending.
    pub fn elements(&self, who: usize, state: &Match, giver: Option<Member>) -> Vec<(Member, [u8; 32])> {
        let mut elements: Vec<(Member, [u8; 32])> = Vec::new();
        for (name, element) in &self.people[who].disk.elements {
            let Some(member) = state.member(name).filter(|member| Some(*member) != giver) else { continue };
            if elements.iter().all(|(known, _)| *known != member) && state.missing_element(member, *element).is_ok() {
                elements.push((member, *element));
            }
        }
        elements.sort_by_key(|(member, _)| *member);
        elements
    }

    /// The number of the referee's next ruling: one more than the highest that was ever signed, in whatever branch and under
    /// whatever agreement.
    pub fn next_ruling(&self, who: usize) -> u64 {
        let disk = &self.people[who].disk;
        let known = disk.log.iter().chain(disk.aside.values()).filter_map(|letter| number(&letter.entry.kind));
        known.chain([disk.kept.as_ref().map_or(0, Kept::nr)]).max().unwrap_or(0) + 1
    }

    /// Signs what was composed for good, unless the program sees that it must not. False if nothing is in the log.
    pub fn sign(&mut self, who: usize, ready: Ready) -> bool {
        if let (true, Some(why)) = (self.people[who].honest(), self.refuses(who, &ready)) {
            self.trace(|| format!("{} does not sign: {why}", self.people[who].name));
            self.counts.add(&format!("not signed, for {why}"));
            return false;
        }
        self.commit(who, ready)
    }

    /// Why the program does not sign an entry.
    pub fn refuses(&mut self, who: usize, ready: &Ready) -> Option<&'static str> {
        let entry = &ready.composed.entry;
        let nr = number(&entry.kind);
        let person = &mut self.people[who];
        let memory = person.start();
        let appoints = matches!(entry.kind, Kind::Agree(_)) && ready.composed.state.rank().agreements > 0;
        if !memory.stops.is_empty() && nr.is_none() && !appoints {
            return Some("the line stops");
        }
        let state = memory.state.clone();
        let disk = &self.people[who].disk;
        let hand = |by| state.author(by).and_then(|author| state.keys().hand(author));
        let clashes = |prev: Option<Digest>, other: Option<u64>| match (nr, other) {
            (Some(nr), Some(other)) => nr == other,
            (None, None) => prev == entry.prev,
            _ => false,
        };
        let beside = disk.aside.values().filter(|letter| hand(&letter.entry.by) == hand(&entry.by));
        let mut known = beside.map(|letter| (letter.entry.prev, number(&letter.entry.kind)));
        let mut kept = disk.kept.iter().flat_map(Kept::signed).map(|placed| (placed.prev, placed.nr));
        if known.any(|(prev, nr)| clashes(prev, nr)) || kept.any(|(prev, nr)| clashes(prev, nr)) {
            return Some("it would be a second signature");
        }
        let first = self.given(who, ready).first().copied()?;
        let chain = (ready.identity.public(), ready.giver?.1);
        let known = self.people[who].disk.given.get(&chain)?;
        let again = first.number <= known.number && first != *known;
        again.then_some("an element would serve another throw")
    }

    /// The elements of its signer's that an entry gives, each with the entry that has asked for it: two at most.
    fn given(&self, who: usize, ready: &Ready) -> Vec<GivenElement> {
        let Some((giver, _)) = ready.giver else { return Vec::new() };
        let Some(prev) = ready.composed.entry.prev else { return Vec::new() };
        let head = ready.composed.state.head();
        let before = self.state_at(who, &prev);
        let chain = |state: &Match| state.machine().chain(giver).map(|chain| (chain.key, chain.base, chain.number));
        let Some(after) = chain(&ready.composed.state).filter(|after| chain(&before) != Some(*after) && after.2 > 0)
        else {
            return Vec::new();
        };
        let mut given = Vec::new();
        if let Some(pending) = before.machine().pending.as_ref().filter(|pending| pending.lacks(giver)) {
            let number = before.machine().number(giver);
            if number <= after.2 && before.machine().chain(giver).is_some() {
                given.extend(before.line().id(pending.asked).map(|asked| GivenElement {
                    base: after.1,
                    number,
                    asked,
                }));
            }
        }
        if given.iter().all(|given| given.number < after.2) {
            given.push(GivenElement { base: after.1, number: after.2, asked: head });
        }
        given
    }

    /// The match behind an entry that somebody has.
    pub fn state_at(&self, who: usize, id: &Digest) -> Arc<Match> {
        let disk = &self.people[who].disk;
        if let Some(memory) = self.people[who].memory.as_ref().filter(|memory| memory.state.head() == *id) {
            return memory.state.clone();
        }
        let mut way = Vec::new();
        let mut next = Some(*id);
        while let Some(id) = next {
            let place = disk.log.iter().find(|letter| letter.id == id);
            let letter = place.or_else(|| disk.aside.values().find(|letter| letter.id == id && self.is_sound(letter)));
            let letter = letter.expect("what an entry builds on is here").clone();
            next = letter.entry.prev;
            way.push(letter);
        }
        way.reverse();
        self.referee.replay(&way)
    }

    fn is_sound(&self, letter: &crate::letters::Post) -> bool {
        self.watched.get(&letter.id).is_none_or(|watched| watched.letter.entry.sig != letter.entry.sig)
    }

    /// Keeps, appends and sends what somebody has signed. False if the program was killed over it.
    pub fn commit(&mut self, who: usize, ready: Ready) -> bool {
        let entry = letter(ready.composed.entry.clone());
        self.trace(|| {
            let adjudicate::log::Entry { seq, by, kind, slips, .. } = &entry.entry;
            let slips: Vec<String> = slips.iter().map(|slip| format!("{}: {}", slip.by, slip.kind.name())).collect();
            let text = match kind {
                Kind::Turn(turn) => format!("{}, then {:?}", turn.play, turn.then),
                Kind::Ruling(ruling) => format!("{:?}", ruling.verdict),
                _ => String::new(),
            };
            format!(
                "{by} writes {seq} {} {text}, with {slips:?}: {} on {}",
                kind.name(),
                short(&entry.id),
                short(&entry.entry.prev.unwrap())
            )
        });
        if self.killed(who) {
            return false;
        }
        let key = ready.identity.public();
        let given = self.given(who, &ready);
        self.record(who, &ready, &given);
        let state = self.people[who].state();
        let person = &mut self.people[who];
        let stood = &person.memory.as_ref().unwrap().stood;
        let seen = (state.entries() - 1, state.head());
        let kept = person.disk.kept.get_or_insert_with(|| Kept::new(state.id(), seen.0, seen.1));
        kept.note_seen(seen.0, seen.1, |id| stood.contains(id));
        kept.note_signed(&key, &entry.entry, given.last().copied());
        person.disk.given.extend(ready.giver.zip(given.last()).map(|((_, base), given)| ((key, base), *given)));
        self.signed.insert(entry.id, (who, entry.clone()));
        self.counts.add("entries signed");
        self.letters_written(who, &entry);
        if self.killed(who) {
            return false;
        }
        if entry.entry.prev != Some(state.head()) {
            let alive = self.bring(who, crate::letters::Pack::of(&entry));
            if alive {
                self.send(who);
            }
            return alive;
        }
        let person = &mut self.people[who];
        person.disk.log.push(entry.clone());
        let memory = person.memory.as_mut().unwrap();
        memory.stood.insert(entry.id);
        memory.state = Arc::new(ready.composed.state);
        if !memory.stops.is_empty() || person.disk.aside.values().any(|other| other.entry.prev == entry.entry.prev) {
            person.memory = None;
            person.start();
        }
        (person.moved, person.grew) = (self.now, self.now);
        self.accepted(who, &entry);
        self.sort_slips(who);
        self.send(who)
    }

    /// Sends everybody what is new. False if the program was killed over it.
    pub fn send(&mut self, who: usize) -> bool {
        for other in self.others(who) {
            if self.killed(who) {
                return false;
            }
            self.send_since(who, other);
        }
        true
    }

    /// What honest people give, no two throws share, whether it reaches anybody or not.
    fn record(&mut self, who: usize, ready: &Ready, given: &[GivenElement]) {
        let Some((_, base)) = ready.giver else { return };
        for given in given {
            self.record_given(who, &ready.identity, base, *given);
        }
    }

    fn record_given(&mut self, who: usize, identity: &Identity, base: Digest, given: GivenElement) {
        let person = &self.people[who];
        if !person.honest() || person.forgetful {
            return;
        }
        let known = self.given.entry((identity.public(), base)).or_insert(given);
        let again = given.number < known.number || (given.number == known.number && given.asked != known.asked);
        assert!(!again, "element {} serves another throw than element {} did", given.number, known.number);
        *known = given;
    }

    /// Sends everybody the element that is due from this person, without an entry. False if it cannot.
    pub fn gives_alone(&mut self, who: usize, state: &Match, member: Member) -> bool {
        let author = Author::Member(member);
        if state.author_name(author) != self.people[who].role || state.next_to_join().is_some() {
            return false;
        }
        let Some(pending) =
            state.machine().pending.as_ref().filter(|one| one.lacks(member) && one.last != Some(member))
        else {
            return false;
        };
        let signer = self.people[who].name.clone();
        let Some(identity) = self.keys.of(state, author, &signer) else { return false };
        let base = state.chain_base(author);
        let number = state.machine().number(member);
        let element = self.keys.chain(&identity, &state.id(), &base).element(number).expect("chains are long enough");
        let given = GivenElement { base, number, asked: state.line().id(pending.asked).unwrap() };
        let seen = (state.entries() - 1, state.head());
        let person = &mut self.people[who];
        let kept = person.disk.kept.get_or_insert_with(|| Kept::new(state.id(), seen.0, seen.1));
        let known = person.disk.given.get(&(identity.public(), base));
        let again = known.is_some_and(|known| known.number >= number && *known != given);
        if again && person.scheme.is_none() {
            self.counts.add("not signed, for an element would serve another throw");
            return false;
        }
        let line = (name(&person.role), element);
        if person.disk.elements.contains(&line) {
            return false;
        }
        kept.note_given(&identity.public(), given);
        person.disk.given.insert((identity.public(), base), given);
        person.disk.take_element(&line);
        self.record_given(who, &identity, base, given);
        self.counts.add("elements sent alone");
        self.element_written();
        self.trace(|| format!("{} gives element {number} alone", self.people[who].name));
        self.send(who);
        true
    }

    /// Signs a slip and sends it. Whether it could be.
    pub fn slip(&mut self, who: usize, state: &Match, by: &str, kind: SlipKind, say: Option<Text>) -> bool {
        let Some(author) = state.author(&name(by)) else { return false };
        let signer = self.people[who].name.clone();
        let Some(identity) = self.keys.of(state, author, &signer) else { return false };
        let draft = SlipDraft { by: name(by), at: self.time(), kind, say };
        let Ok(slip) = state.sign_slip(draft, &identity) else { return false };
        self.counts.add(&format!("slips signed: {}", slip.kind.name()));
        self.trace(|| format!("{by} signs a slip: {:?}, {}", slip.kind, short(&slip.id())));
        self.people[who].disk.take_slip(&Arc::new(slip));
        self.send(who);
        true
    }
}

/// The beginning of an id.
pub fn short(id: &Digest) -> String {
    id.to_hex()[..6].to_owned()
}
