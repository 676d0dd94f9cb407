//! A desk that is killed again and again: every entry is in its log once, and everybody is told.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::Stdio;
use std::time::Duration;

use adjudicate::log::wrap;
use adjudicate_testkit::Random;
use adjudicate_testkit::people::key;

use crate::homes;
use crate::mail::crowd;
use crate::mail::fake_server::{FakeServer, Mood};
use crate::mail::many;
use crate::mail::table::{self, entries};

const GAMES: usize = 12;
const KILLS: usize = 50;

#[test]
fn nothing_is_lost_when_the_desk_is_killed() {
    let world = homes();
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
    let mut numbers = Random::new(2026);
    for at in (1..letters.len()).rev() {
        letters.swap(at, numbers.below(at + 1));
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
        std::thread::sleep(Duration::from_micros(2_000 + numbers.below(90_000) as u64));
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

/// The same with as many games and messages as `ADJUDICATE_DESK=GAMES,MESSAGES` asks for, all of which wait from the
/// beginning; `ADJUDICATE_PROGRAM` is the program to kill.
#[test]
fn nothing_is_lost_among_many_games() {
    let (games, turns) = crowd::asked("6,30");
    let world = homes();
    world.person("referee");
    let desk = table::desk(&world, "desk");
    let tables = crowd::tables(games, turns);
    crowd::shelve(&desk, &tables);
    let mut numbers = Random::new(2026);
    for turn in 0..turns {
        for (game, table) in tables.iter().enumerate() {
            // Some overtake others.
            let place = turn as u64 * 1_000 + numbers.below(1_300) as u64;
            desk.write(&format!("mail/new/{place:05}.{turn}.{game:04}"), crowd::message(game, &table.turns[turn]));
        }
    }
    // After so many lines of its log, so that every run gets somewhere, however busy the computer is.
    let lines = games * (3 * turns + 2) * 2 / KILLS;
    let mut done = 0;
    for _ in 0..KILLS {
        let mut child = many::program(&desk, &["mail", "serve", "--once"]).stdout(Stdio::piped()).spawn().unwrap();
        let log = BufReader::new(child.stdout.take().unwrap());
        let seen = log.lines().take(numbers.below(lines)).count();
        std::thread::sleep(Duration::from_micros(numbers.below(if seen == 0 { 50_000 } else { 5_000 }) as u64));
        let _ = child.kill();
        done += usize::from(child.wait().unwrap().success());
    }
    let left = || std::fs::read_dir(desk.path("mail/new")).unwrap().count();
    eprintln!("{KILLS} times killed, {done} times after the end; {} of {} messages were left", left(), games * turns);
    let status = many::program(&desk, &["mail", "serve", "--once"]).stdout(Stdio::null()).status().unwrap();
    assert!(status.success(), "{status}");
    assert_eq!(left(), 0);
    for table in &tables {
        // Every entry once, in its place.
        assert_eq!(desk.read(&format!("games/{}", table.file)), table.whole(), "{}", table.file);
    }
    let sent = table::subjects(&desk);
    let mut told: BTreeMap<&str, usize> = BTreeMap::new();
    for (to, _, _) in sent.iter().filter(|(_, subject, _)| subject.contains(&format!(": turn {turns}, "))) {
        *told.entry(to).or_default() += 1;
    }
    for address in (0..games).flat_map(|game| ["alice", "bob"].map(|name| format!("{name}{game}@example.org"))) {
        assert!(told.get(&*address).is_some_and(|times| *times > 0), "{address} was not told");
    }
    // Twice only where the program was killed between sending and noting that.
    let twice: usize = told.values().map(|times| times - 1).sum();
    eprintln!("{} messages were sent, {twice} of the last ones twice", sent.len());
    assert!(twice <= KILLS, "{twice} messages went out twice");
}
