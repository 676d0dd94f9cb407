//! `adjudicate event start`: the lots.

use std::path::PathBuf;

use clap::Args;

use super::super::context::CommandContext;
use crate::referee::PlayerValues;
use crate::rules::{Phrase, PhraseArgument};
use adjudicate_agent::Failure;
use adjudicate_agent::charter::text_of;
use adjudicate_director::acts;
use adjudicate_director::directory::EventDirectory;
use adjudicate_report::NumberedPlayers;

/// Draw the lots, after the last day of entering.
///
/// The lots follow from all entries, from the number that the director had sealed in the charter, and from the public draw,
/// if the charter names one. They number the players of every section: by rating, and where ratings are equal or missing by
/// lots.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate event start summer-cup\n  adjudicate event start --numbers \"3 11 19 27 38 44\""
)]
pub struct Arguments {
    /// The event's directory or its log; the one here if left out
    event: Option<PathBuf>,
    /// The numbers of the public draw that the charter names
    #[arg(long, value_name = "TEXT")]
    numbers: Option<String>,
}

/// Runs `event start`.
///
/// # Errors
/// It is too early, the numbers are missing, or the log cannot be written.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let mut house = EventDirectory::open(context, arguments.event.as_deref())?;
    let director = house.director(context)?;
    let numbers = arguments.numbers.as_deref().map(|text| text_of("--numbers", text)).transpose()?;
    if let (Some(draw), None) = (&house.event.charter().draw, &numbers) {
        let english = format!("what are the numbers of \"{draw}\"?");
        let reason = Phrase::english("which-numbers", english).with("draw", draw.as_str());
        return Err(Failure::usage(reason).hint("--numbers TEXT"));
    }
    let players = [("number", PhraseArgument::count(house.event.players().len()))];
    context.terminal.confirm_signing(&context.terminal.text("ask-start", &players))?;
    acts::start(&mut house, context.now()?, numbers, &director)?;
    if context.terminal.json {
        let drawn = house.event.sections().filter(|(_, standing)| standing.drawn.is_some());
        let each = drawn.map(|(section, standing)| {
            (section.name.to_string(), standing.players.iter().map(ToString::to_string).collect())
        });
        context.terminal.print_json(&NumberedPlayers(PlayerValues(each.collect())));
        return Ok(());
    }
    for (section, standing) in house.event.sections().filter(|(_, standing)| standing.drawn.is_some()) {
        super::draw::show_numbered(context, section, standing);
    }
    Ok(())
}
