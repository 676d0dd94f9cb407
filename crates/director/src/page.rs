//! Everything of an event as one page for browsers: its chapters, and its games with their replays.

pub(crate) mod board;
pub(crate) mod overview;
pub(crate) mod section;
pub(crate) mod source;

use adjudicate_event::Audit;
use adjudicate_record::log::Frames;
use adjudicate_render::{Chapter, SiteContent, SiteGame};
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};

use crate::directory::EventDirectory;
use crate::page::source::{PageSource, day};
use adjudicate_agent::Failure;

/// Returns the page of an event, with the findings of its audit.
///
/// # Errors
/// A game cannot be read.
pub fn site(house: &EventDirectory, audit: &Audit) -> Result<SiteContent, Failure> {
    let entries =
        Frames::new(&house.bytes).flatten().filter_map(|frame| adjudicate_event::read(frame.text).ok()).collect();
    let source = PageSource { house, audit, entries, site: None };
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
    Ok(SiteContent { title: house.event.charter().event.as_str().to_owned(), facts, chapters, games, referee: false })
}
