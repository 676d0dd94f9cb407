//! Failures that people seldom meet, in the languages of their readers: players, those who are invited, and referees.

use adjudicate::crypto::KEY_FILE_RANDOM;
use adjudicate_testkit::people::{Homes, RunOutput, TestPerson, identity, key};

use crate::capitals::{small_words, unquoted};
use crate::homes;
use crate::mail::languages::english_words;
use crate::store;
use crate::terminal_texts::{joined, reads};

/// A line that fails, with words of its message, or of a hint, in English, German and French.
pub type Case = (&'static str, [&'static str; 3]);

/// How words of others, and the tags of languages, begin.
const OTHERS: [&str; 14] = [
    "unknown field",
    "missing field",
    "invalid type",
    "stream did not",
    "de, en, es",
    "permanent error",
    "Connection refused",
    "No such file or directory",
    "Not a directory",
    "File exists",
    "invalid connection string",
    "I/O error",
    "relation \"",
    "database \"",
];

/// Names, files and forms, which stay as they are.
const STAYS: [&str; 10] = ["alice", "black", "chmod", "erin", "html", "lines", "locked", "none", "rsa", "white"];

/// Runs a line in this language, in which it fails.
#[track_caller]
fn failure(person: &TestPerson, line: &str, language: &str) -> RunOutput {
    let told = RunOutput::of(person.command(line).env("LC_ALL", format!("{language}.UTF-8")));
    assert_ne!(told.status, 0, "{line}: {told:?}");
    told
}

/// Checks that a failure is told in each language, and in the words that its English file has. Returns the English one.
#[track_caller]
pub fn check(person: &TestPerson, line: &str, words: [&str; 3]) -> RunOutput {
    let [english, german, french, capitals] = ["en", "de", "fr", "qps"].map(|language| failure(person, line, language));
    assert_ne!(capitals.stderr, english.stderr, "{line}");
    assert_eq!(capitals.stderr.to_uppercase(), english.stderr.to_uppercase(), "{line}");
    for (told, words) in [&english, &german, &french].into_iter().zip(words) {
        assert!(told.stderr.contains(words), "{line}: {}", told.stderr);
    }
    let end = |told: &RunOutput| (told.status, told.stdout.is_empty());
    for told in [&german, &french, &capitals] {
        assert_eq!(end(told), end(&english), "{line}: {told:?}");
    }
    assert_eq!(small_words(&own_words(&capitals.stderr), &STAYS), [] as [&str; 0], "{line}: {}", capitals.stderr);
    for told in [german, french] {
        assert_eq!(english_words(&own_words(&told.stderr)), [] as [String; 0], "{line}: {}", told.stderr);
    }
    english
}

/// The words of a failure without a quoted line, options, names of files, and what the system or another program says.
fn own_words(told: &str) -> String {
    let lines = told.lines().filter(|line| !line.contains('|') && !line.contains("-->"));
    let own = lines.map(|line| OTHERS.iter().fold(line, |line, other| line.split(other).next().unwrap_or(line)));
    let own = unquoted(&own.collect::<Vec<_>>().join(" "));
    let is_own = |word: &&str| !word.starts_with("--") && !word.contains('.');
    own.split_whitespace().filter(is_own).collect::<Vec<_>>().join(" ")
}

/// Checks failures that follow from settings, which are the only ones of this person.
fn check_settings(person: &TestPerson, cases: &[(&str, Case)]) {
    for (settings, (line, words)) in cases {
        person.write(".config/adjudicate/config.yaml", settings);
        check(person, line, *words);
    }
    person.write(".config/adjudicate/config.yaml", "");
}

/// Somebody with a game who reads the language of the environment.
pub fn player(world: &Homes, game: &str) -> TestPerson {
    let [alice, _] = joined(world, game, "en");
    alice.write(".config/adjudicate/config.yaml", "");
    alice
}

