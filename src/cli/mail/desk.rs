//! The desk at work: messages into games, games into messages.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use lettre::message::Mailbox;

use super::compose::{Plan, Story};
use super::correspondents::{self, Correspondent};
use super::digest;
use super::events::Hall;
use super::reply::{self, Received};
use super::write;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::game_file;
use crate::cli::import::{Import, Outcome, Places, Shelf};
use crate::cli::settings::DeskConfig;
use crate::cli::signing::Pen;
use crate::crypto::{Digest, sha256};
use crate::dice::Member;
use crate::log::file::{self, Disk};
use crate::log::{Kind, Yes};
use crate::mail::ledger::{Deadline, Event, Ledger, Notice};
use crate::mail::maildir::Maildir;
use crate::mail::message::Outgoing;
use crate::mail::outbox::Outbox;
use crate::mail::{address, find, incoming};
use crate::referee::{Author, Duty, Match};

/// Elements that the desk gives in a row: more than any game demands between two turns.
const ANSWERS: usize = 16;

/// The desk.
pub struct Desk<'a> {
    pub(super) context: &'a Context,
    games: PathBuf,
    pub(super) config: DeskConfig,
    pub(super) own: Mailbox,
    pub(super) outbox: Outbox,
    state: PathBuf,
    pub(super) shelf: Shelf,
    /// Messages that could not be dealt with for want of a file, left for another time.
    later: BTreeSet<PathBuf>,
    /// The event that is directed here, if one is.
    pub(super) hall: Option<Hall>,
}

