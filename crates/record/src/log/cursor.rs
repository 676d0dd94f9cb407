//! A cursor over the maps of an entry, which takes their keys in the order of the protocol's tables: a key that is unknown,
//! twice there or out of order is a fault at its own line. And the readers of scalars, each with its one spelling.
//!
//! The logs of games and of events are read with these, as [`spelled`](super::canonical) describes them.

use super::canonical::Canonical;
use super::not_canonical::NotCanonical;
use super::scalar::{Bytes, Text, Time, True, parse_int};
use super::tree::{SyntaxField, SyntaxNode, SyntaxValue};
use super::writer::CanonicalWriter;
use crate::crypto::{Digest, PublicKey, Signature};
use crate::scalar;
use adjudicate_rules::{LossDegree, Name, Phrase, PhraseArgument, phrase};

/// The value that was read, or the place where its spelling departs from the canonical form.
pub type ParseResult<T> = Result<T, NotCanonical>;

/// Holds a text to the spelling that `canonical` writes: the protocol's own definition of strictness.
pub fn hold_to(text: &str, canonical: &str) -> ParseResult<()> {
    if text == canonical {
        return Ok(());
    }
    let differs = |(n, (a, b)): (usize, (&str, &str))| {
        (a != b).then(|| NotCanonical::at(n + 1, phrase!("fault-spelled", "this line is spelled `{line}`", line = b)))
    };
    let ended =
        || NotCanonical::at(text.lines().count(), phrase!("fault-ends", "this line is spelled `end of the entry`"));
    Err(text.split('\n').zip(canonical.split('\n')).enumerate().find_map(differs).unwrap_or_else(ended))
}

/// The lines of an entry behind its first one, all of which have to be printable ASCII.
pub fn body(text: &str) -> ParseResult<&str> {
    let no_start = || NotCanonical::at(1, phrase!("fault-no-start", "an entry begins with the line `---`"));
    let body = text.strip_prefix("---\n").ok_or_else(no_start)?;
    match stray_byte(text) {
        Some((line, fault)) => Err(NotCanonical::at(line, fault)),
        None => Ok(body),
    }
}

/// The first byte that is neither printable ASCII nor LF, and the first blank at the end of a line.
fn stray_byte(text: &str) -> Option<(usize, Phrase)> {
    let bytes = text.as_bytes();
    let bad = |b: &u8| !matches!(b, b' '..=b'~' | b'\n');
    // Nearly all texts are clean. Not to stop early is faster: the compiler takes many bytes at a time.
    let pairs = bytes.iter().zip(bytes.iter().skip(1));
    let blanks = pairs.fold(false, |any, (a, b)| any | ((*a == b' ') & (*b == b'\n')));
    if !bytes.iter().fold(blanks, |any, b| any | bad(b)) {
        return None;
    }
    let stray = bytes.iter().position(bad);
    let blank = text.find(" \n");
    let at = stray.into_iter().chain(blank).min()?;
    let line = bytes[..at].iter().filter(|b| **b == b'\n').count() + 1;
    let reason = match bytes[at] {
        b'\r' => phrase!("fault-return", "a carriage return; lines end with LF alone"),
        b'\t' => phrase!("fault-tab", "a tab"),
        b' ' => phrase!("fault-blank-end", "a blank at the end of a line"),
        0xEF if bytes[at..].starts_with(&[0xEF, 0xBB, 0xBF]) => phrase!("fault-mark", "a byte order mark"),
        byte if byte < b' ' || byte == 0x7F => {
            phrase!("fault-control", "a control character ({code})", code = format!("0x{byte:02x}"))
        }
        _ => phrase!("fault-not-ascii", "a character outside ASCII; in text it is written `\\uXXXX`"),
    };
    Some((line, reason))
}

/// A map whose keys are taken in order.
pub struct MapCursor<'a> {
    fields: Vec<SyntaxField<'a>>,
    /// How many have been taken.
    taken: usize,
    line: usize,
}

