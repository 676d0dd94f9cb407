//! Options of a game as people type them.

use adjudicate_record::log::parse_int;
use adjudicate_rules::{AcceptedValues, Game, Name, OptionValue, Options, StockBoard, phrase};
use adjudicate_text::rules;

use crate::failure::Failure;
use crate::pick;

/// Splits the typed text of an option with two parts.
///
/// # Errors
/// There is no `=` in it.
pub fn split<'a>(text: &'a str, what: &str, form: &str) -> Result<(&'a str, &'a str), Failure> {
    text.split_once('=')
        .ok_or_else(|| Failure::usage(phrase!("option-wants", "{what} wants {form}, not `{text}`", what, form, text)))
}

/// Reads `KEY=VALUE` pairs as the game's list of options takes them.
///
/// # Errors
/// A pair without `=`, or an option that the game refuses (ALL-6).
pub fn options(pairs: &[String], game: &Game) -> Result<Options, Failure> {
    let mut options = Options::default();
    for pair in pairs {
        let (key, text) = split(pair, "--option", "KEY=VALUE")?;
        let keys: Vec<&str> = game.options.iter().map(|spec| spec.key).collect();
        let key = pick::one(key, &keys).map_err(|miss| {
            let none = phrase!("game-without-option", "{game} has no option `{key}`", game = rules::title(game), key);
            miss.failure(key, none, &keys).rule("ALL-6")
        })?;
        let spec = game.options.iter().find(|spec| spec.key == key);
        let value = match spec {
            Some(spec) if matches!(spec.accepts, [AcceptedValues::Boards]) => Some(boards(text)?),
            spec => spec.and_then(|spec| spec.read(text)),
        };
        let value = value.unwrap_or_else(|| as_typed(text));
        if options.0.insert(key.to_owned(), value).is_some() {
            return Err(Failure::usage(phrase!("option-twice", "--option {key} is given twice", key)));
        }
    }
    options.drop_presets(game.options);
    options.check(game.options).map_err(|refusal| Failure::refused(refusal, "").into_usage())?;
    Ok(options)
}

/// A table's own boards, from a file.
fn boards(path: &str) -> Result<OptionValue, Failure> {
    let wrong = |why: String| Failure::usage(why).about(format!("--option boards={path}"));
    let text = std::fs::read_to_string(path).map_err(|error| wrong(error.to_string()))?;
    let boards: Vec<StockBoard> = serde_yaml::from_str(&text).map_err(|error| {
        wrong(error.to_string()).hint(phrase!(
            "boards-file-hint",
            "the file is a YAML list; each item has `number`, `name` and `path` (81 squares)"
        ))
    })?;
    Ok(OptionValue::Boards(boards))
}

/// Returns a value that an option does not accept, so that the refusal can show it.
fn as_typed(text: &str) -> OptionValue {
    let number = parse_int(text).map(OptionValue::Int);
    let word = || text.parse().map(OptionValue::Bool).ok().or_else(|| Name::parse(text).map(OptionValue::Name));
    number.or_else(word).unwrap_or_else(|| OptionValue::Text(text.to_owned()))
}
