//! Operators of desks and stores read texts of their languages.

use adjudicate_testkit::people::{Homes, RunOutput, TestPerson, key};

use crate::capitals::{small_words, unquoted};
use crate::homes;
use crate::mail::crowd;
use crate::mail::languages::english_words;
use crate::store::operations::filled;
use crate::store::{database, desk, psql, server};
use crate::terminal_failures::{Case, check};
use crate::terminal_texts::reads;

/// Names of players, classes of faults, tables and desks.
const STAYS: [&str; 7] = ["alice", "bob", "carol", "charter", "dave", "due", "front"];

/// How the words of others begin: notes that a desk has kept, and what another program says.
const OTHERS: [&str; 2] = ["nothing in it is", "the sendmail program"];

/// Has somebody read the language of the environment, also that of capitals, with the same settings.
fn reads_any(person: &TestPerson) {
    let settings = person.read(".config/adjudicate/config.yaml");
    reads(person, "en");
    person.write(".config/adjudicate/config.yaml", settings);
}

/// A store with games, and its keeper, who reads the language of the environment.
fn operated(world: &Homes, server: &std::path::Path, name: &str) -> (TestPerson, String) {
    let (own, url) = filled(world, server, name);
    reads_any(&own);
    (own, url)
}

/// Runs a line in this language.
fn told(person: &TestPerson, line: &str, language: &str) -> RunOutput {
    RunOutput::of(person.command(line).env("LC_ALL", format!("{language}.UTF-8")))
}

/// The words of a list without names of files, addresses and ids, and without the words of others.
fn own_words(printed: &str) -> String {
    let own = |line: &str| OTHERS.iter().fold(line, |line, other| line.split(other).next().unwrap_or(line)).to_owned();
    let own: Vec<String> = printed.lines().map(own).collect();
    let is_own = |word: &&str| !word.contains(['.', '@', '/']) && !word.starts_with("--");
    unquoted(&own.join(" ")).split_whitespace().filter(is_own).collect::<Vec<_>>().join(" ")
}

/// Checks that a command that changes nothing prints only texts of the reader's language, and in English those of its file.
#[track_caller]
fn check_printed(person: &TestPerson, line: &str, all: &[[&str; 3]]) {
    let [english, german, french, capitals] = ["en", "de", "fr", "qps"].map(|language| told(person, line, language));
    let said = |told: &RunOutput| own_words(&told.stdout);
    assert_ne!(capitals.stdout, english.stdout, "{line}");
    // How many seconds ago something was depends on when it is asked; an entry is shorter in English.
    let still = |told: &RunOutput| -> String {
        let lines = told.stdout.lines().filter(|line| !line.starts_with("202"));
        lines.collect::<String>().to_uppercase().replace(|sign: char| sign.is_ascii_digit(), "")
    };
    assert_eq!(still(&capitals), still(&english), "{line}");
    assert_eq!(small_words(&said(&capitals), &STAYS), [] as [&str; 0], "{line}: {}", capitals.stdout);
    for (number, told) in [&english, &german, &french].into_iter().enumerate() {
        assert_eq!(told.status, english.status, "{line}: {told:?}");
        for words in all {
            assert!(told.stdout.contains(words[number]), "{line}: {}", told.stdout);
        }
    }
    for told in [&german, &french] {
        assert_eq!(english_words(&said(told)), [] as [String; 0], "{line}: {}", told.stdout);
    }
    // Programs read English in every language.
    let json = ["en", "de"].map(|language| still(&told(person, &format!("{line} --json"), language)));
    assert_eq!(json[0], json[1], "{line}");
}

