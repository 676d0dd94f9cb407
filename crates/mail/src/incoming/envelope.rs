//! Who has sent a message, and whether a person waits for an answer.

use std::collections::BTreeSet;

use mail_parser::{Message, MimeHeaders};

use super::Addressed;
use crate::message::ROOT;
use adjudicate_record::crypto::Digest;

/// More than a message answers.
const IDS_MAX: usize = 200;

/// What a message is, apart from its entries.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Envelope {
    /// The one address in `From`, in lower case; none if there is no such address, or several.
    pub from: Option<String>,
    /// The `Message-ID`, without its brackets.
    pub id: Option<String>,
    /// Why this message must not be answered, if a program has sent it (RFC 3834).
    pub automatic: Option<&'static str>,
    /// The games that it says to be about: those of the messages that it answers.
    pub games: BTreeSet<Digest>,
    /// To whom it came, what it answers, and what the receiving server says about it.
    pub addressed: Addressed,
}

impl Envelope {
    /// That of this message.
    pub(crate) fn of(message: &Message<'_>) -> Envelope {
        let mut senders = message.from().into_iter().flat_map(|from| from.iter()).filter_map(|one| one.address());
        let from = match (senders.next(), senders.next()) {
            (Some(one), None) => Some(one.to_ascii_lowercase()),
            _ => None,
        };
        let harmless = |text: &str| text.chars().filter(|c| !c.is_control()).take(200).collect();
        let automatic = automatic(message, from.as_deref());
        let (from, id) = (from.as_deref().map(harmless), message.message_id().map(harmless));
        Envelope { from, id, automatic, games: games(message), addressed: Addressed::of_message(message) }
    }
}

/// The games whose messages this one names as those that it answers.
fn games(message: &Message<'_>) -> BTreeSet<Digest> {
    let named = ["References", "In-Reply-To"].map(|name| message.header_raw(name).unwrap_or_default());
    let ids = named.iter().flat_map(|text| text.split(['<', '>'])).take(IDS_MAX);
    ids.filter_map(|id| Digest::parse(&format!("sha256:{}", id.trim().strip_suffix(ROOT)?))).collect()
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
        || has("Return-Path").is_some_and(|path| path.split_whitespace().collect::<String>() == "<>")
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
    // List-Id, List-Help, List-Owner, List-Archive and others (RFC 2369, RFC 2919): no person writes any of them.
    let of_list = |name: &str| name.get(..5).is_some_and(|start| start.eq_ignore_ascii_case("list-"));
    if message.headers().iter().any(|header| of_list(header.name())) {
        return Some("from a mailing list");
    }
    if stands("X-Loop") {
        return Some("sent by a program that fears loops");
    }
    if user.starts_with("no-reply") || user.starts_with("noreply") || from.is_none() {
        return Some("nobody to answer");
    }
    None
}
