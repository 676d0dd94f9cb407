//! The director hands the event over to a deputy, who goes on with a key and a chain of his own.

use adjudicate::event::{
    Charter, Director, EventCase, EventCopy, EventEntryKind, GroupOrder, Handover, PairingSystem, Section,
    SectionGroups, check_charter,
};
use adjudicate::log::Bytes;
use adjudicate::referee::FaultClass;
use adjudicate_testkit::event::{DIRECTOR, SEAL, TestEvent, charter, note, post, section};
use adjudicate_testkit::{key, name, text};

use crate::event::honest::valid;

/// The name of the deputy, which is that of his key as well.
const DEPUTY: &str = "otto";

fn deputy(who: &str) -> Director {
    Director { name: name(who), key: key(who), mail: text("otto@example.org") }
}

fn with_deputy(sections: Vec<Section>) -> Charter {
    Charter { deputies: vec![deputy(DEPUTY)], ..charter(sections) }
}

/// Two groups of a section with a draw of its own, whose players have entered.
fn entered() -> TestEvent {
    let groups = Some(SectionGroups { count: 2, draw: GroupOrder::Snake });
    let mills = section("mills", "nine-mens-morris", PairingSystem::RoundRobin, 0);
    let chess = section("chess", "chess", PairingSystem::Swiss, 2);
    let mut hall = TestEvent::open(with_deputy(vec![Section { groups, ..mills }, chess]));
    hall.enter_all(&["alice", "bob", "carol", "erin"], &["mills", "chess"]);
    hall
}

/// The event changes hands after the start, and again before its second round.
pub fn handed_over() -> TestEvent {
    let mut hall = entered();
    hall.start();
    hall.pair("chess");
    hall.hand_over(DEPUTY, DEPUTY);
    hall.draw("mills");
    hall.pair("mills-1");
    hall.play_round("chess");
    hall.hand_over(DIRECTOR, SEAL);
    hall.pair("chess");
    hall
}

/// The event changes hands before the start, and the new director draws the lots.
pub fn handed_over_before_the_start() -> TestEvent {
    let mut hall = entered();
    hall.hand_over(DEPUTY, DEPUTY);
    hall.start();
    hall.pair("chess");
    hall
}

/// Behind the handover, an entry of the director who has given the event away.
pub fn gone_on_behind() -> TestEvent {
    let mut hall = entered();
    hall.hand_over(DEPUTY, DEPUTY);
    hall.entries.push(hall.forged(DIRECTOR, SEAL, note(), |_| {}));
    hall
}

fn forged(hall: &mut TestEvent, to: &str, nr: u64, consent: Option<u64>) {
    let slips = consent.map(|nr| hall.consent(nr, DEPUTY).unwrap()).into_iter().collect();
    let kind = EventEntryKind::Handover(Handover { nr, to: name(to), tip: Bytes([5; 32]) });
    let entry = hall.forged(to, to, kind, |entry| entry.slips = slips);
    hall.entries.push(entry);
}

/// A person takes over whom the charter does not name.
pub fn taken_by_a_stranger() -> TestEvent {
    let mut hall = entered();
    forged(&mut hall, "mallory", 1, None);
    hall
}

/// The deputy takes over without a slip of the director.
pub fn taken_without_a_slip() -> TestEvent {
    let mut hall = entered();
    forged(&mut hall, DEPUTY, 1, None);
    hall
}

/// The deputy takes over with a slip that has another number.
pub fn taken_with_another_slip() -> TestEvent {
    let mut hall = entered();
    forged(&mut hall, DEPUTY, 2, Some(1));
    hall
}

/// The new director draws with an element of the chain of the old one.
pub fn drawn_with_an_old_element() -> TestEvent {
    let mut hall = entered();
    hall.start();
    let old = hall.drawing("mills");
    hall.hand_over(DEPUTY, DEPUTY);
    let entry = hall.forged(DEPUTY, DEPUTY, old, |_| {});
    hall.entries.push(entry);
    hall
}

