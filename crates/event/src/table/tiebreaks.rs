//! The values that tied entrants are ordered by, each with the numbers it came from.
//!
//! Direct encounter is not here: it belongs to a group of tied entrants, the others to an entrant alone.

use adjudicate_rules::{Phrase, phrase};
use std::cmp::Ordering;

use super::amount::{Amount, halves};
use super::by_ratings;
use super::field::{CountedGame, GameOutcome, RoundRecord, SectionField};
use super::opponents::{Contribution, ContributionSource, LastRound, contributions};
use super::section::{ByeKind, Tiebreak};

/// A tie-break value of one entrant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TiebreakValue {
    /// Which tie-break.
    pub tiebreak: Tiebreak,
    /// The value; `None` if it does not apply, as direct encounter for a player who is not tied.
    pub value: Option<Amount>,
    /// The numbers it came from, as `carol 5 + dave 3½ + bye 2 = 10½`.
    pub terms: Phrase,
}

/// A value that orders and its text. Greater ones are better.
pub(super) struct GameWorth {
    pub value: Amount,
    pub terms: Phrase,
    /// Orders the other way round: lots, where the first drawn is the best.
    pub least_first: bool,
}

/// The value of a tie-break other than direct encounter.
pub(super) fn worth(field: &SectionField<'_>, tiebreak: Tiebreak, entrant: usize) -> GameWorth {
    let buchholz = |low, high| buchholz(field, entrant, LastRound::AsPlayed, Cut { low, high });
    let (value, terms) = match tiebreak {
        Tiebreak::Wins => wins(field, entrant),
        Tiebreak::WonPlayed => count(field, entrant, |game, seat| field.outcome(game, seat) == GameOutcome::Won),
        Tiebreak::FirstTurnsSecond => count(field, entrant, |_, seat| seat == 1),
        Tiebreak::SonnebornBerger => sonneborn_berger(field, entrant, Cut { low: 0, high: 0 }),
        Tiebreak::SonnebornBergerCut1 => sonneborn_berger(field, entrant, Cut { low: 1, high: 0 }),
        Tiebreak::Buchholz => buchholz(0, 0),
        Tiebreak::BuchholzCut1 => buchholz(1, 0),
        Tiebreak::BuchholzCut2 => buchholz(2, 0),
        Tiebreak::BuchholzMedian => buchholz(1, 1),
        Tiebreak::ForeBuchholz => self::buchholz(field, entrant, LastRound::Drawn, Cut { low: 0, high: 0 }),
        Tiebreak::AverageOpponentsBuchholz => average_buchholz(field, entrant),
        Tiebreak::Koya => koya(field, entrant),
        Tiebreak::StandardPoints => standard_points(field, entrant),
        Tiebreak::AverageRating => by_ratings::average_rating(field, entrant),
        Tiebreak::Performance => by_ratings::performance(field, entrant),
        Tiebreak::PerfectPerformance => by_ratings::perfect_performance(field, entrant),
        Tiebreak::AveragePerformance => by_ratings::average_performance(field, entrant),
        Tiebreak::Rating => by_ratings::rating(field, entrant),
        Tiebreak::PointsFor => points_for(field, entrant),
        Tiebreak::Progressive => progressive(field, entrant),
        Tiebreak::Lots | Tiebreak::Direct => lots(field, entrant),
    };
    GameWorth { value, terms, least_first: tiebreak == Tiebreak::Lots }
}

/// The number of contributions that are cut (14.1 to 14.3).
#[derive(Clone, Copy)]
struct Cut {
    low: usize,
    high: usize,
}

impl Cut {
    /// Takes the cut contributions out. `value` is the amount that each of them adds.
    fn apply(self, contributions: &mut Vec<Contribution>, value: impl Fn(&Contribution) -> u64) -> Vec<Contribution> {
        let mut gone = Vec::new();
        for _ in 0..self.low {
            let lowest = contributions.iter().enumerate().min_by_key(|(_, one)| (one.score, value(one)));
            // 16.5: the least value from a round the entrant was not available for is cut before any other, unless the
            // contribution that is cut otherwise adds more.
            let own = contributions.iter().enumerate().filter(|(_, one)| one.voluntary);
            let own = own.min_by_key(|(_, one)| (value(one), one.score));
            let cut = match (lowest, own) {
                (Some((_, lowest)), Some((at, own))) if value(lowest) <= value(own) => Some(at),
                (lowest, _) => lowest.map(|(at, _)| at),
            };
            gone.extend(cut.map(|at| contributions.remove(at)));
        }
        for _ in 0..self.high {
            // The first of equals, as for the lowest.
            let most = contributions.iter().map(|one| (one.score, value(one))).max();
            let highest = contributions.iter().position(|one| Some((one.score, value(one))) == most);
            gone.extend(highest.map(|at| contributions.remove(at)));
        }
        gone
    }
}

