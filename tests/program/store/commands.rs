//! Commands on a game of a store, by its id.

use crate::homes;
use crate::mail::crowd;
use crate::store::{desk, files, stores};
use adjudicate::log::SignedEntry;

#[test]
fn a_game_of_a_store_is_named_by_its_id() {
    let world = homes();
    let alice = world.person("alice");
    let tables = crowd::tables(2, 2);
    for (kind, url, server) in stores("commands") {
        let desk = desk(&world, kind, server.as_deref());
        desk.run(&format!("store init {url}")).ok();
        for table in &tables {
            desk.write(&format!("there/games/{}", table.file), &table.base);
        }
        desk.run(&format!("store import there {url}")).ok();
        desk.write("game.yaml", &tables[0].base);
        let id = SignedEntry::read_all(tables[0].base.as_bytes())[0].id.to_hex();
        let id = &id[..12];
        let there = desk.run(&format!("--store {url} show {id}")).ok();
        assert_eq!(there, desk.run("show game.yaml").ok(), "{kind}");
        // The desk holds nobody's pen; alice does, by another's store.
        if let Some(server) = &server {
            std::fs::copy(server.join("pgpass"), alice.path(".pgpass")).unwrap();
        }
        let told = alice.run(&format!("--store {url} --trust-log play d2 --game {id} --yes")).ok();
        // Files are called as they are in the store; elsewhere they are gone in a moment.
        assert!(told.contains("stands in games/game-0000.yaml.\n"), "{kind}: {told}");
        let again = desk.run(&format!("--store {url} show {id}")).ok();
        assert_ne!(there, again, "{kind}");
        let told = desk.run(&format!("--store {url} verify {id}")).ok();
        assert!(told.starts_with("games/game-0000.yaml: valid"), "{kind}: {told}");
        let told = desk.run(&format!("--store {url} play a1 --game {id} --yes")).bad(1);
        assert!(!told.contains("/adjudicate-"), "{kind}: {told}");
        let wrong = desk.run(&format!("--store {url} show 0123456789")).bad(2);
        assert!(wrong.contains("no game of the store has an id that begins with 0123456789"), "{wrong}");
        let none = desk.run(&format!("--store {url} show")).bad(2);
        assert!(none.contains("name a game of the store"), "{none}");
        let status: serde_json::Value =
            serde_json::from_str(&desk.run(&format!("--json store status {url}")).ok()).unwrap();
        assert_eq!((status["games"].as_u64(), status["inbox"].as_u64()), (Some(2), Some(0)), "{kind}");
        let metrics = desk.run(&format!("--store {url} mail status --metrics")).ok();
        assert!(metrics.contains("\nadjudicate_games 2\n") && metrics.ends_with("# EOF\n"), "{metrics}");
        let message = crowd::message(1, &tables[1].turns[0]);
        desk.run_with(&format!("--store {url} mail receive"), message.as_bytes()).ok();
        desk.run(&format!("--store {url} mail serve --once --metrics {kind}.prom")).ok();
        let written = desk.read(&format!("{kind}.prom"));
        assert!(written.contains("\nadjudicate_entries ") && written.ends_with("# EOF\n"), "{written}");
    }
}

#[test]
fn an_event_of_a_store_is_named_by_its_name() {
    let world = homes();
    for (kind, url, server) in stores("events") {
        let desk = desk(&world, kind, server.as_deref());
        desk.run(&format!("store init {url}")).ok();
        for (name, bytes) in files(std::path::Path::new("examples/event")) {
            desk.write(&format!("there/events/cup/{name}"), &bytes);
            desk.write(&format!("cup/{name}"), bytes);
        }
        desk.run(&format!("store import there {url}")).ok();
        for command in ["event standings", "event crosstable", "event status"] {
            let there = desk.run(&format!("--store {url} {command} cup"));
            let here = desk.run(&format!("{command} cup"));
            assert_eq!((there.status, &there.stdout), (here.status, &here.stdout), "{kind}: {command}");
            assert!(!here.stdout.is_empty(), "{command}");
        }
        let none = desk.run(&format!("--store {url} event status mug")).bad(2);
        assert!(none.contains("name an event of the store"), "{none}");
    }
}

#[test]
fn the_log_of_a_desk_can_be_read_by_programs() {
    let world = homes();
    for (kind, url, server) in stores("journals") {
        let desk = desk(&world, kind, server.as_deref());
        desk.run(&format!("store init {url}")).ok();
        let log = desk.run(&format!("--json --store {url} mail serve --once --desk front")).ok();
        let line: serde_json::Value = serde_json::from_str(log.lines().next().unwrap()).unwrap();
        assert_eq!((line["desk"].as_str(), line["text"].as_str()), (Some("front"), Some("desk front is at work")));
        assert_eq!((line["level"].as_str(), &line["about"]), (Some("info"), &serde_json::json!({})));
    }
}
