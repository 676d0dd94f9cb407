//! The work of a desk that has no state of its own: one message, one game in which something is due, or what waits to be sent, at a time.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use adjudicate_agent::scan;
use adjudicate_agent::settings::DeskConfig;
use adjudicate_agent::{Context, Failure};
use adjudicate_desk::follow_up::is_past_telling;
use adjudicate_desk::picture_scanner::{ArrivedMessage, ParsedMessage, PictureScanner};
use adjudicate_desk::unread::UnreadNote;
use adjudicate_desk::{Desk, DirectorDesk, outcome};
use adjudicate_mail::ledger::NoticeLedger;
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::file::{self, MemoryDisk};
use adjudicate_record::log::{SignedEntry, Time};
use adjudicate_rules::{Phrase, PhraseArgument, phrase};

use crate::change_set::{ChangeSet, MessageFate, NextCheck};
use crate::files::remembered_of_events;
use crate::local::WorkingCopy;
use crate::message;
use crate::renewal::LeaseRenewal;
use crate::retry::too_many_desks;
use crate::send_queue::SendQueue;
use crate::store::{CommitOutcome, LeasedWork, MessageLease, Query, QueuedLetter, Store, ToldGame};
use crate::timings::DeskTimings;
use adjudicate_record::log::layout::{self, EVENTS, GAMES, NEW_MAIL, STATE, StateFile, directories};
use tracing::{info_span, warn};

/// How often a unit is judged again because somebody else was first in one of its games.
const CONFLICTS: u32 = 50;
/// A message that was put off so often is left for a person: after some four days.
const ATTEMPTS: u32 = 25;
/// A message is left for a person when so many attempts in a row have lost their lease: the desks died of it, or hung.
const LOST: u32 = 5;
/// The desk that prunes keeps that for so many seconds after it has looked.
const PRUNE: i64 = 600;
/// Games whose ledgers are looked at together: a few, so that the statement reads only some pages.
const LEDGERS: usize = 5;
/// How often that is done in a row.
const LEDGER_BATCHES: u32 = 20;
/// The pause until more of them are looked at.
const LEDGERS_AGAIN: Duration = Duration::from_secs(600);
/// More entries that came too early than honest games have under way.
const EARLY_MAX: usize = 10_000;
/// Messages and games that are taken together; each is a transaction of its own.
const AT_ONCE: usize = 8;
/// A desk that has nothing to do looks so often for entries that had come too early and whose place is there by now. A desk that has just
/// done something looks at once.
const RIPE: Duration = Duration::from_secs(10);
/// How often is looked whether a picture was looked at.
const LOOK: Duration = Duration::from_millis(20);

/// Counts of a desk's work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WorkerCounts {
    /// Messages that were dealt with.
    pub messages: u64,
    /// Messages that were put off.
    pub put_off: u64,
    /// Messages that another desk had taken meanwhile.
    pub gone: u64,
    /// Units that were judged again because somebody else was first.
    pub conflicts: u64,
    /// Games that were looked at because something was due in them.
    pub tended: u64,
    /// Games and entries with which the desk did not come to an end: the store could not be written, or others were always first.
    pub failed: u64,
}

/// Does a desk's work over files in memory.
pub struct Worker<'a> {
    office: &'a Context,
    /// The file system of the office.
    memory: MemoryDisk,
    config: DeskConfig,
    /// The name of the event that is directed here.
    event: Option<String>,
    /// The queue of messages that this desk sends itself.
    tray: &'a SendQueue,
    /// The leases that this desk has in hand.
    renewal: &'a LeaseRenewal,
    /// The durations of the work.
    timings: DeskTimings,
    /// When the message had arrived that is being dealt with.
    cause: Option<Instant>,
    /// The last game whose ledger of notices was looked at, to be pruned.
    pruned: Digest,
    /// When ledgers were looked at the last time.
    pruned_at: Option<Instant>,
    /// When no entry was found the last time that had come too early and whose place is there.
    none_ripe: Option<Instant>,
    /// The work that was done.
    pub counted: WorkerCounts,
}

