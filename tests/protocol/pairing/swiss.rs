//! Swiss pairings for boards of two against all pairings there are, and at size.

use adjudicate::event::pairing::{PairingFault, Participant, swiss};
use adjudicate_testkit::Random;
use sha2::{Digest, Sha256};

use super::help::{complete, fresh, matchings, of, play};

/// Returns the wish of a player, computed independently of the library: seat and strength.
fn wish(seats: &[u8]) -> Option<(u8, u8)> {
    let last = *seats.last()?;
    let balance: i32 = seats.iter().map(|&s| if s == 0 { 1 } else { -1 }).sum();
    let twice = seats.len() >= 2 && seats[seats.len() - 2] == last;
    Some(if balance >= 2 {
        (1, 3)
    } else if balance <= -2 {
        (0, 3)
    } else if twice {
        (1 - last, 3)
    } else if balance != 0 {
        (u8::from(balance > 0), 2)
    } else {
        (1 - last, 1)
    })
}

fn lot(seed: &[u8; 32], a: u32, b: u32) -> u64 {
    let text = [&seed[..], b"pair", &a.min(b).to_be_bytes(), &a.max(b).to_be_bytes()].concat();
    let digest = Sha256::digest(text);
    let mut bytes = [0; 8];
    bytes[2..].copy_from_slice(&digest[..6]);
    u64::from_be_bytes(bytes)
}

/// The aims of the documentation as a vector, for players in the order of score and number; `None` if the rules forbid
/// the pairing.
fn aims(line: &[Participant], pairs: &[(usize, usize)], bye: Option<usize>, seed: &[u8; 32]) -> Option<[u64; 9]> {
    let mut sum = [0; 9];
    let group = |i: usize| -> Vec<usize> { (0..line.len()).filter(|&j| line[j].score == line[i].score).collect() };
    for &(a, b) in pairs {
        let (a, b) = (a.min(b), a.max(b));
        let (x, y) = (&line[a], &line[b]);
        if x.met.contains(&y.number) {
            return None;
        }
        let apart = u64::from(x.score.abs_diff(y.score));
        sum[1] += apart * apart;
        sum[2] += u64::from(apart > 0);
        if let (Some((s, p)), Some((t, q))) = (wish(&x.seats), wish(&y.seats))
            && s == t
        {
            sum[3] += u64::from(p.min(q) >= 3);
            sum[4] += u64::from(p.min(q) >= 2);
            sum[5] += 1;
        }
        let deviation = if apart > 0 {
            b - a - 1
        } else {
            let all = group(a);
            let half = all.len() / 2;
            let (top, bottom) = (&all[..half], &all[all.len() - half..]);
            let both = |part: &[usize]| part.contains(&a) && part.contains(&b);
            sum[6] += u64::from(both(top) || both(bottom));
            (b - a).abs_diff(half)
        };
        sum[7] += (deviation * deviation) as u64;
        sum[8] += lot(seed, x.number, y.number);
    }
    if let Some(i) = bye {
        if line[i].byes > 0 {
            return None;
        }
        sum[0] = u64::from(line[i].score);
        let deviation = group(i).last().unwrap() - i;
        sum[7] += (deviation * deviation) as u64;
        sum[8] += lot(seed, 0, line[i].number);
    }
    Some(sum)
}

/// Compares one round with all pairings; true if there was one.
fn compare(field: &[Participant], seed: &[u8; 32]) -> bool {
    let mut line = field.to_vec();
    line.sort_by_key(|p| (std::cmp::Reverse(p.score), p.number));
    let best = matchings(line.len()).into_iter().filter_map(|(p, b)| Some((aims(&line, &p, b, seed)?, p, b))).min();
    match (swiss(field, 2, seed), best) {
        (Ok(pairing), Some((vector, pairs, bye))) => {
            complete(field, &pairing);
            let at = |number: u32| line.iter().position(|p| p.number == number).unwrap();
            let got: Vec<(usize, usize)> = pairing.boards.iter().map(|b| (at(b[0]), at(b[1]))).collect();
            let got_bye = pairing.byes.first().map(|&n| at(n));
            assert_eq!(aims(&line, &got, got_bye, seed), Some(vector));
            let norm = |pairs: &[(usize, usize)]| {
                let mut all: Vec<_> = pairs.iter().map(|&(a, b)| (a.min(b), a.max(b))).collect();
                all.sort_unstable();
                all
            };
            assert_eq!(norm(&got), norm(&pairs), "lots leave one pairing");
            assert_eq!(got_bye, bye);
            true
        }
        (Err(PairingFault::Impossible(left)), None) => {
            // As few as can be: the least number of forbidden pairs and byes, with two players or one each.
            let forbidden = |(pairs, bye): (Vec<(usize, usize)>, Option<usize>)| {
                pairs.iter().filter(|&&(a, b)| line[a].met.contains(&line[b].number)).count()
                    + bye.iter().filter(|&&i| line[i].byes > 0).count()
            };
            let least = matchings(line.len()).into_iter().map(forbidden).min();
            assert_eq!(least, Some(left.len().div_ceil(2)));
            assert!(left.iter().all(|n| field.iter().any(|p| p.number == *n)) && left.is_sorted());
            false
        }
        (got, best) => panic!("{got:?} against {best:?}\n{field:?}"),
    }
}

