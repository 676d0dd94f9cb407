//! Finding entries and elements in whatever text they arrive in: logs, mail with quoting, armored blocks.

use super::letter::Letter;
use crate::crypto::Digest;
use crate::log::{self, Frames, loose};

/// More text than a letter has around its entries; only logs are longer, and those are read strictly.
const TEXT_MAX: usize = 4 * 1024 * 1024;
/// More entries than a letter brings among other text, and more elements than it brings at all.
const CHUNKS_MAX: usize = 2_000;
const ELEMENTS_MAX: usize = 1_000;

/// Something in a text that is, or once was, an entry.
pub enum Found {
    /// What the entry may have been, each in its one spelling; usually one. The signature decides between several.
    Entry(Vec<Letter>),
    /// An entry that cannot be made out: its number if that can be read, and why.
    Damaged(Option<u64>, String),
}

/// Everything in a text that is an entry, in the order in which it stands there; armored blocks first.
pub fn entries(bytes: &[u8]) -> Vec<Found> {
    if let Some(letters) = whole_log(bytes) {
        return letters.into_iter().map(|letter| Found::Entry(vec![letter])).collect();
    }
    if !of_events(bytes).is_empty() {
        return Vec::new();
    }
    let bytes = bytes.get(..TEXT_MAX).unwrap_or(bytes);
    let text = String::from_utf8_lossy(bytes);
    let mut found = Vec::new();
    for block in log::unwrap_all(&text) {
        match block {
            Ok(decoded) if !of_events(&decoded).is_empty() => {}
            Ok(decoded) => match whole_log(&decoded) {
                Some(letters) => found.extend(letters.into_iter().map(|letter| Found::Entry(vec![letter]))),
                None => found.extend(scan(&String::from_utf8_lossy(&decoded))),
            },
            Err(reason) => found.push(Found::Damaged(None, reason)),
        }
    }
    found.extend(scan(&text));
    found
}

/// Entries of an event's log that its players write, in armored blocks or as they stand: who enters, who withdraws. What
/// they say is for others to judge.
pub fn events(bytes: &[u8]) -> Vec<String> {
    let own = of_events(bytes);
    if !own.is_empty() {
        return own;
    }
    let text = String::from_utf8_lossy(bytes.get(..TEXT_MAX).unwrap_or(bytes));
    log::unwrap_all(&text).into_iter().flatten().flat_map(|decoded| of_events(&decoded)).collect()
}

fn of_events(bytes: &[u8]) -> Vec<String> {
    let is_one = |text: &str| text.lines().any(|line| line == "enter:" || line == "withdraw:");
    let texts: Option<Vec<String>> =
        Frames::new(bytes).take(CHUNKS_MAX).map(|frame| frame.ok().map(|frame| frame.text.to_owned())).collect();
    texts.unwrap_or_default().into_iter().filter(|text| is_one(text)).collect()
}

/// The lines `element GAMEID NAME BASE64` of a text, however they are wrapped and quoted.
pub fn elements(bytes: &[u8]) -> Vec<String> {
    let bytes = bytes.get(..TEXT_MAX).unwrap_or(bytes);
    let text = String::from_utf8_lossy(bytes);
    let mut found: Vec<String> = Vec::new();
    if !text.contains("element") {
        return found;
    }
    let mut last = [""; 4];
    for word in text.split_whitespace().filter(|word| !word.trim_start_matches('>').is_empty()) {
        last = [last[1], last[2], last[3], word];
        if let ["element", game, name, element] = last
            && Digest::parse(game).is_some()
            && found.len() < ELEMENTS_MAX
        {
            found.push(format!("element {game} {name} {element}"));
        }
    }
    found
}

/// The game that such a line is for.
pub fn game_of_element(line: &str) -> Option<Digest> {
    Digest::parse(line.split(' ').nth(1)?)
}

fn whole_log(bytes: &[u8]) -> Option<Vec<Letter>> {
    Frames::new(bytes).map(|frame| Letter::read(frame.ok()?.text)).collect()
}

/// Entries among other text. Each begins with its `seq` line, the `---` before it included, and ends with its signature.
fn scan(text: &str) -> Vec<Found> {
    let lines: Vec<&str> = text.lines().collect();
    let starts = (0..lines.len()).filter(|at| content(&lines, *at).starts_with("seq:"));
    let starts: Vec<usize> = starts.take(CHUNKS_MAX).collect();
    let ends = starts.iter().skip(1).map(|next| begin(&lines, *next)).chain([lines.len()]);
    starts.iter().zip(ends).filter_map(|(start, end)| chunk(&lines, *start, end)).collect()
}

/// A line without quote marks and blanks.
fn content<'a>(lines: &[&'a str], at: usize) -> &'a str {
    lines.get(at).map_or("", |line| line.trim_matches(|c: char| c == '>' || c == '|' || c.is_whitespace()))
}

/// Where the entry with its `seq` on this line begins: at the `---` before it, if there is one.
fn begin(lines: &[&str], seq: usize) -> usize {
    let before = (0..seq).rev().find(|at| !content(lines, *at).is_empty());
    let rule = |at: &usize| content(lines, *at).chars().all(|c| matches!(c, '-' | '\u{2010}'..='\u{2015}'));
    before.filter(rule).unwrap_or(seq)
}

fn chunk(lines: &[&str], seq: usize, end: usize) -> Option<Found> {
    let start = begin(lines, seq);
    let number = content(lines, seq).strip_prefix("seq:").and_then(|number| number.trim().parse().ok());
    let Some(sig) = (seq..end).find(|at| content(lines, *at).starts_with("sig:")) else {
        // Without an author either, somebody has only written a word with a colon.
        let signed = (seq..end).any(|at| content(lines, at).starts_with("by:"));
        let why = "its `sig` line is missing";
        return signed.then(|| Found::Damaged(number, why.to_owned()));
    };
    let last = last_line(lines, sig, end);
    let text: String = lines.get(start..=last)?.iter().map(|line| format!("{line}\n")).collect();
    if let Some(letter) = Letter::read(&text) {
        return Some(Found::Entry(vec![letter]));
    }
    let letters: Vec<Letter> = loose::respell(&text).iter().filter_map(|text| Letter::read(text)).collect();
    if letters.is_empty() {
        let why = loose::explain(&text).unwrap_or_else(|| "it is too damaged to be read".to_owned());
        return Some(Found::Damaged(number, why));
    }
    Some(Found::Entry(letters))
}

/// The last line of a signature that may be wrapped: 64 bytes are 88 digits.
fn last_line(lines: &[&str], sig: usize, end: usize) -> usize {
    let mut digits = content(lines, sig).trim_start_matches("sig:").trim().len();
    let mut last = sig;
    while digits < 88 && last + 1 < end {
        last += 1;
        digits += content(lines, last).len();
    }
    last
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn elements_are_found_wrapped_and_quoted() {
        let id = format!("sha256:{}", "a".repeat(64));
        let text = format!("> hello, an element for you:\n> element\n> {id} bob\n> AAAA=\nbye");
        assert_eq!(elements(text.as_bytes()), [format!("element {id} bob AAAA=")]);
        assert_eq!(elements(b"an element sha256:x bob AAAA"), Vec::<String>::new());
    }

    #[test]
    fn words_with_a_colon_are_no_entries() {
        assert!(entries(b"I wrote\nseq: 4 and meant it\n").is_empty());
        assert!(entries(b"").is_empty());
        let cut = entries(b"---\nseq: 4\nby: bob\nat: \"x\"\n");
        assert!(matches!(cut.as_slice(), [Found::Damaged(Some(4), _)]));
    }
}
