//! All plays of a throw.
//!
//! The moves of a turn touch different pieces, and the points on which the opponent is safe do not change, so their
//! order matters to two conditions only: all pieces entered (DUO-5), and all remaining pieces near the end of the
//! course (DUO-11). Both are best met by the hindmost piece first, the hand being the hindmost place. So every turn
//! that is legal in some order is legal in ascending order, and no other order needs to be tried. A test compares this
//! with all orders.

use std::collections::HashSet;

use super::board::{HAND, OFF, Pieces};
use super::dice::{DiceGroup, DiceSplit, Throw};
use super::table::{Duodecim, SingleMove};
use super::turn::TurnInProgress;

/// A legal play, its moves in ascending order.
#[derive(Clone, Copy, Debug)]
pub struct DicePlay {
    steps: [SingleMove; 3],
    count: u8,
    /// How it uses the dice.
    pub(super) split: DiceSplit,
}

impl DicePlay {
    /// The single moves.
    pub fn steps(&self) -> &[SingleMove] {
        self.steps.get(..usize::from(self.count)).unwrap_or_default()
    }

    /// Returns the player's pieces after the play. This tells plays of one throw apart: where a piece lands it stays,
    /// so even its captures can be read off it.
    fn pieces(&self, table: &Duodecim) -> Pieces {
        self.steps().iter().fold(table.own().pieces, |pieces, step| pieces.shifted(step.pieces, step.from, step.to))
    }

    fn with(mut self, step: SingleMove) -> DicePlay {
        if let Some(place) = self.steps.get_mut(usize::from(self.count)) {
            *place = step;
        }
        self.count += 1;
        self
    }
}

/// Shows all legal plays of the throw to `visit`: each at least once, those that differ only in which dice move which piece
/// more often. Without any the turn is lost (DUO-9).
pub fn each(table: &Duodecim, throw: Throw, mut visit: impl FnMut(DicePlay)) {
    let turn = TurnInProgress::new(table, throw);
    let mut most = 0;
    for split in throw.splits() {
        // With fewer dice than possible only a win is complete, and each group takes off one piece at most.
        let full = split.used() >= most;
        if !full && usize::from(table.own().pieces.on(OFF)) + split.groups().len() < usize::from(table.rules.pieces) {
            continue;
        }
        let mut found = |play: DicePlay| {
            if full || play.pieces(table).on(OFF) == table.rules.pieces {
                visit(play);
            }
            most = most.max(split.used());
        };
        let play = DicePlay { steps: Default::default(), count: 0, split };
        extend(&turn, split.groups(), 0, (HAND, 0), play, &mut found);
    }
}

/// How many dice the fullest play of the throw uses (DUO-9).
pub fn most_dice(table: &Duodecim, throw: Throw) -> u8 {
    let mut most = 0;
    each(table, throw, |play| most = most.max(play.split.used()));
    most
}

/// The different plays of the throw, those that add most dice first: one for each position that can result, as perft
/// counts them.
pub fn distinct(table: &Duodecim, throw: Throw) -> Vec<DicePlay> {
    let mut plays = Vec::new();
    let mut seen = HashSet::new();
    each(table, throw, |play| {
        if seen.insert(play.pieces(table)) {
            plays.push(play);
        }
    });
    plays
}

/// The number of different sequences of `depth` turns. The first uses `throw` if there is one, each other the next of
/// `throws`; `None` when they do not suffice.
pub fn perft(table: &Duodecim, throw: Option<Throw>, depth: u32, throws: &[Vec<u32>]) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    if table.ending().is_some() {
        return Some(0);
    }
    let (throw, throws) = match throw {
        Some(throw) => (throw, throws),
        None => {
            let (next, rest) = throws.split_first()?;
            (Throw::new(next.get(..usize::from(table.dice()))?)?, rest)
        }
    };
    let plays = distinct(table, throw);
    match (plays.len() as u64, depth) {
        (0, _) => perft(&table.after(&[]), None, depth - 1, throws),
        (count, 1) => Some(count),
        _ => plays.iter().map(|play| perft(&table.after(play.steps()), None, depth - 1, throws)).sum(),
    }
}

/// Gives the groups of dice that are not `taken` to pieces from `least` upwards, and shows each complete play to `found`.
/// Moves from one place are made in the order of their groups, the last of which was `last`.
fn extend(
    turn: &TurnInProgress,
    groups: &[DiceGroup],
    taken: u8,
    (least, last): (u8, usize),
    play: DicePlay,
    found: &mut impl FnMut(DicePlay),
) {
    let mut tried = None;
    for (index, group) in groups.iter().enumerate() {
        // Of equal groups the first free one stands for all.
        if taken & 1 << index != 0 || tried == Some(group) {
            continue;
        }
        tried = Some(group);
        let (least, taken) = (least + u8::from(index < last), taken | 1 << index);
        turn.steps(*group, least).for_each(|step| match play.with(step) {
            longer if usize::from(longer.count) == groups.len() => found(longer),
            longer => extend(&turn.after(step), groups, taken, (step.from, index), longer, found),
        });
    }
}
