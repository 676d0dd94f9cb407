//! Undoes the replacements of telephones and word processors in typed text.

use std::collections::HashSet;

use super::phrases::{SMILES, phrases};
use adjudicate_locales::{before_phrase, behind_phrase, fold};

/// Quotation marks of all kinds.
const QUOTES: &[char] =
    &['\u{201c}', '\u{201d}', '\u{201e}', '\u{201f}', '\u{ab}', '\u{bb}', '\u{300c}', '\u{300d}', '\u{ff02}'];

/// A line as it would have been typed on a typewriter: straight quotation marks, plain dashes, crosses and fractions.
pub fn plain(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    for c in line.chars() {
        match c {
            c if QUOTES.contains(&c) => out.push('"'),
            '\u{2018}' | '\u{2019}' | '\u{201a}' | '\u{2032}' | '\u{60}' | '\u{b4}' => out.push('\''),
            '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}' => out.push('-'),
            '\u{d7}' | '\u{2715}' | '\u{2716}' | '\u{2a2f}' => out.push('x'),
            '\u{2192}' | '\u{21d2}' | '\u{2794}' | '\u{27a1}' => out.push_str("->"),
            '\u{2026}' => out.push_str("..."),
            '\u{2044}' | '\u{2215}' | '\u{ff0f}' => out.push('/'),
            '\u{2217}' | '\u{ff0a}' => out.push('*'),
            // Spanish has them at the beginning, too.
            '\u{bf}' | '\u{a1}' => {}
            '\u{bd}' => out.push_str("1/2"),
            '\u{bc}' => out.push_str("1/4"),
            '\u{be}' => out.push_str("3/4"),
            '\u{2153}' => out.push_str("1/3"),
            '\u{2154}' => out.push_str("2/3"),
            '\u{2155}' => out.push_str("1/5"),
            '\u{2156}' => out.push_str("2/5"),
            '\u{2157}' => out.push_str("3/5"),
            '\u{2158}' => out.push_str("4/5"),
            '\u{2159}' => out.push_str("1/6"),
            '\u{215a}' => out.push_str("5/6"),
            '\u{215b}' => out.push_str("1/8"),
            '\u{215c}' => out.push_str("3/8"),
            '\u{215d}' => out.push_str("5/8"),
            '\u{215e}' => out.push_str("7/8"),
            // Letters and digits as wide as Chinese ones.
            '\u{ff01}'..='\u{ff5e}' => out.extend(char::from_u32(u32::from(c) - 0xfee0)),
            c => out.push(c),
        }
    }
    out.trim().to_owned()
}

/// Without what surrounds a line for emphasis, in lists, or for the second player's move: `*b4*`, `_b4_`, `- b4`, `• b4`, `'b4'`, `(b4)`,
/// `... b4`.
pub fn unadorned(line: &str) -> &str {
    let mut line = line.trim();
    for bullet in ["...", "- ", "* ", "+ ", "\u{2022}", "\u{b7}", "\u{25cf}", "\u{25aa}"] {
        line = line.strip_prefix(bullet).map_or(line, str::trim_start);
    }
    for (before, behind) in [("**", "**"), ("*", "*"), ("__", "__"), ("_", "_"), ("'", "'"), ("(", ")")] {
        let inside = line.strip_prefix(before).and_then(|line| line.strip_suffix(behind));
        line = inside.filter(|inside| !inside.is_empty()).unwrap_or(line);
    }
    line.trim()
}

/// Without the full stop, comma or exclamation mark that a telephone has put behind it.
pub fn unpunctuated(line: &str) -> &str {
    line.trim_end_matches(['.', ',', '!', ';', ' '])
}

/// Without the politeness, the smiles and the full stops around it: `2, thanks`, `please d2`, `yes :-)`. Text that is
/// nothing else stays as it is.
pub fn polite(line: &str) -> &str {
    let mut bare = line.trim();
    loop {
        let mut next = unpunctuated(bare);
        for smile in SMILES {
            next = next.strip_suffix(smile).map_or(next, str::trim_end);
        }
        for word in &phrases().polite {
            let before = before_phrase(next, word).filter(|before| before.ends_with([' ', ',', '.', '!', ';']));
            next = before.map_or(next, unpunctuated);
            let behind = behind_phrase(next, word).filter(|behind| behind.starts_with([' ', ',']));
            next = behind.map_or(next, |behind| behind.trim_start_matches([' ', ',']));
        }
        if next.is_empty() || next == bare {
            return bare;
        }
        bare = next;
    }
}

/// Returns the words of a line in small letters and without accents, with one blank between them and without signs; a question mark and the
/// marks of struck-out text stay, for they change the meaning.
pub fn bare_words(line: &str) -> String {
    let kept = |c: char| c.is_alphanumeric() || matches!(c, '\'' | '?' | '~') || !c.is_ascii();
    let spelled: String = fold(line).chars().map(|c| if kept(c) { c } else { ' ' }).collect();
    spelled.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a line is one of these phrases, or several with commas between them: `yes`, `ja, einverstanden`.
pub fn says(line: &str, known: &[&HashSet<&str>]) -> bool {
    let is = |words: &str| known.iter().any(|known| known.contains(words));
    is(&bare_words(line)) || line.split(',').all(|part| is(&bare_words(part)))
}

/// Returns the line without text that is struck out as in plain text, `~b4~` or `~~b4~~`; `None` if nothing is.
pub fn without_struck(line: &str) -> Option<String> {
    if line.matches('~').count() < 2 {
        return None;
    }
    let parts = line.split('~').filter(|part| !part.is_empty());
    // Every second part stands between two marks.
    let begins = usize::from(line.starts_with('~'));
    Some(parts.enumerate().filter(|(place, _)| (place + begins).is_multiple_of(2)).map(|(_, part)| part).collect())
}

/// Returns the text behind one of these words at the beginning of a line, with a blank or a colon between them.
pub fn behind_word<'a>(line: &'a str, words: &[impl AsRef<str>]) -> Option<&'a str> {
    words.iter().find_map(|word| {
        let rest = behind_phrase(line, word.as_ref()).filter(|rest| rest.starts_with([' ', ':']))?;
        let behind = rest.trim_start();
        let behind = behind.strip_prefix(':').unwrap_or(behind).trim_start();
        (!behind.is_empty()).then_some(behind)
    })
}

