//! Desks at work while the store is brought forward.
//!
//! `ADJUDICATE_BEFORE=PROGRAM` names the program of a version before, which has to go on over the tables of this one.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use adjudicate_testkit::people::TestPerson;

use crate::homes;
use crate::mail::crowd;
use crate::mail::latency::AtWork;
use crate::store::{database, desk, exported, letters, psql, server};

#[test]
fn a_desk_that_is_too_old_for_the_store_stops_by_itself() {
    let Some(server) = server() else { return };
    let world = homes();
    let own = desk(&world, "desk", Some(&server));
    let url = database(&server, "too_old");
    let sql = |text: &str| psql(&server, "too_old", text);
    own.run(&format!("store init {url}")).ok();
    let table = &crowd::tables(1, 2)[0];
    own.write("there/games/game-0000.yaml", &table.base);
    own.run(&format!("store import there {url}")).ok();
    let start = || {
        let log = std::fs::File::create(own.path("desk.log")).unwrap();
        let words = ["--store", &url, "mail", "serve", "--desk", "one"].map(str::to_owned);
        AtWork(own.command(&words).stdout(log.try_clone().unwrap()).stderr(log).spawn().unwrap())
    };
    let mut at_work = start();
    let wait = |what: &str, sql_text: &str, wanted: &str| {
        let deadline = Instant::now() + Duration::from_secs(60);
        while sql(sql_text) != wanted {
            assert!(Instant::now() < deadline, "{what}: {}", own.read("desk.log"));
            std::thread::sleep(Duration::from_millis(100));
        }
    };
    wait("it sends", "select count(*) from due where ready = 0 union all select count(*) from outbox", "0\n0");
    // A newer program brings the store forward, and leaves what this one needs: it goes on.
    sql("insert into adjudicate_step (number, needs, done) values (6, 3, false)");
    let receive = |turn: usize| {
        own.run_with(&format!("--store {url} mail receive"), crowd::message(0, &table.turns[turn]).as_bytes())
    };
    receive(0).ok();
    wait("it goes on", "select count(*) from inbox", "0");
    sql("update adjudicate_step set done = true where number = 6");
    own.run(&format!("store status {url}")).ok();
    own.run(&format!("store init {url}")).ok();
    // Then it removes what this one needs.
    sql("insert into adjudicate_step (number, needs, done) values (7, 7, true)");
    let deadline = Instant::now() + Duration::from_secs(30);
    let status = loop {
        if let Some(status) = at_work.0.try_wait().unwrap() {
            break status;
        }
        assert!(Instant::now() < deadline, "the desk goes on: {}", own.read("desk.log"));
        std::thread::sleep(Duration::from_millis(100));
    };
    assert_eq!(status.code(), Some(64), "{}", own.read("desk.log"));
    assert!(own.read("desk.log").contains("cannot work any more"), "{}", own.read("desk.log"));
    assert_eq!(sql("select count(*) from desk"), "0", "its name is free");
    assert_eq!(receive(1).status, 75);
    assert_eq!(sql("select count(*) from inbox"), "0");
    let told = own.run(&format!("store init {url}"));
    assert!(told.status == 2 && told.stderr.contains("brought to version 7"), "{}", told.stderr);
}

/// Runs the program of the version before as somebody.
fn before(own: &TestPerson, program: &PathBuf, words: &[&str]) -> Command {
    let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
    let now = own.command(&words);
    let mut command = Command::new(program);
    command.args(&words).current_dir(&own.home).env_clear();
    command.envs(now.get_envs().filter_map(|(name, value)| Some((name, value?))));
    command
}

