//! Refusals of arguments that the program cannot take, in the languages of its readers.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use crate::homes;
use crate::mail::shapes::PIXEL;
use crate::somebody;
use crate::terminal_failures::{Case, check, player};
use crate::terminal_texts::reads;
use adjudicate_testkit::people::key;

/// Wrong arguments.
const WRONG: [Case; 14] = [
    (
        "show --foo",
        ["`--foo` is not expected here", "`--foo` wird hier nicht erwartet", "`--foo` n'est pas attendu ici"],
    ),
    ("pla", ["there is no command `pla`", "es gibt keinen Befehl `pla`", "il n'y a pas de commande `pla`"]),
    ("mail fetc", ["similar: `fetch`", "ähnlich: `fetch`", "ressemblant : `fetch`"]),
    ("away 2026-12-01", ["needs 2 values", "braucht 2 Werte", "demande 2 valeurs"]),
    ("offer draw draw", ["is not expected here", "wird hier nicht erwartet", "n'est pas attendu ici"]),
    (
        "new --clock 7 --clock 8",
        ["can be given only once", "darf nur einmal angegeben werden", "ne peut être donné qu'une fois"],
    ),
    (
        "explain --entry 3 --throw 4",
        ["together with `--throw <R>`", "zusammen mit `--throw <R>`", "avec `--throw <R>`"],
    ),
    ("show --width 5", ["a number from 16 to 4096", "eine Zahl von 16 bis 4096", "un nombre de 16 à 4096"]),
    ("invite --seats x", ["a whole number is expected", "eine ganze Zahl", "un nombre entier"]),
    ("--date yesterday", ["a time is written as", "ein Zeitpunkt wird so geschrieben", "un moment s'écrit ainsi"]),
    ("import", ["`<FILE>...` is missing", "`<FILE>...` fehlt", "il manque `<FILE>...`"]),
    ("moves --at", ["`--at <N>` needs a value", "`--at <N>` braucht einen Wert", "`--at <N>` demande une valeur"]),
    ("--color blue", ["is no value of `--color <WHEN>`", "ist kein Wert von", "n'est pas une valeur de"]),
    ("event result", ["are missing", "`--board <N>` fehlen", "il manque `--round <N>`, `--board <N>`"]),
];

#[test]
fn wrong_arguments_are_refused_in_the_language_of_the_reader() {
    let home = somebody();
    reads(&home, "de");
    let refused = home.run(WRONG[0].0);
    assert!(refused.stderr.contains(WRONG[0].1[1]), "{refused:?}");
    home.write(".config/adjudicate/config.yaml", "");
    for (line, words) in WRONG {
        let refused = check(&home, line, words);
        // Mail servers have a number of their own for it.
        let status = if line.starts_with("mail") { 64 } else { 2 };
        assert_eq!((refused.status, &*refused.stdout), (status, ""), "{line}: {refused:?}");
    }
}

/// Commands about files, options and answers that do not fit.
const FAILING: [Case; 18] = [
    (
        "away 2026-12-01 until 2026-12-03 --yes",
        [
            "two days are wanted, not `2026-12-01 until 2026-12-03`",
            "erwartet werden zwei Tage, nicht `2026-12-01 until 2026-12-03`",
            "deux jours sont attendus, pas `2026-12-01 until 2026-12-03`",
        ],
    ),
    (
        "away 2026-12-01 to 2026-12-03 --event --yes",
        [
            "no game of an event in which you play",
            "keine Partie eines Turniers, in der Sie spielen",
            "aucune partie d'un tournoi où vous jouez",
        ],
    ),
    (
        "dispute .config",
        [
            "no copy of a game here to compare",
            "hier ist keine Fassung einer Partie",
            "aucune copie d'une partie à comparer",
        ],
    ),
    (
        "import bad.mat --mat",
        ["the game has no players", "das Spiel hat keine Spieler", "la partie n'a pas de joueurs"],
    ),
    (
        "import x.png",
        [
            "the picture: no code was found in it",
            "das Bild: darin wurde kein Code gefunden",
            "aucun code n'y a été trouvé",
        ],
    ),
    (
        "import missing.mat --mat",
        [
            "there is no file `missing.mat`",
            "die Datei `missing.mat` gibt es nicht",
            "il n'y a pas de fichier `missing.mat`",
        ],
    ),
    (
        "event pairings missing.trf",
        [
            "there is no file `missing.trf`",
            "die Datei `missing.trf` gibt es nicht",
            "il n'y a pas de fichier `missing.trf`",
        ],
    ),
    (
        "mail token carol",
        [
            "nobody called `carol` plays in this game",
            "in dieser Partie spielt niemand mit dem Namen `carol`",
            "personne du nom de `carol` ne joue",
        ],
    ),
    (
        "mail token bob",
        ["`bob` has a key, and so no token", "`bob` hat einen Schlüssel", "`bob` a une clé, et donc pas de mot secret"],
    ),
    (
        "mail unread show 5",
        ["where is the Maildir of the desk?", "wo ist die Maildir des Servers?", "où est la Maildir du serveur"],
    ),
    (
        "new chess --player alice=KEY --player bob=KEY --nonce 5 -o new.yaml",
        [
            "--nonce wants base64 of 16 bytes",
            "--nonce erwartet 16 Bytes in Base64",
            "--nonce attend 16 octets en base64",
        ],
    ),
    (
        "new chess --player alice=KEY --player bob=KEY --display carol=Carol",
        ["--display names `carol`", "--display nennt `carol`", "--display nomme `carol`"],
    ),
    (
        "new duerror-grandis --player alice=KEY --after game.yaml",
        [
            "this is no game with the variant parcus",
            "`--after game.yaml`: das ist keine Partie mit der Variante Parcus",
            "ce n'est pas une partie avec la variante parcus",
        ],
    ),
    (
        "note d2 --say d3 --yes",
        [
            "a note is its own remark",
            "eine Bemerkung ist schon selbst, was gesagt wird",
            "une remarque dit déjà ce qu'elle dit",
        ],
    ),
    (
        "show --as html -o game.yaml",
        [
            "`game.yaml` is there already, and is no html",
            "`game.yaml` ist schon da, und es ist keine Datei der Art html",
            "`game.yaml` existe déjà, et n'est pas un fichier html",
        ],
    ),
    (
        "show --as svg -o missing/board.svg",
        [
            "`missing/board.svg` cannot be written",
            "`missing/board.svg` kann nicht geschrieben werden",
            "`missing/board.svg` ne peut pas être écrit",
        ],
    ),
    (
        "table chess --players alice,bob --first carol",
        ["--first names `carol`", "--first nennt `carol`", "--first nomme `carol`"],
    ),
    (
        "table chess --players alice,bob --script missing.txt",
        ["`missing.txt` cannot be read", "`missing.txt` ist nicht lesbar", "`missing.txt` est illisible"],
    ),
];

#[test]
fn failures_are_told_in_the_language_of_the_reader() {
    let world = homes();
    let alice = player(&world, "chess");
    alice.write("bad.mat", "7 point match\n\nGame 1\n");
    alice.write("x.png", STANDARD.decode(PIXEL).unwrap());
    for (line, words) in FAILING {
        let refused = check(&alice, &line.replace("KEY", &format!("'{}'", key("alice"))), words);
        assert_eq!(refused.stdout, "", "{line}");
    }
}
