//! One search: from an unmatched vertex along tight edges to another one, raising duals on the way.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::forest::{Forest, Label};
use super::{NONE, Weight};

/// When something happens, and to what: an edge becomes tight, or the dual of an odd blossom (the same number twice)
/// reaches zero. Stale events stay in the heap and are recognised when they come up.
type Event = Reverse<(Weight, usize, usize)>;

/// A search under way.
pub(super) struct Search<'a> {
    pub forest: &'a mut Forest,
    events: BinaryHeap<Event>,
}

/// Matches an unmatched root, and one other unmatched vertex, and perhaps changes the partners of others. Duals stay
/// allowed and matched edges tight. False if the edges that take part do not suffice.
pub(super) fn grow(forest: &mut Forest, root: usize) -> bool {
    forest.time = Weight::ZERO;
    let mut search = Search { forest, events: BinaryHeap::new() };
    search.even(root, (NONE, NONE));
    let end = search.run();
    search.forest.clear();
    match end {
        Some((a, b)) => {
            forest.augment(a, b);
            true
        }
        None => false,
    }
}

impl Search<'_> {
    /// Follows events until an edge to an unmatched vertex is tight: its even end and its free end.
    fn run(&mut self) -> Option<(usize, usize)> {
        while let Some(Reverse((time, a, b))) = self.events.pop() {
            if a == b {
                let f = &self.forest;
                let due = f.label[a] == Label::Odd && f.parent[a] == NONE && f.dual[a].half() == time;
                if due {
                    self.forest.time = time;
                    self.expand(a);
                }
                continue;
            }
            let f = &self.forest;
            let (ta, tb) = (f.top[a], f.top[b]);
            if ta == tb {
                continue;
            }
            match (f.label[ta], f.label[tb]) {
                (Label::Even, Label::Even) if self.meeting(a, b) == Some(time) => {
                    self.forest.time = time;
                    for v in self.forest.shrink(a, b) {
                        self.scan(v);
                    }
                }
                (Label::Even, Label::Free) if self.meeting(a, b) == Some(time) => {
                    self.forest.time = time;
                    let base = self.forest.base[tb];
                    let mate = self.forest.mate[base];
                    if mate == NONE {
                        return Some((a, b));
                    }
                    self.odd(b, (a, b));
                    self.even(mate, (base, mate));
                }
                _ => {}
            }
        }
        None
    }

    /// When the edge from `a` in an even blossom to `b` in an even or free one becomes tight. Parallel edges do not
    /// occur, so the edge is found by its end.
    fn meeting(&self, a: usize, b: usize) -> Option<Weight> {
        let f = &self.forest;
        let (_, cost) = f.edges[a].iter().find(|edge| edge.0 == b)?;
        let slack = *cost - f.dual[a] - f.dual[b];
        Some(if f.label[f.top[b]] == Label::Even { slack.half() } else { slack })
    }

    /// Labels the outermost blossom of a vertex even, and looks along its edges.
    fn even(&mut self, vertex: usize, via: (usize, usize)) {
        for v in self.forest.mark(vertex, Label::Even, via) {
            self.scan(v);
        }
    }

    /// Labels the outermost blossom of a vertex odd.
    fn odd(&mut self, vertex: usize, via: (usize, usize)) {
        self.forest.mark(vertex, Label::Odd, via);
        self.watch(self.forest.top[vertex]);
    }

    /// Notes when the dual of an odd blossom reaches zero.
    fn watch(&mut self, blossom: usize) {
        if blossom >= self.forest.n {
            self.events.push(Reverse((self.forest.dual[blossom].half(), blossom, blossom)));
        }
    }

    /// Notes when the edges of a vertex that has become even become tight.
    fn scan(&mut self, v: usize) {
        let f = &self.forest;
        for &(w, cost) in &f.edges[v] {
            if f.top[w] == f.top[v] {
                continue;
            }
            let slack = cost - f.dual[v] - f.dual[w];
            match f.label[f.top[w]] {
                Label::Free => self.events.push(Reverse((slack, v, w))),
                Label::Even => self.events.push(Reverse((slack.half(), v, w))),
                Label::Odd => {}
            }
        }
    }

    /// Opens an odd blossom whose dual has reached zero. Those of its children that carry on the path stay in the tree.
    fn expand(&mut self, blossom: usize) {
        let (even, odd, free) = self.forest.open(blossom);
        for child in odd {
            self.watch(child);
        }
        for child in even {
            for v in self.forest.leaves(child) {
                self.scan(v);
            }
        }
        for child in free {
            for v in self.forest.leaves(child) {
                self.rescan(v);
            }
        }
    }

    /// Notes when the edges from even vertices to a vertex that has become free become tight.
    fn rescan(&mut self, v: usize) {
        let f = &self.forest;
        for &(w, cost) in &f.edges[v] {
            if f.label[f.top[w]] == Label::Even {
                self.events.push(Reverse((cost - f.dual[v] - f.dual[w], w, v)));
            }
        }
    }
}
