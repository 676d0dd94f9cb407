//! Lists and counts the legal turns.

use super::board::Point;
use super::law::RemovableStones;
use super::moves::MerelsTurn;
use super::position::{Ban, Merels};
use super::set::PointSet;
use super::steps::{Slide, Slides};

impl Merels {
    /// The legal turns, each once, in the order of their points; none when the game is over.
    pub fn turns(&self) -> Vec<MerelsTurn> {
        let mut turns = Vec::new();
        self.turns_into(&mut turns);
        turns
    }

    /// Writes the legal turns into a reused list; its earlier contents are dropped.
    pub fn turns_into(&self, turns: &mut Vec<MerelsTurn>) {
        turns.clear();
        self.each_turn(|turn| turns.push(turn));
    }

    /// The opposing stones that a mill could remove from `opposing`.
    pub(super) fn removable(&self, opposing: PointSet) -> PointSet {
        if self.law.removable == RemovableStones::Any {
            return opposing;
        }
        let outside = opposing.minus(opposing.in_lines());
        match outside.is_empty() && self.law.removable == RemovableStones::OutsideMillsFirst {
            true => opposing,
            false => outside,
        }
    }

    /// How many lines count as closed by a stone on `to`, beside the owner's other stones `rest`.
    pub(super) fn closes(&self, rest: PointSet, to: Point, flight: bool) -> usize {
        match flight && !self.law.flight_closes {
            true => 0,
            false => to.completes(rest),
        }
    }

    /// Whether the player to move has neither a stone to place nor one that can move. A ban is never to blame: the empty
    /// point that it keeps free has another stone of the opened mill beside it, which can move there.
    pub(super) fn is_blocked(&self) -> bool {
        let (side, empty) = (self.side(), self.empty());
        self.hand(side) == 0 && !self.flies(side) && Slides::possible(self.stones(side), empty).is_empty()
    }

    fn each_turn(&self, mut visit: impl FnMut(MerelsTurn)) {
        if self.is_over() {
            return;
        }
        let (side, empty) = (self.side(), self.empty());
        let own = self.stones(side);
        // Mills are rare: what they could remove is found out when the first one closes.
        let mut targets = None;
        if self.hand(side) > 0 {
            for to in empty.iter() {
                let turn = MerelsTurn::Place { to, removed: PointSet::EMPTY };
                match to.completes(own) {
                    0 => visit(turn),
                    lines => self.each_removal(lines, &mut targets, |removed| visit(turn.removing(removed))),
                }
            }
            return;
        }
        let ban = self.ban(side);
        if self.flies(side) {
            for from in own.iter() {
                let rest = own.without(from);
                for to in empty.iter().filter(|to| ban != Some(Ban { from, to: *to })) {
                    let turn = MerelsTurn::Move { from, to, removed: PointSet::EMPTY };
                    match self.closes(rest, to, true) {
                        0 => visit(turn),
                        lines => self.each_removal(lines, &mut targets, |removed| visit(turn.removing(removed))),
                    }
                }
            }
        } else {
            for Slide { turn, crossed } in Slides::possible(own, empty).except(ban) {
                match own.has_all(crossed) {
                    false => visit(turn),
                    true => self.each_removal(1, &mut targets, |removed| visit(turn.removing(removed))),
                }
            }
        }
        if self.law.blocked_passes && self.is_blocked() {
            visit(MerelsTurn::Pass);
        }
    }

    fn each_removal(&self, lines: usize, targets: &mut Option<PointSet>, mut visit: impl FnMut(PointSet)) {
        let opposing = self.stones(self.side().other());
        let targets = *targets.get_or_insert_with(|| self.removable(opposing));
        if targets.is_empty() {
            visit(PointSet::EMPTY);
        } else if lines > 1 && self.law.double_removes_two {
            self.each_pair(opposing, targets, visit);
        } else {
            targets.iter().for_each(|point| visit(PointSet::EMPTY.with(point)));
        }
    }

    /// The second stone is chosen as the board stands after the first. Both orders are the same turn, so a pair that can be
    /// taken either way counts where its lower point is first.
    fn each_pair(&self, opposing: PointSet, targets: PointSet, mut visit: impl FnMut(PointSet)) {
        for first in targets.iter() {
            let seconds = self.removable(opposing.without(first));
            if seconds.is_empty() {
                visit(PointSet::EMPTY.with(first));
            }
            for second in seconds.iter() {
                let reverse = targets.has(second) && self.removable(opposing.without(second)).has(first);
                if first < second || !reverse {
                    visit(PointSet::EMPTY.with(first).with(second));
                }
            }
        }
    }

    /// The number of sequences of exactly `depth` turns.
    pub fn count(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => {
                let mut turns = 0;
                self.each_turn(|_| turns += 1);
                turns
            }
            _ => {
                let mut total = 0;
                self.each_turn(|turn| {
                    let mut next = self.clone();
                    next.apply(turn);
                    total += next.count(depth - 1);
                });
                total
            }
        }
    }
}
