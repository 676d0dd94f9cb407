//! The matching against all sets of vertices, and its own proof at size.

use super::{Costs, Weight, best};

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
