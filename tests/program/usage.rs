//! Refusals of arguments that the program cannot take, in the languages of its readers.

use crate::capitals::small_words;
use crate::homes;
use crate::mail::languages::english_words;
use crate::somebody;
use crate::terminal_texts::{joined, reads};
use adjudicate_testkit::people::key;

/// Words in small letters that stay as they are: names, files and options.
const STAYS: [&str; 7] = ["png", "yyyy", "alice", "carol", "yaml", "display", "html"];

/// Wrong arguments, with words of their refusal in English, German and French.
const WRONG: [(&str, [&str; 3]); 14] = [
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
    for (place, language) in ["en", "de", "fr", "qps"].into_iter().enumerate() {
        reads(&home, language);
        for (line, words) in WRONG {
            let refused = home.run(line);
            // Mail servers have a number of their own for it.
            let status = if line.starts_with("mail") { 64 } else { 2 };
            assert_eq!((refused.status, &*refused.stdout), (status, ""), "{line}: {refused:?}");
            match words.get(place) {
                Some(words) => assert!(refused.stderr.contains(words), "{line}: {}", refused.stderr),
                None => {
                    let own: String = refused.stderr.split('`').step_by(2).collect::<Vec<_>>().join(" ");
                    assert_eq!(small_words(&own, &["yyyy"]), [] as [&str; 0], "{line}: {}", refused.stderr);
                }
            }
        }
    }
}

/// Commands about files, options and answers that do not fit, with words of their refusal in German.
const FAILING: [(&str, &str); 17] = [
    ("away 2026-12-01 until 2026-12-03 --yes", "erwartet werden zwei Tage, nicht `2026-12-01 until 2026-12-03`"),
    ("away 2026-12-01 to 2026-12-03 --event --yes", "keine Partie eines Turniers, in der Sie spielen"),
    ("dispute .config", "hier ist keine Fassung einer Partie"),
    ("import bad.mat --mat", "das Spiel hat keine Spieler"),
    ("import x.png", "das Bild: darin wurde kein Code gefunden"),
    ("import missing.mat --mat", "die Datei `missing.mat` gibt es nicht"),
    ("mail token carol", "in dieser Partie spielt niemand mit dem Namen `carol`"),
    ("mail token bob", "`bob` hat einen Schlüssel"),
    ("mail unread show 5", "wo ist die Maildir des Servers?"),
    ("new chess --player alice=KEY --player bob=KEY --nonce 5 -o new.yaml", "--nonce erwartet 16 Bytes in Base64"),
    ("new chess --player alice=KEY --player bob=KEY --display carol=Carol", "--display nennt `carol`"),
    (
        "new duerror-grandis --player alice=KEY --after game.yaml",
        "`--after game.yaml`: das ist keine Partie mit der Variante Parcus",
    ),
    ("note d2 --say d3 --yes", "eine Bemerkung ist schon selbst, was gesagt wird"),
    ("show --as html -o game.yaml", "`game.yaml` ist schon da, und es ist keine Datei der Art html"),
    ("show --as svg -o missing/board.svg", "`missing/board.svg` kann nicht geschrieben werden"),
    ("table chess --players alice,bob --first carol", "--first nennt `carol`"),
    ("table chess --players alice,bob --script missing.txt", "`missing.txt` ist nicht lesbar"),
];

#[test]
fn failures_are_told_in_the_language_of_the_reader() {
    let world = homes();
    let [alice, _] = joined(&world, "chess", "de");
    alice.write("bad.mat", "7 point match\n\nGame 1\n");
    alice.run("show --as png -o x.png").ok();
    let mut wrong = Vec::new();
    for language in ["de", "fr", "qps"] {
        reads(&alice, language);
        for (line, german) in FAILING {
            let refused = alice.run(&line.replace("KEY", &format!("'{}'", key("alice"))));
            assert!(refused.status != 0 && refused.stdout.is_empty(), "{line}: {refused:?}");
            let lines = refused.stderr.lines().filter(|line| !line.contains('|') && !line.contains("-->"));
            let own = lines.collect::<Vec<_>>().join("\n");
            let own = own.split('`').step_by(2).collect::<Vec<_>>().join(" ");
            // The system's own words for an error of a file stay.
            let own = own.replace("No such file or directory (os error 2)", "");
            let faults = match language {
                "qps" => small_words(&own, &STAYS).into_iter().map(str::to_owned).collect(),
                _ => english_words(&own),
            };
            if !faults.is_empty() || (language == "de" && !refused.stderr.contains(german)) {
                wrong.push(format!("{language}: {line}: {faults:?}: {}", refused.stderr));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
