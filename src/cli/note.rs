//! `adjudicate note`: a remark in the log.

use clap::Args;

use super::context::CommandContext;
use super::writing::{self, WritingArguments};
use adjudicate_agent::Failure;
use adjudicate_agent::act::Act;
use adjudicate_rules::phrase;

/// Send a remark without a move.
///
/// The remark is signed on a slip, and never affects play.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  adjudicate note \"back from my journey on Monday\"")]
pub struct Arguments {
    /// The remark, in one word or several
    #[arg(required = true)]
    text: Vec<String>,
    #[command(flatten)]
    writing: WritingArguments,
}

/// Runs the command.
///
/// # Errors
/// The remark cannot stand on a slip, or the slip cannot be kept.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    if arguments.writing.say.is_some() {
        return Err(Failure::usage(phrase!("note-is-remark", "a note is its own remark"))
            .hint(phrase!("leave-say-hint", "leave --say out")));
    }
    let signer = writing::signer(context, &arguments.writing)?;
    let say = writing::remark(Some(&arguments.text.join(" ")))?;
    writing::act(context, signer, &Act::Note, say, &context.terminal.text("question-note", &[]))
}
