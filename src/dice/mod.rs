//! From revealed elements to numbers thrown (protocol, section 4).
//!
//! Who contributes to a roll and who is due is decided by the referee; here is the arithmetic that anybody can redo.

mod stream;

pub use stream::{Stream, seed};
