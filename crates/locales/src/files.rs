//! The files of the languages: those in the program, and those that its user adds.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;

use crate::{PhraseFault, PhraseTable};

pub type Bundle = FluentBundle<FluentResource>;

/// The files in the program, in the order of their tags: the tag, the words of answers, and the files of texts.
const SHIPPED: &[(&str, &str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

static LANGUAGES: OnceLock<Vec<LanguageFiles>> = OnceLock::new();

/// The files of one language.
#[derive(Default)]
pub struct LanguageFiles {
    /// Its tag (BCP 47).
    pub tag: Cow<'static, str>,
    /// The texts that players read.
    pub texts: Vec<Cow<'static, str>>,
    /// The file with the words of answers.
    words: &'static str,
    /// The words of answers that the user has added.
    added: PhraseTable,
    /// The texts, read when they are first needed.
    bundle: OnceLock<Bundle>,
}

impl LanguageFiles {
    /// The words that people may write.
    pub fn replies(&self) -> PhraseTable {
        // A test holds that each file in the program can be read.
        let mut replies = PhraseTable::parse(self.words).unwrap_or_default();
        replies.replace_by(self.added.clone());
        replies
    }

    /// The texts by their keys.
    pub fn bundle(&self) -> &Bundle {
        self.bundle.get_or_init(|| {
            let mut bundle = FluentBundle::new_concurrent(self.tag.parse().into_iter().collect());
            // Letters are plain text, and names in them are of the reader's script or stand for themselves.
            bundle.set_use_isolating(false);
            for text in &self.texts {
                // Files were read before, those in the program by a test.
                let resource =
                    FluentResource::try_new(text.clone().into_owned()).unwrap_or_else(|(readable, _)| readable);
                bundle.add_resource_overriding(resource);
            }
            bundle
        })
    }
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
    let language = |(tag, words, texts): &(&'static str, &'static str, &[&'static str])| LanguageFiles {
        tag: Cow::Borrowed(tag),
        texts: texts.iter().map(|text| Cow::Borrowed(*text)).collect(),
        words,
        ..LanguageFiles::default()
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
    let english = PhraseTable::parse(SHIPPED.iter().find(|(tag, _, _)| *tag == "en").map_or("", |(_, words, _)| words));
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
            files.texts.push(Cow::Owned(text));
        }
    }
    let late = |_| (tags.join(", "), PhraseFault("texts were used before it was there".to_owned()));
    LANGUAGES.set(languages).map_err(late)
}
