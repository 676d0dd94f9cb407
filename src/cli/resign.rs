//! `adjudicate resign`: giving a game up.

use clap::Args;

use super::context::Context;
use super::failure::Failure;
use super::writing::{self, Writing};
use crate::log::{Kind, Yes};

/// Give the game up.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  adjudicate resign --say \"well played\"")]
pub struct Arguments {
    #[command(flatten)]
    writing: Writing,
}

/// Runs the command.
///
/// # Errors
/// The user is not in the game, or the log cannot be written.
pub fn run(context: &Context, arguments: Arguments) -> Result<(), Failure> {
    let pen = writing::pen(context, &arguments.writing)?;
    let say = writing::remark(arguments.writing.say.as_deref())?;
    writing::write(context, pen, Kind::Resign(Yes), say, "Do you really resign?")
}
