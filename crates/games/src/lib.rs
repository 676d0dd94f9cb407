//! The games, and their registry: adding a game is a folder and one line in [`GAMES`].

pub mod backgammon;
pub mod chess;
pub mod duerror;
pub mod duodecim;
pub mod merels;
pub mod nine_mens_morris;
pub mod open;
pub mod roman_checkers;
pub mod roman_merels;
pub mod tic_tac_toe;

use adjudicate_rules::Game;

/// Every game that this program referees, in the order in which `adjudicate rules` lists them.
pub const GAMES: &[&Game] = &[
    &nine_mens_morris::GAME,
    &roman_merels::GAME,
    &duodecim::GAME,
    &roman_checkers::GAME,
    &duerror::GAME,
    &backgammon::GAME,
    &chess::GAME,
    &tic_tac_toe::GAME,
    &open::GAME,
];

/// The game of this name.
pub fn find(name: &str) -> Option<&'static Game> {
    GAMES.iter().copied().find(|game| game.name == name)
}
