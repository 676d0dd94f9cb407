//! FIDE's rating regulations, B.02 of 2024, without floors, ceilings and the rules on a first score of zero.

use std::collections::BTreeMap;

use super::RatedGame;
use super::expected::{average, expected_score, half_up};

/// Games against rated opponents that a first rating needs.
const FIRST: usize = 5;
/// A player who once had this rating keeps the lowest coefficient.
const TOP: i64 = 2400;

/// The rating of a person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FideRating {
    /// The rating.
    pub rating: i64,
    /// Rated games so far.
    pub games: u64,
    /// Whether he has ever had 2400 on the list.
    pub top: bool,
    /// The change in the last period.
    pub change: i64,
}

/// A list of ratings, and the games of persons who have none yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FideList {
    /// The ratings.
    pub ratings: BTreeMap<String, FideRating>,
    /// Games against rated opponents of persons without a rating: the opponent's rating then, and the own half points.
    unrated: BTreeMap<String, Vec<(i64, u8)>>,
}

impl FideList {
    /// A list to begin with.
    #[must_use]
    pub fn new(ratings: BTreeMap<String, FideRating>) -> Self {
        Self { ratings, unrated: BTreeMap::new() }
    }

    /// Adds a period. All of it is computed from the list before it.
    pub fn add(&mut self, games: &[RatedGame]) {
        let mut next = self.ratings.clone();
        next.values_mut().for_each(|own| own.change = 0);
        for (person, games) in RatedGame::by_person(games) {
            let rated = |&(opponent, points): &(&str, u8)| Some((self.ratings.get(opponent)?.rating, points));
            let games: Vec<(i64, u8)> = games.iter().filter_map(rated).collect();
            if let Some(own) = next.get_mut(person) {
                own.play(&games);
                continue;
            }
            let all = self.unrated.entry(person.to_owned()).or_default();
            all.extend(games);
            if all.len() < FIRST {
                continue;
            }
            let all = self.unrated.remove(person).unwrap_or_default();
            // Two draws against 1800 are added (B.02, 8.2).
            if let Some(rating) = average(&all, 2, 1800) {
                let first = FideRating { rating, games: all.len() as u64, top: rating >= TOP, change: 0 };
                next.insert(person.to_owned(), first);
            }
        }
        self.ratings = next;
    }
}

impl FideRating {
    /// Adds the games of a period, given by opponents' ratings and own half points.
    fn play(&mut self, games: &[(i64, u8)]) {
        let count = games.len() as i64;
        let usual = match self {
            Self { top: true, .. } => 10,
            Self { games: 0..30, .. } => 40,
            Self { .. } => 20,
        };
        let coefficient = if usual * count > 700 { 700 / count } else { usual };
        let scored: i64 = games.iter().map(|&(_, points)| 50 * i64::from(points)).sum();
        // A difference of more than 400 counts as 400.
        let expected: i64 =
            games.iter().map(|&(rating, _)| expected_score((self.rating - rating).clamp(-400, 400))).sum();
        let hundredths = coefficient * (scored - expected);
        self.change = hundredths.signum() * half_up(hundredths.abs(), 100);
        self.rating += self.change;
        self.games += games.len() as u64;
        self.top |= self.rating >= TOP;
    }
}
