//! `adjudicate join`: agreeing to a charter.

use std::path::PathBuf;

use clap::Args;

use super::context::Context;
use super::writing::{self, Writing};
use crate::log::{Bytes, Join, Kind};
use adjudicate_office::{Failure, game_file};
use adjudicate_words::terms::terms;

/// Join a game after reading what you agree to.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate join\n  adjudicate join game.yaml --yes")]
pub struct Arguments {
    /// The game's file; may be left out where there is only one
    file: Option<PathBuf>,
    #[command(flatten)]
    writing: Writing,
}

/// Runs the command.
///
/// # Errors
/// It is not the user who joins next, or he does not agree.
pub fn run(context: &Context, arguments: Arguments) -> Result<(), Failure> {
    let path = game_file::locate(&context.terminal, arguments.file.as_deref().or(arguments.writing.game.as_deref()))?;
    let signer = writing::signer_at(context, &path, &arguments.writing)?;
    let join = Join { tip: Bytes(signer.chain.tip()) };
    let say = writing::remark(arguments.writing.say.as_deref())?;
    let composed = signer.compose(Kind::Join(join), say)?;
    if !context.terminal.json {
        for line in terms(&signer.game.state) {
            context.terminal.print(line);
        }
    }
    if !context.terminal.confirm("Do you join this game?")? {
        return Err(Failure::ruled("nothing was signed"));
    }
    writing::finish(context, signer, &composed)
}
