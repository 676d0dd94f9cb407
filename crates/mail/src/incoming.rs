//! Reading what comes in: messages of any make, and whatever else entries arrive in.
//!
//! Nothing in a message is believed. The sender's address decides only who may get an answer; entries carry their own
//! proof.

mod addressed;
pub(super) mod charset;
mod envelope;
mod parser;
mod readable;
pub(super) mod transfer;

use adjudicate_rules::{Phrase, phrase};
use std::collections::BTreeSet;

use mail_parser::{Message, MessagePart, MimeHeaders, PartType};
use memchr::{memchr, memmem};

pub use self::addressed::ReplyHeaders;
pub use self::envelope::Envelope;
pub use self::readable::ReadableMessage;
use super::find::{self, FoundBlock, FoundEventLog, Search};
use super::html;
use adjudicate_record::crypto::Digest;

/// Headers of which every message has at least one at its top.
const USUAL: &[&str] = &[
    "from",
    "to",
    "cc",
    "date",
    "subject",
    "received",
    "return-path",
    "delivered-to",
    "message-id",
    "mime-version",
    "content-type",
    "content-transfer-encoding",
    "x-original-to",
];

/// Messages inside of messages that are followed. Messages that nest deeper are searched as they are.
const NESTED_MAX: usize = 50;
/// As much of a message as is searched without regard to its structure.
const WRECK_MAX: usize = 1024 * 1024;
/// As many pictures without a code as are looked at in a message.
const PICTURES_MAX: usize = 2;

/// The content of a file or a message.
#[derive(Default)]
pub struct IncomingContent {
    /// The envelope; `None` if the file is no message.
    pub envelope: Option<Envelope>,
    /// Its entries, in all the forms in which they occur; each sequence of bytes once.
    pub entries: Vec<FoundBlock>,
    /// Lines of elements that came on their own.
    pub elements: Vec<String>,
    /// Entries of the logs of events, as they occur.
    pub events: Vec<String>,
    /// The logs of events that are in it: their announcements bring them.
    pub event_logs: Vec<FoundEventLog>,
    /// Pictures in which no code was found.
    pub pictures: Vec<UnreadPicture>,
    /// Ids in what arrived damaged: it says of which game it once was, even if nothing else can be made out.
    pub ids: BTreeSet<Digest>,
    search: Search,
}

/// A picture in a message in which no code was found.
#[derive(Clone, Debug)]
pub struct UnreadPicture {
    /// The name of its part, as far as the message tells it.
    pub name: Phrase,
    /// Why nothing was found.
    pub why: Phrase,
}

impl UnreadPicture {
    /// Returns name and reason in one line: `photo.jpg: no code was found in it`.
    pub fn told(&self) -> Phrase {
        let UnreadPicture { name, why } = self;
        phrase!("about", "{what}: {said}", what = name.clone(), said = why.clone())
    }

    /// The same with a part's name that is as short as `shorten` makes it: any sender can choose one.
    pub fn told_shortly(&self, shorten: impl Fn(&str) -> String) -> Phrase {
        let name = Phrase { english: shorten(&self.name), ..self.name.clone() };
        UnreadPicture { name, why: self.why.clone() }.told()
    }
}

/// Gives the texts of all codes in a picture, or says why it cannot.
pub type QrReader<'a> = &'a mut dyn FnMut(&[u8]) -> Result<Vec<Vec<u8>>, Phrase>;

/// Reads a message, a log, a text or a picture. There are pictures at which it takes hours to look: what strangers send is
/// for [`read_with`].
pub fn read(bytes: &[u8]) -> IncomingContent {
    #[cfg(feature = "post")]
    return read_with(bytes, &mut super::qr::read_picture);
    #[cfg(not(feature = "post"))]
    read_with(bytes, &mut |_| Err(phrase!("pictures-unknown", "this program was built without reading pictures")))
}

/// The same, with another way to look at pictures.
pub fn read_with(bytes: &[u8], looks: QrReader<'_>) -> IncomingContent {
    let mut incoming = everything(bytes, looks);
    incoming.drop_repeated_damage();
    incoming
}

/// The message in these bytes, if they are one that the parser can take apart.
pub(super) fn parsed(bytes: &[u8]) -> Option<Message<'_>> {
    let start = bytes.iter().position(|b| !b.is_ascii_whitespace()).unwrap_or(0);
    let body = bytes.get(start..).unwrap_or_default();
    let body = body.strip_prefix(b"\xef\xbb\xbf").unwrap_or(body);
    let readable = is_message(body) && !nests_deep(body);
    if readable { parser::message(behind_mbox_line(body)) } else { None }
}

