//! Databases that refuse, and stores that are not as they should be: a clear word each time, and nothing lost.

use crate::homes;
use crate::mail::crowd;
use crate::mail::latency::out;
use crate::store::{database, desk, psql, server};

#[test]
fn a_store_that_cannot_be_used_is_told_of() {
    let Some(server) = server() else { return };
    let world = homes();
    let own = desk(&world, "desk", Some(&server));
    let url = database(&server, "faults");
    let says = |line: &str, status: i32, what: &str| {
        let told = own.run(line).bad(status);
        assert!(told.contains(what), "{line}: {told}");
    };
    says(&format!("store status {url}"), 2, "there is no store in this database");
    own.run(&format!("store init {url}")).ok();
    // A newer version, half a migration, an older one.
    psql(&server, "faults", "insert into adjudicate_migration values (99, true)");
    says(&format!("store status {url}"), 2, "has been brought to version 99, and this program knows versions up to");
    says(&format!("store init {url}"), 2, "a store does not go back");
    says(&format!("--store {url} mail serve --once"), 64, "version 99");
    psql(&server, "faults", "delete from adjudicate_migration where number = 99");
    psql(
        &server,
        "faults",
        "update adjudicate_migration set done = false where number = 3; alter table inbox drop column lost",
    );
    says(&format!("store status {url}"), 2, "that was not finished");
    own.run(&format!("store init {url}")).ok();
    own.run(&format!("store status {url}")).ok();
    let tables = crowd::tables(1, 1);
    own.write("there/games/game-0000.yaml", tables[0].whole());
    own.run(&format!("store import there {url}")).ok();
    psql(&server, "faults", "delete from adjudicate_migration where number >= 2; drop table desk");
    says(&format!("store status {url}"), 2, "is of version 1, and this program wants 5");
    own.run(&format!("store init {url}")).prints("The store is there, and was brought to version 5.\n");
    own.run(&format!("store export upgraded {url}")).ok();
    assert_eq!(own.read("upgraded/games/game-0000.yaml"), tables[0].whole());
    // Passwords and TLS. Nothing of a password is ever printed.
    own.write("other.yaml", "");
    let wrong = url.replace("owner@", "owner:sesame@");
    let told = own.run(&format!("store status {wrong}")).bad(78);
    assert!(told.contains("the database refuses the password") && !told.contains("sesame"), "{told}");
    let port = std::fs::read_to_string(server.join("ports")).unwrap();
    let port = port.split_whitespace().next().unwrap();
    let secure = format!("postgresql://owner@127.0.0.1:{port}/faults?sslmode=verify-full");
    says(&format!("store status {secure}"), 78, "is not trusted");
    own.run(&format!("store status {secure}&sslrootcert={}", server.join("certificate.pem").display())).ok();
    says("store status postgresql://owner@db.example.org/x?sslmode=disable", 2, "is for a database on this computer");
    says("store status mysql://x/y", 2, "a database whose URL begins with postgresql://");
    says("store init somewhere", 2, "a store is a database whose URL begins with postgresql://");
    says(&format!("store status {}", url.replace("/faults", "/nothing")), 2, "there is no such database");
}

#[test]
fn a_desk_has_a_name_of_its_own() {
    let Some(server) = server() else { return };
    let world = homes();
    let own = desk(&world, "desk", Some(&server));
    let url = database(&server, "names");
    own.run(&format!("store init {url}")).ok();
    psql(
        &server,
        "names",
        "insert into desk values ('front', '\\x00', (extract(epoch from clock_timestamp()) * 1000000)::bigint)",
    );
    let told = own.run(&format!("--store {url} mail serve --once --desk front"));
    assert_eq!(told.status, 64);
    assert!(told.stderr.contains("another desk called `front` is at work"), "{}", told.stderr);
    // One that has ended needs its name no more.
    for _ in 0..2 {
        own.run(&format!("--store {url} mail serve --once --desk back")).ok();
    }
    // One that was killed is forgotten.
    psql(&server, "names", "update desk set seen = seen - 130000000 where name = 'front'");
    own.run(&format!("--store {url} mail serve --once --desk front")).ok();
}

