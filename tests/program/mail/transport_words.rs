//! The reasons for which mail is not sent or not fetched, in the languages of their readers.

use std::fs;
use std::net::TcpListener;

use adjudicate_testkit::people::{Homes, RunOutput, TestPerson, key};
use serde_json::Value;

use crate::homes;
use crate::mail::endless::script;
use crate::mail::fake_mailbox::FakeMailbox;
use crate::mail::fake_server::{FakeServer, Mood};
use crate::terminal_failures::{check, player};

const NO_CONNECTION: [&str; 3] = [
    "there is no connection to 127.0.0.1: ",
    "zu 127.0.0.1 besteht keine Verbindung: ",
    "il n'y a pas de connexion à 127.0.0.1 : ",
];

/// Somebody whose message waits in the outbox, and who reads the language of the environment.
fn writer(world: &Homes) -> TestPerson {
    let alice = player(world, "nine-mens-morris");
    let bob = format!("--player 'alice={}' --player 'bob={},bob@example.org'", key("alice"), key("bob"));
    alice.run(&format!("new chess {bob} --first alice -o mailed.yaml --yes")).ok();
    sends(&alice, "  directory: nowhere\n");
    // Messages that other settings were to send wait as well.
    fs::remove_dir_all(alice.path(".local")).unwrap();
    assert_eq!(alice.run("mail send mailed.yaml").status, 75);
    alice
}

/// Writes the settings for mail.
fn sends(person: &TestPerson, way: &str) {
    person.write(".config/adjudicate/config.yaml", format!("mail:\n  address: alice@example.org\n{way}"));
}

/// The settings for a server on this computer.
fn server(kind: &str, port: u16, more: &str) -> String {
    format!("  {kind}:\n    host: 127.0.0.1\n    port: {port}\n    tls: none\n    timeout: 1\n{more}")
}

/// A port of this computer at which nobody listens.
fn closed_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

fn told(person: &TestPerson, line: &str, language: &str) -> RunOutput {
    RunOutput::of(person.command(line).env("LC_ALL", format!("{language}.UTF-8")))
}

#[test]
fn why_mail_is_not_sent_is_told_in_the_readers_language() {
    let world = homes();
    let alice = writer(&world);
    let program = |name: &str, text: &str| format!("  sendmail: {}\n", script(&alice, name, text));
    for (way, words) in [
        (
            "  directory: nowhere\n".to_owned(),
            [
                "there is no directory `nowhere`",
                "es gibt kein Verzeichnis `nowhere`",
                "il n'y a pas de dossier `nowhere`",
            ],
        ),
        (
            "  sendmail: nowhere\n".to_owned(),
            [
                "the sendmail program cannot be run: ",
                "das sendmail-Programm kann nicht ausgeführt werden: ",
                "le programme sendmail ne peut pas être exécuté : ",
            ],
        ),
        (
            program("fails", "cat > /dev/null; exit 1"),
            [
                "has failed and does not say why",
                "ist gescheitert und sagt nicht, warum",
                "a échoué et ne dit pas pourquoi",
            ],
        ),
        (
            program("says", "cat > /dev/null; echo 42 >&2; exit 1"),
            ["the sendmail program says: 42", "das sendmail-Programm sagt: 42", "le programme sendmail dit : 42"],
        ),
        (server("smtp", closed_port(), ""), NO_CONNECTION),
    ] {
        sends(&alice, &way);
        check(&alice, "mail send --outbox", words);
        let test = ["the test message to", "die Prüfnachricht an", "le message d'essai à"];
        check(&alice, "mail test", test);
        check(&alice, "mail test", words);
    }
}

#[test]
fn what_a_mail_server_does_not_do_is_told_in_the_readers_language() {
    let world = homes();
    let alice = writer(&world);
    let user = "    user: alice\n    password_command: echo x\n";
    for (mood, more, words) in [
        (
            Mood::LikesNoPassword,
            user,
            [
                "the server does not let this user in: permanent error (535)",
                "der Mailserver lässt diesen Benutzer nicht ein: permanent error (535)",
                "le serveur de courrier ne laisse pas entrer cet utilisateur : permanent error (535)",
            ],
        ),
        (
            Mood::WantsAToken,
            "    user: alice\n    password_command: echo x\n    login: oauth2\n",
            [
                "it does not take the access token; if that has expired",
                "Er nimmt das Zugriffstoken nicht an",
                "il n'accepte pas le jeton d'accès",
            ],
        ),
        (
            Mood::TakesNoMail,
            "",
            [
                "the server takes no mail from here: permanent error (554)",
                "der Mailserver nimmt von hier keine Mail an: permanent error (554)",
                "le serveur de courrier n'accepte aucun courrier d'ici : permanent error (554)",
            ],
        ),
        (
            Mood::RefusesTheSender,
            "",
            [
                "the server does not take what this address sends: permanent error (550)",
                "der Mailserver nimmt nicht an, was diese Adresse sendet: permanent error (550)",
                "le serveur de courrier n'accepte pas ce que cette adresse envoie : permanent error (550)",
            ],
        ),
        (
            Mood::Hangs,
            "",
            [
                "the server did not answer in time: it had 2 seconds",
                "der Mailserver hat nicht rechtzeitig geantwortet: Er hatte 2 Sekunden Zeit",
                "le serveur de courrier n'a pas répondu à temps : il avait 2 secondes",
            ],
        ),
    ] {
        let server = FakeServer::start(mood);
        sends(&alice, &self::server("smtp", server.port, more));
        check(&alice, "mail send --outbox", words);
    }
}

#[test]
fn why_mail_is_not_fetched_is_told_in_the_readers_language() {
    let world = homes();
    let alice = player(&world, "nine-mens-morris");
    let fetches = |port: u16, more: &str| {
        let more = format!("    password_command: echo x\n{more}");
        sends(&alice, &format!("  directory: .\n{}", server("imap", port, &more)));
    };
    fetches(closed_port(), "");
    check(&alice, "mail fetch", NO_CONNECTION);
    let mailbox = FakeMailbox::start();
    fetches(mailbox.port, "    user: \"alice\\nbob\"\n");
    for words in [
        [
            "the server does not let this user in: ",
            "der Mailserver lässt diesen Benutzer nicht ein: ",
            "le serveur de courrier ne laisse pas entrer cet utilisateur : ",
        ],
        ["with a line end in it", "in dem eine Zeile endet", "qui contient une fin de ligne"],
    ] {
        check(&alice, "mail fetch", words);
    }
    assert_eq!(mailbox.logins(), [] as [String; 0]);
}

#[test]
fn notes_and_checks_of_sending_are_in_the_readers_language_and_reports_in_english() {
    let world = homes();
    let alice = writer(&world);
    sends(&alice, &server("smtp", closed_port(), ""));
    for (language, words) in ["en", "de", "fr"].into_iter().zip(NO_CONNECTION) {
        let checked = told(&alice, "doctor", language);
        let lines = checked.stdout.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(checked.status == 1 && lines.contains(words), "{checked:?}");
        assert_eq!(told(&alice, "mail send --outbox", language).status, 75);
        let status = told(&alice, "mail status", language).ok();
        assert!(status.contains(words), "{status}");
        for line in ["mail send --outbox --json", "doctor --json"] {
            let report = told(&alice, line, language).stdout;
            serde_json::from_str::<Value>(&report).unwrap();
            assert!(report.contains(NO_CONNECTION[0]), "{language}: {report}");
        }
    }
}
