//! `adjudicate claim`: what the rules or the clock give.

use clap::{Args, Subcommand};

use super::context::CommandContext;
use super::writing::{self, WritingArguments};
use adjudicate_agent::Failure;
use adjudicate_agent::act::Act;

/// Claim a draw, or that a player is out of time.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate claim draw\n  adjudicate claim timeout bob")]
pub struct Arguments {
    #[command(subcommand)]
    what: ClaimCommand,
    #[command(flatten)]
    writing: WritingArguments,
}

#[derive(Debug, Subcommand)]
enum ClaimCommand {
    /// Claim a draw by the rules of the game
    #[command(after_help = "Example:\n  adjudicate claim draw")]
    Draw,
    /// Claim that a player is out of time; the referee decides
    #[command(after_help = "Example:\n  adjudicate claim timeout bob")]
    Timeout {
        /// The player
        name: String,
    },
}

/// Runs the command.
///
/// # Errors
/// The claim is false or cannot be made, or the log cannot be written.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let signer = writing::signer(context, &arguments.writing)?;
    let say = writing::remark(arguments.writing.say.as_deref())?;
    match arguments.what {
        ClaimCommand::Draw => {
            writing::act(context, signer, &Act::ClaimDraw, say, &context.terminal.text("question-claim-draw", &[]))
        }
        ClaimCommand::Timeout { name } => {
            let question = context.terminal.text("question-claim-time", &[("name", (&name).into())]);
            writing::act(context, signer, &Act::ClaimTimeout { name }, say, &question)
        }
    }
}
