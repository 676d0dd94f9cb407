//! Messages about an event: slips to its director, news to its players.

use adjudicate_desk::outgoing;
use adjudicate_director::letter::EventMessage;

use super::super::context::CommandContext;
use crate::crypto::Identity;
use crate::event::{Director, Slip, SlipDraft, SlipKind};
use crate::log;
use adjudicate_agent::Failure;
use adjudicate_desk::post;
use adjudicate_director::directory::EventDirectory;
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
        context.terminal.print("The slip is signed.");
        context.terminal.print(format!("It counts when the director has written it in: send this to {mail}.\n"));
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
    let director = addressee(house, slip);
    let to = crate::mail::address::parse(director.mail.as_str())
        .map_err(|why| Failure::ruled(format!("the director's address cannot be written to: {why}")))?;
    let text = [
        format!("For the event \"{}\": {} of {}.", house.event.charter().event, slip.kind.one(), slip.by),
        "The block below is the signed slip; leave it as it is.".to_owned(),
    ];
    let letter = EventMessage {
        from: &from,
        to: to.clone().into(),
        subject: &format!("{} of {}", slip.kind.one(), slip.by),
        date: context.now()?,
        about: slip.id(),
        automatic: None,
        marked: false,
        text: &text,
        slip: Some(&slip.text()),
        log: None,
    };
    let message = letter.message(house);
    outgoing::keep(context, &message)?;
    post::all(context)?.all_sent()?;
    if !context.terminal.json {
        context
            .terminal
            .print(format!("The slip is signed and sent to {to}. It counts when the director has written it in."));
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
    draft: SlipDraft,
    send: bool,
    identity: &Identity,
) -> Result<(), Failure> {
    let slip = house.event.sign_slip(draft, identity).map_err(Failure::fault)?;
    hand_over(context, house, &slip, send)
}

/// Tells that an entry of the director is written.
pub fn show_written(context: &CommandContext, house: &EventDirectory, seq: u64) {
    match context.terminal.json {
        true => context.terminal.print_json(&EntryWritten { entry: seq, head: house.event.head() }),
        false => context.terminal.print(format!("Entry {seq} is signed.")),
    }
}

/// The person who writes a slip in: the director, or the one to whom the director hands over.
fn addressee<'a>(house: &'a EventDirectory, slip: &Slip) -> &'a Director {
    let director = house.event.director();
    let taker = if let SlipKind::Handover(consent) = &slip.kind { house.event.deputy(&consent.to) } else { None };
    taker.unwrap_or(director)
}
