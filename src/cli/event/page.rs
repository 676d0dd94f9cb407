//! `adjudicate event page`: everything of an event as one page for browsers.

mod board;
mod overview;
mod section;

use std::path::PathBuf;

use clap::Args;
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};

use super::super::context::Context;
use super::super::output;
use crate::event::{self, Audit, Entry};
use crate::log::Frames;
use crate::render::{self, Chapter, Site, SiteGame};
use crate::rules::Name;
use adjudicate_office::Failure;
use adjudicate_office::director::house::House;
use adjudicate_words::report::WrittenPage;

/// Make a page of the event: standings, crosstables, and every game with its replay.
///
/// One HTML file that needs nothing else: no network, no other files. Everything on it has been recomputed from the logs
/// when it was made; what does not fit together stands at its beginning.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate event page summer-cup -o summer-cup.html\n  adjudicate event page summer-cup | ssh www 'cat > cup.html'"
)]
pub struct Arguments {
    /// The event's directory or its log; the one here if left out
    event: Option<PathBuf>,
    /// Write it into this file
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Runs the command.
///
/// # Errors
/// The event or a game cannot be read, or the file cannot be written.
pub fn run(context: &Context, arguments: Arguments) -> Result<(), Failure> {
    let house = House::open(arguments.event.as_deref())?;
    let audit = house.audit()?;
    let html = render::site(&site(&house, &audit)?);
    let Some(file) = &arguments.output else { return output::pipe("html", html.as_bytes()) };
    output::write(file, "html", html.as_bytes())?;
    let written = file.display().to_string();
    match context.terminal.json {
        true => context.terminal.print_json(&WrittenPage { written: vec![written], findings: audit.findings.len() }),
        false => context.terminal.print(format!("Written: {written}.")),
    }
    for finding in &audit.findings {
        context.terminal.fail(&super::verify::failure(finding));
    }
    Ok(())
}

/// What the chapters are made from.
struct PageSource<'a> {
    house: &'a House,
    audit: &'a Audit,
    entries: Vec<Entry>,
}

impl PageSource<'_> {
    fn event(&self) -> &event::Event {
        &self.house.event
    }

    /// The name for people, beside the one of the logs where they differ.
    fn shown(&self, name: &Name) -> String {
        let display = self.event().player(name).and_then(|player| player.entrant.display.as_ref());
        match display {
            Some(display) => format!("{display} ({name})"),
            None => name.to_string(),
        }
    }
}

fn site(house: &House, audit: &Audit) -> Result<Site, Failure> {
    let entries = Frames::new(&house.bytes).flatten().filter_map(|frame| event::read(frame.text).ok()).collect();
    let source = PageSource { house, audit, entries };
    let mut chapters: Vec<Chapter> = vec![overview::chapter(&source)];
    for place in 0..house.event.charter().sections.len() {
        chapters.extend(section::chapter(&source, place)?);
    }
    chapters.push(overview::proof(&source));
    let boards: Vec<usize> = (0..audit.boards.len()).collect();
    let games = boards.par_iter().filter_map(|place| board::game(&source, *place).transpose());
    let games = games.collect::<Result<Vec<SiteGame>, Failure>>()?;
    let stage = if house.event.is_over() { "over" } else { "running" };
    let facts = vec![format!(
        "A tournament that is {stage}, as it stood at entry {} of its log, of {}.",
        house.event.entries() - 1,
        day(house.event.last_at().to_string())
    )];
    Ok(Site { title: house.event.charter().event.as_str().to_owned(), facts, chapters, games })
}

/// The day of a date.
fn day(date: String) -> String {
    date.split('T').next().unwrap_or_default().to_owned()
}

/// Where a section stands on the page.
fn section_id(section: &Name) -> String {
    format!("section-{section}")
}

/// Where its crosstable stands.
fn table_id(section: &Name) -> String {
    format!("table-{section}")
}

/// Where a game stands: a section's name, and two numbers behind it that no name can be taken for.
fn game_id(section: &Name, round: u64, board: u64) -> String {
    format!("game-{section}-r{round}-b{board}")
}
