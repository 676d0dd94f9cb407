//! `adjudicate store archive` and `store erase`: games and persons that leave a store.

use std::path::PathBuf;

use clap::Args;

use super::access::{RowLimit, open_operations, print_more};
use crate::cli::context::CommandContext;
use crate::cli::usage::WrongValue;
use crate::log::Time;
use crate::printable::printable;
use adjudicate_agent::Failure;
use adjudicate_rules::phrase;
use adjudicate_text::view;

#[derive(Debug, Args)]
pub struct Arguments {
    /// Only games whose last entry is dated before this day
    #[arg(long, value_name = "DATE", value_parser = day)]
    before: Time,
    /// The directory
    #[arg(value_name = "DIRECTORY")]
    directory: PathBuf,
    /// The store
    #[arg(value_name = "URL")]
    url: String,
}

/// Reads a day, such as 2026-01-31, or a time.
fn day(text: &str) -> Result<Time, WrongValue> {
    let time = Time::parse(text).or_else(|| Time::parse(&format!("{text}T00:00:00Z")));
    time.ok_or_else(|| WrongValue::new(phrase!("usage-day", "a day is written 2026-01-31")))
}

/// Archives games.
///
/// # Errors
/// The store or the directory cannot be read or written.
pub fn run(context: &CommandContext, arguments: &Arguments) -> Result<(), Failure> {
    let mut store = open_operations(context, &arguments.url)?;
    let done = adjudicate_store::archive(&mut *store, arguments.before, &arguments.directory)?;
    let terminal = context.terminal;
    if terminal.json {
        terminal.print_json(&done);
        return Ok(());
    }
    terminal.print(format!(
        "{} with {} written into {}, verified, and removed from the store.",
        view::counted(done.games, "game", "games"),
        view::counted(done.entries, "entry", "entries"),
        view::quoted(&arguments.directory)
    ));
    for (number, why) in [
        (done.of_events, "because they belong to an event"),
        (done.waiting, "because a desk still has to look at them"),
        (done.changed, "because somebody has changed them meanwhile"),
    ] {
        if number > 0 {
            let games = view::counted(number, "finished game stays", "finished games stay");
            terminal.print(format!("{games} in the store {why}."));
        }
    }
    Ok(())
}

/// Erases a person.
///
/// # Errors
/// The store cannot be read or written, or the person plays in a game that is not over.
pub fn erase(context: &CommandContext, url: &str, address: &str, limit: RowLimit) -> Result<(), Failure> {
    let terminal = context.terminal;
    let mut store = open_operations(context, url)?;
    if !terminal.confirm(&format!("Delete everything about {address} that no signed log holds?"))? {
        return Err(Failure::usage(phrase!("nothing-erased", "nothing was erased")));
    }
    let done = adjudicate_store::erase(&mut *store, address, limit.length())?;
    if terminal.json {
        terminal.print_json(&done);
        return Ok(());
    }
    terminal.print(format!(
        "Deleted about {}: {} from it, {} to it, {}, {} by which it was found or counted.",
        done.address,
        view::counted(done.letters, "letter", "letters"),
        view::counted(done.messages, "message", "messages"),
        view::counted(done.documents, "document", "documents"),
        view::counted(done.indexed, "row", "rows")
    ));
    if done.stays.is_empty() {
        terminal.print("No signed log of the store names it.");
    }
    for record in &done.stays {
        terminal.print(format!("Stays: {}, {}", printable(&record.path), record.what));
    }
    print_more(context, done.more);
    Ok(())
}
