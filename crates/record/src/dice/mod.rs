//! From revealed elements to numbers thrown (protocol, section 4).

mod machine;
mod stream;

pub use machine::{ERA, Machine, Member, Pending, Revealed};
pub use stream::{Stream, keystream, seed};
