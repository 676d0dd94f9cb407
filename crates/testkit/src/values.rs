//! Values that are ones, from literals.

use adjudicate_record::log::{Bytes, Text};
use adjudicate_rules::Name;

/// A name that is one.
pub fn name(name: &str) -> Name {
    Name::parse(name).unwrap()
}

/// A text that is one.
pub fn text(text: &str) -> Text {
    Text::new(text).unwrap()
}

/// As many bytes with this value.
pub fn bytes<const N: usize>(byte: u8) -> Bytes<N> {
    Bytes([byte; N])
}
