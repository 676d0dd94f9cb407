//! Changing partners along a path of tight edges.

use super::forest::Forest;
use super::{NONE, Quantity};

impl<W: Quantity> Forest<W> {
    /// Matches `a`, in an even blossom, with `b`, in an unmatched one outside the tree, and changes partners from `a` to
    /// the root. Labels may be gone by now; the way back to the root is in `via`.
    pub fn augment(&mut self, a: usize, b: usize) {
        self.turn(self.top[b], b);
        self.mate[b] = a;
        let (mut even, mut other) = (a, b);
        loop {
            let blossom = self.top[even];
            self.turn(blossom, even);
            self.mate[even] = other;
            let (before, _) = self.via[blossom];
            if before == NONE {
                return;
            }
            let odd = self.top[before];
            let (outer, inner) = self.via[odd];
            self.turn(odd, inner);
            self.mate[inner] = outer;
            (even, other) = (outer, inner);
        }
    }

    /// Changes partners inside a blossom (or vertex: nothing to do) so that `vertex` is left for one outside.
    fn turn(&mut self, blossom: usize, vertex: usize) {
        // Blossoms in blossoms wait in a list, as there can be too many for recursion.
        let mut waiting = vec![(blossom, vertex)];
        while let Some((blossom, vertex)) = waiting.pop() {
            if blossom < self.n {
                continue;
            }
            let mut child = vertex;
            while self.parent[child] != blossom {
                child = self.parent[child];
            }
            waiting.push((child, vertex));
            let start = self.children[blossom].iter().position(|&c| c == child).unwrap_or(0);
            let count = self.children[blossom].len();
            let mut at = start;
            while at % count != 0 {
                // The two after (or, from an even place, before) this one are matched with each other now.
                let (link, first, second) = if start % 2 == 1 {
                    (self.links[blossom][at + 1], at + 1, at + 2)
                } else {
                    (self.links[blossom][at - 2], at - 2, at - 1)
                };
                let (first, second) = (self.children[blossom][first], self.children[blossom][second % count]);
                waiting.push((first, link.0));
                waiting.push((second, link.1));
                self.mate[link.0] = link.1;
                self.mate[link.1] = link.0;
                at = if start % 2 == 1 { at + 2 } else { at - 2 };
            }
            self.children[blossom].rotate_left(start);
            self.links[blossom].rotate_left(start);
            self.base[blossom] = vertex;
        }
    }
}
