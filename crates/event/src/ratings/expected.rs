//! Expected scores and rating differences: FIDE Handbook B.02, tables 8.1.1 and 8.1.2, as integers.

/// Table 8.1.1: the rating difference of a score of 50 to 100 hundredths. Lower scores have the same with a minus.
const DIFFERENCES: [i64; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193,
    202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589,
    677, 800,
];

/// Table 8.1.2: the least rating difference at which the higher rated player is expected to score 51 to 100 hundredths.
const STEPS: [i64; 50] = [
    4, 11, 18, 26, 33, 40, 47, 54, 62, 69, 77, 84, 92, 99, 107, 114, 122, 130, 138, 146, 154, 163, 171, 180, 189, 198,
    207, 216, 226, 236, 246, 257, 268, 279, 291, 303, 316, 329, 345, 358, 375, 392, 412, 433, 457, 485, 518, 560, 620,
    736,
];

/// The score in hundredths that a player is expected to make in a game with a rating `difference` (his own less the
/// opponent's).
#[must_use]
pub fn expected_score(difference: i64) -> i64 {
    let above = STEPS.partition_point(|&step| step <= difference.abs()) as i64;
    if difference < 0 { 50 - above } else { 50 + above }
}

/// The rating difference of a score in hundredths, at most 100.
#[must_use]
pub fn rating_difference(hundredths: u64) -> i64 {
    let at = |above: u64| usize::try_from(above).ok().and_then(|above| DIFFERENCES.get(above)).copied().unwrap_or(800);
    if hundredths < 50 { -at(50 - hundredths) } else { at(hundredths - 50) }
}

/// The quotient rounded to the nearest integer, halves up. The divisor is positive.
pub(super) fn half_up(dividend: i64, divisor: i64) -> i64 {
    (2 * dividend + divisor).div_euclid(2 * divisor)
}

/// The average rating of the opponents, halves up. `None` without games.
#[must_use]
pub fn average_rating(games: &[(i64, u8)]) -> Option<i64> {
    let sum: i64 = games.iter().map(|&(rating, _)| rating).sum();
    (!games.is_empty()).then(|| half_up(sum, games.len() as i64))
}

/// The performance of games given by the opponents' ratings and the own half points: the average rating, plus the difference
/// of table 8.1.1. `None` without games.
#[must_use]
pub fn performance(games: &[(i64, u8)]) -> Option<i64> {
    average(games, 0, 0)
}

/// [`performance`] with some more draws against opponents of a rating.
pub(super) fn average(games: &[(i64, u8)], draws: i64, rating: i64) -> Option<i64> {
    let count = games.len() as i64 + draws;
    if count == 0 {
        return None;
    }
    let sum: i64 = games.iter().map(|&(rating, _)| rating).sum::<i64>() + draws * rating;
    let halves: i64 = games.iter().map(|&(_, points)| i64::from(points)).sum::<i64>() + draws;
    let score = u64::try_from(half_up(100 * halves, 2 * count)).unwrap_or(0);
    Some(half_up(sum, count) + rating_difference(score))
}

/// The perfect tournament performance (C.07, article 10.3): the least rating at which the sum of expected scores is no less
/// than the score. For a score of zero it is 800 below the weakest opponent. `None` without games.
#[must_use]
pub fn perfect_performance(games: &[(i64, u8)]) -> Option<i64> {
    let lowest = games.iter().map(|&(rating, _)| rating).min()?;
    let highest = games.iter().map(|&(rating, _)| rating).max()?;
    let score: i64 = games.iter().map(|&(_, points)| 50 * i64::from(points)).sum();
    if score == 0 {
        return Some(lowest - 800);
    }
    let reached = |own: i64| games.iter().map(|&(rating, _)| expected_score(own - rating)).sum::<i64>() >= score;
    // The sum does not fall as the rating grows; it is 0 at one end and the number of games at the other.
    let (mut below, mut reaches) = (lowest - 801, highest + 800);
    while reaches - below > 1 {
        let middle = below + (reaches - below) / 2;
        if reached(middle) { reaches = middle } else { below = middle }
    }
    Some(reaches)
}
