//! Charters, and their contents.

use adjudicate_mail::address;
use adjudicate_record::crypto::{Identity, Namespace, Signature};
use adjudicate_record::log::{Charter, Entry, EntryKind, Reveal, SignedEntry, Text, Time, payload, read};
use adjudicate_referee::{Match, open};
use adjudicate_rules::{Name, Phrase, phrase};
use lettre::Address;

use crate::failure::Failure;

/// Writes and signs a charter, and begins its game.
///
/// # Errors
/// It cannot be played under.
pub fn sign(at: Time, charter: Charter, identity: &Identity) -> Result<(String, Match), Failure> {
    let mut entry = unsigned(at, charter);
    let payload = payload(&entry);
    entry.sig = identity.sign(Namespace::Entry, payload.as_bytes());
    let signed = SignedEntry::from(entry);
    let state = open(&signed).map_err(Failure::fault)?;
    // An option's text or a number may hold what no log does.
    read(&signed.text).map_err(|misspelling| Failure::fault(misspelling.into()))?;
    Ok((signed.text, state))
}

/// The entry of a charter before anybody has signed it.
pub fn unsigned(at: Time, charter: Charter) -> Entry {
    Entry {
        seq: 0,
        prev: None,
        by: charter.organiser.name.clone(),
        at,
        slips: Vec::new(),
        kind: EntryKind::Charter(Box::new(charter)),
        reveal: Reveal::default(),
        dice: None,
        say: None,
        sig: Signature::from_bytes([0; 64]),
    }
}

/// The name that a text spells, in any case of letters.
///
/// # Errors
/// It spells none; `what` says where it stood.
pub fn name_of(what: impl Into<Phrase>, text: &str) -> Result<Name, Failure> {
    Name::parse(&text.trim().to_ascii_lowercase()).ok_or_else(|| {
        let reason = phrase!("not-a-name", "{what}: `{text}` is not a name", what = what.into(), text);
        Failure::usage(reason).hint(phrase!(
            "name-hint",
            "a name is a letter, then letters, digits and `-`, at most 32, and no word like `yes` or `null`"
        ))
    })
}

/// The name that a text is, as programs write it.
///
/// # Errors
/// It is none.
pub fn named(text: &str) -> Result<Name, Failure> {
    Name::parse(text).ok_or_else(|| Failure::usage(phrase!("no-name", "`{text}` is not a name", text)))
}

/// A text that was given.
///
/// # Errors
/// The log cannot hold it; `what` says where it stood.
pub fn text_of(what: impl Into<Phrase>, text: &str) -> Result<Text, Failure> {
    Text::new(text).map_err(|why| Failure::usage(why.phrase()).about(what))
}

/// An address that mail can be sent to.
///
/// # Errors
/// No mail can be sent to it.
pub fn address_of(text: &str) -> Result<Address, Failure> {
    address::parse(text).map_err(|why| {
        Failure::usage(phrase!("address-unusable", "no mail can be sent to `{text}`: {why}", text, why = why))
    })
}

/// The same as a log holds it.
///
/// # Errors
/// No mail can be sent to it, or no log can hold it.
pub fn mail_of(text: &str) -> Result<Text, Failure> {
    let hint = || phrase!("address-hint", "leave the address out where there is none");
    address_of(text).map_err(|failure| failure.hint(hint()))?;
    text_of(phrase!("what-address", "the address"), text)
}
