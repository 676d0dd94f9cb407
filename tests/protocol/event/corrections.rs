//! New keys, pairings and results undone, players readmitted, sections closed.

use adjudicate::event::{
    AskedBye, BoardLocation, DirectorDecision, EventEntryKind, PairingSystem, PlayerKey, RoundLocation, Section, Slip,
    SlipKind, Substitution,
};
use adjudicate::referee::FaultClass;
use adjudicate_testkit::event::{TestEvent, charter, enters, entrant, exclude, forfeit, leaves, ruling, says, section};
use adjudicate_testkit::{key, name, text};

use crate::event::honest::valid;

fn hall(system: PairingSystem, rounds: u64) -> TestEvent {
    let mut hall = TestEvent::open(charter(vec![section("mills", "nine-mens-morris", system, rounds)]));
    hall.enter_all(&["alice", "bob", "carol", "erin"], &["mills"]);
    hall
}

fn begun(system: PairingSystem, rounds: u64) -> TestEvent {
    let mut hall = hall(system, rounds);
    hall.start();
    hall
}

fn new_key(who: &str, holder: &str) -> PlayerKey {
    PlayerKey { player: name(who), key: key(holder) }
}

fn unpaired(round: u64) -> EventEntryKind {
    ruling(DirectorDecision::Unpair(RoundLocation { section: name("mills"), round }))
}

fn reopened(round: u64, board: u64) -> EventEntryKind {
    ruling(DirectorDecision::Reopen(BoardLocation { section: name("mills"), round, board }))
}

#[track_caller]
fn refused(hall: &mut TestEvent, kind: EventEntryKind, class: FaultClass) {
    let mut copy = hall.event.clone();
    std::mem::swap(&mut copy, &mut hall.event);
    let fault = hall.attempt(Vec::new(), kind).expect_err("this cannot be");
    assert_eq!(fault.class, class, "{fault}");
    hall.event = copy;
}

#[test]
fn a_new_key_signs_from_there_on_and_stands_in_later_games() {
    let mut hall = begun(PairingSystem::Swiss, 2);
    hall.pair("mills");
    hall.direct(ruling(DirectorDecision::Rekey(new_key("alice", "alice-2"))));
    hall.play_round("mills");
    hall.pair("mills");
    let keys = |hall: &TestEvent, round: u64| {
        let games = hall.games.iter().filter(|((_, of, _), _)| *of == round);
        let players = games.flat_map(|(_, game)| game.state.charter().players.clone());
        players.filter(|player| player.name == name("alice")).map(|player| player.key).collect::<Vec<_>>()
    };
    assert_eq!(keys(&hall, 1), [Some(key("alice"))]);
    assert_eq!(keys(&hall, 2), [Some(key("alice-2"))]);
    valid(&hall);
    // The thief still has the old key.
    let forged = hall.forged_slip("alice", "alice", says(), |_| {});
    let fault = hall.event.check_slip(&forged).expect_err("the old key signs nothing");
    assert_eq!(fault.class, FaultClass::Slip);
    let good = hall.forged_slip("alice", "alice-2", says(), |_| {});
    assert!(hall.event.check_slip(&good).is_ok());
}

#[test]
fn a_player_replaces_the_key_on_a_slip_and_no_key_comes_twice() {
    let mut hall = hall(PairingSystem::Swiss, 2);
    hall.write("alice", SlipKind::Rekey(new_key("alice", "alice-2")));
    let other = hall.forged_slip("bob", "bob", SlipKind::Rekey(new_key("carol", "carol-2")), |_| {});
    assert_eq!(hall.event.check_slip(&other).expect_err("another's key").class, FaultClass::Slip);
    for holder in ["alice", "alice-2", "bob"] {
        refused(&mut hall, ruling(DirectorDecision::Rekey(new_key("alice", holder))), FaultClass::Charter);
    }
    refused(&mut hall, ruling(DirectorDecision::Rekey(new_key("nobody", "carol-2"))), FaultClass::Kind);
    valid(&hall);
}

/// A round undone and paired again, a result taken away and taken again, a player excluded and readmitted, new keys by a slip and by
/// a ruling.
pub fn corrected() -> TestEvent {
    let mut hall = hall(PairingSystem::Swiss, 2);
    hall.start();
    hall.pair("mills");
    hall.direct(unpaired(1));
    hall.pair("mills");
    hall.play_round("mills");
    let again = hall.result_of("mills", 1, 1, &[2, 0]);
    hall.direct(reopened(1, 1));
    hall.direct(again);
    hall.direct(exclude("carol"));
    hall.direct(ruling(DirectorDecision::Readmit(name("carol"))));
    hall.write("alice", SlipKind::Rekey(new_key("alice", "alice-2")));
    hall.direct(ruling(DirectorDecision::Rekey(new_key("bob", "bob-2"))));
    hall.pair("mills");
    hall
}

