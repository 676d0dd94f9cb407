//! Leases: they are renewed while work goes on, and a message of which desks die is left for a person, alone.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use adjudicate_agent::Failure;
use adjudicate_record::log::Time;
use adjudicate_store::{Access, HighestTimeline, LeaseRenewal, LeasedWork, MessageLease};

use crate::homes;
use crate::mail::crowd;
use crate::store::memory_store::MemoryStore;
use crate::store::{desk, psql, stores};

/// The time of the system, as leases of seconds want it.
fn now() -> Result<Time, Failure> {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    Ok(Time::from_unix(i64::try_from(since.as_secs()).unwrap()).unwrap())
}

/// The way into a store, with leases of this length.
pub fn access(url: &str, server: &Path, lease: Duration) -> Access {
    Access {
        url: url.to_owned(),
        password: None,
        passfile: Some(server.join("pgpass")),
        certificate: None,
        desk: String::new(),
        session: [1; 16],
        lease,
        patience: Duration::from_secs(5),
        until: None,
        highest: HighestTimeline::default(),
    }
}

/// Takes these many messages, as a desk does that dies then, and waits until they are free again.
fn take_and_die(access: &Access, count: usize) -> Vec<MessageLease> {
    let mut store = adjudicate_store::open(access).unwrap();
    for _ in 0..100 {
        let claims = store.take_messages(count).unwrap();
        if !claims.is_empty() {
            return claims;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    panic!("nothing is free again");
}

#[test]
fn a_message_of_which_five_desks_die_is_left_for_a_person_and_no_other() {
    let world = homes();
    let tables = crowd::tables(3, 1);
    for (kind, url, server) in stores("deadly") {
        let own = desk(&world, kind, server.as_deref());
        own.run(&format!("store init {url}")).ok();
        for table in &tables {
            own.write(&format!("there/games/{}", table.file), &table.base);
        }
        own.run(&format!("store import there {url}")).ok();
        own.run(&format!("--store {url} mail serve --once")).ok();
        let access = access(&url, server.as_deref().unwrap(), Duration::from_secs(1));
        own.run_with(&format!("--store {url} mail receive"), crowd::message(0, &tables[0].turns[0]).as_bytes()).ok();
        let claims: Vec<Vec<MessageLease>> = (0..5).map(|_| take_and_die(&access, 8)).collect();
        assert_eq!(claims.iter().map(|claims| claims[0].lost).collect::<Vec<_>>(), [1, 2, 3, 4, 5], "{kind}");
        // Two more come, and share the fate of the last desk, whose lease is long enough for that.
        psql(server.as_deref().unwrap(), "deadly", "update inbox set ready = ready + 600000000");
        for game in [1, 2] {
            let message = crowd::message(game, &tables[game].turns[0]);
            own.run_with(&format!("--store {url} mail receive"), message.as_bytes()).ok();
        }
        assert_eq!(take_and_die(&access, 8).len(), 2, "{kind}: the other is taken still");
        psql(server.as_deref().unwrap(), "deadly", "update inbox set ready = 0");
        let told = own.run(&format!("--store {url} --date {} mail serve --once", now().unwrap()));
        assert_eq!(told.status, 0, "{kind}: {}{}", told.stdout, told.stderr);
        let why = "5 desks in a row have taken it and not come to an end with it; it is left for a person";
        assert_eq!(told.stdout.matches(why).count(), 1, "{kind}: {}", told.stdout);
        own.run(&format!("store export written {url}")).ok();
        for (number, table) in tables.iter().enumerate() {
            let there = own.read(&format!("written/games/{}", table.file));
            let expected = if number == 0 { table.base.clone() } else { table.whole() };
            assert_eq!(there, expected, "{kind}: game {number}");
        }
        let left = std::fs::read_dir(own.path("written/mail/cur")).unwrap().map(|item| item.unwrap().path());
        let left: Vec<PathBuf> = left.filter(|path| path.display().to_string().ends_with(":2,")).collect();
        assert_eq!(left.len(), 1, "{kind}: {left:?}");
        assert!(std::fs::read_to_string(&left[0]).unwrap().contains("alice0@example.org"), "{kind}");
        std::fs::remove_dir_all(own.path("written")).unwrap();
    }
}

#[test]
fn what_is_worked_on_stays_taken_and_what_is_given_back_is_free() {
    let world = homes();
    for (kind, url, server) in stores("renewed") {
        let own = desk(&world, kind, server.as_deref());
        own.run(&format!("store init {url}")).ok();
        own.run_with(&format!("--store {url} mail receive"), b"From: alice@example.org\r\n\r\nhello\r\n").ok();
        let access = access(&url, server.as_deref().unwrap(), Duration::from_secs(2));
        let (mut one, mut other) = (adjudicate_store::open(&access).unwrap(), adjudicate_store::open(&access).unwrap());
        let claims = one.take_messages(8).unwrap();
        let renewal = LeaseRenewal::default();
        std::thread::scope(|scope| {
            scope.spawn(|| renewal.run(&access));
            let renewed = renewal.of(claims.iter().map(MessageLease::taken));
            for _ in 0..10 {
                std::thread::sleep(Duration::from_millis(500));
                assert!(other.take_messages(8).unwrap().is_empty(), "{kind}: two desks work on one message");
            }
            drop(renewed);
            renewal.end();
        });
        // Given back, it is free at once, and nothing is held against it.
        let held: Vec<LeasedWork> = claims.iter().map(MessageLease::taken).collect();
        one.give_back(&held).unwrap();
        let again = other.take_messages(8).unwrap();
        assert_eq!((again.len(), again[0].lost, again[0].attempt), (1, 1, 2), "{kind}");
        // A desk that has lost its lease renews and returns nothing.
        assert_eq!(one.renew(&held).unwrap(), [], "{kind}");
        one.give_back(&held).unwrap();
        assert!(one.take_messages(8).unwrap().is_empty(), "{kind}");
    }
}

#[test]
fn a_game_that_is_worked_on_stays_taken_and_what_others_decide_about_it_stays() {
    let world = homes();
    for (kind, url, server) in stores("tended") {
        let server = server.unwrap();
        let own = desk(&world, kind, Some(&server));
        own.run(&format!("store init {url}")).ok();
        own.write("there/games/game-0000.yaml", &crowd::tables(1, 1)[0].base);
        own.run(&format!("store import there {url}")).ok();
        let sql = |text: &str| psql(&server, "tended", text);
        sql("insert into due select id, 0 from game on conflict (game) do update set ready = 0");
        let access = access(&url, &server, Duration::from_secs(2));
        let (mut one, mut other) = (adjudicate_store::open(&access).unwrap(), adjudicate_store::open(&access).unwrap());
        let due = one.take_due(8).unwrap();
        let held = [LeasedWork::Game(due[0])];
        let renewal = LeaseRenewal::default();
        std::thread::scope(|scope| {
            scope.spawn(|| renewal.run(&access));
            let renewed = renewal.of(held.iter().cloned());
            for _ in 0..10 {
                std::thread::sleep(Duration::from_millis(500));
                assert!(other.take_due(8).unwrap().is_empty(), "{kind}: two desks work on one game");
            }
            drop(renewed);
            renewal.end();
        });
        // Given back, it is free at once.
        one.give_back(&held).unwrap();
        assert_eq!(other.take_due(8).unwrap(), due, "{kind}");
        // Others have made it due at once, or put it off for longer than a lease: both stays.
        sql("update due set ready = 0");
        assert_eq!(one.renew(&held).unwrap(), [], "{kind}");
        assert_eq!(other.take_due(8).unwrap(), due, "{kind}");
        sql("update due set ready = ready + 3600000000");
        let ready = sql("select ready from due");
        assert_eq!(one.renew(&held).unwrap(), held, "{kind}");
        assert_eq!(sql("select ready from due"), ready, "{kind}");
    }
}

#[test]
fn a_desk_that_tends_a_game_for_long_is_alone_with_it() {
    let world = homes();
    for (kind, url, server) in stores("slowly") {
        let server = server.unwrap();
        let own = desk(&world, kind, Some(&server));
        own.run(&format!("store init {url}")).ok();
        own.write("there/games/game-0000.yaml", &crowd::tables(1, 1)[0].base);
        own.run(&format!("store import there {url}")).ok();
        let sql = |text: &str| psql(&server, "slowly", text);
        sql("insert into due select id, 0 from game on conflict (game) do update set ready = 0");
        // A change of a game takes the database more than two leases, and less than the desk waits for an answer.
        sql(concat!(
            "create function slow() returns trigger language plpgsql as ",
            "$$ begin perform pg_sleep(9); return new; end $$; ",
            "create trigger slow before update on game for each row execute function slow()"
        ));
        let access = access(&url, &server, Duration::from_secs(4));
        let mut other = adjudicate_store::open(&access).unwrap();
        let words = ["--store", &url, "mail", "serve", "--once", "--lease", "4"];
        std::thread::scope(|scope| {
            let desk = scope.spawn(|| own.run(&words.join(" ")).ok());
            let (mut taken, mut first_due, mut worked) = (0, None, Duration::ZERO);
            while !desk.is_finished() {
                let now_due =
                    sql("select count(*) from due where ready > (extract(epoch from now()) * 1000000)::bigint");
                if now_due.trim() == "1" {
                    worked = first_due.get_or_insert_with(Instant::now).elapsed();
                }
                // Not before the desk has taken it.
                taken += if first_due.is_some() { other.take_due(8).unwrap().len() } else { 0 };
                std::thread::sleep(Duration::from_millis(200));
            }
            assert!(worked > Duration::from_secs(6), "{kind}: the desk was seen at work on it for {worked:?}");
            assert_eq!(taken, 0, "{kind}: two desks work on one game");
        });
    }
}

#[test]
fn a_lease_that_was_lost_is_noticed_and_forgotten() {
    let (told, heard) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let (renewal, mut store) = (LeaseRenewal::default(), MemoryStore::new(2, now));
        let lost = LeasedWork::Letter("a".to_owned(), 1);
        let lease = Duration::from_secs(2);
        renewal.hold([lost.clone()], Instant::now() - lease);
        // Nobody has this letter, so its lease cannot be renewed; and the desk goes on.
        let found = [(); 2].map(|()| renewal.holds(&lost, lease, &mut store).unwrap());
        told.send(found)
    });
    let found = heard.recv_timeout(Duration::from_secs(20)).expect("the desk waits for itself");
    assert_eq!(found, [false, false]);
}

