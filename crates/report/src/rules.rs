//! Games, their clauses and options.

use schemars::JsonSchema;
use serde::Serialize;

use adjudicate_rules::{COMMON_CLAUSES, Clause, Game, OptionSpec};

/// All games.
#[derive(Serialize, JsonSchema)]
#[serde(transparent)]
pub struct GameList(pub Vec<GameListing>);

/// A game.
#[derive(Serialize, JsonSchema)]
pub struct GameListing {
    /// Its name in charters.
    pub game: &'static str,
    /// The name for people.
    pub title: &'static str,
    /// The version of its rules.
    pub rules: u64,
    /// How many can play.
    pub players: PlayerCount,
}

/// How many can play.
#[derive(Serialize, JsonSchema)]
pub struct PlayerCount {
    /// At least so many.
    pub from: usize,
    /// At most so many.
    pub to: usize,
}

/// The rules of a game.
#[derive(Serialize, JsonSchema)]
pub struct GameRules {
    /// The game.
    #[serde(flatten)]
    pub listing: GameListing,
    /// Whether lots decide who begins.
    pub lots: bool,
    /// How moves are written.
    pub notation: &'static str,
    /// Its clauses.
    pub clauses: Vec<ClauseText>,
    /// The clauses of every game.
    pub common: Vec<ClauseText>,
    /// The options of its charters.
    pub options: Vec<OptionText>,
}

/// A clause.
#[derive(Serialize, JsonSchema)]
pub struct ClauseText {
    /// Its number, as errors cite it.
    pub clause: &'static str,
    /// The text.
    pub text: &'static str,
}

/// An option of a game.
#[derive(Serialize, JsonSchema)]
pub struct OptionText {
    /// Its key in the charter.
    pub key: &'static str,
    /// Which values it takes, in words.
    pub accepts: String,
    /// The value if the charter does not set it.
    pub default: String,
    /// The clause that explains it.
    pub clause: &'static str,
    /// The effect.
    pub about: &'static str,
}

impl GameListing {
    /// A game of the registry.
    pub fn of(game: &Game) -> GameListing {
        let players = PlayerCount { from: *game.players.start(), to: *game.players.end() };
        GameListing { game: game.name, title: game.title, rules: game.rules, players }
    }
}

impl GameRules {
    /// The rules of this game.
    pub fn of(game: &Game) -> GameRules {
        GameRules {
            listing: GameListing::of(game),
            lots: game.lots,
            notation: game.notation,
            clauses: game.clauses.iter().map(ClauseText::of).collect(),
            common: COMMON_CLAUSES.iter().map(ClauseText::of).collect(),
            options: game.options.iter().map(OptionText::of).collect(),
        }
    }
}

impl ClauseText {
    /// This clause.
    pub fn of(clause: &Clause) -> ClauseText {
        ClauseText { clause: clause.id, text: clause.text }
    }
}

impl OptionText {
    fn of(option: &OptionSpec) -> OptionText {
        OptionText {
            key: option.key,
            accepts: option.range().to_string(),
            default: option.preset.to_string(),
            clause: option.clause,
            about: option.about,
        }
    }
}
