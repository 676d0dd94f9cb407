//! The referee takes the pen: in the run of play, behind an older entry, and where the line stops.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use adjudicate::crypto::Digest;
use adjudicate::dice::Member;
use adjudicate::log::file::MemoryDisk as Files;
use adjudicate::log::{Bytes, EntryKind, Offer, RefereeDecision, Rekey, Ruling, SlipKind, True};
use adjudicate::referee::{Author, Match, RULINGS_MAX};
use adjudicate::rules::Seat;
use adjudicate_agent::slips::offers;

use crate::letters::{Body, Post, SLOWEST};
use crate::playing::text;
use crate::signing::{Unsigned, Wish};
use crate::table::{REFEREE, chance, name};
use crate::world::{DAY, ERAS, Globe};

/// Rulings that are left for where the line stops.
const RESERVE: u64 = 3;

impl Globe {
    /// The acts of the referee, present or former in some branch. Whether there is anything else to do today.
    pub fn referees(&mut self, who: usize) -> bool {
        let person = &mut self.people[who];
        if person.role != REFEREE || !person.honest() {
            return false;
        }
        if !person.start().stops.is_empty() {
            return self.settles_stop(who);
        }
        let state = self.state(who);
        if !self.writes(who, &state, Author::Member(Member::Referee)) {
            self.people[who].asking = None;
            return false;
        }
        if let Some(since) = self.people[who].asking {
            return self.revises(who, since);
        }
        let Some(nr) = self.next_ruling(who, REFEREE) else { return false };
        let last = if self.plan.busy { RULINGS_MAX } else { u64::from(ERAS) };
        if nr + RESERVE > last {
            return false;
        }
        if let Some(verdict) = self.gives_key(&state).or_else(|| self.verdict(&state)) {
            return self.rules(who, &state, verdict, nr);
        }
        if state.entries() > 2 && chance(&mut self.random, self.plan.revises) {
            self.people[who].asking = Some(self.now);
            self.ask_all(who);
        }
        false
    }

    fn ask_all(&mut self, who: usize) {
        for other in self.others(who) {
            self.post(other, Body::Ask(who, self.now));
        }
    }

    /// A key for somebody who has lost the one that holds, or from whom it was stolen.
    fn gives_key(&mut self, state: &Match) -> Option<RefereeDecision> {
        let lost = |key| self.people.iter().any(|person| person.lost == Some(key));
        let needs = |seat: &Seat| {
            state.keys().current(Author::Member(Member::Player(*seat))).is_some_and(|key| {
                let name = state.name_of(Member::Player(*seat));
                lost(key) || self.keys.holder(&key) != Some(name)
            })
        };
        let seat = Seat::all(state.charter().players.len()).find(|seat| state.play().is_in(*seat) && needs(seat))?;
        if state.outcome().is_some() || self.random.below(3) > 0 {
            return None;
        }
        self.counts.add("keys replaced by a ruling");
        Some(self.new_key(state, seat))
    }

    fn new_key(&mut self, state: &Match, seat: Seat) -> RefereeDecision {
        let member = Member::Player(seat);
        let player = state.name_of(member).to_owned();
        let key = self.keys.fresh(&player);
        let joined = state.machine().chain(member).is_some() && state.play().is_in(seat);
        let joined = joined && !self.is_to_join(state, member);
        let tip = joined.then(|| Bytes(self.keys.chain(&key, &state.id(), &state.id()).tip()));
        RefereeDecision::Rekey(Rekey { player: name(&player), key: key.public(), tip })
    }

    /// Whether a member has not joined since the last agreement on a referee.
    fn is_to_join(&self, state: &Match, member: Member) -> bool {
        let Some(next) = state.next_to_join() else { return false };
        let organiser = state.member(&state.charter().organiser.name);
        next == member || (organiser != Some(member) && (organiser == Some(next) || next < member))
    }

