//! Games in the formats of other programs, as text.

pub mod mat;
pub mod pgn;

use std::path::Path;

use adjudicate_record::log::file::FileSystem;
use adjudicate_record::log::{Player, Time};
use adjudicate_rules::{Game, Seat, phrase};
use adjudicate_text::move_list::PlayedLine;
use adjudicate_text::rules;

use crate::Failure;
use crate::game_file::{self, GameFile};

/// The input of a game's text in another format.
pub struct ExportSource {
    /// The game.
    pub game: GameFile,
    /// The turns, without those taken back.
    pub line: PlayedLine,
}

impl ExportSource {
    /// Reads the game in this file.
    ///
    /// # Errors
    /// The log cannot be read or is invalid.
    pub fn read(system: &dyn FileSystem, path: &Path) -> Result<ExportSource, Failure> {
        let mut line = PlayedLine::default();
        let game = game_file::load_with(system, path, None, |_, entry, state| line.follow(entry, state))?;
        Ok(ExportSource { game, line })
    }

    /// This, if it is the game that the format is for.
    ///
    /// # Errors
    /// It is another game.
    pub fn of(&self, game: &'static Game, format: &str) -> Result<&ExportSource, Failure> {
        let own = self.game.state.play().game();
        if own.name == game.name {
            return Ok(self);
        }
        let reason = phrase!(
            "format-of-other-game",
            "{format} is for {game}, and this is a game of {own}",
            format,
            game = rules::title(game),
            own = rules::title(own)
        );
        Err(Failure::usage(reason)
            .hint(phrase!("format-of-other-game-hint", "`adjudicate export --ssh` works for every game")))
    }

    /// Returns a player's name for people: his display name, or else his name.
    fn player(&self, seat: Seat) -> String {
        let player = self.game.state.charter().players.get(seat.index());
        player.map_or_else(String::new, Player::shown)
    }
}

/// A date as both formats write it: `2026.11.21`.
fn date(at: Time) -> String {
    at.to_string().chars().take("2026-11-21".len()).map(|c| if c == '-' { '.' } else { c }).collect()
}
