//! Acts in the reader's language: what an entry or a slip does.

use adjudicate_agent::act::PreparedEntry;
use adjudicate_locales::Language;
use adjudicate_record::log::Slip;
use adjudicate_referee::Match;
use adjudicate_text::{deeds, view};

/// An entry that is about to be written, or was, given the match before it.
pub fn of_entry(language: Language, before: &Match, prepared: &PreparedEntry) -> String {
    let composed = &prepared.composed;
    match language.is_english() {
        true => view::entry_line(&composed.entry),
        false => deeds::entry(language, &composed.entry, &composed.state, before.play().position().cube_choice()),
    }
}

/// A slip.
pub fn of_slip(language: Language, state: &Match, slip: &Slip) -> String {
    match language.is_english() {
        true => view::slip_line(state, slip),
        false => deeds::slip(language, state, slip),
    }
}
