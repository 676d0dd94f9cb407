//! `adjudicate mail serve --store URL`: one of many desks over a store.

use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use clap::Args;

use super::desk_log::{self, LogFormat};
use super::serve::{Workplace, work};
use crate::cli::context::{self, CommandContext};
use crate::cli::store::access;
use crate::cli::usage::number_in;
use crate::log::file::MemoryDisk;
use adjudicate_agent::{Context, Failure};
use adjudicate_desk::picture_scanner::PictureScanner;
use adjudicate_desk::sender::SenderThread;
use adjudicate_rules::phrase;
use adjudicate_store::{
    Access, DeskMetrics, DeskTimings, LeaseRenewal, MetricsPage, SendQueue, Store, StoreQueue, Worker,
};
use tracing::{info, warn};

/// How long is waited when the store could not be used.
const AGAIN: Duration = Duration::from_secs(2);
/// How often the event and summaries are looked at, whatever comes.
const ROUND: Duration = Duration::from_secs(60);
/// How soon they are looked at again when something has come and there is nothing else to do.
const SOON: Duration = Duration::from_secs(6);

/// The desk that counts what is in the store keeps that for so many seconds after it has counted.
const COUNTING: i64 = 30;

/// The options of a desk over a store.
#[derive(Debug, Args)]
pub struct StoreDeskOptions {
    /// The name of this desk, with --store; no two desks have the same. Without it, one that chance makes
    #[arg(long, value_name = "NAME")]
    pub desk: Option<String>,
    /// So many seconds what a desk has taken is its own, with --store; then it is given to another
    #[arg(long, value_name = "SECONDS", default_value_t = access::LEASE, value_parser = number_in(2..=86_400_u64))]
    pub lease: u64,
    /// Write OpenMetrics text into this file every few seconds, with --store
    #[arg(long, value_name = "FILE")]
    pub metrics: Option<PathBuf>,
    /// Answer collectors of metrics over HTTP at this address, with --store
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub metrics_listen: Option<SocketAddr>,
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
    format: LogFormat,
) -> Result<ExitCode, Failure> {
    let config = context.settings.config.desk.clone().unwrap_or_default();
    // Wrong settings are reported before anything is taken.
    context.settings.mail()?.mailbox()?;
    context.settings.way()?;
    let mut random = [0; 4];
    (context.random)(&mut random)?;
    let name = options.desk.clone().unwrap_or_else(|| format!("desk-{:08x}", u32::from_be_bytes(random)));
    let access = access::access(&context.settings, url, &name, options.lease)?;
    let keep = adjudicate_store::open(&access)?;
    let memory = MemoryDisk::default();
    let (office, tray) = (office(context, &memory)?, SendQueue::default());
    let renewal = LeaseRenewal::until(told_to_end()?);
    let timings = DeskTimings::default();
    let worker = Worker::new(&office, &memory, config, event, &tray, &renewal, timings.clone())?;
    let listener = options.metrics_listen.map(listen).transpose()?;
    desk_log::start(context, format, Some(&name));
    info!("desk {name} is at work");
    if let Some(address) = listener.as_ref().and_then(|listener| listener.local_addr().ok()) {
        info!("metrics are at http://{address}/metrics");
    }
    let (page, has_ended) = (MetricsPage::default(), AtomicBool::new(false));
    std::thread::scope(|scope| {
        let others = Access { desk: String::new(), ..access.clone() };
        let sender =
            SenderThread::start(scope, StoreQueue::new(&office, &others, &tray, &renewal, timings.clone()), None);
        scope.spawn(|| renewal.run(&{ others }));
        let mut place = StoreDesk {
            keep,
            worker,
            viewer: PictureScanner::start(scope, &office),
            renewal: &renewal,
            rounds: Rounds { once, last: None, since: false },
            metrics: DeskMetricsTarget {
                desk: &name,
                timings: &timings,
                file: options.metrics.as_deref(),
                page: listener.as_ref().map(|_| &page),
                written: None,
            },
        };
        if let Some(listener) = &listener {
            scope.spawn(|| page.serve(listener, &|| has_ended.load(Ordering::Relaxed)));
        }
        let done = work(&mut place, once);
        let posted = sender.finish();
        renewal.end();
        has_ended.store(true, Ordering::Relaxed);
        if let Err(failure) = place.keep.leave() {
            warn!("{}", failure.message());
        }
        if renewal.stops() {
            info!("desk {name} has ended as it was told");
        }
        let counted = place.worker.counted;
        done.map(|()| access::ended(posted && counted.put_off == 0 && counted.failed == 0))
    })
}

