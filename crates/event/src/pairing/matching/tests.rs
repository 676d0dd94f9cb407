//! The matching against all sets of vertices, and its own proof at size.

use super::{Costs, Optima, Quantity, Weight, best};

/// Random weights, kept as a table.
struct Table(Vec<Vec<Weight>>);

impl Table {
    /// Weights below `high` and `low`; small ones make many ties and many blossoms.
    fn new(n: usize, high: i128, low: i128, state: &mut u64) -> Self {
        let mut chance = |end: i128| {
            *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            2 * (i128::from(*state >> 16) % end)
        };
        let mut table = vec![vec![Weight::ZERO; n]; n];
        for (a, b) in (0..n).flat_map(|a| (0..a).map(move |b| (a, b))) {
            let weight = Weight { high: chance(high), low: chance(low) };
            (table[a][b], table[b][a]) = (weight, weight);
        }
        Self(table)
    }

    fn sum(&self, mates: &[usize]) -> Weight {
        let twice = mates.iter().enumerate().fold(Weight::ZERO, |sum, (a, &b)| sum + self.0[a][b]);
        twice.half()
    }
}

impl Costs for Table {
    fn len(&self) -> usize {
        self.0.len()
    }

    fn cost(&self, a: usize, b: usize) -> Weight {
        self.0[a][b]
    }

    fn apart(&self, _: usize, _: usize) -> Weight {
        Weight::ZERO
    }
}

/// The least weight by dynamic programming over sets of vertices.
fn least(table: &Table) -> Option<Weight> {
    let n = table.len();
    let mut best: Vec<Option<Weight>> = vec![None; 1 << n];
    best[0] = Some(Weight::ZERO);
    for set in 0..(1_usize << n) - 1 {
        let Some(sum) = best[set] else { continue };
        let a = (!set).trailing_zeros() as usize;
        for b in (a + 1..n).filter(|b| set >> b & 1 == 0) {
            let sum = sum + table.cost(a, b);
            let slot = &mut best[set | 1 << a | 1 << b];
            *slot = Some(slot.map_or(sum, |old| old.min(sum)));
        }
    }
    best[(1 << n) - 1]
}

#[test]
fn small_graphs_against_all_sets() {
    let mut state = 5;
    for case in 0..3000 {
        let n = 2 + 2 * (case % 6);
        let (high, low) = [(1, 3), (2, 2), (4, 1000), (1000, 1), (2, 1 << 40), (1 << 40, 2)][case / 6 % 6];
        let table = Table::new(n, high, low, &mut state);
        assert_eq!(best(&table).map(|mates| table.sum(&mates)), least(&table), "case {case}");
    }
}

#[test]
fn large_graphs_are_proved() {
    let mut state = 6;
    for (case, n) in [30, 50, 80, 120, 200, 300].into_iter().cycle().take(60).enumerate() {
        let (high, low) = [(1, 3), (2, 2), (30, 1000), (1000, 1), (2, 1 << 40)][case % 5];
        let table = Table::new(n, high, low, &mut state);
        assert!(best(&table).is_some(), "case {case}");
    }
}

#[test]
fn nothing_and_odd() {
    let mut state = 7;
    assert_eq!(best(&Table::new(0, 1, 1, &mut state)), Some(Vec::new()));
    assert_eq!(best(&Table::new(3, 1, 1, &mut state)), None);
}

/// All perfect matchings of a graph, as lists of partners.
fn matchings(edges: &[Vec<bool>]) -> Vec<Vec<usize>> {
    fn go(edges: &[Vec<bool>], mates: &mut Vec<usize>, found: &mut Vec<Vec<usize>>) {
        let Some(a) = mates.iter().position(|&mate| mate == usize::MAX) else {
            found.push(mates.clone());
            return;
        };
        for b in a + 1..mates.len() {
            if edges[a][b] && mates[b] == usize::MAX {
                (mates[a], mates[b]) = (b, a);
                go(edges, mates, found);
                (mates[a], mates[b]) = (usize::MAX, usize::MAX);
            }
        }
    }
    let mut found = Vec::new();
    go(edges, &mut vec![usize::MAX; edges.len()], &mut found);
    found
}

/// Random graphs, random aims one after the other, then random wishes of one vertex after the other: at each step the
/// matching is one of those that a list of all matchings leaves.
#[test]
fn optima_against_all_matchings() {
    let mut state = 8;
    let mut chance = |end: usize| {
        state = u64::wrapping_mul(state, 6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % end
    };
    let (mut none, mut many) = (0, 0);
    for case in 0..3000 {
        let n = 4 + 2 * (case % 4);
        let density = 4 + chance(7);
        let mut edges = vec![vec![false; n]; n];
        let mut neighbours = vec![Vec::new(); n];
        for (a, b) in (0..n).flat_map(|b| (0..b).map(move |a| (a, b))) {
            if chance(10) < density {
                (edges[a][b], edges[b][a]) = (true, true);
                neighbours[a].push(b);
                neighbours[b].push(a);
            }
        }
        let mut left = matchings(&edges);
        let guess: Vec<(usize, usize)> =
            (0..n / 2).filter(|&a| edges[2 * a][2 * a + 1]).map(|a| (2 * a, 2 * a + 1)).collect();
        neighbours.iter_mut().for_each(|list| list.sort_unstable());
        let Some(mut optima) = Optima::new(neighbours, &guess[..guess.len() / 2]) else {
            assert!(left.is_empty(), "case {case}: there is one");
            none += 1;
            continue;
        };
        let check = |optima: &Optima, left: &[Vec<usize>], what: &str| {
            let mates: Vec<usize> = (0..n).map(|v| optima.mate(v)).collect();
            assert!(left.contains(&mates), "case {case}, {what}: {mates:?} is none of {left:?}");
        };
        check(&optima, &left, "start");
        for aim in 0..3 {
            // Mostly nothing, so that several matchings are left.
            let often = 2 + chance(5);
            let mut price = || if chance(often) == 0 { 1 + chance(2) as i64 } else { 0 };
            let table: Vec<Vec<i64>> = (0..n).map(|_| (0..n).map(|_| price()).collect()).collect();
            let sum =
                |mates: &Vec<usize>| -> i64 { (0..n).filter(|&v| v < mates[v]).map(|v| table[v][mates[v]]).sum() };
            let best = left.iter().map(sum).min();
            left.retain(|mates| Some(sum(mates)) == best);
            optima.minimise(|a, b| table[a][b]).expect("weights are small");
            check(&optima, &left, &format!("aim {aim}"));
        }
        many += usize::from(left.len() > 1);
        let mut order: Vec<usize> = (0..n).collect();
        (0..n).for_each(|v| order.swap(v, chance(n)));
        for v in order {
            let wish: Vec<i64> = (0..n).map(|_| chance(3) as i64).collect();
            let best = left.iter().map(|mates| wish[mates[v]]).min();
            left.retain(|mates| Some(wish[mates[v]]) == best);
            optima.prefer(v, |w| wish[w]).expect("weights are small");
            check(&optima, &left, "wish");
            if chance(2) == 0 {
                let best = wish[optima.mate(v)];
                optima.forbid(v, |w| wish[w] != best).expect("weights are small");
            } else {
                let mate = optima.mate(v);
                left.retain(|mates| mates[v] == mate);
                optima.close(v).expect("weights are small");
            }
            check(&optima, &left, "settled");
        }
    }
    assert!(none > 200 && many > 500, "{none} without a matching, {many} with several");
}
