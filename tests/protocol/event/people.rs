//! Places and those who wait for one, substitutes, players who are silent, time that is over.

use adjudicate::event::{
    DirectorDecision, EventEntryKind, OverstepRule, PairingSystem, RuledPoints, Section, Substitution, check_charter,
};
use adjudicate::referee::FaultClass;
use adjudicate_testkit::event::{TestEvent, charter, enters, entrant, leaves, ruling, says, section};
use adjudicate_testkit::name;

use crate::event::honest::valid;

const PEOPLE: [&str; 5] = ["alice", "bob", "carol", "dora", "erin"];

fn begun(change: impl FnOnce(&mut Section)) -> TestEvent {
    let mut mills = section("mills", "nine-mens-morris", PairingSystem::Swiss, 4);
    change(&mut mills);
    let mut hall = TestEvent::open(charter(vec![mills]));
    hall.enter_all(&PEOPLE, &["mills"]);
    hall.start();
    hall
}

fn waits(player: &str, waits: &str) -> EventEntryKind {
    let new = Substitution { player: name(player), waits: Some(name(waits)), key: None, mail: None, display: None };
    ruling(DirectorDecision::Substitute(Box::new(new)))
}

#[test]
fn the_first_have_the_places_and_the_others_wait() {
    let mut hall = begun(|mills| (mills.seats_max, mills.late_rounds, mills.substitutes) = (4, 2, Some(1)));
    let standing = |hall: &TestEvent| hall.event.section(&name("mills")).unwrap().1.clone();
    assert_eq!((standing(&hall).players.len(), standing(&hall).lots.len()), (4, 4));
    assert_eq!(standing(&hall).waiting, [name("erin")]);
    let late = hall.forged_slip("frank", "frank", enters(entrant("frank"), &["mills"]), |_| {});
    let fault = hall.event.check_slip(&late).expect_err("all places are taken");
    assert!(fault.class == FaultClass::Slip && fault.reason.contains("all 4 places"), "{fault}");
    hall.write("bob", leaves("bob"));
    assert_eq!(hall.attempt(Vec::new(), waits("bob", "alice")).expect_err("alice plays").class, FaultClass::Kind);
    hall.direct(waits("bob", "erin"));
    assert!(standing(&hall).plays(&name("bob")) && standing(&hall).waiting.is_empty());
    let seat = hall.event.player(&name("bob")).unwrap();
    assert_eq!((seat.entrant.key, seat.entrant.display.as_ref().unwrap().as_str()), (entrant("erin").key, "erin"));
    let said: Vec<String> =
        hall.event.remarks().iter().map(|one| one.sentence(&|name| name.to_string()).english).collect();
    assert!(said.iter().any(|line| line.contains("bob is played by erin from here on")), "{said:?}");
    assert_eq!(hall.event.author_of_key(&entrant("erin").key.unwrap()), Some(&name("bob")));
    hall.pair("mills");
    valid(&hall);
    // The charter allows one substitute.
    let slip = hall.forged_slip("ivo", "ivo", enters(entrant("ivo"), &["mills"]), |_| {});
    let key = entrant("ivo").key;
    let new = Substitution { player: name("carol"), waits: None, key, mail: None, display: None };
    let ruled = ruling(DirectorDecision::Substitute(Box::new(new)));
    assert_eq!(hall.attempt(vec![slip], ruled).expect_err("no more substitutes").class, FaultClass::Kind);
}

#[test]
fn who_waits_can_withdraw() {
    let mut hall = begun(|mills| mills.seats_max = 4);
    hall.write("erin", leaves("erin"));
    assert!(hall.event.section(&name("mills")).unwrap().1.waiting.is_empty());
    hall.pair("mills");
    valid(&hall);
}

fn absent(round: u64, board: u64, who: &str) -> EventEntryKind {
    let points = RuledPoints {
        section: name("mills"),
        round,
        board,
        head: None,
        claim: None,
        absent: vec![name(who)],
        points: vec![0, 0],
    };
    ruling(DirectorDecision::Points(points))
}

#[test]
fn a_silent_player_is_paired_again_when_he_writes() {
    let mut hall = begun(|mills| mills.absent_after = 1);
    hall.pair("mills");
    let board = |hall: &TestEvent| {
        let rounds = hall.event.section(&name("mills")).unwrap().1.rounds.clone();
        rounds[0].boards[0].players.clone()
    };
    let ghost = board(&hall)[0].to_string();
    let stranger = PEOPLE.iter().find(|who| !board(&hall).contains(&name(who))).unwrap();
    assert_eq!(hall.attempt(Vec::new(), absent(1, 1, stranger)).expect_err("no player").class, FaultClass::Result);
    hall.direct(absent(1, 1, &ghost));
    hall.play_round("mills");
    let plan = hall.plan("mills");
    assert!(!plan.boards.iter().flatten().chain(&plan.byes).any(|player| *player == name(&ghost)), "{plan:?}");
    hall.pair("mills");
    hall.play_round("mills");
    valid(&hall);
    hall.write(&ghost, says());
    let plan = hall.plan("mills");
    assert!(plan.boards.iter().flatten().chain(&plan.byes).any(|player| *player == name(&ghost)), "{plan:?}");
    // A player who made a turn in the game was not absent.
    hall.pair("mills");
    let begun = hall.game("mills", 3, 1).begin().clone();
    let (first, head) = (begun.players()[0].clone(), begun.state.head());
    let (section, head) = (name("mills"), Some(head));
    let (absent, points) = (vec![name(&first)], vec![0, 0]);
    hall.direct(ruling(DirectorDecision::Points(RuledPoints {
        section,
        round: 3,
        board: 1,
        head,
        claim: None,
        absent,
        points,
    })));
    let findings = hall.audit().findings;
    assert!(findings.iter().any(|finding| finding.class == FaultClass::Game), "{findings:?}");
}

#[test]
fn a_silent_player_is_let_in_by_a_ruling() {
    let mut hall = begun(|mills| mills.absent_after = 1);
    hall.pair("mills");
    let ghost = hall.event.section(&name("mills")).unwrap().1.rounds[0].boards[0].players[1].clone();
    hall.direct(absent(1, 1, ghost.as_str()));
    let (section, standing) = hall.event.section(&name("mills")).unwrap();
    assert!(standing.is_silent(section, &ghost));
    hall.direct(ruling(DirectorDecision::Readmit(ghost.clone())));
    let (section, standing) = hall.event.section(&name("mills")).unwrap();
    assert!(!standing.is_silent(section, &ghost));
}

#[test]
fn charters_that_limit_what_is_not_there() {
    let table = || section("mills", "nine-mens-morris", PairingSystem::RoundRobin, 0);
    let wrong = [
        Section { seats_max: 1, ..table() },
        Section { absent_after: 2, ..table() },
        Section { overstep: OverstepRule::Director, clock: None, ..table() },
    ];
    for section in wrong {
        let fault = check_charter(&charter(vec![section])).expect_err("this has no meaning");
        assert_eq!(fault.class, FaultClass::Charter);
    }
    assert!(check_charter(&charter(vec![Section { overstep: OverstepRule::Director, ..table() }])).is_ok());
}
