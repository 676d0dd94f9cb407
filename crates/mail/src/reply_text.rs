//! The words of the sender of a message: above, below and between his quotations, without signatures, lines of
//! attribution and forwarded messages.
//!
//! Every mail program quotes in its own way, and in the language of its user. If too much is cut off, the sender is
//! asked again; if too much is taken for his words, it might be played. So in doubt it is cut.

mod attribution;
mod body;
mod hidden;
mod html;
mod no_text;
mod pgp;
mod quotation;
mod sheet;
mod signature;

pub use self::no_text::NoReplyText;
use super::incoming::Envelope;
use adjudicate_locales::Language;
use mail_parser::Message;

/// The line at the top of messages that can be answered in words. The text behind it, however it is quoted, is ours.
pub fn mark(language: Language) -> String {
    language.text("mark", &[])
}

/// A line of more bytes is talk: no move, no command, and nothing that a mail program writes around what it quotes.
pub const LINE_MAX: usize = 500;

/// The words of a person in a message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReplyText {
    /// His lines; one that is empty between paragraphs, none of these at the ends.
    pub lines: Vec<String>,
    /// The lines of text files that go along with his own words; they count where those ask for nothing.
    pub attached: Vec<String>,
    /// The language of his mail program (a BCP 47 tag), if the line in which it introduces what it quotes shows it.
    pub program_language: Option<&'static str>,
    /// Whether this program has made the message, so that nothing in it is anybody's words.
    pub by_program: bool,
    /// Whether a style sheet seems to hide some of his words, so that it is not known what he sees.
    pub is_doubtful: bool,
    /// Why there are no words in it; none if there are.
    pub silence: Option<NoReplyText>,
}

impl ReplyText {
    /// Whether there are no words in it.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }
}

/// Returns the words in a message, given as its bytes; none if the bytes are no message.
pub fn said(bytes: &[u8]) -> ReplyText {
    let Some(message) = super::incoming::parsed(bytes) else { return ReplyText::default() };
    of(&message)
}

/// The same with its sender.
pub fn said_by(bytes: &[u8]) -> (Option<Envelope>, ReplyText) {
    match super::incoming::parsed(bytes) {
        Some(message) => (Some(Envelope::of(&message)), of(&message)),
        None => (None, ReplyText::default()),
    }
}

/// Returns the lines of a message, quotations included.
pub(crate) fn whole(message: &Message<'_>) -> Vec<String> {
    body::text(message).text.lines().map(legible).collect()
}

fn of(message: &Message<'_>) -> ReplyText {
    let agent = message.header_raw("User-Agent").unwrap_or_default();
    let by_program = agent.trim().starts_with(super::message::AGENT);
    let own = body::text(message);
    // A sender who attaches a file may have written his words there.
    let (mut lines, mut attached) = (words(&own.text), words(&body::attached(message)));
    if lines.is_empty() {
        lines = std::mem::take(&mut attached);
    }
    let silence = lines.is_empty().then(|| no_text::of(message));
    let program_language = message.body_text(0).and_then(|text| attribution::language(&text));
    ReplyText { lines, attached, program_language, by_program, is_doubtful: own.is_doubtful, silence }
}

/// Returns the words in a plain text, without its quotations.
pub fn words(text: &str) -> Vec<String> {
    let lines: Vec<String> = text.lines().map(legible).collect();
    let mut own = quotation::own(&lines);
    own.dedup_by(|one, other| one.is_empty() && other.is_empty());
    while own.last().is_some_and(String::is_empty) {
        own.pop();
    }
    if own.first().is_some_and(String::is_empty) {
        own.remove(0);
    }
    own
}

/// A line as a person sees it: without characters without width, blanks of other kinds, ends of lines of other systems.
pub fn legible(line: &str) -> String {
    let seen = |c: char| match c {
        '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{ad}' => None,
        '\u{fe0e}' | '\u{fe0f}' | '\u{61c}' => None,
        '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}' | '\t' => Some(' '),
        c if c.is_control() => None,
        c => Some(c),
    };
    line.chars().filter_map(seen).collect::<String>().trim_end().to_owned()
}

#[cfg(test)]
mod tests;
