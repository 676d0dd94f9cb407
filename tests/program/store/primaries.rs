//! A primary that hangs, and one that comes back after its standby has taken its place.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use adjudicate_testkit::people::{Homes, TestPerson};

use crate::homes;
use crate::mail::crowd;
use crate::mail::latency::AtWork;
use crate::store::sending::Sink;
use crate::store::{desk, psql, server};

/// Servers of one test, which it may kill.
struct Pair {
    directory: PathBuf,
    /// The URL of a store in them, the first primary first.
    url: String,
}

impl Pair {
    fn start(world: &Homes, name: &str) -> (Pair, TestPerson) {
        let directory = std::env::temp_dir().join(format!("adjudicate-{name}-{}", std::process::id()));
        let mut pair = Pair { directory, url: String::new() };
        pair.servers("start");
        pair.url = std::fs::read_to_string(pair.directory.join("url")).unwrap().trim().to_owned();
        let own = desk(world, "desks", Some(&pair.directory));
        own.run(&format!("store init {}", pair.url)).ok();
        (pair, own)
    }

    fn servers(&self, action: &str) {
        let done = Command::new("tests/store/server.sh").arg(action).arg(&self.directory).output().unwrap();
        assert!(done.status.success(), "{action}: {}", String::from_utf8_lossy(&done.stderr));
    }

    /// The port of a server: the first primary, or its standby.
    fn port(&self, number: usize) -> String {
        let ports = std::fs::read_to_string(self.directory.join("ports")).unwrap();
        ports.split_whitespace().nth(number).unwrap().to_owned()
    }

