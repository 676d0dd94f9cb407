//! The desk's work for games: it tells everybody what is new, watches deadlines and gives the referee's dice.
//!
//! The desk compares the state of a game with the notices that it has sent about it, whatever made the game change. Idle games
//! are checked when the desk begins, when their files have changed, and at the date that their ledger names.

use adjudicate_record::printable::printable_path;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::SystemTime;

use rayon::prelude::*;

use crate::command::acts;
use crate::state::{Desk, PendingFileStamp};
use crate::{digest, outgoing, receipts};
use adjudicate_agent::Failure;
use adjudicate_agent::act::{self, Act, PreparedAct};
use adjudicate_agent::compose::{MessagePlan, Story};
use adjudicate_agent::correspondents::{self, Correspondent};
use adjudicate_agent::game_file::{FileEntry, GameFile};
use adjudicate_agent::pending::Pending;
use adjudicate_agent::settings::TurnRecipients;
use adjudicate_agent::signing::{self, Signer};
use adjudicate_agent::slips;
use adjudicate_locales::Language;
use adjudicate_mail::address;
use adjudicate_mail::ledger::{Deadline, DeadlineEvent, Notice, NoticeLedger, TimedNotice};
use adjudicate_record::crypto::{Digest, PublicKey, sha256};
use adjudicate_record::dice::Member;
use adjudicate_record::log::file::{self, FileSystem};
use adjudicate_record::log::{EntryKind, RefereeDecision, Text, Time, True};
use adjudicate_referee::{Author, Match};
use adjudicate_rules::{Phrase, Seat, phrase};
use adjudicate_text::dates::Calendar;
use adjudicate_text::{clock, names, reminders};
use tracing::{info, info_span, warn};

/// Elements that the desk gives in a row: more than any game demands between two turns.
const ANSWERS: usize = 16;
/// Games that are tended at once: most of the time is spent waiting for the disk, and no more games than these are in memory.
const AT_ONCE: usize = 32;

/// A game that ended so many days ago is told to nobody of whom no notice is recorded.
const TOLD_DAYS: u64 = 180;

/// Whether a game that ended at this time is told to nobody any more, so that its ledger of notices is of no use.
pub fn is_past_telling(ended: Time, now: Time) -> bool {
    ended.plus_days(TOLD_DAYS) < now
}

/// A game to which nothing remains to be done.
struct FollowedUpGame {
    ledger: NoticeLedger,
    beside: PendingFileStamp,
    /// Its entries, those that the desk has written a moment ago among them.
    records: Vec<FileEntry>,
}

