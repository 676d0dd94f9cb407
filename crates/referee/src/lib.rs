//! The referee: folds the entries of a log into a [`Match`], and is the only judge of what may follow.
//!
//! ```
//! use adjudicate_referee::verify;
//!
//! let log = std::fs::read("../../examples/short-win.yaml")?;
//! let verified = verify(&log);
//! assert!(verified.fault.is_none());
//! let state = verified.state.ok_or("the log is empty")?;
//! let outcome = state.outcome().ok_or("the game is running")?;
//! assert_eq!(outcome.reason.clause, "NMM-8");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// A kind of entry about which nobody has decided does not pass.
#![deny(clippy::wildcard_enum_match_arm)]

mod absence;
mod acts;
mod agreement;
mod bank;
mod charter;
#[cfg(test)]
mod clock_vectors;
mod compose;
pub mod dispute;
mod duties;
mod duty_clock;
mod fault;
mod fork_choice;
mod holder;
mod ids;
mod keys;
pub mod ledger;
mod provenance;
mod receipts;
mod reveal;
mod savings;
mod sealed;
mod slips;
mod standing;
mod state;
mod step;
mod takebacks;
mod time_book;
mod verdict;
mod verify;

pub use acts::RULINGS_MAX;
pub use bank::{BankEnding, BankFigures, BankState, DutyCharge};
pub use charter::{check as check_charter, check_clock, seat_of, sound as check_key};
pub use compose::{ComposedEntry, Draft, SlipDraft};
pub use duty_clock::{Duty, DutyClock, LateDuty};
pub use fault::{Fault, FaultClass};
pub use fork_choice::{Equivocator, ForkChoice, fork_choice};
pub use holder::{PenHolder, PenTask};
pub use ids::{BranchRank, LineIds};
pub use keys::{Author, KeySet, SignerId};
pub use provenance::{Commitment, Element, KeyPeriod, Provenance, ThrowOrigin};
pub use receipts::EntryDates;
pub use sealed::{BoardAudit, SealedBoardState, SecretBoard};
pub use state::{CancelledElements, CompletedThrow, Match};
pub use step::open;
#[cfg(feature = "json")]
pub use verdict::schema as verdict_schema;
pub use verdict::{BankReport, EarlyForfeit, GameStanding, PlayerValues, ReceiptReport, Verdict, WaitingSlip};
#[cfg(not(target_family = "wasm"))]
pub use verify::verify_on;
pub use verify::{FoundFault, VerifiedLog, retrace, verify, verify_behind, verify_known, verify_with};
pub use verify::{NextEntry, fold, placed};
