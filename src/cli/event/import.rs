//! `adjudicate event import`: entries of players into the event's log.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use serde_json::json;

use super::super::context::Context;
use super::super::failure::Failure;
use super::arrivals::{self, Arrived};
use super::house::House;
use crate::cli::pictures;
use crate::event;
use crate::log::file::{self, Disk};

/// Take entries and withdrawals of players into the event's log.
///
/// The files are messages as they were saved, or texts with armored blocks. When two players enter at the same time, the
/// second entry does not fit on the log any more; it proves what its author wants all the same, and the director writes it down.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate event import letter.eml\n  adjudicate event import --event summer-cup *.eml"
)]
pub struct Arguments {
    /// Files with entries
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The event's directory or its log; the one here if left out
    #[arg(long, value_name = "PATH")]
    event: Option<PathBuf>,
}

/// Runs the command; gives the exit status.
///
/// # Errors
/// A file cannot be read, or the user is not the director.
pub fn run(context: &Context, arguments: Arguments) -> Result<ExitCode, Failure> {
    let mut house = House::open(arguments.event.as_deref())?;
    let director = house.director(context)?;
    let (mut good, mut again) = (true, None);
    for path in &arguments.files {
        let found = pictures::incoming(&file::read(&Disk, path)?);
        if found.events.is_empty() {
            good = false;
            context.terminal.fail(&Failure::ruled(format!("{}: no entry of an event is in it", path.display())));
        }
        for text in &found.events {
            let arrived = arrivals::take(&mut house, text, context.now()?, &director);
            let by = event::read(text).map_or_else(|_| "somebody".to_owned(), |entry| entry.by.to_string());
            match arrived {
                Ok(arrived) if context.terminal.json => {
                    let (what, seq) = match arrived {
                        Arrived::Known => ("known", None),
                        Arrived::Added(seq) => ("added", Some(seq)),
                        Arrived::WrittenDown(seq) => ("written-down", Some(seq)),
                    };
                    context.terminal.print_json(
                        &json!({ "file": path.display().to_string(), "by": by, "outcome": what, "entry": seq }),
                    );
                }
                Ok(Arrived::Known) => context.terminal.print(format!("What {by} wants is in the log already.")),
                Ok(Arrived::Added(seq)) => context.terminal.print(format!("Entry {seq} of {by} was added.")),
                Ok(Arrived::WrittenDown(seq)) => context
                    .terminal
                    .print(format!("Another entry had come first, so entry {seq} writes down what {by} wants.")),
                Err(failure) => {
                    good = false;
                    again = again.or(failure.is_environment().then(|| failure.status()));
                    context.terminal.fail(&failure.about(&path.display().to_string()));
                }
            }
        }
    }
    // What a file stood in the way of may go better another time.
    Ok(again.unwrap_or(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE }))
}
