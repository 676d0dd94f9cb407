//! All perfect matchings of a graph that are best by a sequence of aims, the aims applied one after the other.
//!
//! A weight that holds many aims at once is as wide as all of them together. Here each aim is a small number of its own.
//! Once an aim has been minimised, the matchings that attain the minimum are, by complementary slackness, the perfect
//! matchings of the tight edges that leave every blossom with a positive dual by one edge only. That again is a matching
//! problem with small weights: leaving a blossom costs more than everything else together. So the next aim is minimised
//! among exactly these matchings, however many aims there have been.

use super::forest::Forest;
use super::price::BlossomOrder;
use super::{NONE, search};

/// The price of leaving a blossom that all best matchings leave once: more than an aim can sum up to.
const CROSSING: i64 = 1 << 44;

/// The perfect matchings that are best by all aims so far, and one of them.
///
/// All weights are even, as the matching halves them. Every neighbour list is in the order of vertices.
pub(in crate::pairing) struct Optima {
    forest: Forest<i64>,
}

impl Optima {
    /// All perfect matchings of the graph with these neighbours: each list ascending, both directions present. `guess` is a
    /// list of disjoint edges to start from. The result does not depend on it, the time does.
    ///
    /// Returns `None` if there is no perfect matching.
    pub fn new(neighbours: Vec<Vec<usize>>, guess: &[(usize, usize)]) -> Option<Self> {
        let mut forest = Forest::new(vec![0; neighbours.len()]);
        forest.edges = neighbours.into_iter().map(|list| list.into_iter().map(|w| (w, 0)).collect()).collect();
        for &(a, b) in guess {
            (forest.mate[a], forest.mate[b]) = (b, a);
        }
        let mut optima = Self { forest };
        optima.complete()?;
        Some(optima)
    }

    /// The partner of a vertex in one of the best matchings.
    pub fn mate(&self, v: usize) -> usize {
        self.forest.mate[v]
    }

    /// Keeps the matchings whose pairs have the least sum of `cost`, a small number from 0 on that is asked for with the
    /// lesser vertex first.
    ///
    /// Returns `None` if the arithmetic fails, which it never should.
    pub fn minimise(&mut self, cost: impl Fn(usize, usize) -> i64) -> Option<()> {
        let cost = |a: usize, b: usize| cost(a.min(b), a.max(b));
        let f = &mut self.forest;
        let mut any = false;
        for v in 0..f.n {
            if f.closed[v] {
                continue;
            }
            for (w, weight) in &mut f.edges[v] {
                let extra = cost(v, *w);
                any |= extra != 0;
                *weight += 2 * extra;
            }
        }
        if !any {
            return Some(());
        }
        // Before, all edges were tight. A blossom whose cycle has an edge that is tight no more cannot stay.
        let mut broken = vec![false; 2 * f.n];
        for blossom in f.n..2 * f.n {
            if f.links[blossom].iter().any(|&(a, b)| cost(a, b) != 0) {
                let mut outer = blossom;
                while outer != NONE && !broken[outer] {
                    broken[outer] = true;
                    outer = f.parent[outer];
                }
            }
        }
        let mut waiting: Vec<usize> = (f.n..2 * f.n).filter(|&b| broken[b] && f.parent[b] == NONE).collect();
        while let Some(outer) = waiting.pop() {
            let children = f.release(outer);
            waiting.extend(children.into_iter().filter(|&child| broken[child]));
        }
        for v in 0..f.n {
            if f.mate[v] != NONE && v < f.mate[v] && !f.closed[v] && cost(v, f.mate[v]) != 0 {
                f.part(v);
            }
        }
        self.complete()?;
        self.restrict();
        Some(())
    }

