//! Open events.

use std::collections::HashMap;

use adjudicate::event::pairing::{PairingFault, Participant, open};
use adjudicate_testkit::Random;

use super::help::{complete, fresh, matchings, of, play};

/// The aims of the documentation that can be told without lots: byes, meetings, clashes.
fn aims(field: &[Participant], pairs: &[(usize, usize)], bye: Option<usize>) -> [u32; 5] {
    let wish = |seats: &[u8]| -> (i32, u32) {
        let balance: i32 = seats.iter().map(|&s| 1 - 2 * i32::from(s)).sum();
        match seats {
            [] => (0, 0),
            _ if balance.abs() > 1 => (-balance.signum(), 3),
            [.., a, b] if a == b => (2 * i32::from(*b) - 1, 3),
            _ if balance != 0 => (-balance, 2),
            [.., b] => (2 * i32::from(*b) - 1, 1),
        }
    };
    let mut sum = [bye.map_or(0, |i| field[i].byes), 0, 0, 0, 0];
    for &(a, b) in pairs {
        sum[1] += field[a].met.iter().filter(|&&n| n == field[b].number).count() as u32;
        let ((x, p), (y, q)) = (wish(&field[a].seats), wish(&field[b].seats));
        if x == y && x != 0 {
            (0..3).for_each(|i| sum[2 + i] += u32::from(p.min(q) >= 3 - i as u32));
        }
    }
    sum
}

#[test]
fn against_all_pairings() {
    let mut rounds = 0;
    for event in 0..250 {
        let mut random = Random(event);
        let players = 1 + random.below(8) as u32;
        let mut field = fresh(players);
        for _ in 0..12 {
            let present: Vec<Participant> = field.iter().filter(|_| random.below(12) > 0).cloned().collect();
            if present.is_empty() {
                continue;
            }
            let pairing = open(&present, 2, &random.seed()).unwrap();
            complete(&present, &pairing);
            let at = |number: u32| present.iter().position(|p| p.number == number).unwrap();
            let pairs: Vec<_> = pairing.boards.iter().map(|b| (at(b[0]), at(b[1]))).collect();
            let got = aims(&present, &pairs, pairing.byes.first().map(|&n| at(n)));
            let best = matchings(present.len()).iter().map(|(p, b)| aims(&present, p, *b)).min();
            assert_eq!(Some(got), best);
            play(&mut field, &pairing, &mut random);
            rounds += 1;
        }
    }
    println!("{rounds} rounds best");
}

/// In any number of rounds, byes and turns stay even and meetings nearly so.
#[test]
fn many_rounds() {
    for players in [2_u32, 5, 8, 13, 20] {
        let mut random = Random(u64::from(players));
        let mut field = fresh(players);
        for _ in 0..40 {
            let pairing = open(&field, 2, &random.seed()).unwrap();
            complete(&field, &pairing);
            play(&mut field, &pairing, &mut random);
            let byes: Vec<u32> = field.iter().map(|p| p.byes).collect();
            assert!(byes.iter().max().unwrap() - byes.iter().min().unwrap() <= 1);
        }
        let mut count: HashMap<(u32, u32), u32> = HashMap::new();
        for p in &field {
            p.met.iter().for_each(|&other| *count.entry((p.number, other)).or_default() += 1);
            let balance: i32 = p.seats.iter().map(|&s| 1 - 2 * i32::from(s)).sum();
            assert!(balance.abs() <= 4, "{players} players: {balance}");
        }
        let mean = 40 / (players.next_multiple_of(2) - 1) + 1;
        assert!(*count.values().max().unwrap() <= mean + 3);
    }
}

#[test]
fn order_does_not_matter_but_lots_do() {
    let mut random = Random(8);
    let mut field = fresh(31);
    let mut differ = 0;
    for _ in 0..10 {
        let (seed, other) = (random.seed(), random.seed());
        let pairing = open(&field, 2, &seed).unwrap();
        let mut mixed = field.clone();
        random.shuffle(&mut mixed);
        assert_eq!(open(&mixed, 2, &seed).unwrap(), pairing);
        differ += u32::from(open(&field, 2, &other).unwrap() != pairing);
        play(&mut field, &pairing, &mut random);
    }
    assert_eq!(differ, 10);
}

#[test]
fn faults() {
    assert_eq!(open(&[], 2, &[0; 32]), Err(PairingFault::Empty));
    assert_eq!(open(&fresh(3), 1, &[0; 32]), Err(PairingFault::Seats { system: "open", seats: 1 }));
    let mut field = fresh(2);
    field[0].met = vec![2; 1000];
    assert_eq!(open(&field, 2, &[0; 32]), Err(PairingFault::OneSided(1, 2)));
    field[1].met = vec![1; 1000];
    of(&mut field, 1).byes = u32::MAX;
    assert_eq!(open(&field, 2, &[0; 32]).unwrap().boards.len(), 1);
    of(&mut field, 2).byes = u32::MAX;
    field.push(Participant { number: 3, byes: u32::MAX - 1, ..Participant::default() });
    assert_eq!(open(&field, 2, &[0; 32]).unwrap().byes, [3]);
}
