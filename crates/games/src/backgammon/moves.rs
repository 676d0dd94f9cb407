//! How turns are written: reading what people type, and the record's own spelling.
//!
//! The record has the steps in the player's order, one blank between: `13/8 6/5`, `bar/22`, `6/off`; one piece by stages as
//! `24/18/13`, every stage written; the same way gone by several pieces one after the other as `8/5(2)`; `*` behind each
//! point where a piece was hit, `8/5*(2)` where the first of the two hit it.
//!
//! Typed text may besides be in capitals, have `-` for `/`, `b` or `25` for `bar`, `o` or `0` for `off`, commas, semicolons
//! `and`, and any number of blanks between its parts, the throw in front (`31: 8/5 6/5`), the number of pieces before the hit mark
//! (`8/5(2)*`), and may leave out hit marks and stages (`24/13`).

use std::fmt::Write as _;
use std::ops::Range;

use super::board::{BAR, Board, Dice, DieMove, OFF};
use super::turns::DieMoves;
use adjudicate_rules::{Phrase, Refusal, phrase};

/// Words between two parts of a turn, in the languages of people who write letters.
const JOINTS: &[&str] =
    &["and", "then", "und", "dann", "et", "puis", "e", "poi", "y", "luego", "en", "dan", "i", "a", "\u{438}", "&", "+"];

/// A turn that is about the doubling cube (BKG-10, BKG-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubeTurn {
    /// The dice are thrown.
    Roll,
    /// A double is offered.
    Double,
    /// It is taken.
    Take,
    /// It is dropped.
    Drop,
}

impl CubeTurn {
    /// The turn that is typed, in any case, if it is one of these.
    pub fn read(typed: &str) -> Option<CubeTurn> {
        Some(match typed.trim().to_ascii_lowercase().as_str() {
            "roll" => CubeTurn::Roll,
            "double" | "redouble" => CubeTurn::Double,
            "take" => CubeTurn::Take,
            "drop" => CubeTurn::Drop,
            _ => return None,
        })
    }

    /// As the record writes it.
    pub fn text(self) -> &'static str {
        match self {
            CubeTurn::Roll => "roll",
            CubeTurn::Double => "double",
            CubeTurn::Take => "take",
            CubeTurn::Drop => "drop",
        }
    }
}

/// A text that has the form of a turn.
#[derive(Debug, PartialEq, Eq)]
pub enum WrittenTurn {
    /// `pass`
    Pass,
    /// Ways of pieces, in order, behind the throw if it was written too.
    Ways { throw: Option<(Dice, Range<usize>)>, ways: Vec<PiecePath> },
}

/// The way that one piece, or several one after the other, is said to go.
#[derive(Debug, PartialEq, Eq)]
pub struct PiecePath {
    /// The places from the start to the last landing: two or more.
    pub halts: Vec<PathStop>,
    /// How many pieces go it.
    pub pieces: u8,
}

/// One place of a way.
#[derive(Debug, PartialEq, Eq)]
pub struct PathStop {
    /// The place.
    pub place: u8,
    /// Whether a hit is written there.
    pub hits: bool,
    /// The bytes of the text.
    pub span: Range<usize>,
}

/// One step of a turn as the record tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    /// The piece and die.
    pub step: DieMove,
    /// Whether it hits.
    pub hits: bool,
    /// Whether it is written as a further stage of the leg before.
    pub goes_on: bool,
}

/// Reads the form of a typed turn.
///
/// # Errors
/// The text is no turn in any position (ALL-3).
pub fn parse(typed: &str) -> Result<WrittenTurn, Refusal> {
    if typed.trim().eq_ignore_ascii_case("pass") {
        return Ok(WrittenTurn::Pass);
    }
    let mut scan = Scan { text: typed, at: 0 };
    let throw = scan.throw();
    let mut ways = Vec::new();
    let mut steps = 0;
    while scan.skip(" \t,;").peek().is_some() {
        if !ways.is_empty() && scan.join() {
            continue;
        }
        let begins = scan.at;
        let way = scan.way()?;
        steps += (way.halts.len() - 1) * usize::from(way.pieces);
        if steps > 4 {
            let reason = phrase!("backgammon-five-steps", "no turn has more than four steps");
            return Err(unreadable(reason, begins..scan.at));
        }
        ways.push(way);
    }
    if ways.is_empty() {
        return Err(unreadable(missing(), 0..typed.len()));
    }
    Ok(WrittenTurn::Ways { throw, ways })
}

/// The record's spelling of a turn; `pass` for one without steps.
pub fn write(legs: &[Leg]) -> String {
    let mut text = String::new();
    let mut ways = legs.chunk_by(|_, next| next.goes_on).peekable();
    while let Some(way) = ways.next() {
        let places = |way: &[Leg]| way.iter().map(|leg| (leg.step.from, leg.step.to())).collect::<Vec<_>>();
        let mut pieces = 1;
        while ways.next_if(|next| places(next) == places(way)).is_some() {
            pieces += 1;
        }
        if !text.is_empty() {
            text.push(' ');
        }
        text.extend(way.first().map(|leg| place_name(leg.step.from)));
        for leg in way {
            // Writing to a string cannot fail.
            let _ = write!(text, "/{}{}", place_name(leg.step.to()), if leg.hits { "*" } else { "" });
        }
        if pieces > 1 {
            let _ = write!(text, "({pieces})");
        }
    }
    if text.is_empty() { "pass".to_owned() } else { text }
}

