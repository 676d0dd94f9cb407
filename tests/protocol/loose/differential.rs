//! Two readers that share nothing but the types: the strict one accepts exactly what the YAML parser reads and the
//! writer writes again.
//!
//! The types say less than the protocol in three places, and there the strict reader alone is right: integers end at
//! 2^53-1, options have keys of a certain shape, and their texts are *text*. In one place YAML says less: whether an
//! option's value that could be a name stood in quotes. The comparison leaves these out.

use std::cell::Cell;

use adjudicate::log::{Entry, EntryKind, INT_MAX, Text, loose, read, write};
use adjudicate::rules::{Name, OptionValue};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{Config, TestRunner};

use super::entries::entry;

/// One change to a text.
#[derive(Clone, Debug)]
enum Edit {
    Insert(Index, String),
    Delete(Index),
    Replace(Index, String),
    SwapLines(Index, Index),
    RepeatLine(Index),
    DeleteLine(Index),
    MoveLine(Index, usize),
    Requote(Index),
}

fn edit() -> impl Strategy<Value = Edit> {
    let pieces = [
        " ",
        "  ",
        "\n",
        "\t",
        "\r",
        "\"",
        "'",
        "\\",
        ":",
        ": ",
        "-",
        "- ",
        "#",
        " #",
        "{",
        "}",
        "[",
        "]",
        "&a ",
        "*a",
        "!",
        "|",
        ">",
        "%",
        "~",
        "null",
        "true",
        "yes",
        "0",
        "1",
        "9",
        "+",
        "0x",
        ".5",
        "e3",
        "_",
        "A",
        "a",
        "z",
        "=",
        "/",
        "\\n",
        "\\u00e9",
        "\\u0041",
        "\\x41",
        "\\U0001f3b2",
        "é",
        "---\n",
        "...\n",
        "<<: ",
        "? ",
        "sig: ",
        "seq: ",
        "say: \"x\"\n",
        "\u{feff}",
    ];
    let piece = || prop::sample::select(pieces.to_vec()).prop_map(str::to_owned);
    let at = any::<Index>;
    prop_oneof![
        (at(), piece()).prop_map(|(at, piece)| Edit::Insert(at, piece)),
        at().prop_map(Edit::Delete),
        (at(), piece()).prop_map(|(at, piece)| Edit::Replace(at, piece)),
        (at(), at()).prop_map(|(a, b)| Edit::SwapLines(a, b)),
        at().prop_map(Edit::RepeatLine),
        at().prop_map(Edit::DeleteLine),
        (at(), 0..9usize).prop_map(|(at, indent)| Edit::MoveLine(at, indent)),
        at().prop_map(Edit::Requote),
    ]
}

fn edited(text: &str, edit: &Edit) -> String {
    let chars: Vec<char> = text.chars().collect();
    let mut lines: Vec<String> = text.split_inclusive('\n').map(str::to_owned).collect();
    if lines.is_empty() {
        return text.to_owned();
    }
    let splice = |at: &Index, taken: usize, piece: &str| {
        let at = at.index(chars.len());
        let (head, tail) = (&chars[..at], &chars[(at + taken).min(chars.len())..]);
        head.iter().chain(piece.chars().collect::<Vec<_>>().iter()).chain(tail).collect()
    };
    match edit {
        Edit::Insert(at, piece) => return splice(at, 0, piece),
        Edit::Delete(at) => return splice(at, 1, ""),
        Edit::Replace(at, piece) => return splice(at, piece.chars().count(), piece),
        Edit::SwapLines(a, b) => {
            let (a, b) = (a.index(lines.len()), b.index(lines.len()));
            lines.swap(a, b);
        }
        Edit::RepeatLine(at) => {
            let at = at.index(lines.len());
            lines.insert(at, lines[at].clone());
        }
        Edit::DeleteLine(at) => {
            lines.remove(at.index(lines.len()));
        }
        Edit::MoveLine(at, indent) => {
            let at = at.index(lines.len());
            lines[at] = " ".repeat(*indent) + lines[at].trim_start_matches(' ');
        }
        Edit::Requote(at) => {
            let at = at.index(lines.len());
            let Some((key, value)) = lines[at].trim_end().split_once(": ") else { return text.to_owned() };
            let value = match value.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')) {
                Some(inner) => inner.to_owned(),
                None => format!("\"{value}\""),
            };
            lines[at] = format!("{key}: {value}\n");
        }
    }
    lines.concat()
}

/// Whether the entry is one of the protocol as far as its types let it be something else.
fn keeps_the_protocols_limits(entry: &Entry) -> bool {
    let options = match &entry.kind {
        EntryKind::Charter(charter) => charter.options.0.iter().collect(),
        _ => Vec::new(),
    };
    let is_text = |text: &str| Text::new(text).is_ok();
    let options_fit = options.iter().all(|(key, value)| {
        let shape = key.bytes().all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'_'));
        let fits = match value {
            OptionValue::Text(text) => is_text(text),
            OptionValue::Boards(boards) => boards.iter().all(|board| is_text(&board.name) && is_text(&board.path)),
            _ => true,
        };
        shape && key.len() <= 32 && key.starts_with(|c: char| c.is_ascii_lowercase()) && fits
    });
    options_fit && numbers_fit(&serde_json::to_value(entry).unwrap())
}

fn numbers_fit(value: &serde_json::Value) -> bool {
    match value {
        serde_json::Value::Number(number) => number.as_u64().is_some_and(|number| number <= INT_MAX),
        serde_json::Value::Array(items) => items.iter().all(numbers_fit),
        serde_json::Value::Object(fields) => fields.values().all(numbers_fit),
        _ => true,
    }
}

fn has_text_like_a_name(entry: &Entry) -> bool {
    let EntryKind::Charter(charter) = &entry.kind else { return false };
    charter.options.0.values().any(|value| matches!(value, OptionValue::Text(text) if Name::parse(text).is_some()))
}

#[test]
fn both_readers_accept_the_same_texts() {
    let (accepted, refused, explained) = (Cell::new(0), Cell::new(0), Cell::new(0));
    let count = |counter: &Cell<usize>| counter.set(counter.get() + 1);
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(4_000);
    let mut runner = TestRunner::new(Config { cases, failure_persistence: None, ..Config::default() });
    let mutated = (entry(), prop::collection::vec(edit(), 0..4))
        .prop_map(|(entry, edits)| edits.iter().fold(write(&entry), |text, edit| edited(&text, edit)));
    let result = runner.run(&mutated, |text| {
        let strict = read(&text);
        let by_yaml = loose::read(&text).ok().filter(|entry| write(entry) == text);
        match (&strict, &by_yaml) {
            (Ok(strict), Some(by_yaml)) => prop_assert_eq!(strict, by_yaml),
            (Ok(strict), None) => prop_assert!(has_text_like_a_name(strict), "only the strict reader accepts it"),
            (Err(fault), Some(entry)) => {
                prop_assert!(
                    !keeps_the_protocols_limits(entry),
                    "only YAML accepts it; the strict reader says {}",
                    fault
                );
            }
            (Err(_), None) => {}
        }
        match strict {
            Ok(_) => count(&accepted),
            Err(_) => count(&refused),
        }
        if loose::explain(&text).is_some() {
            count(&explained);
        }
        Ok(())
    });
    result.unwrap_or_else(|error| panic!("{error}"));
    let (accepted, refused) = (accepted.get(), refused.get());
    println!(
        "{accepted} texts accepted by both, {refused} refused by both, {} of them with an explanation",
        explained.get()
    );
    assert!(accepted > cases as usize / 10 && refused > cases as usize / 10);
}
