//! Signing: what `adjudicate` does for who writes an entry or a slip, gives an element, or rules.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, OnceLock};

use adjudicate::crypto::{Digest, Identity};
use adjudicate::dice::Member;
use adjudicate::log::signing_state::{GivenElement, SigningState};
use adjudicate::log::{Entry, EntryKind, Join, SignedEntry, Slip, SlipKind, Text};
use adjudicate::mail::incoming;
use adjudicate::referee::{Author, ComposedEntry, Draft, Fault, Match, SecretBoard};
use adjudicate_agent::settings::Settings;
use adjudicate_agent::signing::{Signer, element};
use adjudicate_agent::{Context, Failure};
use adjudicate_locales::Language;

use crate::letters::{Body, Post, letter};
use crate::person::{Consent, Disk, Drawer, Keeper, STATE};
use crate::playing::text;
use crate::table::{chance, name};
use crate::world::{DAY, GAME, Globe};

/// Moments at which a program may be stopped while it does one thing, at most.
const MOMENTS: usize = 12;

/// Why something was not signed.
pub enum Unsigned {
    /// The program was stopped over it.
    Killed,
    /// The program does not do it.
    Refused(Failure),
}

impl Unsigned {
    /// Which signature it is that no honest program gives; none if something else is wrong.
    pub fn danger(&self) -> Option<&'static str> {
        match self.words() {
            words if words.contains("the line stops") => Some("the line stops"),
            words if words.contains("a second one would prove") => Some("it would be a second signature"),
            words if words.contains("another throw than") => Some("an element would serve another throw"),
            _ => None,
        }
    }

    /// Returns the program's message.
    pub fn words(&self) -> &str {
        match self {
            Unsigned::Killed => "the program is stopped",
            Unsigned::Refused(failure) => failure.message(),
        }
    }
}

/// An entry that somebody wants to write.
pub struct Wish {
    /// In whose name.
    pub by: String,
    /// The act.
    pub kind: EntryKind,
    /// The slips that go with it.
    pub slips: Vec<Slip>,
    /// The entry behind which it goes, if that is not the last one of the log.
    pub behind: Option<Digest>,
}

impl Wish {
    /// An entry at the end of the log.
    pub fn of(by: &str, kind: EntryKind, slips: Vec<Slip>) -> Wish {
        Wish { by: by.to_owned(), kind, slips, behind: None }
    }
}

impl Globe {
    /// Lets somebody's program do something on their disk. None if it was stopped over it.
    pub fn office<R>(
        &mut self,
        who: usize,
        identity: Option<Arc<Identity>>,
        act: impl FnOnce(&Context) -> R,
    ) -> Option<R> {
        let left = (0..MOMENTS).find(|_| chance(&mut self.random, self.plan.killed));
        self.people[who].start();
        let person = &mut self.people[who];
        let (log, lay) = (person.disk.log.len(), person.disk.beside.entries.len());
        let head = person.disk.log.last().map(|last| last.id);
        let drawer = Arc::new(Drawer::new(std::mem::take(&mut person.disk), left, &self.referee));
        let told = Arc::new(Mutex::new(Vec::new()));
        let office = Context {
            settings: Settings::keeping(STATE.into()),
            store: Arc::new(Keeper(drawer.clone())),
            judge: self.referee.clone(),
            person: Box::new(Consent(told.clone())),
            trusts_log: true,
            key: None,
            language: Language::ENGLISH,
            clock: || panic!("the world has its own clock"),
            random: |_| panic!("everything in a world follows from its seed"),
            date: Some(self.time()),
            reader: incoming::read,
            at_hand: OnceLock::from(identity.map(|identity| (*identity).clone())),
        };
        let done = act(&office);
        drop(office);
        let (disk, dead) = Arc::into_inner(drawer).expect("the program has closed its files").close();
        let changed =
            disk.log.len() != log || disk.beside.entries.len() != lay || disk.log.last().map(|last| last.id) != head;
        self.people[who].disk = disk;
        if changed {
            self.has_changed(who);
        }
        self.counts.more("entries found again after a kill", told.lock().unwrap().len() as u64);
        if dead {
            self.counts.add("programs killed");
            self.trace(|| format!("{}'s program is killed", self.people[who].name));
            (self.people[who].memory, self.people[who].shelf) = (None, None);
            return None;
        }
        Some(done)
    }

