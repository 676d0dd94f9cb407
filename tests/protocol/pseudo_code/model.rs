//! The pseudo-code of `docs/protocol`, line by line. A comment that begins with a colon is a line of the page, and the
//! code below it does what it says. The test beside this file checks that no line of the page is missing.

use std::collections::{BTreeMap, BTreeSet};

use adjudicate::crypto::{Digest, PublicKey, down, step};
use adjudicate::dice::{DiceStream, Member, seed};
use adjudicate::log::{Charter, Clock, Time};
use adjudicate::rules::{Demand, Play, Roll, Seat};

/// A task of the holder of the pen, a duty: the words of the page.
pub type Word = &'static str;

/// The roll that waits for elements.
#[derive(Clone, Debug)]
pub struct PendingRoll {
    pub roll: Roll,
    pub contributors: Vec<Member>,
    pub last: Option<Member>,
    pub elements: BTreeMap<Member, [u8; 32]>,
    pub asked: u64,
}

impl PendingRoll {
    pub fn missing(&self) -> Vec<Member> {
        self.contributors.iter().copied().filter(|m| !self.elements.contains_key(m)).collect()
    }

    fn lacks(&self, m: Member) -> bool {
        self.missing().contains(&m)
    }
}

/// The record of a duty.
#[derive(Clone, Debug)]
pub struct Record {
    pub duty: Word,
    pub since: Time,
    pub days: u64,
    pub start: Time,
    pub acts: bool,
    pub own: bool,
    pub made: u64,
}

/// An act that came after its deadline, or just in time.
#[derive(Clone, Debug)]
pub struct Lateness {
    pub m: Member,
    pub start: Time,
    pub days: u64,
    pub done: Time,
    pub own: bool,
    pub known: u64,
}

/// Days on which a player is away, and the entry that wrote them in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Away {
    /// From when on it counts.
    pub from: Time,
    pub until: Time,
    pub written: u64,
    /// Its slip, and the later of the slip's date and its own beginning.
    pub slip: Digest,
    pub said: Time,
}

/// An entry as section 6.3 looks at it, with the duties after it.
#[derive(Clone)]
pub struct Tracked {
    pub seq: u64,
    pub id: Digest,
    pub at: Time,
    pub author: Option<Member>,
    /// Whether the act ends a duty of the author, who held the pen before.
    pub ends: bool,
    pub has_dice: bool,
    pub due: Vec<(Member, Word)>,
    pub pen: Option<Member>,
    pub last: Option<Member>,
    /// The days of its `extend` slips.
    pub extended: Vec<(Member, u64)>,
}

/// The entry that is looked at, as far as the pseudo-code asks for it.
pub struct Current<'a> {
    pub seq: u64,
    pub author: Option<Member>,
    pub at: Time,
    pub act: &'a str,
    pub values: Vec<(Option<Member>, [u8; 32])>,
    pub dice: Option<&'a str>,
    /// Whether its author held the pen before it.
    pub held: bool,
}

/// The state of section 1.6.
#[derive(Clone)]
pub struct Model {
    pub charter: Charter,
    pub game: Digest,
    pub position: Play,
    pub keys: BTreeMap<Member, PublicKey>,
    pub joined: BTreeSet<Member>,
    pub chain: BTreeMap<Member, PublicKey>,
    pub known: BTreeMap<Member, (u32, [u8; 32])>,
    pub count: BTreeMap<Member, u32>,
    pub era: u32,
    pub throws: u32,
    pub pending: Option<PendingRoll>,
    pub causes: BTreeSet<Member>,
    pub cancellations: Vec<(u64, Vec<Member>)>,
    pub forfeited: BTreeSet<Seat>,
    pub sealed: BTreeSet<Seat>,
    pub opened: BTreeSet<Seat>,
    pub saved: BTreeSet<Seat>,
    pub records: BTreeMap<Member, Record>,
    pub latenesses: Vec<Lateness>,
    pub absences: BTreeMap<Member, BTreeSet<Away>>,
    pub history: Vec<Tracked>,
    pub received: BTreeMap<Digest, Time>,
}

/// Why an entry cannot stand.
#[derive(Debug, PartialEq, Eq)]
pub enum Refused {
    /// A fault of class `reveal`.
    Reveal,
    /// Something that is no part of the pseudo-code.
    Other,
}

