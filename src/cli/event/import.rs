//! `adjudicate event import`: slips of players into the event's log.

use crate::printable::printable_path;
use crate::rules::phrase;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use super::super::context::CommandContext;
use crate::log::file::{self, Disk};
use adjudicate_agent::Failure;
use adjudicate_director::arrivals::{self, SlipArrival};
use adjudicate_director::directory::EventDirectory;
use adjudicate_report::ReceivedSlip;

/// Add to the event's log what players have sent: entries, withdrawals and remarks.
///
/// The files are messages as they were saved, or texts with armored blocks. In what order they come is all the same.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate event import letter.eml\n  adjudicate event import --event summer-cup *.eml"
)]
pub struct Arguments {
    /// Files with slips
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
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<ExitCode, Failure> {
    let mut house = EventDirectory::open(context, arguments.event.as_deref())?;
    let director = house.director(context)?;
    let (mut good, mut again) = (true, None);
    for path in &arguments.files {
        let mut found = (context.reader)(&file::read(&Disk, path)?);
        let shared = arrivals::take_shared(&house, &mut found.entries);
        if found.events.is_empty() && shared.is_empty() {
            good = false;
            let file = printable_path(path);
            let reason = phrase!("no-slip-in", "{file}: no slip for this event is in it", file);
            context.terminal.fail(&Failure::ruled(reason));
        }
        for text in found.events.iter().chain(&shared) {
            let slip = arrivals::read(text);
            // A slip that cannot be read names nobody, and fails.
            let by = slip.as_ref().map(|slip| slip.by.to_string()).unwrap_or_default();
            let now = context.now()?;
            let arrived = slip.and_then(|slip| arrivals::take(&mut house, slip, now, &director));
            match arrived {
                Ok(arrived) if context.terminal.json => {
                    let (what, seq) = match arrived {
                        SlipArrival::Known => ("known", None),
                        SlipArrival::WrittenIn(seq) => ("written-in", Some(seq)),
                    };
                    context.terminal.print_json(&ReceivedSlip {
                        file: path.display().to_string(),
                        by: by.to_string(),
                        outcome: what,
                        entry: seq,
                    });
                }
                Ok(SlipArrival::Known) => context.terminal.print_text("told-slip-known", &[("name", by.into())]),
                Ok(SlipArrival::WrittenIn(seq)) => {
                    context.terminal.print_text("told-slip-written", &[("entry", seq.into()), ("name", by.into())])
                }
                Err(failure) => {
                    good = false;
                    again = again.or(failure.is_environment().then(|| failure.status()));
                    context.terminal.fail(&failure.about(path.display().to_string()));
                }
            }
        }
    }
    // A slip that failed because of a file may be taken another time.
    Ok(again.unwrap_or(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE }))
}
