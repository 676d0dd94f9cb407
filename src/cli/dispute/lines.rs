//! What the branches of a game claim, entry by entry, in words.

use std::collections::BTreeMap;

use crate::cli::story::Storyteller;
use crate::crypto::Digest;
use crate::log::write;
use crate::referee::dispute::{Branch, Case};
use crate::referee::verify_with;

/// What each entry of these branches did, by its id.
pub fn told(case: &Case, branches: &[Branch]) -> BTreeMap<Digest, String> {
    let mut told = BTreeMap::new();
    for branch in branches {
        // Entries are sorted by number, so whoever comes last is at an end; ends on the way to another need no line.
        for id in branch.entries.iter().rev() {
            if !told.contains_key(id) {
                tell(case, *id, &mut told);
            }
        }
    }
    told
}

fn tell(case: &Case, end: Digest, told: &mut BTreeMap<Digest, String>) {
    let text: String = case.way(end).into_iter().map(|letter| write(&letter.entry)).collect();
    let mut storyteller = Storyteller::default();
    // The entries are valid, so nothing ends the line before its end.
    let _ = verify_with(text.as_bytes(), |_, entry, state| {
        let now = storyteller.tell(entry, state);
        let more: Vec<String> = now.thrown.into_iter().chain(now.remarks).collect();
        let said = entry.say.as_ref().map_or(String::new(), |say| format!("  \"{}\"", say.as_str()));
        let sentence = match more.as_slice() {
            [] => format!("{}{said}", now.sentence),
            more => format!("{}{said} ({})", now.sentence, more.join("; ")),
        };
        told.insert(state.head(), sentence);
    });
}
