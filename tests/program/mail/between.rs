//! Games between somebody who signs for himself and somebody without a key: whatever comes soon after an entry of the desk's own finds its
//! place, and who has sent what waits for long is told.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use adjudicate::log::wrap;
use adjudicate_testkit::people::{Homes, TestPerson, key};

use crate::homes;
use crate::mail::hosted::Hosted;
use crate::mail::in_words::{Original, Program};
use crate::mail::latency::AtWork;
use crate::mail::table::{self, Sent, entries};
use crate::store::{self, stores};

/// After so many seconds alice answers, in turn: at once, while the desk still writes, and before and after it looks at its files again.
const DELAYS: [u64; 5] = [0, 1, 10, 59, 61];
/// A test that waits longer than this fails, also on a busy computer.
const PATIENCE: Duration = Duration::from_secs(200);

/// A desk at work on a directory or a store, and alice, who signs for herself.
struct Game {
    desk: TestPerson,
    alice: TestPerson,
    store: Option<String>,
    work: Option<AtWork>,
    seen: BTreeSet<PathBuf>,
    delivered: usize,
}

impl Game {
    fn open(world: &Homes, desk: TestPerson, store: Option<String>) -> Game {
        let config = desk.read(".config/adjudicate/config.yaml");
        desk.write(".config/adjudicate/config.yaml", format!("{config}  reply: \"desk+{{}}@example.org\"\n"));
        let players =
            format!("--player 'alice={},alice@example.org' --player bob=by-post,bob@example.org", key("alice"));
        let referee = format!("--referee '{},desk@example.org' --organiser referee", key("referee"));
        desk.run(&format!("new tic-tac-toe --first bob {players} {referee} -o games/game.yaml --yes")).ok();
        if let Some(url) = &store {
            desk.run(&format!("store init {url}")).ok();
            std::fs::create_dir_all(desk.path("moved")).unwrap();
            std::fs::rename(desk.path("games"), desk.path("moved/games")).unwrap();
            std::fs::rename(desk.path(".local/state/adjudicate"), desk.path("moved/state")).unwrap();
            desk.run(&format!("store import moved {url}")).ok();
        }
        let mut game =
            Game { desk, alice: world.person("alice"), store, work: None, seen: BTreeSet::new(), delivered: 0 };
        game.start();
        game
    }

    fn start(&mut self) {
        let serve = match &self.store {
            Some(url) => vec!["--store", url, "mail", "serve", "--lease", "3"],
            None => vec!["mail", "serve"],
        };
        let words: Vec<String> = serve.into_iter().map(str::to_owned).collect();
        let log = std::fs::File::options().create(true).append(true).open(self.desk.path("log")).unwrap();
        let mut command = self.desk.command(&words);
        let child: Child = command.stdin(Stdio::null()).stdout(log.try_clone().unwrap()).stderr(log).spawn().unwrap();
        self.work = Some(AtWork(child));
    }

    /// Kills the desk wherever it is, and starts it again.
    fn kill(&mut self) {
        self.work = None;
        self.start();
    }

    fn deliver(&mut self, message: &str) {
        self.delivered += 1;
        if let Some(url) = &self.store {
            let handed = self.desk.run_with(&format!("--store {url} mail receive"), message.as_bytes());
            assert_eq!(handed.status, 0, "{}", handed.stderr);
            return;
        }
        let name = format!("{:08}", self.delivered);
        self.desk.write(&format!("mail/tmp/{name}"), message);
        std::fs::rename(self.desk.path(&format!("mail/tmp/{name}")), self.desk.path(&format!("mail/new/{name}")))
            .unwrap();
    }

