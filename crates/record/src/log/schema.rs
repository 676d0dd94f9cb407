//! The JSON Schema of an entry: generated from the types, then made as strict as the log is.
//!
//! The reader alone checks what a schema cannot express: the order of keys, the spelling of scalars, the order of
//! entries.

use schemars::transform::{RecursiveTransform, Transform};
use schemars::{Schema, json_schema, schema_for};
use serde_json::{Map, Value, json};

use super::entry::Entry;
use super::evidence::EvidenceHead;
use super::impls::{FREE_TEXT, OPTION_KEY};
use super::scalar::INT_MAX;

/// The schema of one entry, that is of one YAML document of a log.
pub fn schema() -> Schema {
    let about = "One YAML document of a log. `cargo xtask update schemas` writes this file.";
    let mut schema = strict_schema(schema_for!(Entry), "An entry of a game log", about);
    schema.insert("allOf".to_owned(), json!(conditions()));
    schema
}

/// A schema made as strict as the logs are, with its title and what it is about.
pub fn strict_schema(mut schema: Schema, title: &str, about: &str) -> Schema {
    RecursiveTransform(strict).transform(&mut schema);
    for (definition, key, value) in [
        ("Ruling", "unevaluatedProperties", json!(false)),
        ("DirectorRuling", "unevaluatedProperties", json!(false)),
        ("Slip", "unevaluatedProperties", json!(false)),
        ("Slip", "allOf", json!([{ "if": { "required": ["note"] }, "then": { "required": ["say"] } }])),
        ("SealedProof", "minProperties", json!(1)),
        ("Options", "propertyNames", json!({ "pattern": OPTION_KEY })),
    ] {
        if let Some(Value::Object(object)) = schema.pointer_mut(&format!("/$defs/{definition}")) {
            object.insert(key.to_owned(), value);
        }
    }
    schema.insert("title".to_owned(), json!(title));
    schema.insert("description".to_owned(), json!(about));
    schema.insert("unevaluatedProperties".to_owned(), json!(false));
    schema
}

/// The schema of the head of an evidence file; the documents behind it are entries.
pub fn evidence() -> Schema {
    let about = "The first YAML document of an evidence file. All other documents are entries of a game log. \
                 `cargo xtask update schemas` writes this file.";
    strict_schema(schema_for!(EvidenceHead), "The head of an evidence file", about)
}

/// Returns the conditions that depend on the kind of the entry (protocol, section 1).
fn conditions() -> [Schema; 5] {
    [
        json_schema!({
            "if": { "required": ["charter"] },
            "then": { "properties": { "seq": { "const": 0 }, "prev": false, "slips": false } },
            "else": { "properties": { "seq": { "minimum": 1 } }, "required": ["prev"] },
        }),
        json_schema!({ "if": { "required": ["post"] }, "then": { "required": ["slips"] } }),
        json_schema!({ "if": { "required": ["agree"] }, "then": { "required": ["slips"] } }),
        json_schema!({ "if": { "required": ["answer"] }, "then": { "required": ["reveal"] } }),
        json_schema!({
            "if": {
                "anyOf": [
                    { "required": ["join"] }, { "required": ["turn"] }, { "required": ["answer"] }, { "required": ["agree"] }
                ],
            },
            "else": { "properties": { "reveal": false, "dice": false } },
        }),
    ]
}

fn strict(schema: &mut Schema) {
    let Some(object) = schema.as_object_mut() else { return };
    drop_null(object);
    match object.get("type").and_then(Value::as_str) {
        Some("integer") => {
            object.remove("format");
            object.entry("maximum").or_insert_with(|| json!(INT_MAX));
        }
        // Values equal to their default are left out, so there are no empty lists and maps.
        Some("array") => {
            object.entry("minItems").or_insert_with(|| json!(1));
        }
        Some("object") if object.get("additionalProperties").is_some_and(Value::is_object) => {
            object.entry("minProperties").or_insert_with(|| json!(1));
        }
        Some("string") if !object.contains_key("pattern") => {
            object.entry("minLength").or_insert_with(|| json!(1));
            object.entry("maxLength").or_insert_with(|| json!(2000));
            object.insert("pattern".to_owned(), json!(FREE_TEXT));
        }
        _ => {}
    }
}

/// Removes `null` from the schema: an absent value is left out of a log and never written as `null`.
fn drop_null(object: &mut Map<String, Value>) {
    if let Some(Value::Array(types)) = object.get_mut("type") {
        types.retain(|found| found != "null");
        if let [only] = types.as_slice() {
            let only = only.clone();
            object.insert("type".to_owned(), only);
        }
    }
    let Some(Value::Array(choices)) = object.get("anyOf") else { return };
    let is_null = |choice: &Value| choice.get("type").and_then(Value::as_str) == Some("null");
    let [Value::Object(only), null] = choices.as_slice() else { return };
    if is_null(null) {
        let only = only.clone();
        object.remove("anyOf");
        object.extend(only);
    }
}
