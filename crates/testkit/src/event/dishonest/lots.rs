//! Lots that are not those which the charter binds the director to.

use crate::event::{DIRECTOR, TestEvent};
use crate::{bytes, text};
use adjudicate_event::{Charter, EventEntryKind, LotsReveal};
use adjudicate_referee::FaultClass::Lots;

use super::FaultPlace::Last;
use super::{DishonestEvent, case, cup, entered};

/// An event whose lots wait for a public draw.
pub fn awaiting_numbers() -> TestEvent {
    let mut hall = TestEvent::open(Charter { draw: Some(text("Lotto 6 aus 49, 9 January 2027")), ..cup() });
    hall.enter_all(&["alice", "bob", "carol"], &["merels"]);
    hall.after_closing();
    hall
}

fn start(element: u8) -> EventEntryKind {
    EventEntryKind::Start(LotsReveal { element: bytes(element), numbers: None })
}

pub(super) const CASES: &[DishonestEvent] = &[
    case(
        "the director swaps his element",
        entered,
        |hall| {
            hall.after_closing();
            hall.forge(DIRECTOR, start(5));
        },
        Lots,
        Last,
        "the element is not the one that the charter's tip was made of",
    ),
    case(
        "the director gives the tip as his element",
        entered,
        |hall| {
            hall.after_closing();
            let element = hall.event.charter().tip;
            hall.forge(DIRECTOR, EventEntryKind::Start(LotsReveal { element, numbers: None }));
        },
        Lots,
        Last,
        "the element is not the one",
    ),
    case(
        "numbers without a draw",
        entered,
        |hall| {
            hall.after_closing();
            hall.forge(DIRECTOR, hall.starting(Some("3 11 19")));
        },
        Lots,
        Last,
        "the charter names no public draw",
    ),
    case(
        "a draw without its numbers",
        awaiting_numbers,
        |hall| hall.forge(DIRECTOR, hall.starting(None)),
        Lots,
        Last,
        "the numbers of the public draw are missing: Lotto 6 aus 49",
    ),
    case(
        "another element with the right numbers",
        awaiting_numbers,
        |hall| {
            hall.forge(
                DIRECTOR,
                EventEntryKind::Start(LotsReveal { element: bytes(5), numbers: Some(text("3 11 19")) }),
            );
        },
        Lots,
        Last,
        "the element is not the one",
    ),
];
