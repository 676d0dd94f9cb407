//! One side of the board.

use super::board::{Side, Square, Squares};

/// The kind of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceKind {
    /// Marches forward.
    Soldier,
    /// Moves forward and backward.
    Bearer,
    /// A standard-bearer that was a prisoner, and moves forward only (RCH-8).
    Demoralised,
}

/// One side of the board: its pieces, points and captives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Squad {
    /// Its soldiers.
    pub soldiers: Squares,
    /// Its standard-bearers that never were prisoners.
    pub bearers: Squares,
    /// Its demoralised standard-bearers.
    pub demoralised: Squares,
    /// Its score so far (RCH-6, without the points for the end).
    pub points: u32,
    /// Soldiers in its camp.
    pub captive_soldiers: u32,
    /// Standard-bearers in its camp.
    pub captive_bearers: u32,
}

impl Squad {
    /// Returns all its pieces.
    pub fn pieces(&self) -> Squares {
        self.soldiers | self.bearers | self.demoralised
    }

    /// Returns the kind of the piece on a square.
    pub fn kind_at(&self, square: Square) -> Option<PieceKind> {
        let kinds = [
            (self.soldiers, PieceKind::Soldier),
            (self.bearers, PieceKind::Bearer),
            (self.demoralised, PieceKind::Demoralised),
        ];
        kinds.into_iter().find_map(|(set, kind)| (set & square.set() != 0).then_some(kind))
    }

    /// The set of its pieces of one kind.
    pub(super) fn of_kind(&mut self, kind: PieceKind) -> &mut Squares {
        match kind {
            PieceKind::Soldier => &mut self.soldiers,
            PieceKind::Bearer => &mut self.bearers,
            PieceKind::Demoralised => &mut self.demoralised,
        }
    }

    /// Takes pieces off the board into the camp of `captor`.
    pub(super) fn lose(&mut self, lost: Squares, captor: &mut Squad) {
        let soldiers = (self.soldiers & lost).count_ones();
        let bearers = lost.count_ones() - soldiers;
        self.soldiers &= !lost;
        self.bearers &= !lost;
        self.demoralised &= !lost;
        captor.captive_soldiers += soldiers;
        captor.captive_bearers += bearers;
        captor.points += soldiers + 3 * bearers;
    }

    /// Puts captives of another camp back (RCH-8).
    pub(super) fn take_back(&mut self, side: Side, camp: &mut Squad) {
        let soldiers = std::mem::take(&mut camp.captive_soldiers) as usize;
        let bearers = std::mem::take(&mut camp.captive_bearers) as usize;
        let occupied = self.pieces();
        // A squad has as many home squares as pieces, so there is one for every captive.
        for (index, square) in side.home().into_iter().filter(|square| square & occupied == 0).enumerate() {
            match index {
                _ if index < bearers => self.demoralised |= square,
                _ if index < bearers + soldiers => self.soldiers |= square,
                _ => return,
            }
        }
    }
}
