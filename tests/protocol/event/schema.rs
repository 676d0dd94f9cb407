//! The schema holds for every entry that an event can have, and refuses what the log refuses.

use std::path::Path;

use adjudicate::crypto::Digest;
use adjudicate::event::{AskedBye, Charter, DirectorDecision, Enrolment, GivenBye, PairingSystem, SlipKind};
use adjudicate_testkit::event::cup::{played, started};
use adjudicate_testkit::event::{
    TestEvent, charter, entrant, exclude, forfeit, leaves_section, note, ruling, says, section, withdraw,
};
use adjudicate_testkit::{name, text};
use jsonschema::Validator;
use serde_json::{Value, json};

fn validator() -> Validator {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("schemas/event-log.schema.json");
    let schema: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    assert!(jsonschema::draft202012::meta::is_valid(&schema));
    jsonschema::draft202012::new(&schema).unwrap()
}

/// The entries of a log as a YAML reader sees them.
fn entries(log: &str) -> Vec<Value> {
    let documents = log.strip_prefix("---\n").unwrap().split("\n---\n");
    documents.map(|document| serde_yaml::from_str(document).unwrap()).collect()
}

/// An event in which everything occurs that can be written.
fn rich() -> TestEvent {
    let mut duel = section("duel", "chess", PairingSystem::Knockout, 0);
    (duel.win, duel.draw, duel.loss) = (6, 2, 1);
    let mut club = section("club", "open", PairingSystem::Open, 2);
    (club.seats, club.byes) = (4, 1);
    let mut hall = TestEvent::open(Charter { draw: Some(text("Lotto, 9 January 2027")), ..charter(vec![duel, club]) });
    hall.enter_all(&["alice", "bob", "carol*"], &["duel", "club"]);
    let erin =
        adjudicate::event::Entrant { display: Some(text("Érin")), rating: Some(1_800), mail: None, ..entrant("erin") };
    hall.write("erin", adjudicate_testkit::event::enters(erin, &["duel"]));
    let byes = vec![AskedBye { section: name("club"), round: 2 }];
    let (player, sections) = (entrant("frank"), vec![name("club")]);
    hall.write("frank", SlipKind::Enter(Box::new(Enrolment { player, sections, byes })));
    let bye = GivenBye { section: name("club"), round: 1, player: name("frank") };
    hall.direct(ruling(DirectorDecision::Bye(bye)));
    hall.write("erin", leaves_section("erin", "duel"));
    hall.direct(withdraw("carol"));
    hall.start_with(Some("3 11 19"));
    hall.pair("duel");
    hall.direct(forfeit("duel", 1, 1, &[6, 1]));
    hall.pair_by_hand("club", &[&["bob", "alice"]], &[]);
    hall.game("club", 1, 1).begin();
    let head = hall.game("club", 1, 1).state.head();
    let ruling = hall.ruled("club", 1, 1, Some(head), &[1, 1]);
    hall.direct(ruling);
    hall.direct(exclude("bob"));
    hall.write("alice", says());
    hall.direct(note());
    hall
}

#[test]
fn every_entry_fits() {
    let validator = validator();
    let mut logs = vec![played().log(), rich().log()];
    logs.extend(examples());
    let mut count = 0;
    for entry in logs.iter().flat_map(|log| entries(log)) {
        let faults: Vec<String> =
            validator.iter_errors(&entry).map(|fault| format!("{fault} at {}", fault.instance_path())).collect();
        assert_eq!(faults, Vec::<String>::new(), "{entry}");
        count += 1;
    }
    assert!(count >= 27, "{count}");
}

/// The logs of events among the examples.
fn examples() -> Vec<String> {
    let mut found = Vec::new();
    let mut directories = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("examples")];
    while let Some(directory) = directories.pop() {
        for item in std::fs::read_dir(directory).unwrap() {
            let path = item.unwrap().path();
            if path.is_dir() {
                directories.push(path);
            } else if path.file_name().is_some_and(|name| name == "event.yaml") {
                found.push(std::fs::read_to_string(path).unwrap());
            }
        }
    }
    found
}