#[test]
fn an_event_with_all_corrections_is_valid() {
    valid(&corrected());
}

#[test]
fn a_pairing_is_undone_and_comes_again() {
    let mut hall = begun(PairingSystem::Swiss, 2);
    hall.pair("mills");
    let first: Vec<_> = hall.games.values().map(|game| game.state.id()).collect();
    hall.direct(unpaired(1));
    refused(&mut hall, unpaired(1), FaultClass::Pairing);
    let plan = hall.plan("mills");
    hall.pair("mills");
    let (_, standing) = hall.event.section(&name("mills")).unwrap();
    let boards: Vec<_> = standing.rounds[0].boards.iter().map(|board| board.players.clone()).collect();
    assert_eq!(boards, plan.boards);
    assert!(first.iter().all(|game| hall.event.has_paired(game) && hall.event.place_of(game).is_none()));
    hall.play_round("mills");
    refused(&mut hall, unpaired(1), FaultClass::Pairing);
    valid(&hall);
}

#[test]
fn a_result_is_taken_away_and_can_be_taken_again() {
    let mut hall = begun(PairingSystem::Swiss, 2);
    hall.pair("mills");
    refused(&mut hall, reopened(1, 1), FaultClass::Result);
    hall.play_round("mills");
    let again = hall.result_of("mills", 1, 1, &[2, 0]);
    refused(&mut hall, again.clone(), FaultClass::Result);
    hall.direct(reopened(1, 1));
    assert!(hall.event.next_plan(0, 2).is_err(), "the next round waits for the board");
    hall.direct(again);
    hall.pair("mills");
    valid(&hall);
}

#[test]
fn in_a_knockout_the_next_round_keeps_what_it_rests_on() {
    let mut hall = begun(PairingSystem::Knockout, 0);
    hall.pair("mills");
    hall.play_round("mills");
    hall.pair("mills");
    refused(&mut hall, reopened(1, 1), FaultClass::Pairing);
    hall.direct(unpaired(2));
    hall.direct(reopened(1, 1));
}

#[test]
fn an_excluded_player_comes_back() {
    let mut hall = begun(PairingSystem::Swiss, 2);
    refused(&mut hall, ruling(DirectorDecision::Readmit(name("bob"))), FaultClass::Kind);
    hall.direct(exclude("bob"));
    assert!(!hall.event.section(&name("mills")).unwrap().1.plays(&name("bob")));
    hall.direct(ruling(DirectorDecision::Readmit(name("bob"))));
    hall.pair("mills");
    let (_, standing) = hall.event.section(&name("mills")).unwrap();
    assert!(standing.rounds[0].boards.iter().any(|board| board.players.contains(&name("bob"))));
    valid(&hall);
}

fn substitute(who: &str, holder: &str) -> EventEntryKind {
    let (player, display) = (name(who), Some(text("Ivo")));
    let new = Substitution { player, waits: None, key: Some(key(holder)), mail: None, display };
    ruling(DirectorDecision::Substitute(Box::new(new)))
}

/// The slip with which somebody agrees to take a seat.
fn agreed(hall: &TestEvent, holder: &str) -> Slip {
    hall.forged_slip(holder, holder, enters(entrant(holder), &["mills"]), |_| {})
}

/// A person who has agreed takes a seat.
fn takes(hall: &mut TestEvent, who: &str, holder: &str) -> u64 {
    let slip = agreed(hall, holder);
    hall.attempt(vec![slip], substitute(who, holder)).unwrap_or_else(|fault| panic!("{fault}"))
}