#[test]
fn what_cannot_be_sent_waits_and_is_sent_by_another_desk() {
    let Some(server) = server() else { return };
    let world = homes();
    let own = desk(&world, "desk", Some(&server));
    let url = database(&server, "unsent");
    own.run(&format!("store init {url}")).ok();
    own.write("there/games/game-0000.yaml", &crowd::tables(1, 1)[0].base);
    own.run(&format!("store import there {url}")).ok();
    let sql = |text: &str| psql(&server, "unsent", text);
    let serve = |name: &str| own.run(&format!("--store {url} mail serve --once --desk {name}"));
    std::fs::remove_dir(own.path("out")).unwrap();
    let told = serve("front");
    assert_eq!(told.status, 75, "{}", told.stderr);
    assert!(
        told.stdout.contains("2 messages wait, that to alice0@example.org because of: there is no directory"),
        "{}",
        told.stdout
    );
    // The outbox has nothing new for another desk: the transaction that wrote these messages also leased them and put
    // them off.
    assert_eq!(sql("select count(*), min(attempt), max(attempt) from outbox"), "2|1|1");
    std::fs::create_dir(own.path("out")).unwrap();
    serve("back").ok();
    assert_eq!((sql("select count(*) from outbox"), out(&own).len()), ("2".to_owned(), 0));
    sql("update outbox set ready = 0");
    serve("back").ok();
    assert_eq!((sql("select count(*) from outbox"), out(&own).len()), ("0".to_owned(), 2));
}

#[test]
fn an_outbox_on_a_full_disk_is_no_success() {
    let Some(server) = server() else { return };
    let world = homes();
    let own = desk(&world, "desk", Some(&server));
    let url = database(&server, "outfull");
    own.run(&format!("store init {url}")).ok();
    own.write("there/games/game-0000.yaml", &crowd::tables(1, 1)[0].base);
    own.run(&format!("store import there {url}")).ok();
    let sql = |text: &str| psql(&server, "outfull", text);
    let serve = || own.run(&format!("--store {url} mail serve --once"));
    let refuse = |when: &str| {
        sql(&format!(
            "create or replace function refuse() returns trigger language plpgsql as $$ begin \
             raise exception 'as told' using errcode = '53100'; end $$; drop trigger if exists refuse on outbox; \
             create trigger refuse before {when} on outbox for each row execute function refuse()"
        ))
    };
    // The game is due, and what everybody is told cannot be written.
    refuse("insert");
    let told = serve();
    assert!(told.stdout.contains("the disk of the database is full"), "{}", told.stdout);
    assert_eq!((told.status, out(&own).len()), (75, 0), "{}{}", told.stdout, told.stderr);
    // It can be written and is sent, and that it was sent cannot be noted.
    sql("update due set ready = 0");
    refuse("delete");
    let told = serve();
    assert!(told.stdout.contains("the disk of the database is full"), "{}", told.stdout);
    // The desk sends nothing more if it cannot note what it has sent.
    assert_eq!((told.status, out(&own).len()), (75, 1), "{}{}", told.stdout, told.stderr);
    sql("drop trigger refuse on outbox; update outbox set ready = 0");
    serve().ok();
    assert_eq!((sql("select count(*) from outbox"), out(&own).len()), ("0".to_owned(), 2));
}

#[test]
fn what_the_database_refuses_is_done_later() {
    let Some(server) = server() else { return };
    let world = homes();
    let own = desk(&world, "desk", Some(&server));
    let url = database(&server, "refuses");
    let tables = crowd::tables(1, 3);
    own.run(&format!("store init {url}")).ok();
    own.write("there/games/game-0000.yaml", &tables[0].base);
    own.run(&format!("store import there {url}")).ok();
    let sql = |text: &str| psql(&server, "refuses", text);
    let serve = || own.run(&format!("--store {url} mail serve --once --lease 2"));
    serve().ok();
    let receive = |turn: usize| {
        own.run_with(&format!("--store {url} mail receive"), crowd::message(0, &tables[0].turns[turn]).as_bytes())
    };
    let refuse = |code: &str| {
        sql(&format!(
            "create or replace function refuse() returns trigger language plpgsql as $$ begin \
             raise exception 'as told' using errcode = '{code}'; end $$; \
             drop trigger if exists refuse on entry; create trigger refuse before insert on entry for each row execute function refuse()"
        ));
    };
    receive(0).ok();
    for (code, what) in [
        ("53100", "the disk of the database is full"),
        ("57014", "a statement that took too long"),
        ("40001", "has said 20 times that others were first"),
    ] {
        refuse(code);
        let log = serve().stdout;
        assert!(log.contains(what), "{code}: {log}");
        assert_eq!(sql("select count(*) from inbox"), "1", "{code}");
        // The lease of the desk that could not do it ends.
        sql("update inbox set ready = 0");
    }
    // The same word three times, then it goes.
    sql("create sequence told; create or replace function refuse() returns trigger language plpgsql as $$ begin \
         if nextval('told') < 4 then raise exception 'again' using errcode = '40001'; end if; return new; end $$");
    serve().ok();
    sql("drop trigger refuse on entry");
    assert_eq!(sql("select count(*) from inbox"), "0");
    // A message that cannot be kept is handed over again.
    sql("alter table inbox rename to elsewhere");
    receive(1).bad(75);
    sql("alter table elsewhere rename to inbox");
    receive(1).ok();
    // The clock of one desk is an hour behind, that of the other an hour ahead: leases go by the database's.
    for (turn, date) in [(1, "2026-11-20T11:00:00Z"), (2, "2026-11-20T13:00:00Z")] {
        if turn == 2 {
            receive(2).ok();
        }
        own.run(&format!("--store {url} --date {date} mail serve --once --lease 2")).ok();
    }
    own.run(&format!("store export written {url}")).ok();
    assert_eq!(own.read("written/games/game-0000.yaml"), tables[0].whole());
    // An exact slow statement, on a database that says so.
    let slow = format!("{url}?options=-c%20statement_timeout%3D1");
    let told = own.run(&format!("store export slow {slow}"));
    assert!(told.status == 0 || told.stderr.contains("took too long"), "{}", told.stderr);
}

