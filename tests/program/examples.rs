//! The examples: made by the program, the same bytes every time, each of them valid.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use adjudicate::games::GAMES;
use adjudicate::referee::verify;

fn examples() -> Vec<PathBuf> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
    let listed = |directory: PathBuf| std::fs::read_dir(directory).unwrap().map(|item| item.unwrap().path());
    let files = listed(directory.clone()).chain(listed(directory.join("parcus")));
    let mut logs: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|e| e == "yaml")).collect();
    logs.sort();
    assert!(logs.len() >= 18, "the examples were not found");
    logs
}

#[test]
fn every_example_is_valid_and_over() {
    let mut games = BTreeSet::new();
    for path in examples() {
        let verified = verify(&std::fs::read(&path).unwrap());
        assert_eq!(verified.fault, None, "{}", path.display());
        let state = verified.state.unwrap();
        assert!(state.outcome().is_some(), "{} is not over", path.display());
        games.insert(state.play().game().name);
    }
    assert_eq!(games, GAMES.iter().map(|game| game.name).collect(), "games with an example");
}

#[test]
fn the_program_makes_the_same_examples_again() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let again = Path::new(env!("CARGO_TARGET_TMPDIR")).join("examples");
    std::fs::create_dir_all(&again).unwrap();
    let script = root.join("examples/make.sh");
    let output = Command::new("bash").arg(script).arg(crate::PROGRAM).arg(&again).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    for path in examples().into_iter().chain(event()) {
        let made = std::fs::read_to_string(again.join(path.strip_prefix(root.join("examples")).unwrap())).unwrap();
        assert!(made == std::fs::read_to_string(&path).unwrap(), "{} is made otherwise now", path.display());
    }
}

/// The files of the tournament: its log, then its games.
fn event() -> Vec<PathBuf> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/event");
    let listed = std::fs::read_dir(directory.join("games")).unwrap().map(|item| item.unwrap().path());
    let mut files: Vec<PathBuf> = listed.chain([directory.join("event.yaml")]).collect();
    files.sort();
    assert_eq!(files.len(), 11);
    files
}

fn adjudicate(arguments: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new(crate::PROGRAM);
    let output = command.args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{arguments:?}");
    (output.status.code(), String::from_utf8(output.stdout).unwrap())
}

#[test]
fn the_tournament_proves_itself() {
    let (status, said) = adjudicate(&["event", "verify", "examples/event"]);
    assert_eq!(status, Some(0));
    assert!(said.starts_with("examples/event/event.yaml: valid, over: Winter Cup by Letter"), "{said}");
    let (_, said) = adjudicate(&["event", "standings", "--json", "examples/event"]);
    let places: Vec<Vec<(String, String)>> = said
        .lines()
        .map(|line| {
            let standings: serde_json::Value = serde_json::from_str(line).unwrap();
            let rows = standings["rows"].as_array().unwrap();
            rows.iter().map(|row| (row["name"].as_str().unwrap().to_owned(), row["points"].to_string())).collect()
        })
        .collect();
    let wanted = |names: [(&str, &str); 4]| names.map(|(name, score)| (name.to_owned(), score.to_owned())).to_vec();
    assert_eq!(
        places,
        [
            wanted([("carol", "3"), ("dave", "1.5"), ("bob", "1"), ("alice", "0.5")]),
            wanted([("carol", "2"), ("dave", "1"), ("alice", "1"), ("bob", "0")])
        ]
    );
}

#[test]
fn a_tournament_among_games_is_left_to_its_own_command() {
    let (status, said) = adjudicate(&["verify", "examples/event"]);
    assert_eq!(status, Some(0));
    assert!(said.contains("`adjudicate event verify examples/event`"), "{said}");
    assert_eq!(said.matches(": valid").count(), 10, "{said}");
}

/// The README's first command, and the gate's. Damaged copies of the stories have another ending.
#[test]
fn every_log_among_the_examples_is_valid() {
    let (status, said) = adjudicate(&["verify", "examples"]);
    assert_eq!(status, Some(0), "{said}");
}

