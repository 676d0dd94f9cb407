//! Desks behind pgbouncer in transaction mode: each transaction has another connection to the database.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::homes;
use crate::mail::crowd;
use crate::mail::latency::AtWork;
use crate::store::{database, desk, psql, server};

#[test]
fn desks_work_behind_a_pooler_in_transaction_mode() {
    let Some(server) = server() else { return };
    let world = homes();
    let own = desk(&world, "desk", Some(&server));
    database(&server, "pooled");
    let done = Command::new("tests/store/server.sh").arg("pooler").arg(&server).output().unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let port = std::fs::read_to_string(server.join("pooler")).unwrap();
    let url = format!("postgresql://owner@127.0.0.1:{}/pooled?pooler=transaction", port.trim());
    let (games, turns) = (6, 6);
    let tables = crowd::tables(games, turns);
    own.run(&format!("store init {url}")).ok();
    for table in &tables {
        own.write(&format!("there/games/{}", table.file), &table.base);
    }
    own.run(&format!("store import there {url}")).ok();
    let start = |number: usize| {
        let log = std::fs::File::create(own.path(&format!("desk{number}.log"))).unwrap();
        let words = ["--store", &url, "mail", "serve", "--lease", "4"].map(str::to_owned);
        AtWork(own.command(&words).stdin(Stdio::null()).stdout(log.try_clone().unwrap()).stderr(log).spawn().unwrap())
    };
    // More connections than the pooler has.
    let mut desks = [start(0), start(1), start(2)];
    for turn in 0..turns {
        for (game, table) in tables.iter().enumerate() {
            let message = crowd::message(game, &table.turns[turn]);
            own.run_with(&format!("--store {url} mail receive"), message.as_bytes()).ok();
        }
    }
    let waits = "select (select count(*) from inbox) + (select count(*) from outbox) + (select count(*) from early)";
    let deadline = Instant::now() + Duration::from_secs(120);
    while psql(&server, "pooled", waits) != "0" {
        assert!(Instant::now() < deadline, "{}", own.read("desk0.log"));
        std::thread::sleep(Duration::from_millis(200));
    }
    for (number, desk) in desks.iter_mut().enumerate() {
        assert!(desk.0.try_wait().unwrap().is_none(), "a desk has ended");
        let log = own.read(&format!("desk{number}.log"));
        assert!(!log.contains("the database"), "{log}");
    }
    own.run(&format!("store export written {url}")).ok();
    for table in &tables {
        assert_eq!(own.read(&format!("written/games/{}", table.file)), table.whole(), "{}", table.file);
    }
    assert!(own.run(&format!("store status {url}")).ok().contains("6 games\n"));
}
