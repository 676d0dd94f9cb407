//! From revealed elements to numbers thrown (protocol, section 4).

mod machine;
mod stream;

pub use machine::{DiceMachine, ERA, Member, PendingRoll, RevealedDepth};
pub use stream::{DiceStream, keystream, seed};
