//! Helpers of the pairing tests.

use adjudicate::event::pairing::{Pairing, Participant};
use adjudicate_testkit::Random;

/// Players who have not played.
pub fn fresh(players: u32) -> Vec<Participant> {
    (1..=players).map(|number| Participant { number, ..Participant::default() }).collect()
}

/// The player with a number.
pub fn of(field: &mut [Participant], number: u32) -> &mut Participant {
    field.iter_mut().find(|p| p.number == number).unwrap()
}

/// Plays a round: who wins is chance, with some draws.
pub fn play(field: &mut [Participant], pairing: &Pairing, random: &mut Random) {
    for board in &pairing.boards {
        for (seat, &number) in board.iter().enumerate() {
            let me = of(field, number);
            me.met.extend(board.iter().filter(|&&other| other != number));
            me.seats.push(seat as u8);
        }
        let winner = random.below(board.len() + 1);
        match board.get(winner) {
            Some(&number) => of(field, number).score += 2,
            None => board.iter().for_each(|&number| of(field, number).score += 1),
        }
    }
    for &number in &pairing.byes {
        let me = of(field, number);
        me.byes += 1;
        me.score += 2;
    }
}

/// Everybody has exactly one place.
pub fn complete(field: &[Participant], pairing: &Pairing) {
    let mut seen: Vec<u32> = pairing.boards.iter().flatten().chain(&pairing.byes).copied().collect();
    seen.sort_unstable();
    let mut numbers: Vec<u32> = field.iter().map(|p| p.number).collect();
    numbers.sort_unstable();
    assert_eq!(seen, numbers);
}

/// Pairs of indices, and who is left over.
pub type Matching = (Vec<(usize, usize)>, Option<usize>);

/// All ways to pair the indices `0..n`, with one left over if `n` is odd.
pub fn matchings(n: usize) -> Vec<Matching> {
    fn go(rest: &[usize], bye: bool) -> Vec<Matching> {
        let Some((&a, others)) = rest.split_first() else { return vec![(Vec::new(), None)] };
        let mut all = Vec::new();
        for (i, &b) in others.iter().enumerate() {
            let mut left = others.to_vec();
            left.remove(i);
            for (mut pairs, one) in go(&left, bye) {
                pairs.push((a, b));
                all.push((pairs, one));
            }
        }
        if bye {
            all.extend(go(others, false).into_iter().map(|(pairs, _)| (pairs, Some(a))));
        }
        all
    }
    go(&(0..n).collect::<Vec<_>>(), n % 2 == 1)
}
