//! A charter step by step: one question after the other, each asked again until its answer can be used.

use super::Arguments;
use crate::cli::context::Context;
use crate::cli::terminal::Terminal;
use crate::crypto::PublicKey;
use crate::games;
use crate::rules::Game;
use adjudicate_office::{Failure, settings};

/// Asks for everything that a charter needs; `own` is the user's key.
///
/// # Errors
/// The input ends.
pub fn ask(context: &Context, arguments: &mut Arguments, own: &PublicKey) -> Result<(), Failure> {
    let terminal = context.terminal;
    for game in games::GAMES {
        terminal.print(format!("{:<22} {}", game.name, game.title));
    }
    let game = until(terminal, "which game?", super::game)?;
    arguments.game = Some(game.name.to_owned());
    terminal.print(match (game.players.start(), game.players.end()) {
        (low, high) if low == high => format!("{} is a game for {low}.", game.title),
        (low, high) => format!("{} is a game for {low} to {high}.", game.title),
    });
    let mut names: Vec<String> = Vec::new();
    let mut own = Some(*own);
    while names.len() < *game.players.end() {
        let Some(name) = player_name(terminal, game, &names)? else { break };
        let (key, is_own) = player_key(terminal, &name, own)?;
        own = own.filter(|_| !is_own);
        let mail = until(terminal, &format!("{name}'s mail address (may be empty):"), |text| {
            if text.is_empty() {
                Ok(String::new())
            } else {
                adjudicate_office::charter::mail_of(text).map(|_| format!(",{text}"))
            }
        })?;
        arguments.players.push(format!("{name}={key}{mail}"));
        names.push(name);
    }
    options(terminal, game, arguments)?;
    arguments.first = until(terminal, "who begins? (empty: decided by dice)", |text| match text {
        "" => Ok(None),
        name if names.iter().any(|known| known == name) => Ok(Some(name.to_owned())),
        name => Err(Failure::usage(format!("`{name}` does not play"))),
    })?;
    let by_post = arguments.players.iter().any(|player| player.contains("=by-post"));
    let question = match by_post {
        true => "the referee's key; the referee writes for who plays by post:",
        false => "the referee's key (empty: no referee):",
    };
    arguments.referee = until(terminal, question, |text| match text {
        "" if !by_post => Ok(None),
        key => settings::read_public_key(key).map(|key| Some(key.to_string())),
    })?;
    if arguments.referee.is_some() && names.len() > 2 {
        let question = "who makes dice and lots? empty: the referee and who throws, so that a throw waits for two of you only; \
                        `players`: all of you:";
        arguments.dice_by_referee = until(terminal, question, |text| match text {
            "" => Ok(true),
            "players" => Ok(false),
            other => Err(Failure::usage(format!("`{other}` is no answer to this"))),
        })?;
    }
    arguments.clock =
        until(terminal, "clock as DAYS,TRANSIT,GRACE, such as 7,3,10 (empty: no clock):", |text| match text {
            "" => Ok(None),
            clock => super::clock(clock).map(|_| Some(clock.to_owned())),
        })?;
    if arguments.clock.is_some() {
        let question = "days of absence for each player, on which nothing is due (empty: none):";
        arguments.absence_days = until(terminal, question, |text| match text {
            "" => Ok(None),
            number => super::days(number).map(Some).map_err(Failure::usage),
        })?;
    }
    Ok(())
}

/// Asks until `read` can use the answer.
fn until<T>(terminal: Terminal, question: &str, read: impl Fn(&str) -> Result<T, Failure>) -> Result<T, Failure> {
    loop {
        match read(&terminal.ask(question)?) {
            Ok(value) => return Ok(value),
            Err(failure) => terminal.fail(&failure),
        }
    }
}

fn player_name(terminal: Terminal, game: &Game, names: &[String]) -> Result<Option<String>, Failure> {
    let number = names.len() + 1;
    let enough = names.len() >= *game.players.start();
    let done = if enough { ", empty when these are all" } else { "" };
    until(terminal, &format!("player {number}, a short name in lower case{done}:"), |text| match text {
        "" if enough => Ok(None),
        name if names.iter().any(|known| known == name) => {
            Err(Failure::usage(format!("two players cannot both be called `{name}`")))
        }
        name => adjudicate_office::charter::name_of("a player", name).map(|name| Some(name.to_string())),
    })
}

/// A player's key, and whether it is the user's own.
fn player_key(terminal: Terminal, name: &str, own: Option<PublicKey>) -> Result<(String, bool), Failure> {
    let mine = if own.is_some() { "; empty if that is you" } else { "" };
    let question = format!("{name}'s key (a line `ssh-ed25519 ...`, a .pub file, or `by-post`{mine}):");
    until(terminal, &question, |text| match (text, own) {
        ("", Some(own)) => Ok((own.to_string(), true)),
        ("by-post", _) => Ok(("by-post".to_owned(), false)),
        (key, own) => settings::read_public_key(key).map(|key| (key.to_string(), own == Some(key))),
    })
}

fn options(terminal: Terminal, game: &'static Game, arguments: &mut Arguments) -> Result<(), Failure> {
    if game.options.is_empty() {
        return Ok(());
    }
    terminal.print("Options, and what is usual:");
    for spec in game.options {
        terminal.print(format!("  {} = {} ({}): {}", spec.key, spec.preset, spec.range(), spec.about));
    }
    loop {
        let given = terminal.ask("an option to change, as KEY=VALUE (empty when these are all):")?;
        if given.is_empty() {
            return Ok(());
        }
        arguments.options.push(given);
        if let Err(failure) = super::options(&arguments.options, game) {
            terminal.fail(&failure);
            arguments.options.pop();
        }
    }
}
