//! Byes that are asked for: with the entry where the charter allows it, or given by a ruling.

use adjudicate::event::{
    AskedBye, DirectorDecision, Enrolment, Entrant, EventEntryKind, GivenBye, PairingSystem, Section, SlipKind,
    check_charter, table, table_of,
};
use adjudicate::referee::FaultClass;
use adjudicate_testkit::event::{DIRECTOR, TestEvent, charter, entrant, leaves, ruling, section};
use adjudicate_testkit::name;

use crate::event::honest::valid;

fn swiss(byes: u64) -> Section {
    Section { byes, ..section("mills", "nine-mens-morris", PairingSystem::Swiss, 3) }
}

fn hall(byes: u64) -> TestEvent {
    let knockout = section("duel", "chess", PairingSystem::Knockout, 0);
    let mut hall = TestEvent::open(charter(vec![swiss(byes), knockout]));
    hall.enter_all(&["bob", "carol", "dave", "erin"], &["mills"]);
    hall
}

/// Alice enters and asks for byes in these rounds of these sections.
fn asking(byes: &[(&str, u64)]) -> SlipKind {
    let byes = byes.iter().map(|(section, round)| AskedBye { section: name(section), round: *round }).collect();
    let player = Entrant { rating: Some(2_000), ..entrant("alice") };
    SlipKind::Enter(Box::new(Enrolment { player, sections: vec![name("mills")], byes }))
}

fn given(section: &str, round: u64, who: &str) -> EventEntryKind {
    ruling(DirectorDecision::Bye(GivenBye { section: name(section), round, player: name(who) }))
}

fn points(hall: &TestEvent, who: &str) -> u64 {
    let section = table_of(&hall.event, 0, Some(&hall.audit())).unwrap();
    table::standings(&section).unwrap().rows.iter().find(|row| row.name == who).unwrap().score
}

/// Alice has asked for a bye in the first of three rounds.
pub fn asked_for() -> TestEvent {
    let mut hall = hall(1);
    hall.write("alice", asking(&[("mills", 1)]));
    hall.start();
    hall.pair("mills");
    let (_, standing) = hall.event.section(&name("mills")).unwrap();
    let first = &standing.rounds[0];
    // Four are left, so nobody has the bye of an odd field.
    assert_eq!((first.boards.len(), first.byes.len(), first.free.as_slice()), (2, 0, &[name("alice")][..]));
    hall.play_round("mills");
    assert_eq!(points(&hall, "alice"), 1);
    // With her half point she stands between winners and losers, and is paired like that.
    hall.pair("mills");
    let (_, standing) = hall.event.section(&name("mills")).unwrap();
    assert!(standing.rounds[1].free.is_empty());
    assert!(standing.rounds[1].byes != [name("alice")] && standing.rounds[1].boards.len() == 2);
    hall.play_round("mills");
    hall.pair("mills");
    hall.play_round("mills");
    hall
}

#[test]
fn a_bye_is_asked_for_with_the_entry() {
    let hall = asked_for();
    assert!(hall.event.is_over());
    valid(&hall);
    let section = table_of(&hall.event, 0, Some(&hall.audit())).unwrap();
    let report = table::trf(&section, &table::Tournament::default()).unwrap();
    assert_eq!(report.matches("0000 - H").count(), 1, "{report}");
    let marks = table::crosstable(&section).unwrap();
    let row = marks.rows.iter().find(|row| row.row.name == "alice").unwrap();
    assert_eq!(row.cells[0].marks[0].result, "\u{bd}");
}

/// The director gives byes before and after the start; a player with one leaves.
pub fn given_by_ruling() -> TestEvent {
    // The charter allows none to be asked for; a ruling stands for itself. It may come before the lots are drawn.
    let mut hall = hall(0);
    hall.direct(given("mills", 1, "bob"));
    hall.start();
    hall.direct(given("mills", 1, "carol"));
    hall.direct(given("mills", 2, "bob"));
    hall.pair("mills");
    let (_, standing) = hall.event.section(&name("mills")).unwrap();
    assert_eq!(standing.rounds[0].free, [name("bob"), name("carol")]);
    assert_eq!((standing.rounds[0].boards.len(), standing.rounds[0].byes.len()), (1, 0));
    hall.play_round("mills");
    assert_eq!((points(&hall, "bob"), points(&hall, "carol")), (1, 1));
    // A player who has left has no bye any more.
    hall.write("bob", leaves("bob"));
    hall.pair("mills");
    let (_, standing) = hall.event.section(&name("mills")).unwrap();
    assert!(standing.rounds[1].free.is_empty());
    hall.play_round("mills");
    assert_eq!(points(&hall, "bob"), 1);
    hall
}

