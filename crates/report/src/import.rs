//! The report of an import: an object for each entry, slip and element that came, then one for each game.

use schemars::JsonSchema;
use serde::Serialize;

use adjudicate_record::crypto::Digest;

use crate::game::GameStatus;

/// An entry that came.
#[derive(Serialize, JsonSchema)]
pub struct ImportedEntry {
    /// Always `entry`.
    #[schemars(extend("const" = "entry"))]
    pub report: &'static str,
    /// The file that it came in; null where it had waited.
    pub source: Option<String>,
    /// Its number; null where it cannot be read.
    pub entry: Option<u64>,
    /// Its id.
    pub id: Option<Digest>,
    /// Its author.
    pub by: Option<String>,
    /// Its act, such as `turn`.
    pub kind: Option<&'static str>,
    /// The outcome.
    #[schemars(extend("enum" = ["known", "added", "fell", "signed twice", "early", "refused", "deferred"]))]
    pub outcome: &'static str,
    /// The game's log; null where it belongs to none here.
    pub file: Option<String>,
    /// The clause, or the section of the protocol, that is broken.
    pub clause: Option<String>,
    /// The fault.
    pub error: Option<String>,
}

/// A slip that came.
#[derive(Serialize, JsonSchema)]
pub struct ImportedSlip {
    /// Always `slip`.
    #[schemars(extend("const" = "slip"))]
    pub report: &'static str,
    /// The file that it came in.
    pub source: String,
    /// The outcome.
    #[schemars(extend("enum" = ["waits", "known", "lapsed", "refused"]))]
    pub outcome: &'static str,
    /// Its id; null where it cannot be read.
    pub id: Option<Digest>,
    /// The signer.
    pub by: Option<String>,
    /// The sort of the slip.
    pub kind: Option<&'static str>,
    /// The clause, or the section of the protocol, that is broken.
    pub clause: Option<String>,
    /// The fault.
    pub error: Option<String>,
}

/// An element for the dice that came on its own.
#[derive(Serialize, JsonSchema)]
pub struct ImportedElement {
    /// Always `element`.
    #[schemars(extend("const" = "element"))]
    pub report: &'static str,
    /// The file that it came in.
    pub source: String,
    /// Whether it belongs to the pending throw, is kept for a later one, is in the log already, or belongs nowhere.
    #[schemars(extend("enum" = ["good", "kept", "known", "refused"]))]
    pub outcome: &'static str,
    /// Its line.
    pub element: String,
    /// The game's log; null where it was refused.
    pub file: Option<String>,
    /// The owner; null unless it belongs to the pending throw.
    pub name: Option<String>,
    /// The clause, or the section of the protocol, that is broken.
    pub clause: Option<String>,
    /// The fault.
    pub error: Option<String>,
}

/// Something that could not be done.
#[derive(Serialize, JsonSchema)]
pub struct ImportFailure {
    /// Always `failure`.
    #[schemars(extend("const" = "failure"))]
    pub report: &'static str,
    /// The clause, or the section of the protocol, that is broken.
    pub clause: Option<String>,
    /// The fault.
    pub error: String,
}

/// A game after what came.
#[derive(Serialize, JsonSchema)]
pub struct ImportedGame {
    /// Always `game`.
    #[schemars(extend("const" = "game"))]
    pub report: &'static str,
    /// The log's file.
    pub file: String,
    /// How it stands.
    #[serde(flatten)]
    pub state: GameStatus,
    /// How many entries were added.
    pub added: usize,
    /// How many were known already.
    pub known: usize,
    /// Entries that fell out of the line.
    pub fallen: Vec<PlacedEntry>,
    /// The duty of the user; null if there is none, or no key is at hand.
    pub you: Option<OwnDuty>,
}

/// An entry by number and id.
#[derive(Serialize, JsonSchema)]
pub struct PlacedEntry {
    /// Its number.
    pub entry: u64,
    /// Its id.
    pub id: Digest,
}

/// A duty of the user.
#[derive(Serialize, JsonSchema)]
pub struct OwnDuty {
    /// The user's name in the log.
    pub player: String,
    /// The act owed.
    pub due: &'static str,
    /// For which player a referee writes it down; null where it is the user's own.
    #[serde(rename = "for")]
    pub scribe_for: Option<String>,
    /// The one thing that can be played, where nothing is to be decided.
    pub only_move: Option<String>,
}
