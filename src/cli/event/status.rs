//! `adjudicate event status`: the state of an event, its duties, and late players.

use std::path::PathBuf;

use clap::Args;

use super::super::context::CommandContext;
use adjudicate_agent::Failure;
use adjudicate_director::directory::EventDirectory;
use adjudicate_director::{status, times};

/// Show the state of an event: rounds, open boards, duties, and how long they are overdue.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate event status summer-cup\n  adjudicate event status --time\n  adjudicate event status --json | jq '.sections[].boards[]'"
)]
pub struct Arguments {
    /// The event's directory or its log; the one here if left out
    event: Option<PathBuf>,
    /// How each player stands with his time in each running game, the most urgent first
    #[arg(long)]
    time: bool,
}

/// Runs the command.
///
/// # Errors
/// The event or a game cannot be read.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let house = EventDirectory::open(context, arguments.event.as_deref())?;
    let audit = house.audit()?;
    let now = context.now()?;
    if arguments.time {
        let report = times::report(&house, &audit, now)?;
        match context.terminal.json {
            true => context.terminal.print_json(&report),
            false => times::lines(context.language, &report).into_iter().for_each(|line| context.terminal.print(line)),
        }
        return Ok(());
    }
    if context.terminal.json {
        context.terminal.print_json(&status::report(&house, &audit, now));
        return Ok(());
    }
    for line in status::lines(context.language, &house, &audit, now, |_| true) {
        context.terminal.print(line);
    }
    for finding in &audit.findings {
        context.terminal.fail(&Failure::of_finding(finding));
    }
    Ok(())
}
