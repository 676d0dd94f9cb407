//! How turns are written, without regard to a position.
//!
//! The record writes `c3-d4`, then what happened: ` throne`, and an `x` with the square of each captured piece. People may
//! also write `C3 D4` or `c3d4`, only the target (`d4`) where one piece alone can go there, captures in any order, with
//! commas or without blanks between, and no marks at all.

use std::fmt::Write as _;
use std::ops::Range;

use super::board::{COLUMNS, ROWS, Square, squares};
use super::state::{Effects, Move};
use adjudicate_rules::{Phrase, Refusal, phrase};

/// A turn as it is written, not yet held against a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrittenTurn {
    /// The word `pass`.
    Pass,
    /// A move.
    Step {
        /// The start of the piece, if it is written.
        from: Option<SpannedValue<Square>>,
        /// The target.
        to: SpannedValue<Square>,
        /// The effects that the player claims.
        marks: Vec<SpannedValue<WrittenMark>>,
    },
}

/// Something, and which bytes of the text say it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpannedValue<T> {
    /// The value.
    pub value: T,
    /// The bytes of the text.
    pub span: Range<usize>,
}

/// An effect that a player claims for his move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrittenMark {
    /// The piece entered the throne room.
    Throne,
    /// The piece on this square was captured.
    Capture(Square),
}

/// The record's text of a move.
pub fn recorded(step: Move, effects: Effects) -> String {
    let mut text = format!("{}-{}", step.from, step.to);
    if effects.throne {
        text.push_str(" throne");
    }
    for square in squares(effects.won).chain(squares(effects.lost)) {
        // Writing to a string cannot fail.
        let _ = write!(text, " x{square}");
    }
    text
}

/// Parses a text, in whatever position.
///
/// # Errors
/// ALL-3, at the first place that is no part of a move.
pub fn parse(typed: &str) -> Result<WrittenTurn, Refusal> {
    let mut reader = Reader { typed, at: 0 };
    reader.blanks();
    if typed.trim().eq_ignore_ascii_case("pass") {
        return Ok(WrittenTurn::Pass);
    }
    let first = reader.square()?;
    reader.blanks();
    let dash = reader.skip('-');
    reader.blanks();
    let second = if dash || reader.peek().is_some_and(is_column) { Some(reader.square()?) } else { None };
    let (from, to) = match second {
        Some(second) => (Some(first), second),
        None => (None, first),
    };
    let mut marks = Vec::new();
    loop {
        reader.separators();
        if reader.peek().is_none() {
            return Ok(WrittenTurn::Step { from, to, marks });
        }
        marks.push(reader.mark()?);
    }
}

fn is_column(character: char) -> bool {
    let first = u32::from('a');
    (first..first + u32::from(COLUMNS)).contains(&u32::from(character.to_ascii_lowercase()))
}

struct Reader<'a> {
    typed: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn rest(&self) -> &str {
        self.typed.get(self.at..).unwrap_or("")
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn blanks(&mut self) {
        self.at = self.typed.len() - self.rest().trim_start().len();
    }

    fn separators(&mut self) {
        self.at = self.typed.len() - self.rest().trim_start_matches(|c: char| c == ',' || c.is_whitespace()).len();
    }

    fn skip(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.at += wanted.len_utf8();
        }
        found
    }

    fn square(&mut self) -> Result<SpannedValue<Square>, Refusal> {
        let start = self.at;
        let rest = self.rest();
        let Some(letter) = rest.chars().next() else {
            return Err(unreadable(phrase!("roman-square-missing", "a square is missing at the end")).at(start..start));
        };
        let tail = &rest[letter.len_utf8()..];
        let digits = &tail[..tail.len() - tail.trim_start_matches(|c: char| c.is_ascii_digit()).len()];
        let span = start..start + letter.len_utf8() + digits.len();
        if !letter.is_ascii_alphabetic() || digits.is_empty() {
            let reason = phrase!("roman-square-expected", "a square should stand here");
            return Err(unreadable(reason).at(start..start + letter.len_utf8()));
        }
        let column = (letter.to_ascii_lowercase() as u8).checked_sub(b'a');
        let row = match digits.starts_with('0') {
            true => None,
            false => digits.parse::<u8>().ok().and_then(|number| number.checked_sub(1)),
        };
        let square = column.zip(row).and_then(|(column, row)| Square::at(column, row));
        let Some(value) = square else {
            let text = &self.typed[span.clone()];
            let reason = phrase!("roman-no-square", "`{text}` is no square of the board", text);
            let hint = phrase!("roman-squares", "squares are a1 to g{rows}", rows = ROWS.to_string());
            return Err(Refusal::unreadable("ALL-3", reason).at(span).hint(hint));
        };
        self.at = span.end;
        Ok(SpannedValue { value, span })
    }

    fn mark(&mut self) -> Result<SpannedValue<WrittenMark>, Refusal> {
        let start = self.at;
        if self.skip('x') || self.skip('X') {
            let square = self.square()?;
            return Ok(SpannedValue { value: WrittenMark::Capture(square.value), span: start..square.span.end });
        }
        let throne = "throne";
        if self.rest().get(..throne.len()).is_some_and(|word| word.eq_ignore_ascii_case(throne)) {
            self.at += throne.len();
            return Ok(SpannedValue { value: WrittenMark::Throne, span: start..self.at });
        }
        Err(unreadable(phrase!("roman-no-part", "this is no part of a move")).at(start..self.typed.trim_end().len()))
    }
}

fn unreadable(reason: Phrase) -> Refusal {
    let hint = phrase!("roman-shape", "moves are written `c3-d4`, `c9-d10 throne`, `d4-e5 xe6` or `pass`");
    Refusal::unreadable("ALL-3", reason).hint(hint)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn spans_point_at_the_fault() {
        for (typed, span) in
            [("c3-", 3..3), ("c3-h4", 3..5), ("é3", 0..2), ("c3-d4 xé", 7..9), ("c3-d4 hurrah ", 6..12)]
        {
            assert_eq!(parse(typed).unwrap_err().span, Some(span), "{typed}");
        }
    }

    #[test]
    fn people_write_in_several_ways() {
        let plain = |typed| match parse(typed).unwrap() {
            WrittenTurn::Pass => "pass".to_owned(),
            WrittenTurn::Step { from, to, marks } => {
                format!("{:?} {} {}", from.map(|at| at.value.to_string()), to.value, marks.len())
            }
        };
        for typed in ["c3-d10 xe6 xe5", "C3 D10 XE6,XE5", " c3d10xe6xe5 ", "c3 - d10 , xe6, xe5"] {
            assert_eq!(plain(typed), "Some(\"c3\") d10 2");
        }
        assert_eq!(plain("d4 xe6"), "None d4 1");
        assert_eq!(plain(" PASS "), "pass");
    }
}
