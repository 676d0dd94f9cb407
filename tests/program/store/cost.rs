//! What a desk over a database costs, beside the desk over a directory and beside a bare loop that writes the same rows.
//!
//! `ADJUDICATE_COST=GAMES,MESSAGES` says how much, and `ADJUDICATE_PROGRAM` which program; docs/store.md tells of `100,1000` and a
//! program that was built to be released.

use std::ops::Range;
use std::path::Path;
use std::process::Stdio;
use std::time::Instant;

use adjudicate_kit::people::Person;

use crate::homes;
use crate::mail::crowd;
use crate::store::{database, desk, psql, server};

fn asked() -> (usize, usize) {
    let asked = std::env::var("ADJUDICATE_COST").unwrap_or_else(|_| "4,16".to_owned());
    let (games, messages) = asked.split_once(',').unwrap();
    let (games, messages): (usize, usize) = (games.parse().unwrap(), messages.parse().unwrap());
    (games, messages / games)
}

/// Seconds of processor time that a run of the program takes.
fn processor(desk: &Person, line: &str) -> f64 {
    let own = desk.command("--version");
    let binary = std::env::var_os("ADJUDICATE_PROGRAM").unwrap_or_else(|| own.get_program().to_owned());
    let binary = Path::new(&binary).canonicalize().unwrap();
    let script = format!("TIMEFORMAT='%U %S'; time {} {line} >>desk.log 2>&1", binary.display());
    let mut command = std::process::Command::new("bash");
    command.args(["-c", &script]).current_dir(&desk.home).env_clear().stdin(Stdio::null());
    command.envs(own.get_envs().filter_map(|(name, value)| Some((name, value?))));
    let done = command.output().unwrap();
    let text = String::from_utf8(done.stderr).unwrap();
    let times: Vec<f64> =
        text.split_whitespace().map(|word| word.parse().unwrap_or_else(|_| panic!("{text}"))).collect();
    assert!(done.status.success(), "{}", desk.read("desk.log"));
    times.iter().sum()
}

/// A store with all games, told of.
fn begun(desk: &Person, server: &Path, name: &str, tables: &[crowd::Table]) -> String {
    let url = database(server, name);
    desk.run(&format!("store init {url}")).ok();
    for table in tables {
        desk.write(&format!("{name}/games/{}", table.file), &table.base);
    }
    desk.run(&format!("store import {name} {url}")).ok();
    desk.run(&format!("--store {url} mail serve --once")).ok();
    url
}

/// Puts the messages of these turns into the inbox of a store.
fn fill(desk: &Person, url: &str, name: &str, tables: &[crowd::Table], turns: Range<usize>) {
    let from = format!("{name}-mail-{}", turns.start);
    for turn in turns {
        for (game, table) in tables.iter().enumerate() {
            desk.write(&format!("{from}/mail/new/{turn:02}.{game:04}"), crowd::message(game, &table.turns[turn]));
        }
    }
    desk.run(&format!("store import {from} {url}")).ok();
}

/// What one message writes, as pgbench runs it: the statements of a commit, with rows as long as those that were found.
const ROWS: &str = "\\set id random(1, 1000000000)
\\set game random(1, 100000)
begin;
delete from inbox where id = decode(md5(:id::text), 'hex') and attempt = 1;
update game set head = decode(md5(:id::text), 'hex'), length = length + 1, version = version + 1 where id = decode(md5(:game::text), 'hex') and version = 1;
insert into entry (game, seq, id, prev, body) values (decode(md5(:game::text), 'hex'), :id, decode(md5(random()::text), 'hex'), null, convert_to(repeat('e', ENTRY), 'UTF8'));
insert into game_document (game, name, body) values (decode(md5(:game::text), 'hex'), 'kept', convert_to(repeat('k', 200), 'UTF8')) on conflict (game, name) do update set body = excluded.body;
insert into game_document (game, name, body) values (decode(md5(:game::text), 'hex'), 'told', convert_to(repeat('t', 300), 'UTF8')) on conflict (game, name) do update set body = excluded.body;
delete from due where game = decode(md5(:game::text), 'hex');
insert into outbox (id, body, ready, attempt, refused) values (md5(random()::text), convert_to(repeat('o', LETTER), 'UTF8'), 0, 0, false) on conflict (id) do nothing;
insert into outbox (id, body, ready, attempt, refused) values (md5(random()::text), convert_to(repeat('p', LETTER), 'UTF8'), 0, 0, false) on conflict (id) do nothing;
commit;
";

