//! The schemas are current, hold for every entry that there is, and refuse what the log refuses.

use std::path::Path;

use adjudicate_testkit::is_updating;
use jsonschema::Validator;
use schemars::Schema;
use serde_json::{Value, json};

use crate::cli_read::games::{ruled, whole, with_a_scribe};
use crate::somebody;

fn schema(name: &str) -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("schemas/{name}.schema.json"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn validator(name: &str) -> Validator {
    jsonschema::draft202012::new(&schema(name)).unwrap()
}

/// The entries of a log as a YAML reader sees them.
fn entries(log: &str) -> Vec<Value> {
    let documents = log.strip_prefix("---\n").unwrap().split("\n---\n");
    documents.map(|document| serde_yaml::from_str(document).unwrap()).collect()
}

/// A schema, with the name that its file has before `.schema.json`.
type Named = (&'static str, fn() -> Schema);

/// Every schema.
const SCHEMAS: [Named; 6] = [
    ("game-log", adjudicate::log::schema),
    ("event-log", adjudicate::event::schema),
    ("evidence", adjudicate::log::evidence_schema),
    ("verdict", adjudicate::referee::verdict_schema),
    ("config", adjudicate_agent::settings::schema),
    ("reports", adjudicate_report::schema),
];

/// The schemas follow from the types. `cargo xtask update schemas` writes them and the page about reports.
#[test]
fn schemas_are_current() {
    let made = SCHEMAS.iter().map(|(name, schema)| {
        (format!("schemas/{name}.schema.json"), serde_json::to_string_pretty(&schema()).unwrap() + "\n")
    });
    let pages = [
        ("docs/json.md".to_owned(), adjudicate_report::page()),
        ("schemas/reports.md".to_owned(), adjudicate_report::reference()),
    ];
    for (file, text) in made.chain(pages) {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&file);
        if is_updating("schemas") {
            std::fs::write(&path, &text).unwrap();
        }
        assert!(
            std::fs::read_to_string(&path).unwrap() == text,
            "{file} is out of date: `cargo xtask update schemas` writes it again"
        );
    }
    assert_eq!(
        std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("schemas")).unwrap().count(),
        SCHEMAS.len() + 1
    );
}

#[test]
fn the_schemas_are_schemas() {
    for (name, _) in SCHEMAS {
        assert!(jsonschema::draft202012::meta::is_valid(&schema(name)));
    }
}

#[test]
fn every_entry_of_every_game_fits() {
    let validator = validator("game-log");
    let mut logs = vec![whole().log(), with_a_scribe().log(), ruled().log()];
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
    if let Ok(examples) = std::fs::read_dir(examples) {
        let paths =
            examples.map(|item| item.unwrap().path()).filter(|path| path.extension().is_some_and(|e| e == "yaml"));
        let texts = paths.map(|path| std::fs::read_to_string(path).unwrap());
        logs.extend(texts.filter(|text| text.contains("\n  game: ")));
    }
    let mut count = 0;
    for entry in logs.iter().flat_map(|log| entries(log)) {
        let faults: Vec<String> =
            validator.iter_errors(&entry).map(|fault| format!("{fault} at {}", fault.instance_path())).collect();
        assert_eq!(faults, Vec::<String>::new(), "{entry}");
        count += 1;
    }
    assert!(count > 90, "{count}");
}

/// Entries that the changes below begin with: a charter, a join, a turn with a throw, a post of one slip, a note.
fn samples() -> [Value; 4] {
    let open = entries(&whole().log());
    [open[0].clone(), open[2].clone(), open[12].clone(), open[18].clone()]
}

fn changed(entry: &Value, change: impl FnOnce(&mut Value)) -> Value {
    let mut entry = entry.clone();
    change(&mut entry);
    entry
}

fn without(entry: &Value, key: &str) -> Value {
    changed(entry, |entry| drop(entry.as_object_mut().unwrap().remove(key)))
}

