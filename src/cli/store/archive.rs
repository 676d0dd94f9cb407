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
    let directory = view::quoted(&arguments.directory);
    terminal.print_text(
        "store-archived",
        &[("games", done.games.into()), ("entries", done.entries.into()), ("directory", directory.into())],
    );
    for (number, key) in [
        (done.of_events, "store-archive-of-events"),
        (done.waiting, "store-archive-waiting"),
        (done.changed, "store-archive-changed"),
    ] {
        if number > 0 {
            terminal.print_text(key, &[("number", number.into())]);
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
    if !terminal.confirm(&terminal.text("store-erase-ask", &[("address", address.into())]))? {
        return Err(Failure::usage(phrase!("nothing-erased", "nothing was erased")));
    }
    let done = adjudicate_store::erase(&mut *store, address, limit.length(), terminal.language)?;
    if terminal.json {
        terminal.print_json(&done);
        return Ok(());
    }
    terminal.print_text(
        "store-erased",
        &[
            ("address", (&done.address).into()),
            ("letters", done.letters.into()),
            ("messages", done.messages.into()),
            ("documents", done.documents.into()),
            ("rows", done.indexed.into()),
        ],
    );
    if done.stays.is_empty() {
        terminal.print_text("store-erased-all", &[]);
    }
    for record in &done.stays {
        let path = printable(&record.path).into_owned();
        terminal.print_text("store-erase-stays", &[("path", path.into()), ("what", (&record.what).into())]);
    }
    print_more(context, done.more);
    Ok(())
}
