//! People, files and entries as values of the texts about disputes.

use std::path::Path;

use adjudicate_locales::Language;
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::SignedEntry;
use adjudicate_rules::PhraseArgument;

use crate::{names, view};

/// A name of the log in an English sentence: `referee` is an office.
pub fn person(name: &str) -> String {
    if name == "referee" { "the referee".to_owned() } else { name.to_owned() }
}

/// A name of the log as a value of a text.
pub fn signer(name: &str) -> PhraseArgument {
    names::value(&person(name))
}

/// People as a list, by their names in the log.
pub fn signers<'n>(language: Language, names: impl IntoIterator<Item = &'n str>) -> String {
    names::listed(language, names.into_iter().map(person))
}

/// A file's name as it is typed in a command.
pub fn file(source: &str) -> String {
    view::quoted(Path::new(source))
}

/// The first digits of an id.
pub fn short_id(id: &Digest) -> String {
    id.to_hex().chars().take(8).collect()
}

/// `entry 7 (54217ec5)`; whole ids are in commands, in the evidence and in `--json`.
pub fn entry(language: Language, letter: &SignedEntry) -> String {
    let values = [("entry", letter.entry.seq.into()), ("id", short_id(&letter.id).into())];
    language.text("dispute-entry", &values)
}