/// The games over the board of an entrant, for which `fits` holds.
fn count(field: &SectionField<'_>, entrant: usize, fits: impl Fn(&CountedGame, usize) -> bool) -> (Amount, Phrase) {
    let mut rounds = Vec::new();
    for (round, &line) in (1..).zip(&field.lines[entrant]) {
        if let RoundRecord::Game(index, seat) = line
            && field.games[index].is_played()
            && fits(&field.games[index], seat)
        {
            rounds.push(round);
        }
    }
    let value = Amount::whole(rounds.len() as u64);
    (value, listed(&rounds, value))
}

fn listed(rounds: &[usize], value: Amount) -> Phrase {
    let texts: Vec<String> = rounds.iter().map(usize::to_string).collect();
    match texts.as_slice() {
        [] => phrase!("tie-none", "none"),
        [round] => phrase!("tie-round", "round {round} = 1", round),
        more => phrase!("tie-rounds", "rounds {rounds} = {value}", rounds = more.join(", "), value),
    }
}

/// Article 7.1: the rounds that gave as many points as a win gives, played or not.
fn wins(field: &SectionField<'_>, entrant: usize) -> (Amount, Phrase) {
    let mut rounds = Vec::new();
    for (round, &line) in (1..).zip(&field.lines[entrant]) {
        let won = match line {
            RoundRecord::Game(index, seat) => {
                let game = &field.games[index];
                game.counts() && field.outcome(game, seat) == GameOutcome::Won
            }
            RoundRecord::Bye(ByeKind::Allocated) => !field.section.system.is_table(),
            RoundRecord::Bye(ByeKind::Half) | RoundRecord::None | RoundRecord::Absent => false,
        };
        if won {
            rounds.push(round);
        }
    }
    let value = Amount::whole(rounds.len() as u64);
    (value, listed(&rounds, value))
}

/// Article 9.1: each opponent's score times the points won from him.
fn sonneborn_berger(field: &SectionField<'_>, entrant: usize, cut: Cut) -> (Amount, Phrase) {
    let mut contributions = contributions(field, entrant, LastRound::AsPlayed);
    let gone = cut.apply(&mut contributions, |one| one.score * one.won);
    let value = Amount::quarters(contributions.iter().map(|one| one.score * one.won).sum());
    let term = |one: &Contribution| {
        phrase!("tie-product", "{points} × {term}", points = halves(one.won), term = labelled(field, one))
    };
    let sum = sum(contributions.iter().map(term), value);
    (value, without(sum, gone.iter().map(term)))
}

/// Articles 8.1 and 8.2, with the cuts of 14 and 16.5.
fn buchholz(field: &SectionField<'_>, entrant: usize, last: LastRound, cut: Cut) -> (Amount, Phrase) {
    let mut contributions = contributions(field, entrant, last);
    let gone = cut.apply(&mut contributions, |one| one.score);
    let value = Amount::halves(contributions.iter().map(|one| one.score).sum());
    let term = |one: &Contribution| labelled(field, one);
    let sum = sum(contributions.iter().map(term), value);
    (value, without(sum, gone.iter().map(term)))
}

/// A sum, and the terms that were cut.
fn without(sum: Phrase, gone: impl Iterator<Item = Phrase>) -> Phrase {
    let cut = Phrase::joined("items", ", ", gone);
    if cut.is_empty() { sum } else { phrase!("tie-cut", "{sum} ({cut} cut)", sum = sum, cut = cut) }
}

/// Article 8.3: the average Buchholz of the opponents who were played.
fn average_buchholz(field: &SectionField<'_>, entrant: usize) -> (Amount, Phrase) {
    let mut terms = Vec::new();
    let mut total = 0;
    for opponent in played(field, entrant).map(|(opponent, _)| opponent) {
        let (value, _) = buchholz(field, opponent, LastRound::AsPlayed, Cut { low: 0, high: 0 });
        total += value.units;
        terms.push(format!("{} {value}", field.name(opponent)));
    }
    match terms.as_slice() {
        [] => (Amount::whole(0), phrase!("tie-nobody", "nobody yet = 0")),
        all => {
            let value = Amount { units: total, per: 2 * all.len() as u64 };
            (value, format!("({}) / {} = {value}", terms.join(" + "), terms.len()).into())
        }
    }
}

/// The opponents who were played over the board, each with the result.
pub(super) fn played<'a>(
    field: &'a SectionField<'_>,
    entrant: usize,
) -> impl Iterator<Item = (usize, GameOutcome)> + 'a {
    let games = field.lines[entrant].iter().filter_map(|&line| match line {
        RoundRecord::Game(index, seat) => Some((&field.games[index], seat)),
        RoundRecord::None | RoundRecord::Absent | RoundRecord::Bye(_) => None,
    });
    games.filter(|(game, _)| game.is_played()).flat_map(move |(game, seat)| {
        let others = (0..game.players.len()).filter(move |&other| other != seat);
        let result = move |other| match game.players.len() {
            2 => field.outcome(game, seat),
            _ => game.against(seat, other),
        };
        others.map(move |other| (game.players[other], result(other)))
    })
}