#[test]
fn nothing_that_a_store_holds_is_written_outside_of_an_export() {
    let Some(server) = crate::store::server() else { return };
    let world = homes();
    let own = desk(&world, "desk", Some(&server));
    let url = crate::store::database(&server, "outside");
    own.run(&format!("store init {url}")).ok();
    own.write("there/games/game-0000.yaml", &crowd::tables(1, 1)[0].base);
    own.run(&format!("store import there {url}")).ok();
    let sql = |text: &str| psql(&server, "outside", text);
    let absolute = own.path("absolute").display().to_string();
    for (bad, good) in [
        ("insert into document values ('../evil', 1, 'x')".to_owned(), "delete from document where body = 'x'"),
        (format!("insert into document values ('{absolute}', 1, 'x')"), "delete from document where body = 'x'"),
        ("insert into outbox values ('../../../evil', 'x', 0, 0, false)".to_owned(), "delete from outbox"),
        (
            "insert into game_document select id, 'reply-../../../../evil', 'x' from game".to_owned(),
            "delete from game_document",
        ),
        ("update game set path = '../evil'".to_owned(), "update game set path = 'games/game-0000.yaml'"),
    ] {
        sql(&bad);
        let told = own.run(&format!("store export written {url}"));
        assert_ne!(told.status, 0, "{bad}");
        assert!(told.stderr.contains("which is no path below a directory"), "{bad}: {}", told.stderr);
        assert!(!own.path("evil").exists() && !own.path("absolute").exists(), "{bad}");
        sql(good);
    }
    own.run(&format!("store export written {url}")).ok();
    assert!(own.path("written/games/game-0000.yaml").exists());
}
