//! `adjudicate mail serve`: the referee's desk.

use std::fs::File;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;

use super::desk::Desk;
use super::events::Hall;
use super::post;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::mail::maildir::Maildir;

/// Messages that are taken in together, so that memory stays bounded.
const BATCH: usize = 200;
/// How often is looked for new mail.
const PAUSE: Duration = Duration::from_secs(2);
/// After so many looks without mail, the games and the dates are looked at as well, and what waits is tried again.
const ROUND: u32 = 30;

/// Keep the referee's desk: read a Maildir, bring entries into their games, tell everybody.
///
/// Every message is verified and brought into its game. Who is due then gets the new board, all others whom the charter
/// names a copy. Where the referee takes part in the dice and it is his key, his elements are given. Deadlines are watched:
/// a reminder before, a notice after. Nothing is sent to an address that no charter here names. A line is printed for every
/// message. What has to be sent is kept in the outbox until it is sent, whatever happens.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate mail serve --games games --maildir Mail/desk\n  \
                        adjudicate mail serve --once       (for cron; games and Maildir as the configuration says)")]
pub struct Arguments {
    /// The directory with the games
    #[arg(long, value_name = "DIRECTORY")]
    games: Option<PathBuf>,
    /// The directory of an event that you direct: its entries, lots, pairings and results are taken care of, and its games
    #[arg(long, value_name = "DIRECTORY", conflicts_with = "games")]
    event: Option<PathBuf>,
    /// The Maildir at which mail arrives
    #[arg(long, value_name = "DIRECTORY")]
    maildir: Option<PathBuf>,
    /// Do what there is to do, and end
    #[arg(long)]
    once: bool,
}

/// Runs the command.
///
/// # Errors
/// The settings are not complete, another desk is at work, or the games or the Maildir cannot be read.
pub fn run(context: &Context, arguments: Arguments) -> Result<ExitCode, Failure> {
    let config = context.settings.config.desk.clone().unwrap_or_default();
    let missing = |what: &str, option: &str| {
        Failure::usage(format!("where is {what}?")).hint(format!("{option} DIRECTORY, or `desk:` in the configuration"))
    };
    let event = arguments.event.or_else(|| config.event.clone().filter(|_| arguments.games.is_none()));
    let hall = event.clone().map(Hall::open).transpose()?;
    let games = event
        .as_deref()
        .map(Hall::games)
        .or(arguments.games)
        .or(config.games.clone())
        .ok_or_else(|| missing("the directory of games", "--games"))?;
    let directory = arguments.maildir.or(config.maildir.clone()).ok_or_else(|| missing("the Maildir", "--maildir"))?;
    let unreadable = |error| Failure::environment(format!("{} is no Maildir: {error}", directory.display()));
    let maildir = Maildir::open(&directory).map_err(unreadable)?;
    let _lock = lock(context)?;
    let mut desk = Desk::open(context, games, config, hall)?;
    desk.tend_all()?;
    let mut idle = 0;
    loop {
        let mut new = maildir.new_messages().map_err(unreadable)?;
        new.retain(|path| !desk.has_put_off(path));
        new.truncate(BATCH);
        if !new.is_empty() {
            desk.take(&maildir, &new)?;
            idle = 0;
            continue;
        }
        if idle == 0 {
            desk.tend_event()?;
            deliver(context, &desk);
        }
        if arguments.once {
            let again = desk.put_off() || !context.settings.outbox()?.waiting()?.is_empty();
            return Ok(if again { ExitCode::from(75) } else { ExitCode::SUCCESS });
        }
        std::thread::sleep(PAUSE);
        idle += 1;
        if idle >= ROUND {
            desk.look_again()?;
            desk.tend_all()?;
            idle = 0;
        }
    }
}

/// Sends what waits; what goes wrong is told in the log, and tried again later.
fn deliver(context: &Context, desk: &Desk<'_>) {
    match post::all(context) {
        Err(failure) => desk.log(&format!("nothing was sent: {}", failure.message())),
        Ok(posted) => {
            posted.sent.iter().for_each(|to| desk.log(&format!("sent to {to}")));
            posted.refused.iter().for_each(|(to, why)| desk.log(&format!("will not be taken for {to}: {why}")));
            if let Some((to, why)) = posted.waiting.first() {
                desk.log(&format!("{} messages wait, that to {to} because of: {why}", posted.waiting.len()));
            }
        }
    }
}

/// Two desks over the same ledgers would tell everything twice.
fn lock(context: &Context) -> Result<File, Failure> {
    let directory = context.settings.state_directory()?.join("desk");
    let failed =
        |error: std::io::Error| Failure::environment(format!("{} cannot be used: {error}", directory.display()));
    std::fs::create_dir_all(&directory).map_err(failed)?;
    let lock =
        File::options().create(true).truncate(false).write(true).open(directory.join(".lock")).map_err(failed)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(std::fs::TryLockError::WouldBlock) => Err(Failure::environment("another desk is at work already")),
        Err(std::fs::TryLockError::Error(error)) => Err(failed(error)),
    }
}
