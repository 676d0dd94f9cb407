//! Properties of every section, tried on random ones.

use adjudicate::event::table::{
    Bye, ByeKind, LevelRule, PairingSystem, ResultMethod, ResultPoints, TableCharset, TableEntrant, TableResult,
    TableSection, Tiebreak, Tournament, crosstable, standings, trf,
};
use proptest::prelude::*;

use crate::table::build::leave;

const EVERY: [Tiebreak; 8] = [
    Tiebreak::Direct,
    Tiebreak::Wins,
    Tiebreak::SonnebornBerger,
    Tiebreak::Buchholz,
    Tiebreak::BuchholzCut1,
    Tiebreak::PointsFor,
    Tiebreak::Progressive,
    Tiebreak::Lots,
];

/// A section whose rounds are paired by shuffling and whose boards end as the dice say.
fn sections() -> impl Strategy<Value = TableSection> {
    let systems = [
        PairingSystem::RoundRobin,
        PairingSystem::DoubleRoundRobin,
        PairingSystem::Swiss,
        PairingSystem::Knockout,
        PairingSystem::Open,
    ];
    let shape = (0..systems.len(), 2_u32..9, 1_u32..6, 2_u32..5);
    let order = Just(EVERY.to_vec()).prop_shuffle();
    (shape, order, 0..=EVERY.len(), prop::collection::vec(any::<u32>(), 60), prop::collection::vec(any::<u8>(), 3))
        .prop_map(move |((system, count, rounds, seats), order, kept, dice, leavers)| {
            let mut section = random(systems[system], count, rounds, seats, &dice);
            section.tiebreaks = order[..kept].to_vec();
            for byte in leavers.iter().filter(|byte| **byte < 60) {
                leave(&mut section, u32::from(*byte) % count + 1, u32::from(*byte) % 4, "");
            }
            section
        })
}

