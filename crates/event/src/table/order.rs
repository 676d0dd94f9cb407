//! The order of the standings.

use adjudicate_rules::Phrase;

use std::collections::BTreeMap;

use super::amount::Amount;
use super::direct::split;
use super::field::SectionField;
use super::knockout::reached;
use super::section::{PairingSystem, Tiebreak};
use super::tiebreaks::{TiebreakValue, worth};

/// The text for direct encounter if no other player is in the group.
pub(super) const NOT_TIED: &str = "not tied";

/// The ranked entrants in groups of equals, best first, and everybody's values in the order of the section's tie-breaks.
pub(super) struct Ranking {
    pub groups: Vec<Vec<usize>>,
    pub values: Vec<Vec<TiebreakValue>>,
}

/// Ranks all who are not annulled: by score, in a knockout by how far they came; then by the section's tie-breaks in turn, each
/// within the groups the one before has left (article 4.2).
pub(super) fn order(field: &SectionField<'_>) -> Ranking {
    let mut first: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
    for entrant in (0..field.count()).filter(|&entrant| !field.annulled(entrant)) {
        let key = if field.section.system == PairingSystem::Knockout {
            reached(field, entrant)
        } else {
            field.score(entrant)
        };
        first.entry(key).or_default().push(entrant);
    }
    let mut groups: Vec<Vec<usize>> = first.into_values().rev().collect();
    let mut values: Vec<Vec<TiebreakValue>> = vec![Vec::new(); field.count()];
    for &tiebreak in &field.section.tiebreaks {
        let mut next = Vec::new();
        for group in &groups {
            next.extend(if tiebreak == Tiebreak::Direct {
                direct(field, group, &mut values)
            } else {
                by_worth(field, tiebreak, group, &mut values)
            });
        }
        groups = next;
    }
    Ranking { groups, values }
}

fn direct(field: &SectionField<'_>, group: &[usize], values: &mut [Vec<TiebreakValue>]) -> Vec<Vec<usize>> {
    let tiebreak = Tiebreak::Direct;
    if let [alone] = group {
        values[*alone].push(TiebreakValue { tiebreak, value: None, terms: Phrase::english("tie-not-tied", NOT_TIED) });
        return vec![group.to_vec()];
    }
    let mut split = split(field, group);
    for &entrant in group {
        let (value, terms) = split.shown.remove(&entrant).unwrap_or_default();
        values[entrant].push(TiebreakValue { tiebreak, value, terms });
    }
    split.groups
}

fn by_worth(
    field: &SectionField<'_>,
    tiebreak: Tiebreak,
    group: &[usize],
    values: &mut [Vec<TiebreakValue>],
) -> Vec<Vec<usize>> {
    let mut sorted: Vec<(Amount, usize)> = Vec::with_capacity(group.len());
    let mut least_first = false;
    for &entrant in group {
        let worth = worth(field, tiebreak, entrant);
        least_first = worth.least_first;
        sorted.push((worth.value, entrant));
        values[entrant].push(TiebreakValue { tiebreak, value: Some(worth.value), terms: worth.terms });
    }
    sorted.sort_by(|(a, _), (b, _)| if least_first { a.cmp(b) } else { b.cmp(a) });
    let groups = sorted.chunk_by(|(a, _), (b, _)| a == b);
    groups.map(|group| group.iter().map(|&(_, entrant)| entrant).collect()).collect()
}
