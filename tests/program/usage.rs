//! Refusals of arguments that the program cannot take, in the languages of its readers.

use crate::capitals::small_words;
use crate::somebody;
use crate::terminal_texts::reads;

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