impl<'a> MapCursor<'a> {
    /// Over these fields; `line` is the one before the first.
    pub fn new(fields: Vec<SyntaxField<'a>>, line: usize) -> MapCursor<'a> {
        MapCursor { fields, taken: 0, line }
    }

    /// Over the map that a key holds.
    pub fn of(node: SyntaxNode<'a>) -> ParseResult<MapCursor<'a>> {
        match node.value {
            SyntaxValue::Map(fields) => Ok(MapCursor::new(fields, node.line)),
            _ => {
                let reason = phrase!("fault-no-map", "a map belongs here, its keys on the lines below");
                Err(NotCanonical::at(node.line, reason))
            }
        }
    }

    /// The key of the next field.
    pub fn peek(&self) -> Option<&'a str> {
        self.fields.get(self.taken).map(|field| field.key)
    }

    /// The next field, if it has this key.
    pub fn take(&mut self, key: &str) -> Option<SyntaxNode<'a>> {
        self.fields.get(self.taken).filter(|field| field.key == key)?;
        self.any().map(|field| field.node)
    }

    /// Takes a key that may be absent.
    pub fn optional<T>(
        &mut self,
        key: &str,
        read: impl Fn(SyntaxNode<'a>) -> ParseResult<T>,
    ) -> ParseResult<Option<T>> {
        self.take(key).map(read).transpose()
    }

    /// Takes a key that must be there.
    pub fn required<T>(&mut self, key: &str, read: impl Fn(SyntaxNode<'a>) -> ParseResult<T>) -> ParseResult<T> {
        match self.take(key) {
            Some(node) => read(node),
            None => Err(self.lacks(key)),
        }
    }

    /// The fault of a map whose next key is not this one.
    fn lacks(&self, wanted: &str) -> NotCanonical {
        let stray = |found: &str| {
            phrase!(
                "fault-other-key",
                "`{wanted}` belongs here, not `{found}`: unknown, or out of order",
                wanted,
                found
            )
        };
        match self.fields.get(self.taken) {
            Some(field) => self.stray(field, stray),
            None => {
                let missing = phrase!("fault-missing-key", "`{wanted}` is missing after this line", wanted);
                NotCanonical::at(self.line, missing)
            }
        }
    }

    /// The fault of a field that does not belong here: its key was there before, or is another one than was wanted.
    fn stray(&self, field: &SyntaxField<'_>, other: impl Fn(&str) -> Phrase) -> NotCanonical {
        let was_there = self.fields.iter().take(self.taken).any(|taken| taken.key == field.key);
        NotCanonical::at(field.node.line, if was_there { second_time(field.key) } else { other(field.key) })
    }

    /// Nothing more may follow.
    pub fn finish(self) -> ParseResult<()> {
        let extra = |found: &str| {
            phrase!("fault-extra-key", "nothing more belongs here, not `{found}`: unknown, or out of order", found)
        };
        match self.fields.get(self.taken) {
            None => Ok(()),
            Some(field) => Err(self.stray(field, extra)),
        }
    }

    /// The next field, whatever its key: for maps of which one key says what the rest is. `missing` is the fault of a map without it.
    pub fn next_key(&mut self, missing: impl FnOnce() -> Phrase) -> ParseResult<SyntaxField<'a>> {
        self.any().ok_or_else(|| NotCanonical::at(self.line, missing()))
    }

    /// The next field, whatever its key: for maps with names or option keys.
    pub fn any(&mut self) -> Option<SyntaxField<'a>> {
        let field = self.fields.get_mut(self.taken)?;
        self.taken += 1;
        self.line = field.node.line;
        let value = std::mem::replace(&mut field.node.value, SyntaxValue::Scalar(""));
        Some(SyntaxField { key: field.key, node: SyntaxNode { line: self.line, value } })
    }
}

/// The fault of a key that stands in its map already.
pub(super) fn second_time(key: &str) -> Phrase {
    phrase!("fault-key-twice", "the key `{key}` stands here a second time", key)
}

