//! `adjudicate mail fetch` and `mail watch`: a player's own mailbox on a server.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;

use super::send::{send_entry, send_waiting};
use crate::cli::context::Context;
use crate::cli::import;
use crate::log::file::Disk;
use crate::mail::transport::Server;
use crate::mail::transport::imap::{ImapMailbox, MESSAGE_MAX, Unreadable};
use adjudicate_office::desk::looks;
use adjudicate_office::elements::{self, GivenBy};
use adjudicate_office::inbox::{Import, Places};
use adjudicate_office::looked::Looked;
use adjudicate_office::{Failure, game_file, sysexits};
use adjudicate_words::view;

/// So long the server is asked to tell of new mail before it is asked again: shorter than anything between forgets a connection.
const TOLD: Duration = Duration::from_secs(9 * 60);
/// How often is looked where the server does not tell, and how soon is tried again what has failed.
const PAUSE: Duration = Duration::from_secs(60);

/// Fetch letters about games from your own mailbox (IMAP), and take them in.
///
/// All unread messages are looked at, each once. Those that hold something for a game are marked as read when it has been taken in;
/// nothing else is changed there, and nothing is deleted. What could not be taken in, and games that are new here (--yes takes
/// them), are looked at again the next time.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate mail fetch\n  adjudicate mail fetch --games games --yes\n  \
                        adjudicate mail fetch && adjudicate play d2 --send")]
pub struct Fetching {
    /// The directory with the games
    #[arg(long, value_name = "DIRECTORY", default_value = ".")]
    games: PathBuf,
    /// Look at all unread messages, also those that held nothing before
    #[arg(long)]
    all: bool,
}

/// Fetch letters as soon as they arrive, until you end it.
///
/// As `mail fetch`, whenever the server tells of new mail, or once a minute where it does not tell.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate mail watch --games games\n  \
                        adjudicate mail watch --answer     (gives your dice elements as soon as they are due)")]
pub struct Watching {
    #[command(flatten)]
    fetching: Fetching,
    /// Give your dice element as soon as it is due, and mail it, so that a throw waits for nobody; your own throws are yours
    #[arg(long)]
    answer: bool,
}

/// Fetches once.
///
/// # Errors
/// The settings name no mailbox, it cannot be read, or a game cannot be read or written.
pub fn run(context: &Context, arguments: Fetching) -> Result<ExitCode, Failure> {
    let (server, name) = context.settings.mailbox()?;
    let mut mailbox = ImapMailbox::open(&server, &name).map_err(failure)?;
    let fetched = fetch(context, &mut mailbox, (&server, &name), &arguments, true);
    mailbox.close();
    fetched
}

/// Fetches until it is ended.
///
/// # Errors
/// As [`run`], but what may go better in a moment is told and tried again.
pub fn watch(context: &Context, arguments: Watching) -> Result<ExitCode, Failure> {
    let (server, name) = context.settings.mailbox()?;
    loop {
        let failed = match session(context, &server, &name, &arguments) {
            Err(failed) if failed.is_environment() => failed,
            Err(failed) => return Err(failed),
        };
        context.terminal.remark(format!("{}; it is tried again in a minute", failed.message()));
        std::thread::sleep(PAUSE);
    }
}

/// Fetches over one connection until that fails.
fn session(
    context: &Context,
    server: &Server,
    name: &str,
    arguments: &Watching,
) -> Result<std::convert::Infallible, Failure> {
    let mut mailbox = ImapMailbox::open(server, name).map_err(failure)?;
    loop {
        // What is wrong with letters has been told; it is not the end of watching.
        fetch(context, &mut mailbox, (server, name), &arguments.fetching, false)?;
        if arguments.answer {
            answer(context, &arguments.fetching.games)?;
        }
        if !mailbox.wait(TOLD).map_err(failure)? {
            std::thread::sleep(PAUSE);
        }
    }
}