#[test]
fn a_thousand_events_against_all_pairings() {
    let (mut rounds, mut none) = (0, 0);
    for event in 0..1000 {
        let mut random = Random(event);
        let players = 2 + random.below(7) as u32;
        let mut field = fresh(players);
        for _ in 0..players + 1 {
            let seed = random.seed();
            // Somebody is absent now and then.
            let mut present = field.clone();
            if present.len() > 2 && random.below(6) == 0 {
                present.remove(random.below(players as usize));
            }
            if compare(&present, &seed) {
                let pairing = swiss(&present, 2, &seed).unwrap();
                play(&mut field, &pairing, &mut random);
                rounds += 1;
            } else {
                none += 1;
            }
        }
    }
    println!("{rounds} rounds best, {none} rightly impossible");
    assert!(rounds > 3000 && none > 500, "{rounds} {none}");
}

#[test]
fn larger_fields_against_all_pairings() {
    for event in 0..30 {
        let mut random = Random(event + 5000);
        let players = 9 + random.below(2) as u32;
        let mut field = fresh(players);
        for _ in 0..players {
            let seed = random.seed();
            if !compare(&field, &seed) {
                break;
            }
            let pairing = swiss(&field, 2, &seed).unwrap();
            play(&mut field, &pairing, &mut random);
        }
    }
}

/// The least aims by dynamic programming over sets of players, with an extra player for the bye.
fn least(line: &[Participant], seed: &[u8; 32]) -> Option<[u64; 9]> {
    let n = line.len().next_multiple_of(2);
    let price = |a: usize, b: usize| match b == line.len() {
        true => aims(line, &[], Some(a), seed),
        false => aims(line, &[(a, b)], None, seed),
    };
    let prices: Vec<Vec<Option<[u64; 9]>>> = (0..n).map(|a| (a + 1..n).map(|b| price(a, b)).collect()).collect();
    let mut best: Vec<Option<[u64; 9]>> = vec![None; 1 << n];
    best[0] = Some([0; 9]);
    for set in 0..(1_usize << n) - 1 {
        let Some(sum) = best[set] else { continue };
        let a = (!set).trailing_zeros() as usize;
        for b in (a + 1..n).filter(|b| set >> b & 1 == 0) {
            if let Some(price) = prices[a][b - a - 1] {
                let mut sum = sum;
                sum.iter_mut().zip(price).for_each(|(s, p)| *s += p);
                let slot = &mut best[set | 1 << a | 1 << b];
                *slot = Some(slot.map_or(sum, |old| old.min(sum)));
            }
        }
    }
    best[(1 << n) - 1]
}

#[test]
fn fields_of_sixteen_against_dynamic_programming() {
    let mut rounds = 0;
    for event in 0..14 {
        let mut random = Random(event + 31_000);
        let mut field = fresh(11 + random.below(6) as u32);
        for _ in 0..14 {
            let seed = random.seed();
            let mut line = field.clone();
            line.sort_by_key(|p| (std::cmp::Reverse(p.score), p.number));
            let best = least(&line, &seed);
            let Ok(pairing) = swiss(&field, 2, &seed) else {
                assert_eq!(best, None);
                break;
            };
            let at = |number: u32| line.iter().position(|p| p.number == number).unwrap();
            let got: Vec<(usize, usize)> = pairing.boards.iter().map(|b| (at(b[0]), at(b[1]))).collect();
            assert_eq!(aims(&line, &got, pairing.byes.first().map(|&n| at(n)), &seed), best);
            play(&mut field, &pairing, &mut random);
            rounds += 1;
        }
    }
    println!("{rounds} rounds best");
}

/// Random standings that no event would lead to: all values far from each other.
#[test]
fn wild_standings_against_all_pairings() {
    for case in 0..1500 {
        let mut random = Random(case + 90_000);
        let players = 1 + random.below(8) as u32;
        let mut field = fresh(players);
        for p in &mut field {
            p.number = p.number * 7 % 10 + 10 * p.number;
            let width = random.below(21);
            p.score = random.below(1 << width) as u32;
            p.byes = u32::from(random.below(3) == 0);
            let games = random.below(6);
            p.seats = (0..games).map(|_| random.below(2) as u8).collect();
        }
        let density = 1 + random.below(9);
        for i in 0..field.len() {
            for j in 0..i {
                if random.below(10) < density {
                    let (a, b) = (field[i].number, field[j].number);
                    field[i].met.push(b);
                    field[j].met.push(a);
                }
            }
        }
        compare(&field, &random.seed());
    }
}

