//! `adjudicate event standings` and `crosstable`.

use std::path::PathBuf;

use clap::Args;

use super::super::context::CommandContext;
use crate::event::table::{self, TableCharset};
use crate::event::{self};
use adjudicate_agent::Failure;
use adjudicate_director::directory::{EventDirectory, no_table};
use adjudicate_locales::Language;
use adjudicate_report::Report;
use adjudicate_rules::{Phrase, phrase};

/// Show the standings of a section, or of all: places, points, and every tie-break with the numbers that it came from.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate event standings summer-cup\n  adjudicate event standings --section chess --json"
)]
pub struct StandingsArguments {
    /// The event's directory or its log; the one here if left out
    event: Option<PathBuf>,
    /// One section only
    #[arg(long, value_name = "NAME")]
    section: Option<String>,
}

/// Show who met whom, with which result.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate event crosstable summer-cup --section merels")]
pub struct CrosstableArguments {
    /// The event's directory or its log; the one here if left out
    event: Option<PathBuf>,
    /// One section only
    #[arg(long, value_name = "NAME")]
    section: Option<String>,
}

/// Runs `event standings`.
///
/// # Errors
/// The event or a game cannot be read.
pub fn standings(context: &CommandContext, arguments: StandingsArguments) -> Result<(), Failure> {
    each(context, arguments.event, arguments.section.as_deref(), |section| {
        let standings = table::standings(section)?;
        Ok((standings.text_in(style(context), &|phrase| context.terminal.language.phrase(phrase)), standings.report()))
    })
}

/// Runs `event crosstable`.
///
/// # Errors
/// The event or a game cannot be read.
pub fn crosstable(context: &CommandContext, arguments: CrosstableArguments) -> Result<(), Failure> {
    each(context, arguments.event, arguments.section.as_deref(), |section| {
        let crosstable = table::crosstable(section)?;
        Ok((
            crosstable.text_in(style(context), &|phrase| context.terminal.language.phrase(phrase)),
            crosstable.report(),
        ))
    })
}

fn style(context: &CommandContext) -> TableCharset {
    if context.terminal.ascii { TableCharset::Ascii } else { TableCharset::Unicode }
}

fn each<R: Report>(
    context: &CommandContext,
    event: Option<PathBuf>,
    section: Option<&str>,
    make: impl Fn(&table::TableSection) -> Result<(String, R), table::TableFault>,
) -> Result<(), Failure> {
    let house = EventDirectory::open(context, event.as_deref())?;
    let places: Vec<usize> = match section {
        Some(name) => vec![house.section(Some(name))?.0],
        None => (0..house.event.charter().sections.len()).collect(),
    };
    if house.event.lots().is_none() {
        return Err(Failure::ruled(phrase!(
            "no-standings-yet",
            "there are no standings before the start of the event"
        ))
        .rule("event"));
    }
    let audit = house.audit()?;
    for (number, place) in places.into_iter().enumerate() {
        let Some(section) = event::table_of(&house.event, place, Some(&audit)) else {
            if let Some((of, standing)) = section.and_then(|_| house.event.sections().nth(place)) {
                let stage = |language| adjudicate_text::event::stage(language, &house.event, of, standing);
                let english = format!("there are no standings of {}: {}", of.name, stage(Language::ENGLISH));
                let reason = Phrase::english("no-standings-of", english)
                    .with("section", of.name.as_str())
                    .with("stage", stage(context.terminal.language));
                return Err(Failure::ruled(reason).rule("event"));
            }
            continue;
        };
        let (text, report) = make(&section).map_err(no_table)?;
        if context.terminal.json {
            context.terminal.print_json(&report);
            continue;
        }
        if number > 0 {
            context.terminal.print("");
        }
        context.terminal.print(text.trim_end());
    }
    for finding in &audit.findings {
        context.terminal.fail(&Failure::of_finding(finding));
    }
    Ok(())
}
