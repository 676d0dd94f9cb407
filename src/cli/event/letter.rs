//! Messages about an event: entries to its director, news from him.

use lettre::message::Mailbox;

use super::super::context::Context;
use super::super::failure::Failure;
use super::super::mail::{post, write};
use super::house::House;
use crate::crypto::{Digest, sha256};
use crate::log::{self, Time};
use crate::mail::message::Outgoing;
use crate::render::wrapped;

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
    /// Entries of the event's log that go along as a block, if any.
    pub entries: Option<&'a str>,
    /// The whole log, with the name of its file.
    pub log: Option<(String, String)>,
}

impl Letter<'_> {
    /// The message.
    pub fn message(self, house: &House) -> Outgoing {
        let id = house.event.id().to_hex();
        let title = house.event.charter().event.as_str();
        let mut text: Vec<String> = self.text.iter().map(|part| paragraph(part)).collect();
        if let Some(entries) = self.entries {
            text.push(log::wrap(entries).trim_end().to_owned());
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

/// Mails an entry to the director.
///
/// # Errors
/// It is not known how to send mail, the director's address is none, or the outbox cannot be written.
pub fn to_director(context: &Context, house: &House, seq: u64, entries: &str) -> Result<(), Failure> {
    let mail = context.settings.mail()?;
    let from = mail.mailbox()?;
    let director = &house.event.charter().director;
    let to = crate::mail::address::parse(director.mail.as_str())
        .map_err(|why| Failure::ruled(format!("the director's address cannot be written to: {why}")))?;
    let text = [
        format!("For the event \"{}\": entry {seq} of its log.", house.event.charter().event),
        "The block below is the signed entry; leave it as it is.".to_owned(),
    ];
    let letter = Letter {
        from: &from,
        to: to.clone().into(),
        subject: &format!("entry {seq}"),
        date: context.now()?,
        about: Digest(sha256(&[b"event entry", &house.event.head().0])),
        automatic: None,
        text: &text,
        entries: Some(entries),
        log: None,
    };
    let message = letter.message(house);
    write::keep(&context.settings.outbox()?, &message)?;
    post::all(context)?.all_sent()?;
    if !context.terminal.json {
        context.terminal.print(format!("Entry {seq} is signed and sent to {to}."));
    }
    Ok(())
}
