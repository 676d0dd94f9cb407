//! Alternatives by key: the messages of a Fluent file, whose texts are lists.

use std::collections::BTreeMap;
use std::fmt;

use fluent_syntax::ast::{Entry, PatternElement};
use fluent_syntax::parser;

use crate::fold;

/// The words that people may write for each key of a language, without capitals and accents.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PhraseTable(BTreeMap<String, Vec<String>>);

/// Why a file is no table of phrases.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhraseFault(String);

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
        let resource = parser::parse_runtime(text)
            .map_err(|(_, errors)| PhraseFault(errors.first().map(ToString::to_string).unwrap_or_default()))?;
        let mut table = BTreeMap::new();
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let key = message.id.name;
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
            ("yes = ja\nyes = jo\n", "twice"),
            ("yes = { $word }\n", "more than text"),
        ] {
            let fault = PhraseTable::parse(text).err().map(|fault| fault.to_string()).unwrap_or_default();
            assert!(fault.contains(why), "{text}: {fault}");
        }
    }
}
