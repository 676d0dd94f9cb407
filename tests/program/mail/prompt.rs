//! The desk that waits: it is told of new mail at once, and wakes at the next date.

use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use adjudicate::log::{Time, wrap};
use adjudicate_testkit::people::{Homes, NONCE, TestPerson, key};

use crate::homes;
use crate::mail::table;

/// A desk that goes on until it is dropped.
struct Running(Child);

impl Running {
    fn start(desk: &TestPerson, today: bool) -> Running {
        let log = std::fs::File::create(desk.path("log")).unwrap();
        let mut command = desk.command(&["mail".to_owned(), "serve".to_owned()]);
        if today {
            command.env_remove("ADJUDICATE_DATE");
        }
        Running(command.stdout(log).stderr(Stdio::inherit()).spawn().unwrap())
    }

    /// Returns the processor time of the process so far, in hundredths of a second.
    #[cfg(target_os = "linux")]
    fn used(&self) -> u64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.0.id())).unwrap();
        let behind = stat.rsplit(") ").next().unwrap();
        behind.split(' ').skip(11).take(2).map(|ticks| ticks.parse::<u64>().unwrap()).sum()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Waits until this holds, and says how long that took.
fn until(done: impl Fn() -> bool) -> Option<Duration> {
    let begun = Instant::now();
    while !done() {
        if begun.elapsed() > Duration::from_secs(30) {
            return None;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    Some(begun.elapsed())
}

fn messages(desk: &TestPerson) -> usize {
    let files = std::fs::read_dir(desk.path("out")).unwrap();
    files.filter(|file| file.as_ref().unwrap().path().extension().is_some_and(|end| end == "eml")).count()
}

/// Delivers a message as a mail server does: written beside, moved in when it is whole.
fn deliver(desk: &TestPerson, name: &str, text: &str) {
    desk.write(&format!("mail/tmp/{name}"), text);
    std::fs::rename(desk.path(&format!("mail/tmp/{name}")), desk.path(&format!("mail/new/{name}"))).unwrap();
}

/// A desk at work that has told both players of the usual game.
fn desk_at_work() -> (Homes, table::Games, TestPerson, Running) {
    let world = homes();
    let games = table::games(&world);
    let desk = table::desk(&world, "desk");
    desk.write("games/game.yaml", &games.base);
    let running = Running::start(&desk, false);
    assert!(until(|| messages(&desk) == 2).is_some(), "{}", desk.read("log"));
    (world, games, desk, running)
}

#[test]
fn a_message_is_answered_within_a_second_of_its_arrival() {
    let (_world, games, desk, running) = desk_at_work();
    // The desk has nothing to do, and waits.
    std::thread::sleep(Duration::from_millis(500));
    let mut took = Vec::new();
    for (number, entry) in games.next.iter().enumerate() {
        let before = messages(&desk);
        deliver(&desk, &number.to_string(), &format!("From: alice@example.org\r\n\r\n{}", wrap(entry)));
        let told = until(|| messages(&desk) == before + 2);
        took.push(told.unwrap_or_else(|| panic!("{}", desk.read("log"))));
    }
    took.sort();
    // Other tests run on the same processors, so it is the usual case that is looked at.
    assert!(took[1] < Duration::from_secs(1), "{took:?}");
    drop(running);
}

#[cfg(target_os = "linux")]
#[test]
fn a_desk_that_waits_sleeps() {
    let (_world, _games, _desk, running) = desk_at_work();
    std::thread::sleep(Duration::from_millis(700));
    let before = running.used();
    std::thread::sleep(Duration::from_secs(4));
    // Some hundredths of a second would be gone if it looked at anything now and then.
    assert!(running.used() - before <= 1, "{}", running.used() - before);
}

#[test]
fn a_deadline_wakes_the_desk() {
    let world = homes();
    let desk = table::desk(&world, "desk");
    game_with_a_deadline_in(&world, &desk, 6);
    let config = desk.read(".config/adjudicate/config.yaml");
    desk.write(".config/adjudicate/config.yaml", config + "  remind_days: 0\n");
    let running = Running::start(&desk, true);
    assert!(until(|| messages(&desk) == 2).is_some(), "{}", desk.read("log"));
    // Well before the minute is over after which everything is looked at.
    assert!(until(|| messages(&desk) > 2).is_some(), "{}", desk.read("log"));
    let sent = table::sent(&desk);
    let told = |one: &table::Sent| one.parsed().body_text(0).unwrap().contains("The time of alice ended on ");
    assert!(sent.iter().any(told), "{}", desk.read("log"));
    drop(running);
}

/// Lays a game before the desk in which alice's day is over in so many seconds.
fn game_with_a_deadline_in(world: &Homes, desk: &TestPerson, seconds: i64) {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs() as i64;
    let since = Time::from_unix(now - 86_400 + seconds).unwrap();
    let alice = world.person("alice");
    let players =
        format!("--player 'alice={},alice@example.org' --player 'bob={},bob@example.org'", key("alice"), key("bob"));
    let referee = format!("--referee '{},desk@example.org'", key("referee"));
    alice
        .run(&format!(
            "new nine-mens-morris {players} {referee} --first alice --clock 1,0,0 --nonce {NONCE} -o late.yaml --date {since} --yes"
        ))
        .ok();
    desk.write("games/late.yaml", alice.read("late.yaml"));
}
