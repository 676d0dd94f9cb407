//! Steps of a turn as they are written, not yet held against a game.
//!
//! People may write in any case, separate steps by a comma or a line's end as well, and say `color`. The record has none
//! of that.

use std::ops::Range;

use super::board::{Square, not_a_square};
use super::law::PieceKind;
use adjudicate_rules::{Phrase, Refusal, phrase};

/// How steps are separated in the record.
pub const BETWEEN: &str = "; ";

/// One step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The piece that acts, where that is written (Factiosus).
    pub piece: Option<PieceKind>,
    /// The act.
    pub what: StepAct,
    /// The bytes of the typed text.
    pub span: Range<usize>,
}

/// The act of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepAct {
    /// Chooses the board with this number.
    Board(u64),
    /// Chooses a secret board.
    Sealed,
    /// Chooses the colour of this name.
    Colour(String),
    /// Chooses the first piece.
    Start(PieceKind),
    /// Changes to another piece.
    Change(PieceKind),
    /// Throws for a change.
    Roll,
    /// Swaps places with somebody.
    Take {
        /// The owner of the piece.
        victim: String,
        /// Which of them, where that is written (Factiosus).
        kind: Option<PieceKind>,
        /// The square of the piece, if it is written.
        square: Option<Square>,
    },
    /// Names who pays for not being taken.
    Spare(String),
    /// Pays for a throw that moves the piece anywhere.
    Veer,
    /// Goes along the path, to where, if that is written.
    Move(Option<Aim>),
    /// Pays for not moving.
    Stay,
    /// Cannot move.
    Hold,
}

/// The written target of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// To a square.
    Square(Square),
    /// Off the board.
    Out,
}

/// A player's colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PlayerColour(u8);

const COLOURS: [&str; 9] = ["red", "blue", "green", "yellow", "black", "white", "orange", "violet", "brown"];

impl PlayerColour {
    /// All of them.
    pub fn all() -> impl Iterator<Item = PlayerColour> {
        (0..COLOURS.len() as u8).map(PlayerColour)
    }

    /// The word of the record.
    pub fn name(self) -> &'static str {
        COLOURS[usize::from(self.0)]
    }

    /// The colour that a word names.
    pub fn parse(word: &str) -> Option<PlayerColour> {
        PlayerColour::all().find(|colour| colour.name() == word)
    }
}

fn unreadable(reason: Phrase, span: Range<usize>) -> Refusal {
    Refusal::unreadable("ALL-3", reason).at(span)
}

/// Parses a text, in whatever game.
///
/// # Errors
/// ALL-3: a word means nothing, or a step lacks something or has too much.
pub fn parse(typed: &str) -> Result<Vec<Step>, Refusal> {
    let mut steps = Vec::new();
    let mut from = 0;
    for part in typed.split([';', ',', '\n']) {
        let at = from + (part.len() - part.trim_start().len());
        let span = at..at + part.trim().len();
        from += part.len() + 1;
        steps.push(step(part.trim(), span)?);
        if steps.len() > 64 {
            let reason = phrase!("duerror-too-many-steps", "a turn has no more than 64 steps");
            return Err(unreadable(reason, 0..typed.len()));
        }
    }
    Ok(steps)
}

fn step(text: &str, span: Range<usize>) -> Result<Step, Refusal> {
    let lower = text.to_ascii_lowercase();
    let mut words: Vec<&str> = lower.split_ascii_whitespace().collect();
    let piece = words.first().and_then(|word| PieceKind::parse(word));
    if piece.is_some() {
        words.remove(0);
    }
    let Some((verb, rest)) = words.split_first() else {
        let reason = match text {
            "" => phrase!("duerror-no-step", "a step is missing"),
            _ => phrase!("duerror-no-act", "what the piece does is missing"),
        };
        return Err(unreadable(reason, span).hint(phrase!("duerror-between", "steps are separated by `; `")));
    };
    let what = what(verb, rest).map_err(|reason| {
        let hint = phrase!(
            "duerror-steps",
            "steps: board N, colour NAME, start PIECE, change PIECE, roll, take NAME, spare NAME, veer, move, stay, hold"
        );
        unreadable(reason, span.clone()).hint(hint)
    })?;
    let acts = matches!(what, StepAct::Take { .. } | StepAct::Veer | StepAct::Move(_) | StepAct::Stay | StepAct::Hold);
    if piece.is_some() && !acts {
        return Err(unreadable(phrase!("duerror-not-by-piece", "`{verb}` is not done by a piece", verb), span));
    }
    Ok(Step { piece, what, span })
}

fn what(verb: &str, rest: &[&str]) -> Result<StepAct, Phrase> {
    match (verb, rest) {
        ("board", ["sealed"]) => Ok(StepAct::Sealed),
        ("board", [number]) => {
            let digits = number.len() <= 16 && number.bytes().all(|byte| byte.is_ascii_digit());
            let number = number.parse().ok().filter(|_| digits);
            number
                .map(StepAct::Board)
                .ok_or_else(|| phrase!("duerror-board-number", "a board is chosen by its number, or is `sealed`"))
        }
        ("colour" | "color", [word]) => Ok(StepAct::Colour((*word).to_owned())),
        ("start", [word]) => kind(word).map(StepAct::Start),
        ("change", [word]) => kind(word).map(StepAct::Change),
        ("roll", []) => Ok(StepAct::Roll),
        ("take", [victim]) => take(victim, None),
        ("take", [victim, square]) => {
            let square = Square::parse(square).ok_or_else(|| not_a_square(square))?;
            take(victim, Some(square))
        }
        ("spare", [name]) => Ok(StepAct::Spare((*name).to_owned())),
        ("veer", []) => Ok(StepAct::Veer),
        ("move", []) => Ok(StepAct::Move(None)),
        ("move", ["out"]) => Ok(StepAct::Move(Some(Aim::Out))),
        ("move", [word]) => match Square::parse(word) {
            Some(square) => Ok(StepAct::Move(Some(Aim::Square(square)))),
            None => Err(phrase!("duerror-no-target", "`{word}` is no square, A1 to I9, nor `out`", word)),
        },
        ("stay", []) => Ok(StepAct::Stay),
        ("hold", []) => Ok(StepAct::Hold),
        ("board" | "colour" | "color" | "start" | "change" | "take" | "spare", []) => {
            Err(phrase!("duerror-lacks-object", "what to `{verb}` is missing", verb))
        }
        (
            "board" | "colour" | "color" | "start" | "change" | "roll" | "take" | "spare" | "veer" | "move" | "stay"
            | "hold",
            [.., word],
        ) => Err(phrase!("duerror-too-much", "`{word}` is too much behind `{verb}`", word, verb)),
        _ => Err(phrase!("duerror-not-a-step", "`{verb}` is no step", verb)),
    }
}

fn kind(word: &str) -> Result<PieceKind, Phrase> {
    let not_a_piece = || phrase!("duerror-not-a-piece", "`{word}` is no piece: thete, ephebe, melliran", word);
    PieceKind::parse(word).ok_or_else(not_a_piece)
}

fn take(victim: &str, square: Option<Square>) -> Result<StepAct, Phrase> {
    let (name, kind_) = match victim.split_once('.') {
        Some((name, piece)) => (name, Some(kind(piece)?)),
        None => (victim, None),
    };
    Ok(StepAct::Take { victim: name.to_owned(), kind: kind_, square })
}
