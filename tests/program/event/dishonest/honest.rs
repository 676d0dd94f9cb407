//! Honest events that look like dishonest ones, and the events in which dishonest deeds are done.

use adjudicate::event::{PairingSystem, verify};
use adjudicate::log::Referee;
use adjudicate_testkit::event::cup::{cup_of_another_year, entered, opened, paired, played, started};
use adjudicate_testkit::event::{TestEvent, charter, enters, entrant, leaves, note, post, says, section, withdraw};
use adjudicate_testkit::{key, name};

/// The bases are honest, or no case would say anything.
#[test]
fn the_bases_are_honest() {
    for hall in [opened(), entered(), started(), paired(), played()] {
        let verified = verify(hall.log().as_bytes());
        assert!(verified.fault.is_none(), "{:?}", verified.fault);
        assert_eq!(hall.audit().findings, Vec::new());
    }
    assert_eq!(played().entries.len(), 13);
    let played = played();
    let (_, chess) = played.event.section(&name("chess")).unwrap();
    assert_eq!((chess.rounds[0].boards.len(), chess.rounds[0].byes.len()), (2, 1));
}

/// The director writes for players without a key.
#[test]
fn the_director_withdraws_players_without_a_key() {
    let mut hall: TestEvent = paired();
    hall.direct(withdraw("dave"));
    assert!(verify(hall.log().as_bytes()).fault.is_none());
}

/// Names are the players', whatever is written elsewhere.
#[test]
fn who_left_before_the_start_can_come_back() {
    let mut hall = entered();
    hall.write("erin", leaves("erin"));
    hall.write("erin", enters(entrant("erin"), &["merels"]));
    let (_, standing) = hall.event.section(&name("merels")).unwrap();
    assert_eq!(standing.players.len(), 5);
}

/// All slips are written in, in any order and with any entry.
#[test]
fn slips_wait_for_any_entry() {
    let mut hall = TestEvent::open(charter(vec![section("mills", "nine-mens-morris", PairingSystem::RoundRobin, 0)]));
    let both = ["alice", "bob"].map(|who| hall.slip(who, enters(entrant(who), &["mills"])));
    let [alice, bob] = both;
    hall.direct(note());
    hall.direct_with(vec![bob, alice], post());
    let (early, late) = (hall.slip("alice", says()), hall.slip("bob", leaves("bob")));
    hall.after_closing();
    let start = hall.starting(None);
    hall.direct_with(vec![early], start);
    // A slip that was signed before the lots were drawn is written in behind them.
    hall.direct_with(vec![late], note());
    let verified = verify(hall.log().as_bytes());
    assert!(verified.fault.is_none(), "{:?}", verified.fault);
    let event = verified.event.unwrap();
    assert_eq!(event.players().iter().map(|player| player.entrant.name.as_str()).collect::<Vec<_>>(), ["bob", "alice"]);
    assert!(event.sections().next().unwrap().1.left.contains_key(&name("bob")));
}

/// A slip may enter a player whose next slip stands in the same entry, for the key that the first one brings.
#[test]
fn an_entry_takes_its_slips_one_behind_the_other() {
    let mut hall = entered();
    let enter = hall.slip("frank", enters(entrant("frank"), &["chess"]));
    let note = hall.forged_slip("frank", "frank", says(), |_| {});
    hall.direct_with(vec![enter, note], post());
    assert!(hall.event.player(&name("frank")).is_some());
}

/// Games that have nothing to do with the event may lie beside its own.
#[test]
fn games_of_other_events_are_left_alone() {
    let mut hall = played();
    let mut other = TestEvent::open(cup_of_another_year());
    other.enter_all(&["alice", "bob"], &["merels"]);
    other.start();
    other.pair("merels");
    let stranger = other.game("merels", 1, 1).clone();
    hall.others.push(("games/other-cup.yaml".to_owned(), stranger.log));
    let audit = hall.audit();
    assert_eq!((audit.findings, audit.others), (Vec::new(), vec!["games/other-cup.yaml".to_owned()]));
}

/// A false director is named for every part of a charter that he changed.
#[test]
fn every_difference_of_a_charter_is_named() {
    let mut hall = started();
    hall.pair_with("merels", |charter| {
        charter.organiser.key = key("mallory");
        charter.referee = Some(Referee { key: key("mallory"), mail: None });
        charter.clock = None;
        charter.first = None;
    });
    let reasons: Vec<String> = hall.audit().findings.into_iter().map(|finding| finding.reason.english).collect();
    assert_eq!(reasons.len(), 4, "{reasons:?}");
    for (reason, part) in reasons.iter().zip(["first turn", "referee", "charter is not the director's", "clock"]) {
        assert!(reason.contains(part), "{reason}");
    }
}
