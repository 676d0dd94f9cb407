//! `adjudicate mail fetch` and `mail watch`: a player's own mailbox on a server.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Args;

use super::send::{send_entry, send_waiting};
use crate::cli::context::CommandContext;
use crate::cli::import;
use crate::mail::transport::SmtpServer;
use crate::mail::transport::imap::{FetchedMessage, ImapMailbox, MESSAGE_MAX, MailboxError};
use crate::rules::{PhraseArgument, phrase};
use adjudicate_agent::elements::{self, ElementRoute};
use adjudicate_agent::inbox::{GamePaths, Import};
use adjudicate_agent::scan;
use adjudicate_agent::seen_messages::SeenMessages;
use adjudicate_agent::{Failure, game_file, sysexits};
use adjudicate_locales::Language;
use adjudicate_text::view;

/// So long the server is asked to tell of new mail before it is asked again: shorter than anything between forgets a connection.
const TOLD: Duration = Duration::from_secs(9 * 60);
/// The pause between two looks at a server that does not tell of changes, and before a retry.
const PAUSE: Duration = Duration::from_secs(60);
/// The text in the subject of every message about a game.
const MARK: &str = "[adjudicate]";
/// A server that tells of changes without end is not asked more often than that.
const BREATH: Duration = Duration::from_secs(1);

/// Fetch letters about games from your mailbox (IMAP), and add their moves to your games.
///
/// Each computer reads every message once, whether or not it is marked as read; the first time, all unread messages,
/// and all with [adjudicate] in the subject. Those that hold something for a game are marked as read when it has been
/// taken in; nothing else is changed there, and nothing is deleted. Messages that could not be fetched or not be taken
/// in, and games that are new here (--yes takes them), are looked at again the next time.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate mail fetch\n  adjudicate mail fetch --games games --yes\n  \
                        adjudicate mail fetch && adjudicate play d2 --send")]
pub struct FetchArguments {
    /// The directory with the games
    #[arg(long, value_name = "DIRECTORY", default_value = ".")]
    games: PathBuf,
    /// Look again at all messages that are unread or have [adjudicate] in the subject, also those that held nothing before
    #[arg(long)]
    all: bool,
}

/// Fetch letters as soon as they arrive, until you end it.
///
/// As `mail fetch`, whenever the server tells of new mail, or once a minute where it does not tell.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate mail watch --games games\n  \
                        adjudicate mail watch --answer     (gives your dice elements as soon as they are due)")]
pub struct WatchArguments {
    #[command(flatten)]
    fetching: FetchArguments,
    /// Give your dice element as soon as it is due, and mail it, so that a throw waits for nobody; your own throws are yours
    #[arg(long)]
    answer: bool,
}

/// Fetches once.
///
/// # Errors
/// The settings name no mailbox, it cannot be read, or a game cannot be read or written.
pub fn run(context: &CommandContext, arguments: FetchArguments) -> Result<ExitCode, Failure> {
    let (server, name) = context.settings.mailbox()?;
    let mut mailbox = ImapMailbox::open(&server, &name).map_err(failure)?;
    let fetched = fetch(context, &mut mailbox, (&server, &name), &arguments, true);
    mailbox.close();
    fetched
}

/// Fetches until it is ended.
///
/// # Errors
/// As [`run`], but a failure that may pass is reported and tried again.
pub fn watch(context: &CommandContext, arguments: WatchArguments) -> Result<ExitCode, Failure> {
    let (server, name) = context.settings.mailbox()?;
    loop {
        let failed = match session(context, &server, &name, &arguments) {
            Err(failed) if failed.is_environment() => failed,
            Err(failed) => return Err(failed),
        };
        let reason = failed.reason().clone();
        context.terminal.remark_text("mail-tried-again", &[("reason", reason.into())]);
        std::thread::sleep(PAUSE);
    }
}

