//! The language of a reader, and the texts in it.

use adjudicate_rules::{Phrase, PhraseArgument};
use fluent_bundle::{FluentArgs, FluentValue};

use crate::files::{self, LanguageFiles};

/// The tag of the language whose texts stand for those that another language lacks.
const ENGLISH: &str = "en";

/// A language in which people read, by its tag (BCP 47).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language {
    tag: &'static str,
}

impl Default for Language {
    fn default() -> Language {
        Language::ENGLISH
    }
}

impl Language {
    /// The language of all texts that no other one has.
    pub const ENGLISH: Language = Language { tag: ENGLISH };

    /// The language with this tag, or that of its first part; English if there are no texts in it.
    pub fn of(tag: &str) -> Language {
        Language::find(tag).unwrap_or_default()
    }

    /// The language of a reader by the tag that is known of him; English if none is, or there are no texts in it.
    pub fn of_reader(tag: Option<&str>) -> Language {
        tag.map(Language::of).unwrap_or_default()
    }

    /// The language with this tag, or that of its first part, if there are texts in it.
    pub fn find(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        let known = |wanted: &str| Language::all().find(|language| language.tag.eq_ignore_ascii_case(wanted));
        known(tag).or_else(|| known(primary))
    }

    /// The languages that have texts, in the order of their tags.
    pub fn all() -> impl Iterator<Item = Language> {
        files::all().iter().filter(|files| !files.texts.is_empty()).map(|files| Language { tag: &files.tag })
    }

    /// The tags of the languages that have texts, for people: `de, en, fr`.
    pub fn tags() -> String {
        Language::all().map(Language::tag).collect::<Vec<_>>().join(", ")
    }