#[test]
fn lists_of_a_store_are_in_the_language_of_the_operator() {
    let Some(server) = server() else { return };
    let (world, name) = (homes(), "words_lists");
    let (own, url) = operated(&world, &server, name);
    for (line, words) in [
        (
            "store init",
            ["as this program wants it", "wie dieses Programm ihn braucht", "comme ce programme la demande"],
        ),
        ("store desks", ["No desk has worked", "Kein Server hat", "Aucun serveur n'a travaillé"]),
        (
            "store refused",
            ["No message was refused.", "Keine Nachricht wurde abgelehnt.", "Aucun message n'a été refusé."],
        ),
        (
            "store games --player nobody",
            ["No game of the store", "Keine Partie im Speicher", "Aucune partie de la base"],
        ),
        ("store status", ["0 messages that came in are", "keine eingegangene Nachricht", "aucun message arrivé"]),
        ("store games --limit 1", ["There are more; --limit", "Es gibt mehr; --limit", "Il y en a d'autres ; --limit"]),
        ("store check", [" are checked.", "Geprüft: ", "Vérifié : "]),
    ] {
        check_printed(&own, &format!("{line} {url}"), &[words]);
    }
    let sql = |text: &str| psql(&server, name, text);
    let id = sql("select left(encode(id, 'hex'), 8) from game where path = 'games/game-0001.yaml'");
    check_printed(
        &own,
        &format!("store game {id} {url}"),
        &[["Nothing waits in the store", "Im Speicher wartet nichts", "Rien n'attend dans la base"]],
    );
    sql("insert into desk values ('front', 'x', 0, 3)");
    check_printed(
        &own,
        &format!("store desks {url}"),
        &[[
            "front: silent, last active",
            "front: stumm, zuletzt tätig vor",
            "front : silencieux, dernière activité il y a",
        ]],
    );
    let message = crowd::message(1, &crowd::tables(3, 1)[1].turns[0]);
    own.run_with(&format!("--store {url} mail receive"), message.as_bytes()).ok();
    sql("update inbox set put_off = 2");
    sql(
        "insert into outbox select 'aa' || n, convert_to(E'adjudicate-outbox 1\nfrom: d@x.org\nto: Bob' || n || E'@example.org\nsince: 2026-11-20T00:00:00Z\n\nx', 'UTF8'), 9223372036854775807, 0, true from generate_series(0, 1) as n",
    );
    check_printed(
        &own,
        &format!("store game {id} {url}"),
        &[["Waits, inbox", "Es wartet, im Eingang", "En attente, à l'arrivée"]],
    );
    check_printed(
        &own,
        &format!("store refused {url} --limit 1"),
        &[["to Bob0@example.org, since", "an Bob0@example.org, seit", "à Bob0@example.org, depuis"]],
    );
    check_printed(
        &own,
        &format!("store status {url}"),
        &[["1 message that came in is not", "1 eingegangene Nachricht ist", "1 message arrivé est encore"]],
    );
    sql("update game set head = 'x' where path = 'games/game-0001.yaml'");
    sql("insert into due values ('x', 0)");
    check_printed(
        &own,
        &format!("store check {url}"),
        &[[
            "its head is not its last entry",
            "ihre Spitze ist nicht ihr letzter Eintrag",
            "sa tête n'est pas sa dernière entrée",
        ]],
    );
}

#[test]
fn failures_of_a_store_are_told_in_the_language_of_the_operator() {
    let Some(server) = server() else { return };
    let (world, name) = (homes(), "words_failures");
    let (own, url) = operated(&world, &server, name);
    let empty = database(&server, "words_empty");
    own.write("stray.d/state/desk/none.txt", "hello");
    own.write("unfinished.d/games/none.yaml", "hello");
    own.write("unfinished.d/.export.new", "");
    own.write("broken.d/games/none.yaml", "hello");
    own.run(&format!("store export export.d {url}")).ok();
    own.run(&format!("--store {url} mail serve --once")).ok();
    own.write("other.d/games/merels.yaml", "something else\n");
    let cases: &[Case] = &[
        (
            "store status EMPTY",
            [
                "there is no store in this database",
                "in dieser Datenbank ist kein Speicher",
                "il n'y a pas de base d'adjudicate",
            ],
        ),
        (
            "store status URLx",
            ["there is no such database", "diese Datenbank gibt es nicht", "cette base de données n'existe pas"],
        ),
        ("store game 0123456789 URL", ["or this path", "oder diesen Pfad", "ni ce chemin"]),
        (
            "--store URL show 0123456789",
            [
                "no game of the store has an id",
                "keine Partie im Speicher hat eine Kennung",
                "aucune partie de la base n'a un identifiant",
            ],
        ),
        (
            "store refused URL drop abcdef",
            [
                "no refused message has a name",
                "keine abgelehnte Nachricht hat einen Namen",
                "aucun message refusé n'a un nom",
            ],
        ),
        (
            "store import none URL",
            [
                "is not what `store export` writes",
                "ist nicht das, was `store export` schreibt",
                "n'est pas ce que `store export` écrit",
            ],
        ),
        (
            "store import stray.d URL",
            [
                "none of the files that a desk keeps",
                "keine der Dateien, die ein Server",
                "pas un des fichiers que garde un serveur",
            ],
        ),
        ("store import unfinished.d URL", ["was not finished", "wurde nicht abgeschlossen", "n'a pas été terminé"]),
        (
            "store import broken.d URL",
            ["is not the log of a game", "ist nicht Byte für Byte das Protokoll", "octet pour octet, le journal"],
        ),
        (
            "store import other.d URL",
            ["is not the log of a game", "ist nicht Byte für Byte das Protokoll", "octet pour octet, le journal"],
        ),
        (
            "store archive --before 2030-01-01 export.d URL",
            ["has an export of a store", "liegt der Export eines Speichers", "contient l'export d'une base"],
        ),
        (
            "store archive --before 2030-01-01 other.d URL",
            [
                "is there already, with other contents",
                "gibt es schon, mit anderem Inhalt",
                "est déjà là, avec un autre contenu",
            ],
        ),
        (
            "store erase none URL --yes",
            ["`none` is no address", "`none` ist keine Adresse", "`none` n'est pas une adresse"],
        ),
        (
            "store erase alice1@example.org URL",
            ["that no signed log holds", "was in keinem unterschriebenen", "qu'aucun journal signé ne contient"],
        ),
        (
            "store erase alice1@example.org URL --yes",
            [
                "plays in 1 game that is not over",
                "einer Partie, die noch nicht beendet ist",
                "une partie qui n'est pas finie",
            ],
        ),
    ];
    for (line, words) in cases {
        check(&own, &line.replace("EMPTY", &empty).replace("URL", &url), *words);
    }
    psql(&server, name, "update adjudicate_step set needs = 1000");
    check(
        &own,
        &format!("store status {url}"),
        ["has been brought to version", "wurde auf Version", "est passée à la version"],
    );
    psql(&server, name, "update adjudicate_step set needs = 1, done = false");
    check(
        &own,
        &format!("store status {url}"),
        ["and that was not finished", "und das ist nicht abgeschlossen", "pas été mené à son terme"],
    );
    psql(&server, name, "update adjudicate_step set done = true; update game set head = 'x'");
    check(
        &own,
        &format!("store check {url}"),
        ["the store has faults", "der Speicher hat Fehler", "la base a des fautes"],
    );
}

