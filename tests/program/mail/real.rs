//! A whole game through a real mail server: Postfix with TLS and passwords, Maildirs, two players and a desk.
//!
//! `tests/mail/server.sh start DIRECTORY` makes the server, and `ADJUDICATE_MAIL_SERVER=DIRECTORY` says where it is. Without
//! it the test says so, and fails if `ADJUDICATE_CI` is set.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use adjudicate_testkit::people::{TestPerson, key};
use serde_json::Value;

use crate::homes;
use crate::mail::table::entries;

/// The directory of the mail server, if there is one.
pub fn server() -> Option<PathBuf> {
    let directory = std::env::var_os("ADJUDICATE_MAIL_SERVER").map(PathBuf::from);
    if directory.is_none() {
        eprintln!("NOT RUN: no mail server; start one with tests/mail/server.sh and set ADJUDICATE_MAIL_SERVER");
        assert!(std::env::var_os("ADJUDICATE_CI").is_none(), "CI has to have a mail server");
    }
    directory
}

/// Gives somebody an account at the server.
pub fn account(person: TestPerson, server: &std::path::Path, name: &str, tls: &str, more: &str) -> TestPerson {
    std::fs::create_dir_all(person.path("games")).unwrap();
    let mail = server.join("mail").join(name);
    let ports = std::fs::read_to_string(server.join("ports")).unwrap();
    let (starttls, wrapped) = ports.trim().split_once(' ').unwrap();
    let (port, server) = (if tls == "tls" { wrapped } else { starttls }, server.display());
    person.write(
        ".config/adjudicate/config.yaml",
        format!(
            "mail:\n  address: {name}@example.org\n  send_to: referee\n  smtp:\n    host: localhost\n    port: {port}\n    tls: {tls}\n    \
             certificate: {server}/certificate.pem\n    user: {name}@example.org\n    password_command: cat {server}/password\n\
             desk:\n  games: games\n  maildir: {}\n{more}",
            mail.display()
        ),
    );
    person
}

/// Waits until mail is there, and gives how many messages.
fn arrived(server: &std::path::Path, name: &str, count: usize) {
    let new = server.join("mail").join(name).join("new");
    let end = Instant::now() + Duration::from_secs(60);
    while std::fs::read_dir(&new).unwrap().count() < count {
        assert!(Instant::now() < end, "no mail for {name}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn shown(person: &TestPerson) -> Value {
    serde_json::from_str(&person.run("show games/game.yaml --json").ok()).unwrap()
}

#[test]
fn a_whole_game_through_a_real_server() {
    let Some(server) = server() else { return };
    for name in ["alice", "bob", "desk"] {
        for part in ["new", "cur"] {
            for item in std::fs::read_dir(server.join("mail").join(name).join(part)).unwrap() {
                std::fs::remove_file(item.unwrap().path()).unwrap();
            }
        }
    }
    let world = homes();
    let desk = account(world.person("referee"), &server, "desk", "starttls", "");
    let alice = account(world.person("alice"), &server, "alice", "tls", "");
    let bob = account(world.person("bob"), &server, "bob", "starttls", "");
    let players =
        format!("--player 'alice={},alice@example.org' --player 'bob={},bob@example.org'", key("alice"), key("bob"));
    let terms = format!("--referee '{},desk@example.org' --organiser referee --clock 7,3,10", key("referee"));
    desk.run(&format!("new nine-mens-morris {players} {terms} --option stones=3 -o games/game.yaml --yes")).ok();
    let mut rounds = 0;
    loop {
        desk.run("mail serve --once").ok();
        for (name, player) in [("alice", &alice), ("bob", &bob)] {
            arrived(&server, name, 1);
            let mail = server.join("mail").join(name);
            let wanted = if player.path("games/game.yaml").exists() { "" } else { " --yes" };
            player.run(&format!("mail receive --games games --maildir {}{wanted}", mail.display())).ok();
            let arrived_as = player.path("games/nine-mens-morris-alice-bob.yaml");
            if arrived_as.exists() {
                std::fs::rename(arrived_as, player.path("games/game.yaml")).unwrap();
            }
            assert_eq!(player.read("games/game.yaml"), desk.read("games/game.yaml"), "{name}, round {rounds}");
        }
        let state = shown(&desk);
        if state["verdict"] == "over" {
            break;
        }
        rounds += 1;
        assert!(rounds < 60, "the game does not end");
        for due in state["due"].as_array().unwrap() {
            let player = if due["name"] == "alice" { &alice } else { &bob };
            if state["pen"]["for"] == "join" {
                player.run("join games/game.yaml --send --yes").ok();
            } else if state["pen"]["for"] == "roll" {
                player.run("answer --game games/game.yaml --send --yes").ok();
            } else if rounds > 20 {
                player.run("resign --game games/game.yaml --send --yes").ok();
            } else {
                let moves: Value = serde_json::from_str(&player.run("moves games/game.yaml --json").ok()).unwrap();
                let group = moves["groups"].as_array().unwrap().last().unwrap()["moves"].as_array().unwrap();
                let play = group[rounds % group.len()].as_str().unwrap();
                player.run(&format!("play '{play}' --game games/game.yaml --send --yes")).ok();
            }
        }
        arrived(&server, "desk", state["due"].as_array().unwrap().len());
    }
    assert!(entries(&desk.read("games/game.yaml")).len() > 8);
    assert_eq!(desk.read("games/game.yaml"), alice.read("games/game.yaml"));
    assert_eq!(desk.read("games/game.yaml"), bob.read("games/game.yaml"));
    desk.run("verify games/game.yaml").ok();
    // A wrong password and a certificate that is not trusted: nothing leaves, and nothing is lost.
    let config = alice.read(".config/adjudicate/config.yaml");
    for (changed, why) in [
        (config.replace("password_command: cat", "password_command: echo wrong; true"), "535"),
        (
            config.lines().filter(|line| !line.contains("certificate:")).map(|l| format!("{l}\n")).collect(),
            "certificate",
        ),
    ] {
        alice.write(".config/adjudicate/config.yaml", changed);
        let call = alice.run("mail send games/game.yaml");
        assert_eq!(call.status, 75, "{}", call.stderr);
        assert!(call.stderr.contains(why), "{}", call.stderr);
    }
    alice.write(".config/adjudicate/config.yaml", config);
    alice.run("mail send --outbox").ok();
}

/// As Thunderbird, Gmail, Outlook and an iPhone answer, to the end of a game; the script says itself what did not come about.
#[test]
fn two_people_with_nothing_but_mail_play_through_a_real_server() {
    let Some(server) = server() else { return };
    let world = homes();
    let desk = world.stranger("hall");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mail/nothing_but_mail.py");
    let mut python = Command::new("python3");
    python.arg(script).args([&server, Path::new(env!("CARGO_BIN_EXE_adjudicate")), &desk.home]);
    let played = python.args(["nine-mens-morris", "stones=3"]).output().unwrap();
    let told = String::from_utf8_lossy(&played.stdout);
    assert!(played.status.success(), "{told}\n{}", String::from_utf8_lossy(&played.stderr));
    assert!(told.contains("entries written down by the referee; an answer took"), "{told}");
}
