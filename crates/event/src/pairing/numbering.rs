//! The numbers under which entrants are paired.

use super::PairingFault;

/// Numbers entrants by rating, the highest first; equal ratings, and those without one after all others, by lots.
///
/// `ratings` has one element an entrant, in the order of entry. `lots` is the order drawn: it names every entrant's
/// index once, the first drawn first. The answer holds, for each entrant in the order of entry, his number from 1
/// (FIDE Handbook C.04.2.B orders by rating too, then by title and alphabet; letters know no titles, and lots no
/// favourites).
///
/// Fails with [`PairingFault::Lots`] when `lots` is not such an order, [`PairingFault::TooMany`] beyond what a `u32` counts.
pub fn numbering(ratings: &[Option<i64>], lots: &[usize]) -> Result<Vec<u32>, PairingFault> {
    let mut drawn = vec![usize::MAX; ratings.len()];
    for (place, &entrant) in lots.iter().enumerate() {
        match drawn.get_mut(entrant) {
            Some(slot) if *slot == usize::MAX => *slot = place,
            _ => return Err(PairingFault::Lots),
        }
    }
    if lots.len() != ratings.len() {
        return Err(PairingFault::Lots);
    }
    let mut order: Vec<usize> = lots.to_vec();
    // `None` sorts below every rating, so that turning the order round puts it last.
    order.sort_by_key(|&entrant| (std::cmp::Reverse(ratings[entrant]), drawn[entrant]));
    let mut numbers = vec![0; ratings.len()];
    for (place, &entrant) in order.iter().enumerate() {
        let most = u32::MAX as usize;
        numbers[entrant] =
            u32::try_from(place + 1).map_err(|_| PairingFault::TooMany { players: ratings.len(), most })?;
    }
    Ok(numbers)
}
