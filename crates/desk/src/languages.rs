//! The languages in which people read: a player says his in a game or in a letter about the event that is held here. All games of
//! the event have it, until he says another one in a game.

use adjudicate_agent::Failure;
use adjudicate_agent::inbox::GameIndex;
use adjudicate_locales::Language;
use adjudicate_record::crypto::Digest;
use adjudicate_referee::Match;

use crate::command::record::Correspondence;
use crate::state::Desk;

impl Desk<'_> {
    /// The correspondence with a player of a game. If he has said no language in a game of the event that is held here, he reads
    /// in that of the event.
    ///
    /// # Errors
    /// A record is there and cannot be read or understood.
    pub(super) fn correspondence(&self, state: &Match, name: &str) -> Result<Correspondence, Failure> {
        let mut record = Correspondence::load(self.office.system(), &self.state, &state.id(), name)?;
        if let (None, Some(event)) = (&record.language, self.event_of(state)) {
            record.language = self.correspondence_of_event(&event, name)?.language;
        }
        Ok(record)
    }

    /// The event that is held here, if this is a game of it.
    pub(super) fn event_of(&self, state: &Match) -> Option<Digest> {
        let place = state.charter().event.as_ref()?;
        self.hall.as_ref()?.name_of(&place.id).map(|_| place.id)
    }

    /// The language in which a player of an event reads.
    ///
    /// # Errors
    /// As [`Desk::correspondence`].
    pub(super) fn language_in_event(&self, event: &Digest, name: &str) -> Result<Language, Failure> {
        Ok(self.correspondence_of_event(event, name)?.reader_language())
    }

    /// Notes the language in which a player of a game or an event reads; none if he is somebody else now, who has said none.
    ///
    /// # Errors
    /// The record cannot be read or written.
    pub(super) fn note_language(&self, of: &Digest, name: &str, language: Option<String>) -> Result<(), Failure> {
        let mut record = Correspondence::load(self.office.system(), &self.state, of, name)?;
        if record.language == language {
            return Ok(());
        }
        record.language = language;
        record.store(self.office.private(), &self.state)
    }

    /// The language in which the owner of an address reads: the one that he has said in the event or in a game of the
    /// shelf, or English.
    ///
    /// # Errors
    /// As [`Desk::language_of`].
    pub(super) fn language_at(&self, shelf: &GameIndex, address: &str) -> Result<Language, Failure> {
        Ok(Language::of_reader(self.language_of(shelf, address)?.as_deref()))
    }

    /// The language of a summary of games that name this address. A referee who has said none reads in that of the settings, which are
    /// his own.
    ///
    /// # Errors
    /// As [`Desk::language_of`].
    pub(super) fn language_of_summary(&self, address: &str) -> Result<Language, Failure> {
        let games = self.shelf.games_of(address).filter_map(|game| self.shelf.games.get(game));
        let mut players = games.flat_map(|game| game.without_keys.iter().chain(&game.with_keys));
        let plays = players.any(|(_, mail)| mail == address);
        let said = self.language_of(&self.shelf, address)?;
        Ok(if said.is_none() && !plays { self.office.language } else { Language::of_reader(said.as_deref()) })
    }

    /// The language (a BCP 47 tag) that the owner of an address has said in the event or in a game of the shelf; none if he has
    /// said none.
    ///
    /// # Errors
    /// A record, or the event, cannot be read.
    pub(super) fn language_of(&self, shelf: &GameIndex, address: &str) -> Result<Option<String>, Failure> {
        let of_event = self.entered_as(address)?.map(|(event, name)| (event, name.to_string()));
        let games = shelf.games_of(address).filter_map(|game| shelf.games.get(game));
        let of_games = games.filter_map(|game| {
            let mut players = game.without_keys.iter().chain(&game.with_keys);
            let (name, _) = players.find(|(_, mail)| mail == address)?;
            Some((game.id, name.to_string()))
        });
        for (id, name) in of_event.into_iter().chain(of_games) {
            let record = Correspondence::load(self.office.system(), &self.state, &id, &name)?;
            if record.language.is_some() {
                return Ok(record.language);
            }
        }
        Ok(None)
    }

    /// The correspondence with a player about an event.
    pub(super) fn correspondence_of_event(&self, event: &Digest, name: &str) -> Result<Correspondence, Failure> {
        Correspondence::load(self.office.system(), &self.state, event, name)
    }
}
