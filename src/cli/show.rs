//! `adjudicate show`: the state of a game for people.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use serde_json::{Value, json};

use super::context::Context;
use super::failure::Failure;
use super::game_file::{self, GameFile, Record};
use super::{secret, view};
use crate::dice::Member;
use crate::log::{Claim, Entry, Kind};
use crate::render;
use crate::rules::{Name, Seat};

/// Show the board, whose turn it is, dice, clock and last moves.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate show\n  adjudicate show game.yaml --at 12\n  adjudicate show game.yaml --as words"
)]
pub struct Arguments {
    /// The game's file; may be left out where there is only one
    file: Option<PathBuf>,
    /// Show the game as it stood after this entry
    #[arg(long, value_name = "N")]
    at: Option<u64>,
    /// Show it as this player sees it
    #[arg(long = "for", value_name = "NAME")]
    viewer: Option<String>,
    /// In which form
    #[arg(long = "as", value_name = "FORM", default_value = "text")]
    form: Form,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Form {
    /// The board drawn with characters
    Text,
    /// The board described in words
    Words,
    /// Everything for scripts
    Json,
}

/// Runs the command.
///
/// # Errors
/// The file cannot be read, the log is invalid, or has no such entry.
pub fn run(context: &Context, arguments: Arguments) -> Result<(), Failure> {
    let path = game_file::locate(arguments.file.as_deref())?;
    let game = game_file::load(&path, arguments.at)?;
    let state = &game.state;
    let viewer = arguments.viewer.as_deref().map(|name| viewer(&game, name)).transpose()?;
    if context.terminal.json || arguments.form == Form::Json {
        context.terminal.print_json(&Value::Object(object(&game, viewer)));
        return Ok(());
    }
    let scene = match viewer {
        Some(_) => state.play().scene(viewer),
        None => secret::scene(context, state)?,
    };
    context.terminal.print(view::headline(state));
    context.terminal.print("");
    match arguments.form {
        Form::Words => {
            context.terminal.print(render::description(&scene, view::charset(context.terminal)).trim_end());
        }
        _ => {
            context.terminal.print(render::board(&scene, view::charset(context.terminal)).trim_end());
        }
    }
    context.terminal.print("");
    let records = game.records.get(..=last(&game)).unwrap_or(&game.records);
    for line in last_moves(records) {
        context.terminal.print(line);
    }
    let fresh = records.iter().rev().take_while(|record| !matches!(record.entry.kind, Kind::Turn(_)));
    if let Some(dice) = fresh.filter_map(|record| record.entry.dice.as_ref()).next() {
        context.terminal.print(format!("thrown: {dice}"));
    }
    for line in view::outlook(state).into_iter().chain(view::remarks(state)) {
        context.terminal.print(line);
    }
    Ok(())
}

fn last(game: &GameFile) -> usize {
    usize::try_from(game.state.entries()).unwrap_or(usize::MAX).min(game.records.len()).saturating_sub(1)
}

/// The seat of the player with this name.
fn viewer(game: &GameFile, name: &str) -> Result<Seat, Failure> {
    let seat = Name::parse(name).and_then(|name| game.state.member(&name)).and_then(Member::seat);
    seat.ok_or_else(|| Failure::usage(format!("--for: nobody called `{name}` plays in this game")))
}

/// Nothing in it that is not in the log: what only the owner of a sealed board knows is for his eyes.
fn object(game: &GameFile, viewer: Option<Seat>) -> serde_json::Map<String, Value> {
    let mut object = view::details(&game.state);
    object.insert("file".to_owned(), json!(game.path.display().to_string()));
    let scene = game.state.play().scene(viewer);
    object.insert("board".to_owned(), json!(render::board(&scene, render::Charset::Ascii)));
    object.insert("words".to_owned(), json!(render::description(&scene, render::Charset::Ascii)));
    object
}

/// The last turns with their remarks, and the last throws.
fn last_moves(records: &[Record]) -> Vec<String> {
    let silent = |entry: &Entry| {
        let quiet = matches!(entry.kind, Kind::Join(_) | Kind::Answer(_) | Kind::Charter(_));
        quiet && entry.dice.is_none() && entry.say.is_none()
    };
    let told = records.iter().rev().map(|record| &record.entry).filter(|entry| !silent(entry));
    let mut lines: Vec<String> = told.map(entry_line).take(6).collect();
    lines.reverse();
    lines
}

/// An entry on one line: who did what, what was thrown, the remark.
pub fn entry_line(entry: &Entry) -> String {
    let say = entry.say.as_ref().map(|say| format!("  \"{say}\"")).unwrap_or_default();
    let dice = entry.dice.as_ref().map(|dice| format!("  (thrown: {dice})")).unwrap_or_default();
    let what = match &entry.kind {
        Kind::Turn(turn) => turn.play.to_string(),
        Kind::Note(_) => "says".to_owned(),
        Kind::Charter(_) => "writes the charter".to_owned(),
        Kind::Join(_) => "joins".to_owned(),
        Kind::Answer(_) => "answers".to_owned(),
        Kind::Offer(offer) => format!("offers {}", view::proposal(offer)),
        Kind::Accept(seq) => format!("accepts the offer of entry {seq}"),
        Kind::Decline(seq) => format!("declines the offer of entry {seq}"),
        Kind::Resign(_) => "resigns".to_owned(),
        Kind::Claim(Claim::Draw(_)) => "claims a draw".to_owned(),
        Kind::Claim(Claim::Timeout(name)) => format!("claims that {name} is out of time"),
        Kind::Save(tokens) => format!("saves {tokens} tokens"),
        Kind::Open(_) => "opens the board".to_owned(),
        Kind::Rekey(rekey) if rekey.player == entry.by => "has a new key".to_owned(),
        Kind::Rekey(rekey) => format!("introduces a new key of {}", rekey.player),
        Kind::Ruling(ruling) => format!("{} (\"{}\")", view::verdict_words(&ruling.verdict), ruling.reason),
    };
    format!("{:>5}  {}: {what}{dice}{say}", entry.seq, entry.by)
}
