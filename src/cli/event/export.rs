//! `adjudicate event export`: the report for FIDE.

use std::collections::BTreeMap;
use std::path::PathBuf;

use clap::Args;

use super::super::context::CommandContext;
use crate::event::{self, table};
use crate::log::file::{self, Disk};
use crate::rules::phrase;
use adjudicate_agent::Failure;
use adjudicate_director::acts::no_section;
use adjudicate_director::directory::EventDirectory;
use adjudicate_locales::Language;
use adjudicate_text::terms::clock_words;
use adjudicate_text::view;

/// Write a section for other programs as a TRF, FIDE's Tournament Report File, for sections with two players a board.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate event export --trf --section chess > chess.trf")]
pub struct Arguments {
    /// The event's directory or its log; the one here if left out
    event: Option<PathBuf>,
    /// FIDE's Tournament Report File
    #[arg(long, required = true)]
    trf: bool,
    /// The section
    #[arg(long, value_name = "NAME")]
    section: Option<String>,
    /// Write it here instead of to standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Runs the command.
///
/// # Errors
/// The section is for more than two at a board, or the event cannot be read.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let house = EventDirectory::open(context, arguments.event.as_deref())?;
    let (place, section, standing) = house.section(arguments.section.as_deref())?;
    let audit = house.audit()?;
    let charter = house.event.charter();
    let day = |text: String| text.get(..10).unwrap_or_default().to_owned();
    let clock = section.clock.as_ref().map(|clock| clock_words(Language::ENGLISH, clock));
    let mut dates = BTreeMap::new();
    event::verify_with(&house.bytes, |entry, _| drop(dates.insert(entry.seq, day(entry.at.to_string()))));
    let paired = |round: &event::Round| dates.get(&round.boards.first()?.seq).cloned();
    let facts = event::pairing_facts(&house.event, place);
    let about = table::Tournament {
        name: charter.event.as_str().to_owned(),
        start: day(charter.closes.to_string()),
        end: day(house.event.last_at().to_string()),
        arbiter: house.event.director().name.to_string(),
        time: clock.unwrap_or_default(),
        rounds: standing.rounds.iter().map(|round| paired(round).unwrap_or_default()).collect(),
        away: facts.as_ref().map_or_else(Vec::new, |facts| facts.away.clone()),
        first_is_white: facts.as_ref().and_then(|facts| facts.first_is_white),
        forbidden: facts.as_ref().map_or_else(Vec::new, |facts| facts.forbidden.clone()),
        acceleration: facts.and_then(|facts| facts.acceleration),
        ..table::Tournament::default()
    };
    let made = event::table_of(&house.event, place, Some(&audit)).ok_or_else(no_section)?;
    let name = &section.name;
    let text = table::trf(&made, &about).map_err(|why| {
        Failure::ruled(phrase!(
            "charter-section",
            "section `{section}`: {reason}",
            section = name.as_str(),
            reason = why.phrase()
        ))
    })?;
    match arguments.output {
        Some(path) => {
            file::create(&Disk, &path, &text)?;
            let values = [("file", view::quoted(&path).into()), ("section", name.as_str().into())];
            context.terminal.print_text("told-report", &values);
        }
        None => context.terminal.print_raw(&text),
    }
    Ok(())
}