/// Returns the texts before and behind each of these words where it stands between blanks.
pub fn split_at_word<'a>(line: &'a str, words: &'a [String]) -> impl Iterator<Item = (&'a str, &'a str)> {
    line.match_indices(' ').flat_map(move |(at, _)| {
        let (before, rest) = line.split_at(at);
        let behind = words.iter().filter_map(|word| behind_phrase(rest.trim_start(), word)?.strip_prefix(' '));
        behind.map(|behind| (before.trim(), behind.trim()))
    })
}

/// Returns the number of a turn and the text behind it: `12. b4`, `12) b4`, `12... b4`, `1. ... e5`, `Move 3: d2`;
/// `None` if there is no number.
pub fn numbered(line: &str) -> Option<(u64, &str)> {
    let line = behind_word(line, &phrases().before_numbers).unwrap_or(line);
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = line.split_at_checked(digits).filter(|_| (1..=3).contains(&digits))?;
    let rest = rest.trim_start();
    rest.starts_with(['.', ')', ':']).then_some(())?;
    let behind = rest.trim_start_matches(['.', ')', ':', ' ']);
    Some((number.parse().ok()?, behind)).filter(|(_, behind)| !behind.is_empty())
}

/// A move behind words that announce one: `my move: d2`, `I play d2`.
pub fn behind_lead(line: &str) -> Option<&str> {
    let behind = phrases().leads.iter().find_map(|lead| {
        let behind = behind_phrase(line, lead)?.trim_start().strip_prefix(':')?.trim_start();
        (!behind.is_empty()).then_some(behind)
    });
    behind.or_else(|| behind_word(line, &phrases().leads_of_sentences))
}

/// A number that stands alone as the answer to a question: `2`, `2.`, `#2`, `number 2`, `the second`, `2, thanks`.
pub fn number(line: &str) -> Option<usize> {
    let low = fold(polite(line));
    let bare = low.trim_start_matches('#').trim_end_matches(['.', ')', '!', ' ']);
    let digits = |text: &str| (1..=2).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    if digits(bare) {
        return bare.parse().ok();
    }
    let phrases = phrases();
    // `one` and `two` alone may count something else.
    let Some(behind) = behind_word(bare, &phrases.before_choices) else { return phrases.ordinals.get(bare).copied() };
    let spelled = phrases.ordinals.get(behind).or_else(|| phrases.numbers.get(behind)).copied();
    spelled.or_else(|| digits(behind).then(|| behind.parse().ok()).flatten())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_corrected_is_as_it_was_typed() {
        assert_eq!(plain(" d2\u{2013}d3\u{d7}a1 "), "d2-d3xa1");
        assert_eq!(plain("13/8 \u{be}"), "13/8 3/4");
        assert_eq!(plain("\u{ff42}\u{ff14} \u{201c}hi\u{201d}"), "b4 \"hi\"");
        assert_eq!(
            ["*b4*", "- b4", "\u{2022}\u{a0}b4", "_b4_", "6/5*", "(b4)", "... e5", "...e5", "(b4"].map(unadorned),
            ["b4", "b4", "b4", "b4", "6/5*", "b4", "e5", "e5", "(b4"]
        );
        assert_eq!(
            ["12. b4", "12.b4", "12) b4", "12... e5", "7: b4", "1. ... e5", "Move 1: d2", "turn 3. d2"].map(numbered),
            [(12, "b4"), (12, "b4"), (12, "b4"), (12, "e5"), (7, "b4"), (1, "e5"), (1, "d2"), (3, "d2")].map(Some)
        );
        assert_eq!(["b4", "12", "13/8", "12 b4", "1234. b4", "1.", "move 1"].map(numbered), [None; 7]);
        let twos = [
            "2",
            "2.",
            "#2",
            "2)",
            "2, thanks",
            "2 please",
            "number 2",
            "No. 2",
            "the second",
            "The second one, please.",
            "Option 2",
            "second",
            "2nd, please",
        ];
        assert_eq!(twos.map(number), [Some(2); 13]);
        assert_eq!(["", "b4", "123", "one", "second thoughts", "the best", "number"].map(number), [None; 7]);
        assert_eq!(
            [
                "d2, please",
                "please d2",
                "d2 \u{1f44d}",
                "d2 :-)",
                "thanks",
                "d2. Thanks a lot!",
                "pleased2",
                "d2 \u{1f44e}"
            ]
            .map(polite),
            ["d2", "d2", "d2", "d2", "thanks", "d2", "pleased2", "d2 \u{1f44e}"]
        );
        assert_eq!(
            ["~b4~", "~~b4~~ d6", "d6 ~b4~", "b4", "~b4"].map(without_struck),
            [Some(""), Some(" d6"), Some("d6 "), None, None].map(|text| text.map(str::to_owned))
        );
        assert_eq!(
            [
                "my move: d2",
                "My move : d2",
                "my move d2",
                "play: b4",
                "Zug: d2",
                "I play d2",
                "My move is d2",
                "I move on"
            ]
            .map(behind_lead),
            [Some("d2"), Some("d2"), None, Some("b4"), Some("d2"), Some("d2"), Some("d2"), Some("on")]
        );
    }
}
