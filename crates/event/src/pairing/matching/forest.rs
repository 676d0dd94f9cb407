//! The state of a matching under way: duals, blossoms, and the alternating tree of the present search.

use super::{NONE, Quantity};

/// The place of an outermost blossom (or vertex) in the alternating tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TreeLabel {
    /// Not in the tree.
    Free,
    /// At an even distance from the root: its duals rise as the search goes on.
    Even,
    /// At an odd distance: its duals fall.
    Odd,
}

/// Vertices are 0 to n - 1, blossoms n to 2n - 1.
///
/// While a vertex is in the tree, its dual is stored as if `time` had not passed: the true dual of a vertex in an even
/// blossom is `dual + time`, in an odd one `dual - time`; of the blossom itself `dual + 2 time` or `dual - 2 time`. So no
/// dual needs touching while the search goes on.
pub(super) struct Forest<W> {
    pub n: usize,
    /// The edges that take part: for each vertex, neighbours and weights.
    pub edges: Vec<Vec<(usize, W)>>,
    /// Dual variables of vertices and of blossoms.
    pub dual: Vec<W>,
    /// How far duals have moved in this search.
    pub time: W,
    /// For each vertex, the outermost blossom it is in, or itself.
    pub top: Vec<usize>,
    /// For each vertex and blossom, the blossom right around it, or `NONE`.
    pub parent: Vec<usize>,
    /// For each blossom, what it was made of, in the order of its odd cycle, the child with the base first.
    pub children: Vec<Vec<usize>>,
    /// For each blossom, the edge from each child to the next, from the first's vertex to the second's.
    pub links: Vec<Vec<(usize, usize)>>,
    /// For each vertex and blossom, the vertex in it that is matched outside of it or not at all.
    pub base: Vec<usize>,
    /// For each vertex, whom it is matched with, or `NONE`.
    pub mate: Vec<usize>,
    pub label: Vec<TreeLabel>,
    /// For each labelled vertex or blossom but the root, the edge of the tree that leads to it: outer vertex, own vertex.
    pub via: Vec<(usize, usize)>,
    /// All that was labelled in this search, for clearing up.
    pub labelled: Vec<usize>,
    /// Blossom numbers not in use.
    pub spare: Vec<usize>,
    /// Vertices whose partner is settled: searches pass them by.
    pub closed: Vec<bool>,
}

impl<W: Quantity> Forest<W> {
    /// No edges, nothing matched, the given duals.
    pub fn new(duals: Vec<W>) -> Self {
        let n = duals.len();
        let mut dual = duals;
        dual.resize(2 * n, W::ZERO);
        Self {
            n,
            edges: vec![Vec::new(); n],
            dual,
            time: W::ZERO,
            top: (0..n).collect(),
            parent: vec![NONE; 2 * n],
            children: vec![Vec::new(); 2 * n],
            links: vec![Vec::new(); 2 * n],
            base: (0..2 * n).collect(),
            mate: vec![NONE; n],
            label: vec![TreeLabel::Free; 2 * n],
            via: vec![(NONE, NONE); 2 * n],
            labelled: Vec::new(),
            spare: (n..2 * n).rev().collect(),
            closed: vec![false; n],
        }
    }

    /// The vertices in a blossom.
    pub fn leaves(&self, blossom: usize) -> Vec<usize> {
        let mut found = Vec::new();
        let mut stack = vec![blossom];
        while let Some(b) = stack.pop() {
            if b < self.n {
                found.push(b);
            } else {
                stack.extend(&self.children[b]);
            }
        }
        found
    }

    /// Changes the duals of a blossom and its vertices as far as its label says they are stored away from the truth:
    /// `sign` 1 from stored to true, -1 from true to stored.
    pub fn shift(&mut self, blossom: usize, leaves: &[usize], sign: i8) {
        let time = match (self.label[blossom], sign > 0) {
            (TreeLabel::Free, _) => return,
            (TreeLabel::Even, true) | (TreeLabel::Odd, false) => self.time,
            (TreeLabel::Even, false) | (TreeLabel::Odd, true) => -self.time,
        };
        for &v in leaves {
            self.dual[v] += time;
        }
        if blossom >= self.n {
            // Twice as far as its vertices' duals, so that edges inside stay as tight as they are.
            self.dual[blossom] += time.double();
        }
    }

    /// Makes the children of an outermost blossom outermost and forgets it. Duals must be true.
    pub fn dissolve(&mut self, blossom: usize) -> Vec<usize> {
        let children = std::mem::take(&mut self.children[blossom]);
        for &child in &children {
            self.parent[child] = NONE;
            self.label[child] = TreeLabel::Free;
            for v in self.leaves(child) {
                self.top[v] = child;
            }
        }
        self.links[blossom].clear();
        self.label[blossom] = TreeLabel::Free;
        self.dual[blossom] = W::ZERO;
        self.spare.push(blossom);
        children
    }

    /// Adds an edge, between searches. If it is cheaper than the duals allow, the dual of `a` falls and `a` is
    /// unmatched. The blossoms around `a` give their dual back to their vertices first, which keeps every other edge
    /// allowed and those inside as tight as before.
    pub fn admit(&mut self, a: usize, b: usize, cost: W) {
        self.edges[a].push((b, cost));
        self.edges[b].push((a, cost));
        // An edge admitted before may have made this one allowed already.
        if self.slack(a, b, cost) >= W::ZERO {
            return;
        }
        self.isolate(a);
        let slack = self.slack(a, b, cost);
        if slack < W::ZERO {
            self.dual[a] += slack;
            self.part(a);
        }
    }

    /// Dissolves all blossoms around a vertex, between searches.
    pub fn isolate(&mut self, v: usize) {
        while self.top[v] != v {
            self.release(self.top[v]);
        }
    }

    /// Dissolves an outermost blossom, between searches, and returns its children. The blossom gives its dual back to its
    /// vertices, which keeps every other edge allowed and those inside as tight as before. If it had one, its base is
    /// unmatched.
    pub fn release(&mut self, outer: usize) -> Vec<usize> {
        let half = self.dual[outer].half();
        for v in self.leaves(outer) {
            self.dual[v] -= half;
        }
        if half > W::ZERO {
            self.part(self.base[outer]);
        }
        self.dissolve(outer)
    }

    /// Unmatches a vertex.
    pub fn part(&mut self, v: usize) {
        let w = std::mem::replace(&mut self.mate[v], NONE);
        if w != NONE {
            self.mate[w] = NONE;
        }
    }

    /// How much more an edge weighs than the true duals of its ends and of the blossoms around both allow. Between
    /// searches only.
    pub fn slack(&self, a: usize, b: usize, cost: W) -> W {
        let slack = cost - self.dual[a] - self.dual[b];
        // Blossoms' duals are never negative, so most edges need no look at them.
        if slack < W::ZERO { slack + self.shared(a, b) } else { slack }
    }

    /// The sum of the duals of the blossoms that both vertices are in.
    fn shared(&self, a: usize, b: usize) -> W {
        let mut sum = W::ZERO;
        if self.top[a] != self.top[b] {
            return sum;
        }
        let mut outer = self.parent[a];
        while outer != NONE {
            if self.within(b, outer) {
                sum += self.dual[outer];
            }
            outer = self.parent[outer];
        }
        sum
    }

    /// Whether a vertex is in a blossom.
    fn within(&self, vertex: usize, blossom: usize) -> bool {
        let mut at = vertex;
        while at != NONE {
            if at == blossom {
                return true;
            }
            at = self.parent[at];
        }
        false
    }
}
