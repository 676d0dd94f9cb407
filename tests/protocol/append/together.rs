//! Several programs and threads at once, programs killed at random, a real disk that is full.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use adjudicate::log::Frames;
use adjudicate::log::file::{self, Disk, FileError};
use adjudicate_testkit::Random;

use super::{NO_SPACE, entry, log_in, names_in};

/// Appends `count` entries that say who wrote them, each time to the log as it then is.
fn append_many(log: &Path, who: usize, count: usize) -> usize {
    let mut refused = 0;
    for n in 0..count {
        loop {
            let known = file::read(&Disk, log).unwrap();
            match file::append(&Disk, log, &known, &entry(who * 1000 + n)) {
                Ok(()) => break,
                Err(FileError::Changed { .. }) => refused += 1,
                Err(error) => panic!("{error}"),
            }
        }
    }
    refused
}

fn numbers(log: &Path) -> Vec<usize> {
    let bytes = fs::read(log).unwrap();
    let numbers = Frames::new(&bytes).map(|frame| {
        let text = frame.unwrap().text.to_owned();
        let n = text.lines().nth(1).unwrap().strip_prefix("seq: ").unwrap().parse().unwrap();
        assert_eq!(text, entry(n));
        n
    });
    numbers.collect()
}

#[test]
fn several_threads_lose_nothing() {
    let home = tempfile::tempdir().unwrap();
    let log = log_in(home.path());
    fs::write(&log, entry(9999)).unwrap();
    let refused: usize = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..4)
            .map(|who| {
                scope.spawn({
                    let log = &log;
                    move || append_many(log, who, 25)
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).sum()
    });
    all_there(&log, 4, 25);
    println!("4 threads, 100 entries, {refused} times refused because another was first");
}

fn all_there(log: &Path, writers: usize, count: usize) {
    let mut found = numbers(log);
    assert_eq!(found.remove(0), 9999);
    found.sort_unstable();
    let expected: Vec<usize> = (0..writers).flat_map(|who| (0..count).map(move |n| who * 1000 + n)).collect();
    assert_eq!(found, expected);
    assert_eq!(names_in(log.parent().unwrap()), ["game.yaml"]);
}

/// Starts this test program again as a writer (see [`helper`]).
fn spawn(job: &str, log: &Path, who: usize) -> Child {
    helper_command(job, log, who).stdout(Stdio::null()).spawn().unwrap()
}

fn helper_command(job: &str, log: &Path, who: usize) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "append::together::helper", "--nocapture"]);
    command.env("APPEND_JOB", job).env("APPEND_LOG", log).env("APPEND_WHO", who.to_string());
    command
}

/// No test of its own: what the other programs do that these tests start.
#[test]
fn helper() {
    let Ok(job) = std::env::var("APPEND_JOB") else { return };
    let log = PathBuf::from(std::env::var_os("APPEND_LOG").unwrap());
    match job.as_str() {
        "some" => {
            append_many(&log, std::env::var("APPEND_WHO").unwrap().parse().unwrap(), 20);
        }
        "endless" => loop {
            let known = file::read(&Disk, &log).unwrap();
            let next = known.windows(4).filter(|w| w == b"---\n").count();
            file::append(&Disk, &log, &known, &entry(next)).unwrap();
        },
        "until full" => {
            let full = (0..).find_map(|n| {
                let known = file::read(&Disk, &log).unwrap();
                file::append(&Disk, &log, &known, &entry(n)).err().map(|error| (known, error))
            });
            let (known, error) = full.unwrap();
            let FileError::Failed { unchanged: true, error: reason, .. } = &error else { panic!("{error}") };
            assert_eq!(reason.raw_os_error(), Some(NO_SPACE));
            assert_eq!(file::read(&Disk, &log).unwrap(), known);
            assert_eq!(names_in(log.parent().unwrap()), ["game.yaml"]);
            println!("full after {} entries: {error}; hint: {}", numbers(&log).len(), error.hint().unwrap());
        }
        other => panic!("{other}"),
    }
}

#[test]
fn several_programs_lose_nothing() {
    let home = tempfile::tempdir().unwrap();
    let log = log_in(home.path());
    fs::write(&log, entry(9999)).unwrap();
    let programs: Vec<Child> = (0..3).map(|who| spawn("some", &log, who)).collect();
    for mut program in programs {
        assert!(program.wait().unwrap().success());
    }
    all_there(&log, 3, 20);
}

#[test]
fn programs_killed_at_random_leave_whole_entries() {
    const KILLS: u64 = 50;
    let home = tempfile::tempdir().unwrap();
    let log = log_in(home.path());
    fs::write(&log, entry(0)).unwrap();
    let (mut drafts, mut looks) = (0, 0);
    let mut random = Random::new(0x9e37_79b9);
    for round in 0..KILLS {
        let before = numbers(&log).len();
        let mut program = spawn("endless", &log, 0);
        // The first entry shows that the program has started; then it lives a random time longer.
        while numbers(&log).len() <= before {
            assert!(program.try_wait().unwrap().is_none(), "the writer of round {round} failed by itself");
            looks += 1;
        }
        std::thread::sleep(Duration::from_micros(random.number() >> 50));
        program.kill().unwrap();
        program.wait().unwrap();
        let found = numbers(&log);
        assert!(found.iter().copied().eq(0..found.len()), "an entry is missing or twice: {found:?}");
        drafts += names_in(home.path()).len() - 1;
    }
    let entries = numbers(&log).len();
    file::append(&Disk, &log, &fs::read(&log).unwrap(), &entry(entries)).unwrap();
    assert_eq!(names_in(home.path()), ["game.yaml"]);
    println!("{KILLS} programs killed, {entries} entries whole, {drafts} drafts left, {looks} looks while they wrote");
}

#[test]
fn a_full_disk_leaves_the_log_as_it_was() {
    let home = tempfile::tempdir().unwrap();
    let log = home.path().join("disk/game.yaml");
    fs::create_dir(home.path().join("disk")).unwrap();
    // A disk of 64 KiB, in a mount namespace of its own; where that is not allowed, the injected faults have to do.
    let script = r#"mount -t tmpfs -o size=64k none "$1" && shift && : > "$APPEND_LOG" && exec "$@""#;
    let helper = helper_command("until full", &log, 0);
    let mut command = Command::new("unshare");
    command.args(["--mount", "sh", "-c", script, "sh"]).arg(home.path().join("disk"));
    command.arg(helper.get_program()).args(helper.get_args());
    command.envs(helper.get_envs().filter_map(|(key, value)| Some((key, value?))));
    let probe = Command::new("unshare").args(["--mount", "mount", "-t", "tmpfs", "none"]).arg(home.path()).output();
    if !probe.is_ok_and(|output| output.status.success()) {
        println!("no small disk can be mounted here");
        return;
    }
    let output = command.output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    println!("{}", said.lines().find(|line| line.contains("full after")).unwrap());
}
