//! `adjudicate import`: letters into games.

mod report;

use std::path::PathBuf;
use std::process::ExitCode;

use adjudicate_office::inbox::{Import, Places};
use clap::Args;

use super::context::Context;
use adjudicate_office::Failure;
pub use report::all as report;

/// Take entries from mail, armored text or YAML into the game.
///
/// Whatever the files hold is found by itself: logs, entries among other text, armored blocks, quoted or not. An entry that
/// is here already is skipped; one that extends the log is verified and appended; one that came too early is kept until the
/// gap is filled; of several branches the line is followed, and the rest is kept beside the log, as are slips and elements that
/// wait for an entry. Anything else is reported with the reason. At the end stands what is due from you.
///
/// The exit status is 1 if an entry was refused or somebody has signed twice.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate import letter.txt\n  adjudicate import --game game.yaml alice-0007.yaml\n  \
                        adjudicate import - < mail.txt\n  adjudicate import invitation.yaml --output spring.yaml"
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
    /// to GAME-NAME-NAME.yaml
    #[arg(short, long, value_name = "FILE", conflicts_with = "game")]
    output: Option<PathBuf>,
}

/// Runs the command.
///
/// # Errors
/// A file cannot be read or written. What is wrong with one entry is reported, and the next one is looked at.
pub fn run(context: &Context, arguments: Arguments) -> Result<ExitCode, Failure> {
    let Arguments { files, game, games, output } = arguments;
    let mut import = Import::open(context, Places { game, games, output }, &files)?;
    for source in &files {
        import.take_in(source)?;
    }
    import.place()?;
    let brought = import.bring()?;
    report(context, &import, &brought)
}
