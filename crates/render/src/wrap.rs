//! Running text within a width.

use super::Charset;

/// Whether a character is a letter of a European name, of one column.
fn is_latin(character: char) -> bool {
    character.is_alphabetic() && character < '\u{250}'
}

/// A text as `charset` can show it. Latin letters of names stay as they are: only signs that pieces are drawn with are spelled.
pub fn shown(text: &str, charset: Charset) -> String {
    let spell = |character: char| match u32::from(character) {
        _ if charset == Charset::Unicode || character.is_ascii() || is_latin(character) => character.to_string(),
        code @ 0..=0xffff => format!("\\u{code:04x}"),
        code => format!("\\U{code:08x}"),
    };
    text.chars().map(spell).collect()
}

/// How many columns a text takes on a terminal, at most: scripts and symbols that terminals draw wide count twice.
pub fn columns(text: &str) -> usize {
    text.chars().map(width).sum()
}

/// Breaks a text into lines of at most `limit` columns, at blanks where there are any, but not within a command that stands
/// between backticks. Lines after the first are indented by two.
pub fn wrapped(text: &str, limit: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let (mut line, mut used, mut fresh) = (String::new(), 0, true);
    for word in unbroken_words(text, limit.saturating_sub(INDENT.len())) {
        if !fresh && used + 1 + columns(word) > limit {
            lines.push(std::mem::replace(&mut line, INDENT.to_owned()));
            (used, fresh) = (INDENT.len(), true);
        }
        if !fresh {
            line.push(' ');
            used += 1;
        }
        for character in word.chars() {
            if used + width(character) > limit {
                lines.push(std::mem::replace(&mut line, INDENT.to_owned()));
                used = INDENT.len();
            }
            line.push(character);
            used += width(character);
        }
        fresh = false;
    }
    lines.push(line);
    lines.iter().map(|line| line.trim_end().to_owned()).collect()
}

/// The words of a text, between which a line may break. A text between backticks counts as one word, if it fits into a line, and so does a
/// word with the sign behind it where a language sets a blank before the sign.
pub fn unbroken_words(text: &str, limit: usize) -> Vec<&str> {
    let mut words = Vec::new();
    let mut rest = Some(text);
    while let Some(text) = rest {
        let first = text.split(' ').next().unwrap_or_default();
        let open = first.find('`').filter(|_| first.matches('`').count() % 2 == 1);
        let closed = open.and_then(|open| text.get(open + 1..)?.find('`').map(|at| open + 1 + at));
        let end =
            closed.map(|close| text.get(close..).and_then(|tail| tail.find(' ')).map_or(text.len(), |at| close + at));
        let whole = end.and_then(|end| text.get(..end)).filter(|whole| columns(whole) <= limit);
        let word = with_sign(text, whole.unwrap_or(first));
        words.push(word);
        rest = text.get(word.len()..).and_then(|tail| tail.strip_prefix(' '));
    }
    words
}

/// The first word of a text with the sign that follows it alone, as in French `oui !`.
fn with_sign<'a>(text: &'a str, word: &'a str) -> &'a str {
    let next = text.get(word.len()..).and_then(|tail| tail.strip_prefix(' ')?.split(' ').next());
    let is_sign =
        |next: &&str| !next.is_empty() && next.chars().all(|sign| matches!(sign, ':' | ';' | '!' | '?' | '»'));
    next.filter(is_sign).and_then(|sign| text.get(..word.len() + 1 + sign.len())).unwrap_or(word)
}

const INDENT: &str = "  ";

fn width(character: char) -> usize {
    match u32::from(character) {
        0x1100..=0x115f
        | 0x2e80..=0xa4cf
        | 0xa960..=0xa97f
        | 0xac00..=0xd7a3
        | 0xf900..=0xfaff
        | 0xfe30..=0xfe6f
        | 0xff00..=0xff60
        | 0xffe0..=0xffe6
        | 0x1f000..=0x1faff
        | 0x20000..=0x3fffd => 2,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_not_broken() {
        let text = "run `adjudicate play --send`, now";
        assert_eq!(wrapped(text, 28), ["run", "  `adjudicate play --send`,", "  now"]);
        assert_eq!(wrapped(text, 24), ["run `adjudicate play", "  --send`, now"]);
        assert_eq!(wrapped("a `b c` d `e", 6), ["a `b", "  c` d", "  `e"]);
        assert_eq!(wrapped("a  `", 80), ["a  `"]);
    }

    #[test]
    fn signs_stay_with_the_word_before_them() {
        assert_eq!(wrapped("la partie est finie : bravo !", 20), ["la partie est", "  finie : bravo !"]);
        assert_eq!(wrapped(": a", 3), [": a"]);
    }

    #[test]
    fn lines_break_at_blanks_and_long_words_anywhere() {
        assert_eq!(wrapped("alice: to the bridge", 12), ["alice: to", "  the bridge"]);
        assert_eq!(wrapped("abcdefghij", 6), ["abcdef", "  ghij"]);
        assert_eq!(wrapped("ab abcdefghij", 6), ["ab", "  abcd", "  efgh", "  ij"]);
        assert_eq!(wrapped("", 6), [""]);
        assert_eq!(wrapped("中中中中", 6), ["中中中", "  中"]);
    }

    #[test]
    fn ascii_spells_what_it_cannot_show() {
        assert_eq!(shown("é\u{1f3b2}a", Charset::Ascii), "é\\U0001f3b2a");
        assert_eq!(shown("é", Charset::Unicode), "é");
    }
}
