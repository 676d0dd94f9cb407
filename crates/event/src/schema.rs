//! The JSON Schema of an event's entries, generated from the types and made as strict as the log is.

use schemars::{Schema, json_schema, schema_for};
use serde_json::{Value, json};

use super::entry::Entry;
use adjudicate_record::log::strict_schema;

/// The schema of one entry, that is of one YAML document of an event's log.
pub fn schema() -> Schema {
    let conditions = [
        json_schema!({
            "if": { "required": ["charter"] },
            "then": { "properties": { "seq": { "const": 0 }, "prev": false, "slips": false } },
            "else": { "properties": { "seq": { "minimum": 1 } }, "required": ["prev"] },
        }),
        json_schema!({ "if": { "required": ["post"] }, "then": { "required": ["slips"] } }),
        json_schema!({ "if": { "required": ["note"] }, "then": { "required": ["say"] } }),
    ];
    let about = "One YAML document of an event's log. `cargo xtask update schemas` writes this file.";
    let mut schema = strict_schema(schema_for!(Entry), "An entry of an event's log", about);
    schema.insert("allOf".to_owned(), json!(conditions));
    let upheld = json!([{
        "if": { "properties": { "upheld": { "const": true } } },
        "then": { "minProperties": 3 },
        "else": { "maxProperties": 2 },
    }]);
    if let Some(Value::Object(verdict)) = schema.pointer_mut("/$defs/AppealVerdict") {
        verdict.insert("unevaluatedProperties".to_owned(), json!(false));
        verdict.insert("allOf".to_owned(), upheld);
    }
    if let Some(Value::Array(slips)) = schema.pointer_mut("/$defs/Slip/allOf") {
        slips.push(json!({ "if": { "required": ["adjudicate"] }, "then": { "required": ["say"] } }));
    }
    schema
}
