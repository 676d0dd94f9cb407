//! Refuses the parts of YAML that no entry has and that cost time, memory or clarity, before the YAML parser sees them.

use crate::log::not_canonical::NotCanonical;

/// Blanks and dashes before the content of a line. Entries need ten; a parser's stack and time grow with every level.
const INDENT_MAX: usize = 64;

/// Refuses flow style, anchors, aliases, tags, block scalars, complex keys, quoted texts over several lines, line ends
/// that only YAML knows, and deep nesting.
///
/// # Errors
/// Names the first line that holds such a thing.
pub fn check(text: &str) -> Result<(), NotCanonical> {
    for (n, line) in text.split('\n').enumerate() {
        check_line(line).map_err(|reason| NotCanonical::at(n + 1, reason.into()))?;
    }
    Ok(())
}

fn check_line(line: &str) -> Result<(), &'static str> {
    if line.contains(['\t', '\r', '\u{85}', '\u{2028}', '\u{2029}', '\u{feff}']) {
        return Err("a tab, or a line end that is none elsewhere");
    }
    let mut node = line.trim_start_matches(' ');
    while let Some(item) = node.strip_prefix("- ") {
        node = item.trim_start_matches(' ');
    }
    if line.len() - node.len() > INDENT_MAX {
        return Err("nested deeper than any entry");
    }
    // A node begins with the line's content, and after every colon that could end a key.
    loop {
        match node.chars().next() {
            Some('"') if closes_double(node) => return Ok(()),
            Some('\'') if closes_single(node) => return Ok(()),
            Some('"' | '\'') => return Err("a quoted text does not end where its line ends"),
            Some('{' | '}' | '[' | ']') => return Err("flow style"),
            Some('&' | '*') => return Err("an anchor or alias"),
            Some('!') => return Err("a tag"),
            Some('|' | '>') => return Err("a block scalar"),
            Some('?') => return Err("a complex key"),
            Some('%') => return Err("a directive"),
            _ => {}
        }
        let Some((_, value)) = node.split_once(": ") else { return Ok(()) };
        node = value.trim_start_matches(' ');
    }
}

/// Whether the double quote that begins the value ends it too.
fn closes_double(value: &str) -> bool {
    let mut escaped = false;
    let end = value.bytes().skip(1).position(|b| {
        let closes = b == b'"' && !escaped;
        escaped = b == b'\\' && !escaped;
        closes
    });
    end.is_some_and(|at| value.get(at + 2..).is_some_and(|rest| rest.trim().is_empty()))
}

/// Whether the single quote that begins the value ends it too.
fn closes_single(value: &str) -> bool {
    let body = value.trim_end().strip_prefix('\'').and_then(|rest| rest.strip_suffix('\''));
    body.is_some_and(|body| !body.replace("''", "").contains('\''))
}

#[cfg(test)]
mod tests {
    use super::check;

    #[test]
    fn what_entries_never_have_is_refused() {
        let long = format!("{}x: 1", "- ".repeat(40));
        let refused = [
            "a: {b: 1}",
            "a: [1]",
            "- [",
            "a: &x 1",
            "a: *x",
            "*x : 1",
            "a: !!str 1",
            "a: \"b",
            "a: 'b",
            "a: 'b'c'",
            "a: \"b\" c",
            "? a",
            "a: |",
            "a: >-",
            "%YAML 1.2",
            "\"a\": 1",
            "a b: [c",
            "a: b\rc: [",
            "a:\t[",
            &long,
            "<<: *x",
            "a: b: {",
            "\"\\\"",
        ];
        for line in refused {
            assert!(check(line).is_err(), "{line}");
        }
        let accepted = [
            "---",
            "a: \"{[&*!\"",
            "a: '[it''s]'",
            "  - a: 1",
            "a:",
            "- \"\\\\\"",
            "a: \"\\\"\"  ",
            "a: x # y",
            "a: what [a throw]!",
        ];
        for line in accepted {
            assert_eq!(check(line), Ok(()), "{line}");
        }
    }
}
