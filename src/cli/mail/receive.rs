//! `adjudicate mail receive`: messages from a pipe or a Maildir into the games.

use crate::printable::printable_path;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;

use super::serve::unreadable;
use crate::cli::context::CommandContext;
use crate::cli::import;
use crate::cli::store::access;
use crate::log::file::{self, Disk};
use crate::mail::incoming::IncomingContent;
use crate::mail::maildir::Maildir;
use crate::mail::mbox;
use adjudicate_agent::inbox::{GamePaths, Import};
use adjudicate_agent::scan;
use adjudicate_agent::{Failure, sysexits};
use adjudicate_rules::phrase;

/// A mail server that hands a message to a store has its answer within 15 seconds: this time, and what a last attempt takes.
const MAIL_SERVER: Duration = Duration::from_secs(10);

/// Read a message from standard input, or all new messages of a Maildir, and add its moves to the games.
///
/// Made for mail programs to call: .forward, aliases, procmail, sieve. Nothing that is wrong with a message makes it fail,
/// for a mail server would send a bounce to the person who claims to have written; that is reported, and the exit status is 0. It
/// is 75, try again, if a file cannot be read or written, or if an entry was neither taken in, nor kept until what it builds on
/// arrives, nor found invalid: it is dated ahead, or too many wait. In a Maildir messages that hold something for the games are
/// marked as seen, and others are left alone; so is one with a game that is not here yet, until somebody wants it (--yes).
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate mail receive --games /home/alice/games < message\n  \
                        adjudicate mail receive --games games --maildir Mail/games\n  \
                        .forward: \"|adjudicate mail receive --games /home/alice/games\"\n  \
                        adjudicate mail receive --store postgresql://mail@db1,db2/games < message     (for desks elsewhere)")]
pub struct Arguments {
    /// The directory with the games
    #[arg(long, value_name = "DIRECTORY", default_value = ".")]
    games: PathBuf,
    /// Read the new messages of this Maildir instead of standard input
    #[arg(long, value_name = "DIRECTORY")]
    maildir: Option<PathBuf>,
}

/// Runs the command.
///
/// # Errors
/// The games or the messages cannot be read, or a game cannot be written.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<ExitCode, Failure> {
    if let Some(url) = &context.shared {
        return into_store(context, url, &arguments).map_err(|failure| failure.status_is(sysexits::TEMPFAIL));
    }
    let places = GamePaths { game: None, games: arguments.games, output: None };
    let mut import = Import::open(context, places, &[])?;
    // A message is marked as dealt with, so what belongs to no game that is here waits, as far as there is room.
    import.waits_for_charters();
    let mut seen = Vec::new();
    match &arguments.maildir {
        None => {
            // A message from a pipe comes once.
            import.keeps_unasked();
            let (source, bytes) = adjudicate_agent::inbox::read(Path::new("-"))?;
            // Looking at pictures takes time, so they come last.
            let mut pictures = Vec::new();
            for (source, message) in messages(&source, &bytes) {
                let (mut found, worth) = scan::glance(message);
                if worth && scan::is_welcome(&import.shelf, &found) {
                    pictures.push((source, found, message));
                } else {
                    scan::pass_over(&mut found);
                    import.take(&source, found);
                }
            }
            for (source, found, message) in pictures {
                import.take(&source, look(context, &found, message)?);
            }
        }
        Some(directory) => {
            let unreadable = |error| unreadable(directory, &error);
            let maildir = Maildir::open(directory).map_err(unreadable)?;
            let mut pictures = Vec::new();
            for path in maildir.new_messages().map_err(unreadable)? {
                let bytes = match file::read(&Disk, &path) {
                    Ok(bytes) => bytes,
                    Err(error) => {
                        import.failures.push(error.into());
                        continue;
                    }
                };
                let (found, worth) = scan::glance(&bytes);
                if worth && scan::is_welcome(&import.shelf, &found) {
                    pictures.push((path, found));
                } else if !found.is_empty() {
                    import.take(&path.display().to_string(), found);
                    seen.push((maildir.clone(), path));
                }
            }
            for (path, found) in pictures {
                let looked = file::read(&Disk, &path).map_err(Failure::from);
                match looked.and_then(|bytes| look(context, &found, &bytes)) {
                    Ok(found) if found.is_empty() => {}
                    Ok(found) => {
                        import.take(&path.display().to_string(), found);
                        seen.push((maildir.clone(), path));
                    }
                    Err(failure) => import.failures.push(failure),
                }
            }
        }
    }
    import.place()?;
    let brought = import.bring()?;
    for (maildir, path) in seen {
        let source = path.display().to_string();
        if !import.is_deferred(&source)
            && !import.is_unasked(&source)
            && !import.is_untaken(&source)
            && let Err(error) = maildir.seen(&path)
        {
            let file = printable_path(&path);
            let reason = phrase!("not-marked", "{file} cannot be marked as seen: {error}", file, error);
            import.failures.push(Failure::environment(reason));
        }
    }
    import::report(context, &import, &brought, false)?;
    let piped = arguments.maildir.is_none();
    let untaken = piped
        && import.arrivals.iter().filter_map(|arrival| arrival.source.as_ref()).any(|source| import.is_untaken(source));
    let again = untaken || import.failures.iter().any(Failure::is_environment);
    Ok(if again { ExitCode::from(sysexits::TEMPFAIL) } else { ExitCode::SUCCESS })
}

/// Puts a message into the inbox of a store, as it was received: a desk deals with it.
fn into_store(context: &CommandContext, url: &str, arguments: &Arguments) -> Result<ExitCode, Failure> {
    if arguments.maildir.is_some() {
        let reason = phrase!("one-message-for-store", "with --store, one message is read from standard input");
        return Err(Failure::usage(reason));
    }
    let (_, bytes) = adjudicate_agent::inbox::read(Path::new("-"))?;
    access::open_within(&context.settings, url, MAIL_SERVER)?.receive(&bytes)?;
    Ok(ExitCode::SUCCESS)
}

/// The messages that came in one piece, each with what it is called.
fn messages<'a>(source: &str, bytes: &'a [u8]) -> Vec<(String, &'a [u8])> {
    let several = if mbox::is_mbox(bytes) { mbox::messages(bytes) } else { Vec::new() };
    match several.as_slice() {
        [] | [_] => vec![(source.to_owned(), bytes)],
        _ => (1..).zip(several).map(|(number, message)| (format!("{source} (message {number})"), message)).collect(),
    }
}

/// Looks at the pictures of a message.
fn look(context: &CommandContext, found: &IncomingContent, bytes: &[u8]) -> Result<IncomingContent, Failure> {
    let from = scan::sender(found).unwrap_or_default();
    scan::look(context, from, bytes)
}
