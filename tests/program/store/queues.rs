//! The queues of a store: nobody takes more than he asked for, however old the plan is, and nothing that desks do again and again reads
//! more than a few pages, however much is there.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use adjudicate_store::{Access, Store};

use crate::homes;
use crate::mail::crowd;
use crate::mail::latency::{AtWork, out};
use crate::store::leases::access;
use crate::store::{database, desk, psql, server};

/// Rows that no desk may read through.
const MANY: usize = 50_000;
/// The most pages of eight kilobytes that a statement of a desk's round may touch.
const PAGES: u64 = 50;
/// The pages that a message with its picture touches when it is written.
const MESSAGE: u64 = 50;

fn begun(server: &Path, name: &str) -> (String, Access) {
    let world = homes();
    let own = desk(&world, name, Some(server));
    let url = database(server, name);
    own.run(&format!("store init {url}")).ok();
    (url.clone(), access(&url, server, Duration::from_secs(60)))
}

#[test]
fn a_limit_limits_whatever_the_tables_held_when_the_statement_was_planned() {
    let Some(server) = server() else { return };
    let (_, access) = begun(&server, "flood");
    let sql = |text: &str| psql(&server, "flood", text);
    let stores: Vec<Box<dyn Store>> = (0..2).map(|_| adjudicate_store::open(&access).unwrap()).collect();
    let mut stores: [Box<dyn Store>; 2] = stores.try_into().unwrap_or_else(|_| panic!());
    for table in ["inbox", "outbox", "due"] {
        sql(&format!("vacuum analyze {table}"));
    }
    // The server keeps a plan for all parameters after five times.
    for _ in 0..10 {
        for store in &mut stores {
            assert!(store.take_messages(8).unwrap().is_empty());
            assert!(store.take_letters(50).unwrap().is_empty());
            assert!(store.take_due(8).unwrap().is_empty());
        }
    }
    let id = "decode(lpad(to_hex(n), 64, '0'), 'hex')";
    sql(&format!("insert into inbox select {id}, 'x', 0, n, 0 from generate_series(1, 10000) as n"));
    sql("insert into outbox select n::text, 'x', n, 0, false from generate_series(1, 10000) as n");
    sql(&format!("insert into due select {id}, n from generate_series(1, 10000) as n"));
    let (mut messages, mut letters, mut due) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for round in 1..=3 {
        for store in &mut stores {
            let taken = store.take_messages(8).unwrap();
            assert_eq!(taken.len(), 8, "round {round}");
            messages.extend(taken.into_iter().map(|one| one.id));
            let taken = store.take_letters(50).unwrap();
            assert_eq!(taken.len(), 50, "round {round}");
            letters.extend(taken.into_iter().map(|one| one.id));
            let taken = store.take_due(8).unwrap();
            assert_eq!(taken.len(), 8, "round {round}");
            due.extend(taken);
        }
    }
    // Nothing is taken but what somebody holds, and nothing is held by two.
    let taken = "(select count(*) from inbox where attempt > 0), (select count(*) from outbox where attempt > 0), \
                 (select count(*) from due where ready > 10000)";
    assert_eq!(sql(&format!("select {taken}")), "48|300|48");
    assert_eq!((messages.len(), letters.len(), due.len()), (48, 300, 48));
}

/// Statements and the pages that each has touched, of what the server wrote into its log since this byte.
fn explained(server: &Path, since: u64) -> Vec<(String, u64)> {
    let log = std::fs::read(server.join("primary.log")).unwrap();
    let log = String::from_utf8_lossy(&log[usize::try_from(since).unwrap()..]).into_owned();
    let mut found = Vec::new();
    for entry in log.split("LOG:  duration: ").skip(1) {
        let Some((_, text)) = entry.split_once("Query Text: ") else { continue };
        let statement: Vec<&str> =
            text.split_once("\n\t").map_or(text, |(first, _)| first).split_whitespace().collect();
        // The first node of a plan counts what is below it.
        let buffers = text.lines().find_map(|line| line.trim().strip_prefix("Buffers: shared ")).unwrap_or("");
        let pages = buffers.split([' ', ',']).filter_map(|part| part.split_once('='));
        let pages =
            pages.filter(|(kind, _)| ["hit", "read"].contains(kind)).map(|(_, count)| count.parse::<u64>().unwrap());
        found.push((statement.join(" "), pages.sum()));
    }
    found
}

