//! The entries of a player who looks at his game.

use std::sync::Arc;

use adjudicate::crypto::PublicKey;
use adjudicate::dice::Member;
use adjudicate::games::{duerror, open};
use adjudicate::log::{
    Bytes, EntryKind, Extend, Join, Offer, Order, Rekey, Slip, SlipKind, Text, TimeClaim, True, Turn,
};
use adjudicate::referee::{Author, Match, PenHolder, PenTask};
use adjudicate::rules::{Demand, LossDegree, Play, Seat};
use adjudicate_agent::slips::offers;
use adjudicate_testkit::Random;
use adjudicate_testkit::duerror::{LeafTargets, entry};

use crate::signing::{Unsigned, Wish};
use crate::table::{REFEREE, SECOND, chance, name};
use crate::world::{DAY, Globe};

/// A text that is one.
pub fn text(text: &str) -> Text {
    Text::new(text).unwrap()
}

/// A turn whose position is worked out.
pub fn turn(play: &str) -> EntryKind {
    EntryKind::Turn(Box::new(Turn { play: text(play), then: None, position: text("?"), proof: None }))
}

impl Globe {
    /// Does what is due, or says something.
    pub fn act(&mut self, who: usize) {
        if !self.may_sign(who) {
            return;
        }
        if self.has_lost_key(who) || self.referees(who) || self.cheats(who) || self.people[who].memory.is_none() {
            return;
        }
        // No honest program signs anything else where the line stops.
        if !self.people[who].start().stops.is_empty() {
            return self.appoints_at_stop(who);
        }
        let state = self.state(who);
        let holder = state.holder().filter(|holder| self.writes(who, &state, Author::Member(holder.member)));
        match holder {
            Some(holder) => self.holds(who, &state, holder),
            None => {
                let own = state.member(&name(&self.people[who].role));
                let owes = own.filter(|own| state.machine().pending.as_ref().is_some_and(|one| one.lacks(*own)));
                if owes.is_some_and(|own| self.gives_alone(who, &state, own)) || self.accepts(who, &state) {
                    return;
                }
                let over = state.outcome().is_some();
                let talks = chance(&mut self.random, if over { self.plan.talk / 8 } else { self.plan.talk });
                if talks || (!over && self.tired(&state)) {
                    self.talk(who, &state);
                }
            }
        }
    }

    /// Whether the key that somebody would have to sign with is lost.
    pub fn has_lost_key(&mut self, who: usize) -> bool {
        let Some(lost) = self.people[who].lost else { return false };
        let state = self.state(who);
        let author = state.author(&name(&self.people[who].role));
        author.and_then(|author| state.keys().current(author)).is_none_or(|key| key == lost)
    }

    fn tired(&mut self, state: &Match) -> bool {
        state.entries() > self.plan.tired && self.random.below(2) == 0
    }

    /// The holder of the pen writes.
    fn holds(&mut self, who: usize, state: &Arc<Match>, holder: PenHolder) {
        let author = Author::Member(holder.member);
        let by = state.author_name(author).to_owned();
        if self.agrees(who, state, author, &by) {
            return;
        }
        // In a throw without a thrower somebody else's element may do, and a scribe gives the referee's alone.
        let own = state.member(&name(&self.people[who].role));
        let owes = own.filter(|own| *own != holder.member);
        if owes.is_some_and(|own| self.gives_alone(who, state, own)) {
            return;
        }
        let wants_out = self.tired(state) && self.random.below(4) == 0 && state.outcome().is_none();
        let in_game = author.seat().is_some_and(|seat| state.play().is_in(seat));
        let over = state.outcome().is_some();
        let talks = chance(&mut self.random, self.plan.talk / if over { 16 } else { 4 });
        if (talks || (!over && self.tired(state))) && self.talk(who, state) {
            // A statement on a slip goes with the entry, or waits.
            if self.people[who].memory.is_none() {
                return;
            }
        }
        let state = &self.state(who);
        let kind = match self.act_of(who, state, holder, true) {
            _ if wants_out && in_game => Some(EntryKind::Resign(True)),
            kind => kind,
        };
        let post = EntryKind::Post(True);
        let slips = self.written_in(who, &by, kind.as_ref().unwrap_or(&post));
        let alone = self.written_in(who, &by, &post);
        // A move is chosen on the position that is there: somebody who leaves does so before it.
        let urgent = |slip: &&Slip| matches!(slip.kind, SlipKind::Resign(_));
        let task_post =
            kind.is_none() && !alone.is_empty() && (holder.task == PenTask::Post || self.random.below(6) == 0);
        if alone.iter().filter(urgent).count() > 0 || task_post {
            if self.write(who, Wish::of(&by, post, alone)).is_ok() {
                self.counts.add("posts");
            }
            return;
        }
        let Some(kind) = kind else { return };
        let slips: Vec<Slip> = slips.into_iter().filter(|slip| !urgent(&slip)).collect();
        let is_order = |slip: &Slip| matches!(slip.kind, SlipKind::Order(_));
        let ordered = slips.iter().any(is_order);
        match self.write(who, Wish::of(&by, kind.clone(), slips.clone())) {
            Ok(()) => {
                self.counts.more("slips written in", slips.len() as u64);
                self.counts.more("orders carried out", u64::from(ordered));
                let last = self.people[who].disk.log.last().unwrap();
                let brought = last.entry.reveal.0.iter().filter(|(whose, _)| *whose != *by).count();
                self.counts.more("elements brought by somebody else", brought as u64);
            }
            // An answer that an order has ready may be one that the rules do not allow.
            Err(Unsigned::Refused(_)) if ordered => {
                let slips = slips.into_iter().filter(|slip| !is_order(slip)).collect();
                if self.write(who, Wish::of(&by, kind, slips)).is_ok() {
                    self.counts.add("orders that cannot be carried out");
                }
            }
            Err(why) => {
                let stopped = matches!(why, Unsigned::Killed) || why.danger().is_some();
                assert!(stopped, "{by} holds the pen and cannot write {kind:?} with {slips:?}: {}", why.words());
            }
        }
    }

