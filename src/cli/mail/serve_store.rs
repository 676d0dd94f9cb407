//! `adjudicate mail serve --store URL`: one of many desks over a store.

use crate::printable::printable_path;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use clap::Args;

use super::serve::{Workplace, work};
use crate::cli::context::{self, CommandContext};
use crate::cli::store;
use crate::cli::terminal::Terminal;
use crate::log::file::MemoryDisk;
use adjudicate_agent::{Context, Failure, Prompter};
use adjudicate_desk::journal;
use adjudicate_desk::picture_scanner::PictureScanner;
use adjudicate_desk::post::MailSender;
use adjudicate_report::DeskLogLine;
use adjudicate_store::{
    Access, LeaseRenewal, PostedLetter, QueuedLetter, SendOutcome, SendQueue, Store, Worker, WorkerCounts,
};

/// Messages that are sent over one connection.
const LETTERS: usize = 50;
/// How often is looked for something to do when there was nothing.
const PAUSE: Duration = Duration::from_millis(300);
/// How long is waited when the store could not be used.
const AGAIN: Duration = Duration::from_secs(2);
/// How often the event and summaries are looked at, whatever comes.
const ROUND: Duration = Duration::from_secs(60);
/// How soon they are looked at again when something has come and there is nothing else to do.
const SOON: Duration = Duration::from_secs(6);

/// What a desk over a store is told beside the store.
#[derive(Debug, Args)]
pub struct StoreDeskOptions {
    /// The name of this desk, with --store; no two desks have the same. Without it, one that chance makes
    #[arg(long, value_name = "NAME")]
    pub desk: Option<String>,
    /// So many seconds what a desk has taken is its own, with --store; then it is given to another
    #[arg(long, value_name = "SECONDS", default_value_t = store::LEASE, value_parser = clap::value_parser!(u64).range(2..=86_400))]
    pub lease: u64,
    /// Write OpenMetrics text into this file every few seconds, with --store
    #[arg(long, value_name = "FILE")]
    pub metrics: Option<PathBuf>,
}

/// Runs the desk.
///
/// # Errors
/// The settings are not complete, the store cannot be opened, or another desk has this name.
pub fn run(
    context: &CommandContext,
    url: &str,
    options: &StoreDeskOptions,
    event: Option<String>,
    once: bool,
) -> Result<ExitCode, Failure> {
    let config = context.settings.config.desk.clone().unwrap_or_default();
    // Wrong settings are reported before anything is taken.
    context.settings.mail()?.mailbox()?;
    context.settings.way()?;
    let mut random = [0; 4];
    (context.random)(&mut random)?;
    let name = options.desk.clone().unwrap_or_else(|| format!("desk-{:08x}", u32::from_be_bytes(random)));
    let access = store::access(&context.settings, url, &name, options.lease)?;
    let keep = adjudicate_store::open(&access)?;
    let memory = MemoryDisk::default();
    let (office, tray) = (office(context, &memory, &name)?, SendQueue::default());
    let worker = Worker::new(&office, &memory, config, event, &tray)?;
    let stopped = AtomicBool::new(false);
    let renewal = LeaseRenewal::default();
    journal(&office, &format!("desk {name} is at work"));
    std::thread::scope(|scope| {
        let others = Access { desk: String::new(), ..access.clone() };
        let sender = scope.spawn(|| send(&office, &access, &tray, &renewal, &stopped));
        scope.spawn(|| renewal.run(&{ others }, &|text| journal(&office, text)));
        let mut place = StoreDesk {
            office: &office,
            keep,
            worker,
            viewer: PictureScanner::start(scope, &office),
            renewal: &renewal,
            rounds: Rounds { once, last: None, since: false },
            metrics: options.metrics.as_deref(),
            written: None,
        };
        let done = work(&mut place, once);
        stopped.store(true, Ordering::Relaxed);
        let posted = sender.join().unwrap_or(false);
        renewal.end();
        if done.is_ok()
            && let Err(failure) = place.keep.leave()
        {
            journal(&office, failure.message());
        }
        let counted = place.worker.counted;
        done.map(|()| store::ended(posted && counted.put_off == 0 && counted.failed == 0))
    })
}

