//! A real mail server hands messages to `mail receive`: by an alias, a `.forward` file, procmail, and Sieve.

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use adjudicate_testkit::people::{Homes, TestPerson, key};

use crate::homes;
use crate::mail::real::{account, server};

/// Everybody may do everything there: the mail server runs programs as one user or another.
fn open(path: &Path) {
    std::fs::create_dir_all(path).unwrap();
    std::fs::set_permissions(path, PermissionsExt::from_mode(0o777)).unwrap();
}

/// The program as the mail server runs it, which hands it a message and little else.
fn script(programs: &Path, name: &str) -> PathBuf {
    let home = programs.join(format!("home-{name}"));
    let _ = std::fs::remove_dir_all(&home);
    open(&home);
    open(&home.join("games"));
    let (program, home_text) = (crate::PROGRAM, home.display());
    let text = format!(
        "#!/bin/sh\nexport HOME={home_text}\nexec {program} --yes mail receive --games {home_text}/games >>{home_text}/log 2>&1\n"
    );
    let path = programs.join(name);
    std::fs::write(&path, text).unwrap();
    std::fs::set_permissions(&path, PermissionsExt::from_mode(0o755)).unwrap();
    home
}

/// Waits until something is so.
fn until(what: &str, is_so: impl Fn() -> bool) {
    let end = Instant::now() + Duration::from_secs(60);
    while !is_so() {
        assert!(Instant::now() < end, "{what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// The one game there, as soon as it has so many entries.
fn arrived(home: &Path, name: &str, entries: usize) -> String {
    let game = || {
        let files = std::fs::read_dir(home.join("games")).unwrap().map(|item| item.unwrap().path());
        let game = files.into_iter().find(|path| path.extension().is_some_and(|ending| ending == "yaml"))?;
        let text = std::fs::read_to_string(game).unwrap();
        (text.matches("---\n").count() == entries).then_some(text)
    };
    until(&format!("nothing comes through {name}; see {}/log", home.display()), || game().is_some());
    game().unwrap()
}

/// Alice, whose game with somebody at this address has begun.
fn alice(world: &Homes, server: &Path, name: &str) -> TestPerson {
    let alice = account(world.person("alice"), server, "alice", "starttls", "");
    let config = alice.read(".config/adjudicate/config.yaml").replace("send_to: referee", "send_to: everyone");
    alice.write(".config/adjudicate/config.yaml", config);
    let (alices, bobs) = (key("alice"), key("bob"));
    let players =
        format!("--player 'alice={alices},alice@example.org' --player 'bob={bobs},{name}@programs.example.org'");
    alice.run(&format!("new nine-mens-morris {players} --first alice -o games/{name}.yaml --yes")).ok();
    alice
}

#[test]
fn mail_servers_hand_messages_over() {
    let Some(server) = server() else { return };
    let programs = server.join("programs");
    for name in ["alias", "games", "procmail", "sieve"] {
        let home = script(&programs, name);
        let world = homes();
        let alice = alice(&world, &server, name);
        alice.run(&format!("join games/{name}.yaml --send --yes")).ok();
        assert_eq!(arrived(&home, name, 2), alice.read(&format!("games/{name}.yaml")));
        // She does not hold the pen any more, so what she says goes on a slip.
        alice.run(&format!("note 'Through {name}.' --game games/{name}.yaml --send --yes")).ok();
        let slip = alice.read(&format!("games/{name}.yaml.beside"));
        until(&format!("no slip comes through {name}; see {}/log", home.display()), || {
            let mut files = std::fs::read_dir(home.join("games")).unwrap().map(|item| item.unwrap().path());
            files.any(|path| std::fs::read_to_string(path).is_ok_and(|text| text == slip))
        });
    }
}

#[test]
fn a_mail_server_keeps_what_could_not_be_written() {
    let Some(server) = server() else { return };
    let name = "later";
    let home = script(&server.join("programs"), name);
    // Nothing can be written to the directory of games.
    let (games, away) = (home.join("games"), home.join("away"));
    std::fs::rename(&games, &away).unwrap();
    std::fs::write(&games, "").unwrap();
    let world = homes();
    let alice = alice(&world, &server, name);
    alice.run(&format!("join games/{name}.yaml --send --yes")).ok();
    let postfix = server.join("postfix").display().to_string();
    let queued = || {
        let output = Command::new("postqueue").args(["-c", &postfix, "-p"]).output().unwrap();
        String::from_utf8_lossy(&output.stdout).contains("later@programs.example.org")
    };
    let log = || std::fs::read_to_string(home.join("log")).unwrap_or_default();
    until("the program was not called", || log().contains("error:"));
    assert!(queued(), "the message has left the queue: {}", log());
    std::fs::remove_file(&games).unwrap();
    std::fs::rename(&away, &games).unwrap();
    until("the message is not deferred", || {
        assert!(Command::new("postqueue").args(["-c", &postfix, "-f"]).status().unwrap().success());
        !queued()
    });
    assert_eq!(arrived(&home, name, 2), alice.read(&format!("games/{name}.yaml")));
}