#[test]
fn settings_that_cannot_be_used_are_told_in_the_readers_language() {
    let world = homes();
    let alice = player(&world, "nine-mens-morris");
    let bob = format!("--player 'alice={}' --player 'bob={},bob@example.org'", key("alice"), key("bob"));
    alice.run(&format!("new chess {bob} --first alice -o mailed.yaml --yes")).ok();
    let send = "mail send mailed.yaml";
    check_settings(
        &alice,
        &[
            (
                "mail:\n  address: alice\n  directory: x\n",
                (
                    send,
                    [
                        "an address is written NAME@DOMAIN",
                        "in den Einstellungen: eine Adresse schreibt man",
                        "dans les réglages : une adresse s'écrit",
                    ],
                ),
            ),
            (
                "mail:\n  address: alice@-x.org\n  directory: x\n",
                (send, ["behind the @ of an address", "hinter dem @ einer Adresse", "après le @ d'une adresse"]),
            ),
            (
                "mail:\n  address: -f@example.org\n  directory: x\n",
                (send, ["before the @ of an address", "vor dem @ einer Adresse", "avant le @ d'une adresse"]),
            ),
            (
                "mail:\n  address: a@x.org <b@x.org>\n  directory: x\n",
                (send, ["more than one address", "mehr als eine Adresse", "plus d'une adresse"]),
            ),
            (
                "mail:\n  address: a@müller.example\n  directory: x\n",
                (send, ["its ASCII form", "ihrer ASCII-Form", "sa forme ASCII"]),
            ),
            (
                "mail:\n  address: alice@example.org\n",
                (send, ["needs one of `smtp`", "braucht genau einen der Teile", "demande une seule des parties"]),
            ),
            (
                "mail:\n  address: alice@example.org\n  smtp:\n    host: mail.example.org\n    tls: none\n",
                (send, ["could be read on the way", "unterwegs gelesen werden", "lus en chemin"]),
            ),
            (
                "mail:\n  address: alice@example.org\n  smtp:\n    host: localhost\n    certificate: nowhere.pem\n",
                (send, ["the certificate nowhere.pem", "das Zertifikat nowhere.pem", "le certificat nowhere.pem"]),
            ),
            (
                "mail:\n  address: alice@example.org\n  smtp:\n    host: localhost\n    user: alice\n",
                (send, ["there is no password", "es gibt kein Passwort", "il n'y a pas de mot de passe"]),
            ),
            (
                "mail:\n  address: a@x.org\n  smtp:\n    host: localhost\n    user: a\n    password_command: \"false\"\n",
                (send, ["gave no password", "hat kein Passwort ausgegeben", "pas donné de mot de passe"]),
            ),
            (
                "mail:\n  address: alice@example.org\n  directory: x\n",
                ("mail fetch", ["where your mail arrives", "wo Ihre Mail ankommt", "où votre courrier arrive"]),
            ),
            ("mial: 1\n", ("games", ["cannot be understood", "ist nicht verständlich", "n'est pas compréhensible"])),
            (
                "language: klingon\n",
                (
                    "games",
                    [
                        "in which there are no texts",
                        "in der es keine Texte gibt",
                        "dans laquelle il n'y a pas de textes",
                    ],
                ),
            ),
        ],
    );
    alice.write(".config/adjudicate/config.yaml", "mail:\n  address: alice@example.org\n  sendmail: nowhere\n");
    // Messages that other settings were to send wait as well.
    std::fs::remove_dir_all(alice.path(".local")).unwrap();
    assert_eq!(alice.run("mail send mailed.yaml").status, 75);
    let waits =
        ["one message waits in the outbox", "eine Nachricht wartet im Postausgang", "un message attend dans la boîte"];
    check(&alice, "mail send --outbox", waits);
    alice.write(".config/adjudicate/config.yaml", b"\xff");
    check(&alice, "games", ["it is a file in UTF-8", "es ist eine Datei in UTF-8", "c'est un fichier en UTF-8"]);
}

