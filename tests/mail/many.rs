//! Many games and many messages at once: every entry once in its log, everybody told, within bounds of memory.
//!
//! `ADJUDICATE_DESK=GAMES,MESSAGES` sets how many; `ADJUDICATE_PROGRAM=target/release/adjudicate` measures that program.

use std::process::{Command, Stdio};
use std::time::Instant;

use adjudicate::log::wrap;

use crate::program::{World, key};
use crate::table::{self, entries};

/// Kilobytes of address space, code and libraries included.
const MEMORY: usize = 900_000;
/// Moves of a game in which nobody closes a mill.
const MOVES: [&str; 10] = ["a1", "b2", "d1", "d2", "g4", "f4", "a7", "c3", "d7", "e5"];

#[test]
fn many_messages_for_many_games() {
    let asked = std::env::var("ADJUDICATE_DESK").unwrap_or_else(|_| "8,48".to_owned());
    let (games, messages) = asked.split_once(',').unwrap();
    let (games, messages): (usize, usize) = (games.parse().unwrap(), messages.parse().unwrap());
    let turns = messages / games;
    assert!((1..=MOVES.len()).contains(&turns), "one to ten messages for each game");
    let world = World::new();
    let desk = table::desk(&world, "desk");
    let player = world.person("alice");
    world.person("bob");
    let bob = world.root().join("bob/.config/adjudicate/identity");
    let players =
        format!("--player 'alice={},alice@example.org' --player 'bob={},bob@example.org'", key("alice"), key("bob"));
    let mut finished = Vec::new();
    let mut letters = Vec::new();
    for game in 0..games {
        let file = format!("game-{game:04}.yaml");
        player.run(&format!("new nine-mens-morris {players} --first alice -o {file} --yes")).ok();
        player.run(&format!("join {file} --yes")).ok();
        player.run(&format!("join {file} --yes --key {}", bob.display())).ok();
        let base = player.read(&file);
        desk.write(&format!("games/{file}"), &base);
        for (turn, play) in MOVES.iter().take(turns).enumerate() {
            let key = if turn % 2 == 1 { format!("--key {}", bob.display()) } else { String::new() };
            player.run(&format!("play {play} --game {file} --yes {key}")).ok();
        }
        let whole = player.read(&file);
        letters.push(entries(&whole[base.len()..]));
        finished.push((file, whole));
    }
    // The first turns of all games, then the second ones, and so on.
    for turn in 0..turns {
        for (game, entries) in letters.iter().enumerate() {
            let name = format!("mail/new/{turn:02}.{game:04}");
            desk.write(&name, format!("From: alice@example.org\r\n\r\n{}", wrap(&entries[turn])));
        }
    }
    let program = desk.command(&["mail", "serve", "--once"].map(str::to_owned));
    let binary = std::env::var_os("ADJUDICATE_PROGRAM").unwrap_or_else(|| program.get_program().to_owned());
    let mut shell = Command::new("bash");
    shell.args(["-c", &format!("ulimit -v {MEMORY}; exec \"$0\" \"$@\"")]).arg(binary).args(program.get_args());
    shell.current_dir(&desk.home).env_clear().stdin(Stdio::null());
    shell.envs(program.get_envs().filter_map(|(name, value)| Some((name, value?))));
    let before = Instant::now();
    let output = shell.output().unwrap();
    let took = before.elapsed();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    eprintln!(
        "{} messages for {games} games took {took:?}: {:.1} a second",
        turns * games,
        (turns * games) as f64 / took.as_secs_f64()
    );
    for (file, whole) in &finished {
        assert_eq!(desk.read(&format!("games/{file}")), *whole, "{file}");
    }
    let sent = table::sent(&desk);
    let last = sent.iter().filter(|sent| sent.subject().contains(&format!(": turn {turns}, "))).count();
    assert_eq!(last, 2 * games, "everybody is told how his game stands");
}
