//! `adjudicate post`: slips written in, and nothing else.

use clap::Args;

use super::context::CommandContext;
use super::writing::{self, WritingArguments};
use adjudicate_agent::Failure;
use adjudicate_agent::act::Act;

/// Record waiting offers and remarks without a move.
///
/// A turn writes them in as well. This is for what should not wait for a turn, such as a resignation that ends the game.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate post\n  adjudicate post --leave-out 3f9a")]
pub struct Arguments {
    #[command(flatten)]
    writing: WritingArguments,
}

/// Runs the command.
///
/// # Errors
/// No slip waits that can be written in, the user does not hold the pen, or the log cannot be written.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let signer = writing::signer(context, &arguments.writing)?;
    let say = writing::remark(arguments.writing.say.as_deref())?;
    writing::act(context, signer, &Act::Post, say, &context.terminal.text("question-record", &[]))
}
