//! Minimum-weight perfect matching in a complete graph.
//!
//! Edmonds' blossom algorithm with dual variables. No crate on offer served: those with weights wide enough
//! (`integer-blossom`, `rustworkx-core`) work on all edges in cubic time, 500,000 edges for a thousand players, and none
//! can be given the duals of a first guess. Here few edges are enough: the search runs on the cheapest edges at each
//! vertex (`search`), then all others are priced against its duals (`price`). An edge that is too cheap joins, and the
//! search goes on from where it was. When none is too cheap, the duals prove that no perfect matching of the whole graph
//! weighs less, however the edges were chosen.

mod augment;
mod forest;
mod optima;
mod price;
mod search;
mod shrink;
#[cfg(test)]
#[allow(clippy::expect_used)]
mod tests;

pub(super) use self::optima::Optima;
use super::weight::{Quantity, Weight};

/// No vertex, or no blossom.
const NONE: usize = usize::MAX;

/// The edge weights of a complete graph.
pub(super) trait Costs {
    /// How many vertices there are; even.
    fn len(&self) -> usize;

    /// The weight of an edge between two different vertices, the same in both directions. Both halves must be even, so
    /// that duals stay whole numbers.
    fn cost(&self, a: usize, b: usize) -> Weight;

    /// A lower bound of the weights of all edges from `a` or before to `b` or after, `a` less than `b`, but for those to
    /// the last vertex. It does not fall as `a` and `b` part. Spares looking at edges that cannot matter; zero is right
    /// always, as no weight is negative.
    fn apart(&self, a: usize, b: usize) -> Weight;
}

/// The partner of each vertex in a perfect matching of least weight. If several weigh the same, always the same one of
/// them.
///
/// `None` if there is no perfect matching (an odd number of vertices) or weights too large for the arithmetic, never a
/// matching that is not proved best.
pub(super) fn best(costs: &impl Costs) -> Option<Vec<usize>> {
    let n = costs.len();
    if n == 0 {
        return Some(Vec::new());
    }
    if n % 2 == 1 {
        return None;
    }
    let mut forest = price::start(costs);
    loop {
        for root in 0..n {
            if forest.mate[root] == NONE && !search::grow(&mut forest, root) {
                return None;
            }
        }
        let cheap = price::cheap(&forest, costs)?;
        if cheap.is_empty() {
            return Some(forest.mate);
        }
        for (a, b, cost) in cheap {
            forest.admit(a, b, cost);
        }
    }
}