/// Returns a flag that is set when the desk is told to end (SIGTERM, or control-C). Told twice, it ends at once.
///
/// # Errors
/// The system does not let a program be told.
fn told_to_end() -> Result<Arc<AtomicBool>, Failure> {
    let told = Arc::new(AtomicBool::new(false));
    #[cfg(unix)]
    for signal in [signal_hook::consts::SIGTERM, signal_hook::consts::SIGINT] {
        use signal_hook::flag::{register, register_conditional_shutdown};
        let both = register_conditional_shutdown(signal, 128 + signal, Arc::clone(&told))
            .and_then(|_| register(signal, Arc::clone(&told)));
        both.map_err(|error| {
            Failure::environment(phrase!("no-signals", "signals cannot be received: {error}", error))
        })?;
    }
    Ok(told)
}

/// A desk over a store.
struct StoreDesk<'a> {
    keep: Box<dyn Store>,
    worker: Worker<'a>,
    viewer: PictureScanner,
    renewal: &'a LeaseRenewal,
    rounds: Rounds,
    metrics: DeskMetricsTarget<'a>,
}

/// The places to which the metrics of a desk go.
struct DeskMetricsTarget<'a> {
    desk: &'a str,
    timings: &'a DeskTimings,
    file: Option<&'a Path>,
    page: Option<&'a MetricsPage>,
    /// When they were written the last time.
    written: Option<Instant>,
}

impl Workplace for StoreDesk<'_> {
    fn attend(&mut self) -> Result<bool, Failure> {
        if self.renewal.stops() {
            return Ok(false);
        }
        let had = self.worker.attend(&mut *self.keep, &mut self.viewer);
        let all = had.as_ref().is_ok_and(|had| self.rounds.is_due(*had));
        let done = if all { self.worker.look_at_all(&mut *self.keep) } else { Ok(()) };
        let due = (all && done.is_ok()) || self.metrics.written.is_none_or(|written| written.elapsed() >= AGAIN * 5);
        if due && let Err(failure) = self.metrics.write(&mut *self.keep, &self.worker) {
            warn!("{}", failure.message());
        }
        let had = done.and(had)?;
        if !had && !self.rounds.once {
            self.keep.wait(&|| self.renewal.stops());
        }
        Ok(had || !self.rounds.once)
    }

    fn recover(&mut self, failure: &Failure) {
        warn!("{}; the desk tries again", failure.message());
        std::thread::sleep(AGAIN);
    }
}

/// Acts for the user, over files in memory.
fn office(context: &CommandContext, memory: &MemoryDisk) -> Result<Context, Failure> {
    let own = context::office_over(memory, context);
    // A passphrase is asked for once.
    if let Some(identity) = context.identity_at_hand()? {
        let _ = own.at_hand.set(Some(identity.clone()));
    }
    Ok(own)
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

impl DeskMetricsTarget<'_> {
    /// Writes the work of this desk, and the contents of the store, if no other desk does that at present.
    fn write(&mut self, keep: &mut dyn Store, worker: &Worker<'_>) -> Result<(), Failure> {
        if self.file.is_none() && self.page.is_none() {
            return Ok(());
        }
        self.written = Some(Instant::now());
        // One desk counts for all: it looks at whole tables.
        let counts = if keep.takes_chore("count", COUNTING)? { Some(keep.counts()?) } else { None };
        let (counted, health) = (worker.counted, keep.troubles());
        let desk = DeskMetrics { desk: self.desk, counts: counted, health, timings: self.timings };
        let text = adjudicate_store::metrics(counts.as_ref(), Some(&desk));
        if let Some(file) = self.file {
            let draft = file.with_extension("new");
            let written = std::fs::write(&draft, &text).and_then(|()| std::fs::rename(&draft, file));
            written.map_err(|error| Failure::unwritable(file, &error))?;
        }
        if let Some(page) = self.page {
            page.set(text);
        }
        Ok(())
    }
}

/// Listens at this address, without waiting for clients.
///
/// # Errors
/// The address is not this computer's, or another program listens there.
fn listen(address: SocketAddr) -> Result<TcpListener, Failure> {
    let listener = TcpListener::bind(address).and_then(|listener| {
        listener.set_nonblocking(true)?;
        Ok(listener)
    });
    listener.map_err(|error| {
        Failure::usage(phrase!("no-collector", "no collector can be answered at {address}: {error}", address, error))
    })
}
