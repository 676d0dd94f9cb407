//! `adjudicate mail serve`: the referee's desk.

use crate::log::Time;
use crate::log::layout::directories;
use crate::printable::printable_path;
use std::collections::VecDeque;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Args;
use rayon::ThreadPoolBuilder;

use super::desk_log::{self, LogFormat};
use super::serve_store;
use crate::cli::context::CommandContext;
use crate::mail::maildir::Maildir;
use crate::mail::watch::Watch;
use adjudicate_agent::{Failure, sysexits};
use adjudicate_desk::Desk;
use adjudicate_desk::DirectorDesk;
use adjudicate_desk::outcome::MessageOutcome;
use adjudicate_desk::picture_scanner::{ArrivedMessage, PictureScanner, ScannedMessage};
use adjudicate_desk::sender::SenderThread;
use adjudicate_rules::phrase;
use tracing::warn;

/// The number of messages that are taken in together before notices are sent, so that memory stays bounded and nobody
/// waits for long.
const BATCH: usize = 100;
const BATCH_BYTES: u64 = 16 * 1024 * 1024;
/// Messages whose names are read together: looking for them takes as long as there are many.
const LISTED: usize = 10_000;
/// Threads that bring letters into games and tend them. More than there are cores: most of the time they wait for the disk.
const WORKERS: usize = 8;
/// How often is looked for new mail where the system does not tell of it.
const PAUSE: Duration = Duration::from_secs(2);
/// The same while pictures are looked at.
const LOOK: Duration = Duration::from_millis(100);
/// The pause between two checks of changed files and of dates, and before a retry.
const ROUND: Duration = Duration::from_secs(60);

/// Run the referee's desk: read a Maildir, add moves to their games, and tell everybody.
///
/// Every message is verified and brought into its game. A player who is due then gets the new board, and all others in the charter get a
/// copy. If the referee takes part in the dice and the key is his, the desk gives his elements. Deadlines are watched: a reminder before,
/// a notice after. Nothing is sent to an address that no charter here names. A line is printed for every message. A message is kept in the
/// outbox until it is sent, whatever happens. Files that cannot be read are tried again after a minute; with --once the exit status is 75
/// then.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate mail serve --games games --maildir Mail/desk\n  \
                        adjudicate mail serve --once       (for cron; games and Maildir as the configuration says)\n  \
                        adjudicate mail serve --store postgresql://desk@db1,db2/games     (one of many desks)")]
pub struct Arguments {
    /// The directory with the games
    #[arg(long, value_name = "DIRECTORY")]
    games: Option<PathBuf>,
    /// The directory of an event that you direct, or with --store its name: its entries, lots, pairings and results are taken care of, and its games
    #[arg(long, value_name = "DIRECTORY", conflicts_with = "games")]
    event: Option<PathBuf>,
    /// The Maildir at which mail arrives
    #[arg(long, value_name = "DIRECTORY")]
    maildir: Option<PathBuf>,
    /// Do what there is to do, and end
    #[arg(long)]
    once: bool,
    /// The form of the log: sentences, or JSON with fields
    #[arg(long, value_name = "FORMAT", value_enum, default_value = "text")]
    log_format: LogFormat,
    #[command(flatten)]
    many: serve_store::StoreDeskOptions,
}

