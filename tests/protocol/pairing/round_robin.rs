//! Round-robin against the published Berger tables, and numbering.

use std::collections::HashMap;

use adjudicate::event::pairing::{Pairing, PairingFault, RoundRobinCycles, numbering, round_robin};
use adjudicate_testkit::Random;

/// FIDE Handbook C.05 Annex 1, "Details of Berger Table", typed as printed.
const TABLES: &[&[&[(u32, u32)]]] = &[
    &[&[(1, 4), (2, 3)], &[(4, 3), (1, 2)], &[(2, 4), (3, 1)]],
    &[
        &[(1, 6), (2, 5), (3, 4)],
        &[(6, 4), (5, 3), (1, 2)],
        &[(2, 6), (3, 1), (4, 5)],
        &[(6, 5), (1, 4), (2, 3)],
        &[(3, 6), (4, 2), (5, 1)],
    ],
    &[
        &[(1, 8), (2, 7), (3, 6), (4, 5)],
        &[(8, 5), (6, 4), (7, 3), (1, 2)],
        &[(2, 8), (3, 1), (4, 7), (5, 6)],
        &[(8, 6), (7, 5), (1, 4), (2, 3)],
        &[(3, 8), (4, 2), (5, 1), (6, 7)],
        &[(8, 7), (1, 6), (2, 5), (3, 4)],
        &[(4, 8), (5, 3), (6, 2), (7, 1)],
    ],
    &[
        &[(1, 10), (2, 9), (3, 8), (4, 7), (5, 6)],
        &[(10, 6), (7, 5), (8, 4), (9, 3), (1, 2)],
        &[(2, 10), (3, 1), (4, 9), (5, 8), (6, 7)],
        &[(10, 7), (8, 6), (9, 5), (1, 4), (2, 3)],
        &[(3, 10), (4, 2), (5, 1), (6, 9), (7, 8)],
        &[(10, 8), (9, 7), (1, 6), (2, 5), (3, 4)],
        &[(4, 10), (5, 3), (6, 2), (7, 1), (8, 9)],
        &[(10, 9), (1, 8), (2, 7), (3, 6), (4, 5)],
        &[(5, 10), (6, 4), (7, 3), (8, 2), (9, 1)],
    ],
];

fn boards(round: &Pairing) -> Vec<(u32, u32)> {
    round.boards.iter().map(|board| (board[0], board[1])).collect()
}

fn rounds(players: u32, cycles: RoundRobinCycles) -> Vec<Pairing> {
    round_robin(&(1..=players).collect::<Vec<_>>(), cycles, 2).unwrap()
}

#[test]
fn as_published() {
    for table in TABLES {
        let players = table.len() as u32 + 1;
        let full: Vec<_> = rounds(players, RoundRobinCycles::Single).iter().map(boards).collect();
        assert_eq!(full, table.iter().map(|round| round.to_vec()).collect::<Vec<_>>());
        // With one fewer, the player who meets the last place has a bye.
        for (round, published) in rounds(players - 1, RoundRobinCycles::Single).iter().zip(*table) {
            let (dummy, rest): (Vec<_>, Vec<_>) = published.iter().partition(|(a, b)| *a == players || *b == players);
            assert_eq!(boards(round), rest);
            let (a, b) = dummy[0];
            assert_eq!(round.byes, [a.min(b)]);
        }
    }
}

