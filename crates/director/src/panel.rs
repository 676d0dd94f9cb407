//! An event for one reader: the games of a player, and the standings of each section.

use adjudicate_agent::Failure;
use adjudicate_event::Audit;
use adjudicate_locales::Language;
use adjudicate_render::Chapter;
use adjudicate_rules::Name;

use crate::directory::EventDirectory;
use crate::page::section;
use crate::page::source::PageSource;
pub use crate::page::source::game_id;
use crate::site::player;

/// Returns the chapters of an event in a language for a player, or for a reader who does not play. The first is the player's own.
///
/// # Errors
/// The tables of a section contradict themselves, which no valid log causes.
pub fn chapters(
    language: Language,
    house: &EventDirectory,
    audit: &Audit,
    player: Option<&Name>,
) -> Result<Vec<Chapter>, Failure> {
    let source = PageSource { house, audit, entries: Vec::new(), site: None, language };
    let mut chapters = Vec::new();
    if let Some(own) = player.and_then(|name| house.event.player(name)) {
        let title = source.shown(&own.entrant.name);
        chapters.push(Chapter { id: "own".to_owned(), title, parts: player::parts(&source, own) });
    }
    for place in 0..house.event.charter().sections.len() {
        chapters.extend(section::brief(&source, place)?);
    }
    Ok(chapters)
}
