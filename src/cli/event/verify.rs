//! `adjudicate event verify`: the verdict on an event with all its games, offline.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::OnceLock;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use super::super::context::CommandContext;
use super::super::terminal::Terminal;
use crate::log::file::{self, Disk};
use adjudicate_agent::Failure;
use adjudicate_director::check::check_event;

/// Verify events with their games: lots, pairings, results, standings.
///
/// Recomputes everything from the logs alone: who entered when, the lots, every pairing, that every game is the one that was
/// paired and is played under what its section says, and that every result is what its game gives. Names every difference.
///
/// A list of ratings in front of the events is computed again from them.
///
/// Exit status: 0 if everything fits, 1 if anything does not, 3 if a file cannot be read.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate event verify summer-cup\n  adjudicate event verify --json summer-cup winter-cup"
)]
pub struct Arguments {
    /// Directories of events, or their logs; the one here if left out. A list of ratings may stand before them
    #[arg(value_name = "DIR")]
    events: Vec<PathBuf>,
    /// With a list of ratings: the list that it begins with
    #[arg(long, value_name = "FILE")]
    list: Option<PathBuf>,
}

/// Runs the command; gives the exit status.
///
/// # Errors
/// A file cannot be read.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<ExitCode, Failure> {
    if let [first, events @ ..] = arguments.events.as_slice()
        && is_list(first)?
    {
        super::ratings::verify(context, first, arguments.list.as_deref(), events)?;
        return Ok(ExitCode::SUCCESS);
    }
    let paths = if arguments.events.is_empty() { vec![PathBuf::from(".")] } else { arguments.events };
    let mut good = true;
    for path in &paths {
        good &= one(context, path)?;
    }
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Whether this is a list of ratings, which begins with its method.
fn is_list(path: &Path) -> Result<bool, Failure> {
    const BEGINNING: &[u8] = b"method: ";
    let is_file = file::look(&Disk, path)?.is_some_and(|about| about.is_file());
    Ok(is_file && file::start(&Disk, path, BEGINNING.len() as u64)?.is_some_and(|start| start == BEGINNING))
}

fn one(context: &CommandContext, path: &Path) -> Result<bool, Failure> {
    let terminal = context.terminal;
    let bar = OnceLock::new();
    let checked = check_event(
        context,
        path,
        |bytes| drop(bar.set(progress(terminal, bytes))),
        |bytes| bar.get().into_iter().for_each(|bar| bar.inc(bytes)),
    )?;
    bar.get().into_iter().for_each(ProgressBar::finish_and_clear);
    match terminal.json {
        true => terminal.print_json(&checked.object),
        false => {
            checked.failures.iter().for_each(|failure| terminal.fail(failure));
            checked.lines.all().iter().for_each(|line| terminal.print(line));
        }
    }
    Ok(checked.failures.is_empty())
}

fn progress(terminal: Terminal, bytes: u64) -> ProgressBar {
    if !terminal.shows_progress() {
        return ProgressBar::hidden();
    }
    let values = [
        ("bar", "{wide_bar}".into()),
        ("done", "{bytes}".into()),
        ("all", "{total_bytes}".into()),
        ("left", "{eta}".into()),
    ];
    let style = ProgressStyle::with_template(&terminal.text("told-verifying-games", &values));
    let bar = ProgressBar::new(bytes);
    style.map_or(bar.clone(), |style| bar.with_style(style))
}
