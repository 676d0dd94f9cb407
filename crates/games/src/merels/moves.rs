//! How turns of the merels games are written, and the first stage of reading them: syntax without a position.
//!
//! The record writes `d2`, `d2-d3`, `d2-d3xa1`, `d2xa1xg7` and `pass`. People may type capitals and blanks as they like, leave
//! the hyphen out or write `->`, `>`, `to` or a long dash for it, and write `*`, `:`, `takes` or `removes` for the `x`; commas
//! count as blanks.

use std::fmt;
use std::ops::Range;

use super::board::Point;
use super::set::PointSet;
use adjudicate_rules::{Phrase, Refusal, phrase};

/// One turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MerelsTurn {
    /// A stone from the hand.
    Place {
        /// The target.
        to: Point,
        /// The opposing stones that leave the board.
        removed: PointSet,
    },
    /// A stone on the board.
    Move {
        /// The start.
        from: Point,
        /// The target.
        to: Point,
        /// The opposing stones that leave the board.
        removed: PointSet,
    },
    /// No legal move.
    Pass,
}

impl MerelsTurn {
    /// The opposing stones that leave the board.
    pub fn removed(self) -> PointSet {
        match self {
            MerelsTurn::Place { removed, .. } | MerelsTurn::Move { removed, .. } => removed,
            MerelsTurn::Pass => PointSet::EMPTY,
        }
    }

    /// Returns the target of a stone.
    pub fn to(self) -> Option<Point> {
        match self {
            MerelsTurn::Place { to, .. } | MerelsTurn::Move { to, .. } => Some(to),
            MerelsTurn::Pass => None,
        }
    }

    /// Returns the point that a moved stone left.
    pub fn from(self) -> Option<Point> {
        match self {
            MerelsTurn::Move { from, .. } => Some(from),
            MerelsTurn::Place { .. } | MerelsTurn::Pass => None,
        }
    }

    /// The same turn, with these opposing stones leaving the board.
    pub(super) const fn removing(self, removed: PointSet) -> MerelsTurn {
        match self {
            MerelsTurn::Place { to, .. } => MerelsTurn::Place { to, removed },
            MerelsTurn::Move { from, to, .. } => MerelsTurn::Move { from, to, removed },
            MerelsTurn::Pass => MerelsTurn::Pass,
        }
    }

    /// The removals as they are written behind the turn.
    pub fn removals(self) -> String {
        self.removed().iter().map(|point| format!("x{point}")).collect()
    }
}

impl fmt::Display for MerelsTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MerelsTurn::Place { to, .. } => write!(f, "{to}")?,
            MerelsTurn::Move { from, to, .. } => write!(f, "{from}-{to}")?,
            MerelsTurn::Pass => f.write_str("pass")?,
        }
        f.write_str(&self.removals())
    }
}

/// A point, and the bytes of the typed text that name it.
#[derive(Clone, Debug)]
pub struct MarkedPoint {
    /// The point.
    pub point: Point,
    /// The bytes of the text.
    pub span: Range<usize>,
}

/// A turn as it was typed.
#[derive(Clone, Debug)]
pub enum WrittenTurn {
    /// A stone is placed or moved.
    Stone {
        /// The stone that moves; none when it is placed.
        from: Option<MarkedPoint>,
        /// The target.
        to: MarkedPoint,
        /// The removed stones, as typed.
        removed: Vec<MarkedPoint>,
    },
    /// `pass`.
    Pass,
}

enum Token {
    Point(Point),
    Hyphen,
    Removes,
    Pass,
}

