//! A desk over a store does what the desk over a directory does, in memory and in a database.

use std::collections::BTreeMap;

use adjudicate_store::Store;
use adjudicate_testkit::people::{Homes, TestPerson};

use crate::homes;
use crate::mail::crowd;
use crate::mail::event;
use crate::mail::spell::spell;
use crate::store::{desk, exported, files, letters, memory, stores};

/// Returns the incoming messages, in order: turns, one that came too early, one twice, damage, and words.
fn messages(tables: &[crowd::Table]) -> Vec<String> {
    let turn = |game: usize, number: usize| crowd::message(game, &tables[game].turns[number]);
    let words = |game: usize, text: &str| {
        format!(
            "From: alice{game}@example.org\r\nTo: desk@example.org\r\nMessage-ID: <w{game}@x>\r\nSubject: hello\r\n\r\n{text}\r\n"
        )
    };
    let damaged = turn(2, 0).replace("BEGIN ADJUDICATE ENTRY-----\n", "BEGIN ADJUDICATE ENTRY-----\nx");
    vec![
        turn(0, 0),
        turn(1, 1),
        turn(0, 1),
        turn(1, 0),
        turn(0, 1).replace("Subject: my turn", "Subject: my turn again"),
        damaged,
        words(2, "status"),
        words(2, "When is the next meeting of the club?").replace("<w2@x>", "<w2b@x>"),
        format!("From: nobody@elsewhere.example\r\nTo: desk@example.org\r\nSubject: hello\r\n\r\nbuy this\r\n"),
        turn(2, 0),
    ]
}

/// The work of a desk over a directory that was given these messages one by one.
struct Expected {
    desk: TestPerson,
    tables: Vec<crowd::Table>,
    letters: Letters,
}

type Letters = BTreeMap<(String, String), Vec<Vec<u8>>>;

const SECRET: [u8; 32] = [7; 32];

impl Expected {
    fn of(world: &Homes) -> Expected {
        let tables = crowd::tables(3, 2);
        let own = desk(world, "own", None);
        crowd::shelve(&own, &tables);
        std::fs::create_dir_all(own.path(".local/state/adjudicate/desk")).unwrap();
        own.write(".local/state/adjudicate/desk/secret", SECRET);
        own.run("mail serve --once").ok();
        for (number, message) in messages(&tables).iter().enumerate() {
            own.write(&format!("mail/new/{number:03}"), message);
            own.run("mail serve --once").ok();
        }
        let letters = letters(&own);
        assert!(letters.len() > 12, "{}", letters.len());
        Expected { desk: own, tables, letters }
    }

    /// Puts the games into a directory as a store takes them.
    fn lay_out(&self, desk: &TestPerson) {
        for table in &self.tables {
            desk.write(&format!("there/games/{}", table.file), &table.base);
        }
        desk.write("there/state/desk/secret", SECRET);
    }

    /// Compares what a desk over a store has sent, and what the store holds, written into the directory `out-of-it`.
    fn compare(&self, kind: &str, desk: &TestPerson, found: &Letters) {
        let own = &self.desk;
        for table in &self.tables {
            let file = format!("games/{}", table.file);
            assert_eq!(desk.read(&format!("out-of-it/{file}")), own.read(&file), "{kind}: {file}");
        }
        let names = |all: &Letters| -> Vec<_> { all.keys().cloned().collect() };
        assert_eq!(names(found), names(&self.letters), "{kind}");
        for (name, bytes) in found {
            assert_eq!(bytes.len(), 1, "{kind}: {name:?}");
            let expected = &self.letters[name][0];
            assert_eq!(String::from_utf8_lossy(&bytes[0]), String::from_utf8_lossy(expected), "{kind}");
        }
        // The notices, the waiting parts and the counts: all but the messages themselves.
        let state = files(&own.path(".local/state/adjudicate"));
        let kept: Vec<_> = state.into_iter().filter(|(name, _)| name.ends_with(".yaml")).collect();
        assert!(kept.len() >= 3);
        for (name, bytes) in kept {
            let there = std::fs::read(desk.path(&format!("out-of-it/state/{name}")));
            assert_eq!(
                String::from_utf8_lossy(&there.unwrap_or_default()),
                String::from_utf8_lossy(&bytes),
                "{kind}: {name}"
            );
        }
        // The same messages are left for a person.
        let unread = |root: &std::path::Path| {
            let all = std::fs::read_dir(root).unwrap().map(|item| item.unwrap().path());
            let mut all: Vec<String> = all
                .filter(|path| path.display().to_string().ends_with(":2,"))
                .map(|path| std::fs::read_to_string(path).unwrap())
                .collect();
            all.sort();
            all
        };
        assert_eq!(unread(&desk.path("out-of-it/mail/cur")), unread(&own.path("mail/cur")), "{kind}");
    }
}

