//! Direct encounter: article 6.
//!
//! The games among the tied entrants make separate standings. If all of them met, these standings rank them, and each group that
//! is still level gets separate standings of its own (6.2). If games between them are missing, an entrant is ranked first if he
//! is alone at the top whatever the results of the missing games, then the second in the same way, and so on. The entrants who
//! cannot be ranked in this way get separate standings of their own (6.3). Two entrants who met more than once count the
//! average of their games (6.1.2).
//!
//! Forfeits are not encounters (6.1.1), except in a round-robin, where they are games like any other (15.2). FIDE applies 6.3
//! to Swiss tournaments only. This module applies it to every system, because a running round-robin lacks games too. Two
//! entrants at a board with three or four seats have met, and the one who was ahead has a win against the other.

use std::collections::BTreeMap;

use adjudicate_rules::{Phrase, phrase};

use super::amount::Amount;
use super::field::{GameOutcome, GameState, RoundRecord, SectionField};

/// The common denominator of averages: the least common multiple of 1 to 20. More than twenty meetings of two are cut off.
const SHARE: u64 = 232_792_560;

/// The groups a tie falls into, best first, and for each entrant how it came about.
pub(super) struct DirectSplit {
    pub groups: Vec<Vec<usize>>,
    /// By entrant: the sum of the first separate standings, and its terms.
    pub shown: BTreeMap<usize, (Option<Amount>, Phrase)>,
}

/// The score of one player against another, in half points times [`SHARE`].
#[derive(Clone, Copy)]
struct DirectScore {
    /// At least this, whatever the missing games bring.
    low: u64,
    /// At most this.
    high: u64,
    met: bool,
    missing: bool,
}

pub(super) fn split(field: &SectionField<'_>, tied: &[usize]) -> DirectSplit {
    let mut shown = BTreeMap::new();
    for &entrant in tied {
        let (sum, terms) = terms(field, tied, entrant);
        shown.insert(entrant, (sum, terms));
    }
    let groups = rank(field, tied, &mut shown, false);
    DirectSplit { groups, shown }
}

fn rank(
    field: &SectionField<'_>,
    tied: &[usize],
    shown: &mut BTreeMap<usize, (Option<Amount>, Phrase)>,
    again: bool,
) -> Vec<Vec<usize>> {
    let single = || vec![tied.to_vec()];
    if tied.len() < 2 {
        return single();
    }
    if again {
        for &entrant in tied {
            let (_, more) = terms(field, tied, entrant);
            if let Some((_, text)) = shown.get_mut(&entrant) {
                let before = std::mem::take(text);
                *text = phrase!("tie-then", "{before}; then {more}", before = before, more = more);
            }
        }
    }
    let all_met = tied.iter().all(|&a| tied.iter().all(|&b| a == b || !pair(field, a, b).missing));
    let sums: BTreeMap<usize, (u64, u64)> =
        tied.iter().map(|&entrant| (entrant, bounds(field, tied, entrant))).collect();
    let (sorted, settled) = if all_met { by_sum(tied, &sums) } else { unassailable(tied, &sums) };
    if sorted.len() < 2 {
        return single();
    }
    let mut groups = Vec::new();
    for (index, group) in sorted.iter().enumerate() {
        if index < settled {
            groups.push(group.clone());
        } else {
            groups.extend(rank(field, group, shown, true));
        }
    }
    groups
}

/// Groups of equal sums, the highest first; none of them is settled but by being alone.
fn by_sum(tied: &[usize], sums: &BTreeMap<usize, (u64, u64)>) -> (Vec<Vec<usize>>, usize) {
    let mut groups: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
    for &entrant in tied {
        groups.entry(sums[&entrant].0).or_default().push(entrant);
    }
    (groups.into_values().rev().collect(), 0)
}

/// Those who are alone at the top one after the other whatever happens, then all the rest; and how many they are.
fn unassailable(tied: &[usize], sums: &BTreeMap<usize, (u64, u64)>) -> (Vec<Vec<usize>>, usize) {
    let mut rest = tied.to_vec();
    let mut groups: Vec<Vec<usize>> = Vec::new();
    while rest.len() > 1 {
        let safe = |&&first: &&usize| rest.iter().all(|&other| other == first || sums[&first].0 > sums[&other].1);
        let Some(&first) = rest.iter().find(safe) else { break };
        rest.retain(|&entrant| entrant != first);
        groups.push(vec![first]);
    }
    let settled = groups.len();
    groups.push(rest);
    (groups, settled)
}

fn bounds(field: &SectionField<'_>, tied: &[usize], entrant: usize) -> (u64, u64) {
    let others = tied.iter().filter(|&&other| other != entrant);
    others.map(|&other| pair(field, entrant, other)).fold((0, 0), |sum, pair| (sum.0 + pair.low, sum.1 + pair.high))
}

fn pair(field: &SectionField<'_>, own: usize, other: usize) -> DirectScore {
    let scoring = field.section.scoring;
    let round_robin = field.section.system.is_table();
    let (mut games, mut sum) = (0_u64, 0_u64);
    for &line in &field.lines[own] {
        let RoundRecord::Game(index, seat) = line else { continue };
        let game = &field.games[index];
        let Some(against) = game.players.iter().position(|&player| player == other) else { continue };
        if !game.counts() || (game.state == GameState::Forfeit && !round_robin) {
            continue;
        }
        games += 1;
        sum += if field.section.seats == 2 {
            game.points_of(seat)
        } else {
            match game.against(seat, against) {
                GameOutcome::Won => scoring.win,
                GameOutcome::Drawn => scoring.draw,
                GameOutcome::Lost => scoring.loss,
            }
        };
    }
    let expected = if field.section.system == super::section::PairingSystem::DoubleRoundRobin { 2 } else { 1 };
    let of = games.max(expected);
    let missing = of - games;
    let share = |points: u64| points * (SHARE / of);
    // A missing game counts between nothing and a win.
    DirectScore { low: share(sum), high: share(sum + missing * scoring.win), met: games > 0, missing: missing > 0 }
}

fn terms(field: &SectionField<'_>, tied: &[usize], entrant: usize) -> (Option<Amount>, Phrase) {
    let amount = |share| Amount { units: share, per: 2 * SHARE };
    let mut terms = Vec::new();
    let (mut low, mut high) = (0, 0);
    for &other in tied.iter().filter(|&&other| other != entrant) {
        let pair = pair(field, entrant, other);
        let name = field.name(other);
        terms.push(match (pair.met, pair.missing) {
            (true, false) => format!("{name} {}", amount(pair.low)).into(),
            (true, true) => {
                let (low, high) = (amount(pair.low), amount(pair.high));
                phrase!("tie-between", "{name} {low} to {high}", name, low, high)
            }
            (false, _) => phrase!("tie-not-met", "{name} not met", name),
        });
        low += pair.low;
        high += pair.high;
    }
    let terms = Phrase::joined("tie-plus", " + ", terms.into_iter());
    let (low, high) = (amount(low), amount(high));
    if low == high {
        (Some(low), phrase!("tie-sum", "{terms} = {value}", terms = terms, value = low.to_string()))
    } else {
        (None, phrase!("tie-sum-between", "{terms} = {low} to {high}", terms = terms, low, high))
    }
}
