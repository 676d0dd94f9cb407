//! `adjudicate moves`: what the rules allow now.

use std::path::PathBuf;

use clap::Args;
use serde_json::{Value, json};

use super::context::Context;
use super::failure::Failure;
use super::{game_file, view};
use crate::referee::Match;
use crate::render;
use crate::rules::{Demand, Play};

/// List the legal moves of who is to move.
///
/// Where a throw has been completed that only you can know yet, the moves are those after it: your key file is used for
/// that if it can be read without asking, or is given with --key.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate moves\n  adjudicate moves game.yaml --at 12\n  \
                        adjudicate moves game.yaml --key alice.key --json")]
pub struct Arguments {
    /// The game's file; may be left out where there is only one
    file: Option<PathBuf>,
    /// List the moves as the game stood after this entry
    #[arg(long, value_name = "N")]
    at: Option<u64>,
}

/// Runs the command.
///
/// # Errors
/// The file cannot be read, the log is invalid, or has no such entry.
pub fn run(context: &Context, arguments: Arguments) -> Result<(), Failure> {
    let path = game_file::locate(arguments.file.as_deref())?;
    let game = game_file::load(&path, arguments.at)?;
    let (play, dice) = foreseen(context, &game.state)?;
    if context.terminal.json {
        let legal = play.position().legal();
        let groups: Vec<Value> =
            legal.iter().map(|group| json!({ "title": group.title, "moves": group.moves })).collect();
        context.terminal.print_json(&json!({
            "file": path.display().to_string(),
            "dice": dice,
            "position": play.text(),
            "demand": if game.state.next_to_join().is_some() { view::demand(&game.state) } else { view::play_demand(&play) },
            "groups": groups,
            "notation": play.game().notation,
        }));
        return Ok(());
    }
    if let Some(dice) = &dice {
        context.terminal.print(format!("Thrown, and known to you alone until you play or answer: {dice}."));
    }
    match play.demand() {
        Demand::Act(_) if game.state.next_to_join().is_none() => {
            listing(&play).iter().for_each(|line| context.terminal.print(line));
        }
        _ => view::outlook(&game.state).iter().for_each(|line| context.terminal.print(line)),
    }
    Ok(())
}

/// The game as the user can know it: with the throw that waits for his element alone, if his key is at hand.
fn foreseen(context: &Context, state: &Match) -> Result<(Play, Option<String>), Failure> {
    let ahead = || -> Result<Option<(Play, String)>, Failure> {
        if state.machine().pending.is_none() {
            return Ok(None);
        }
        let Some(identity) = context.identity_at_hand()? else { return Ok(None) };
        let Some(author) = state.author_of_key(&identity.public()) else { return Ok(None) };
        Ok(state.foresee(author, &[], &context.chain(state, &identity)))
    };
    Ok(match ahead()? {
        Some((play, dice)) => (play, Some(dice)),
        None => (state.play().clone(), None),
    })
}

/// The legal moves of who is to act, in groups, for people.
pub fn listing(play: &Play) -> Vec<String> {
    let mut lines = Vec::new();
    match play.demand() {
        Demand::Act(seat) => {
            let name = play.setup().names.get(seat.index()).map(ToString::to_string).unwrap_or_default();
            let side = view::side(play, seat).map(|side| format!(" ({side})")).unwrap_or_default();
            lines.push(format!("{name}{side} is to move."));
        }
        Demand::Throw(roll) => lines.push(format!("Before anybody moves, {} is thrown.", view::dice(&roll))),
        Demand::Over(_) => lines.push("The game is over.".to_owned()),
    }
    let groups = play.position().legal();
    for group in &groups {
        lines.push(String::new());
        lines.push(format!("{} ({}):", group.title, group.moves.len()));
        lines.extend(columns(&group.moves));
    }
    if groups.is_empty() && matches!(play.demand(), Demand::Act(_)) {
        lines.push(play.game().notation.to_owned());
    }
    lines
}

/// Texts side by side, as many as a line takes, each column as wide as its widest text.
fn columns(texts: &[String]) -> Vec<String> {
    let width = texts.iter().map(String::len).max().unwrap_or(0);
    let each_line = ((render::WIDTH - 2 + 2) / (width + 2)).max(1);
    let line = |texts: &[String]| {
        let padded: Vec<String> = texts.iter().map(|text| format!("{text:<width$}")).collect();
        format!("  {}", padded.join("  ").trim_end())
    };
    texts.chunks(each_line).map(line).collect()
}
