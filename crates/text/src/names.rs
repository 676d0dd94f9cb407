//! The names of people as texts for people show them.

use adjudicate_locales::Language;
use adjudicate_record::dice::Member;
use adjudicate_referee::Match;
use adjudicate_rules::{PhraseArgument, capital};

/// Returns a member's name as people read it: for a player the display name, where the charter has one that is no other player's
/// name.
pub fn shown(state: &Match, member: Member) -> String {
    match member.seat() {
        Some(seat) => state.play().setup().shown(seat).to_owned(),
        None => format!("the {}", state.name_of(member)),
    }
}

/// The same for subjects of messages, which are ASCII: the name in the log where the other one is not.
pub fn plain(state: &Match, member: Member) -> String {
    let shown = shown(state, member);
    if shown.is_ascii() { shown } else { state.name_of(member).to_owned() }
}

/// The same of an author by the name in the log; an organiser who is no member keeps that name.
pub fn of_author(state: &Match, name: &adjudicate_rules::Name) -> String {
    state.member(name).map_or_else(|| name.to_string(), |member| shown(state, member))
}

/// The word that stands for the referee in the values of texts.
const REFEREE: &str = "the-referee";

/// A name as a value of a text, which finds the form of `the referee` that its sentence needs.
pub fn value(shown: &str) -> PhraseArgument {
    PhraseArgument::from(if shown == "the referee" { REFEREE } else { shown })
}

/// Names as a list in the language of a reader, the referee among them.
pub fn listed(language: Language, shown: impl Iterator<Item = String>) -> String {
    let names: Vec<String> = shown.map(|name| language.text("name-inside", &[("name", value(&name))])).collect();
    language.list(&names)
}

/// A name at the beginning of a sentence: only `the referee` changes.
pub fn at_start(name: &str) -> String {
    if name.starts_with("the ") { capital(name) } else { name.to_owned() }
}
