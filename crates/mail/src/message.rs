//! Messages as they travel (RFC 5322): plain text, HTML with a picture, and the entries as attachments.
//!
//! Every byte of a message follows from the input, boundaries included, so that a message written a second time after a
//! crash is the same message.

use std::fmt;

use lettre::message::header::{
    ContentDisposition, ContentId, ContentTransferEncoding, ContentType, Date, Header, HeaderName, HeaderValue,
};
use lettre::message::{Attachment, Body, Mailbox, Message, MultiPart, SinglePart};

use crate::PlainLetter;
use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_record::log::Time;

/// A message about to be written.
#[derive(Clone, Debug)]
pub struct OutgoingMessage {
    /// The sender.
    pub from: Mailbox,
    /// The recipients who have to act.
    pub to: Vec<Mailbox>,
    /// The recipients who get a copy.
    pub copy: Vec<Mailbox>,
    /// One line.
    pub subject: String,
    /// When.
    pub date: Time,
    /// The digest of the message's subject, such as an entry's id and the occasion; the `Message-ID` follows from it.
    pub about: Digest,
    /// The game, whose messages make one thread.
    pub game: Option<Digest>,
    /// The address to which answers go, if it is not the sender's.
    pub reply_to: Option<Mailbox>,
    /// The last entry of the game whose board is shown, where an answer has to say which board it answers; the `Message-ID`
    /// begins with it.
    pub board: Option<Digest>,
    /// The message that this one answers.
    pub answers: Option<String>,
    /// How a program came to send it: `auto-generated` or `auto-replied` (RFC 3834); none if a person sends it.
    pub automatic: Option<&'static str>,
    /// Whether the text is what a person says to a desk, and not a report of this program.
    pub in_words: bool,
    /// The plain text.
    pub text: String,
    /// The same as HTML.
    pub html: Option<String>,
    /// The picture of the board, PNG, that the HTML shows.
    pub picture: Option<Vec<u8>>,
    /// Entries: names of files and their texts.
    pub attachments: Vec<(String, String)>,
}

impl OutgoingMessage {
    /// A message of nothing but words from one to another, about no game and in answer to nothing; what else there is, is set.
    pub fn plain(
        from: Mailbox,
        to: Mailbox,
        subject: String,
        date: Time,
        about: Digest,
        text: String,
    ) -> OutgoingMessage {
        OutgoingMessage {
            from,
            to: vec![to],
            copy: Vec::new(),
            subject,
            date,
            about,
            game: None,
            reply_to: None,
            board: None,
            answers: None,
            automatic: None,
            in_words: false,
            text,
            html: None,
            picture: None,
            attachments: Vec::new(),
        }
    }

    /// The same as plain text and as HTML.
    pub fn letter(
        from: Mailbox,
        to: Mailbox,
        subject: String,
        date: Time,
        about: Digest,
        letter: &PlainLetter,
    ) -> OutgoingMessage {
        let html = Some(letter.html());
        OutgoingMessage { html, ..OutgoingMessage::plain(from, to, subject, date, about, letter.text()) }
    }
}

/// How the program names itself in messages that it makes, before its version; and in those that hold nothing but a person's words.
pub(super) const AGENT: &str = "adjudicate/";
const IN_WORDS: &str = "adjudicate-in-words";

/// The end of the id that begins the thread of a game; before it stands the game's own id.
pub const ROOT: &str = "@adjudicate.invalid";

/// As much of an entry's id as the id of a message has, where it says which board it shows, and as much of what tells messages
/// about that board apart.
pub const BOARD_DIGITS: usize = 16;
const ABOUT_DIGITS: usize = 24;

/// The fields of the id of a message about a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MessageRef {
    /// The beginning of the id of the entry whose board it shows.
    pub board: String,
    /// The beginning of what it is about, which tells it from other messages about that board.
    pub about: String,
}

/// As much of what a message is about as its id has, where it shows a board.
pub fn about_of(about: &Digest) -> String {
    about.to_hex().get(..ABOUT_DIGITS).unwrap_or_default().to_owned()
}

/// Parses the id of a message; `None` if it is no id of a message about a board.
pub fn answered(id: &str) -> Option<MessageRef> {
    let (local, _) = id.trim().split_once('@')?;
    let (board, about) = local.split_once('.')?;
    let hex = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte));
    let fits = board.len() == BOARD_DIGITS && about.len() == ABOUT_DIGITS && hex(board) && hex(about);
    fits.then(|| MessageRef { board: board.to_owned(), about: about.to_owned() })
}

/// The content id under which the HTML finds the picture.
pub const PICTURE: &str = "board@adjudicate.invalid";

/// Why a message cannot be written.
#[derive(Debug)]
pub struct MessageError(String);

impl fmt::Display for MessageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for MessageError {}

/// A header with a text that was checked to be plain.
#[derive(Clone)]
struct AutoSubmitted(String);

impl Header for AutoSubmitted {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("Auto-Submitted")
    }

    fn parse(text: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(AutoSubmitted(text.to_owned()))
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(Self::name(), self.0.clone())
    }
}