/// Article 9.2: the points from games against opponents who have half of all points or more.
fn koya(field: &SectionField<'_>, entrant: usize) -> (Amount, Phrase) {
    let section = field.section;
    let games = match section.system.is_table() {
        true => {
            // Games against those who are annulled count for nobody.
            let annulled = (0..field.count()).filter(|&other| field.annulled(other)).count() as u64;
            let others = (field.count() as u64).saturating_sub(1).max(1);
            u64::from(section.scheduled) * others.saturating_sub(annulled) / others
        }
        false => u64::from(field.last),
    };
    let enough = |opponent: usize| 2 * field.score(opponent) >= section.scoring.win.saturating_mul(games);
    let mut total = 0;
    let mut terms = Vec::new();
    for &line in &field.lines[entrant] {
        let RoundRecord::Game(index, seat) = line else { continue };
        let game = &field.games[index];
        let opponents = game.players.iter().copied().filter(|&other| other != entrant && enough(other));
        let names = Phrase::joined("tie-names", " and ", opponents.map(|other| Phrase::from(field.name(other))));
        if game.counts() && !names.is_empty() {
            let points = game.points_of(seat);
            total += points;
            terms.push(phrase!("tie-points", "{names} {points}", names = names, points = halves(points)));
        }
    }
    let value = Amount::halves(total);
    (value, sum(terms.into_iter(), value))
}

/// Article 7.7: 1 for every round that gave more than a draw, and half a point for one that gave as much.
fn standard_points(field: &SectionField<'_>, entrant: usize) -> (Amount, Phrase) {
    let draw = field.section.scoring.draw;
    let worth = |&line: &RoundRecord| match (line, field.awarded(line).cmp(&draw)) {
        (RoundRecord::None, _) | (_, Ordering::Less) => 0,
        (_, Ordering::Equal) => 1,
        (_, Ordering::Greater) => 2,
    };
    let each: Vec<u64> = field.lines[entrant].iter().map(worth).collect();
    let value = Amount::halves(each.iter().sum());
    (value, sum(each.into_iter().map(halves).map(Phrase::from), value))
}

fn labelled(field: &SectionField<'_>, one: &Contribution) -> Phrase {
    let score = halves(one.score);
    match one.who {
        ContributionSource::Opponent(opponent) => {
            let scored = field.score(opponent);
            let name = field.name(opponent);
            if scored == one.score {
                format!("{name} {score}").into()
            } else {
                phrase!("tie-scored", "{name} {score} (scored {scored})", name, score, scored = halves(scored))
            }
        }
        ContributionSource::Forfeit(opponent) => {
            phrase!("tie-forfeit", "forfeit ({name}) {score}", name = field.name(opponent), score)
        }
        ContributionSource::Bye => phrase!("tie-bye", "bye {score}", score),
        ContributionSource::HalfBye => phrase!("tie-half-bye", "half-point bye {score}", score),
        ContributionSource::Absence => phrase!("tie-absence", "absence {score}", score),
    }
}

/// Not FIDE's: what the games count for themselves, summed over the games that count.
fn points_for(field: &SectionField<'_>, entrant: usize) -> (Amount, Phrase) {
    let mut total = 0;
    let mut terms = Vec::new();
    for (round, &line) in field.lines[entrant].iter().enumerate() {
        let RoundRecord::Game(index, seat) = line else { continue };
        let game = &field.games[index];
        let own = game.game_points.as_ref().and_then(|points| points.get(seat)).copied();
        if let Some(points) = own.filter(|_| game.counts()) {
            total += points;
            terms.push(phrase!("tie-round-points", "round {round} {points}", round = (round + 1) as u64, points));
        }
    }
    let value = Amount::whole(total);
    (value, sum(terms.into_iter(), value))
}

/// Article 7.5: the score after each round, added up.
fn progressive(field: &SectionField<'_>, entrant: usize) -> (Amount, Phrase) {
    let (mut score, mut total) = (0, 0);
    let mut terms = Vec::new();
    for &line in &field.lines[entrant] {
        score += field.awarded(line);
        total += score;
        terms.push(halves(score).into());
    }
    let value = Amount::halves(total);
    (value, sum(terms.into_iter(), value))
}

fn lots(field: &SectionField<'_>, entrant: usize) -> (Amount, Phrase) {
    let number = field.entrants[entrant].number;
    let place = field.section.lots.iter().position(|&drawn| drawn == number);
    let value = Amount::whole(place.unwrap_or(field.section.lots.len()) as u64 + 1);
    let terms = match place {
        Some(_) => phrase!("tie-drawn", "drawn as number {value}", value),
        None => phrase!("tie-not-drawn", "not drawn"),
    };
    (value, terms)
}

fn sum(terms: impl Iterator<Item = Phrase>, value: Amount) -> Phrase {
    let terms = Phrase::joined("tie-plus", " + ", terms);
    match terms.is_empty() {
        true => phrase!("tie-nothing", "nothing yet = {value}", value),
        false => phrase!("tie-sum", "{terms} = {value}", terms = terms, value),
    }
}
