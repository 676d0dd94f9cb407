//! Disputes in the reader's language: what the program says of each story, and its letter.

use adjudicate_testkit::people::{RunOutput, TestPerson};

use super::stories::{READ_ON, directory, files, stories};
use crate::capitals::{small_words, unquoted};
use crate::mail::languages::english_words;
use crate::somebody;
use crate::terminal_texts::reads;

/// Words of the record, which stay as they are.
const STAYS: [&str; 5] = ["sha256", "alice", "bob", "carol", "dave"];
/// The classes of faults, which stay as they are, as they stand before the rule that is broken.
const CLASSES: [&str; 4] = ["(chain,", "(kind,", "(signature,", "(spelling,"];

/// Returns the program's report and letter about each story, without commands, files and quoted words.
fn told_in(language: &str) -> Vec<(String, String)> {
    let home = somebody();
    reads(&home, language);
    let both = |more: Option<&'static str>| {
        let home = &home;
        stories().into_iter().map(move |story| {
            let files = files(&story);
            let place = directory().join(story.name);
            let mut command = home.command(&["--date", READ_ON, "dispute"]);
            let run = RunOutput::of(command.args(&files).args(more).current_dir(place));
            (story.name.to_owned(), own_words(&run.stdout, &files))
        })
    };
    both(None).chain(both(Some("--letter"))).collect()
}

/// The program's own words.
fn own_words(printed: &str, files: &[&str]) -> String {
    let is_own = |line: &&str| !line.trim_start().starts_with("adjudicate ");
    let lines: Vec<&str> = printed.lines().filter(is_own).flat_map(str::split_whitespace).collect();
    let stays = files.iter().chain(&CLASSES);
    unquoted(&stays.fold(lines.join(" "), |text, word| text.replace(word, "")))
}

#[test]
fn every_story_is_told_in_one_language() {
    for (name, told) in told_in("qps") {
        assert_eq!(small_words(&told, &STAYS), [] as [&str; 0], "{name}: {told}");
    }
    for language in ["de", "fr"] {
        for (name, told) in told_in(language) {
            assert_eq!(english_words(&told), [] as [String; 0], "{name}: {told}");
        }
    }
}

/// The output of `verify` for the evidence of a story.
fn verified(language: &str) -> String {
    let home = somebody();
    reads(&home, language);
    let place = directory().join("27-with-a-new-key");
    let proof = home.path("proof.yaml");
    let mut command = home.command(&["dispute", "a.yaml", "b.yaml", "--evidence"]);
    RunOutput::of(command.arg(&proof).current_dir(place));
    home.run("verify proof.yaml").ok()
}

#[test]
fn evidence_is_verified_in_the_readers_language() {
    let told = verified("qps");
    assert!(told.starts_with("proof.yaml: VALID EVIDENCE, AND IT PROVES: alice HAS SIGNED TWICE, ENTRY 5 "), "{told}");
    assert!(
        told.contains("\n  GAME ") && told.contains("; BOTH STAND BEHIND ENTRY 4; THE HAND IS THAT OF THE KEY "),
        "{told}"
    );
    let told = verified("de");
    assert!(told.starts_with("proof.yaml: gültig, ein Beweis: alice hat doppelt unterschrieben, Eintrag 5 "), "{told}");
    assert_eq!(english_words(&told), [] as [&str; 0], "{told}");
}

/// Returns the letters of a story, as people read them.
fn letter(home: &TestPerson, name: &str, files: &[&str]) -> String {
    let mut command = home.command(&["--date", READ_ON, "dispute", "--letter"]);
    let run = RunOutput::of(command.args(files).current_dir(directory().join(name)));
    run.stdout.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_letter_to_all_is_german_or_french() {
    let home = somebody();
    reads(&home, "de");
    let german = letter(&home, "30-two-rulings-of-one-number", &["alice.yaml", "bob.yaml"]);
    for words in [
        "1. Dezember 2026, 12:00 Uhr (UTC) An alice und bob Es geht um Ihre Partie Mühle, begonnen am 18. November 2026,",
        "Der Verlauf bleibt nach Eintrag 4 (e702d530) stehen: Dahinter stehen 2 Einträge,",
        "2. Eintrag 5 (acf78aed) von dem Schiedsrichter, Entscheidung 1, durch die bob verliert, in alice.yaml",
        "Der Schiedsrichter hat doppelt unterschrieben, mit der Nummer 1: Eintrag 6 (abb160bd),",
    ] {
        assert!(german.contains(words), "{words}: {german}");
    }
    reads(&home, "fr");
    let french = letter(&home, "27-with-a-new-key", &["a.yaml", "b.yaml"]);
    for words in [
        "1er décembre 2026, 12:00 UTC À alice et bob Il s'agit de votre partie (Jeu du moulin), commencée le",
        "La suite s'arrête après l'entrée 4 (e702d530) : derrière elle se trouvent 2 entrées,",
        "alice a signé deux fois derrière l'entrée 4 : entrée 5 (8800b45a), le coup \"d3\", dans a.yaml",
    ] {
        assert!(french.contains(words), "{words}: {french}");
    }
}
