//! How turns are written, without regard to a position: `b2`. People may write `B2` and put blanks around it.

use std::ops::Range;

use super::board::Square;
use adjudicate_rules::{Refusal, phrase};

/// Parses a text: a square, and the bytes of the text that name it.
///
/// # Errors
/// The text names no square of the board (ALL-3).
pub fn parse(typed: &str) -> Result<(Square, Range<usize>), Refusal> {
    let text = typed.trim();
    let start = typed.len() - typed.trim_start().len();
    let span = start..start + text.len();
    match Square::all().find(|square| square.to_string().eq_ignore_ascii_case(text)) {
        Some(square) => Ok((square, span)),
        None => {
            let reason = phrase!("ttt-no-square", "`{text}` is no square of this board", text);
            let hint = phrase!("ttt-shape", "a turn is a square, a1 to c3, such as `b2`");
            Err(Refusal::unreadable("ALL-3", reason).at(span).hint(hint))
        }
    }
}
