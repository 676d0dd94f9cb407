//! Texts for people: games in words, verdicts, findings, next steps.
//!
//! Nothing here prints or asks, and nothing is decided here.
//!
//! ```
//! use adjudicate_referee::verify;
//! use adjudicate_text::{status, view};
//!
//! let log = std::fs::read("../../examples/short-win.yaml")?;
//! let state = verify(&log).state.ok_or("the log is empty")?;
//! assert_eq!(view::headline(&state), "Nine Men's Morris: Alice of the Grove (alice, x) and bob (o)");
//! status::told(&state, None, None).iter().for_each(|line| println!("{line}"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// A kind of entry about which nobody has decided does not pass.
#![deny(clippy::wildcard_enum_match_arm)]

pub mod clock;
pub mod dates;
pub mod deeds;
pub mod describe;
pub mod dispute;
pub mod duties;
pub mod event;
pub mod forfeit;
pub mod ledger;
pub mod lesson;
pub mod move_list;
pub mod moves;
pub mod names;
pub mod reminders;
pub mod rules;
pub mod shell;
pub mod status;
pub mod terms;
pub mod throw;
pub mod view;