#[test]
fn no_statement_of_a_desk_reads_more_than_a_few_pages_at_many_games() {
    let Some(server) = server() else { return };
    let (world, name) = (homes(), "pages");
    let (url, _) = begun(&server, name);
    let own = desk(&world, "desk", Some(&server));
    let tables = crowd::tables(2, 3);
    for table in &tables {
        own.write(&format!("there/games/{}", table.file), &table.base);
    }
    own.run(&format!("store import there {url}")).ok();
    let sql = |text: &str| psql(&server, name, text);
    // Games that others play, messages that other desks have taken, those that no server takes, and dates that are far away.
    let (id, later) = ("sha256(n::text::bytea)", "9000000000000000");
    sql(&format!(
        "insert into game select {id}, 'games/other-' || n || '.yaml', {id}, 12, 12 from generate_series(1, {MANY}) as n; \
         insert into entry select {id}, m, sha256((n || '-' || m)::bytea), null, 'x' from generate_series(1, {MANY}) as n, \
         generate_series(1, 4) as m; \
         insert into game_document select {id}, 'told', 'x' from generate_series(1, {MANY}) as n; \
         insert into address select 'player' || n || '@example.org', 'games/other-' || n || '.yaml' \
         from generate_series(1, {MANY}) as n; \
         insert into due select {id}, {later} from generate_series(1, {MANY}) as n; \
         insert into inbox select {id}, 'x', 0, {later}, 1 from generate_series(1, 20000) as n; \
         insert into outbox select n::text, 'x', {later}, 1, n % 10 = 0 from generate_series(1, 20000) as n"
    ));
    sql("vacuum analyze");
    // From now on the server explains every statement in its log.
    sql(&format!(
        "alter database {name} set session_preload_libraries = 'auto_explain'; \
         alter database {name} set auto_explain.log_min_duration = 0; \
         alter database {name} set auto_explain.log_analyze = on; \
         alter database {name} set auto_explain.log_buffers = on; \
         alter database {name} set auto_explain.log_timing = off"
    ));
    let since = std::fs::metadata(server.join("primary.log")).unwrap().len();
    let words = ["--store", &url, "mail", "serve"].map(str::to_owned);
    let _at_work = AtWork(own.command(&words).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap());
    let wait = |letters: usize| {
        let begun = Instant::now();
        while out(&own).len() < letters {
            assert!(begun.elapsed() < Duration::from_secs(120), "{} of {letters} messages", out(&own).len());
            std::thread::sleep(Duration::from_millis(20));
        }
        begun.elapsed()
    };
    wait(4);
    for turn in 0..3 {
        std::thread::sleep(Duration::from_millis(1_500));
        for (game, table) in tables.iter().enumerate() {
            let message = crowd::message(game, &table.turns[turn]);
            own.run_with(&format!("--store {url} mail receive"), message.as_bytes()).ok();
        }
        // The desk hears of it, and does not look every few moments.
        let took = wait(8 + turn * 4);
        assert!(took < Duration::from_secs(4), "{took:?}");
    }
    // Alone for ten seconds: one look a second for what others have left to be sent, and one in five for everything else.
    std::thread::sleep(Duration::from_secs(3));
    let length = || std::fs::metadata(server.join("primary.log")).unwrap().len();
    let before = length();
    std::thread::sleep(Duration::from_secs(10));
    let idle = explained(&server, before).len();
    assert!((3..=40).contains(&idle), "an idle desk has made {idle} statements in ten seconds");
    let hot = explained(&server, since);
    for part in
        ["update inbox", "update due", "update outbox", "insert into inbox", "delete from outbox", "insert into entry"]
    {
        assert!(hot.iter().any(|(text, _)| text.contains(part)), "{part} was not explained: {}", hot.len());
    }
    let most = hot.iter().max_by_key(|(_, pages)| *pages).unwrap();
    eprintln!("{} statements, {idle} in ten idle seconds; the most pages were {}: {}", hot.len(), most.1, most.0);
    for (text, pages) in hot {
        // A message that is written has pages of its own.
        let own = if text.starts_with("insert into") && text.contains("body") { MESSAGE } else { 0 };
        assert!(pages <= PAGES + own, "{pages} pages: {text}");
    }
}

#[test]
fn rows_of_other_types_are_told_of_and_nothing_panics() {
    let Some(server) = server() else { return };
    let (world, name) = (homes(), "types");
    let (url, _) = begun(&server, name);
    let own = desk(&world, "desk", Some(&server));
    own.write("there/games/game-0000.yaml", &crowd::tables(1, 1)[0].base);
    own.run(&format!("store import there {url}")).ok();
    let sql = |text: &str| psql(&server, name, text);
    // Other databases make 64 bits of `integer`.
    sql("alter table adjudicate_migration alter column number type bigint");
    own.run(&format!("store status {url}")).ok();
    sql("alter table adjudicate_migration alter column number type integer");
    let status = |line: &str| {
        let told = own.run(line);
        assert!(!told.stderr.contains("panicked"), "{line}: {}", told.stderr);
        (told.status, told.stderr + &told.stdout)
    };
    for (wrong, right) in [
        ("alter table game alter column version type integer", "alter table game alter column version type bigint"),
        ("alter table game alter column path type bytea using path::bytea", ""),
    ] {
        sql(wrong);
        sql("update due set ready = 0");
        for line in [format!("store export written {url}"), format!("--store {url} mail serve --once")] {
            let (status, said) = status(&line);
            assert!(
                status != 0 && (said.contains("cannot be read") || said.contains("of another type")),
                "{line}: {status} {said}"
            );
        }
        if !right.is_empty() {
            sql(right);
        }
    }
}
