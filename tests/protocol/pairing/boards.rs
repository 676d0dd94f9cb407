//! Boards of three and four.

use adjudicate::event::pairing::{PairingFault, Participant, open, swiss};
use adjudicate_testkit::Random;

use super::help::{complete, fresh, play};

/// All ways to split indices into boards of at most `seats`, as few and as even as can be.
fn partitions(n: usize, seats: usize) -> Vec<Vec<Vec<usize>>> {
    fn go(
        next: usize,
        n: usize,
        small: usize,
        count: usize,
        boards: &mut Vec<Vec<usize>>,
        all: &mut Vec<Vec<Vec<usize>>>,
    ) {
        if next == n {
            if boards.len() == count && boards.iter().all(|b| b.len() == small || b.len() == small + 1) {
                all.push(boards.clone());
            }
            return;
        }
        for i in 0..boards.len() {
            if boards[i].len() <= small {
                boards[i].push(next);
                go(next + 1, n, small, count, boards, all);
                boards[i].pop();
            }
        }
        if boards.len() < count {
            boards.push(vec![next]);
            go(next + 1, n, small, count, boards, all);
            boards.pop();
        }
    }
    let count = n.div_ceil(seats);
    let mut all = Vec::new();
    go(0, n, n / count, count, &mut Vec::new(), &mut all);
    // With a remainder of nothing, boards one larger than the rest cannot be there, as the rest would be too small.
    all.retain(|boards| {
        let sizes: Vec<usize> = boards.iter().map(Vec::len).collect();
        sizes.iter().max().unwrap() - sizes.iter().min().unwrap() <= 1
    });
    all
}

/// Seats as documented.
fn seat(mut board: Vec<&Participant>) -> Vec<&Participant> {
    let mut line = Vec::new();
    for seat in 0..board.len() as u8 {
        let key = |p: &&Participant| {
            let had = p.seats.iter().filter(|&&s| s == seat).count();
            (had, std::cmp::Reverse(p.seats.iter().map(|&s| u32::from(s)).sum::<u32>()), p.number)
        };
        board.sort_by_key(key);
        line.push(board.remove(0));
    }
    line
}

/// The aims that do not need lots.
fn aims(boards: &[Vec<&Participant>], scored: bool) -> [u64; 4] {
    let mut sum = [0; 4];
    for board in boards {
        for (i, a) in board.iter().enumerate() {
            for b in &board[i + 1..] {
                sum[0] += a.met.iter().filter(|&&n| n == b.number).count() as u64;
                sum[1] += if scored { u64::from(a.score.abs_diff(b.score)).pow(2) } else { 0 };
            }
        }
        for (seat, p) in seat(board.clone()).iter().enumerate() {
            let had = p.seats.iter().filter(|&&s| usize::from(s) == seat).count() as u64;
            sum[2] += if seat == 0 { had } else { 0 };
            sum[3] += had;
        }
    }
    sum
}

#[test]
fn against_all_partitions() {
    let mut rounds = 0;
    for event in 0..if cfg!(debug_assertions) { 20 } else { 80 } {
        let mut random = Random(event);
        let seats = 3 + random.below(2);
        let scored = random.below(2) == 0;
        let mut field = fresh(2 + random.below(8) as u32);
        for _ in 0..5 {
            let seed = random.seed();
            let pairing = if scored { swiss(&field, seats, &seed) } else { open(&field, seats, &seed) }.unwrap();
            complete(&field, &pairing);
            let player = |n: &u32| &field[*n as usize - 1];
            let got: Vec<Vec<&Participant>> = pairing.boards.iter().map(|b| b.iter().map(player).collect()).collect();
            for board in &got {
                assert_eq!(*board, seat(board.clone()), "in seat order");
            }
            let all = partitions(field.len(), seats);
            let best = all
                .iter()
                .map(|boards| {
                    let boards: Vec<Vec<&Participant>> =
                        boards.iter().map(|b| b.iter().map(|&i| &field[i]).collect()).collect();
                    aims(&boards, scored)
                })
                .min();
            assert_eq!(Some(aims(&got, scored)), best);
            play(&mut field, &pairing, &mut random);
            rounds += 1;
        }
    }
    println!("{rounds} rounds best");
}

#[test]
fn sizes() {
    let sizes = |n: u32, seats| {
        let mut sizes: Vec<usize> = open(&fresh(n), seats, &[1; 32]).unwrap().boards.iter().map(Vec::len).collect();
        sizes.sort_unstable();
        sizes
    };
    assert_eq!(sizes(2, 3), [2]);
    assert_eq!(sizes(4, 3), [2, 2]);
    assert_eq!(sizes(5, 3), [2, 3]);
    assert_eq!(sizes(7, 3), [2, 2, 3]);
    assert_eq!(sizes(5, 4), [2, 3]);
    assert_eq!(sizes(6, 4), [3, 3]);
    assert_eq!(sizes(9, 4), [3, 3, 3]);
    assert_eq!(sizes(17, 4), [3, 3, 3, 4, 4]);
    for n in (2..20).chain(66..72) {
        for seats in [3, 4] {
            let all = sizes(n, seats);
            assert_eq!(all.len(), (n as usize).div_ceil(seats));
            assert!(all[0] >= 2 && all[all.len() - 1] <= seats && all[all.len() - 1] - all[0] <= 1);
        }
    }
    assert_eq!(open(&fresh(1), 4, &[1; 32]), Err(PairingFault::Alone(1)));
}

#[test]
fn larger_fields() {
    let mut fields = vec![(17, 3, true), (101, 4, true)];
    // Unoptimised code is thirty times slower; the larger fields are for release builds.
    if !cfg!(debug_assertions) {
        fields.extend([(24, 4, false), (40, 4, true), (64, 3, false), (1000, 4, true), (1000, 3, false)]);
    }
    for (players, seats, scored) in fields {
        let mut random = Random(players as u64);
        let mut field = fresh(players);
        let mut repeats = 0;
        for round in 0..5 {
            let seed = random.seed();
            let pair =
                |field: &[Participant]| if scored { swiss(field, seats, &seed) } else { open(field, seats, &seed) };
            let pairing = pair(&field).unwrap();
            complete(&field, &pairing);
            if round == 2 {
                let mut mixed = field.clone();
                random.shuffle(&mut mixed);
                assert_eq!(pair(&mixed).unwrap(), pairing, "the order of the input does not matter");
            }
            for board in &pairing.boards {
                for (i, &a) in board.iter().enumerate() {
                    repeats += board[i + 1..].iter().filter(|b| field[a as usize - 1].met.contains(b)).count();
                }
            }
            if round < 3 {
                assert_eq!(repeats, 0, "{players} players, round {round}");
            }
            play(&mut field, &pairing, &mut random);
        }
        let firsts: Vec<usize> = field.iter().map(|p| p.seats.iter().filter(|&&s| s == 0).count()).collect();
        println!("{players} players, {seats} seats: {repeats} repeated, firsts to {:?}", firsts.iter().max());
        assert!(*firsts.iter().max().unwrap() <= 3);
    }
}
