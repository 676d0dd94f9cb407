//! Text from outside, such as names of files, addresses and answers of servers, as it is printed.
//!
//! A file's name may hold a line feed or a terminal's control sequence. Printed raw, it could look like a line of this program's
//! own, or overwrite one.

use std::borrow::Cow;
use std::path::Path;

/// Returns a text as one line: control characters, and those that turn the direction of writing around, are escaped as in
/// `\n` and `\u{1b}`.
pub fn printable(text: &str) -> Cow<'_, str> {
    escaped(text, |c| !is_harmless(c))
}

/// Returns a text of several lines, in which line feeds stay and everything else is as in [`printable`].
pub fn printable_lines(text: &str) -> Cow<'_, str> {
    escaped(text, |c| c != '\n' && !is_harmless(c))
}

/// Returns a path as one line, as in [`printable`].
pub fn printable_path(path: &Path) -> String {
    printable(&path.to_string_lossy()).into_owned()
}

/// Whether a character neither moves a terminal's cursor, nor begins a line, nor turns the direction of writing around.
pub fn is_harmless(c: char) -> bool {
    let turns = matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    !(c.is_control() || turns || matches!(c, '\u{2028}' | '\u{2029}'))
}

fn escaped(text: &str, is_escaped: impl Fn(char) -> bool) -> Cow<'_, str> {
    if !text.contains(&is_escaped) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        match is_escaped(c) {
            true => out.extend(c.escape_default()),
            false => out.push(c),
        }
    }
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::{printable, printable_lines};

    #[test]
    fn nothing_moves_the_cursor_or_begins_a_line() {
        assert_eq!(printable("a\nb\r\u{1b}[2Jc\u{202e}d\u{9b}e\t"), "a\\nb\\r\\u{1b}[2Jc\\u{202e}d\\u{9b}e\\t");
        assert_eq!(printable_lines("a\nb\u{7}\u{2028}"), "a\nb\\u{7}\\u{2028}");
        assert_eq!(printable("naïve-ß 名.yaml"), "naïve-ß 名.yaml");
    }
}
