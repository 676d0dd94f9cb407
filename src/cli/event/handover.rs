//! `event handover`: another person directs the event.

use std::path::{Path, PathBuf};

use clap::Args;

use super::super::context::CommandContext;
use super::letter;
use crate::event::{Slip, SlipKind};
use crate::log::file::{self, Disk};
use crate::printable::printable_path;
use crate::rules::phrase;
use adjudicate_agent::Failure;
use adjudicate_agent::charter;
use adjudicate_agent::settings::other_key;
use adjudicate_director::directory::EventDirectory;
use adjudicate_director::{arrivals, slips};

/// Hand an event over to a deputy, or take it over.
///
/// The director signs a slip, and signs nothing more in the event behind it. The deputy, who has a copy of the event's directory,
/// takes over with that slip, and directs the event from there on. Running games keep their referee until their players agree
/// on the new one.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate event handover ben --event summer-cup > slip.txt\n  \
                        adjudicate event handover ben --event summer-cup --slip slip.txt")]
pub struct HandoverArguments {
    /// The director or deputy of the charter who takes over
    name: String,
    /// The event's directory or its log; the one here if left out
    #[arg(long, value_name = "PATH")]
    event: Option<PathBuf>,
    /// Take over, with the slip of the director in this file
    #[arg(long, value_name = "FILE", conflicts_with = "send")]
    slip: Option<PathBuf>,
    /// Mail the slip to the one who takes over
    #[arg(long)]
    send: bool,
}

/// Runs `event handover`.
///
/// # Errors
/// The user is neither the director nor takes over, the slip does not hand over behind the last entry, or the log cannot be
/// written.
pub fn run(context: &CommandContext, arguments: HandoverArguments) -> Result<(), Failure> {
    let mut house = EventDirectory::open(context, arguments.event.as_deref())?;
    let to = charter::name_of("handover", &arguments.name)?;
    let Some(path) = &arguments.slip else {
        let director = house.director(context)?;
        let by = house.event.director().name.clone();
        let handover = slips::handover(by, house.event.next_handover(), to);
        context.terminal.confirm_signing(&context.language.phrase(&handover.question))?;
        return letter::sign(context, &house, handover, arguments.send, &director);
    };
    let identity = context.identity()?;
    if house.author(&identity)? != to {
        let reason = phrase!("takes-over-only", "only {to} takes over with this slip", to);
        return Err(Failure::ruled(reason).hint(other_key()));
    }
    let slip = handed_over(context, path)?;
    let question = context.terminal.text("ask-take-over", &[("name", to.as_str().into())]);
    context.terminal.confirm_signing(&question)?;
    let seq = house.take_over_from(context.now()?, slip, &identity)?;
    letter::show_written(context, &house, seq);
    Ok(())
}

/// Reads the slip with which the director hands over.
fn handed_over(context: &CommandContext, path: &Path) -> Result<Slip, Failure> {
    let found = (context.reader)(&file::read(&Disk, path)?);
    let slips = found.events.iter().filter_map(|text| arrivals::read(text).ok());
    let mut slips = slips.filter(|slip| matches!(slip.kind, SlipKind::Handover(_)));
    slips.next_back().ok_or_else(|| {
        let file = printable_path(path);
        let reason = phrase!("no-handover-in", "{file}: no slip that hands an event over is in it", file);
        Failure::ruled(reason)
            .hint(phrase!("no-handover-in-hint", "the director makes it: `adjudicate event handover NAME`"))
    })
}
