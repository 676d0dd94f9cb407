//! The one spelling of values and maps, described once for both ways: what reads a log and what writes it is the same text.
//!
//! A map is described beside its type by [`keys!`](crate::keys), a choice of keys by [`one_key!`](crate::one_key), a value on
//! one line by [`scalar!`](crate::scalar). The logs of games and of events and the heads of evidence are all described so.

use super::cursor::{MapCursor, ParseResult, body, hold_to};
use super::not_canonical::NotCanonical;
use super::tree::{self, SyntaxField, SyntaxNode, SyntaxValue};
use super::writer::CanonicalWriter;
use adjudicate_rules::phrase;

/// A value of a key or an item of a list, with its canonical form.
pub trait Canonical: Sized {
    /// Reads it.
    ///
    /// # Errors
    /// The node holds something else.
    fn read(node: SyntaxNode<'_>) -> ParseResult<Self>;

    /// Writes the value behind its key, which has this level: on the same line, or below it.
    fn write(&self, out: &mut CanonicalWriter, level: usize, key: &str);

    /// Writes the value as an item of a list whose key has this level.
    fn item(&self, out: &mut CanonicalWriter, level: usize);
}

/// A map whose keys have a fixed order.
pub trait CanonicalMap: Sized {
    /// Takes the keys.
    ///
    /// # Errors
    /// One is missing, out of order, or holds something else.
    fn take(map: &mut MapCursor<'_>) -> ParseResult<Self>;

    /// Writes the keys at this level.
    fn put(&self, out: &mut CanonicalWriter, level: usize);
}

/// A choice: its key says what its value is.
pub trait TaggedChoice: Sized {
    /// All keys.
    const KEYS: &'static [&'static str];

    /// Takes the next key.
    ///
    /// # Errors
    /// It is none of those, or holds something else.
    fn take(map: &mut MapCursor<'_>) -> ParseResult<Self>;

    /// The key that says this.
    fn key(&self) -> &'static str;

    /// Writes the key at this level, with its value.
    fn put(&self, out: &mut CanonicalWriter, level: usize);
}

/// The fault of a key that is none of these.
pub fn stray<T>(field: &SyntaxField<'_>, keys: &[&str]) -> ParseResult<T> {
    let keys = keys.iter().map(|key| format!("`{key}`")).collect::<Vec<_>>().join(", ");
    let reason = phrase!("fault-unknown-key", "one of {keys} belongs here, not `{found}`", keys, found = field.key);
    Err(NotCanonical::at(field.node.line, reason))
}

/// Reads a map of which nothing is left.
pub fn map<T: CanonicalMap>(node: SyntaxNode<'_>) -> ParseResult<T> {
    let mut map = MapCursor::of(node)?;
    let value = T::take(&mut map)?;
    map.finish().map(|()| value)
}

/// Writes a map below its key.
pub fn below(value: &impl CanonicalMap, out: &mut CanonicalWriter, level: usize, key: &str) {
    out.key(level, key);
    value.put(out, level + 1);
}

/// Writes a map as an item: its first key follows the dash.
pub fn dashed(value: &impl CanonicalMap, out: &mut CanonicalWriter, level: usize) {
    let start = out.text.len();
    value.put(out, level + 2);
    out.dash(start, level + 2);
}

/// Whether a value is the usual one.
pub fn is<T: PartialEq>(value: &T, usual: T) -> bool {
    *value == usual
}

/// The text of a document, from its first key on.
pub fn text(document: &impl CanonicalMap) -> String {
    let mut out = CanonicalWriter::default();
    document.put(&mut out, 0);
    out.text
}

/// Reads the keys of a document, behind its `---` line.
///
/// # Errors
/// They are not those of its map, in their order.
pub fn document<T: CanonicalMap>(text: &str) -> ParseResult<T> {
    let mut map = MapCursor::new(tree::parse(body(text)?)?, 1);
    let document = T::take(&mut map)?;
    map.finish().map(|()| document)
}

/// A document from its `---` line on.
pub fn whole(document: &impl CanonicalMap) -> String {
    format!("---\n{}", text(document))
}

/// Reads a document that `check` finds nothing wrong with, and that is spelled as it is written.
///
/// # Errors
/// As [`document`]; or `check` refuses it, or a line is spelled otherwise.
pub fn strict<T: CanonicalMap>(text: &str, check: impl FnOnce(&T) -> ParseResult<()>) -> ParseResult<T> {
    let document: T = document(text)?;
    check(&document)?;
    hold_to(text, &whole(&document))?;
    Ok(document)
}

/// Returns the signed part of a document: all lines but the last one, which is the signature.
pub fn payload(document: &impl CanonicalMap) -> String {
    let mut text = text(document);
    let end = text.trim_end_matches('\n').rfind('\n').map_or(0, |at| at + 1);
    text.truncate(end);
    text
}

impl<T: Canonical> Canonical for Box<T> {
    fn read(node: SyntaxNode<'_>) -> ParseResult<Box<T>> {
        T::read(node).map(Box::new)
    }

