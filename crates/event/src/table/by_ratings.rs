//! Tie-breaks by the ratings that entrants entered with: articles 10 and 11. Opponents without a rating are left out.

use adjudicate_rules::{Phrase, phrase};

use super::amount::Amount;
use super::field::{GameOutcome, SectionField};
use super::tiebreaks::played;
use crate::ratings;

/// The greatest rating that counts.
const MOST: i64 = 1_000_000;

/// Ratings of the opponents who were played, each with the own half points.
fn rated(field: &SectionField<'_>, entrant: usize) -> Vec<(i64, u8)> {
    let one = |(opponent, outcome): (usize, GameOutcome)| {
        // Greater ratings than people have would overflow sums.
        let rating = i64::try_from(field.entrants.get(opponent)?.rating?).ok()?.min(MOST);
        let points = match outcome {
            GameOutcome::Won => 2,
            GameOutcome::Drawn => 1,
            GameOutcome::Lost => 0,
        };
        Some((rating, points))
    };
    played(field, entrant).filter_map(one).collect()
}

/// A rating as an amount, with its terms. No rating is below 0.
fn amount(value: Option<i64>, terms: impl Fn(i64) -> Phrase) -> (Amount, Phrase) {
    match value {
        Some(value) => (Amount::whole(u64::try_from(value).unwrap_or(0)), terms(value)),
        None => (Amount::whole(0), phrase!("tie-nobody-rated", "nobody with a rating yet = 0")),
    }
}

fn listed(games: &[(i64, u8)]) -> String {
    let each: Vec<String> = games.iter().map(|(rating, _)| rating.to_string()).collect();
    each.join(", ")
}

/// Article 10.1: the average rating of the opponents, rounded, halves up.
pub(super) fn average_rating(field: &SectionField<'_>, entrant: usize) -> (Amount, Phrase) {
    let games = rated(field, entrant);
    amount(ratings::average_rating(&games), |value| average(&games, value))
}

/// Article 10.2: the performance.
pub(super) fn performance(field: &SectionField<'_>, entrant: usize) -> (Amount, Phrase) {
    let games = rated(field, entrant);
    amount(ratings::performance(&games), |value| scored(&games, value))
}

/// Article 10.3: the perfect performance.
pub(super) fn perfect_performance(field: &SectionField<'_>, entrant: usize) -> (Amount, Phrase) {
    let games = rated(field, entrant);
    amount(ratings::perfect_performance(&games), |value| scored(&games, value))
}

fn average(games: &[(i64, u8)], value: i64) -> Phrase {
    let ratings = listed(games);
    phrase!("tie-average", "average of {ratings} = {value}", ratings, value)
}

fn scored(games: &[(i64, u8)], value: i64) -> Phrase {
    let (points, ratings) = (points(games), listed(games));
    phrase!("tie-performance", "{points} against {ratings} = {value}", points, ratings, value)
}

fn points(games: &[(i64, u8)]) -> String {
    super::amount::halves(games.iter().map(|&(_, points)| u64::from(points)).sum())
}

/// Article 10.4: the average performance of the opponents who were played, rounded, halves up.
pub(super) fn average_performance(field: &SectionField<'_>, entrant: usize) -> (Amount, Phrase) {
    let opponents = played(field, entrant);
    let each: Vec<(i64, u8)> = opponents
        .filter_map(|(opponent, _)| ratings::performance(&rated(field, opponent)).map(|value| (value, 0)))
        .collect();
    amount(ratings::average_rating(&each), |value| average(&each, value))
}

/// Article 11: the rating itself.
pub(super) fn rating(field: &SectionField<'_>, entrant: usize) -> (Amount, Phrase) {
    let rating = field.entrants.get(entrant).and_then(|entrant| entrant.rating);
    (
        Amount::whole(rating.unwrap_or(0)),
        rating.map_or_else(|| phrase!("tie-no-rating", "no rating"), |rating| rating.to_string().into()),
    )
}