fn require(met: bool) -> Result<(), Refused> {
    if met { Ok(()) } else { Err(Refused::Reveal) }
}

// Section 1.7.
impl Model {
    fn players(&self) -> Vec<Seat> {
        self.position.seats().collect()
    }

    fn has_key(&self, m: Member) -> bool {
        self.keys.contains_key(&m)
    }

    fn has_stayed(&self, p: Seat) -> bool {
        self.position.is_in(p) && !self.forfeited.contains(&p)
    }

    fn has_tokens_to_save(&self, p: Seat) -> bool {
        self.position.position().tokens().is_some_and(|tokens| tokens[p.index()] > 0)
    }

    fn is_in_the_game(&self, m: Member) -> bool {
        m.seat().is_none_or(|p| self.position.is_in(p))
    }

    fn referee_contributes(&self) -> bool {
        self.charter.dice.is_some() || self.players().iter().any(|p| !self.has_key(Member::Player(*p)))
    }

    //: pen():
    pub fn pen(&self) -> Option<(Member, Word)> {
        //: if the game is over:
        if let Demand::Over(_) = self.position.demand() {
            let stayed = || self.players().into_iter().filter(|p| self.has_stayed(*p));
            //: for each player p who has stayed, by seat:
            for p in stayed() {
                //: if p has sealed a board that is not open: return p, open
                if self.sealed.contains(&p) && !self.opened.contains(&p) {
                    return Some((Member::Player(p), "open"));
                }
            }
            //: for each player p who has stayed, by seat:
            for p in stayed() {
                //: if p has tokens to save and has not saved: return p, save
                if self.has_tokens_to_save(p) && !self.saved.contains(&p) {
                    return Some((Member::Player(p), "save"));
                }
            }
            //: for each player p who has stayed, by seat:
            for p in stayed() {
                //: if p has a key: return p, post
                if self.has_key(Member::Player(p)) {
                    return Some((Member::Player(p), "post"));
                }
            }
            //: return nobody
            return None;
        }
        //: if somebody is next to join: return that member, join
        if let Some(m) = self.next_to_join() {
            return Some((m, "join"));
        }
        //: if a roll is pending:
        if let Some(pending) = &self.pending {
            //: if it has a roller: return the roller, roll
            if let Some(roller) = pending.roll.roller {
                return Some((Member::Player(roller), "roll"));
            }
            //: for each member m who contributes to it, in order:
            for m in pending.contributors.iter().copied() {
                //: if m is in the game and the element of m is missing: return m, roll
                if self.is_in_the_game(m) && pending.lacks(m) {
                    return Some((m, "roll"));
                }
            }
        }
        //: return the player who is to act, act
        match self.position.demand() {
            Demand::Act(p) => Some((Member::Player(p), "act")),
            Demand::Throw(_) | Demand::Over(_) => None,
        }
    }

    //: next_to_join():
    pub fn next_to_join(&self) -> Option<Member> {
        let organiser = Seat::all(self.charter.players.len())
            .find(|p| self.charter.players[p.index()].name == self.charter.organiser.name);
        let can = |p: Seat| {
            let m = Member::Player(p);
            self.position.is_in(p) && self.has_key(m) && !self.joined.contains(&m)
        };
        //: if the organiser plays, is in the game, has a key and has not joined: return the organiser
        if let Some(p) = organiser.filter(|p| can(*p)) {
            return Some(Member::Player(p));
        }
        //: for each player p in the game, by seat:
        for p in self.players() {
            //: if p has a key and has not joined: return p
            if can(p) {
                return Some(Member::Player(p));
            }
        }
        //: if the referee contributes, or the pending roll lacks the referee's element:
        if self.referee_contributes() || self.pending.as_ref().is_some_and(|pending| pending.lacks(Member::Referee)) {
            //: if the referee has not joined: return the referee
            if !self.joined.contains(&Member::Referee) {
                return Some(Member::Referee);
            }
        }
        //: return nobody
        None
    }

