//! `adjudicate away`: days on which nothing is due from a player.

use crate::printable::printable_path;
use std::path::PathBuf;

use clap::Args;

use super::context::CommandContext;
use super::writing::{self, WritingArguments};
use adjudicate_agent::act::Act;
use adjudicate_agent::{Failure, game_file};
use adjudicate_rules::phrase;

/// Tell the others on which days you are away.
///
/// Everything that you owe while you are away is due as many days later. The absence counts once it is written in, at
/// the latest with the next entry of the holder of the pen; if that is you, a post writes it in at once.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate away 2026-12-20 to 2027-01-06\n  \
                        adjudicate away 2026-12-20 to 2027-01-06 --event --send\n  \
                        adjudicate away 2026-12-20 to 2027-01-06 --for carol")]
pub struct Arguments {
    /// The first day, `to`, and the day on which you are back: 2026-12-20 to 2027-01-06
    #[arg(required = true, num_args = 2..=3, value_names = ["FROM", "to", "UNTIL"])]
    days: Vec<String>,
    /// In all games here of the event that the game belongs to; in each of them the days are counted by themselves
    #[arg(long)]
    event: bool,
    #[command(flatten)]
    writing: WritingArguments,
}

/// Runs the command.
///
/// # Errors
/// These are no days, the game has no days of absence left, the user is not in the game, or the log cannot be written. Of several
/// games, what went wrong with one is said after all have been gone through.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let act = away(&arguments.days)?;
    let question = &context.terminal.text("question-absence", &[]);
    let say = writing::remark(arguments.writing.say.as_deref())?;
    if !arguments.event {
        let signer = writing::signer(context, &arguments.writing)?;
        return writing::act(context, signer, &act, say, question);
    }
    let games = games(context, &arguments.writing)?;
    let mut failed = None;
    for path in games {
        let signed = writing::signer_at(context, &path, &arguments.writing)
            .and_then(|signer| writing::act(context, signer, &act, say.clone(), question));
        if let Err(failure) = signed {
            failed.get_or_insert(failure.about(path.display().to_string()));
        }
    }
    failed.map_or(Ok(()), Err)
}

const EXAMPLE: &str = "`adjudicate away 2026-12-20 to 2027-01-06`";

/// Reads `2026-12-20 to 2027-01-06`, or the same without `to`.
fn away(days: &[String]) -> Result<Act, Failure> {
    let (from, until) = both(days)?;
    Ok(Act::Away { from: from.clone(), until: until.clone() })
}

/// Reads `FROM to UNTIL` or `FROM UNTIL`.
///
/// # Errors
/// There are not two days.
pub(super) fn both(days: &[String]) -> Result<(&String, &String), Failure> {
    match days {
        [from, until] => Ok((from, until)),
        [from, to, until] if to == "to" => Ok((from, until)),
        _ => {
            let days = days.join(" ");
            Err(Failure::usage(phrase!("away-two-days", "two days are wanted, not `{days}`", days)).hint(EXAMPLE))
        }
    }
}

/// The running games here in which the author plays, of the event of the first that belongs to one.
fn games(context: &CommandContext, writing: &WritingArguments) -> Result<Vec<PathBuf>, Failure> {
    let game = writing.game.as_deref().map(|game| game_file::resolve(context, game)).transpose()?;
    let directory = match &game {
        Some(file) => file.parent().filter(|parent| !parent.as_os_str().is_empty()).map(PathBuf::from),
        None => None,
    };
    let directory = directory.unwrap_or_else(|| PathBuf::from("."));
    let found = game_file::look_through(context.system(), &directory)?;
    if let Some((path, failure)) = found.unreadable.into_iter().next() {
        return Err(failure.about(path.display().to_string()));
    }
    let named = game.as_deref().map(|path| context.load(path, None)).transpose()?;
    let mut event = named.and_then(|game| game.state.charter().event.as_ref().map(|place| place.id));
    let key = context.identity()?.public();
    let mut games = Vec::new();
    for copies in &found.games {
        let path = game_file::newest(context.system(), copies)?;
        let game = context.load(&path, None)?;
        let state = &game.state;
        let Some(place) = state.charter().event.as_ref() else { continue };
        let name = match &writing.scribe_for {
            Some(name) => Some(name.as_str()),
            None => state.author_of_key(&key).map(|author| state.author_name(author)),
        };
        let plays = state.charter().players.iter().any(|player| Some(player.name.as_str()) == name);
        if plays && state.outcome().is_none() && *event.get_or_insert(place.id) == place.id {
            games.push(path);
        }
    }
    match games.is_empty() {
        true => {
            let directory = printable_path(&directory);
            let reason = phrase!("no-event-game", "no game of an event in which you play is in {directory}", directory);
            Err(Failure::ruled(reason))
        }
        false => Ok(games),
    }
}
