//! `adjudicate answer`: a dice element that others wait for.

use clap::Args;

use super::context::CommandContext;
use super::writing::{self, WritingArguments};
use adjudicate_agent::Failure;
use adjudicate_agent::act::Act;

/// Give your part of a dice roll that waits for it.
///
/// If you hold the pen, the element goes into an entry; otherwise it is printed as a line for the holder of the pen.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate answer\n  adjudicate answer --alone     (prints the element's line to send by any way)\n  \
                        adjudicate answer --with \"element sha256:... bob 69zmrwf7...\""
)]
pub struct Arguments {
    /// Print just the element's line, which anybody can bring into the log
    #[arg(long)]
    alone: bool,
    #[command(flatten)]
    writing: WritingArguments,
}

/// Runs the command.
///
/// # Errors
/// No element of the user is due, or the log cannot be written.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let signer = writing::signer(context, &arguments.writing)?;
    let say = writing::remark(arguments.writing.say.as_deref())?;
    let act = if arguments.alone { Act::GiveElement } else { Act::Answer };
    writing::act(context, signer, &act, say, &context.terminal.text("question-roll", &[]))
}
