//! `adjudicate mail`: turns in messages, and the referee's desk.

mod compose;
mod correspondents;
mod desk;
mod digest;
mod events;
mod journal;
pub mod post;
mod receive;
mod reply;
mod send;
mod sender;
mod serve;
mod status;
mod tend;
pub mod write;

use std::process::ExitCode;

use clap::{Args, Subcommand};

use super::context::Context;
use super::failure::Failure;
pub use send::send_entry;

/// Write, send and receive turns by mail.
///
/// Mail commands end with the exit status that mail servers understand: 0 done, 64 wrong usage, 65 refused, 75 try again
/// later, 78 wrong settings.
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
    Serve(serve::Arguments),
    Status(status::Arguments),
}

/// Runs the command.
///
/// # Errors
/// As the command below it.
pub fn run(context: &Context, arguments: Arguments) -> Result<ExitCode, Failure> {
    let done = match arguments.command {
        Command::Write(arguments) => write::run(context, arguments).map(|()| ExitCode::SUCCESS),
        Command::Send(arguments) => send::run(context, arguments).map(|()| ExitCode::SUCCESS),
        Command::Receive(arguments) => receive::run(context, arguments),
        Command::Serve(arguments) => serve::run(context, arguments),
        Command::Status(arguments) => status::run(context, arguments).map(|()| ExitCode::SUCCESS),
    };
    done.map_err(Failure::for_mail)
}