#[test]
fn a_message_that_is_put_off_again_and_again_is_left_for_a_person_with_the_reason() {
    let Some(server) = server() else { return };
    let world = homes();
    let own = desk(&world, "desk", Some(&server));
    let url = database(&server, "put_off");
    let tables = crowd::tables(1, 1);
    own.run(&format!("store init {url}")).ok();
    own.write("there/games/game-0000.yaml", &tables[0].base);
    own.run(&format!("store import there {url}")).ok();
    let sql = |text: &str| psql(&server, "put_off", text);
    let serve = || own.run(&format!("--store {url} mail serve --once"));
    serve().ok();
    sql("create function refuse() returns trigger language plpgsql as $$ begin \
         raise exception 'as told' using errcode = '53100'; end $$; \
         create trigger refuse before insert on entry for each row execute function refuse()");
    own.run_with(&format!("--store {url} mail receive"), crowd::message(0, &tables[0].turns[0]).as_bytes()).ok();
    // Twice as long each time, a quarter more or less, and six hours at most.
    for (before, seconds) in [(0, 60), (5, 1_920), (24, 21_600)] {
        sql(&format!("update inbox set ready = 0, put_off = {before}"));
        assert_eq!(serve().status, 75);
        let row =
            sql("select put_off, why, (ready - extract(epoch from now()) * 1000000)::bigint / 1000000 from inbox");
        let row: Vec<&str> = row.split('|').collect();
        assert_eq!(row[0], (before + 1).to_string());
        assert!(row[1].contains("the disk of the database is full"), "{row:?}");
        let wait: i64 = row[2].parse().unwrap();
        assert!((seconds * 3 / 4 - 30..=seconds * 5 / 4).contains(&wait), "{wait} of {seconds}");
    }
    sql("update inbox set ready = 0");
    serve().ok();
    assert_eq!(sql("select (select count(*) from inbox), (select count(*) from unread)"), "0|1");
    let told = own.run(&format!("--store {url} mail unread")).ok();
    let why = "it was put off 25 times, the last time because: the disk of the database is full";
    assert!(told.contains(why), "{told}");
}

#[test]
fn one_desk_prunes_and_counts_for_all() {
    let Some(server) = server() else { return };
    let world = homes();
    let own = desk(&world, "desk", Some(&server));
    let url = database(&server, "chores");
    own.run(&format!("store init {url}")).ok();
    let sql = |text: &str| psql(&server, "chores", text);
    sql(
        "insert into quota select 'answers', 'sender' || n, case when n <= 1200 then '2026-11-18' else '2026-11-20' end, 1 \
         from generate_series(1, 1210) as n",
    );
    sql("insert into quota values ('digests', 'everybody', '2026-11-01', 7)");
    sql("insert into desk values ('long-gone', '\\x00', 0)");
    own.run(&format!("--store {url} mail serve --once --desk one --metrics one.prom")).ok();
    assert_eq!(sql("select name, count(*) from quota group by name order by name"), "answers|10\ndigests|1");
    assert_eq!(sql("select count(*) from desk"), "0");
    assert!(own.read("one.prom").contains("adjudicate_games 0\n"));
    // The first one keeps it, for a while.
    sql("insert into quota values ('answers', 'late', '2026-11-18', 1)");
    own.run(&format!("--store {url} mail serve --once --desk two --metrics two.prom")).ok();
    assert!(
        !own.read("two.prom").contains("adjudicate_games") && own.read("two.prom").contains("adjudicate_desk_messages")
    );
    assert_eq!(sql("select count(*) from quota where name = 'answers'"), "11");
    sql("update chore set ready = 0");
    own.run(&format!("--store {url} mail serve --once --desk two --metrics two.prom")).ok();
    assert!(own.read("two.prom").contains("adjudicate_games 0\n"));
    assert_eq!(sql("select count(*) from quota where name = 'answers'"), "10");
}