/// A desk over a store.
struct StoreDesk<'a> {
    office: &'a Context,
    keep: Box<dyn Store>,
    worker: Worker<'a>,
    viewer: PictureScanner,
    renewal: &'a LeaseRenewal,
    rounds: Rounds,
    /// The file for what can be measured, and when it was written.
    metrics: Option<&'a Path>,
    written: Option<Instant>,
}

impl Workplace for StoreDesk<'_> {
    fn attend(&mut self) -> Result<bool, Failure> {
        let had = self.worker.attend(&mut *self.keep, &mut self.viewer, self.renewal);
        let all = had.as_ref().is_ok_and(|had| self.rounds.is_due(*had));
        let done = if all { self.worker.look_at_all(&mut *self.keep) } else { Ok(()) };
        let due = (all && done.is_ok()) || self.written.is_none_or(|written| written.elapsed() >= AGAIN * 5);
        if let Some(file) = self.metrics.filter(|_| due) {
            self.written = Some(Instant::now());
            if let Err(failure) = write_metrics(&mut *self.keep, &self.worker.counted, file) {
                journal(self.office, failure.message());
            }
        }
        let had = done.and(had)?;
        if !had && !self.rounds.once {
            std::thread::sleep(PAUSE);
        }
        Ok(had || !self.rounds.once)
    }

    fn recover(&mut self, failure: &Failure) {
        journal(self.office, &format!("{}; the desk tries again", failure.message()));
        std::thread::sleep(AGAIN);
    }
}

/// Acts for the user, over files in memory.
fn office(context: &CommandContext, memory: &MemoryDisk, desk: &str) -> Result<Context, Failure> {
    let mut own = context::office_over(memory, context);
    if context.terminal.json {
        own.person = Box::new(Journal { terminal: context.terminal, desk: desk.to_owned() });
    }
    // A passphrase is asked for once.
    if let Some(identity) = context.identity_at_hand()? {
        let _ = own.at_hand.set(Some(identity.clone()));
    }
    Ok(own)
}

/// A terminal on which the lines of the log are objects, for who gathers the logs of many desks.
struct Journal {
    terminal: Terminal,
    desk: String,
}

impl Prompter for Journal {
    fn can_be_asked(&self) -> bool {
        self.terminal.can_be_asked()
    }

    fn confirm(&self, question: &str) -> Result<bool, Failure> {
        Prompter::confirm(&self.terminal, question)
    }

    fn confirm_for_safety(&self, question: &str, option: &str) -> Result<bool, Failure> {
        Prompter::confirm_for_safety(&self.terminal, question, option)
    }

    fn passphrase(&self, question: &str) -> Result<String, Failure> {
        Prompter::passphrase(&self.terminal, question)
    }

    fn show(&self, line: &str) {
        Prompter::show(&self.terminal, line);
    }

    fn note(&self, line: &str) {
        let (at, text) = line.split_once(' ').unwrap_or(("", line));
        let line = DeskLogLine { at: at.to_owned(), desk: self.desk.clone(), text: text.to_owned() };
        self.terminal.print_json(&line);
    }

    fn remark(&self, text: &str) {
        Prompter::remark(&self.terminal, text);
    }
}

/// When the event and summaries are looked at.
struct Rounds {
    /// Whether the desk ends when there is nothing else to do.
    once: bool,
    last: Option<Instant>,
    /// Whether anything was done since: an event may have to follow it.
    since: bool,
}

impl Rounds {
    /// Whether that is now, when the desk had something else to do or not.
    fn is_due(&mut self, had: bool) -> bool {
        let wait = match had {
            false if self.since && self.once => Duration::ZERO,
            false if self.since => SOON,
            _ => ROUND,
        };
        let due = self.last.is_none_or(|last| last.elapsed() >= wait);
        if due {
            (self.last, self.since) = (Some(Instant::now()), false);
        }
        self.since |= had;
        due
    }
}

