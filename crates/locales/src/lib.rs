//! The languages in which players write, each from files of its own below `texts`, in the format of Project Fluent.
//!
//! `texts/LANGUAGE/replies.ftl` has the words of letters: what a player may write for `accept`, for a month, for a greeting. All
//! languages are read in every letter; the words of English say what each key is for.

mod fold;
mod phrases;

use std::sync::LazyLock;

pub use fold::{before_phrase, behind_phrase, fold};
pub use phrases::{PhraseFault, PhraseTable};

/// The files of replies, by the tags of their languages (BCP 47), in the order of these.
const REPLIES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/replies.rs"));

/// A language in which players write.
#[derive(Debug)]
pub struct Locale {
    /// Its tag (BCP 47): `de`.
    pub tag: &'static str,
    /// The words of letters.
    pub replies: PhraseTable,
}

/// All languages, in the order of their tags.
pub fn locales() -> &'static [Locale] {
    static LOCALES: LazyLock<Vec<Locale>> = LazyLock::new(|| {
        // A test holds that each file can be read.
        let replies =
            REPLIES.iter().map(|(tag, text)| Locale { tag, replies: PhraseTable::parse(text).unwrap_or_default() });
        replies.collect()
    });
    &LOCALES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_each_key_and_no_other() {
        let keys = |tag: &str| {
            let found = REPLIES.iter().find(|(known, _)| *known == tag).map(|(_, text)| PhraseTable::parse(text));
            found.and_then(Result::ok).map(|table| table.keys().map(str::to_owned).collect::<Vec<_>>())
        };
        let english = keys("en");
        assert!(english.as_ref().is_some_and(|keys| keys.len() > 50), "{english:?}");
        for (tag, _) in REPLIES {
            assert_eq!(keys(tag), english, "{tag}");
        }
        assert!(REPLIES.len() >= 10, "{}", REPLIES.len());
        assert_eq!(locales().len(), REPLIES.len());
    }

    #[test]
    fn rows_have_as_many_words_as_there_are_numbers_and_months() {
        for locale in locales() {
            for (key, count) in [("months", 12), ("ordinals", 9), ("numbers", 9)] {
                assert_eq!(locale.replies.row(key).len(), count, "{key} in {}", locale.tag);
            }
        }
    }
}
