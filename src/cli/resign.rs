//! `adjudicate resign`: giving a game up.

use clap::Args;

use super::context::CommandContext;
use super::writing::{self, WritingArguments};
use adjudicate_agent::Failure;
use adjudicate_agent::act::Act;

/// Give up a game.
///
/// If you hold the pen, you resign with an entry, otherwise on a slip.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  adjudicate resign --say \"well played\"")]
pub struct Arguments {
    #[command(flatten)]
    writing: WritingArguments,
}

/// Runs the command.
///
/// # Errors
/// The user is not in the game, or the log cannot be written.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let signer = writing::signer(context, &arguments.writing)?;
    let say = writing::remark(arguments.writing.say.as_deref())?;
    writing::act(context, signer, &Act::Resign, say, &context.terminal.text("question-resign", &[]))
}