/// Runs the command.
///
/// # Errors
/// The settings are not complete, another desk is at work, or the games or the Maildir cannot be read.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<ExitCode, Failure> {
    if let Some(url) = &context.shared {
        if arguments.games.is_some() || arguments.maildir.is_some() {
            return Err(Failure::usage(phrase!(
                "letters-in-store",
                "with --store, games and letters are in the store"
            ))
            .hint(phrase!(
                "letters-in-store-hint",
                "leave --games and --maildir out; `mail receive --store URL` puts messages there"
            )));
        }
        // The settings of a desk over a directory name the event's directory, whose name it has in the store.
        let event = arguments.event.or_else(|| context.settings.config.desk.as_ref()?.event.clone());
        let event = event.and_then(|event| Some(event.file_name()?.to_string_lossy().into_owned()));
        return serve_store::run(context, url, &arguments.many, event, arguments.once, arguments.log_format);
    }
    let config = context.settings.config.desk.clone().unwrap_or_default();
    let event = arguments.event.or_else(|| config.event.clone().filter(|_| arguments.games.is_none()));
    let hall = event.clone().map(|event| DirectorDesk::open(context, event)).transpose()?;
    let games =
        event.as_deref().map(DirectorDesk::games).or(arguments.games).or(config.games.clone()).ok_or_else(|| {
            Failure::usage(phrase!("where-are-games", "where is the directory of games?"))
                .hint(phrase!("where-are-games-hint", "--games DIRECTORY, or `desk:` in the settings"))
        })?;
    let directory = arguments.maildir.or(config.maildir.clone()).ok_or_else(|| {
        Failure::usage(phrase!("where-is-maildir", "where is the Maildir of the desk?")).hint(phrase!(
            "where-is-maildir-hint",
            "--maildir DIRECTORY, or `desk:` in the settings, which `adjudicate mail setup --desk` writes"
        ))
    })?;
    let maildir = Maildir::open(&directory).map_err(|error| unreadable(&directory, &error))?;
    let _lock = lock(context)?;
    desk_log::start(context, arguments.log_format, None);
    let desk = Desk::open(context, games, config, hall)?;
    let workers = ThreadPoolBuilder::new().num_threads(WORKERS).build();
    let workers = workers
        .map_err(|error| Failure::environment(phrase!("no-threads", "no threads can be had: {error}", error)))?;
    workers.install(|| {
        std::thread::scope(|scope| {
            let (sender, viewer) = (SenderThread::over_outbox(scope, context), PictureScanner::start(scope, context));
            let mut place = MaildirDesk {
                context,
                desk,
                maildir,
                sender,
                viewer,
                once: arguments.once,
                round: None,
                inbox: VecDeque::new(),
                changed: false,
                stale: false,
            };
            work(&mut place, arguments.once)?;
            place.sender.finish();
            let again = place.desk.put_off() || !context.outbox()?.waiting()?.is_empty();
            Ok(if again { ExitCode::from(sysexits::TEMPFAIL) } else { ExitCode::SUCCESS })
        })
    })
}

/// A desk at work, over a Maildir or over a store.
pub(super) trait Workplace {
    /// Does some of what there is to do. If there is nothing, waits for more, or returns `false` if the desk ends then.
    fn attend(&mut self) -> Result<bool, Failure>;

    /// Tells of a failure that may pass, and waits before the desk tries again.
    fn recover(&mut self, failure: &Failure);
}

/// Runs a desk until it fails for good; with `once` until there is nothing to do, or it fails at all.
pub(super) fn work(place: &mut dyn Workplace, once: bool) -> Result<(), Failure> {
    loop {
        match place.attend() {
            Ok(true) => {}
            Ok(false) => return Ok(()),
            Err(failure) if once || !failure.is_environment() => return Err(failure),
            Err(failure) => place.recover(&failure),
        }
    }
}

/// A desk over a directory of games and a Maildir.
struct MaildirDesk<'a, 'scope> {
    context: &'a CommandContext,
    desk: Desk<'a>,
    maildir: Maildir,
    sender: SenderThread<'scope>,
    viewer: PictureScanner,
    once: bool,
    /// The last look at all games; `None` before the first, and after a failure.
    round: Option<Round>,
    inbox: VecDeque<PathBuf>,
    /// Whether messages may have changed an event, which is looked at when all of them are in.
    changed: bool,
    /// Whether files may have changed since the desk has read them. After a failure, all that was under way is in files.
    stale: bool,
}

struct Round {
    looked: Instant,
    tended: Time,
    /// The notifications of new mail, from before anything was looked at: what arrives meanwhile is not missed.
    watch: Option<Watch>,
}

impl MaildirDesk<'_, '_> {
    /// Looks at all games, if it is time for that.
    fn look(&mut self) -> Result<(), Failure> {
        let watch = match self.round.take() {
            None => {
                self.inbox.clear();
                if self.once { None } else { watch(&self.maildir) }
            }
            Some(round) => {
                let due = self.desk.rests(round.tended)?.is_some_and(|rests| rests.is_zero());
                if !due && round.looked.elapsed() < ROUND {
                    self.round = Some(round);
                    return Ok(());
                }
                self.stale = true;
                round.watch
            }
        };
        // At first the desk has read all files when it was opened.
        if std::mem::take(&mut self.stale) {
            self.desk.look_again()?;
        }
        let tended = self.context.now()?;
        self.desk.tend_all()?;
        self.sender.wake();
        self.round = Some(Round { looked: Instant::now(), tended, watch });
        Ok(())
    }

