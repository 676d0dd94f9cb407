//! Every message of `tests/vectors/mail`, through `mail receive` and over the desk.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use adjudicate_testkit::people::{Homes, TestPerson};
use serde_json::Value;

use crate::homes;
use crate::mail::cases;
use crate::mail::table::{self, Sent};

fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors/mail")
}

/// Returns the expected outcome of every message: outcomes of `mail receive`, and whether the desk answers the sender.
fn expected() -> BTreeMap<String, (String, bool)> {
    let table = std::fs::read_to_string(directory().join("expected.txt")).unwrap();
    let line = |line: &str| {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [name, outcomes, answered] = cells.as_slice() else { panic!("{line}") };
        ((*name).to_owned(), ((*outcomes).to_owned(), *answered == "answered"))
    };
    table.lines().filter(|line| !line.starts_with('#')).map(line).collect()
}

/// Returns true if the vectors are written instead of compared.
fn generates() -> bool {
    adjudicate_testkit::is_updating("mail")
}

#[test]
fn the_messages_are_those_of_the_generator() {
    let world = homes();
    let games = table::games(&world);
    let cases = cases::all(&games);
    let names: std::collections::BTreeSet<&str> = cases.iter().map(|(name, _)| *name).collect();
    assert!(names.len() == cases.len() && cases.len() >= 80, "{} messages", cases.len());
    if generates() {
        std::fs::create_dir_all(directory()).unwrap();
        std::fs::write(directory().join("game.yaml"), &games.base).unwrap();
        std::fs::write(directory().join("other.yaml"), &games.other.0).unwrap();
        for (name, bytes) in &cases {
            std::fs::write(directory().join(format!("{name}.eml")), bytes).unwrap();
        }
    }
    assert_eq!(std::fs::read_to_string(directory().join("game.yaml")).unwrap(), games.base);
    for (name, bytes) in cases {
        let stored = std::fs::read(directory().join(format!("{name}.eml"))).unwrap();
        assert!(stored == bytes, "{name}.eml is not what the generator makes");
    }
}

/// Somebody with both games, as they stood before any of the messages.
fn reader(world: &Homes, person: TestPerson) -> TestPerson {
    let games = person.path("games");
    let _ = std::fs::remove_dir_all(&games);
    let _ = std::fs::remove_dir_all(person.path(".local"));
    std::fs::create_dir_all(&games).unwrap();
    for name in ["game.yaml", "other.yaml"] {
        std::fs::copy(directory().join(name), games.join(name)).unwrap();
    }
    assert!(world.root().exists());
    person
}

/// Returns the outcomes that `mail receive` prints, as `3 added, 4 early`.
fn outcomes(stdout: &str) -> String {
    let mut seen = Vec::new();
    for line in stdout.lines() {
        let value: Value = serde_json::from_str(line).unwrap();
        let outcome = value["outcome"].as_str().unwrap_or_default().to_owned();
        match value["report"].as_str().unwrap() {
            "entry" => {
                let entry = value["entry"].as_u64().map(|seq| format!("{seq} ")).unwrap_or_default();
                let file = value["file"].as_str().is_some_and(|file| file.ends_with("other.yaml"));
                seen.push(format!("{entry}{outcome}{}", if file { " in other" } else { "" }));
            }
            "element" => seen.push(format!("element {outcome}")),
            "slip" => seen.push(format!("slip of {} {outcome}", value["by"].as_str().unwrap_or("somebody"))),
            "failure" => seen.push(format!("failure: {}", value["error"])),
            _ => {}
        }
    }
    // Several ways in which the same thing is wrong are one.
    seen.dedup();
    if seen.is_empty() { "nothing".to_owned() } else { seen.join(", ") }
}

#[test]
fn every_message_is_taken_for_what_it_is() {
    let world = homes();
    let (bob, mut desk) = (world.person("bob"), table::desk(&world, "desk"));
    let mut names: Vec<String> = std::fs::read_dir(directory())
        .unwrap()
        .filter_map(|item| item.unwrap().file_name().into_string().unwrap().strip_suffix(".eml").map(str::to_owned))
        .collect();
    names.sort();
    let wanted = if generates() { BTreeMap::new() } else { expected() };
    let mut table = String::from("# message | what becomes of it | whether the desk answers its sender\n");
    let mut wrong = Vec::new();
    let mut bob = bob;
    for name in &names {
        let bytes = std::fs::read(directory().join(format!("{name}.eml"))).unwrap();
        bob = reader(&world, bob);
        let call = bob.run_with("mail receive --games games --json", &bytes);
        // An entry that is dated ahead is neither taken in nor invalid: the mail server keeps the message and tries again.
        let status = if name == "from-the-future" { 75 } else { 0 };
        assert_eq!(call.status, status, "{name}: {}", call.stderr);
        let got = outcomes(&call.stdout);
        desk = reader(&world, desk);
        let answered = over_the_desk(&desk, name, &bytes);
        table.push_str(&format!("{name} | {got} | {}\n", if answered { "answered" } else { "-" }));
        if !generates() && wanted.get(name) != Some(&(got.clone(), answered)) {
            wrong.push(format!("{name}: {got}, answered: {answered}; wanted {:?}", wanted.get(name)));
        }
        bob.run("verify games").ok();
    }
    if generates() {
        std::fs::write(directory().join("expected.txt"), table).unwrap();
    } else {
        assert_eq!(wrong, Vec::<String>::new());
        assert_eq!(wanted.len(), names.len());
    }
}