#[test]
fn no_desk_has_to_be_stopped_when_the_store_is_brought_forward() {
    let Some(server) = server() else { return };
    let Some(program) = std::env::var_os("ADJUDICATE_BEFORE").map(PathBuf::from) else {
        eprintln!("NOT RUN: set ADJUDICATE_BEFORE to the program of the version before");
        return;
    };
    let world = homes();
    let own = desk(&world, "desk", Some(&server));
    let url = database(&server, "upgrade");
    let sql = |text: &str| psql(&server, "upgrade", text);
    let run = |words: &[&str]| assert!(before(&own, &program, words).stdout(Stdio::null()).status().unwrap().success());
    let (games, turns) = (4, 8);
    let tables = crowd::tables(games, turns);
    for table in &tables {
        own.write(&format!("there/games/{}", table.file), &table.base);
    }
    run(&["store", "init", &url]);
    run(&["store", "import", "there", &url]);
    let start = |old: bool, name: &str| {
        let words = ["--store", &url, "mail", "serve", "--desk", name, "--lease", "4"];
        let log = std::fs::File::options().create(true).append(true).open(own.path("desks.log")).unwrap();
        let mut command = match old {
            true => before(&own, &program, &words),
            false => own.command(&words.map(str::to_owned)),
        };
        AtWork(command.stdin(Stdio::null()).stdout(log.try_clone().unwrap()).stderr(log).spawn().unwrap())
    };
    let mut desks = vec![start(true, "old-one"), start(true, "old-two")];
    for turn in 0..turns {
        for (game, table) in tables.iter().enumerate() {
            let mail = own.path("message");
            std::fs::write(&mail, crowd::message(game, &table.turns[turn])).unwrap();
            // Mail hosts are upgraded last.
            let mut old = before(&own, &program, &["--store", &url, "mail", "receive"]);
            assert!(old.stdin(std::fs::File::open(&mail).unwrap()).status().unwrap().success(), "turn {turn}");
        }
        match turn {
            2 => drop(own.run(&format!("store init {url}")).ok()),
            // New desks beside the old ones; an old one that is started again, too.
            4 => desks.extend([start(false, "new-one"), start(true, "old-three")]),
            _ => {}
        }
        std::thread::sleep(Duration::from_millis(500));
    }
    let waits = "select (select count(*) from inbox) + (select count(*) from outbox) + (select count(*) from early)";
    let deadline = Instant::now() + Duration::from_secs(120);
    while sql(waits) != "0" {
        assert!(Instant::now() < deadline, "{} still waits: {}", sql(waits), own.read("desks.log"));
        std::thread::sleep(Duration::from_millis(200));
    }
    for desk in &mut desks {
        assert!(desk.0.try_wait().unwrap().is_none(), "a desk has ended: {}", own.read("desks.log"));
    }
    own.run(&format!("store export written {url}")).ok();
    for table in &tables {
        assert_eq!(own.read(&format!("written/games/{}", table.file)), table.whole(), "{}", table.file);
    }
    // Old desks leave to new ones what those have packed: both players hear of each turn, and nobody twice.
    let told = letters(&own);
    assert!(told.values().all(|copies| copies.len() == 1), "{:?}", told.keys());
    for (game, who) in (0..games).flat_map(|game| ["alice", "bob"].map(|who| (game, who))) {
        let to = format!("{who}{game}@example.org");
        assert!(told.keys().filter(|(other, _)| *other == to).count() >= turns, "{to}");
    }
}

#[test]
fn messages_of_older_programs_are_sent_and_those_of_newer_ones_wait() {
    let Some(server) = server() else { return };
    let world = homes();
    let own = desk(&world, "desk", Some(&server));
    let url = database(&server, "packed");
    let sql = |text: &str| psql(&server, "packed", text);
    own.run(&format!("store init {url}")).ok();
    let table = &crowd::tables(1, 1)[0];
    own.write("there/games/game-0000.yaml", &table.base);
    own.run(&format!("store import there {url}")).ok();
    let settings = own.read(".config/adjudicate/config.yaml");
    // While no mail server answers, the messages wait, packed.
    let nowhere = "mail:\n  address: desk@example.org\n  smtp:\n    host: 127.0.0.1\n    port: 1\n    tls: none\ndesk:\n  games: games\n";
    own.write(".config/adjudicate/config.yaml", nowhere);
    let serve = || own.run(&format!("--store {url} mail serve --once"));
    assert_eq!(serve().status, 75);
    let begins = |text: &str| {
        sql(&format!("select count(*) from outbox where position('{text}' in encode(body, 'escape')) = 1"))
    };
    assert_eq!((begins("adjudicate-outbox packed 1"), begins("adjudicate-outbox 1")), ("2".to_owned(), "0".to_owned()));
    own.run(&format!("store export written {url}")).ok();
    let files = exported(&own.path("written"));
    let waiting: Vec<_> = files.iter().filter(|(path, _)| path.starts_with("state/outbox/")).collect();
    assert!(waiting.len() == 2 && waiting.iter().all(|(_, file)| file.starts_with(b"adjudicate-outbox 1\n")));
    // One of them becomes as a program of an older version has written it; another one is of a newer version.
    let (path, file) = waiting[0];
    let id = path.trim_start_matches("state/outbox/").trim_end_matches(".eml");
    let hex: String = file.iter().map(|byte| format!("{byte:02x}")).collect();
    sql(&format!("update outbox set body = decode('{hex}', 'hex') where id = '{id}'"));
    sql("insert into outbox values ('newer', 'adjudicate-outbox packed 2', 0, 0, false)");
    sql("update outbox set ready = 0");
    own.write(".config/adjudicate/config.yaml", settings);
    assert_eq!(serve().status, 75);
    assert_eq!(sql("select id, put_off from outbox"), "newer|1");
    let mut sent: Vec<Vec<u8>> = letters(&own).into_values().map(|copies| copies.concat()).collect();
    let body = |file: &[u8]| file[file.windows(2).position(|pair| pair == b"\n\n").unwrap() + 2..].to_vec();
    let mut waited: Vec<Vec<u8>> = waiting.iter().map(|(_, file)| body(file)).collect();
    sent.sort_unstable();
    waited.sort_unstable();
    assert!(sent == waited, "the messages are those that waited, byte for byte");
}
