//! The Baku acceleration (FIDE Handbook C.04.5.1).

/// Returns the number of players in group GA, and the points that each of them gets in each accelerated round. `players` is the
/// number of players who are there at the first round.
pub fn baku(players: usize, rounds: usize, win: u32, draw: u32) -> (usize, Vec<u32>) {
    // Article 3 and 4: GA has twice the number of players that a quarter of the field has, rounded up. The first half of the
    // rounds, rounded up, is accelerated, and the first half of these, rounded up, by a whole win.
    let group = 2 * players.div_ceil(4);
    let accelerated = rounds.div_ceil(2);
    let full = accelerated.div_ceil(2);
    let points = (0..accelerated).map(|round| if round < full { win } else { draw }).collect();
    (group, points)
}
