//! The Position ID of GNU Backgammon: a board in fourteen characters.

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;

use super::board::Board;

/// Returns the ID of a board, the pieces of the player who is not to move first.
///
/// For each side the points from 1 to 24 and then the bar are written as one bit 1 for each piece and a bit 0. Those 80
/// bits fill ten bytes from the lowest bit up, and the bytes are written as base64 without padding.
pub fn position_id(board: &Board) -> String {
    let mut bits = 0u128;
    let mut at = 0u32;
    for pieces in board.other().iter().skip(1).chain(board.own().iter().skip(1)) {
        bits |= ((1u128 << pieces) - 1) << at;
        at += u32::from(*pieces) + 1;
    }
    let bytes = bits.to_le_bytes();
    // Fifteen pieces and 25 places a side give at most 80 bits.
    STANDARD_NO_PAD.encode(bytes.get(..10).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backgammon::board::{Dice, DieMove};

    #[test]
    fn ids_are_those_that_gnu_backgammon_prints() {
        let start = Board::start();
        assert_eq!(position_id(&start), "4HPwATDgc/ABMA");
        let after = start.after(DieMove { from: 8, die: 3 }).0.after(DieMove { from: 6, die: 1 }).0;
        assert_eq!(position_id(&after.turned()), "sGfwATDgc/ABMA");
        assert_eq!(Dice::new(1, 3).map(|dice| dice.to_string()).as_deref(), Some("31"));
    }
}