#[test]
fn keys_that_cannot_be_used_are_told_in_the_readers_language() {
    let world = homes();
    let alice = player(&world, "nine-mens-morris");
    let locked = identity("alice").to_openssh("alice", Some("right"), &[7; KEY_FILE_RANDOM]).unwrap();
    alice.write("locked", locked);
    alice.write("none", "hello\n");
    alice.write("rsa", "-----BEGIN RSA PRIVATE KEY-----\n");
    alice.write("lines", format!("{}\n{}\n", key("alice"), key("bob")));
    let cases: &[(&str, Case)] = &[
        (
            "passphrase_command: echo wrong\n",
            (
                "play d2 --yes --key locked",
                ["does not decrypt the key", "öffnet den Schlüssel nicht", "ne déchiffre pas la clé"],
            ),
        ),
        (
            "passphrase_command: \"false\"\n",
            (
                "play d2 --yes --key locked",
                ["gave no passphrase", "hat keine Passphrase ausgegeben", "pas donné de phrase secrète"],
            ),
        ),
    ];
    check_settings(&alice, cases);
    for (line, words) in [
        (
            "play d2 --yes --key none",
            ["not an OpenSSH private key", "kein geheimer Schlüssel von OpenSSH", "une clé privée d'OpenSSH"],
        ),
        ("play d2 --yes --key rsa", ["in another format", "in einem anderen Format", "d'un autre format"]),
        (
            "play d2 --yes --key .config/adjudicate/identity.pub",
            ["the public half of a key", "die öffentliche Hälfte", "la moitié publique d'une clé"],
        ),
        (
            "new chess --player alice=none --player bob=none",
            ["not an OpenSSH Ed25519 key", "kein Ed25519-Schlüssel", "une clé Ed25519 d'OpenSSH"],
        ),
        (
            "new chess --player 'alice=ssh-rsa AAAA' --player bob=none",
            ["a key of type `ssh-rsa`", "ein Schlüssel der Art `ssh-rsa`", "une clé de type `ssh-rsa`"],
        ),
        (
            "new chess --player alice=.config/adjudicate/identity --player bob=none",
            ["a private key, where", "ein geheimer Schlüssel, wo", "une clé privée, là où"],
        ),
        (
            "new chess --player alice=lines --player bob=none",
            ["more than one line", "mehr als eine Zeile", "plus d'une ligne"],
        ),
        (
            "new chess --player 'alice=ssh-ed25519 !' --player bob=none",
            ["is not base64", "kein Base64", "n'est pas du base64"],
        ),
        (
            "new chess --player 'alice=ssh-ed25519 AAAA' --player bob=none",
            ["public key blob", "kein öffentlicher Ed25519-Schlüssel", "pas une clé publique Ed25519"],
        ),
    ] {
        check(&alice, line, words);
    }
}

/// The log of a game of two people of whom nobody else knows, without its charter.
fn entry_of_strangers(world: &Homes) -> String {
    let erin = world.person("erin");
    let players = ["erin", "frank"].map(|who| format!("--player '{who}={}'", key(who))).join(" ");
    erin.run(&format!("new chess {players} --first erin -o game.yaml --yes")).ok();
    erin.run("join game.yaml --yes").ok();
    let log = erin.read("game.yaml");
    format!("---\n{}", log.rsplit_once("---\n").unwrap().1)
}

#[test]
fn games_and_entries_that_do_not_fit_are_told_in_the_readers_language() {
    let world = homes();
    let alice = player(&world, "nine-mens-morris");
    world.person("referee");
    let carol = format!("--player 'alice={}' --player carol=by-post --referee '{}'", key("alice"), key("referee"));
    std::fs::create_dir(alice.path("post")).unwrap();
    alice.run(&format!("new chess {carol} --first alice -o post/post.yaml --yes")).ok();
    alice.write("entry.txt", entry_of_strangers(&world));
    alice.write("later.txt", world.person("erin").read("game.yaml"));
    alice.write("kept.txt", "alice: e4\n");
    for (line, words) in [
        (
            "show 5",
            [
                "number 5 in this directory, but 1 game",
                "Nummer 5, sondern 1 Partie",
                "numéro 5 dans ce dossier, mais 1 partie",
            ],
        ),
        (
            "import post/post.yaml --game game.yaml",
            [
                "the charter of another game",
                "die Bedingungen einer anderen Partie",
                "les conditions d'une autre partie",
            ],
        ),
        (
            "import entry.txt",
            ["looks for the game elsewhere", "sucht die Partie anderswo", "cherche la partie ailleurs"],
        ),
        (
            "import later.txt --date 2026-01-01T00:00:00Z",
            ["--yes takes it all the same", "--yes nimmt den Eintrag trotzdem auf", "--yes la reprend tout de même"],
        ),
        (
            "play e4 --for alice --game post/post.yaml --yes",
            ["needs no scribe", "schreibt selbst", "écrit sans l'arbitre"],
        ),
        (
            "play e4 --for carol --game post/post.yaml --yes",
            ["this is not the referee's key", "dies ist nicht sein Schlüssel", "cette clé n'est pas la sienne"],
        ),
        (
            "rule here --behind 9 --reason why --game post/post.yaml --yes",
            ["is no entry of this log", "kein Eintrag dieses Protokolls", "pas une entrée de ce journal"],
        ),
        (
            "dispute game.yaml .config/adjudicate/identity",
            ["which is nobody's business", "der niemanden etwas angeht", "qui ne regarde personne"],
        ),
        (
            "table chess --players alice,bob --script kept.txt --save kept.txt",
            ["name another file, or go on", "nennen Sie eine andere Datei", "nommez un autre fichier, ou continuez"],
        ),
        ("invite chess --seats 3 --name alice", ["is a game for 2", "ist ein Spiel für 2", "un jeu à 2 joueurs"]),
        (
            "invite duerror-grandis --seats 10 --name alice",
            ["is a game for 2 to 9", "ist ein Spiel für 2 bis 9", "un jeu de 2 à 9 joueurs"],
        ),
        (
            "mail setup --address bob --outgoing out --imap none",
            [
                "no mail can be sent to `bob`",
                "an `bob` kann keine Mail gesendet werden",
                "aucun courrier ne peut partir à `bob`",
            ],
        ),
    ] {
        check(&alice, line, words);
    }
}

