//! Any value of the sorts of which entries are made, for games and for events.

use adjudicate::crypto::{Digest, PublicKey};
use adjudicate::log::{Bytes, INT_MAX, Text, Time};
use adjudicate::rules::Name;
use proptest::collection::vec;
use proptest::prelude::*;

/// A name.
pub fn name() -> impl Strategy<Value = Name> {
    "[a-z][a-z0-9-]{0,31}".prop_filter_map("a reserved word", |text| Name::parse(&text))
}

/// A text with characters of every sort, plain ones first.
pub fn text() -> impl Strategy<Value = Text> {
    let characters = prop_oneof![3 => "[ -~]{1,40}", 1 => "\\PC{1,20}", 1 => "[\"\\\\ a]{1,9}"];
    characters.prop_filter_map("a forbidden character", |text| Text::new(text).ok())
}

/// A number, often one at an end of what is allowed.
pub fn int() -> impl Strategy<Value = u64> {
    prop_oneof![0..100_u64, Just(INT_MAX), 0..=INT_MAX]
}

/// So many bytes.
pub fn bytes<const N: usize>() -> impl Strategy<Value = Bytes<N>> {
    vec(any::<u8>(), N).prop_map(|bytes| Bytes(bytes.try_into().unwrap()))
}

/// An id.
pub fn id() -> impl Strategy<Value = Digest> {
    bytes::<32>().prop_map(|bytes| Digest(bytes.0))
}

/// A key.
pub fn key() -> impl Strategy<Value = PublicKey> {
    bytes::<32>().prop_map(|bytes| PublicKey::from_bytes(bytes.0))
}

/// A time that can be written.
pub fn time() -> impl Strategy<Value = Time> {
    (-62_135_596_800..=253_402_300_799_i64).prop_map(|seconds| Time::from_unix(seconds).unwrap())
}
