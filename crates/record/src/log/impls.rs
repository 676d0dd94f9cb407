//! How scalars look to serde and in JSON Schemas: strings in the log's spelling.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::entry::Reveal;
use super::scalar::{Bytes, Text, Time, True};
use crate::crypto::{Digest, PublicKey, Signature};
use adjudicate_rules::Name;

fn string<'de, T, D: Deserializer<'de>>(
    source: D,
    wanted: &str,
    parse: impl Fn(&str) -> Option<T>,
) -> Result<T, D::Error> {
    let text = String::deserialize(source)?;
    parse(&text).ok_or_else(|| D::Error::custom(format!("`{text}` is not {wanted}")))
}

fn pattern(about: &str, pattern: &str) -> Schema {
    json_schema!({ "type": "string", "description": about, "pattern": pattern })
}

/// Text without control characters and bidirectional controls.
pub(super) const FREE_TEXT: &str = r"^[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$";

/// The key of an option in a charter.
pub(super) const OPTION_KEY: &str = "^[a-z][a-z0-9_]{0,31}$";

const TIME: &str = "^(?!0000)[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])\
                    T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$";

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Text, D::Error> {
        Text::new(String::deserialize(source)?).map_err(D::Error::custom)
    }
}

impl JsonSchema for Text {
    fn schema_name() -> Cow<'static, str> {
        "Text".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "description": "Text without control characters and bidirectional controls.",
            "minLength": 1,
            "maxLength": 2000,
            "pattern": FREE_TEXT
        })
    }
}

impl Serialize for Time {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Time {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Time, D::Error> {
        string(source, "a time", Time::parse)
    }
}

impl JsonSchema for Time {
    fn schema_name() -> Cow<'static, str> {
        "Time".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        pattern("A time in UTC, to the second.", TIME)
    }
}

impl<const N: usize> Serialize for Bytes<N> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Bytes<N> {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Bytes<N>, D::Error> {
        string(source, "base64 of the right length", Bytes::parse)
    }
}

impl<const N: usize> JsonSchema for Bytes<N> {
    fn schema_name() -> Cow<'static, str> {
        format!("Base64Of{N}").into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let digits = (N * 8).div_ceil(6) - 1;
        // The bits of the last digit that belong to no byte are zero.
        let end = match N % 3 {
            0 => "[A-Za-z0-9+/]",
            1 => "[AQgw]==",
            _ => "[AEIMQUYcgkosw048]=",
        };
        pattern(&format!("{N} bytes in base64."), &format!("^[A-Za-z0-9+/]{{{digits}}}{end}$"))
    }
}

impl Serialize for Digest {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Digest, D::Error> {
        string(source, "an id", Digest::parse)
    }
}

impl JsonSchema for Digest {
    fn schema_name() -> Cow<'static, str> {
        "Id".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        pattern("The SHA-256 of an entry's payload.", "^sha256:[0-9a-f]{64}$")
    }
}

impl Serialize for PublicKey {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PublicKey {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<PublicKey, D::Error> {
        string(source, "an OpenSSH Ed25519 public key", |text| PublicKey::parse(text).ok())
    }
}

impl JsonSchema for PublicKey {
    fn schema_name() -> Cow<'static, str> {
        "Key".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        pattern("An OpenSSH Ed25519 public key.", "^ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI[A-Za-z0-9+/]{43}$")
    }
}

impl Serialize for Signature {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        Bytes(*self.as_bytes()).serialize(out)
    }
}

impl<'de> Deserialize<'de> for Signature {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Signature, D::Error> {
        Bytes::<64>::deserialize(source).map(|bytes| Signature::from_bytes(bytes.0))
    }
}

impl JsonSchema for Signature {
    fn schema_name() -> Cow<'static, str> {
        "Signature".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Bytes::<64>::json_schema(generator)
    }
}

impl Serialize for True {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_bool(true)
    }
}

impl<'de> Deserialize<'de> for True {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<True, D::Error> {
        match bool::deserialize(source)? {
            true => Ok(True),
            false => Err(D::Error::custom("only `true` can stand here")),
        }
    }
}

impl JsonSchema for True {
    fn schema_name() -> Cow<'static, str> {
        "Yes".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "const": true })
    }
}

impl Serialize for Reveal {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_map(self.0.iter().map(|(name, element)| (name, element)))
    }
}

impl<'de> Deserialize<'de> for Reveal {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Reveal, D::Error> {
        source.deserialize_map(RevealVisitor)
    }
}

/// The elements in the order in which they stand, which decides.
struct RevealVisitor;

impl<'de> Visitor<'de> for RevealVisitor {
    type Value = Reveal;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a map of names and elements")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Reveal, A::Error> {
        let mut pairs: Vec<(Name, Bytes<32>)> = Vec::new();
        while let Some((name, element)) = map.next_entry::<Name, _>()? {
            if pairs.iter().any(|(known, _)| *known == name) {
                return Err(A::Error::custom(format!("{name} stands here twice")));
            }
            pairs.push((name, element));
        }
        Ok(Reveal(pairs))
    }
}

impl JsonSchema for Reveal {
    fn schema_name() -> Cow<'static, str> {
        "Reveal".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let mut schema = BTreeMap::<String, Bytes<32>>::json_schema(generator);
        schema.insert("propertyNames".to_owned(), json_schema!({ "pattern": Name::PATTERN }).into());
        schema
    }
}
