//! Reading what the strict reader refuses, with a general YAML parser: to explain it, or to find the entry in what mail
//! has made of it (protocol, sections 1 and 8).
//!
//! Nothing here decides about validity. An explanation is words, and a respelled entry counts only if the strict reader
//! takes it and its signature holds, so a wrong guess is harmless.

mod guard;
mod repair;

use super::entry::{Entry, EntryKind};
use super::frame::ENTRY_MAX;
use super::not_canonical::NotCanonical;
use super::slip::Slip;
use super::{read as read_strictly, read_slip, write};
use adjudicate_rules::{OptionValue, Phrase, PhraseArgument, phrase};

/// More than an entry has even if every line of it is quoted many times over.
const MANGLED_MAX: usize = 4 * ENTRY_MAX;

/// Reads an entry in any spelling that YAML has for it, short of flow style, anchors, aliases and tags.
///
/// An option's text that could be a name is read as a name: YAML does not tell them apart.
///
/// # Errors
/// The text is larger than an entry, uses YAML that is refused before parsing, or does not parse as an entry.
pub fn read(text: &str) -> Result<Entry, NotCanonical> {
    if text.len() > ENTRY_MAX {
        return Err(NotCanonical::at(1, "an entry has at most 16,384 bytes".into()));
    }
    guard::check(text)?;
    serde_yaml::from_str(text).map_err(|error| {
        let line = error.location().map_or(1, |location| location.line());
        NotCanonical::at(line, error.to_string().into())
    })
}

/// Explains why the strict reader refuses an entry: how the first line that departs from the canonical form would be
/// written, or the error of a YAML parser. `None` if there is nothing wrong, or nothing to add.
pub fn explain(text: &str) -> Option<Phrase> {
    if read_strictly(text).is_ok() || text.len() > ENTRY_MAX || guard::check(text).is_err() {
        return None;
    }
    let entry = match read(text) {
        Ok(entry) => entry,
        // The parser's messages end with its line.
        Err(fault) => return Some(phrase!("loose-yaml", "a YAML parser says: {fault}", fault)),
    };
    let canonical = write(&entry);
    let mut expected = canonical.lines();
    for (number, line) in (1..).zip(text.lines()) {
        let number = PhraseArgument::count(number);
        match expected.next() {
            Some(wanted) if wanted == line => {}
            Some(wanted) => {
                return Some(phrase!(
                    "loose-line",
                    "line {number} would be spelled `{wanted}`",
                    number = number,
                    wanted
                ));
            }
            None => return Some(phrase!("loose-no-line", "line {number} would not be there", number = number)),
        }
    }
    expected.next().map(|wanted| phrase!("loose-end", "`{wanted}` would come after the last line", wanted))
}

/// The entries, or the slips, that a mangled text may have been, each in its one spelling.
///
/// Undone are: line ends of other systems, blanks and empty lines added, quote marks, indentation by a constant or as
/// format=flowed stuffs it, wrapped lines, typographic quotes and dashes, exotic blanks, text before and after the
/// entry, and every other spelling that YAML has for the same values. The caller checks the signatures, and takes the
/// candidate whose signature holds.
pub fn respell(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    if text.len() > MANGLED_MAX {
        return found;
    }
    let mut keep = |candidate: String| {
        if !found.contains(&candidate) && (read_strictly(&candidate).is_ok() || read_slip(&candidate).is_ok()) {
            found.push(candidate);
        }
    };
    keep(text.to_owned());
    let repaired = repair::variants(text);
    for candidate in &repaired {
        keep(candidate.clone());
    }
    for candidate in &repaired {
        let entries = read(candidate).map(option_readings).unwrap_or_default();
        entries.iter().for_each(|entry| keep(write(entry)));
        let is_small = candidate.len() <= ENTRY_MAX && guard::check(candidate).is_ok();
        let slip: Option<Slip> = if is_small { serde_yaml::from_str(candidate).ok() } else { None };
        slip.iter().for_each(|slip| keep(slip.text()));
    }
    found
}

/// The entries that differ in which of their options are names and which are texts, for YAML does not tell; of the
/// first four that could be either.
fn option_readings(entry: Entry) -> Vec<Entry> {
    let mut readings = vec![entry];
    let Some(Entry { kind: EntryKind::Charter(charter), .. }) = readings.first() else { return readings };
    let doubtful = charter.options.0.iter().filter_map(|(key, value)| match value {
        OptionValue::Name(name) => Some((key.clone(), name.to_string())),
        _ => None,
    });
    for (key, text) in doubtful.take(4).collect::<Vec<_>>() {
        for mut reading in readings.clone() {
            if let EntryKind::Charter(charter) = &mut reading.kind {
                charter.options.0.insert(key.clone(), OptionValue::Text(text.clone()));
            }
            readings.push(reading);
        }
    }
    readings
}
