//! Sets of characters that browsers have given up, and the parser with them: it makes nothing of texts in them. Mail from
//! Korea and China may still be in them, and its entries are plain ASCII between the other letters.
//!
//! Both are seven-bit forms of sets that are known: where letters of two bytes stand, the eighth bit is missing.

use mail_parser::decoders::charsets::map::charset_decoder;
use mail_parser::{MessagePart, MimeHeaders};

/// Makes text of bytes.
pub type Decoder = fn(&[u8]) -> String;

/// How to read a part in such a set; none if its set is another one.
pub fn of(part: &MessagePart<'_>) -> Option<Decoder> {
    let name = part.content_type()?.attribute("charset")?;
    let is = |known: &[&str]| known.iter().any(|known| name.trim().eq_ignore_ascii_case(known));
    if is(&["iso-2022-kr", "csiso2022kr"]) {
        Some(korean)
    } else if is(&["hz-gb-2312", "hz"]) {
        Some(chinese)
    } else {
        None
    }
}

/// ISO-2022-KR (RFC 1557): shift-out begins Korean letters, shift-in and the end of the line end them.
fn korean(bytes: &[u8]) -> String {
    const ANNOUNCEMENT: &[u8] = b"\x1b$)C";
    let mut full = Vec::with_capacity(bytes.len());
    let mut shifted = false;
    let mut rest = bytes;
    while let Some((first, behind)) = rest.split_first() {
        rest = match first {
            0x1b if rest.starts_with(ANNOUNCEMENT) => rest.get(ANNOUNCEMENT.len()..).unwrap_or_default(),
            0x0e | 0x0f => {
                shifted = *first == 0x0e;
                behind
            }
            byte => {
                shifted &= *byte != b'\n';
                full.push(eighth(*byte, shifted));
                behind
            }
        };
    }
    known("euc-kr", &full)
}

/// HZ (RFC 1843): `~{` begins Chinese letters, `~}` and the end of the line end them, `~~` is a tilde.
fn chinese(bytes: &[u8]) -> String {
    let mut full = Vec::with_capacity(bytes.len());
    let mut shifted = false;
    let mut rest = bytes;
    while let Some((first, behind)) = rest.split_first() {
        rest = match (first, behind) {
            (b'~', [mark @ (b'{' | b'}'), behind @ ..]) => {
                shifted = *mark == b'{';
                behind
            }
            (b'~', [b'~', behind @ ..]) if !shifted => {
                full.push(b'~');
                behind
            }
            (b'~', [b'\n', behind @ ..] | [b'\r', b'\n', behind @ ..]) if !shifted => behind,
            (byte, _) => {
                shifted &= *byte != b'\n';
                full.push(eighth(*byte, shifted));
                behind
            }
        };
    }
    known("gbk", &full)
}

fn eighth(byte: u8, shifted: bool) -> u8 {
    if shifted && byte.is_ascii_graphic() { byte | 0x80 } else { byte }
}

fn known(name: &str, bytes: &[u8]) -> String {
    charset_decoder(name.as_bytes()).map_or_else(|| String::from_utf8_lossy(bytes).into_owned(), |decode| decode(bytes))
}

// Without the feature such letters stay bytes.
#[cfg(all(test, feature = "charsets"))]
mod tests {
    use super::*;

    #[test]
    fn letters_of_two_bytes_are_read() {
        assert_eq!(korean(b"\x1b$)Csay: \x0eGQ1[\x0f!\r\n\x0eGQ\n!"), "say: 한글!\r\n한\n!");
        assert_eq!(chinese(b"say: ~{VPND~} ~~ a~\nb ~{VP\n!"), "say: 中文 ~ ab 中\n!");
    }
}
