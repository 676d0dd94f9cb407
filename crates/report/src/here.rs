//! The games of a directory, and the state of the settings.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use adjudicate_text::status::Status;

/// The games of a directory.
#[derive(Serialize, JsonSchema)]
pub struct DirectoryGames {
    /// The games, by the names of their files.
    pub games: Vec<DirectoryGame>,
}

/// A game of a directory.
#[derive(Serialize, JsonSchema)]
pub struct DirectoryGame {
    /// Its number in this directory, from 1, which commands take for its file.
    pub number: usize,
    /// Its file; of several copies the newest.
    pub file: String,
    /// Other files with the same game, and no more of it.
    pub copies: Vec<String>,
    /// The game and its players, in words; null if it cannot be read.
    pub headline: Option<String>,
    /// Whether it is over.
    pub over: bool,
    /// The act that waits for the user; null if none does, or no key is at hand.
    pub asked: Option<UserTask>,
    /// The state of the game for the user, or for anybody if no key is at hand.
    pub status: Vec<Status>,
    /// The same in sentences, with what waits to be recorded.
    pub outlook: Vec<String>,
    /// Why it cannot be read; null where it can.
    pub trouble: Option<String>,
}

/// The part of [`DirectoryGame`] that follows from the game's files and the user's key alone, and not from the time.
#[derive(Serialize, Deserialize)]
pub struct GameSummary {
    /// The game and its players, in words.
    pub headline: String,
    /// Whether it is over.
    pub over: bool,
    /// The act that waits for the user.
    pub asked: Option<UserTask>,
    /// The state of the game.
    pub status: Vec<Status>,
    /// Why the game stopped if it did, and what waits to be recorded.
    pub remarks: Vec<String>,
}

/// The act that the user is asked for in a game.
#[derive(Serialize, Deserialize, JsonSchema)]
pub struct UserTask {
    /// In words.
    pub what: String,
    /// How it is done, in words.
    pub how: String,
    /// The command that does it.
    pub command: String,
}

/// How everything is set up.
#[derive(Serialize, JsonSchema)]
pub struct SetupReport {
    /// How many things are wrong.
    pub wrong: usize,
    /// The things that were looked at.
    pub checks: Vec<SetupCheck>,
}

/// One thing that was looked at.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SetupCheck {
    /// The subject of the check.
    pub about: String,
    /// How it stands.
    pub state: SetupState,
    /// The finding.
    pub found: String,
    /// The remedy; null if none is needed.
    pub advice: Option<String>,
}

/// How one thing stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum SetupState {
    /// As it should be.
    Good,
    /// Not set up; some uses do not need it.
    Missing,
    /// In the way.
    Wrong,
}
