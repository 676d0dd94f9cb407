//! `adjudicate store`: what many desks share.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::{Args, Subcommand};

use super::context::{self, CommandContext};
use adjudicate_agent::Failure;
use adjudicate_agent::settings::Settings;
use adjudicate_report::StoreTransfer;
use adjudicate_store::{Access, Store, TransferCounts};
use adjudicate_text::view;

/// How long what a desk has taken is its own, in seconds, if nothing else is said.
pub const LEASE: u64 = 120;
/// How long a command waits for a database that cannot be reached.
const PATIENCE: Duration = Duration::from_secs(15);

/// Set up a database that several desks share, and look after it.
///
/// A store is a database that speaks PostgreSQL's protocol. Desks over it have no state of their own: as many as are
/// wanted work on it at the same time (`mail serve --store URL`), and mail hosts put messages into it (`mail receive
/// --store URL`). The password is in PGPASSWORD, printed by `store: password_command` of the configuration, or in
/// ~/.pgpass.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate store init postgresql://desk@db.example.org/games\n  \
                        adjudicate store import games-of-the-club postgresql://desk@db.example.org/games\n  \
                        adjudicate store export backup postgresql://desk@db1,db2/games\n  \
                        adjudicate store status postgresql://desk@db1,db2/games")]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Make missing tables, or upgrade older ones; existing data stays
    #[command(after_help = "Example:\n  adjudicate store init postgresql://desk@db.example.org/games")]
    Init {
        /// The store
        #[arg(value_name = "URL")]
        url: String,
    },
    /// Copy the directories games, events, state and mail below a directory into a store
    #[command(after_help = "Example:\n  adjudicate store import club postgresql://desk@db.example.org/games")]
    Import {
        /// The directory
        #[arg(value_name = "DIRECTORY")]
        directory: PathBuf,
        /// The store
        #[arg(value_name = "URL")]
        url: String,
    },
    /// Write everything in a store as files, byte for byte, into a directory
    #[command(after_help = "Example:\n  adjudicate store export backup postgresql://desk@db1,db2/games")]
    Export {
        /// The directory
        #[arg(value_name = "DIRECTORY")]
        directory: PathBuf,
        /// The store
        #[arg(value_name = "URL")]
        url: String,
    },
    /// Show how much is in a store, and how much work waits
    #[command(after_help = "Example:\n  adjudicate store status postgresql://desk@db1,db2/games")]
    Status {
        /// The store
        #[arg(value_name = "URL")]
        url: String,
        /// As OpenMetrics text, for a metrics collector
        #[arg(long)]
        metrics: bool,
    },
}

/// Runs the command.
///
/// # Errors
/// The store cannot be reached, read or written, or the directory not be read or written.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let terminal = context.terminal;
    match arguments.command {
        Command::Init { url } => {
            let (before, now) = adjudicate_store::init(&access(&context.settings, &url, "", LEASE)?)?;
            match (terminal.json, before == now) {
                (true, _) => terminal.print_json(&open(&context.settings, &url)?.counts()?),
                (false, true) => terminal.print("The store is there, as this program wants it."),
                (false, false) => terminal.print(format!("The store is there, and was brought to version {now}.")),
            }
        }
        Command::Import { directory, url } => {
            let moved = adjudicate_store::import(&mut *open(&context.settings, &url)?, &directory)?;
            print_moved(context, &moved, "brought into the store");
        }
        Command::Export { directory, url } => {
            let moved = adjudicate_store::export(&mut *open(&context.settings, &url)?, &directory)?;
            print_moved(context, &moved, &format!("written into {}", view::quoted(&directory)));
        }
        Command::Status { url, metrics } => show(context, &url, metrics)?,
    }
    Ok(())
}

fn print_moved(context: &CommandContext, moved: &TransferCounts, what: &str) {
    let TransferCounts { games, documents, messages } = *moved;
    match context.terminal.json {
        true => context.terminal.print_json(&StoreTransfer { games, documents, messages }),
        false => context.terminal.print(format!(
            "{}, {} and {} {what}.",
            view::counted(games, "game", "games"),
            view::counted(documents, "other document", "other documents"),
            view::counted(messages, "message", "messages")
        )),
    }
}

/// Shows the size of a store.
///
/// # Errors
/// It cannot be read.
pub fn show(context: &CommandContext, url: &str, metrics: bool) -> Result<(), Failure> {
    let counts = open(&context.settings, url)?.counts()?;
    if metrics {
        context.terminal.print_raw(&adjudicate_store::metrics(Some(&counts), None));
        return Ok(());
    }
    if context.terminal.json {
        context.terminal.print_json(&counts);
        return Ok(());
    }
    if !counts.server.is_empty() {
        let timeline = if counts.timeline == 0 { String::new() } else { format!(", on timeline {}", counts.timeline) };
        context.terminal.print(format!("{} takes the writes{timeline}", counts.server));
    }
    let line = |number: u64, one: &str, many: &str| context.terminal.print(view::counted(number, one, many));
    line(counts.games, "game", "games");
    line(counts.entries, "entry", "entries");
    context.terminal.print(format!(
        "{} not dealt with yet{}",
        view::counted(counts.inbox, "message that came in is", "messages that came in are"),
        if counts.inbox == 0 { String::new() } else { format!(", the oldest for {} s", counts.inbox_age) }
    ));
    line(counts.unread, "message is left for a person", "messages are left for a person");
    line(counts.outbox, "message has to be sent", "messages have to be sent");
    line(counts.refused, "message will not be taken by any server", "messages will not be taken by any server");
    line(counts.due, "game has something due now", "games have something due now");
    line(counts.early, "entry waits for what comes before it", "entries wait for what comes before them");
    line(counts.desks, "desk is at work", "desks are at work");
    Ok(())
}

/// Opens a store for a mail server, which waits for the answer: it gets one in this time, whatever the database does.
///
/// # Errors
/// It cannot be reached, or is none.
pub fn open_within(settings: &Settings, url: &str, time: Duration) -> Result<Box<dyn Store>, Failure> {
    adjudicate_store::open(&Access { until: Some(Instant::now() + time), ..access(settings, url, "", LEASE)? })
}

/// Opens a store for a command.
///
/// # Errors
/// It cannot be reached, or is none.
pub fn open(settings: &Settings, url: &str) -> Result<Box<dyn Store>, Failure> {
    adjudicate_store::open(&access(settings, url, "", LEASE)?)
}

/// Returns the address of a store and the credentials of this user; for a desk under its name.
///
/// # Errors
/// The password is not available, or the system gives no randomness.
pub fn access(settings: &Settings, url: &str, desk: &str, lease: u64) -> Result<Access, Failure> {
    let mut session = [0; 16];
    context::random(&mut session)?;
    let home = std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".pgpass"));
    let passfile = std::env::var_os("PGPASSFILE").map(PathBuf::from).or(home);
    let password = match adjudicate_store::is_database(url) {
        true => settings.store_password()?,
        false => None,
    };
    Ok(Access {
        url: url.to_owned(),
        password,
        passfile,
        certificate: settings.config.store.as_ref().and_then(|store| store.certificate.clone()),
        desk: desk.to_owned(),
        session,
        lease: Duration::from_secs(lease),
        patience: PATIENCE,
        until: None,
        highest: adjudicate_store::HighestTimeline::default(),
    })
}

/// Returns the exit status of a command that has done everything it could.
pub fn ended(well: bool) -> ExitCode {
    if well { ExitCode::SUCCESS } else { ExitCode::from(adjudicate_agent::sysexits::TEMPFAIL) }
}
