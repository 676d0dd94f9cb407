//! The reasons why a message has no words that can be read.

use adjudicate_rules::{Phrase, phrase};
use mail_parser::{Message, MessagePart, MimeHeaders, PartType};

use super::{body, pgp};

/// Why there are no words in a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoReplyText {
    /// It is encrypted, in this way.
    Encrypted(&'static str),
    /// Its text is packed into a signature (S/MIME).
    Sealed,
    /// Its text is in the form that only Outlook reads (TNEF).
    Winmail,
    /// There is a picture in it.
    Picture,
    /// There is a file with this name in it, or of this kind.
    Attachment(String),
    /// There is nothing but a subject that its author has given it.
    Subject(String),
    /// There is nothing but what it quotes, and a signature.
    Quotation,
    /// There is nothing in it.
    Nothing,
}

impl NoReplyText {
    /// Returns the kind of the message, in a few words for the referee.
    pub fn reason(&self) -> Phrase {
        match self {
            NoReplyText::Encrypted(how) => phrase!("left-encrypted", "it is encrypted ({how})", how),
            NoReplyText::Sealed => phrase!("left-sealed", "its text is packed into a signature (S/MIME)"),
            NoReplyText::Winmail => phrase!("left-winmail", "it is in a form that only Outlook reads (winmail.dat)"),
            NoReplyText::Picture => phrase!("left-picture-alone", "there is nothing in it but a picture"),
            NoReplyText::Attachment(name) => {
                phrase!("left-attachment", "there is nothing in it but the attachment {name}", name)
            }
            NoReplyText::Subject(subject) => {
                phrase!("left-subject", "there is nothing in it but its subject, \"{subject}\"", subject)
            }
            NoReplyText::Quotation => phrase!("left-quotation", "there is nothing in it but what it quotes"),
            NoReplyText::Nothing => phrase!("left-empty", "it is empty"),
        }
    }
}

/// Why there are no words in this message.
pub(super) fn of(message: &Message<'_>) -> NoReplyText {
    let kinds: Vec<String> = message.parts.iter().map(kind).collect();
    let has = |wanted: &str| kinds.iter().any(|kind| kind == wanted);
    let text = body::raw(message).text;
    if has("multipart/encrypted") || has("application/pgp-encrypted") || pgp::is_encrypted(&text) {
        return NoReplyText::Encrypted("PGP");
    }
    let sealed = message
        .parts
        .iter()
        .zip(&kinds)
        .find(|(_, kind)| kind.ends_with("/pkcs7-mime") || kind.ends_with("/x-pkcs7-mime"));
    if let Some((part, _)) = sealed {
        let signed = part.content_type().and_then(|kind| kind.attribute("smime-type"));
        return match signed.is_some_and(|kind| kind.eq_ignore_ascii_case("signed-data")) {
            true => NoReplyText::Sealed,
            false => NoReplyText::Encrypted("S/MIME"),
        };
    }
    let named = |part: &MessagePart<'_>| part.attachment_name().unwrap_or_default().to_owned();
    let winmail = |part: &MessagePart<'_>| named(part).eq_ignore_ascii_case("winmail.dat");
    if has("application/ms-tnef") || has("application/vnd.ms-tnef") || message.parts.iter().any(winmail) {
        return NoReplyText::Winmail;
    }
    // Text beside a quotation belongs to the quoted message.
    if !text.trim().is_empty() {
        return NoReplyText::Quotation;
    }
    if kinds.iter().any(|kind| kind.starts_with("image/")) {
        return NoReplyText::Picture;
    }
    let files = message.parts.iter().zip(&kinds);
    let file = files.filter(|(part, _)| !matches!(part.body, PartType::Multipart(_))).find(|(part, kind)| {
        !named(part).is_empty() || !(kind.starts_with("text/") || kind.is_empty() || kind.ends_with("-signature"))
    });
    if let Some((part, kind)) = file {
        let name = named(part);
        return NoReplyText::Attachment(if name.is_empty() { kind.clone() } else { name });
    }
    match message.subject().map(str::trim).filter(|subject| !subject.is_empty() && !subject.contains("[adjudicate]")) {
        Some(subject) => NoReplyText::Subject(subject.to_owned()),
        None => NoReplyText::Nothing,
    }
}

/// The media type of a part, in lower case; empty if it names none.
pub(super) fn kind(part: &MessagePart<'_>) -> String {
    let Some(kind) = part.content_type() else { return String::new() };
    let subtype = kind.subtype().unwrap_or_default();
    format!("{}/{subtype}", kind.ctype()).to_ascii_lowercase()
}
