//! `adjudicate note`: a remark in the log.

use clap::Args;

use super::context::Context;
use super::failure::Failure;
use super::writing::{self, Writing};
use crate::log::{Kind, Yes};

/// Write a remark into the log; it never affects play.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  adjudicate note \"back from my journey on Monday\"")]
pub struct Arguments {
    /// The remark
    text: String,
    #[command(flatten)]
    writing: Writing,
}

/// Runs the command.
///
/// # Errors
/// The user has said enough for now, or the log cannot be written.
pub fn run(context: &Context, arguments: Arguments) -> Result<(), Failure> {
    if arguments.writing.say.is_some() {
        return Err(Failure::usage("a note is its own remark").hint("leave --say out"));
    }
    let pen = writing::pen(context, &arguments.writing)?;
    let say = writing::remark(Some(&arguments.text))?;
    writing::write(context, pen, Kind::Note(Yes), say, "Write this note?")
}