/// The record's spelling of a legal turn on this board.
pub fn spell(board: &Board, turn: &DieMoves) -> String {
    let mut board = *board;
    let leg = |step: &DieMove| {
        let (next, hits) = board.after(*step);
        board = next;
        Leg { step: *step, hits, goes_on: false }
    };
    write(&turn.steps().iter().map(leg).collect::<Vec<_>>())
}

/// Returns the name of a place.
pub fn place_name(place: u8) -> String {
    match place {
        OFF => "off".to_owned(),
        BAR => "bar".to_owned(),
        point => point.to_string(),
    }
}

/// That nothing is written where a turn should be.
pub fn missing() -> Phrase {
    phrase!("backgammon-no-turn", "a turn is missing")
}

fn unreadable(reason: Phrase, span: Range<usize>) -> Refusal {
    let shape = phrase!(
        "backgammon-shape",
        "turns are written as `13/8 6/5`, `bar/22`, `6/off`, `8/5*(2)`, `24/18/13` or `pass`"
    );
    Refusal::unreadable("ALL-3", reason).at(span).hint(shape)
}

/// A reader's place in a typed text.
struct Scan<'a> {
    text: &'a str,
    at: usize,
}

impl Scan<'_> {
    fn rest(&self) -> &str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn skip(&mut self, set: &str) -> &mut Self {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start_matches(|c| set.contains(c)).len();
        self
    }

    /// Whether a word that joins two parts stands here, which is skipped.
    fn join(&mut self) -> bool {
        let word = self.rest().split(' ').next().unwrap_or_default();
        let (length, is_joint) = (word.len(), JOINTS.contains(&word.to_lowercase().as_str()));
        self.at += if is_joint { length } else { 0 };
        is_joint
    }

    fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.at += wanted.len_utf8();
        }
        found
    }

    /// The run of characters of one kind that begins here.
    fn run(&mut self, kind: fn(char) -> bool) -> String {
        let run: String = self.rest().chars().take_while(|c| kind(*c)).collect();
        self.at += run.len();
        run
    }

    /// The throw in front of a turn, if there is one.
    fn throw(&mut self) -> Option<(Dice, Range<usize>)> {
        let (head, _) = self.text.split_once(':')?;
        let mut numbers = head.chars().filter(|c| !" \t-".contains(*c)).map(|c| c.to_digit(10));
        let dice = Dice::new(numbers.next()??, numbers.next()??)?;
        if numbers.next().is_some() {
            return None;
        }
        self.at = head.len() + 1;
        Some((dice, 0..head.len()))
    }

    fn way(&mut self) -> Result<PiecePath, Refusal> {
        let begins = self.at;
        let mut halts = vec![self.halt(true)?];
        while matches!(self.skip(" \t").peek(), Some('/' | '-')) {
            self.at += 1;
            let halt = self.skip(" \t").halt(false)?;
            halts.push(halt);
        }
        let whole = begins..self.at;
        let ends_inside = halts.iter().rev().skip(1).any(|halt| halt.place == OFF);
        if halts.len() < 2 || ends_inside || halts.first().is_some_and(|halt| halt.hits) {
            return Err(unreadable(phrase!("backgammon-no-way", "a piece goes from one place to another"), whole));
        }
        let pieces = self.pieces()?;
        if self.take('*')
            && let Some(last) = halts.last_mut()
        {
            last.hits = true;
        }
        Ok(PiecePath { halts, pieces })
    }

    fn halt(&mut self, first: bool) -> Result<PathStop, Refusal> {
        let begins = self.at;
        let run = self.run(|c| c.is_ascii_alphanumeric()).to_ascii_lowercase();
        let place = match run.as_str() {
            "bar" | "b" => Some(BAR),
            "off" | "o" => Some(OFF),
            number => number.parse().ok().filter(|place| *place <= BAR),
        };
        let stray = if run.is_empty() { self.peek().map_or(0, char::len_utf8) } else { 0 };
        let at_fault = begins..self.at + stray;
        let no_place = || phrase!("backgammon-no-place", "a point from 24 to 1, `bar` or `off` is expected here");
        let place = place.ok_or_else(|| unreadable(no_place(), at_fault))?;
        if place == BAR && !first || place == OFF && first {
            let reason = match first {
                true => phrase!("backgammon-not-from", "no piece can go from `{run}`", run),
                false => phrase!("backgammon-not-to", "no piece can go to `{run}`", run),
            };
            return Err(unreadable(reason, begins..self.at));
        }
        let span = begins..self.at;
        let hits = self.skip(" \t").take('*');
        Ok(PathStop { place, hits, span })
    }

    /// The number of pieces in parentheses, 1 without it.
    fn pieces(&mut self) -> Result<u8, Refusal> {
        let begins = self.skip(" \t").at;
        if !self.take('(') {
            return Ok(1);
        }
        let number = self.skip(" \t").run(|c| c.is_ascii_digit());
        let closed = self.skip(" \t").take(')');
        match number.parse() {
            Ok(pieces @ 1..=4) if closed => Ok(pieces),
            _ => {
                let reason = phrase!("backgammon-number", "the number of pieces is `(2)`, `(3)` or `(4)`");
                Err(unreadable(reason, begins..self.at))
            }
        }
    }
}
