//! The meaning of a written turn in a position, and the reason if it means nothing legal.

use super::board::{Side, Square};
use super::moves::{self, SpannedValue, WrittenMark, WrittenTurn};
use super::position::Checkers;
use super::squad::PieceKind;
use super::state::Move;
use adjudicate_rules::{Phrase, Refusal, phrase};

/// A turn that the rules allow.
pub(super) enum AllowedTurn {
    /// The side to play cannot move.
    Pass,
    /// A move.
    Step(Move),
}

impl Checkers {
    /// The same refusal, with the first moves that are legal now.
    fn with_moves(&self, refusal: Refusal) -> Refusal {
        let moves = self.moves();
        match moves.is_empty() {
            true => refusal.legal_now(std::iter::once("pass".to_owned())),
            false => refusal.legal_now(moves.iter().map(|step| self.recorded(*step))),
        }
    }

    /// Reads a turn: how it is written, then what it means here. Gives the record's text with it.
    pub(super) fn turn(&self, typed: &str) -> Result<(AllowedTurn, String), Refusal> {
        let written = moves::parse(typed)?;
        self.must_run()?;
        let WrittenTurn::Step { from, to, marks } = written else {
            return match self.state.moves().next() {
                None => Ok((AllowedTurn::Pass, "pass".to_owned())),
                Some(_) => {
                    let reason = phrase!("roman-cannot-pass", "who can move may not pass");
                    Err(self.with_moves(Refusal::illegal("ALL-7", reason)))
                }
            };
        };
        let step = match from {
            Some(from) => self.step(&from, &to).map_err(|refusal| self.with_moves(refusal))?,
            None => self.step_to(&to)?,
        };
        let recorded = self.recorded(step);
        self.check_marks(step, &marks).map_err(|refusal| {
            let moves = vec![recorded.clone()];
            refusal.hint(phrase!("roman-marks", "the record writes `{moves}`, or leave the marks out", moves = moves))
        })?;
        Ok((AllowedTurn::Step(step), recorded))
    }

    /// The move between two squares.
    fn step(&self, from: &SpannedValue<Square>, to: &SpannedValue<Square>) -> Result<Move, Refusal> {
        let step = Move { from: from.value, to: to.value };
        if self.state.moves().any(|legal| legal == step) {
            return Ok(step);
        }
        let side = self.state.to_move();
        let refuse =
            |reason: Phrase, at: &SpannedValue<Square>| Err(Refusal::illegal("RCH-2", reason).at(at.span.clone()));
        let square = from.value;
        let Some(kind) = self.state.squad(side).kind_at(from.value) else {
            return match self.state.squad(side.other()).kind_at(from.value) {
                Some(_) => refuse(phrase!("roman-not-own", "the piece on {square} is the opponent's", square), from),
                None => refuse(phrase!("roman-no-piece", "there is no piece on {square}", square), from),
            };
        };
        let one_aside = from.value.column().abs_diff(to.value.column()) == 1;
        if !one_aside || from.value.row().abs_diff(to.value.row()) != 1 {
            return refuse(phrase!("roman-one-square", "a piece moves one square diagonally"), to);
        }
        let upwards = to.value.row() > from.value.row();
        if upwards != (side == Side::Purple) && kind == PieceKind::Soldier {
            return refuse(phrase!("roman-soldier-backwards", "a soldier moves forward only"), to);
        }
        if upwards != (side == Side::Purple) && kind == PieceKind::Demoralised {
            let reason = phrase!("roman-bearer-backwards", "a demoralised standard-bearer moves forward only");
            return Err(Refusal::illegal("RCH-8", reason).at(to.span.clone()));
        }
        let square = to.value;
        refuse(phrase!("roman-occupied", "{square} is occupied", square), to)
    }

    /// The only move to a square.
    fn step_to(&self, to: &SpannedValue<Square>) -> Result<Move, Refusal> {
        let square = to.value;
        let fitting: Vec<Move> = self.moves().into_iter().filter(|step| step.to == to.value).collect();
        match fitting.as_slice() {
            [only] => Ok(*only),
            [] => {
                let reason = phrase!("roman-none-can", "no piece of the side to play can go to {square}", square);
                Err(self.with_moves(Refusal::illegal("RCH-2", reason).at(to.span.clone())))
            }
            several => {
                let readings: Vec<String> = several.iter().map(|step| self.recorded(*step)).collect();
                let reason = phrase!("roman-several", "several pieces can go to {square}", square);
                Err(Refusal::ambiguous("ALL-3", reason).at(to.span.clone()).one_of(readings))
            }
        }
    }

    /// Compares marks with the effects of the move: none, or exactly these.
    fn check_marks(&self, step: Move, marks: &[SpannedValue<WrittenMark>]) -> Result<(), Refusal> {
        if marks.is_empty() {
            return Ok(());
        }
        let effects = self.state.clone().play(step);
        let captured = effects.won | effects.lost;
        for (index, mark) in marks.iter().enumerate() {
            let refusal = match mark.value {
                _ if marks.iter().take(index).any(|other| other.value == mark.value) => {
                    Refusal::illegal("RCH-4", phrase!("roman-twice", "this is written twice"))
                }
                WrittenMark::Throne if !effects.throne => {
                    let square = step.to;
                    let reason = phrase!("roman-no-throne", "{square} is not this squad's throne room", square);
                    Refusal::illegal("RCH-5", reason)
                }
                WrittenMark::Capture(square) if square.set() & captured == 0 => {
                    Refusal::illegal("RCH-3", phrase!("roman-no-capture", "nothing is captured on {square}", square))
                }
                _ => continue,
            };
            return Err(refusal.at(mark.span.clone()));
        }
        if effects.throne && !marks.iter().any(|mark| mark.value == WrittenMark::Throne) {
            let reason = phrase!("roman-throne-unmarked", "the arrival in the throne room is not marked");
            return Err(Refusal::illegal("RCH-5", reason));
        }
        // Marks are different from each other and true, so it is enough to count them.
        if marks.len() < captured.count_ones() as usize + usize::from(effects.throne) {
            let reason = phrase!("roman-capture-unmarked", "some captures are marked and some are not");
            return Err(Refusal::illegal("RCH-4", reason));
        }
        Ok(())
    }
}
