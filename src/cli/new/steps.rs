//! A charter step by step: one question after the other, each asked again until its answer can be used.

use super::Arguments;
use crate::cli::context::CommandContext;
use crate::cli::interview::{Dialogue, DialogueEnd};
use crate::crypto::PublicKey;
use crate::games;
use crate::rules::{Game, PhraseArgument, phrase};
use adjudicate_agent::{Failure, charter, pick, settings};
use adjudicate_text::rules;

/// The answers, as options of the command line.
#[derive(Default)]
struct Answers {
    game: String,
    players: Vec<String>,
    options: Vec<String>,
    first: Option<String>,
    referee: Option<String>,
    clock: Option<String>,
    dice_by_referee: bool,
    absence_days: Option<u64>,
}

/// Asks for everything that a charter needs; `own` is the user's key.
///
/// # Errors
/// As [`Dialogue::lead`].
pub fn ask(context: &CommandContext, arguments: &mut Arguments, own: &PublicKey) -> Result<Dialogue, Failure> {
    let (answers, interview) = Dialogue::lead(context, "new", |interview| walk(interview, *own))?;
    arguments.game = Some(answers.game);
    arguments.players = answers.players;
    arguments.options = answers.options;
    arguments.first = answers.first;
    arguments.referee = answers.referee;
    arguments.clock = answers.clock;
    arguments.dice_by_referee = answers.dice_by_referee;
    arguments.absence_days = answers.absence_days;
    Ok(interview)
}

fn walk(interview: &mut Dialogue, own: PublicKey) -> Result<Answers, DialogueEnd> {
    let language = interview.language();
    let known: Vec<String> = games::GAMES.iter().map(|game| game.name.to_owned()).collect();
    for game in games::GAMES {
        interview.print(format!("{:<22} {}", game.name, language.phrase(&rules::title(game))));
    }
    interview.print(language.text("new-back", &[]));
    let game = interview.ask(&language.text("ask-game", &[]), &known, pick::game)?;
    let (least, most) = (PhraseArgument::count(*game.players.start()), PhraseArgument::count(*game.players.end()));
    let key = if game.players.start() == game.players.end() { "game-for" } else { "game-for-range" };
    interview.print(language.text(key, &[("game", rules::title(game).into()), ("least", least), ("most", most)]));
    let mut answers = Answers { game: game.name.to_owned(), ..Answers::default() };
    let mut names: Vec<String> = Vec::new();
    let mut own = Some(own);
    while names.len() < *game.players.end() {
        let Some(name) = player_name(interview, game, &names)? else { break };
        let (key, is_own) = player_key(interview, &name, own)?;
        own = own.filter(|_| !is_own);
        let mail = interview.ask(&language.text("ask-mail", &[("name", (&name).into())]), &[], |text| match text {
            "" => Ok(String::new()),
            text => charter::mail_of(text).map(|_| format!(",{text}")),
        })?;
        answers.players.push(format!("{name}={key}{mail}"));
        names.push(name);
    }
    options(interview, game, &mut answers.options)?;
    answers.first = interview.ask(&language.text("ask-first", &[]), &names, |text| match text {
        "" => Ok(None),
        name => {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            let found = pick::one(name, &names);
            found.map(|name| Some(name.to_owned())).map_err(|miss| {
                miss.failure(name, phrase!("name-does-not-play", "`{name}` does not play", name), &names)
            })
        }
    })?;
    let by_post = answers.players.iter().any(|player| player.contains("=by-post"));
    let question = language.text(if by_post { "ask-referee-by-post" } else { "ask-referee" }, &[]);
    answers.referee = interview.ask(&question, &[], |text| match text {
        "" if !by_post => Ok(None),
        key => settings::read_public_key(key).map(|key| Some(key.to_string())),
    })?;
    if answers.referee.is_some() && names.len() > 2 {
        let question = language.text("ask-dice", &[]);
        answers.dice_by_referee = interview.ask(&question, &["players".to_owned()], |text| match text {
            "" => Ok(true),
            "players" => Ok(false),
            other => Err(Failure::usage(phrase!("no-answer-to-this", "`{other}` is no answer to this", other))),
        })?;
    }
    answers.clock = interview.ask(&language.text("ask-clock", &[]), &[], |text| match text {
        "" => Ok(None),
        clock => super::clock(clock, 0).map(|_| Some(clock.to_owned())),
    })?;
    if answers.clock.is_some() {
        let question = language.text("ask-absence", &[]);
        answers.absence_days = interview.ask(&question, &[], |text| match text {
            "" => Ok(None),
            number => super::days(number).map(Some).map_err(Failure::usage),
        })?;
    }
    Ok(answers)
}

fn player_name(interview: &mut Dialogue, game: &Game, names: &[String]) -> Result<Option<String>, DialogueEnd> {
    let number = names.len() + 1;
    let enough = names.len() >= *game.players.start();
    let key = if enough { "ask-player-or-end" } else { "ask-player" };
    let question = interview.language().text(key, &[("number", PhraseArgument::count(number))]);
    interview.ask(&question, &[], |text| match text {
        "" if enough => Ok(None),
        name if names.iter().any(|known| known.eq_ignore_ascii_case(name)) => {
            Err(Failure::usage(phrase!("same-name", "two players cannot both be called `{name}`", name)))
        }
        name => charter::name_of(phrase!("what-player", "a player"), name).map(|_| Some(name.to_owned())),
    })
}

/// A player's key, and whether it is the user's own.
fn player_key(interview: &mut Dialogue, name: &str, own: Option<PublicKey>) -> Result<(String, bool), DialogueEnd> {
    let key = if own.is_some() { "ask-key-or-own" } else { "ask-key" };
    let question = interview.language().text(key, &[("name", name.into())]);
    interview.ask(&question, &[], |text| match (text, own) {
        ("", Some(own)) => Ok((own.to_string(), true)),
        ("by-post", _) => Ok(("by-post".to_owned(), false)),
        (key, own) => settings::read_public_key(key).map(|key| (key.to_string(), own == Some(key))),
    })
}

fn options(interview: &mut Dialogue, game: &'static Game, chosen: &mut Vec<String>) -> Result<(), DialogueEnd> {
    if game.options.is_empty() {
        return Ok(());
    }
    let language = interview.language();
    interview.print(language.text("options-usual", &[]));
    for spec in game.options {
        interview.print(format!("  {} = {} ({}): {}", spec.key, spec.preset, spec.range(), spec.about));
    }
    let keys: Vec<String> = game.options.iter().map(|spec| format!("{}=", spec.key)).collect();
    let question = language.text("ask-option", &[]);
    loop {
        let given = interview.ask(&question, &keys, |given| {
            if given.is_empty() {
                return Ok(None);
            }
            let all: Vec<String> = chosen.iter().cloned().chain([given.to_owned()]).collect();
            super::options(&all, game).map(|_| Some(given.to_owned()))
        })?;
        match given {
            None => return Ok(()),
            Some(given) => chosen.push(given),
        }
    }
}
