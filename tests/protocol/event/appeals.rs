//! Appeals, the verdicts of the committee, and claims about boards that were not over in time.

use adjudicate::event::{
    BoardLocation, DirectorDecision, DrawReveal, EventEntryKind, GivenBye, PairingSystem, PlayerSource, PostalAppeal,
    RoundLocation, Section, SeedingRule, Tiebreak, VerdictDecision,
};
use adjudicate::log::Time;
use adjudicate::referee::FaultClass;
use adjudicate_testkit::event::{
    CLOSES, JURY, TestEvent, appeals, claims, exclude, forfeit, gives, judged, judges, ruling, section,
};
use adjudicate_testkit::{name, text};

use crate::event::honest::valid;

fn hall(system: PairingSystem, rounds: u64) -> TestEvent {
    let ends = Time::from_unix(CLOSES + 60 * 86_400);
    let mills = Section { ends, ..section("mills", "nine-mens-morris", system, rounds) };
    let mut hall = TestEvent::open(judged(vec![mills]));
    hall.enter_all(&["alice", "bob", "carol", "erin"], &["mills"]);
    hall.start();
    hall
}

fn points(hall: &TestEvent, round: u64, board: u64) -> Option<Vec<u64>> {
    let (_, standing) = hall.event.section(&name("mills")).unwrap();
    standing.board(round, board).unwrap().scored.as_ref().map(|scored| scored.points.clone())
}

#[track_caller]
fn refused(hall: &TestEvent, kind: EventEntryKind, class: FaultClass) {
    let fault = hall.clone().attempt(Vec::new(), kind).expect_err("this cannot be");
    assert_eq!(fault.class, class, "{fault}");
}

fn place(round: u64, board: u64) -> BoardLocation {
    BoardLocation { section: name("mills"), round, board }
}

/// A forfeit is appealed and upheld: the board is played, the table follows the game, and the appeal stands in the log with its
/// reasons.
#[test]
fn a_forfeit_is_appealed_and_upheld() {
    let mut hall = hall(PairingSystem::RoundRobin, 0);
    hall.pair("mills");
    let loser = hall.seats("mills", 1, 1)[1].clone();
    let forfeit = hall.direct(forfeit("mills", 1, 1, &[2, 0]));
    let appeal = hall.appeal(&loser, forfeit);
    // The decision stands until the committee decides, and the director can put it right himself.
    assert_eq!(points(&hall, 1, 1), Some(vec![2, 0]));
    hall.write(JURY, judges(appeal, Some(VerdictDecision::Reopen(place(1, 1)))));
    assert_eq!(points(&hall, 1, 1), None);
    // The board takes the result of its game like any other.
    hall.game("mills", 1, 1).resigned(0);
    hall.result("mills", 1, 1, &[0, 2]);
    assert_eq!(points(&hall, 1, 1), Some(vec![0, 2]));
    valid(&hall);
    let said: Vec<String> =
        hall.event.remarks().iter().map(|one| one.sentence(&|name| name.to_string()).english).collect();
    assert!(
        said[0].contains(&format!("{loser} appeals against the ruling on board 1 of round 1 of mills")),
        "{said:?}"
    );
    assert!(said[1].contains("is upheld: mills, round 1: the points of board 1 count no longer"), "{said:?}");
}

#[test]
fn what_a_verdict_decided_stays_and_only_another_verdict_changes_it() {
    let mut hall = hall(PairingSystem::RoundRobin, 0);
    hall.pair("mills");
    let [winner, loser] = [0, 1].map(|seat| hall.seats("mills", 1, 1)[seat].clone());
    let ruled = hall.direct(forfeit("mills", 1, 1, &[2, 0]));
    let (one, other) = (hall.appeal(&loser, ruled), hall.appeal(&winner, ruled));
    hall.write(JURY, judges(one, Some(gives("mills", 1, 1, &[1, 1]))));
    assert_eq!(points(&hall, 1, 1), Some(vec![1, 1]));
    hall.game("mills", 1, 1).resigned(1);
    refused(&hall, hall.result_of("mills", 1, 1, &[2, 0]), FaultClass::Result);
    refused(&hall, forfeit("mills", 1, 1, &[2, 0]), FaultClass::Result);
    refused(&hall, ruling(DirectorDecision::Reopen(place(1, 1))), FaultClass::Result);
    let undone = RoundLocation { section: name("mills"), round: 1 };
    refused(&hall, ruling(DirectorDecision::Unpair(undone)), FaultClass::Pairing);
    // The second appeal lets the committee decide again.
    hall.write(JURY, judges(other, Some(gives("mills", 1, 1, &[2, 0]))));
    assert_eq!(points(&hall, 1, 1), Some(vec![2, 0]));
}

