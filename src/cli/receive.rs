//! `adjudicate receive`: the referee says when a letter arrived.

use std::path::PathBuf;

use clap::Args;

use super::context::CommandContext;
use super::writing::{self, WritingArguments};
use crate::crypto::Digest;
use crate::log::{Receipt, Time};
use crate::rules::phrase;
use adjudicate_agent::Failure;
use adjudicate_agent::act::Act;
use adjudicate_agent::signing::Signer;

/// Confirm as the referee when an entry or a slip reached you.
///
/// An entry with a receipt counts with no earlier date than that, less the days of transit, so nobody gains by a wrong
/// date. The receipt is a slip: the holder of the pen writes it in, or a ruling of yours does. A desk signs receipts by
/// itself.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate receive merels.yaml --entry 4 --at 2027-04-11T10:00:00Z\n  \
                        adjudicate receive merels.yaml --entry 9f2c --at 2027-04-11T10:00:00Z")]
pub struct Arguments {
    /// The game's file; the same as --game
    #[arg(value_name = "GAME")]
    file: Option<PathBuf>,
    /// The entry or slip: the number of an entry, or the beginning of an id
    #[arg(long, value_name = "ID")]
    entry: String,
    /// When the letter arrived: 2027-04-11T10:00:00Z
    #[arg(long, value_name = "TIME", value_parser = super::time)]
    at: Time,
    #[command(flatten)]
    writing: WritingArguments,
}

/// Runs the command.
///
/// # Errors
/// The user is not the referee, the game has no such entry or slip, or the slip cannot be kept.
pub fn run(context: &CommandContext, mut arguments: Arguments) -> Result<(), Failure> {
    arguments.writing.game = arguments.file.or(arguments.writing.game);
    let signer = writing::signer(context, &arguments.writing)?;
    let id = named(&signer, &arguments.entry)?;
    let say = writing::remark(arguments.writing.say.as_deref())?;
    writing::act(
        context,
        signer,
        &Act::Receive(Receipt { id, at: arguments.at }),
        say,
        &context.terminal.text("question-receipt", &[]),
    )
}

/// The id of the entry with this number, or of the entry or slip whose id begins so.
fn named(signer: &Signer<'_>, name: &str) -> Result<Digest, Failure> {
    let records = &signer.game.records;
    if let Some(record) = records.iter().find(|record| record.entry.seq.to_string() == name) {
        return Ok(record.id);
    }
    let digits = name.strip_prefix("sha256:").unwrap_or(name);
    let slips = records.iter().flat_map(|record| record.entry.slips.iter().map(crate::log::Slip::id));
    let mut ids = records.iter().map(|record| record.id).chain(slips).filter(|id| id.to_hex().starts_with(digits));
    match (ids.next(), ids.next()) {
        (Some(id), None) => Ok(id),
        (None, _) => {
            let reason = phrase!("no-entry-nor-slip", "this game has no entry and no slip `{name}`", name);
            let hint = phrase!("hint-entry-numbers", "`adjudicate replay` shows the numbers of the entries");
            Err(Failure::ruled(reason).hint(hint))
        }
        (Some(_), Some(_)) => Err(Failure::usage(phrase!("several-ids", "several ids begin with `{name}`", name))),
    }
}
