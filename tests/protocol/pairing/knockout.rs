//! Knockout brackets.

use adjudicate::event::pairing::{Bracket, Heat, PairingFault, Participant};
use adjudicate_testkit::Random;

/// Everybody who can advance from these places, the better number winning always.
fn favourites(heats: &[Heat]) -> Vec<Option<u32>> {
    let winner = |heat: &Heat| match *heat {
        Heat::Board([a, b]) => Some(a.min(b)),
        Heat::Free(one) => Some(one),
        Heat::Empty => None,
    };
    heats.iter().map(winner).collect()
}

#[test]
fn favourites_meet_in_the_final() {
    for entrants in 2..=130_u32 {
        let bracket = Bracket::new(entrants, 2).unwrap();
        let size = entrants.next_power_of_two();
        assert_eq!(bracket.rounds() as u32, size.ilog2());
        let mut advanced = Vec::new();
        let mut lines = size;
        for round in 0..bracket.rounds() {
            let heats = bracket.round(&advanced, &[]).unwrap();
            assert_eq!(heats.len() as u32, lines / 2);
            let mut free = Vec::new();
            let mut seen = Vec::new();
            for heat in &heats {
                match *heat {
                    Heat::Board([a, b]) => {
                        assert_eq!(a + b, lines + 1, "the best meet the last");
                        assert!(a < b, "nobody has played: the better number has the first turn");
                        seen.extend([a, b]);
                    }
                    Heat::Free(one) => free.push(one),
                    Heat::Empty => panic!("an empty place with {entrants} entrants"),
                }
            }
            free.sort_unstable();
            let byes = if round == 0 { size - entrants } else { 0 };
            assert_eq!(free, (1..=byes).collect::<Vec<_>>(), "byes go to the best numbers");
            seen.extend(free);
            seen.sort_unstable();
            assert_eq!(seen, (1..=if round == 0 { entrants } else { lines }).collect::<Vec<_>>());
            advanced.push(favourites(&heats));
            lines /= 2;
        }
        assert_eq!(advanced.last().unwrap(), &[Some(1)]);
        assert_eq!(bracket.round(&advanced, &[]), Err(PairingFault::Round(bracket.rounds() + 1)));
    }
}

#[test]
fn the_lines_of_eight() {
    let bracket = Bracket::new(8, 2).unwrap();
    let heats = bracket.round(&[], &[]).unwrap();
    assert_eq!(heats, [[1, 8], [4, 5], [3, 6], [2, 7]].map(Heat::Board));
    let heats = bracket.round(&[vec![Some(8), Some(4), None, Some(7)]], &[]).unwrap();
    assert_eq!(heats, [Heat::Board([4, 8]), Heat::Free(7)]);
    let heats = bracket.round(&[vec![Some(8), None, None, None]], &[]).unwrap();
    assert_eq!(heats, [Heat::Free(8), Heat::Empty]);
}

#[test]
fn turns_balance() {
    let bracket = Bracket::new(4, 2).unwrap();
    let had = |number, seats: &[u8]| Participant { number, seats: seats.to_vec(), ..Participant::default() };
    let turn = |list: &[Participant]| bracket.round(&[], list).unwrap()[0];
    assert_eq!(turn(&[]), Heat::Board([1, 4]));
    assert_eq!(turn(&[had(1, &[0])]), Heat::Board([4, 1]));
    assert_eq!(turn(&[had(4, &[1])]), Heat::Board([4, 1]));
    assert_eq!(turn(&[had(1, &[0]), had(4, &[0])]), Heat::Board([4, 1]), "the better number has his wish");
    assert_eq!(turn(&[had(1, &[0]), had(4, &[0, 0])]), Heat::Board([1, 4]), "the larger imbalance before that");
    assert_eq!(turn(&[had(1, &[1, 0]), had(4, &[0, 1])]), Heat::Board([4, 1]));
    assert_eq!(turn(&[had(1, &[0, 1, 1]), had(4, &[1, 0, 1])]), Heat::Board([1, 4]));
}

#[test]
fn chance_brackets_lose_nobody() {
    for case in 0..300 {
        let mut random = Random(case);
        let entrants = 2 + random.below(70) as u32;
        let bracket = Bracket::new(entrants, 2).unwrap();
        let mut advanced: Vec<Vec<Option<u32>>> = Vec::new();
        for _ in 0..bracket.rounds() {
            let heats = bracket.round(&advanced, &[]).unwrap();
            let list: Vec<Option<u32>> = heats
                .iter()
                .map(|heat| match *heat {
                    Heat::Board(pair) => pair.get(random.below(2)).copied().filter(|_| random.below(20) > 0),
                    Heat::Free(one) => Some(one).filter(|_| random.below(20) > 0),
                    Heat::Empty => None,
                })
                .collect();
            // Somebody who was not there.
            let place = random.below(list.len());
            let mut wrong = list.clone();
            wrong[place] = Some(entrants + 1);
            let mut with = advanced.clone();
            with.push(wrong);
            assert_eq!(
                bracket.round(&with, &[]),
                Err(PairingFault::NotInPlace { round: with.len(), place: place + 1, number: entrants + 1 })
            );
            advanced.push(list);
        }
    }
}

#[test]
fn what_is_no_bracket_is_refused() {
    assert_eq!(Bracket::new(0, 2), Err(PairingFault::Empty));
    assert_eq!(Bracket::new(1, 2), Err(PairingFault::Alone(1)));
    assert_eq!(Bracket::new(8, 4), Err(PairingFault::Seats { system: "knockout", seats: 4 }));
    assert_eq!(Bracket::new(65_537, 2), Err(PairingFault::TooMany { players: 65_537, most: 65_536 }));
    let bracket = Bracket::new(8, 2).unwrap();
    assert_eq!(bracket.round(&[vec![]], &[]), Err(PairingFault::Round(1)));
    assert_eq!(bracket.round(&[vec![Some(1)]], &[]), Err(PairingFault::Round(1)));
    let stranger = Participant { number: 9, ..Participant::default() };
    assert_eq!(bracket.round(&[], &[stranger]), Err(PairingFault::Unknown(9)));
    let nobody = Participant::default();
    assert_eq!(bracket.round(&[], &[nobody]), Err(PairingFault::Unknown(0)));
    let twice = Participant { number: 3, ..Participant::default() };
    assert_eq!(bracket.round(&[], &[twice.clone(), twice]), Err(PairingFault::Twice(3)));
}
