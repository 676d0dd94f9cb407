//! Who has sent a message, and whether a person waits for an answer.

use mail_parser::{Message, MimeHeaders};

/// What a message is, apart from its entries.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Envelope {
    /// The one address in `From`, in lower case; none if there is no such address, or several.
    pub from: Option<String>,
    /// The `Message-ID`, without its brackets.
    pub id: Option<String>,
    /// Why this message must not be answered, if a program has sent it (RFC 3834).
    pub automatic: Option<&'static str>,
}

impl Envelope {
    /// That of this message.
    pub(super) fn of(message: &Message<'_>) -> Envelope {
        let mut senders = message.from().into_iter().flat_map(|from| from.iter()).filter_map(|one| one.address());
        let from = match (senders.next(), senders.next()) {
            (Some(one), None) => Some(one.to_ascii_lowercase()),
            _ => None,
        };
        let harmless = |text: &str| text.chars().filter(|c| !c.is_control()).take(200).collect();
        let automatic = automatic(message, from.as_deref());
        Envelope { from: from.as_deref().map(harmless), id: message.message_id().map(harmless), automatic }
    }
}

/// Why a message must not be answered: a vacation program, a bounce, a list, another desk.
fn automatic(message: &Message<'_>, from: Option<&str>) -> Option<&'static str> {
    // Most are in no message, and to compare names takes a part of the time that it takes to ask the parser for one.
    let stands = |name: &str| message.headers().iter().any(|header| header.name().eq_ignore_ascii_case(name));
    let has = |name: &'static str| {
        let raw = stands(name).then(|| message.header_raw(name)).flatten()?;
        Some(raw.trim().to_ascii_lowercase())
    };
    let report = message.content_type().is_some_and(|kind| {
        kind.ctype().eq_ignore_ascii_case("multipart")
            && kind.subtype().is_some_and(|subtype| subtype.eq_ignore_ascii_case("report"))
    });
    let user = from.and_then(|from| from.split('@').next()).unwrap_or_default();
    if report
        || has("Return-Path").is_some_and(|path| path == "<>")
        || matches!(user, "mailer-daemon" | "postmaster")
        || has("X-Failed-Recipients").is_some()
    {
        return Some("a bounce");
    }
    if has("Auto-Submitted").is_some_and(|value| !value.starts_with("no")) {
        return Some("sent by a program");
    }
    let replies = ["X-Autoreply", "X-Autorespond", "X-Autoresponder", "X-Auto-Reply-From", "X-Auto-Response-Suppress"];
    if replies.iter().any(|name| has(name).is_some()) {
        return Some("an automatic reply");
    }
    if has("Precedence").is_some_and(|value| matches!(value.as_str(), "bulk" | "junk" | "list" | "auto_reply")) {
        return Some("a mass mailing");
    }
    if ["List-Id", "List-Unsubscribe", "List-Post"].iter().any(|name| has(name).is_some()) {
        return Some("from a mailing list");
    }
    if user.starts_with("no-reply") || user.starts_with("noreply") || from.is_none() {
        return Some("nobody to answer");
    }
    None
}
