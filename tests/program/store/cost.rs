//! The cost of a desk over a database, beside the desk over a directory and beside a bare loop that writes the same
//! rows; and the cost to the database, which limits the number of desks: on one computer they share the processors with
//! it.
//!
//! `ADJUDICATE_COST=GAMES,MESSAGES` says how much, and `ADJUDICATE_PROGRAM` which program; docs/performance.md tells of `100,1000` and a
//! program that was built to be released. With `tests/store/server.sh limit` it is the database that everybody waits for.
//!
//! `tests/store/tables.sh` makes the table of docs/store.md: what a letter costs with 1,000 games, and with many more.

use std::ops::Range;
use std::path::Path;
use std::process::Stdio;
use std::time::Instant;

use adjudicate_testkit::people::TestPerson;

use crate::homes;
use crate::mail::latency::{AtWork, out, wait_until};
use crate::mail::{crowd, many};
use crate::store::{bare, database, desk, psql, server};

fn asked() -> (usize, usize) {
    let asked = std::env::var("ADJUDICATE_COST").unwrap_or_else(|_| "4,16".to_owned());
    let (games, messages) = asked.split_once(',').unwrap();
    let (games, messages): (usize, usize) = (games.parse().unwrap(), messages.parse().unwrap());
    (games, messages / games)
}

/// Seconds of processor time that these processes have taken, with what they have started and is gone, and with what they have started and is
/// not, if that is asked for.
fn processor(own: &[String], with_children: bool) -> f64 {
    let mut ticks = 0;
    for process in std::fs::read_dir("/proc").unwrap().flatten() {
        // Some end while they are looked at; their time is their parent's then.
        let Ok(stat) = std::fs::read_to_string(process.path().join("stat")) else { continue };
        let Some((_, fields)) = stat.rsplit_once(") ") else { continue };
        let fields: Vec<&str> = fields.split(' ').collect();
        let name = process.file_name();
        if own.iter().any(|own| name == own.as_str() || with_children && fields[1] == own) {
            // User, system, and both of what has ended (proc(5)).
            ticks += fields[11..15].iter().map(|time| time.parse::<u64>().unwrap()).sum::<u64>();
        }
    }
    ticks as f64 / 100.0
}

/// A desk that is at work and has told of all games.
struct Busy<'p> {
    desk: &'p TestPerson,
    at_work: AtWork,
    /// The processor time used by then.
    before: f64,
}

impl<'p> Busy<'p> {
    fn begin(desk: &'p TestPerson, arguments: &[&str], games: usize) -> Busy<'p> {
        let child = many::program(desk, arguments).stdout(Stdio::null()).spawn().unwrap();
        let mut busy = Busy { desk, at_work: AtWork(child), before: 0.0 };
        busy.wait(2 * games);
        busy.before = busy.taken();
        busy
    }

    fn wait(&self, letters: usize) {
        wait_until("what is to be sent is sent", || out(self.desk).len() >= letters);
    }

    fn taken(&self) -> f64 {
        processor(&[self.at_work.0.id().to_string()], false) - self.before
    }

    /// The most memory that it has had, in MiB.
    fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.at_work.0.id())).unwrap();
        let most = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
        most.trim().trim_end_matches(" kB").parse::<u64>().unwrap() / 1024
    }
}

/// Seconds of processor time that both servers have taken so far, with all that they have started.
fn of_servers(server: &Path) -> f64 {
    let pid = |name: &str| std::fs::read_to_string(server.join(name).join("postmaster.pid")).unwrap();
    let parents = ["primary", "standby"].map(|name| pid(name).lines().next().unwrap().to_owned());
    processor(&parents, true)
}

/// A store with all games, of which nothing was told yet.
fn begun(desk: &TestPerson, server: &Path, name: &str, tables: &[crowd::Table]) -> String {
    let url = database(server, name);
    desk.run(&format!("store init {url}")).ok();
    for table in tables {
        desk.write(&format!("{name}/games/{}", table.file), &table.base);
    }
    desk.run(&format!("store import {name} {url}")).ok();
    url
}

/// Puts the messages of these turns into the inbox of a store.
fn fill(desk: &TestPerson, url: &str, name: &str, tables: &[crowd::Table], turns: Range<usize>) {
    let from = format!("{name}-mail-{}", turns.start);
    for turn in turns {
        for (game, table) in tables.iter().enumerate() {
            desk.write(&format!("{from}/mail/new/{turn:02}.{game:04}"), crowd::message(game, &table.turns[turn]));
        }
    }
    desk.run(&format!("store import {from} {url}")).ok();
}

