//! `adjudicate refill`: hours from the reserve to the clock.

use clap::Args;

use super::context::CommandContext;
use super::writing::{self, WritingArguments};
use adjudicate_agent::Failure;
use adjudicate_agent::act::Act;

/// Move hours from your reserve to your clock.
///
/// A refill works in games whose clock has `refill: true`, while your time runs. It has to be written in before your
/// clock has run out; if you hold the pen, a post writes it in at once.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  adjudicate refill 240")]
pub struct Arguments {
    /// How many hours
    hours: u64,
    #[command(flatten)]
    writing: WritingArguments,
}

/// Runs the command.
///
/// # Errors
/// The game's clock has no refills, the user is not in the game, or the log cannot be written.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let signer = writing::signer(context, &arguments.writing)?;
    let say = writing::remark(arguments.writing.say.as_deref())?;
    writing::act(context, signer, &Act::Refill(arguments.hours), say, &context.terminal.text("question-refill", &[]))
}