/// A value on the line of its key.
pub fn scalar<'a>(node: &SyntaxNode<'a>) -> ParseResult<&'a str> {
    match node.value {
        SyntaxValue::Scalar(text) => Ok(text),
        _ => Err(NotCanonical::at(
            node.line,
            phrase!("fault-no-scalar", "a single value belongs here, on the same line"),
        )),
    }
}

/// A value that `parse` understands; `refused` is the fault of a text that it does not.
pub fn plain<T>(
    node: SyntaxNode<'_>,
    refused: impl FnOnce(String) -> Phrase,
    parse: impl Fn(&str) -> Option<T>,
) -> ParseResult<T> {
    let text = scalar(&node)?;
    parse(text).ok_or_else(|| NotCanonical::at(node.line, refused(shortened(text))))
}

/// The fault of a text that is refused, for [`plain`]: its English words have `{text}` in its place.
pub fn refused(key: &'static str, english: &str) -> impl FnOnce(String) -> Phrase {
    move |text| Phrase::english(key, english.replace("{text}", &text)).with("text", text)
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(60) {
        Some((at, _)) => format!("{}...", &text[..at]),
        None => text.to_owned(),
    }
}

scalar!(
    u64,
    "fault-integer" "`{text}` is not an integer: decimal digits without sign or leading zeros, at most 2^53-1",
    parse_int,
    |value| value
);

scalar!(
    Name,
    "fault-name" "`{text}` is not a name: a lower-case letter, then letters, digits and `-`, at most 32, and no reserved word",
    Name::parse,
    |value| value
);

scalar!(
    Digest,
    "fault-id" "`{text}` is not an id: `sha256:` and 64 lower-case hexadecimal digits",
    Digest::parse,
    |value| value
);

scalar!(
    PublicKey,
    "fault-key" "`{text}` is not an OpenSSH Ed25519 public key: `ssh-ed25519 ` and its base64",
    |text| PublicKey::parse(text).ok(),
    |value| value
);

scalar!(Signature, |node| Bytes::read(node).map(|bytes| Signature::from_bytes(bytes.0)), |value| Bytes(
    *value.as_bytes()
));

// `true`, where nothing else can stand.
scalar!(
    True,
    "fault-not-true" "`{text}` is not `true`, the only value here",
    |text| (text == "true").then_some(True),
    |_yes| true
);

// `false` is written by leaving the key out.
scalar!(bool, |node| True::read(node).map(|_| true), |value| value);

scalar!(
    LossDegree,
    "fault-loss" "`{text}` is not `single`, `gammon` or `backgammon`",
    LossDegree::from_word,
    |value| value.word()
);

scalar!(
    Time,
    "fault-time" "`{text}` is not a time that exists, written as \"2026-11-20T17:03:11Z\"",
    |text| Time::parse(text.strip_prefix('"')?.strip_suffix('"')?),
    |value| format_args!("\"{value}\"")
);

impl<const N: usize> Canonical for Bytes<N> {
    fn read(node: SyntaxNode<'_>) -> ParseResult<Bytes<N>> {
        let refused = |text: String| {
            phrase!(
                "fault-base64",
                "`{text}` is not base64 of {bytes} bytes, with padding, in its canonical spelling",
                text,
                bytes = PhraseArgument::count(N)
            )
        };
        plain(node, refused, Bytes::parse)
    }

    fn write(&self, out: &mut CanonicalWriter, level: usize, key: &str) {
        out.plain(level, key, self);
    }

    fn item(&self, out: &mut CanonicalWriter, level: usize) {
        out.item(level + 1, self);
    }
}

impl Canonical for Text {
    fn read(node: SyntaxNode<'_>) -> ParseResult<Text> {
        Text::parse(scalar(&node)?).map_err(|reason| NotCanonical::at(node.line, reason))
    }

    fn write(&self, out: &mut CanonicalWriter, level: usize, key: &str) {
        out.quoted(level, key, self);
    }

    fn item(&self, out: &mut CanonicalWriter, level: usize) {
        let mut spelled = String::new();
        self.spell(&mut spelled);
        out.item(level + 1, spelled);
    }
}
