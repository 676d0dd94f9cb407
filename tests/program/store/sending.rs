//! Messages at a real mail server, counted by `Message-ID`: Postfix's own sink, which keeps each message that it has taken.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use adjudicate_testkit::people::{Homes, TestPerson};
use mail_parser::MessageParser;

use crate::homes;
use crate::mail::crowd;
use crate::mail::latency::{AtWork, wait_until};
use crate::store::{database, desk, psql, server};

/// A mail server that takes everything, and takes its time.
pub struct Sink {
    program: Child,
    directory: PathBuf,
    port: u16,
}

impl Sink {
    /// Starts a server that waits so many seconds with each message. `None` without Postfix.
    pub fn start(name: &str, seconds: u32) -> Option<Sink> {
        let directory = std::env::temp_dir().join(format!("adjudicate-sink-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&directory).unwrap();
        // The server has a user of its own.
        assert!(Command::new("chown").arg("nobody").arg(&directory).status().unwrap().success());
        let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let started = Command::new("smtp-sink")
            .args(["-u", "nobody"])
            .args((seconds > 0).then(|| format!("-w{seconds}")))
            .arg("-d")
            .arg(directory.join("message."))
            .args([&format!("127.0.0.1:{free}"), "1000"])
            .stdout(Stdio::null())
            .spawn();
        match started {
            Ok(program) => Some(Sink { program, directory, port: free }),
            Err(error) => {
                eprintln!("NOT RUN: no smtp-sink, which comes with Postfix: {error}");
                None
            }
        }
    }

    /// Has somebody send by this server.
    pub fn serves(&self, own: &TestPerson) {
        own.write(
            ".config/adjudicate/config.yaml",
            format!(
                "mail:\n  address: desk@example.org\n  smtp:\n    host: 127.0.0.1\n    port: {}\n    tls: none\ndesk:\n  games: games\n",
                self.port
            ),
        );
    }

    /// How often each message was taken, by recipient and `Message-ID`.
    pub fn taken(&self) -> BTreeMap<(String, String), usize> {
        let mut all = BTreeMap::new();
        for item in std::fs::read_dir(&self.directory).unwrap() {
            let Ok(bytes) = std::fs::read(item.unwrap().path()) else { continue };
            // The server has not taken a message that its sender had not finished when it was killed.
            let Some(message) = MessageParser::default().parse(&bytes).filter(|_| bytes.ends_with(b"\n\n")) else {
                continue;
            };
            let Some(id) = message.message_id() else { continue };
            let to = message.header_raw("X-Rcpt-Args").unwrap_or_default().trim().to_owned();
            *all.entry((to, id.to_owned())).or_default() += 1;
        }
        all
    }

    /// How many were taken more often than once.
    pub fn twice(&self) -> usize {
        self.taken().values().filter(|count| **count > 1).count()
    }
}

impl Drop for Sink {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
        let _ = std::fs::remove_dir_all(&self.directory);
    }
}

/// A desk at work, whose log goes into a file.
fn start(own: &TestPerson, url: &str, name: &str, lease: u32) -> AtWork {
    let log = std::fs::File::options().create(true).append(true).open(own.path(&format!("{name}.log"))).unwrap();
    let words = ["--store", url, "mail", "serve", "--desk", name, "--lease", &lease.to_string()].map(str::to_owned);
    let mut command = own.command(&words);
    AtWork(command.stdin(Stdio::null()).stdout(log.try_clone().unwrap()).stderr(log).spawn().unwrap())
}

fn signal(desk: &AtWork, name: &str) {
    assert!(Command::new("kill").args([name, &desk.0.id().to_string()]).status().unwrap().success());
}

/// A store with so many games, in each of which two have to be told, and a desk that sends by this server.
fn begun(world: &Homes, name: &str, games: usize, sink: &Sink) -> (TestPerson, String) {
    let server = server().unwrap();
    let own = desk(world, name, Some(&server));
    sink.serves(&own);
    let url = database(&server, name);
    own.run(&format!("store init {url}")).ok();
    for table in crowd::tables(games, 1) {
        own.write(&format!("there/games/{}", table.file), &table.base);
    }
    own.run(&format!("store import there {url}")).ok();
    (own, url)
}

#[test]
fn a_desk_that_is_killed_has_sent_one_message_twice_at_most() {
    if server().is_none() {
        return;
    }
    let Some(sink) = Sink::start("killed", 1) else { return };
    let (world, games, kills) = (homes(), 10, 4);
    let (own, url) = begun(&world, "killed", games, &sink);
    let mut desks = [start(&own, &url, "one", 3), start(&own, &url, "two", 3)];
    for number in 0..kills {
        std::thread::sleep(Duration::from_millis(3_300));
        let which = number % 2;
        desks[which].0.kill().unwrap();
        desks[which].0.wait().unwrap();
        desks[which] = start(&own, &url, &format!("again{number}"), 3);
    }
    wait_until("everybody is told", || sink.taken().len() == 2 * games);
    std::thread::sleep(Duration::from_secs(5));
    eprintln!("{} messages, {kills} kills, {} sent twice", sink.taken().len(), sink.twice());
    assert!(sink.twice() <= kills, "{:?}", sink.taken());
}

#[test]
fn a_desk_that_is_told_to_end_finishes_what_it_has_in_hand_and_frees_its_name() {
    let Some(server) = server() else { return };
    let Some(sink) = Sink::start("drained", 1) else { return };
    let (world, games) = (homes(), 6);
    let (own, url) = begun(&world, "drained", games, &sink);
    let mut first = start(&own, &url, "front", 120);
    wait_until("some are told", || sink.taken().len() >= 3);
    signal(&first, "-TERM");
    let begun = Instant::now();
    let status = first.0.wait().unwrap();
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    assert!(status.success(), "{status}: {}", own.read("front.log"));
    assert!(own.read("front.log").contains("desk front has ended as it was told"), "{}", own.read("front.log"));
    // The rest is free for others at once, and so is the name.
    let waits = psql(
        &server,
        "drained",
        "select count(*) from outbox where ready <= (extract(epoch from now()) * 1000000)::bigint",
    );
    assert_eq!(waits, (2 * games - sink.taken().len()).to_string());
    assert_eq!(psql(&server, "drained", "select count(*) from desk"), "0");
    let _second = start(&own, &url, "front", 120);
    wait_until("everybody is told", || sink.taken().len() == 2 * games);
    assert_eq!(sink.twice(), 0, "{:?}", sink.taken());
}

#[test]
fn a_desk_that_was_stopped_beyond_its_lease_sends_nothing_that_others_have_taken() {
    if server().is_none() {
        return;
    }
    let Some(sink) = Sink::start("stopped", 1) else { return };
    let (world, games) = (homes(), 8);
    let (own, url) = begun(&world, "stopped", games, &sink);
    let first = start(&own, &url, "first", 2);
    wait_until("some are told", || sink.taken().len() >= 2);
    signal(&first, "-STOP");
    let _second = start(&own, &url, "second", 2);
    wait_until("the other one has taken them", || sink.taken().len() >= 8);
    signal(&first, "-CONT");
    wait_until("everybody is told", || sink.taken().len() == 2 * games);
    std::thread::sleep(Duration::from_secs(4));
    assert!(sink.twice() <= 1, "{:?}", sink.taken());
}
