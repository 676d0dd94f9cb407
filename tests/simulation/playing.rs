//! What somebody writes who looks at his game.

use std::sync::Arc;

use adjudicate::dice::Member;
use adjudicate::games::{duerror, open};
use adjudicate::log::{Bytes, Claim, Extend, Join, Kind, Offer, Rekey, Ruling, Text, Turn, Verdict, Yes};
use adjudicate::referee::{Author, Composed, Draft, Duty, Fault, Letter, Match};
use adjudicate::rules::{Demand, Play, Seat};

use crate::keys::Keys;
use crate::letters::letter;
use crate::numbers::Random;
use crate::random::{self, Leads};
use crate::table::{chance, name};
use crate::world::World;

/// A text that is one.
pub fn text(text: &str) -> Text {
    Text::new(text).unwrap()
}

/// A turn whose position is worked out.
pub fn turn(play: &str) -> Kind {
    Kind::Turn(Box::new(Turn { play: text(play), position: text("?"), proof: None }))
}

impl World {
    /// Does what is due, or says something.
    pub fn act(&mut self, who: usize) {
        if !self.may_sign(who) {
            return;
        }
        if self.rules_on_fork(who) || self.cheats(who) || self.people[who].memory.is_none() {
            return;
        }
        let state = self.people[who].state();
        if state.outcome().is_some() {
            return self.after_the_end(who, &state);
        }
        let due = state.due().into_iter().find(|(member, _)| self.writes(who, &state, Author::Member(*member)));
        if let Some((member, duty)) = due {
            // Who has to play may still do something else first.
            if (chance(&mut self.random, self.plan.talk / 4) || self.tired(&state)) && self.talk(who, &state) {
                return;
            }
            return self.duty(who, &state, member, duty);
        }
        if chance(&mut self.random, self.plan.talk) || self.tired(&state) {
            self.talk(who, &state);
        }
    }

    fn tired(&mut self, state: &Match) -> bool {
        state.entries() > self.plan.tired && self.random.below(2) == 0
    }

    /// Whether somebody writes the entries of this author.
    fn writes(&self, who: usize, state: &Match, author: Author) -> bool {
        Keys::holder(state, author) == self.people[who].name
    }

    fn duty(&mut self, who: usize, state: &Arc<Match>, member: Member, duty: Duty) {
        if self.people[who].start().stops {
            return;
        }
        let author = Author::Member(member);
        if duty == Duty::Reveal && chance(&mut self.random, 150) && self.sends_alone(who, state, member) {
            return;
        }
        let Some(kind) = self.due_kind(who, state, member, duty) else { return };
        let by = state.author_name(author).to_owned();
        match self.compose(who, state, &by, kind.clone()) {
            Ok(composed) => drop(self.sign(who, composed)),
            // With his first signature a key begins to hold that the referee has given him. That cancels the elements of a
            // pending throw, and he need not be due any more; so he takes the key up with a remark.
            Err(_) if state.keys().waiting(author).is_some() => {
                if let Ok(composed) = self.compose(who, state, &by, Kind::Note(Yes)) {
                    self.sign(who, composed);
                }
            }
            Err(fault) => panic!("{by} is due to {} and cannot write {kind:?}: {fault}", duty.name()),
        }
    }

    /// What is written by who is due.
    pub fn due_kind(&mut self, who: usize, state: &Match, member: Member, duty: Duty) -> Option<Kind> {
        let by = state.name_of(member).to_owned();
        match duty {
            Duty::Join => {
                let identity = self.keys.current(state, &by)?;
                let tip = self.keys.chain(&identity, &state.id()).tip();
                Some(Kind::Join(Join { tip: Bytes(tip) }))
            }
            Duty::Turn => {
                let play = self.choose(state, &by, state.play().clone(), member.seat()?)?;
                Some(turn(&play))
            }
            Duty::Reveal => {
                let ahead = self.keys.current(state, &self.people[who].name.clone()).and_then(|identity| {
                    let chain = self.keys.chain(&identity, &state.id());
                    state.foresee(Author::Member(member), &[], &chain)
                });
                // Who alone is still to reveal knows the throw, and may play in the same entry if it is his turn.
                if let Some((play, _)) = ahead
                    && let (Demand::Act(seat), Some(own)) = (play.demand(), member.seat())
                    && seat == own
                    && !chance(&mut self.random, 100)
                {
                    return Some(turn(&self.choose(state, &by, play, own)?));
                }
                Some(Kind::Answer(Yes))
            }
        }
    }

