//! The values that tied entrants are ordered by, each with the numbers it came from.
//!
//! Direct encounter is not here: it belongs to a group of tied entrants, the others to an entrant alone.

use super::amount::{Amount, halves};
use super::field::{GameOutcome, RoundRecord, SectionField};
use super::opponents::{Contribution, ContributionSource, contributions};
use super::section::{ByeKind, Tiebreak};

/// A tie-break value of one entrant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TiebreakValue {
    /// Which tie-break.
    pub tiebreak: Tiebreak,
    /// The value; `None` if it does not apply, as direct encounter for a player who is not tied.
    pub value: Option<Amount>,
    /// The numbers it came from, as `carol 5 + dave 3½ + bye 2 = 10½`.
    pub terms: String,
}

/// A value that orders and its text. Greater units are better; all values of one tie-break have the same denominator.
pub(super) struct GameWorth {
    pub value: Amount,
    pub terms: String,
    /// Orders the other way round: lots, where the first drawn is the best.
    pub least_first: bool,
}

/// The value of a tie-break other than direct encounter.
pub(super) fn worth(field: &SectionField<'_>, tiebreak: Tiebreak, entrant: usize) -> GameWorth {
    let (value, terms) = match tiebreak {
        Tiebreak::Wins => wins(field, entrant),
        Tiebreak::SonnebornBerger => sonneborn_berger(field, entrant),
        Tiebreak::Buchholz => buchholz(field, entrant, false),
        Tiebreak::BuchholzCut1 => buchholz(field, entrant, true),
        Tiebreak::PointsFor => points_for(field, entrant),
        Tiebreak::Progressive => progressive(field, entrant),
        Tiebreak::Lots | Tiebreak::Direct => lots(field, entrant),
    };
    GameWorth { value, terms, least_first: tiebreak == Tiebreak::Lots }
}

/// Article 7.1: the rounds that gave as many points as a win gives, played or not.
fn wins(field: &SectionField<'_>, entrant: usize) -> (Amount, String) {
    let mut rounds = Vec::new();
    for (round, &line) in field.lines[entrant].iter().enumerate() {
        let won = match line {
            RoundRecord::Game(index, seat) => {
                let game = &field.games[index];
                game.counts() && field.outcome(game, seat) == GameOutcome::Won
            }
            RoundRecord::Bye(ByeKind::Allocated) => !field.section.system.is_table(),
            RoundRecord::Bye(ByeKind::Half) | RoundRecord::None | RoundRecord::Absent => false,
        };
        if won {
            rounds.push((round + 1).to_string());
        }
    }
    let value = Amount::whole(rounds.len() as u64);
    let terms = match rounds.as_slice() {
        [] => "none".to_owned(),
        [round] => format!("round {round} = 1"),
        more => format!("rounds {} = {value}", more.join(", ")),
    };
    (value, terms)
}

/// Article 9.1: each opponent's score times the points won from him.
fn sonneborn_berger(field: &SectionField<'_>, entrant: usize) -> (Amount, String) {
    let contributions = contributions(field, entrant);
    let value = Amount::quarters(contributions.iter().map(|one| one.score * one.won).sum());
    let terms: Vec<String> =
        contributions.iter().map(|one| format!("{} × {}", halves(one.won), labelled(field, one))).collect();
    (value, sum(&terms, value))
}

/// Article 8.1, and with the cut 14.1 and 16.5: the lowest value from a round the entrant was not available for is cut before
/// any other.
fn buchholz(field: &SectionField<'_>, entrant: usize, cut: bool) -> (Amount, String) {
    let mut contributions = contributions(field, entrant);
    let mut gone = String::new();
    if cut {
        let lowest = |voluntary: bool| {
            let range = contributions.iter().enumerate().filter(move |(_, one)| one.voluntary || !voluntary);
            range.min_by_key(|(_, one)| one.score).map(|(index, _)| index)
        };
        if let Some(index) = lowest(true).or_else(|| lowest(false)) {
            let one = contributions.remove(index);
            gone = format!(" ({} cut)", labelled(field, &one));
        }
    }
    let value = Amount::halves(contributions.iter().map(|one| one.score).sum());
    let terms: Vec<String> = contributions.iter().map(|one| labelled(field, one)).collect();
    (value, sum(&terms, value) + &gone)
}

fn labelled(field: &SectionField<'_>, one: &Contribution) -> String {
    let score = halves(one.score);
    match one.who {
        ContributionSource::Opponent(opponent) => {
            let scored = field.score(opponent);
            let name = field.name(opponent);
            if scored == one.score {
                format!("{name} {score}")
            } else {
                format!("{name} {score} (scored {})", halves(scored))
            }
        }
        ContributionSource::Forfeit(opponent) => format!("forfeit ({}) {score}", field.name(opponent)),
        ContributionSource::Bye => format!("bye {score}"),
        ContributionSource::HalfBye => format!("half-point bye {score}"),
        ContributionSource::Absence => format!("absence {score}"),
    }
}

/// Not FIDE's: what the games count for themselves, summed over the games that count.
fn points_for(field: &SectionField<'_>, entrant: usize) -> (Amount, String) {
    let mut total = 0;
    let mut terms = Vec::new();
    for (round, &line) in field.lines[entrant].iter().enumerate() {
        let RoundRecord::Game(index, seat) = line else { continue };
        let game = &field.games[index];
        let own = game.game_points.as_ref().and_then(|points| points.get(seat)).copied();
        if let Some(points) = own.filter(|_| game.counts()) {
            total += points;
            terms.push(format!("round {} {points}", round + 1));
        }
    }
    let value = Amount::whole(total);
    (value, sum(&terms, value))
}

/// Article 7.5: the score after each round, added up.
fn progressive(field: &SectionField<'_>, entrant: usize) -> (Amount, String) {
    let (mut score, mut total) = (0, 0);
    let mut terms = Vec::new();
    for &line in &field.lines[entrant] {
        score += field.awarded(line);
        total += score;
        terms.push(halves(score));
    }
    let value = Amount::halves(total);
    (value, sum(&terms, value))
}

fn lots(field: &SectionField<'_>, entrant: usize) -> (Amount, String) {
    let number = field.entrants[entrant].number;
    let place = field.section.lots.iter().position(|&drawn| drawn == number);
    let value = Amount::whole(place.unwrap_or(field.section.lots.len()) as u64 + 1);
    (value, place.map_or_else(|| "not drawn".to_owned(), |_| format!("drawn as number {value}")))
}

fn sum(terms: &[String], value: Amount) -> String {
    if terms.is_empty() { format!("nothing yet = {value}") } else { format!("{} = {value}", terms.join(" + ")) }
}
