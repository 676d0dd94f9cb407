//! Packs the messages that wait to be sent. Most of the write-ahead log of a letter is the two messages that answer it, each with a picture in
//! base64, so packing nearly halves them there and on every standby.
//!
//! The lines before a message stay readable, since statements search them for addresses. The first line is another one, so a program that
//! does not know packed messages takes such a row for one of a newer program, and leaves it for later.

use std::io::Read;

use adjudicate_agent::Failure;
use adjudicate_mail::outbox::{FORMAT, QueueHeader};
use adjudicate_rules::phrase;
use flate2::Compression;
use flate2::read::{ZlibDecoder, ZlibEncoder};

/// The first line of a packed message.
const PACKED: &str = "adjudicate-outbox packed 1";
/// The most bytes that a message is unpacked to.
const UNPACKED_MAX: u64 = 64 * 1024 * 1024;

/// Returns the body of a row for a file of an outbox. A file that would not be smaller, is too large to be unpacked, or is none of this
/// program's, stays as it is.
pub fn pack(file: &[u8]) -> Vec<u8> {
    let packed = || {
        let (_, message) = QueueHeader::of(file)?;
        let header = file.get(FORMAT.len()..file.len() - message.len())?;
        let mut packed = [PACKED.as_bytes(), header].concat();
        ZlibEncoder::new(message, Compression::default()).read_to_end(&mut packed).ok()?;
        (packed.len() < file.len() && message.len() as u64 <= UNPACKED_MAX).then_some(packed)
    };
    packed().unwrap_or_else(|| file.to_owned())
}

/// Returns the file of an outbox for the body of a row.
///
/// # Errors
/// The packed message is damaged, or larger than any message.
pub fn unpack(body: Vec<u8>) -> Result<Vec<u8>, Failure> {
    let Some(rest) = body.strip_prefix(PACKED.as_bytes()) else { return Ok(body) };
    let unpacked = || {
        let header = rest.windows(2).position(|pair| pair == b"\n\n")? + 2;
        let mut file = [FORMAT.as_bytes(), rest.get(..header)?].concat();
        let unpacked = ZlibDecoder::new(rest.get(header..)?).take(UNPACKED_MAX + 1).read_to_end(&mut file).ok()?;
        (unpacked as u64 <= UNPACKED_MAX).then_some(file)
    };
    unpacked().ok_or_else(|| {
        Failure::environment(phrase!("message-unpacked", "the store holds a message that cannot be unpacked"))
            .hint(phrase!("message-unpacked-hint", "its row was changed by hand"))
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn file(message: &str) -> Vec<u8> {
        format!("{FORMAT}\nfrom: desk@example.org\nto: anne@example.org\nsince: 2026-11-26T00:00:00Z\n\n{message}")
            .into_bytes()
    }

    #[test]
    fn a_message_is_the_same_after_packing_and_its_recipient_can_be_read() {
        let file = file(&"It is your turn.\n\n".repeat(100));
        let packed = pack(&file);
        assert!(packed.len() * 4 < file.len());
        assert!(String::from_utf8_lossy(&packed).contains("\nto: anne@example.org\n"));
        // A program that knows no packed messages finds no cover, and leaves the message for later.
        assert!(QueueHeader::of(&packed).is_none());
        assert_eq!(unpack(packed).unwrap(), file);
    }

    #[test]
    fn a_message_that_is_not_packed_stays_as_it_is() {
        for file in [file("a"), b"something else".to_vec(), Vec::new()] {
            assert_eq!(pack(&file), file);
            assert_eq!(unpack(file.clone()).unwrap(), file);
        }
    }

    #[test]
    fn no_message_is_cut_off() {
        let largest = usize::try_from(UNPACKED_MAX).unwrap();
        for length in [largest, largest + 1] {
            let file = file(&"a".repeat(length));
            assert_eq!(unpack(pack(&file)).unwrap().len(), file.len());
        }
        // A row that somebody has made is bounded.
        let mut packed = format!("{PACKED}\nto: a\n\n").into_bytes();
        let message = vec![b'a'; largest + 1];
        ZlibEncoder::new(message.as_slice(), Compression::fast()).read_to_end(&mut packed).unwrap();
        assert!(unpack(packed).is_err());
    }

    #[test]
    fn a_damaged_message_is_refused() {
        let packed = pack(&file(&"It is your turn.\n".repeat(100)));
        let mut damaged = packed.clone();
        damaged.truncate(packed.len() - 10);
        assert!(unpack(damaged).is_err());
        assert!(unpack(PACKED.as_bytes().to_vec()).is_err());
    }
}
