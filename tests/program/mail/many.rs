//! Many games and many messages at once: every entry once in its log, everybody told, within bounds of memory.
//!
//! `ADJUDICATE_DESK=GAMES,MESSAGES` sets how many; `ADJUDICATE_PROGRAM=target/release/adjudicate` measures that program.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use adjudicate_testkit::people::TestPerson;

use crate::homes;
use crate::mail::crowd;
use crate::mail::table;

/// Kilobytes of address space, code and libraries included.
const MEMORY: usize = 900_000;

/// The program to measure, about to run with these arguments at this desk.
pub fn program(desk: &TestPerson, arguments: &[&str]) -> Command {
    let words: Vec<String> = arguments.iter().map(|word| (*word).to_owned()).collect();
    let own = desk.command(&words);
    let binary = std::env::var_os("ADJUDICATE_PROGRAM").unwrap_or_else(|| own.get_program().to_owned());
    let mut command = Command::new("bash");
    command.args(["-c", &format!("ulimit -v {MEMORY}; exec \"$0\" \"$@\"")]).arg(binary).args(arguments);
    command.current_dir(&desk.home).env_clear().stdin(Stdio::null());
    command.envs(own.get_envs().filter_map(|(name, value)| Some((name, value?))));
    command
}

/// The most memory that a program has had so far, in kilobytes; none if it is gone.
fn peak(child: &Child) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix(" kB")?.parse().ok()
}

/// Runs a command to its end; how long it took, and the most memory that it had.
fn watched(mut command: Command) -> (Duration, u64) {
    let before = Instant::now();
    let mut child = command.stdout(Stdio::null()).spawn().unwrap();
    let mut most = 0;
    let status = loop {
        most = most.max(peak(&child).unwrap_or(0));
        match child.try_wait().unwrap() {
            Some(status) => break status,
            None => std::thread::sleep(Duration::from_millis(10)),
        }
    };
    assert!(status.success(), "{status}");
    (before.elapsed(), most)
}

/// How long it takes to bring so many files of this size to the disk, one after the other, as the program does it.
fn bare_writes(directory: &Path, count: usize, size: usize) -> Duration {
    let before = Instant::now();
    let bytes = vec![b'x'; size];
    for number in 0..count {
        let (draft, place) = (directory.join("draft"), directory.join(format!("{}.bare", number % 100)));
        let mut file = File::create(&draft).unwrap();
        file.write_all(&bytes).unwrap();
        file.sync_all().unwrap();
        std::fs::rename(&draft, &place).unwrap();
        File::open(directory).unwrap().sync_all().unwrap();
    }
    before.elapsed()
}

/// Everybody was told how his game stands after its last turn, once.
fn told(tables: &[crowd::Table], sent: &[(String, String, u64)], turns: usize) {
    let mut last: BTreeMap<&str, usize> = BTreeMap::new();
    for (to, _, _) in sent.iter().filter(|(_, subject, _)| subject.contains(&format!(": turn {turns}, "))) {
        *last.entry(to).or_default() += 1;
    }
    for game in 0..tables.len() {
        for name in ["alice", "bob"] {
            assert_eq!(last.get(format!("{name}{game}@example.org").as_str()), Some(&1), "{name} in game {game}");
        }
    }
}

#[test]
fn many_messages_for_many_games() {
    let (games, turns) = crowd::asked("12,120");
    let world = homes();
    world.person("referee");
    let desk = table::desk(&world, "desk");
    let tables = crowd::tables(games, turns);
    crowd::shelve(&desk, &tables);
    // The first turns of all games, then the second ones, and so on.
    for turn in 0..turns {
        for (game, table) in tables.iter().enumerate() {
            desk.write(&format!("mail/new/{turn:02}.{game:04}"), crowd::message(game, &table.turns[turn]));
        }
    }
    let messages = turns * games;
    let (took, most) = watched(program(&desk, &["mail", "serve", "--once"]));
    let sent = table::subjects(&desk);
    let rate = |took: Duration| messages as f64 / took.as_secs_f64();
    eprintln!("{messages} messages for {games} games took {took:.2?}: {:.1} a second, {most} kB at most", rate(took));
    eprintln!("{} messages were sent, {} bytes", sent.len(), sent.iter().map(|(_, _, size)| size).sum::<u64>());
    // The necessary work: every log is verified once, every entry and every message brought to the disk once.
    let (verified, _) = watched(program(&desk, &["verify", "games"]));
    let written = bare_writes(&desk.path("mail/tmp"), messages + sent.len(), tables[0].whole().len());
    let bare = verified + written;
    let ratio = bare.as_secs_f64() / took.as_secs_f64();
    eprintln!("bare: verifying {verified:.2?}, writing {written:.2?}; ratio {ratio:.3}");
    for table in &tables {
        assert_eq!(desk.read(&format!("games/{}", table.file)), table.whole(), "{}", table.file);
    }
    assert_eq!(std::fs::read_dir(desk.path("mail/new")).unwrap().count(), 0);
    told(&tables, &sent, turns);
}

#[test]
fn nobody_waits_until_all_mail_is_taken_in() {
    let world = homes();
    world.person("referee");
    let desk = table::desk(&world, "desk");
    let tables = crowd::tables(24, 10);
    crowd::shelve(&desk, &tables);
    // Everybody has been told how the games begin.
    desk.run("mail serve --once").ok();
    for turn in 0..10 {
        for (game, table) in tables.iter().enumerate() {
            desk.write(&format!("mail/new/{turn:02}.{game:04}"), crowd::message(game, &table.turns[turn]));
        }
    }
    let log = desk.run("mail serve --once").ok();
    let first = log.find(" sent to ").unwrap();
    let last = log.rfind(" message ").unwrap();
    assert!(first < last, "the first message was sent after the last had come in");
}
