//! Messages about an event.

use adjudicate_mail::message::OutgoingMessage;
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::{self, Time};
use adjudicate_render::wrapped;
use lettre::message::Mailbox;

use super::directory::EventDirectory;

/// The width of plain text in messages.
const WIDTH: usize = 71;

/// A message about an event.
pub struct EventMessage<'a> {
    /// The sender.
    pub from: &'a Mailbox,
    /// To whom.
    pub to: Mailbox,
    /// The subject, in a few words.
    pub subject: &'a str,
    /// When.
    pub date: Time,
    /// The digest of the subject; the `Message-ID` follows from it.
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

impl EventMessage<'_> {
    /// The message.
    pub fn message(self, house: &EventDirectory) -> OutgoingMessage {
        let id = house.event.id().to_hex();
        let title = house.event.charter().event.as_str();
        let mut text: Vec<String> = self.text.iter().map(|part| paragraph(part)).collect();
        if let Some(slip) = self.slip {
            text.push(log::wrap(slip).trim_end().to_owned());
        }
        let subject = format!("[adjudicate] {title}/{}: {}", id.get(..8).unwrap_or_default(), self.subject);
        let text = text.join("\n\n") + "\n";
        OutgoingMessage {
            game: Some(house.event.id()),
            automatic: self.automatic,
            attachments: self.log.into_iter().collect(),
            ..OutgoingMessage::plain(self.from.clone(), self.to, subject, self.date, self.about, text)
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
