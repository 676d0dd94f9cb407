//! A first guess of duals and edges, and the proof at the end.

use super::forest::Forest;
use super::{Costs, NONE, Quantity, Weight};

/// How many of its cheapest edges each vertex starts with.
const FEW: usize = 8;

/// How many edges a vertex gets each time. Both numbers change the time only, not the result; these were the best of
/// those tried with a thousand players.
const MORE: usize = 4;

/// Duals that no edge of the whole graph is too cheap for, each as high as the others leave room; some vertices matched
/// along tight edges; and the edges that are nearest to tight.
pub(super) fn start(costs: &impl Costs) -> Forest<Weight> {
    let n = costs.len();
    let duals = (0..n).map(|a| least(costs, a, Weight::ZERO, |b| (costs.cost(a, b), false, b)).0.half()).collect();
    let mut forest = Forest::new(duals);
    let mut top = forest.dual.iter().copied().max().unwrap_or_default();
    for a in 0..n {
        // Between equals an unmatched partner is worth more.
        let (most, taken, b) = least(costs, a, top, |b| (costs.cost(a, b) - forest.dual[b], forest.mate[b] != NONE, b));
        forest.dual[a] = most;
        top = top.max(most);
        if forest.mate[a] == NONE && !taken {
            (forest.mate[a], forest.mate[b]) = (b, a);
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
            (0..n).filter(|&b| b != a).map(|b| (costs.cost(a, b) - forest.dual[a] - forest.dual[b], b)).collect();
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

/// How far a dual can rise, whether the vertex that bounds it is matched, and that vertex.
type Room = (Weight, bool, usize);

/// The least value, over all other vertices, of something that is at least the weight of the edge from `a` less `top`.
fn least(costs: &impl Costs, a: usize, top: Weight, value: impl Fn(usize) -> Room) -> Room {
    let n = costs.len();
    let last = n - 1;
    let mut best = value(if a == last { 0 } else { last });
    for b in a + 1..last {
        if costs.apart(a, b) - top > best.0 {
            break;
        }
        best = best.min(value(b));
    }
    for b in (0..a).rev() {
        if costs.apart(b, a) - top > best.0 {
            break;
        }
        best = best.min(value(b));
    }
    best
}

/// The edges of the whole graph that are cheaper than the duals allow, the worst few at each vertex, those of the
/// vertices with most of them first. At the first vertex of each the dual should fall: falling once, it makes room for
/// many. None left over means that the matching is best: by the weak duality of linear programming, as matched edges are
/// tight, all duals of blossoms are not negative, and only full blossoms have one.
///
/// `None` if the arithmetic has left its range or the proof fails otherwise, which it never should.
pub(super) fn cheap(forest: &Forest<Weight>, costs: &impl Costs) -> Option<Vec<(usize, usize, Weight)>> {
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
    let around = BlossomOrder::new(forest);
    let mut shared = vec![Weight::ZERO; n];
    // The highest dual from each vertex on, but for the last vertex.
    let mut highest = vec![Weight::ZERO; n];
    for b in (0..n - 1).rev() {
        highest[b] = if b + 2 > n - 1 { forest.dual[b] } else { forest.dual[b].max(highest[b + 1]) };
    }
    let mut found: Vec<(usize, usize, Weight)> = Vec::new();
    let mut count = vec![0_usize; n];
    for a in 0..n {
        around.shared(forest, a, |blossom| forest.dual[blossom], &mut shared);
        let mut row = Vec::new();
        let near = (a + 1..n - 1).take_while(|&b| costs.apart(a, b) < forest.dual[a] + highest[b]);
        for b in near.chain((a < n - 1).then_some(n - 1)) {
            let allowed = forest.dual[a] + forest.dual[b] - shared[around.place[b]];
            let cost = costs.cost(a, b);
            if cost < allowed {
                row.push((cost - allowed, b, cost));
                count[a] += 1;
                count[b] += 1;
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
pub(super) struct BlossomOrder {
    /// The place of each vertex.
    pub place: Vec<usize>,
    /// The stretch of each vertex and blossom in use: its first place and the one after its last.
    range: Vec<(usize, usize)>,
}

impl BlossomOrder {
    pub fn new<W: Quantity>(forest: &Forest<W>) -> Self {
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
    fn full(&self, forest: &Forest<Weight>) -> bool {
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

    /// For each place, the sum of a value, such as the dual, of the blossoms around both its vertex and `a`.
    pub fn shared<W: Quantity>(&self, forest: &Forest<W>, a: usize, value: impl Fn(usize) -> W, sums: &mut [W]) {
        sums.fill(W::ZERO);
        let mut sum = W::ZERO;
        let mut outer = forest.parent[a];
        while outer != NONE {
            sum += value(outer);
            outer = forest.parent[outer];
        }
        let (mut inner, mut outer) = (a, forest.parent[a]);
        while outer != NONE {
            let (first, end) = self.range[outer];
            let (from, to) = self.range[inner];
            sums[first..from].fill(sum);
            sums[to..end].fill(sum);
            sum -= value(outer);
            (inner, outer) = (outer, forest.parent[outer]);
        }
    }
}