/// Lets the desk read one message. For every message: nothing goes to strangers, headers stay in their places, and the
/// message and the next one are handled. Says whether the sender was answered.
fn over_the_desk(desk: &TestPerson, name: &str, bytes: &[u8]) -> bool {
    for directory in ["out", "mail/new", "mail/cur"] {
        let _ = std::fs::remove_dir_all(desk.path(directory));
        std::fs::create_dir_all(desk.path(directory)).unwrap();
    }
    desk.write("mail/new/1.message", bytes);
    let call = desk.run("mail serve --once");
    assert_eq!((call.status, call.stderr.as_str()), (0, ""), "{name}: {}", call.stdout);
    assert_eq!(std::fs::read_dir(desk.path("mail/new")).unwrap().count(), 0, "{name}");
    assert!(call.stdout.lines().any(|line| line.contains("message 1.message from ")), "{name}: {}", call.stdout);
    assert!(call.stdout.lines().all(|line| line.starts_with("2026-11-20T17:03:11Z ")), "{name}: {}", call.stdout);
    let sent = table::sent(desk);
    let allowed = ["alice@example.org", "bob@example.org"];
    for message in &sent {
        assert!(allowed.contains(&message.to.as_str()), "{name}: mail to {}", message.to);
        no_strangers(name, message);
    }
    let answers: Vec<&Sent> = sent.iter().filter(|message| message.subject() == "[adjudicate] not taken").collect();
    assert!(answers.len() <= 1, "{name}: {} answers", answers.len());
    for answer in &answers {
        assert_eq!(answer.parsed().header_raw("Auto-Submitted").map(str::trim), Some("auto-replied"), "{name}");
    }
    !answers.is_empty()
}

/// No header of a message that was sent names anybody who should not be named.
fn no_strangers(name: &str, message: &Sent) {
    let parsed = message.parsed();
    for (header, value) in parsed.headers_raw() {
        assert!(!header.eq_ignore_ascii_case("bcc"), "{name}: {header}: {value}");
        let about = ["to", "cc", "from", "sender", "reply-to"].iter().any(|known| header.eq_ignore_ascii_case(known));
        assert!(!about || !value.contains("evil.example"), "{name}: {header}: {value}");
    }
    let text = String::from_utf8(message.bytes.clone()).unwrap();
    let (head, _) = text.split_once("\r\n\r\n").unwrap();
    assert!(head.lines().all(|line| line.starts_with([' ', '\t']) || line.contains(':')), "{name}: {head}");
    assert!(text.lines().all(|line| line.len() <= 998), "{name}");
}

/// The messages are read by another reader of mail as well: what Python's library finds as attachments is what was put in.
#[test]
fn messages_that_are_written_are_read_by_others() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("python3 is not here: messages were not read by another library");
        assert!(std::env::var_os("ADJUDICATE_CI").is_none(), "CI has to have python3");
        return;
    }
    let world = homes();
    let games = table::games(&world);
    let desk = reader(&world, table::desk(&world, "desk"));
    over_the_desk(&desk, "armored", &std::fs::read(directory().join("armored.eml")).unwrap());
    let sent = table::sent(&desk);
    let message = sent.iter().find(|sent| sent.to == "bob@example.org" && sent.subject().contains("turn 1")).unwrap();
    desk.write("message.eml", &message.bytes);
    let script = "import email, email.policy, sys\n\
                  m = email.message_from_binary_file(open(sys.argv[1], 'rb'), policy=email.policy.default)\n\
                  assert not m.defects, m.defects\n\
                  print(m['subject']); print(m['to']); print(m['auto-submitted'])\n\
                  print(max(len(l) for l in m.get_body(('plain',)).get_content().splitlines()))\n\
                  print([a.get_filename() for a in m.iter_attachments()])\n\
                  print(next(m.iter_attachments()).get_content().decode(), end='')\n";
    let output = Command::new("python3").args(["-c", script]).arg(desk.path("message.eml")).output().unwrap();
    let printed = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let lines: Vec<&str> = printed.splitn(6, '\n').collect();
    assert!(
        lines[0].starts_with("[adjudicate] nine-mens-morris ") && lines[0].ends_with(": turn 1, bob to move"),
        "{}",
        lines[0]
    );
    assert_eq!(lines[1..3], ["bob <bob@example.org>", "auto-generated"]);
    assert!(lines[3].parse::<usize>().unwrap() < 72, "{} columns", lines[3]);
    assert_eq!(lines[4], "['alice-0003.yaml']");
    assert_eq!(lines[5], games.next[0]);
}
