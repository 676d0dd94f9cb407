//! Verdicts for serde, and their JSON Schema.

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::{JsonSchema, Schema, SchemaGenerator, schema_for};
use serde::{Serialize, Serializer};

use super::{PlayerValues, Verdict};

impl<T: Serialize> Serialize for PlayerValues<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

impl<T: JsonSchema> JsonSchema for PlayerValues<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("{}ByName", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        BTreeMap::<String, T>::json_schema(generator)
    }
}

/// The schema of a verdict.
pub fn schema() -> Schema {
    let mut schema = schema_for!(Verdict);
    let about = "What `adjudicate verify --json` prints of a log, and what the reports of other commands contain. Reports have \
                 more keys, such as `file`. `cargo xtask update schemas` writes this file.";
    schema.insert("title".to_owned(), "The verdict on a game".into());
    schema.insert("description".to_owned(), about.into());
    schema
}
