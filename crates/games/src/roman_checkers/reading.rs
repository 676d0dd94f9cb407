//! The meaning of a written turn in a position, and the reason if it means nothing legal.

use super::board::{Side, Square};
use super::moves::{self, SpannedValue, WrittenMark, WrittenTurn};
use super::position::Checkers;
use super::squad::PieceKind;
use super::state::Move;
use adjudicate_rules::Refusal;

/// How many legal moves a hint shows.
const SHOWN: usize = 8;

/// A turn that the rules allow.
pub(super) enum AllowedTurn {
    /// The side to play cannot move.
    Pass,
    /// A move.
    Step(Move),
}

impl Checkers {
    fn hint(&self) -> String {
        let moves = self.moves();
        let mut texts: Vec<String> = moves.iter().take(SHOWN).map(|step| self.recorded(*step)).collect();
        match moves.len() {
            0 => texts.push("pass".to_owned()),
            all if all > SHOWN => texts.push(format!("and {} more", all - SHOWN)),
            _ => {}
        }
        format!("legal now: {}", texts.join(", "))
    }

    /// Reads a turn: how it is written, then what it means here. Gives the record's text with it.
    pub(super) fn turn(&self, typed: &str) -> Result<(AllowedTurn, String), Refusal> {
        let written = moves::parse(typed)?;
        self.must_run()?;
        let WrittenTurn::Step { from, to, marks } = written else {
            return match self.state.moves().next() {
                None => Ok((AllowedTurn::Pass, "pass".to_owned())),
                Some(_) => Err(Refusal::illegal("ALL-7", "who can move may not pass").hint(self.hint())),
            };
        };
        let step = match from {
            Some(from) => self.step(&from, &to).map_err(|refusal| refusal.hint(self.hint()))?,
            None => self.step_to(&to)?,
        };
        let recorded = self.recorded(step);
        self.check_marks(step, &marks)
            .map_err(|refusal| refusal.hint(format!("the record writes `{recorded}`, or leave the marks out")))?;
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
            |reason: String, at: &SpannedValue<Square>| Err(Refusal::illegal("RCH-2", reason).at(at.span.clone()));
        let Some(kind) = self.state.squad(side).kind_at(from.value) else {
            return match self.state.squad(side.other()).kind_at(from.value) {
                Some(_) => refuse(format!("the piece on {} is the opponent's", from.value), from),
                None => refuse(format!("there is no piece on {}", from.value), from),
            };
        };
        let one_aside = from.value.column().abs_diff(to.value.column()) == 1;
        if !one_aside || from.value.row().abs_diff(to.value.row()) != 1 {
            return refuse("a piece moves one square diagonally".to_owned(), to);
        }
        let upwards = to.value.row() > from.value.row();
        if upwards != (side == Side::Purple) && kind == PieceKind::Soldier {
            return refuse("a soldier moves forward only".to_owned(), to);
        }
        if upwards != (side == Side::Purple) && kind == PieceKind::Demoralised {
            let reason = "a demoralised standard-bearer moves forward only";
            return Err(Refusal::illegal("RCH-8", reason).at(to.span.clone()));
        }
        refuse(format!("{} is occupied", to.value), to)
    }

    /// The only move to a square.
    fn step_to(&self, to: &SpannedValue<Square>) -> Result<Move, Refusal> {
        let fitting: Vec<Move> = self.moves().into_iter().filter(|step| step.to == to.value).collect();
        match fitting.as_slice() {
            [only] => Ok(*only),
            [] => {
                let reason = format!("no piece of the side to play can go to {}", to.value);
                Err(Refusal::illegal("RCH-2", reason).at(to.span.clone()).hint(self.hint()))
            }
            several => {
                let readings: Vec<String> = several.iter().map(|step| format!("`{}`", self.recorded(*step))).collect();
                let reason = format!("several pieces can go to {}", to.value);
                Err(Refusal::ambiguous("ALL-3", reason).at(to.span.clone()).hint(readings.join(" or ")))
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
                    Refusal::illegal("RCH-4", "this is written twice")
                }
                WrittenMark::Throne if !effects.throne => {
                    Refusal::illegal("RCH-5", format!("{} is not this squad's throne room", step.to))
                }
                WrittenMark::Capture(square) if square.set() & captured == 0 => {
                    Refusal::illegal("RCH-3", format!("nothing is captured on {square}"))
                }
                _ => continue,
            };
            return Err(refusal.at(mark.span.clone()));
        }
        if effects.throne && !marks.iter().any(|mark| mark.value == WrittenMark::Throne) {
            return Err(Refusal::illegal("RCH-5", "the arrival in the throne room is not marked"));
        }
        // Marks are different from each other and true, so it is enough to count them.
        if marks.len() < captured.count_ones() as usize + usize::from(effects.throne) {
            return Err(Refusal::illegal("RCH-4", "some captures are marked and some are not"));
        }
        Ok(())
    }
}