#[test]
fn broken_entries_are_refused() {
    let validator = validator("game-log");
    let [charter, join, turn, post] = samples();
    let set = |entry: &Value, pointer: &str, value: Value| {
        changed(entry, |entry| {
            let (above, key) = pointer.rsplit_once('/').unwrap();
            match entry.pointer_mut(above).unwrap() {
                Value::Object(map) => drop(map.insert(key.to_owned(), value)),
                other => panic!("{other}"),
            }
        })
    };
    let element = &turn["reveal"]["bob"];
    let mut broken = Vec::new();
    for key in ["seq", "prev", "by", "at", "join", "sig"] {
        broken.push(without(&join, key));
    }
    for (entry, pointer, value) in [
        (&join, "/extra", json!(1)),
        (&join, "/note", json!(true)),
        (&join, "/seq", json!(-1)),
        (&join, "/seq", json!(1.5)),
        (&join, "/seq", json!(0)),
        (&join, "/seq", json!(9_007_199_254_740_992_u64)),
        (&join, "/prev", json!("sha256:abc")),
        (&join, "/prev", Value::Null),
        (&join, "/by", json!("Bob")),
        (&join, "/by", json!("null")),
        (&join, "/at", json!("2026-11-17 20:03:11")),
        (&join, "/at", json!("2026-13-17T20:03:11Z")),
        (&join, "/at", json!("0000-11-17T20:03:11Z")),
        (&join, "/join/extra", json!(1)),
        (&join, "/join/tip", json!("AAAA")),
        (&join, "/join", json!(true)),
        (&turn, "/reveal", json!({})),
        (&turn, "/reveal/Bob", element.clone()),
        (&turn, "/reveal/yes", element.clone()),
        (&turn, "/reveal/bob", json!("A".repeat(43) + "=").as_str().unwrap().replacen("A=", "B=", 1).into()),
        (&join, "/sig", json!("A".repeat(86))),
        (&join, "/say", json!("")),
        (&join, "/say", json!("a\u{7}b")),
        (&join, "/say", json!("a\u{202e}b")),
        (&join, "/say", json!("x".repeat(2001))),
        (&join, "/say", Value::Null),
        (&turn, "/dice", json!("6,1")),
        (&turn, "/dice", json!("06 1")),
        (&turn, "/dice", json!([6, 1])),
        (&turn, "/turn/proof", json!({})),
        (&turn, "/turn/proof", json!({ "leaves": [] })),
        (&turn, "/turn/proof", Value::Null),
        (&turn, "/turn/move", json!("")),
        (&post, "/post", json!(false)),
        (&post, "/reveal", json!({ "alice": element })),
        (&post, "/dice", json!("1")),
        (&post, "/slips", json!([])),
        (&post, "/slips", json!(vec![post["slips"][0].clone(); 17])),
        (&post, "/slips/0/seq", json!(3)),
        (&post, "/slips/0/note", json!(false)),
        (&post, "/slips/0/resign", json!(true)),
        (&post, "/slips/0/by", json!("Bob")),
        (&post, "/slips/0/after", json!("sha256:abc")),
        (&charter, "/prev", join["prev"].clone()),
        (&charter, "/seq", json!(1)),
        (&charter, "/charter/format", json!(2)),
        (&charter, "/charter/extra", json!(1)),
        (&charter, "/charter/players", json!([charter["charter"]["players"][0]])),
        (&charter, "/charter/dice", json!("alice")),
        (&charter, "/charter/options", json!({})),
        (&charter, "/charter/options", json!({ "Stones": 3 })),
        (&charter, "/charter/options", json!({ "stones": 1.5 })),
        (&charter, "/charter/options", json!({ "words": [] })),
        (&charter, "/charter/clock", json!({ "days_per_turn": 7 })),
        (&charter, "/charter/nonce", json!("fkevFY6dtU/F5JAplvU2Ch==")),
        (&charter, "/charter/organiser/key", json!("ssh-rsa AAAA")),
        (&charter, "/charter/organiser/mail", json!("a@example.org")),
        (&charter, "/charter/referee", Value::Null),
    ] {
        broken.push(set(entry, pointer, value));
    }
    broken.push(without(&post, "slips"));
    let slip = |change: &dyn Fn(&mut Value)| changed(&post, |entry| change(&mut entry["slips"][0]));
    let instead = |key: &str, value: Value| {
        slip(&|slip| {
            slip.as_object_mut().unwrap().remove("note");
            slip[key] = value.clone();
        })
    };
    broken.push(slip(&|slip| drop(slip.as_object_mut().unwrap().remove("say"))));
    broken.push(slip(&|slip| drop(slip.as_object_mut().unwrap().remove("sig"))));
    broken.extend([
        instead("offer", json!({})),
        instead("offer", json!({ "draw": true, "end": true })),
        instead("offer", json!({ "rematch": true })),
        instead("claim", json!({ "timeout": "Bob" })),
        instead("claim", json!({ "draw": true })),
        instead("accept", json!("9")),
        instead("order", json!({ "when": "e4" })),
        instead("extend", json!({ "player": "bob" })),
        instead("join", json!({ "tip": element })),
    ]);
    let kind = |key: &str, value: Value| changed(&without(&turn, "turn"), |entry| entry[key] = value);
    let plain = |key: &str, value: Value| without(&without(&kind(key, value), "reveal"), "dice");
    broken.extend([
        without(&kind("answer", json!(true)), "reveal"),
        plain("offer", json!({ "draw": true })),
        plain("note", json!(true)),
        plain("accept", json!(9)),
        plain("claim", json!({ "timeout": "bob" })),
        plain("agree", json!(1)),
        set(&without(&post, "post"), "/agree", json!(0)),
        set(&without(&post, "post"), "/agree", json!(true)),
        plain("ruling", json!({ "forfeit": "bob", "nr": 1 })),
        plain("ruling", json!({ "forfeit": "bob", "reason": "late" })),
        plain("ruling", json!({ "forfeit": "bob", "nr": 0, "reason": "late" })),
        plain("ruling", json!({ "forfeit": "bob", "nr": 64, "reason": "late" })),
        plain("ruling", json!({ "uphold": 3, "nr": 1, "reason": "late" })),
        plain("ruling", json!({ "forfeit": "bob", "here": true, "nr": 1, "reason": "late" })),
        plain("ruling", json!({ "forfeit": "bob", "nr": 1, "reason": "late", "extra": 1 })),
        plain("dance", json!(true)),
    ]);
    for entry in &broken {
        assert!(!validator.is_valid(entry), "{entry}");
    }
    // The same changes with good values fit.
    for entry in [
        plain("claim", json!({ "draw": true })),
        plain("resign", json!(true)),
        set(&without(&post, "post"), "/agree", json!(2)),
        plain("ruling", json!({ "forfeit": "bob", "nr": 1, "reason": "late" })),
        plain("ruling", json!({ "here": true, "nr": 63, "reason": "flood" })),
        instead("offer", json!({ "draw": true })),
        instead("claim", json!({ "timeout": "bob" })),
        instead("order", json!({ "when": "e4", "then": "e5" })),
        instead("extend", json!({ "player": "bob", "days": 3 })),
        instead("accept", post["prev"].clone()),
        instead("resign", json!(true)),
        kind("answer", json!(true)),
        set(&charter, "/charter/options", json!({ "stones": 3, "a_b": "text: é", "c": ["x", "z"], "d": true })),
        set(&charter, "/charter/dice", json!("referee")),
        set(&turn, "/turn/proof", json!({ "root": element })),
    ] {
        let faults: Vec<String> = validator.iter_errors(&entry).map(|fault| fault.to_string()).collect();
        assert_eq!(faults, Vec::<String>::new(), "{entry}");
    }
}

