use adjudicate_testkit::people::TestPerson;
use serde_json::{Value, json};

use crate::cli_read::games::{example, ruled, running, whole, with_a_scribe};
use crate::somebody;

fn objects(output: &str) -> Vec<Value> {
    output.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The object of a verdict, without what each game has of its own.
fn verdict(home: &TestPerson, file: &str) -> Value {
    let run = home.run(&["verify", "--json", file]);
    assert_eq!(run.stderr, "");
    let [object] = objects(&run.stdout).try_into().unwrap();
    object
}

/// Whether an object has all these keys, with these values.
fn has(object: &Value, wanted: Value) {
    for (key, value) in wanted.as_object().unwrap() {
        assert_eq!(&object[key], value, "{key} of {object}");
    }
}

#[test]
fn a_finished_game_is_told_in_a_line() {
    let home = somebody();
    let log = example("short-win");
    home.write("morris.yaml", &log);
    let head = log_head(&log);
    let won = "over: Alice of the Grove has won (NMM-8: fewer than three stones)";
    let expected = format!("morris.yaml: valid, {won}; 9 entries, head {head}\n");
    assert_eq!(home.run(&["verify", "morris.yaml"]).ok(), expected);
    let wanted = json!({
        "file": "morris.yaml", "verdict": "over", "game": "nine-mens-morris", "id": with_id(&log), "entries": 9, "head": head,
        "clause": "NMM-8", "how": "fewer than three stones", "winner": "alice", "places": { "alice": 1, "bob": 2 },
        "points": null, "due": [], "slips": [], "scribe": {}, "rank": [0, 0],
    });
    has(&verdict(&home, "morris.yaml"), wanted);
}

/// The id of a log's last entry.
fn log_head(log: &str) -> String {
    with_id(&log[log.rfind("---\n").unwrap()..])
}

fn with_id(log: &str) -> String {
    let (payload, _) = log.strip_prefix("---\n").unwrap().split_once("\nsig: ").unwrap();
    adjudicate::crypto::Digest(adjudicate::crypto::sha256(&[payload.as_bytes(), b"\n"])).to_string()
}

#[test]
fn a_running_game_says_who_holds_the_pen() {
    let home = somebody();
    let game = running();
    home.write("game.yaml", game.log());
    let head = game.state.head();
    let (since, until, grace) = ("2026-11-18T18:03:20Z", "2026-11-28T18:03:20Z", "2026-12-08T18:03:20Z");
    let due = "Waiting for alice";
    let expected = format!(
        "game.yaml: valid, running: {due}; 6 entries, head {head}\n  dated earlier than the entry before: entry 5\n"
    );
    assert_eq!(home.run(&["verify", "game.yaml"]).ok(), expected);
    let wanted = json!({
        "file": "game.yaml", "verdict": "running", "game": "nine-mens-morris", "id": game.state.id().to_string(),
        "entries": 6, "head": head.to_string(), "backdated": [5], "winner": null, "places": null,
        "due": [{ "name": "alice", "duty": "turn", "since": since, "until": until, "until_with_grace": grace }],
        "pen": { "name": "alice", "hand": "alice", "for": "act" },
    });
    has(&verdict(&home, "game.yaml"), wanted);
}

#[test]
fn rulings_and_scribes_are_told() {
    let home = somebody();
    home.write("ruled.yaml", ruled().log());
    let output = home.run(&["verify", "ruled.yaml"]).ok();
    assert!(
        output.contains("valid, over: bob has won (ALL-4: alice forfeits: twenty days without a letter)"),
        "{output}"
    );
    let log = with_a_scribe().log();
    home.write("scribe.yaml", &log);
    // Bob has no key, so every entry in his name is the referee's writing.
    let entries = log.split("---\n").skip(1).zip(0_u64..);
    let bobs: Vec<u64> = entries.filter(|(entry, _)| entry.contains("\nby: bob\n")).map(|(_, seq)| seq).collect();
    let [one, two, three, four] = bobs[..] else { panic!("{bobs:?}") };
    let output = home.run(&["verify", "scribe.yaml"]).ok();
    let told = format!("\n  written down by the referee for bob: entries {one}, {two}, {three} and {four}\n");
    assert!(output.contains(&told), "{output}");
    has(&verdict(&home, "scribe.yaml"), json!({ "scribe": { "bob": bobs }, "rank": [0, 1] }));
    // If all players sign for themselves, no remark is printed.
    let output = home.run(&["verify", "ruled.yaml"]).ok();
    assert!(!output.contains("written down"), "{output}");
    has(&verdict(&home, "ruled.yaml"), json!({ "scribe": {}, "clause": "ALL-4", "winner": "bob" }));
}

#[test]
fn an_invalid_log_is_shown_with_the_line_at_fault() {
    let home = somebody();
    let log = whole().log();
    let bad = log.replace("third, better", "third, worse!");
    home.write("bad.yaml", &bad);
    let run = home.run(&["verify", "bad.yaml"]);
    let reason = "the signature is not bob's over this text: the signature does not hold";
    // The line of the signature of entry 8, which says that something else was signed.
    let before = bad.match_indices("---\n").nth(9).unwrap().0;
    let line = bad[..before].lines().count();
    let sig = bad[..before].lines().last().unwrap();
    assert_eq!(
        run.stdout,
        format!("bad.yaml: INVALID at entry 8, line {line} (signature, protocol 3): {reason}\n"),
        "{}",
        run.stderr
    );
    assert_eq!(run.status, 1);
    assert_eq!(
        run.stderr,
        format!(
            "error[protocol 3]: entry 8 is invalid (signature): {reason}\n   \
                --> bad.yaml:{line}:1\n    |\n{line} | {sig}\n    | {}\n    |\n    \
                 = help: the entry was changed after it was signed, or signed with another key; ask its author for it again\n    \
                 = help: everything before entry 8 is valid\n",
            "^".repeat(sig.len())
        )
    );
    let run = home.run(&["verify", "--json", "bad.yaml"]);
    assert_eq!((run.status, run.stderr.as_str()), (1, ""));
    let valid = &log[..log.match_indices("---\n").nth(8).unwrap().0];
    let wanted = json!({
        "file": "bad.yaml", "verdict": "invalid", "game": "open", "id": with_id(&log), "entries": 8,
        "head": log_head(valid), "clause": null, "class": "signature", "entry": 8, "line": line, "rule": "protocol 3",
        "reason": reason,
        "hint": "the entry was changed after it was signed, or signed with another key; ask its author for it again",
    });
    assert_eq!(objects(&run.stdout), [wanted]);
}

#[test]
fn a_broken_rule_is_cited_and_a_bad_charter_has_no_game() {
    let home = somebody();
    home.write("none.yaml", "---\nnonsense\n");
    let run = home.run(&["verify", "--json", "none.yaml"]);
    let [object] = objects(&run.stdout).try_into().unwrap();
    assert_eq!(object["game"], Value::Null);
    assert_eq!((&object["entries"], &object["head"], &object["line"]), (&json!(0), &Value::Null, &json!(2)));
    assert_eq!((&object["clause"], &object["class"]), (&Value::Null, &json!("spelling")));

    let game = with_a_scribe();
    let last = game.log().rfind("---\n").unwrap();
    let log = game.log();
    let (valid, entry) = log.split_at(last);
    // The same turn once more: it is the next player's, and the entry does not follow itself.
    home.write("twice.yaml", format!("{valid}{entry}{entry}"));
    let [object] = objects(&home.run(&["verify", "--json", "twice.yaml"]).stdout).try_into().unwrap();
    assert_eq!(object["class"], "chain");
}

#[test]
fn many_are_verified_in_the_order_of_the_arguments() {
    let home = somebody();
    let (good, bad) = (whole().log(), whole().log().replace("third", "Third"));
    let mut wanted = Vec::new();
    for number in 0..40 {
        let name = format!("many/{number:02}/game.yml");
        home.write(&name, if number % 7 == 3 { &bad } else { &good });
        wanted.push((name, if number % 7 == 3 { "invalid" } else { "over" }.to_owned()));
    }
    home.write("first.yaml", running().log());
    // Not logs: another beginning, another extension.
    home.write("many/notes.yaml", "shopping: list\n");
    home.write("many/game.txt", &good);
    wanted.insert(0, ("first.yaml".to_owned(), "running".to_owned()));
    wanted.push(("first.yaml".to_owned(), "running".to_owned()));
    let run = home.run(&["verify", "--json", "first.yaml", "many", "first.yaml"]);
    assert_eq!((run.status, run.stderr.as_str()), (1, ""));
    let word = |object: &Value, key: &str| object[key].as_str().unwrap().to_owned();
    let found: Vec<_> = objects(&run.stdout).iter().map(|o| (word(o, "file"), word(o, "verdict"))).collect();
    assert_eq!(found, wanted);
    let run = home.run(&["verify", "first.yaml", "many", "first.yaml"]);
    assert!(
        run.stdout.ends_with("\n42 logs: 34 valid and over, 2 valid and running, 6 INVALID\n"),
        "{}",
        run.stdout.lines().last().unwrap()
    );
}

#[test]
fn what_cannot_be_read_is_told_and_stops_nothing() {
    let home = somebody();
    home.write("game.yaml", whole().log());
    std::os::unix::fs::symlink("nowhere", home.path("lost.yaml")).unwrap();
    let run = home.run(&["verify", "missing.yaml", ".", "game.yaml"]);
    assert_eq!(run.status, 3);
    assert_eq!(run.stdout.lines().filter(|line| line.contains("valid, over")).count(), 2, "{}", run.stdout);
    assert!(run.stdout.ends_with("4 logs: 2 valid and over, 2 not readable\n"), "{}", run.stdout);
    assert!(run.stderr.starts_with("error: there is no file `missing.yaml`\n"), "{}", run.stderr);
    assert!(run.stderr.contains("lost.yaml` cannot be read: "), "{}", run.stderr);
    // An invalid log weighs more.
    home.write("bad.yaml", "---\n");
    assert_eq!(home.run(&["verify", "missing.yaml", "bad.yaml"]).status, 1);
}

#[test]
fn too_large_a_file_is_no_verdict() {
    let home = somebody();
    home.write("large.yaml", "---\n");
    let file = std::fs::File::options().write(true).open(home.path("large.yaml")).unwrap();
    file.set_len((64 << 20) + 1).unwrap();
    for target in ["large.yaml", "."] {
        let run = home.run(&["verify", "--json", target]);
        let [object] = objects(&run.stdout).try_into().unwrap();
        assert_eq!((run.status, &object["verdict"], &object["class"]), (3, &json!("unreadable"), &Value::Null));
        let reason = object["reason"].as_str().unwrap();
        assert!(reason.contains("was not looked at: it has 65 MiB, and the limit is 64"), "{reason}");
    }
}

#[test]
fn nothing_to_verify_is_no_success() {
    let home = somebody();
    std::fs::create_dir(home.path("empty")).unwrap();
    let stderr = home.run(&["verify", "empty"]).bad(2);
    assert!(stderr.starts_with("error: there are no logs in the directory `empty`\n"), "{stderr}");
    home.write("game.yaml", whole().log());
    let run = home.run(&["verify", "empty", "game.yaml"]);
    assert!(run.stdout.starts_with("game.yaml: valid, over"), "{}", run.stdout);
    assert_eq!(run.status, 2);
    assert_eq!(home.run(&["verify"]).status, 2);
}

#[test]
fn an_events_log_is_left_to_its_own_command() {
    let home = somebody();
    home.write(
        "cup/event.yaml",
        "---\nseq: 0\nby: dora\nat: \"2026-11-20T09:00:00Z\"\ncharter:\n  format: 1\n  event: \"Cup\"\n",
    );
    home.write("cup/game.yaml", whole().log());
    let output = home.run(&["verify", "cup"]).ok();
    let told =
        "cup/event.yaml: an event's log, not a game's; `adjudicate event verify cup` verifies it with its games\n";
    assert!(output.starts_with(told), "{output}");
    assert_eq!(objects(&home.run(&["verify", "--json", "cup"]).stdout).len(), 1);
}

#[test]
fn every_damaged_entry_is_found() {
    let log = whole().log();
    let home = somebody();
    let places: Vec<usize> = log.match_indices("\nsig: ").map(|(at, _)| at).collect();
    for (number, at) in places.iter().enumerate() {
        let mut damaged = log.clone().into_bytes();
        let byte = &mut damaged[at + 10];
        *byte = if *byte == b'A' { b'B' } else { b'A' };
        home.write(&format!("damaged/{number:02}.yaml"), damaged);
    }
    let run = home.run(&["verify", "--json", "damaged"]);
    assert_eq!(run.status, 1);
    let found: Vec<u64> = objects(&run.stdout).iter().map(|object| object["entry"].as_u64().unwrap()).collect();
    assert_eq!(found, (0..places.len() as u64).collect::<Vec<_>>());
}