#[test]
fn what_a_desk_over_a_database_costs() {
    let Some(server) = server() else { return };
    let (games, turns) = asked();
    let world = homes();
    let tables = crowd::tables(games, turns);
    let messages = (games * turns) as f64;
    let own = desk(&world, "own", None);
    crowd::shelve(&own, &tables);
    own.run("mail serve --once").ok();
    let desk = desk(&world, "desk", Some(&server));
    let url = begun(&desk, &server, "cost", &tables);
    // One message for each game at a time: of several, the desk over a directory tells at once.
    let (mut directory, mut store) = (0.0, 0.0);
    for turn in 0..turns {
        for (game, table) in tables.iter().enumerate() {
            own.write(&format!("mail/new/{turn:02}.{game:04}"), crowd::message(game, &table.turns[turn]));
        }
        directory += processor(&own, "mail serve --once");
        fill(&desk, &url, "cost", &tables, turn..turn + 1);
        store += processor(&desk, &format!("--store {url} mail serve --once"));
    }
    for table in &tables {
        assert_eq!(own.read(&format!("games/{}", table.file)), table.whole(), "{}", table.file);
    }
    desk.run(&format!("store export cost-written {url}")).ok();
    for table in &tables {
        assert_eq!(desk.read(&format!("cost-written/games/{}", table.file)), table.whole(), "{}", table.file);
    }
    let sent = |person: &Person| std::fs::read_dir(person.path("out")).unwrap().count() / 2;
    eprintln!(
        "processor time a message: directory {:.2} ms ({} messages sent in all), database {:.2} ms ({}); ratio {:.2}",
        directory * 1_000.0 / messages,
        sent(&own),
        store * 1_000.0 / messages,
        sent(&desk),
        store / directory
    );
    let size = |table: &str, column: &str| {
        psql(&server, "cost", &format!("select coalesce(avg(length({column})), 0)::int from {table}"))
    };
    let (entry, kept) = (size("entry", "body"), size("game_document", "body"));
    let letter = std::fs::read_dir(desk.path("out")).unwrap().map(|item| item.unwrap().metadata().unwrap().len());
    let letter = letter.sum::<u64>() / sent(&desk) as u64;
    let bytes = psql(
        &server,
        "cost",
        "select sum(pg_total_relation_size(oid)) / (select count(*) from game) from pg_class where relname in \
         ('game', 'entry', 'beside', 'game_document', 'address', 'due')",
    );
    eprintln!(
        "rows: an entry {entry} bytes, a document {kept}, a message to be sent {letter}; {bytes} bytes a game in all"
    );
    let script = ROWS.replace("ENTRY", &entry).replace("LETTER", &letter.to_string());
    desk.write("rows.sql", script);
    for desks in [1, 2, 4] {
        let name = format!("cost{desks}");
        let url = begun(&desk, &server, &name, &tables);
        fill(&desk, &url, &name, &tables, 0..turns);
        let begun = Instant::now();
        let own = &desk;
        std::thread::scope(|scope| {
            for _ in 0..desks {
                let line = format!("--store {url} mail serve --once");
                scope.spawn(move || processor(own, &line));
            }
        });
        let rate = messages / begun.elapsed().as_secs_f64();
        assert_eq!(psql(&server, &name, "select count(*) from inbox"), "0");
        let bare = pgbench(&server, &desk, &name, desks);
        eprintln!(
            "{desks} desks: {rate:.0} messages a second; a bare loop of as many clients {bare:.0}; ratio {:.2}",
            rate / bare
        );
    }
}

/// Transactions a second of a bare loop.
fn pgbench(server: &Path, desk: &Person, database: &str, clients: usize) -> f64 {
    let ports = std::fs::read_to_string(server.join("ports")).unwrap();
    let script = format!(
        "PATH=$(ls -d /usr/lib/postgresql/*/bin | tail -1):$PATH pgbench -n -h 127.0.0.1 -p {} -U owner -c {clients} -j {clients} \
         -t {} -M prepared -f rows.sql {database}",
        ports.split_whitespace().next().unwrap(),
        400 / clients
    );
    let mut command = std::process::Command::new("bash");
    command.args(["-c", &script]).current_dir(&desk.home).env("PGPASSFILE", server.join("pgpass"));
    let done = command.output().unwrap();
    let text = String::from_utf8_lossy(&done.stdout);
    let line = text.lines().find_map(|line| line.strip_prefix("tps = "));
    let line = line.unwrap_or_else(|| panic!("{text}{}", String::from_utf8_lossy(&done.stderr)));
    line.split_whitespace().next().unwrap().parse().unwrap()
}
