//! Messages about an event.

use adjudicate_mail::PlainLetter;
use adjudicate_mail::message::OutgoingMessage;
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::{self, Time};
use lettre::message::Mailbox;

use super::directory::EventDirectory;

/// A message about an event. Its first line names the event, with the subject if its text does not begin with the event's name.
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
    /// Whether the reader answers in words, above the line that says so.
    pub marked: bool,
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
        let block = self.slip.map(log::wrap).unwrap_or_default();
        let names_it = self.text.first().is_some_and(|first| first.contains(title));
        let first = (!names_it).then(|| format!("{title}: {}.", self.subject));
        let text: Vec<String> = first.into_iter().chain(self.text.iter().cloned()).collect();
        let letter = PlainLetter { marked: self.marked, block, ..PlainLetter::of(&text) };
        let subject = format!("[adjudicate] {title}/{}: {}", id.get(..8).unwrap_or_default(), self.subject);
        OutgoingMessage {
            game: Some(house.event.id()),
            automatic: self.automatic,
            attachments: self.log.into_iter().collect(),
            ..OutgoingMessage::letter(self.from.clone(), self.to, subject, self.date, self.about, &letter)
        }
    }
}