    fn verdict(&mut self, state: &Match) -> Option<RefereeDecision> {
        let players = &state.charter().players;
        let player = players[self.random.below(players.len())].name.clone();
        let points: Vec<String> = players.iter().map(|player| format!("{} 1", player.name)).collect();
        let tired = state.entries() > self.plan.tired;
        let all = match (self.plan.busy, tired) {
            (true, false) => 5,
            (_, true) => 20,
            (false, false) => 300,
        };
        match self.random.below(all) {
            0 if self.random.below(if tired { 1 } else { 4 }) == 0 => Some(RefereeDecision::Forfeit(player)),
            1 if tired => Some(RefereeDecision::Result(text(&points.join(", ")))),
            2..=3 => Some(RefereeDecision::Here(True)),
            _ => None,
        }
    }

    /// Rules at the end of a line. Whether it could be.
    fn rules(&mut self, who: usize, state: &Arc<Match>, verdict: RefereeDecision, nr: u64) -> bool {
        let word = match &verdict {
            RefereeDecision::Forfeit(_) => "forfeit",
            RefereeDecision::Result(_) => "result",
            RefereeDecision::Rekey(_) => "rekey",
            RefereeDecision::Here(_) => "here",
        };
        let kind =
            EntryKind::Ruling(Ruling { verdict, rests_on: None, nr, reason: text("as the club's rules have it") });
        let done = match self.people[who].disk.log.last().is_some_and(|last| last.id == state.head()) {
            true => {
                let all = chance(&mut self.random, 800);
                let slips = if all { self.waiting(who, REFEREE, &kind) } else { Vec::new() };
                self.write(who, Wish::of(REFEREE, kind, slips))
            }
            false => self.rules_behind(who, state, kind),
        };
        if done.is_ok() {
            self.counts.add(&format!("rulings: {word}"));
        }
        !matches!(done, Err(Unsigned::Refused(_)))
    }

    /// Rules behind the last entry of a line, which may be another one than that of the log.
    ///
    /// # Errors
    /// The program was stopped, or does not sign it.
    pub fn rules_behind(&mut self, who: usize, state: &Match, kind: EntryKind) -> Result<(), Unsigned> {
        let by = REFEREE.to_owned();
        self.write(who, Wish { by, kind, slips: Vec::new(), behind: Some(state.head()) })
    }

    /// The number of the next ruling of who is referee in this line.
    pub fn signer_nr(&mut self, who: usize, state: &Match) -> u64 {
        self.next_ruling(who, REFEREE).unwrap_or_else(|| state.rank().nr + 1)
    }

    /// Rules behind an older entry, or one that fell out, once everybody has been asked and had time to answer.
    fn revises(&mut self, who: usize, since: i64) -> bool {
        if self.now < since + 2 * SLOWEST {
            if self.random.below(3) == 0 {
                self.ask_all(who);
            }
            return false;
        }
        self.people[who].asking = None;
        let disk = &self.people[who].disk;
        let recent = disk.log.iter().rev().take(7);
        let fallen = &self.people[who].memory.as_ref().unwrap().fallen;
        let beside = disk.beside.entries.iter().filter(|letter| fallen.contains(&letter.id));
        let all: Vec<Digest> = recent.map(|one| one.id).chain(beside.map(|one| one.id)).collect();
        let target = *self.random.pick(&all);
        let state = self.state_at(who, &target);
        if !self.writes(who, &state, Author::Member(Member::Referee)) {
            return false;
        }
        let nr = self.signer_nr(who, &state);
        let verdict = self.gives_key(&state).unwrap_or(RefereeDecision::Here(True));
        self.counts.add("rulings behind older entries");
        self.rules(who, &state, verdict, nr)
    }

    /// Chooses one of the branches of equal rank before which the line stops, once everybody has been asked.
    fn settles_stop(&mut self, who: usize) -> bool {
        let since = *self.people[who].asking.get_or_insert(self.now);
        if self.now < since + 2 * SLOWEST {
            self.ask_all(who);
            return true;
        }
        self.people[who].asking = None;
        let Some(state) = self.branch_to_choose(who) else { return true };
        let nr = self.signer_nr(who, &state);
        let verdict = self.gives_key(&state).unwrap_or(RefereeDecision::Here(True));
        if self.rules(who, &state, verdict, nr) && self.people[who].memory.is_some() {
            self.counts.add("stops that a ruling has settled");
            assert!(self.people[who].start().stops.is_empty(), "the ruling does not hold");
        }
        true
    }