#[test]
fn files_and_games_that_are_not_as_they_should_be_are_told_in_the_readers_language() {
    let world = homes();
    let alice = player(&world, "nine-mens-morris");
    std::fs::create_dir(alice.path("elsewhere")).unwrap();
    let players = format!("--player 'alice={}' --player 'erin={}'", key("alice"), key("erin"));
    alice.run(&format!("new chess {players} --first alice -o elsewhere/other.yaml --yes")).ok();
    alice.write("boards.yaml", "none of them");
    alice.write(&format!(".local/state/adjudicate/invitations/{}.yaml", "0".repeat(64)), "none: 1\n");
    for (line, words) in [
        (
            "new duerror-grandis --option boards=boards.yaml --organiser alice",
            ["the file is a YAML list", "die Datei ist eine Liste in YAML", "le fichier est une liste en YAML"],
        ),
        (
            "import elsewhere/other.yaml",
            ["this game is not here yet", "diese Partie ist noch nicht hier", "cette partie n'est pas encore ici"],
        ),
        ("invite --list", ["is damaged", "ist beschädigt", "est abîmé"]),
        (
            "games --store postgresql://localhost/none",
            ["name a game of the store", "nennen Sie eine Partie des Speichers", "nommez une partie de la base"],
        ),
    ] {
        check(&alice, line, words);
    }
}

#[test]
fn referees_are_told_in_their_language_what_cannot_be_done() {
    let world = homes();
    let desk = store::desk(&world, "own", None);
    let settings = desk.read(".config/adjudicate/config.yaml");
    reads(&desk, "en");
    desk.write(".config/adjudicate/config.yaml", settings);
    let referee = format!("--referee '{},desk@example.org' --organiser referee", key("referee"));
    let players = "--player alice=by-post,alice@example.org --player bob=by-post,bob@example.org --first alice";
    desk.run(&format!("new nine-mens-morris {players} {referee} -o games/game.yaml --yes")).ok();
    for (number, from) in ["eve@elsewhere.example", "desk@example.org", "nobody"].into_iter().enumerate() {
        desk.write(
            &format!("mail/new/{number}"),
            format!("From: {from}\r\nTo: desk@example.org\r\nSubject: x\r\n\r\nThe corner\r\n"),
        );
        desk.run("mail serve --once").ok();
    }
    for (line, words) in [
        ("mail unread play 1 a1", ["of which game it is", "zu welcher Partie er gehört", "de quelle partie il s'agit"]),
        (
            "mail unread play 1 a1 --game games/game.yaml",
            ["from which player it is", "von welchem Spieler er ist", "de quel joueur elle vient"],
        ),
        (
            "mail unread play 1 a1 --game nothing --for alice",
            ["no game of the desk is", "keine Partie des Servers ist", "aucune partie du serveur n'est"],
        ),
        (
            "mail unread play 1 moves --game games/game.yaml --for alice",
            ["neither a move nor a command", "weder ein Zug noch ein Befehl", "ni un coup ni une commande"],
        ),
        (
            "mail unread play 1 resign --game games/game.yaml --for alice",
            ["`resign yes` writes it down", "`aufgeben ja` trägt es ein", "`abandonner oui` l'inscrit"],
        ),
        (
            "mail unread answer 2 --say hello",
            ["comes from the desk itself", "kommt vom Server selbst", "vient du serveur lui-même"],
        ),
        (
            "mail unread answer 3 --say hello",
            ["no address that can be answered", "keine Adresse, an die", "pas d'adresse à laquelle répondre"],
        ),
        (
            "invite open alice@example.org alice@example.net --yes",
            ["cannot both be called `alice`", "nicht beide `alice` heißen", "s'appeler `alice` tous les deux"],
        ),
        (
            "invite open alice@example.org 22@example.org --yes",
            ["give another name", "geben Sie einen anderen Namen an", "donnez un autre nom"],
        ),
        (
            "invite open alice@example.org desk@example.org --yes",
            ["is the desk's own address", "ist die Adresse des Servers selbst", "est l'adresse du serveur lui-même"],
        ),
        (
            "mail setup --desk --outgoing out --imap none --reply desk@example.org",
            ["one place for the token", "eine Stelle für das geheime Wort", "une seule place pour le mot secret"],
        ),
        (
            "invite nine-mens-morris alice@example.org bob@example.org --host none --yes",
            ["--host none: an address is", "--host none: eine Adresse", "--host none : une adresse"],
        ),
    ] {
        check(&desk, line, words);
    }
    let state = desk.path(".local/state/adjudicate/desk");
    let numbers = std::fs::read_dir(&state).unwrap().map(|item| item.unwrap().path());
    let numbers = numbers.filter(|path| path.file_name().unwrap().to_str().unwrap().starts_with("unread-"));
    numbers.filter(|path| path.extension().unwrap() == "yaml").for_each(|path| std::fs::write(path, "none").unwrap());
    check(
        &desk,
        "mail unread",
        ["the letters get new numbers", "Die Briefe bekommen neue Nummern", "les lettres recevront de nouveaux"],
    );
}

