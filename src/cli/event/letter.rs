//! Messages about an event: slips to its director, news to its players.

use lettre::message::Mailbox;
use serde_json::json;

use super::super::context::Context;
use super::super::mail::{post, write};
use super::house::House;
use crate::crypto::Digest;
use crate::event::Slip;
use crate::log::{self, Time};
use crate::mail::message::Outgoing;
use crate::render::wrapped;
use adjudicate_office::failure::Failure;

/// The width of plain text in messages.
const WIDTH: usize = 71;

/// A message about an event.
pub struct Letter<'a> {
    /// Who writes.
    pub from: &'a Mailbox,
    /// To whom.
    pub to: Mailbox,
    /// What it is about, in a few words.
    pub subject: &'a str,
    /// When.
    pub date: Time,
    /// What it is about: its `Message-ID` follows from it.
    pub about: Digest,
    /// How a program came to send it.
    pub automatic: Option<&'static str>,
    /// Paragraphs and tables; a line that begins with a blank is left as it is.
    pub text: &'a [String],
    /// A slip that goes along as a block, if any.
    pub slip: Option<&'a str>,
    /// The whole log, with the name of its file.
    pub log: Option<(String, String)>,
}

impl Letter<'_> {
    /// The message.
    pub fn message(self, house: &House) -> Outgoing {
        let id = house.event.id().to_hex();
        let title = house.event.charter().event.as_str();
        let mut text: Vec<String> = self.text.iter().map(|part| paragraph(part)).collect();
        if let Some(slip) = self.slip {
            text.push(log::wrap(slip).trim_end().to_owned());
        }
        Outgoing {
            from: self.from.clone(),
            to: vec![self.to],
            copy: Vec::new(),
            subject: format!("[adjudicate] {title}/{}: {}", id.get(..8).unwrap_or_default(), self.subject),
            date: self.date,
            about: self.about,
            game: Some(house.event.id()),
            answers: None,
            automatic: self.automatic,
            text: text.join("\n\n") + "\n",
            html: None,
            picture: None,
            attachments: self.log.into_iter().collect(),
        }
    }
}

fn paragraph(part: &str) -> String {
    let lines = part.lines().map(|line| match line.starts_with(' ') {
        true => line.to_owned(),
        false => {
            let lines: Vec<String> = wrapped(line, WIDTH).iter().map(|line| line.trim_start().to_owned()).collect();
            lines.join("\n")
        }
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Gives a slip away that was signed: by mail, or as text that can be sent by any way.
///
/// # Errors
/// As [`to_director`].
pub fn hand_over(context: &Context, house: &House, slip: &Slip, send: bool) -> Result<(), Failure> {
    if context.terminal.json {
        context.terminal.print_json(&json!({ "slip": slip.id().to_string(), "text": slip.text() }));
    }
    if send {
        return to_director(context, house, slip);
    }
    if !context.terminal.json {
        let mail = &house.event.charter().director.mail;
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
pub fn to_director(context: &Context, house: &House, slip: &Slip) -> Result<(), Failure> {
    let mail = context.settings.mail()?;
    let from = mail.mailbox()?;
    let director = &house.event.charter().director;
    let to = crate::mail::address::parse(director.mail.as_str())
        .map_err(|why| Failure::ruled(format!("the director's address cannot be written to: {why}")))?;
    let text = [
        format!("For the event \"{}\": {} of {}.", house.event.charter().event, slip.kind.one(), slip.by),
        "The block below is the signed slip; leave it as it is.".to_owned(),
    ];
    let letter = Letter {
        from: &from,
        to: to.clone().into(),
        subject: &format!("{} of {}", slip.kind.one(), slip.by),
        date: context.now()?,
        about: slip.id(),
        automatic: None,
        text: &text,
        slip: Some(&slip.text()),
        log: None,
    };
    let message = letter.message(house);
    write::keep(&context.settings.outbox()?, &message)?;
    post::all(context)?.all_sent()?;
    if !context.terminal.json {
        context
            .terminal
            .print(format!("The slip is signed and sent to {to}. It counts when the director has written it in."));
    }
    Ok(())
}