    /// A turn, if there is one to be made.
    fn choose(&mut self, state: &Match, by: &str, play: Play, seat: Seat) -> Option<String> {
        match state.charter().game.as_str() {
            game if game == open::GAME.name => Some(free_text(&play, &mut self.random)),
            game if game == duerror::GAME.name => {
                let leads = state.play().position().seals_boards().then(|| self.keys.board(state, by, seat).1);
                Some(random::entry(&play, &mut self.random, leads.as_deref().map(|leads: &Leads| leads)))
            }
            _ => {
                let legal = play.position().legal();
                let group = self.random.pick(&legal);
                Some(self.random.pick(&group.moves).clone())
            }
        }
    }

    /// Writes an entry without putting it anywhere.
    pub fn compose(&mut self, who: usize, state: &Match, by: &str, kind: Kind) -> Result<Composed, Fault> {
        let says = matches!(kind, Kind::Note(_) | Kind::Rekey(_));
        let say = (says || chance(&mut self.random, 60)).then(|| text("as you like it"));
        self.compose_at(who, state, by, kind, say, self.time())
    }

    /// The same with this remark and this date.
    pub fn compose_at(
        &mut self,
        who: usize,
        state: &Match,
        by: &str,
        kind: Kind,
        say: Option<Text>,
        at: adjudicate::log::Time,
    ) -> Result<Composed, Fault> {
        let signer = self.people[who].name.clone();
        let identity = self.keys.current(state, &signer).unwrap_or_else(|| self.keys.identity(&signer, 0));
        let chain = self.keys.chain(&identity, &state.id());
        let own = by == signer;
        let seat = state.member(&name(by)).and_then(Member::seat);
        let seals = matches!(kind, Kind::Turn(_)) && state.play().position().seals_boards();
        let board = seat.filter(|_| seals).map(|seat| self.keys.board(state, by, seat).0);
        let brings = matches!(kind, Kind::Turn(_) | Kind::Answer(_));
        let elements = if brings { self.elements(who, state) } else { Vec::new() };
        let draft = Draft { by: name(by), at, kind, say, elements };
        state.compose_sealed(draft, &identity, own.then_some(&*chain), board.as_deref())
    }

    /// Signs what was composed for good, unless it would prove that an honest player has signed twice: then the program does
    /// not. False if nothing is in the log.
    pub fn sign(&mut self, who: usize, composed: Composed) -> bool {
        let signer = self.people[who].name.clone();
        let state = self.people[who].state();
        let identity = self.keys.current(&state, &signer).unwrap_or_else(|| self.keys.identity(&signer, 0));
        let next = letter(composed.entry.clone());
        let is_own = |letter: &Letter| self.signed.get(&letter.id).is_some_and(|(author, _)| *author == who);
        if self.people[who].honest() && self.referee.is_second(&self.people[who].disk, &next, is_own) {
            let what = if matches!(composed.entry.kind, Kind::Turn(_)) { "turns" } else { "other entries" };
            self.counts.add(&format!("{what} not signed, which would have proved something against their author"));
            return false;
        }
        self.commit(who, composed, &identity)
    }

    /// Tries to write something that nobody waits for. Whether it was allowed.
    pub fn talk(&mut self, who: usize, state: &Arc<Match>) -> bool {
        let mut authors = vec![self.people[who].name.clone()];
        if authors[0] == "referee" {
            let players = state.charter().players.iter().filter(|player| player.key.is_none());
            authors.extend(players.map(|player| player.name.to_string()));
        }
        let by = self.random.pick(&authors).clone();
        let Some(author) = state.author(&name(&by)) else { return false };
        let Some(kind) = self.words(state, author, &by) else { return false };
        match self.compose(who, state, &by, kind) {
            Ok(composed) => {
                self.counts.add(&format!("conduct: {}", composed.entry.kind.name()));
                self.sign(who, composed);
                true
            }
            Err(_) => false,
        }
    }

    /// Something that somebody might want to say, allowed or not.
    fn words(&mut self, state: &Match, author: Author, by: &str) -> Option<Kind> {
        let tired = state.entries() > self.plan.tired;
        if let Some(seat) = author.seat() {
            let asked: Vec<_> = state.offers().iter().filter(|offer| offer.asked.contains(&seat)).collect();
            if !asked.is_empty() && self.random.below(3) > 0 {
                let offer = asked[self.random.below(asked.len())];
                let ends = matches!(offer.offer, Offer::Draw(_) | Offer::Result(_) | Offer::End(_));
                let agrees = if ends && !tired { self.random.below(8) == 0 } else { self.random.below(4) > 0 };
                return Some(if agrees { Kind::Accept(offer.seq) } else { Kind::Decline(offer.seq) });
            }
            return self.player_words(state, by, tired);
        }
        if author == Author::Member(Member::Referee) { self.referee_words(state, tired) } else { Some(Kind::Note(Yes)) }
    }

