//! The parser of messages, held so that nothing in a message ends the program.
//!
//! mail-parser has assertions that messages can break (docs/mail.md). Our own builds leave them out, but a build as somebody
//! else's dependency does not, and nobody knows the next such message. What the parser gives up is searched without regard
//! to its structure.

use std::panic::{UnwindSafe, catch_unwind};

use mail_parser::{Message, MessageParser};

/// The message in these bytes; none if they have no structure that can be made out.
pub fn message(bytes: &[u8]) -> Option<Message<'_>> {
    held(|| MessageParser::default().parse(bytes))
}

/// Its headers alone.
pub fn headers(bytes: &[u8]) -> Option<Message<'_>> {
    held(|| MessageParser::default().parse_headers(bytes))
}

fn held<T>(parse: impl FnOnce() -> Option<T> + UnwindSafe) -> Option<T> {
    catch_unwind(parse).ok().flatten()
}

#[cfg(test)]
#[allow(clippy::panic)]
mod tests {
    use super::*;

    #[test]
    fn a_parser_that_panics_has_found_nothing() {
        assert_eq!(held(|| Some(1)), Some(1));
        assert_eq!(held::<u8>(|| panic!("what a parser says when it is surprised")), None);
    }
}
