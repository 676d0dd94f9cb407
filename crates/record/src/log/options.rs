//! How the options of a game are spelled, as a charter sets them.

use std::collections::BTreeMap;
use std::fmt::{self, Display};

use super::canonical::Canonical;
use super::cursor::{MapCursor, ParseResult};
use super::not_canonical::NotCanonical;
use super::scalar::{Text, spell_text};
use super::tree::{SyntaxNode, SyntaxValue};
use super::writer::CanonicalWriter;
use crate::{keys, scalar};
use adjudicate_rules::{Name, OptionValue, Options, StockBoard, phrase};

impl Canonical for Options {
    fn read(node: SyntaxNode<'_>) -> ParseResult<Options> {
        let mut map = MapCursor::of(node)?;
        let mut options: BTreeMap<String, OptionValue> = BTreeMap::new();
        while let Some(field) = map.any() {
            let line = field.node.line;
            let shape =
                field.key.len() <= 32 && field.key.bytes().all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'_'));
            if !shape || !field.key.starts_with(|c: char| c.is_ascii_lowercase()) {
                let reason = phrase!("fault-option-key", "`{key}` is no option's key", key = field.key);
                return Err(NotCanonical::at(line, reason));
            }
            if options.last_key_value().is_some_and(|(last, _)| last.as_str() >= field.key) {
                let reason = phrase!(
                    "fault-option-order",
                    "`{key}` is out of order: options are in ASCII order",
                    key = field.key
                );
                return Err(NotCanonical::at(line, reason));
            }
            options.insert(field.key.to_owned(), Canonical::read(field.node)?);
        }
        Ok(Options(options))
    }

    fn write(&self, out: &mut CanonicalWriter, level: usize, key: &str) {
        out.key(level, key);
        for (key, value) in &self.0 {
            value.write(out, level + 1, key);
        }
    }

    fn item(&self, out: &mut CanonicalWriter, level: usize) {
        for (key, value) in &self.0 {
            value.write(out, level + 2, key);
        }
    }
}

impl Canonical for OptionValue {
    fn read(node: SyntaxNode<'_>) -> ParseResult<OptionValue> {
        let line = node.line;
        match &node.value {
            SyntaxValue::Scalar("true") => Ok(OptionValue::Bool(true)),
            SyntaxValue::Scalar("false") => Ok(OptionValue::Bool(false)),
            SyntaxValue::Scalar(text) if text.starts_with('"') => String::read(node).map(OptionValue::Text),
            SyntaxValue::Scalar(text) if text.starts_with(|c: char| c.is_ascii_digit()) => {
                u64::read(node).map(OptionValue::Int)
            }
            SyntaxValue::Scalar(_) => Name::read(node).map(OptionValue::Name),
            SyntaxValue::List(items) => match items.first().map(|item| &item.value) {
                Some(SyntaxValue::Map(_)) => Vec::read(node).map(OptionValue::Boards),
                _ => Vec::read(node).map(OptionValue::Names),
            },
            SyntaxValue::Map(_) => {
                Err(NotCanonical::at(line, phrase!("fault-option-map", "an option is a value or a list, not a map")))
            }
        }
    }

    fn write(&self, out: &mut CanonicalWriter, level: usize, key: &str) {
        match self {
            OptionValue::Int(number) => number.write(out, level, key),
            OptionValue::Bool(value) => out.plain(level, key, value),
            OptionValue::Name(name) => name.write(out, level, key),
            OptionValue::Text(text) => text.write(out, level, key),
            OptionValue::Names(names) => names.write(out, level, key),
            OptionValue::Boards(boards) => boards.write(out, level, key),
        }
    }

    fn item(&self, out: &mut CanonicalWriter, level: usize) {
        match self {
            OptionValue::Int(number) => number.item(out, level),
            OptionValue::Bool(value) => out.item(level + 1, value),
            OptionValue::Name(name) => name.item(out, level),
            OptionValue::Text(text) => text.item(out, level),
            OptionValue::Names(names) => names.item(out, level),
            OptionValue::Boards(boards) => boards.item(out, level),
        }
    }
}

keys! { StockBoard:
    one "number" number;
    one "name" name;
    one "path" path;
}

// Options belong to the rules, which know nothing of texts, so these are plain strings.
scalar!(String, |node| Text::read(node).map(|text| text.as_str().to_owned()), |value| QuotedText(value));

struct QuotedText<'a>(&'a str);

impl Display for QuotedText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = String::new();
        spell_text(self.0, &mut out);
        f.write_str(&out)
    }
}