#[test]
fn the_order_of_the_input_does_not_matter() {
    for event in 0..40 {
        let mut random = Random(event + 777);
        let mut field = fresh(20 + random.below(30) as u32);
        for _ in 0..7 {
            let seed = random.seed();
            let pairing = swiss(&field, 2, &seed).unwrap();
            let mut other = field.clone();
            random.shuffle(&mut other);
            other.iter_mut().for_each(|p| random.shuffle(&mut p.met));
            assert_eq!(swiss(&other, 2, &seed).unwrap(), pairing);
            assert_eq!(swiss(&field, 2, &seed).unwrap(), pairing);
            play(&mut field, &pairing, &mut random);
        }
    }
}

/// Nearly exhausted fields: as many rounds as players allow, or the fault that names who is left.
#[test]
fn to_the_last_round() {
    let (mut full, mut short) = (0, 0);
    for players in 3..40 {
        let mut random = Random(u64::from(players));
        let mut field = fresh(players);
        let mut fault = None;
        for _ in 1..players.next_multiple_of(2) {
            match swiss(&field, 2, &random.seed()) {
                Ok(pairing) => {
                    complete(&field, &pairing);
                    for board in &pairing.boards {
                        assert!(!of(&mut field, board[0]).met.contains(&board[1]));
                    }
                    assert_eq!(pairing.byes.len() as u32, players % 2);
                    play(&mut field, &pairing, &mut random);
                }
                Err(PairingFault::Impossible(left)) => {
                    assert!(left.iter().all(|&n| n >= 1 && n <= players) && !left.is_empty());
                    fault = Some(left);
                    break;
                }
                Err(other) => panic!("{other}"),
            }
        }
        assert!(field.iter().all(|p| p.byes <= 1));
        if fault.is_some() { short += 1 } else { full += 1 }
    }
    println!("{full} fields played out, {short} ended early");
}

#[test]
fn a_thousand_players() {
    // Unoptimised code is thirty times slower; the whole size is for release builds.
    let sizes = if cfg!(debug_assertions) { [(300, 9), (151, 11)] } else { [(1000, 9), (999, 11)] };
    for (players, rounds) in sizes {
        let mut random = Random(1);
        let mut field = fresh(players);
        for _ in 0..rounds {
            let pairing = swiss(&field, 2, &random.seed()).unwrap();
            complete(&field, &pairing);
            for board in &pairing.boards {
                assert!(!field[board[0] as usize - 1].met.contains(&board[1]));
            }
            play(&mut field, &pairing, &mut random);
        }
        assert!(field.iter().all(|p| p.byes <= 1));
        assert_eq!(field.iter().map(|p| p.byes).sum::<u32>(), rounds * (players % 2));
    }
}

/// The first round of an even field with nothing before it: the top half meets the bottom half.
#[test]
fn the_first_round_is_top_half_against_bottom_half() {
    let pairing = swiss(&fresh(8), 2, &[0; 32]).unwrap();
    assert_eq!(pairing.boards, [vec![1, 5], vec![6, 2], vec![3, 7], vec![8, 4]]);
    let pairing = swiss(&fresh(7), 2, &[0; 32]).unwrap();
    assert_eq!(pairing.boards, [vec![1, 4], vec![5, 2], vec![3, 6]]);
    assert_eq!(pairing.byes, [7]);
}

#[test]
fn what_is_no_field_is_refused() {
    let seed = [1; 32];
    let field = |n| fresh(n);
    assert_eq!(swiss(&[], 2, &seed), Err(PairingFault::Empty));
    assert_eq!(swiss(&field(4), 5, &seed), Err(PairingFault::Seats { system: "swiss", seats: 5 }));
    assert_eq!(swiss(&field(4), 0, &seed), Err(PairingFault::Seats { system: "swiss", seats: 0 }));
    assert_eq!(swiss(&field(1), 3, &seed), Err(PairingFault::Alone(1)));
    assert_eq!(swiss(&field(1), 2, &seed).unwrap().byes, [1]);
    let mut f = field(4);
    f[1].number = 1;
    assert_eq!(swiss(&f, 2, &seed), Err(PairingFault::Twice(1)));
    let mut f = field(4);
    f[1].number = 0;
    assert_eq!(swiss(&f, 2, &seed), Err(PairingFault::Zero));
    let mut f = field(4);
    f[1].met.push(2);
    assert_eq!(swiss(&f, 2, &seed), Err(PairingFault::Himself(2)));
    let mut f = field(4);
    f[1].met.push(3);
    assert_eq!(swiss(&f, 2, &seed), Err(PairingFault::OneSided(2, 3)));
    let mut f = field(4);
    f[1].seats.push(2);
    assert_eq!(swiss(&f, 2, &seed), Err(PairingFault::Seat { number: 2, seat: 2 }));
    let mut f = field(4);
    f[1].score = u32::MAX;
    assert_eq!(swiss(&f, 2, &seed), Err(PairingFault::Score(2)));
    // Somebody met before who is not here any more.
    let mut f = field(4);
    f[1].met.push(99);
    assert!(swiss(&f, 2, &seed).is_ok());
    assert_eq!(swiss(&field(5001), 2, &seed), Err(PairingFault::TooMany { players: 5001, most: 5000 }));
}
