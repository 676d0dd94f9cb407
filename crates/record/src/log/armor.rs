//! Entries as a block of base64 that survives quoting, re-wrapping and mail clients (protocol, section 8).

use adjudicate_rules::{Phrase, phrase};
use base64::Engine;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use memchr::memmem;

const BEGIN: &str = "-----BEGIN ADJUDICATE ENTRY-----";
const END: &str = "-----END ADJUDICATE ENTRY-----";
/// Bytes on a line, which are 64 digits of base64.
const LINE: usize = 48;

/// The content of an armored block, as its first and last lines say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArmorLabel {
    /// Entries and slips.
    Entry,
    /// An invitation, and the acceptances of it.
    Invitation,
}

impl ArmorLabel {
    const fn marks(self) -> (&'static str, &'static str) {
        match self {
            ArmorLabel::Entry => (BEGIN, END),
            ArmorLabel::Invitation => ("-----BEGIN ADJUDICATE INVITATION-----", "-----END ADJUDICATE INVITATION-----"),
        }
    }
}

/// The armored block for the text of one or more entries.
pub fn wrap(entries: &str) -> String {
    wrap_as(ArmorLabel::Entry, entries)
}

/// The armored block with this label for a text.
pub fn wrap_as(label: ArmorLabel, text: &str) -> String {
    let (begin, end) = label.marks();
    let mut out = format!("{begin}\n");
    for line in text.as_bytes().chunks(LINE) {
        STANDARD.encode_string(line, &mut out);
        out.push('\n');
    }
    out + end + "\n"
}

/// Returns a text as a link carries it behind its `#`: base64url without padding (RFC 4648, section 5).
pub fn link_part(text: &str) -> String {
    URL_SAFE_NO_PAD.encode(text)
}

/// Reads the part of a link. `None` if this is not the one spelling of anything in base64url without padding.
pub fn read_link_part(part: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(part).ok()
}

/// A block in a text: the text before it, its contents, and the text behind it; `None` if it has no last line.
pub type Block<'a> = (&'a str, Option<(&'a str, &'a str)>);

/// The first armored block of a text, if it has one.
pub fn first_block(text: &str) -> Option<Block<'_>> {
    first_block_as(ArmorLabel::Entry, text)
}

fn first_block_as(label: ArmorLabel, text: &str) -> Option<Block<'_>> {
    let (begin, end) = label.marks();
    let (before, after) = cut(text, begin)?;
    Some((before, cut(after, end)))
}

/// Splits a text at the first of these marks, and returns the parts before and behind it. A `str` looks for long ones
/// byte by byte.
fn cut<'a>(text: &'a str, mark: &str) -> Option<(&'a str, &'a str)> {
    let at = memmem::find(text.as_bytes(), mark.as_bytes())?;
    Some((text.get(..at)?, text.get(at + mark.len()..)?))
}

/// The decoded contents of a block, whose text stands between its first line and its last.
///
/// Lenient on purpose: quote marks, blanks and line ends inside a block are dropped, for mail adds them.
///
/// # Errors
/// Says why it does not decode.
pub fn unwrap(body: &str) -> Result<Vec<u8>, Phrase> {
    // Nearly every block has nothing added but quote marks and blanks at the ends of its lines, which are looked for there.
    let added = |c: char| c == '>' || c.is_ascii_whitespace();
    let mut digits = String::with_capacity(body.len());
    body.split('\n').for_each(|line| digits.push_str(line.trim_matches(added)));
    if let Ok(decoded) = STANDARD.decode(&digits) {
        return Ok(decoded);
    }
    digits.clear();
    digits.extend(body.chars().filter(|c| c.is_ascii_alphanumeric() || matches!(c, '+' | '/' | '=')));
    let damaged =
        |error: base64::DecodeError| phrase!("block-damaged", "an armored block that is damaged: {error}", error);
    STANDARD.decode(&digits).map_err(damaged)
}

/// The decoded contents of all armored blocks in `text`, in order. A block that does not decode is `Err` with the reason.
pub fn unwrap_all(text: &str) -> Vec<Result<Vec<u8>, Phrase>> {
    armored_blocks(ArmorLabel::Entry, text)
}

/// The same for the armored blocks with this label.
pub fn armored_blocks(label: ArmorLabel, text: &str) -> Vec<Result<Vec<u8>, Phrase>> {
    let mut blocks = Vec::new();
    let mut rest = text;
    while let Some((_, block)) = first_block_as(label, rest) {
        let Some((body, next)) = block else {
            let end = label.marks().1;
            blocks.push(Err(phrase!("block-unfinished", "an armored block without its last line, `{end}`", end)));
            break;
        };
        blocks.push(unwrap(body));
        rest = next;
    }
    blocks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_survive_quoting_and_rewrapping() {
        let entries = "---\nseq: 1\n".repeat(20);
        let block = wrap(&entries);
        assert!(block.lines().all(|line| line.len() <= 64));
        let quoted: String = block.lines().map(|line| format!("> > {line}\r\n")).collect();
        let joined = block.replace('\n', " ");
        for text in [block, quoted, joined] {
            assert_eq!(unwrap_all(&text), [Ok(entries.clone().into_bytes())]);
        }
    }

    #[test]
    fn damaged_blocks_are_told() {
        assert!(matches!(unwrap_all("-----BEGIN ADJUDICATE ENTRY-----\nAAAA").as_slice(), [Err(_)]));
        let cut = wrap("hello").replace("aGVsbG8=", "aGVsbG8");
        assert!(matches!(unwrap_all(&cut).as_slice(), [Err(_)]));
    }
}