#[test]
fn a_dismissed_appeal_changes_nothing() {
    let mut hall = hall(PairingSystem::RoundRobin, 0);
    hall.pair("mills");
    let loser = hall.seats("mills", 1, 1)[1].clone();
    let ruled = hall.direct(forfeit("mills", 1, 1, &[2, 0]));
    let appeal = hall.appeal(&loser, ruled);
    hall.write(JURY, judges(appeal, None));
    assert_eq!(points(&hall, 1, 1), Some(vec![2, 0]));
    // A ruling that nobody has decided about is the director's to change.
    hall.direct(forfeit("mills", 1, 1, &[0, 2]));
    assert_eq!(points(&hall, 1, 1), Some(vec![0, 2]));
    valid(&hall);
}

#[test]
fn the_time_to_appeal_and_to_decide_ends_at_a_second() {
    let mut hall = hall(PairingSystem::RoundRobin, 0);
    hall.pair("mills");
    let loser = hall.seats("mills", 1, 1)[1].clone();
    let ruled = hall.direct(forfeit("mills", 1, 1, &[2, 0]));
    let last = hall.event.last_at().plus_days(14);
    let at = |seconds: i64| Time::from_unix(last.unix() + seconds).unwrap();
    let slip =
        |seconds: i64| hall.forged_slip(&loser, &loser, appeals(hall.id_of(ruled)), |slip| slip.at = at(seconds));
    assert_eq!(hall.event.check_slip(&slip(1)).expect_err("a second too late").class, FaultClass::Appeal);
    assert!(hall.event.check_slip(&slip(0)).is_ok());
    let appeal = hall.appeal(&loser, ruled);
    let last = hall.event.last_at().plus_days(28);
    let verdict = |seconds: i64| {
        let at = Time::from_unix(last.unix() + seconds).unwrap();
        hall.forged_slip(JURY, JURY, judges(appeal, None), |slip| slip.at = at)
    };
    assert_eq!(hall.event.check_slip(&verdict(0)).expect_err("it lay too long").class, FaultClass::Appeal);
    assert!(hall.event.check_slip(&verdict(-1)).is_ok());
}

#[test]
fn a_verdict_decides_who_is_out_and_in() {
    let mut hall = hall(PairingSystem::Swiss, 2);
    hall.pair("mills");
    let excluded = hall.direct(exclude("bob"));
    let appeal = hall.appeal("bob", excluded);
    hall.write(JURY, judges(appeal, Some(VerdictDecision::Readmit(name("bob")))));
    let plays = |hall: &TestEvent| hall.event.section(&name("mills")).unwrap().1.plays(&name("bob"));
    assert!(plays(&hall));
    refused(&hall, exclude("bob"), FaultClass::Result);
    // Another player appeals against a ruling, and the committee puts somebody out.
    let ruled = hall.direct(forfeit("mills", 1, 1, &[0, 0]));
    let appeal = hall.appeal("carol", ruled);
    hall.write(JURY, judges(appeal, Some(VerdictDecision::Exclude(name("bob")))));
    assert!(!plays(&hall));
    refused(&hall, ruling(DirectorDecision::Readmit(name("bob"))), FaultClass::Kind);
}

#[test]
fn no_pairing_by_hand_seats_a_player_whom_a_verdict_has_given_a_bye() {
    let mut hall = hall(PairingSystem::Swiss, 2);
    hall.pair("mills");
    let ruled = hall.direct(forfeit("mills", 1, 1, &[0, 0]));
    hall.play_round("mills");
    let appeal = hall.appeal("alice", ruled);
    let bye = GivenBye { section: name("mills"), round: 2, player: name("alice") };
    hall.write(JURY, judges(appeal, Some(VerdictDecision::Bye(bye))));
    let mut copy = hall.clone();
    let plan = adjudicate::event::RoundPlan {
        boards: vec![vec![name("alice"), name("bob")], vec![name("carol"), name("erin")]],
        byes: Vec::new(),
    };
    let pair = copy.pairing_of("mills", plan);
    refused(&copy, ruling(DirectorDecision::Pairing(pair)), FaultClass::Result);
    hall.pair("mills");
    let (_, standing) = hall.event.section(&name("mills")).unwrap();
    assert_eq!(standing.rounds[1].free, [name("alice")]);
    valid(&hall);
}

#[test]
fn a_pairing_is_appealed_and_paired_again() {
    let mut hall = hall(PairingSystem::Swiss, 2);
    let paired = hall.pair("mills");
    let appeal = hall.appeal("erin", paired);
    let undone = RoundLocation { section: name("mills"), round: 1 };
    hall.write(JURY, judges(appeal, Some(VerdictDecision::Unpair(undone))));
    hall.pair("mills");
    valid(&hall);
}

