use serde_json::{Value, json};

use crate::games::{ruled, running, vector, with_a_scribe};
use crate::program::World;

fn objects(output: &str) -> Vec<Value> {
    output.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_finished_game_is_told_in_a_line() {
    let world = World::new();
    world.write("morris.yaml", vector("nine-mens-morris"));
    let head = "sha256:6c5d72e4f8ffa9c2bbc59612f24ca5edb29ded649fc9fc41101f1d356371b854";
    let expected = format!("morris.yaml: valid, over: alice has won (NMM-9: no legal move); 32 entries, head {head}\n");
    assert_eq!(world.run(&["verify", "morris.yaml"]).good(), expected);
    let id = with_id(&vector("nine-mens-morris"));
    let wanted = json!({
        "file": "morris.yaml", "verdict": "over", "game": "nine-mens-morris", "id": id, "entries": 32, "head": head,
        "result": { "places": { "alice": 1, "bob": 2 } }, "reason": "NMM-9 no legal move",
    });
    assert_eq!(objects(&world.run(&["verify", "--json", "morris.yaml"]).good()), [wanted]);
}

fn with_id(log: &str) -> String {
    let payload = log.strip_prefix("---\n").unwrap().split("sig: ").next().unwrap();
    adjudicate::crypto::Digest(adjudicate::crypto::sha256(&[payload.as_bytes()])).to_string()
}

#[test]
fn a_running_game_says_what_is_due_and_what_is_open() {
    let world = World::new();
    let game = running();
    world.write("game.yaml", &game.log);
    let head = game.state.head();
    let due = "alice (x) is to move, since 2026-11-19T16:00:00Z, until 2026-11-29T16:00:00Z, with all grace \
               2026-12-09T16:00:00Z";
    let offer = "bob offers a draw (entry 5); alice can accept or decline";
    let claim = "bob claims that alice is out of time (entry 6): claimed, unanswered since 2026-11-20T15:00:00Z";
    let expected = format!(
        "game.yaml: valid, running: {due}; {offer}; {claim}; 8 entries, head {head}\n  \
         dated earlier than the entry before: entry 7\n"
    );
    assert_eq!(world.run(&["verify", "game.yaml"]).good(), expected);
    let wanted = json!({
        "file": "game.yaml", "verdict": "running", "game": "nine-mens-morris", "id": game.state.id().to_string(),
        "entries": 8, "head": head.to_string(), "due": ["alice"], "demand": { "act": { "seat": 1, "player": "alice" } },
    });
    assert_eq!(objects(&world.run(&["verify", "--json", "game.yaml"]).good()), [wanted]);
}

#[test]
fn rulings_and_scribes_are_told() {
    let world = World::new();
    world.write("ruled.yaml", ruled().log);
    let output = world.run(&["verify", "ruled.yaml"]).good();
    assert!(output.contains("valid, over: bob has won (ALL-4: alice is out of time)"), "{output}");
    let log = with_a_scribe().log;
    world.write("scribe.yaml", &log);
    // Bob has no key, so every entry in his name is the referee's writing.
    let entries = log.split("---\n").skip(1).zip(0_u64..);
    let bobs: Vec<u64> = entries.filter(|(entry, _)| entry.contains("\nby: bob\n")).map(|(_, seq)| seq).collect();
    let [one, two, three, four, five] = bobs[..] else { panic!("{bobs:?}") };
    let output = world.run(&["verify", "scribe.yaml"]).good();
    let told = format!("\n  written down by the referee for bob: entries {one}, {two}, {three}, {four} and {five}\n");
    assert!(output.contains(&told), "{output}");
    let [object] = objects(&world.run(&["verify", "--json", "scribe.yaml"]).good()).try_into().unwrap();
    assert_eq!(object["written_down"], json!({ "bob": bobs }));
    // Where everybody signs for himself, nothing is said.
    let output = world.run(&["verify", "ruled.yaml"]).good();
    assert!(!output.contains("written down"), "{output}");
    let [object] = objects(&world.run(&["verify", "--json", "ruled.yaml"]).good()).try_into().unwrap();
    assert_eq!(object.get("written_down"), None);
}

#[test]
fn an_invalid_log_is_shown_with_the_line_at_fault() {
    let world = World::new();
    world.write("bad.yaml", vector("open").replace("again, better", "again, worse!"));
    let run = world.run(&["verify", "bad.yaml"]);
    let reason = "the signature is not bob's over this text: the signature does not hold";
    assert_eq!(
        run.stdout,
        format!("bad.yaml: INVALID at entry 11, line 123 (signature, protocol 3): {reason}\n"),
        "{}",
        run.stderr
    );
    assert_eq!(run.status, 1);
    let sig = "sig: PTsymWUgZYAtCTb/QV7/PBmOW1Tg4xBimQQD9hhppN3DYks3Zh7pLQF7+mWhga7a2qMdJD6eMMY/1qawm3OQCw==";
    assert_eq!(
        run.stderr,
        format!(
            "error[protocol 3]: entry 11 is invalid (signature): {reason}\n   \
                --> bad.yaml:123:1\n    |\n123 | {sig}\n    | {}\n    |\n    \
                 = help: the entry was changed after it was signed, or signed with another key; ask its author for it again\n    \
                 = help: everything before entry 11 is valid\n",
            "^".repeat(sig.len())
        )
    );
    let run = world.run(&["verify", "--json", "bad.yaml"]);
    assert_eq!((run.status, run.stderr.as_str()), (1, ""));
    let head = "sha256:d3c2130f2363c1c086bdcad5a3586e6ef5ec9b86959dc9ed6223997d368970b1";
    let wanted = json!({
        "file": "bad.yaml", "verdict": "invalid", "game": "open", "id": with_id(&vector("open")), "entries": 11,
        "head": head, "class": "signature", "entry": 11, "line": 123, "error": reason,
    });
    assert_eq!(objects(&run.stdout), [wanted]);
}

#[test]
fn a_broken_rule_is_cited_and_a_bad_charter_has_no_game() {
    let world = World::new();
    world.write("none.yaml", "---\nnonsense\n");
    let run = world.run(&["verify", "--json", "none.yaml"]);
    let [object] = objects(&run.stdout).try_into().unwrap();
    assert_eq!(object["game"], Value::Null);
    assert_eq!((&object["entries"], &object["head"], &object["line"]), (&json!(0), &Value::Null, &json!(2)));
    assert_eq!(object.get("clause"), None);

    let game = with_a_scribe();
    let last = game.log.rfind("---\n").unwrap();
    let (valid, entry) = game.log.split_at(last);
    // The same turn once more: it is the next player's, and the entry does not follow itself.
    world.write("twice.yaml", format!("{valid}{entry}{entry}"));
    let [object] = objects(&world.run(&["verify", "--json", "twice.yaml"]).stdout).try_into().unwrap();
    assert_eq!(object["class"], "chain");
}

#[test]
fn many_are_verified_in_the_order_of_the_arguments() {
    let world = World::new();
    let (good, bad) = (vector("open"), vector("open").replace("again", "Again"));
    let mut wanted = Vec::new();
    for number in 0..40 {
        let name = format!("many/{number:02}/game.yml");
        world.write(&name, if number % 7 == 3 { &bad } else { &good });
        wanted.push((name, if number % 7 == 3 { "invalid" } else { "over" }.to_owned()));
    }
    world.write("first.yaml", running().log);
    // Not logs: another beginning, another extension.
    world.write("many/notes.yaml", "shopping: list\n");
    world.write("many/game.txt", &good);
    wanted.insert(0, ("first.yaml".to_owned(), "running".to_owned()));
    wanted.push(("first.yaml".to_owned(), "running".to_owned()));
    let run = world.run(&["verify", "--json", "first.yaml", "many", "first.yaml"]);
    assert_eq!((run.status, run.stderr.as_str()), (1, ""));
    let word = |object: &Value, key: &str| object[key].as_str().unwrap().to_owned();
    let found: Vec<_> = objects(&run.stdout).iter().map(|o| (word(o, "file"), word(o, "verdict"))).collect();
    assert_eq!(found, wanted);
    let run = world.run(&["verify", "first.yaml", "many", "first.yaml"]);
    assert!(
        run.stdout.ends_with("\n42 logs: 34 valid and over, 2 valid and running, 6 INVALID\n"),
        "{}",
        run.stdout.lines().last().unwrap()
    );
}

#[test]
fn what_cannot_be_read_is_told_and_stops_nothing() {
    let world = World::new();
    world.write("game.yaml", vector("open"));
    std::os::unix::fs::symlink("nowhere", world.path("lost.yaml")).unwrap();
    let run = world.run(&["verify", "missing.yaml", ".", "game.yaml"]);
    assert_eq!(run.status, 3);
    assert_eq!(run.stdout.lines().filter(|line| line.contains("valid, over")).count(), 2, "{}", run.stdout);
    assert!(run.stdout.ends_with("4 logs: 2 valid and over, 2 not readable\n"), "{}", run.stdout);
    assert!(run.stderr.starts_with("error: there is no file `missing.yaml`\n"), "{}", run.stderr);
    assert!(run.stderr.contains("lost.yaml` cannot be read: "), "{}", run.stderr);
    // An invalid log weighs more.
    world.write("bad.yaml", "---\n");
    assert_eq!(world.run(&["verify", "missing.yaml", "bad.yaml"]).status, 1);
}

#[test]
fn too_large_a_file_is_no_verdict() {
    let world = World::new();
    let path = world.write("large.yaml", "---\n");
    let file = std::fs::File::options().write(true).open(path).unwrap();
    file.set_len((64 << 20) + 1).unwrap();
    for target in ["large.yaml", "."] {
        let stderr = world.run(&["verify", "--json", target]).bad(3);
        assert!(stderr.contains("was not looked at: it has 65 MiB, and the limit is 64"), "{stderr}");
    }
}

#[test]
fn nothing_to_verify_is_no_success() {
    let world = World::new();
    std::fs::create_dir(world.path("empty")).unwrap();
    let stderr = world.run(&["verify", "empty"]).bad(2);
    assert!(stderr.starts_with("error: there are no logs in the directory `empty`\n"), "{stderr}");
    world.write("game.yaml", vector("open"));
    let run = world.run(&["verify", "empty", "game.yaml"]);
    assert!(run.stdout.starts_with("game.yaml: valid, over"), "{}", run.stdout);
    assert_eq!(run.status, 2);
    assert_eq!(world.run(&["verify"]).status, 2);
}

#[test]
fn an_events_log_is_left_to_its_own_command() {
    let world = World::new();
    world.write(
        "cup/event.yaml",
        "---\nseq: 0\nby: dora\nat: \"2026-11-20T09:00:00Z\"\ncharter:\n  format: 1\n  event: \"Cup\"\n",
    );
    world.write("cup/game.yaml", vector("open"));
    let output = world.run(&["verify", "cup"]).good();
    let told =
        "cup/event.yaml: an event's log, not a game's; `adjudicate event verify cup` verifies it with its games\n";
    assert!(output.starts_with(told), "{output}");
    assert_eq!(objects(&world.run(&["verify", "--json", "cup"]).stdout).len(), 1);
}

#[test]
fn every_damaged_entry_is_found() {
    let log = vector("open");
    let world = World::new();
    let places: Vec<usize> = log.match_indices("\nsig: ").map(|(at, _)| at).collect();
    for (number, at) in places.iter().enumerate() {
        let mut damaged = log.clone().into_bytes();
        let byte = &mut damaged[at + 10];
        *byte = if *byte == b'A' { b'B' } else { b'A' };
        world.write(&format!("damaged/{number:02}.yaml"), damaged);
    }
    let run = world.run(&["verify", "--json", "damaged"]);
    assert_eq!(run.status, 1);
    let found: Vec<u64> = objects(&run.stdout).iter().map(|object| object["entry"].as_u64().unwrap()).collect();
    assert_eq!(found, (0..places.len() as u64).collect::<Vec<_>>());
}
