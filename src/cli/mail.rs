//! `adjudicate mail`: turns in messages, and the referee's desk.

mod desk_log;
mod fetch;
mod player_status;
mod receive;
mod send;
mod serve;
mod serve_store;
mod setup;
mod status;
mod status_forms;
mod test;
mod token;
pub mod unread;
pub mod write;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{Args, Subcommand};

use super::context::CommandContext;
use adjudicate_agent::{Failure, sysexits};
pub use send::{send_entry, send_waiting};
pub use status::claims;

/// Set up mail, and send and receive moves by mail.
///
/// Mail commands end with the exit status that mail servers understand: 0 done, 64 wrong usage, 65 refused, 75 try again
/// later, 78 wrong settings. `mail receive` ends with 75 for wrong usage and wrong settings as well, so that no message is sent back.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate mail send game.yaml\n  adjudicate mail receive --games games < message\n  \
                        adjudicate mail serve --once"
)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Write(write::Arguments),
    Send(send::Arguments),
    Receive(receive::Arguments),
    Fetch(fetch::FetchArguments),
    Watch(fetch::WatchArguments),
    Serve(serve::Arguments),
    Setup(setup::Arguments),
    Status(status::Arguments),
    Token(token::Arguments),
    Test(test::TestArguments),
    Unread(unread::Arguments),
}

impl Arguments {
    /// Whether the command works on a store itself, and needs no files of one.
    pub fn knows_stores(&self) -> bool {
        matches!(self.command, Command::Receive(_) | Command::Serve(_) | Command::Status(_) | Command::Unread(_))
    }

    /// Whether the command takes a game by its name.
    pub fn is_for_games(&self) -> bool {
        matches!(self.command, Command::Write(_) | Command::Send(_) | Command::Token(_))
    }

    /// The exit status if the settings cannot be understood.
    pub fn status_of_settings(&self) -> u8 {
        if matches!(self.command, Command::Receive(_)) { sysexits::TEMPFAIL } else { sysexits::CONFIG }
    }
}

/// The exit status for a command line that cannot be understood, if it is one of a mail command.
pub fn status_of_usage(arguments: &[OsString]) -> Option<u8> {
    let mut words = arguments.iter().skip(1).filter(|word| !word.as_encoded_bytes().starts_with(b"-"));
    match (words.next()?.to_str()?, words.next().and_then(|word| word.to_str())) {
        ("mail", Some("receive")) => Some(sysexits::TEMPFAIL),
        ("mail", _) => Some(sysexits::USAGE),
        _ => None,
    }
}

/// Runs the command.
///
/// # Errors
/// As the command below it.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<ExitCode, Failure> {
    let done = match arguments.command {
        Command::Write(arguments) => write::run(context, arguments).map(|()| ExitCode::SUCCESS),
        Command::Send(arguments) => send::run(context, arguments).map(|()| ExitCode::SUCCESS),
        Command::Fetch(arguments) => fetch::run(context, arguments),
        Command::Watch(arguments) => fetch::watch(context, arguments),
        Command::Receive(arguments) => receive::run(context, arguments),
        Command::Setup(arguments) => setup::run(context, arguments).map(|()| ExitCode::SUCCESS),
        Command::Test(arguments) => test::run(context, arguments).map(|()| ExitCode::SUCCESS),
        Command::Serve(arguments) => serve::run(context, arguments),
        Command::Status(arguments) => status::run(context, arguments).map(|()| ExitCode::SUCCESS),
        Command::Unread(arguments) => unread::run(context, arguments).map(|()| ExitCode::SUCCESS),
        Command::Token(arguments) => token::run(context, arguments).map(|()| ExitCode::SUCCESS),
    };
    done.map_err(Failure::for_mail)
}