    fn written_in(&mut self, who: usize, by: &str, act: &EntryKind) -> Vec<Slip> {
        if chance(&mut self.random, self.plan.overlooks) {
            return Vec::new();
        }
        self.waiting(who, by, act)
    }

    /// Returns the act of the holder of the pen if he wants to go on and can.
    pub fn act_of(&mut self, who: usize, state: &Match, holder: PenHolder, combines: bool) -> Option<EntryKind> {
        let author = Author::Member(holder.member);
        let by = state.author_name(author).to_owned();
        match holder.task {
            PenTask::Join => {
                let signer = self.people[who].name.clone();
                let identity = self.keys.of(state, author, &signer)?;
                let tip = self.keys.chain(&identity, &state.id(), &state.chain_base(author)).tip();
                Some(EntryKind::Join(Join { tip: Bytes(tip) }))
            }
            PenTask::Roll => self.roll(who, state, author, combines),
            PenTask::Act => Some(turn(&self.choose(who, state, &by, state.play().clone(), author.seat()?))),
            PenTask::Open => Some(EntryKind::Open(self.keys.board(state, &by, author.seat()?).0.open())),
            PenTask::Save => {
                let has = state.savings(author.seat()?).unwrap_or(0) as usize;
                (self.random.below(2) == 0).then(|| EntryKind::Save(self.random.below(has + 1) as u64))
            }
            PenTask::Post => None,
        }
    }

    fn roll(&mut self, who: usize, state: &Match, author: Author, combines: bool) -> Option<EntryKind> {
        let giver = state.signing_for(author).member()?;
        let pending = state.machine().pending.as_ref()?;
        let elements = self.elements(who, state, Some(giver));
        let others = |member: &Member| elements.iter().any(|(known, _)| known == member);
        let all = pending.missing().all(|member| member == giver || others(&member));
        if !all {
            let own = pending.last.is_none() && author.member() == Some(giver) && pending.lacks(giver);
            return (own || (!elements.is_empty() && self.random.below(4) == 0)).then_some(EntryKind::Answer(True));
        }
        let signer = self.people[who].name.clone();
        let identity = self.keys.of(state, author, &signer)?;
        let chain = self.keys.chain(&identity, &state.id(), &state.chain_base(author));
        // A player who knows the throw may play in the same entry if it is his turn.
        if let Some((play, _)) = state.foresee(author, &elements, &chain)
            && let (Demand::Act(seat), Some(own)) = (play.demand(), author.seat())
            && seat == own
            && combines
            && !chance(&mut self.random, 100)
        {
            let by = state.author_name(author).to_owned();
            return Some(turn(&self.choose(who, state, &by, play, own)));
        }
        Some(EntryKind::Answer(True))
    }

    /// A turn; one that an order waits for is welcome.
    fn choose(&mut self, who: usize, state: &Match, by: &str, play: Play, seat: Seat) -> String {
        let orders = |slip: &Slip| match &slip.kind {
            SlipKind::Order(order) if state.check_slip(slip).is_ok() => order.when.as_ref().map(ToString::to_string),
            _ => None,
        };
        if self.random.below(2) == 0
            && let Some(when) = self.people[who].disk.beside.slips.iter().find_map(orders)
            && play.clone().play(&when).is_ok()
        {
            return when;
        }
        self.any_turn(state, by, &play, seat)
    }