#[test]
fn a_substitute_takes_the_seat_with_its_points() {
    let mut hall = hall(PairingSystem::Swiss, 3);
    refused(&mut hall, substitute("alice", "ivo"), FaultClass::Kind);
    hall.start();
    hall.pair("mills");
    hall.play_round("mills");
    let before = hall.event.section(&name("mills")).unwrap().1.players.clone();
    refused(&mut hall, substitute("nobody", "ivo"), FaultClass::Kind);
    refused(&mut hall, substitute("alice", "ivo"), FaultClass::Charter);
    // The slip is somebody else's, or of somebody who plays.
    for (holder, ruled) in [("ivo", "dora"), ("bob", "bob")] {
        let slip = agreed(&hall, holder);
        let fault = hall.attempt(vec![slip], substitute("alice", ruled)).expect_err("nobody has agreed");
        assert_eq!(fault.class, FaultClass::Slip, "{fault}");
    }
    let seq = takes(&mut hall, "alice", "ivo");
    hall.pair("mills");
    assert_eq!(hall.event.section(&name("mills")).unwrap().1.players, before);
    let of_alice = |hall: &TestEvent, round: u64| {
        let games = hall.games.iter().filter(|((_, of, _), _)| *of == round);
        let mut players = games.flat_map(|(_, game)| game.state.charter().players.clone());
        let found = players.find(|player| player.name == name("alice")).unwrap();
        (found.key, found.display)
    };
    assert_eq!(of_alice(&hall, 1), (Some(key("alice")), None));
    assert_eq!(of_alice(&hall, 2), (Some(key("ivo")), Some(text("Ivo"))));
    let seat = hall.event.player(&name("alice")).unwrap();
    assert_eq!((seat.person_at(seq - 1).key, seat.person_at(seq).key), (Some(key("alice")), Some(key("ivo"))));
    valid(&hall);
    // A seat that was left takes part again; one that was taken away does not.
    hall.write("bob", leaves("bob"));
    assert!(!hall.event.section(&name("mills")).unwrap().1.plays(&name("bob")));
    takes(&mut hall, "bob", "dora");
    assert!(hall.event.section(&name("mills")).unwrap().1.plays(&name("bob")));
    hall.direct(exclude("carol"));
    refused(&mut hall, substitute("carol", "mallory"), FaultClass::Kind);
}

#[test]
fn players_come_late_while_the_charter_lets_them() {
    let late = Section { late_rounds: 1, byes: 1, ..section("mills", "nine-mens-morris", PairingSystem::Swiss, 3) };
    let mut hall = TestEvent::open(charter(vec![late]));
    hall.enter_all(&["alice", "bob", "carol", "erin"], &["mills"]);
    hall.start();
    hall.pair("mills");
    hall.play_round("mills");
    let SlipKind::Enter(mut latecomer) = enters(entrant("dora"), &["mills"]) else { panic!("an entry") };
    latecomer.byes.push(AskedBye { section: name("mills"), round: 1 });
    hall.write("dora", SlipKind::Enter(latecomer));
    let standing = |hall: &TestEvent| hall.event.section(&name("mills")).unwrap().1.clone();
    assert_eq!((standing(&hall).number(&name("dora")), standing(&hall).lots.last()), (Some(5), Some(&5)));
    let made = adjudicate::event::table_of(&hall.event, 0, None).unwrap();
    let table = adjudicate::event::table::standings(&made).unwrap();
    let row = table.rows.iter().find(|row| row.name == "dora").unwrap();
    assert_eq!(row.score, 1, "half a point for the round that was missed");
    hall.pair("mills");
    let seated = |round: &adjudicate::event::Round| {
        round.boards.iter().flat_map(|board| &board.players).chain(&round.byes).any(|who| *who == name("dora"))
    };
    assert!(seated(&standing(&hall).rounds[1]));
    valid(&hall);
    let other = hall.forged_slip("frank", "frank", enters(entrant("frank"), &["mills"]), |_| {});
    let fault = hall.event.check_slip(&other).expect_err("two rounds are paired");
    assert!(fault.class == FaultClass::Slip && fault.reason.contains("until 1 of its rounds"), "{fault}");
    let table = Section { late_rounds: 1, ..section("mills", "nine-mens-morris", PairingSystem::RoundRobin, 0) };
    let fault = adjudicate::event::check_charter(&charter(vec![table])).expect_err("a table has no late entries");
    assert_eq!(fault.class, FaultClass::Charter);
}

#[test]
fn a_section_is_closed() {
    let mut hall = begun(PairingSystem::Swiss, 3);
    hall.pair("mills");
    hall.game("mills", 1, 1).resigned(1);
    hall.result("mills", 1, 1, &[2, 0]);
    let close = || ruling(DirectorDecision::Close(name("mills")));
    hall.direct(close());
    let (_, standing) = hall.event.section(&name("mills")).unwrap();
    assert_eq!(standing.rounds[0].boards[1].scored.as_ref().unwrap().points, [0, 0]);
    assert!(hall.event.is_over());
    assert!(hall.event.next_plan(0, 2).is_err());
    refused(&mut hall, close(), FaultClass::Kind);
    valid(&hall);
}

#[test]
fn players_who_move_behind_a_ruling_change_nothing() {
    let mut hall = begun(PairingSystem::Swiss, 1);
    hall.pair("mills");
    hall.direct(forfeit("mills", 1, 1, &[2, 0]));
    hall.game("mills", 1, 1).begin();
    valid(&hall);
    let audit = hall.audit();
    assert_eq!(audit.board(0, 1, 1).unwrap().later(), 1);
    hall.game("mills", 1, 1).had_early();
    let findings = hall.audit().findings;
    assert!(findings.iter().any(|finding| finding.class == FaultClass::Result), "{findings:?}");
}
