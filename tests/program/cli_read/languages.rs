//! The faults of logs in the reader's language: all that the kit of vectors can make.

use adjudicate_testkit::people::{RunOutput, TestPerson};

use crate::capitals::{as_they_are, small_words, unquoted};
use crate::mail::languages::english_words;
use crate::somebody;
use crate::terminal_texts::reads;

/// The directory of logs with one fault each.
const DAMAGED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors/damaged");
/// The directories of logs without a fault, and of events.
const OTHERS: [&str; 2] = [
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors/valid"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors/events"),
];

/// Names, and words that texts have from logs: of acts, of sides and pieces, of values of options.
const STAYS: [&str; 22] = [
    "alice", "bob", "carol", "dave", "olga", "referee", "agree", "answer", "claim", "join", "offer", "open", "resign",
    "save", "turn", "bar", "black", "none", "parcus", "queen", "yaml", "yml",
];

/// The beginnings of hints that end with a list of words that a log may have.
const LISTS: [&str; 4] = ["GAMES: ", "OPTIONS OF THIS GAME: ", "Optionen dieses Spiels: ", "options de ce jeu : "];

/// Somebody who reads this language; `qaa` has the English texts.
fn reader(language: &str) -> TestPerson {
    let home = somebody();
    reads(&home, language);
    home.write(".config/adjudicate/languages/qaa.ftl", as_they_are());
    home
}

/// The output of `verify` for all of these logs.
fn verified(language: &str, options: &[&str]) -> RunOutput {
    let run = reader(language).run(&[&["verify", DAMAGED], options].concat());
    assert_eq!(run.status, 1, "{}", run.stderr);
    run
}

/// The program's own words about each log: its line, its error and the help, without quotations of the log.
fn told_in(language: &str) -> Vec<String> {
    let RunOutput { stdout, stderr, .. } = verified(language, &[]);
    let own = |line: &&str| line.contains("]: ") || line.trim_start().starts_with("= ");
    stdout.lines().chain(stderr.lines().filter(own)).map(own_words).collect()
}

/// A line without the file that it begins with, the class of the fault, quoted words and lists of words.
fn own_words(line: &str) -> String {
    let line = line.strip_prefix(DAMAGED).and_then(|line| line.split_once(".yaml")).map_or(line, |(_, own)| own);
    let list = LISTS.iter().find_map(|list| Some(line.find(list)? + list.len()));
    let line = list.and_then(|end| line.get(..end)).unwrap_or(line);
    let plain = unquoted(line);
    let class = plain.split_once('(').and_then(|(before, rest)| Some((before, rest.split_once([',', ')'])?.1)));
    class.map_or(plain.clone(), |(before, behind)| format!("{before}{behind}"))
}

#[test]
fn every_fault_of_a_log_is_told_in_one_language() {
    let told = told_in("qps");
    assert!(told.len() > 4_000, "{}", told.len());
    // Chess writes the plural of its pawns with an English letter.
    let is_strange = |line: &String| !small_words(&line.replace("pawnS", ""), &STAYS).is_empty();
    let strange: Vec<&String> = told.iter().filter(|line| is_strange(line)).collect();
    assert!(strange.is_empty(), "{}: {strange:#?}", strange.len());
    for language in ["de", "fr"] {
        let told = told_in(language);
        let strange: Vec<&String> = told.iter().filter(|line| !english_words(line).is_empty()).collect();
        assert!(strange.is_empty(), "{language}, {}: {strange:#?}", strange.len());
    }
}

#[test]
fn the_english_of_faults_is_that_of_their_texts_and_that_of_programs() {
    let [english, own] = ["en", "qaa"].map(|language| verified(language, &OTHERS));
    // Remarks below a line say in English what slips do in other words, which are those of the protocol.
    let lines = |run: RunOutput| {
        let told = run.stdout.lines().filter(|line| !line.starts_with("  "));
        told.chain(run.stderr.lines()).map(str::to_owned).collect::<Vec<_>>()
    };
    let (english, own) = (lines(english), lines(own));
    assert_eq!(english.len(), own.len());
    let other = english.iter().zip(&own).find(|(one, same)| one != same);
    assert_eq!(other, None);
    assert_eq!(verified("en", &["--json"]).stdout, verified("qps", &["--json"]).stdout);
}

/// The output of `verify` for paths where there is no log that can be verified.
fn nowhere(language: &str) -> Vec<RunOutput> {
    let home = reader(language);
    home.write("empty/note.txt", "");
    home.write("evidence.yaml", "---\nevidence:\n  format: 2\n");
    home.write("large.yaml", vec![b'-'; 64 * 1024 * 1024 + 1]);
    ["verify none.yaml", "verify empty", "verify evidence.yaml", "verify large.yaml"]
        .into_iter()
        .map(|line| home.run(line))
        .collect()
}

#[test]
fn files_that_are_no_logs_are_told_in_one_language() {
    for (english, own) in nowhere("en").iter().zip(nowhere("qaa")) {
        assert_ne!(english.status, 0, "{english:?}");
        assert_eq!((&english.stdout, &english.stderr), (&own.stdout, &own.stderr));
    }
    for told in nowhere("qps") {
        let lines: Vec<String> = told.stdout.lines().chain(told.stderr.lines()).map(own_words).collect();
        let strange = small_words(&lines.join("\n"), &["evidence", "yaml", "yml"]).join(" ");
        assert_eq!(strange, "", "{told:?}");
    }
}

/// The line of `verify` about one of these logs.
fn line(language: &str, name: &str) -> String {
    let run = reader(language).run(&["verify", &format!("{DAMAGED}/{name}.yaml")]);
    let told = run.stdout.strip_prefix(DAMAGED).and_then(|line| line.strip_prefix('/')).map(str::to_owned);
    told.unwrap_or_else(|| panic!("{name}: {run:?}"))
}

#[test]
fn germans_and_french_read_what_is_wrong() {
    for (language, name, told) in [
        (
            "de",
            "chain-prev-charter",
            ": UNGÜLTIG bei Eintrag 4, Zeile 47 (chain, Protokoll 1): `prev` ist nicht die Kennung des Eintrags davor\n",
        ),
        ("de", "spelling-slip-tab", ": UNGÜLTIG bei Eintrag 4, Zeile 55 (spelling, Protokoll 1): ein Tabulator\n"),
        (
            "de",
            "proof-open-false",
            ": UNGÜLTIG bei Eintrag 21, Zeile 473 (proof, DUE-12): das Brett des Gewinners besteht die Prüfung nicht: Weg und \
             Schlüssel ergeben eine andere Wurzel als die, mit der verdeckt wurde\n",
        ),
        (
            "fr",
            "kind-then-alone",
            " : NON VALABLE à l'entrée 3, ligne 43 (kind, protocole 1.7) : `then` exécute un coup conditionnel, et il n'y en \
             a sur aucun billet de cette entrée\n",
        ),
        (
            "fr",
            "rules-chs-illegal",
            " : NON VALABLE à l'entrée 10, ligne 105 (rules, CHS-1) : la dame des Noirs en d8 ne peut pas aller en d5\n",
        ),
    ] {
        assert_eq!(line(language, name), format!("{name}.yaml{told}"));
    }
    let all = verified("de", &[]).stdout;
    let logs = all.lines().count() - 1;
    assert_eq!(all.lines().last().unwrap(), format!("{logs} Protokolle: {logs} UNGÜLTIG"));
}