    fn write(&self, out: &mut CanonicalWriter, level: usize, key: &str) {
        self.as_ref().write(out, level, key);
    }

    fn item(&self, out: &mut CanonicalWriter, level: usize) {
        self.as_ref().item(out, level);
    }
}

impl<T: Canonical> Canonical for Vec<T> {
    fn read(node: SyntaxNode<'_>) -> ParseResult<Vec<T>> {
        match node.value {
            SyntaxValue::List(items) => items.into_iter().map(T::read).collect(),
            _ => {
                let reason = phrase!("fault-no-list", "a list belongs here, its items on the lines below");
                Err(NotCanonical::at(node.line, reason))
            }
        }
    }

    fn write(&self, out: &mut CanonicalWriter, level: usize, key: &str) {
        out.key(level, key);
        for item in self {
            item.item(out, level);
        }
    }

    /// A list has no lists as items.
    fn item(&self, out: &mut CanonicalWriter, level: usize) {
        for item in self {
            item.item(out, level);
        }
    }
}

/// Describes a map, key by key in their order:
///
/// - `one "key" field;` has to be there;
/// - `maybe "key" field;` may be left out, the field being an [`Option`];
/// - `usual "key" field, value;` is left out where it has that value;
/// - `choice field;` is the key of a [`TaggedChoice`].
#[macro_export]
macro_rules! keys {
    ($type:ty: $($how:ident $($key:literal)? $field:ident $(, $usual:expr)?;)*) => {
        impl $crate::log::canonical::CanonicalMap for $type {
            fn take(map: &mut $crate::log::cursor::MapCursor<'_>) -> $crate::log::cursor::ParseResult<Self> {
                Ok(Self { $($field: $crate::keys!(@take map $how $($key)? $(, $usual)?)),* })
            }

            fn put(&self, out: &mut $crate::log::writer::CanonicalWriter, level: usize) {
                $($crate::keys!(@put out, level, self.$field, $how $($key)? $(, $usual)?);)*
            }
        }

        impl $crate::log::canonical::Canonical for $type {
            fn read(node: $crate::log::tree::SyntaxNode<'_>) -> $crate::log::cursor::ParseResult<Self> {
                $crate::log::canonical::map(node)
            }

            fn write(&self, out: &mut $crate::log::writer::CanonicalWriter, level: usize, key: &str) {
                $crate::log::canonical::below(self, out, level, key);
            }

            fn item(&self, out: &mut $crate::log::writer::CanonicalWriter, level: usize) {
                $crate::log::canonical::dashed(self, out, level);
            }
        }
    };
    (@take $map:ident one $key:literal) => { $map.required($key, $crate::log::canonical::Canonical::read)? };
    (@take $map:ident maybe $key:literal) => { $map.optional($key, $crate::log::canonical::Canonical::read)? };
    (@take $map:ident usual $key:literal, $usual:expr) => {
        $map.optional($key, $crate::log::canonical::Canonical::read)?.unwrap_or_else(|| $usual)
    };
    (@take $map:ident choice) => { $crate::log::canonical::TaggedChoice::take($map)? };
    (@put $out:ident, $level:ident, $value:expr, one $key:literal) => {
        $crate::log::canonical::Canonical::write(&$value, $out, $level, $key)
    };
    (@put $out:ident, $level:ident, $value:expr, maybe $key:literal) => {
        if let Some(value) = &$value {
            $crate::log::canonical::Canonical::write(value, $out, $level, $key);
        }
    };
    (@put $out:ident, $level:ident, $value:expr, usual $key:literal, $usual:expr) => {
        if !$crate::log::canonical::is(&$value, $usual) {
            $crate::log::canonical::Canonical::write(&$value, $out, $level, $key);
        }
    };
    (@put $out:ident, $level:ident, $value:expr, choice) => {
        $crate::log::canonical::TaggedChoice::put(&$value, $out, $level)
    };
}

/// Describes a choice of keys: `Type, "key of the message if none is there" "that message": "key" Variant; ...`, and behind `else` the
/// message for a key that belongs elsewhere. As a value it is a map of exactly one key.
#[macro_export]
macro_rules! one_key {
    ($type:ty, $missing:literal $english:literal: $($key:literal $variant:ident;)* $(else $elsewhere:path)?) => {
        impl $crate::log::canonical::TaggedChoice for $type {
            const KEYS: &'static [&'static str] = &[$($key),*];

            fn take(map: &mut $crate::log::cursor::MapCursor<'_>) -> $crate::log::cursor::ParseResult<Self> {
                let field = map.next_key(|| adjudicate_rules::phrase!($missing, $english))?;
                match field.key {
                    $($key => $crate::log::canonical::Canonical::read(field.node).map(Self::$variant),)*
                    _ => {
                        $(if let Some(reason) = $elsewhere(field.key) {
                            return Err($crate::log::NotCanonical::at(field.node.line, reason));
                        })?
                        $crate::log::canonical::stray(&field, Self::KEYS)
                    }
                }
            }

            fn key(&self) -> &'static str {
                match self {
                    $(Self::$variant(_) => $key,)*
                }
            }

            fn put(&self, out: &mut $crate::log::writer::CanonicalWriter, level: usize) {
                match self {
                    $(Self::$variant(value) => $crate::log::canonical::Canonical::write(value, out, level, $key),)*
                }
            }
        }