#[test]
fn a_player_without_a_key_appeals_through_the_director() {
    let mut hall = TestEvent::open(judged(vec![section("mills", "nine-mens-morris", PairingSystem::RoundRobin, 0)]));
    hall.enter_all(&["alice", "hugo*"], &["mills"]);
    hall.start();
    hall.pair("mills");
    let ruled = hall.direct(forfeit("mills", 1, 1, &[0, 0]));
    let of = hall.id_of(ruled);
    let seq = hall.direct(EventEntryKind::Appeal(PostalAppeal { player: name("hugo"), of }));
    let appeal = &hall.event.appeals()[0];
    assert_eq!((appeal.id, appeal.by.clone(), appeal.seq), (hall.id_of(seq), name("hugo"), seq));
    let id = appeal.id;
    hall.write(JURY, judges(id, Some(VerdictDecision::Reopen(place(1, 1)))));
    assert_eq!(points(&hall, 1, 1), None);
    valid(&hall);
}

#[test]
fn a_final_waits_for_appeals_and_holds_them_off_when_it_is_drawn() {
    let groups = Section {
        tiebreaks: vec![Tiebreak::Lots],
        ..section("mills", "nine-mens-morris", PairingSystem::RoundRobin, 0)
    };
    let source = PlayerSource { section: name("mills"), places: text("1-2"), best: None };
    let last = Section {
        from: vec![source],
        seed: Some(SeedingRule::Place),
        ..section("final", "nine-mens-morris", PairingSystem::RoundRobin, 0)
    };
    let mut hall = TestEvent::open(judged(vec![groups, last]));
    hall.enter_all(&["alice", "bob"], &["mills"]);
    hall.start();
    hall.pair("mills");
    let ruled = hall.direct(forfeit("mills", 1, 1, &[2, 0]));
    let early = |hall: &TestEvent, says: &str| {
        let fault = hall.clone().attempt(Vec::new(), hall.drawing("final")).expect_err("too early");
        assert!(fault.class == FaultClass::Pairing && fault.reason.contains(says), "{fault}");
    };
    early(&hall, "about which players can appeal until");
    hall.appeal("alice", ruled);
    hall.wait(20);
    early(&hall, "about which the appeal of entry 6 waits for its verdict");
    // After 28 days the appeal is dismissed.
    hall.wait(8);
    let mut copy = hall.clone();
    let drawing = copy.drawing("final");
    assert!(matches!(&drawing, EventEntryKind::Draw(DrawReveal { .. })));
    copy.direct(drawing);
    let late = copy.forged_slip("alice", "alice", appeals(copy.id_of(ruled)), |slip| {
        slip.at = Time::from_unix(CLOSES + 86_400).unwrap();
    });
    let fault = copy.event.check_slip(&late).expect_err("the final is drawn");
    assert_eq!(fault.class, FaultClass::Appeal, "{fault}");
}

#[test]
fn a_board_that_is_not_over_in_time_is_claimed_and_ruled_upon() {
    let mut hall = hall(PairingSystem::RoundRobin, 0);
    hall.pair("mills");
    hall.game("mills", 1, 1).begin();
    let [one, other] = [0, 1].map(|seat| hall.seats("mills", 1, 1)[seat].clone());
    hall.wait(61);
    hall.write(&one, claims("mills", 1, 1, &[2, 0]));
    hall.write(&other, claims("mills", 1, 1, &[1, 1]));
    let open = |hall: &TestEvent| {
        hall.event.open_claims(&BoardLocation { section: name("mills"), round: 1, board: 1 }).count()
    };
    assert_eq!(open(&hall), 2);
    let head = hall.games[&("mills".to_owned(), 1, 1)].state.head();
    let EventEntryKind::Ruling(mut answer) = hall.ruled("mills", 1, 1, Some(head), &[1, 1]) else { panic!("a ruling") };
    let DirectorDecision::Points(points) = &mut answer.verdict else { panic!("points") };
    points.claim = Some(hall.event.claims()[1].id);
    hall.direct(EventEntryKind::Ruling(answer));
    assert_eq!(open(&hall), 0);
    assert!(hall.event.claims().iter().all(|claim| claim.answered.is_some()));
    valid(&hall);
}

/// An event with an appeal of each kind, for the kit.
pub fn held() -> TestEvent {
    let mut hall = hall(PairingSystem::RoundRobin, 0);
    hall.pair("mills");
    let [one, other] = [0, 1].map(|seat| hall.seats("mills", 1, 1)[seat].clone());
    let ruled = hall.direct(forfeit("mills", 1, 1, &[2, 0]));
    let appeal = hall.appeal(&other, ruled);
    hall.write(JURY, judges(appeal, Some(VerdictDecision::Reopen(place(1, 1)))));
    hall.game("mills", 1, 1).resigned(0);
    hall.result("mills", 1, 1, &[0, 2]);
    let ruled = hall.direct(forfeit("mills", 1, 2, &[0, 0]));
    let appeal = hall.appeal(&one, ruled);
    hall.write(JURY, judges(appeal, None));
    hall.pair("mills");
    let player = hall.seats("mills", 2, 1)[0].clone();
    hall.wait(61);
    hall.write(&player, claims("mills", 2, 1, &[1, 1]));
    hall
}
