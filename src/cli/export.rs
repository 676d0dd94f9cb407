//! `adjudicate export`: a game in the formats of other programs.

mod ssh;

use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::{ArgGroup, Args};

use super::context::CommandContext;
use crate::crypto::Digest;
use crate::games::{backgammon, chess};
use crate::rules::{PhraseArgument, phrase};
use adjudicate_agent::Failure;
use adjudicate_agent::formats::{ExportSource, mat, pgn};
use adjudicate_agent::game_file;
use adjudicate_report::ExportedText;
use adjudicate_text::move_list::PlayedItem;
pub use ssh::{file_name, slip_name};

/// Write a game for another program, such as PGN.
///
/// `--ssh` writes a directory with the text and the signature of every entry and every slip, the keys, and a script that
/// checks all of them with `ssh-keygen` alone: for people who want to trust a program that everybody has.
///
/// `--pgn` writes a chess game for chess programs, `--mat` a backgammon game or match for GNU Backgammon and others:
/// names, date, moves, doubles, remarks and result. Turns that were taken back are left out, and so are the signatures:
/// such a file proves nothing. `--mat` also takes what `adjudicate table --save` has kept of a game that nobody signs.
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
    /// The file to write, a new one; with --ssh a directory, new or empty; printed if left out
    #[arg(short, long, value_name = "PATH")]
    output: Option<PathBuf>,
}

/// Runs the command.
///
/// # Errors
/// The log cannot be read or is invalid, its game has no such format, or the files cannot be written.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let path = game_file::locate(context, arguments.file.as_deref())?;
    if !arguments.ssh {
        let output = arguments.output.as_deref();
        if let Some(script) = script(&path).filter(|_| arguments.mat) {
            let (text, turns) = mat::of_script(&path, &script)?;
            return deliver(context, TextOutput { file: &path, id: None, turns, text: &text, output });
        }
        let source = ExportSource::read(context.system(), &path)?;
        let text = match arguments.pgn {
            true => source.of(&chess::GAME, "PGN").map(pgn::text)?,
            false => source.of(&backgammon::GAME, ".mat").and_then(mat::text)?,
        };
        let turns = source.line.items().iter().filter(|item| matches!(item, PlayedItem::Move { .. })).count();
        let id = Some(source.game.state.id());
        return deliver(context, TextOutput { file: &source.game.path, id, turns, text: &text, output });
    }
    let output = arguments.output.ok_or_else(|| {
        Failure::usage(phrase!("ssh-needs-directory", "--ssh writes several files, so it needs a directory"))
            .hint(phrase!("ssh-needs-directory-hint", "name a new directory with -o DIR"))
    })?;
    ssh::run(context, &path, &output)
}

/// The text of a file, if it is the script of a table; a log is read with more care elsewhere.
fn script(path: &Path) -> Option<String> {
    std::fs::read_to_string(path).ok().filter(|text| mat::is_script(text))
}

/// A text that is to be printed or written.
pub struct TextOutput<'a> {
    /// The file that it was made of.
    pub file: &'a Path,
    /// The game's id, if it is signed.
    pub id: Option<Digest>,
    /// The number of its turns.
    pub turns: usize,
    /// The text.
    pub text: &'a str,
    /// The new file to write.
    pub output: Option<&'a Path>,
}

/// Prints the text, or writes it into a new file: a slip of the pen must not cost a game.
///
/// # Errors
/// The file exists already, or cannot be written.
pub fn deliver(context: &CommandContext, delivery: TextOutput<'_>) -> Result<(), Failure> {
    let TextOutput { file, id, turns, text, output } = delivery;
    if let Some(path) = output {
        let created = File::create_new(path).and_then(|mut file| file.write_all(text.as_bytes()));
        created.map_err(|error| Failure::uncreated(path, &error))?;
    }
    let written = output.map(|path| path.display().to_string());
    match (context.terminal.json, written) {
        (true, output) => {
            let file = file.display().to_string();
            context.terminal.print_json(&ExportedText { file, id, turns, output, text: text.to_owned() });
        }
        (false, Some(written)) => {
            context
                .terminal
                .print_text("turns-written", &[("turns", PhraseArgument::count(turns)), ("file", written.into())]);
        }
        (false, None) => context.terminal.print(text.trim_end()),
    }
    Ok(())
}
