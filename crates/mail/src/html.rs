//! The text of an HTML message: some mail programs send nothing else.

use std::borrow::Cow;

use memchr::{memchr2, memmem};

/// The parser drops the attributes of an element behind this many.
const ATTRIBUTES_MAX: usize = 1_000;

/// A part of an HTML document, in the order of the document.
pub(super) enum Piece<'a> {
    /// Text without tags and references.
    Text(&'a str),
    /// The character of a reference, or a `<` or `&` that begins neither a tag nor a reference.
    Character(char),
    /// A start tag: the element's name in small letters, and the text between `<` and `>`.
    Begin(Cow<'a, str>, &'a str),
    /// An end tag, with the element's name in small letters.
    End(Cow<'a, str>),
    /// The content of a `style` element.
    Style(&'a str),
}

/// An attribute of an element: its name in small letters, and its value without quotes.
pub(super) struct Attribute<'a> {
    pub name: Cow<'a, str>,
    pub value: &'a str,
}

/// The parts of an HTML document. Comments, declarations, scripts and titles are left out.
pub(super) struct Pieces<'a> {
    rest: &'a str,
}

impl<'a> Pieces<'a> {
    pub fn of(html: &'a str) -> Pieces<'a> {
        Pieces { rest: html }
    }
}

impl<'a> Iterator for Pieces<'a> {
    type Item = Piece<'a>;

    fn next(&mut self) -> Option<Piece<'a>> {
        while !self.rest.is_empty() {
            let at = memchr2(b'<', b'&', self.rest.as_bytes()).unwrap_or(self.rest.len());
            if at > 0 {
                let (text, rest) = self.rest.split_at(at);
                self.rest = rest;
                return Some(Piece::Text(text));
            }
            let Some(tag) = self.rest.strip_prefix('<') else {
                let (character, rest) = reference(self.rest);
                self.rest = rest;
                return Some(Piece::Character(character));
            };
            if !tag.starts_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '/' | '!' | '?')) {
                self.rest = tag;
                return Some(Piece::Character('<'));
            }
            if let Some(comment) = tag.strip_prefix("!--") {
                self.rest = comment.split_once("-->").map_or("", |(_, rest)| rest);
                continue;
            }
            let (inside, rest) = tag.split_at_checked(end_of_tag(tag)).unwrap_or((tag, ""));
            self.rest = rest.strip_prefix('>').unwrap_or(rest);
            let (is_end, name) = inside.strip_prefix('/').map_or((false, inside), |name| (true, name));
            let end = name.bytes().position(|byte| !byte.is_ascii_alphanumeric()).unwrap_or(name.len());
            let name = small(name.get(..end).unwrap_or_default());
            if is_end {
                return Some(Piece::End(name));
            }
            if matches!(&*name, "script" | "style" | "title") {
                let (content, rest) = raw_text(self.rest, &name);
                self.rest = rest;
                if name == "style" {
                    return Some(Piece::Style(content));
                }
            } else if !name.is_empty() {
                return Some(Piece::Begin(name, inside));
            }
        }
        None
    }
}

/// The text in small ASCII letters, copied only if that changes it.
pub(super) fn small(text: &str) -> Cow<'_, str> {
    match text.bytes().any(|byte| byte.is_ascii_uppercase()) {
        true => Cow::Owned(text.to_ascii_lowercase()),
        false => Cow::Borrowed(text),
    }
}

/// Tells whether an element begins and ends on a line of its own.
pub(super) fn is_block(name: &str) -> bool {
    matches!(
        name,
        "address"
            | "article"
            | "blockquote"
            | "br"
            | "center"
            | "dd"
            | "div"
            | "dl"
            | "dt"
            | "footer"
            | "form"
            | "h1"
            | "h2"
            | "h3"
            | "h4"
            | "h5"
            | "h6"
            | "header"
            | "hr"
            | "li"
            | "ol"
            | "p"
            | "pre"
            | "section"
            | "table"
            | "tbody"
            | "td"
            | "th"
            | "tr"
            | "ul"
    )
}

/// The text of an HTML document. Line ends are kept inside of `pre`, and are blanks elsewhere; a block begins a new
/// line.
pub fn to_text(html: &str) -> String {
    let mut out = String::with_capacity(html.len() / 2);
    let mut preformatted = 0_usize;
    for piece in Pieces::of(html) {
        if let Piece::Begin(name, _) | Piece::End(name) = &piece
            && is_block(name)
            && !out.ends_with('\n')
        {
            out.push('\n');
        }
        match piece {
            Piece::Text(text) => push(&mut out, text, preformatted > 0),
            Piece::Character(character) => out.push(character),
            Piece::Begin(name, _) if name == "pre" => preformatted += 1,
            Piece::End(name) if name == "pre" => preformatted = preformatted.saturating_sub(1),
            Piece::Begin(..) | Piece::End(_) | Piece::Style(_) => {}
        }
    }
    out
}