    /// Its tag.
    pub fn tag(self) -> &'static str {
        self.tag
    }

    /// Whether this is English.
    pub fn is_english(self) -> bool {
        self == Language::ENGLISH
    }

    /// The tag by which moves are read: none in English, whose letters are those of the record.
    pub fn letters(self) -> Option<&'static str> {
        (!self.is_english()).then_some(self.tag)
    }

    /// The text of a key, with these values in it. A text that this language lacks is English; a key that no language has is the text
    /// itself.
    pub fn text(self, key: &str, arguments: &[(&str, PhraseArgument)]) -> String {
        let values: Vec<(&str, &PhraseArgument)> = arguments.iter().map(|(name, value)| (*name, value)).collect();
        self.written(key, &values).or_else(|| Language::ENGLISH.written(key, &values)).unwrap_or_else(|| key.to_owned())
    }

    /// The text of a key in this language; in English, and if this language lacks it, the text that the program has.
    pub fn text_or(self, key: &str, english: &str) -> String {
        let own = if self.is_english() { None } else { self.written(key, &[]) };
        own.unwrap_or_else(|| english.to_owned())
    }

    /// A phrase in this language; in English if this language lacks it.
    pub fn phrase(self, phrase: &Phrase) -> String {
        if phrase.key.is_empty() || (self.is_english() && !phrase.english.is_empty()) {
            return phrase.english.clone();
        }
        let values: Vec<(&str, &PhraseArgument)> =
            phrase.arguments.iter().map(|(name, value)| (*name, value)).collect();
        match self.written(phrase.key, &values) {
            Some(text) => text,
            None if phrase.english.is_empty() => Language::ENGLISH.text(phrase.key, &phrase.arguments),
            None => phrase.english.clone(),
        }
    }

    /// Several phrases in this language.
    pub fn phrases(self, phrases: &[Phrase]) -> Vec<String> {
        phrases.iter().map(|phrase| self.phrase(phrase)).collect()
    }

    /// Whether the language itself has the text of a phrase, and those within it.
    pub fn knows(self, phrase: &Phrase) -> bool {
        let knows_value = |value: &PhraseArgument| match value {
            PhraseArgument::Phrase(phrase) => self.knows(phrase),
            PhraseArgument::Text(_) | PhraseArgument::Number(_) | PhraseArgument::Moves(_) => true,
        };
        self.is_english() || self.has(phrase.key) && phrase.arguments.iter().all(|(_, value)| knows_value(value))
    }

    /// The words that people may write for a key of replies in this language, as [`crate::fold`] writes them.
    pub fn words(self, key: &str) -> &'static [String] {
        let replies = crate::locales().iter().find(|locale| locale.tag == self.tag).map(|locale| &locale.replies);
        replies.map(|replies| replies.of(key)).unwrap_or_default()
    }

    /// Whether the language itself has a text for this key.
    pub fn has(self, key: &str) -> bool {
        self.files().is_some_and(|files| files.has(key))
    }

    /// Names or other words as a list: `alice, bob and carol`.
    pub fn list(self, items: &[impl AsRef<str>]) -> String {
        match items {
            [] => self.text("list-of-none", &[]),
            [only] => only.as_ref().to_owned(),
            [start @ .., last] => {
                let start: Vec<&str> = start.iter().map(AsRef::as_ref).collect();
                self.text("list", &[("start", start.join(", ").into()), ("last", last.as_ref().into())])
            }
        }
    }

    fn written(self, key: &str, arguments: &[(&str, &PhraseArgument)]) -> Option<String> {
        let mut values = FluentArgs::with_capacity(arguments.len());
        for (name, value) in arguments {
            values.set(
                *name,
                match value {
                    PhraseArgument::Text(text) => FluentValue::from(text.as_str()),
                    PhraseArgument::Number(number) => FluentValue::from(*number),
                    PhraseArgument::Phrase(phrase) => FluentValue::from(self.phrase(phrase)),
                    PhraseArgument::Moves(moves) => FluentValue::from(moves.join(", ")),
                },
            );
        }
        self.files()?.text(key, &values)
    }

    fn files(self) -> Option<&'static LanguageFiles> {
        files::all().iter().find(|files| files.tag == self.tag)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};
    use std::path::{Path, PathBuf};

    use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
    use fluent_syntax::parser;

    use super::*;

    /// The languages that have every text.
    const COMPLETE: [&str; 3] = ["de", "en", "fr"];
    /// The languages that have every text of these files, which are those of letters.
    const WITH_LETTERS: [&str; 4] = ["es", "it", "nl", "pl"];
    const LETTERS: [&str; 9] = [
        include_str!("../texts/en/clocks.ftl"),
        include_str!("../texts/en/desk.ftl"),
        include_str!("../texts/en/events.ftl"),
        include_str!("../texts/en/games.ftl"),
        include_str!("../texts/en/invitations.ftl"),
        include_str!("../texts/en/letters.ftl"),
        include_str!("../texts/en/reasons.ftl"),
        include_str!("../texts/en/table.ftl"),
        include_str!("../texts/en/terms.ftl"),
    ];
    /// The columns of a letter.
    const COLUMNS: usize = 71;

    /// The beginnings of keys whose English texts the games have.
    const OF_GAMES: [&str; 4] = ["lesson-", "task-", "notation-", "option-"];

    /// The variables of a text, and the texts that it refers to.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    struct Uses {
        variables: BTreeSet<String>,
        messages: BTreeSet<String>,
    }

    impl Uses {
        fn pattern(&mut self, pattern: &Pattern<&str>) {
            for element in &pattern.elements {
                if let PatternElement::Placeable { expression } = element {
                    self.expression(expression);
                }
            }
        }

        fn expression(&mut self, expression: &Expression<&str>) {
            match expression {
                Expression::Inline(inline) => self.inline(inline),
                Expression::Select { selector, variants } => {
                    self.inline(selector);
                    variants.iter().for_each(|variant| self.pattern(&variant.value));
                }
            }
        }

        fn inline(&mut self, inline: &InlineExpression<&str>) {
            match inline {
                InlineExpression::VariableReference { id } => drop(self.variables.insert(id.name.to_owned())),
                InlineExpression::MessageReference { id, attribute: None } => {
                    self.messages.insert(id.name.to_owned());
                }
                InlineExpression::StringLiteral { .. } => {}
                InlineExpression::Placeable { expression } => self.expression(expression),
                other => panic!("{other:?} is used by no text"),
            }
        }
    }

    /// The files of a language that are in the program.
    fn of_program(tag: &str) -> Vec<String> {
        let others = ["replies.ftl", "page.ftl"];
        let files = std::fs::read_dir(directory(tag)).unwrap().map(|file| file.unwrap().path());
        let files = files.filter(|path| !others.iter().any(|other| path.ends_with(other)));
        files.map(|path| std::fs::read_to_string(path).unwrap()).collect()
    }

    /// The file of a language that the builder of the page packs, if there is one.
    fn of_page(tag: &str) -> Vec<String> {
        std::fs::read_to_string(directory(tag).join("page.ftl")).into_iter().collect()
    }

    fn directory(tag: &str) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("texts").join(tag)
    }

    /// The texts in files of a language, with all that they use by way of others.
    fn texts(tag: &str, files: &[String]) -> BTreeMap<String, Uses> {
        let mut found = BTreeMap::new();
        for file in files {
            let resource = parser::parse_runtime(&**file).unwrap_or_else(|(_, errors)| panic!("{tag}: {errors:?}"));
            for entry in &resource.body {
                let Entry::Message(message) = entry else { panic!("{tag}: {entry:?} is no text") };
                let mut uses = Uses::default();
                uses.pattern(message.value.as_ref().unwrap());
                let twice = found.insert(message.id.name.to_owned(), uses);
                assert!(twice.is_none(), "{tag}: {} is there twice", message.id.name);
            }
        }
        // Texts refer to texts that refer to no others, or to such.
        for _ in 0..3 {
            let known = found.clone();
            for (key, uses) in &mut found {
                for message in uses.messages.clone() {
                    let other = known.get(&message).unwrap_or_else(|| panic!("{tag}: {key} refers to {message}"));
                    uses.variables.extend(other.variables.iter().cloned());
                    uses.messages.extend(other.messages.iter().cloned());
                }
            }
        }
        found
    }

    #[test]
    fn languages_have_the_texts_that_they_shall_have_with_fitting_values() {
        compare(of_program, &LETTERS);
        compare(of_page, &[]);
        // A user's file has both texts and words of answers.
        let replies = &crate::locales().iter().find(|locale| locale.tag == "en").unwrap().replies;
        let texts = texts("en", &of_program("en"));
        assert_eq!(replies.keys().find(|key| texts.contains_key(*key)), None);
        let known = |tag: &&str| Language::of(tag).tag() == *tag;
        assert!(COMPLETE.iter().chain(&WITH_LETTERS).all(known) || !cfg!(feature = "languages"));
    }

    /// Whether one of these files has a text for this key.
    fn has_text(files: &[&str], key: &str) -> bool {
        let is_key = |line: &str| line.strip_prefix(key).is_some_and(|rest| rest.starts_with(" ="));
        files.iter().any(|file| file.lines().any(is_key))
    }

    /// Compares files of all languages with the English ones. Languages with letters have at least the texts of `letters`.
    fn compare(files: fn(&str) -> Vec<String>, letters: &[&str]) {
        let english = texts("en", &files("en"));
        assert!(english.len() > 200, "{}", english.len());
        for language in files::all().iter().map(|files| Language { tag: &files.tag }) {
            let tag = language.tag();
            let own = texts(tag, &files(tag));
            let has_letters = WITH_LETTERS.contains(&tag);
            let is_needed = |key: &&String| COMPLETE.contains(&tag) || (has_letters && has_text(letters, key));
            let lacks = |key: &&String| is_needed(key) && !own.contains_key(*key);
            let missing: Vec<&String> = english.keys().filter(lacks).collect();
            assert!(missing.is_empty(), "{language:?} lacks {missing:?}");
            for (key, uses) in &own {
                match english.get(key) {
                    // A form of a number, or of a name, may be needed in one language and not in another.
                    Some(english) => {
                        let unknown: Vec<&String> = uses.variables.difference(&english.variables).collect();
                        let plural: Vec<&str> = vec!["number"];
                        let unknown: Vec<&&String> =
                            unknown.iter().filter(|name| !plural.contains(&name.as_str())).collect();
                        assert!(unknown.is_empty(), "{language:?}: {key} has {unknown:?}");
                    }
                    // The key of a clause is its number. The games have the English text of clauses, lessons and options.
                    None if key.starts_with(|c: char| c.is_ascii_uppercase())
                        || OF_GAMES.iter().any(|kind| key.starts_with(kind)) =>
                    {
                        assert!(uses.variables.is_empty(), "{language:?}: {key}");
                    }
                    None => {
                        let is_used = own.values().any(|uses| uses.messages.contains(key));
                        assert!(is_used, "{language:?}: {key} is no key, and no text refers to it");
                    }
                }
            }
        }
    }

    /// The table has two blanks before each of its columns, and no row of it is wrapped.
    #[test]
    fn no_row_of_the_table_of_commands_is_too_wide() {
        for language in Language::all() {
            let width = |key: &str| language.text(key, &[]).chars().count();
            let words: Vec<String> = texts(language.tag(), &of_program(language.tag()))
                .into_keys()
                .filter(|key| key.starts_with("command-") && key.ends_with("-words"))
                .collect();
            assert!(words.len() > 10, "{words:?}");
            let purposes = words.iter().filter_map(|key| key.strip_suffix("-words"));
            let purpose = purposes.max_by_key(|key| width(key)).unwrap();
            let words = words.iter().max_by_key(|key| width(key)).unwrap();
            let columns = 2 + width(purpose) + 2 + width(words);
            assert!(columns <= COLUMNS, "{language:?}: {purpose} and {words} take {columns} columns");
            for key in ["mark", "commands"] {
                assert!(width(key) <= COLUMNS, "{language:?}: {key} takes {} columns", width(key));
            }
        }
    }

    #[test]
    fn a_language_is_found_by_its_tag() {
        assert_eq!([Language::of("xx"), Language::of(""), Language::of("EN-gb")], [Language::ENGLISH; 3]);
        if cfg!(feature = "languages") {
            assert_eq!(Language::of("de-AT"), Language::of("DE"));
            assert_eq!(Language::of("fr_CA").tag(), "fr");
        }
    }

    #[test]
    fn numbers_select_plurals_and_values_stay_as_they_are() {
        let days = |number: u64| Language::of("fr").text("span", &[("number", number.into()), ("unit", "day".into())]);
        if cfg!(feature = "languages") {
            assert_eq!([days(0), days(1), days(2)], ["0 jour", "1 jour", "2 jours"]);
        }
        let joined = Language::ENGLISH.text("joined", &[("by", "Zoë { $x }".into())]);
        assert_eq!(joined, "Zoë { $x } joined.");
        let year = Language::ENGLISH.text(
            "moment",
            &[("day", 1.into()), ("month", 12.into()), ("year", 2026.into()), ("time", "17:00".into())],
        );
        assert_eq!(year, "1 December 2026, 17:00 UTC");
    }

    #[test]
    fn a_text_that_a_language_lacks_is_english() {
        let phrase = Phrase::english("no-such-key", "as it is").with("name", "bob");
        assert_eq!(Language::of("de").phrase(&phrase), "as it is");
        // Words of answers are the only file of this language.
        let czech = Language { tag: "cs" };
        assert_eq!(czech.text("done-save", &[]), "What you keep is written down.");
        assert_eq!(Language::ENGLISH.list(&["alice", "bob", "carol"]), "alice, bob and carol");
        assert_eq!(Language::ENGLISH.list(&[] as &[&str]), "nobody");
        assert!(Language::ENGLISH.has("list") && !Language::ENGLISH.has("no-such-key"));
    }
}
