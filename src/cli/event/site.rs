//! `adjudicate event site`: an event, or several, as files for a web server.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::super::context::CommandContext;
use super::super::page::unpacked;
use crate::event::AuditFinding;
use crate::log::file::{self, Disk};
use crate::printable::printable_path;
use crate::rules::{Name, PhraseArgument, phrase};
use adjudicate_agent::Failure;
use adjudicate_director::directory::EventDirectory;
use adjudicate_director::site::{ARCHIVE, RESULTS, archive, files};
use adjudicate_report::WrittenPage;
use clap::Args;

/// Make a web site of the event: a directory of files for any web server.
///
/// Standings, crosstables, rounds, players and games are pages of their own, which need no script to be read and no network;
/// beside them are the results for programs (results.json), a feed (feed.atom), the logs, and the page that checks them.
/// Everything is recomputed from the logs when it is made; contradictions are on the first page. Several events make an archive: each
/// has its site in a directory of its own, and the first page lists the events and the persons in them.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate event site summer-cup -o www/summer-cup\n  adjudicate event site --private alice -o www\n  \
                        adjudicate event site spring-cup summer-cup -o www"
)]
pub struct Arguments {
    /// Directories of events, or their logs; the one here if left out
    #[arg(value_name = "DIR")]
    events: Vec<PathBuf>,
    /// The directory of the site; made if it is not there, and an older site in it is replaced
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,
    /// Show a number in place of this name; then the site has no logs, and no pages of games with this player
    #[arg(long, value_name = "NAME")]
    private: Vec<String>,
    /// The language of the site, such as `de`; that of the settings if left out
    #[arg(long, value_name = "LANGUAGE")]
    language: Option<String>,
}

/// Runs the command.
///
/// # Errors
/// The event or a game cannot be read, a private name is unknown, or a file cannot be written.
pub fn run(context: &CommandContext, arguments: &Arguments) -> Result<(), Failure> {
    let given: Vec<Option<&Path>> = match arguments.events.as_slice() {
        [] => vec![None],
        several => several.iter().map(|path| Some(path.as_path())).collect(),
    };
    let mut events = Vec::new();
    for path in given {
        let house = EventDirectory::open(context, path)?;
        let audit = house.audit()?;
        events.push((house, audit));
    }
    let mut private = BTreeSet::new();
    for text in &arguments.private {
        let has_entered = |name: &Name| events.iter().any(|(house, _)| house.event.player(name).is_some());
        let why = match events.len() {
            1 => phrase!("player-not-entered", "`{player}` has not entered this event", player = text),
            _ => phrase!("player-in-no-event", "`{player}` has entered none of these events", player = text),
        };
        private.insert(Name::parse(text).filter(has_entered).ok_or_else(|| Failure::usage(why))?);
    }
    may_be_replaced(&arguments.output)?;
    let language = super::page::language(context, arguments.language.as_deref())?;
    let check = unpacked()?;
    let made = match events.as_slice() {
        [(house, audit)] => files(language, house, audit, &private, check)?,
        several => archive(language, several, &private, check.as_deref())?,
    };
    if !private.is_empty() {
        let new: BTreeSet<PathBuf> = made.iter().map(|file| arguments.output.join(&file.path)).collect();
        if let Some(old) = files_in(&arguments.output)?.into_iter().find(|path| !new.contains(path)) {
            let file = printable_path(&old);
            let reason =
                phrase!("older-site", "`{file}` is of an older site, and may have a name that is private now", file);
            let hint = phrase!("older-site-hint", "name a new directory, or remove the older site");
            return Err(Failure::usage(reason).hint(hint));
        }
    }
    for file in &made {
        write(&arguments.output.join(&file.path), &file.bytes)?;
    }
    let findings: Vec<&AuditFinding> = events.iter().flat_map(|(_, audit)| &audit.findings).collect();
    let index = arguments.output.join("index.html").display().to_string();
    match context.terminal.json {
        true => context.terminal.print_json(&WrittenPage { written: vec![index], findings: findings.len() }),
        false => context.terminal.print_text(
            "told-site",
            &[("file", index.into()), ("number", PhraseArgument::count(made.len().saturating_sub(1)))],
        ),
    }
    for finding in findings {
        context.terminal.fail(&Failure::of_finding(finding));
    }
    Ok(())
}

/// Refuses a directory with other things in it.
fn may_be_replaced(directory: &Path) -> Result<(), Failure> {
    let unreadable = |error: std::io::Error| unreadable(directory, &error);
    if !file::is_there(&Disk, directory)? {
        return Ok(());
    }
    let is_empty = std::fs::read_dir(directory).map_err(unreadable)?.next().is_none();
    let is_site = file::is_there(&Disk, &directory.join(RESULTS))? || file::is_there(&Disk, &directory.join(ARCHIVE))?;
    match is_empty || is_site {
        true => Ok(()),
        false => {
            let file = printable_path(directory);
            let reason = phrase!("no-site-there", "`{file}` has other files in it, and no site", file);
            Err(Failure::usage(reason).hint(phrase!("no-site-there-hint", "name a new directory")))
        }
    }
}

fn unreadable(directory: &Path, error: &std::io::Error) -> Failure {
    let file = printable_path(directory);
    Failure::environment(phrase!("path-unreadable", "`{file}` cannot be read: {error}", file, error))
}

/// The files in a directory and below it; none if it is not there.
fn files_in(directory: &Path) -> Result<Vec<PathBuf>, Failure> {
    let unreadable = |error: std::io::Error| unreadable(directory, &error);
    if !file::is_there(&Disk, directory)? {
        return Ok(Vec::new());
    }
    let mut found = Vec::new();
    for item in std::fs::read_dir(directory).map_err(unreadable)? {
        let item = item.map_err(unreadable)?;
        match item.file_type().map_err(unreadable)?.is_dir() {
            true => found.extend(files_in(&item.path())?),
            false => found.push(item.path()),
        }
    }
    Ok(found)
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let unwritable = |error: std::io::Error| Failure::unwritable(path, &error);
    path.parent().map_or(Ok(()), std::fs::create_dir_all).map_err(unwritable)?;
    std::fs::write(path, bytes).map_err(unwritable)
}
