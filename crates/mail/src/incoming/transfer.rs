//! Undoes the transfer encodings of parts, even if they are not well formed.
//!
//! The parser gives a part up at the first sign that does not belong there. But programs on the way append texts to
//! encoded ones, and cut them.

use std::borrow::Cow;

use base64::Engine;
use base64::alphabet::STANDARD;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use mail_parser::{Message, MessagePart, MimeHeaders};
use memchr::memmem;

/// As many pieces of base64 as are looked at in a message without structure.
const PIECES_MAX: usize = 32;
/// Base64 of `---` and `seq: ` with the line ends that they may have between them.
const ENTRY_START: [&[u8]; 2] = [b"LS0tCnNlcTog", b"LS0tDQpzZXE6I"];

/// The bytes of a part as its encoding has them; none if the message does not hold them.
pub fn undone<'a>(message: &'a Message<'_>, part: &MessagePart<'_>) -> Option<Cow<'a, [u8]>> {
    let place = |offset: u32| usize::try_from(offset).ok();
    let raw = message.raw_message.get(place(part.offset_body)?..place(part.offset_end)?)?;
    let encoding = part.content_transfer_encoding().unwrap_or_default().trim();
    Some(match encoding {
        _ if encoding.eq_ignore_ascii_case("base64") => Cow::Owned(without_base64(raw)),
        _ if encoding.eq_ignore_ascii_case("quoted-printable") => Cow::Owned(without_quoting(raw)),
        _ => Cow::Borrowed(raw),
    })
}

/// Decodes base64 up to its end, which the padding `=` marks. Lines that are none are left out.
fn without_base64(raw: &[u8]) -> Vec<u8> {
    let is_digit = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/');
    let mut digits = Vec::with_capacity(raw.len());
    for line in raw.split(|byte| *byte == b'\n') {
        let line = line.trim_ascii();
        let own = line.iter().take_while(|byte| is_digit(byte)).count();
        let filled = line.get(own..).is_some_and(|rest| rest.starts_with(b"="));
        if own == line.len() || filled {
            digits.extend_from_slice(line.get(..own).unwrap_or_default());
        }
        if filled {
            break;
        }
    }
    decoded(digits)
}

/// Decodes these digits; one too many is dropped.
fn decoded(mut digits: Vec<u8>) -> Vec<u8> {
    let settings = GeneralPurposeConfig::new()
        .with_decode_padding_mode(DecodePaddingMode::Indifferent)
        .with_decode_allow_trailing_bits(true);
    if digits.len() % 4 == 1 {
        digits.pop();
    }
    GeneralPurpose::new(&STANDARD, settings).decode(&digits).unwrap_or_default()
}

/// Returns the base64 runs that begin like an entry, whatever surrounds them.
pub fn encoded_entries(body: &[u8]) -> Vec<Vec<u8>> {
    let mut found = Vec::new();
    let mut rest = body;
    while found.len() < PIECES_MAX
        && let Some(at) = ENTRY_START.iter().filter_map(|start| memmem::find(rest, start)).min()
    {
        let here = rest.get(at..).unwrap_or_default();
        // Two dashes begin a boundary; everything else that is no digit was put in on the way.
        let end = memmem::find(here, b"--").unwrap_or(here.len());
        let digits =
            here.iter().take(end).copied().filter(|b| b.is_ascii_alphanumeric() || matches!(b, b'+' | b'/')).collect();
        found.push(decoded(digits));
        rest = here.get(end..).unwrap_or_default();
    }
    found
}

/// Whether anything in the text looks like quoted-printable.
pub fn is_quoted(body: &[u8]) -> bool {
    [&b"=3D"[..], b"=\r\n", b"=\n"].iter().any(|sign| memmem::find(body, sign).is_some())
}

/// The text with quoted-printable undone, as far as it is well formed.
pub fn without_quoting(body: &[u8]) -> Vec<u8> {
    let digit = |b: Option<&u8>| b.and_then(|b| char::from(*b).to_digit(16)).and_then(|d| u8::try_from(d).ok());
    let mut out = Vec::with_capacity(body.len());
    let mut at = 0;
    while let Some(byte) = body.get(at) {
        let (first, second) = (body.get(at + 1), body.get(at + 2));
        let (decoded, length) = match (byte, first, second) {
            (b'=', Some(b'\n'), _) => (None, 2),
            (b'=', Some(b'\r'), Some(b'\n')) => (None, 3),
            (b'=', ..) => match digit(first).zip(digit(second)) {
                Some((high, low)) => (Some(high << 4 | low), 3),
                None => (Some(*byte), 1),
            },
            _ => (Some(*byte), 1),
        };
        out.extend(decoded);
        at += length;
    }
    out
}
