//! `adjudicate answer`: a dice element that others wait for.

use clap::Args;
use serde_json::json;

use super::context::Context;
use super::failure::Failure;
use super::signing::Pen;
use super::writing::{self, Writing};
use crate::log::{Bytes, Kind, Yes};
use crate::referee::Author;

/// Reveal the dice element that others wait for.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate answer\n  adjudicate answer --alone     (prints the element's line to send by any way)\n  \
                        adjudicate answer --with \"element sha256:... bob 69zmrwf7...\""
)]
pub struct Arguments {
    /// Print just the element's line, which anybody can bring into the log
    #[arg(long)]
    alone: bool,
    #[command(flatten)]
    writing: Writing,
}

/// Runs the command.
///
/// # Errors
/// No element of the user is due, or the log cannot be written.
pub fn run(context: &Context, arguments: Arguments) -> Result<(), Failure> {
    let pen = writing::pen(context, &arguments.writing)?;
    if arguments.alone {
        return alone(context, pen);
    }
    let say = writing::remark(arguments.writing.say.as_deref())?;
    writing::write(context, pen, Kind::Answer(Yes), say, "Reveal your element for the pending throw?")
}

fn alone(context: &Context, mut pen: Pen<'_>) -> Result<(), Failure> {
    let state = &pen.game.state;
    let nothing = || Failure::ruled("no element of yours is due").rule("protocol 4");
    let member = pen.author().and_then(Author::member).ok_or_else(nothing)?;
    let pending = state.machine().pending.as_ref().filter(|pending| pending.due().contains(&member));
    if pending.is_none_or(|pending| pending.is_roller(member)) {
        return Err(nothing().hint("the roller's element comes in an entry of his own"));
    }
    let waits = pen.author().is_some_and(|author| state.keys().waiting(author).is_some());
    if waits {
        return Err(
            Failure::ruled("your new key begins to hold with your first entry, so answer with one").rule("protocol 4")
        );
    }
    let number = state.machine().chain(member).map_or(0, |chain| chain.count).saturating_add(1);
    let element = pen.chain.element(number).ok_or_else(|| Failure::ruled("your chain has no element left"))?;
    let game = state.id();
    pen.keep_given(number)?;
    let element = Bytes(element);
    match context.terminal.json {
        true => context.terminal.print_json(&json!({
            "game": game.to_string(), "name": pen.by.as_str(), "element": element.to_string()
        })),
        false => context.terminal.print(format!("element {game} {} {element}", pen.by)),
    }
    Ok(())
}
