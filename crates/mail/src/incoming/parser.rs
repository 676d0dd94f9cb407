//! The parser of messages, guarded against panics.
//!
//! mail-parser 0.11 has assertions that a message can violate. A part of a multipart message can be a message whose only contents are another
//! message (`tests/vectors/mail/forwarded-twice-in-a-part.eml`). At the boundary that ends the part, the parser goes back one message instead
//! of two, and looks for the multipart part by a number that belongs to the outer message. If there is no such part, an assertion fails
//! (`Invalid part ID, could not find multipart`), or the rest of the message is left out. Our builds disable the assertions (`Cargo.toml`), so
//! that the tests run the code that is released; a build as somebody else's dependency does not, so this module catches the panic. Rust prints
//! a line about it on standard error. The caller then searches the bytes of the message, whatever its structure.
//!
//! Other modules correct two more faults of the parser. It decodes nothing of a base64 part if other text follows, such as that of a virus
//! scanner; they decode it up to its end. It reads ISO-2022-KR and HZ as one replacement character, as browsers do for their safety.

use std::panic::catch_unwind;

use mail_parser::{Message, MessageParser};

/// Parses a message. Returns `None` if the bytes have no structure that the parser can make out.
pub fn message(bytes: &[u8]) -> Option<Message<'_>> {
    guarded(bytes, |bytes| MessageParser::default().parse(bytes))
}

/// Parses the headers of a message only.
pub fn headers(bytes: &[u8]) -> Option<Message<'_>> {
    guarded(bytes, |bytes| MessageParser::default().parse_headers(bytes))
}

/// Returns `None` if the parser panics. In WebAssembly, where nothing is unwound, a panic ends the module, and the page says so.
fn guarded(bytes: &[u8], parse: fn(&[u8]) -> Option<Message<'_>>) -> Option<Message<'_>> {
    catch_unwind(|| parse(bytes)).ok().flatten()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// A parser that violates an assertion for messages that do not begin with a sender.
    fn asserting(bytes: &[u8]) -> Option<Message<'_>> {
        assert!(bytes.starts_with(b"From: "), "an assertion of the parser");
        MessageParser::default().parse(bytes)
    }

    #[test]
    fn a_parser_that_panics_has_found_nothing() {
        for _ in 0..3 {
            let message = guarded(b"From: alice@example.org\r\nSubject: one\r\n\r\nb4\r\n", asserting).unwrap();
            assert_eq!(message.subject(), Some("one"));
            assert!(guarded(b"Subject: another\r\n\r\nb4\r\n", asserting).is_none());
        }
    }
}
