//! A message as a person reads it: who wrote it, when, and everything that it says.

use mail_parser::MimeHeaders;

use crate::reply_text;

/// The limit on the lines of a message that are shown; a person who wants more opens the file.
const LINES_MAX: usize = 2_000;
/// Characters of a line that are shown, and of a header.
const COLUMNS_MAX: usize = 2_000;
/// Names of attachments that are shown.
const ATTACHMENTS_MAX: usize = 100;

/// A message as a person reads it. Nothing in it moves a terminal's cursor, and no field but `lines` has more than one line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReadableMessage {
    /// The header `From`, with the name beside the address; empty if there is none.
    pub from: String,
    /// The subject.
    pub subject: String,
    /// The header `Date`; none if it is no date.
    pub date: Option<String>,
    /// The text, quotations among it.
    pub lines: Vec<String>,
    /// The names of the attachments; one without a name has its media type here.
    pub attachments: Vec<String>,
}

impl ReadableMessage {
    /// Reads a message, given as its bytes. If the bytes are no message, they count as a text.
    pub fn of(bytes: &[u8]) -> ReadableMessage {
        let Some(message) = super::parsed(bytes) else {
            let start = bytes.get(..bytes.len().min(super::WRECK_MAX)).unwrap_or_default();
            let text = String::from_utf8_lossy(start);
            return ReadableMessage { lines: cut(text.lines().map(reply_text::legible)), ..ReadableMessage::default() };
        };
        let from = message.from().into_iter().flat_map(|from| from.iter());
        let from: Vec<String> = from.map(|one| sender(one.name(), one.address())).take(ATTACHMENTS_MAX).collect();
        ReadableMessage {
            from: line(&from.join(", ")),
            subject: line(message.subject().unwrap_or_default()),
            date: message.date().map(|date| line(&date.to_rfc3339())),
            lines: cut(reply_text::whole(&message)),
            attachments: message.attachments().take(ATTACHMENTS_MAX).map(name).collect(),
        }
    }
}

fn sender(name: Option<&str>, address: Option<&str>) -> String {
    match (name, address.unwrap_or_default()) {
        (Some(name), address) => format!("{name} <{address}>"),
        (None, address) => address.to_owned(),
    }
}

fn name(part: &mail_parser::MessagePart<'_>) -> String {
    let kind = part.content_type().map(|kind| format!("{}/{}", kind.ctype(), kind.subtype().unwrap_or_default()));
    line(part.attachment_name().or(kind.as_deref()).unwrap_or("a part without a name"))
}

/// A text on one line.
fn line(text: &str) -> String {
    let joined: String = text.chars().take(COLUMNS_MAX).map(|c| if c.is_control() { ' ' } else { c }).collect();
    reply_text::legible(&joined)
}

fn cut(lines: impl IntoIterator<Item = String>) -> Vec<String> {
    let short = |line: String| line.chars().take(COLUMNS_MAX).collect();
    let mut lines: Vec<String> = lines.into_iter().take(LINES_MAX).map(short).collect();
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::ReadableMessage;

    #[test]
    fn everything_is_shown_and_nothing_moves_the_cursor() {
        let letter = "From: =?utf-8?q?C=1B=5B2Jarol?= <carol@example.org>\r\nSubject: =?utf-8?q?a=0Ab?=\r\nDate: Mon, 23 Nov 2026 \
                      10:00:00 +0100\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n\r\nHello\u{202e}\u{1b}[31m\r\n> \
                      quoted\r\n--x\r\nContent-Type: image/png; name=\"bo\tard.png\"\r\nContent-Disposition: attachment\r\n\r\nx\r\n--x--\r\n";
        let read = ReadableMessage::of(letter.as_bytes());
        assert_eq!(read.from, "C [2Jarol <carol@example.org>");
        assert_eq!(read.subject, "a b");
        assert_eq!(read.date.as_deref(), Some("2026-11-23T10:00:00+01:00"));
        assert_eq!(read.lines, ["Hello[31m", "> quoted"]);
        assert_eq!(read.attachments, ["bo ard.png"]);
        assert_eq!(ReadableMessage::of(b"\x89PNG\x07 no message").lines.len(), 1);
    }
}