/// Appends a text, with blanks for the ends of its lines unless it is preformatted.
pub(super) fn push(out: &mut String, text: &str, preformatted: bool) {
    let mut rest = text;
    while !preformatted && let Some(at) = memchr2(b'\n', b'\r', rest.as_bytes()) {
        out.push_str(rest.get(..at).unwrap_or_default());
        out.push(' ');
        rest = rest.get(at + 1..).unwrap_or_default();
    }
    out.push_str(rest);
}

/// Returns the position of the `>` that ends a tag; one inside of the quoted value of an attribute ends nothing, unless
/// the quotes do not end.
fn end_of_tag(tag: &str) -> usize {
    let (mut quote, mut before) = (None, b' ');
    for (at, byte) in tag.bytes().enumerate() {
        match (quote, byte) {
            (None, b'>') => return at,
            (None, b'"' | b'\'') if before == b'=' => quote = Some(byte),
            (Some(open), byte) if open == byte => quote = None,
            _ => {}
        }
        if !byte.is_ascii_whitespace() {
            before = byte;
        }
    }
    tag.find('>').unwrap_or(tag.len())
}

/// The attributes of a start tag, given as the text between its `<` and its `>`.
pub(super) fn attributes(inside: &str) -> Vec<Attribute<'_>> {
    let mut found = Vec::new();
    let is_blank = |c: char| c.is_ascii_whitespace() || c == '/';
    let name_end = inside.find(is_blank).unwrap_or(inside.len());
    let mut rest = inside.get(name_end..).unwrap_or_default();
    while found.len() < ATTRIBUTES_MAX {
        rest = rest.trim_start_matches(is_blank);
        let end = rest.char_indices().skip(1).find(|(_, c)| is_blank(*c) || *c == '=').map_or(rest.len(), |(at, _)| at);
        let (name, behind) = rest.split_at(end);
        if name.is_empty() {
            break;
        }
        let value = behind.trim_start().strip_prefix('=').map(str::trim_start);
        let (value, after) = match value {
            None => ("", behind),
            Some(value) => match value.chars().next() {
                Some(quote @ ('"' | '\'')) => {
                    let inside = value.get(1..).unwrap_or_default();
                    inside.split_once(quote).unwrap_or((inside, ""))
                }
                _ => value.split_at(value.find(|c: char| c.is_ascii_whitespace()).unwrap_or(value.len())),
            },
        };
        found.push(Attribute { name: small(name), value });
        rest = after;
    }
    found
}

/// The content of an element that holds neither tags nor references, and the text behind its end tag.
fn raw_text<'a>(text: &'a str, name: &str) -> (&'a str, &'a str) {
    let is_end = |at: &usize| {
        let tag = text.get(at + 2..at + 2 + name.len());
        tag.is_some_and(|tag| tag.eq_ignore_ascii_case(name))
    };
    let Some(end) = memmem::find_iter(text.as_bytes(), b"</").find(is_end) else { return (text, "") };
    let (content, tag) = text.split_at(end);
    (content, tag.split_once('>').map_or("", |(_, rest)| rest))
}

/// Returns the character of a reference such as `&gt;` or `&#62;`, and the text after it.
fn reference(rest: &str) -> (char, &str) {
    let plain = || ('&', rest.get(1..).unwrap_or_default());
    let Some(end) = rest.bytes().take(12).position(|b| b == b';') else { return plain() };
    let (Some(name), Some(after)) = (rest.get(1..end), rest.get(end + 1..)) else { return plain() };
    let numbered = |digits: &str, radix| u32::from_str_radix(digits, radix).ok().and_then(char::from_u32);
    let character = match name {
        "amp" => Some('&'),
        "lt" => Some('<'),
        "gt" => Some('>'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        "nbsp" => Some(' '),
        "ndash" => Some('\u{2013}'),
        "mdash" => Some('\u{2014}'),
        "lsquo" => Some('\u{2018}'),
        "rsquo" => Some('\u{2019}'),
        "ldquo" => Some('\u{201c}'),
        "rdquo" => Some('\u{201d}'),
        _ => match name.strip_prefix('#') {
            Some(hex) if hex.starts_with(['x', 'X']) => numbered(hex.get(1..).unwrap_or_default(), 16),
            Some(decimal) => numbered(decimal, 10),
            None => None,
        },
    };
    character.map_or_else(plain, |character| (character, after))
}

#[cfg(test)]
mod tests {
    use super::to_text;

    #[test]
    fn blocks_become_lines_and_references_characters() {
        let html = "<html><head><title>no</title><style>p { x }</style></head><body><p>one\ntwo</p><div>&gt; a&#38;b<br>c</div>";
        assert_eq!(to_text(html), "\none two\n&gt; a&b\nc\n".replace("&gt;", ">"));
        assert_eq!(to_text("<pre>a\n  b</pre>c\nd"), "\na\n  b\nc d");
        assert_eq!(to_text("a <!-- b > c --> d & e &nosuch; <script>if (a</b) {}</script"), "a  d & e &nosuch; ");
        assert_eq!(to_text("1 < 2<"), "1 < 2<");
        assert_eq!(to_text("&#x110000;&#xé;&"), "&#x110000;&#xé;&");
    }
}
