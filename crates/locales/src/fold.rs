//! Text without capitals and accents, as people compare it who type on a foreign keyboard.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A text in small letters and without accents: `Zurück` is `zuruck`, `poddaję się` is `poddaje sie`.
pub fn fold(text: &str) -> String {
    text.chars().flat_map(folded).collect()
}

fn folded(sign: char) -> impl Iterator<Item = char> {
    sign.to_lowercase().nfd().filter(|sign| !is_combining_mark(*sign)).flat_map(|sign| {
        let (first, second) = match sign {
            // Letters of their own, which people without them write so.
            'ł' => ('l', None),
            'ø' => ('o', None),
            'đ' => ('d', None),
            'ß' => ('s', Some('s')),
            'æ' => ('a', Some('e')),
            'œ' => ('o', Some('e')),
            'ı' => ('i', None),
            '\u{2018}' | '\u{2019}' => ('\'', None),
            sign => (sign, None),
        };
        std::iter::once(first).chain(second)
    })
}

/// The text behind a folded phrase with which a text begins, capitals and accents aside.
pub fn behind_phrase<'a>(text: &'a str, phrase: &str) -> Option<&'a str> {
    let mut expected = phrase.chars();
    let mut signs = text.char_indices();
    loop {
        let at = signs.clone().next().map_or(text.len(), |(at, _)| at);
        if expected.as_str().is_empty() {
            // A mark that changes the last letter belongs to it.
            let rest = text.get(at..)?;
            return Some(rest.trim_start_matches(is_combining_mark));
        }
        let (_, sign) = signs.next()?;
        if sign.is_ascii() {
            // Most signs are, and most phrases differ in the first.
            if expected.next() != Some(sign.to_ascii_lowercase()) {
                return None;
            }
            continue;
        }
        for sign in folded(sign) {
            if expected.next() != Some(sign) {
                return None;
            }
        }
    }
}

/// The text before a folded phrase with which a text ends, capitals and accents aside.
pub fn before_phrase<'a>(text: &'a str, phrase: &str) -> Option<&'a str> {
    let mut expected = phrase.chars();
    let mut rest = text;
    while !expected.as_str().is_empty() {
        let sign = rest.chars().next_back()?;
        rest = rest.get(..rest.len() - sign.len_utf8())?;
        if sign.is_ascii() {
            if expected.next_back() != Some(sign.to_ascii_lowercase()) {
                return None;
            }
            continue;
        }
        let signs: Vec<char> = folded(sign).collect();
        for sign in signs.into_iter().rev() {
            if expected.next_back() != Some(sign) {
                return None;
            }
        }
    }
    Some(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_and_accents_make_no_difference() {
        assert_eq!(fold("Zurück, GRÜSSE und Grüße"), "zuruck, grusse und grusse");
        assert_eq!(fold("poddaję się; złoty"), "poddaje sie; zloty");
        assert_eq!(fold("J\u{2019}abandonne à Noël"), "j'abandonne a noel");
        assert_eq!(fold("Ещё ход"), "еще ход");
        assert_eq!(fold("u\u{308}ber"), "uber");
    }

    #[test]
    fn a_phrase_at_either_end_is_cut_off() {
        assert_eq!(behind_phrase("ZÜGE: alle", "zuge"), Some(": alle"));
        assert_eq!(behind_phrase("Spaß muss sein", "spass"), Some(" muss sein"));
        assert_eq!(behind_phrase("u\u{308}", "u"), Some(""));
        assert_eq!(behind_phrase("zug", "zuge"), None);
        assert_eq!(behind_phrase("Spaß", "spas"), None);
        assert_eq!(behind_phrase("e4", ""), Some("e4"));
        assert_eq!(before_phrase("e4 Grüße", "grusse"), Some("e4 "));
        assert_eq!(before_phrase("e4 gru\u{308}sse", "grusse"), Some("e4 "));
        assert_eq!(before_phrase("e4", "xe4"), None);
    }
}
