//! The games, and their registry: adding a game is a folder and one line in [`GAMES`].

pub mod duodecim;

use crate::rules::Game;

/// Every game that this program referees, in the order in which `adjudicate rules` lists them.
pub const GAMES: &[&Game] = &[&duodecim::GAME];

/// The game of this name.
pub fn find(name: &str) -> Option<&'static Game> {
    GAMES.iter().copied().find(|game| game.name == name)
}
