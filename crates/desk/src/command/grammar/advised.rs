//! The commands that letters and answers name between backquotes: each language's are read as those of the English text.

use std::collections::BTreeSet;

use super::tests::{letter, start};
use super::*;
use adjudicate_locales::Language;

/// The values of a text that may stand between backquotes.
const VALUES: [(&str, &str); 6] =
    [("clause", "CHS-1"), ("line", "e4"), ("move", "e4"), ("player", "bob"), ("result", "1 0"), ("rule", "CHS-1")];

/// The keys of the texts in files of these names.
fn keys(names: &[&str]) -> Vec<String> {
    let files = concat!(env!("CARGO_MANIFEST_DIR"), "/../locales/texts/en");
    let read = |name: &&str| std::fs::read_to_string(format!("{files}/{name}.ftl")).unwrap();
    let texts: Vec<String> = names.iter().map(read).collect();
    let begins = |line: &str| line.split_once(" = ").map(|(key, _)| key.to_owned());
    let lines = texts.iter().flat_map(|text| text.lines());
    lines.filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase())).filter_map(begins).collect()
}

/// The texts between backquotes: those that ask for something, alone or with what belongs behind them, and those that ask for nothing.
#[derive(Debug, Default)]
struct Advice {
    asks: BTreeSet<String>,
    words: BTreeSet<String>,
    others: BTreeSet<String>,
}

impl Advice {
    fn of(play: &Play, language: Language, key: &str) -> Advice {
        let text = language.text(key, &VALUES.map(|(name, value)| (name, value.into())));
        let quoted: Vec<&str> = text.split('`').skip(1).step_by(2).collect();
        let mut advice = Advice { others: quoted.iter().map(|part| (*part).to_owned()).collect(), ..Advice::default() };
        let alone =
            quoted.iter().flat_map(|part| [((*part).to_owned(), vec![*part]), (format!("{part} e4"), vec![*part])]);
        let pairs = quoted.windows(2).flat_map(|pair| {
            let line = |first, second| (format!("{} {first} {} {second}", pair[0], pair[1]), pair.to_vec());
            [line("e4", "e5"), line("2026-12-20", "2027-01-06")]
        });
        for (line, parts) in alone.chain(pairs) {
            for ask in asked(play, &line) {
                advice.asks.insert(ask);
                for part in &parts {
                    advice.others.remove(*part);
                    advice.words.insert((*part).to_owned());
                }
            }
        }
        advice
    }
}

/// The clear commands of a line that are no moves.
fn asked(play: &Play, line: &str) -> Vec<String> {
    let letter = letter(play, line);
    let is_move = |command: &&MailCommand| {
        matches!(command, MailCommand::Play(_) | MailCommand::Refused(_) | MailCommand::Begun(_) | MailCommand::Say(_))
    };
    let clear = letter.commands.iter().filter(|_| letter.unclear.is_empty());
    clear.filter(|command| !is_move(command)).map(MailCommand::line).collect()
}

/// Returns the fault of the commands of a text in a language, if there is one.
fn fault(english: &Advice, own: &Advice, tag: &str) -> Option<&'static str> {
    // A language is proposed in itself.
    let meant = english.asks.iter().map(|ask| ask.replace("language en", &format!("language {tag}")));
    // Alone, the `si` of `si … alors` is a Spanish yes.
    let asks = own.asks.iter().filter(|ask| *ask != "yes" || english.asks.contains(*ask));
    match () {
        () if asks.cloned().collect::<BTreeSet<_>>() != meant.collect() => Some("asks for something else"),
        () if !own.others.is_subset(&english.others) => Some("has words that are no command"),
        () if tag != "en" && !own.words.is_disjoint(&english.words) => Some("has English words"),
        () => None,
    }
}

#[test]
fn commands_that_letters_name_are_read_as_they_are_meant() {
    let play = start("chess", &[]);
    let (mut named, mut faults) = (0, Vec::new());
    for key in keys(&["letters", "desk"]) {
        let english = Advice::of(&play, Language::ENGLISH, &key);
        named += english.asks.len();
        for language in Language::all().filter(|language| language.has(&key)) {
            let (own, tag) = (Advice::of(&play, language, &key), language.tag());
            faults.extend(fault(&english, &own, tag).map(|fault| format!("{tag}: {key} {fault}: {own:?}")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(named >= 40, "{named}");
}

/// Whether a part of a text begins with words that people may write in this language.
fn begins_with_words(part: &str, tag: &str) -> bool {
    let folded = adjudicate_locales::fold(part);
    let replies = &adjudicate_locales::locales().iter().find(|locale| locale.tag == tag).unwrap().replies;
    let mut words = replies.keys().flat_map(|key| replies.of(key));
    words.any(|words| folded.strip_prefix(&**words).is_some_and(|rest| rest.is_empty() || rest.starts_with(' ')))
}

/// A part between backquotes of a text about refusals, tournaments or invitations is in the English text, too, or can be written.
#[test]
fn words_that_other_texts_name_can_be_written() {
    let (mut named, mut faults) = (0, Vec::new());
    for key in keys(&["reasons", "events", "invitations"]) {
        let english = Language::ENGLISH.text(&key, &[]);
        for language in Language::all().filter(|language| language.has(&key)) {
            let own = language.text(&key, &[]);
            // A step of a game has its word, and what stands for the rest of it, such as `start PIECE`.
            let is_there = |part: &&str| {
                let word = part.split(' ').next().unwrap_or_default();
                english.contains(*part) || english.contains(&format!("`{word} "))
            };
            let parts = own.split('`').skip(1).step_by(2).filter(|part| !is_there(part));
            // Of the days of an absence the words between them differ.
            for part in parts.filter(|part| !part.starts_with(|first: char| first.is_ascii_digit())) {
                named += 1;
                if !begins_with_words(part, language.tag()) {
                    faults.push(format!("{}: {key} names `{part}`", language.tag()));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(named >= 60, "{named}");
}