#[test]
fn the_status_of_a_desk_is_in_the_language_of_the_operator() {
    let world = homes();
    let own = desk(&world, "own", None);
    reads_any(&own);
    let referee = format!("--referee '{},desk@example.org' --organiser referee", key("referee"));
    let players = "--player alice=by-post,alice@example.org --player bob=by-post,bob@example.org --first alice";
    own.run(&format!("new nine-mens-morris {players} {referee} --clock 3,1,1 -o games/game.yaml --yes")).ok();
    own.run("invite open carol@example.org dave@example.org --yes").ok();
    let letter = "To: desk@example.org\r\nSubject: x\r\n\r\nThe corner\r\n";
    for (number, from) in ["From: eve@elsewhere.example\r\n", ""].into_iter().enumerate() {
        own.write(&format!("mail/new/{number}"), format!("{from}{letter}"));
    }
    own.run("mail serve --once").ok();
    own.write("mail/cur/kept:2,", format!("From: dave@example.org\r\n{letter}"));
    own.write("games/broken.yaml", own.read("games/game.yaml").replacen("nine-mens-morris", "nine-mens-worris", 1));
    let settings = own.read(".config/adjudicate/config.yaml");
    own.write(".config/adjudicate/config.yaml", settings.replacen("directory:", "sendmail:", 1));
    assert_eq!(own.run("mail serve --once --date 2026-11-24T00:00:00Z").status, 75);
    let all = [
        ["is due until 2026-11", "ist am Zug bis 2026-11", "c'est à alice jusqu'à 2026-11"],
        [", OVERDUE", ", ÜBERFÄLLIG", ", EN RETARD"],
        ["cannot be used: entry 0 is invalid", "kann nicht verwendet werden: ", "ne peut pas être utilisée : "],
        ["2 games, 1 running, 1 overdue.", "2 Partien; laufend: 1", "2 parties ; en cours : 1"],
        [
            "mail to alice@example.org: waiting",
            "Mail an alice@example.org: wartet",
            "courrier à alice@example.org : en attente",
        ],
        ["which waits for carol@", "die auf carol@", "une invitation qui attend carol@"],
        ["letter from nobody who can be made out", "Brief von niemandem, der zu", "lettre de personne de"],
        ["has kept no note of why", "hat nicht notiert, warum", "n'a pas noté pourquoi"],
        ["shows these letters", "zeigt diese Briefe", "montre ces lettres"],
        ["nothing can be sent", "kann nichts gesendet werden", "rien ne peut être envoyé"],
    ];
    check_printed(&own, "mail status --date 2026-12-01T00:00:00Z", &all);
    let page = told(&own, "mail status --as html --date 2026-12-01T00:00:00Z", "de").ok();
    for words in
        ["<html lang=\"de\">", "<h1>Der Server des Schiedsrichters</h1>", "Stand: 2026-12-01", "<h2>Es wartet</h2>"]
    {
        assert!(page.contains(words), "{words}: {page}");
    }
    let json = ["en", "de"].map(|language| told(&own, "mail status --as json --date 2026-12-01T00:00:00Z", language));
    assert_eq!(json[0].stdout, json[1].stdout);
}
