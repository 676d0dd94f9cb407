//! Messages about an event.

use adjudicate_agent::Failure;
use adjudicate_event::{Director, Slip, SlipKind};
use adjudicate_locales::Language;
use adjudicate_mail::message::OutgoingMessage;
use adjudicate_mail::{PlainLetter, address};
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::{self, Time};
use adjudicate_rules::phrase;
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
    /// The reader's language.
    pub language: Language,
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
        let values = [("event", title.into()), ("subject", self.subject.into())];
        let first = (!names_it).then(|| self.language.text("event-first-line", &values));
        let text: Vec<String> = first.into_iter().chain(self.text.iter().cloned()).collect();
        let letter = PlainLetter { language: self.language, marked: self.marked, block, ..PlainLetter::of(&text) };
        let subject = format!("[adjudicate] {title}/{}: {}", id.get(..8).unwrap_or_default(), self.subject);
        OutgoingMessage {
            game: Some(house.event.id()),
            automatic: self.automatic,
            attachments: self.log.into_iter().collect(),
            ..OutgoingMessage::letter(self.from.clone(), self.to, subject, self.date, self.about, &letter)
        }
    }
}

/// Returns the letter with a slip that was signed, to the person who writes it in. Its words are in the language of the sender, for
/// nothing says which one the director reads, and a program takes the block whatever stands above it.
///
/// # Errors
/// The charter's address of that person cannot be written to.
pub fn about_slip(
    house: &EventDirectory,
    slip: &Slip,
    from: &Mailbox,
    date: Time,
    language: Language,
) -> Result<OutgoingMessage, Failure> {
    let to = address::parse(addressee(house, slip).mail.as_str()).map_err(|why| {
        Failure::ruled(phrase!("director-unreachable", "the director's address cannot be written to: {why}", why = why))
    })?;
    let values = [
        ("event", house.event.charter().event.as_str().into()),
        ("kind", slip.kind.name().into()),
        ("name", slip.by.as_str().into()),
    ];
    let text = ["slip-letter", "slip-letter-block"].map(|key| language.text(key, &values));
    let letter = EventMessage {
        from,
        to: to.into(),
        subject: &language.text("slip-title", &values),
        date,
        about: slip.id(),
        language,
        automatic: None,
        marked: false,
        text: &text,
        slip: Some(&slip.text()),
        log: None,
    };
    Ok(letter.message(house))
}

/// The person who writes a slip in: the director, or the one to whom the director hands over.
pub fn addressee<'a>(house: &'a EventDirectory, slip: &Slip) -> &'a Director {
    let director = house.event.director();
    let taker = if let SlipKind::Handover(consent) = &slip.kind { house.event.deputy(&consent.to) } else { None };
    taker.unwrap_or(director)
}