    /// Makes the partner of `v` one of those with the least `cost` that any best matching gives it. The other matchings
    /// stay until [`forbid`](Self::forbid) or [`close`](Self::close) excludes them.
    pub fn prefer(&mut self, v: usize, cost: impl Fn(usize) -> i64) -> Option<()> {
        let f = &mut self.forest;
        let now = cost(f.mate[v]);
        if f.edges[v].iter().all(|&(w, _)| f.closed[w] || cost(w) >= now) {
            return Some(());
        }
        f.isolate(v);
        let mut list = std::mem::take(&mut f.edges[v]);
        let mut dual = i64::MAX;
        for (w, weight) in &mut list {
            if f.closed[*w] {
                continue;
            }
            *weight += 2 * cost(*w);
            dual = dual.min(*weight - f.dual[*w]);
            if let Ok(at) = f.edges[*w].binary_search_by_key(&v, |&(other, _)| other) {
                f.edges[*w][at].1 = *weight;
            }
        }
        f.edges[v] = list;
        f.part(v);
        f.dual[v] = dual;
        self.complete()
    }

    /// Excludes the matchings that give `v` a partner for which `out` holds. The partner it has must not be one.
    pub fn forbid(&mut self, v: usize, out: impl Fn(usize) -> bool) -> Option<()> {
        let f = &mut self.forest;
        if !f.edges[v].iter().any(|&(w, _)| out(w)) {
            return Some(());
        }
        f.isolate(v);
        let list = std::mem::take(&mut f.edges[v]);
        let (gone, kept) = list.into_iter().partition(|&(w, _)| out(w));
        f.edges[v] = kept;
        for (w, _) in gone {
            if let Ok(at) = f.edges[w].binary_search_by_key(&v, |&(other, _)| other) {
                f.edges[w].remove(at);
            }
        }
        self.complete()
    }

    /// Settles that `v` and its partner are a pair.
    pub fn close(&mut self, v: usize) -> Option<()> {
        let f = &mut self.forest;
        let w = f.mate[v];
        f.isolate(v);
        f.isolate(w);
        (f.mate[v], f.mate[w]) = (w, v);
        for a in [v, w] {
            f.closed[a] = true;
            f.edges[a].clear();
        }
        self.complete()
    }

    /// Matches all vertices again at the least cost.
    fn complete(&mut self) -> Option<()> {
        for root in 0..self.forest.n {
            if self.forest.mate[root] == NONE && !search::grow(&mut self.forest, root) {
                return None;
            }
        }
        Some(())
    }

    /// Drops all edges that are not tight, and replaces weights and duals by those of the remaining condition: to leave
    /// each blossom with a positive dual once.
    fn restrict(&mut self) {
        let f = &mut self.forest;
        let n = f.n;
        let mut depth = vec![0_i64; n];
        for (v, depth) in depth.iter_mut().enumerate() {
            let mut outer = f.parent[v];
            while outer != NONE {
                *depth += i64::from(f.dual[outer] > 0);
                outer = f.parent[outer];
            }
        }
        let around = BlossomOrder::new(f);
        let (mut shared, mut common) = (vec![0; n], vec![0; n]);
        let mut edges = std::mem::take(&mut f.edges);
        for (a, list) in edges.iter_mut().enumerate() {
            if depth[a] == 0 {
                shared.fill(0);
                common.fill(0);
            } else {
                around.shared(f, a, |blossom| f.dual[blossom], &mut shared);
                around.shared(f, a, |blossom| i64::from(f.dual[blossom] > 0), &mut common);
            }
            list.retain_mut(|&mut (b, ref mut weight)| {
                let place = around.place[b];
                let slack = *weight - f.dual[a] - f.dual[b] + shared[place];
                *weight = CROSSING * (depth[a] + depth[b] - 2 * common[place]);
                slack == 0 && !f.closed[b]
            });
        }
        f.edges = edges;
        for (v, depth) in depth.iter().enumerate() {
            f.dual[v] = CROSSING * depth;
        }
        for dual in f.dual.iter_mut().skip(n).filter(|dual| **dual > 0) {
            *dual = 2 * CROSSING;
        }
    }
}