/// Commands of an operator that fail before they ask a database.
const OPERATING: [Case; 13] = [
    (
        "store status mysql://desk@db/games",
        ["whose URL begins with postgresql://", "deren URL mit postgresql:// beginnt", "dont l'URL commence par"],
    ),
    (
        "store init postgresql://desk@db:port/games",
        [
            "the URL of the database is none",
            "die URL der Datenbank ist keine",
            "l'URL de la base de données n'en est pas",
        ],
    ),
    (
        "store desks postgresql://desk@db.example.org/games?sslmode=disable",
        [
            "is for a database on this computer",
            "für eine Datenbank auf diesem Computer",
            "base de données sur cet ordinateur",
        ],
    ),
    (
        "store desks postgresql://desk@db.example.org/games?sslrootcert=nowhere.pem",
        [
            "nowhere.pem cannot be used",
            "nowhere.pem kann nicht verwendet werden",
            "nowhere.pem ne peut pas être utilisé",
        ],
    ),
    (
        "--store postgresql://desk@localhost/games mail serve --games games",
        [
            "games and letters are in the store",
            "Partien und Briefe in der Datenbank",
            "les parties et les lettres sont dans",
        ],
    ),
    (
        "--store postgresql://desk@localhost/games mail receive --maildir mail",
        ["one message is read from standard input", "eine einzige Nachricht von der", "un seul message est lu sur"],
    ),
    (
        "mail serve",
        ["where is the directory of games?", "wo ist das Verzeichnis der Partien?", "où est le répertoire des"],
    ),
    (
        "mail serve --games .",
        ["where is the Maildir of the desk?", "wo ist die Maildir des Servers?", "où est la Maildir"],
    ),
    (
        "mail serve --games . --maildir none",
        ["none is no Maildir", "none ist keine Maildir", "none n'est pas une Maildir"],
    ),
    (
        "mail serve --games . --maildir mail",
        ["another desk is at work already", "es arbeitet schon ein anderer Server", "un autre serveur travaille déjà"],
    ),
    ("mail status --metrics", ["tells of a store", "ist für einen Speicher", "est pour une base"]),
    (
        "mail status --player carol",
        ["`carol` is no address", "`carol` ist keine Adresse", "`carol` n'est pas une adresse"],
    ),
    ("man --output game.yaml/man", ["cannot be written", "kann nicht geschrieben werden", "ne peut pas être écrit"]),
];

#[test]
fn operators_are_told_in_their_language_why_commands_fail() {
    let world = homes();
    let alice = player(&world, "chess");
    for directory in ["mail/new", "mail/cur", "mail/tmp", ".local/state/adjudicate/desk"] {
        std::fs::create_dir_all(alice.path(directory)).unwrap();
    }
    let lock = std::fs::File::create(alice.path(".local/state/adjudicate/desk/.lock")).unwrap();
    lock.lock().unwrap();
    for (line, words) in OPERATING {
        check(&alice, line, words);
    }
    std::fs::remove_dir_all(alice.path(".local/state/adjudicate/desk")).unwrap();
    alice.write(".local/state/adjudicate/desk", "");
    let unusable = ["cannot be used", "kann nicht verwendet werden", "ne peut pas être utilisé"];
    check(&alice, "mail serve --games . --maildir mail", unusable);
    alice.write(".pgpass", "localhost:5432:games:desk:secret\n");
    let open = ["can be read by others", "können auch andere lesen", "peut être lu par d'autres"];
    check(&alice, "store check postgresql://desk@localhost/games", open);
}
