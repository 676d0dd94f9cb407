//! A director publishes pages and reads the state of an event in German and in French.

use adjudicate_testkit::people::on_terminal;

use super::{Club, STARTING, file};
use crate::capitals::{outside, small_words, unquoted};
use crate::mail::languages::english_words;
use crate::terminal_texts::reads;

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
    let words = outside(&text, '"').to_lowercase();
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

/// Words of commands, logs and names, which are the same in every language.
const STAYS: &str = "alice bob carol dave erin olga mallory chess mills cup club adjudicate event games yaml txt trf example org section name \
    bye board round start glicko fide ssh sha256 home nowhere www list scale game exclude direct sonneborn berger buchholz lots ruling";

/// The words that a command prints itself: none that is typed, quoted or signed.
fn own_words(printed: &str) -> String {
    let is_own = |line: &&str| ![" | ", "-->", "ssh-ed25519 "].iter().any(|mark| line.contains(mark));
    let own: Vec<&str> = printed.lines().filter(is_own).take_while(|line| !line.starts_with("-----BEGIN")).collect();
    unquoted(&own.join("\n").replace("Cup of the Letters", ""))
}

/// Holds that everything that a command prints is in the language of the reader, who reads capitals.
#[track_caller]
fn in_one_language(club: &Club, who: &str, line: &str, status: i32) -> String {
    let run = club.run(who, line);
    assert_eq!(run.status, status, "{line}: {run:?}");
    let printed = format!("{}{}", run.stdout, run.stderr);
    let stays: Vec<&str> = STAYS.split_whitespace().collect();
    assert_eq!(small_words(&own_words(&printed), &stays), [] as [&str; 0], "{line}: {printed}");
    printed
}

#[test]
fn acts_are_refused_in_the_readers_language() {
    let mut club = Club::entered(&["alice", "bob"]);
    reads(&club.home, "qps");
    let result = "event result cup --section chess --round 1 --board 1";
    let points = "event rule points --section mills --round 1 --board 1 --reason x --event cup --points";
    for (who, line, status) in [
        ("olga", "event start cup", 1),
        ("olga", "event pair cup", 1),
        ("olga", result, 2),
        ("olga", "event rule close --section mills --reason x --event cup", 1),
        ("olga", "event rule reopen --section mills --round 1 --board 1 --reason x --event cup", 1),
        ("olga", "event rule substitute bob --display Erin --reason x --event cup", 1),
        ("olga", "event ratings cup", 1),
        ("alice", "event enter cup --name alice --section chess", 1),
        ("carol", "event enter cup --name carol", 2),
        ("carol", "event enter cup --name carol --section go", 1),
        ("carol", "event enter cup --name alice --section chess", 1),
        ("carol", "event enter cup --name carol --section chess --rating many", 2),
        ("carol", "event enter cup --name carol --section chess --bye 1", 1),
        ("carol", "event enter cup --name carol --section mills --bye two", 2),
        ("carol", "event enter cup --name carol --section chess --section mills --bye 1", 2),
        ("alice", "event away 2027-02-01 to 2027-02-05 --event cup", 1),
        ("alice", "event away 2027-02-01 to 2027-02-05 --name bob --event cup", 1),
        ("olga", "event away 2027-02-01 to 2027-02-05 --event cup", 2),
        ("olga", "event withdraw cup", 2),
        ("olga", "event withdraw cup --name mallory", 1),
        ("alice", "event withdraw cup --name bob", 1),
        ("alice", "event appeal 1 --say x --event cup", 1),
        ("alice", "event appeal 99 --say x --event cup", 2),
        ("olga", "event appeal 1 --say x --event cup", 1),
        ("alice", "event verdict 99 --dismiss --say x --event cup", 2),
        ("alice", "event claim --section mills --round 1 --board 1 --points 2,0 --say x --event cup", 1),
        ("olga", "event handover dave --event cup", 1),
        ("olga", "event import cup.yaml --event cup", 1),
        ("olga", "event new cup.yaml --output cup", 3),
        ("olga", "event new", 2),
        ("alice", "event status nowhere", 3),
        ("alice", "event standings cup", 1),
    ] {
        in_one_language(&club, who, line, status);
    }
    club.on(STARTING);
    in_one_language(&club, "olga", "event start cup --numbers '1 2 3'", 1);
    in_one_language(&club, "olga", "event start cup", 0);
    in_one_language(&club, "olga", "event pair cup --section mills --by-hand alice-carol --reason x", 1);
    in_one_language(&club, "olga", "event pair cup --section mills --by-hand alice --reason x", 1);
    in_one_language(&club, "olga", "event pair cup", 0);
    for (who, line, status) in [
        ("alice", "event start cup", 1),
        ("carol", "event note hello --event cup", 1),
        ("olga", "event start cup", 1),
        ("olga", "event pair cup --section mills", 1),
        ("olga", "event pair cup", 1),
        ("olga", result, 1),
        ("olga", "event result cup --section chess --round 1 --board 2", 2),
        ("olga", "event result cup --section go --round 1 --board 1", 2),
        ("olga", "event result cup --round 1 --board 1", 2),
        ("olga", &format!("{points} 3,0"), 1),
        ("olga", &format!("{points} 2"), 1),
        ("olga", &format!("{} 2,0", points.replace("--board 1", "--board 7")), 1),
        ("olga", "event rule exclude mallory --reason x --event cup", 1),
        ("olga", "event rule exclude 2nd --reason x --event cup", 2),
        ("olga", "event rule readmit bob --reason x --event cup", 1),
        ("olga", "event rule unpair --section mills --round 2 --reason x --event cup", 1),
        ("olga", "event rule bye alice --section mills --round 1 --reason x --event cup", 1),
        ("olga", "event rule bye alice --section chess --round 2 --reason x --event cup", 1),
        ("olga", "event rule reopen --section mills --round 1 --board 1 --reason x --event cup", 1),
        ("olga", "event rule substitute bob --by cup.yaml --reason x --event cup", 1),
        ("dave", "event handover dave --event cup --slip cup.yaml", 1),
        ("carol", "event enter cup --name carol --section chess", 1),
        ("alice", "event export --trf cup", 2),
        ("alice", "event site cup -o www --private mallory", 2),
        ("alice", "event site cup -o cup", 2),
        ("olga", "event ratings cup", 1),
    ] {
        in_one_language(&club, who, line, status);
    }
}