    //: due():
    pub fn due(&self) -> Vec<(Member, Word)> {
        //: if nobody holds the pen, or it is held for post: return nothing
        let Some((holder, task)) = self.pen().filter(|(_, task)| *task != "post") else { return Vec::new() };
        //: if it is held for join, act, open or save: return its holder, with join, turn, open or save
        if task != "roll" {
            return vec![(holder, if task == "act" { "turn" } else { task })];
        }
        let Some(pending) = &self.pending else { panic!("the pen is held for a roll") };
        //: owing = all contributors whose element is missing
        let mut owing = pending.missing();
        //: if one element is missing, and it is the one that comes last: return owing, with reveal
        let only_last = owing.len() == 1 && pending.last == Some(owing[0]);
        //: return owing and the holder of the pen, with reveal
        if !only_last && !owing.contains(&holder) {
            owing.push(holder);
        }
        owing.sort();
        owing.into_iter().map(|m| (m, "reveal")).collect()
    }
}

// Sections 4.3 to 4.6.
impl Model {
    fn new_contributors(&self, roller: Option<Seat>) -> Vec<Member> {
        let of_the_roller = self.charter.dice.is_some() && roller.is_some();
        let players = self.players().into_iter().filter(|p| !of_the_roller || Some(*p) == roller).map(Member::Player);
        let players = players.filter(|m| self.has_key(*m));
        players.chain(self.referee_contributes().then_some(Member::Referee)).collect()
    }

    //: settle():
    pub fn settle(&mut self, seq: u64) {
        let wanted = match self.position.demand() {
            Demand::Throw(roll) => Some(roll),
            Demand::Act(_) | Demand::Over(_) => None,
        };
        //: if the position waits for no dice, or somebody is next to join and no roll is pending:
        let waits = self.next_to_join().is_some() && self.pending.is_none();
        let Some(wanted) = wanted.filter(|_| !waits) else {
            //: no roll is pending
            self.pending = None;
            return;
        };
        //: else if the pending roll has the same dice and roller, or neither has a roller:
        let same = |pending: &&mut PendingRoll| {
            pending.roll == wanted || pending.roll.roller.is_none() && wanted.roller.is_none()
        };
        if let Some(pending) = self.pending.as_mut().filter(same) {
            //: its dice are those for which the position waits
            pending.roll = wanted;
            return;
        }
        //: else:
        //: a new roll is pending, asked in this entry, with no element in
        let contributors = self.new_contributors(wanted.roller);
        let last = wanted.roller.map(Member::Player).map(|m| if self.has_key(m) { m } else { Member::Referee });
        //: for each of its contributors m: count[m] += 1
        for m in &contributors {
            *self.count.entry(*m).or_default() += 1;
        }
        self.pending = Some(PendingRoll { roll: wanted, contributors, last, elements: BTreeMap::new(), asked: seq });
    }

    //: number(m): return 1024 * era + count[m]
    pub fn number(&self, m: Member) -> u32 {
        1024 * self.era + self.count.get(&m).copied().unwrap_or(0)
    }

    //: fits(m, v):
    fn fits(&self, m: Member, v: &[u8; 32]) -> bool {
        //: n = number(m)
        let n = self.number(m);
        //: return m has a chain, n is more than the number in known[m], and v, hashed down to that number, is known[m]
        let (Some(key), Some((number, value))) = (self.chain.get(&m), self.known.get(&m)) else { return false };
        n > *number && down(&self.game, key, n, *number, v) == *value
    }

    //: take(m, v):
    fn take(&mut self, m: Member, v: [u8; 32]) {
        //: known[m] = v with number(m)
        self.known.insert(m, (self.number(m), v));
        //: the element of m is in: v
        if let Some(pending) = &mut self.pending {
            pending.elements.insert(m, v);
        }
    }

    /// The element before one of m's next roll: H of section 4.2.
    fn before(&self, m: Member, v: &[u8; 32]) -> [u8; 32] {
        self.chain.get(&m).map_or([0; 32], |key| step(&self.game, key, self.number(m) + 1, v))
    }

    fn pending_lacks(&self, m: Member) -> bool {
        self.pending.as_ref().is_some_and(|pending| pending.lacks(m))
    }

    fn throw(&mut self) -> String {
        let pending = self.pending.take().expect("a roll is pending");
        let elements: Vec<[u8; 32]> =
            pending.contributors.iter().filter_map(|m| pending.elements.get(m)).copied().collect();
        let mut stream = DiceStream::new(seed(&self.game, self.throws, &elements));
        self.throws += 1;
        let mut numbers = stream.throw(&pending.roll.dice);
        self.position.thrown(&numbers);
        while let Demand::Throw(more) = self.position.demand() {
            let more = stream.throw(&more.dice);
            self.position.thrown(&more);
            numbers.extend(more);
        }
        numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
    }