    /// The end of the highest line of one of the branches in which this person is referee.
    pub fn branch_to_choose(&mut self, who: usize) -> Option<Arc<Match>> {
        let stops: BTreeSet<Digest> = self.people[who].start().stops.iter().copied().collect();
        let mut ends = self.branches(who);
        ends.retain(|state| stops.iter().any(|id| state.line().place(id).is_some()));
        ends.retain(|state| self.writes(who, state, Author::Member(Member::Referee)));
        let best = ends.iter().map(|state| state.rank()).max()?;
        ends.retain(|state| state.rank() == best);
        Some(self.random.pick(&ends).clone())
    }

    /// If the line stops and no referee chooses, all can agree on one: on the first of the branches.
    pub fn appoints_at_stop(&mut self, who: usize) {
        let Some(first) = self.people[who].start().stops.first().copied() else { return };
        if self.now < self.people[who].grew + 12 * DAY {
            return;
        }
        let mut ends = self.branches(who);
        ends.retain(|state| state.line().place(&first).is_some());
        let Some(state) = ends.into_iter().max_by_key(|state| (state.rank(), state.head())) else { return };
        let Some(holder) = state.holder().filter(|_| state.outcome().is_none()) else { return };
        let role = self.people[who].role.clone();
        let own = state.author(&name(&role)).filter(|own| self.writes(who, &state, *own)).and_then(Author::seat);
        let Some(own) = own.filter(|own| state.play().is_in(*own)) else { return };
        self.goes_with(who, &state);
        let beside = self.people[who].disk.beside.clone();
        let mut waiting = offers(&state, &beside);
        waiting.retain(|waiting| matches!(waiting.offer, Offer::Referee(_)));
        waiting.sort_by_key(|waiting| waiting.slip.id());
        let Some(waiting) = waiting.into_iter().next() else {
            if let Some(key) = self.referee_to_be() {
                self.slip(who, &role, SlipKind::Offer(Offer::Referee(key)), None);
            }
            return;
        };
        let lacks: Vec<Seat> = waiting.asked.iter().copied().filter(|seat| *seat != own).collect();
        if holder.member == Member::Player(own) && lacks.is_empty() {
            let slips = std::iter::once(waiting.slip).chain(waiting.accepts).cloned().collect();
            if self.write(who, Wish::of(&role, EntryKind::Agree(1), slips)).is_ok() {
                self.counts.add("stops that an agreement on a referee has settled");
            }
        } else if waiting.asked.contains(&own) && holder.member != Member::Player(own) {
            self.slip(who, &role, SlipKind::Accept(waiting.slip.id()), None);
        }
    }

    /// Makes a file of this branch: a new one that letters are read into, those of this branch first.
    fn goes_with(&mut self, who: usize, state: &Match) {
        let disk = &mut self.people[who].disk;
        if disk.log.last().is_some_and(|last| last.id == state.head()) {
            return;
        }
        let pack = disk.pack();
        let (mut line, rest): (Vec<Post>, Vec<Post>) =
            pack.entries.into_iter().partition(|letter| state.line().place(&letter.id).is_some());
        line.sort_by_key(|letter| letter.entry.seq);
        disk.log = line;
        disk.files = Files::default();
        disk.beside.entries = rest.into_iter().map(|letter| (*letter).clone()).collect();
        self.people[who].shelf = None;
        self.has_changed(who);
    }

    /// The matches at the ends of all branches that somebody has.
    pub fn branches(&mut self, who: usize) -> Vec<Arc<Match>> {
        let disk = &self.people[who].disk;
        let fallen = &self.people[who].memory.as_ref().unwrap().fallen;
        let stood = &self.people[who].has;
        let valid: BTreeMap<Digest, Option<Digest>> = disk
            .letters()
            .filter(|letter| stood.contains(&letter.id) || fallen.contains(&letter.id))
            .map(|letter| (letter.id, letter.entry.prev))
            .collect();
        let built_on: BTreeSet<Digest> = valid.values().copied().flatten().collect();
        let ends: Vec<Digest> = valid.keys().filter(|id| !built_on.contains(*id)).copied().collect();
        ends.iter().map(|end| self.state_at(who, end)).collect()
    }
}