/// Returns the texts of a message one by one, hidden ones among them: those of its parts, and of messages in it. Bytes that are no
/// message are one text.
pub fn texts(bytes: &[u8]) -> Vec<String> {
    fn take(message: &Message<'_>, found: &mut Vec<String>) {
        for part in &message.parts {
            match &part.body {
                PartType::Text(text) => found.push(text.clone().into_owned()),
                PartType::Html(html) => found.push(html::to_text(html)),
                PartType::Binary(bytes) | PartType::InlineBinary(bytes) if picture(bytes) => {}
                PartType::Binary(bytes) | PartType::InlineBinary(bytes) => {
                    found.push(String::from_utf8_lossy(bytes).into_owned());
                }
                PartType::Message(nested) => take(nested, found),
                PartType::Multipart(_) => {}
            }
        }
    }
    let Some(message) = parsed(bytes) else { return vec![String::from_utf8_lossy(bytes).into_owned()] };
    let mut found = Vec::new();
    take(&message, &mut found);
    found
}

fn everything(bytes: &[u8], looks: QrReader<'_>) -> IncomingContent {
    let mut incoming = IncomingContent::default();
    if picture(bytes) {
        incoming.take_picture(phrase!("the-picture", "the picture"), bytes, looks);
        return incoming;
    }
    let start = bytes.iter().position(|b| !b.is_ascii_whitespace()).unwrap_or(0);
    let body = bytes.get(start..).unwrap_or_default();
    let body = body.strip_prefix(b"\xef\xbb\xbf").unwrap_or(body);
    if !is_message(body) {
        incoming.take_text(bytes);
        return incoming;
    }
    let parsed = if nests_deep(body) { None } else { parser::message(behind_mbox_line(body)) };
    match parsed {
        Some(message) => {
            incoming.envelope = Some(Envelope::of(&message));
            incoming.take_message(&message);
            incoming.take_wreck(behind(&message));
            if incoming.is_empty() {
                incoming.take_strange_html(&message);
            }
            // Messages show the board, and looking for a code takes time: only where nothing else was found.
            if incoming.is_empty() {
                incoming.take_pictures(&message, looks);
            }
            // A parser that is led astray by wrong boundaries or encodings has not seen everything.
            let whole =
                incoming.entries.iter().any(|found| matches!(found, FoundBlock::Entry(_) | FoundBlock::Slip(_)));
            let of_event = !incoming.events.is_empty() || !incoming.event_logs.is_empty();
            if !whole && incoming.elements.is_empty() && !of_event {
                incoming.take_wreck(body);
            }
        }
        None => {
            let headers = parser::headers(behind_mbox_line(body));
            incoming.envelope = Some(headers.as_ref().map(Envelope::of).unwrap_or_default());
            incoming.take_wreck(body);
        }
    }
    incoming
}

impl IncomingContent {
    /// Mail carries entries twice: a damaged copy of an entry that is whole elsewhere is dropped, and damage in both is
    /// reported once.
    fn drop_repeated_damage(&mut self) {
        let number = |found: &FoundBlock| match found {
            FoundBlock::Entry(candidates) => candidates.first().map(|letter| letter.entry.seq),
            FoundBlock::Slip(_) | FoundBlock::Damaged(..) => None,
        };
        let whole: BTreeSet<u64> = self.entries.iter().filter_map(number).collect();
        let mut told: BTreeSet<Option<u64>> = BTreeSet::new();
        self.entries.retain(|found| match found {
            FoundBlock::Entry(_) | FoundBlock::Slip(_) => true,
            FoundBlock::Damaged(number, _) => {
                !number.map_or(!whole.is_empty(), |number| whole.contains(&number)) && told.insert(*number)
            }
        });
    }

