//! `adjudicate mail receive`: messages from a pipe or a Maildir into the games.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use super::serve::unreadable;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::import::{self, Import, Places};
use crate::cli::sysexits;
use crate::mail::maildir::Maildir;

/// Take a message from standard input, or all new messages of a Maildir, into the games.
///
/// Made for mail programs to call: .forward, aliases, procmail, sieve. Nothing that is wrong with a message makes it fail,
/// for a mail server would send a bounce to whoever claims to have written; that is reported, and the exit status is 0. It
/// is 75, try again, if a file cannot be read or written. In a Maildir messages that hold something for the games are
/// marked as seen, and others are left alone; so is one with a game that is not here yet, until somebody wants it (--yes).
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate mail receive --games /home/alice/games < message\n  \
                        adjudicate mail receive --games games --maildir Mail/games\n  \
                        .forward: \"|adjudicate mail receive --games /home/alice/games\"")]
pub struct Arguments {
    /// The directory with the games
    #[arg(long, value_name = "DIRECTORY", default_value = ".")]
    games: PathBuf,
    /// Read the new messages of this Maildir instead of standard input
    #[arg(long, value_name = "DIRECTORY")]
    maildir: Option<PathBuf>,
}

/// Runs the command.
///
/// # Errors
/// The games or the messages cannot be read, or a game cannot be written.
pub fn run(context: &Context, arguments: Arguments) -> Result<ExitCode, Failure> {
    let places = Places { game: None, games: arguments.games, output: None };
    let mut import = Import::open(context, places, &[])?;
    let mut seen = Vec::new();
    match &arguments.maildir {
        None => import.take_in(std::path::Path::new("-"))?,
        Some(directory) => {
            let unreadable = |error| unreadable(directory, &error);
            let maildir = Maildir::open(directory).map_err(unreadable)?;
            for path in maildir.new_messages().map_err(unreadable)? {
                match import.take_message(&path) {
                    Ok(true) => seen.push((maildir.clone(), path)),
                    Ok(false) => {}
                    Err(failure) => import.failures.push(failure),
                }
            }
        }
    }
    import.place()?;
    let brought = import.bring()?;
    for (maildir, path) in seen {
        let source = path.display().to_string();
        if !import.is_deferred(&source)
            && !import.is_unasked(&source)
            && let Err(error) = maildir.seen(&path)
        {
            import.failures.push(Failure::environment(format!("{} cannot be marked as seen: {error}", path.display())));
        }
    }
    import::report(context, &import, &brought)?;
    let again = import.failures.iter().any(Failure::is_environment);
    Ok(if again { ExitCode::from(sysexits::TEMPFAIL) } else { ExitCode::SUCCESS })
}
