//! The kit as it is stored, held against the code that makes it, against the library, and against the program.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::process::Command;
use std::sync::LazyLock;

use adjudicate::log::Frames;
use adjudicate::referee::{Verdict, verify};
use serde_json::Value;

use crate::damaged::ALL;
use crate::damaged::collection::settled;
use crate::damaged::single;

/// The folders of the kit; others beside them belong to other tests.
const FOLDERS: [&str; 4] = ["damaged", "valid", "pools", "events"];

fn kit() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/vectors")
}

/// Writes the kit anew where that is wanted, before any test reads it.
static WRITTEN: LazyLock<()> = LazyLock::new(|| {
    if !adjudicate_testkit::is_updating("damaged") {
        return;
    }
    for folder in FOLDERS {
        let _ = std::fs::remove_dir_all(kit().join(folder));
        std::fs::create_dir_all(kit().join(folder)).unwrap();
    }
    for (file, bytes) in made() {
        std::fs::create_dir_all(kit().join(&file).parent().unwrap()).unwrap();
        std::fs::write(kit().join(file), bytes).unwrap();
    }
});

/// Everything as the generator makes it.
fn made() -> BTreeMap<String, Vec<u8>> {
    let mut files = ALL.files();
    files.insert("manifest.json".to_owned(), ALL.manifest(&single::lists()).into_bytes());
    files
}

fn bytes(file: &str) -> Vec<u8> {
    LazyLock::force(&WRITTEN);
    std::fs::read(kit().join(file)).unwrap_or_else(|why| panic!("{file}: {why}"))
}

fn manifest() -> Value {
    serde_json::from_slice(&bytes("manifest.json")).unwrap()
}

fn cases(list: &str) -> Vec<Value> {
    manifest()[list].as_array().unwrap().clone()
}

fn text<'a>(case: &'a Value, key: &str) -> &'a str {
    case[key].as_str().unwrap()
}

/// The files of the kit's folders, and of the folders in them.
fn stored() -> BTreeSet<String> {
    let mut files = BTreeSet::new();
    let mut folders: Vec<String> = FOLDERS.map(str::to_owned).into();
    while let Some(folder) = folders.pop() {
        for found in std::fs::read_dir(kit().join(&folder)).unwrap() {
            let found = found.unwrap();
            let path = format!("{folder}/{}", found.file_name().into_string().unwrap());
            match found.file_type().unwrap().is_dir() {
                true => folders.push(path),
                false => {
                    files.insert(path);
                }
            }
        }
    }
    files
}

#[test]
fn the_files_are_what_the_generator_makes() {
    let made = made();
    LazyLock::force(&WRITTEN);
    let in_folders = made.keys().filter(|file| *file != "manifest.json").cloned().collect();
    assert_eq!(stored(), in_folders);
    for (file, made) in made {
        assert!(bytes(&file) == made, "{file} is not what the generator makes");
    }
}

#[test]
fn the_kit_is_large_enough_and_has_every_class() {
    let logs = cases("logs");
    let (damaged, valid): (Vec<_>, Vec<_>) = logs.iter().partition(|case| case["expect"]["verdict"] == "invalid");
    let counts = (damaged.len(), valid.len(), cases("pools").len(), cases("keys").len(), cases("signatures").len());
    println!("{counts:?}");
    assert!(counts.0 >= 900 && counts.1 >= 150 && counts.2 >= 60 && counts.3 >= 30 && counts.4 >= 40, "{counts:?}");
    let classes: BTreeSet<&str> = damaged.iter().map(|case| text(&case["expect"], "class")).collect();
    let known = ["chain", "charter", "kind", "position", "proof", "reveal", "rules", "signature", "slip", "spelling"];
    assert_eq!(classes, known.into());
    let events = cases("events");
    let (damaged, sound): (Vec<_>, Vec<_>) = events.iter().partition(|case| case["expect"]["verdict"] == "invalid");
    assert!(damaged.len() >= 25 && sound.len() >= 15, "{} and {}", damaged.len(), sound.len());
    let classes: BTreeSet<&str> = damaged.iter().map(|case| text(&case["expect"]["findings"][0], "class")).collect();
    let known = [
        "absence",
        "appeal",
        "chain",
        "charter",
        "game",
        "kind",
        "lots",
        "pairing",
        "result",
        "signature",
        "slip",
        "spelling",
    ];
    assert_eq!(classes, known.into());
    let games: BTreeSet<&str> = valid.iter().map(|case| text(&case["expect"], "game")).collect();
    assert_eq!(games, adjudicate::games::GAMES.iter().map(|game| game.name).collect());
    let size: u64 = stored().iter().map(|file| std::fs::metadata(kit().join(file)).unwrap().len()).sum();
    assert!(size < 8_000_000, "{size} bytes");
}

