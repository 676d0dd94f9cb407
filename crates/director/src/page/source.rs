//! The input of the chapters of an event's page, and the ids on it.

use adjudicate_event::{Audit, Entry};
use adjudicate_rules::Name;

use crate::directory::EventDirectory;

/// The input of the chapters.
pub struct PageSource<'a> {
    /// The event.
    pub house: &'a EventDirectory,
    /// The audit of its games.
    pub audit: &'a Audit,
    /// The entries of its log.
    pub entries: Vec<Entry>,
}

impl PageSource<'_> {
    /// Returns the event that the log proves.
    pub fn event(&self) -> &adjudicate_event::Event {
        &self.house.event
    }

    /// The name for people, beside the one of the logs where they differ.
    pub fn shown(&self, name: &Name) -> String {
        let display = self.event().player(name).and_then(|player| player.entrant.display.as_ref());
        match display {
            Some(display) => format!("{display} ({name})"),
            None => name.to_string(),
        }
    }
}

/// The day of a date.
pub fn day(date: String) -> String {
    date.split('T').next().unwrap_or_default().to_owned()
}

/// Returns the id of a section on the page.
pub fn section_id(section: &Name) -> String {
    format!("section-{section}")
}

/// Returns the id of its crosstable.
pub fn table_id(section: &Name) -> String {
    format!("table-{section}")
}

/// Returns the id of a game: a section's name, and behind it two numbers that cannot be part of a name.
pub fn game_id(section: &Name, round: u64, board: u64) -> String {
    format!("game-{section}-r{round}-b{board}")
}