fn random(system: PairingSystem, count: u32, rounds: u32, seats: u32, dice: &[u32]) -> TableSection {
    let mut thrown = dice.iter().cycle().copied();
    let mut throw = move |below: u32| thrown.next().unwrap_or(0) % below;
    let entrant = |number| TableEntrant { number, name: format!("p{number}"), display: None, rating: None, out: None };
    let (mut results, mut byes) = (Vec::new(), Vec::new());
    for round in 1..=rounds {
        let mut free: Vec<u32> = (1..=count).collect();
        let mut board = 0;
        while !free.is_empty() {
            let size = (2 + throw(seats - 1)).min(free.len() as u32);
            let players: Vec<u32> = (0..size).map(|_| free.remove(throw(free.len() as u32) as usize)).collect();
            match (size, throw(6)) {
                (1, 0) => {}
                (1, dice) => byes.push(Bye {
                    round,
                    player: players[0],
                    kind: if dice == 1 { ByeKind::Half } else { ByeKind::Allocated },
                }),
                (_, 0) => {}
                (_, dice) => {
                    board += 1;
                    let how = [
                        ResultMethod::Open,
                        ResultMethod::Played,
                        ResultMethod::Played,
                        ResultMethod::Adjudicated,
                        ResultMethod::Unplayed,
                    ][dice as usize - 1];
                    let (first, tie) = (throw(size), throw(3) == 0);
                    let points = |seat| if tie { 1 } else { u64::from(seat == first) * 2 };
                    let points = (how != ResultMethod::Open).then(|| (0..size).map(points).collect());
                    let game_points = Some((0..size).map(|_| u64::from(throw(20))).collect());
                    results.push(TableResult { round, board, players, points, game_points, how, note: None });
                }
            }
        }
    }
    let scheduled = (count - 1) * if system == PairingSystem::DoubleRoundRobin { 2 } else { 1 };
    TableSection {
        name: "random".to_owned(),
        title: String::new(),
        system,
        pairing: None,
        level: if system == PairingSystem::Knockout { vec![LevelRule::Second] } else { Vec::new() },
        legs: 1,
        third_place: false,
        rounds: Some(rounds),
        scoring: ResultPoints::default(),
        tiebreaks: Vec::new(),
        seats,
        scheduled,
        entrants: (1..=count).map(entrant).collect(),
        results,
        byes,
        lots: (1..=count).rev().collect(),
        said: Vec::new(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn the_order_of_what_is_given_does_not_matter(section in sections(), turn in any::<usize>()) {
        let mut other = section.clone();
        other.entrants.reverse();
        other.byes.reverse();
        let boards = other.results.len().max(1);
        other.results.rotate_left(turn % boards);
        prop_assert_eq!(standings(&section).expect("standings"), standings(&other).expect("standings"));
        prop_assert_eq!(crosstable(&section).expect("a table"), crosstable(&other).expect("a table"));
    }

    #[test]
    fn places_are_one_to_the_last_without_gaps(section in sections()) {
        let standings = standings(&section).expect("standings");
        prop_assert_eq!(standings.rows.len(), section.entrants.len());
        let placed: Vec<_> = standings.rows.iter().filter_map(|row| row.place).collect();
        for (place, row) in placed.iter().zip(1..) {
            let sharing = placed.iter().filter(|other| *other == place).count() as u32;
            prop_assert_eq!(place.last, place.first + sharing - 1);
            prop_assert!((place.first..=place.last).contains(&row));
        }
        prop_assert!(standings.rows.iter().skip(placed.len()).all(|row| row.place.is_none()));
        if section.system != PairingSystem::Knockout {
            prop_assert!(standings.rows[..placed.len()].windows(2).all(|two| two[0].score >= two[1].score));
        }
    }

    #[test]
    fn nobody_is_tied_when_lots_decide(mut section in sections()) {
        section.tiebreaks.push(Tiebreak::Lots);
        let standings = standings(&section).expect("standings");
        prop_assert!(standings.rows.iter().filter_map(|row| row.place).all(|place| place.first == place.last));
    }

    #[test]
    fn the_scores_are_what_boards_and_byes_gave(section in sections()) {
        let standings = standings(&section).expect("standings");
        let out = |number: &u32| standings.rows.iter().any(|row| row.number == *number && row.place.is_none());
        let mut expected = 0;
        for board in section.results.iter().filter(|board| !board.players.iter().any(out)) {
            expected += match &board.points {
                Some(points) => points.iter().sum::<u64>(),
                None if section.system.is_table() => {
                    // With somebody who left and is not annulled, everyone else at the board has a win.
                    let gone = |number: &&u32| section.entrants.iter().any(|one| one.number == **number && one.out.is_some());
                    let left = board.players.iter().filter(gone).count();
                    if left == 0 { 0 } else { (board.players.len() - left) as u64 * 2 }
                }
                None => 0,
            };
        }
        if !section.system.is_table() {
            expected += section.byes.iter().map(|bye| if bye.kind == ByeKind::Half { 1 } else { 2 }).sum::<u64>();
        }
        prop_assert_eq!(standings.rows.iter().map(|row| row.score).sum::<u64>(), expected);
        for row in &standings.rows {
            prop_assert_eq!(row.won + row.drawn + row.lost, row.games);
            prop_assert!(row.forfeits_won <= row.won && row.forfeits_lost <= row.lost);
        }
    }

    #[test]
    fn every_text_can_be_written(section in sections()) {
        let standings = standings(&section).expect("standings");
        prop_assert!(standings.text(TableCharset::Ascii).is_ascii());
        let table = crosstable(&section).expect("a table");
        prop_assert!(table.text(TableCharset::Ascii).is_ascii());
        prop_assert_eq!(table.text(TableCharset::Unicode).lines().count(), section.entrants.len() + 1);
        prop_assert_eq!(table.report().rows.len(), section.entrants.len());
        match trf(&section, &Tournament::default()) {
            Ok(text) => {
                prop_assert!(text.ends_with("\r\n") && text.is_ascii());
                let players: Vec<&str> = text.lines().filter(|line| line.starts_with("001 ")).collect();
                prop_assert_eq!(players.len(), section.entrants.len());
                prop_assert!(players.windows(2).all(|two| two[0].len() == two[1].len()));
            }
            Err(_) => prop_assert!(section.seats != 2),
        }
    }

    #[test]
    fn the_values_are_the_sums_of_their_terms(mut section in sections()) {
        section.tiebreaks = vec![Tiebreak::Buchholz, Tiebreak::Progressive, Tiebreak::PointsFor, Tiebreak::BuchholzCut1];
        for row in standings(&section).expect("standings").rows {
            for one in &row.tiebreaks {
                let (terms, total) = one.terms.split_once(" = ").expect("a sum");
                let total = total.split_once(" (").map_or(total, |(total, _)| total);
                prop_assert_eq!(one.value.map(|value| value.to_string()), Some(total.to_owned()));
                if terms != "nothing yet" {
                    let last = |term: &str| {
                        let term = term.split(" (scored").next().unwrap_or(term);
                        quarters(term.rsplit(' ').next().unwrap_or(term))
                    };
                    prop_assert_eq!(terms.split(" + ").map(last).sum::<u64>(), quarters(total), "{}", one.terms);
                }
            }
        }
    }

    #[test]
    fn numbers_at_random_are_refused_and_never_a_panic(
        mut section in sections(),
        at in any::<usize>(),
        number in prop_oneof![Just(0), Just(u32::MAX), 0_u32..12],
        points in prop_oneof![Just(u64::MAX), 0_u64..5],
        what in 0..8,
    ) {
        if !section.results.is_empty() {
            let at = at % section.results.len();
            let board = &mut section.results[at];
            match what {
                0 => board.players[0] = number,
                1 => board.round = number,
                2 => board.board = number,
                3 => board.points = Some(vec![points; board.players.len()]),
                4 => section.scheduled = number,
                5 => section.rounds = Some(number),
                6 => section.entrants[0].number = number,
                _ => (section.seats, section.rounds) = (number, None),
            }
        }
        let _ = standings(&section);
        let _ = crosstable(&section).map(|table| table.text(TableCharset::Unicode));
        let _ = trf(&section, &Tournament::default());
    }
}

/// A written number in quarters.
fn quarters(text: &str) -> u64 {
    let mut whole = String::new();
    let mut part = 0;
    for letter in text.chars() {
        match letter {
            '½' => part = 2,
            '¼' => part = 1,
            '¾' => part = 3,
            digit => whole.push(digit),
        }
    }
    whole.parse::<u64>().unwrap_or(0) * 4 + part
}