impl Desk<'_> {
    /// Does for every game what there is to do, and sends the day's summaries.
    ///
    /// # Errors
    /// The clock cannot be read.
    pub fn tend_all(&mut self) -> Result<(), Failure> {
        self.begins_anew();
        if self.makes_games() {
            self.look_again()?;
        }
        self.tend_behind()?;
        self.bring_waiting()?;
        self.tell_waiting()?;
        if let Err(failure) = digest::send(self, &self.state) {
            self.fails("summaries", &failure);
        }
        Ok(())
    }

    /// Sends the day's summaries to those who want one and have not had it.
    ///
    /// # Errors
    /// The outbox, or what keeps the days, cannot be read or written.
    pub fn sum_up(&mut self) -> Result<(), Failure> {
        digest::send(self, &self.state)
    }

    /// Does for every game that is here what there is to do, and for nothing else: who has some of an event's games must not judge about
    /// the event.
    ///
    /// # Errors
    /// The clock cannot be read.
    pub fn tend_behind(&mut self) -> Result<(), Failure> {
        let now = self.office.now()?;
        let mut behind = BTreeSet::new();
        for (number, game) in self.shelf.games.iter().enumerate() {
            if game.trouble.is_some() || self.hall.as_ref().is_some_and(|hall| hall.is_settled(&game.id)) {
                continue;
            }
            let is_behind = match self.ledgers.get(&game.id) {
                Some(ledger) => ledger.is_behind(&game.head, now),
                None => match NoticeLedger::load(self.office.system(), &self.state, &game.id) {
                    Ok(ledger) => self.ledgers.entry(game.id).or_insert(ledger).is_behind(&game.head, now),
                    Err(error) => {
                        self.fails(&game.path.display().to_string(), &error.into());
                        continue;
                    }
                },
            };
            // A slip or an element may have been put there by hand, or just before a desk was killed.
            if is_behind
                || self.beside.get(&game.id).copied().flatten() != lies_beside(self.office.system(), &game.path)
            {
                behind.insert(number);
            }
        }
        self.tend(&behind);
        Ok(())
    }

    /// Does the work that is due for these games. The desk reports a failure of one game, and goes on with the others.
    pub(super) fn tend(&mut self, games: &BTreeSet<usize>) {
        // Entries that still come for a settled board are in its log, and nobody has to answer them.
        let settled = |game: &usize| self.shelf.games.get(*game).is_some_and(|game| self.is_settled(&game.id));
        let games: Vec<usize> = games.iter().copied().filter(|game| !settled(game)).collect();
        for some in games.chunks(AT_ONCE) {
            let desk = &*self;
            let tended: Vec<_> = some.par_iter().map(|game| desk.tend_game(*game)).collect();
            for (game, tended) in some.iter().zip(tended) {
                let Some(shelved) = self.shelf.games.get(*game) else { continue };
                let (id, path) = (shelved.id, shelved.path.clone());
                let renewed = tended.and_then(|tended| {
                    self.ledgers.insert(id, tended.ledger);
                    self.beside.insert(id, tended.beside);
                    let store = &*self.office.store;
                    self.shelf.renew(store, *game, &tended.records)
                });
                if let Err(failure) = renewed {
                    // The ledger's file is read again when it is needed.
                    self.ledgers.remove(&id);
                    self.beside.remove(&id);
                    self.fails(&path.display().to_string(), &failure);
                }
            }
        }
    }

    /// Whether nobody is written to about this game any more, because the event has settled its board.
    pub(super) fn is_settled(&self, game: &Digest) -> bool {
        self.hall.as_ref().is_some_and(|hall| hall.is_settled(game))
    }

    /// Reads and verifies a game, to write about it.
    pub(super) fn story(&self, path: &Path) -> Result<Story, Failure> {
        let mut story = Story::read(&*self.office.store, path)?;
        let place = story.game.state.charter().event.as_ref();
        story.event =
            place.zip(self.hall.as_ref()).and_then(|(place, hall)| hall.name_of(&place.id)).map(str::to_owned);
        Ok(story)
    }

    fn tend_game(&self, game: usize) -> Result<FollowedUpGame, Failure> {
        let none = || Failure::environment(phrase!("game-not-on-shelf", "this game is not on the shelf"));
        let shelved = self.shelf.games.get(game).ok_or_else(none)?;
        let _span = info_span!("game", game = %printable_path(&shelved.path)).entered();
        let path = shelved.path.as_path();
        let beside = lies_beside(self.office.system(), path);
        let mut story = self.story(path)?;
        let mut owes = false;
        if self.has_to_act(&story.game)? {
            owes = self.answer(path)?.1;
            story = self.story(path)?;
        }
        let id = story.game.state.id();
        let now = self.office.now()?;
        let mut ledger = match self.ledgers.get(&id) {
            Some(known) => known.clone(),
            None => NoticeLedger::load(self.office.system(), &self.state, &id)?,
        };
        let head = story.game.state.head();
        // The ledger was pruned, or somebody has put a game of long ago here: nobody waits for news of it.
        if ledger.is_new() && story.game.state.outcome().is_some() && is_past_telling(story.game.state.last_at(), now) {
            ledger.tell(head);
            ledger.pass_on(Digest(sha256(&[&story.waiting.bytes()])));
        }
        if !ledger.has_told(&head) && receipts::sign(self.office, &story.game, &ledger, now)? {
            story = self.story(path)?;
        }
        let state = &story.game.state;
        ledger.note_arrivals(&story.waiting.slips.iter().map(adjudicate_record::log::Slip::id).collect(), now);
        ledger.owe(owes);
        let (mut all, wrong) = correspondents::of(&story.game);
        self.hall.iter().for_each(|hall| hall.readdress(&id, &mut all));
        let own = address::folded(&self.own.email);
        let others: Vec<&Correspondent> = all.iter().filter(|one| address::folded(&one.mailbox.email) != own).collect();
        let waiting = Digest(sha256(&[&story.waiting.bytes()]));
        // A player without a key gets messages of his own: nobody else may see the way back.
        let writes_down = self.writes_down(state);
        let (own_way, others): (Vec<_>, Vec<_>) = others.into_iter().partition(|one| writes_down && !one.signs);
        if !ledger.has_told(&state.head()) {
            wrong.iter().for_each(|why| warn!("{}: {why}", printable_path(path)));
            self.by_post(path, state, &all);
            for one in &own_way {
                self.tell_in_words(&story, one, &[b"told", &state.head().0], Vec::new())?;
            }
            let (to, copy) = outgoing::default(&others, TurnRecipients::Everyone);
            self.tell_signers(&story, (to, copy), &[b"told", &state.head().0], &[])?;
            ledger.tell(state.head());
            ledger.pass_on(waiting);
        } else if !ledger.has_passed_on(&waiting) && !story.waiting.is_empty() {
            let readers = story.waiting.readers(state);
            for one in own_way.iter().filter(|one| readers.contains(&one.member)) {
                self.tell_in_words(&story, one, &[b"waiting", &state.head().0, &waiting.0], Vec::new())?;
            }
            let to: Vec<&Correspondent> = others.iter().copied().filter(|one| readers.contains(&one.member)).collect();
            self.tell_signers(&story, (to, Vec::new()), &[b"waiting", &state.head().0, &waiting.0], &[])?;
            ledger.pass_on(waiting);
        }
        for notice in ledger.notices(&deadlines(&story.timed(), self.config.remind_days), now, self.config.remind_days)
        {
            self.give_notice(&story, &others, &own_way, &notice)?;
            ledger.note(&notice);
        }
        ledger.store(self.office.system(), &self.state)?;
        Ok(FollowedUpGame { ledger, beside, records: story.game.records })
    }

    /// Says who has to be told by a card.
    fn by_post(&self, path: &Path, state: &Match, others: &[Correspondent]) {
        for (member, _) in state.due() {
            if member.seat().is_some() && others.iter().all(|one| one.member != member) {
                let name = state.name_of(member);
                info!("{}: {name} is due and has no address here: a card tells them", printable_path(path));
            }
        }
    }

    /// Writes to players who sign for themselves, and others without a way back: one letter for each of their languages. `to` and
    /// `copy` are its recipients.
    fn tell_signers(
        &self,
        story: &Story,
        (to, copy): (Vec<&Correspondent>, Vec<&Correspondent>),
        about: &[&[u8]],
        lead: &[Phrase],
    ) -> Result<(), Failure> {
        let tag = |one: &Correspondent| {
            Ok::<_, Failure>(self.correspondence(&story.game.state, &one.name)?.reader_language().tag())
        };
        let mut letters: BTreeMap<&str, (Vec<_>, Vec<_>)> = BTreeMap::new();
        for one in to {
            letters.entry(tag(one)?).or_default().0.push(one);
        }
        for one in copy {
            letters.entry(tag(one)?).or_default().1.push(one);
        }
        for (tag, (to, copy)) in letters {
            let language = Language::of(tag);
            let (to, copy) = if to.is_empty() { (copy, to) } else { (to, copy) };
            let tag = language.letters().map(str::as_bytes);
            let parts: Vec<&[u8]> = about.iter().copied().chain(tag).collect();
            let plan = MessagePlan {
                language,
                from: &self.own,
                to,
                copy,
                date: self.office.now()?,
                about: Digest(sha256(&parts)),
                automatic: Some("auto-generated"),
                lead: lead.to_vec(),
                whole: false,
            };
            self.keep(&story.message(&plan))?;
        }
        Ok(())
    }

    fn give_notice(
        &self,
        story: &Story,
        others: &[&Correspondent],
        own_way: &[&Correspondent],
        notice: &Notice,
    ) -> Result<(), Failure> {
        let state = &story.game.state;
        let (late, rest): (Vec<_>, Vec<_>) = others.iter().copied().partition(|one| one.name == notice.name);
        let lead = |in_words| self.lead_of(state, notice, in_words);
        let reminds = notice.event.is_reminder();
        let (to, copy) = if reminds { (late, Vec::new()) } else { (late, rest) };
        let in_words = own_way.iter().filter(|one| !reminds || one.name == notice.name);
        let in_words: Vec<&Correspondent> = in_words.copied().collect();
        for one in &in_words {
            let about: [&[u8]; 3] = [b"notice", &state.id().0, notice.key.as_bytes()];
            self.tell_in_words(story, one, &about, lead(true)?)?;
        }
        let (to, copy) = if to.is_empty() { (copy, Vec::new()) } else { (to, copy) };
        if to.is_empty() && !in_words.is_empty() {
            return Ok(());
        }
        let lead = lead(false)?;
        if to.is_empty() {
            let lead: Vec<String> = lead.iter().map(|lead| Language::ENGLISH.phrase(lead)).collect();
            let lead = lead.join(" ");
            warn!("{}: {lead} Nobody can be told by mail.", printable_path(&story.game.path));
            return Ok(());
        }
        self.tell_signers(story, (to, copy), &[b"notice", &state.id().0, notice.key.as_bytes()], &lead)
    }

    /// The first words of a notice, for players with a key or for those who answer in words.
    fn lead_of(&self, state: &Match, notice: &Notice, in_words: bool) -> Result<Vec<Phrase>, Failure> {
        let name = &notice.name;
        let member = adjudicate_rules::Name::parse(name).and_then(|name| state.member(&name));
        let shown = member.map_or_else(|| name.clone(), |member| names::shown(state, member));
        let date = Calendar::of_days(self.office.now()?).date(notice.date);
        let reminder = |first| {
            let away = reminders::how_to_be_away(state, in_words);
            std::iter::once(first).chain(away).collect()
        };
        let claim = |first| vec![first, reminders::how_to_claim(name, in_words)];
        Ok(match notice.event {
            DeadlineEvent::Half => reminder(reminders::half(&shown, date)),
            DeadlineEvent::Silence(days) => reminder(reminders::silence(&shown, date, days)),
            DeadlineEvent::Near => reminder(reminders::near(&shown, date)),
            DeadlineEvent::Passed => vec![reminders::passed(&shown, date)],
            DeadlineEvent::GraceOver if clock::has_grace(state) => claim(reminders::grace_over(&shown, date)),
            DeadlineEvent::GraceOver => claim(reminders::over(&shown, date)),
            DeadlineEvent::Silent(days) => claim(reminders::silent(&shown, date, days)),
        })
    }

    /// Whether anything is the referee's to do, and his key is here.
    fn has_to_act(&self, game: &GameFile) -> Result<bool, Failure> {
        let Some(identity) = self.office.identity_at_hand()? else { return Ok(false) };
        let key = identity.public();
        let is_referee = game.state.author_of_key(&key) == Some(Author::Member(Member::Referee));
        Ok(is_referee
            && due_from_desk(
                &game.state,
                &Pending::load(self.office.system(), &game.path)?,
                key,
                !self.config.hosts.is_empty(),
            )
            .is_some())
    }

    /// Does what is the referee's to do, if his key is here: gives dice elements where they are due, brings those that came on
    /// their own, and writes down at once what ends a game. Says whether an entry was written, and whether something is
    /// still owed.
    pub(super) fn answer(&self, path: &Path) -> Result<(bool, bool), Failure> {
        let Some(identity) = self.office.identity_at_hand()? else { return Ok((false, false)) };
        let key = identity.public();
        let mut written = 0;
        while written < ANSWERS {
            let game = self.office.store.game(path)?;
            if game.state.author_of_key(&key) != Some(Author::Member(Member::Referee)) {
                break;
            }
            let beside = Pending::load(self.office.system(), path)?;
            let hosts = !self.config.hosts.is_empty();
            let Some(due) = due_from_desk(&game.state, &beside, key, hosts) else { break };
            let scribe = due.scribe_for.as_deref();
            let signer = match Signer::take(self.office, game, scribe, &[]) {
                Ok(signer) => signer,
                Err(failure) => {
                    self.fails(&format!("{}: the referee has something to do", printable_path(path)), &failure);
                    return Ok((written > 0, true));
                }
            };
            match self.carry_out(&due.act, signer) {
                Ok(Some(done)) => info!("{}: {done}", printable_path(path)),
                Ok(None) => return Ok((written > 0, false)),
                // If the referee may not sign, because the line stops or somebody was first, he has to look at the game himself;
                // all the others are told how the game stands.
                Err(failure) if !failure.is_environment() => {
                    self.fails(&format!("{}: the referee has something to do", printable_path(path)), &failure);
                    return Ok((written > 0, false));
                }
                Err(failure) => return Err(failure),
            }
            written += 1;
        }
        Ok((written > 0, written == ANSWERS))
    }

    /// Does the act that is the referee's to do. Returns what the log says of it, or `None` if an element was given as a line.
    fn carry_out(&self, act: &Act, signer: Signer<'_>) -> Result<Option<String>, Failure> {
        let prepared = act::prepare(&signer, act, None)?;
        let done = match &prepared {
            PreparedAct::Entry(entry) => {
                let entry = &entry.composed.entry;
                Some(format!("entry {} of the desk is {}", entry.seq, entry.kind.one()))
            }
            PreparedAct::Slip(_) | PreparedAct::Waiting(_) | PreparedAct::Element => None,
        };
        prepared.commit(signer)?;
        Ok(done)
    }
}

