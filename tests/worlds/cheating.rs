//! The acts of cheats, each once, when the game allows it.

use std::collections::BTreeSet;
use std::sync::Arc;

use adjudicate::crypto::Digest;
use adjudicate::dice::Member;
use adjudicate::games::open;
use adjudicate::log::{Bytes, DrawClaim, Entry, EntryKind, RefereeDecision, Rekey, Ruling, SlipKind, True};
use adjudicate::referee::{Author, Draft, FaultClass, Match, PenTask, SlipDraft};

use crate::letters::{Body, Pack, Post, letter};
use crate::playing::text;
use crate::scheme::{Cheat, Watched};
use crate::table::{REFEREE, chance, name};
use crate::world::{Globe, sign};

impl Globe {
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
            Cheat::NoPen => self.without_pen(who, &state),
            Cheat::ForgedSlip => self.forge_slip(who, &state),
            Cheat::OldSlip => self.old_slip(who, &state),
            Cheat::FalseRuling => self.false_ruling(who, &state),
            Cheat::TwoRulings => self.two_rulings(who, &state),
            Cheat::StolenEntry => self.steal_entry(who),
            Cheat::StolenKey => self.steal_key(who, &state),
            _ => self.falsify(who, &state, cheat),
        };
        if done {
            self.trace(|| format!("{} has cheated: {cheat:?}", self.people[who].name));
            self.counts.add(&format!("cheat {cheat:?}: attempted"));
            self.people[who].scheme.as_mut().unwrap().done = true;
        }
        done
    }

    /// Returns the entry that is due from this person, written honestly.
    fn due_entry(&mut self, who: usize, state: &Arc<Match>) -> Option<Entry> {
        let own = self.people[who].role.clone();
        let holder = state.holder().filter(|holder| state.name_of(holder.member) == own)?;
        if holder.task == PenTask::Join || !self.writes(who, state, Author::Member(holder.member)) {
            return None;
        }
        let kind = self.act_of(who, state, holder, true)?;
        self.forges(who, state, &own, kind)
    }

    /// An entry of somebody whose program asks nothing, if it is valid.
    fn forges(&mut self, who: usize, state: &Match, by: &str, kind: EntryKind) -> Option<Entry> {
        let say = chance(&mut self.random, 60).then(|| text("as you like it"));
        let draft = Draft { by: name(by), at: self.time(), slips: Vec::new(), kind, say, elements: Vec::new() };
        self.forge_entry(who, state, draft).ok().map(|composed| composed.entry)
    }

    /// Puts an entry that the program would not have signed into the log, and sends it.
    fn plants(&mut self, who: usize, entry: Entry) -> bool {
        let entry = letter(entry);
        self.people[who].scheme.as_mut().unwrap().signed.push(entry.clone());
        self.signed.insert(entry.id, (who, entry.clone()));
        if self.bring(who, Pack::of(&entry)) {
            self.send(who);
        }
        true
    }

    /// Signs an entry and sends it to everybody, who all have to refuse it.
    fn smuggle(&mut self, who: usize, state: &Match, entry: Post, classes: &[FaultClass]) -> bool {
        let Err(fault) = self.referee.judge(Some(state), &entry) else {
            panic!("nothing is wrong with {:?}", entry.entry);
        };
        let class = fault.class;
        assert!(classes.contains(&class), "{class} is not among {classes:?}: {:?}", entry.entry);
        let watched = Watched { letter: entry.clone(), class, refused: BTreeSet::new() };
        self.watched.insert(entry.id, watched);
        self.people[who].scheme.as_mut().unwrap().signed.push(entry.clone());
        self.broadcast(who, &entry);
        true
    }

    fn broadcast(&mut self, who: usize, entry: &Post) {
        for other in self.others(who) {
            self.post(other, Body::Pack(Pack::of(entry)));
            // He wants it to arrive.
            self.post(other, Body::Pack(Pack::of(entry)));
        }
    }

    /// An entry that is due, with one thing wrong.
    fn falsify(&mut self, who: usize, state: &Arc<Match>, cheat: Cheat) -> bool {
        let Some(mut entry) = self.due_entry(who, state) else { return false };
        let game = state.charter().game.clone();
        let own = entry.by.clone();
        let revealed = entry.reveal.0.iter().position(|(name, _)| *name == own);
        let class = match (cheat, &mut entry.kind) {
            (Cheat::IllegalMove, EntryKind::Turn(turn)) if game != *open::GAME.name => {
                turn.play = text("the dog ate my men");
                FaultClass::Rules
            }
            (Cheat::WrongPosition, EntryKind::Turn(turn)) => {
                turn.position = text("a better one");
                FaultClass::Position
            }
            (Cheat::WrongDice, _) if entry.dice.is_some() => {
                let dice = entry.dice.take().unwrap();
                let (first, rest) = dice.as_str().split_at(1);
                let other = if first == "1" { "2" } else { "1" };
                entry.dice = Some(text(&format!("{other}{rest}")));
                FaultClass::Reveal
            }
            (Cheat::WrongElement, _) if revealed.is_some() => {
                entry.reveal.0[revealed.unwrap()].1 = Bytes([7; 32]);
                FaultClass::Reveal
            }
            (Cheat::LaterElement, _) if revealed.is_some() => {
                let Some(author) = state.author(&own) else { return false };
                let signer = self.people[who].name.clone();
                let Some(identity) = self.keys.of(state, author, &signer) else { return false };
                let chain = self.keys.chain(&identity, &state.id(), &state.chain_base(author));
                let given = author.member().map_or(0, |member| state.machine().number(member));
                entry.reveal.0[revealed.unwrap()].1 = Bytes(chain.element(given + 4).unwrap());
                FaultClass::Reveal
            }
            (Cheat::KeptBack, EntryKind::Turn(_) | EntryKind::Answer(_))
                if entry.dice.is_some() && revealed.is_some() =>
            {
                entry.reveal.0.remove(revealed.unwrap());
                entry.dice = None;
                let brings = matches!(entry.kind, EntryKind::Answer(_)) && !entry.reveal.is_empty();
                if brings { FaultClass::Reveal } else { FaultClass::Kind }
            }
            (Cheat::BadProof, EntryKind::Turn(turn))
                if turn.proof.as_ref().is_some_and(|proof| !proof.leaves.is_empty()) =>
            {
                let leaves = &mut turn.proof.as_mut().unwrap().leaves;
                let last = leaves.len() - 1;
                match self.random.below(2) {
                    0 => leaves[last].salt = Bytes([1; 16]),
                    _ => leaves[last].path[3] = Bytes([1; 32]),
                }
                FaultClass::Proof
            }
            _ => return false,
        };
        let entry = self.put_name(who, state, entry);
        self.smuggle(who, state, entry, &[class])
    }

    fn forge(&mut self, who: usize, state: &Arc<Match>) -> bool {
        let own = self.people[who].role.clone();
        let roles: Vec<String> =
            self.people.iter().map(|person| person.role.clone()).filter(|role| *role != own).collect();
        let victim = match state.holder().map(|holder| state.name_of(holder.member)) {
            Some(holder) if holder != own && self.random.below(4) > 0 => holder.to_owned(),
            _ => self.random.pick(&roles).clone(),
        };
        let Some(author) = state.author(&name(&victim)) else { return false };
        if self.writes(who, state, author) {
            return false;
        }
        let kind = if state.outcome().is_none() { EntryKind::Resign(True) } else { EntryKind::Save(0) };
        let mut entry = crate::world::blank(state.entries(), Some(state.head()), &victim, self.time().unix(), kind);
        entry.say = Some(text("I give up"));
        let identity = self.keys.identity(&self.people[who].name.clone(), 0);
        self.smuggle(who, state, sign(entry, &identity), &[FaultClass::Signature, FaultClass::Kind])
    }

    /// The last entry, if another has signed it, changed behind his back.
    fn others_words(&mut self, who: usize, state: &Arc<Match>, change: impl Fn(&mut Entry)) -> bool {
        let log = &self.people[who].disk.log;
        let last = log[log.len() - 1].clone();
        let other = self.signed.get(&last.id).is_some_and(|(author, _)| *author != who);
        if state.entries() < 2 || !other {
            return false;
        }
        let before = self.referee.replay(&log[..log.len() - 1]);
        let mut entry = last.entry.clone();
        change(&mut entry);
        let entry = letter(entry);
        self.smuggle(who, &before, entry, &[FaultClass::Signature])
    }

    fn false_draw(&mut self, who: usize, state: &Arc<Match>) -> bool {
        let own = self.people[who].role.clone();
        let Some(seat) = state.author(&name(&own)).and_then(Author::seat) else { return false };
        if state.outcome().is_some() || state.play().position().claim_draw(seat).is_ok() {
            return false;
        }
        let kind = EntryKind::Claim(DrawClaim::Draw(True));
        let entry = crate::world::blank(state.entries(), Some(state.head()), &own, self.time().unix(), kind);
        let entry = self.put_name(who, state, entry);
        self.smuggle(who, state, entry, &[FaultClass::Rules, FaultClass::Kind])
    }

    fn other_game(&mut self, who: usize, state: &Arc<Match>) -> bool {
        let Some(mut entry) = self.due_entry(who, state) else { return false };
        entry.prev = Some(Digest(adjudicate::crypto::sha256(&[b"another game", &state.id().0])));
        let entry = self.put_name(who, state, entry);
        self.smuggle(who, state, entry, &[FaultClass::Chain])
    }

    fn backdate(&mut self, who: usize, state: &Arc<Match>) -> bool {
        let Some(entry) = self.due_entry(who, state) else { return false };
        let at = adjudicate::log::Time::from_unix(state.last_at().unix() - 40 * 86_400).unwrap();
        let say = Some(text("long ago"));
        let draft = Draft { by: entry.by, at, slips: Vec::new(), kind: entry.kind, say, elements: Vec::new() };
        let Ok(composed) = self.forge_entry(who, state, draft) else { return false };
        self.plants(who, composed.entry)
    }

    fn wrong_board(&mut self, who: usize, state: &Arc<Match>) -> bool {
        let own = self.people[who].role.clone();
        let holder = state.holder().filter(|holder| state.name_of(holder.member) == own);
        let Some(seat) = holder.filter(|holder| holder.task == PenTask::Open).and_then(|one| one.member.seat()) else {
            return false;
        };
        let (board, _) = self.keys.board(state, &own, seat);
        let mut open = board.open();
        let turned: Vec<&str> = open.path.as_str().split(' ').rev().collect();
        open.path = text(&turned.join(" "));
        let Some(entry) = self.forges(who, state, &own, EntryKind::Open(open)) else { return false };
        self.plants(who, entry)
    }

    /// An entry by somebody who does not hold the pen.
    fn without_pen(&mut self, who: usize, state: &Arc<Match>) -> bool {
        let own = self.people[who].role.clone();
        let Some(author) = state.author(&name(&own)) else { return false };
        if state.holds_pen(author) || !self.writes(who, state, author) {
            return false;
        }
        let kind = if self.random.below(2) == 0 { EntryKind::Resign(True) } else { EntryKind::Answer(True) };
        let entry = crate::world::blank(state.entries(), Some(state.head()), &own, self.time().unix(), kind);
        let entry = self.put_name(who, state, entry);
        self.smuggle(who, state, entry, &[FaultClass::Kind])
    }

    /// Somebody else resigns, by a slip that they have not signed.
    fn forge_slip(&mut self, who: usize, state: &Arc<Match>) -> bool {
        let Some(mut entry) = self.due_entry(who, state) else { return false };
        let victims: Vec<Author> = state.play().seats().map(|seat| Author::Member(Member::Player(seat))).collect();
        let victims: Vec<Author> = victims.into_iter().filter(|victim| !self.writes(who, state, *victim)).collect();
        if victims.is_empty() || state.outcome().is_some() {
            return false;
        }
        let victim = state.author_name(*self.random.pick(&victims)).to_owned();
        let identity = self.keys.identity(&self.people[who].name.clone(), 0);
        let mut slip = adjudicate::log::Slip {
            after: state.head(),
            by: name(&victim),
            at: self.time(),
            kind: SlipKind::Resign(True),
            say: None,
            sig: entry.sig,
        };
        slip.sig = identity.sign(adjudicate::crypto::Namespace::Slip, slip.payload().as_bytes());
        entry.slips.push(slip);
        let entry = self.put_name(who, state, entry);
        self.smuggle(who, state, entry, &[FaultClass::Slip])
    }

    /// A slip is written in again.
    fn old_slip(&mut self, who: usize, state: &Arc<Match>) -> bool {
        let log = self.people[who].disk.log.clone();
        let old = log.iter().flat_map(|letter| &letter.entry.slips).last().cloned();
        let (Some(slip), Some(mut entry)) = (old, self.due_entry(who, state)) else { return false };
        entry.slips.push(slip);
        let entry = self.put_name(who, state, entry);
        self.smuggle(who, state, entry, &[FaultClass::Slip])
    }

    /// A ruling that its author may not make.
    fn false_ruling(&mut self, who: usize, state: &Arc<Match>) -> bool {
        let own = self.people[who].role.clone();
        let Some(author) = state.author(&name(&own)).filter(|author| self.writes(who, state, *author)) else {
            return false;
        };
        let nr = if author == Author::Member(Member::Referee) { state.rank().nr } else { state.rank().nr + 1 };
        if nr == 0 {
            return false;
        }
        let kind = EntryKind::Ruling(Ruling {
            verdict: RefereeDecision::Here(True),
            rests_on: None,
            nr,
            reason: text("I say so"),
        });
        let entry = crate::world::blank(state.entries(), Some(state.head()), &own, self.time().unix(), kind);
        let entry = self.put_name(who, state, entry);
        self.smuggle(who, state, entry, &[FaultClass::Kind])
    }

    /// Two rulings with one number: behind the last entry, and behind the one before it.
    fn two_rulings(&mut self, who: usize, state: &Arc<Match>) -> bool {
        let log = self.people[who].disk.log.clone();
        if log.len() < 4 {
            return false;
        }
        let before = self.referee.replay(&log[..log.len() - 1 - self.random.below(2)]);
        // With an agreement in between the same person may be two referees, each with a count of rulings of his own.
        let hand = |state: &Match| state.keys().hand(Author::Member(Member::Referee));
        if hand(state) != hand(&before) {
            return false;
        }
        let nr = self.signer_nr(who, state);
        let mut made = Vec::new();
        for (state, reason) in [(state, "so be it"), (&before, "or rather so")] {
            if !self.writes(who, state, Author::Member(Member::Referee)) || state.entries() < 2 {
                return false;
            }
            let kind = EntryKind::Ruling(Ruling {
                verdict: RefereeDecision::Here(True),
                rests_on: None,
                nr,
                reason: text(reason),
            });
            let Some(entry) = self.forges(who, state, REFEREE, kind) else { return false };
            made.push(letter(entry));
        }
        self.two_letters(who, made[0].clone(), made[1].clone());
        true
    }

    /// A thief of a key signs an old entry of its owner anew.
    fn steal_entry(&mut self, who: usize) -> bool {
        let Some(victim) = self.victim(who) else { return false };
        let (log, theirs) = (self.people[who].disk.log.clone(), self.people[victim].role.clone());
        let mut old = (1..log.len()).rev().filter(|at| {
            let entry = &log[*at].entry;
            entry.by == *theirs.as_str() && !matches!(entry.kind, EntryKind::Ruling(_) | EntryKind::Join(_))
        });
        let Some(at) = old.nth(self.random.below(2)) else { return false };
        let before = self.referee.replay(&log[..at]);
        let mut entry = log[at].entry.clone();
        entry.say = Some(text("I meant this"));
        let author = before.author(&entry.by).unwrap();
        let signer = self.people[victim].name.clone();
        let mid = before.after_slips(&entry.slips).unwrap_or_else(|| (*before).clone());
        let Some(identity) = self.keys.of(&mid, author, &signer) else { return false };
        let entry = sign(entry, &identity);
        if self.referee.judge(Some(&before), &entry).is_err() {
            return false;
        }
        self.robbed.insert(theirs);
        self.people[who].scheme.as_mut().unwrap().signed.extend([log[at].clone(), entry.clone()]);
        self.broadcast(who, &entry);
        true
    }

    /// A thief of a key replaces it by a slip.
    fn steal_key(&mut self, who: usize, state: &Arc<Match>) -> bool {
        let Some(victim) = self.victim(who) else { return false };
        let (theirs, signer) = (self.people[victim].role.clone(), self.people[victim].name.clone());
        let Some(author) = state.author(&name(&theirs)) else { return false };
        let (Some(member), Some(identity)) = (author.member(), self.keys.of(state, author, &signer)) else {
            return false;
        };
        let thief = self.people[who].name.clone();
        let key = self.keys.fresh(&thief);
        let tip = Bytes(self.keys.chain(&key, &state.id(), &state.head()).tip());
        let with = |tip| SlipKind::Rekey(Rekey { player: name(&theirs), key: key.public(), tip });
        let at = self.time();
        let draft = |kind| SlipDraft { by: name(&theirs), at, kind, say: None };
        let signed = state.sign_slip(draft(with(Some(tip))), &identity);
        let Ok(slip) = signed.or_else(|_| state.sign_slip(draft(with(None)), &identity)) else { return false };
        if member == Member::Referee {
            return false;
        }
        self.robbed.insert(theirs);
        let slips = vec![slip];
        for other in self.others(who) {
            self.post(other, Body::Pack(Pack { slips: slips.clone(), ..Pack::default() }));
        }
        self.people[who].disk.beside.take_slip(slips[0].clone());
        true
    }

    /// Somebody whose key is stolen.
    fn victim(&mut self, who: usize) -> Option<usize> {
        let others = self.others(who);
        let victim = *self.random.pick(&others);
        let person = &self.people[victim];
        (person.honest() && person.role != self.people[who].role).then_some(victim)
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
        let (one, other) = (self.put_name(who, state, one), self.put_name(who, state, other));
        self.two_letters(who, one, other);
        true
    }

    /// Some get the one and some the other.
    fn two_letters(&mut self, who: usize, one: Post, other: Post) {
        let others = self.others(who);
        let cut = self.random.below(others.len());
        for (place, to) in others.into_iter().enumerate() {
            let entry = if place <= cut { &one } else { &other };
            self.post(to, Body::Pack(Pack::of(entry)));
            if chance(&mut self.random, 300) {
                let entry = if place <= cut { &other } else { &one };
                self.post(to, Body::Pack(Pack::of(entry)));
            }
        }
        self.people[who].scheme.as_mut().unwrap().signed.extend([one.clone(), other]);
        self.bring(who, Pack::of(&one));
    }

    /// Another entry in the place of one of his own, which is so many of his own ago at most.
    fn write_anew(&mut self, who: usize, most: usize) -> bool {
        let log = self.people[who].disk.log.clone();
        let own = self.people[who].role.clone();
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
        let entry = self.put_name(who, &before, entry);
        if self.referee.judge(Some(&before), &entry).is_err() {
            return false;
        }
        self.people[who].scheme.as_mut().unwrap().signed.extend([log[at].clone(), entry.clone()]);
        self.broadcast(who, &entry);
        true
    }

    /// Goes back before an entry of his own and forgets everything behind it.
    fn old_backup(&mut self, who: usize) -> bool {
        let own = self.people[who].role.clone();
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
        disk.beside = adjudicate_agent::pending::Pending::default();
        self.people[who].shelf = None;
        self.has_changed(who);
        let state = self.people[who].state();
        let Some([_, other]) = self.two_ways(who, &state) else { return true };
        let other = self.put_name(who, &state, other);
        self.people[who].scheme.as_mut().unwrap().signed.extend([forgotten, other.clone()]);
        self.broadcast(who, &other);
        self.bring(who, Pack::of(&other));
        true
    }
}

/// Another signature than the right one.
fn spoiled(entry: &Entry) -> adjudicate::crypto::Signature {
    let mut bytes = *entry.sig.as_bytes();
    bytes[40] ^= 1;
    adjudicate::crypto::Signature::from_bytes(bytes)
}
