//! `adjudicate store`: what many desks share.

pub mod access;
mod archive;
mod desks;
mod games;
mod refused;
pub mod size;

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};

use self::access::{LEASE, RowLimit, access, open};
use super::context::CommandContext;
use super::mail::unread;
use crate::rules::PhraseArgument;
use adjudicate_agent::Failure;
use adjudicate_report::StoreTransfer;
use adjudicate_store::TransferCounts;
use adjudicate_text::view;

/// Set up a database that several desks share, and look after it.
///
/// A store is a database that speaks PostgreSQL's protocol. Desks over it have no state of their own: as many as are
/// wanted work on it at the same time (`mail serve --store URL`), and mail hosts put messages into it (`mail receive
/// --store URL`). The password is in PGPASSWORD, printed by `store: password_command` of the configuration, or in
/// ~/.pgpass.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate store init postgresql://desk@db.example.org/games\n  \
                        adjudicate store import games-of-the-club postgresql://desk@db.example.org/games\n  \
                        adjudicate store export backup postgresql://desk@db1,db2/games\n  \
                        adjudicate store status postgresql://desk@db1,db2/games")]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Make missing tables, or upgrade older ones; existing data stays
    #[command(after_help = "Example:\n  adjudicate store init postgresql://desk@db.example.org/games")]
    Init {
        /// The store
        #[arg(value_name = "URL")]
        url: String,
    },
    /// Copy the directories games, events, state and mail below a directory into a store
    #[command(after_help = "Example:\n  adjudicate store import club postgresql://desk@db.example.org/games")]
    Import {
        /// The directory
        #[arg(value_name = "DIRECTORY")]
        directory: PathBuf,
        /// The store
        #[arg(value_name = "URL")]
        url: String,
    },
    /// Write everything in a store as files, byte for byte, into a directory
    #[command(after_help = "Example:\n  adjudicate store export backup postgresql://desk@db1,db2/games")]
    Export {
        /// The directory
        #[arg(value_name = "DIRECTORY")]
        directory: PathBuf,
        /// The store
        #[arg(value_name = "URL")]
        url: String,
    },
    /// Show how much is in a store, and how much work waits
    #[command(after_help = "Example:\n  adjudicate store status postgresql://desk@db1,db2/games")]
    Status {
        /// The store
        #[arg(value_name = "URL")]
        url: String,
        /// As OpenMetrics text, for a metrics collector
        #[arg(long)]
        metrics: bool,
    },
    /// List games, by player, event, state or age
    #[command(
        after_help = "Examples:\n  adjudicate store games postgresql://desk@db1,db2/games --player alice@example.org\n  \
                            adjudicate store games postgresql://desk@db1,db2/games --state running --idle-days 30"
    )]
    Games(games::Arguments),
    /// Show a game: its last entries, and the work that waits for it
    #[command(after_help = "Example:\n  adjudicate store game 7f3a91c2 postgresql://desk@db1,db2/games")]
    Game {
        /// The game: the beginning of its id, or its path in the store
        #[arg(value_name = "GAME")]
        game: String,
        /// The store
        #[arg(value_name = "URL")]
        url: String,
        #[command(flatten)]
        limit: RowLimit,
    },
    /// Verify every log of a store, and compare every table with the logs
    #[command(after_help = "Example:\n  adjudicate store check postgresql://desk@db1,db2/games")]
    Check {
        /// The store
        #[arg(value_name = "URL")]
        url: String,
        #[command(flatten)]
        limit: RowLimit,
    },
    /// Write finished games into a directory, verify the files, and remove the games from the store
    #[command(
        after_help = "Example:\n  adjudicate store archive --before 2026-01-01 archive-2025 postgresql://desk@db1,db2/games"
    )]
    Archive(archive::Arguments),
    /// Delete the letters and the address of a person, and list the signed logs that stay
    #[command(after_help = "Example:\n  adjudicate store erase alice@example.org postgresql://desk@db1,db2/games")]
    Erase {
        /// The address
        #[arg(value_name = "ADDRESS")]
        address: String,
        /// The store
        #[arg(value_name = "URL")]
        url: String,
        #[command(flatten)]
        limit: RowLimit,
    },
    /// List the desks, and the time at which each was last active
    #[command(after_help = "Example:\n  adjudicate store desks postgresql://desk@db1,db2/games")]
    Desks {
        /// The store
        #[arg(value_name = "URL")]
        url: String,
        #[command(flatten)]
        limit: RowLimit,
    },
    /// List the letters that desks have left for a person; show, answer, play or close one
    #[command(after_help = "Examples:\n  adjudicate store unread postgresql://desk@db1,db2/games\n  \
                            adjudicate store unread postgresql://desk@db1,db2/games answer 3 --say 'Which of the two?'")]
    Unread {
        /// The store
        #[arg(value_name = "URL")]
        url: String,
        #[command(flatten)]
        limit: RowLimit,
        #[command(subcommand)]
        command: Option<unread::LetterCommand>,
    },
    /// List the messages that no mail server takes; retry or drop some
    #[command(after_help = "Examples:\n  adjudicate store refused postgresql://desk@db1,db2/games\n  \
                            adjudicate store refused postgresql://desk@db1,db2/games retry 5f2c08\n  \
                            adjudicate store refused postgresql://desk@db1,db2/games drop --to gone@example.org")]
    Refused(refused::Arguments),
}

/// Runs the command.
///
/// # Errors
/// The store cannot be reached, read or written, or the directory not be read or written.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let terminal = context.terminal;
    match arguments.command {
        Command::Init { url } => {
            let (before, now) = adjudicate_store::init(&access(&context.settings, &url, "", LEASE)?)?;
            match (terminal.json, before == now) {
                (true, _) => terminal.print_json(&open(&context.settings, &url)?.counts()?),
                (false, true) => terminal.print_text("store-is-there", &[]),
                (false, false) => {
                    terminal.print_text("store-brought-forward", &[("version", now.to_string().into())]);
                }
            }
        }
        Command::Import { directory, url } => {
            let moved = adjudicate_store::import(&mut *open(&context.settings, &url)?, &directory)?;
            print_moved(context, &moved, "store-imported", &directory);
        }
        Command::Export { directory, url } => {
            let moved = adjudicate_store::export(&mut *open(&context.settings, &url)?, &directory)?;
            print_moved(context, &moved, "store-exported", &directory);
        }
        Command::Status { url, metrics } => size::show(context, &url, metrics)?,
        Command::Games(arguments) => games::list(context, arguments)?,
        Command::Game { game, url, limit } => games::show(context, &url, &game, limit)?,
        Command::Check { url, limit } => games::check(context, &url, limit)?,
        Command::Archive(arguments) => archive::run(context, &arguments)?,
        Command::Erase { address, url, limit } => archive::erase(context, &url, &address, limit)?,
        Command::Desks { url, limit } => desks::list(context, &url, limit)?,
        Command::Unread { url, limit, command } => unread::run_on_store(context, &url, limit.length(), command)?,
        Command::Refused(arguments) => refused::run(context, arguments)?,
    }
    Ok(())
}

fn print_moved(context: &CommandContext, moved: &TransferCounts, key: &str, directory: &Path) {
    let TransferCounts { games, documents, messages } = *moved;
    if context.terminal.json {
        context.terminal.print_json(&StoreTransfer { games, documents, messages });
        return;
    }
    let counts = [("games", games.into()), ("documents", documents.into()), ("messages", messages.into())];
    let directory = ("directory", PhraseArgument::from(view::quoted(directory)));
    context.terminal.print_text(key, &counts.into_iter().chain([directory]).collect::<Vec<_>>());
}