impl<'a> Worker<'a> {
    /// A desk whose office keeps its games and its state in this memory. It puts the messages that have to be sent on the tray as
    /// far as they fit; the others are sent by a desk that takes them out of the store.
    ///
    /// # Errors
    /// The settings of the office do not say that.
    pub fn new(
        office: &'a Context,
        memory: &MemoryDisk,
        config: DeskConfig,
        event: Option<String>,
        tray: &'a SendQueue,
        renewal: &'a LeaseRenewal,
        timings: DeskTimings,
    ) -> Result<Worker<'a>, Failure> {
        if office.settings.state_directory()? != Path::new(STATE) {
            let reason = phrase!("desk-state-elsewhere", "the desk would keep its state elsewhere");
            return Err(Failure::environment(reason));
        }
        let counted = WorkerCounts::default();
        Ok(Worker {
            office,
            memory: memory.clone(),
            config,
            event,
            tray,
            renewal,
            timings,
            cause: None,
            pruned: Digest([0; 32]),
            pruned_at: None,
            none_ripe: None,
            counted,
        })
    }

    fn games(&self) -> PathBuf {
        match &self.event {
            Some(event) => DirectorDesk::games(&Path::new(EVENTS).join(event)),
            None => PathBuf::from(GAMES),
        }
    }

    fn hall(&self) -> Result<Option<DirectorDesk>, Failure> {
        self.event.as_ref().map(|event| DirectorDesk::open(self.office, Path::new(EVENTS).join(event))).transpose()
    }

    /// Adds the documents that are wanted in any case: the log of the event, and the notices about it.
    fn with_event(&self, mut wanted: Query) -> Query {
        if let Some(event) = &self.event {
            wanted.below.push(layout::event_log(event));
            wanted.below.extend(remembered_of_events());
        }
        wanted
    }

    /// Does some of what there is to do, and returns whether there was anything.
    ///
    /// # Errors
    /// The store cannot be read or written.
    pub fn attend(&mut self, keep: &mut dyn Store, viewer: &mut PictureScanner) -> Result<bool, Failure> {
        let claims = keep.take_messages(AT_ONCE)?;
        let taken = Instant::now();
        // A message whose lease was lost before may end this desk as well. It is taken alone, so that no other is held against it.
        let (mut fresh, mut lost): (Vec<&MessageLease>, Vec<&MessageLease>) =
            claims.iter().partition(|claim| claim.lost <= 1);
        if fresh.is_empty() && !lost.is_empty() {
            fresh.push(lost.remove(0));
        }
        if !lost.is_empty() {
            keep.give_back(&lost.into_iter().map(MessageLease::taken).collect::<Vec<_>>())?;
        }
        let mut renewed = self.renewal.of(fresh.iter().map(|claim| claim.taken()));
        for (number, claim) in fresh.iter().enumerate() {
            if self.renewal.stops() {
                let rest = fresh.iter().skip(number).map(|claim| claim.taken());
                keep.give_back(&rest.collect::<Vec<_>>())?;
                return Ok(false);
            }
            let hex = claim.id.to_hex();
            let name = hex.get(..16).unwrap_or(&hex);
            let _span = info_span!("message", mail = name, attempt = claim.attempt).entered();
            self.cause = taken.checked_sub(claim.age);
            // One message that cannot be dealt with keeps no other waiting.
            if let Err(failure) = self.take(keep, claim, viewer) {
                warn!("message {name}: {}", failure.message());
                // If even that cannot be noted, the message is free again when its lease ends.
                self.put_off(keep, claim, failure.reason())?;
            }
            self.cause = None;
            self.timings.lease.observe(taken.elapsed().as_secs_f64());
            renewed.done(&claim.taken());
        }
        drop(renewed);
        let due = keep.take_due(AT_ONCE)?;
        let leases: Vec<LeasedWork> = due.iter().copied().map(LeasedWork::Game).collect();
        let mut renewed = self.renewal.of(leases.iter().cloned());
        for (number, (game, lease)) in due.iter().zip(&leases).enumerate() {
            if self.renewal.stops() {
                keep.give_back(leases.get(number..).unwrap_or_default())?;
                return Ok(false);
            }
            let _span = info_span!("game", game = %game).entered();
            if let Err(failure) = self.tend(keep, *game) {
                warn!("game {game}: {}", failure.message());
                self.counted.failed += 1;
            }
            renewed.done(lease);
        }
        drop(renewed);
        if !claims.is_empty() || !due.is_empty() {
            self.none_ripe = None;
            return Ok(true);
        }
        if self.none_ripe.is_some_and(|looked| looked.elapsed() < RIPE) {
            return Ok(false);
        }
        let ripe = keep.ripe(AT_ONCE)?;
        self.none_ripe = ripe.is_empty().then(Instant::now);
        for entry in &ripe {
            self.ripen(keep, *entry, viewer)?;
        }
        Ok(!ripe.is_empty())
    }

    /// Looks at the event, at entries that have waited for long, and at the summaries.
    ///
    /// # Errors
    /// As `Worker::tend`.
    pub fn look_at_all(&mut self, keep: &mut dyn Store) -> Result<(), Failure> {
        self.hold_event(keep)?;
        self.tell_waiting(keep)?;
        if keep.takes_chore("prune", PRUNE)? {
            // In small batches, as many as there are.
            while !self.renewal.stops() && keep.prune()? > 0 {}
            if self.pruned_at.is_none_or(|at| at.elapsed() >= LEDGERS_AGAIN) {
                self.pruned_at = Some(Instant::now());
                let mut batches = 0;
                while batches < LEDGER_BATCHES && !self.renewal.stops() && self.prune_ledgers(keep)? {
                    batches += 1;
                }
            }
        }
        let addresses = self.config.digest.clone();
        addresses.iter().try_for_each(|address| self.sum_up(keep, address))
    }

    /// Removes the ledgers of notices about games that ended long ago, of some games at a time, behind those of the last time; returns whether
    /// there are more games.
    ///
    /// # Errors
    /// The store cannot be read or written.
    fn prune_ledgers(&mut self, keep: &mut dyn Store) -> Result<bool, Failure> {
        let now = self.office.now()?;
        let games = keep.told_games(self.pruned, LEDGERS)?;
        let more = games.len() >= LEDGERS;
        // Behind the last game comes the first.
        self.pruned = games.last().filter(|_| more).map_or(Digest([0; 32]), |game| game.id);
        for ToldGame { id: game, last } in games {
            if !last.as_deref().and_then(dated).is_some_and(|last| is_past_telling(last, now)) {
                continue;
            }
            let copy =
                WorkingCopy::fill(&self.memory, keep.check_out(&Query { ids: vec![game], ..Query::default() })?)?;
            let held = copy.checkout();
            let log = held.games.iter().find(|(_, held)| held.id == game).and_then(|(path, _)| held.files.get(path));
            let state = log.and_then(|log| adjudicate_referee::verify(log).state);
            if state.is_some_and(|state| state.outcome().is_some()) {
                let told = StateFile::Told(game).below(Path::new(STATE));
                file::remove(&self.memory, &told)?;
                // If somebody was first, the game is looked at another time.
                keep.commit(&copy.changes(&|_, _| Ok(None))?)?;
            }
        }
        Ok(more)
    }

    /// Deals with a message: everything that follows from it is one transaction, its removal from the inbox among it.
    ///
    /// # Errors
    /// The store cannot be read or written: the message is given back when its lease ends.
    fn take(&mut self, keep: &mut dyn Store, claim: &MessageLease, viewer: &mut PictureScanner) -> Result<(), Failure> {
        if claim.put_off >= i64::from(ATTEMPTS) || claim.lost > i64::from(LOST) {
            let hex = claim.id.to_hex();
            let why = match claim.lost > i64::from(LOST) {
                true => {
                    let count = u64::from(LOST);
                    phrase!(
                        "message-lost",
                        "{count} desks in a row have taken it and not come to an end with it",
                        count
                    )
                }
                false => {
                    let last = claim.why.clone().filter(|why| !why.is_empty()).map_or_else(waits, Phrase::from);
                    let count = u64::from(ATTEMPTS);
                    phrase!(
                        "message-put-off",
                        "it was put off {count} times, the last time because: {last}",
                        count,
                        last
                    )
                }
            };
            warn!("message {}: {why}; it is left for a person", hex.get(..16).unwrap_or(&hex));
            self.leave(keep, claim, &why)?;
            self.counted.messages += 1;
            return Ok(());
        }
        let (found, pictures) = scan::glance(&claim.body);
        let mut wanted = self.with_event(message::wanted(&found, pictures));
        let mut glance = Some((ParsedMessage { about: claim.id, found }, pictures));
        let hex = claim.id.to_hex();
        let name = hex.get(..16).unwrap_or(&hex);
        for transaction in 1..=CONFLICTS {
            let _span = info_span!("transaction", transaction).entered();
            let copy = WorkingCopy::fill(&self.memory, keep.check_out(&wanted)?)?;
            let path = Path::new(NEW_MAIL).join(name);
            file::put(&self.memory, &path, &claim.body)?;
            let fate = self.read_message(path, glance.take(), viewer)?;
            let mut unit = match fate {
                MessageFate::Later => ChangeSet::default(),
                MessageFate::Done | MessageFate::Unread => self.unit(&copy)?,
            };
            unit.leave_out_idle();
            unit.message =
                Some((MessageLease { why: Some(self.office.language.phrase(&waits())), ..claim.clone() }, fate));
            match self.commit(keep, &mut unit)? {
                CommitOutcome::Done if fate == MessageFate::Later => self.counted.put_off += 1,
                CommitOutcome::Done => self.counted.messages += 1,
                CommitOutcome::Gone => self.counted.gone += 1,
                CommitOutcome::Conflict => {
                    self.counted.conflicts += 1;
                    if fate == MessageFate::Unread {
                        // The same message may have been left before, with a note.
                        wanted.below.push(note_path(&claim.id));
                    }
                    continue;
                }
            }
            return Ok(());
        }
        self.put_off(keep, claim, always_beaten().reason())
    }

    /// Leaves a message with which no desk comes to an end for a person.
    fn leave(&self, keep: &mut dyn Store, claim: &MessageLease, why: &Phrase) -> Result<(), Failure> {
        let (path, note) =
            (note_path(&claim.id), UnreadNote::new(self.office.now()?, &self.office.language.phrase(why)));
        let before = keep.check_out(&Query { below: vec![path.clone()], ..Query::default() })?;
        let mut after = before.files.clone();
        after.insert(path, note.text().into_bytes());
        let mut unit = ChangeSet::between(&before, &after, &|_, _| Ok(None))?;
        unit.message = Some((claim.clone(), MessageFate::Unread));
        keep.commit(&unit).map(drop)
    }

    fn commit(&self, keep: &mut dyn Store, unit: &mut ChangeSet) -> Result<CommitOutcome, Failure> {
        if !unit.early.is_empty() && keep.early_waiting(EARLY_MAX)? >= EARLY_MAX {
            let reason = phrase!(
                "early-of-all",
                "{count} entries wait already for what comes before them, and no more are kept",
                count = PhraseArgument::count(EARLY_MAX)
            );
            return Err(Failure::environment(reason)
                .hint(phrase!("early-of-store-hint", "`store export` shows them below state/early")));
        }
        if unit.has_new_requests() {
            let below = vec![format!("{STATE}/{}/", directories::REQUESTS)];
            unit.make_room(&keep.check_out(&Query { below, ..Query::default() })?);
        }
        let now = Instant::now();
        if unit.outbox.len() > self.tray.room() {
            let done = keep.commit(unit)?;
            self.timings.transaction.observe(now.elapsed().as_secs_f64());
            return Ok(done);
        }
        let (done, mut taken) = keep.commit_and_take(unit)?;
        self.timings.transaction.observe(now.elapsed().as_secs_f64());
        taken.iter_mut().for_each(|letter| letter.cause = self.cause);
        self.renewal.hold(taken.iter().map(QueuedLetter::taken), now);
        self.tray.put(taken);
        Ok(done)
    }

    /// Leaves a message for another time.
    ///
    /// # Errors
    /// The store cannot be written: the message is given back when its lease ends.
    fn put_off(&mut self, keep: &mut dyn Store, claim: &MessageLease, why: &Phrase) -> Result<(), Failure> {
        self.counted.put_off += 1;
        let claim = MessageLease { why: Some(self.office.language.phrase(why)), ..claim.clone() };
        let unit = ChangeSet { message: Some((claim, MessageFate::Later)), ..ChangeSet::default() };
        keep.commit(&unit).map(drop)
    }

    /// Has the desk take the message in at this path, and returns what becomes of it.
    fn read_message(
        &self,
        path: PathBuf,
        glance: Option<(ParsedMessage, bool)>,
        viewer: &mut PictureScanner,
    ) -> Result<MessageFate, Failure> {
        let mut desk = self.desk(Vec::new())?;
        let mut fate = MessageFate::Later;
        let mut settle = |_: &Path, settled: outcome::MessageOutcome| {
            fate = match settled {
                outcome::MessageOutcome::Seen => MessageFate::Done,
                outcome::MessageOutcome::Unread => MessageFate::Unread,
            };
            Ok(())
        };
        desk.take(vec![ArrivedMessage { path, glance }], Vec::new(), viewer, &mut settle)?;
        while viewer.is_busy() {
            match viewer.take_seen() {
                Some(seen) => desk.take(Vec::new(), vec![seen], viewer, &mut settle)?,
                None => std::thread::sleep(LOOK),
            }
        }
        if self.event.is_none() {
            // Invitations that this message was about; those of an event are paired when it is looked at.
            desk.tend_event()?;
        }
        Ok(fate)
    }

    fn desk(&self, digest: Vec<String>) -> Result<Desk<'a>, Failure> {
        let config = DeskConfig { digest, ..self.config.clone() };
        Desk::open(self.office, self.games(), config, self.hall()?)
    }

    /// Returns the changes in memory.
    fn unit(&self, copy: &WorkingCopy) -> Result<ChangeSet, Failure> {
        let now = self.office.now()?;
        let mut unit = copy.changes(&|game, head| {
            let ledger = NoticeLedger::load(&self.memory, Path::new(STATE), game)?;
            // Work that could not be done now is tried again, but not at once.
            Ok(match ledger.is_behind(head, now) {
                true => Some(NextCheck::At(now.unix())),
                false => ledger.next().map(|next| NextCheck::At(next.unix())),
            })
        })?;
        // Whether a name is free was looked up among the few games that were here.
        unit.make_names_unique();
        Ok(unit)
    }

    /// Looks at a game in which something is due.
    ///
    /// # Errors
    /// The store cannot be read or written: the game is looked at again when the lease ends.
    fn tend(&mut self, keep: &mut dyn Store, game: Digest) -> Result<(), Failure> {
        let wanted = self.with_event(Query { ids: vec![game], ..Query::default() });
        self.counted.tended += 1;
        self.look_at(keep, &wanted, &|desk| desk.tend_behind(), Vec::new())
    }

    /// Brings an entry that came too early into its game, whose place is there by now.
    ///
    /// # Errors
    /// As `Worker::tend`.
    fn ripen(&mut self, keep: &mut dyn Store, entry: Digest, viewer: &mut PictureScanner) -> Result<(), Failure> {
        let wanted = self.with_event(Query { comes: vec![entry], ..Query::default() });
        for _ in 0..CONFLICTS {
            let copy = WorkingCopy::fill(&self.memory, keep.check_out(&wanted)?)?;
            if copy.checkout().games.is_empty() {
                return Ok(());
            }
            self.desk(Vec::new())?.take(Vec::new(), Vec::new(), viewer, &mut |_, _| Ok(()))?;
            let mut unit = self.unit(&copy)?;
            unit.leave_out_idle();
            match self.commit(keep, &mut unit)? {
                CommitOutcome::Conflict => self.counted.conflicts += 1,
                CommitOutcome::Done | CommitOutcome::Gone => return Ok(()),
            }
        }
        Err(always_beaten())
    }

    /// Tells the sender of an entry that has waited for an hour for another one.
    ///
    /// # Errors
    /// As `Worker::tend`.
    fn tell_waiting(&mut self, keep: &mut dyn Store) -> Result<(), Failure> {
        let wanted = self.with_event(Query { early: true, ..Query::default() });
        self.look_at(keep, &wanted, &|desk| desk.tell_waiting(), Vec::new())
    }

    /// Does for the event what there is to do: lots, pairings, results, news.
    ///
    /// # Errors
    /// As `Worker::tend`.
    fn hold_event(&mut self, keep: &mut dyn Store) -> Result<(), Failure> {
        let Some(event) = &self.event else { return Ok(()) };
        let below = std::iter::once(format!("{EVENTS}/{event}/")).chain(remembered_of_events()).collect();
        self.look_at(keep, &Query { below, ..Query::default() }, &|desk| desk.tend_all(), Vec::new())
    }

    /// Sends the day's summary to an address, unless it has gone out.
    ///
    /// # Errors
    /// As `Worker::tend`.
    fn sum_up(&mut self, keep: &mut dyn Store, address: &str) -> Result<(), Failure> {
        let sender = adjudicate_mail::address::parse(address).ok();
        let sender = sender.map(|address| adjudicate_mail::address::folded(&address));
        let below = vec![StateFile::Digests.in_store()];
        let wanted = self.with_event(Query { sender, sender_always: true, below, ..Query::default() });
        self.look_at(keep, &wanted, &|desk| desk.sum_up(), vec![address.to_owned()])
    }

    fn look_at(
        &mut self,
        keep: &mut dyn Store,
        wanted: &Query,
        work: &dyn Fn(&mut Desk<'_>) -> Result<(), Failure>,
        digest: Vec<String>,
    ) -> Result<(), Failure> {
        for _ in 0..CONFLICTS {
            let copy = WorkingCopy::fill(&self.memory, keep.check_out(wanted)?)?;
            work(&mut self.desk(digest.clone())?)?;
            let mut unit = self.unit(&copy)?;
            if copy.checkout().games.len() > 1 {
                unit.leave_out_idle();
            }
            match self.commit(keep, &mut unit)? {
                CommitOutcome::Conflict => self.counted.conflicts += 1,
                CommitOutcome::Done | CommitOutcome::Gone => return Ok(()),
            }
        }
        Err(always_beaten())
    }
}

/// Returns the date of an entry, if it is one.
fn dated(entry: &[u8]) -> Option<Time> {
    let text = std::str::from_utf8(entry).ok()?;
    SignedEntry::read(text).ok().map(|signed| signed.entry.at)
}

/// Returns the path of the note that says why a message was left for a person.
fn note_path(message: &Digest) -> String {
    StateFile::LeftLetter(*message).in_store()
}

/// Why a message is put off that the desk itself does not want now.
fn waits() -> Phrase {
    phrase!("message-waits", "an entry in it is dated ahead, or a file cannot be read now")
}

/// Others changed the same games again and again while this desk judged.
fn always_beaten() -> Failure {
    let times = u64::from(CONFLICTS);
    let reason = phrase!("others-first", "others were first {times} times, and nothing was changed", times = times);
    Failure::environment(reason).hint(too_many_desks())
}
