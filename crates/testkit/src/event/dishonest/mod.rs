//! Damaged and dishonest events: each is an honest one in which one thing is changed, signed again by the person who would have
//! done it.

mod appeals;
mod by_hand;
mod chain;
mod charters;
mod entering;
mod games;
mod kinds;
mod lots;
mod pairings;
mod people;
mod results;
mod signatures;
mod slips;
mod spellings;
mod stages;

use super::cup::{cup, cup_of_another_year, entered, opened, paired, played, started};
use super::{SEAL, TestEvent, enters};
use adjudicate_event::{Charter, Entry, EventEntryKind, SlipKind, read};
use adjudicate_referee::FaultClass;

/// The place of a fault.
#[derive(Clone, Copy, Debug)]
pub enum FaultPlace {
    /// At the last entry of the event's log.
    Last,
    /// At this entry of the event's log.
    Entry(u64),
    /// In this file, which no entry is blamed for.
    File(&'static str),
}

/// An event with something wrong.
pub struct DishonestEvent {
    /// The deed in a few words; also the name of its directory.
    pub name: &'static str,
    base: fn() -> TestEvent,
    change: fn(&mut TestEvent),
    /// The class of the fault.
    pub class: FaultClass,
    /// Its place.
    pub at: FaultPlace,
    /// Words of its reason.
    pub says: &'static str,
}

/// A case in a line.
const fn case(
    name: &'static str,
    base: fn() -> TestEvent,
    change: fn(&mut TestEvent),
    class: FaultClass,
    at: FaultPlace,
    says: &'static str,
) -> DishonestEvent {
    DishonestEvent { name, base, change, class, at, says }
}

/// All cases.
pub fn cases() -> impl Iterator<Item = &'static DishonestEvent> {
    let all: [&[DishonestEvent]; 15] = [
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
        stages::CASES,
        appeals::CASES,
        people::CASES,
    ];
    all.into_iter().flatten()
}

impl DishonestEvent {
    /// The event in which it is done.
    pub fn hall(&self) -> TestEvent {
        let mut hall = (self.base)();
        (self.change)(&mut hall);
        hall
    }
}

/// A text in place of another in an entry, which stands there once.
fn edit(hall: &mut TestEvent, entry: usize, from: &str, to: &str) {
    let text = &mut hall.entries[entry];
    assert_eq!(text.matches(from).count(), 1, "{from:?} in {text}");
    *text = text.replace(from, to);
}

/// An entry is changed and signed again with this key; those behind it are left alone.
fn resign(hall: &mut TestEvent, entry: usize, holder: &str, change: impl FnOnce(&mut Entry)) {
    let mut read = read(&hall.entries[entry]).unwrap();
    change(&mut read);
    hall.entries[entry] = crate::event::sign(read, holder);
}

/// The charter is another one.
fn recharter(hall: &mut TestEvent, change: impl FnOnce(&mut Charter)) {
    resign(hall, 0, SEAL, |entry| match &mut entry.kind {
        EventEntryKind::Charter(charter) => change(charter),
        _ => panic!("no charter"),
    });
}

/// A player who has not entered does so: erin enters merels, which is honest.
fn erin_enters_merels() -> SlipKind {
    enters(super::entrant("erin"), &["merels"])
}
