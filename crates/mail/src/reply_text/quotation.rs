//! Cutting off of a text what its author has not written himself.

use std::sync::LazyLock;

use adjudicate_locales::Language;

use super::{LINE_MAX, attribution, mark, signature};

/// More lines without a quotation's mark than anybody writes in one message, with signatures; what follows them is not looked at.
const UNMARKED_MAX: usize = 1_000;
/// The limit on the lines of a paragraph that are searched for the introduction of a quotation below it.
const INTRODUCTION_MAX: usize = 20;
/// Lines between what introduces a quotation and the quotation.
const BEHIND_MAX: usize = 100;
/// A quoted line of so many characters may have been broken on the way, and its rest stands without a mark.
const LONG: usize = 68;

/// The lines of an author, as far as they are known.
#[derive(Default)]
struct OwnLines {
    lines: Vec<String>,
    /// The number of lines up to the last one with something in it.
    filled: usize,
}

impl OwnLines {
    fn push(&mut self, line: &str) {
        self.lines.push(line.to_owned());
        if !line.is_empty() {
            self.filled = self.lines.len();
        }
    }

    /// Notes that something stood here that is not the author's. However much it was, it is one gap.
    fn gap(&mut self) {
        if self.lines.last().is_none_or(|last| !last.is_empty()) {
            self.lines.push(String::new());
        }
    }

    fn truncate(&mut self, count: usize) {
        self.lines.truncate(count);
        self.filled = self.lines.iter().rposition(|line| !line.is_empty()).map_or(0, |last| last + 1);
    }

    /// Returns the first line of the last paragraph, or of the last lines of a long one.
    fn paragraph(&self) -> usize {
        let least = self.filled.saturating_sub(INTRODUCTION_MAX);
        let last = self.lines.get(least..self.filled).unwrap_or_default();
        last.iter().rposition(String::is_empty).map_or(least, |gap| least + gap + 1)
    }
}

/// The lines that are the author's own; empty ones stay as they are between them.
pub fn own(lines: &[String]) -> Vec<String> {
    let mut own = OwnLines::default();
    let mut at = 0;
    // Behind a signature nothing counts until something quoted follows: an author who answers below a quotation has signed above it.
    let mut signed = false;
    let mut in_block = false;
    let mut unmarked = 0;
    while let Some(line) = lines.get(at).filter(|_| unmarked < UNMARKED_MAX) {
        if in_block {
            in_block = !line.contains("-----END ");
            at += 1;
            continue;
        }
        if is_quoted(line) {
            if !signed {
                drop_introduction(&mut own);
            }
            signed = false;
            at += 1;
            own.gap();
            continue;
        }
        if line.trim().is_empty() {
            if !signed {
                own.push("");
            }
            at += 1;
            continue;
        }
        unmarked += 1;
        if line.contains("-----BEGIN ") {
            in_block = true;
            at += 1;
            continue;
        }
        if is_our_mark(line) {
            drop_unmarked_introduction(&mut own);
            break;
        }
        let rest: Vec<&str> = lines[at..].iter().take(8).map(String::as_str).collect();
        if attribution::begins_whole(line) || attribution::is_headers(&rest) {
            drop_rule(&mut own);
            // A quotation behind it whose lines are marked may have answers in between, as every other quotation.
            if !is_marked_behind(lines, at) {
                break;
            }
            at += headers_here(&rest).max(1);
            continue;
        }
        let introduces = attribution::lines_here(&rest);
        if introduces > 0 && !signed {
            if !is_marked_behind(lines, at + introduces - 1) {
                break;
            }
            at += introduces;
            continue;
        }
        if signature::is_rule(line) || signature::begins(line) {
            signed = true;
        }
        if !signed && !is_rest_of_quotation(lines, at) && !is_placeholder(line) {
            own.push(line.trim());
        }
        at += 1;
    }
    own.lines
}

