//! Colours (C.04.3, 5) and the order of boards (C.04.2).

use std::cmp::Reverse;

use super::players::{Players, Profile};
use super::{DutchColour, Pairing};

/// The boards of the pairs, given as places in the list of players, white first.
pub(super) fn boards(players: &Players, pairs: &[(usize, Option<usize>)], first: DutchColour) -> Pairing {
    let mut pairing = Pairing::default();
    let mut keyed = Vec::new();
    for &(a, b) in pairs {
        let a = &players.list[a];
        let Some(b) = b.map(|b| &players.list[b]) else {
            pairing.byes.push(a.number);
            continue;
        };
        // The higher ranked player of the board, without acceleration.
        let order = |p: &Profile| (Reverse(p.points), p.rank);
        let (high, low) = if order(a) < order(b) { (a, b) } else { (b, a) };
        let board = match colour(a, b, first) {
            DutchColour::White => vec![a.number, b.number],
            DutchColour::Black => vec![b.number, a.number],
        };
        keyed.push((Reverse((high.points, low.points)), high.rank, board));
    }
    keyed.sort();
    pairing.boards = keyed.into_iter().map(|(_, _, board)| board).collect();
    pairing
}

/// The colour of `a` against `b`. `a` is ranked higher, acceleration included.
fn colour(a: &Profile, b: &Profile, first: DutchColour) -> DutchColour {
    match (a.preference, b.preference) {
        // 5.2.5: nobody has played yet. The initial colour goes to odd pairing numbers, and these count from 0 here.
        (None, None) => {
            if a.rank.is_multiple_of(2) {
                first
            } else {
                first.other()
            }
        }
        (Some(own), None) => own,
        (None, Some(other)) => other.other(),
        // 5.2.1.
        (Some(own), Some(other)) if own != other => own,
        (Some(own), Some(other)) => {
            // 5.2.2: the stronger preference; of two absolute ones the wider difference.
            let strength = |p: &Profile| {
                if p.absolute() { (2, p.imbalance) } else { (u8::from(p.strong()), 0) }
            };
            match strength(a).cmp(&strength(b)) {
                std::cmp::Ordering::Greater => own,
                std::cmp::Ordering::Less => other.other(),
                // 5.2.3: the contrary of the latest round in which one had white and the other black; 5.2.4: the
                // preference of the higher ranked player.
                std::cmp::Ordering::Equal => alternate(a, b).unwrap_or(own),
            }
        }
    }
}

/// The colour that `a` did not have in the latest game in which the two had different colours, games counted back from the
/// last of each.
fn alternate(a: &Profile, b: &Profile) -> Option<DutchColour> {
    let mut games = a.colours.iter().rev().zip(b.colours.iter().rev());
    games.find(|(own, other)| own != other).map(|(own, _)| own.other())
}
