//! Entries, throws, ledgers and pictures that commands tell in the language of the reader.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use adjudicate_testkit::people::{RunOutput, TestPerson};
use serde_json::Value;

use crate::capitals::{in_capitals, small_words, unquoted};
use crate::mail::languages::english_words;
use crate::somebody;
use crate::terminal_texts::reads;

/// Kinds of entries and slips, as logs spell them.
const KINDS: [&str; 12] =
    ["charter", "join", "turn", "answer", "agree", "resign", "claim", "open", "save", "post", "ruling", "rekey"];

/// The example logs of all games, and those with every kind of slip.
fn logs() -> Vec<PathBuf> {
    let logs = ["examples", "examples/parcus", "docs/worked"].into_iter().flat_map(|directory| {
        let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join(directory);
        std::fs::read_dir(directory).unwrap().map(|file| file.unwrap().path())
    });
    logs.filter(|path| path.extension().is_some_and(|extension| extension == "yaml")).collect()
}

fn run(home: &TestPerson, arguments: &[&str]) -> String {
    let run: RunOutput = home.run(&[&["--color", "never"], arguments].concat());
    format!("{}{}", run.stdout, run.stderr)
}

/// The entries of a log that are told: the first of each kind, and the last.
fn told_entries(home: &TestPerson, log: &str) -> Vec<u64> {
    let printed = run(home, &["replay", "--json", log]);
    let entries: Vec<Value> = printed.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    let mut kinds = BTreeSet::new();
    let with_remarks = |entry: &Value| entry["remarks"].as_array().is_some_and(|remarks| !remarks.is_empty());
    let wanted =
        |entry: &&Value| kinds.insert((entry["kind"].to_string(), with_remarks(entry), entry["dice"].is_null()));
    entries.iter().filter(wanted).filter_map(|entry| entry["entry"].as_u64()).collect()
}

/// Everything that the commands print about a log.
fn told(home: &TestPerson, log: &str) -> Vec<String> {
    let mut printed = vec![run(home, &["replay", "--boards", "none", log]), run(home, &["ledger", log])];
    printed.push(run(home, &["explain", log]));
    printed.push(run(home, &["explain", log, "--throw", "1"]));
    printed.push(run(home, &["explain", log, "--throw", "1000"]));
    for entry in told_entries(home, log) {
        let entry = entry.to_string();
        printed.push(run(home, &["explain", log, "--entry", &entry]));
        printed.push(run(home, &["explain", log, "--entry", &entry, "--plain"]));
    }
    printed
}

/// The program's own words: without steps of proofs, of which `prints` stands between a command and what it prints; without boards,
/// positions, keys, hashes and quoted words.
fn own_words(printed: &str, prints: &str, states: &str) -> String {
    let steps: Vec<&str> = printed.split(prints).collect();
    let last = steps.len() - 1;
    let mut own = Vec::new();
    for (number, step) in steps.into_iter().enumerate() {
        let step = if number == 0 { step } else { step.split_once("\n\n").map_or("", |(_, behind)| behind) };
        own.push(if number == last { step } else { step.rsplit_once("\n\n").map_or("", |(before, _)| before) });
    }
    let blocks = own.iter().flat_map(|text| text.split("\n\n")).map(|block| {
        let lines = block.lines().filter(|line| !line.starts_with("adjudicate ") && !line.starts_with("(cd "));
        let words = lines.filter(|line| !is_board(line)).flat_map(str::split_whitespace).filter(|word| !is_hash(word));
        let block = words.collect::<Vec<_>>().join(" ");
        block.split(states).next().unwrap_or_default().to_owned()
    });
    unquoted(&blocks.collect::<Vec<_>>().join(" "))
}

/// Whether this is a line of a board in ASCII.
fn is_board(line: &str) -> bool {
    line.contains("  ") && line.chars().filter(|sign| sign.is_alphabetic()).count() * 2 < line.trim().chars().count()
}

/// Whether this is a hash, a key, a file, or bytes.
fn is_hash(word: &str) -> bool {
    word.contains("SHA256:")
        || word.contains("sha256:")
        || word.contains(".yaml")
        || word.len() > 40
        || word.len() == 2 && word.chars().all(|sign| sign.is_ascii_hexdigit())
}

