//! Commands on a game of a store, by its id.

use crate::homes;
use crate::mail::crowd;
use crate::store::{desk, stores};

#[test]
fn a_game_of_a_store_is_named_by_its_id() {
    let world = homes();
    let alice = world.person("alice");
    let tables = crowd::tables(2, 2);
    for (kind, url, server) in stores(&world, "commands") {
        let desk = desk(&world, kind, server.as_deref());
        desk.run(&format!("store init {url}")).ok();
        for table in &tables {
            desk.write(&format!("there/games/{}", table.file), &table.base);
        }
        desk.run(&format!("store import there {url}")).ok();
        desk.write("game.yaml", &tables[0].base);
        let id = adjudicate::mail::letters_of(tables[0].base.as_bytes())[0].id.to_hex();
        let id = &id[..12];
        let there = desk.run(&format!("--store {url} show {id}")).ok();
        assert_eq!(there, desk.run("show game.yaml").ok(), "{kind}");
        // The desk holds nobody's pen; alice does, by another's store.
        if let Some(server) = &server {
            std::fs::copy(server.join("pgpass"), alice.path(".pgpass")).unwrap();
        }
        alice.run(&format!("--store {url} --trust-log play d2 --game {id} --yes")).ok();
        let again = desk.run(&format!("--store {url} show {id}")).ok();
        assert_ne!(there, again, "{kind}");
        desk.run(&format!("--store {url} verify {id}")).ok();
        let wrong = desk.run(&format!("--store {url} show 0123456789")).bad(2);
        assert!(wrong.contains("no game of the store has an id that begins with 0123456789"), "{wrong}");
        let none = desk.run(&format!("--store {url} show")).bad(2);
        assert!(none.contains("name a game of the store"), "{none}");
        let status: serde_json::Value =
            serde_json::from_str(&desk.run(&format!("--json store status {url}")).ok()).unwrap();
        assert_eq!((status["games"].as_u64(), status["inbox"].as_u64()), (Some(2), Some(0)), "{kind}");
        let metrics = desk.run(&format!("--store {url} mail status --metrics")).ok();
        assert!(metrics.contains("\nadjudicate_games 2\n") && metrics.ends_with("# EOF\n"), "{metrics}");
    }
}
