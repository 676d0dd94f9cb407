//! The board, always seen by the player to move: his points count from 24 down to 1 (BKG-1).

use std::fmt;

/// The bar, the highest place of a side's numbering.
pub const BAR: u8 = 25;
/// Off the board, the lowest one.
pub const OFF: u8 = 0;
/// The highest point of the home board.
pub const HOME: u8 = 6;
/// Pieces of each side.
pub const PIECES: u8 = 15;

/// The start of a side's pieces: place and number.
const START: [(usize, u8); 4] = [(24, 2), (13, 5), (8, 3), (6, 5)];

/// A throw of two dice, the higher first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dice {
    high: u8,
    low: u8,
}

impl Dice {
    /// The throw that shows these two numbers; `None` unless both are from 1 to 6.
    pub fn new(one: u32, other: u32) -> Option<Dice> {
        let number = |shown: u32| u8::try_from(shown).ok().filter(|die| (1..=6).contains(die));
        let (one, other) = (number(one)?, number(other)?);
        Some(Dice { high: one.max(other), low: one.min(other) })
    }

    /// The higher number.
    pub fn high(self) -> u8 {
        self.high
    }

    /// The lower number.
    pub fn low(self) -> u8 {
        self.low
    }

    /// Whether both dice show the same, so that it is played four times (BKG-3).
    pub fn is_double(self) -> bool {
        self.high == self.low
    }

    /// The numbers to play, the higher first: two of them, or four of a double.
    pub fn numbers(self) -> Vec<u8> {
        if self.is_double() { vec![self.high; 4] } else { vec![self.high, self.low] }
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.high, self.low)
    }
}

/// One die played with one piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DieMove {
    /// The place it leaves, 1 to 24 or [`BAR`].
    pub from: u8,
    /// The number it moves by, 1 to 6.
    pub die: u8,
}

impl DieMove {
    /// Returns the place at which the piece lands; a die that is higher than needed also bears off (BKG-7).
    pub fn to(self) -> u8 {
        self.from.saturating_sub(self.die)
    }
}

/// The pieces of both sides. A place is an index from [`OFF`] to [`BAR`], counted by the side whose pieces they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    own: [u8; 26],
    other: [u8; 26],
}

impl Board {
    /// The usual start (BKG-1).
    pub fn start() -> Board {
        let mut side = [0; 26];
        for (place, pieces) in START {
            side[place] = pieces;
        }
        Board { own: side, other: side }
    }

    /// The board with these pieces, each side's listed by place from [`OFF`] to [`BAR`] in its own numbering; `None` unless
    /// each side has fifteen and no point holds both.
    pub fn new(own: [u8; 26], other: [u8; 26]) -> Option<Board> {
        let all = |side: &[u8; 26]| side.iter().map(|pieces| u32::from(*pieces)).sum::<u32>() == u32::from(PIECES);
        let shared = (1..=24).any(|place| own[place] > 0 && other[25 - place] > 0);
        (all(&own) && all(&other) && !shared).then_some(Board { own, other })
    }

    /// The mover's pieces, by place.
    pub fn own(&self) -> &[u8; 26] {
        &self.own
    }

    /// The opponent's pieces, by place in his own numbering.
    pub fn other(&self) -> &[u8; 26] {
        &self.other
    }

    /// The same pieces, seen by the opponent.
    pub fn turned(&self) -> Board {
        Board { own: self.other, other: self.own }
    }

    /// The opponent's pieces on a point of the mover's numbering.
    pub(super) fn opposing(&self, point: u8) -> u8 {
        if (1..BAR).contains(&point) { self.other[usize::from(BAR - point)] } else { 0 }
    }

    /// The mover's rearmost piece: the highest place that he occupies, [`OFF`] when none is left.
    pub fn rearmost(&self) -> u8 {
        Lanes::of(self).rearmost()
    }

    /// Whether all pieces of the mover are off.
    pub fn is_finished(&self) -> bool {
        self.own[usize::from(OFF)] == PIECES
    }

