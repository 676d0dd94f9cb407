//! Why a turn is illegal: the clause, the part of the turn that is at fault, and what would do instead.

use super::board::Point;
use super::law::RemovableStones;
use super::moves::MerelsTurn;
use super::position::{Merels, Side};
use super::set::PointSet;
use adjudicate_rules::Refusal;

/// So many turns are shown in a hint.
const SHOWN: usize = 8;

/// A part of a written turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrittenPart {
    /// All of it.
    Whole,
    /// The stone that moves.
    From,
    /// The target of a stone.
    To,
    /// The removal of this stone.
    Removed(Point),
}

/// The illegal part of a turn.
#[derive(Debug)]
pub struct TurnFault {
    clause: &'static str,
    reason: String,
    /// The part that is at fault.
    pub part: WrittenPart,
}

fn fault(clause: &'static str, part: WrittenPart, reason: String) -> Result<(), TurnFault> {
    Err(TurnFault { clause, reason, part })
}

impl Merels {
    /// Judges a turn of the player to move.
    pub(super) fn judge(&self, turn: MerelsTurn) -> Result<(), TurnFault> {
        if self.is_over() {
            return fault("ALL-2", WrittenPart::Whole, "the game is over, so it is nobody's turn".to_owned());
        }
        let own = self.stones(self.side());
        let (to, rest, flight) = match turn {
            MerelsTurn::Pass => return self.judge_pass(),
            MerelsTurn::Place { to, .. } => {
                self.judge_placing(to)?;
                (to, own, false)
            }
            MerelsTurn::Move { from, to, .. } => {
                self.judge_move(from, to)?;
                (to, own.without(from), self.flies(self.side()))
            }
        };
        self.judge_removal(to, rest, turn.removed(), flight)
    }

    fn judge_pass(&self) -> Result<(), TurnFault> {
        let side = self.side().letter();
        match self.is_blocked() && self.law.blocked_passes {
            true => Ok(()),
            false => fault("ALL-7", WrittenPart::Whole, format!("{side} has a legal move and cannot pass")),
        }
    }

    fn judge_placing(&self, to: Point) -> Result<(), TurnFault> {
        if self.hand(self.side()) == 0 {
            let reason =
                format!("{} has no stone left in hand, so a turn moves one on the board", self.side().letter());
            return fault(self.law.cite.step, WrittenPart::To, reason);
        }
        self.judge_empty(self.law.cite.placing, to)
    }

    fn judge_empty(&self, clause: &'static str, to: Point) -> Result<(), TurnFault> {
        match self.owner(to) {
            Some(owner) => fault(clause, WrittenPart::To, format!("a stone of {} stands on {to}", owner.letter())),
            None => Ok(()),
        }
    }

    fn judge_move(&self, from: Point, to: Point) -> Result<(), TurnFault> {
        let (side, cite) = (self.side(), self.law.cite);
        let hand = self.hand(side);
        if hand > 0 {
            let stones = if hand == 1 { "a stone".to_owned() } else { format!("{hand} stones") };
            let reason = format!("{} still has {stones} in hand, and places before moving", side.letter());
            return fault(cite.placing, WrittenPart::Whole, reason);
        }
        match self.owner(from) {
            None => return fault(cite.step, WrittenPart::From, format!("no stone stands on {from}")),
            Some(owner) if owner != side => {
                return fault(
                    cite.step,
                    WrittenPart::From,
                    format!("the stone on {from} belongs to {}", owner.letter()),
                );
            }
            Some(_) if from == to => {
                return fault(cite.step, WrittenPart::To, format!("the stone on {from} would stay where it is"));
            }
            Some(_) => self.judge_empty(cite.step, to)?,
        }
        if !self.flies(side) && !from.neighbours().has(to) {
            return self.too_far(from, to);
        }
        match self.ban(side) {
            Some(ban) if ban.from == from && ban.to == to => {
                let mill = to.line_in(self.stones(side).without(from)).unwrap_or_default().hyphenated();
                let reason =
                    format!("the stone on {from} has just left the mill {mill} and cannot close it again at once");
                fault(cite.reform, WrittenPart::Whole, reason)
            }
            _ => Ok(()),
        }
    }

    fn too_far(&self, from: Point, to: Point) -> Result<(), TurnFault> {
        let apart = format!("{from} and {to} are not neighbours on a line");
        match self.law.flies_with {
            0 => fault(self.law.cite.step, WrittenPart::To, apart),
            limit => {
                let (side, left) = (self.side().letter(), self.stones(self.side()).len());
                let reason =
                    format!("{apart}, and {side} has {left} stones left: too many to fly, which {limit} or fewer do");
                fault(self.law.cite.flight, WrittenPart::To, reason)
            }
        }
    }

