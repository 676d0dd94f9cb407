//! The shape of an entry: nested maps and lists of scalars, as block-style YAML with one spelling.
//!
//! The canonical form is a small, line-based part of YAML, so it is read directly; a general parser is asked only to say
//! more about what this one refuses ([`super::loose`]). Nothing here looks at what keys mean.

use super::not_canonical::NotCanonical;
use adjudicate_rules::{Phrase, phrase};

/// The deepest nesting that any entry has is seven (a board in a charter's options); anything deeper is junk.
const DEPTH: usize = 8;

/// A value and the line it begins on, counted from one within the entry.
#[derive(Debug)]
pub struct SyntaxNode<'a> {
    /// The line.
    pub line: usize,
    /// The value.
    pub value: SyntaxValue<'a>,
}

/// The value of a key or of a list item.
#[derive(Debug)]
pub enum SyntaxValue<'a> {
    /// The rest of the line after `key: ` or `- `, as it stands.
    Scalar(&'a str),
    /// A nested map.
    Map(Vec<SyntaxField<'a>>),
    /// A nested list.
    List(Vec<SyntaxNode<'a>>),
}

/// A key with its value.
#[derive(Debug)]
pub struct SyntaxField<'a> {
    /// The key.
    pub key: &'a str,
    /// Its value.
    pub node: SyntaxNode<'a>,
}

/// Reads the lines of one entry after its `---` line.
///
/// # Errors
/// The text is not block style with two blanks per level.
pub fn parse(body: &str) -> Result<Vec<SyntaxField<'_>>, NotCanonical> {
    let mut lines = Lines { next: None, rest: body, number: 0 };
    lines.advance();
    let fields = map(&mut lines, 0, 0)?;
    match lines.next {
        None => Ok(fields),
        Some(line) => Err(NotCanonical::at(lines.number + 1, misplaced(line))),
    }
}

fn misplaced(line: &str) -> Phrase {
    match line.trim_start() {
        "" => blank_line(),
        text if text.starts_with('#') => comment(),
        _ if line.starts_with('\t') => phrase!("fault-tab", "a tab"),
        _ => phrase!("fault-indentation", "the indentation fits no key above"),
    }
}

fn blank_line() -> Phrase {
    phrase!("fault-blank-line", "a blank line")
}

fn comment() -> Phrase {
    phrase!("fault-comment", "a comment")
}

struct Lines<'a> {
    /// The line that is read next.
    next: Option<&'a str>,
    /// The text after that line.
    rest: &'a str,
    /// The line before the next one; the `---` line is the first.
    number: usize,
}

impl<'a> Lines<'a> {
    /// Returns the content of the next line if it has this indentation.
    fn peek_at(&self, indent: usize) -> Option<&'a str> {
        let line = self.next?;
        let content = line.get(indent..)?;
        (line.as_bytes()[..indent].iter().all(|b| *b == b' ') && !content.starts_with(' ')).then_some(content)
    }

    fn advance(&mut self) -> usize {
        let (line, rest) = self.rest.split_once('\n').unwrap_or((self.rest, ""));
        self.next = (!self.rest.is_empty()).then_some(line);
        self.rest = rest;
        self.number += 1;
        self.number
    }
}

fn map<'a>(lines: &mut Lines<'a>, indent: usize, depth: usize) -> Result<Vec<SyntaxField<'a>>, NotCanonical> {
    let mut fields = Vec::with_capacity(8);
    while let Some(content) = lines.peek_at(indent).filter(|content| !is_item(content)) {
        let line = lines.advance();
        fields.push(field(lines, content, line, indent, depth)?);
    }
    Ok(fields)
}

fn is_item(content: &str) -> bool {
    content.starts_with("- ") || content == "-"
}

fn field<'a>(
    lines: &mut Lines<'a>,
    content: &'a str,
    line: usize,
    indent: usize,
    depth: usize,
) -> Result<SyntaxField<'a>, NotCanonical> {
    let end = content.bytes().position(|b| !matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'_' | b'-')).unwrap_or(0);
    let (key, rest) = content.split_at(end);
    if key.is_empty() || !rest.starts_with(':') {
        return Err(NotCanonical::at(line, not_a_key(content)));
    }
    let value = match rest[1..].strip_prefix(' ') {
        Some(scalar) if !scalar.is_empty() && !scalar.starts_with(' ') => SyntaxValue::Scalar(scalar),
        None if rest.len() == 1 => nested(lines, line, indent + 2, depth + 1)?,
        _ => {
            let reason = "after a key stands `: ` and its value, or `:` and the end of the line";
            return Err(NotCanonical::at(line, Phrase::english("fault-after-key", reason)));
        }
    };
    Ok(SyntaxField { key, node: SyntaxNode { line, value } })
}

fn not_a_key(content: &str) -> Phrase {
    match content.bytes().next() {
        Some(b'#') => comment(),
        None => blank_line(),
        Some(b'{' | b'[') => phrase!("fault-flow", "flow style"),
        Some(b'&' | b'*') => phrase!("fault-anchor", "an anchor or alias"),
        Some(b'!') => phrase!("fault-tag", "a tag"),
        Some(b'%') => phrase!("fault-directive", "a directive"),
        Some(b'<') => phrase!("fault-merge-key", "a merge key"),
        Some(b'\t') => phrase!("fault-tab", "a tab"),
        _ => phrase!("fault-not-a-key", "not `key: value`"),
    }
}

fn nested<'a>(
    lines: &mut Lines<'a>,
    line: usize,
    indent: usize,
    depth: usize,
) -> Result<SyntaxValue<'a>, NotCanonical> {
    if depth > DEPTH {
        return Err(NotCanonical::at(line, phrase!("fault-deep", "nested deeper than any entry")));
    }
    match lines.peek_at(indent) {
        Some(content) if is_item(content) => Ok(SyntaxValue::List(list(lines, indent, depth)?)),
        Some(_) => Ok(SyntaxValue::Map(map(lines, indent, depth)?)),
        None => {
            let reason = phrase!("fault-no-value", "a key without a value; what is absent is left out");
            Err(NotCanonical::at(line, reason))
        }
    }
}

fn list<'a>(lines: &mut Lines<'a>, indent: usize, depth: usize) -> Result<Vec<SyntaxNode<'a>>, NotCanonical> {
    let mut items = Vec::new();
    while let Some(content) = lines.peek_at(indent).filter(|content| is_item(content)) {
        let line = lines.advance();
        let content = content.get(2..).filter(|rest| !rest.is_empty() && !rest.starts_with(' '));
        let no_item = || NotCanonical::at(line, phrase!("fault-no-item", "after `- ` stands the item"));
        let content = content.ok_or_else(no_item)?;
        let value = if opens_map(content) {
            let first = field(lines, content, line, indent + 2, depth + 1)?;
            let mut fields = vec![first];
            fields.extend(map(lines, indent + 2, depth + 1)?);
            SyntaxValue::Map(fields)
        } else {
            SyntaxValue::Scalar(content)
        };
        items.push(SyntaxNode { line, value });
    }
    Ok(items)
}

/// An item is a map if it begins with a key; no plain scalar of the format holds `: ` or ends with a colon.
fn opens_map(content: &str) -> bool {
    !content.starts_with('"') && (content.contains(": ") || content.ends_with(':'))
}