    /// Whether a step is allowed by itself (BKG-4, BKG-5, BKG-7), whatever else has to be played.
    pub fn allows(&self, step: DieMove) -> bool {
        Lanes::of(self).allow(step)
    }

    /// The board after a step that is [allowed](Board::allows), and whether it hit.
    pub(super) fn after(&self, step: DieMove) -> (Board, bool) {
        let mut next = *self;
        let to = step.to();
        next.own[usize::from(step.from)] -= 1;
        next.own[usize::from(to)] += 1;
        let hit = self.opposing(to) == 1;
        if hit {
            next.other[usize::from(BAR - to)] = 0;
            next.other[usize::from(BAR)] += 1;
        }
        (next, hit)
    }
}

/// The places of the mover's pieces and the places that are blocked for him, as sets (bit n is place n): enough to tell
/// which pieces a die can move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lanes {
    occupied: u32,
    closed: u32,
}

impl Lanes {
    /// The points outside the home board, and the bar.
    const OUTSIDE: u32 = (1 << (BAR + 1)) - (1 << (HOME + 1));

    /// The sets of a board.
    pub(super) fn of(board: &Board) -> Lanes {
        let mut lanes = Lanes { occupied: 0, closed: 0 };
        for place in 1..=BAR {
            lanes.occupied |= u32::from(board.own[usize::from(place)] > 0) << place;
            lanes.closed |= u32::from(board.opposing(place) > 1) << place;
        }
        lanes
    }

    /// Returns the sets after a step that led to `board`; blocked places do not change while one player moves.
    pub(super) fn after(mut self, step: DieMove, board: &Board) -> Lanes {
        if board.own[usize::from(step.from)] == 0 {
            self.occupied &= !(1 << step.from);
        }
        self.occupied |= 1 << step.to() & !1;
        self
    }

    /// The places from which this die can move a piece (BKG-4, BKG-5, BKG-7).
    pub(super) fn sources(self, die: u8) -> u32 {
        let all = self.occupied;
        let beyond = all >> (die + 1) << (die + 1);
        let on_board = beyond & !(self.closed << die);
        if all >> BAR != 0 {
            return on_board & 1 << BAR;
        }
        if all & Lanes::OUTSIDE != 0 {
            return on_board;
        }
        let exact = all & 1 << die;
        let higher = if beyond | exact == 0 { 1 << self.rearmost() & !1 } else { 0 };
        on_board | exact | higher
    }

    /// Whether a step is allowed by itself.
    pub(super) fn allow(self, step: DieMove) -> bool {
        (1..=6).contains(&step.die) && step.from <= BAR && self.sources(step.die) >> step.from & 1 == 1
    }

    fn rearmost(self) -> u8 {
        (1..=BAR).rev().find(|place| self.occupied >> place & 1 == 1).unwrap_or(OFF)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_judged_by_bar_closed_points_and_home() {
        let start = Board::start();
        assert!(start.allows(DieMove { from: 24, die: 1 }));
        assert!(!start.allows(DieMove { from: 24, die: 5 }), "19 is closed");
        assert!(!start.allows(DieMove { from: 6, die: 6 }), "not all are home");
        assert!(!start.allows(DieMove { from: 25, die: 1 }), "nobody is on the bar");
        assert!(!start.allows(DieMove { from: 200, die: 1 }) && !start.allows(DieMove { from: 0, die: 1 }));
        assert!(!start.allows(DieMove { from: 24, die: 0 }) && !start.allows(DieMove { from: 24, die: 200 }));
    }

    #[test]
    fn a_higher_die_bears_off_from_the_rearmost_point_only() {
        let mut own = [0; 26];
        (own[0], own[2], own[4]) = (12, 1, 2);
        let board = Board { own, other: Board::start().other };
        assert!(board.allows(DieMove { from: 4, die: 6 }));
        assert!(board.allows(DieMove { from: 2, die: 2 }));
        assert!(!board.allows(DieMove { from: 2, die: 6 }));
    }
}
