//! Slips that cannot be written in, or not any more.

use crate::event::{DIRECTOR, SEAL, enters, entrant, leaves, note, post, says};
use adjudicate_record::crypto::Digest;
use adjudicate_referee::FaultClass::Slip;

use super::FaultPlace::Last;
use super::{DishonestEvent, case, entered, erin_enters_merels, paired, started};

pub(super) const CASES: &[DishonestEvent] = &[
    case(
        "a slip of another event",
        entered,
        |hall| {
            let slip = hall.forged_slip("alice", "alice", says(), |slip| slip.after = Digest([1; 32]));
            hall.forge_slips(vec![slip], post());
        },
        Slip,
        Last,
        "`after` names no entry of this log",
    ),
    case(
        "a slip behind the entry that it stands in",
        entered,
        |hall| {
            let slip = hall.slip("alice", says());
            hall.direct(note());
            let later = hall.forged_slip("bob", "bob", says(), |later| later.after = slip.id());
            hall.forge_slips(vec![slip, later], post());
        },
        Slip,
        Last,
        "`after` names no entry of this log",
    ),
    case(
        "a slip written in again",
        entered,
        |hall| {
            let slip = hall.slip("alice", says());
            hall.direct_with(vec![slip.clone()], post());
            hall.forge_slips(vec![slip], note());
        },
        Slip,
        Last,
        "this slip stands in entry 6 already",
    ),
    case(
        "a slip twice in an entry",
        entered,
        |hall| {
            let slip = hall.slip("alice", says());
            hall.forge_slips(vec![slip.clone(), slip], post());
        },
        Slip,
        Last,
        "this slip stands in entry 6 already",
    ),
    case(
        "a slip signed by another",
        entered,
        |hall| {
            let slip = hall.forged_slip("mallory", "bob", enters(entrant("mallory"), &["merels"]), |_| {});
            hall.forge_slips(vec![slip], post());
        },
        Slip,
        Last,
        "the signature of `mallory` on this slip does not hold",
    ),
    case(
        "a withdrawal signed by the director",
        paired,
        |hall| {
            let slip = hall.forged_slip("alice", SEAL, leaves("alice"), |_| {});
            hall.forge_slips(vec![slip], post());
        },
        Slip,
        Last,
        "the signature of `alice` on this slip does not hold",
    ),
    case(
        "a slip changed afterwards",
        entered,
        |hall| {
            let mut slip = hall.slip("erin", erin_enters_merels());
            slip.say = Some(crate::text("gladly"));
            hall.forge_slips(vec![slip], post());
        },
        Slip,
        Last,
        "the signature of `erin` on this slip does not hold",
    ),
    case(
        "an entry's signature on a slip",
        entered,
        |hall| {
            let mut slip = hall.slip("alice", says());
            let payload = slip.payload();
            slip.sig = crate::identity("alice").sign(adjudicate_record::crypto::Namespace::Entry, payload.as_bytes());
            hall.forge_slips(vec![slip], post());
        },
        Slip,
        Last,
        "the signature of `alice` on this slip does not hold",
    ),
    case(
        "a slip of a player without a key",
        paired,
        |hall| hall.forge_slip("dave", leaves("dave")),
        Slip,
        Last,
        "`dave` has no key; the director writes for them",
    ),
    case(
        "a slip of the director",
        started,
        |hall| {
            let slip = hall.forged_slip(DIRECTOR, SEAL, says(), |_| {});
            hall.forge_slips(vec![slip], post());
        },
        Slip,
        Last,
        "`olga` directs this event, and writes entries",
    ),
    case(
        "a slip of a stranger",
        entered,
        |hall| hall.forge_slip("mallory", says()),
        Slip,
        Last,
        "nobody in this event is called `mallory`",
    ),
    case(
        "a slip without words",
        entered,
        |hall| {
            let slip = hall.forged_slip("alice", "alice", says(), |slip| slip.say = None);
            hall.forge_slips(vec![slip], post());
        },
        Slip,
        Last,
        "a note says something: `say` is missing",
    ),
];
