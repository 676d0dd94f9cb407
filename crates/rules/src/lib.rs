//! The contract of rule engines.
//!
//! A [`Game`] is the static description of a rule set, a [`Position`] the public state of one game being played, and
//! [`Play`] a position together with the rules that all games share (lots, leaving, agreements). An engine sees
//! numbers, never entropy; squares, never secrets; and each of its [`Refusal`]s names the clause that it enforces.
//!
//! Chance is explicit: a position that needs dice demands a [`Roll`] and receives the numbers. The same engine
//! therefore serves signed games, practice tables and perft counts.
//!
//! The games themselves are in `adjudicate-games`.
//!
//! ```
//! use adjudicate_rules::Name;
//!
//! // No YAML reader takes a name for a boolean or a number.
//! assert_eq!(Name::parse("alice").map(|name| name.to_string()), Some("alice".to_owned()));
//! assert!(Name::parse("yes").is_none() && Name::parse("Alice").is_none());
//! ```

mod clause;
mod common;
mod demand;
mod lesson;
mod name;
mod options;
mod perft;
mod phrase;
mod play;
mod position;
mod scene;
mod sealed;
mod stage;
mod words;

pub use clause::{Clause, Refusal, RefusalKind};
pub use common::CLAUSES as COMMON_CLAUSES;
pub use demand::{Demand, Outcome, Reason, Roll};
pub use lesson::{Lesson, LessonAnswer, LessonGoal};
pub use name::{Name, Seat};
pub use options::{AcceptedValues, OptionSpec, OptionValue, Options, Preset, StockBoard};
pub use perft::perft;
pub use phrase::{Phrase, PhraseArgument};
pub use play::Play;
pub use position::{Agreement, CubeChoice, Game, LossDegree, MoveGroup, Position, Setup, SideNames};
pub use scene::{
    Area, BoardKind, BoardLine, BoardPath, DieFace, Glyph, Label, Paint, PieceShape, PlayerPanel, Scene, ScenePiece,
    Spot, Stock, Tone, TurnStatus,
};
pub use sealed::{OFF, PendingProof, STRIDES, SealedBoards, SealedStep, StepTargets};
pub use stage::Stage;
pub use words::capital;
