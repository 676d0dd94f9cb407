//! `adjudicate export`: a game in the formats of other programs.

mod ssh;

use std::fs::File;
use std::io::ErrorKind;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::{ArgGroup, Args};

use super::context::Context;
use crate::games::{backgammon, chess};
use adjudicate_office::Failure;
use adjudicate_office::formats::{ExportSource, mat, pgn};
use adjudicate_office::game_file;
use adjudicate_words::played::PlayedItem;
use adjudicate_words::report::ExportedText;
pub use ssh::{file_name, prepare, put, slip_name};

/// Write a game in the format of another program.
///
/// `--ssh` writes a directory with the text and the signature of every entry and every slip, the keys, and a script that
/// checks all of them with `ssh-keygen` alone: for people who want to trust a program that everybody has.
///
/// `--pgn` writes a chess game for chess programs, `--mat` a backgammon game for GNU Backgammon and others: names, date,
/// moves, remarks and result. What was taken back is left out, and so are the signatures: such a file proves nothing.
#[derive(Debug, Args)]
#[command(
    group(ArgGroup::new("format").required(true)),
    after_help = "Examples:\n  adjudicate export --ssh game.yaml -o evidence\n  sh evidence/verify.sh\n  \
                  adjudicate export --pgn chess.yaml -o chess.pgn\n  adjudicate export --mat backgammon.yaml > game.mat"
)]
pub struct Arguments {
    /// The game's file; may be left out where there is only one
    file: Option<PathBuf>,
    /// Signatures as OpenSSH keeps them, to check with `ssh-keygen -Y verify`
    #[arg(long, group = "format")]
    ssh: bool,
    /// A chess game as PGN
    #[arg(long, group = "format")]
    pgn: bool,
    /// A backgammon game as .mat text
    #[arg(long, group = "format")]
    mat: bool,
    /// Where to write it, a new file; with --ssh a directory, new or empty; printed if left out
    #[arg(short, long, value_name = "PATH")]
    output: Option<PathBuf>,
}

/// Runs the command.
///
/// # Errors
/// The log cannot be read or is invalid, its game has no such format, or the files cannot be written.
pub fn run(context: &Context, arguments: Arguments) -> Result<(), Failure> {
    let path = game_file::locate(&context.terminal, arguments.file.as_deref())?;
    if !arguments.ssh {
        let source = ExportSource::read(&path)?;
        let text = match arguments.pgn {
            true => source.of(&chess::GAME, "PGN").map(pgn::text)?,
            false => source.of(&backgammon::GAME, ".mat").and_then(mat::text)?,
        };
        return deliver(context, &source, &text, arguments.output.as_deref());
    }
    let output = arguments.output.ok_or_else(|| {
        Failure::usage("--ssh writes several files, so it needs a directory").hint("name a new directory with -o DIR")
    })?;
    ssh::run(context, &path, &output)
}

/// Prints the text, or writes it into a new file: a slip of the pen must not cost a game.
fn deliver(context: &Context, source: &ExportSource, text: &str, output: Option<&Path>) -> Result<(), Failure> {
    let turns = source.line.items().iter().filter(|item| matches!(item, PlayedItem::Move { .. })).count();
    if let Some(path) = output {
        let unwritable = |error: std::io::Error| match error.kind() {
            ErrorKind::AlreadyExists => {
                Failure::usage(format!("`{}` is there already", path.display())).hint("name a new file")
            }
            _ => Failure::environment(format!("`{}` cannot be written: {error}", path.display())),
        };
        File::create_new(path).and_then(|mut file| file.write_all(text.as_bytes())).map_err(unwritable)?;
    }
    let written = output.map(|path| path.display().to_string());
    match (context.terminal.json, written) {
        (true, written) => context.terminal.print_json(&ExportedText {
            file: source.game.path.display().to_string(),
            id: source.game.state.id(),
            turns,
            output: written,
            text: text.to_owned(),
        }),
        (false, Some(written)) => context.terminal.print(format!("{turns} turns stand in {written}.")),
        (false, None) => context.terminal.print(text.trim_end()),
    }
    Ok(())
}