#[test]
fn the_configuration_has_a_schema() {
    let validator = validator("config");
    assert!(validator.is_valid(&json!({ "name": "alice", "key": "/home/alice/key" })));
    assert!(validator.is_valid(&json!({})));
    assert!(!validator.is_valid(&json!({ "nam": "alice" })));
    assert!(!validator.is_valid(&json!({ "name": 1 })));
}

/// A schema that takes anything would hold nothing: every report refuses a key that it does not describe, and misses one.
#[test]
fn reports_are_held_to_their_schemas() {
    let reports = schema("reports");
    let validator = |name: &str| {
        let schema = json!({ "$ref": format!("#/$defs/{name}"), "$defs": reports["$defs"] });
        jsonschema::draft202012::new(&schema).unwrap()
    };
    let shown: Value = serde_json::from_str(&somebody().run(&["rules", "nine-mens-morris", "--json"]).ok()).unwrap();
    assert!(validator("GameRules").is_valid(&shown));
    assert!(!validator("GameRules").is_valid(&changed(&shown, |shown| shown["more"] = json!(1))));
    assert!(!validator("GameRules").is_valid(&without(&shown, "clauses")));
    assert!(!validator("GameRules").is_valid(&changed(&shown, |shown| shown["lots"] = json!("no"))));
    assert!(!validator("GameRules").is_valid(&changed(&shown, |shown| shown["clauses"][0]["more"] = json!(1))));
    for names in reports["commands"].as_object().unwrap().values() {
        for name in names.as_array().unwrap() {
            assert!(!validator(name.as_str().unwrap()).is_valid(&json!({ "nothing": 1 })), "{name}");
        }
    }
}