impl OutgoingMessage {
    /// The `Message-ID`, with its brackets.
    pub fn id(&self) -> String {
        let about = self.about.to_hex();
        let domain = self.from.email.domain();
        match &self.board {
            None => format!("<{}@{domain}>", about.get(..32).unwrap_or(&about)),
            Some(board) => {
                let board = board.to_hex();
                let start = board.get(..BOARD_DIGITS).unwrap_or(&board);
                format!("<{start}.{}@{domain}>", about_of(&self.about))
            }
        }
    }

    /// The message's bytes.
    ///
    /// # Errors
    /// It has no recipient.
    pub fn write(&self) -> Result<String, MessageError> {
        let seed = self.about.to_hex();
        let boundary = |part: &str| {
            let digest = Digest(sha256(&[seed.as_bytes(), part.as_bytes()])).to_hex();
            format!("=_{}", digest.get(..40).unwrap_or_default())
        };
        let plain = SinglePart::plain(self.text.clone());
        let mut content = MultiPart::mixed().boundary(boundary("mixed")).build();
        content = match (&self.html, &self.picture) {
            (None, _) => content.singlepart(plain),
            (Some(html), picture) => {
                let alternative = MultiPart::alternative().boundary(boundary("alternative")).singlepart(plain);
                let html = SinglePart::html(html.clone());
                content.multipart(match picture {
                    None => alternative.singlepart(html),
                    Some(picture) => {
                        let related = MultiPart::related().boundary(boundary("related")).singlepart(html);
                        alternative.multipart(related.singlepart(inline(picture)?))
                    }
                })
            }
        };
        for (name, text) in &self.attachments {
            // Base64, so that nothing on the way finds line ends or long lines to mend.
            let body = Body::new_with_encoding(text.as_bytes().to_vec(), ContentTransferEncoding::Base64);
            let body = body.map_err(|_| MessageError(format!("{name} cannot be encoded")))?;
            content = content.singlepart(Attachment::new(name.clone()).body(body, media("application/yaml")?));
        }
        let mut builder = Message::builder()
            .from(self.from.clone())
            .subject(plain_line(&self.subject))
            .header(date(self.date)?)
            .message_id(Some(self.id()))
            .user_agent(if self.in_words {
                IN_WORDS.to_owned()
            } else {
                format!("{AGENT}{}", env!("CARGO_PKG_VERSION"))
            });
        for mailbox in &self.to {
            builder = builder.to(mailbox.clone());
        }
        for mailbox in &self.copy {
            builder = builder.cc(mailbox.clone());
        }
        if let Some(reply_to) = &self.reply_to {
            builder = builder.reply_to(reply_to.clone());
        }
        let root = self.game.map(|game| format!("<{}{ROOT}>", game.to_hex()));
        let answered = self.answers.as_deref().filter(|id| is_id(id)).map(|id| format!("<{id}>"));
        let references: Vec<String> = root.iter().chain(&answered).cloned().collect();
        if !references.is_empty() {
            builder = builder.references(references.join(" "));
        }
        if let Some(parent) = answered.or(root) {
            builder = builder.in_reply_to(parent);
        }
        if let Some(how) = self.automatic {
            builder = builder.header(AutoSubmitted(how.to_owned()));
        }
        let message = builder.multipart(content).map_err(|error| MessageError(error.to_string()))?;
        String::from_utf8(message.formatted()).map_err(|error| MessageError(error.to_string()))
    }
}

fn inline(picture: &[u8]) -> Result<SinglePart, MessageError> {
    let body = Body::new_with_encoding(picture.to_vec(), ContentTransferEncoding::Base64);
    let body = body.map_err(|_| MessageError("the picture cannot be encoded".to_owned()))?;
    let part = SinglePart::builder()
        .header(media("image/png")?)
        .header(ContentDisposition::inline_with_name("board.png"))
        .header(ContentId::from(format!("<{PICTURE}>")));
    Ok(part.body(body))
}

fn media(kind: &str) -> Result<ContentType, MessageError> {
    ContentType::parse(kind).map_err(|error| MessageError(error.to_string()))
}

/// A date as headers write it.
fn date(time: Time) -> Result<Date, MessageError> {
    const DAYS: [&str; 7] = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"];
    const MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    let text = time.to_string();
    let part = |from: usize, to: usize| text.get(from..to).unwrap_or_default();
    let day = usize::try_from(time.unix().div_euclid(86_400).rem_euclid(7)).unwrap_or(0);
    let month = part(5, 7).parse::<usize>().unwrap_or(1).saturating_sub(1);
    let (day, month) = (DAYS.get(day).unwrap_or(&""), MONTHS.get(month).unwrap_or(&""));
    let written = format!("{day}, {} {month} {} {} +0000", part(8, 10), part(0, 4), part(11, 19));
    Date::parse(&written).map_err(|error| MessageError(format!("the date {time}: {error}")))
}

/// A text for a header: without what could end the line.
fn plain_line(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(200).collect()
}

/// Returns whether a text from somebody's message is allowed in a header as a message's id.
fn is_id(text: &str) -> bool {
    !text.is_empty() && text.len() <= 200 && text.bytes().all(|b| b.is_ascii_graphic() && !matches!(b, b'<' | b'>'))
}