    /// The next message to somebody who is to act by it.
    fn next(&mut self) -> Sent {
        let begun = Instant::now();
        loop {
            let there = std::fs::read_dir(self.desk.path("out")).unwrap().map(|item| item.unwrap().path());
            let new: Vec<PathBuf> = there
                .filter(|path| path.extension().is_some_and(|end| end == "eml") && !self.seen.contains(path))
                .collect();
            for path in new {
                let envelope = std::fs::read_to_string(path.with_extension("json")).unwrap();
                let envelope: serde_json::Value = serde_json::from_str(&envelope).unwrap();
                let to = envelope["forward_path"][0].as_str().unwrap().to_owned();
                let sent = Sent { to, bytes: std::fs::read(&path).unwrap() };
                self.seen.insert(path);
                let name = sent.to.split('@').next().unwrap().to_owned();
                let subject = sent.subject();
                if subject.contains(&format!("{name} to "))
                    || (subject.contains(": over") || subject.contains(", over"))
                {
                    return sent;
                }
            }
            assert!(begun.elapsed() < PATIENCE, "nobody is told to go on:\n{}", self.desk.read("log"));
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Returns alice's entry after a message, as she sends it.
    fn signed(&self, sent: &Sent, turn: Option<&str>) -> String {
        self.alice.write("letter.eml", &sent.bytes);
        self.alice.run("import letter.eml --yes").ok();
        match turn {
            Some(turn) => self.alice.run(&format!("play {turn} --yes")).ok(),
            None => self.alice.run("join --yes").ok(),
        };
        let log = self.alice.read("tic-tac-toe-alice-bob.yaml");
        let entry = entries(&log).pop().unwrap();
        format!("From: alice@example.org\r\nMessage-ID: <{}@example.org>\r\n\r\n{}", self.delivered, wrap(&entry))
    }
}

/// Plays to a draw in nine turns, with a pause before each entry of alice's, and with the desk killed in between.
fn play(mut game: Game) {
    let mut turns = ["b2", "a1", "c1", "a3", "a2", "c2", "b3", "b1", "c3"].into_iter();
    let mut delays = DELAYS.into_iter();
    let mut acts = 0;
    loop {
        let sent = game.next();
        if sent.subject().contains("over") {
            break;
        }
        acts += 1;
        if sent.to == "alice@example.org" {
            let told = Instant::now();
            let turn = if sent.subject().contains("alice to join") { None } else { turns.next() };
            let message = game.signed(&sent, turn);
            let delay = Duration::from_secs(delays.next().unwrap());
            std::thread::sleep(delay.saturating_sub(told.elapsed()));
            game.deliver(&message);
        } else {
            let original = Original::of(&sent);
            game.deliver(&original.answer(Program::Iphone, turns.next().unwrap()));
        }
        if acts % 4 == 0 {
            game.kill();
        }
    }
    assert_eq!((turns.next(), delays.next()), (None, None));
    // A desk over a store keeps its state there.
    assert!(game.desk.check_state() > 3 || game.store.is_some());
    assert!(!game.desk.read("log").contains("came too early"), "{}", game.desk.read("log"));
}

#[test]
fn a_game_between_both_kinds_of_players_goes_on_whenever_they_answer() {
    let world = homes();
    let stores = stores("between");
    let desks = std::iter::once((table::desk(&world, "desk"), None))
        .chain(stores.into_iter().map(|(kind, url, server)| (store::desk(&world, kind, server.as_deref()), Some(url))));
    // Each has an alice of her own.
    let games: Vec<(Homes, Game)> = desks
        .map(|(desk, url)| {
            let own = homes();
            let game = Game::open(&own, desk, url);
            (own, game)
        })
        .collect();
    std::thread::scope(|scope| {
        for (own, game) in games {
            scope.spawn(move || {
                play(game);
                drop(own);
            });
        }
    });
}

/// The usual game at a desk, of which two entries of the players are not there yet.
fn waits(store: Option<(String, Option<PathBuf>)>) {
    let world = homes();
    let games = table::games(&world);
    let desk = match &store {
        Some((_, server)) => store::desk(&world, "waits", server.as_deref()),
        None => table::desk(&world, "waits"),
    };
    desk.write("games/game.yaml", &games.base);
    let mut hosted = Hosted::new(desk, "games", store.map(|(url, _)| url));
    hosted.serve("", "2026-11-20T10:00:00Z");
    hosted.sent();
    let message = |from: &str, entry: &str| {
        format!("From: {from}@example.org\r\nMessage-ID: <{}@example.org>\r\n\r\n{}", entry.len(), wrap(entry))
    };
    // Bob's answer overtakes what it answers.
    hosted.deliver(message("bob", &games.next[1]));
    let log = hosted.serve("", "2026-11-20T10:01:00Z");
    assert!(log.contains("came too early"), "{log}");
    hosted.serve("", "2026-11-20T10:59:00Z");
    assert!(hosted.sent().is_empty(), "nobody is told before an hour has passed");
    let log = hosted.serve("", "2026-11-20T11:02:00Z");
    let sent = hosted.sent();
    assert_eq!(sent.len(), 1, "{log}");
    assert_eq!((sent[0].to.as_str(), sent[0].subject().as_str()), ("bob@example.org", "[adjudicate] your entry waits"));
    let told = String::from_utf8_lossy(&sent[0].bytes).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        told.contains("You have sent entry 4 of bob.") && told.contains("adjudicate mail send GAME --whole"),
        "{told}"
    );
    assert!(log.contains("entry 4 of bob has waited since 2026-11-20T10:01:00Z"), "{log}");
    hosted.serve("", "2026-11-20T12:02:00Z");
    assert!(hosted.sent().is_empty(), "it is told once");
    if hosted.desk.path(".local/state/adjudicate/early").exists() {
        let status = hosted.desk.run("mail status --games games --date 2026-11-20T12:03:00Z").ok();
        assert!(status.contains("entry 4 of bob (from bob@example.org) waits since 2026-11-20T10:01:00Z"), "{status}");
    }
    hosted.deliver(message("alice", &games.next[0]));
    let log = hosted.serve("", "2026-11-20T12:05:00Z");
    let whole = format!("{}{}{}", games.base, games.next[0], games.next[1]);
    assert_eq!(hosted.desk.read("games/game.yaml"), whole, "{log}");
    let left = hosted.desk.path(".local/state/adjudicate/early");
    assert!(!left.exists() || std::fs::read_dir(left).unwrap().next().is_none(), "its note goes with it");
    assert!(hosted.sent().iter().any(|sent| sent.subject().contains("alice to move")));
}

#[test]
fn who_has_sent_what_waits_for_an_hour_is_told() {
    waits(None);
    for (_, url, server) in stores("waits") {
        waits(Some((url, server)));
    }
}

#[test]
fn what_waits_is_tried_again_though_nobody_writes() {
    let world = homes();
    let games = table::games(&world);
    let desk = table::desk(&world, "desk");
    desk.write("games/game.yaml", &games.base);
    desk.write("mail/new/1", format!("From: bob@example.org\r\n\r\n{}", wrap(&games.next[1])));
    desk.run("mail serve --once").ok();
    // The entry before it is put there by hand, or by the desk itself just before it was killed.
    desk.write("games/game.yaml", format!("{}{}", games.base, games.next[0]));
    let log = desk.run("mail serve --once").ok();
    assert_eq!(desk.read("games/game.yaml"), format!("{}{}{}", games.base, games.next[0], games.next[1]), "{log}");
}
