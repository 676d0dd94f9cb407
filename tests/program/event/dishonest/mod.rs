//! Damaged and dishonest events: each is an honest one in which one thing is changed, signed again by the person who would have
//! done it. Every one is found, with its class, its entry and its reason, by the library and by the program.

mod by_hand;
mod chain;
mod charters;
mod entering;
mod every;
mod games;
mod kinds;
mod lots;
mod pairings;
mod results;
mod signatures;
mod slips;
mod spellings;

use adjudicate::event::{Charter, Entry, EventEntryKind, SlipKind, read, verify};
use adjudicate::referee::FaultClass;
use adjudicate_testkit::event::cup::{cup, cup_of_another_year, entered, opened, paired, played, started};
use adjudicate_testkit::event::{SEAL, TestEvent, enters};
use adjudicate_testkit::name;

/// The place of a fault.
#[derive(Clone, Copy, Debug)]
pub enum At {
    /// At the last entry of the event's log.
    Last,
    /// At this entry of the event's log.
    Entry(u64),
    /// In this file, which no entry is blamed for.
    File(&'static str),
}

/// An event with something wrong.
pub struct Case {
    /// The deed in a few words; also the name of its directory.
    pub name: &'static str,
    base: fn() -> TestEvent,
    change: fn(&mut TestEvent),
    class: FaultClass,
    at: At,
    says: &'static str,
}

/// A case in a line.
pub const fn case(
    name: &'static str,
    base: fn() -> TestEvent,
    change: fn(&mut TestEvent),
    class: FaultClass,
    at: At,
    says: &'static str,
) -> Case {
    Case { name, base, change, class, at, says }
}

/// All cases.
pub fn cases() -> impl Iterator<Item = &'static Case> {
    let all: [&[Case]; 12] = [
        spellings::CASES,
        chain::CASES,
        kinds::CASES,
        charters::CASES,
        entering::CASES,
        signatures::CASES,
        slips::CASES,
        lots::CASES,
        pairings::CASES,
        by_hand::CASES,
        games::CASES,
        results::CASES,
    ];
    all.into_iter().flatten()
}

impl Case {
    /// The event in which it is done.
    pub fn hall(&self) -> TestEvent {
        let mut hall = (self.base)();
        (self.change)(&mut hall);
        hall
    }
}

/// A text in place of another in an entry, which stands there once.
pub fn edit(hall: &mut TestEvent, entry: usize, from: &str, to: &str) {
    let text = &mut hall.entries[entry];
    assert_eq!(text.matches(from).count(), 1, "{from:?} in {text}");
    *text = text.replace(from, to);
}

/// An entry is changed and signed again with this key; those behind it are left alone.
pub fn resign(hall: &mut TestEvent, entry: usize, holder: &str, change: impl FnOnce(&mut Entry)) {
    let mut read = read(&hall.entries[entry]).unwrap();
    change(&mut read);
    hall.entries[entry] = adjudicate_testkit::event::sign(read, holder);
}

/// The charter is another one.
pub fn recharter(hall: &mut TestEvent, change: impl FnOnce(&mut Charter)) {
    resign(hall, 0, SEAL, |entry| match &mut entry.kind {
        EventEntryKind::Charter(charter) => change(charter),
        _ => panic!("no charter"),
    });
}

/// A player who has not entered does so: erin enters merels, which is honest.
pub fn erin_enters_merels() -> SlipKind {
    enters(adjudicate_testkit::event::entrant("erin"), &["merels"])
}

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