    /// Notes what stands in a log or is valid beside it and was not before.
    pub fn has_changed(&mut self, who: usize) {
        let person = &mut self.people[who];
        let had = std::mem::take(&mut person.has);
        person.memory = None;
        person.start();
        let fallen = &person.memory.as_ref().unwrap().fallen;
        let valid = person.disk.beside.entries.iter().filter(|letter| fallen.contains(&letter.id));
        let here: BTreeSet<Digest> =
            person.disk.log.iter().map(|letter| letter.id).chain(fallen.iter().copied()).collect();
        let fresh = |letter: &&SignedEntry| !had.contains(&letter.id);
        let log = person.disk.log.iter().map(|letter| &**letter);
        let new: Vec<SignedEntry> = log.chain(valid).filter(fresh).cloned().collect();
        person.has = here;
        new.iter().for_each(|letter| self.accepted(who, letter));
    }

    /// The key of somebody's own that holds now, if one does.
    pub fn own_key(&mut self, who: usize) -> Option<Arc<Identity>> {
        let role = self.people[who].role.clone();
        self.key_for(who, &role)
    }

    fn key_for(&mut self, who: usize, by: &str) -> Option<Arc<Identity>> {
        let state = self.state(who);
        let author = state.author(&name(by))?;
        let signer = self.people[who].name.clone();
        self.keys.of(&state, author, &signer)
    }

    /// The key that holds behind an entry, which may stand in another branch.
    fn key_behind(&mut self, who: usize, by: &str, id: &Digest) -> Option<Arc<Identity>> {
        let state = self.state_at(who, id);
        let author = state.author(&name(by))?;
        let signer = self.people[who].name.clone();
        self.keys.of(&state, author, &signer)
    }