    /// Waits for mail, or for the next date at which something is to be told.
    fn wait(&self) -> Result<(), Failure> {
        let Some(Round { looked, tended, watch }) = &self.round else { return Ok(()) };
        let round = ROUND.saturating_sub(looked.elapsed());
        let rest = self.desk.rests(*tended)?.map_or(round, |rests| round.min(rests));
        match watch {
            _ if self.viewer.is_busy() => std::thread::sleep(LOOK),
            Some(watch) => {
                watch.wait(rest).map_err(|error| unreadable(self.maildir.directory(), &error))?;
            }
            None => std::thread::sleep(rest.min(PAUSE)),
        }
        Ok(())
    }
}

impl Workplace for MaildirDesk<'_, '_> {
    fn attend(&mut self) -> Result<bool, Failure> {
        self.look()?;
        let (desk, maildir, viewer) = (&mut self.desk, &self.maildir, &mut self.viewer);
        if self.inbox.is_empty() {
            let found = maildir.first_messages(LISTED, |path| !desk.has_put_off(path) && !viewer.has(path));
            self.inbox = VecDeque::from(found.map_err(|error| unreadable(maildir.directory(), &error))?);
        }
        let batch = batch(&mut self.inbox);
        let seen: Vec<ScannedMessage> = std::iter::from_fn(|| viewer.take_seen()).take(BATCH).collect();
        if !batch.is_empty() || !seen.is_empty() {
            let settle = &mut |path: &Path, fate| match fate {
                MessageOutcome::Seen => maildir.seen(path),
                MessageOutcome::Unread => maildir.unread(path),
            };
            desk.take(batch.into_iter().map(ArrivedMessage::from).collect(), seen, viewer, settle)?;
            self.changed = true;
        } else if self.changed {
            desk.tend_event()?;
            self.changed = false;
        } else if self.once && !viewer.is_busy() {
            return Ok(false);
        } else {
            return self.wait().map(|()| true);
        }
        self.sender.wake();
        Ok(true)
    }

    fn recover(&mut self, failure: &Failure) {
        warn!("{}; the desk tries again in a minute", failure.message());
        std::thread::sleep(ROUND);
        (self.round, self.stale) = (None, true);
    }
}

/// The notifications of new mail, before anything is looked at: what arrives meanwhile is not missed.
fn watch(maildir: &Maildir) -> Option<Watch> {
    match Watch::on(&maildir.directory().join("new")) {
        Ok(watch) => Some(watch),
        Err(error) => {
            let seconds = PAUSE.as_secs();
            warn!(
                "the system does not tell of new mail ({error}), so the Maildir is looked at every {seconds} seconds"
            );
            None
        }
    }
}

/// The next messages that are taken in together.
fn batch(inbox: &mut VecDeque<PathBuf>) -> Vec<PathBuf> {
    let (mut batch, mut bytes) = (Vec::new(), 0);
    while batch.len() < BATCH
        && bytes < BATCH_BYTES
        && let Some(path) = inbox.pop_front()
    {
        // Whether it can be read is seen when it is.
        bytes += std::fs::metadata(&path).map_or(0, |found| found.len());
        batch.push(path);
    }
    batch
}

/// A Maildir that is none, or cannot be read.
pub fn unreadable(directory: &Path, error: &std::io::Error) -> Failure {
    match error.kind() {
        std::io::ErrorKind::NotFound | std::io::ErrorKind::NotADirectory => {
            let directory = printable_path(directory);
            Failure::environment(phrase!("no-maildir", "{directory} is no Maildir: {error}", directory, error)).hint(
                phrase!("no-maildir-hint", "a Maildir is a directory with the directories `new`, `cur` and `tmp`"),
            )
        }
        _ => Failure::unreadable(&directory.join("new"), error),
    }
}

/// Two desks over the same ledgers would tell everything twice.
fn lock(context: &CommandContext) -> Result<File, Failure> {
    let directory = context.settings.state_directory()?.join(directories::DESK);
    let failed = |error: std::io::Error| {
        let file = printable_path(&directory);
        Failure::environment(phrase!("file-unusable", "{file} cannot be used: {error}", file, error))
    };
    std::fs::create_dir_all(&directory).map_err(failed)?;
    let lock =
        File::options().create(true).truncate(false).write(true).open(directory.join(".lock")).map_err(failed)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(std::fs::TryLockError::WouldBlock) => {
            Err(Failure::environment(phrase!("desk-at-work", "another desk is at work already")))
        }
        Err(std::fs::TryLockError::Error(error)) => Err(failed(error)),
    }
}
