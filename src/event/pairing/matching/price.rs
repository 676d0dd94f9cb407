//! A first guess of duals and edges, and the proof at the end.

use super::forest::Forest;
use super::{Costs, NONE, Weight};

/// How many of its cheapest edges each vertex starts with.
const FEW: usize = 8;

/// How many edges a vertex gets each time. Both numbers change the time only, not the result; these were the best of
/// those tried with a thousand players.
const MORE: usize = 4;

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

/// The edges of the whole graph that are cheaper than the duals allow, the worst few at each vertex, those of the
/// vertices with most of them first. At the first vertex of each the dual should fall: falling once, it makes room for
/// many. None left over means that the matching is best: by the weak duality of linear programming, as matched edges are
/// tight, all duals of blossoms are not negative, and only full blossoms have one.
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
    let around = Around::new(forest);
    let mut shared = vec![Weight::ZERO; n];
    let mut found: Vec<(usize, usize, Weight)> = Vec::new();
    let mut count = vec![0_usize; n];
    for a in 0..n {
        around.shared(forest, a, &mut shared);
        let mut row = Vec::new();
        for b in a + 1..n {
            let allowed = forest.dual[a] + forest.dual[b] - shared[around.place[b]];
            if costs.floor(a, b) < allowed {
                let cost = costs.cost(a, b);
                if cost < allowed {
                    row.push((cost - allowed, b, cost));
                    count[a] += 1;
                    count[b] += 1;
                }
            }
        }
        if row.len() > MORE {
            row.select_nth_unstable(MORE);
            row.truncate(MORE);
        }
        found.extend(row.into_iter().map(|(_, b, cost)| (a, b, cost)));
    }
    if found.is_empty() && !around.full(forest) {
        return None;
    }
    for (a, b, _) in &mut found {
        if count[*a] < count[*b] {
            std::mem::swap(a, b);
        }
    }
    found.sort_by_key(|&(a, b, _)| (std::cmp::Reverse(count[a]), a, b));
    Some(found)
}

/// The vertices in an order in which each blossom is a stretch, so that what one vertex shares with all others is found
/// in one go.
struct Around {
    /// The place of each vertex.
    place: Vec<usize>,
    /// The stretch of each vertex and blossom in use: its first place and the one after its last.
    range: Vec<(usize, usize)>,
}

impl Around {
    fn new(forest: &Forest) -> Self {
        let mut line = Vec::with_capacity(forest.n);
        for v in 0..forest.n {
            if line.len() < forest.n && (forest.top[v] == v || forest.base[forest.top[v]] == v) {
                line.extend(forest.leaves(forest.top[v]));
            }
        }
        let mut place = vec![0; forest.n];
        let mut range = vec![(usize::MAX, 0); 2 * forest.n];
        for (at, &v) in line.iter().enumerate() {
            place[v] = at;
            let mut outer = v;
            while outer != NONE {
                let (first, end) = &mut range[outer];
                (*first, *end) = ((*first).min(at), at + 1);
                outer = forest.parent[outer];
            }
        }
        Self { place, range }
    }

    /// Whether every blossom with a dual holds as many matched edges as it can: all its vertices but one.
    fn full(&self, forest: &Forest) -> bool {
        let mut matched = vec![0; 2 * forest.n];
        for (a, &b) in forest.mate.iter().enumerate() {
            let mut outer = forest.parent[a];
            while outer != NONE {
                let (first, end) = self.range[outer];
                matched[outer] += usize::from((first..end).contains(&self.place[b]));
                outer = forest.parent[outer];
            }
        }
        (forest.n..2 * forest.n).all(|blossom| {
            let (first, end) = self.range[blossom];
            forest.dual[blossom] == Weight::ZERO || (end - first) % 2 == 1 && matched[blossom] + 1 == end - first
        })
    }

    /// For each place, the sum of the duals of the blossoms around both its vertex and `a`.
    fn shared(&self, forest: &Forest, a: usize, sums: &mut [Weight]) {
        sums.fill(Weight::ZERO);
        let mut sum = Weight::ZERO;
        let mut outer = forest.parent[a];
        while outer != NONE {
            sum += forest.dual[outer];
            outer = forest.parent[outer];
        }
        let (mut inner, mut outer) = (a, forest.parent[a]);
        while outer != NONE {
            let (first, end) = self.range[outer];
            let (from, to) = self.range[inner];
            sums[first..from].fill(sum);
            sums[to..end].fill(sum);
            sum -= forest.dual[outer];
            (inner, outer) = (outer, forest.parent[outer]);
        }
    }
}
