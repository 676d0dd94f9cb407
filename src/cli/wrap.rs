//! Lines broken between words where the terminal ends; never within a file name or a command.

use std::borrow::Cow;

use adjudicate_render::unbroken_words;

/// The narrowest terminal that lines are broken for.
const NARROW: usize = 40;

/// A text broken for standard output or standard error, if that is a terminal of known width.
pub fn to_terminal(text: &str) -> Cow<'_, str> {
    let width = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    match width {
        Some(width) if text.lines().any(|line| columns(line) > width) => Cow::Owned(wrapped(text, width)),
        _ => Cow::Borrowed(text),
    }
}

/// A text whose lines of words are at most `width` columns wide, where no word is wider. Lines that are drawn, with several
/// spaces in a row, stay as they are; what stands between backquotes is one word.
fn wrapped(text: &str, width: usize) -> String {
    let width = width.max(NARROW);
    let lines: Vec<String> = text.split('\n').map(|line| wrapped_line(line, width)).collect();
    lines.join("\n")
}

fn wrapped_line(line: &str, width: usize) -> String {
    let bare = line.trim_start_matches(' ');
    let indent = line.len() - bare.len();
    if columns(line) <= width || bare.contains("  ") || bare.starts_with(['|', '+']) {
        return line.to_owned();
    }
    // Text behind a mark such as `= help:` is indented below it.
    let below = indent + if bare.starts_with("= ") { 2 } else { 0 };
    let mut out = String::new();
    let mut used = indent;
    for word in unbroken_words(bare, usize::MAX) {
        let wide = columns(word);
        if used > indent && used + 1 + wide > width {
            out.push('\n');
            out.push_str(&" ".repeat(below));
            used = below;
        } else if used > indent {
            out.push(' ');
            used += 1;
        }
        out.push_str(word);
        used += wide;
    }
    format!("{}{out}", " ".repeat(indent))
}

/// How many columns a line takes, without the codes of its colours.
fn columns(line: &str) -> usize {
    unicode_width::UnicodeWidthStr::width(anstream::adapter::strip_str(line).to_string().as_str())
}

#[cfg(test)]
mod tests {
    use super::wrapped;

    #[test]
    fn lines_break_between_words() {
        let text = "The game stands in a-file.yaml. Join it with `adjudicate join a-file.yaml`, and send it to all.";
        let broken =
            "The game stands in a-file.yaml. Join it\nwith `adjudicate join a-file.yaml`, and\nsend it to all.";
        assert_eq!(wrapped(text, 40), broken);
        assert_eq!(wrapped(&format!("  {text}"), 44).lines().nth(1), Some("  with `adjudicate join a-file.yaml`, and"));
        let long = "a".repeat(100);
        assert_eq!(wrapped(&long, 40), long, "a word stays whole");
    }

    #[test]
    fn what_is_drawn_stays() {
        let board = "| a  b  c  d  e  f  g  h  i  j  k  l  m  n  o  p  q  r  s |\n+--+";
        assert_eq!(wrapped(board, 40), board);
    }

    #[test]
    fn colours_take_no_columns() {
        let text = "\u{1b}[1m\u{1b}[91merror\u{1b}[0m a few words that fit";
        assert_eq!(wrapped(text, 40), text);
    }
}
