//! Slips that cannot be written in, or not any more.

use adjudicate::crypto::Digest;
use adjudicate::event::PairingSystem;
use adjudicate::referee::FaultClass::Slip;
use adjudicate_testkit::event::{
    DIRECTOR, SEAL, TestEvent, charter, enters, entrant, leaves, note, post, says, section,
};

use super::At::Last;
use super::{Case, case, entered, erin_enters_merels, paired, started};

pub const CASES: &[Case] = &[
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
            slip.say = Some(adjudicate_testkit::text("gladly"));
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
            slip.sig =
                adjudicate_testkit::identity("alice").sign(adjudicate::crypto::Namespace::Entry, payload.as_bytes());
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
    let verified = adjudicate::event::verify(hall.log().as_bytes());
    assert!(verified.fault.is_none(), "{:?}", verified.fault);
    let event = verified.event.unwrap();
    assert_eq!(event.players().iter().map(|player| player.entrant.name.as_str()).collect::<Vec<_>>(), ["bob", "alice"]);
    assert!(event.sections().next().unwrap().1.left.contains_key(&adjudicate_testkit::name("bob")));
}

/// A slip may enter a player whose next slip stands in the same entry, for the key that the first one brings.
#[test]
fn an_entry_takes_its_slips_one_behind_the_other() {
    let mut hall = entered();
    let enter = hall.slip("frank", enters(entrant("frank"), &["chess"]));
    let note = hall.forged_slip("frank", "frank", says(), |_| {});
    hall.direct_with(vec![enter, note], post());
    assert!(hall.event.player(&adjudicate_testkit::name("frank")).is_some());
}
