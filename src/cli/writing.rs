//! What the commands that write an entry share: the game, the remark, the question, the report.

use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::{Value, json};

use super::context::Context;
use super::failure::Failure;
use super::game_file::{self, GameFile};
use super::signing::Pen;
use super::{mail, view};
use crate::log::{Kind, Text};
use crate::referee::Composed;

/// Arguments of every command that writes an entry.
#[derive(Debug, Args)]
pub struct Writing {
    /// The game's file; may be left out where there is only one
    #[arg(short, long, global = true, value_name = "FILE")]
    pub game: Option<PathBuf>,
    /// A remark that goes into the entry
    #[arg(short, long, global = true, value_name = "TEXT")]
    pub say: Option<String>,
    /// As the referee, write for this player, who plays by post
    #[arg(long = "for", global = true, value_name = "NAME")]
    pub scribe_for: Option<String>,
    /// Bring an element that reached you on its own (`element GAMEID NAME BASE64`)
    #[arg(long = "with", global = true, value_name = "LINE")]
    pub elements: Vec<String>,
    /// Mail the entry to the others at once
    #[arg(long, global = true)]
    pub send: bool,
}

/// The remark as the log takes it.
///
/// # Errors
/// It has characters that no log holds.
pub fn remark(say: Option<&str>) -> Result<Option<Text>, Failure> {
    let text = |say: &str| Text::new(say).map_err(|why| Failure::usage(format!("the remark: {why}")));
    say.map(text).transpose()
}

/// Takes up the pen for the game that the arguments name.
///
/// # Errors
/// As [`game_file::locate`], [`game_file::load`] and [`Pen::take`].
pub fn pen<'a>(context: &'a Context, writing: &Writing) -> Result<Pen<'a>, Failure> {
    let path = game_file::locate(writing.game.as_deref())?;
    pen_at(context, &path, writing)
}

/// Takes up the pen for this file.
///
/// # Errors
/// As [`pen`].
pub fn pen_at<'a>(context: &'a Context, path: &Path, writing: &Writing) -> Result<Pen<'a>, Failure> {
    let game = game_file::load(path, None)?;
    let mut pen = Pen::take(context, game, writing.scribe_for.as_deref(), &writing.elements)?;
    pen.send = writing.send;
    Ok(pen)
}

/// Writes an entry: composes it, shows what it will say, asks, signs and appends.
///
/// # Errors
/// The entry would not be valid, the user says no, or the log cannot be written.
pub fn write(context: &Context, pen: Pen<'_>, kind: Kind, say: Option<Text>, question: &str) -> Result<(), Failure> {
    let composed = pen.compose(kind, say)?;
    if !context.terminal.confirm(question)? {
        return Err(Failure::ruled("nothing was signed"));
    }
    finish(context, pen, &composed)
}

/// Signs and appends what has been agreed to, reports what is due next, and mails it if that is asked for.
///
/// # Errors
/// The log cannot be written, or the entry cannot be mailed.
pub fn finish(context: &Context, pen: Pen<'_>, composed: &Composed) -> Result<(), Failure> {
    let send = pen.send;
    let game = pen.commit(composed)?;
    report(context, &game, composed);
    if send { mail::send_entry(context, &game.path) } else { Ok(()) }
}

fn report(context: &Context, game: &GameFile, composed: &Composed) {
    if context.terminal.json {
        let mut object = view::details(&game.state);
        object.insert("file".to_owned(), json!(game.path.display().to_string()));
        object.insert("entry".to_owned(), json!(composed.entry.seq));
        object.insert("wrote".to_owned(), json!(composed.entry.kind.name()));
        context.terminal.print_json(&Value::Object(object));
        return;
    }
    let (seq, kind) = (composed.entry.seq, composed.entry.kind.name());
    context.terminal.print(format!("Entry {seq} ({kind}) is signed and stands in {}.", game.path.display()));
    if let Some(dice) = &composed.entry.dice {
        context.terminal.print(format!("Thrown: {dice}."));
    }
    for line in view::outlook(&game.state) {
        context.terminal.print(line);
    }
}
