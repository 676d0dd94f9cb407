//! Cutting a log into its entries, without looking into them.

use std::io::BufRead;

use adjudicate_rules::{Phrase, phrase};

use super::not_canonical::NotCanonical;
use crate::crypto::{Digest, sha256};

/// The most bytes that an entry has, its `---` and `sig` lines included (protocol, section 1).
pub const ENTRY_MAX: usize = 16 * 1024;

/// The largest file that this program reads as a log; a larger one is no verdict but a refusal to look.
pub const LOG_MAX: u64 = 64 * 1024 * 1024;

/// The text of one entry and where it stands.
#[derive(Clone, Copy, Debug)]
pub struct Frame<'a> {
    /// The entry from its `---` line to the end of its `sig` line.
    pub text: &'a str,
    /// The line of the file on which it begins, counted from one.
    pub line: usize,
}

impl<'a> Frame<'a> {
    /// Returns the bytes that are hashed and signed: the text after the `---` line up to, not including, the `sig`
    /// line.
    pub fn payload(&self) -> &'a str {
        let start = self.text.find('\n').map_or(self.text.len(), |at| at + 1);
        let end = self.text.trim_end_matches('\n').rfind('\n').map_or(self.text.len(), |at| at + 1);
        self.text.get(start..end).unwrap_or("")
    }
}

/// A place where a log stops being entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadFrame {
    /// The line of the file on which the entry at fault begins.
    pub line: usize,
    /// The fault, with its line within that entry.
    pub fault: NotCanonical,
}

/// Returns the id of the charter that a log begins with. `None` if the log does not begin with an entry.
pub fn charter_id(log: &[u8]) -> Option<Digest> {
    let charter = Frames::new(log).next()?.ok()?;
    Some(Digest(sha256(&[charter.payload().as_bytes()])))
}

/// The entries of a log, one after the other. After a fault it ends.
pub struct Frames<'a> {
    rest: &'a [u8],
    line: usize,
    started: bool,
}

impl<'a> Frames<'a> {
    /// Begins at the first byte of a log.
    pub fn new(log: &'a [u8]) -> Frames<'a> {
        Frames { rest: log, line: 1, started: false }
    }

    fn fail(&mut self, fault: NotCanonical) -> BadFrame {
        self.rest = &[];
        BadFrame { line: self.line, fault }
    }

    fn cut(&mut self) -> Result<Frame<'a>, BadFrame> {
        if !self.rest.starts_with(b"---\n") {
            let reason = first_line_fault(self.rest);
            return Err(self.fail(NotCanonical::at(1, reason)));
        }
        let (mut at, mut lines) = (0, 0);
        while let Some(length) = line_length(&self.rest[at..self.rest.len().min(at + ENTRY_MAX)]) {
            let line = &self.rest[at..at + length];
            lines += 1;
            at += length + 1;
            if at > ENTRY_MAX {
                break;
            }
            if line == b"---" && lines > 1 {
                return Err(self.fail(NotCanonical::at(
                    lines,
                    phrase!("fault-unsigned", "the entry has no `sig` line before the next one begins"),
                )));
            }
            if line.starts_with(b"sig: ") {
                return self.finish(at, lines);
            }
        }
        let reason = match self.rest.len() > ENTRY_MAX {
            true => phrase!("fault-long", "an entry has at most 16,384 bytes, and this one goes on"),
            false => phrase!("fault-cut", "the log ends in the middle of this entry: its `sig` line is missing"),
        };
        Err(self.fail(NotCanonical::at(lines.max(1), reason)))
    }

    fn finish(&mut self, length: usize, lines: usize) -> Result<Frame<'a>, BadFrame> {
        let (entry, rest) = self.rest.split_at(length);
        let text = std::str::from_utf8(entry).map_err(|error| {
            let line = entry[..error.valid_up_to()].iter().filter(|b| **b == b'\n').count() + 1;
            self.fail(NotCanonical::at(line, phrase!("fault-not-utf8", "bytes that are no text (not UTF-8)")))
        })?;
        let frame = Frame { text, line: self.line };
        self.rest = rest;
        self.line += lines;
        Ok(frame)
    }
}

/// How long the first line is, without its end; none if it has no end.
fn line_length(mut bytes: &[u8]) -> Option<usize> {
    let all = bytes;
    // Here the standard library looks at many bytes at a time, and reading from memory never fails.
    let length = bytes.skip_until(b'\n').ok()?.checked_sub(1)?;
    (all.get(length) == Some(&b'\n')).then_some(length)
}

fn first_line_fault(rest: &[u8]) -> Phrase {
    let line = rest.split(|b| *b == b'\n').next().unwrap_or_default();
    let (found, what) = match line {
        b"" if rest.is_empty() => {
            return phrase!("fault-empty", "the file is empty; a log begins with its charter");
        }
        b"---" => return phrase!("fault-cut-short", "the log ends after the line `---`, with which an entry begins"),
        b"" => ("blank", "a blank line"),
        _ if line.starts_with(b"\xEF\xBB\xBF") => ("mark", "a byte order mark"),
        _ if line.ends_with(b"\r") => ("return", "a carriage return; lines end with LF alone"),
        _ if line.starts_with(b"#") => ("comment", "a comment"),
        _ if line.starts_with(b"%") => ("directive", "a directive"),
        _ => ("other", "something else"),
    };
    let english = format!("an entry begins with the line `---`, and here stands {what}");
    Phrase::english("fault-first-line", english).with("found", found)
}

impl<'a> Iterator for Frames<'a> {
    type Item = Result<Frame<'a>, BadFrame>;

    fn next(&mut self) -> Option<Self::Item> {
        // An empty log lacks its charter; after that, the end of the file ends the log.
        if self.rest.is_empty() && self.started {
            return None;
        }
        self.started = true;
        Some(self.cut())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(log: &str) -> Vec<Result<String, (usize, usize)>> {
        let texts = |frame: Result<Frame<'_>, BadFrame>| match frame {
            Ok(frame) => Ok(frame.payload().to_owned()),
            Err(bad) => Err((bad.line, bad.fault.line)),
        };
        Frames::new(log.as_bytes()).map(texts).collect()
    }

    #[test]
    fn entries_end_with_their_signature() {
        assert_eq!(cut("---\na: 1\nsig: x\n---\nb: 2\nsig: y\n"), [Ok("a: 1\n".to_owned()), Ok("b: 2\n".to_owned())]);
    }

    #[test]
    fn what_follows_a_signature_is_the_next_entrys_fault() {
        assert_eq!(cut("---\na: 1\nsig: x\nb: 2\n"), [Ok("a: 1\n".to_owned()), Err((4, 1))]);
        assert_eq!(cut("---\na: 1\nsig: x\n\n"), [Ok("a: 1\n".to_owned()), Err((4, 1))]);
    }

    #[test]
    fn entries_without_an_end_are_faults() {
        assert_eq!(cut(""), [Err((1, 1))]);
        assert_eq!(cut("---\na: 1\n"), [Err((1, 2))]);
        assert_eq!(cut("---\na: 1\nsig: x"), [Err((1, 2))]);
        assert_eq!(cut("---\na: 1\n---\nsig: x\n"), [Err((1, 3))]);
        assert_eq!(cut(&format!("---\na: {}\nsig: x\n", "1".repeat(ENTRY_MAX))), [Err((1, 1))]);
    }
}
