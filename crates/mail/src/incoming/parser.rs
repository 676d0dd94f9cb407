//! The parser of messages, guarded against panics.
//!
//! mail-parser has assertions that a message can violate (docs/mail.md). Our builds disable them, but a build as somebody else's
//! dependency does not, and further messages of this kind may exist. The caller searches a message that the parser gives up on without
//! regard to its structure.

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
