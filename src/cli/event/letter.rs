//! Messages about an event: slips to its director, news to its players.

use adjudicate_desk::outgoing;
use adjudicate_director::letter::{self as slip_letter, addressee};

use super::super::context::CommandContext;
use crate::crypto::Identity;
use crate::event::Slip;
use crate::log;
use adjudicate_agent::Failure;
use adjudicate_desk::post;
use adjudicate_director::directory::EventDirectory;
use adjudicate_director::slips::SlipProposal;
use adjudicate_report::EntryWritten;
use adjudicate_report::HandedSlip;

/// Gives a slip away that was signed: by mail, or as text that can be sent by any way.
///
/// # Errors
/// As [`to_director`].
pub fn hand_over(context: &CommandContext, house: &EventDirectory, slip: &Slip, send: bool) -> Result<(), Failure> {
    if context.terminal.json {
        context.terminal.print_json(&HandedSlip { slip: slip.id(), text: slip.text() });
    }
    if send {
        return to_director(context, house, slip);
    }
    if !context.terminal.json {
        let mail = &addressee(house, slip).mail;
        context.terminal.print_text("told-slip-signed", &[]);
        context.terminal.print_text("told-slip-counts", &[("address", mail.as_str().into())]);
        context.terminal.print("");
        context.terminal.print_raw(&log::wrap(&slip.text()));
    }
    Ok(())
}

/// Mails a slip to the director.
///
/// # Errors
/// It is not known how to send mail, the director's address is none, or the outbox cannot be written.
pub fn to_director(context: &CommandContext, house: &EventDirectory, slip: &Slip) -> Result<(), Failure> {
    let mail = context.settings.mail()?;
    let from = mail.mailbox()?;
    let message = slip_letter::about_slip(house, slip, &from, context.now()?, context.language)?;
    outgoing::keep(context, &message)?;
    post::all(context)?.all_sent()?;
    if !context.terminal.json {
        context.terminal.print_text("told-slip-sent", &[("address", addressee(house, slip).mail.as_str().into())]);
    }
    Ok(())
}

/// Signs a slip, and hands it over as [`hand_over`] does.
///
/// # Errors
/// The slip cannot stand in the log, or cannot be mailed.
pub fn sign(
    context: &CommandContext,
    house: &EventDirectory,
    proposal: SlipProposal,
    send: bool,
    identity: &Identity,
) -> Result<(), Failure> {
    let slip = proposal.sign(&house.event, context.now()?, identity)?;
    hand_over(context, house, &slip, send)
}

/// Tells that an entry of the director is written.
pub fn show_written(context: &CommandContext, house: &EventDirectory, seq: u64) {
    match context.terminal.json {
        true => context.terminal.print_json(&EntryWritten { entry: seq, head: house.event.head() }),
        false => context.terminal.print_text("told-entry-signed", &[("entry", seq.into())]),
    }
}
