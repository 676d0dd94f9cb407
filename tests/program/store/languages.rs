//! Over a store each player reads in his language: what he has said is kept with the game.

use crate::homes;
use crate::mail::in_words::{Original, Program, Table, to};
use crate::mail::languages::english_words_in;
use crate::mail::table;
use crate::store::{desk, files, stores};

#[test]
fn players_read_in_their_languages_over_a_store() {
    let world = homes();
    let own = Table::open(&world, "chess --first alice");
    let (first, _) = own.serve();
    for (kind, url, server) in stores("languages") {
        let desk = desk(&world, kind, server.as_deref());
        let config = desk.read(".config/adjudicate/config.yaml");
        desk.write(".config/adjudicate/config.yaml", format!("{config}  reply: \"desk+{{}}@example.org\"\n"));
        desk.run(&format!("store init {url}")).ok();
        for (from, into) in [("games", "games"), (".local/state/adjudicate", "state")] {
            for (name, bytes) in files(&own.desk.path(from)) {
                desk.write(&format!("there/{into}/{name}"), bytes);
            }
        }
        desk.run(&format!("store import there {url}")).ok();
        let says = |original: &Original, words: &str| -> Vec<Original> {
            std::fs::remove_dir_all(desk.path("out")).unwrap();
            std::fs::create_dir_all(desk.path("out")).unwrap();
            let message = original.answer(Program::Iphone, words);
            desk.run_with(&format!("--store {url} mail receive"), message.as_bytes()).ok();
            desk.run(&format!("--store {url} mail serve --once")).ok();
            table::sent(&desk).iter().map(Original::of).collect()
        };
        let german = says(to(&first, "alice"), "Sprache deutsch");
        let french = says(to(&first, "bob"), "langue français");
        let sent = says(to(&german, "alice"), "Sf3");
        assert!(to(&sent, "alice").flat().contains("Sf3"), "{kind}: {sent:?}");
        assert!(to(&sent, "bob").flat().contains("alice a joué Cf3."), "{kind}: {sent:?}");
        let refused = says(to(&sent, "bob"), "Cf3");
        for (letter, tag) in [
            (to(&french, "bob"), "fr"),
            (to(&sent, "alice"), "de"),
            (to(&sent, "bob"), "fr"),
            (to(&refused, "bob"), "fr"),
        ] {
            assert!(letter.html.contains(&format!("<html lang=\"{tag}\"")), "{kind}: {}", letter.html);
            assert_eq!(english_words_in(tag, &letter.text), [] as [String; 0], "{kind}: {}", letter.text);
        }
        desk.run(&format!("store export out-of-it {url}")).ok();
        let log = files(&desk.path("out-of-it/games")).into_values().next().unwrap();
        assert!(String::from_utf8_lossy(&log).contains("move: \"Nf3\""), "{kind}");
    }
}