/// The entry with one value set, at a path of keys and numbers.
fn set(entry: &Value, pointer: &str, value: Value) -> Value {
    let mut entry = entry.clone();
    let (above, key) = pointer.rsplit_once('/').unwrap();
    match entry.pointer_mut(above).unwrap_or_else(|| panic!("{pointer}")) {
        Value::Object(map) => drop(map.insert(key.to_owned(), value)),
        Value::Array(list) => list[key.parse::<usize>().unwrap()] = value,
        other => panic!("{other}"),
    }
    entry
}

#[test]
fn broken_entries_are_refused() {
    let validator = validator();
    let found = entries(&played().log());
    let (charter, post, enter) = (&found[0], &found[1], &found[4]);
    let (start, pair, result) = (&found[6], &found[8], &found[9]);
    let mut hall = started();
    hall.direct(exclude("erin"));
    let ruling = &entries(&hall.log())[7];
    let id = json!(Digest([1; 32]).to_string());
    let mut broken = Vec::new();
    for key in ["seq", "prev", "by", "at", "enter", "sig"] {
        let mut without = enter.clone();
        without.as_object_mut().unwrap().remove(key);
        broken.push((format!("without {key}"), without));
    }
    for (entry, pointer, value) in [
        (charter, "/prev", id.clone()),
        (charter, "/seq", json!(1)),
        (charter, "/charter/format", json!(2)),
        (charter, "/charter/extra", json!(1)),
        (charter, "/charter/sections", json!([])),
        (charter, "/charter/sections/0/system", json!("lottery")),
        (charter, "/charter/sections/0/seats", json!(5)),
        (charter, "/charter/sections/0/seats", json!(2)),
        (charter, "/charter/sections/0/tiebreaks", json!([])),
        (charter, "/charter/sections/0/tiebreaks", json!(["coin"])),
        (charter, "/charter/sections/0/series", json!(false)),
        (charter, "/charter/sections/0/rounds", Value::Null),
        (charter, "/charter/sections/0/options", json!({})),
        (charter, "/charter/director/key", json!("ssh-rsa AAAA")),
        (charter, "/charter/closes", json!("2027-01-08")),
        (charter, "/charter/tip", json!("AAAA")),
        (charter, "/charter/draw", json!("")),
        (enter, "/seq", json!(0)),
        (enter, "/seq", json!(-1)),
        (enter, "/extra", json!(1)),
        (enter, "/note", json!(true)),
        (enter, "/by", json!("Alice")),
        (enter, "/enter/sections", json!([])),
        (enter, "/enter/player/rating", json!(1.5)),
        (enter, "/enter/player/rating", json!("1500")),
        (enter, "/enter/player/extra", json!(1)),
        (charter, "/slips", post["slips"].clone()),
        (post, "/slips", json!([])),
        (post, "/slips", Value::Null),
        (post, "/slips/0/after", json!("sha256:abc")),
        (post, "/slips/0/extra", json!(1)),
        (post, "/slips/0/note", json!(true)),
        (post, "/slips/0/enter/sections", json!([])),
        (post, "/post", json!(false)),
        (post, "/note", json!(true)),
        (start, "/start/element", json!("AAAA")),
        (start, "/start/numbers", json!("")),
        (start, "/start", json!(true)),
        (pair, "/pair/boards", json!([])),
        (pair, "/pair/byes", json!([])),
        (pair, "/pair/boards/0/players", json!([])),
        (pair, "/pair/boards/0/game", json!("sha256:abc")),
        (pair, "/pair/boards/0/extra", json!(1)),
        (pair, "/pair/round", json!("1")),
        (result, "/result/points", json!([])),
        (result, "/result/points", json!([2, -1])),
        (result, "/result/points", json!([1.5, 0.5])),
        (result, "/result/head", Value::Null),
        (ruling, "/ruling/reason", json!("")),
        (ruling, "/ruling/extra", json!(1)),
        (ruling, "/ruling/pairing", pair["pair"].clone()),
        (ruling, "/ruling/exclude", json!("Erin")),
    ] {
        broken.push((format!("{pointer} {value}"), set(entry, pointer, value)));
    }
    let accepted: Vec<String> =
        broken.into_iter().filter(|(_, entry)| validator.is_valid(entry)).map(|(what, _)| what).collect();
    assert_eq!(accepted, Vec::<String>::new());
}