/// An act that is the desk's to do.
struct DeskAct {
    /// The player without a key for whom it is done.
    scribe_for: Option<String>,
    act: Act,
}

/// Returns the act that is due from the referee in a game, if any.
fn due_from_desk(state: &Match, beside: &Pending, key: PublicKey, hosts: bool) -> Option<DeskAct> {
    let referee = Author::Member(Member::Referee);
    let holder = state.holder();
    let holds = holder.is_some_and(|holder| holder.member == Member::Referee);
    let scribe_for = holder
        .and_then(|holder| holder.member.seat())
        .filter(|seat| !state.signs(*seat))
        .map(|seat| state.name_of(Member::Player(seat)).to_owned());
    let post = EntryKind::Post(True);
    let fitting = slips::that_fit(state, Some((referee, key)), beside, &[], &post, None);
    let ends = state.outcome().is_none() && state.after_slips(&fitting).is_some_and(|after| after.outcome().is_some());
    if ends {
        let act = match holds || scribe_for.is_some() {
            true => Act::Post,
            false => {
                let reason = Text::new("a slip ends the game").ok()?;
                Act::Rule { decision: RefereeDecision::Here(True), reason, rests_on: None, behind: None }
            }
        };
        return Some(DeskAct { scribe_for, act });
    }
    // The person who has put a game with players without keys here has made this desk their scribe, so the referee joins the game. A
    // desk that takes games in by mail has nobody beside it who could join.
    let keyless = Seat::all(state.charter().players.len()).any(|seat| !state.signs(seat));
    if state.next_to_join().is_some() {
        let own = state.charter().organiser.name == *"referee";
        let joins =
            state.next_to_join() == Some(Member::Referee) && (keyless || hosts || own) && state.outcome().is_none();
        return joins.then_some(DeskAct { scribe_for: None, act: Act::Join });
    }
    if (holds || scribe_for.is_some())
        && state.outcome().is_none()
        && let Some(act) = acts::agreed(state, beside)
    {
        return Some(DeskAct { scribe_for, act });
    }
    let pending = state.machine().pending.as_ref().filter(|_| state.outcome().is_none())?;
    // A player without a key sees his throw before he chooses a move.
    if scribe_for.is_some() && pending.last == Some(Member::Referee) {
        let lies = |member: Member| {
            beside.elements.iter().any(|line| signing::element(state, line).is_ok_and(|(of, _)| of == member))
        };
        let all = pending.missing().all(|member| member == Member::Referee || lies(member));
        return all.then_some(DeskAct { scribe_for, act: Act::Answer });
    }
    if holds {
        let brings = beside.elements.iter().any(|line| signing::element(state, line).is_ok());
        return (pending.lacks(Member::Referee) || brings).then_some(DeskAct { scribe_for: None, act: Act::Answer });
    }
    let has_given = beside
        .elements
        .iter()
        .any(|line| signing::element(state, line).is_ok_and(|(member, _)| member == Member::Referee));
    let gives = pending.lacks(Member::Referee) && pending.last != Some(Member::Referee) && !has_given;
    gives.then_some(DeskAct { scribe_for: None, act: Act::GiveElement })
}

