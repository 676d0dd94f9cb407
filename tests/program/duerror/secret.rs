//! Nobody but its owner sees a sealed board: every output of the program is searched for it.

use std::path::Path as File;

use adjudicate::crypto::KEY_FILE_RANDOM;
use adjudicate::log::{Bytes, EntryKind, Frames, read};
use adjudicate_testkit::duerror::{ROWS, reversed};
use adjudicate_testkit::people::{Homes, TestPerson};
use adjudicate_testkit::{TestGame, caecus, identity, text};

use crate::homes;

/// A game of alice and bob up to the entry before the one that wins, and what alice opened later: path and salts.
fn unfinished() -> (String, String, String) {
    let path = File::new(env!("CARGO_MANIFEST_DIR")).join("examples/duerror-caecus.yaml");
    let log = std::fs::read_to_string(path).unwrap();
    let mut running = String::new();
    let mut opened = None;
    for frame in Frames::new(log.as_bytes()) {
        let frame = frame.unwrap();
        let entry = read(frame.text).unwrap();
        let open = match entry.kind {
            EntryKind::Turn(turn) if entry.by == *"alice" => turn.proof.and_then(|proof| proof.open),
            EntryKind::Open(open) if entry.by == *"alice" => Some(open),
            _ => None,
        };
        opened = opened.or(open);
        let wins = opened.is_some();
        if !wins {
            running.push_str(frame.text);
        }
    }
    let open = opened.expect("alice opens her board in the end");
    (running, open.path.to_string(), open.salts.to_string())
}

/// Somebody with the key of an example's player, and the game in his home.
fn holder(world: &Homes, who: &str, log: &str) -> TestPerson {
    let person = world.stranger(who);
    let key = File::new(env!("CARGO_MANIFEST_DIR")).join(format!("examples/keys/{who}.key"));
    if key.exists() {
        std::fs::copy(key, person.path("own.key")).unwrap();
    }
    person.write("game.yaml", log);
    person
}

/// Runs of squares of the path, so long that nobody else has them by chance, and the salts.
fn secrets(path: &str, salts: &str) -> Vec<String> {
    let squares: Vec<&str> = path.split(' ').collect();
    let runs = squares.windows(12).flat_map(|run| [run.join(" "), run.join(", "), run.join(",")]);
    runs.chain([salts.to_owned(), "the path of alice".to_owned()]).collect()
}

/// Everything that this person's program prints and writes about the game.
fn outputs(person: &TestPerson) -> Vec<(String, String)> {
    let key = if person.path("own.key").exists() { " --key own.key" } else { "" };
    let commands = [
        "show game.yaml",
        "show game.yaml --ascii",
        "show game.yaml --as words",
        "show game.yaml --as json",
        "show game.yaml --json",
        "show game.yaml --for alice",
        "show game.yaml --for alice --json",
        "show game.yaml --for alice --as svg -o alice.svg",
        "show game.yaml --as svg -o board.svg",
        "show game.yaml --as html -o board.html",
        "show game.yaml --as text -o board.txt",
        "show game.yaml --as words -o words.txt",
        "moves game.yaml",
        "moves game.yaml --json",
        "replay game.yaml",
        "replay game.yaml --json",
        "replay game.yaml --as html -o replay.html",
        "explain game.yaml 5",
        "verify game.yaml",
        "verify --json game.yaml",
        "export --ssh game.yaml -o evidence",
        "ledger game.yaml",
    ];
    let mut found = Vec::new();
    for line in commands {
        let call = person.run(&format!("{line}{key}"));
        found.push((line.to_owned(), call.stdout + &call.stderr));
    }
    for name in ["alice.svg", "board.svg", "board.html", "board.txt", "words.txt", "replay.html"] {
        found.push((name.to_owned(), person.read(name)));
    }
    for item in std::fs::read_dir(person.path("evidence")).unwrap() {
        let path = item.unwrap().path();
        if path.is_file() {
            found.push((
                path.display().to_string(),
                String::from_utf8_lossy(&std::fs::read(path).unwrap()).into_owned(),
            ));
        }
    }
    found
}

