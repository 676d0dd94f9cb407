//! A real mail server hands messages to `mail receive`: by an alias, a `.forward` file, procmail, and Sieve.

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::program::{World, key};
use crate::real::{account, server};

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
    let (program, home_text) = (env!("CARGO_BIN_EXE_adjudicate"), home.display());
    let text = format!(
        "#!/bin/sh\nexport HOME={home_text}\nexec {program} --yes mail receive --games {home_text}/games >>{home_text}/log 2>&1\n"
    );
    let path = programs.join(name);
    std::fs::write(&path, text).unwrap();
    std::fs::set_permissions(&path, PermissionsExt::from_mode(0o755)).unwrap();
    home
}

/// Waits until the one game there has so many entries, and gives it.
fn arrived(home: &Path, name: &str, entries: usize) -> String {
    let end = Instant::now() + Duration::from_secs(60);
    loop {
        let files = std::fs::read_dir(home.join("games")).unwrap().map(|item| item.unwrap().path());
        let games: Vec<PathBuf> =
            files.filter(|path| path.extension().is_some_and(|ending| ending == "yaml")).collect();
        if let [game] = games.as_slice() {
            let text = std::fs::read_to_string(game).unwrap();
            if text.matches("---\n").count() == entries {
                return text;
            }
        }
        let log = std::fs::read_to_string(home.join("log")).unwrap_or_default();
        assert!(Instant::now() < end, "nothing comes through {name}; its program says:\n{log}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn mail_servers_hand_messages_over() {
    let Some(server) = server() else { return };
    let programs = server.join("programs");
    for name in ["alias", "games", "procmail", "sieve"] {
        let home = script(&programs, name);
        let world = World::new();
        let alice = account(world.person("alice"), &server, "alice", "starttls", "");
        let config = alice.read(".config/adjudicate/config.yaml").replace("send_to: referee", "send_to: everyone");
        alice.write(".config/adjudicate/config.yaml", config);
        let players = format!(
            "--player 'alice={},alice@example.org' --player 'bob={},{name}@programs.example.org'",
            key("alice"),
            key("bob")
        );
        alice.run(&format!("new nine-mens-morris {players} -o games/{name}.yaml --yes")).ok();
        alice.run(&format!("join games/{name}.yaml --send --yes")).ok();
        assert_eq!(arrived(&home, name, 2), alice.read(&format!("games/{name}.yaml")));
        alice.run(&format!("note 'Through {name}.' --game games/{name}.yaml --send --yes")).ok();
        assert_eq!(arrived(&home, name, 3), alice.read(&format!("games/{name}.yaml")));
    }
}
