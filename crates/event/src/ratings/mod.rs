//! Ratings computed from the results of whole periods. An event is a period; nothing of this stands in its log.
//!
//! [`FideList`] follows FIDE Handbook B.02, [`GlickoList`] Glickman's Glicko-2. Persons are texts, in whatever way the caller
//! tells them apart.

mod expected;
mod fide;
mod glicko;

pub use expected::{average_rating, expected_score, perfect_performance, performance, rating_difference};
pub use fide::{FideList, FideRating};
pub use glicko::{GlickoList, GlickoRating};

/// A game of a rating period.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedGame {
    /// The two persons.
    pub persons: [String; 2],
    /// Half points of the first: 0, 1 or 2.
    pub points: u8,
}

impl RatedGame {
    /// The games of each person: opponent and own half points.
    fn by_person(games: &[RatedGame]) -> std::collections::BTreeMap<&str, Vec<(&str, u8)>> {
        let mut found: std::collections::BTreeMap<&str, Vec<(&str, u8)>> = std::collections::BTreeMap::new();
        for RatedGame { persons: [a, b], points } in games {
            found.entry(a).or_default().push((b, *points));
            found.entry(b).or_default().push((a, 2_u8.saturating_sub(*points)));
        }
        found
    }
}
