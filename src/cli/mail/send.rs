//! `adjudicate mail send`: messages on their way, by way of the outbox.

use std::path::Path;

use clap::Args;

use super::write::{self, RecipientArguments};
use crate::cli::context::CommandContext;
use adjudicate_agent::{Failure, signing};
use adjudicate_desk::post::{self, SendReport};
use adjudicate_report::{SendingReport, UndeliveredMail};
use adjudicate_rules::{Phrase, phrase};

/// Send a message about the game as it stands, and whatever still waits in the outbox.
///
/// A message is kept in the outbox first, then sent, then removed. A message that could not be sent waits there and is
/// tried again by the next `mail send`.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate mail send game.yaml\n  adjudicate mail send --outbox     (only what waits)\n  \
                        adjudicate play d2 --send          (signs and sends in one go)"
)]
pub struct Arguments {
    #[command(flatten)]
    choice: RecipientArguments,
    /// Write no new message; send what waits
    #[arg(long, conflicts_with_all = ["game", "to", "whole", "language"])]
    outbox: bool,
}

/// Runs the command.
///
/// # Errors
/// The message cannot be written, or is not taken now.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    if !arguments.outbox {
        keep(context, &arguments.choice)?;
    }
    report(context, &post::all(context)?)
}

/// Sends the entry that has just been signed in this game.
///
/// # Errors
/// As [`run`]; a failure leaves the entry in the log.
pub fn send_entry(context: &CommandContext, path: &Path) -> Result<(), Failure> {
    send_signed(
        context,
        path,
        phrase!("entry-unsent", "the entry is signed and stands in the log; `adjudicate mail send` sends it"),
    )
}

/// Sends what waits beside the log of this game, a slip or an element that has just been given.
///
/// # Errors
/// As [`run`]; it waits beside the log all the same.
pub fn send_waiting(context: &CommandContext, path: &Path) -> Result<(), Failure> {
    send_signed(
        context,
        path,
        phrase!("slip-unsent", "it is signed and lies beside the log; `adjudicate mail send` sends it"),
    )
}

/// Sends what has just been signed in this game to everybody. If the message cannot be kept, this hint says what is there all the same.
fn send_signed(context: &CommandContext, path: &Path, hint: Phrase) -> Result<(), Failure> {
    keep(context, &RecipientArguments::everybody(path)).map_err(|failure| failure.hint(hint))?;
    report(context, &post::all(context).map_err(Failure::for_mail)?)
}

/// Puts the message into the outbox.
fn keep(context: &CommandContext, choice: &RecipientArguments) -> Result<(), Failure> {
    let message = write::prepare(context, choice)?;
    adjudicate_desk::outgoing::keep(context, &message)?;
    // Only a message to everybody hands over what is new; the outbox has it now, whatever happens.
    match message.game.filter(|_| choice.to.is_empty()) {
        Some(game) => signing::handed_over(context, &game),
        None => Ok(()),
    }
}

/// Says what became of the messages.
fn report(context: &CommandContext, posted: &SendReport) -> Result<(), Failure> {
    let terminal = context.terminal;
    if terminal.json {
        terminal.print_json(&SendingReport {
            sent: posted.sent.clone(),
            refused: UndeliveredMail::all(&posted.refused),
            waiting: UndeliveredMail::all(&posted.waiting),
            busy: posted.busy,
        });
    } else if !posted.sent.is_empty() {
        terminal.print_text("mail-sent", &[("to", terminal.language.list(&posted.sent).into())]);
    } else if posted.refused.is_empty() && posted.waiting.is_empty() && !posted.busy {
        terminal.print_text("mail-nothing-waits", &[]);
    }
    posted.all_sent()
}