impl<'a> Desk<'a> {
    /// Opens the desk over a directory of games.
    ///
    /// # Errors
    /// It is not known how to send mail, or the games cannot be read.
    pub fn open(
        context: &'a Context,
        games: PathBuf,
        config: DeskConfig,
        hall: Option<Hall>,
    ) -> Result<Desk<'a>, Failure> {
        let own = context.settings.mail()?.mailbox()?;
        let (outbox, state) = (context.settings.outbox()?, context.settings.state_directory()?.to_owned());
        let shelf = Shelf::open(None, &games, &[])?;
        Ok(Desk { context, games, config, own, outbox, state, shelf, later: BTreeSet::new(), hall })
    }

    /// Prints a line of the desk's log.
    pub fn log(&self, text: &str) {
        let now = self.context.now().map(|now| now.to_string()).unwrap_or_default();
        let harmless: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        self.context.terminal.print(format!("{now} {harmless}"));
    }

    /// Looks at the directory anew: games may have been added or changed by hand. What was put off is tried again.
    ///
    /// # Errors
    /// The directory cannot be read.
    pub fn look_again(&mut self) -> Result<(), Failure> {
        self.shelf = Shelf::open(None, &self.games, &[])?;
        self.later.clear();
        Ok(())
    }

    /// Whether this message waits for another time.
    pub fn has_put_off(&self, message: &Path) -> bool {
        self.later.contains(message)
    }

    /// Whether any message waits for another time.
    pub fn put_off(&self) -> bool {
        !self.later.is_empty()
    }

    /// Takes in messages, tells what became of them, and marks them as seen.
    ///
    /// # Errors
    /// What is needed for all of them cannot be read or written.
    pub fn take(&mut self, maildir: &Maildir, messages: &[PathBuf]) -> Result<(), Failure> {
        let places = Places { game: None, games: self.games.clone(), output: None };
        let mut import = Import::with(self.context, places, std::mem::take(&mut self.shelf))?;
        import.takes_no_new_games();
        let mut received = Vec::new();
        let mut for_events: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for path in messages {
            match file::read(&Disk, path) {
                Ok(bytes) => {
                    let found = incoming::read(&bytes);
                    let envelope = found.envelope.clone().unwrap_or_default();
                    let about = Digest(sha256(&[&bytes]));
                    let (empty, pictures) = (found.is_empty(), found.pictures.clone());
                    let source = path.display().to_string();
                    let told: Vec<String> = found.events.iter().map(|entry| self.take_event_entry(entry)).collect();
                    let only_events = found.entries.is_empty() && found.elements.is_empty();
                    for_events.insert(source.clone(), told);
                    if !empty && !only_events {
                        import.take(&source, found);
                    }
                    received.push(Received { path: path.clone(), source, envelope, about, empty, pictures });
                }
                Err(file::FileError::Absent { .. }) => {}
                Err(error @ file::FileError::TooLarge { .. }) => {
                    self.log(&format!("{}: {error}", path.display()));
                    self.seen(maildir, path);
                }
                Err(error) => {
                    self.log(&format!("{}: {error}", path.display()));
                    self.later.insert(path.clone());
                }
            }
        }
        import.place()?;
        let brought = import.bring()?;
        let mut touched: BTreeMap<usize, Vec<String>> = brought.keys().map(|game| (*game, Vec::new())).collect();
        for (_, line) in &import.elements {
            if let Some(game) = find::game_of_element(line).and_then(|id| import.shelf.game(&id)) {
                touched.entry(game).or_default().push(line.clone());
            }
        }
        for failure in &import.failures {
            self.log(failure.message());
        }
        for message in &received {
            let mine: Vec<_> =
                import.arrivals.iter().filter(|one| one.source.as_deref() == Some(&message.source)).collect();
            let mut told = for_events.remove(&message.source).unwrap_or_default();
            told.extend(mine.iter().map(|one| reply::outcome(&import.shelf, one)));
            self.log(&message.line(&told));
            let again = mine.iter().any(|one| matches!(one.outcome, Outcome::Deferred(_)));
            let answered = match again {
                true => Ok(()),
                false => reply::answer(self, message, &import.shelf, &mine),
            };
            if let Err(failure) = &answered {
                self.log(failure.message());
            }
            match again || answered.is_err() {
                true => drop(self.later.insert(message.path.clone())),
                // Who keeps the desk finds what the program had no use for unread.
                false if message.empty => self.looked_at(maildir, &message.path),
                false => self.seen(maildir, &message.path),
            }
        }
        self.shelf = import.shelf;
        for (game, elements) in touched {
            self.tend(game, &elements);
        }
        Ok(())
    }

    fn seen(&mut self, maildir: &Maildir, path: &Path) {
        if let Err(error) = maildir.seen(path) {
            self.log(&format!("{} cannot be marked as seen: {error}", path.display()));
            self.later.insert(path.to_owned());
        }
    }

    fn looked_at(&mut self, maildir: &Maildir, path: &Path) {
        if let Err(error) = maildir.unread(path) {
            self.log(&format!("{} cannot be moved: {error}", path.display()));
            self.later.insert(path.to_owned());
        }
    }

    /// Does for every game what there is to do, and sends the day's summaries.
    ///
    /// # Errors
    /// The clock cannot be read.
    pub fn tend_all(&mut self) -> Result<(), Failure> {
        let now = self.context.now()?;
        match self.hold_event() {
            Ok(true) => self.look_again()?,
            Ok(false) => {}
            Err(failure) => self.log(&format!("event: {}", failure.message())),
        }
        for game in 0..self.shelf.games.len() {
            let behind = self.shelf.games.get(game).is_some_and(|shelved| {
                shelved.trouble.is_none() && Ledger::load(&self.state, &shelved.id).is_behind(&shelved.head, now)
            });
            if behind {
                self.tend(game, &[]);
            }
        }
        if let Err(failure) = digest::send(self, &self.state) {
            self.log(failure.message());
        }
        Ok(())
    }

    /// Does for a game what there is to do; what goes wrong with one game is told, and does not keep others waiting.
    fn tend(&mut self, game: usize, elements: &[String]) {
        let Some(path) = self.shelf.games.get(game).map(|shelved| shelved.path.clone()) else { return };
        let done = self.tend_game(&path, elements);
        match done {
            Ok(Some(entries)) => {
                if let Err(failure) = self.shelf.renew(game, &entries) {
                    self.log(failure.message());
                }
            }
            Ok(None) => {}
            Err(failure) => self.log(&format!("{}: {}", path.display(), failure.message())),
        }
    }

    /// Gives the ids of the game's entries if the desk has written some.
    fn tend_game(&self, path: &Path, elements: &[String]) -> Result<Option<Vec<Digest>>, Failure> {
        let (answered, owes) = self.answer(path, elements)?;
        let story = Story::read(path)?;
        let state = &story.game.state;
        let now = self.context.now()?;
        let mut ledger = Ledger::load(&self.state, &state.id());
        ledger.owe(owes);
        let (all, wrong) = correspondents::of(&story.game);
        let own = address::folded(&self.own.email);
        let others: Vec<&Correspondent> = all.iter().filter(|one| address::folded(&one.mailbox.email) != own).collect();
        if !ledger.has_told(&state.head()) {
            wrong.iter().for_each(|why| self.log(&format!("{}: {why}", path.display())));
            self.by_post(path, state, &others);
            let (to, copy) = write::default(&others, crate::cli::settings::SendTo::Everyone);
            if !to.is_empty() {
                let about = Digest(sha256(&[b"told", &state.head().0]));
                self.keep(&story.message(&self.plan(to, copy, about, None)?))?;
            }
            ledger.tell(state.head());
        }
        let deadlines = deadlines(state);
        for notice in ledger.notices(&deadlines, now, self.config.remind_days) {
            self.give_notice(&story, &others, &notice)?;
            ledger.note(&notice);
        }
        ledger.store(&self.state)?;
        let entries = || story.game.records.iter().map(|record| record.id).collect();
        Ok(answered.then(entries))
    }

    /// Says who has to be told by a card.
    fn by_post(&self, path: &Path, state: &Match, others: &[&Correspondent]) {
        for (member, _) in state.due() {
            if member.seat().is_some() && others.iter().all(|one| one.member != member) {
                let name = state.name_of(member);
                self.log(&format!("{}: {name} is due and has no address here: a card tells him", path.display()));
            }
        }
    }

    fn plan<'p>(
        &'p self,
        to: Vec<&'p Correspondent>,
        copy: Vec<&'p Correspondent>,
        about: Digest,
        lead: Option<String>,
    ) -> Result<Plan<'p>, Failure> {
        let (date, automatic) = (self.context.now()?, Some("auto-generated"));
        Ok(Plan { from: &self.own, to, copy, date, about, automatic, lead, whole: false })
    }

    fn give_notice(&self, story: &Story, others: &[&Correspondent], notice: &Notice) -> Result<(), Failure> {
        let state = &story.game.state;
        let (late, rest): (Vec<_>, Vec<_>) = others.iter().copied().partition(|one| one.name == notice.name);
        let (name, date) = (&notice.name, notice.date);
        let (lead, to, copy) = match notice.event {
            Event::Near => (format!("A reminder for {name}: the time that you have ends on {date}."), late, Vec::new()),
            Event::Passed => (
                format!("The time of {name} has ended on {date}; grace is being used up, if there is any left."),
                late,
                rest,
            ),
            Event::GraceOver => (
                format!(
                    "The time of {name}, with all grace, has ended on {date}. Who is kept waiting can `claim timeout {name}`."
                ),
                late,
                rest,
            ),
        };
        let (to, copy) = if to.is_empty() { (copy, Vec::new()) } else { (to, copy) };
        if to.is_empty() {
            self.log(&format!("{}: {lead} Nobody can be told by mail.", story.game.path.display()));
            return Ok(());
        }
        let about = Digest(sha256(&[b"notice", &state.id().0, notice.key.as_bytes()]));
        self.keep(&story.message(&self.plan(to, copy, about, Some(lead))?))
    }

    /// Puts a message into the outbox, once for every recipient.
    ///
    /// # Errors
    /// The outbox cannot be written.
    pub fn keep(&self, message: &Outgoing) -> Result<(), Failure> {
        let text = write::written(message)?;
        for mailbox in write::recipients(message) {
            self.outbox.keep(&message.about, &message.from.email, &mailbox.email, message.date, &text)?;
        }
        Ok(())
    }

    /// Gives the referee's dice elements where they are due and his key is here, and brings those that came on their own.
    /// Says whether anything was written, and whether something is still owed.
    fn answer(&self, path: &Path, elements: &[String]) -> Result<(bool, bool), Failure> {
        let Some(identity) = self.context.identity_at_hand()? else { return Ok((false, false)) };
        let mut written = false;
        for _ in 0..ANSWERS {
            let game = game_file::load(path, None)?;
            let referee = Author::Member(Member::Referee);
            let ours = game.state.author_of_key(&identity.public()) == Some(referee);
            let missing = |line: &&String| crate::cli::signing::element(&game.state, line).is_ok();
            let good: Vec<String> = elements.iter().filter(missing).cloned().collect();
            let nothing = good.is_empty() && !game.state.owes(referee, Duty::Reveal);
            if !ours || nothing {
                return Ok((written, false));
            }
            let pen = match Pen::take(self.context, game, None, &good) {
                Ok(pen) => pen,
                Err(failure) => {
                    self.log(&format!("{}: the referee's element is due: {}", path.display(), failure.message()));
                    return Ok((written, true));
                }
            };
            let composed = pen.compose(Kind::Answer(Yes), None)?;
            let seq = composed.entry.seq;
            pen.commit(&composed)?;
            self.log(&format!("{}: entry {seq} of the referee gives an element", path.display()));
            written = true;
        }
        Ok((written, true))
    }
}

/// The deadlines of who owes something.
pub fn deadlines(state: &Match) -> Vec<Deadline> {
    let one = |(member, owed): (&Member, &crate::referee::Owed)| {
        let (until, grace) = state.deadline(*member, owed)?;
        Some(Deadline { name: state.name_of(*member).to_owned(), until, grace })
    };
    state.owed().iter().filter_map(one).collect()
}
