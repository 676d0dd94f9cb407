//! `adjudicate resign`: giving a game up.

use clap::Args;

use super::context::Context;
use super::writing::{self, Writing};
use crate::log::{Kind, SlipKind, Yes};
use adjudicate_office::Failure;

/// Give the game up: with an entry if you hold the pen, on a slip otherwise.
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
    let signer = writing::signer(context, &arguments.writing)?;
    let say = writing::remark(arguments.writing.say.as_deref())?;
    let question = "Do you really resign?";
    match signer.holds_pen() {
        true => writing::write(context, signer, Kind::Resign(Yes), say, question),
        false => writing::slip(context, signer, SlipKind::Resign(Yes), say, question),
    }
}
