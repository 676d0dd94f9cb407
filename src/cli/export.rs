//! `adjudicate export`: a game in the formats of other programs.

mod ssh;

use std::path::PathBuf;

use clap::{ArgGroup, Args};

use super::context::Context;
use super::failure::Failure;
use super::game_file;
pub use ssh::file_name;

/// Write a game in the format of another program.
///
/// `--ssh` writes a directory with the text and the signature of every entry, the keys, and a script that checks all of
/// them with `ssh-keygen` alone: for people who want to trust a program that everybody has.
#[derive(Debug, Args)]
#[command(
    group(ArgGroup::new("format").required(true)),
    after_help = "Examples:\n  adjudicate export --ssh game.yaml -o evidence\n  sh evidence/verify.sh"
)]
pub struct Arguments {
    /// The game's file; may be left out where there is only one
    file: Option<PathBuf>,
    /// Signatures as OpenSSH keeps them, to check with `ssh-keygen -Y verify`
    #[arg(long, group = "format")]
    ssh: bool,
    /// Where to write it; with --ssh a directory, new or empty
    #[arg(short, long, value_name = "PATH")]
    output: Option<PathBuf>,
}

/// Runs the command.
///
/// # Errors
/// The log cannot be read or is invalid, or the files cannot be written.
pub fn run(context: &Context, arguments: Arguments) -> Result<(), Failure> {
    let path = game_file::locate(arguments.file.as_deref())?;
    let output = arguments.output.ok_or_else(|| {
        Failure::usage("--ssh writes several files, so it needs a directory").hint("name a new directory with -o DIR")
    })?;
    ssh::run(context, &path, &output)
}
