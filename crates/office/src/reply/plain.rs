//! What telephones and word processors make of what is typed, undone.

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

/// Without what surrounds a line for emphasis or in lists: `*b4*`, `_b4_`, `- b4`, `• b4`, `'b4'`.
pub fn unadorned(line: &str) -> &str {
    let mut line = line.trim();
    for bullet in ["- ", "* ", "+ ", "\u{2022}", "\u{b7}", "\u{25cf}", "\u{25aa}"] {
        line = line.strip_prefix(bullet).map_or(line, str::trim_start);
    }
    for sign in ["**", "*", "__", "_", "'", "~"] {
        let inside = line.strip_prefix(sign).and_then(|line| line.strip_suffix(sign));
        line = inside.filter(|inside| !inside.is_empty()).unwrap_or(line);
    }
    line.trim()
}

/// Without the full stop, comma or exclamation mark that a telephone has put behind it.
pub fn unpunctuated(line: &str) -> &str {
    line.trim_end_matches(['.', ',', '!', ';', ' '])
}

/// What stands behind a number of a turn, `12. b4`, `12) b4`, `12... b4`; none if there is no number.
pub fn behind_number(line: &str) -> Option<&str> {
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let rest = line.get(digits..).filter(|_| (1..=3).contains(&digits))?;
    let behind = rest.trim_start().trim_start_matches('.');
    let marked = behind.len() < rest.trim_start().len();
    let behind = if marked { behind } else { rest.trim_start().strip_prefix([')', ':'])? };
    Some(behind.trim_start()).filter(|behind| !behind.is_empty())
}

/// A number that stands alone: `2`, `2.`, `#2`.
pub fn number(line: &str) -> Option<usize> {
    let bare = line.trim_start_matches('#').trim_end_matches(['.', ')', '!', ' ']);
    let digits = (1..=2).contains(&bare.len()) && bare.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| bare.parse().ok()).flatten()
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
            ["*b4*", "- b4", "\u{2022}\u{a0}b4", "_b4_", "6/5*"].map(unadorned),
            ["b4", "b4", "b4", "b4", "6/5*"]
        );
        assert_eq!(
            ["12. b4", "12.b4", "12) b4", "12... e5", "7: b4"].map(behind_number),
            ["b4", "b4", "b4", "e5", "b4"].map(Some)
        );
        assert_eq!(["b4", "12", "13/8", "12 b4", "1234. b4", "1."].map(behind_number), [None; 6]);
        assert_eq!(
            ["2", "2.", "#2", "2)", "", "b4", "123"].map(number),
            [Some(2), Some(2), Some(2), Some(2), None, None, None]
        );
    }
}
