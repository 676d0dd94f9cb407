//! Cutting off of a text what its author has not written himself.

use super::{MARK, attribution, signature};

/// A quoted line of so many characters may have been broken on the way, and its rest stands without a mark.
const LONG: usize = 68;

/// The lines that are the author's own; empty ones stay as they are between them.
pub fn own(lines: &[String]) -> Vec<String> {
    let mut own: Vec<String> = Vec::new();
    let mut at = 0;
    // Behind a signature nothing counts until something quoted follows: who answers below a quotation has signed above it.
    let mut signed = false;
    let mut in_block = false;
    while let Some(line) = lines.get(at) {
        let rest: Vec<&str> = lines[at..].iter().take(8).map(String::as_str).collect();
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
            own.push(String::new());
            continue;
        }
        if line.contains("-----BEGIN ") {
            in_block = true;
            at += 1;
            continue;
        }
        if is_our_mark(line) {
            drop_unmarked_introduction(&mut own);
            break;
        }
        if attribution::begins_whole(line) || attribution::is_headers(&rest) {
            drop_rule(&mut own);
            // What is quoted line by line behind it may have answers in between, as in every other quotation.
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
            own.push(line.trim().to_owned());
        }
        at += 1;
    }
    own
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

/// The mark of our messages, whatever emphasis or quoting stands around it.
fn is_our_mark(line: &str) -> bool {
    line.contains(MARK.trim_matches(['=', ' ']))
}

/// Whether the first line behind this one with anything in it is marked as quoted; headers and rules may stand before it.
fn is_marked_behind(lines: &[String], at: usize) -> bool {
    let behind = lines.get(at + 1..).unwrap_or_default().iter();
    let mut filled = behind.filter(|line| !line.trim().is_empty()).take(8);
    filled.find(|line| !line.contains(':')).is_some_and(|line| is_quoted(line))
}

fn headers_here(lines: &[&str]) -> usize {
    if attribution::is_headers(lines) { lines.iter().take_while(|line| line.contains(':')).count() } else { 0 }
}

/// Takes the lines away that introduce a quotation which begins here.
fn drop_introduction(own: &mut Vec<String>) {
    let filled = own.iter().rposition(|line| !line.is_empty()).map_or(0, |last| last + 1);
    if own.len() - filled > 2 {
        return;
    }
    let start = own[..filled].iter().rposition(String::is_empty).map_or(0, |gap| gap + 1);
    let paragraph: Vec<&str> = own[start..filled].iter().map(String::as_str).collect();
    let count = attribution::lines_before(&paragraph);
    if count > 0 {
        own.truncate(filled - count);
    }
}

/// The same where our own message follows without any marks: the paragraph before it is what a program has put there, if it
/// looks like one of a program.
fn drop_unmarked_introduction(own: &mut Vec<String>) {
    drop_introduction(own);
    let filled = own.iter().rposition(|line| !line.is_empty()).map_or(0, |last| last + 1);
    let start = own[..filled].iter().rposition(String::is_empty).map_or(0, |gap| gap + 1);
    let lines = &own[start..filled];
    let told = lines.iter().any(|line| line.contains('@') || line.contains("[adjudicate]"));
    if told && lines.iter().filter(|line| line.contains(':')).count() * 2 >= lines.len() {
        let first = lines.iter().position(|line| line.contains(':')).unwrap_or(0);
        own.truncate(start + first);
    }
}

/// Takes a rule away that stands above a message which is quoted whole.
fn drop_rule(own: &mut Vec<String>) {
    let filled = own.iter().rposition(|line| !line.is_empty());
    if let Some(last) = filled.filter(|last| own.get(*last).is_some_and(|line| signature::is_rule(line))) {
        own.truncate(last);
    }
}

/// Whether a line is what was left over when a quoted line was broken in two: it stands between quoted lines, and the one
/// before it is as long as lines get.
fn is_rest_of_quotation(lines: &[String], at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|before| lines.get(before));
    let behind = lines.get(at + 1);
    let long = before.is_some_and(|line| is_quoted(line) && line.chars().count() >= LONG);
    long && behind.is_some_and(|line| is_quoted(line))
}

/// What stands in a text in the place of a picture or an attachment.
fn is_placeholder(line: &str) -> bool {
    let bare = line.trim();
    let bracketed = (bare.starts_with('[') && bare.ends_with(']')) || (bare.starts_with('<') && bare.ends_with('>'));
    let inside = bare.trim_matches(['[', ']', '<', '>']).to_lowercase();
    let of_picture = ["image", "cid:", "inline image", "bild", "board.png", "http://", "https://", "mailto:"];
    bracketed && of_picture.iter().any(|known| inside.starts_with(known) || inside.ends_with(".png"))
}