    /// Lets somebody sign with their program in this name.
    pub fn signer<R>(
        &mut self,
        who: usize,
        by: &str,
        act: impl FnOnce(Signer<'_>) -> Result<R, Failure>,
    ) -> Result<R, Unsigned> {
        let Some(identity) = self.key_for(who, by) else {
            return Err(Unsigned::Refused(Failure::ruled(format!("no key of {by} is here"))));
        };
        self.signer_with(who, by, identity, None, act)
    }

    fn signer_with<R>(
        &mut self,
        who: usize,
        by: &str,
        identity: Arc<Identity>,
        behind: Option<&str>,
        act: impl FnOnce(Signer<'_>) -> Result<R, Failure>,
    ) -> Result<R, Unsigned> {
        let state = self.state(who);
        let by_post = state.author(&name(by)).and_then(Author::seat).is_some_and(|seat| !state.signs(seat));
        let scribe = by_post.then(|| by.to_owned());
        let done = self.office(who, Some(identity), |office| {
            let game = office.store.game(GAME.as_ref())?;
            act(match behind {
                Some(entry) => Signer::take_behind(office, game, entry)?,
                None => Signer::take(office, game, scribe.as_deref(), &[])?,
            })
        });
        done.ok_or(Unsigned::Killed)?.map_err(Unsigned::Refused)
    }

    /// Whether somebody's log may be signed on. A signed entry that is missing is put back.
    pub fn may_sign(&mut self, who: usize) -> bool {
        let role = self.people[who].role.clone();
        if self.key_for(who, &role).is_none() {
            return true;
        }
        match self.signer(who, &role, |_| Ok(())) {
            Ok(()) => {
                self.people[who].behind = None;
                true
            }
            Err(Unsigned::Killed) => false,
            Err(Unsigned::Refused(failure)) => {
                self.trace(|| format!("{role} may not sign: {}", failure.message()));
                let since = *self.people[who].behind.get_or_insert(self.now);
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

    /// The slips that the program would write in with this act. If a slip with a new key waits, its author may sign
    /// with that key.
    pub fn waiting(&mut self, who: usize, by: &str, kind: &EntryKind) -> Vec<Slip> {
        let kind = kind.clone();
        let renewed = self.renewed(who).filter(|_| by == self.people[who].role && self.random.below(2) == 0);
        let waiting = |signer: Signer<'_>| Ok(signer.waiting(&kind));
        match renewed {
            Some((identity, _)) => self.signer_with(who, by, identity, None, waiting),
            None => self.signer(who, by, waiting),
        }
        .unwrap_or_default()
    }

    /// A key of somebody's own for which a slip waits, and the slip: who has signed it may sign with the new key already, if
    /// the entry writes the slip in.
    pub fn renewed(&mut self, who: usize) -> Option<(Arc<Identity>, Slip)> {
        let (state, role, signer) = (self.state(who), name(&self.people[who].role), self.people[who].name.clone());
        let slips = self.people[who].disk.beside.slips.clone();
        slips.into_iter().find_map(|slip| match &slip.kind {
            SlipKind::Rekey(rekey) if slip.by == role && state.check_slip(&slip).is_ok() => {
                Some((self.keys.held(&rekey.key, &signer)?, slip))
            }
            _ => None,
        })
    }

    fn board(&mut self, state: &Match, by: &str, kind: &EntryKind) -> Option<Arc<SecretBoard>> {
        let seals = matches!(kind, EntryKind::Turn(_)) && state.play().seals_boards();
        let seat = state.author(&name(by)).and_then(Author::seat).filter(|_| seals)?;
        Some(self.keys.board(state, by, seat).0)
    }

    /// Composes an entry as the program does, and puts it nowhere.
    pub fn would_write(&mut self, who: usize, wish: &Wish) -> Result<ComposedEntry, Unsigned> {
        let state = self.state(who);
        let board = self.board(&state, &wish.by, &wish.kind);
        let (kind, slips) = (wish.kind.clone(), wish.slips.clone());
        self.signer(who, &wish.by, |signer| signer.compose_with(slips, kind, None, board.as_deref()))
    }

    /// Writes an entry: keeps it, puts it into the log and sends it. Whether it stands there now.
    ///
    /// # Errors
    /// The program was stopped, or does not sign it.
    pub fn write(&mut self, who: usize, wish: Wish) -> Result<(), Unsigned> {
        let identity = match self.renewed(who).filter(|_| wish.by == self.people[who].role && wish.behind.is_none()) {
            Some((identity, slip)) if wish.slips.contains(&slip) => Some(identity),
            _ => match wish.behind {
                Some(id) => self.key_behind(who, &wish.by, &id),
                None => self.key_for(who, &wish.by),
            },
        };
        let Some(identity) = identity else {
            return Err(Unsigned::Refused(Failure::ruled(format!("no key of {} is here", wish.by))));
        };
        let state = self.state(who);
        let board = self.board(&state, &wish.by, &wish.kind);
        let say = chance(&mut self.random, 60).then(|| text("as you like it"));
        let Wish { by, kind, slips, behind } = wish;
        let behind = behind.map(|id| id.to_hex());
        let mut written: Option<(Match, ComposedEntry)> = None;
        let key = identity.public();
        let done = self.signer_with(who, &by, identity, behind.as_deref(), |signer| {
            let before = match &behind {
                Some(id) => signer.state_behind(id)?.0,
                None => signer.game.state.clone(),
            };
            let composed = match &behind {
                Some(_) => signer.compose_behind(&before, kind, say)?,
                None => {
                    let kind = match kind {
                        // A member joins with the chain of the key that he signs with.
                        EntryKind::Join(_) => EntryKind::Join(Join { tip: adjudicate::log::Bytes(signer.chain.tip()) }),
                        kind => kind,
                    };
                    signer.compose_with(slips, kind, say, board.as_deref())?
                }
            };
            let (_, composed) = &*written.insert((before, composed));
            match behind {
                Some(_) => signer.commit_behind(composed).map(drop),
                None => signer.commit(composed).map(drop),
            }
        });
        if let Some((before, composed)) = written {
            let entry = letter(composed.entry.clone());
            // It may have been stopped in between: what counts is whether it was kept.
            let kept = self.people[who].disk.kept.as_ref().and_then(|kept| kept.entry(&key));
            if kept == Some(entry.text.as_str()) {
                self.has_signed(who, &before, &composed, &entry);
            }
        }
        match &done {
            Err(why @ Unsigned::Refused(_)) => {
                self.trace(|| format!("{by} does not sign: {}", why.words()));
                self.counts.add(&format!("not signed, for {}", why.danger().unwrap_or("it would not be valid")));
            }
            Err(Unsigned::Killed) => {}
            Ok(()) => {
                (self.people[who].moved, self.people[who].grew) = (self.now, self.now);
                self.send(who);
            }
        }
        done
    }

    fn has_signed(&mut self, who: usize, before: &Match, composed: &ComposedEntry, entry: &Post) {
        self.trace(|| {
            let Entry { seq, by, kind, slips, .. } = &entry.entry;
            let slips: Vec<String> = slips.iter().map(|slip| format!("{}: {}", slip.by, slip.kind.name())).collect();
            let text = match kind {
                EntryKind::Turn(turn) => format!("{}, then {:?}", turn.play, turn.then),
                EntryKind::Ruling(ruling) => format!("{:?}", ruling.verdict),
                _ => String::new(),
            };
            let prev = short(&entry.entry.prev.unwrap());
            format!("{by} writes {seq} {} {text}, with {slips:?}: {} on {prev}", kind.name(), short(&entry.id))
        });
        self.signed.insert(entry.id, (who, entry.clone()));
        self.counts.add("entries signed");
        self.letters_written(who, entry);
        let mid = before.after_slips(&composed.entry.slips).unwrap_or_else(|| before.clone());
        let giver = before.author(&composed.entry.by).and_then(|author| mid.signing_for(author).member());
        for given in giver.map(|giver| given(before, &composed.state, giver)).unwrap_or_default() {
            self.has_given(who, &composed.state, giver.unwrap(), given);
        }
    }

    /// Elements of honest people are never shared by two throws, whether they reach anybody or not.
    fn has_given(&mut self, who: usize, state: &Match, giver: Member, given: GivenElement) {
        let person = &self.people[who];
        let Some(key) = state.machine().chain(giver).map(|chain| chain.key) else { return };
        if !person.honest() || person.forgetful {
            return;
        }
        let known = self.given.entry((key, given.base)).or_insert(given);
        let again = given.number < known.number || (given.number == known.number && given.asked != known.asked);
        assert!(!again, "element {} serves another throw than element {} did", given.number, known.number);
        *known = given;
    }

    /// The elements that have come to this person and belong to the throw that is pending.
    pub fn elements(&self, who: usize, state: &Match, giver: Option<Member>) -> Vec<(Member, [u8; 32])> {
        let lines = self.people[who].disk.beside.elements.iter();
        let fit = lines.filter_map(|line| element(state, line).ok()).filter(|(member, _)| Some(*member) != giver);
        let fit: std::collections::BTreeMap<Member, [u8; 32]> = fit.collect();
        fit.into_iter().collect()
    }

    /// The number of the referee's next ruling, if he can sign one.
    pub fn next_ruling(&mut self, who: usize, by: &str) -> Option<u64> {
        self.signer(who, by, |signer| Ok(signer.next_ruling())).ok()
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

    /// Sends everybody the element that is due from this person, without an entry. False if it cannot.
    pub fn gives_alone(&mut self, who: usize, state: &Match, member: Member) -> bool {
        if state.author_name(Author::Member(member)) != self.people[who].role || state.next_to_join().is_some() {
            return false;
        }
        let pending = state.machine().pending.as_ref();
        let Some(asked) = pending
            .filter(|one| one.lacks(member) && one.last != Some(member))
            .and_then(|pending| state.line().id(pending.asked))
        else {
            return false;
        };
        let role = self.people[who].role.clone();
        let had = self.people[who].disk.beside.elements.len();
        let given = GivenElement {
            base: state.chain_base(Author::Member(member)),
            number: state.machine().number(member),
            asked,
        };
        let done = self.signer(who, &role, |mut signer| signer.give().map(drop));
        if done.is_err() || self.people[who].disk.beside.elements.len() == had {
            return false;
        }
        self.has_given(who, state, member, given);
        self.counts.add("elements sent alone");
        self.element_written();
        self.trace(|| format!("{role} gives element {} alone", given.number));
        self.send(who);
        true
    }

    /// Signs a slip and sends it. Whether it could be.
    pub fn slip(&mut self, who: usize, by: &str, kind: SlipKind, say: Option<Text>) -> bool {
        let signed = self.signer(who, by, |mut signer| {
            let slip = signer.sign_slip(kind, say)?;
            signer.keep_slip(&slip)?;
            Ok(slip)
        });
        let Ok(slip) = signed else { return false };
        self.counts.add(&format!("slips signed: {}", slip.kind.name()));
        self.trace(|| format!("{by} signs a slip: {:?}, {}", slip.kind, short(&slip.id())));
        self.send(who);
        true
    }

    /// Writes an entry with a program that asks nothing: a cheat's. It stands behind any entry.
    pub fn forge_entry(&mut self, who: usize, state: &Match, mut draft: Draft) -> Result<ComposedEntry, Fault> {
        // A new key on one of the slips signs already.
        let mid = if draft.slips.is_empty() { None } else { state.after_slips(&draft.slips) };
        let mid = mid.as_ref().unwrap_or(state);
        let author = state.author(&draft.by).expect("an author of the game");
        let signer = self.people[who].name.clone();
        let identity = self.keys.of(mid, author, &signer).unwrap_or_else(|| self.keys.identity(&signer, 0));
        let chain = self.keys.chain(&identity, &state.id(), &mid.chain_base(author));
        let board = self.board(state, draft.by.as_str(), &draft.kind);
        if draft.kind.deals() {
            draft.elements = self.elements(who, mid, mid.signing_for(author).member());
        }
        state.compose_sealed(draft, &identity, Some(&chain), board.as_deref())
    }

    /// The match behind an entry that somebody has.
    pub fn state_at(&self, who: usize, id: &Digest) -> Arc<Match> {
        let disk: &Disk = &self.people[who].disk;
        let mut way = Vec::new();
        let mut next = Some(*id);
        while let Some(id) = next {
            let sound = |letter: &&SignedEntry| letter.id == id && self.is_sound(letter);
            let letter = disk.letters().find(sound).expect("what an entry builds on is here");
            next = letter.entry.prev;
            way.push(Arc::new(letter.clone()));
        }
        way.reverse();
        self.referee.replay(&way)
    }

    fn is_sound(&self, letter: &SignedEntry) -> bool {
        self.watched.get(&letter.id).is_none_or(|watched| watched.letter.entry.sig != letter.entry.sig)
    }
}

/// The elements of a member's that an entry gives, each with the entry that has asked for it: two at most. Found without the
/// program, to hold it to that.
fn given(before: &Match, after: &Match, giver: Member) -> Vec<GivenElement> {
    let chain = |state: &Match| state.machine().chain(giver).map(|chain| (chain.key, chain.base, chain.number));
    let Some(last) = chain(after).filter(|last| chain(before) != Some(*last) && last.2 > 0) else { return Vec::new() };
    let mut given = Vec::new();
    if let Some(pending) = before.machine().pending.as_ref().filter(|pending| pending.lacks(giver)) {
        let number = before.machine().number(giver);
        if number <= last.2 && before.machine().chain(giver).is_some() {
            given.extend(before.line().id(pending.asked).map(|asked| GivenElement { base: last.1, number, asked }));
        }
    }
    if given.iter().all(|given| given.number < last.2) {
        given.push(GivenElement { base: last.1, number: last.2, asked: after.head() });
    }
    given
}

/// The kept state of who trusts this log from now on.
pub fn trusted(game: Digest, state: &Match) -> SigningState {
    SigningState::new(game, state.entries() - 1, state.head())
}

/// The beginning of an id.
pub fn short(id: &Digest) -> String {
    id.to_hex()[..6].to_owned()
}
