//! The files of the languages: those in the program, and those that its user adds.

use std::borrow::Cow;
use std::sync::{OnceLock, PoisonError, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use crate::messages::{self, is_of_key};
use crate::{PhraseFault, PhraseTable};

type Bundle = FluentBundle<FluentResource>;

/// The files in the program, in the order of their tags: the tag, the words of answers, and the texts as [`messages::sorted`] writes them.
const SHIPPED: &[(&str, &str, &str, &[u32])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

static LANGUAGES: OnceLock<Vec<LanguageFiles>> = OnceLock::new();

/// The files of one language.
#[derive(Default)]
pub struct LanguageFiles {
    /// Its tag (BCP 47).
    pub tag: Cow<'static, str>,
    /// The texts that players read, those of the program before those of the user, which replace them.
    pub texts: Vec<SortedMessages>,
    /// The file with the words of answers.
    words: &'static str,
    /// The words of answers that the user has added.
    added: PhraseTable,
    /// The messages that were needed up to now. A command needs a few of some thousands, and reading all of them takes longer than
    /// most commands.
    bundle: OnceLock<RwLock<Bundle>>,
}

impl LanguageFiles {
    /// The words that people may write.
    pub fn replies(&self) -> PhraseTable {
        // A test holds that each file in the program can be read.
        let mut replies = PhraseTable::parse(self.words).unwrap_or_default();
        replies.replace_by(self.added.clone());
        replies
    }

    /// Whether the language has a text for this key.
    pub fn has(&'static self, key: &str) -> bool {
        self.message(key).is_some()
    }

    /// The text of a key with these values in it; none if the language has no text for it.
    pub fn text(&'static self, key: &str, values: &FluentArgs) -> Option<String> {
        let bundle = self.bundle.get_or_init(|| {
            let mut bundle = FluentBundle::new_concurrent(self.tag.parse().into_iter().collect());
            // Letters are plain text, and names in them are of the reader's script or stand for themselves.
            bundle.set_use_isolating(false);
            RwLock::new(bundle)
        });
        let was_read = bundle.read().unwrap_or_else(PoisonError::into_inner).has_message(key);
        if !was_read {
            self.read_into(&mut bundle.write().unwrap_or_else(PoisonError::into_inner), key);
        }
        let bundle = bundle.read().unwrap_or_else(PoisonError::into_inner);
        let pattern = bundle.get_message(key)?.value()?;
        // A test holds that each text can be written; a value that is missing is shown by its name.
        let mut faults = Vec::new();
        Some(bundle.format_pattern(pattern, Some(values), &mut faults).into_owned())
    }

    fn message(&'static self, key: &str) -> Option<&'static str> {
        self.texts.iter().rev().find_map(|texts| texts.message(key))
    }

    /// Reads a message and all that it refers to.
    fn read_into(&'static self, bundle: &mut Bundle, key: &str) {
        let (mut wanted, mut found) = (vec![key], Vec::new());
        while let Some(key) = wanted.pop() {
            let Some(text) = self.message(key) else { continue };
            if found.contains(&key) {
                continue;
            }
            found.push(key);
            wanted.extend(references(text));
            // Files were read before, those in the program by a test.
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(readable, _)| readable);
            bundle.add_resource_overriding(resource);
        }
    }
}

/// Messages in the order of their keys.
pub struct SortedMessages {
    text: Cow<'static, str>,
    starts: Cow<'static, [u32]>,
}

impl SortedMessages {
    fn of(file: &str) -> SortedMessages {
        let (text, starts) = messages::sorted([file]);
        SortedMessages { text: text.into(), starts: starts.into() }
    }

    /// The message with a key, and what stands behind it.
    fn from(&self, start: u32) -> &str {
        self.text.get(start as usize..).unwrap_or_default()
    }

    fn message(&self, key: &str) -> Option<&str> {
        let place = self.starts.binary_search_by(|start| messages::key(self.from(*start)).cmp(&Some(key))).ok()?;
        let end = self.starts.get(place + 1).map_or(self.text.len(), |end| *end as usize);
        self.text.get(*self.starts.get(place)? as usize..end)
    }
}

/// The words at the beginning of braces, which may be keys of other messages and terms.
fn references(text: &str) -> impl Iterator<Item = &str> {
    text.split('{').skip(1).filter_map(|inside| {
        let inside = inside.trim_start();
        inside.get(..inside.bytes().take_while(|byte| is_of_key(*byte)).count())
    })
}

/// Whether this is the tag of a language (BCP 47).
fn is_tag(tag: &str) -> bool {
    tag.parse().map(|tag| Bundle::new_concurrent(vec![tag])).is_ok()
}

/// The languages that there are, in the order of their tags; those that were added come last.
pub fn all() -> &'static [LanguageFiles] {
    LANGUAGES.get_or_init(shipped)
}

fn shipped() -> Vec<LanguageFiles> {
    let language = |&(tag, words, text, starts): &(&'static str, &'static str, &'static str, &'static [u32])| {
        let texts = SortedMessages { text: text.into(), starts: starts.into() };
        let texts = if starts.is_empty() { Vec::new() } else { vec![texts] };
        LanguageFiles { tag: tag.into(), texts, words, ..LanguageFiles::default() }
    };
    SHIPPED.iter().map(language).collect()
}

/// Adds a user's files, by their tags (BCP 47), to the languages in the program. A file has texts, and words of answers, by the keys that
/// the English files have; it may be a language of its own, or replace some texts and words of one that is there. To be called before
/// any text is used.
///
/// # Errors
/// A tag is none, a file is not in the format of Fluent, or a text was used before: with the tag of the file.
pub fn add(files: Vec<(String, String)>) -> Result<(), (String, PhraseFault)> {
    if files.is_empty() {
        return Ok(());
    }
    let mut languages = shipped();
    let english = PhraseTable::parse(SHIPPED.iter().find(|(tag, ..)| *tag == "en").map_or("", |(_, words, ..)| words));
    let english = english.unwrap_or_default();
    let tags: Vec<String> = files.iter().map(|(tag, _)| tag.clone()).collect();
    for (tag, text) in files {
        let faulty = |fault: PhraseFault| (tag.clone(), fault);
        if !is_tag(&tag) {
            return Err(faulty(PhraseFault("a file is called by the tag of its language, such as `de`".to_owned())));
        }
        let words = PhraseTable::parse_some(&text, |key| !english.of(key).is_empty()).map_err(faulty)?;
        let place = languages.iter().position(|files| files.tag == tag).unwrap_or(languages.len());
        if place == languages.len() {
            languages.push(LanguageFiles { tag: Cow::Owned(tag), ..LanguageFiles::default() });
        }
        if let Some(files) = languages.get_mut(place) {
            files.added.replace_by(words);
            files.texts.push(SortedMessages::of(&text));
        }
    }
    let late = |_| (tags.join(", "), PhraseFault("texts were used before it was there".to_owned()));
    LANGUAGES.set(languages).map_err(late)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files_of(text: &str) -> &'static LanguageFiles {
        let texts = vec![SortedMessages::of(text)];
        Box::leak(Box::new(LanguageFiles { tag: "en".into(), texts, ..LanguageFiles::default() }))
    }

    #[test]
    fn messages_and_terms_within_a_message_are_read_with_it() {
        let files = files_of(
            "-game = Chess\nwon = You win { -game } { $turns ->\n    [1] now\n   *[other] {later}\n}.\nlater = at last",
        );
        let mut values = FluentArgs::new();
        values.set("turns", 2);
        assert_eq!(files.text("won", &values).as_deref(), Some("You win Chess at last."));
        assert_eq!(files.text("later", &values).as_deref(), Some("at last"));
        assert_eq!(files.text("lost", &values), None);
        assert_eq!(files_of("won =\n    .title = Chess\n").text("won", &values), None);
        // A message within itself has an end.
        let files = files_of("a = x { b }\nb = y { a }\n");
        assert!(files.text("a", &values).is_some_and(|text| text.starts_with('x')));
    }
}