#[test]
fn what_a_desk_over_a_database_costs() {
    let Some(server) = server() else { return };
    let (games, turns) = asked();
    let world = homes();
    let tables = crowd::tables(games, turns);
    let messages = (games * turns) as f64;
    let own = desk(&world, "own", None);
    crowd::shelve(&own, &tables);
    let directory = Busy::begin(&own, &["mail", "serve"], games);
    let desk = desk(&world, "desk", Some(&server));
    let url = begun(&desk, &server, "cost", &tables);
    let store = Busy::begin(&desk, &["--store", &url, "mail", "serve"], games);
    // One message for each game at a time: of several, the desk over a directory tells at once.
    for turn in 0..turns {
        for (game, table) in tables.iter().enumerate() {
            let (draft, name) = (format!("mail/tmp/{turn:02}.{game:04}"), format!("mail/new/{turn:02}.{game:04}"));
            own.write(&draft, crowd::message(game, &table.turns[turn]));
            std::fs::rename(own.path(&draft), own.path(&name)).unwrap();
        }
        directory.wait(2 * games * (turn + 2));
        fill(&desk, &url, "cost", &tables, turn..turn + 1);
        store.wait(2 * games * (turn + 2));
    }
    eprintln!("most memory: directory {} MiB, database {} MiB", directory.memory(), store.memory());
    let (directory, store) = (directory.taken(), store.taken());
    for table in &tables {
        assert_eq!(own.read(&format!("games/{}", table.file)), table.whole(), "{}", table.file);
    }
    desk.run(&format!("store export cost-written {url}")).ok();
    for table in &tables {
        assert_eq!(desk.read(&format!("cost-written/games/{}", table.file)), table.whole(), "{}", table.file);
    }
    let sent = |person: &TestPerson| out(person).len();
    eprintln!(
        "processor time a message: directory {:.2} ms ({} messages sent in all), database {:.2} ms ({}); ratio {:.2}",
        directory * 1_000.0 / messages,
        sent(&own),
        store * 1_000.0 / messages,
        sent(&desk),
        store / directory
    );
    let size = |table: &str| -> usize {
        psql(&server, "cost", &format!("select coalesce(avg(length(body)), 0)::int from {table}")).parse().unwrap()
    };
    let bodies = out(&desk);
    let rows = bare::Rows {
        entry: tables[0].turns[0].clone().into_bytes(),
        document: vec![b'x'; size("game_document")],
        hundred: (bodies.len() - 2 * games) * 100 / (games * turns),
        letters: bodies.iter().rev().take(100).map(|path| std::fs::read(path).unwrap()).collect(),
    };
    let bytes = psql(
        &server,
        "cost",
        "select sum(pg_total_relation_size(oid)) / (select count(*) from game) from pg_class where relname in \
         ('game', 'entry', 'beside', 'game_document', 'address', 'due')",
    );
    eprintln!(
        "rows: an entry {} bytes, a document {}, {:.2} messages to be sent of {} bytes; {bytes} bytes a game in all",
        size("entry"),
        rows.document.len(),
        rows.hundred as f64 / 100.0,
        rows.letters.iter().map(Vec::len).sum::<usize>() / rows.letters.len()
    );
    for desks in [1, 2, 4] {
        let name = format!("cost{desks}");
        let url = begun(&desk, &server, &name, &tables);
        desk.run(&format!("--store {url} mail serve --once")).ok();
        fill(&desk, &url, &name, &tables, 0..turns);
        let (start, before) = (Instant::now(), of_servers(&server));
        let at_work: Vec<_> = (0..desks)
            .map(|_| many::program(&desk, &["--store", &url, "mail", "serve", "--once"]).stdout(Stdio::null()).spawn())
            .collect();
        at_work.into_iter().for_each(|child| assert!(child.unwrap().wait().unwrap().success()));
        let rate = messages / start.elapsed().as_secs_f64();
        let served = (of_servers(&server) - before) * 1_000.0 / messages;
        assert_eq!(psql(&server, &name, "select count(*) from inbox"), "0");
        let name = format!("bare{desks}");
        fill(&desk, &begun(&desk, &server, &name, &tables), &name, &tables, 0..turns);
        let before = of_servers(&server);
        let bare = bare::rate(&server, &name, desks, &rows);
        let bare_served = (of_servers(&server) - before) * 1_000.0 / messages;
        eprintln!(
            "{desks} desks: {rate:.0} messages a second; a bare loop of as many clients {bare:.0}; ratio {:.2}; \
             processor time of the database {served:.2} ms a message, of the bare loop {bare_served:.2}; ratio {:.2}",
            rate / bare,
            bare_served / served
        );
    }
}

/// The sizes of stores and the number of letters that are asked for.
fn sizes() -> (Vec<usize>, usize) {
    let asked = std::env::var("ADJUDICATE_TABLES").unwrap_or_else(|_| "20,40".to_owned());
    let letters = std::env::var("ADJUDICATE_LETTERS").map_or(20, |letters| letters.parse().unwrap());
    (asked.split(',').map(|games| games.parse().unwrap()).collect(), letters)
}

