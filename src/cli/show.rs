//! `adjudicate show`: the state of a game for people.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use serde_json::{Value, json};

use super::context::Context;
use super::failure::Failure;
use super::game_file::{self, GameFile, Record};
use super::view;
use crate::log::{Claim, Entry, Kind};
use crate::render;

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
    if context.terminal.json || arguments.form == Form::Json {
        context.terminal.print_json(&Value::Object(object(&game)));
        return Ok(());
    }
    let state = &game.state;
    context.terminal.print(view::headline(state));
    context.terminal.print("");
    match arguments.form {
        Form::Words => {
            let scene = state.play().scene(None);
            context.terminal.print(render::description(&scene, view::charset(context.terminal)).trim_end());
        }
        _ => context.terminal.print(view::board(state.play(), None, context.terminal)),
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

fn object(game: &GameFile) -> serde_json::Map<String, Value> {
    let mut object = view::details(&game.state);
    object.insert("file".to_owned(), json!(game.path.display().to_string()));
    let scene = game.state.play().scene(None);
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