#[test]
fn a_desk_over_a_store_does_what_the_desk_over_a_directory_does() {
    let world = homes();
    let expected = Expected::of(&world);
    for (kind, url, server) in stores("alike") {
        let desk = desk(&world, kind, server.as_deref());
        desk.run(&format!("store init {url}")).ok();
        expected.lay_out(&desk);
        desk.run(&format!("store import there {url}")).ok();
        desk.run(&format!("--store {url} mail serve --once")).ok();
        for message in messages(&expected.tables) {
            desk.run_with(&format!("--store {url} mail receive"), message.as_bytes()).ok();
            desk.run(&format!("--store {url} mail serve --once")).ok();
        }
        desk.run(&format!("store export out-of-it {url}")).ok();
        expected.compare(kind, &desk, &letters(&desk));
    }
    // The same over a store in the memory of this process, out of which nothing is sent.
    let desk = desk(&world, "memory", None);
    expected.lay_out(&desk);
    let mut store = memory::store();
    adjudicate_store::import(&mut store, &desk.path("there")).unwrap();
    memory::serve(&mut store, &desk);
    for message in messages(&expected.tables) {
        store.receive(message.as_bytes()).unwrap();
        memory::serve(&mut store, &desk);
    }
    adjudicate_store::export(&mut store, &desk.path("out-of-it")).unwrap();
    expected.compare("memory", &desk, &memory::letters(&mut store));
}

#[test]
fn over_a_store_nothing_is_played_that_nobody_meant() {
    let world = homes();
    for (kind, url, server) in stores("spell") {
        // Its clock is days behind that of the store, which is what a desk must be able to live with.
        spell(desk(&world, kind, server.as_deref()), Some(url), "6,2");
    }
}

#[test]
fn an_event_is_held_over_a_store() {
    let world = homes();
    let Some((kind, url, server)) = stores("held").pop() else { return };
    let (slips, _) = event::hold(event::announced(desk(&world, kind, server.as_deref())), Some(url), 4);
    assert!(slips > 0, "{kind}");
}

#[test]
fn a_store_is_written_out_byte_for_byte() {
    let world = homes();
    let tables = crowd::tables(2, 3);
    let own = desk(&world, "own", None);
    crowd::shelve(&own, &tables);
    own.run("mail serve --once").ok();
    // One entry in its place, one too early.
    own.write("mail/new/1", crowd::message(0, &tables[0].turns[0]));
    own.write("mail/new/2", crowd::message(1, &tables[1].turns[2]));
    own.run("mail serve --once").ok();
    let mut before = files(&own.path("games"));
    before = before.into_iter().map(|(name, bytes)| (format!("games/{name}"), bytes)).collect();
    let state = files(&own.path(".local/state/adjudicate"));
    before.extend(state.into_iter().map(|(name, bytes)| (format!("state/{name}"), bytes)));
    before.retain(|name, _| !name.contains("/.") && !name.ends_with(".lock"));
    before.insert("events/cup/event.yaml".to_owned(), std::fs::read("examples/event/event.yaml").unwrap());
    let outbox =
        b"adjudicate-outbox 1\nfrom: a@x.example\nto: b@x.example\nsince: 2026-11-21T00:00:00Z\n\nhello\n".to_vec();
    before.insert("state/outbox/00.eml".to_owned(), outbox.clone());
    before.insert("state/outbox/refused/01.eml".to_owned(), outbox);
    assert!(before.keys().any(|name| name.starts_with("state/early/")), "{:?}", before.keys());
    for (kind, url, server) in stores("written") {
        let desk = desk(&world, kind, server.as_deref());
        for (name, bytes) in &before {
            std::fs::create_dir_all(desk.path(&format!("there/{name}")).parent().unwrap()).unwrap();
            desk.write(&format!("there/{name}"), bytes);
        }
        desk.run(&format!("store init {url}")).ok();
        desk.run(&format!("store import there {url}")).ok();
        // Again is no more than once.
        desk.run(&format!("store import there {url}")).ok();
        desk.run(&format!("store export written {url}")).ok();
        let after = exported(&desk.path("written"));
        assert_eq!(after.keys().collect::<Vec<_>>(), before.keys().collect::<Vec<_>>(), "{kind}");
        assert!(after == before, "{kind}");
        if let Some(server) = &server {
            restored(&desk, server, &before);
        }
        let full = desk.run(&format!("store export there {url}")).bad(2);
        assert!(full.contains("is not empty"), "{full}");
    }
}

/// A backup by the database's own tools, and what is restored from it.
fn restored(
    desk: &adjudicate_testkit::people::TestPerson,
    server: &std::path::Path,
    before: &std::collections::BTreeMap<String, Vec<u8>>,
) {
    let url = crate::store::database(server, "restored");
    let ports = std::fs::read_to_string(server.join("ports")).unwrap();
    let port = ports.split_whitespace().next().unwrap();
    let line = format!(
        "set -o pipefail; pg_dump -Fc -h 127.0.0.1 -p {port} -U owner written | pg_restore -h 127.0.0.1 -p {port} -U owner -d restored"
    );
    let done = std::process::Command::new("bash")
        .args(["-c", &line])
        .env("PGPASSFILE", server.join("pgpass"))
        .output()
        .unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    desk.run(&format!("store export restored {url}")).ok();
    assert!(exported(&desk.path("restored")) == *before);
    // The export is a directory that a desk can serve without any database.
    desk.run("verify restored/games").ok();
}
