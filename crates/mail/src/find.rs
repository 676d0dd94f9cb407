//! Finding entries, slips and elements in whatever text they arrive in: logs, mail with quoting, armored blocks.

use std::borrow::Cow;
use std::collections::BTreeSet;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use memchr::memmem;

use adjudicate_record::crypto::Digest;
use adjudicate_record::log::canonical::TaggedChoice;
use adjudicate_record::log::{self, EVENT_SLIPS, Frames, SignedEntry, Slip, SlipKind, loose, read_slip};
use adjudicate_rules::{Phrase, phrase};

/// More text than a letter has around its entries; only logs are longer, and those are read strictly.
const TEXT_MAX: usize = 4 * 1024 * 1024;
/// More entries than a letter brings among other text, and more elements than it brings at all.
const CHUNKS_MAX: usize = 2_000;
const ELEMENTS_MAX: usize = 1_000;
/// Words with which entries, slips, blocks and elements begin.
const WORDS: [&[u8]; 4] = [b"seq", b"after", b"ADJUDICATE", b"element"];
/// The bytes of an entry that are repaired in all, once for each of its signatures.
const REPAIRED_MAX: usize = 128 * 1024;
/// The bytes of a message that are repaired in vain before no more is repaired, and the bytes that each attempt counts for
/// besides its own.
const REPAIRED_IN_VAIN_MAX: usize = 64 * 1024;
const ATTEMPT: usize = 512;
/// More signatures than an entry has, with its slips.
const SIGNATURES_MAX: usize = 18;
/// More lines than the blocks of a letter have, and more ids than its entries.
const LINES_MAX: usize = 20_000;
const IDS_MAX: usize = 1_000;
/// With what ids begin.
const ID: &[u8] = b"sha256:";
/// More than a block or an attachment with a few entries has; whole logs come once.
const KNOWN_MAX: usize = 64 * 1024;

/// Something in a text that is, or once was, an entry or a slip.
pub enum FoundBlock {
    /// The possible readings of the slip, as with entries.
    Slip(Vec<Slip>),
    /// The possible readings of the entry, each in canonical form; usually one. The signature decides between several.
    Entry(Vec<SignedEntry>),
    /// An entry or a slip that cannot be made out: the entry's number if that can be read, and why.
    Damaged(Option<u64>, Phrase),
}

/// The entries and slips found in a text.
#[derive(Default)]
pub struct FoundBlocks {
    /// The entries, in the order of the text; armored blocks first.
    pub entries: Vec<FoundBlock>,
    /// Slips for an event. The caller decides about their content. A remark or a new key alone is among the entries instead: games have
    /// slips that are spelled the same.
    pub events: Vec<String>,
    /// The logs of events.
    pub event_logs: Vec<FoundEventLog>,
    /// Lines of elements.
    pub elements: Vec<String>,
    /// Ids in entries and blocks that cannot be read.
    pub ids: Vec<Digest>,
}

/// The log of an event that came in a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundEventLog {
    /// The event's title, as much of it as fits into a sentence.
    pub title: String,
    /// The log.
    pub bytes: Vec<u8>,
}

/// The search through all texts of one message.
#[derive(Default)]
pub struct Search {
    /// The logs and the contents of blocks that have been read whole. Messages bring the same entry as a block, in their HTML and
    /// as an attachment, and the same bytes say nothing new.
    known: BTreeSet<Vec<u8>>,
    /// The bytes that were repaired in vain.
    repaired_in_vain: usize,
}

impl Search {
    fn add(&mut self, bytes: &[u8]) {
        if bytes.len() <= KNOWN_MAX {
            self.known.insert(bytes.to_owned());
        }
    }

    /// Whether HTML has anything that is worth making text of it, which takes longer than all else: one of `WORDS`
    /// elsewhere than in a block that is known.
    pub fn leaves_something_in(&self, html: &str) -> bool {
        let is_promising = |html: &str| WORDS.iter().any(|word| memmem::find(html.as_bytes(), word).is_some());
        let mut rest = html;
        while let Some((before, block)) = log::first_block(rest) {
            // HTML with tags or references in its text says something else as plain text.
            let known =
                |body: &str| !body.contains(['<', '&']) && log::unwrap(body).is_ok_and(|own| self.known.contains(&own));
            match block {
                Some((body, behind)) if !is_promising(before) && known(body) => rest = behind,
                _ => return true,
            }
        }
        is_promising(rest)
    }
}

/// Everything in a text that is for a game or an event, and not known from an earlier text of the message.
pub fn all(bytes: &[u8], search: &mut Search) -> FoundBlocks {
    let text = text_of(bytes.get(..TEXT_MAX).unwrap_or(bytes));
    let mut finds = FoundBlocks { elements: elements(&text), ..FoundBlocks::default() };
    if finds.take_whole(bytes, search) {
        return finds;
    }
    for block in log::unwrap_all(&text) {
        match block {
            Ok(decoded) if finds.take_whole(&decoded, search) => {}
            Ok(decoded) => {
                let text = text_of(&decoded);
                finds.elements.extend(elements(&text));
                finds.scan(&text, search);
            }
            Err(reason) => {
                finds.entries.push(FoundBlock::Damaged(None, reason));
                finds.ids.extend(ids(&text_of(&legible(&text))));
            }
        }
    }
    finds.scan(&text, search);
    finds
}