    /// Whether nothing in it is for a game or an event.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty() && self.elements.is_empty() && self.events.is_empty()
    }

    fn take_message(&mut self, message: &Message<'_>) {
        for part in &message.parts {
            self.take_misread(message, part);
            match &part.body {
                PartType::Text(text) => self.take_text(text.as_bytes()),
                PartType::Html(html) if !self.search.leaves_something_in(html) => {}
                PartType::Html(html) => self.take_text(html::to_text(html).as_bytes()),
                PartType::Binary(bytes) | PartType::InlineBinary(bytes) if picture(bytes) => {}
                PartType::Binary(bytes) | PartType::InlineBinary(bytes) => self.take_text(bytes),
                PartType::Message(nested) => self.take_message(nested),
                PartType::Multipart(_) => {}
            }
        }
    }

    /// Searches a part whose bytes the parser has given up: base64 with something else in it, or a set of characters that it
    /// does not know.
    fn take_misread(&mut self, message: &Message<'_>, part: &MessagePart<'_>) {
        let decode = charset::of(part);
        if decode.is_none() && !part.is_encoding_problem {
            return;
        }
        let Some(bytes) = transfer::undone(message, part) else { return };
        let text = decode.map_or_else(|| String::from_utf8_lossy(&bytes).into_owned(), |decode| decode(&bytes));
        match part.body {
            PartType::Html(_) => self.take_text(html::to_text(&text).as_bytes()),
            _ => self.take_text(text.as_bytes()),
        }
    }

    /// Searches parts that were skipped: HTML may encode its letters beyond recognition.
    fn take_strange_html(&mut self, message: &Message<'_>) {
        for part in &message.parts {
            match &part.body {
                PartType::Html(html) if !self.search.leaves_something_in(html) => {
                    self.take_text(html::to_text(html).as_bytes())
                }
                PartType::Message(nested) => self.take_strange_html(nested),
                _ => {}
            }
        }
    }

    fn take_pictures(&mut self, message: &Message<'_>, looks: QrReader<'_>) {
        for part in &message.parts {
            let more = self.pictures.len() < PICTURES_MAX;
            match &part.body {
                PartType::Binary(bytes) | PartType::InlineBinary(bytes) if more && picture(bytes) => {
                    self.take_picture(name(part), bytes, looks);
                }
                PartType::Message(nested) => self.take_pictures(nested, looks),
                _ => {}
            }
        }
    }

    /// Searches a message without regard to its structure, and with the encodings undone that it may have.
    fn take_wreck(&mut self, body: &[u8]) {
        self.take_text(body);
        let body = body.get(..WRECK_MAX).unwrap_or(body);
        for piece in transfer::encoded_entries(body) {
            self.take_text(&piece);
        }
        if transfer::is_quoted(body) {
            self.take_text(&transfer::without_quoting(body));
        }
    }

    fn take_text(&mut self, text: &[u8]) {
        let found = find::all(text, &mut self.search);
        self.entries.extend(found.entries);
        self.ids.extend(found.ids);
        self.event_logs.extend(found.event_logs);
        let new: Vec<String> = found.events.into_iter().filter(|entry| !self.events.contains(entry)).collect();
        self.events.extend(new);
        let known: BTreeSet<String> = self.elements.iter().cloned().collect();
        self.elements.extend(found.elements.into_iter().filter(|line| !known.contains(line)));
    }

    fn take_picture(&mut self, name: Phrase, bytes: &[u8], looks: QrReader<'_>) {
        let why = match looks(bytes) {
            Ok(texts) if !texts.is_empty() => return texts.iter().for_each(|text| self.take_text(text)),
            Ok(_) => phrase!("picture-without-code", "no code was found in it"),
            Err(why) => why,
        };
        self.pictures.push(UnreadPicture { name, why });
    }
}

/// Returns the bytes behind the last part of a message. That is the last boundary, and whatever a parser that lost
/// count of the parts has left out.
fn behind<'a>(message: &'a Message<'_>) -> &'a [u8] {
    let ends = message.parts.iter().filter(|part| !matches!(part.body, PartType::Multipart(_)));
    let end = ends.map(|part| part.offset_end).max().and_then(|end| usize::try_from(end).ok());
    message.raw_message.get(end.unwrap_or(0)..).unwrap_or_default()
}

fn name(part: &MessagePart<'_>) -> Phrase {
    let named = part.attachment_name().map(|name| Phrase::from(name.chars().take(80).collect::<String>()));
    named.unwrap_or_else(|| phrase!("a-picture", "a picture"))
}

/// Whether the bytes begin like a PNG or JPEG file.
fn picture(bytes: &[u8]) -> bool {
    bytes.starts_with(b"\x89PNG\r\n\x1a\n") || bytes.starts_with(b"\xff\xd8\xff")
}

/// Whether the bytes begin with the headers of a message.
fn is_message(bytes: &[u8]) -> bool {
    let head = behind_mbox_line(bytes);
    for line in head.split(|b| *b == b'\n').take(1_000) {
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        if line.is_empty() {
            return false;
        }
        if line.starts_with(b" ") || line.starts_with(b"\t") {
            continue;
        }
        let Some(colon) = line.iter().position(|b| *b == b':') else { return false };
        let Some(name) = line.get(..colon).filter(|name| name.iter().all(|b| (b'!'..=b'~').contains(b))) else {
            return false;
        };
        if USUAL.iter().any(|known| name.eq_ignore_ascii_case(known.as_bytes())) {
            return true;
        }
    }
    false
}

/// The message behind the line with which mailboxes separate messages.
fn behind_mbox_line(bytes: &[u8]) -> &[u8] {
    if !bytes.starts_with(b"From ") && !bytes.starts_with(b">From ") {
        return bytes;
    }
    memchr(b'\n', bytes).and_then(|end| bytes.get(end + 1..)).unwrap_or(bytes)
}

/// Whether a message claims to hold more messages than are followed.
fn nests_deep(body: &[u8]) -> bool {
    let has = |part: Option<&[u8]>, word: &[u8]| part.is_some_and(|part| part.eq_ignore_ascii_case(word));
    let before = |at: usize, word: &[u8]| has(at.checked_sub(word.len()).and_then(|start| body.get(start..at)), word);
    // Digits have no case, so that these are found quickest.
    let messages = memmem::find_iter(body, b"822").filter(|at| before(*at, b"message/rfc"));
    let digests = [b"/d", b"/D"].into_iter().flat_map(|start| memmem::find_iter(body, start));
    let digests = digests.filter(|at| before(*at, b"multipart") && has(body.get(at + 1..at + 7), b"digest"));
    messages.chain(digests).nth(NESTED_MAX).is_some()
}
