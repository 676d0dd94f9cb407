//! `adjudicate import`: letters into games.

mod report;

use crate::printable::printable_path;
use crate::rules::phrase;
use adjudicate_agent::inbox;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use adjudicate_agent::inbox::{GamePaths, Import};
use clap::Args;

use super::context::CommandContext;
use super::export::{TextOutput, deliver};
use super::open_seat;
use adjudicate_agent::formats::mat;
use adjudicate_agent::{Failure, game_file};
pub use report::all as report;

/// Add moves from a letter or a file to your games.
///
/// The command finds everything that the files hold by itself: logs, entries among other text, armored blocks, quoted
/// or not. An entry that is here already is skipped; one that extends the log is verified and appended; one that came
/// too early is kept until the gap is filled; of several branches the line is followed, and the rest is kept beside the
/// log, as are slips and elements that wait for an entry. Anything else is reported with the reason. At the end it
/// prints your duties.
///
/// The exit status is 1 if an entry was refused or somebody has signed twice.
///
/// `--mat` is for a backgammon match of another program, in which nothing is signed: it writes the match as a script that
/// `adjudicate table` plays and `adjudicate export --mat` takes.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate import letter.txt\n  adjudicate import --game game.yaml alice-0007.yaml\n  \
                        adjudicate import - < mail.txt\n  adjudicate import invitation.yaml --output spring.yaml\n  \
                        adjudicate import --mat match.mat --output evening.txt"
)]
pub struct Arguments {
    /// Files with entries, `-` for standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The game's file; found by its entries if left out
    #[arg(short, long, value_name = "FILE", conflicts_with = "games")]
    game: Option<PathBuf>,
    /// The directory with the games
    #[arg(long, value_name = "DIRECTORY", default_value = ".")]
    games: PathBuf,
    /// Make a new file for the game, whatever other copies of it are here; if left out, a game that is not here yet goes
    /// to GAME-NAME-NAME.yaml. With --mat, the script; printed if left out
    #[arg(short, long, value_name = "FILE", conflicts_with = "game")]
    output: Option<PathBuf>,
    /// The file is .mat text of a backgammon program: make a script for `table` of it
    #[arg(long, conflicts_with_all = ["game", "games"])]
    mat: bool,
    /// Sign your duty at once if there is nothing to decide: the only legal turn, an answer, the slips that end the
    /// game. --yes does not say this
    #[arg(long, conflicts_with = "mat")]
    sign: bool,
    /// With --mat: take this game alone; of money play one has to be named
    #[arg(long, value_name = "N", requires = "mat")]
    number: Option<u64>,
}

/// Runs the command.
///
/// # Errors
/// A file cannot be read or written. A fault of one entry is reported, and the next one is read.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<ExitCode, Failure> {
    let Arguments { files, game, games, output, mat, sign, number } = arguments;
    if mat {
        return script(context, &files, number, output.as_deref()).map(|()| ExitCode::SUCCESS);
    }
    if sign && context.terminal.json {
        return Err(Failure::usage(phrase!(
            "sign-without-json",
            "--sign says in words what it signs, so it does not go with --json"
        ))
        .hint(phrase!(
            "sign-without-json-hint",
            "`adjudicate play`, `adjudicate answer` and `adjudicate post` sign with --json"
        )));
    }
    let game = match context.store.catalogue() {
        Some(_) => Some(game_file::locate(context, game.as_deref())?),
        None => game,
    };
    let mut import = Import::open(context, GamePaths { game, games, output }, &files)?;
    for source in &files {
        if !open_seat::arrived(context, source)? {
            import.take_in(source)?;
        }
    }
    import.place()?;
    let brought = import.bring()?;
    report(context, &import, &brought, sign)
}

/// Makes a table's script of one `.mat` file.
fn script(
    context: &CommandContext,
    files: &[PathBuf],
    number: Option<u64>,
    output: Option<&Path>,
) -> Result<(), Failure> {
    let [file] = files else { return Err(Failure::usage(phrase!("one-mat-file", "--mat takes one file at a time"))) };
    let (_, bytes) = inbox::read(file)?;
    let made = mat::script(file, &String::from_utf8_lossy(&bytes), number)?;
    let text: String = made.lines.iter().map(|line| format!("{line}\n")).collect();
    deliver(context, TextOutput { file, id: None, turns: made.turns, text: &text, output })?;
    if let (Some(output), false) = (output, context.terminal.json) {
        let command = format!("{} --script {}", made.command, printable_path(output));
        context.terminal.print_text("script-plays", &[("command", command.into())]);
    }
    Ok(())
}