        impl $crate::log::canonical::Canonical for $type {
            fn read(node: $crate::log::tree::SyntaxNode<'_>) -> $crate::log::cursor::ParseResult<Self> {
                let mut map = $crate::log::cursor::MapCursor::of(node)?;
                let value = <Self as $crate::log::canonical::TaggedChoice>::take(&mut map)?;
                map.finish().map(|()| value)
            }

            fn write(&self, out: &mut $crate::log::writer::CanonicalWriter, level: usize, key: &str) {
                out.key(level, key);
                $crate::log::canonical::TaggedChoice::put(self, out, level + 1);
            }

            fn item(&self, out: &mut $crate::log::writer::CanonicalWriter, level: usize) {
                let start = out.text.len();
                $crate::log::canonical::TaggedChoice::put(self, out, level + 2);
                out.dash(start, level + 2);
            }
        }
    };
}

/// Describes a value on one line: `Type, reader, |value| text`; or `Type, "key of the message if it is refused" "that message", parser,
/// |value| text`, where the parser takes the text, and the message has it as `{text}`.
#[macro_export]
macro_rules! scalar {
    ($type:ty, $refused:literal $english:literal, $parse:expr, |$value:ident| $written:expr) => {
        $crate::scalar!(
            $type,
            |node| $crate::log::cursor::plain(node, $crate::log::cursor::refused($refused, $english), $parse),
            |$value| $written
        );
    };
    ($type:ty, $read:expr, |$value:ident| $written:expr) => {
        impl $crate::log::canonical::Canonical for $type {
            fn read(node: $crate::log::tree::SyntaxNode<'_>) -> $crate::log::cursor::ParseResult<Self> {
                $read(node)
            }

            fn write(&self, out: &mut $crate::log::writer::CanonicalWriter, level: usize, key: &str) {
                let $value = self;
                out.plain(level, key, $written);
            }

            fn item(&self, out: &mut $crate::log::writer::CanonicalWriter, level: usize) {
                let $value = self;
                out.item(level + 1, $written);
            }
        }
    };
}
