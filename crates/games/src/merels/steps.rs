//! The steps along the lines of the board, all of them at once.
//!
//! There are 64 ways to step from a point to a neighbour, so that a set of them is one number. Random play and perft counts
//! spend most of their time here; stone by stone they would take twice as long.

use super::board::Point;
use super::moves::MerelsTurn;
use super::position::Ban;
use super::set::PointSet;

/// The start and the end of every step, in the order of the points.
const ENDS: [[Point; 2]; 64] = ends();

/// Every step, in the same order.
const STEPS: [Slide; 64] = steps();

/// The steps that begin, and those that end, on the points of each of the three bytes of a set.
const FROM: [[u64; 256]; 3] = spread(0);
const TO: [[u64; 256]; 3] = spread(1);

/// A step along a line.
#[derive(Clone, Copy)]
pub struct Slide {
    /// The turn that is this step and removes nothing.
    pub turn: MerelsTurn,
    /// The other points of the only line that it can complete. The line that it runs along is broken by it.
    pub crossed: PointSet,
}

/// A set of steps.
#[derive(Clone, Copy)]
pub struct Slides(u64);

impl Slides {
    /// The steps that these stones can take to these empty points.
    pub fn possible(own: PointSet, empty: PointSet) -> Slides {
        Slides(own.gather(&FROM) & empty.gather(&TO))
    }

    /// These steps without the one that is forbidden.
    pub fn except(self, ban: Option<Ban>) -> Slides {
        match ban {
            Some(Ban { from, to }) => {
                Slides(self.0 & !Slides::possible(PointSet::EMPTY.with(from), PointSet::EMPTY.with(to)).0)
            }
            None => self,
        }
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Iterator for Slides {
    type Item = Slide;

    fn next(&mut self) -> Option<Slide> {
        if self.is_empty() {
            return None;
        }
        let lowest = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(STEPS[lowest])
    }
}

const fn ends() -> [[Point; 2]; 64] {
    let mut ends = [[Point::FIRST; 2]; 64];
    let (mut count, mut from) = (0, 0);
    while from < 24 {
        let mut to = 0;
        while to < 24 {
            if Point::numbered(from).neighbours().has(Point::numbered(to)) {
                ends[count] = [Point::numbered(from), Point::numbered(to)];
                count += 1;
            }
            to += 1;
        }
        from += 1;
    }
    ends
}

const fn steps() -> [Slide; 64] {
    let mut steps = [Slide { turn: MerelsTurn::Pass, crossed: PointSet::EMPTY }; 64];
    let mut step = 0;
    while step < 64 {
        let [from, to] = ENDS[step];
        steps[step] =
            Slide { turn: MerelsTurn::Move { from, to, removed: PointSet::EMPTY }, crossed: to.partners_off(from) };
        step += 1;
    }
    steps
}

const fn spread(end: usize) -> [[u64; 256]; 3] {
    let mut table = [[0; 256]; 3];
    let mut step = 0;
    while step < 64 {
        let point = ENDS[step][end].index();
        let mut byte = 0;
        while byte < 256 {
            if byte & (1 << (point % 8)) != 0 {
                table[point / 8][byte] |= 1 << step;
            }
            byte += 1;
        }
        step += 1;
    }
    table
}