#[test]
fn everybody_meets_everybody() {
    for players in 2..=60_u32 {
        for (cycles, times) in [(RoundRobinCycles::Single, 1), (RoundRobinCycles::Double, 2)] {
            let all = rounds(players, cycles);
            assert_eq!(all.len() as u32, times * (players.next_multiple_of(2) - 1));
            let mut met: HashMap<(u32, u32), u32> = HashMap::new();
            let mut balance = vec![0_i32; players as usize];
            let mut byes = vec![0; players as usize];
            let mut rows = vec![Vec::new(); players as usize];
            for round in &all {
                let mut seen: Vec<u32> = round.boards.iter().flatten().chain(&round.byes).copied().collect();
                seen.sort_unstable();
                assert_eq!(seen, (1..=players).collect::<Vec<_>>());
                for (a, b) in boards(round) {
                    *met.entry((a, b)).or_default() += 1;
                    balance[a as usize - 1] += 1;
                    balance[b as usize - 1] -= 1;
                    rows[a as usize - 1].push(0);
                    rows[b as usize - 1].push(1);
                }
                round.byes.iter().for_each(|&n| byes[n as usize - 1] += 1);
            }
            for a in 1..=players {
                for b in 1..a {
                    let (one, other) = (met.get(&(a, b)).unwrap_or(&0), met.get(&(b, a)).unwrap_or(&0));
                    assert_eq!(one + other, times);
                    assert!(cycles == RoundRobinCycles::Single || one == other, "both turns against everybody");
                }
            }
            let most = if cycles == RoundRobinCycles::Double { 0 } else { 1 };
            assert!(balance.iter().all(|b| b.abs() <= most), "{players}: {balance:?}");
            assert!(byes.iter().all(|&n| n == times * (players % 2)));
            if players > 3 {
                let thrice = |row: &Vec<u8>| row.windows(3).any(|w| w[0] == w[1] && w[1] == w[2]);
                assert!(!rows.iter().any(thrice), "{players} {cycles:?}: three games in a row with the same turn");
            }
        }
    }
}

#[test]
fn places_of_the_table_go_by_number() {
    let all = round_robin(&[70, 3, 12, 5], RoundRobinCycles::Single, 2).unwrap();
    assert_eq!(boards(&all[0]), [(3, 70), (5, 12)]);
    assert_eq!(boards(&all[1]), [(70, 12), (3, 5)]);
}

#[test]
fn what_is_no_round_robin_is_refused() {
    assert_eq!(round_robin(&[], RoundRobinCycles::Single, 2), Err(PairingFault::Empty));
    assert_eq!(round_robin(&[9], RoundRobinCycles::Single, 2), Err(PairingFault::Alone(9)));
    assert_eq!(round_robin(&[0, 1], RoundRobinCycles::Single, 2), Err(PairingFault::Zero));
    assert_eq!(round_robin(&[4, 1, 4], RoundRobinCycles::Single, 2), Err(PairingFault::Twice(4)));
    assert_eq!(
        round_robin(&[1, 2, 3], RoundRobinCycles::Double, 3),
        Err(PairingFault::Seats { system: "double-round-robin", seats: 3 })
    );
    let many: Vec<u32> = (1..=2001).collect();
    assert_eq!(
        round_robin(&many, RoundRobinCycles::Single, 2),
        Err(PairingFault::TooMany { players: 2001, most: 2000 })
    );
}

#[test]
fn numbers_go_by_rating_then_lots() {
    let ratings = [Some(1500), None, Some(2100), Some(1500), None, Some(-3)];
    assert_eq!(numbering(&ratings, &[4, 3, 0, 5, 1, 2]).unwrap(), [3, 6, 1, 2, 5, 4]);
    assert_eq!(numbering(&[], &[]).unwrap(), Vec::<u32>::new());
    for lots in [&[0, 1, 2][..], &[0, 1, 2, 3, 4, 4], &[0, 1, 2, 3, 4, 6], &[0, 1, 2, 3, 4, 5, 0], &[]] {
        assert_eq!(numbering(&ratings, lots), Err(PairingFault::Lots));
    }
    let mut random = Random(3);
    for _ in 0..200 {
        let size = random.below(30);
        let ratings: Vec<Option<i64>> = (0..size).map(|_| Some(random.below(5) as i64).filter(|r| *r > 0)).collect();
        let mut lots: Vec<usize> = (0..size).collect();
        random.shuffle(&mut lots);
        let numbers = numbering(&ratings, &lots).unwrap();
        let mut sorted = numbers.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, (1..=size as u32).collect::<Vec<_>>());
        for a in 0..size {
            for b in 0..size {
                let drawn = |e: usize| lots.iter().position(|&l| l == e).unwrap();
                if numbers[a] < numbers[b] {
                    assert!(ratings[a] > ratings[b] || ratings[a] == ratings[b] && drawn(a) < drawn(b));
                }
            }
        }
    }
}
