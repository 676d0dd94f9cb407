//! `adjudicate event draw`: the players of a section with a draw of its own.

use std::path::PathBuf;

use clap::Args;

use super::super::context::CommandContext;
use crate::event::{Section, SectionState};
use crate::referee::PlayerValues;
use adjudicate_agent::Failure;
use adjudicate_director::acts;
use adjudicate_director::directory::EventDirectory;
use adjudicate_report::NumberedPlayers;

/// Draw a section that is held in groups, or whose players come from other sections.
///
/// The players follow from the entries, or from the final standings of the other sections; the lots from the next number that the
/// director had sealed in the charter, and from all results of these sections. Behind the draw these results change no more.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate event draw groups\n  adjudicate event draw final --event summer-cup")]
pub struct Arguments {
    /// The section
    section: String,
    /// The event's directory or its log; the one here if left out
    #[arg(long, value_name = "PATH")]
    event: Option<PathBuf>,
}

/// Runs `event draw`.
///
/// # Errors
/// It is too early, or the log cannot be written.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let mut house = EventDirectory::open(context, arguments.event.as_deref())?;
    let director = house.director(context)?;
    let name = house.section(Some(&arguments.section))?.1.name.clone();
    let seq = acts::draw(&mut house, context.now()?, &name, &director)?;
    let is_drawn = |(_, standing): &(&Section, &SectionState)| {
        standing.drawn.is_some_and(|draw| draw.seq == seq) && !standing.players.is_empty()
    };
    let drawn: Vec<(&Section, &SectionState)> = house.event.sections().filter(is_drawn).collect();
    if context.terminal.json {
        let each = drawn.iter().map(|(section, standing)| {
            (section.name.to_string(), standing.players.iter().map(ToString::to_string).collect())
        });
        context.terminal.print_json(&NumberedPlayers(PlayerValues(each.collect())));
        return Ok(());
    }
    for (section, standing) in drawn {
        show_numbered(context, section, standing);
    }
    Ok(())
}

/// Shows the numbers of the players of a section.
pub(super) fn show_numbered(context: &CommandContext, section: &Section, standing: &SectionState) {
    let numbered: Vec<String> =
        standing.players.iter().zip(1..).map(|(player, number)| format!("{number} {player}")).collect();
    let values = [("section", section.name.as_str().into()), ("players", numbered.join(", ").into())];
    context.terminal.print_text("told-numbered", &values);
}
