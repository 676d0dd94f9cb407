//! `adjudicate mail status --player`: the games of one player, whose turn it is in each, and how many days are left.

use std::path::{Path, PathBuf};

use super::status::StatusForm;
use crate::cli::context::CommandContext;
use crate::log::Time;
use crate::mail::address;
use crate::render::escaped;
use crate::rules::{PhraseArgument, phrase};
use adjudicate_agent::{Failure, game_file};
use adjudicate_locales::Language;
use adjudicate_report::{PlayerDuty, PlayerGame, PlayerGames};
use adjudicate_text::view;

/// A game of the player's.
struct PlayersGame {
    headline: String,
    /// The beginning of its id, as in the subjects of messages.
    id: String,
    /// How it ended, if it is over.
    ended: Option<String>,
    due: Vec<Due>,
}

/// A member who must act.
struct Due {
    name: String,
    /// Whether it is the player who asks.
    own: bool,
    until: Option<Time>,
}

impl Due {
    /// `you, 3 days left`, `bob, 2 days too late`.
    fn told(&self, language: Language, now: Time) -> String {
        let left = self.until.map(|until| until.unix() - now.unix());
        let time = match left {
            None => "none",
            Some(left) if left >= 0 => "left",
            Some(_) => "late",
        };
        let days = left.unwrap_or_default().unsigned_abs() / 86_400;
        let values =
            [("own", self.own.into()), ("name", (&self.name).into()), ("time", time.into()), ("days", days.into())];
        language.text("player-due", &values)
    }
}

/// Shows the games of the player with this address.
///
/// # Errors
/// The address is none, the directory cannot be read, or a game; then the others have been shown.
pub fn run(context: &CommandContext, directory: &Path, player: &str, form: StatusForm) -> Result<(), Failure> {
    let wanted = address::parse(player)
        .map_err(|why| {
            Failure::usage(phrase!(
                "player-no-address",
                "--player: `{player}` is no address: {why}",
                player = player,
                why = why
            ))
        })
        .map(|address| address::folded(&address))?;
    let now = context.now()?;
    // Programs read English.
    let language = if form == StatusForm::Json { Language::ENGLISH } else { context.language };
    let found = game_file::look_through(context.system(), directory)?;
    let mut games = Vec::new();
    let mut failed: Vec<(PathBuf, Failure)> = found.unreadable;
    for copies in &found.games {
        match game_file::newest(context.system(), copies).and_then(|path| of_player(context, language, &path, &wanted))
        {
            Ok(game) => games.extend(game),
            Err(failure) => failed.push((copies.first().cloned().unwrap_or_default(), failure)),
        }
    }
    // Games that wait for the player come first, then running ones, then those that are over.
    games.sort_by_key(|game| (game.ended.is_some(), !game.due.iter().any(|due| due.own), game.id.clone()));
    let terminal = context.terminal;
    match form {
        _ if terminal.json => terminal.print_json(&report(&wanted, &games, now)),
        StatusForm::Json => terminal.print_json(&report(&wanted, &games, now)),
        StatusForm::Html => terminal.print_raw(&html(language, &wanted, &games, now)),
        StatusForm::Text => {
            for game in &games {
                terminal.print(format!("{} ({}): {}", game.headline, game.id, game.stands(language, now)));
            }
            let values = [("number", PhraseArgument::count(games.len())), ("player", wanted.into())];
            terminal.print_text("player-games", &values);
        }
    }
    // The keeper of a desk is told of games that cannot be read; the player's page leaves them out.
    let mut worst = None;
    for (path, failure) in failed {
        let failure = failure.about(path.display().to_string());
        match failure.is_environment() && worst.is_none() {
            true => worst = Some(failure),
            false => terminal.fail(&failure),
        }
    }
    worst.map_or(Ok(()), Err)
}

/// The game in this file, if this address is a player's there.
fn of_player(
    context: &CommandContext,
    language: Language,
    path: &Path,
    wanted: &str,
) -> Result<Option<PlayersGame>, Failure> {
    let game = context.load(path, None)?;
    let state = &game.state;
    let own = state.charter().players.iter().find(|player| {
        let address = player.mail.as_ref().and_then(|mail| address::parse(mail.as_str()).ok());
        address.is_some_and(|address| address::folded(&address) == wanted)
    });
    let Some(own) = own else { return Ok(None) };
    let due = state.due().into_iter().map(|(member, _)| {
        let name = state.name_of(member).to_owned();
        let until = state.owed().get(&member).and_then(|owed| state.deadline(member, owed)).map(|(until, _)| until);
        Due { own: name == own.name.as_str(), name, until }
    });
    Ok(Some(PlayersGame {
        headline: view::headline_in(language, state),
        id: view::short(&state.id().to_hex()).to_owned(),
        ended: state.outcome().map(|outcome| language.phrase(&view::ending(state, &outcome))),
        due: due.collect(),
    }))
}

impl PlayersGame {
    fn stands(&self, language: Language, now: Time) -> String {
        match &self.ended {
            Some(ended) => language.text("player-game-over", &[("ending", ended.into())]),
            None => {
                let due: Vec<String> = self.due.iter().map(|due| due.told(language, now)).collect();
                due.join("; ")
            }
        }
    }
}

fn report(player: &str, games: &[PlayersGame], now: Time) -> PlayerGames {
    let due = |due: &Due| PlayerDuty {
        name: due.name.clone(),
        own: due.own,
        until: due.until,
        days_left: due.until.map(|until| (until.unix() - now.unix()).div_euclid(86_400)),
    };
    let game = |game: &PlayersGame| PlayerGame {
        game: game.headline.clone(),
        id: game.id.clone(),
        over: game.ended.clone(),
        due: game.due.iter().map(due).collect(),
    };
    PlayerGames { player: player.to_owned(), games: games.iter().map(game).collect() }
}

fn html(language: Language, player: &str, games: &[PlayersGame], now: Time) -> String {
    let text = |key: &str, value: &str| escaped(&language.text(key, &[("value", value.into())]));
    let mut out = format!(
        "<!DOCTYPE html>\n<html lang=\"{tag}\"><head><meta charset=\"utf-8\"><title>{title}</title><style>\n\
         body {{ font-family: sans-serif; margin: 2em }} table {{ border-collapse: collapse }}\n\
         td, th {{ border: 1px solid #888; padding: 0.3em 0.6em; text-align: left }} .own {{ font-weight: bold }}\n\
         </style></head><body>\n<h1>{title}</h1>\n<p>{as_of}</p>\n\
         <table><tr><th>{game}</th><th>{id}</th><th>{turn}</th></tr>\n",
        tag = language.tag(),
        title = text("games-of", player),
        as_of = text("games-as-of", &now.to_string()),
        game = text("games-game", ""),
        id = text("games-id", ""),
        turn = text("games-turn", ""),
    );
    for game in games {
        let own = game.ended.is_none() && game.due.iter().any(|due| due.own);
        out.push_str(&format!(
            "<tr{}><td>{}</td><td>{}</td><td>{}</td></tr>\n",
            if own { " class=\"own\"" } else { "" },
            escaped(&game.headline),
            escaped(&game.id),
            escaped(&game.stands(language, now))
        ));
    }
    out + "</table>\n</body></html>\n"
}
