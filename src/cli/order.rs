//! `adjudicate order`: an answer to a move that is still to come, the "if move" of postal play.

use clap::Args;

use super::context::CommandContext;
use super::writing::{self, WritingArguments};
use adjudicate_agent::Failure;
use adjudicate_agent::act::Act;

/// Answer a move in advance: if they play it, you reply at once.
///
/// Several orders can wait for one turn; the one whose move is played is used, the others lapse.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate order c3 d4\n  adjudicate order \"13/7 8/7\" \"24/20\" --send")]
pub struct Arguments {
    /// The move that you wait for
    when: String,
    /// Your answer to it
    then: String,
    #[command(flatten)]
    writing: WritingArguments,
}

/// Runs the command.
///
/// # Errors
/// One of the moves cannot be made, or you are not to act between them; the slip cannot be kept.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let signer = writing::signer(context, &arguments.writing)?;
    let say = writing::remark(arguments.writing.say.as_deref())?;
    let question = context
        .terminal
        .text("question-order", &[("when", (&arguments.when).into()), ("then", (&arguments.then).into())]);
    let act = Act::Order { when: arguments.when, then: arguments.then };
    writing::act(context, signer, &act, say, &question)
}