/// Returns the date and size of the file beside a log, which tell its states apart without reading it; `None` if there is no such
/// file.
fn lies_beside(system: &dyn FileSystem, path: &Path) -> PendingFileStamp {
    let found = file::beside(system, path).and_then(|beside| file::look(system, &beside));
    match found {
        Ok(found) => found.map(|found| (found.written.unwrap_or(SystemTime::UNIX_EPOCH), found.size)),
        // The function that tends the game reports what is wrong with the file.
        Err(_) => Some((SystemTime::UNIX_EPOCH, u64::MAX)),
    }
}

/// The days of silence after which a player is reminded, where he counts as silent after 40.
const SILENCE: [u64; 3] = [14, 28, 35];
/// A reminder at half of the time is sent only so many days or more before the one that the settings ask for.
const APART_DAYS: u64 = 2;

/// The deadlines of the members who owe an act; `remind_days` before them each is reminded.
fn deadlines(state: &Match, remind_days: u64) -> Vec<Deadline> {
    let one = |(member, owed): (&Member, &adjudicate_referee::DutyClock)| {
        let (until, grace) = state.deadline(*member, owed)?;
        let mut more = of_silence(state, grace);
        if more.iter().all(|notice| !notice.event.is_reminder()) {
            more.extend(half(owed.since, until, remind_days));
        }
        Some(Deadline { name: state.name_of(*member).to_owned(), until, grace, more })
    };
    state.owed().iter().filter_map(one).collect()
}

/// The notices about the silence of the player whose time runs.
fn of_silence(state: &Match, end: Time) -> Vec<TimedNotice> {
    let Some(bank) = state.bank() else { return Vec::new() };
    let (Some(most), Some(heard)) = (bank.silence_days(), bank.heard()) else { return Vec::new() };
    let days = if most == 40 { SILENCE.to_vec() } else { vec![most / 2] };
    let events = days.into_iter().filter(|days| *days > 0).map(|days| (days, DeadlineEvent::Silence(days)));
    let events = events.chain([(most, DeadlineEvent::Silent(most))]);
    let notice = |(days, event)| Some(TimedNotice { event, from: bank.silent_for(days)?, since: heard, date: heard });
    events.filter_map(notice).filter(|notice| notice.from < end).collect()
}

/// The reminder when half of the time for a duty is over.
fn half(since: Time, until: Time, remind_days: u64) -> Option<TimedNotice> {
    let middle = since.unix() + until.unix().saturating_sub(since.unix()) / 2;
    let from = Time::from_unix(middle)?;
    let is_early = from.plus_days(remind_days.saturating_add(APART_DAYS)) <= until;
    is_early.then_some(TimedNotice { event: DeadlineEvent::Half, from, since, date: until })
}
