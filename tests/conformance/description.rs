//! The static description of a game: names, clauses and options fit together.

use std::collections::BTreeSet;
use std::path::Path;

use adjudicate::rules::{COMMON_CLAUSES, Game, Name};

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
    page(game);
}

/// The page for players explains every clause and every option.
fn page(game: &Game) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/rules").join(format!("{}.md", game.name));
    let page = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let words: BTreeSet<&str> = page.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').collect();
    for clause in game.clauses {
        assert!(words.contains(clause.id), "{} is missing in {}", clause.id, path.display());
    }
    for option in game.options {
        assert!(page.contains(&format!("`{}`", option.key)), "`{}` is missing in {}", option.key, path.display());
    }
    assert!(page.contains(&format!("{}`", game.name)), "{} does not say how a charter names it", path.display());
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
        let known = game.clauses.iter().chain(COMMON_CLAUSES).any(|clause| clause.id == spec.clause);
        assert!(known, "{name}: `{key}` cites {}, which is no clause", spec.clause);
        assert!(!spec.accepts.is_empty() && spec.about.ends_with('.'), "{name}: `{key}` is not explained");
    }
}
