//! A referee for board games played by letter and e-mail.
//!
//! Three words carry the design: a [`Game`](rules::Game) is the static description of a rule set, a
//! [`Position`](rules::Position) is the public state of one game being played, and a [`Match`](referee::Match) is a position
//! reached by a verified log.
//!
//! This package is the program. It re-exports its crates, which form layers: a crate uses only crates of lower numbers.
//!
//! ```text
//! cli      10  one file per command; the only place that prints and asks
//! store     9  many desks over one database
//! desk      8  the mail server for many games
//! director  7  holds an event: its log, pairings, results and messages
//! agent     6  acts for a person: signing, import, pending slips, disputes
//! report    5  the typed results of every command, for JSON
//! text      4  prose for people: games in words, findings, duties
//! mail      3  messages in both directions, postcards; its transport alone touches the network
//! event     3  tournaments: lots, pairings, results from verified games, standings
//! referee   2  folds entries into a match; the only judge of what may follow
//! games     1  one folder per game, and their registry
//! render    1  scenes as text, words, pictures and pages
//! record    1  keys and signatures, dice, entries in canonical form
//! rules     0  the contract of rule engines
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

pub use adjudicate_agent as agent;
pub use adjudicate_desk as desk;
pub use adjudicate_director as director;
pub use adjudicate_event as event;
pub use adjudicate_games as games;
pub use adjudicate_mail as mail;
pub use adjudicate_record::{crypto, dice, log, printable};
pub use adjudicate_referee as referee;
pub use adjudicate_render as render;
pub use adjudicate_report as report;
pub use adjudicate_rules as rules;
pub use adjudicate_text as text;