#[test]
fn the_new_director_signs_draws_and_referees() {
    let hall = handed_over();
    valid(&hall);
    assert_eq!(hall.event.director().name, name(DIRECTOR));
    let numbers: Vec<u64> = hall.event.handovers().iter().map(|handover| handover.nr).collect();
    assert_eq!(numbers, [1, 2]);
    let referee = |section: &str, round: u64| {
        let game = &hall.games[&(section.to_owned(), round, 1)];
        game.state.charter().referee.as_ref().unwrap().key
    };
    assert_eq!((referee("chess", 1), referee("mills-1", 1), referee("chess", 2)), (key(SEAL), key(DEPUTY), key(SEAL)));
    valid(&handed_over_before_the_start());
    assert_ne!(handed_over_before_the_start().event.lots(), hall.event.lots());
}

#[test]
fn nobody_takes_over_without_the_director() {
    let mut hall = entered();
    let class = |hall: &mut TestEvent, nr: u64, to: &str| hall.consent(nr, to).map_err(|fault| fault.class).err();
    assert_eq!(class(&mut hall, 1, "mallory"), Some(FaultClass::Slip), "no deputy");
    assert_eq!(class(&mut hall, 1, DIRECTOR), Some(FaultClass::Slip), "directs already");
    assert_eq!(class(&mut hall, 0, DEPUTY), Some(FaultClass::Slip), "no number");
    assert_eq!(class(&mut hall, 1_001, DEPUTY), Some(FaultClass::Slip), "too high a number");
    let slip = hall.consent(3, DEPUTY).unwrap();
    // It stands in the deputy's entry, behind the entry that it names.
    assert_eq!(hall.attempt(vec![slip.clone()], post()).unwrap_err().class, FaultClass::Slip);
    hall.direct(note());
    assert_eq!(hall.take_over(vec![slip], 3, DEPUTY, DEPUTY).unwrap_err().class, FaultClass::Slip);
    hall.hand_over(DEPUTY, DEPUTY);
    assert_eq!(class(&mut hall, 1, DIRECTOR), Some(FaultClass::Slip), "a number that was there");
    assert_eq!(hall.consent(2, DIRECTOR).unwrap().by, name(DEPUTY));
    for (hall, expected) in [
        (gone_on_behind(), FaultClass::Kind),
        (taken_by_a_stranger(), FaultClass::Kind),
        (taken_without_a_slip(), FaultClass::Kind),
        (taken_with_another_slip(), FaultClass::Slip),
        (drawn_with_an_old_element(), FaultClass::Lots),
    ] {
        let fault = adjudicate::event::verify(hall.log().as_bytes()).fault.expect("a fault");
        assert_eq!(fault.fault.class, expected, "{}", fault.fault);
        assert_eq!(fault.entry, hall.entries.len() as u64 - 1);
    }
}

#[test]
fn deputies_have_names_and_keys_of_their_own() {
    let mills = || vec![section("mills", "nine-mens-morris", PairingSystem::RoundRobin, 0)];
    let of = |deputies: Vec<Director>| Charter { deputies, ..charter(mills()) };
    assert!(check_charter(&of(vec![deputy(DEPUTY), deputy("pia")])).is_ok());
    let same_key = Director { key: key(SEAL), ..deputy(DEPUTY) };
    let same_name = Director { name: name(DIRECTOR), ..deputy(DEPUTY) };
    let referee = Director { name: name("referee"), ..deputy(DEPUTY) };
    for deputies in [vec![same_key], vec![same_name], vec![referee], vec![deputy(DEPUTY), deputy(DEPUTY)]] {
        assert_eq!(check_charter(&of(deputies)).unwrap_err().class, FaultClass::Charter);
    }
    // A deputy is no player, neither by name nor by key.
    let mut hall = entered();
    let enter = adjudicate_testkit::event::enters(adjudicate_testkit::event::entrant(DEPUTY), &["chess"]);
    assert!(hall.attempt_slip(DEPUTY, enter).is_err());
}

/// A director who hands over and signs another entry behind the same one has signed twice.
#[test]
fn an_entry_beside_the_handover_is_signed_twice() {
    let base = entered();
    let (mut one, mut other) = (base.clone(), base);
    one.hand_over(DEPUTY, DEPUTY);
    other.direct(note());
    let copies =
        [one, other].map(|hall| EventCopy::read("log", hall.log().as_bytes()).unwrap_or_else(|_| panic!("a log")));
    let cases = EventCase::all(copies.into());
    let proof = cases[0].proofs().next().unwrap();
    assert_eq!((proof.author.as_str(), proof.key), (DIRECTOR, key(SEAL)));
}
