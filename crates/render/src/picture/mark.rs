//! Spelling of markup: numbers and texts.

/// A number with at most two decimals, spelled in one way.
pub fn n(value: f64) -> String {
    let rounded = (value * 100.0).round() / 100.0;
    // A negative zero would be spelled with its sign.
    format!("{}", if rounded == 0.0 { 0.0 } else { rounded })
}

/// A text as markup has it, in elements and in quoted attributes. Characters that no document may hold are replaced.
pub fn escaped(text: &str) -> String {
    let mut markup = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => markup.push_str("&amp;"),
            '<' => markup.push_str("&lt;"),
            '>' => markup.push_str("&gt;"),
            '"' => markup.push_str("&quot;"),
            '\'' => markup.push_str("&#39;"),
            '\n' | '\t' => markup.push(' '),
            c if c.is_control() || turns(c) || matches!(c, '\u{fffe}' | '\u{ffff}') => markup.push('\u{fffd}'),
            c => markup.push(c),
        }
    }
    markup
}

/// Returns whether a character changes the direction of writing beyond its own text.
fn turns(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        assert_eq!([n(1.0), n(-0.001), n(2.346), n(-0.5)], ["1", "0", "2.35", "-0.5"]);
    }

    #[test]
    fn texts_cannot_leave_their_place() {
        let hostile = "<script>&'\"\u{0}\u{202e}\u{ffff}\n";
        assert_eq!(escaped(hostile), "&lt;script&gt;&amp;&#39;&quot;\u{fffd}\u{fffd}\u{fffd} ");
    }
}
