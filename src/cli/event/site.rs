//! `adjudicate event site`: an event as files for a web server.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::super::context::CommandContext;
use super::super::page::unpacked;
use crate::log::file::{self, Disk};
use crate::printable::printable_path;
use crate::rules::Name;
use adjudicate_agent::Failure;
use adjudicate_director::directory::EventDirectory;
use adjudicate_director::site::{RESULTS, files};
use adjudicate_report::WrittenPage;
use clap::Args;

/// Make a web site of the event: a directory of files for any web server.
///
/// Standings, crosstables, rounds, players and games are pages of their own, which need no script to be read and no network;
/// beside them are the results for programs (results.json), a feed (feed.atom), the logs, and the page that checks them.
/// Everything is recomputed from the logs when it is made; contradictions are on the first page.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate event site summer-cup -o www/summer-cup\n  adjudicate event site --private alice -o www"
)]
pub struct Arguments {
    /// The event's directory or its log; the one here if left out
    event: Option<PathBuf>,
    /// The directory of the site; made if it is not there, and an older site in it is replaced
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,
    /// Show a number in place of this name; then the site has no logs, and no pages of games with this player
    #[arg(long, value_name = "NAME")]
    private: Vec<String>,
}

/// Runs the command.
///
/// # Errors
/// The event or a game cannot be read, a private name is unknown, or a file cannot be written.
pub fn run(context: &CommandContext, arguments: &Arguments) -> Result<(), Failure> {
    let house = EventDirectory::open(context, arguments.event.as_deref())?;
    let mut private = BTreeSet::new();
    for text in &arguments.private {
        let name = Name::parse(text).filter(|name| house.event.player(name).is_some());
        private.insert(name.ok_or_else(|| Failure::usage(format!("`{text}` has not entered this event")))?);
    }
    may_be_replaced(&arguments.output)?;
    let audit = house.audit()?;
    let made = files(&house, &audit, &private, unpacked()?)?;
    for file in &made {
        write(&arguments.output.join(&file.path), &file.bytes)?;
    }
    let index = arguments.output.join("index.html").display().to_string();
    match context.terminal.json {
        true => context.terminal.print_json(&WrittenPage { written: vec![index], findings: audit.findings.len() }),
        false => context.terminal.print(format!("Written: {index}, and {} more files.", made.len() - 1)),
    }
    for finding in &audit.findings {
        context.terminal.fail(&Failure::of_finding(finding));
    }
    Ok(())
}

/// Refuses a directory with other things in it.
fn may_be_replaced(directory: &Path) -> Result<(), Failure> {
    let unreadable = |error: std::io::Error| {
        Failure::environment(format!("`{}` cannot be read: {error}", printable_path(directory)))
    };
    if !file::is_there(&Disk, directory)? {
        return Ok(());
    }
    let is_empty = std::fs::read_dir(directory).map_err(unreadable)?.next().is_none();
    match is_empty || file::is_there(&Disk, &directory.join(RESULTS))? {
        true => Ok(()),
        false => Err(Failure::usage(format!("`{}` has other files in it, and no site", printable_path(directory)))
            .hint("name a new directory")),
    }
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let unwritable =
        |error: std::io::Error| Failure::environment(format!("`{}` cannot be written: {error}", printable_path(path)));
    path.parent().map_or(Ok(()), std::fs::create_dir_all).map_err(unwritable)?;
    std::fs::write(path, bytes).map_err(unwritable)
}