/// Returns the bytes that can still be read in the lines of damaged blocks. Every line of a block holds whole bytes, so
/// that one which is damaged does not make the next one illegible.
fn legible(text: &str) -> Vec<u8> {
    let mut read = Vec::new();
    for line in text.lines().take(LINES_MAX) {
        let line = line.trim_matches(|c: char| c == '>' || c.is_whitespace());
        read.extend(STANDARD.decode(line).unwrap_or_default());
    }
    read
}

/// The ids in a text.
fn ids(text: &str) -> Vec<Digest> {
    let ends = memmem::find_iter(text.as_bytes(), ID).filter_map(|at| text.get(at..at + ID.len() + 64));
    ends.filter_map(Digest::parse).take(IDS_MAX).collect()
}

/// The bytes as text, whatever they are.
fn text_of(bytes: &[u8]) -> Cow<'_, str> {
    // Valid UTF-8 is checked many bytes at a time; other bytes are replaced one by one.
    str::from_utf8(bytes).map_or_else(|_| String::from_utf8_lossy(bytes), Cow::Borrowed)
}

impl FoundBlocks {
    /// Takes entries that stand among other text.
    fn scan(&mut self, text: &str, search: &mut Search) {
        let found = scan(text, search);
        if found.iter().any(|found| matches!(found, FoundBlock::Damaged(..))) {
            self.ids.extend(ids(text));
        }
        self.entries.extend(found);
    }

    /// Takes bytes that are nothing but entries of a game, or hold some of an event; returns whether they are.
    fn take_whole(&mut self, bytes: &[u8], search: &mut Search) -> bool {
        if !bytes.starts_with(b"---\n") {
            return false;
        }
        if search.known.contains(bytes) {
            return true;
        }
        match whole_log(bytes) {
            Some(whole) => self.entries.extend(whole),
            None => {
                let (own, log) = (of_events(bytes), event_of(bytes));
                if own.is_empty() && log.is_none() {
                    return false;
                }
                self.events.extend(own);
                self.event_logs.extend(log);
            }
        }
        search.add(bytes);
        true
    }
}

/// The slips for an event among whole texts. A kind of which games have slips as well counts if it reads as a slip: a damaged one is
/// repaired as a game's.
fn of_events(bytes: &[u8]) -> Vec<String> {
    let kind = |line: &str| {
        let (key, value) = line.split_once(':')?;
        let is_statement = matches!(value, "" | " true");
        EVENT_SLIPS.iter().copied().find(|kind| *kind == key && is_statement)
    };
    let is_one = |text: &str| {
        let is_right = |kind: &str| !SlipKind::KEYS.contains(&kind) || read_slip(text).is_ok();
        text.starts_with("---\nafter: ") && text.lines().find_map(kind).is_some_and(is_right)
    };
    let texts: Option<Vec<String>> =
        Frames::new(bytes).take(CHUNKS_MAX).map(|frame| frame.ok().map(|frame| frame.text.to_owned())).collect();
    texts.unwrap_or_default().into_iter().filter(|text| is_one(text)).collect()
}

/// The log of an event: its charter has sections and a director, which no game's has.
fn event_of(bytes: &[u8]) -> Option<FoundEventLog> {
    let charter = Frames::new(bytes).next()?.ok()?.text;
    let has = |key: &str| charter.lines().any(|line| line == key);
    let title = charter.lines().find_map(|line| line.strip_prefix("  event: "))?;
    let all = has("charter:") && has("  sections:") && has("  director:");
    let title = title.trim_matches('"').chars().filter(|c| !c.is_control()).take(80).collect();
    all.then(|| FoundEventLog { title, bytes: bytes.to_owned() })
}

