//! `adjudicate save`: tokens kept for the next game of a Parcus series.

use clap::Args;

use super::context::CommandContext;
use super::writing::{self, WritingArguments};
use adjudicate_agent::Failure;
use adjudicate_agent::act::Act;

/// Say how many tokens you keep after a Parcus game.
///
/// A player who says nothing keeps all that he has. A player who resigned or forfeited keeps none.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate save 2\n  adjudicate save 0 --game game.yaml")]
pub struct Arguments {
    /// How many tokens
    tokens: u64,
    #[command(flatten)]
    writing: WritingArguments,
}

/// Runs the command.
///
/// # Errors
/// The game is not over or not one of Parcus, the user has fewer tokens, or the log cannot be written.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let signer = writing::signer(context, &arguments.writing)?;
    let say = writing::remark(arguments.writing.say.as_deref())?;
    let question = context.terminal.text("question-save", &[("tokens", arguments.tokens.into())]);
    writing::act(context, signer, &Act::Save(arguments.tokens), say, &question)
}
