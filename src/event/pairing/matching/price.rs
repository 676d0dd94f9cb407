//! A first guess of duals and edges, and the proof at the end.

use super::forest::Forest;
use super::{Costs, NONE, Weight};

/// Edges a vertex starts with, and at most gets each time.
const FEW: usize = 8;

/// Duals that no edge of the whole graph is too cheap for, each as high as the others leave room; some vertices matched
/// along tight edges; and the edges that are nearest to tight.
pub(super) fn start(costs: &impl Costs) -> Forest {
    let n = costs.len();
    let others = |a: usize| (0..n).filter(move |&b| b != a);
    let duals = (0..n).map(|a| others(a).map(|b| costs.floor(a, b)).min().unwrap_or_default().half()).collect();
    let mut forest = Forest::new(duals);
    for a in 0..n {
        let mut room: Option<(Weight, usize)> = None;
        for b in others(a) {
            let least = costs.floor(a, b) - forest.dual[b];
            if room.is_none_or(|(most, _)| least <= most) {
                let exact = costs.cost(a, b) - forest.dual[b];
                // Between equals an unmatched partner is worth more than the first found.
                let better = room.is_none_or(|(most, c)| {
                    exact < most || exact == most && forest.mate[c] != NONE && forest.mate[b] == NONE
                });
                if better {
                    room = Some((exact, b));
                }
            }
        }
        if let Some((most, b)) = room {
            forest.dual[a] = most;
            if forest.mate[a] == NONE && forest.mate[b] == NONE {
                (forest.mate[a], forest.mate[b]) = (b, a);
            }
        }
    }
    let mut chosen: Vec<(usize, usize)> = Vec::new();
    for a in 0..n {
        // The line from each vertex to the next holds a perfect matching, so that a search never ends in nothing.
        if a + 1 < n {
            chosen.push((a, a + 1));
        }
        if forest.mate[a] != NONE {
            chosen.push((a.min(forest.mate[a]), a.max(forest.mate[a])));
        }
        let mut near: Vec<(Weight, usize)> =
            others(a).map(|b| (costs.floor(a, b) - forest.dual[a] - forest.dual[b], b)).collect();
        if near.len() > FEW {
            near.select_nth_unstable(FEW);
            near.truncate(FEW);
        }
        chosen.extend(near.into_iter().map(|(_, b)| (a.min(b), a.max(b))));
    }
    chosen.sort_unstable();
    chosen.dedup();
    for (a, b) in chosen {
        let cost = costs.cost(a, b);
        forest.edges[a].push((b, cost));
        forest.edges[b].push((a, cost));
    }
    forest
}

/// The edges of the whole graph that are cheaper than the duals allow, the worst few at each vertex. None left over
/// means that the matching is best: by the weak duality of linear programming, as matched edges are tight, all duals of
/// blossoms are not negative, and only full blossoms have one.
///
/// `None` if the arithmetic has left its range or the proof fails otherwise, which it never should.
pub(super) fn cheap(forest: &Forest, costs: &impl Costs) -> Option<Vec<(usize, usize, Weight)>> {
    let n = forest.n;
    if !forest.dual.iter().all(|dual| dual.tame()) || forest.dual[n..].iter().any(|&dual| dual < Weight::ZERO) {
        return None;
    }
    for a in 0..n {
        let b = forest.mate[a];
        if a < b && forest.slack(a, b, costs.cost(a, b)) != Weight::ZERO {
            return None;
        }
    }
    let mut found = Vec::new();
    for a in 0..n {
        let mut row = Vec::new();
        for b in a + 1..n {
            let least = costs.floor(a, b) - forest.dual[a] - forest.dual[b];
            if least < Weight::ZERO {
                let cost = costs.cost(a, b);
                let slack = forest.slack(a, b, cost);
                if slack < Weight::ZERO {
                    row.push((slack, b, cost));
                }
            }
        }
        row.sort_unstable();
        row.truncate(FEW);
        found.extend(row.into_iter().map(|(_, b, cost)| (a, b, cost)));
    }
    Some(found)
}
