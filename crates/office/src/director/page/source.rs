//! What the chapters of an event's page are made from, and where things stand on it.

use adjudicate_event::{Audit, Entry};
use adjudicate_rules::Name;

use crate::director::house::House;

/// What the chapters are made from.
pub struct PageSource<'a> {
    /// The event.
    pub house: &'a House,
    /// What was found when its games were held to it.
    pub audit: &'a Audit,
    /// The entries of its log.
    pub entries: Vec<Entry>,
}

impl PageSource<'_> {
    /// What its log proves.
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

/// Where a section stands on the page.
pub fn section_id(section: &Name) -> String {
    format!("section-{section}")
}

/// Where its crosstable stands.
pub fn table_id(section: &Name) -> String {
    format!("table-{section}")
}

/// Where a game stands: a section's name, and two numbers behind it that no name can be taken for.
pub fn game_id(section: &Name, round: u64, board: u64) -> String {
    format!("game-{section}-r{round}-b{board}")
}