    fn can_throw(&self) -> bool {
        self.pending.as_ref().is_some_and(|pending| pending.missing().is_empty())
    }

    //: reveal(entry of the author A):
    pub fn reveal(
        &mut self,
        entry: &Current<'_>,
        act: impl FnOnce(&mut Model) -> Result<(), Refused>,
    ) -> Result<(), Refused> {
        //: G = A; for a player without a key the referee
        let a = entry.author;
        let g = a.map(|m| if self.has_key(m) { m } else { Member::Referee });
        //: require each name is a member's, and they stand in the order of members, each once
        let names: Vec<Option<Member>> = entry.values.iter().map(|(m, _)| *m).collect();
        require(names.iter().all(Option::is_some) && names.windows(2).all(|two| two[0] < two[1]))?;
        //: # step 1: elements of others
        //: for each m and v in the entry, but G:
        for (m, v) in entry.values.iter().filter(|(m, _)| *m != g) {
            let Some(m) = *m else { return Err(Refused::Reveal) };
            //: require the pending roll lacks the element of m, and it is not the one that comes last
            require(self.pending_lacks(m) && self.pending.as_ref().is_some_and(|pending| pending.last != Some(m)))?;
            //: require m has joined, and fits(m, v)
            require(self.joined.contains(&m) && self.fits(m, v))?;
            //: take(m, v)
            self.take(m, *v);
        }
        //: # step 2: the giver's own, for the roll before
        //: left = the value of G in the entry, or none
        let mut left = entry.values.iter().find(|(m, _)| *m == g).map(|(_, v)| *v);
        //: if the pending roll lacks the element of G, and G has joined:
        if let Some(g) = g.filter(|g| self.pending_lacks(*g) && self.joined.contains(g)) {
            //: if no other element is missing:
            if self.pending.as_ref().is_some_and(|pending| pending.missing() == [g]) {
                //: require left is there
                let Some(v) = left else { return Err(Refused::Reveal) };
                //: if fits(G, left):
                if self.fits(g, &v) {
                    //: take(G, left)
                    self.take(g, v);
                    //: left = none
                    left = None;
                //: else:
                } else {
                    //: require fits(G, H(number(G) + 1, left))
                    let before = self.before(g, &v);
                    require(self.fits(g, &before))?;
                    //: take(G, H(number(G) + 1, left))
                    self.take(g, before);
                }
            //: else if the roll has no roller, A is G, and left is there:
            } else if let Some(v) = left
                .filter(|_| a == Some(g) && self.pending.as_ref().is_some_and(|pending| pending.roll.roller.is_none()))
            {
                //: require fits(G, left)
                require(self.fits(g, &v))?;
                //: take(G, left)
                self.take(g, v);
                //: left = none
                left = None;
            }
        }
        //: # step 3: the throw
        //: dice = none
        let mut dice = None;
        //: if a roll is pending and lacks no element: dice = throw()
        if self.can_throw() {
            dice = Some(self.throw());
        }
        //: if the act is no join: require the entry has these dice, or none
        if entry.act != "join" {
            require(entry.dice == dice.as_deref())?;
        }
        //: # step 4: the act is done
        act(self)?;
        //: settle()
        self.settle(entry.seq);
        //: # step 5: the author's own, for the roll after
        //: wanted = a roll is pending, lacks the element of A, and that is not the one that comes last
        let wanted = self.pending.as_ref().filter(|pending| a.is_some_and(|a| pending.lacks(a)) && pending.last != a);
        //: if wanted, and it was asked in this entry, or this is a join and nobody is next to join:
        let now =
            |pending: &PendingRoll| pending.asked == entry.seq || entry.act == "join" && self.next_to_join().is_none();
        if let (Some(a), true) = (a, wanted.is_some_and(now)) {
            //: require left is there, and fits(A, left)
            let Some(v) = left.filter(|v| self.fits(a, v)) else { return Err(Refused::Reveal) };
            //: take(A, left)
            self.take(a, v);
        //: else:
        } else {
            //: require left is not there
            require(left.is_none())?;
        }
        //: if the act is a join:
        if entry.act == "join" {
            //: if dice is none, and a roll is pending and lacks no element: dice = throw()
            if dice.is_none() && self.can_throw() {
                dice = Some(self.throw());
            }
            //: require the entry has these dice, or none
            require(entry.dice == dice.as_deref())?;
        }
        Ok(())
    }