/// The lines `element GAMEID NAME BASE64` of a text, however they are wrapped and quoted.
fn elements(text: &str) -> Vec<String> {
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

fn whole_log(bytes: &[u8]) -> Option<Vec<FoundBlock>> {
    Frames::new(bytes).map(|frame| exact(frame.ok()?.text)).collect()
}

/// Reads a text that is an entry or a slip in canonical form.
fn exact(text: &str) -> Option<FoundBlock> {
    let entry = SignedEntry::read(text).ok().map(|entry| FoundBlock::Entry(vec![entry]));
    entry.or_else(|| read_slip(text).ok().map(|slip| FoundBlock::Slip(vec![slip])))
}

/// Entries and slips among other text. Each begins with its `seq` or `after` line, the `---` before it included, and ends with
/// its signature.
fn scan(text: &str, search: &mut Search) -> Vec<FoundBlock> {
    if !text.contains("seq:") && !text.contains("after:") {
        return Vec::new();
    }
    let lines: Vec<&str> = text.lines().collect();
    let first = |at: &usize| {
        let content = content(&lines, *at);
        let wrapped = || content == "after:" && self::content(&lines, *at + 1).starts_with("sha256:");
        content.starts_with("seq:") || content.starts_with("after: sha256:") || wrapped()
    };
    let starts = (0..lines.len()).filter(first);
    let starts: Vec<usize> = starts.take(CHUNKS_MAX).collect();
    let ends = starts.iter().skip(1).map(|next| begin(&lines, *next)).chain([lines.len()]);
    starts.iter().zip(ends).filter_map(|(start, end)| chunk(&lines, *start, end, search)).collect()
}

/// A line without quote marks and blanks.
fn content<'a>(lines: &[&'a str], at: usize) -> &'a str {
    lines.get(at).map_or("", |line| line.trim_matches(|c: char| c == '>' || c == '|' || c.is_whitespace()))
}

/// Returns the first line of the entry with its `seq` on this line: the `---` before it, if there is one.
fn begin(lines: &[&str], seq: usize) -> usize {
    let before = (0..seq).rev().find(|at| !content(lines, *at).is_empty());
    let rule = |at: &usize| content(lines, *at).chars().all(|c| matches!(c, '-' | '\u{2010}'..='\u{2015}'));
    before.filter(rule).unwrap_or(seq)
}

fn chunk(lines: &[&str], seq: usize, end: usize, search: &mut Search) -> Option<FoundBlock> {
    let start = begin(lines, seq);
    let number = content(lines, seq).strip_prefix("seq:").and_then(|number| number.trim().parse().ok());
    // The slips of an entry have signatures of their own before its own, and what stands behind it may have the word, too.
    let signatures: Vec<usize> = (seq..end).filter(|at| content(lines, *at).starts_with("sig:")).collect();
    let Some(only) = signatures.first() else {
        // Without an author either, somebody has only written a word with a colon.
        let signed = (seq..end).any(|at| content(lines, at).starts_with("by:"));
        return signed.then(|| FoundBlock::Damaged(number, phrase!("block-unsigned", "its `sig` line is missing")));
    };
    let text_to = |sig: usize| -> Option<String> {
        let last = last_line(lines, sig, end);
        Some(lines.get(start..=last)?.iter().map(|line| format!("{line}\n")).collect())
    };
    // Long texts are tried less often, so that the time stays in proportion to the length.
    let length: usize = lines.get(start..end).unwrap_or_default().iter().map(|line| line.len() + 1).sum();
    let tries = (REPAIRED_MAX / length.max(1)).clamp(1, SIGNATURES_MAX);
    let texts: Vec<String> = signatures.iter().rev().take(tries).filter_map(|sig| text_to(*sig)).collect();
    let repairs = search.repaired_in_vain < REPAIRED_IN_VAIN_MAX;
    let read = |text: &String| exact(text).or_else(|| if repairs { respelled(text) } else { None });
    if let Some(found) = texts.iter().find_map(read) {
        return Some(found);
    }
    if !repairs {
        let why = phrase!("block-after-damage", "too much before it is damaged, so it was not repaired");
        return Some(FoundBlock::Damaged(number, why));
    }
    search.repaired_in_vain += texts.iter().map(|text| text.len() + ATTEMPT).sum::<usize>();
    let unreadable = || phrase!("block-unreadable", "it is too damaged to be read");
    Some(FoundBlock::Damaged(number, loose::explain(&text_to(*only)?).unwrap_or_else(unreadable)))
}

/// Returns the possible readings of a text that mail has mangled.
fn respelled(text: &str) -> Option<FoundBlock> {
    let texts = loose::respell(text);
    let letters: Vec<SignedEntry> = texts.iter().filter_map(|text| SignedEntry::read(text).ok()).collect();
    if !letters.is_empty() {
        return Some(FoundBlock::Entry(letters));
    }
    let slips: Vec<Slip> = texts.iter().filter_map(|text| read_slip(text).ok()).collect();
    (!slips.is_empty()).then_some(FoundBlock::Slip(slips))
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
        assert_eq!(elements(&text), [format!("element {id} bob AAAA=")]);
        assert_eq!(elements("an element sha256:x bob AAAA"), Vec::<String>::new());
    }

    #[test]
    fn words_with_a_colon_are_no_entries() {
        let entries = |bytes| all(bytes, &mut Search::default()).entries;
        assert!(entries(b"I wrote\nseq: 4 and meant it\n").is_empty());
        assert!(entries(b"").is_empty());
        let cut = entries(b"---\nseq: 4\nby: bob\nat: \"x\"\n");
        assert!(matches!(cut.as_slice(), [FoundBlock::Damaged(Some(4), _)]));
    }
}
