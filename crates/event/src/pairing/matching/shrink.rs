//! The alternating tree of the matching: its labels, and how blossoms are shrunk and expanded.

use super::forest::{Forest, TreeLabel};
use super::{NONE, Quantity};

impl<W: Quantity> Forest<W> {
    /// Labels the outermost blossom of a free vertex and returns its vertices.
    pub fn mark(&mut self, vertex: usize, label: TreeLabel, via: (usize, usize)) -> Vec<usize> {
        let blossom = self.top[vertex];
        let leaves = self.leaves(blossom);
        self.label[blossom] = label;
        self.via[blossom] = via;
        self.labelled.push(blossom);
        self.shift(blossom, &leaves, -1);
        leaves
    }

    /// Ends a search: all duals are true again and all labels gone.
    pub fn clear(&mut self) {
        for blossom in std::mem::take(&mut self.labelled) {
            // A vertex that has become part of a blossom is labelled by the blossom.
            if self.parent[blossom] == NONE {
                let leaves = self.leaves(blossom);
                self.shift(blossom, &leaves, 1);
            }
            self.label[blossom] = TreeLabel::Free;
        }
    }

    /// The outermost blossoms from the one around an even vertex to the root.
    fn path(&self, vertex: usize) -> Vec<usize> {
        let mut path = vec![self.top[vertex]];
        let mut at = self.top[vertex];
        while self.via[at].0 != NONE {
            at = self.top[self.via[at].0];
            path.push(at);
        }
        path
    }

    /// Makes a blossom of the odd cycle that a tight edge between two even blossoms closes. Returns the vertices that
    /// have become even by it.
    pub fn shrink(&mut self, a: usize, b: usize) -> Vec<usize> {
        let (mut from, mut to) = (self.path(a), self.path(b));
        let mut joint = NONE;
        // Both paths end in the root, so they part at their last common blossom.
        while let (Some(x), Some(y)) = (from.last(), to.last()) {
            if x != y {
                break;
            }
            joint = *x;
            from.pop();
            to.pop();
        }
        from.reverse();
        let mut links: Vec<(usize, usize)> = from.iter().map(|&child| self.via[child]).collect();
        links.push((a, b));
        links.extend(to.iter().map(|&child| (self.via[child].1, self.via[child].0)));
        let mut children = vec![joint];
        children.extend(from);
        children.extend(to);

        // Never empty: each blossom has three children or more, so fewer than n / 2 exist at a time, and there are n.
        let Some(blossom) = self.spare.pop() else { return Vec::new() };
        let mut news = Vec::new();
        for &child in &children {
            let leaves = self.leaves(child);
            self.shift(child, &leaves, 1);
            if self.label[child] == TreeLabel::Odd {
                news.extend(&leaves);
            }
            for &v in &leaves {
                self.top[v] = blossom;
            }
            self.parent[child] = blossom;
        }
        self.base[blossom] = self.base[joint];
        self.label[blossom] = TreeLabel::Even;
        self.via[blossom] = self.via[joint];
        self.parent[blossom] = NONE;
        self.children[blossom] = children;
        self.links[blossom] = links;
        self.dual[blossom] = W::ZERO;
        self.labelled.push(blossom);
        let leaves = self.leaves(blossom);
        self.shift(blossom, &leaves, -1);
        news
    }

    /// Opens an odd blossom: the children between the one where the tree enters and the base, going round the even way,
    /// take turns as odd and even; the others leave the tree. Returns the even, the odd and the free ones.
    pub fn open(&mut self, blossom: usize) -> (Vec<usize>, Vec<usize>, Vec<usize>) {
        let leaves = self.leaves(blossom);
        self.shift(blossom, &leaves, 1);
        let links = std::mem::take(&mut self.links[blossom]);
        let entry = self.via[blossom];
        let children = self.dissolve(blossom);
        let count = children.len();
        let start = children.iter().position(|&child| child == self.top[entry.1]).unwrap_or(0);

        let mut steps = Vec::new();
        let (mut at, mut via) = (start, entry);
        loop {
            steps.push((at, via));
            if at == 0 {
                break;
            }
            // Odd places are matched with the next, even ones with the one before.
            let (next, link) = if start % 2 == 1 {
                ((at + 1) % count, links[at])
            } else {
                (at - 1, (links[at - 1].1, links[at - 1].0))
            };
            (at, via) = (next, link);
        }
        let (mut even, mut odd) = (Vec::new(), Vec::new());
        for (i, &(at, via)) in steps.iter().enumerate() {
            let (label, list) = if i % 2 == 0 { (TreeLabel::Odd, &mut odd) } else { (TreeLabel::Even, &mut even) };
            list.push(children[at]);
            self.mark(via.1, label, via);
        }
        let free = children.into_iter().filter(|&child| self.label[child] == TreeLabel::Free).collect();
        (even, odd, free)
    }
}
