//! Turn texts of the open game.
//!
//! People may write the two words that mean something in any case and with blanks around the colon (`Next : Bob`), leave
//! out the blank before such a step (`hello;next: bob`), leave out the number of a single die (`throw: d6`), and pad steps
//! with blanks. The record has none of that.

use std::fmt;
use std::ops::{Range, RangeInclusive};

use adjudicate_rules::{Refusal, phrase};

/// How many dice one throw can have (OPN-2).
const COUNTS: RangeInclusive<u32> = 1..=20;
/// How many sides a die can have (OPN-2).
const SIDES: RangeInclusive<u32> = 2..=1000;
/// How many characters a text of the log can have.
const LONGEST: usize = 2000;

/// A turn as it is written, not yet held against a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenTurn {
    /// The text that the record has.
    pub text: String,
    /// The way in which play goes on after it.
    pub then: PlayContinuation,
}

/// The way in which play goes on, as a turn's last step says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayContinuation {
    /// Nothing: the next seat plays.
    Pass,
    /// Whom it names, and where in the typed text.
    Next(String, Range<usize>),
    /// Dice are thrown.
    Throw(DiceSpec),
}

/// Dice of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiceSpec {
    /// How many.
    pub count: u32,
    /// With how many sides each.
    pub sides: u32,
}

impl fmt::Display for DiceSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}d{}", self.count, self.sides)
    }
}

/// Parses a text, in whatever game.
///
/// # Errors
/// ALL-3 for characters that the log cannot have, a text that is empty or too long; OPN-1 and OPN-2 for a `next:` or
/// `throw:` that is malformed or not last.
pub fn parse(typed: &str) -> Result<WrittenTurn, Refusal> {
    check_characters(typed)?;
    let steps: Vec<Range<usize>> = split(typed);
    let Some((last, before)) = steps.split_last() else {
        let reason = phrase!("open-nothing", "there is nothing written");
        return Err(Refusal::unreadable("ALL-3", reason).hint(phrase!("open-shape", "a turn is any text")));
    };
    let last_word = Keyword::of(&typed[last.clone()]);
    for step in before {
        if let Some((word, _)) = Keyword::of(&typed[step.clone()]) {
            return Err(word.not_last(last_word.map(|(word, _)| word)).at(step.clone()));
        }
    }
    let mut texts: Vec<String> = steps.iter().map(|step| typed[step.clone()].to_owned()).collect();
    let mut then = PlayContinuation::Pass;
    if let Some((word, offset)) = last_word {
        let at = last.start + offset..last.end;
        let value = &typed[at.clone()];
        then = match word {
            Keyword::Next => PlayContinuation::Next(value.to_ascii_lowercase(), at),
            Keyword::Throw => PlayContinuation::Throw(dice(value).map_err(|refusal| refusal.at(at))?),
        };
        texts.pop();
        texts.extend(then.step());
    }
    let text = texts.join("; ");
    if text.chars().count() > LONGEST {
        let reason = phrase!("open-too-long", "a turn has at most {number} characters", number = LONGEST.to_string());
        return Err(Refusal::unreadable("ALL-3", reason));
    }
    Ok(WrittenTurn { text, then })
}

