//! Why a turn is illegal: the clause, the part of the turn that is at fault, and what would do instead.

use super::board::Point;
use super::law::RemovableStones;
use super::moves::MerelsTurn;
use super::position::{Merels, Side};
use super::set::PointSet;
use adjudicate_rules::{Phrase, Refusal, phrase};

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
    reason: Phrase,
    /// The part that is at fault.
    pub part: WrittenPart,
}

fn fault(clause: &'static str, part: WrittenPart, reason: Phrase) -> Result<(), TurnFault> {
    Err(TurnFault { clause, reason, part })
}

impl Merels {
    /// Judges a turn of the player to move.
    pub(super) fn judge(&self, turn: MerelsTurn) -> Result<(), TurnFault> {
        if self.is_over() {
            return fault("ALL-2", WrittenPart::Whole, Refusal::game_over().reason);
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
            false => {
                let reason = phrase!("merels-cannot-pass", "{side} has a legal move and cannot pass", side);
                fault("ALL-7", WrittenPart::Whole, reason)
            }
        }
    }

    fn judge_placing(&self, to: Point) -> Result<(), TurnFault> {
        if self.hand(self.side()) == 0 {
            let side = self.side().letter();
            let reason = phrase!(
                "merels-empty-hand",
                "{side} has no stone left in hand, so a turn moves one on the board",
                side
            );
            return fault(self.law.cite.step, WrittenPart::To, reason);
        }
        self.judge_empty(self.law.cite.placing, to)
    }

    fn judge_empty(&self, clause: &'static str, to: Point) -> Result<(), TurnFault> {
        match self.owner(to) {
            Some(owner) => {
                let side = owner.letter();
                fault(clause, WrittenPart::To, phrase!("merels-occupied", "a stone of {side} stands on {to}", side, to))
            }
            None => Ok(()),
        }
    }

    fn judge_move(&self, from: Point, to: Point) -> Result<(), TurnFault> {
        let (side, cite) = (self.side(), self.law.cite);
        let hand = self.hand(side);
        if hand > 0 {
            let stones = if hand == 1 { "a stone".to_owned() } else { format!("{hand} stones") };
            let side = side.letter();
            let english = format!("{side} still has {stones} in hand, and places before moving");
            let reason = Phrase::english("merels-still-in-hand", english);
            let reason = reason.with("side", side.to_string()).with("number", hand as u64);
            return fault(cite.placing, WrittenPart::Whole, reason);
        }
        match self.owner(from) {
            None => {
                let reason = phrase!("merels-no-stone", "no stone stands on {from}", from);
                return fault(cite.step, WrittenPart::From, reason);
            }
            Some(owner) if owner != side => {
                let side = owner.letter();
                let reason = phrase!("merels-not-own", "the stone on {from} belongs to {side}", from, side);
                return fault(cite.step, WrittenPart::From, reason);
            }
            Some(_) if from == to => {
                let reason = phrase!("merels-stays", "the stone on {from} would stay where it is", from);
                return fault(cite.step, WrittenPart::To, reason);
            }
            Some(_) => self.judge_empty(cite.step, to)?,
        }
        if !self.flies(side) && !from.neighbours().has(to) {
            return self.too_far(from, to);
        }
        match self.ban(side) {
            Some(ban) if ban.from == from && ban.to == to => {
                let mill = to.line_in(self.stones(side).without(from)).unwrap_or_default().hyphenated();
                let reason = phrase!(
                    "merels-reforms",
                    "the stone on {from} has just left the mill {mill} and cannot close it again at once",
                    from,
                    mill
                );
                fault(cite.reform, WrittenPart::Whole, reason)
            }
            _ => Ok(()),
        }
    }

    fn too_far(&self, from: Point, to: Point) -> Result<(), TurnFault> {
        match self.law.flies_with {
            0 => {
                let reason = phrase!("merels-too-far", "{from} and {to} are not neighbours on a line", from, to);
                fault(self.law.cite.step, WrittenPart::To, reason)
            }
            limit => {
                let (side, left) = (self.side().letter(), self.stones(self.side()).len());
                let reason = phrase!(
                    "merels-too-many-to-fly",
                    "{from} and {to} are not neighbours on a line, and {side} has {left} stones left: too many to fly, \
                     which {limit} or fewer do",
                    from,
                    to,
                    side,
                    left,
                    limit
                );
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
            let (clause, reason) = match to.completes(rest) {
                0 => (cite.mill, phrase!("merels-no-mill", "{to} closes no mill, so nothing is removed", to)),
                _ => (cite.flight, phrase!("merels-flight-only", "a flight removes nothing, even into a mill")),
            };
            return fault(clause, WrittenPart::Removed(first), reason);
        }
        if let Some(point) = removed.minus(opposing).iter().next() {
            let side = self.side().letter();
            let reason = match rest.with(to).has(point) {
                true => phrase!("merels-own-stone", "{point} is a stone of {side} himself", point, side),
                false => phrase!("merels-nothing-there", "no stone stands on {point} to be removed", point),
            };
            return fault(cite.mill, WrittenPart::Removed(point), reason);
        }
        let most = if lines > 1 && self.law.double_removes_two { 2 } else { 1 };
        if let Some(surplus) = removed.iter().nth(most) {
            let reason = match most {
                1 => phrase!("merels-removes-one", "this turn removes one stone and no more"),
                _ => phrase!("merels-removes-two", "this turn removes two stones and no more"),
            };
            return fault(cite.mill, WrittenPart::Removed(surplus), reason);
        }
        let second = removed.iter().nth(1);
        match second {
            None if !targets.has(first) => self.safe(first, opposing),
            None if most == 2 && !self.removable(opposing.without(first)).is_empty() => {
                let reason = phrase!("merels-two-mills", "two mills close, so two stones are removed");
                fault(cite.mill, WrittenPart::Removed(first), reason)
            }
            None => Ok(()),
            Some(second) => self.judge_pair(first, second, opposing, targets),
        }
    }

    fn nothing_removed(&self, to: Point, rest: PointSet) -> Result<(), TurnFault> {
        let mill = to.line_in(rest).unwrap_or_default().hyphenated();
        let reason = phrase!("merels-must-remove", "{to} closes the mill {mill}, so a stone must be removed", to, mill);
        fault(self.law.cite.safe, WrittenPart::Whole, reason)
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
        let side = self.side().other().letter();
        let reason = match none_free {
            true => phrase!("merels-all-in-mills", "all stones of {side} stand in mills, so none is removed", side),
            false => phrase!("merels-safe", "{point} stands in a mill ({mill}) and cannot be removed", point, mill),
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
        let same_stone: Vec<MerelsTurn> = legal.iter().copied().filter(|other| other.from() == turn.from()).collect();
        let same_move: Vec<MerelsTurn> = same_stone.iter().copied().filter(|other| other.to() == turn.to()).collect();
        if same_move.iter().any(|other| !other.removed().is_empty()) {
            return refusal.legal_now(same_move.iter().map(|other| other.removals()));
        }
        let alike = [same_move, same_stone].into_iter().find(|turns| !turns.is_empty()).unwrap_or(legal);
        refusal.legal_now(alike.iter().map(MerelsTurn::to_string))
    }
}
