//! The primary server dies in the middle of load, and its synchronous standby takes its place.

use std::process::Command;
use std::time::{Duration, Instant};

use crate::homes;
use crate::mail::crowd;
use crate::store::{desk, psql, server};

#[test]
fn desks_go_on_at_the_standby_when_the_primary_dies() {
    if server().is_none() {
        return;
    }
    let world = homes();
    // Servers of its own: the primary does not come back.
    let pair = std::env::temp_dir().join(format!("adjudicate-failover-{}", std::process::id()));
    let servers = |action: &str| {
        let done = Command::new("tests/store/server.sh").args([action]).arg(&pair).output().unwrap();
        assert!(done.status.success(), "{action}: {}", String::from_utf8_lossy(&done.stderr));
    };
    servers("start");
    let (games, turns) = (10, 8);
    let tables = crowd::tables(games, turns);
    let url = std::fs::read_to_string(pair.join("url")).unwrap().trim().to_owned();
    let own = desk(&world, "desks", Some(&pair));
    own.run(&format!("store init {url}")).ok();
    std::fs::create_dir_all(own.path("there/games")).unwrap();
    for table in &tables {
        own.write(&format!("there/games/{}", table.file), &table.base);
    }
    own.run(&format!("store import there {url}")).ok();
    let start = |number: usize| {
        let log = std::fs::File::create(own.path(&format!("desk{number}.log"))).unwrap();
        let words = ["--store", &url, "mail", "serve", "--lease", "3"].map(str::to_owned);
        own.command(&words).stdout(log.try_clone().unwrap()).stderr(log).spawn().unwrap()
    };
    let mut desks = [start(0), start(1)];
    let mut acknowledged = 0;
    for turn in 0..turns {
        for (game, table) in tables.iter().enumerate() {
            let message = crowd::message(game, &table.turns[turn]);
            // A message that was acknowledged is never handed over again.
            while own.run_with(&format!("--store {url} mail receive"), message.as_bytes()).status != 0 {
                assert!(turn >= turns / 2, "nothing was wrong yet");
                std::thread::sleep(Duration::from_millis(100));
            }
            acknowledged += 1;
            if turn == turns / 2 && game == 3 {
                servers("kill");
                // Messages from now on wait for the standby.
                let (pair, servers) = (pair.clone(), "tests/store/server.sh");
                std::thread::spawn(move || {
                    std::thread::sleep(Duration::from_secs(2));
                    Command::new(servers).arg("promote").arg(&pair).output().unwrap()
                });
            }
        }
    }
    assert_eq!(acknowledged, games * turns);
    let ports = std::fs::read_to_string(pair.join("ports")).unwrap();
    std::fs::write(pair.join("ports"), ports.split_whitespace().last().unwrap()).unwrap();
    let waits = "select (select count(*) from inbox) + (select count(*) from outbox) + (select count(*) from early)";
    let deadline = Instant::now() + Duration::from_secs(180);
    while psql(&pair, "games", waits) != "0" {
        assert!(Instant::now() < deadline, "{} still waits", psql(&pair, "games", waits));
        std::thread::sleep(Duration::from_millis(300));
    }
    for desk in &mut desks {
        assert!(desk.try_wait().unwrap().is_none(), "a desk has ended");
        desk.kill().unwrap();
        desk.wait().unwrap();
    }
    own.run(&format!("store export written {url}")).ok();
    for table in &tables {
        assert_eq!(own.read(&format!("written/games/{}", table.file)), table.whole(), "{}", table.file);
    }
    servers("stop");
    std::fs::remove_dir_all(&pair).unwrap();
}
