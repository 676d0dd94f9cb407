//! The page for players.

use std::collections::BTreeSet;

use adjudicate_rules::{COMMON_CLAUSES, Game};
use adjudicate_testkit::file;

/// The text of a page of `docs/rules`, without its lessons.
pub fn page(name: &str) -> String {
    let path = file("docs/rules").join(format!("{name}.md"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    // The part that the program makes of its lessons says nothing about the page's own text.
    text.split("<!-- lessons").next().unwrap_or_default().to_owned()
}

/// The page of `docs/rules` explains every clause, and every option; options cite clauses. A page that has the clauses as a
/// table words them as the program does; one that explains them to people at length names them.
pub fn agrees(game: &Game) {
    let (path, page) = (format!("docs/rules/{}.md", game.name), page(game.name));
    assert!(page.contains(&format!("{}`", game.name)), "{path} does not say how a charter names it");
    let words: BTreeSet<&str> = page.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').collect();
    let as_table =
        page.lines().any(|line| game.clauses.iter().any(|clause| line.starts_with(&format!("| {} |", clause.id))));
    for clause in game.clauses {
        let row = format!("| {} | {} |", clause.id, clause.text);
        let told = if as_table { page.contains(&row) } else { words.contains(clause.id) };
        assert!(told, "{path}: {} is missing or worded otherwise", clause.id);
    }
    for option in game.options {
        assert!(page.contains(&format!("`{}`", option.key)), "{path}: `{}` is missing", option.key);
        let known = game.clauses.iter().chain(COMMON_CLAUSES).any(|clause| clause.id == option.clause);
        assert!(known, "{}: `{}` cites {}, which is no clause", game.name, option.key, option.clause);
    }
}
