//! Everything of an event as one page for browsers: its chapters, and its games with their replays.

pub(crate) mod board;
pub(crate) mod overview;
pub(crate) mod section;
pub(crate) mod source;

use adjudicate_event::Audit;
use adjudicate_locales::Language;
use adjudicate_record::log::Frames;
use adjudicate_render::{Chapter, SiteContent, SiteGame};
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};

use crate::directory::EventDirectory;
use crate::page::source::PageSource;
use adjudicate_agent::Failure;
use adjudicate_agent::chronicle::page_language;

/// Returns the page of an event in a language, with the findings of its audit.
///
/// # Errors
/// A game cannot be read.
pub fn site(language: Language, house: &EventDirectory, audit: &Audit) -> Result<SiteContent, Failure> {
    let entries =
        Frames::new(&house.bytes).flatten().filter_map(|frame| adjudicate_event::read(frame.text).ok()).collect();
    let source = PageSource { house, audit, entries, site: None, language };
    let mut chapters: Vec<Chapter> = vec![overview::chapter(&source)];
    for place in 0..house.event.charter().sections.len() {
        chapters.extend(section::chapter(&source, place)?);
    }
    chapters.push(overview::proof(&source));
    let boards: Vec<usize> = (0..audit.boards.len()).collect();
    let games = boards.par_iter().filter_map(|place| board::game(&source, *place).transpose());
    let games = games.collect::<Result<Vec<SiteGame>, Failure>>()?;
    Ok(SiteContent {
        title: house.event.charter().event.as_str().to_owned(),
        facts: vec![source.stand()],
        chapters,
        games,
        referee: false,
        language: page_language(language),
    })
}
