//! Everything that the program prints for `--json` fits the schema of one of the reports of its command.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

use jsonschema::Validator;
use serde_json::{Value, json};

static SCHEMA: LazyLock<Value> = LazyLock::new(|| {
    let text = std::fs::read_to_string(crate::file("schemas/reports.schema.json")).unwrap();
    serde_json::from_str(&text).unwrap()
});

static VALIDATORS: LazyLock<Mutex<HashMap<String, Arc<Validator>>>> = LazyLock::new(Mutex::default);

fn validator(report: &str) -> Arc<Validator> {
    let mut validators = VALIDATORS.lock().unwrap();
    let made = validators.entry(report.to_owned()).or_insert_with(|| {
        let schema = json!({ "$ref": format!("#/$defs/{report}"), "$defs": SCHEMA["$defs"] });
        Arc::new(jsonschema::draft202012::new(&schema).unwrap())
    });
    Arc::clone(made)
}

/// The reports of the command that these words begin with.
fn reports(words: &[String]) -> Option<Vec<String>> {
    let commands = SCHEMA["commands"].as_object().unwrap();
    let pairs = words.windows(2).map(|pair| pair.join(" "));
    let found = pairs.chain(words.iter().cloned()).find_map(|command| commands.get(&command))?;
    let mut reports: Vec<String> = serde_json::from_value(found.clone()).unwrap();
    if words.iter().any(|word| word == "--send") {
        reports.push("SendingReport".to_owned());
    }
    Some(reports)
}

/// Checks the output against the schemas, if it is JSON.
pub(super) fn check(words: &[String], printed: &str) {
    if !words.iter().any(|word| word == "--json") {
        return;
    }
    for line in printed.lines() {
        let line: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{words:?}: {error}: {line}"));
        let reports = reports(words).unwrap_or_else(|| panic!("{words:?}: no report is known, and it prints {line}"));
        if !reports.iter().any(|report| validator(report).is_valid(&line)) {
            let wrong: Vec<String> = reports
                .iter()
                .map(|report| {
                    let faults = validator(report);
                    let faults = faults.iter_errors(&line).map(|fault| format!("{fault} at {}", fault.instance_path()));
                    format!("{report}: {}", faults.collect::<Vec<_>>().join("; "))
                })
                .collect();
            panic!("{words:?} prints what fits none of its reports:\n{}\n{line}", wrong.join("\n"));
        }
    }
}
