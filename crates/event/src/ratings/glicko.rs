//! Glicko-2 (Glickman 2013), computed by the crate `skillratings`.

use std::collections::BTreeMap;

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use super::RatedGame;

/// The parameters: tau, and the tolerance of the iteration.
const PARAMETERS: Glicko2Config = Glicko2Config { tau: 0.5, convergence_tolerance: 1e-9 };

/// Units of a rating in one of the scale that Glicko-2 computes in.
const SCALE: f64 = 173.7178;

/// The rating of a person.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GlickoRating {
    /// The rating.
    pub rating: f64,
    /// Its deviation.
    pub deviation: f64,
    /// The volatility.
    pub volatility: f64,
    /// The change of the rating in the last period.
    pub change: f64,
}

impl Default for GlickoRating {
    fn default() -> Self {
        Self { rating: 1500.0, deviation: 350.0, volatility: 0.06, change: 0.0 }
    }
}

/// A list of ratings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GlickoList {
    /// The ratings.
    pub ratings: BTreeMap<String, GlickoRating>,
}

impl GlickoList {
    /// Adds a period. All of it is computed from the list before it.
    pub fn add(&mut self, games: &[RatedGame]) {
        let by_person = RatedGame::by_person(games);
        let of = |person: &str| self.ratings.get(person).copied().unwrap_or_default();
        let persons = self.ratings.keys().map(String::as_str).chain(by_person.keys().copied());
        let next = |person: &str| {
            let played = by_person.get(person).map_or(&[][..], Vec::as_slice);
            let results: Vec<(Glicko2Rating, Outcomes)> =
                played.iter().map(|&(opponent, points)| (of(opponent).state(), outcome(points))).collect();
            let before = of(person);
            let after = match results.is_empty() {
                // Step 6 alone; the crate would stop at a deviation of 350.
                true => before.rested(),
                false => glicko2_rating_period(&before.state(), &results, &PARAMETERS),
            };
            let change = after.rating - before.rating;
            let own =
                GlickoRating { rating: after.rating, deviation: after.deviation, volatility: after.volatility, change };
            (person.to_owned(), own)
        };
        self.ratings = persons.map(next).collect();
    }
}

impl GlickoRating {
    fn state(&self) -> Glicko2Rating {
        Glicko2Rating { rating: self.rating, deviation: self.deviation, volatility: self.volatility }
    }

    /// The rating behind a period without games.
    fn rested(&self) -> Glicko2Rating {
        Glicko2Rating { deviation: (self.deviation / SCALE).hypot(self.volatility) * SCALE, ..self.state() }
    }
}

fn outcome(points: u8) -> Outcomes {
    match points {
        0 => Outcomes::LOSS,
        1 => Outcomes::DRAW,
        _ => Outcomes::WIN,
    }
}
