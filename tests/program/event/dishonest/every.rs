//! All cases, through the library and through the program.

use std::collections::{BTreeMap, BTreeSet};

use adjudicate::event::{audit, verify};
use adjudicate::referee::{Fault, FaultClass};
use adjudicate::rules::{Phrase, PhraseArgument};
use adjudicate_locales::Language;
use adjudicate_testkit::event::TestEvent;
use adjudicate_testkit::event::dishonest::{DishonestEvent, FaultPlace, cases};
use adjudicate_testkit::people::TestPerson;
use serde_json::Value;

use crate::mail::languages::english_words;
use crate::somebody;

/// The fault of an event: class, entry, file, reason and what to do about it.
type Wrong = (FaultClass, Option<u64>, Option<String>, Phrase, Option<Phrase>);

fn wrongs(hall: &TestEvent) -> Vec<Wrong> {
    let verified = verify(hall.log().as_bytes());
    let fault = verified.fault.map(|found| {
        let Fault { class, reason, hint, .. } = found.fault;
        (class, Some(found.entry), None, reason, hint)
    });
    let audited = verified.event.map(|event| audit(&event, &hall.files(), |_| {}).findings).unwrap_or_default();
    let findings = audited.into_iter().map(|found| (found.class, found.entry, found.source, found.reason, found.hint));
    fault.into_iter().chain(findings).collect()
}

fn fits(case: &DishonestEvent, hall: &TestEvent, wrong: &Wrong) -> bool {
    let (class, entry, file, reason, _) = wrong;
    let last = hall.entries.len() as u64 - 1;
    let there = match case.at {
        FaultPlace::Last => *entry == Some(last),
        FaultPlace::Entry(wanted) => *entry == Some(wanted),
        FaultPlace::File(wanted) => entry.is_none() && file.as_deref() == Some(wanted),
    };
    *class == case.class && there && reason.contains(case.says)
}

#[test]
fn every_one_is_found() {
    let mut failures = Vec::new();
    for case in cases() {
        let hall = case.hall();
        let found = wrongs(&hall);
        // Behind a fault of the log nothing counts, so games that are paired there are said to be nobody's.
        let nobodys = |wrong: &Wrong| wrong.3.contains("the event's log names no such game");
        if !found.first().is_some_and(|first| fits(case, &hall, first)) || !found[1..].iter().all(nobodys) {
            failures.push(format!("{}: {:?} {:?} {:?}, found {found:#?}", case.name, case.class, case.at, case.says));
        }
    }
    assert!(failures.is_empty(), "{} cases:\n{}", failures.len(), failures.join("\n"));
}

/// Holds that a text is that of its key in the English file, and German and French have it.
#[track_caller]
fn is_in_every_language(phrase: &Phrase, case: &str) {
    assert!(!phrase.key.is_empty(), "{case}: {phrase}");
    assert_eq!(Language::ENGLISH.text(phrase.key, &phrase.arguments), phrase.english, "{case}");
    let inner = phrase.arguments.iter().filter_map(|(_, value)| match value {
        PhraseArgument::Phrase(inner) => Some(&**inner),
        _ => None,
    });
    let (known, details): (Vec<&Phrase>, Vec<&Phrase>) = inner.partition(|inner| !inner.key.is_empty());
    for tag in ["de", "fr"] {
        let told = Language::of(tag).phrase(phrase);
        // Names, details of texts about all logs, and an option of a game.
        let own =
            details.iter().fold(told.clone(), |told, detail| told.replace(&detail.english, "")).replace("stones", "");
        assert_eq!(english_words(&own), [] as [String; 0], "{case}: {told}");
    }
    known.into_iter().for_each(|inner| is_in_every_language(inner, case));
}

#[test]
fn every_one_is_told_in_the_readers_language() {
    for case in cases() {
        for (_, _, _, reason, hint) in &wrongs(&case.hall()) {
            is_in_every_language(reason, case.name);
            hint.iter().for_each(|hint| is_in_every_language(hint, case.name));
        }
    }
}

#[test]
fn they_are_many_and_of_every_class() {
    let mut classes: BTreeMap<&str, usize> = BTreeMap::new();
    let mut names = BTreeSet::new();
    for case in cases() {
        *classes.entry(case.class.name()).or_default() += 1;
        assert!(names.insert(case.name), "two cases are called {}", case.name);
    }
    println!("{} cases: {classes:?}", names.len());
    assert!(names.len() >= 60, "{}", names.len());
    for class in ["spelling", "chain", "kind", "charter", "signature", "lots", "pairing", "game", "result"] {
        assert!(classes.get(class).is_some_and(|count| *count >= 3), "{class}: {classes:?}");
    }
}

#[test]
fn the_program_finds_every_one() {
    let home = somebody();
    for case in cases() {
        let hall = case.hall();
        let directory = case.name.replace(' ', "-");
        write(&home, &directory, &hall);
        let run = home.run(&["event", "verify", "--json", &directory]);
        assert_eq!((run.status, run.stderr.as_str()), (1, ""), "{}: {}", case.name, run.stdout);
        let verdict: Value = serde_json::from_str(&run.stdout).unwrap();
        assert_eq!(verdict["verdict"], "invalid", "{}", case.name);
        let finding = &verdict["findings"][0];
        let reason = finding["error"].as_str().unwrap();
        assert_eq!(finding["class"], case.class.name(), "{}: {reason}", case.name);
        assert!(reason.contains(case.says), "{}: {reason}", case.name);
        match case.at {
            FaultPlace::Last => assert_eq!(finding["entry"], hall.entries.len() - 1, "{}", case.name),
            FaultPlace::Entry(entry) => assert_eq!(finding["entry"], entry, "{}", case.name),
            FaultPlace::File(file) => assert_eq!(finding["file"], format!("{directory}/{file}"), "{}", case.name),
        }
    }
}

#[test]
fn the_program_says_every_one_to_people() {
    let home = somebody();
    let names: Vec<String> = cases().map(|case| case.name.replace(' ', "-")).collect();
    for (case, directory) in cases().zip(&names) {
        write(&home, directory, &case.hall());
    }
    let directories = names.iter().map(String::as_str);
    let run = home.run(&["event", "verify"].into_iter().chain(directories).collect::<Vec<_>>());
    assert_eq!(run.status, 1);
    assert!(!run.stderr.contains("panicked"), "{}", run.stderr);
    let said: String = run.stderr.split_whitespace().collect::<Vec<_>>().join(" ");
    for case in cases() {
        assert!(said.contains(&format!("({})", case.class)), "{}", case.name);
        // Reasons are wrapped, and what frames a quoted line may stand between their words.
        assert!(said.contains(case.says), "{}: {:?} is not in {said}", case.name, case.says);
    }
    assert!(run.stderr.matches("error[").count() >= names.len(), "{}", run.stderr);
}

fn write(home: &TestPerson, directory: &str, hall: &TestEvent) {
    home.write(&format!("{directory}/event.yaml"), hall.log());
    for game in hall.files() {
        home.write(&format!("{directory}/{}", game.source), game.bytes);
    }
}