/// The costs of a letter in a store of one size, in the order of [`ROWS`].
type LetterCost = [f64; 8];

const ROWS: [&str; 8] = [
    "processor time of the desk, ms a letter",
    "processor time of database and standby, ms a letter",
    "write-ahead log without page images, KiB a letter",
    "the same with them, right after a checkpoint",
    "letters a second, one desk",
    "letters a second, two desks",
    "most memory of a desk, MiB",
    "disk, kB a game",
];

/// Measures a store of so many games, of which some get letters, one in each turn.
fn letter_cost(server: &Path, desk: &TestPerson, games: usize, letters: usize) -> LetterCost {
    let tables = crowd::tables(games, 5);
    let name = format!("tables{games}");
    let url = begun(desk, server, &name, &tables);
    // The players know that their games have begun: the desk has nothing to tell before the first letter.
    psql(server, &name, "update due set ready = 9000000000000000");
    psql(server, &name, "vacuum analyze");
    psql(server, &name, "create extension pg_walinspect");
    let chosen: Vec<usize> = (0..letters).map(|place| place * games / letters).collect();
    let fill = |turn: usize| {
        let from = format!("{name}-mail-{turn}");
        for game in &chosen {
            let message = crowd::message(*game, &tables[*game].turns[turn]);
            desk.write(&format!("{from}/mail/new/{turn:02}.{game:05}"), message);
        }
        desk.run(&format!("store import {from} {url}")).ok();
    };
    let count = |sql: &str| psql(server, &name, sql).parse::<f64>().unwrap();
    let mut busy = Busy::begin(desk, &["--store", &url, "mail", "serve"], 0);
    let serve = |turn: usize| {
        fill(turn);
        let waits = "select (select count(*) from outbox) + (select count(*) from inbox)";
        wait_until("every letter is answered", || count(waits) == 0.0);
    };
    serve(0);
    psql(server, "postgres", "checkpoint");
    let position = || psql(server, &name, "select pg_current_wal_lsn()");
    // Other tests may write to the log of the server at the same time, but not to this database.
    let written = |what: &str, from: &str| {
        let own = "(select '%/' || oid || '/%' from pg_database where datname = current_database())";
        let records = format!("pg_get_wal_records_info('{from}', pg_current_wal_flush_lsn())");
        count(&format!("select coalesce(sum({what}), 0) from {records} where block_ref like {own}")) / 1024.0
    };
    let start = position();
    serve(1);
    let behind_checkpoint = written("record_length", &start);
    let (middle, served) = (position(), of_servers(server));
    busy.before += busy.taken();
    serve(2);
    let each = letters as f64;
    let taken = [busy.taken(), of_servers(server) - served].map(|seconds| seconds * 1_000.0 / each);
    let log = [written("record_length - fpi_length", &middle), behind_checkpoint].map(|size| size / each);
    let memory = busy.memory() as f64;
    drop(busy);
    let rates = [1, 2].map(|desks| {
        fill(desks + 2);
        let start = Instant::now();
        let serve = ["--store", &url, "mail", "serve", "--once"];
        let at_work: Vec<_> =
            (0..desks).map(|_| many::program(desk, &serve).stdout(Stdio::null()).spawn().unwrap()).collect();
        at_work.into_iter().for_each(|mut child| assert!(child.wait().unwrap().success()));
        each / start.elapsed().as_secs_f64()
    });
    let disk = count(
        "select sum(pg_total_relation_size(oid)) / (select count(*) from game) / 1000 from pg_class where relname in \
         ('game', 'entry', 'beside', 'game_document', 'address', 'due')",
    );
    assert_eq!(count("select sum(length) from game"), (3 * games + 5 * letters) as f64);
    [taken[0], taken[1], log[0], log[1], rates[0], rates[1], memory, disk]
}

#[test]
fn all_letters_are_answered_however_many_games_there_are() {
    let Some(server) = server() else { return };
    let (sizes, letters) = sizes();
    let world = homes();
    let desk = desk(&world, "tables", Some(&server));
    let costs: Vec<LetterCost> = sizes.iter().map(|games| letter_cost(&server, &desk, *games, letters)).collect();
    let heads: Vec<String> = sizes.iter().map(|games| format!("{games} games")).collect();
    eprintln!("| {letters} letters, one a game | {} |\n| --- |{}", heads.join(" | "), " --- |".repeat(sizes.len()));
    for (place, row) in ROWS.iter().enumerate() {
        let values: Vec<String> = costs.iter().map(|cost| format!("{:.1}", cost[place])).collect();
        eprintln!("| {row} | {} |", values.join(" | "));
    }
    for (games, cost) in sizes.iter().zip(&costs) {
        // Messages that are not packed make 50 of it.
        assert!(cost[2] < 30.0, "{games} games: {:.1} KiB of write-ahead log a letter", cost[2]);
    }
}
