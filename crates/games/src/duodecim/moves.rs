//! How moves are written.
//!
//! The record has one spelling: single moves in the player's order, one blank between, `in/3`, `7/10`, `7/17(2)`,
//! `28/off`, captures marked `7/10*` and `7/17*(2)`; `pass` when the turn is lost. Typed turns may also
//!
//! - be in capitals, with more blanks, and with commas or semicolons between the moves,
//! - have `-` or `>` for `/`, `0`, `bar`, `hand` or `enter` for `in`, and `out`, `exit` or `31` for `off`,
//! - have `x` for `*`, the mark behind the number of pieces, and no mark for a capture.

use std::ops::Range;

use super::board::{HAND, OFF};
use super::table::{Duodecim, SingleMove};
use adjudicate_rules::{Phrase, Refusal, phrase};

/// A single move as somebody typed it.
#[derive(Clone, Debug)]
pub struct WrittenMove {
    /// The move.
    pub step: SingleMove,
    /// Whether it is marked as a capture.
    pub capture: bool,
    /// The bytes of the typed text.
    pub span: Range<usize>,
}

/// Reads what somebody typed: the single moves, none for `pass`.
///
/// # Errors
/// The text is no play in any position (ALL-3).
pub fn parse(typed: &str) -> Result<Vec<WrittenMove>, Refusal> {
    let words = words(typed);
    match words.as_slice() {
        [] => Err(unreadable(phrase!("duodecim-no-move", "there is no move"), 0..typed.len())),
        [only] if typed.get(only.clone()).is_some_and(|word| word.eq_ignore_ascii_case("pass")) => Ok(Vec::new()),
        _ => words.into_iter().map(|span| parse_step(typed.get(span.clone()).unwrap_or_default(), span)).collect(),
    }
}

/// Writes a play as the record does: the marks follow from the position before it.
pub fn write(table: &Duodecim, steps: &[SingleMove]) -> String {
    if steps.is_empty() {
        return "pass".to_owned();
    }
    let mut table = *table;
    let words: Vec<String> = steps.iter().map(|step| write_step(*step, table.step(*step))).collect();
    words.join(" ")
}

fn write_step(step: SingleMove, capture: bool) -> String {
    let from = if step.from == HAND { "in".to_owned() } else { step.from.to_string() };
    let to = if step.to == OFF { "off".to_owned() } else { step.to.to_string() };
    let mark = if capture { "*" } else { "" };
    let pieces = if step.pieces > 1 { format!("({})", step.pieces) } else { String::new() };
    format!("{from}/{to}{mark}{pieces}")
}

/// The words of the text, as ranges of its bytes.
fn words(typed: &str) -> Vec<Range<usize>> {
    let mut words = Vec::new();
    let mut start = 0;
    for piece in typed.split_inclusive(|c: char| c.is_whitespace() || c == ',' || c == ';') {
        let word = piece.trim_end_matches(|c: char| c.is_whitespace() || c == ',' || c == ';');
        if !word.is_empty() {
            words.push(start..start + word.len());
        }
        start += piece.len();
    }
    words
}

fn parse_step(word: &str, span: Range<usize>) -> Result<WrittenMove, Refusal> {
    let lower = word.to_ascii_lowercase();
    let (route, capture, pieces) = suffixes(&lower);
    let step = route.split_once(['/', '-', '>']).and_then(|(from, to)| {
        let from = place(from, &["in", "bar", "hand", "enter"], HAND)?;
        let to = place(to, &["off", "out", "exit"], OFF)?;
        Some(SingleMove { from, to, pieces: pieces? })
    });
    let step = step.filter(|step| step.from != OFF && step.to != HAND);
    let unknown = || phrase!("duodecim-unreadable", "`{word}` is no move", word);
    let step = step.ok_or_else(|| unreadable(unknown(), span.clone()))?;
    Ok(WrittenMove { step, capture, span })
}

/// Takes the mark of a capture and the number of pieces off the end, in either order; no number means one piece, and
/// `None` is no number of pieces that could move together.
fn suffixes(word: &str) -> (&str, bool, Option<u8>) {
    let marked = |word: &str| word.ends_with(['*', 'x']);
    let unmark = |word| str::strip_suffix(word, ['*', 'x']).unwrap_or(word);

    let before = unmark(word);
    let Some((route, number)) = before.strip_suffix(')').and_then(|word| word.split_once('(')) else {
        return (before, marked(word), Some(1));
    };
    let pieces = number_of(number).filter(|number| (1..=15).contains(number));
    match (marked(word), marked(route)) {
        (true, true) => (route, true, None),
        (behind, inside) => (unmark(route), behind || inside, pieces),
    }
}

fn place(word: &str, names: &[&str], named: u8) -> Option<u8> {
    if names.contains(&word) { Some(named) } else { number_of(word).filter(|number| *number <= OFF) }
}

fn number_of(word: &str) -> Option<u8> {
    word.bytes().all(|byte| byte.is_ascii_digit()).then(|| word.parse().ok())?
}

fn unreadable(reason: Phrase, span: Range<usize>) -> Refusal {
    Refusal::unreadable("ALL-3", reason).at(span).hint(phrase!(
        "duodecim-shape",
        "single moves with blanks between: `in/3` enters, `7/10` moves, `7/17(2)` moves two, `28/off` leaves; or `pass`"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(typed: &str) -> Option<String> {
        let words: Vec<String> = parse(typed).ok()?.iter().map(|word| write_step(word.step, word.capture)).collect();
        Some(words.join(" "))
    }

    #[test]
    fn typed_text_is_read_leniently() {
        for (typed, meaning) in [
            (" IN/3,  7-10x ;28/OFF ", "in/3 7/10* 28/off"),
            ("0/3 hand>4 bar-05 enter/6", "in/3 in/4 in/5 in/6"),
            ("7/17*(2) 7/17(2)* 7/17x(2) 28/31 28/out", "7/17*(2) 7/17*(2) 7/17*(2) 28/off 28/off"),
            ("7/10(1)", "7/10"),
            ("Pass", ""),
        ] {
            assert_eq!(read(typed).as_deref(), Some(meaning), "{typed}");
        }
    }

    #[test]
    fn other_text_is_refused_with_its_place() {
        let typed = "|,|7|7/|/7|7/10/13|7/10**|7/10*(2)*|7/10(0)|7/10(16)|7/10(|7/10)|7/32|off/3|3/in|pass pass|é/3|7/+9|7/1é|(2)|*";
        for typed in typed.split('|') {
            assert!(parse(typed).is_err(), "{typed}");
        }
        assert_eq!(parse("7/10 é7/9 3/4").err().and_then(|refusal| refusal.span), Some(5..10));
    }
}
