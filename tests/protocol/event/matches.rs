//! Knockouts whose matches have several games, and the match for the third place.

use adjudicate::event::table::{self, Progress};
use adjudicate::event::{DirectorDecision, LevelRule, PairingSystem, RoundLocation, Section, check_charter, table_of};
use adjudicate_referee::FaultClass;
use adjudicate_testkit::event::{TestEvent, charter, leaves, ruling, section};
use adjudicate_testkit::name;

use super::honest::valid;

fn cup(legs: u64, third_place: bool, people: &[&str]) -> TestEvent {
    let section = section("cup", "nine-mens-morris", PairingSystem::Knockout, 0);
    let section = Section { legs, third_place, level: vec![LevelRule::Better], ..section };
    let mut hall = TestEvent::open(charter(vec![section]));
    hall.enter_all(people, &["cup"]);
    hall.start();
    hall
}

fn boards(hall: &TestEvent, round: usize) -> Vec<Vec<String>> {
    let (_, standing) = hall.event.section(&name("cup")).unwrap();
    let names = |players: &[adjudicate::rules::Name]| players.iter().map(ToString::to_string).collect();
    standing.rounds[round - 1].boards.iter().map(|board| names(&board.players)).collect()
}

fn places(hall: &TestEvent) -> Vec<String> {
    let standings = table::standings(&table_of(&hall.event, 0, Some(&hall.audit())).unwrap()).unwrap();
    assert_eq!(standings.stage, Progress::Final);
    standings.rows.iter().map(|row| format!("{} {}", row.place.unwrap(), row.name)).collect()
}

/// Semi-finals, a final and a match for the third place, all of two games. One match is decided by points, the others are level:
/// the better number goes on.
pub fn played() -> TestEvent {
    let mut hall = cup(2, true, &["alice", "bob", "carol", "dave*", "erin"]);
    let (_, standing) = hall.event.section(&name("cup")).unwrap();
    let numbered: Vec<String> = standing.players.iter().map(ToString::to_string).collect();
    // Both games of a match are paired at once.
    hall.pair("cup");
    hall.pair("cup");
    assert_eq!(boards(&hall, 1), [[numbered[3].clone(), numbered[4].clone()]]);
    assert_eq!(boards(&hall, 2), [[numbered[4].clone(), numbered[3].clone()]]);
    assert!(hall.event.next_plan(0, 3).unwrap_err().reason.contains("board 1 has no points yet"));
    // The second turn loses both games, so the match is level.
    hall.play_round("cup");
    hall.pair("cup");
    hall.pair("cup");
    let (first, second) = (boards(&hall, 3), boards(&hall, 4));
    assert!(first.iter().zip(&second).all(|(a, b)| (&a[0], &a[1]) == (&b[1], &b[0])), "{first:?} {second:?}");
    assert!(first[0].contains(&numbered[0]) && first[0].contains(&numbered[3]), "{first:?}");
    // Number 4 wins both games of the first semi-final.
    let winner = usize::from(first[0][1] == numbered[3]);
    for round in [3, 4] {
        let seat = if round == 3 { winner } else { 1 - winner };
        hall.game("cup", round, 1).resigned(1 - seat);
        hall.result("cup", round, 1, if seat == 0 { &[2, 0] } else { &[0, 2] });
    }
    hall.play_round("cup");
    hall.pair("cup");
    hall.pair("cup");
    let last = boards(&hall, 6);
    assert_eq!(last.len(), 2);
    assert!(last[0].contains(&numbered[1]) && last[0].contains(&numbered[3]), "{last:?}");
    assert!(last[1].contains(&numbered[0]) && last[1].contains(&numbered[2]), "{last:?}");
    hall.play_round("cup");
    assert!(hall.event.is_over());
    let expected: Vec<String> =
        [1, 3, 0, 2, 4].iter().zip(1..).map(|(at, place)| format!("{place} {}", numbered[*at])).collect();
    assert_eq!(places(&hall), expected);
    hall
}

#[test]
fn matches_of_two_games_and_a_third_place() {
    valid(&played());
}

#[test]
fn of_a_match_that_somebody_leaves_the_opponent_goes_on() {
    let mut hall = cup(2, false, &["alice", "bob", "carol", "dave"]);
    hall.pair("cup");
    hall.play_round("cup");
    // Everybody who has won the first game leaves behind it.
    let winner = boards(&hall, 1)[0][0].clone();
    let opponent = boards(&hall, 1)[0][1].clone();
    hall.write(&winner, leaves(&winner));
    hall.pair("cup");
    let (_, standing) = hall.event.section(&name("cup")).unwrap();
    assert_eq!((standing.rounds[1].byes.clone(), standing.rounds[1].boards.len()), (vec![name(&opponent)], 1));
    hall.play_round("cup");
    hall.pair("cup");
    assert!(boards(&hall, 3)[0].contains(&opponent));
    valid(&hall);
}

#[test]
fn the_third_place_of_one_who_is_alone() {
    let mut hall = cup(1, true, &["alice", "bob", "carol", "dave"]);
    hall.pair("cup");
    hall.play_round("cup");
    let loser = boards(&hall, 1)[0][1].clone();
    let third = boards(&hall, 1)[1][1].clone();
    hall.write(&loser, leaves(&loser));
    hall.pair("cup");
    hall.play_round("cup");
    let places = places(&hall);
    assert_eq!(places[2..], [format!("3 {third}"), format!("4 {loser}")]);
    valid(&hall);
}

#[test]
fn a_game_of_a_match_is_reopened_until_the_next_match_is_paired() {
    let mut hall = cup(2, false, &["alice", "bob", "carol", "dave"]);
    let reopened = |round| {
        ruling(DirectorDecision::Reopen(adjudicate::event::BoardLocation { section: name("cup"), round, board: 1 }))
    };
    hall.pair("cup");
    hall.pair("cup");
    hall.play_round("cup");
    hall.direct(reopened(1));
    let again = hall.result_of("cup", 1, 1, &[2, 0]);
    hall.direct(again);
    hall.pair("cup");
    let fault = hall.event.clone();
    let refused = hall.attempt(Vec::new(), reopened(2)).unwrap_err();
    assert_eq!((refused.class, &*refused.reason), (FaultClass::Pairing, "round 3 of `cup` is paired already"));
    assert_eq!(fault.head(), hall.event.head());
    hall.direct(ruling(DirectorDecision::Unpair(RoundLocation { section: name("cup"), round: 3 })));
    hall.direct(reopened(2));
    valid(&hall);
}

#[test]
fn other_sections_have_no_matches() {
    let refused = |system: PairingSystem, legs: u64, third_place: bool| {
        let section = Section { legs, third_place, ..section("cup", "nine-mens-morris", system, 3) };
        check_charter(&charter(vec![section])).map_err(|fault| fault.reason)
    };
    assert_eq!(refused(PairingSystem::Knockout, 9, true), Ok(()));
    for (system, legs, third_place, says) in [
        (PairingSystem::Swiss, 2, false, "`legs` belongs to `knockout`, not to `swiss`"),
        (PairingSystem::RoundRobin, 1, true, "`third_place` belongs to `knockout`, not to `round-robin`"),
        (PairingSystem::Knockout, 10, false, "a match has 1 to 9 games, not 10"),
        (PairingSystem::Knockout, 0, false, "a match has 1 to 9 games, not 0"),
    ] {
        let reason = refused(system, legs, third_place).expect_err(says);
        assert!(reason.contains(says), "{reason}");
    }
}
