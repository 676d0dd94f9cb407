//! A store that is written out while desks work on it.

use std::collections::BTreeSet;
use std::process::Stdio;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use adjudicate_record::crypto::sha256;

use crate::homes;
use crate::mail::crowd;
use crate::mail::latency::AtWork;
use crate::store::{database, desk, exported, files, psql, server};

#[test]
fn an_export_under_load_has_every_letter_that_was_acknowledged_before() {
    let Some(server) = server() else { return };
    let world = homes();
    let own = desk(&world, "desk", Some(&server));
    let url = database(&server, "snapshot");
    let (games, turns) = (6, 8);
    let tables = crowd::tables(games, turns);
    own.run(&format!("store init {url}")).ok();
    for table in &tables {
        own.write(&format!("there/games/{}", table.file), &table.base);
    }
    own.run(&format!("store import there {url}")).ok();
    let words = ["--store", &url, "mail", "serve"].map(str::to_owned);
    let start = || AtWork(own.command(&words).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap());
    let _desks = [start(), start()];
    let (acknowledged, over) = (AtomicUsize::new(0), AtomicBool::new(false));
    let letters: Vec<(usize, &String)> = (0..turns)
        .flat_map(|turn| tables.iter().enumerate().map(move |(game, table)| (game, &table.turns[turn])))
        .collect();
    let mut exports = 0;
    std::thread::scope(|scope| {
        scope.spawn(|| {
            for (game, entry) in &letters {
                own.run_with(&format!("--store {url} mail receive"), crowd::message(*game, entry).as_bytes()).ok();
                acknowledged.fetch_add(1, Ordering::SeqCst);
            }
            over.store(true, Ordering::SeqCst);
        });
        while !over.load(Ordering::SeqCst) {
            let before = acknowledged.load(Ordering::SeqCst);
            // The same directory each time.
            own.run(&format!("store export written {url}")).ok();
            exports += 1;
            let all = files(&own.path("written"));
            for (game, entry) in &letters[..before] {
                let log = &all[&format!("games/{}", tables[*game].file)];
                let in_log = String::from_utf8_lossy(log).contains(entry.as_str());
                let message = crowd::message(*game, entry);
                let in_inbox =
                    || all.iter().any(|(path, bytes)| path.starts_with("mail/new") && *bytes == message.as_bytes());
                let is_early = || all.iter().any(|(path, bytes)| path.contains("early") && *bytes == entry.as_bytes());
                assert!(in_log || in_inbox() || is_early(), "export {exports}: a letter of game {game} is nowhere");
            }
        }
    });
    eprintln!("{exports} exports");
    assert!(exports >= 3);
}

#[test]
fn an_export_into_the_same_directory_writes_what_has_changed() {
    let Some(server) = server() else { return };
    let world = homes();
    let own = desk(&world, "desk", Some(&server));
    let url = database(&server, "again");
    let tables = crowd::tables(5, 3);
    own.run(&format!("store init {url}")).ok();
    for table in &tables {
        own.write(&format!("there/games/{}", table.file), &table.base);
    }
    own.run(&format!("store import there {url}")).ok();
    own.run(&format!("--store {url} mail serve --once")).ok();
    let export = |name: &str| own.run(&format!("store export {name} {url}")).ok();
    let same = |name: &str| {
        // A directory of its own says what there is.
        let _ = std::fs::remove_dir_all(own.path("fresh"));
        export("fresh");
        assert_eq!(exported(&own.path(name)), exported(&own.path("fresh")));
    };
    let told = export("kept");
    same("kept");
    assert_eq!(export("kept"), told, "the same again");
    // Nothing is written again: what stands there now stays, whatever it is.
    let marked = |number: usize| format!("kept/games/{}", tables[number].file);
    for number in 0..5 {
        own.write(&marked(number), "as it was");
    }
    own.run_with(&format!("--store {url} mail receive"), crowd::message(2, &tables[2].turns[0]).as_bytes()).ok();
    export("kept");
    assert_eq!(own.read(&marked(0)), "as it was", "only what has changed is written");
    assert!(files(&own.path("kept/mail/new")).len() == 1);
    own.run(&format!("--store {url} mail serve --once")).ok();
    export("kept");
    assert_eq!(own.read(&marked(2)), format!("{}{}", tables[2].base, tables[2].turns[0]));
    assert_eq!(own.read(&marked(1)), "as it was");
    assert_eq!(files(&own.path("kept/mail/new")).len(), 0, "what the store has no more is gone");
    // Files that were removed are written again.
    for number in [0, 1, 3, 4] {
        std::fs::remove_file(own.path(&marked(number))).unwrap();
    }
    export("kept");
    same("kept");
    // An export that was killed is no backup, until another one has come to its end.
    own.write("kept/.export.new", format!("message\tmail/new/nothing\nx\tgames/{}\n", tables[1].file));
    own.write("kept/mail/new/nothing", "of a message that is dealt with");
    let other = database(&server, "again_too");
    own.run(&format!("store init {other}")).ok();
    let told = own.run(&format!("store import kept {other}")).bad(2);
    assert!(told.contains("was not finished"), "{told}");
    export("kept");
    same("kept");
    own.run(&format!("store import kept {other}")).ok();
    own.run(&format!("store export brought {other}")).ok();
    let all = |name: &str| -> BTreeSet<_> {
        exported(&own.path(name)).into_iter().map(|(path, bytes)| (path, sha256(&[&bytes]))).collect()
    };
    assert_eq!(all("brought"), all("kept"));
    // Something else is left alone.
    own.write("other/letter", "of mine");
    assert!(own.run(&format!("store export other {url}")).bad(2).contains("is not empty"));
    assert_eq!(psql(&server, "again", "select count(*) from game"), "5");
}