impl PlayContinuation {
    /// The step as the record writes it.
    fn step(&self) -> Option<String> {
        match self {
            PlayContinuation::Pass => None,
            PlayContinuation::Next(name, _) => Some(format!("next: {name}")),
            PlayContinuation::Throw(dice) => Some(format!("throw: {dice}")),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Keyword {
    Next,
    Throw,
}

impl Keyword {
    /// The word that `step` begins with, and where what follows its colon begins.
    fn of(step: &str) -> Option<(Keyword, usize)> {
        [(Keyword::Next, "next"), (Keyword::Throw, "throw")].into_iter().find_map(|(word, spelled)| {
            let head = step.get(..spelled.len())?;
            let rest = step.get(spelled.len()..)?.trim_start_matches(is_blank);
            let value = rest.strip_prefix(':')?.trim_start_matches(is_blank);
            head.eq_ignore_ascii_case(spelled).then_some((word, step.len() - value.len()))
        })
    }

    fn not_last(self, last: Option<Keyword>) -> Refusal {
        match (self, last) {
            (Keyword::Next, Some(Keyword::Throw)) | (Keyword::Throw, Some(Keyword::Next)) => {
                let reason = phrase!("open-both", "`throw:` and `next:` cannot stand in one turn");
                Refusal::illegal("OPN-2", reason)
                    .hint(phrase!("open-throw-first", "throw first, and hand the move on with the turn that follows"))
            }
            (Keyword::Next, _) => {
                Refusal::illegal("OPN-1", phrase!("open-next-not-last", "`next:` is not the last step"))
            }
            (Keyword::Throw, _) => {
                let reason = phrase!("open-throw-not-last", "`throw:` is not the last step");
                Refusal::illegal("OPN-2", reason)
                    .hint(phrase!("open-one-throw", "a turn has one throw; its author goes on with a further turn"))
            }
        }
    }
}

fn dice(value: &str) -> Result<DiceSpec, Refusal> {
    let hint = phrase!("open-dice-shape", "such as `throw: 2d6`: 1 to 20 dice of 2 to 1000 sides");
    let lower = value.to_ascii_lowercase();
    let numbers = lower.split_once('d').and_then(|(count, sides)| {
        let count = if count.is_empty() { "1" } else { count.trim_end_matches(is_blank) };
        Some((number(count)?, number(sides.trim_start_matches(is_blank))?))
    });
    let Some((count, sides)) = numbers else {
        let reason = match value.is_empty() {
            true => phrase!("open-no-dice", "`throw:` says no dice"),
            false => phrase!("open-not-dice", "`{value}` is no dice", value),
        };
        return Err(Refusal::unreadable("OPN-2", reason).hint(hint));
    };
    if !COUNTS.contains(&count) {
        let reason = phrase!("open-dice-count", "a throw of `{value}` has not 1 to 20 dice", value);
        return Err(Refusal::illegal("OPN-2", reason).hint(hint));
    }
    if !SIDES.contains(&sides) {
        let reason = phrase!("open-dice-sides", "a die of `{value}` has not 2 to 1000 sides", value);
        return Err(Refusal::illegal("OPN-2", reason).hint(hint));
    }
    Ok(DiceSpec { count, sides })
}

/// Returns a number of any length; one that is too large for the type is too large for every rule as well.
fn number(digits: &str) -> Option<u32> {
    let all_digits = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    all_digits.then(|| digits.parse().unwrap_or(u32::MAX))
}

/// The steps of a text, without blanks around them and without empty ones. A semicolon separates where a blank follows it,
/// or one of the words that mean something; elsewhere it belongs to the text.
fn split(typed: &str) -> Vec<Range<usize>> {
    let mut steps = Vec::new();
    let end = typed.trim_end_matches(is_blank).len();
    let mut start = 0;
    for (at, _) in typed.match_indices(';').filter(|(at, _)| *at < end) {
        let rest = &typed[at + 1..end];
        if rest.starts_with(is_blank) || Keyword::of(rest).is_some() {
            steps.push(trimmed(typed, start..at));
            start = at + 1;
        }
    }
    steps.push(trimmed(typed, start..end));
    steps.retain(|step| !step.is_empty());
    steps
}

fn trimmed(typed: &str, step: Range<usize>) -> Range<usize> {
    let text = &typed[step.clone()];
    let start = step.start + text.len() - text.trim_start_matches(is_blank).len();
    let end = step.start + text.trim_end_matches(is_blank).len();
    start..end.max(start)
}

fn is_blank(character: char) -> bool {
    character == ' '
}

/// Holds a text against the log's type *text* (protocol, section 1).
fn check_characters(typed: &str) -> Result<(), Refusal> {
    let fault = typed.char_indices().find_map(|(at, character)| {
        let sign = format!("U+{:04X}", u32::from(character));
        let reason = match character {
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {
                phrase!("open-direction", "{sign} sets the direction of writing, which the log cannot have", sign)
            }
            character if character.is_control() => {
                phrase!("open-control", "{sign} is a control character, which the log cannot have", sign)
            }
            _ => return None,
        };
        Some(Refusal::unreadable("ALL-3", reason).at(at..at + character.len_utf8()))
    });
    fault.map_or(Ok(()), Err)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn text(typed: &str) -> String {
        parse(typed).unwrap().text
    }

    #[test]
    fn the_record_has_one_spelling() {
        for (typed, recorded) in [
            ("  Nf3 ;  hello  ", "Nf3; hello"),
            ("a;b", "a;b"),
            ("a;; b; ;", "a;; b; ;"),
            ("; a; ; b", "a; b"),
            ("a;NEXT :  Bob", "a; next: bob"),
            ("Throw: D6", "throw: 1d6"),
            ("a; throw:02 d 06", "a; throw: 2d6"),
            ("next week; throwing: no", "next week; throwing: no"),
            ("Ἀθηνᾶ \u{3000}", "Ἀθηνᾶ \u{3000}"),
        ] {
            assert_eq!(text(typed), recorded, "{typed}");
            assert_eq!(text(recorded), recorded, "{typed}");
        }
    }

    #[test]
    fn spans_point_at_the_fault() {
        assert_eq!(parse("x; throw: 0d6").unwrap_err().span, Some(10..13));
        assert_eq!(parse("é; next: a; b").unwrap_err().span, Some(4..11));
        assert_eq!(parse("é\u{7}").unwrap_err().span, Some(2..3));
    }
}
