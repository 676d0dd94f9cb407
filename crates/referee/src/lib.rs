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
mod charter;
mod compose;
pub mod dispute;
mod duties;
mod fault;
mod holder;
mod ids;
mod keys;
pub mod ledger;
mod line;
mod owed;
mod reveal;
mod savings;
mod sealed;
mod slips;
mod standing;
mod state;
mod step;
mod timeline;
mod trail;
mod verdict;
mod verify;

pub use acts::RULINGS_MAX;
pub use charter::{check as check_charter, seat_of, sound as check_key};
pub use compose::{Composed, Draft, SlipDraft};
pub use fault::{Class, Fault};
pub use holder::{Holder, Task};
pub use ids::{Line, Rank};
pub use keys::{Author, Hand, Keys};
pub use line::{DoubleSigner, Settled, settle};
pub use owed::{Duty, Owed};
pub use sealed::{BoardAudit, Sealed, SecretBoard};
pub use state::{Cancelled, Match, Thrown};
pub use step::open;
pub use trail::{Commitment, Element, Held, ThrowOrigin, Trail};
#[cfg(feature = "json")]
pub use verdict::schema as verdict_schema;
pub use verdict::{ByName, Known, Verdict, WaitingSlip};
pub use verify::{FoundFault, Verified, retrace, verify, verify_behind, verify_with};
pub use verify::{NextEntry, fold, placed};