/// Whether a line is marked as quoted: `>`, `|`, or initials before a `>`.
fn is_quoted(line: &str) -> bool {
    let bare = line.trim_start();
    if bare.starts_with(['>', '|', '\u{bb}', '\u{ff1e}', '\u{2502}']) || bare.starts_with("&gt;") {
        return true;
    }
    bare.split_once('>').is_some_and(|(initials, _)| {
        (1..=3).contains(&initials.len()) && initials.bytes().all(|byte| byte.is_ascii_uppercase())
    })
}

/// The mark of our messages in any language, whatever emphasis or quoting stands around it.
fn is_our_mark(line: &str) -> bool {
    static MARKS: LazyLock<Vec<String>> =
        LazyLock::new(|| Language::all().map(|one| mark(one).trim_matches(['=', ' ']).to_owned()).collect());
    MARKS.iter().any(|mark| line.contains(mark))
}

/// Whether the first line behind this one with anything in it is marked as quoted; headers and rules may stand before it.
fn is_marked_behind(lines: &[String], at: usize) -> bool {
    let behind = lines.get(at + 1..).unwrap_or_default().iter().take(BEHIND_MAX);
    let mut filled = behind.filter(|line| !line.trim().is_empty()).take(8);
    filled.find(|line| !line.contains(':')).is_some_and(|line| is_quoted(line))
}

fn headers_here(lines: &[&str]) -> usize {
    if attribution::is_headers(lines) { lines.iter().take_while(|line| line.contains(':')).count() } else { 0 }
}

/// Takes the lines away that introduce a quotation which begins here.
fn drop_introduction(own: &mut OwnLines) {
    if own.lines.len() - own.filled > 2 {
        return;
    }
    let paragraph: Vec<&str> =
        own.lines.get(own.paragraph()..own.filled).unwrap_or_default().iter().map(String::as_str).collect();
    let count = attribution::lines_before(&paragraph);
    if count > 0 {
        own.truncate(own.filled - count);
    }
}

/// The same where our own message follows without any marks: the paragraph before it is what a program has put there, if it
/// looks like one of a program.
fn drop_unmarked_introduction(own: &mut OwnLines) {
    drop_introduction(own);
    let start = own.paragraph();
    let lines = own.lines.get(start..own.filled).unwrap_or_default();
    let told = lines.iter().any(|line| line.contains('@') || line.contains("[adjudicate]"));
    if told && lines.iter().filter(|line| line.contains(':')).count() * 2 >= lines.len() {
        let first = lines.iter().position(|line| line.contains(':')).unwrap_or(0);
        own.truncate(start + first);
    }
}

/// Takes a rule away that stands above a message which is quoted whole.
fn drop_rule(own: &mut OwnLines) {
    let last = own.filled.saturating_sub(1);
    if own.lines.get(last).is_some_and(|line| signature::is_rule(line)) {
        own.truncate(last);
    }
}

/// Returns whether a line is the rest of a quoted line that was broken in two: it is between quoted lines, and the line
/// before it has full length.
fn is_rest_of_quotation(lines: &[String], at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|before| lines.get(before));
    let behind = lines.get(at + 1);
    let long = before.is_some_and(|line| is_quoted(line) && line.chars().nth(LONG - 1).is_some());
    long && behind.is_some_and(|line| is_quoted(line))
}

/// Returns whether a line is a placeholder for a picture or an attachment.
fn is_placeholder(line: &str) -> bool {
    if line.len() > LINE_MAX {
        return false;
    }
    let bare = line.trim();
    let bracketed = (bare.starts_with('[') && bare.ends_with(']')) || (bare.starts_with('<') && bare.ends_with('>'));
    let inside = bare.trim_matches(['[', ']', '<', '>']).to_lowercase();
    let of_picture = ["image", "cid:", "inline image", "bild", "board.png", "http://", "https://", "mailto:"];
    bracketed && of_picture.iter().any(|known| inside.starts_with(known) || inside.ends_with(".png"))
}