    //: leave(p):
    pub fn leave(&mut self, p: Seat, seq: u64) {
        let m = Member::Player(p);
        //: if the pending roll lacks the element of p, and p is not its roller: add p to causes
        if self.pending.as_ref().is_some_and(|pending| pending.lacks(m) && pending.roll.roller != Some(p)) {
            self.causes.insert(m);
        }
        //: p leaves the position
        self.position.leave(p, "left");
        //: settle()
        self.settle(seq);
    }

    //: end_of_entry():
    pub fn end_of_entry(&mut self, seq: u64) {
        //: settle()
        self.settle(seq);
        let position = &self.position;
        //: if causes has somebody, and the pending roll was asked before this entry:
        if let Some(pending) = self.pending.as_mut().filter(|p| !self.causes.is_empty() && p.asked < seq) {
            //: no element is in any more; the roll is asked in this entry
            pending.elements.clear();
            pending.asked = seq;
            //: of its contributors those stay who are in the game, and the referee
            pending.contributors.retain(|m| m.seat().is_none_or(|p| position.is_in(p)));
            //: for each of its contributors m: count[m] += 1
            for m in &pending.contributors {
                *self.count.entry(*m).or_default() += 1;
            }
            //: one more cancellation, by all of causes
            self.cancellations.push((seq, self.causes.iter().copied().collect()));
        }
        //: causes = nobody
        self.causes.clear();
    }
}

// Section 6.3.
impl Model {
    /// The date of an entry, and when the referee had it.
    fn dates(&self, e: &Tracked) -> (Time, Time) {
        let received = self.received.get(&e.id).copied();
        let transit = self.charter.clock.as_ref().map_or(0, Clock::transit_days);
        //: posted(e): return the earlier of received(e) and the later of the date of e and received(e) - transit_days days
        let earliest = |had: Time| Time::from_unix(had.unix() - 86_400 * i64::try_from(transit).unwrap());
        let posted = received.map(|had| had.min(e.at.max(earliest(had).unwrap_or(e.at))));
        //: seen(e): return received(e)
        let seen = received;
        //: both without a receipt: return the date of e
        (posted.unwrap_or(e.at), seen.unwrap_or(e.at))
    }

    /// Notes an entry, and makes everything anew if a receipt has come with it.
    pub fn note(&mut self, entry: &Current<'_>, id: Digest, extended: Vec<(Member, u64)>, receipts: bool) {
        let ends = match entry.act {
            "answer" => entry.dice.is_some(),
            "charter" | "post" | "ruling" => false,
            _ => true,
        };
        self.history.push(Tracked {
            seq: entry.seq,
            id,
            at: entry.at,
            author: entry.author,
            ends: entry.held && ends,
            has_dice: entry.dice.is_some(),
            due: self.due(),
            pen: self.pen().map(|(m, _)| m),
            last: self.pending.as_ref().and_then(|pending| pending.last),
            extended,
        });
        let from = if receipts { 0 } else { self.history.len() - 1 };
        if receipts {
            self.records.clear();
            self.latenesses.clear();
        }
        let entries: Vec<Tracked> = self.history[from..].to_vec();
        for e in &entries {
            for (m, days) in &e.extended {
                self.records.get_mut(m).into_iter().for_each(|record| record.days += days);
            }
            self.track(e);
        }
    }

