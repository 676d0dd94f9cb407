//! Several desks and receivers on one store, which are killed and cut off again and again.
//!
//! `ADJUDICATE_DESKS=GAMES,MESSAGES,KILLS,CUTS` says how much; `1000,10000,50,100` is the long form in tests/store/README.md.

use std::collections::BTreeMap;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use adjudicate_testkit::Random;
use adjudicate_testkit::people::TestPerson;

use crate::homes;
use crate::mail::crowd;
use crate::store::{database, desk, letters, psql, server};

const DESKS: usize = 4;
const RECEIVERS: usize = 2;

/// How much is asked for: games, turns of each, kills, cuts.
fn asked() -> [usize; 4] {
    let asked = std::env::var("ADJUDICATE_DESKS").unwrap_or_else(|_| "12,96,10,12".to_owned());
    let numbers: Vec<usize> = asked.split(',').map(|number| number.parse().unwrap()).collect();
    [numbers[0], numbers[1] / numbers[0], numbers[2], numbers[3]]
}

/// A desk at work, which writes its log into a file.
fn start(desk: &TestPerson, url: &str, name: &str) -> Child {
    let log = std::fs::File::options().create(true).append(true).open(desk.path(&format!("{name}.log"))).unwrap();
    let words = ["--store", url, "mail", "serve", "--lease", "3"].map(str::to_owned);
    let mut command = desk.command(&words);
    command.stdin(Stdio::null()).stdout(log.try_clone().unwrap()).stderr(log).spawn().unwrap()
}

#[test]
fn many_desks_make_of_much_mail_what_one_makes() {
    let Some(server) = server() else { return };
    let [games, turns, kills, cuts] = asked();
    let world = homes();
    let tables = crowd::tables(games, turns);
    let url = database(&server, "many");
    let own = desk(&world, "desks", Some(&server));
    own.run(&format!("store init {url}")).ok();
    std::fs::create_dir_all(own.path("there/games")).unwrap();
    for table in &tables {
        own.write(&format!("there/games/{}", table.file), &table.base);
    }
    own.run(&format!("store import there {url}")).ok();
    let mut numbers = Random::new(2026);
    let mut messages: Vec<(u64, String)> = Vec::new();
    for turn in 0..turns {
        for (game, table) in tables.iter().enumerate() {
            // Some overtake others.
            messages
                .push((turn as u64 * 1_000 + numbers.below(1_300) as u64, crowd::message(game, &table.turns[turn])));
        }
    }
    messages.sort();
    let begun = Instant::now();
    let mut desks: Vec<Child> = (0..DESKS).map(|number| start(&own, &url, &format!("desk{number}"))).collect();
    std::thread::scope(|scope| {
        for receiver in 0..RECEIVERS {
            let (own, url, messages) = (&own, &url, &messages);
            scope.spawn(move || {
                for (_, message) in messages.iter().skip(receiver).step_by(RECEIVERS) {
                    // As a mail host does it: what ends with 75 is handed over again.
                    while own.run_with(&format!("--store {url} mail receive"), message.as_bytes()).status != 0 {
                        std::thread::sleep(Duration::from_millis(100));
                    }
                }
            });
        }
        let (mut killed, mut cut) = (0, 0);
        while killed < kills || cut < cuts {
            std::thread::sleep(Duration::from_millis(200 + numbers.below(800) as u64));
            if killed < kills {
                let which = numbers.below(DESKS);
                let _ = desks[which].kill();
                desks[which].wait().unwrap();
                desks[which] = start(&own, &url, &format!("desk{which}"));
                killed += 1;
            }
            if cut < cuts {
                // Connections of one desk or receiver, or of all.
                let some = if numbers.below(3) == 0 { "true" } else { "pid % 2 = 0" };
                let sql = format!(
                    "select count(pg_terminate_backend(pid)) from pg_stat_activity where datname = 'many' and {some} \
                     and pid <> pg_backend_pid()"
                );
                cut += psql(&server, "postgres", &sql).parse::<usize>().unwrap();
            }
        }
    });
    let received = begun.elapsed();
    // Until everything is dealt with and sent.
    let waits = "select (select count(*) from inbox) + (select count(*) from outbox) + (select count(*) from early)";
    let deadline = Instant::now() + Duration::from_secs(60 + 2 * (games * turns) as u64);
    while psql(&server, "many", waits) != "0" {
        assert!(Instant::now() < deadline, "{} still waits", psql(&server, "many", waits));
        assert!(desks.iter_mut().all(|desk| desk.try_wait().unwrap().is_none()), "a desk has ended");
        std::thread::sleep(Duration::from_millis(300));
    }
    let took = begun.elapsed();
    for desk in &mut desks {
        desk.kill().unwrap();
        desk.wait().unwrap();
    }
    own.run(&format!("store export written {url}")).ok();
    // The same mail at one desk over a directory.
    let one = desk(&world, "one", None);
    crowd::shelve(&one, &tables);
    for (number, (_, message)) in messages.iter().enumerate() {
        one.write(&format!("mail/new/{number:06}"), message);
    }
    one.run("mail serve --once").ok();
    for table in &tables {
        let log = own.read(&format!("written/games/{}", table.file));
        assert_eq!(log, one.read(&format!("games/{}", table.file)), "{}", table.file);
        assert_eq!(log, table.whole(), "{}", table.file);
    }
    // A message that went out twice, because its desk was killed before it could note that, is the same message.
    let sent = letters(&own);
    let twice = sent.values().filter(|copies| copies.len() > 1).count();
    assert!(sent.values().all(|copies| copies.iter().all(|copy| *copy == copies[0])));
    let mut last: BTreeMap<String, usize> = BTreeMap::new();
    for ((to, _), copies) in &sent {
        let text = String::from_utf8_lossy(&copies[0]);
        if text.contains(&format!(": turn {turns}, ")) {
            *last.entry(to.clone()).or_default() += 1;
        }
    }
    for game in 0..games {
        for name in ["alice", "bob"] {
            let address = format!("{name}{game}@example.org");
            assert_eq!(last.get(&address), Some(&1), "{address} was not told of the last turn once");
        }
    }
    eprintln!(
        "{} messages for {games} games at {DESKS} desks, {kills} times killed, {cuts} connections cut: received in {received:.1?}, \
         all done in {took:.1?}; {} messages sent, {twice} of them twice",
        games * turns,
        sent.len()
    );
}