#[test]
fn directors_work_in_their_language() {
    let club = Club::paired(&["alice", "bob"]);
    reads(&club.home, "qps");
    let told = in_one_language(&club, "alice", "event verify cup", 0);
    assert!(
        told.starts_with("cup/event.yaml: VALID, RUNNING: Cup of the Letters; 6 ENTRIES, 2 GAMES, HEAD "),
        "{told}"
    );
    in_one_language(&club, "olga", "event collect cup", 0);
    club.finish("chess", 1, 1);
    in_one_language(&club, "olga", "event result cup --section chess --round 1 --board 1", 0);
    in_one_language(&club, "olga", "event result cup --section chess --round 1 --board 1", 1);
    in_one_language(&club, "alice", "event export --trf cup --section chess -o chess.trf", 0);
    let letter = in_one_language(&club, "alice", "event note 'hello all' --event cup", 0);
    club.home.write("slip.txt", letter);
    in_one_language(&club, "olga", "event import slip.txt --event cup", 0);
    in_one_language(&club, "olga", "event import slip.txt --event cup", 0);
    // A copy with another continuation, a game that goes on behind its result, and one that is missing.
    let game = file("mills", 1, 1);
    club.home.write("copy.yaml", club.read(&game));
    let players = club.begin("mills", 1, 1);
    in_one_language(&club, "olga", &format!("rule forfeit {} --reason x --game {game}", players[1]), 0);
    in_one_language(&club, "olga", "event collect cup", 0);
    in_one_language(&club, "olga", &format!("rule here --behind 3 --reason x --game {game}"), 0);
    assert!(in_one_language(&club, "alice", "event verify cup", 0).contains("HAS PUT OUT THE ENTRY UP TO WHICH"));
    std::fs::remove_file(club.home.path(&game)).unwrap();
    let told = in_one_language(&club, "alice", "event verify cup", 1);
    assert!(told.contains("INVALID: ONE THING DOES NOT FIT; ") && told.contains("IS MISSING: sha256:"), "{told}");
    in_one_language(&club, "olga", "event ratings cup --method glicko-2 --scale chess", 1);
    club.home.write(&game, club.read("copy.yaml"));
    for (tag, lines) in [
        ("de", ["cup/event.yaml: UNG\u{dc}LTIG: Eines passt nicht; ", "  mills: Runde 1 von 2 ist beendet"]),
        (
            "fr",
            [
                "cup/event.yaml : NON VALABLE : une chose ne concorde pas ; ",
                "  mills : la ronde 1 sur 2 est termin\u{e9}e",
            ],
        ),
    ] {
        reads(&club.home, tag);
        let run = club.run("alice", "event verify cup");
        lines.iter().for_each(|line| assert!(run.stdout.contains(line), "{line:?} is not in\n{run:?}"));
        assert_eq!(english_words(&own_words(&run.stdout)), [] as [String; 0]);
        assert_eq!(english_words(&own_words(&run.stderr)), [] as [String; 0], "{}", run.stderr);
    }
}