/// Looks at what is unread and has not been looked at.
fn fetch(
    context: &Context,
    mailbox: &mut ImapMailbox,
    (server, name): (&Server, &str),
    arguments: &Fetching,
    tells_nothing_new: bool,
) -> Result<ExitCode, Failure> {
    let mut looked = Looked::load(&context.settings, server, name, mailbox.validity())?;
    let unread = mailbox.unread().map_err(failure)?;
    let wanted: Vec<u32> = unread.into_iter().filter(|number| arguments.all || looked.wants(*number)).collect();
    if wanted.is_empty() {
        if tells_nothing_new && !context.terminal.json {
            context.terminal.print(format!("Nothing new in {name}."));
        }
        return Ok(ExitCode::SUCCESS);
    }
    let places = Places { game: None, games: arguments.games.clone(), output: None };
    let mut import = Import::open(context, places, &[])?;
    // A message is marked as dealt with, so what belongs to no game that is here waits, as far as there is room.
    import.waits_for_charters();
    let (mut taken, mut again, mut pictures) = (Vec::new(), BTreeSet::new(), Vec::new());
    for number in &wanted {
        let Some(bytes) = mailbox.message(*number).map_err(failure)? else {
            let size = MESSAGE_MAX / (1024 * 1024);
            context.terminal.remark(format!("message {number} of {name} is gone, or has more than {size} MiB"));
            continue;
        };
        let (found, worth) = looks::glance(&bytes);
        if worth && looks::is_welcome(&import.shelf, &found) {
            pictures.push(*number);
        } else if !found.is_empty() {
            import.take(&source(*number, name), found);
            taken.push(*number);
        }
    }
    for number in pictures {
        let Some(bytes) = mailbox.message(number).map_err(failure)? else { continue };
        let (found, _) = looks::glance(&bytes);
        let from = looks::sender(&found).unwrap_or_default().to_owned();
        match looks::look(context, &from, &bytes) {
            Ok(found) if found.is_empty() => {}
            Ok(found) => {
                import.take(&source(number, name), found);
                taken.push(number);
            }
            Err(failure) => {
                import.failures.push(failure);
                again.insert(number);
            }
        }
    }
    import.place()?;
    let brought = import.bring()?;
    let count = view::counted(wanted.len() as u64, "message", "messages");
    if !context.terminal.json && (tells_nothing_new || !taken.is_empty()) {
        context.terminal.print(format!("{count} looked at in {name}, {} with something for a game.", taken.len()));
    }
    let mut done = Vec::new();
    for number in taken {
        let source = source(number, name);
        match import.is_deferred(&source) || import.is_unasked(&source) || import.is_untaken(&source) {
            true => drop(again.insert(number)),
            false => done.push(number),
        }
    }
    // What has been taken in stands in the games, whatever becomes of its mark.
    let marked = done.into_iter().try_for_each(|number| mailbox.mark_seen(number)).map_err(failure);
    let noted = looked.note(&wanted, again);
    import::report(context, &import, &brought)?;
    marked.and(noted)?;
    let again = import.failures.iter().any(Failure::is_environment);
    Ok(if again { ExitCode::from(sysexits::TEMPFAIL) } else { ExitCode::SUCCESS })
}

fn source(number: u32, mailbox: &str) -> String {
    format!("message {number} of {mailbox}")
}

/// Gives the user's elements in all games here, and mails them. What goes wrong in one game keeps no other waiting.
fn answer(context: &Context, games: &Path) -> Result<(), Failure> {
    let found = game_file::look_through(&Disk, games)?;
    for (path, failure) in found.unreadable {
        context.terminal.fail(&failure.about(&path.display().to_string()));
    }
    for copies in &found.games {
        let given = game_file::newest(&Disk, copies).and_then(|path| {
            let Some((game, by)) = elements::give(context, &path)? else { return Ok(()) };
            let file = view::quoted(&game.path);
            context.terminal.print(match by {
                GivenBy::Entry => {
                    format!("{file}: your element for the throw is given, in entry {}.", game.state.entries() - 1)
                }
                GivenBy::Line => format!("{file}: your element for the throw is given."),
            });
            match by {
                GivenBy::Entry => send_entry(context, &game.path),
                GivenBy::Line => send_waiting(context, &game.path),
            }
        });
        if let Err(failure) = given {
            let file = copies.first().map(|path| path.display().to_string()).unwrap_or_default();
            context.terminal.fail(&failure.about(&file));
        }
    }
    Ok(())
}

/// Why the mailbox cannot be read, as other failures are told.
pub fn failure(unreadable: Unreadable) -> Failure {
    match unreadable.settings {
        true => Failure::usage(unreadable.reason)
            .hint("`mail: imap:` in the configuration says where mail arrives; docs/mail.md shows it")
            .status_is(sysexits::CONFIG),
        false => Failure::environment(unreadable.reason),
    }
}
