//! A referee for board games played by letter and e-mail.
//!
//! Three words carry the design: a [`Game`](rules::Game) is the static description of a rule set, a
//! [`Position`](rules::Position) is the public state of one game being played, and a [`Match`](referee::Match) is a position
//! reached by a verified log.
//!
//! Modules stand in layers, and names point down only (a test holds this):
//!
//! ```text
//! cli       4  one file per command; the only place that prints and asks
//! mail      3  messages in both directions, the desk, postcards; its transport alone touches the network
//! event     3  tournaments: lots, pairings, results from verified games, standings
//! referee   2  folds entries into a match; the only judge of what may follow
//! games     1  one folder per game, and their registry
//! render    1  scenes as text, words, pictures and pages
//! log       1  entries in their one spelling, and the files that hold them
//! dice      1  the commit-reveal machine; keystream to numbers
//! rules     0  what a rule engine is
//! crypto    0  keys, signatures, digests, chains
//! ```
//!
//! # Verifying a log
//!
//! ```
//! let log = std::fs::read("examples/short-win.yaml")?;
//! let verified = adjudicate::referee::verify(&log);
//! assert!(verified.fault.is_none());
//! let state = verified.state.ok_or("the log is empty")?;
//! let outcome = state.outcome().ok_or("the game is running")?;
//! assert_eq!(outcome.reason.clause, "NMM-8");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod cli;

pub use adjudicate_event as event;
pub use adjudicate_games as games;
pub use adjudicate_mail as mail;
pub use adjudicate_record::{crypto, dice, log};
pub use adjudicate_referee as referee;
pub use adjudicate_render as render;
pub use adjudicate_rules as rules;