/// The words in a log that it has as values.
fn values(log: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(log).unwrap();
    let value = |line: &str| line.split_once(": ").or_else(|| line.split_once("- ")).map(|(_, value)| value.to_owned());
    let words =
        |value: String| value.split(|sign: char| !sign.is_alphanumeric()).map(str::to_owned).collect::<Vec<_>>();
    text.lines().filter_map(value).flat_map(words).collect()
}

/// The words that stay as they are in what is told of a log.
fn stays(values: &[String]) -> Vec<&str> {
    values.iter().map(String::as_str).chain(KINDS).chain(["referee", "ssh", "ed25519", "white", "black"]).collect()
}

#[test]
fn games_are_explained_in_one_language() {
    let home = somebody();
    reads(&home, "qps");
    assert!(in_capitals().contains("PRINTS"));
    let mut seen = BTreeSet::new();
    for log in logs() {
        let values = values(&log);
        let stays = stays(&values);
        for printed in told(&home, log.to_str().unwrap()) {
            let told = own_words(&printed, "\n\nPRINTS\n\n", "ENTRY STATES:");
            assert_eq!(small_words(&told, &stays), [] as [&str; 0], "{}: {printed}", log.display());
            seen.extend(told.split(' ').map(str::to_owned));
        }
    }
    for word in ["ORDER", "SALT", "CHACHA20", "LOTS:", "DAYS", "RULING"] {
        assert!(seen.contains(word), "{word}");
    }
}

#[test]
fn games_are_explained_in_german_and_french() {
    let home = somebody();
    for (language, prints, states) in
        [("de", "\n\nergibt\n\n", "die im Eintrag steht:"), ("fr", "\n\ndonne\n\n", "que donne l'entrée :")]
    {
        reads(&home, language);
        for log in ["examples/by-post.yaml", "examples/referee.yaml", "examples/parcus/2-summer.yaml"] {
            let log = Path::new(env!("CARGO_MANIFEST_DIR")).join(log);
            let values = values(&log);
            for printed in told(&home, log.to_str().unwrap()) {
                let told = own_words(&printed, prints, states);
                let english = english_words(&told).into_iter().filter(|word| !values.contains(word));
                assert_eq!(english.collect::<Vec<_>>(), [] as [String; 0], "{}: {printed}", log.display());
            }
        }
    }
}

#[test]
fn a_ledger_is_in_one_language() {
    let home = somebody();
    let ledgers = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors/ledger");
    let ledgers = ledgers.to_str().unwrap();
    reads(&home, "qps");
    let ledger = run(&home, &["ledger", ledgers]);
    let words: Vec<&str> = ledger.split_whitespace().filter(|word| !is_hash(word)).collect();
    assert_eq!(small_words(&words.join(" "), &["alice", "bob", "carol"]), [] as [&str; 0], "{ledger}");
    assert!(ledger.contains("BRINGS 3 TOKENS: DISPUTED: THE LINE OF "), "{ledger}");
    reads(&home, "de");
    let ledger = run(&home, &["ledger", ledgers]);
    for words in [
        "  Spieler  gebracht  am Beginn  am Ende  behalten\n",
        "  alice bringt 3 Marken mit: richtig\n",
        "5 Übernahmen: 1 richtig, 4 STRITTIG; ein Beweis, dass jemand doppelt unterschrieben hat\n",
    ] {
        assert!(ledger.contains(words), "{words}: {ledger}");
    }
}

#[test]
fn titles_in_pictures_are_in_one_language() {
    let home = somebody();
    reads(&home, "qps");
    let mut seen = String::new();
    for log in logs() {
        let file = log.to_str().unwrap();
        let picture =
            run(&home, &["show", "--as", "svg", "--at", "3", file]) + &run(&home, &["show", "--as", "svg", file]);
        // The titles of pieces are texts of the games.
        let groups = ["die", "strip", "strip acting", "strip won"].map(|class| format!("<g class=\"{class}\"><title>"));
        let titles = groups.iter().flat_map(|group| picture.split(group.as_str()).skip(1));
        let titles: Vec<&str> = titles.filter_map(|title| title.split("</title>").next()).collect();
        let titles = titles.join("; ");
        assert_eq!(small_words(&titles, &stays(&values(&log))), [] as [&str; 0], "{}: {titles}", log.display());
        seen.push_str(&titles);
    }
    for words in ["A DIE SHOWS 4", "A DIE OF 6 SIDES, NOT YET THROWN", ", WHOSE TURN IT IS", ", WHO HAS WON"] {
        assert!(seen.contains(words), "{words}");
    }
}