#[test]
fn ratings_are_computed_and_checked_in_the_readers_language() {
    let club = Club::paired(&["alice", "bob", "carol"]);
    club.finish("chess", 1, 1);
    club.run("olga", "event collect cup").ok();
    for section in ["chess", "mills"] {
        club.run("olga", &format!("event rule close --event cup --section {section} --reason 'no more'")).ok();
    }
    reads(&club.home, "qps");
    let list = club.run("olga", "event ratings cup --method glicko-2 --scale chess").ok();
    club.home.write("list.yaml", &list);
    assert!(in_one_language(&club, "bob", "event verify list.yaml cup", 0).contains("VALID, "));
    for (line, status) in [("event ratings cup --scale go", 2), ("event ratings cup cup --scale chess", 1)] {
        in_one_language(&club, "olga", line, status);
    }
    assert!(club.run("olga", "event ratings cup --scale chess").stderr.contains("NOBODY HAS A RATING TO BEGIN WITH"));
    for (from, to, words) in [
        ("rating: 1", "rating: 2", "THE GAMES GIVE"),
        ("  - person: \"ssh", "  - person: \"zz-ssh", "IS MISSING"),
        ("head: sha256:", "head: sha256:0", "IS NO LIST OF RATINGS"),
    ] {
        club.home.write("list.yaml", list.replacen(from, to, 1));
        let run = club.run("bob", "event verify list.yaml cup");
        assert!(run.status > 0 && run.stderr.contains(words), "{words}: {run:?}");
    }
}

#[test]
fn a_referee_is_asked_in_the_readers_language() {
    let club = Club::paired(&["alice", "bob"]);
    let players = club.begin("mills", 1, 1);
    reads(&club.home, "qps");
    let game = file("mills", 1, 1);
    let last = &players[1];
    let result = format!("{} 1, {last} 0", players[0]);
    for (what, question) in [
        (format!("forfeit {last} --reason x"), format!("RULE THAT {last} FORFEITS? [Y/N]")),
        (format!("result '{result}' --reason x"), format!("RULE THAT THE RESULT IS `{result}`?")),
        ("here --reason x".to_owned(), "RULE THAT THE GAME GOES ON HERE?".to_owned()),
        (format!("extend {last} 7 --say x"), format!("GIVE {last} 7 MORE DAYS?")),
    ] {
        let line = format!("rule {what} --game {game} --key olga.key --date {STARTING}");
        let (screen, status) = on_terminal(&club.home, &line, &[(&question, "no")]);
        assert_eq!(status, 1, "{screen}");
        assert_eq!(
            screen.contains(&format!("NOBODY CLAIMS THAT {last} IS OUT OF TIME.")),
            what.starts_with("forfeit"),
            "{screen}"
        );
    }
    for line in [format!("rule extend {last} 7 --behind 3"), format!("rule result '{}' --reason x", "x".repeat(2001))] {
        let run = club.run("olga", &format!("{line} --game {game}"));
        assert_eq!(run.status, 2, "{run:?}");
        assert!(!run.stderr.contains("more time is given") && !run.stderr.contains("the result"), "{run:?}");
    }
}

#[test]
fn a_letter_with_a_slip_is_in_the_language_of_its_author() {
    for (tag, subject, words) in [
        ("de", "eine Abmeldung von alice", "Für das Turnier \"Cup of the Letters\": eine Abmeldung von alice."),
        ("fr", "un retrait de alice", "Pour le tournoi \"Cup of the Letters\" : un retrait de alice."),
        ("en", "a withdrawal of alice", "For the event \"Cup of the Letters\": a withdrawal of alice."),
    ] {
        let club = Club::entered(&["alice", "bob"]);
        reads(&club.home, tag);
        let settings =
            club.read(".config/adjudicate/config.yaml") + "mail:\n  address: alice@example.org\n  directory: out\n";
        club.home.write(".config/adjudicate/config.yaml", settings);
        std::fs::create_dir_all(club.home.path("out")).unwrap();
        club.run("alice", "event withdraw cup --send").ok();
        let letters = std::fs::read_dir(club.home.path("out")).unwrap().map(|item| item.unwrap().path());
        let letters = letters.filter(|path| path.is_file()).map(|path| std::fs::read_to_string(path).unwrap());
        let letter = letters.into_iter().find(|letter| letter.contains("Subject: ")).unwrap();
        let read = mail_parser::MessageParser::default().parse(letter.as_bytes()).unwrap();
        assert!(read.subject().unwrap().ends_with(subject), "{:?}", read.subject());
        let text = read.body_text(0).unwrap().split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.starts_with(words), "{text}");
        // The director's program takes the block whatever the words are.
        club.home.write("slip.eml", letter);
        club.run("olga", "event import slip.eml --event cup").ok();
    }
}
