//! The input of the chapters of an event's page, and the ids on it.

use std::collections::BTreeSet;

use adjudicate_event::table::TableSection;
use adjudicate_event::{Audit, Entry};
use adjudicate_locales::Language;
use adjudicate_render::Span;
use adjudicate_rules::{Name, PhraseArgument};
use adjudicate_text::dates;

use crate::directory::EventDirectory;

/// The input of the chapters.
pub struct PageSource<'a> {
    /// The event.
    pub house: &'a EventDirectory,
    /// The audit of its games.
    pub audit: &'a Audit,
    /// The entries of its log.
    pub entries: Vec<Entry>,
    /// The names in a site of several files; `None` for one page.
    pub site: Option<&'a SiteNames>,
    /// The language of the readers.
    pub language: Language,
}

/// The names in a site of several files.
#[derive(Clone, Debug, Default)]
pub struct SiteNames {
    /// The players in whose place a number stands.
    pub private: BTreeSet<Name>,
    /// Whether the site has the page in which logs are checked.
    pub has_check: bool,
}

impl PageSource<'_> {
    /// Returns the text of a key in the readers' language, with these values in it.
    pub fn text(&self, key: &str, values: &[(&str, PhraseArgument)]) -> String {
        self.language.text(key, values)
    }

    /// Returns the text of a key without values.
    pub fn word(&self, key: &str) -> String {
        self.text(key, &[])
    }

    /// Returns the text of a key with a value that is a name.
    pub fn about(&self, key: &str, value: &str, name: &str) -> String {
        self.text(key, &[(value, name.into())])
    }

    /// Returns the text of a key with a value that is a number.
    pub fn counted(&self, key: &str, value: &str, number: u64) -> String {
        self.text(key, &[(value, number.into())])
    }

    /// Says at which entry of its log the event stood.
    pub fn stand(&self) -> String {
        let event = self.event();
        let values = [
            ("stage", if event.is_over() { "over" } else { "running" }.into()),
            ("entry", (event.entries() - 1).into()),
            ("date", dates::typed(event.last_at()).into()),
        ];
        self.text("page-stand", &values)
    }

    /// Returns the names of players behind each other.
    pub fn listed<'n>(&self, names: impl IntoIterator<Item = &'n Name>) -> String {
        names.into_iter().map(|name| self.shown(name)).collect::<Vec<_>>().join(", ")
    }

    /// Returns the event that the log proves.
    pub fn event(&self) -> &adjudicate_event::Event {
        &self.house.event
    }

    /// Whether a number stands in place of this name.
    pub fn is_private(&self, name: &Name) -> bool {
        self.site.is_some_and(|site| site.private.contains(name))
    }

    /// Whether the logs lie beside the pages.
    pub fn has_logs(&self) -> bool {
        self.site.is_some_and(|site| site.private.is_empty())
    }

    /// The name in addresses and in results for scripts: a number, with which no name begins, for private players.
    pub fn file_name(&self, name: &Name) -> String {
        let number = self.event().players().iter().position(|player| player.entrant.name == *name);
        match number.filter(|_| self.is_private(name)) {
            Some(number) => (number + 1).to_string(),
            None => name.to_string(),
        }
    }

    /// The name for people, in a site with the way to the player's page.
    pub fn name(&self, name: &Name) -> Span {
        match self.site {
            Some(_) => Span::Link(player_id(&self.file_name(name)), self.shown(name)),
            None => Span::Text(self.shown(name)),
        }
    }

    /// The section at this place for tables, without private names.
    pub fn table(&self, place: usize) -> Option<TableSection> {
        let mut made = adjudicate_event::table_of(self.event(), place, Some(self.audit))?;
        // The overview has the remarks.
        made.said.clear();
        let (_, standing) = self.event().sections().nth(place)?;
        for entrant in &mut made.entrants {
            let name = standing.player(entrant.number).filter(|name| self.is_private(name));
            if let Some(name) = name {
                (entrant.name, entrant.display) = (self.shown(name), None);
            }
        }
        Some(made)
    }

    /// Whether the log of a board's game is there.
    pub fn has_game(&self, section: usize, round: u64, board: u64) -> bool {
        self.audit.board(section, round, board).is_some_and(|board| board.source.is_some())
    }

    /// The name for people, beside the one of the logs where they differ.
    pub fn shown(&self, name: &Name) -> String {
        if self.is_private(name) {
            return self.about("page-player", "number", &self.file_name(name));
        }
        match self.event().player(name).and_then(|player| player.entrant.display.as_ref()) {
            Some(display) => format!("{display} ({name})"),
            None => name.to_string(),
        }
    }
}

/// Returns the id of a player's page.
pub fn player_id(name: &str) -> String {
    format!("page-of-{name}")
}

/// Returns a text whose parts between backquotes are no prose.
pub fn spans(text: &str) -> Vec<Span> {
    let part = |(number, part): (usize, &str)| match number % 2 {
        0 => Span::text(part),
        _ => Span::Code(part.to_owned()),
    };
    text.split('`').enumerate().map(part).collect()
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
