//! The legal turns of a throw: which steps, how many, and each resulting position once (BKG-3 to BKG-7).
//!
//! Two facts make this quick. Any turn can be played with its steps in descending order of the places they leave: pieces on
//! the bar go first anyway, and what a step from a lower place changes never opens a higher one. And two turns in that order
//! lead to the same position only if one piece goes the same way by different halts, or none, without hitting, or if two
//! pieces are borne off with the dice exchanged. So turns need no comparing of positions.

use super::board::{BAR, Board, Dice, DieMove, Lanes, OFF};

/// The steps of one turn, in an order in which they can be played. None: the throw cannot be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DieMoves {
    steps: [DieMove; 4],
    length: u8,
}

impl DieMoves {
    /// The steps in order.
    pub fn steps(&self) -> &[DieMove] {
        self.steps.get(..usize::from(self.length)).unwrap_or_default()
    }

    /// The board after the turn, still seen by the player who made it; `None` if the turn was found on another board and
    /// cannot be played on this one.
    pub fn play(&self, board: &Board) -> Option<Board> {
        let start = PartialPlay { board: *board, lanes: Lanes::of(board) };
        let end =
            self.steps().iter().try_fold(start, |stage, step| stage.lanes.allow(*step).then(|| stage.after(*step).0));
        end.map(|stage| stage.board)
    }

    fn and(mut self, step: DieMove) -> DieMoves {
        if let Some(place) = self.steps.get_mut(usize::from(self.length)) {
            *place = step;
            self.length += 1;
        }
        self
    }
}

impl Board {
    /// The legal turns with this throw, one for each position that can be reached; a single empty turn if no die can be
    /// played.
    pub fn turns(&self, dice: Dice) -> Vec<DieMoves> {
        let mut found = Vec::with_capacity(32);
        self.turns_into(dice, &mut found);
        found
    }

    /// As [`turns`](Board::turns), into a list that is cleared first: for those who ask often.
    pub fn turns_into(&self, dice: Dice, found: &mut Vec<DieMoves>) {
        found.clear();
        let start = PartialPlay { board: *self, lanes: Lanes::of(self) };
        if dice.is_double() {
            start.descend(dice.high(), DieMoves::default(), BAR, found);
            let most = found.iter().map(|turn| turn.length).max().unwrap_or(0);
            found.retain(|turn| turn.length == most);
            return;
        }
        start.both_dice(dice, found);
        for die in [dice.high(), dice.low()] {
            if found.is_empty() {
                found.extend(start.steps(die, BAR).map(|step| DieMoves::default().and(step)));
            }
        }
        if found.is_empty() {
            found.push(DieMoves::default());
        }
    }

    /// The number of sequences of turns with these throws, ways to the same position counted once. A game that is over has
    /// no continuation.
    pub(super) fn count(&self, throws: &[Dice]) -> Option<u64> {
        let Some((dice, rest)) = throws.split_first() else { return Some(1) };
        if self.turned().is_finished() {
            return Some(0);
        }
        let turns = self.turns(*dice);
        if rest.is_empty() {
            return Some(turns.len() as u64);
        }
        turns.iter().map(|turn| turn.play(self)?.turned().count(rest)).sum()
    }
}

/// A board in the middle of a turn.
#[derive(Clone, Copy)]
struct PartialPlay {
    board: Board,
    lanes: Lanes,
}

impl PartialPlay {
    /// The steps that `die` allows from places up to `highest`, in descending order.
    fn steps(&self, die: u8, highest: u8) -> impl Iterator<Item = DieMove> + use<> {
        let mut sources = self.lanes.sources(die) & ((2 << highest) - 1);
        std::iter::from_fn(move || {
            let from = sources.checked_ilog2()?;
            sources ^= 1 << from;
            // A place is at most 25.
            Some(DieMove { from: from as u8, die })
        })
    }

    /// The stage after a step that is allowed, and whether it hit.
    fn after(&self, step: DieMove) -> (PartialPlay, bool) {
        let (board, hit) = self.board.after(step);
        (PartialPlay { board, lanes: self.lanes.after(step, &board) }, hit)
    }

    /// Finds the turns that use both of two different dice, or that end the game with the first.
    fn both_dice(&self, dice: Dice, found: &mut Vec<DieMoves>) {
        for (one, other) in [(dice.high(), dice.low()), (dice.low(), dice.high())] {
            for first in self.steps(one, BAR) {
                let (between, hit) = self.after(first);
                let turn = DieMoves::default().and(first);
                if between.board.is_finished() {
                    // The higher die bears off whatever the lower one does.
                    found.extend((one > other).then_some(turn));
                    continue;
                }
                for second in between.steps(other, first.from) {
                    if one > other || !self.is_repeated(first, second, hit) {
                        found.push(turn.and(second));
                    }
                }
            }
        }
    }

    /// Whether a turn that plays the lower die first leads to the same position as one with the higher die first.
    fn is_repeated(&self, first: DieMove, second: DieMove, hit: bool) -> bool {
        if second.from == first.from || first.to() == OFF && second.to() == OFF {
            return true;
        }
        let detour = DieMove { from: first.from, die: second.die };
        if second.from != first.to() || hit || !self.lanes.allow(detour) {
            return false;
        }
        let (between, hit) = self.after(detour);
        between.board.is_finished() || !hit && between.lanes.allow(DieMove { from: detour.to(), die: first.die })
    }

    /// Finds the turns of a double that go on from `turn`, longest or not, each as soon as it cannot be continued in
    /// descending order.
    fn descend(&self, die: u8, turn: DieMoves, highest: u8, found: &mut Vec<DieMoves>) {
        let mut ends = true;
        for step in self.steps(die, highest) {
            ends = false;
            match turn.length {
                3 => found.push(turn.and(step)),
                _ => self.after(step).0.descend(die, turn.and(step), step.from, found),
            }
        }
        if ends {
            found.push(turn);
        }
    }
}