    //: track(entry e of A):
    fn track(&mut self, e: &Tracked) {
        let (posted, seen) = self.dates(e);
        //: old = all records
        let old = std::mem::take(&mut self.records);
        let counted = |own: bool| Model::counted(posted, seen, own);
        //: for each member m in due(), with the duty:
        for (m, duty) in e.due.iter().copied() {
            //: if old has a record of m with this duty, and not renews(e, m, duty): keep it
            let kept = old.get(&m).filter(|record| record.duty == duty && !Model::renews(e, m, duty));
            //: else: m has a new record, own if m is A, with since = counted(e, own) and days = 0
            let own = e.author == Some(m);
            let since = counted(own);
            let new = Record { duty, since, days: 0, start: since, acts: false, own, made: e.seq };
            let mut record = kept.cloned().unwrap_or(new);
            //: if since is later than counted(e, own): since = counted(e, own)
            record.since = record.since.min(counted(record.own));
            //: acts = m holds the pen, or the duty is reveal and the element of m comes last
            record.acts = e.pen == Some(m) || duty == "reveal" && e.last == Some(m);
            self.records.insert(m, record);
        }
        //: others = the latest deadline(m, since, days) of all records with reveal that do not act, if there are any
        let others = self.records.iter().filter(|(_, record)| record.duty == "reveal" && !record.acts);
        let others = others.filter_map(|(m, record)| self.deadline(*m, record.since, record.days, e.seq)).max();
        //: for each record:
        for record in self.records.values_mut() {
            //: start = since
            record.start = record.since;
            //: if it is to reveal, acts, and the roll has an element that comes last: start = the later of since and others
            if record.duty == "reveal" && record.acts && e.last.is_some() {
                record.start = others.map_or(record.since, |others| others.max(record.since));
            }
        }
        //: for each lateness: its start = the earlier of start and counted(e, own); its done = the earlier of done and posted(e)
        for lateness in &mut self.latenesses {
            lateness.start = lateness.start.min(counted(lateness.own));
            lateness.done = lateness.done.min(posted);
        }
        //: for each record r in old that acts, of m:
        for (m, r) in old.into_iter().filter(|(_, r)| r.acts) {
            //: if m has none now, or a new one: m has a lateness, with start, days and own of r, done = posted(e), known = e
            if self.records.get(&m).is_none_or(|now| now.made == e.seq) {
                let Record { start, days, own, .. } = r;
                self.latenesses.push(Lateness { m, start, days, done: posted, own, known: e.seq });
            }
        }
    }

    //: counted(e, own): return posted(e) if own, else seen(e)
    fn counted(posted: Time, seen: Time, own: bool) -> Time {
        if own { posted } else { seen }
    }

    //: renews(entry e of A, m, duty):
    fn renews(e: &Tracked, m: Member, duty: Word) -> bool {
        //: if m is A, who held the pen before, and the act ends a duty (1.7): return yes
        if e.author == Some(m) && e.ends {
            return true;
        }
        //: return the duty is reveal, and the entry has dice
        duty == "reveal" && e.has_dice
    }

    //: deadline(m, start, days, known = the last entry):
    fn deadline(&self, m: Member, start: Time, days: u64, known: u64) -> Option<Time> {
        let Clock::PerTurn(clock) = self.charter.clock.as_ref()? else { return None };
        //: d = start + (days_per_turn + transit_days + days) days
        let days = clock.days_per_turn.saturating_add(clock.transit_days).saturating_add(days);
        let mut d = start.plus_days(days);
        //: for each absence of m that was written in no later than known, by its from:
        for away in self.absences.get(&m).into_iter().flatten().filter(|away| away.written <= known) {
            //: if start < until, from < until, and from <= d: d = d + the whole days from the later of start and from, to until
            if start < away.until && away.from < away.until && away.from <= d {
                let seconds = away.until.unix() - start.max(away.from).unix();
                d = d.plus_days(seconds.unsigned_abs() / 86_400);
            }
        }
        //: return d
        Some(d)
    }

    //: late(m):
    fn late(&self, m: Member) -> u64 {
        //: return the sum over each lateness of m of the days by which done is later than its deadline, begun ones as whole
        let of_m = self.latenesses.iter().filter(|lateness| lateness.m == m);
        let deadline = |one: &Lateness| self.deadline(m, one.start, one.days, one.known);
        let seconds = of_m.filter_map(|one| Some((one.done.unix() - deadline(one)?.unix()).max(0)));
        seconds.map(|seconds| seconds.unsigned_abs().div_ceil(86_400)).sum()
    }

    //: until(m): return deadline(m, start, days)
    pub fn until(&self, m: Member) -> Option<Time> {
        let record = self.records.get(&m)?;
        self.deadline(m, record.start, record.days, u64::MAX)
    }

    //: until_with_grace(m): return until(m) + max(0, grace_days - late(m)) days
    pub fn until_with_grace(&self, m: Member) -> Option<Time> {
        let Clock::PerTurn(clock) = self.charter.clock.as_ref()? else { return None };
        let left = clock.grace_days.saturating_sub(self.late(m));
        Some(self.until(m)?.plus_days(left))
    }
}
