//! One search: from an unmatched vertex along tight edges to another one, raising duals on the way.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::forest::{Forest, TreeLabel};
use super::{NONE, Quantity};

/// When something happens, and to what: an edge becomes tight (an even vertex and the place in its list of edges), or the
/// dual of an odd blossom reaches zero (the blossom and `NONE`). Stale events stay in the heap and are recognised when
/// they come up.
type SearchEvent<W> = Reverse<(W, usize, usize)>;

/// A search under way.
pub(super) struct Search<'a, W> {
    pub forest: &'a mut Forest<W>,
    events: BinaryHeap<SearchEvent<W>>,
    /// Events that happen now: the edges of many vertices are tight from the start, and a stack is faster than the heap.
    now: Vec<(usize, usize)>,
    /// For each free blossom or vertex, the earliest event noted for it; later ones could not matter.
    soonest: Vec<Option<W>>,
    /// The earliest event noted that ends the search. Nothing from then on matters.
    end: Option<W>,
}

/// Matches an unmatched root, and one other unmatched vertex, and perhaps changes the partners of others. Duals stay
/// allowed and matched edges tight. False if the edges that take part do not suffice.
pub(super) fn grow<W: Quantity>(forest: &mut Forest<W>, root: usize) -> bool {
    forest.time = W::ZERO;
    let mut search =
        Search { soonest: vec![None; 2 * forest.n], forest, events: BinaryHeap::new(), now: Vec::new(), end: None };
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

impl<W: Quantity> Search<'_, W> {
    /// Follows events until an edge to an unmatched vertex is tight: its even end and its free end.
    fn run(&mut self) -> Option<(usize, usize)> {
        while let Some((time, a, edge)) = self.event() {
            let f = &self.forest;
            if edge == NONE {
                if f.label[a] == TreeLabel::Odd && f.parent[a] == NONE && f.dual[a].half() == time {
                    self.forest.time = time;
                    self.expand(a);
                }
                continue;
            }
            let (b, cost) = f.edges[a][edge];
            let (ta, tb) = (f.top[a], f.top[b]);
            if ta == tb {
                continue;
            }
            let slack = cost - f.dual[a] - f.dual[b];
            match (f.label[ta], f.label[tb]) {
                (TreeLabel::Even, TreeLabel::Even) if slack.half() == time => {
                    self.forest.time = time;
                    for v in self.forest.shrink(a, b) {
                        self.scan(v);
                    }
                }
                (TreeLabel::Even, TreeLabel::Free) if slack == time => {
                    self.forest.time = time;
                    if self.step(a, b) {
                        return Some((a, b));
                    }
                }
                (TreeLabel::Free, TreeLabel::Even) if slack == time => {
                    self.forest.time = time;
                    if self.step(b, a) {
                        return Some((b, a));
                    }
                }
                _ => {}
            }
        }
        None
    }

    /// The next event.
    fn event(&mut self) -> Option<(W, usize, usize)> {
        if let Some((a, edge)) = self.now.pop() {
            return Some((self.forest.time, a, edge));
        }
        self.events.pop().map(|Reverse(event)| event)
    }

    /// Follows a tight edge from an even vertex to a free one and on to that one's partner. True if there is none.
    fn step(&mut self, a: usize, b: usize) -> bool {
        let base = self.forest.base[self.forest.top[b]];
        let mate = self.forest.mate[base];
        if mate != NONE {
            self.odd(b, (a, b));
            self.even(mate, (base, mate));
        }
        mate == NONE
    }

    /// Labels the outermost blossom of a vertex even, and looks along its edges.
    fn even(&mut self, vertex: usize, via: (usize, usize)) {
        for v in self.forest.mark(vertex, TreeLabel::Even, via) {
            self.scan(v);
        }
    }

    /// Labels the outermost blossom of a vertex odd.
    fn odd(&mut self, vertex: usize, via: (usize, usize)) {
        self.forest.mark(vertex, TreeLabel::Odd, via);
        self.watch(self.forest.top[vertex]);
    }

    /// Notes when the dual of an odd blossom reaches zero.
    fn watch(&mut self, blossom: usize) {
        if blossom >= self.forest.n {
            self.note(self.forest.dual[blossom].half(), blossom, NONE);
        }
    }

    /// Notes an event, unless the search will be over by then.
    fn note(&mut self, time: W, a: usize, edge: usize) {
        if self.end.is_none_or(|end| time < end) {
            if time == self.forest.time {
                self.now.push((a, edge));
            } else {
                self.events.push(Reverse((time, a, edge)));
            }
        }
    }

    /// Notes when an edge to a free blossom becomes tight, unless another one does so before. `owner` has the edge.
    fn reach(&mut self, time: W, free: usize, owner: usize, edge: usize) {
        if self.soonest[free].is_none_or(|soonest| time < soonest) {
            self.soonest[free] = Some(time);
            self.note(time, owner, edge);
            let last = self.forest.mate[self.forest.base[free]] == NONE;
            if last && self.end.is_none_or(|end| time < end) {
                self.end = Some(time);
            }
        }
    }

    /// Notes when the edges of a vertex that has become even become tight.
    fn scan(&mut self, v: usize) {
        for edge in 0..self.forest.edges[v].len() {
            let f = &self.forest;
            let (w, cost) = f.edges[v][edge];
            let other = f.top[w];
            if other == f.top[v] || f.closed[w] {
                continue;
            }
            let slack = cost - f.dual[v] - f.dual[w];
            match f.label[other] {
                TreeLabel::Free => self.reach(slack, other, v, edge),
                TreeLabel::Even => self.note(slack.half(), v, edge),
                TreeLabel::Odd => {}
            }
        }
    }

    /// Opens an odd blossom whose dual has reached zero. Those of its children that carry on the path stay in the tree.
    fn expand(&mut self, blossom: usize) {
        let (even, odd, free) = self.forest.open(blossom);
        for child in odd {
            self.watch(child);
        }
        for &child in &free {
            self.soonest[child] = None;
        }
        for child in even {
            for v in self.forest.leaves(child) {
                self.scan(v);
            }
        }
        for child in free {
            for v in self.forest.leaves(child) {
                self.rescan(child, v);
            }
        }
    }

    /// Notes when the edges from even vertices to a vertex that has become free become tight.
    fn rescan(&mut self, child: usize, v: usize) {
        for edge in 0..self.forest.edges[v].len() {
            let f = &self.forest;
            let (w, cost) = f.edges[v][edge];
            if f.label[f.top[w]] == TreeLabel::Even && !f.closed[w] {
                self.reach(cost - f.dual[v] - f.dual[w], child, v, edge);
            }
        }
    }
}