/// Whether a text has a time in it as logs write it.
fn has_time_of_logs(text: &str) -> bool {
    let shape = "dddd-dd-ddT".as_bytes();
    let fits = |window: &[u8]| window.iter().zip(shape).all(|(c, s)| c == s || (*s == b'd' && c.is_ascii_digit()));
    text.as_bytes().windows(shape.len()).any(fits)
}

#[test]
fn plain_explanations_are_dated_as_people_write() {
    assert!(has_time_of_logs("since 2026-12-01T09:00:00Z.") && !has_time_of_logs("2026-12-01, 09:00"));
    let games = event().into_iter().filter(|path| !path.ends_with("event.yaml"));
    for path in examples().into_iter().chain(games) {
        let last = verify(&std::fs::read(&path).unwrap()).state.unwrap().entries() - 1;
        for entry in (0..last).step_by(7).chain([last]) {
            let (status, said) =
                adjudicate(&["explain", "--plain", path.to_str().unwrap(), "--entry", &entry.to_string()]);
            assert_eq!(status, Some(0), "{said}");
            let words: Vec<&str> = said.split_whitespace().collect();
            assert!(words.windows(3).any(|words| words == ["It", "is", "dated"]), "{said}");
            assert!(!has_time_of_logs(&said), "{said}");
            assert!(!words.windows(2).any(|words| words == ["and", "referee;"]), "{said}");
        }
    }
}

/// A digit, letter or mark is replaced by a neighbour, one at a time.
fn changed(byte: u8) -> u8 {
    match byte {
        b'\n' => b' ',
        b'a'..=b'y' | b'A'..=b'Y' | b'0'..=b'8' => byte + 1,
        b'~' => b'}',
        _ => byte + 1,
    }
}

#[test]
fn one_character_changed_anywhere_is_found_at_its_entry() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/short-win.yaml");
    let log = std::fs::read(path).unwrap();
    let mut entry = 0;
    for at in 0..log.len() {
        // The line `---` begins the next entry; all before it belongs to the one before.
        if at > 0 && log[at..].starts_with(b"---\n") && log[at - 1] == b'\n' {
            entry += 1;
        }
        let mut damaged = log.clone();
        damaged[at] = changed(log[at]);
        let verified = verify(&damaged);
        let found = verified.fault.unwrap_or_else(|| panic!("byte {at} was changed and nobody saw it"));
        assert_eq!(found.entry, entry, "byte {at}: {}", found.fault);
        assert_eq!(verified.state.map_or(0, |state| state.entries()), entry, "byte {at}");
    }
}

/// The result that section 6.5 of the protocol states.
#[test]
fn the_worked_absence_moves_the_deadline_as_the_protocol_says() {
    let log = std::fs::read_to_string("docs/worked/absence.yaml").unwrap();
    let starts: Vec<usize> = log.match_indices("---\n").map(|(at, _)| at).chain([log.len()]).collect();
    let until = |entry: usize| {
        let state = adjudicate::referee::verify(&log.as_bytes()[..starts[entry + 1]]).state.unwrap();
        let bob = state.owed().iter().next().map(|(member, owed)| (*member, *owed)).unwrap();
        assert_eq!(state.name_of(bob.0), "bob");
        let (until, grace) = state.deadline(bob.0, &bob.1).unwrap();
        (until.to_string(), grace.to_string())
    };
    let both = |until: &str, grace: &str| (until.to_owned(), grace.to_owned());
    assert_eq!(until(3), both("2026-12-23T09:00:00Z", "2026-12-27T09:00:00Z"));
    assert_eq!(until(4), both("2026-12-30T09:00:00Z", "2027-01-03T09:00:00Z"));
    assert_eq!(until(5), both("2027-01-02T09:00:00Z", "2027-01-06T09:00:00Z"));
    let page = std::fs::read_to_string("docs/protocol/examples.md").unwrap();
    for entry in [3, 4, 5] {
        assert!(page.contains(&format!("\n{}\n", until(entry).0)), "{entry}");
    }
}
