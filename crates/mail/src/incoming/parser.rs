//! The parser of messages, held so that nothing in a message ends the program.
//!
//! mail-parser has assertions that messages can break (docs/mail.md). Our own builds leave them out, but a build as somebody
//! else's dependency does not, and nobody knows the next such message. What the parser gives up is searched without regard
//! to its structure.

#[cfg(any(test, all(panic = "abort", not(target_family = "wasm"))))]
mod apart;

use mail_parser::{Message, MessageParser};

#[cfg(all(panic = "abort", not(target_family = "wasm")))]
use self::apart::held;

/// The message in these bytes; none if they have no structure that can be made out.
pub fn message(bytes: &[u8]) -> Option<Message<'_>> {
    held(bytes, |bytes| MessageParser::default().parse(bytes))
}

/// Its headers alone.
pub fn headers(bytes: &[u8]) -> Option<Message<'_>> {
    held(bytes, |bytes| MessageParser::default().parse_headers(bytes))
}

#[cfg(panic = "unwind")]
fn held(bytes: &[u8], parse: fn(&[u8]) -> Option<Message<'_>>) -> Option<Message<'_>> {
    std::panic::catch_unwind(|| parse(bytes)).ok().flatten()
}

/// A browser ends the module, and the page says so.
#[cfg(all(panic = "abort", target_family = "wasm"))]
fn held(bytes: &[u8], parse: fn(&[u8]) -> Option<Message<'_>>) -> Option<Message<'_>> {
    parse(bytes)
}

#[cfg(test)]
#[allow(clippy::panic, clippy::unwrap_used)]
mod tests {
    use super::*;

    /// What a parser may do to a message.
    fn surprised(bytes: &[u8]) -> Option<Message<'_>> {
        assert!(bytes.starts_with(b"From: "), "what a parser says when it is surprised");
        MessageParser::default().parse(bytes)
    }

    #[test]
    fn a_parser_that_panics_has_found_nothing() {
        for held in [held, apart::held] {
            for _ in 0..3 {
                let message = held(b"From: alice@example.org\r\nSubject: one\r\n\r\nb4\r\n", surprised).unwrap();
                assert_eq!(message.subject(), Some("one"));
                assert!(held(b"Subject: another\r\n\r\nb4\r\n", surprised).is_none());
            }
        }
    }

    #[test]
    fn other_panics_are_told_as_ever_beside_a_parser_in_its_thread() {
        assert!(apart::held(b"Subject: one\r\n\r\nb4\r\n", surprised).is_none());
        let other = std::thread::spawn(|| panic!("somebody else's surprise")).join();
        assert_eq!(*other.unwrap_err().downcast::<&str>().unwrap(), "somebody else's surprise");
    }
}
