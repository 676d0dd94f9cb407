//! The help of the commands in the languages of players.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use adjudicate::cli::{definition, help};
use adjudicate_locales::Language;
use adjudicate_testkit::is_updating;

use adjudicate_testkit::file;

use crate::homes;

const ENGLISH: &str = "crates/locales/texts/en/help.ftl";

/// The texts of the help: their keys, of which the first that a language has counts, and the English.
fn texts() -> Vec<(Vec<String>, String)> {
    let seen = RefCell::new(Vec::new());
    help::written(definition(), &|keys, english| {
        seen.borrow_mut().push((keys.to_vec(), english.to_owned()));
        english.to_owned()
    });
    seen.into_inner()
}

/// The texts by one key each: arguments that have the same help in most commands have one text.
fn by_key() -> BTreeMap<String, String> {
    let texts = texts();
    let mut uses: BTreeMap<&str, BTreeMap<&str, usize>> = BTreeMap::new();
    for (keys, english) in &texts {
        let shared = keys.last().unwrap();
        *uses.entry(shared).or_default().entry(english).or_default() += 1;
    }
    let usual: BTreeMap<&str, &str> = uses
        .into_iter()
        .map(|(key, texts)| (key, texts.into_iter().max_by_key(|(_, uses)| *uses).unwrap().0))
        .collect();
    let mut found = BTreeMap::new();
    for (keys, english) in &texts {
        let shared = keys.last().unwrap();
        let key = if usual[shared.as_str()] == english { shared } else { &keys[0] };
        let other = found.insert(key.clone(), english.clone());
        assert!(other.is_none_or(|other| other == *english), "{key} is the key of two texts");
    }
    found
}

/// A text in the format of Fluent.
fn entry(key: &str, text: &str) -> String {
    let escaped = text.replace('{', "\u{1}").replace('}', "{\"}\"}").replace('\u{1}', "{\"{\"}");
    if !escaped.contains('\n') {
        return format!("{key} = {escaped}\n");
    }
    let mut entry = format!("{key} =\n");
    for line in escaped.lines() {
        // These begin something else in this format; blanks before a value are lost.
        let syntax = line.find(|c| c != ' ').filter(|at| line[*at..].starts_with(['[', '*', '.']));
        let line = syntax.map_or_else(|| line.to_owned(), |at| format!("{{\"{}\"}}{}", &line[..=at], &line[at + 1..]));
        let _ = writeln!(entry, "{}", format!("    {line}").trim_end());
    }
    entry
}

/// Translators read the texts that the program has.
#[test]
fn texts_of_help_are_those_of_the_english_file() {
    let texts = by_key();
    let made = "# The help of the commands. This file is made of the texts in the program: `cargo xtask update help`.\n"
        .to_owned() + &texts.iter().map(|(key, text)| entry(key, text)).collect::<String>();
    if is_updating("help") {
        std::fs::write(file(ENGLISH), &made).unwrap();
    }
    let current = std::fs::read_to_string(file(ENGLISH)).unwrap() == made;
    assert!(current, "{ENGLISH} is out of date: `cargo xtask update help` writes it again");
    for (key, text) in texts {
        assert_eq!(Language::ENGLISH.text(&key, &[]), text, "{key}");
    }
}

#[test]
fn help_is_in_the_language_of_the_reader() {
    let world = homes();
    let anna = world.person("anna");
    let english: BTreeSet<String> =
        by_key().into_values().flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>()).collect();
    for (tag, usage, options, about) in
        [("de", "Aufruf:", "Optionen:", "Einen Zug machen"), ("fr", "Utilisation :", "Options :", "Jouer un coup")]
    {
        anna.write(".config/adjudicate/config.yaml", format!("language: {tag}\n"));
        for line in [
            "--help",
            "help",
            "play --help",
            "play -h",
            "help event enter",
            "mail --help",
            "show --help",
            "invite --help",
        ] {
            let told = anna.run(line);
            assert_eq!(told.status, 0, "{line}: {told:?}");
            assert!(told.stdout.contains(usage) && told.stdout.contains(options), "{tag}, {line}: {}", told.stdout);
            let words = |line: &&str| line.split(' ').count() > 3 && !line.trim_start().starts_with("adjudicate ");
            for printed in told.stdout.lines().map(str::trim).filter(words) {
                assert!(!english.iter().any(|text| text.contains(printed)), "{tag}, {line}: {printed}");
            }
        }
        assert!(anna.run("--help").stdout.contains(about), "{tag}");
    }
}
