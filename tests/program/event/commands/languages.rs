//! A director publishes pages and reads the state of an event in German and in French.

use super::Club;
use crate::mail::languages::english_words;

/// Words of English pages about tournaments that neither German nor French has.
const ENGLISH: &str = "entered players player paired lots against director committee ruling ruled winner confirm somebody \
    standings crosstable rounds games everybody contents overview remarks no beginning back end it how who number key";

/// The text of a page, and what is read aloud of its tables and buttons, without what is typed or was said by people.
fn text_of(html: &str) -> String {
    let body = html.split("</style>").last().unwrap();
    let body = body.split("<script>").next().unwrap();
    let mut text = String::new();
    let mut inside = "";
    for part in body.split('<').skip(1) {
        let (tag, behind) = part.split_once('>').unwrap();
        inside = match (inside, tag.split(' ').next().unwrap()) {
            ("", name @ ("code" | "blockquote")) => name,
            (name, end) if end.strip_prefix('/') == Some(name) => "",
            (name, _) => name,
        };
        for attribute in ["aria-label=\"", " title=\""] {
            let value = tag.split_once(attribute).and_then(|(_, rest)| rest.split('"').next());
            text.extend(value.into_iter().flat_map(|value| [value, "\n"]));
        }
        if inside.is_empty() {
            text.extend([behind, "\n"]);
        }
    }
    let text = text.replace("&quot;", "\"").replace("&#39;", "'").replace("&amp;", "&");
    // The name of an event, that of a person, an option of a game, a directory, and the title of a drawn die.
    let text = text.replace("a die of 6 sides, not yet thrown", "");
    text.replace("Cup of the Letters", "")
        .replace("Alice of the Grove", "")
        .replace("stones", "")
        .replace("log/games", "")
}

/// Holds that a page is in a language.
#[track_caller]
fn check(html: &str, tag: &str, path: &str) {
    assert!(html.contains(&format!("<html lang=\"{tag}\">")), "{path}");
    let text = text_of(html);
    let mut english = english_words(&text);
    let words = text.split('"').step_by(2).collect::<Vec<_>>().join(" ").to_lowercase();
    let words = words.split(|sign: char| !sign.is_alphanumeric());
    english.extend(words.filter(|word| ENGLISH.split(' ').any(|english| english == *word)).map(str::to_owned));
    assert!(english.is_empty() == (tag != "en"), "{path}, {tag}: {english:?} in\n{text}");
}

/// An event in which a game is over, one is played, and one waits for its players.
fn played() -> Club {
    let club = Club::paired(&["alice", "bob", "carol"]);
    club.finish("chess", 1, 1);
    club.run("olga", "event collect cup").ok();
    club.begin("mills", 1, 1);
    club
}

#[test]
fn a_page_and_a_site_are_in_the_language_that_is_asked_for() {
    let club = played();
    let example = format!("{}/examples/event", env!("CARGO_MANIFEST_DIR"));
    for tag in ["de", "en", "fr"] {
        for event in ["cup", &example] {
            let page = club.run("olga", &format!("event page {event} --language {tag}")).ok();
            check(&page, tag, event);
            club.run("olga", &format!("event site {event} -o www --language {tag}")).ok();
            let mut pages = 0;
            for directory in ["", "games", "players", "rounds", "ties"] {
                for entry in std::fs::read_dir(club.home.path("www").join(directory)).unwrap() {
                    let path = entry.unwrap().path();
                    let name = path.file_name().unwrap().to_str().unwrap();
                    if name.ends_with(".html") && name != "check.html" {
                        check(&std::fs::read_to_string(&path).unwrap(), tag, &path.display().to_string());
                        pages += 1;
                    }
                }
            }
            assert!(pages > 5, "{pages}");
            std::fs::remove_dir_all(club.home.path("www")).unwrap();
        }
    }
    // The language of the settings is that of pages, and programs read English.
    let results = || {
        club.run("olga", "event site cup -o www").ok();
        club.read("www/results.json")
    };
    let before = results();
    club.home.write(".config/adjudicate/config.yaml", "language: de\n");
    assert_eq!(results(), before);
    assert!(club.read("www/index.html").contains("<html lang=\"de\">"));
    let feed = club.read("www/feed.atom");
    assert!(feed.contains("xml:lang=\"de\"") && feed.contains("<title>Die Auslosung ist erfolgt</title>"), "{feed}");
    club.refuses("olga", "event page cup --language tlh", 2, &["In dieser Sprache gibt es keine Texte"]);
}

#[test]
fn the_state_of_an_event_is_told_in_the_language_of_the_settings() {
    let club = played();
    let json = club.json("olga", "event status cup");
    for (tag, parts) in [
        (
            "de",
            [
                "chess: Runde 1 von 3 ist beendet",
                "Runde 1, Brett 1 (",
                "muss ziehen, seit dem 9. Januar 2027, 10:00 Uhr (UTC)",
            ],
        ),
        ("fr", ["chess : la ronde 1 sur 3 est terminée", "ronde 1, table 1 (", "doit jouer depuis le 9 janvier 2027"]),
    ] {
        club.home.write(".config/adjudicate/config.yaml", format!("language: {tag}\n"));
        let told = club.run("olga", "event status cup").ok();
        for part in parts {
            assert!(told.contains(part), "{part:?} is not in\n{told}");
        }
        assert_eq!(english_words(&told.replace("Cup of the Letters", "")), [] as [String; 0], "{told}");
        assert_eq!(club.json("olga", "event status cup"), json);
    }
}

#[test]
fn tables_are_in_the_language_of_the_settings() {
    let club = played();
    let json = club.json("olga", "event standings cup");
    for (tag, parts) in [
        ("de", ["Name", "Pkt", "gewonnen", "offen:", "Runde 1, Brett 1: "]),
        ("fr", ["nom", "pts", "gains", "en cours :", "ronde 1, table 1 : "]),
    ] {
        club.home.write(".config/adjudicate/config.yaml", format!("language: {tag}\n"));
        let tables = club.run("olga", "event standings cup").ok() + &club.run("olga", "event crosstable cup").ok();
        for part in parts {
            assert!(tables.contains(part), "{part:?} is not in\n{tables}");
        }
        assert_eq!(english_words(&tables.replace("Cup of the Letters", "")), [] as [String; 0], "{tables}");
        assert_eq!(club.json("olga", "event standings cup"), json);
    }
}