fn leak(text: &str, secrets: &[String]) -> Option<String> {
    secrets.iter().find(|secret| text.contains(secret.as_str())).cloned()
}

#[test]
fn nobody_else_sees_a_sealed_board() {
    let (log, path, salts) = unfinished();
    let secrets = secrets(&path, &salts);
    assert_eq!(leak(&log, &secrets), None, "the log itself");
    let world = homes();
    for who in ["bob", "carol", "nobody"] {
        let person = holder(&world, who, &log);
        for (from, text) in outputs(&person) {
            assert_eq!(leak(&text, &secrets), None, "{who}: {from}");
        }
    }
}

/// The owner's view is for her eyes: `show` prints it, and no file that could be sent contains it.
#[test]
fn the_owner_sees_it_on_her_terminal_only() {
    let (log, path, salts) = unfinished();
    let world = homes();
    let alice = holder(&world, "alice", &log);
    let shown = alice.run("show game.yaml --key own.key").ok();
    let first = path.split(' ').take(18).collect::<Vec<_>>().join(" ");
    assert!(shown.contains(&first) && shown.contains("which nobody else knows"), "{shown}");
    for (from, text) in outputs(&alice) {
        let own = matches!(from.as_str(), "show game.yaml" | "show game.yaml --ascii" | "show game.yaml --as words");
        if !own {
            assert_eq!(leak(&text, &secrets(&path, &salts)), None, "{from}");
        }
    }
    // The secret itself comes only when it is asked for, and opens the board.
    let kept = alice.run("open --show --game game.yaml --yes --key own.key").ok();
    assert_eq!(kept, format!("path: {path}\nsalts: {salts}\n"));
    // Another key has no part in it.
    let call = holder(&world, "bob", &log).run("open --show --game game.yaml --yes --key own.key");
    assert_eq!(leak(&call.stdout, &secrets(&path, &salts)), None);
}

/// Messages go to others, no matter who writes them.
#[test]
fn mail_brings_nothing_of_a_sealed_board() {
    let mut game = TestGame::begin(caecus(&["alice", "bob"], &["caecus"]).but(|charter| {
        for player in &mut charter.players {
            player.mail = Some(text(&format!("{}@example.org", player.name)));
        }
    }));
    game.seals("alice", ROWS);
    game.seals("bob", &reversed());
    game.turn("alice", "board sealed; colour red; start thete; move I1");
    game.turn("bob", "board sealed; colour blue; start thete; move A9");
    game.turn("alice", "move A2");
    let salts = Bytes(*game.board("alice").unwrap().salt_key()).to_string();
    let secrets = secrets(ROWS, &salts);
    let world = homes();
    let alice = world.stranger("alice");
    alice.write("game.yaml", game.log());
    let key = identity("alice").to_openssh("alice", None, &[7; KEY_FILE_RANDOM]).unwrap();
    alice.write("own.key", key.as_str());
    std::fs::create_dir_all(alice.path(".config/adjudicate")).unwrap();
    alice.write(
        ".config/adjudicate/config.yaml",
        "name: alice\nmail:\n  address: alice@example.org\n  send_to: everyone\n  directory: out\n",
    );
    assert!(leak(&alice.run("show game.yaml --key own.key").ok(), &secrets).is_some(), "she herself sees it");
    let message = alice.run("mail write game.yaml --to bob --key own.key").ok();
    let message = mail_parser::MessageParser::default().parse(message.as_bytes()).unwrap();
    assert!(message.parts.len() > 2);
    for part in &message.parts {
        let content = String::from_utf8_lossy(part.contents()).into_owned();
        assert_eq!(leak(&content, &secrets), None, "{content}");
    }
}
