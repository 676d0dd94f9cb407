//! The language of a page.

use adjudicate_rules::Phrase;

use crate::picture::escaped;

/// The language in which a page has its own words, such as the names of its buttons; English by default.
#[derive(Clone, Copy, Debug)]
pub struct PageLanguage {
    /// Its tag (BCP 47).
    pub tag: &'static str,
    /// Writes a text in the language with this tag.
    pub write: fn(&str, &Phrase) -> String,
}

impl Default for PageLanguage {
    fn default() -> PageLanguage {
        PageLanguage { tag: "en", write: |_, phrase| phrase.english.clone() }
    }
}

impl PageLanguage {
    /// A text without values, as HTML.
    pub(crate) fn text(self, key: &'static str, english: &str) -> String {
        self.phrase(&Phrase::english(key, english))
    }

    /// A text as HTML.
    pub(crate) fn phrase(self, phrase: &Phrase) -> String {
        escaped(&(self.write)(self.tag, phrase))
    }
}