    fn player_words(&mut self, state: &Match, by: &str, tired: bool) -> Option<Kind> {
        let points: Vec<String> =
            state.charter().players.iter().map(|player| format!("{} {}", player.name, self.random.below(3))).collect();
        if tired {
            return Some(match self.random.below(6) {
                0..=2 => Kind::Resign(Yes),
                3 => Kind::Offer(Offer::Draw(Yes)),
                _ => Kind::Offer(Offer::Result(text(&points.join(", ")))),
            });
        }
        Some(match self.random.below(40) {
            0..=13 => Kind::Note(Yes),
            14..=17 => Kind::Offer(Offer::Draw(Yes)),
            18..=25 => {
                let back = 1 + self.random.below(4) as u64;
                Kind::Offer(Offer::Takeback(state.entries().saturating_sub(back)))
            }
            26 => Kind::Offer(Offer::Result(text(&points.join(", ")))),
            27 => Kind::Offer(Offer::End(Yes)),
            28 => Kind::Offer(Offer::Prisoners(Yes)),
            29 if self.people.iter().any(|person| person.name == "referee") => {
                let key = self.keys.fresh(state, "referee").or(Some(self.keys.identity("referee", 0)))?.public();
                Kind::Offer(Offer::Referee(key))
            }
            30..=34 => {
                let due = state.due();
                let (member, _) = due.first()?;
                Kind::Claim(Claim::Timeout(name(state.name_of(*member))))
            }
            35 => Kind::Claim(Claim::Draw(Yes)),
            36..=37 => self.rekey(state, by)?,
            38 if self.random.below(4) == 0 => Kind::Resign(Yes),
            _ => return None,
        })
    }

    fn rekey(&mut self, state: &Match, by: &str) -> Option<Kind> {
        let key = self.keys.fresh(state, by)?;
        let member = state.member(&name(by))?;
        let gone = member.seat().is_some_and(|seat| !state.play().is_in(seat));
        let joined = state.machine().chain(member).is_some() && !gone;
        let tip = joined.then(|| Bytes(self.keys.chain(&key, &state.id()).tip()));
        Some(Kind::Rekey(Rekey { player: name(by), key: key.public(), tip }))
    }

    fn referee_words(&mut self, state: &Match, tired: bool) -> Option<Kind> {
        let players = &state.charter().players;
        let who = players[self.random.below(players.len())].name.clone();
        let points: Vec<String> = players.iter().map(|player| format!("{} 1", player.name)).collect();
        let rule = |verdict| Some(Kind::Ruling(Ruling { verdict, reason: text("as the club's rules have it") }));
        if let Some(claim) = state.claims().first()
            && self.random.below(2) == 0
        {
            let upholds = self.random.below(3) == 0;
            return rule(if upholds { Verdict::Uphold(claim.seq) } else { Verdict::Dismiss(claim.seq) });
        }
        match self.random.below(if tired { 8 } else { 60 }) {
            0 => rule(Verdict::Forfeit(who)),
            1 => rule(Verdict::Result(text(&points.join(", ")))),
            2..=12 => rule(Verdict::Extend(Extend { player: who, days: 1 + self.random.below(9) as u64 })),
            13..=15 => self.rekey(state, who.as_str()),
            16..=17 => self.rekey(state, "referee"),
            18..=40 => Some(Kind::Note(Yes)),
            _ => None,
        }
    }

    /// Boards are opened, tokens saved, remarks made.
    fn after_the_end(&mut self, who: usize, state: &Arc<Match>) {
        let by = self.people[who].name.clone();
        let Some(author) = state.author(&name(&by)) else { return };
        let kind = match author.seat() {
            Some(seat) if state.unaudited().contains(&seat) => {
                let (board, _) = self.keys.board(state, &by, seat);
                Kind::Open(board.open())
            }
            Some(_) if state.play().position().tokens().is_some() && self.random.below(2) == 0 => {
                Kind::Save(self.random.below(4) as u64)
            }
            _ if self.random.below(80) == 0 => Kind::Note(Yes),
            _ => return,
        };
        if let Ok(composed) = self.compose(who, state, &by, kind) {
            self.sign(who, composed);
        }
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
