//! The rules of a game as people read them.

use adjudicate_games::GAMES;
use adjudicate_locales::Language;
use adjudicate_render::{WIDTH, wrapped};
use adjudicate_rules::{COMMON_CLAUSES, Clause, Game, OptionSpec, Phrase};

/// Everything about a game: its clauses and the common ones, how moves are written, its options. In another language than English the clauses
/// alone, if it has all of them.
pub fn whole(language: Language, game: &Game) -> Vec<String> {
    let all = || game.clauses.iter().chain(COMMON_CLAUSES);
    if !language.is_english() && all().all(|clause| language.has(clause.id)) {
        let mut lines = vec![format!("{} (`{}`)", language.phrase(&title(game)), game.name), String::new()];
        lines.extend(clauses(language, game.clauses));
        lines.extend([String::new(), language.text("rules-of-every-game", &[]), String::new()]);
        lines.extend(clauses(language, COMMON_CLAUSES));
        return lines;
    }
    let heading = format!("{} (`{}`), {}, rules version {}", game.title, game.name, people(game), game.rules);
    let mut lines = wrapped(&heading, WIDTH);
    lines.push(String::new());
    lines.extend(clauses(Language::ENGLISH, game.clauses));
    lines.extend([String::new(), Language::ENGLISH.text("rules-of-every-game", &[]), String::new()]);
    lines.extend(clauses(Language::ENGLISH, COMMON_CLAUSES));
    lines.extend(["", "How moves are written:", ""].map(str::to_owned));
    lines.extend(wrapped(game.notation, WIDTH));
    lines.push(String::new());
    if game.options.is_empty() {
        lines.push("There are no options.".to_owned());
        return lines;
    }
    lines.extend(["Options of a charter, `new ... --option KEY=VALUE`:", ""].map(str::to_owned));
    let text = |option: &OptionSpec| {
        format!("{}; usually {} ({}). {}", option.range(), option.preset, option.clause, option.about)
    };
    lines.extend(paragraphs(game.options.iter().map(|option| (option.key, text(option)))));
    lines
}

/// The title of a game.
pub fn title(game: &Game) -> Phrase {
    Phrase::english("game-title", game.title).with("game", game.name)
}

/// Clauses behind their numbers, in a language that has them, or in English.
pub fn clauses(language: Language, clauses: &[Clause]) -> Vec<String> {
    paragraphs(clauses.iter().map(|clause| (clause.id, language.phrase(&Phrase::english(clause.id, clause.text)))))
}

/// How many can play a game.
pub fn people(game: &Game) -> String {
    match (game.players.start(), game.players.end()) {
        (low, high) if low == high => format!("{low} players"),
        (low, high) => format!("{low} to {high} players"),
    }
}

/// The clause of a game, or a common one, by its number with or without letters.
pub fn clause_of(game: &Game, number: &str) -> Option<&'static Clause> {
    let full = number.to_ascii_uppercase();
    let own = game.clauses.iter();
    let found = own.clone().chain(COMMON_CLAUSES).find(|clause| clause.id == full);
    found.or_else(|| own.clone().find(|clause| clause.id.rsplit('-').next() == Some(full.as_str())))
}

/// The clause with this number, in whichever game.
pub fn anywhere(number: &str) -> Option<&'static Clause> {
    let full = number.to_ascii_uppercase();
    let mut all = COMMON_CLAUSES.iter().chain(GAMES.iter().flat_map(|game| game.clauses));
    all.find(|clause| clause.id == full)
}

/// Texts behind their keys, in lines that begin below each other.
fn paragraphs<'a>(items: impl Iterator<Item = (&'a str, String)> + Clone) -> Vec<String> {
    let width = items.clone().map(|(key, _)| key.len()).max().unwrap_or(0) + 2;
    let mut lines = Vec::new();
    for (key, text) in items {
        for (place, line) in wrapped(&text, WIDTH - width).iter().enumerate() {
            let head = if place == 0 { key } else { "" };
            lines.push(format!("{head:width$}{}", line.trim_start()));
        }
    }
    lines
}
