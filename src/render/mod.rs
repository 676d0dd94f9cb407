//! Scenes as people see them: a board made of characters, or a description in words.
//!
//! Every renderer takes the same [`Scene`](crate::rules::Scene), so pictures of one position cannot disagree. None of
//! them prints: they give text, and whoever asked for it decides where it goes.

mod canvas;
mod text;
mod words;
mod wrap;

pub use text::board;
pub use words::description;
pub use wrap::wrapped;

/// The widest line that a rendered text has, so that mail can quote it without breaking it.
pub const WIDTH: usize = 72;

/// Which characters a rendered text may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Charset {
    /// Box drawing and symbols.
    Unicode,
    /// Printable ASCII; what else a player wrote is spelled as the log spells it, `\u00e9`.
    Ascii,
}