/// Whether everything that is wanted was said; more may be said.
fn says(wanted: &Value, said: &Value) -> bool {
    match (wanted, said) {
        (Value::Object(wanted), Value::Object(_)) => wanted.iter().all(|(key, wanted)| says(wanted, &said[key])),
        (Value::Array(wanted), Value::Array(said)) => {
            wanted.len() == said.len() && wanted.iter().zip(said).all(|(wanted, said)| says(wanted, said))
        }
        _ => wanted == said,
    }
}

#[test]
fn the_library_says_what_the_manifest_says_of_every_log() {
    let mut wrong = Vec::new();
    for case in cases("logs") {
        let log = bytes(text(&case, "file"));
        let verified = verify(&log);
        let entries = verified.state.as_ref().map_or(0, |state| state.entries());
        let said = match (&verified.fault, &verified.state) {
            (Some(found), state) => {
                // Everything before the fault is valid, and the match that is given back stands there.
                assert_eq!(entries, found.entry, "{case}");
                Verdict::invalid(found, state.as_ref())
            }
            (None, Some(state)) => Verdict::of(state),
            (None, None) => panic!("{case}: no verdict"),
        };
        let said = serde_json::to_value(said).unwrap();
        let mut wanted = case["expect"].clone();
        // Slips beside a log are no part of it.
        wanted.as_object_mut().unwrap().retain(|key, _| !["slips", "with_slips"].contains(&key.as_str()));
        if !says(&wanted, &said) || case.get("breaks").is_some_and(|rule| *rule != said["rule"]) {
            let fault = verified.fault.map(|found| (found.entry, found.fault.to_string()));
            wrong.push(format!(
                "{} ({})\n  breaks {}: {wanted}\n  found: {fault:?}",
                text(&case, "file"),
                case["about"],
                case["breaks"]
            ));
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn the_library_says_what_the_manifest_says_of_every_pool() {
    for case in cases("pools") {
        let pool = String::from_utf8(bytes(text(&case, "file"))).unwrap();
        assert_eq!(settled(&pool), case["expect"], "{}", text(&case, "file"));
        if case["in_order"] == true {
            continue;
        }
        // In any other order the same follows.
        let mut entries: Vec<String> =
            Frames::new(pool.as_bytes()).map(|frame| frame.unwrap().text.to_owned()).collect();
        entries.reverse();
        assert_eq!(settled(&entries.concat()), case["expect"], "{} reversed", text(&case, "file"));
    }
}

#[test]
fn the_manifest_is_what_its_schema_says() {
    let schema: Value = serde_json::from_slice(&bytes("manifest.schema.json")).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    let manifest = manifest();
    let errors: Vec<String> = validator.iter_errors(&manifest).map(|error| error.to_string()).collect();
    assert!(errors.is_empty(), "{errors:#?}");
    // And it does not say just anything.
    for (list, change) in
        [("logs", "verdict"), ("logs", "class"), ("logs", "entry"), ("events", "verdict"), ("events", "head")]
    {
        let mut other = manifest.clone();
        other[list][0]["expect"][change] = "nothing of the sort".into();
        assert!(!validator.is_valid(&other), "{list}: {change}");
    }
}

/// The runner with the first ten cases of each part, in a directory of their own.
fn first_cases() -> (tempfile::TempDir, Value) {
    let folder = tempfile::tempdir().unwrap();
    let mut manifest = manifest();
    for list in manifest.as_object_mut().unwrap().values_mut().filter_map(Value::as_array_mut) {
        list.truncate(10);
    }
    std::fs::copy(kit().join("runner.py"), folder.path().join("runner.py")).unwrap();
    std::fs::write(folder.path().join("manifest.json"), manifest.to_string()).unwrap();
    (folder, manifest)
}

/// Runs the kit's own runner with this program.
#[test]
fn the_program_says_what_the_manifest_says_of_every_log() {
    let Some(program) = option_env!("CARGO_BIN_EXE_adjudicate") else { return };
    let command = format!("{program} verify --json {{}}");
    let output = Command::new("python3").arg(kit().join("runner.py")).arg(&command).output().unwrap();
    let (told, faults) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{told}{faults}");
    let count = cases("logs").len();
    assert!(told.ends_with(&format!("kit {}: logs {count}/{count}\n", manifest()["kit"])), "{told}{faults}");
    // A program that knows nothing is found out.
    let (folder, _) = first_cases();
    let nothing =
        Command::new("python3").arg(folder.path().join("runner.py")).arg("echo {\"verdict\":\"running\"}").output();
    let nothing = nothing.unwrap();
    assert!(!nothing.status.success() && nothing.stdout.ends_with(b"/10\n"), "{nothing:?}");
}

/// The verdict of an event, and the standings of its sections one a line.
#[test]
fn the_program_says_what_the_manifest_says_of_every_event() {
    let Some(program) = option_env!("CARGO_BIN_EXE_adjudicate") else { return };
    let run = |command: &str| {
        let output =
            Command::new("python3").args(["runner.py", "--events", command]).current_dir(kit()).output().unwrap();
        let (told, faults) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        (output.status.success(), format!("{told}{faults}"))
    };
    let count = cases("events").len();
    let (right, told) =
        run(&format!("sh -c '{program} event verify --json {{}}; {program} event standings --json {{}}'"));
    assert!(right && told.ends_with(&format!("kit {}: events {count}/{count}\n", manifest()["kit"])), "{told}");
    // Without the standings only those fit that have none.
    let (right, told) = run(&format!("{program} event verify --json {{}}"));
    let without = cases("events").iter().filter(|case| case["expect"]["standings"].get(0).is_none()).count();
    assert!(!right && told.ends_with(&format!("events {without}/{count}\n")), "{told}");
}

/// The runner counts every part, for programs that have a command for it.
#[test]
fn the_runner_counts_every_part() {
    // Answers from the manifest, or says the same of everything.
    let answers = "import json, sys\nkit = json.load(open('manifest.json'))\npart, right = sys.argv[1], sys.argv[2] == 'right'\n\
        if part == 'pools':\n    case = next(case for case in kit[part] if sys.argv[3].endswith(case['file']))\n    \
        print(json.dumps(case['expect'] if right else {}))\nelse:\n    key = {'keys': 'sound', 'signatures': 'holds'}[part]\n    \
        for line, case in zip(sys.stdin, kit[part]):\n        assert not {key, 'about'} & set(json.loads(line))\n        \
        print(json.dumps(case[key] if right else 'perhaps'))\n";
    let (folder, manifest) = first_cases();
    let script = folder.path().join("answers.py");
    std::fs::write(&script, answers).unwrap();
    for (how, share) in [("right", 1), ("wrong", 0)] {
        let command = |part: &str, more: &str| format!("python3 {} {part} {how}{more}", script.display());
        let output = Command::new("python3")
            .arg("runner.py")
            .args(["--pools", &command("pools", " {}"), "--keys", &command("keys", "")])
            .args(["--signatures", &command("signatures", "")])
            .current_dir(folder.path())
            .output()
            .unwrap();
        let told = String::from_utf8_lossy(&output.stdout);
        let parts = ["pools", "keys", "signatures"].map(|part| format!("{part} {}/10", 10 * share)).join(", ");
        let line = format!("kit {}: {parts}\n", manifest["kit"]);
        assert!(told.ends_with(&line), "{told}{}", String::from_utf8_lossy(&output.stderr));
        assert_eq!(output.status.success(), share == 1, "{how}");
    }
}

/// A release has the kit as one file, with everything that somebody else needs.
#[test]
#[cfg(target_os = "linux")]
fn a_release_has_the_kit_as_one_file() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = tempfile::tempdir().unwrap();
    let built = Command::new("release/build").arg("--kit").arg(folder.path()).current_dir(root).output().unwrap();
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let name = format!("adjudicate-{}-kit-{}", env!("CARGO_PKG_VERSION"), manifest()["kit"]);
    let archive = folder.path().join(format!("{name}.tar.gz"));
    let listed = Command::new("tar").args(["--list", "--gzip", "--file"]).arg(&archive).output().unwrap();
    let listed = String::from_utf8(listed.stdout).unwrap();
    let listed: BTreeSet<&str> = listed.lines().filter_map(|line| line.strip_prefix(&name)).collect();
    let more =
        ["LICENSE-MIT", "LICENSE-APACHE", "docs/protocol/core.md", "docs/rules/all.md", "docs/worked/grace.yaml"];
    let beside = ["runner.py", "manifest.json", "manifest.schema.json", "README.md"];
    LazyLock::force(&WRITTEN);
    let files = stored();
    let kit = files.iter().map(String::as_str).chain(beside).map(|file| format!("tests/vectors/{file}"));
    for file in kit.chain(more.map(str::to_owned)) {
        assert!(listed.contains(format!("/{file}").as_str()), "{file} is missing");
    }
}

/// `dispute` looks at the same entries, and says in other words what `fork_choice` says.
#[test]
fn the_program_says_what_the_manifest_says_of_every_pool() {
    let Some(program) = option_env!("CARGO_BIN_EXE_adjudicate") else { return };
    // A pool whose order matters has several games, and `dispute` looks at each of them.
    for case in cases("pools").iter().filter(|case| case["in_order"] != true) {
        let (file, wanted) = (text(case, "file"), &case["expect"]);
        let output = Command::new(program).args(["dispute", "--json"]).arg(kit().join(file)).output().unwrap();
        let said: Value = serde_json::from_slice(&output.stdout)
            .unwrap_or_else(|why| panic!("{file}: {why} {}", String::from_utf8_lossy(&output.stderr)));
        let line = &said["games"][0]["line"];
        assert_eq!((&line["head"], &line["rank"]), (&wanted["head"], &wanted["rank"]), "{file}: {said:#}");
        assert_eq!(line["entries"].as_u64().unwrap() as usize, wanted["line"].as_array().unwrap().len(), "{file}");
        let ids = |list: &Value, of: &dyn Fn(&Value) -> Value| -> BTreeSet<String> {
            list.as_array().unwrap().iter().map(|item| of(item).as_str().unwrap().to_owned()).collect()
        };
        let stops = ids(&line["stops_before"], &|before| before["first"]["id"].clone());
        assert_eq!(stops, ids(&wanted["stops_before"], &Value::clone), "{file}: {said:#}");
        let signed = &said["games"][0]["signed_twice"];
        let named = |list: &Value| -> Vec<(Value, Value)> {
            list.as_array().unwrap().iter().map(|one| (one["name"].clone(), one["replaced"].clone())).collect()
        };
        assert_eq!(named(signed), named(&wanted["named"]), "{file}");
    }
}

/// The line of a file in which the fault is said to be.
fn line_at_fault(file: &str) -> String {
    let log = bytes(file);
    let line = verify(&log).fault.unwrap().line;
    let lines: Vec<&[u8]> = log.split(|byte| *byte == b'\n').collect();
    String::from_utf8_lossy(lines[line - 1]).into_owned()
}

#[test]
fn faults_are_told_with_their_lines() {
    for case in cases("logs").iter().filter(|case| case["expect"]["verdict"] == "invalid") {
        let file = text(case, "file");
        let log = bytes(file);
        let found = verify(&log).fault.unwrap();
        let first = |n: u64| Frames::new(&log).nth(n as usize).and_then(Result::ok).map(|frame| frame.line);
        if let Some(start) = first(found.entry) {
            let end = first(found.entry + 1).unwrap_or(usize::MAX);
            // An entry as a whole is at fault only if it is not spelled as one.
            assert!(start < found.line && found.line < end, "{file}: line {} of {start} to {end}", found.line);
        }
    }
    let bob = adjudicate_testkit::key("bob").to_string();
    for (file, line) in [
        ("charter-by-post-alone", "    - name: bob"),
        ("charter-organiser-lots", "  organiser:"),
        ("charter-player-lots", "    - name: lots"),
        (
            "charter-key-organiser-small",
            "    key: ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        ),
        ("charter-key-referee-player", format!("      key: {bob}").as_str()),
        ("charter-first-unknown", "  first: carol"),
        ("charter-game-three-players", "  players:"),
        ("kind-author-unknown", "by: mallory"),
        ("slip-note-silent", "    note: true"),
        ("slip-rekey-other", "      player: bob"),
        ("slip-by-nobody-note", "    by: mallory"),
        ("kind-nr-equal", "  nr: 5"),
        ("chain-seq-zero", "seq: 0"),
        ("reveal-dice-missing", "answer: true"),
        ("reveal-dice-sum", "dice: \"13\""),
        ("rules-throw-zero", "  move: \"throw: 0d6\""),
        ("position-over", "  position: \"over\""),
        ("spelling-key-twice-below", "  move: \"hello\""),
        ("spelling-charter-unknown-key-clock", "    hours: 2"),
        ("spelling-crlf-line", "by: alice\r"),
        ("spelling-slip-unknown-key", "    mood: \"good\""),
    ] {
        assert_eq!(line_at_fault(&format!("damaged/{file}.yaml")), line, "{file}");
    }
}
