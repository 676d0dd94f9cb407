//! The page about `--json`, docs/json.md, and the reference of all types, schemas/reports.md.

use std::fmt::Write as _;

use serde_json::{Map, Value};

use crate::schema::{commands, schema};

const BEGINNING: &str = "# The output of `--json`

With `--json` a command writes each result as one JSON object (or one list) on a line of its own to standard output, and nothing
else. Failures go to standard error and the exit status is the same as without `--json`. The table lists the types of the lines;
a command may write several lines. With `--send`, a `SendingReport` follows for the mail. Later versions may add keys; a key that
exists keeps its meaning. An unknown value is null. A key is left out only if its description says so.

[schemas/reports.md](../schemas/reports.md) has a section for each type, key by key, and
[reports.schema.json](../schemas/reports.schema.json) has the same for programs that check what they read. All three are made from the
types of the program: `cargo xtask update schemas` writes them.

## Commands

| command | prints |
| --- | --- |
";

const TYPES: &str = "# The types of `--json`

[docs/json.md](../docs/json.md) lists the commands that print them. A key is always there, unless this page says that it may be left out.
";

/// Makes the page: the commands with their types. Commands that write the same types share a row.
pub fn page() -> String {
    let mut rows: Vec<(Vec<&str>, Vec<String>)> = Vec::new();
    for (command, reports) in commands() {
        let command = format!("`{command}`");
        match rows.iter_mut().find(|(others, _)| *others == reports) {
            Some((_, all)) => all.push(command),
            None => rows.push((reports, vec![command])),
        }
    }
    let mut page = BEGINNING.to_owned();
    for (reports, all) in rows {
        let _ = writeln!(page, "| {} | {} |", all.join(", "), reports.join(", "));
    }
    page
}

/// Makes the reference: every type with its keys.
pub fn reference() -> String {
    let mut page = TYPES.to_owned();
    let schema = schema();
    let definitions = schema.get("$defs").and_then(Value::as_object).cloned().unwrap_or_default();
    for (name, definition) in &definitions {
        let _ = write!(page, "\n## {name}\n\n{}\n", described(definition));
        let alternatives = ["oneOf", "anyOf"].iter().find_map(|key| definition.get(*key)).and_then(Value::as_array);
        match (definition.get("properties").and_then(Value::as_object), alternatives) {
            (Some(properties), _) => table(&mut page, definition, properties),
            (None, Some(alternatives)) => {
                page.push('\n');
                for alternative in alternatives {
                    alternative_of(&mut page, alternative);
                }
            }
            (None, None) => drop(writeln!(page, "\nIt is {}.", kind(definition))),
        }
    }
    page
}

fn alternative_of(page: &mut String, alternative: &Value) {
    match alternative.get("properties").and_then(Value::as_object) {
        Some(properties) => {
            let _ = writeln!(page, "{}", described(alternative));
            table(page, alternative, properties);
            page.push('\n');
        }
        None => drop(writeln!(page, "- {}: {}", kind(alternative), described(alternative))),
    }
}

fn table(page: &mut String, object: &Value, properties: &Map<String, Value>) {
    page.push_str("\n| key | value | meaning |\n| --- | --- | --- |\n");
    rows(page, "", object, properties);
}

fn rows(page: &mut String, before: &str, object: &Value, properties: &Map<String, Value>) {
    let required = object.get("required").and_then(Value::as_array);
    for (key, value) in properties {
        let always = required.is_some_and(|required| required.iter().any(|name| name == key));
        let sometimes = if always { "" } else { "; may be left out" };
        let _ = writeln!(page, "| `{before}{key}` | {}{sometimes} | {} |", kind(value), described(value));
        if let Some(inner) = value.get("properties").and_then(Value::as_object) {
            rows(page, &format!("{before}{key}."), value, inner);
        }
    }
}

/// The description in one line.
fn described(schema: &Value) -> String {
    let text = schema.get("description").and_then(Value::as_str).unwrap_or_default();
    text.split_whitespace().collect::<Vec<_>>().join(" ").replace('|', "\\|")
}

fn link(name: &str) -> String {
    format!("[{name}](#{})", name.to_lowercase())
}

/// Returns the sort of value that a schema describes.
fn kind(schema: &Value) -> String {
    let listed = |values: &Value| -> String {
        let texts = values.as_array().into_iter().flatten();
        texts
            .map(|value| value.as_str().map_or(value.to_string(), |text| format!("`{text}`")))
            .collect::<Vec<_>>()
            .join(", ")
    };
    if let Some(name) = schema.get("$ref").and_then(Value::as_str).and_then(|path| path.rsplit('/').next()) {
        return link(name);
    }
    if let Some(constant) = schema.get("const") {
        return constant.as_str().map_or(constant.to_string(), |text| format!("`{text}`"));
    }
    if let Some(values) = schema.get("enum") {
        return listed(values);
    }
    if let Some(any) = schema.get("anyOf").and_then(Value::as_array) {
        return any.iter().map(kind).collect::<Vec<_>>().join(" or ");
    }
    let one = |name: &str| match name {
        "array" => match schema.get("items") {
            Some(items) => format!("list of {}", kind(items)),
            None => "list".to_owned(),
        },
        "object" => match schema.get("additionalProperties").filter(|values| values.is_object()) {
            Some(values) => format!("object: by name, {}", kind(values)),
            None => "object".to_owned(),
        },
        "string" => "text".to_owned(),
        "boolean" => "true or false".to_owned(),
        "integer" => "whole number".to_owned(),
        other => other.to_owned(),
    };
    match schema.get("type") {
        Some(Value::String(name)) => one(name),
        Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).map(one).collect::<Vec<_>>().join(" or "),
        _ => "value".to_owned(),
    }
}
