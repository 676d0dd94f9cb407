//! The steps along the lines of the board, all of them at once.
//!
//! There are 64 ways to step from a point to a neighbour, so that a set of them is one number. Random play and perft counts
//! spend most of their time here; stone by stone they would take twice as long.

use super::board::Point;
use super::position::Ban;
use super::set::Set;

/// Every step, in the order of its points.
const STEPS: [Step; 64] = steps();

/// The steps that begin, and those that end, on the points of each of the three bytes of a set.
const FROM: [[u64; 256]; 3] = spread(true);
const TO: [[u64; 256]; 3] = spread(false);

/// A step along a line.
#[derive(Clone, Copy)]
pub struct Step {
    /// Where it begins.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
    /// The other points of the only line that it can complete. The line that it runs along is broken by it.
    pub crossed: Set,
}

/// A set of steps.
#[derive(Clone, Copy)]
pub struct Steps(u64);

impl Steps {
    /// The steps that these stones can take to these empty points.
    pub fn possible(own: Set, empty: Set) -> Steps {
        let gather = |table: &[[u64; 256]; 3], set: Set| {
            let [low, middle, high, _] = set.bits().to_le_bytes();
            table[0][usize::from(low)] | table[1][usize::from(middle)] | table[2][usize::from(high)]
        };
        Steps(gather(&FROM, own) & gather(&TO, empty))
    }

    /// These steps without the one that is forbidden.
    pub fn except(self, ban: Option<Ban>) -> Steps {
        let forbidden = |ban: Ban| STEPS.iter().position(|step| step.from == ban.from && step.to == ban.to);
        match ban.and_then(forbidden) {
            Some(step) => Steps(self.0 & !(1 << step)),
            None => self,
        }
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Iterator for Steps {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        if self.is_empty() {
            return None;
        }
        let lowest = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(STEPS[lowest])
    }
}

const fn steps() -> [Step; 64] {
    let mut steps = [Step { from: Point::FIRST, to: Point::FIRST, crossed: Set::EMPTY }; 64];
    let (mut count, mut from) = (0, 0);
    while from < 24 {
        let mut to = 0;
        while to < 24 {
            let (start, end) = (Point::numbered(from), Point::numbered(to));
            if start.neighbours().has(end) {
                steps[count] = Step { from: start, to: end, crossed: end.partners_off(start) };
                count += 1;
            }
            to += 1;
        }
        from += 1;
    }
    steps
}

const fn spread(begins: bool) -> [[u64; 256]; 3] {
    let mut table = [[0; 256]; 3];
    let mut step = 0;
    while step < 64 {
        let point = if begins { STEPS[step].from } else { STEPS[step].to }.index();
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
