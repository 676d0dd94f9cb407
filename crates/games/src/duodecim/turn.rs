//! Which single moves a player may make at a moment of his turn. The list of legal plays and the judgement of a written
//! one both rest on [`TurnInProgress::steps`].

use super::board::{COURSE, HAND, HOME, OFF, Pieces, PlaceSet};
use super::dice::{DiceGroup, Throw};
use super::table::{Duodecim, Rules, SingleMove};

/// A player's turn, as far as he has played it.
#[derive(Clone, Copy, Debug)]
pub struct TurnInProgress {
    rules: Rules,
    dice: u8,
    /// His pieces as they are now.
    pub(super) pieces: Pieces,
    /// Those of them that have not moved in this turn (DUO-6).
    pub(super) unmoved: Pieces,
    entered: bool,
    /// The points on which the opponent has no two pieces; what the turn captures changes nothing about them (DUO-8).
    open: PlaceSet,
    /// The places from which pieces may move (DUO-10).
    movable: PlaceSet,
}

/// Single moves by the same dice: first those of one piece, then those of pairs, then those of stacks that are no pairs.
#[derive(Clone, Debug, Default)]
pub struct SingleMoves {
    group: DiceGroup,
    pieces: Pieces,
    singles: PlaceSet,
    pairs: PlaceSet,
    whole: PlaceSet,
}

impl Iterator for SingleMoves {
    type Item = SingleMove;

    fn next(&mut self) -> Option<SingleMove> {
        let single = self.singles.next().map(|from| (from, 1));
        let (from, pieces) = single
            .or_else(|| self.pairs.next().map(|from| (from, 2)))
            .or_else(|| self.whole.next().map(|from| (from, self.pieces.on(from))))?;
        Some(SingleMove { from, to: from + self.group.sum, pieces })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        // Most dice move single pieces only.
        let mut count = self.singles.count();
        if !(self.pairs.is_empty() && self.whole.is_empty()) {
            count += self.pairs.count() + self.whole.count();
        }
        (count, Some(count))
    }
}

impl ExactSizeIterator for SingleMoves {}

impl TurnInProgress {
    /// The beginning of a turn.
    pub fn new(table: &Duodecim, throw: Throw) -> TurnInProgress {
        let strict = table.rules.strict && table.own().returning > 0;
        TurnInProgress {
            rules: table.rules,
            dice: throw.count(),
            pieces: table.own().pieces,
            unmoved: table.own().pieces,
            entered: table.own().entered,
            open: COURSE.without(table.other().pieces.at_least_two().across()),
            movable: if strict { HOME.with(HAND) } else { COURSE.with(HAND) },
        }
    }

    /// Whether the opponent leaves room to land on `place` (DUO-8).
    pub fn is_open(&self, place: u8) -> bool {
        place == OFF || self.open.has(place)
    }

    /// Whether pieces on `place` may move at all (DUO-10).
    pub fn is_movable(&self, place: u8) -> bool {
        self.movable.has(place)
    }

    /// Whether pieces may go to point 7 and beyond (DUO-5).
    pub fn may_leave_home(&self) -> bool {
        self.entered
    }

    /// Whether pieces may leave the board (DUO-11).
    pub fn may_exit(&self) -> bool {
        (self.pieces.places() & self.rules.exit.before()).is_empty()
    }

    /// The single moves that these dice allow now, from `least` upwards.
    pub fn steps(&self, group: DiceGroup, least: u8) -> SingleMoves {
        let points = if self.entered { self.open } else { self.open & HOME };
        let places = if self.entered && self.may_exit() { points.with(OFF) } else { points };
        let movable = self.movable & PlaceSet::between(least, OFF);
        let singles = self.unmoved.places() & movable & places.before(group.sum);
        if group.dice == 1 {
            return SingleMoves { group, pieces: self.pieces, singles, ..SingleMoves::default() };
        }
        let together = COURSE & movable & points.before(group.sum);
        let (two, three) = (self.unmoved.at_least_two() & together, self.unmoved.at_least_three() & together);
        let whole = match (self.rules.stacks && group.dice == self.dice, self.rules.pairs) {
            (false, _) => PlaceSet::default(),
            (true, true) => three,
            (true, false) => two,
        };
        let pairs = if self.rules.pairs { two } else { PlaceSet::default() };
        SingleMoves { group, pieces: self.pieces, singles: singles & COURSE, pairs, whole }
    }

    /// Whether these dice allow this move now.
    pub fn allows(&self, step: SingleMove, group: DiceGroup) -> bool {
        self.steps(group, step.from).any(|allowed| allowed == step)
    }

    /// Makes a move that is legal.
    pub fn make(&mut self, step: SingleMove) {
        self.pieces = self.pieces.shifted(step.pieces, step.from, step.to);
        self.unmoved = self.unmoved.less(step.pieces, step.from);
        self.entered |= self.pieces.on(HAND) == 0;
    }

    /// The turn after a move that is legal.
    #[must_use]
    pub fn after(mut self, step: SingleMove) -> TurnInProgress {
        self.make(step);
        self
    }
}
