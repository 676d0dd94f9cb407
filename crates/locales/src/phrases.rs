//! Alternatives by key: the messages of a Fluent file, whose texts are lists.

use std::collections::BTreeMap;
use std::fmt;

use fluent_syntax::ast::{Entry, PatternElement};
use fluent_syntax::parser::{self, ParserError};

use crate::fold;

/// The words that people may write for each key of a language, without capitals and accents.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PhraseTable(BTreeMap<String, Vec<String>>);

/// Why a file of texts cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhraseFault(pub(crate) String);

impl PhraseFault {
    /// The first fault that the parser has found in a text, with its line.
    fn of(text: &str, errors: &[ParserError]) -> PhraseFault {
        let Some(first) = errors.first() else { return PhraseFault("it is damaged".to_owned()) };
        let before = text.get(..first.pos.start).unwrap_or_default();
        PhraseFault(format!("line {}: {first}", before.matches('\n').count() + 1))
    }
}

impl fmt::Display for PhraseFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for PhraseFault {}

impl PhraseTable {
    /// Reads a file of messages whose texts are alternatives with `|` between them.
    ///
    /// # Errors
    /// The text is not in the format of Fluent; or a message is there twice, has no text, an empty alternative, or more than text.
    pub fn parse(text: &str) -> Result<PhraseTable, PhraseFault> {
        PhraseTable::parse_some(text, |_| true)
    }

    /// Reads those messages of a file that have these keys.
    ///
    /// # Errors
    /// As [`PhraseTable::parse`].
    pub fn parse_some(text: &str, is_wanted: impl Fn(&str) -> bool) -> Result<PhraseTable, PhraseFault> {
        let resource = parser::parse_runtime(text).map_err(|(_, errors)| PhraseFault::of(text, &errors))?;
        let mut table = BTreeMap::new();
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let key = message.id.name;
            if !is_wanted(key) {
                continue;
            }
            let mut written = String::new();
            for element in message.value.iter().flat_map(|pattern| &pattern.elements) {
                match element {
                    PatternElement::TextElement { value } => written.push_str(value),
                    PatternElement::Placeable { .. } => return Err(PhraseFault(format!("{key} has more than text"))),
                }
            }
            let alternatives: Vec<String> = written.split('|').map(|phrase| fold::fold(&spaced(phrase))).collect();
            if alternatives.iter().any(String::is_empty) {
                return Err(PhraseFault(format!("{key} has an empty alternative")));
            }
            if table.insert(key.to_owned(), alternatives).is_some() {
                return Err(PhraseFault(format!("{key} is there twice")));
            }
        }
        Ok(PhraseTable(table))
    }

    /// Takes the words of another table instead of those of the same keys.
    pub fn replace_by(&mut self, other: PhraseTable) {
        self.0.extend(other.0);
    }

    /// The alternatives of a key, as [`crate::fold`] writes them; none if the language does not have it.
    pub fn of(&self, key: &str) -> &[String] {
        self.0.get(key).map(Vec::as_slice).unwrap_or_default()
    }

    /// The alternatives of a key whose places have a meaning, such as months; each is several words with commas between them.
    pub fn row(&self, key: &str) -> Vec<Vec<&str>> {
        self.of(key).iter().map(|words| words.split(", ").collect()).collect()
    }

    /// The keys, in their order.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }
}

/// Words with one blank between them.
fn spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn alternatives_are_read_over_several_lines() {
        let table = PhraseTable::parse("# A note\nyes = Ja | Jawohl\nmonths =\n    Jänner, Jan\n    | Feber\n");
        let table = table.unwrap_or_default();
        assert_eq!(table.of("yes"), ["ja", "jawohl"]);
        assert_eq!(table.row("months"), [vec!["janner", "jan"], vec!["feber"]]);
        assert_eq!((table.of("no"), table.keys().count()), (&[] as &[String], 2));
    }

    #[test]
    fn a_damaged_file_is_refused() {
        for (text, why) in [
            ("yes", "Expected"),
            ("yes = ja | | jo\n", "empty"),
            ("yes = ja\nno = nein\n= nie\n", "line 3: Expected"),
            ("yes = ja\nyes = jo\n", "twice"),
            ("yes = { $word }\n", "more than text"),
        ] {
            let fault = PhraseTable::parse(text).err().map(|fault| fault.to_string()).unwrap_or_default();
            assert!(fault.contains(why), "{text}: {fault}");
        }
    }
}