    /// Asks the standby, which has become the primary.
    fn new_primary(&self, sql: &str) -> String {
        let done = Command::new("psql")
            .args(["-h", "127.0.0.1", "-p", &self.port(1), "-U", "owner", "-d", "games", "-AtqXc", sql])
            .env("PGPASSFILE", self.directory.join("pgpass"))
            .output()
            .unwrap();
        assert!(done.status.success(), "{sql}: {}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8(done.stdout).unwrap().trim_end().to_owned()
    }
}

impl Drop for Pair {
    fn drop(&mut self) {
        let _ = Command::new("tests/store/server.sh").arg("stop").arg(&self.directory).output();
        let _ = std::fs::remove_dir_all(&self.directory);
    }
}

fn receive(own: &TestPerson, url: &str, message: &str) -> i32 {
    own.run_with(&format!("--store {url} mail receive"), message.as_bytes()).status
}

#[test]
fn a_mail_server_has_its_answer_though_the_primary_hangs() {
    if server().is_none() {
        return;
    }
    let world = homes();
    let (pair, own) = Pair::start(&world, "hangs");
    let table = &crowd::tables(1, 2)[0];
    own.write(&format!("there/games/{}", table.file), &table.base);
    own.run(&format!("store import there {}", pair.url)).ok();
    let log = std::fs::File::create(own.path("desk.log")).unwrap();
    let words = ["--store", &pair.url, "mail", "serve", "--lease", "3"].map(str::to_owned);
    let at_work = own.command(&words).stdout(log.try_clone().unwrap()).stderr(log).spawn().unwrap();
    let mut at_work = AtWork(at_work);
    std::thread::sleep(Duration::from_secs(2));
    pair.servers("freeze");
    for _ in 0..2 {
        let begun = Instant::now();
        let status = receive(&own, &pair.url, &crowd::message(0, &table.turns[0]));
        assert_eq!(status, 75);
        assert!(begun.elapsed() < Duration::from_secs(15), "{:?}", begun.elapsed());
    }
    // The standby takes its place: the desk, whose connections hang, goes on there by itself.
    pair.servers("promote");
    assert_eq!(receive(&own, &pair.url, &crowd::message(0, &table.turns[0])), 0);
    let deadline = Instant::now() + Duration::from_secs(60);
    while pair.new_primary("select count(*) from inbox") != "0" {
        assert!(Instant::now() < deadline, "the desk hangs: {}", own.read("desk.log"));
        std::thread::sleep(Duration::from_millis(200));
    }
    assert!(at_work.0.try_wait().unwrap().is_none(), "{}", own.read("desk.log"));
    pair.servers("thaw");
}

/// The number of games and of their turns: few, or what `ADJUDICATE_PRIMARIES=200,10` asks for.
fn asked() -> (usize, usize) {
    let Ok(asked) = std::env::var("ADJUDICATE_PRIMARIES") else { return (6, 8) };
    let (games, turns) = asked.split_once(',').expect("ADJUDICATE_PRIMARIES=GAMES,TURNS");
    (games.parse().unwrap(), turns.parse().unwrap())
}

#[test]
fn an_old_primary_that_comes_back_is_not_believed() {
    if server().is_none() {
        return;
    }
    let world = homes();
    let (pair, own) = Pair::start(&world, "comes-back");
    let Some(sink) = Sink::start("comes-back", 0) else { return };
    sink.serves(&own);
    let (games, turns) = asked();
    let tables = crowd::tables(games, turns);
    for table in &tables {
        own.write(&format!("there/games/{}", table.file), &table.base);
    }
    own.run(&format!("store import there {}", pair.url)).ok();
    let status = |own: &TestPerson| own.run(&format!("store status {}", pair.url)).ok();
    assert!(status(&own).contains(&format!("127.0.0.1:{} takes the writes, on timeline 1\n", pair.port(0))));
    let start = |number: usize| {
        let log =
            std::fs::File::options().create(true).append(true).open(own.path(&format!("desk{number}.log"))).unwrap();
        let words = ["--store", &pair.url, "mail", "serve", "--lease", "3"].map(str::to_owned);
        AtWork(own.command(&words).stdin(Stdio::null()).stdout(log.try_clone().unwrap()).stderr(log).spawn().unwrap())
    };
    let (mut desks, mut then) = ([start(0), start(1), start(2)], String::new());
    for turn in 0..turns {
        for (game, table) in tables.iter().enumerate() {
            let message = crowd::message(game, &table.turns[turn]);
            let deadline = Instant::now() + Duration::from_secs(60);
            while receive(&own, &pair.url, &message) != 0 {
                assert!(Instant::now() < deadline, "nothing is acknowledged any more");
                std::thread::sleep(Duration::from_millis(100));
            }
        }
        match turn {
            2 => {
                pair.servers("kill");
                pair.servers("promote");
            }
            // It is the first in the URL, takes writes, and waits for a standby that is none any more.
            4 => {
                pair.servers("back");
                then = psql(&pair.directory, "games", "select count(*), sum(attempt) from inbox");
            }
            _ => {}
        }
    }
    let told = status(&own);
    assert!(told.contains(&format!("127.0.0.1:{} takes the writes, on timeline 2\n", pair.port(1))), "{told}");
    let metrics = own.run(&format!("store status {} --metrics", pair.url)).ok();
    assert!(metrics.contains("adjudicate_database_timeline 2\n"), "{metrics}");
    let waits = "select (select count(*) from inbox) + (select count(*) from outbox) + (select count(*) from early)";
    let deadline = Instant::now() + Duration::from_secs(120);
    while pair.new_primary(waits) != "0" {
        let logs = || [0, 1, 2].map(|number| own.read(&format!("desk{number}.log")));
        assert!(Instant::now() < deadline, "{} still waits: {}", pair.new_primary(waits), logs().join("\n"));
        std::thread::sleep(Duration::from_millis(300));
    }
    for desk in &mut desks {
        assert!(desk.0.try_wait().unwrap().is_none(), "a desk has ended");
    }
    own.run(&format!("store export written {}", pair.url)).ok();
    for table in &tables {
        assert_eq!(own.read(&format!("written/games/{}", table.file)), table.whole(), "{}", table.file);
    }
    // No desk was killed, so nobody got anything twice; and each has heard of the beginning and of every turn, if perhaps of some at once.
    assert_eq!(sink.twice(), 0, "{:?}", sink.taken());
    for game in 0..games {
        for name in ["alice", "bob"] {
            let to = format!("<{name}{game}@example.org>");
            assert!(sink.taken().keys().any(|(own, _)| *own == to), "{to} was told nothing");
        }
    }
    // Nothing of this has come to the old primary.
    assert_eq!(psql(&pair.directory, "games", "select count(*), sum(attempt) from inbox"), then);
}