    fn any_turn(&mut self, state: &Match, by: &str, play: &Play, seat: Seat) -> String {
        match state.charter().game.as_str() {
            game if game == open::GAME.name => free_text(play, &mut self.random),
            game if game == duerror::GAME.name => {
                let leads = state.play().seals_boards().then(|| self.keys.board(state, by, seat).1);
                entry(play, &mut self.random, leads.as_deref().map(|leads: &LeafTargets| leads))
            }
            _ => {
                let legal = play.position().legal();
                let group = self.random.pick(&legal);
                self.random.pick(&group.moves).clone()
            }
        }
    }

    /// Whether somebody likes an offer: today as tomorrow.
    fn likes(&mut self, who: usize, offer: &Offer, slip: &Slip, tired: bool) -> bool {
        let luck = usize::from(slip.id().0[0]) + 7 * who;
        match offer {
            Offer::Draw(_) | Offer::Result(_) | Offer::End(_) => tired || luck.is_multiple_of(9),
            Offer::Takeback(_) | Offer::Prisoners(_) | Offer::Concede(_) => !luck.is_multiple_of(4),
            Offer::Referee(_) => true,
        }
    }

    /// Carries an offer out that all others have agreed to, or waits for them. Whether there is anything else to do today.
    fn agrees(&mut self, who: usize, state: &Arc<Match>, author: Author, by: &str) -> bool {
        let tired = state.entries() > self.plan.tired;
        let beside = self.people[who].disk.beside.clone();
        for waiting in offers(state, &beside) {
            let own = author.seat();
            let wants = waiting.slip.by == *by || self.likes(who, waiting.offer, waiting.slip, tired);
            if !wants {
                continue;
            }
            if waiting.asked.iter().any(|seat| Some(*seat) != own) {
                let since = waiting.slip.at.unix();
                if self.time().unix() < since + 3 * DAY {
                    return true;
                }
                continue;
            }
            let slips = std::iter::once(waiting.slip).chain(waiting.accepts).cloned().collect();
            match self.write(who, Wish::of(by, EntryKind::Agree(1), slips)) {
                Ok(()) => {
                    self.counts.add(&format!("offers carried out: {}", word(waiting.offer)));
                    return true;
                }
                Err(Unsigned::Killed) => return true,
                Err(Unsigned::Refused(_)) => {}
            }
        }
        false
    }

    /// A player without the pen agrees to offers on slips.
    fn accepts(&mut self, who: usize, state: &Arc<Match>) -> bool {
        let tired = state.entries() > self.plan.tired;
        let mut signed = false;
        for by in self.names(who, state) {
            let Some(seat) = state.author(&name(&by)).and_then(Author::seat) else { continue };
            let beside = self.people[who].disk.beside.clone();
            for waiting in offers(state, &beside) {
                if waiting.asked.contains(&seat) && self.likes(who, waiting.offer, waiting.slip, tired) {
                    signed |= self.slip(who, &by, SlipKind::Accept(waiting.slip.id()), None);
                }
            }
        }
        signed
    }

    /// In whose names somebody signs now: his own, and as referee those of players without a key.
    fn names(&self, who: usize, state: &Match) -> Vec<String> {
        let players = state.charter().players.iter().map(|player| player.name.to_string());
        let own = self.people[who].role.clone();
        let names = std::iter::once(own.clone()).chain(players.filter(|name| *name != own));
        names.filter(|by| state.author(&name(by)).is_some_and(|author| self.writes(who, state, author))).collect()
    }

    /// Says something on a slip. Whether it could be.
    pub fn talk(&mut self, who: usize, state: &Arc<Match>) -> bool {
        let names = self.names(who, state);
        if names.is_empty() {
            return false;
        }
        let by = self.random.pick(&names).clone();
        let Some(author) = state.author(&name(&by)) else { return false };
        let kind = match author {
            Author::Member(Member::Player(seat)) => self.player_words(who, state, &by, seat),
            Author::Member(Member::Referee) => self.referee_words(who, state),
            Author::Organiser => Some(SlipKind::Note(True)),
        };
        let Some(kind) = kind else { return false };
        let say = matches!(kind, SlipKind::Note(_)).then(|| text("as you like it"));
        self.slip(who, &by, kind, say)
    }