/// Reads the syntax of a typed turn.
///
/// # Errors
/// The text is no turn in any position (ALL-3).
pub fn parse(typed: &str) -> Result<WrittenTurn, Refusal> {
    let tokens = tokens(typed)?;
    let mut rest = tokens.into_iter().peekable();
    let from = match rest.next() {
        None => return Err(unreadable(phrase!("merels-no-turn", "no turn is written here"), 0..typed.len())),
        Some((Token::Pass, _)) => {
            return match rest.next() {
                None => Ok(WrittenTurn::Pass),
                Some((_, span)) => Err(unreadable(phrase!("merels-behind-pass", "nothing can follow `pass`"), span)),
            };
        }
        Some((Token::Point(point), span)) => MarkedPoint { point, span },
        Some((Token::Hyphen | Token::Removes, span)) => {
            return Err(unreadable(phrase!("merels-no-point-first", "a turn begins with the point of a stone"), span));
        }
    };
    let hyphen = rest.next_if(|(token, _)| matches!(token, Token::Hyphen));
    let to = match (hyphen, rest.next_if(|(token, _)| matches!(token, Token::Point(_)))) {
        (_, Some((Token::Point(point), span))) => Some(MarkedPoint { point, span }),
        (Some((_, span)), _) => {
            return Err(unreadable(phrase!("merels-behind-hyphen", "a point is missing after the hyphen"), span));
        }
        _ => None,
    };
    let mut removed = Vec::new();
    while let Some((token, span)) = rest.next() {
        match (token, rest.next()) {
            (Token::Removes, Some((Token::Point(point), named))) => {
                removed.push(MarkedPoint { point, span: span.start..named.end })
            }
            (Token::Removes, _) => {
                let reason = phrase!("merels-removed-missing", "the point of the removed stone is missing");
                return Err(unreadable(reason, span));
            }
            (Token::Point(_), _) => {
                let reason = phrase!("merels-x-missing", "a removed stone is written with `x` before its point");
                return Err(unreadable(reason, span));
            }
            (Token::Hyphen | Token::Pass, _) => {
                return Err(unreadable(phrase!("merels-only-removals", "only removals can follow here"), span));
            }
        }
    }
    Ok(match to {
        Some(to) => WrittenTurn::Stone { from: Some(from), to, removed },
        None => WrittenTurn::Stone { from: None, to: from, removed },
    })
}

fn unreadable(reason: Phrase, span: Range<usize>) -> Refusal {
    let hint = phrase!("merels-shape", "a turn is written like d2, d2-d3 or d2-d3xa1");
    Refusal::unreadable("ALL-3", reason).at(span).hint(hint)
}

fn tokens(typed: &str) -> Result<Vec<(Token, Range<usize>)>, Refusal> {
    let mut tokens = Vec::new();
    let mut rest = typed;
    while let Some(first) = rest.chars().next() {
        let start = typed.len() - rest.len();
        // Points need no blank between them: `d2d3xa1` is three. The rest of such a word is not looked at yet, or a long one would
        // take the square of its length.
        let is_point = first.is_ascii_alphabetic() && rest.as_bytes().get(1).is_some_and(u8::is_ascii_digit);
        let word: &str = match first {
            'x' | 'X' => &rest[..1],
            _ if is_point => &rest[..2],
            'a'..='z' | 'A'..='Z' => leading(rest, |c| c.is_ascii_alphanumeric(), first),
            '-' | '>' => leading(rest, |c| c == '-' || c == '>', first),
            _ => &rest[..first.len_utf8()],
        };
        let span = start..start + word.len();
        rest = &rest[word.len()..];
        let token = match word.to_ascii_lowercase().as_str() {
            "x" | "*" | ":" | "\u{d7}" | "takes" | "removes" => Token::Removes,
            "-" | ">" | "->" | "\u{2013}" | "\u{2014}" | "\u{2192}" | "to" => Token::Hyphen,
            "pass" | "passes" => Token::Pass,
            "," => continue,
            _ if first.is_whitespace() => continue,
            name => match Point::named(name) {
                Some(point) => Token::Point(point),
                None => return Err(unknown(word, span)),
            },
        };
        tokens.push((token, span));
    }
    Ok(tokens)
}

/// The longest beginning of `text` that consists of such characters, all of them ASCII.
fn leading(text: &str, belongs: impl Fn(char) -> bool, first: char) -> &str {
    let end = text.find(|c| !belongs(c)).unwrap_or(text.len());
    &text[..end.max(first.len_utf8())]
}

fn unknown(word: &str, span: Range<usize>) -> Refusal {
    let column: Vec<&str> = match word.as_bytes() {
        [column, b'0'..=b'9'] => {
            let column = column.to_ascii_lowercase();
            PointSet::ALL.iter().map(Point::name).filter(|name| name.as_bytes().first() == Some(&column)).collect()
        }
        _ => Vec::new(),
    };
    let word = word.escape_debug();
    let refusal = unreadable(phrase!("merels-no-point", "`{word}` is no point of the board", word), span);
    match column.join(" ") {
        points if points.is_empty() => refusal,
        points => refusal.hint(phrase!("merels-points", "points of this column: {points}", points)),
    }
}