/// Fetches over one connection until that fails.
fn session(
    context: &CommandContext,
    server: &SmtpServer,
    name: &str,
    arguments: &WatchArguments,
) -> Result<std::convert::Infallible, Failure> {
    let mut mailbox = ImapMailbox::open(server, name).map_err(failure)?;
    loop {
        // Faults of letters have been reported; they do not end the watch.
        fetch(context, &mut mailbox, (server, name), &arguments.fetching, false)?;
        if arguments.answer {
            answer(context, &arguments.fetching.games)?;
        }
        let begun = Instant::now();
        let pause = if mailbox.wait(TOLD).map_err(failure)? { BREATH } else { PAUSE };
        std::thread::sleep(pause.saturating_sub(begun.elapsed()));
    }
}

/// Looks at what this computer has not looked at.
fn fetch(
    context: &CommandContext,
    mailbox: &mut ImapMailbox,
    (server, name): (&SmtpServer, &str),
    arguments: &FetchArguments,
    tells_nothing_new: bool,
) -> Result<ExitCode, Failure> {
    let mut looked = SeenMessages::load(&context.settings, server, name, mailbox.validity())?;
    let (wanted, until) = wanted(mailbox, &looked, arguments.all).map_err(failure)?;
    if wanted.is_empty() {
        looked.note(until, BTreeSet::new())?;
        if tells_nothing_new && !context.terminal.json {
            context.terminal.print_text("mail-nothing-new", &[("mailbox", name.into())]);
        }
        return Ok(ExitCode::SUCCESS);
    }
    let places = GamePaths { game: None, games: arguments.games.clone(), output: None };
    let mut import = Import::open(context, places, &[])?;
    // A message is marked as dealt with, so what belongs to no game that is here waits, as far as there is room.
    import.waits_for_charters();
    let (mut seen, mut taken, mut again, mut pictures) = (0, Vec::new(), BTreeSet::new(), Vec::new());
    let mut failed = None;
    let mut queue = wanted.into_iter();
    while let Some(number) = queue.next() {
        let bytes = match mailbox.message(number) {
            Ok(FetchedMessage::Message(bytes)) => bytes,
            Ok(FetchedMessage::TooLarge(size)) => {
                let (size, most) = (size / (1024 * 1024), MESSAGE_MAX / (1024 * 1024));
                let message = source(context.language, number, name);
                let values = [("message", message.into()), ("size", size.into()), ("most", most.into())];
                context.terminal.remark_text("mail-too-large", &values);
                continue;
            }
            Ok(FetchedMessage::Nothing(why)) => {
                let values = [("message", source(context.language, number, name).into()), ("why", why.into())];
                context.terminal.remark_text("mail-asked-again", &values);
                again.insert(number);
                continue;
            }
            // Messages that have been fetched are taken in all the same.
            Err(unreadable) => {
                again.insert(number);
                again.extend(queue.by_ref());
                failed = Some(failure(unreadable));
                break;
            }
        };
        seen += 1;
        let (found, worth) = scan::glance(&bytes);
        if worth && scan::is_welcome(&import.shelf, &found) {
            pictures.push(number);
        } else if !found.is_empty() {
            import.take(&source(context.language, number, name), found);
            taken.push(number);
        } else if let Some(log) = found.event_logs.first() {
            let values =
                [("message", source(context.language, number, name).into()), ("event", log.title.as_str().into())];
            context.terminal.remark_text("mail-announces", &values);
        }
    }
    for number in pictures {
        // Fetched once more, so that no more than one message is kept at a time.
        let bytes = match failed.is_none().then(|| mailbox.message(number)) {
            Some(Ok(FetchedMessage::Message(bytes))) => bytes,
            other => {
                failed = failed.or(other.and_then(Result::err).map(failure));
                again.insert(number);
                continue;
            }
        };
        let (found, _) = scan::glance(&bytes);
        let from = scan::sender(&found).unwrap_or_default().to_owned();
        match scan::look(context, &from, &bytes) {
            Ok(found) if found.is_empty() => {}
            Ok(found) => {
                import.take(&source(context.language, number, name), found);
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
    if !context.terminal.json && (tells_nothing_new || !taken.is_empty()) {
        let taken = PhraseArgument::count(taken.len());
        context
            .terminal
            .print_text("mail-fetched", &[("number", seen.into()), ("mailbox", name.into()), ("taken", taken)]);
    }
    let mut done = Vec::new();
    for number in taken {
        let source = source(context.language, number, name);
        match import.is_deferred(&source) || import.is_unasked(&source) || import.is_untaken(&source) {
            true => drop(again.insert(number)),
            false => done.push(number),
        }
    }
    let noted = looked.note(until, again);
    // Entries that have been taken in are in the games, even if the message cannot be marked.
    let marked = match failed {
        None => done.into_iter().try_for_each(|number| mailbox.mark_seen(number)).map_err(failure),
        Some(failed) => Err(failed),
    };
    import::report(context, &import, &brought, false)?;
    marked.and(noted)?;
    let again = import.failures.iter().any(Failure::is_environment);
    Ok(if again { ExitCode::from(sysexits::TEMPFAIL) } else { ExitCode::SUCCESS })
}

/// The numbers of the messages to look at, in their order, and the highest number that is looked at then. Whether a message is marked as
/// read counts only in a mailbox of which nothing is known: there it tells old mail from new.
fn wanted(mailbox: &mut ImapMailbox, looked: &SeenMessages, all: bool) -> Result<(Vec<u32>, u32), MailboxError> {
    let mut new = BTreeSet::new();
    let mut until = looked.until();
    if looked.is_new() {
        until = mailbox.next_uid()?.saturating_sub(1);
    } else {
        new.extend(mailbox.behind(looked.until())?);
    }
    if looked.is_new() || all {
        new.extend(mailbox.unread_or_about(MARK)?);
    }
    let again = mailbox.still_there(looked.again())?;
    let until = new.last().map_or(until, |last| until.max(*last));
    // Messages that failed before come last, the newest first: one message over which the connection breaks every time
    // keeps no other waiting.
    let again: Vec<u32> = again.into_iter().rev().filter(|number| !new.contains(number)).collect();
    Ok((new.into_iter().chain(again).collect(), until))
}

/// The name of a message for people.
fn source(language: Language, number: u32, mailbox: &str) -> String {
    language.text("mail-message", &[("number", u64::from(number).into()), ("mailbox", mailbox.into())])
}

/// Gives the user's elements in all games here, and mails them. A failure in one game keeps no other waiting.
fn answer(context: &CommandContext, games: &Path) -> Result<(), Failure> {
    let found = game_file::look_through(context.system(), games)?;
    for (path, failure) in found.unreadable {
        context.terminal.fail(&failure.about(path.display().to_string()));
    }
    for copies in &found.games {
        let given = game_file::newest(context.system(), copies).and_then(|path| {
            let Some((game, by)) = elements::give(context, &path)? else { return Ok(()) };
            let file = view::quoted(&game.path);
            let entry = ("entry", game.state.entries().saturating_sub(1).into());
            match by {
                ElementRoute::Entry => {
                    context.terminal.print_text("share-given-entry", &[("file", file.into()), entry])
                }
                ElementRoute::Line => context.terminal.print_text("share-given", &[("file", file.into())]),
            }
            match by {
                ElementRoute::Entry => send_entry(context, &game.path),
                ElementRoute::Line => send_waiting(context, &game.path),
            }
        });
        if let Err(failure) = given {
            let file = copies.first().map(|path| path.display().to_string()).unwrap_or_default();
            context.terminal.fail(&failure.about(file));
        }
    }
    Ok(())
}

/// Makes the failure of a mailbox that cannot be read.
pub fn failure(unreadable: MailboxError) -> Failure {
    match unreadable.settings {
        true => Failure::usage(unreadable.reason)
            .hint(phrase!(
                "mail-imap-setting",
                "`mail: imap:` in the configuration says where mail arrives; docs/mail.md shows it"
            ))
            .status_is(sysexits::CONFIG),
        false => Failure::environment(unreadable.reason),
    }
}