    fn player_words(&mut self, who: usize, state: &Match, by: &str, seat: Seat) -> Option<SlipKind> {
        let tired = state.entries() > self.plan.tired;
        let points: Vec<String> =
            state.charter().players.iter().map(|player| format!("{} {}", player.name, self.random.below(3))).collect();
        if chance(&mut self.random, self.plan.appoints) {
            return self.referee_to_be().map(|key| SlipKind::Offer(Offer::Referee(key)));
        }
        if tired {
            return Some(match self.random.below(6) {
                0 => SlipKind::Resign(True),
                1..=2 => SlipKind::Offer(Offer::Draw(True)),
                3..=4 => SlipKind::Offer(Offer::Result(text(&points.join(", ")))),
                _ => SlipKind::Note(True),
            });
        }
        Some(match self.random.below(40) {
            0..=9 => SlipKind::Note(True),
            10..=12 => SlipKind::Offer(Offer::Draw(True)),
            13..=17 => {
                SlipKind::Offer(Offer::Takeback(state.entries().saturating_sub(1 + self.random.below(4) as u64)))
            }
            18 => SlipKind::Offer(Offer::Result(text(&points.join(", ")))),
            19 => SlipKind::Offer(Offer::End(True)),
            20 if state.charter().game.as_str() == "backgammon" => SlipKind::Offer(Offer::Concede(LossDegree::Single)),
            20 => SlipKind::Offer(Offer::Prisoners(True)),
            21..=23 => {
                let (member, _) = *state.due().first()?;
                SlipKind::Claim(TimeClaim::Timeout(name(state.name_of(member))))
            }
            24..=34 => SlipKind::Order(self.order(state, seat)?),
            35..=36 => self.rekey(who, state, by)?,
            37 if self.random.below(4) == 0 => SlipKind::Resign(True),
            _ => return None,
        })
    }

    /// A key of somebody who could be referee.
    pub fn referee_to_be(&mut self) -> Option<PublicKey> {
        let able: Vec<String> =
            self.people.iter().filter(|person| person.role == REFEREE).map(|person| person.name.clone()).collect();
        if able.is_empty() {
            return None;
        }
        let name = self.random.pick(&able).clone();
        let never = name == SECOND && !self.given_out.contains(SECOND);
        self.given_out.insert(name.clone());
        Some(if never { self.keys.identity(&name, 0).public() } else { self.keys.fresh(&name).public() })
    }

    /// An answer to a move that somebody else may make.
    fn order(&mut self, state: &Match, seat: Seat) -> Option<Order> {
        let Demand::Act(to_act) = state.play().demand() else { return None };
        if to_act == seat || state.play().seals_boards() {
            return None;
        }
        let mut play = state.play().clone();
        let by = state.name_of(Member::Player(to_act)).to_owned();
        let when = self.any_turn(state, &by, &play, to_act);
        play.play(&when).ok()?;
        let fits = play.demand() == Demand::Act(seat);
        if !fits && self.random.below(8) > 0 {
            return None;
        }
        let then = if fits { self.any_turn(state, "", &play, seat) } else { "no such move".to_owned() };
        Some(Order { when: (self.random.below(4) > 0).then(|| text(&when)), then: text(&then) })
    }

    /// A new key of one's own; another one waits for as long as it takes.
    fn rekey(&mut self, who: usize, state: &Match, by: &str) -> Option<SlipKind> {
        let waits = |slip: &Slip| slip.by == *by && matches!(slip.kind, SlipKind::Rekey(_));
        if self.people[who].disk.beside.slips.iter().any(waits) || by != self.people[who].role {
            return None;
        }
        let member = state.member(&name(by))?;
        let signer = self.people[who].name.clone();
        let key = self.keys.fresh(&signer);
        let gone = member.seat().is_some_and(|seat| !state.play().is_in(seat));
        let joined = state.machine().chain(member).is_some() && !gone;
        let tip = joined.then(|| Bytes(self.keys.chain(&key, &state.id(), &state.head()).tip()));
        Some(SlipKind::Rekey(Rekey { player: name(by), key: key.public(), tip }))
    }

    fn referee_words(&mut self, who: usize, state: &Match) -> Option<SlipKind> {
        let players = &state.charter().players;
        let player = players[self.random.below(players.len())].name.clone();
        match self.random.below(40) {
            0..=9 => Some(SlipKind::Extend(Extend { player, days: 1 + self.random.below(9) as u64 })),
            10..=11 => self.rekey(who, state, REFEREE),
            12..=30 => Some(SlipKind::Note(True)),
            _ => None,
        }
    }
}

fn word(offer: &Offer) -> &'static str {
    match offer {
        Offer::Draw(_) => "draw",
        Offer::Takeback(_) => "takeback",
        Offer::Result(_) => "result",
        Offer::Referee(_) => "referee",
        Offer::End(_) => "end",
        Offer::Prisoners(_) => "prisoners",
        Offer::Concede(_) => "concede",
    }
}

fn free_text(play: &Play, random: &mut Random) -> String {
    let seats: Vec<_> = play.seats().collect();
    let name = &play.setup().names[random.pick(&seats).index()];
    match random.below(24) {
        0..=8 => format!("next: {name}"),
        9..=11 => format!("over the bridge; next: {name}"),
        12..=19 => format!("throw: {}d{}", 1 + random.below(6), random.pick(&[4, 6, 8, 10, 12, 20, 100])),
        number => format!("step {number}; and \u{e9}"),
    }
}