/// Sends what waits, beside everything else; says at the end whether all was sent.
fn send(office: &Context, access: &Access, tray: &SendQueue, renewal: &LeaseRenewal, stopped: &AtomicBool) -> bool {
    let mut outgoing = Outgoing {
        office,
        access: Access { desk: String::new(), ..access.clone() },
        tray,
        renewal,
        keep: None,
        unsettled: Vec::new(),
        left: false,
        looked: None,
        postman: MailSender::default(),
    };
    let mut last = Instant::now();
    loop {
        let ends = stopped.load(Ordering::Relaxed);
        match outgoing.deliver(ends) {
            Ok(0) if ends => return !outgoing.left,
            Ok(0) => {
                // A server that waits for more is left after a few seconds.
                if last.elapsed() > AGAIN * 3 {
                    outgoing.postman.hang_up();
                }
            }
            Ok(_) => last = Instant::now(),
            Err(failure) => {
                journal(office, &format!("nothing was sent: {}", failure.message()));
                if ends {
                    return false;
                }
                std::thread::sleep(AGAIN);
            }
        }
    }
}

/// The sender of a desk's messages, which runs beside everything else.
struct Outgoing<'a> {
    office: &'a Context,
    access: Access,
    /// Messages that this desk has written a moment ago.
    tray: &'a SendQueue,
    renewal: &'a LeaseRenewal,
    keep: Option<Box<dyn Store>>,
    /// Messages that were sent or put off, of which the store does not know yet.
    unsettled: Vec<PostedLetter>,
    /// Whether any message was not sent.
    left: bool,
    /// When the store was looked through in vain; none if there may be more.
    looked: Option<Instant>,
    postman: MailSender,
}

impl Outgoing<'_> {
    /// Sends some of what waits, and returns how many messages were taken. Waits a little for the desk, unless that has come to its end.
    fn deliver(&mut self, ends: bool) -> Result<usize, Failure> {
        let keep = match &mut self.keep {
            Some(keep) => keep,
            none => none.insert(adjudicate_store::open(&self.access)?),
        };
        // Outcomes of which the store could not be told the last time.
        if !self.unsettled.is_empty() {
            keep.settle_letters(&self.unsettled)?;
            self.unsettled.clear();
        }
        let mut letters = Vec::new();
        // Messages that others have left, that found no room on the tray, or that could not be sent at first.
        if ends || self.looked.is_none_or(|looked| looked.elapsed() >= PAUSE) {
            letters = keep.take_letters(LETTERS)?;
            self.looked = letters.is_empty().then(Instant::now);
        }
        let wait = if ends || !letters.is_empty() { Duration::ZERO } else { PAUSE };
        letters.extend(self.tray.take(wait));
        let count = letters.len();
        if count == 0 {
            return Ok(0);
        }
        let _renewed = self.renewal.of(letters.iter().map(QueuedLetter::taken));
        let sent = &mut |to: &str| journal(self.office, &format!("sent to {to}"));
        let (posted, failed) = adjudicate_store::post(self.office, &mut self.postman, letters, sent);
        self.left |= posted.iter().any(|one| one.settling != SendOutcome::Sent);
        self.unsettled = posted;
        keep.settle_letters(&self.unsettled)?;
        self.unsettled.clear();
        failed.map_or(Ok(count), Err)
    }
}

/// Puts what this desk has done, and what waits in the store, into a file.
fn write_metrics(keep: &mut dyn Store, counted: &WorkerCounts, file: &Path) -> Result<(), Failure> {
    let text = adjudicate_store::metrics(&keep.counts()?, Some((counted, keep.troubles())));
    let draft = file.with_extension("new");
    let failed = |error| Failure::environment(format!("{} cannot be written: {error}", printable_path(file)));
    std::fs::write(&draft, text).and_then(|()| std::fs::rename(&draft, file)).map_err(failed)
}