    fn judge_removal(&self, to: Point, rest: PointSet, removed: PointSet, flight: bool) -> Result<(), TurnFault> {
        let (cite, opponent) = (self.law.cite, self.side().other());
        let opposing = self.stones(opponent);
        let lines = self.closes(rest, to, flight);
        let targets = if lines == 0 { PointSet::EMPTY } else { self.removable(opposing) };
        let Some(first) = removed.iter().next() else {
            return match targets.is_empty() {
                true => Ok(()),
                false => self.nothing_removed(to, rest),
            };
        };
        if lines == 0 {
            return match to.completes(rest) {
                0 => {
                    fault(cite.mill, WrittenPart::Removed(first), format!("{to} closes no mill, so nothing is removed"))
                }
                _ => fault(
                    cite.flight,
                    WrittenPart::Removed(first),
                    "a flight removes nothing, even into a mill".to_owned(),
                ),
            };
        }
        if let Some(point) = removed.minus(opposing).iter().next() {
            let reason = match rest.with(to).has(point) {
                true => format!("{point} is a stone of {} himself", self.side().letter()),
                false => format!("no stone stands on {point} to be removed"),
            };
            return fault(cite.mill, WrittenPart::Removed(point), reason);
        }
        let most = if lines > 1 && self.law.double_removes_two { 2 } else { 1 };
        if let Some(surplus) = removed.iter().nth(most) {
            let stones = if most == 1 { "one stone" } else { "two stones" };
            return fault(cite.mill, WrittenPart::Removed(surplus), format!("this turn removes {stones} and no more"));
        }
        let second = removed.iter().nth(1);
        match second {
            None if !targets.has(first) => self.safe(first, opposing),
            None if most == 2 && !self.removable(opposing.without(first)).is_empty() => {
                fault(cite.mill, WrittenPart::Removed(first), "two mills close, so two stones are removed".to_owned())
            }
            None => Ok(()),
            Some(second) => self.judge_pair(first, second, opposing, targets),
        }
    }

    fn nothing_removed(&self, to: Point, rest: PointSet) -> Result<(), TurnFault> {
        let mill = to.line_in(rest).unwrap_or_default().hyphenated();
        fault(
            self.law.cite.safe,
            WrittenPart::Whole,
            format!("{to} closes the mill {mill}, so a stone must be removed"),
        )
    }

    fn judge_pair(&self, low: Point, high: Point, opposing: PointSet, targets: PointSet) -> Result<(), TurnFault> {
        let taken = |first, second| targets.has(first) && self.removable(opposing.without(first)).has(second);
        if taken(low, high) || taken(high, low) {
            Ok(())
        } else if targets.has(low) {
            self.safe(high, opposing.without(low))
        } else if targets.has(high) {
            self.safe(low, opposing.without(high))
        } else {
            self.safe(low, opposing)
        }
    }

    fn safe(&self, point: Point, opposing: PointSet) -> Result<(), TurnFault> {
        let mill = point.line_in(opposing).unwrap_or_default().hyphenated();
        let none_free =
            opposing.minus(opposing.in_lines()).is_empty() && self.law.removable == RemovableStones::OutsideMills;
        let reason = match none_free {
            true => format!("all stones of {} stand in mills, so none is removed", self.side().other().letter()),
            false => format!("{point} stands in a mill ({mill}) and cannot be removed"),
        };
        fault(self.law.cite.safe, WrittenPart::Removed(point), reason)
    }

    fn owner(&self, point: Point) -> Option<Side> {
        [Side::X, Side::O].into_iter().find(|side| self.stones(*side).has(point))
    }

    /// The refusal of a turn; the hint shows those legal turns that have most in common with it.
    pub(super) fn refuse(&self, turn: MerelsTurn, fault: TurnFault) -> Refusal {
        let refusal = Refusal::illegal(fault.clause, fault.reason);
        let legal = self.turns();
        let list = |texts: Vec<String>| {
            let shown = texts.iter().take(SHOWN).map(String::as_str).collect::<Vec<_>>().join(" ");
            match texts.len() > SHOWN {
                true => format!("legal now: {shown} and {} more", texts.len() - SHOWN),
                false => format!("legal now: {shown}"),
            }
        };
        let same_stone: Vec<MerelsTurn> = legal.iter().copied().filter(|other| other.from() == turn.from()).collect();
        let same_move: Vec<MerelsTurn> = same_stone.iter().copied().filter(|other| other.to() == turn.to()).collect();
        let texts = |turns: &[MerelsTurn]| list(turns.iter().map(MerelsTurn::to_string).collect());
        if legal.is_empty() {
            refusal
        } else if same_move.iter().any(|other| !other.removed().is_empty()) {
            refusal.hint(list(same_move.iter().map(|other| other.removals()).collect()))
        } else if !same_move.is_empty() {
            refusal.hint(texts(&same_move))
        } else if !same_stone.is_empty() {
            refusal.hint(texts(&same_stone))
        } else {
            refusal.hint(texts(&legal))
        }
    }
}
