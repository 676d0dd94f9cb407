//! The games, and their registry: adding a game is a folder and one line in [`GAMES`].
//!
//! An engine knows boards, moves and numbers thrown. The crates `record` and `referee` handle logs, keys and fair dice.
//!
//! ```
//! use adjudicate_games::find;
//! use adjudicate_rules::{Demand, Name, Options, Play, Seat, Setup};
//!
//! let game = find("tic-tac-toe").ok_or("there is no such game")?;
//! let names = ["alice", "bob"].into_iter().filter_map(Name::parse).collect();
//! let setup = Setup { names, first: Some(Seat(0)), options: Options::default(), ..Setup::default() };
//! let mut play = Play::start(game, setup).map_err(|refusal| refusal.reason.to_string())?;
//! for square in ["b2", "a1", "b1", "a2"] {
//!     play.play(square).map_err(|refusal| refusal.reason.to_string())?;
//! }
//! let refusal = play.play("b2").err().ok_or("a marked square was marked again")?;
//! assert_eq!(refusal.clause, "TTT-2");
//! play.play("b3").map_err(|refusal| refusal.reason.to_string())?;
//! assert!(matches!(play.demand(), Demand::Over(outcome) if outcome.reason.clause == "TTT-3"));
//! # Ok::<(), String>(())
//! ```

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
