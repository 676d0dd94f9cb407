//! The rules of a game as people read them.

use adjudicate_games::GAMES;
use adjudicate_locales::Language;
use adjudicate_render::{WIDTH, wrapped};
use adjudicate_rules::{COMMON_CLAUSES, Clause, Game, OptionSpec, Phrase, Preset};

/// Everything about a game: its clauses and the common ones, how moves are written, its options; in English if the language lacks a clause.
pub fn whole(language: Language, game: &Game) -> Vec<String> {
    let has_all = game.clauses.iter().chain(COMMON_CLAUSES).all(|clause| language.has(clause.id));
    let language = if has_all { language } else { Language::ENGLISH };
    let heading = [
        ("title", title(game).into()),
        ("game", game.name.into()),
        ("players", people(language, game).into()),
        ("version", game.rules.into()),
    ];
    let mut lines = wrapped(&language.text("rules-heading", &heading), WIDTH);
    lines.push(String::new());
    lines.extend(clauses(language, game.clauses));
    let between = |key| [String::new(), language.text(key, &[]), String::new()];
    lines.extend(between("rules-of-every-game"));
    lines.extend(clauses(language, COMMON_CLAUSES));
    lines.extend(between("rules-notation"));
    // Letters are a column narrower than a terminal.
    lines.extend(wrapped(&notation(language, game), WIDTH - 1));
    if game.options.is_empty() {
        lines.extend([String::new(), language.text("rules-without-options", &[])]);
        return lines;
    }
    lines.extend(between("rules-options"));
    lines.extend(paragraphs(game.options.iter().map(|option| (option.key, described(language, game, option)))));
    lines
}

/// How many can play a game.
pub fn people(language: Language, game: &Game) -> String {
    let [low, high] = [game.players.start(), game.players.end()].map(|number| *number as u64);
    language.text("rules-players", &[("low", low.into()), ("high", high.into())])
}

/// How the moves of a game are written.
pub fn notation(language: Language, game: &Game) -> String {
    language.text_or(&format!("notation-{}", game.name), game.notation)
}

/// The effect of an option.
pub fn effect(language: Language, game: &Game, option: &OptionSpec) -> String {
    language.text_or(&format!("option-{}-{}", game.name, option.key), option.about)
}

/// An option: its values, its default, its clause and its effect.
fn described(language: Language, game: &Game, option: &OptionSpec) -> String {
    let preset = match option.preset {
        Preset::Absent => "absent".to_owned(),
        Preset::Int(_) | Preset::Bool(_) | Preset::Word(_) => option.preset.to_string(),
    };
    let values = [
        ("range", option.range().into()),
        ("preset", preset.into()),
        ("clause", option.clause.into()),
        ("effect", effect(language, game, option).into()),
    ];
    language.text("rules-option", &values)
}

/// The title of a game.
pub fn title(game: &Game) -> Phrase {
    game.title_phrase()
}

/// Clauses behind their numbers, in a language that has them, or in English.
pub fn clauses(language: Language, clauses: &[Clause]) -> Vec<String> {
    paragraphs(clauses.iter().map(|clause| (clause.id, language.text_or(clause.id, clause.text))))
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
