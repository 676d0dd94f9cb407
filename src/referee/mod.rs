//! The referee: folds the entries of a log into a [`Match`], and is the only judge of what may follow.

mod acts;
mod agreement;
mod charter;
mod compose;
mod duties;
mod fault;
mod holder;
mod ids;
mod keys;
pub mod ledger;
mod line;
mod reveal;
mod savings;
mod sealed;
mod slips;
mod state;
mod step;
mod timeline;
mod trail;
mod verify;

pub use acts::RULINGS_MAX;
pub use charter::{check as check_charter, seat_of, sound as check_key};
pub use compose::{Composed, Draft, SlipDraft};
pub use duties::{Duty, Owed};
pub use fault::{Class, Fault};
pub use holder::{Holder, Task};
pub use ids::{Line, Rank};
pub use keys::{Author, Hand, Keys};
pub use line::{Letter, Named, Settled, settle};
pub use sealed::{Audit, Sealed, SecretBoard};
pub use state::{Cancelled, Match, Thrown};
pub use step::{Signed, open};
pub use trail::{Commitment, Element, Held, Throw, Trail};
pub use verify::{Found, Verified, verify, verify_with};
pub(crate) use verify::{Next, fold, placed};
