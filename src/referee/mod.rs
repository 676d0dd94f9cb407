//! The referee: folds the entries of a log into a [`Match`], and is the only judge of what may follow.

mod allowed;
mod charter;
mod compose;
mod conduct;
mod crossing;
pub mod dispute;
mod duties;
mod fault;
mod keys;
pub mod ledger;
mod reveal;
mod savings;
mod sealed;
mod state;
mod step;
mod timeline;
mod trail;
mod twice;
mod verify;

pub use charter::{check as check_charter, seat_of, sound as check_key};
pub use compose::{Composed, Draft};
pub use crossing::{Apply, Fork, Letter, Settled, apply, settle, settle_with};
pub use duties::{Duty, Owed};
pub use fault::{Class, Fault};
pub use keys::{Author, Keys, Void, Waiting};
pub use sealed::{Audit, Sealed, SecretBoard};
pub use state::{Match, OpenClaim, OpenOffer, Thrown};
pub use step::{Signed, open};
pub use trail::{Commitment, Element, Held, Throw, Trail};
pub use twice::signed_before;
pub use verify::{Found, Verified, verify, verify_with};
pub(crate) use verify::{Next, fold, placed};
