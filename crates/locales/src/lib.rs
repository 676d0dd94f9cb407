//! The languages in which players write and read, each from files of its own below `texts`, in the format of Project Fluent.
//!
//! `texts/LANGUAGE/replies.ftl` has the words of answers: what a player may write for `accept`, for a month, for a greeting. All
//! languages are read in every letter; the words of English say what each key is for. The other files have the texts that players
//! read, by their keys.

//!
//! A program can [`add`] files of its user's before it uses any text, each with a whole language or with other texts for one that is
//! there.

mod files;
mod fold;
mod language;
mod messages;
mod phrases;

use std::sync::LazyLock;

pub use files::add;
pub use fold::{before_phrase, behind_phrase, fold};
pub use language::Language;
pub use phrases::{PhraseFault, PhraseTable};

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
        files::all().iter().map(|files| Locale { tag: &files.tag, replies: files.replies() }).collect()
    });
    &LOCALES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_each_key_and_no_other() {
        let keys = |tag: &str| {
            let found = locales().iter().find(|locale| locale.tag == tag);
            found.map(|locale| locale.replies.keys().map(str::to_owned).collect::<Vec<_>>())
        };
        let english = keys("en");
        assert!(english.as_ref().is_some_and(|keys| keys.len() > 50), "{english:?}");
        for locale in locales() {
            assert_eq!(keys(locale.tag), english, "{}", locale.tag);
        }
        assert!(locales().len() >= 10 || !cfg!(feature = "languages"), "{}", locales().len());
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