#[test]
fn the_director_gives_a_bye() {
    valid(&given_by_ruling());
}

#[test]
fn a_round_that_nobody_plays_is_a_round() {
    let mut hall = hall(0);
    hall.start();
    for who in ["bob", "carol", "dave", "erin"] {
        hall.direct(given("mills", 1, who));
    }
    hall.pair("mills");
    hall.pair("mills");
    hall.play_round("mills");
    valid(&hall);
}

#[test]
fn by_hand_a_free_player_can_be_left_out_or_seated() {
    for seated in [false, true] {
        let mut hall = hall(0);
        hall.start();
        hall.direct(given("mills", 1, "bob"));
        match seated {
            true => hall.pair_by_hand("mills", &[&["bob", "carol"], &["dave", "erin"]], &[]),
            false => hall.pair_by_hand("mills", &[&["dave", "carol"]], &["erin"]),
        };
        let (_, standing) = hall.event.section(&name("mills")).unwrap();
        assert_eq!(standing.rounds[0].free.is_empty(), seated);
        hall.play_round("mills");
        valid(&hall);
    }
}

#[test]
fn who_enters_again_asks_again() {
    let mut hall = hall(1);
    hall.write("alice", asking(&[("mills", 1)]));
    hall.write("alice", leaves("alice"));
    hall.write("alice", asking(&[]));
    hall.start();
    hall.pair("mills");
    let (_, standing) = hall.event.section(&name("mills")).unwrap();
    assert!(standing.rounds[0].free.is_empty());
    valid(&hall);
}

#[test]
fn what_cannot_be_asked_for() {
    for (byes, asked, says) in [
        (0, &[("mills", 1)][..], "the charter of this event lets nobody ask for byes in `mills`"),
        (1, &[("mills", 1), ("mills", 2)], "2 byes are asked for in `mills`, and the charter allows 1"),
        (2, &[("mills", 1), ("mills", 1)], "the bye of round 1 of `mills` stands here twice"),
        (1, &[("mills", 4)], "`mills` has 3 rounds, and there is no round 4"),
        (1, &[("mills", 0)], "there is no round 0"),
        (1, &[("duel", 1)], "a bye is asked for in `duel`, which is not entered here"),
    ] {
        let mut hall = hall(byes);
        let fault = hall.attempt_slip("alice", asking(asked)).unwrap_err();
        assert_eq!(fault.class, FaultClass::Charter);
        assert!(fault.reason.contains(says), "{says:?} is not in {:?}", fault.reason);
    }
    for (mut of, says) in [
        (swiss(3), "of 3 rounds a player can ask to be free in 2 at most"),
        (
            section("a", "chess", PairingSystem::RoundRobin, 0),
            "byes are asked for in `swiss` and `open`, not in `round-robin`",
        ),
    ] {
        of.byes = 3;
        let fault = check_charter(&charter(vec![of])).unwrap_err();
        assert!(fault.class == FaultClass::Charter && fault.reason.contains(says), "{}", fault.reason);
    }
}

#[test]
fn what_cannot_be_given() {
    let mut hall = hall(0);
    hall.write("alice", adjudicate_testkit::event::enters(entrant("alice"), &["duel"]));
    hall.start();
    hall.pair("mills");
    hall.direct(given("mills", 2, "bob"));
    for (entry, says) in [
        (given("mills", 1, "bob"), "round 1 of `mills` is paired already"),
        (given("mills", 2, "bob"), "`bob` is free in round 2 of `mills` already"),
        (given("mills", 4, "bob"), "there is no round 4"),
        (given("mills", 2, "alice"), "`alice` does not play in `mills`"),
        (given("duel", 1, "alice"), "byes are asked for in `swiss` and `open`, and `duel` is `knockout`"),
        (given("go", 1, "alice"), "there is no section `go`"),
    ] {
        let before = hall.clone();
        let fault = hall.attempt(Vec::new(), entry).unwrap_err();
        assert_eq!(fault.class, FaultClass::Pairing);
        assert!(fault.reason.contains(says), "{says:?} is not in {:?}", fault.reason);
        hall = before;
    }
}

/// Alice asks for more byes than the charter allows.
pub fn asked_too_often() -> TestEvent {
    let mut hall = hall(1);
    hall.forge_slip("alice", asking(&[("mills", 1), ("mills", 2)]));
    hall
}

/// The director gives a bye for a round that is paired.
pub fn given_too_late() -> TestEvent {
    let mut hall = hall(0);
    hall.start();
    hall.pair("mills");
    hall.forge(DIRECTOR, given("mills", 1, "bob"));
    hall
}
