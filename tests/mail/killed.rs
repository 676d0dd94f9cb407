//! A desk that is killed again and again: every entry is in its log once, and everybody is told.

use std::collections::BTreeMap;
use std::process::Stdio;
use std::time::Duration;

use adjudicate::log::wrap;

use crate::fake_server::{FakeServer, Mood};
use crate::program::{World, key};
use crate::table::entries;

const GAMES: usize = 12;
const KILLS: usize = 50;

/// Numbers that are the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

#[test]
fn nothing_is_lost_when_the_desk_is_killed() {
    let world = World::new();
    let server = FakeServer::start(Mood::Takes);
    let desk = world.stranger("desk");
    let player = world.person("alice");
    world.person("bob");
    for directory in ["games", "mail/new", "mail/cur", "mail/tmp", ".config/adjudicate"] {
        std::fs::create_dir_all(desk.path(directory)).unwrap();
    }
    desk.write(
        ".config/adjudicate/config.yaml",
        format!(
            "mail:\n  address: desk@example.org\n  smtp:\n    host: 127.0.0.1\n    port: {}\n    tls: none\ndesk:\n  games: games\n  \
             maildir: mail\n",
            server.port
        ),
    );
    let bob_key = world.root().join("bob/.config/adjudicate/identity");
    let mut letters = Vec::new();
    let mut finished = BTreeMap::new();
    for game in 0..GAMES {
        // Everybody has an address of his own in every game, so that it is seen who was told about which.
        let players = format!(
            "--player 'alice={},alice{game}@example.org' --player 'bob={},bob{game}@example.org'",
            key("alice"),
            key("bob")
        );
        let file = format!("game-{game}.yaml");
        player.run(&format!("new nine-mens-morris {players} --first alice -o {file} --yes")).ok();
        player.run(&format!("join {file} --yes")).ok();
        player.run(&format!("join {file} --yes --key {}", bob_key.display())).ok();
        let base = player.read(&file);
        desk.write(&format!("games/{file}"), &base);
        for (turn, play) in ["d2", "b4", "f2", "b6"].iter().enumerate() {
            let key = if turn % 2 == 1 { format!("--key {}", bob_key.display()) } else { String::new() };
            player.run(&format!("play {play} --game {file} --yes {key}")).ok();
        }
        let whole = player.read(&file);
        letters.extend(entries(&whole[base.len()..]).into_iter().map(|entry| (game, entry)));
        finished.insert(file, whole);
    }
    // They arrive in disorder.
    let mut numbers = Numbers(2026);
    for at in (1..letters.len()).rev() {
        letters.swap(at, usize::try_from(numbers.below(at as u64 + 1)).unwrap());
    }
    let mut arriving = letters.iter().enumerate();
    for _ in 0..KILLS {
        if let Some((number, (game, entry))) = arriving.next() {
            let text = format!("From: alice{game}@example.org\r\nTo: desk@example.org\r\n\r\n{}", wrap(entry));
            desk.write(&format!("mail/tmp/{number:03}"), text);
            std::fs::rename(desk.path(&format!("mail/tmp/{number:03}")), desk.path(&format!("mail/new/{number:03}")))
                .unwrap();
        }
        let line = ["mail", "serve", "--once"].map(str::to_owned);
        let mut child = desk.command(&line).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        std::thread::sleep(Duration::from_micros(2_000 + numbers.below(90_000)));
        // It may be done already.
        let _ = child.kill();
        child.wait().unwrap();
    }
    assert!(arriving.next().is_none());
    desk.run("mail serve --once").ok();
    for (file, whole) in &finished {
        assert_eq!(desk.read(&format!("games/{file}")), *whole, "{file}");
    }
    assert_eq!(std::fs::read_dir(desk.path("mail/new")).unwrap().count(), 0);
    let taken = server.taken();
    for game in 0..GAMES {
        for name in ["alice", "bob"] {
            let address = format!("{name}{game}@example.org");
            let mine: Vec<_> = taken.iter().filter(|taken| taken.to == address).collect();
            assert!(mine.iter().any(|taken| taken.text.contains(": turn 4, alice to move")), "{address} was not told");
        }
    }
    // A message that went out twice, because the desk was killed before it could note that, is the same message.
    let mut copies: BTreeMap<(String, String), Vec<&str>> = BTreeMap::new();
    for one in &taken {
        let id = one.text.lines().find(|line| line.starts_with("Message-ID:")).unwrap();
        copies.entry((one.to.clone(), id.to_owned())).or_default().push(&one.text);
    }
    let twice = copies.values().filter(|texts| texts.len() > 1).count();
    assert!(copies.values().all(|texts| texts.iter().all(|text| *text == texts[0])));
    assert!(twice <= KILLS, "{twice} messages went out twice");
}
