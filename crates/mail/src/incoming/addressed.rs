//! To which address a message came, what it answers, and what the receiving server says about it.

use mail_parser::Message;

use super::envelope::{Header, headers, senders, values};
use crate::message::{self, MessageRef};

/// More of each than a message has.
const MANY: usize = 100;

/// The headers of an answer: the message that it answers, and its recipients.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReplyHeaders {
    /// The values of the headers in which an address stands to which the message came.
    pub to: Vec<String>,
    /// The subject.
    pub subject: String,
    /// The messages about boards that it answers, the one that it answers itself first.
    pub answers: Vec<MessageRef>,
    /// The values of `Authentication-Results`, the topmost first.
    pub authentication: Vec<String>,
}

impl ReplyHeaders {
    /// Those of a message, given as its bytes.
    pub fn of(bytes: &[u8]) -> ReplyHeaders {
        let message = super::parsed(bytes);
        message.as_ref().map(|message| ReplyHeaders::of_message(message, &headers(message))).unwrap_or_default()
    }

    /// The address to which a message, given as its bytes, wants to be answered; none if it names no single one.
    pub fn answers_to(bytes: &[u8]) -> Option<String> {
        let message = super::parsed(bytes)?;
        let from = message.from().filter(|_| senders(&message) == 1);
        let to = message.reply_to().or(from)?;
        let mut addresses = to.iter().filter_map(|one| one.address());
        let only = addresses.next()?.to_owned();
        addresses.next().is_none().then_some(only)
    }

    pub(super) fn of_message(message: &Message<'_>, headers: &[Header<'_>]) -> ReplyHeaders {
        const TO: [&str; 7] =
            ["To", "Cc", "Delivered-To", "X-Original-To", "Envelope-To", "X-Envelope-To", "X-Forwarded-To"];
        let is_to = |name: &str| TO.iter().any(|known| name.eq_ignore_ascii_case(known));
        // The message that is answered, then those before it, the newest first.
        let ids = |name: &str| -> Vec<MessageRef> {
            let texts = values(headers, name).take(MANY);
            texts.flat_map(|text| text.split(['<', '>'])).filter_map(message::answered).collect()
        };
        let mut answers = ids("In-Reply-To");
        answers.truncate(MANY);
        for answer in ids("References").into_iter().rev().take(MANY) {
            if !answers.contains(&answer) {
                answers.push(answer);
            }
        }
        ReplyHeaders {
            to: headers
                .iter()
                .filter(|(name, _)| is_to(name))
                .map(|(_, value)| (*value).to_owned())
                .take(MANY)
                .collect(),
            subject: message.subject().unwrap_or_default().to_owned(),
            answers,
            authentication: values(headers, "Authentication-Results").map(str::to_owned).take(MANY).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::ReplyHeaders;

    #[test]
    fn what_is_answered_comes_first() {
        let board = |sign: &str| format!("<{}.{}@example.org>", sign.repeat(16), "0".repeat(24));
        let text = format!(
            "From: carol@example.org\r\nTo: desk+k3@example.org\r\nDelivered-To: desk@example.org\r\nSubject: =?utf-8?q?Re:_b?=\r\n\
             In-Reply-To: {}\r\nReferences: <x@y> {}\r\n {} {}\r\nAuthentication-Results: a; none\r\nAuthentication-Results: b; none\r\n\r\nb4",
            board("c"),
            board("a"),
            board("b"),
            board("c"),
        );
        let found = ReplyHeaders::of(text.as_bytes());
        let boards: Vec<&str> = found.answers.iter().map(|one| one.board.as_str()).collect();
        assert_eq!(boards, ["c", "b", "a"].map(|sign| sign.repeat(16)));
        assert!(found.answers.iter().all(|one| one.about == "0".repeat(24)));
        assert_eq!(found.subject, "Re: b");
        assert_eq!(found.to.len(), 2);
        assert_eq!(found.authentication.iter().map(|value| value.trim()).collect::<Vec<_>>(), ["a; none", "b; none"]);
        assert_eq!(ReplyHeaders::of(b"no message"), ReplyHeaders::default());
    }
}
