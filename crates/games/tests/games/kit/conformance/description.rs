//! The static description of a game: names, clauses and options fit together.

use std::collections::BTreeSet;

use adjudicate_rules::{Game, Name};

use crate::kit::page;

/// Checks all that can be checked without playing.
pub fn holds(game: &Game) {
    let name = game.name;
    assert!(Name::parse(name).is_some(), "{name}: no name for a charter");
    assert!(!game.title.is_empty() && !game.notation.is_empty(), "{name}: title or notation is missing");
    assert!(game.rules >= 1, "{name}: rules start at 1");
    let (low, high) = (*game.players.start(), *game.players.end());
    assert!(2 <= low && low <= high && high <= 16, "{name}: {low} to {high} players");
    clauses(game);
    options(game);
    page::agrees(game);
}

fn clauses(game: &Game) {
    let name = game.name;
    let (prefix, _) = game.clauses.first().and_then(|clause| clause.id.split_once('-')).expect("a first clause");
    for (number, clause) in (1..).zip(game.clauses) {
        assert_eq!(clause.id, format!("{prefix}-{number}"), "{name}: clauses count up from 1");
        assert!(clause.text.ends_with('.'), "{name}: {} is no sentence", clause.id);
        assert!(
            !clause.text.contains("  ") && !clause.text.contains(char::is_control),
            "{name}: {} has odd blanks",
            clause.id
        );
    }
}

fn options(game: &Game) {
    let name = game.name;
    let mut keys = BTreeSet::new();
    for spec in game.options {
        let key = spec.key;
        assert!(keys.insert(key), "{name}: `{key}` is listed twice");
        let follows = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
        assert!(
            key.starts_with(|first: char| first.is_ascii_lowercase()) && key.bytes().all(follows),
            "{name}: `{key}`"
        );
        assert!(!spec.accepts.is_empty() && spec.about.ends_with('.'), "{name}: `{key}` is not explained");
    }
}
