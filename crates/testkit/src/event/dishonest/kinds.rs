//! The kinds of entries: their authors and times.

use crate::event::{
    CLOSES, DIRECTOR, SEAL, enter, enters, entrant, exclude, forfeit, leaves, leaves_section, note, post, withdraw,
};
use adjudicate_event::{Entrant, EventEntryKind};
use adjudicate_record::log::Time;
use adjudicate_referee::FaultClass::{Kind as OfKind, Slip as OfSlip};

use super::FaultPlace::{Entry, Last};
use super::{DishonestEvent, case, cup, entered, erin_enters_merels, opened, paired, played, resign, started};

pub(super) const CASES: &[DishonestEvent] = &[
    case(
        "an event that begins with a note",
        opened,
        |hall| {
            resign(hall, 0, SEAL, |entry| {
                entry.kind = note();
                entry.say = Some(crate::text("hello"));
            });
        },
        OfKind,
        Entry(0),
        "an event begins with a charter, not with a note",
    ),
    case(
        "a charter by somebody else",
        opened,
        |hall| resign(hall, 0, "mallory", |entry| entry.by = crate::name("mallory")),
        OfKind,
        Entry(0),
        "signed by the director `olga`, not by `mallory`",
    ),
    case(
        "a second charter",
        entered,
        |hall| hall.forge(DIRECTOR, EventEntryKind::Charter(Box::new(cup()))),
        OfKind,
        Last,
        "a log has one charter",
    ),
    case(
        "a note of a stranger",
        entered,
        |hall| hall.forge("mallory", note()),
        OfKind,
        Last,
        "only the director `olga` writes entries, not `mallory`",
    ),
    case(
        "a note without words",
        entered,
        |hall| {
            let text = hall.forged(DIRECTOR, SEAL, note(), |entry| entry.say = None);
            hall.entries.push(text);
        },
        OfKind,
        Last,
        "`say` is missing",
    ),
    case(
        "an entry after the start",
        started,
        |hall| hall.forge_slip("mallory", enters(entrant("mallory"), &["merels"])),
        OfSlip,
        Last,
        "nobody enters after the start",
    ),
    case(
        "another section after the start",
        started,
        |hall| hall.forge_slip("erin", erin_enters_merels()),
        OfSlip,
        Last,
        "nobody enters after the start",
    ),
    case(
        "an entry after the close",
        entered,
        |hall| {
            hall.after_closing();
            hall.forge_slip("mallory", enters(entrant("mallory"), &["merels"]));
        },
        OfSlip,
        Last,
        "one could enter until",
    ),
    case(
        "the director enters somebody after the close",
        entered,
        |hall| {
            hall.after_closing();
            hall.forge(DIRECTOR, enter(Entrant { key: None, ..entrant("mallory") }, &["merels"]));
        },
        OfKind,
        Last,
        "one could enter until",
    ),
    case(
        "a player enters another",
        entered,
        |hall| hall.forge_slip("alice", enters(entrant("mallory"), &["merels"])),
        OfSlip,
        Last,
        "`alice` cannot enter `mallory`",
    ),
    case(
        "a player enters himself without a key",
        entered,
        |hall| hall.forge_slip("mallory", enters(Entrant { key: None, ..entrant("mallory") }, &["merels"])),
        OfSlip,
        Last,
        "who signs gives a key",
    ),
    case(
        "a player withdraws another",
        entered,
        |hall| hall.forge_slip("alice", leaves("bob")),
        OfSlip,
        Last,
        "`alice` cannot withdraw `bob`",
    ),
    case(
        "a stranger is withdrawn",
        entered,
        |hall| hall.forge(DIRECTOR, withdraw("mallory")),
        OfKind,
        Last,
        "`mallory` has not entered this event",
    ),
    case(
        "a section that is not there is left",
        entered,
        |hall| hall.forge_slip("alice", leaves_section("alice", "go")),
        OfSlip,
        Last,
        "there is no section `go`",
    ),
    case(
        "a section of others is left",
        entered,
        |hall| hall.forge_slip("erin", leaves_section("erin", "merels")),
        OfSlip,
        Last,
        "`erin` does not play in the section `merels`",
    ),
    case(
        "a player leaves twice before the start",
        entered,
        |hall| {
            hall.write("bob", leaves("bob"));
            hall.forge_slip("bob", leaves("bob"));
        },
        OfSlip,
        Last,
        "`bob` has left already",
    ),
    case(
        "a player leaves twice after the start",
        paired,
        |hall| {
            hall.write("bob", leaves("bob"));
            hall.forge_slip("bob", leaves("bob"));
        },
        OfSlip,
        Last,
        "`bob` has left already",
    ),
    case(
        "a player starts the event",
        entered,
        |hall| {
            hall.after_closing();
            hall.forge("alice", hall.starting(None));
        },
        OfKind,
        Last,
        "only the director `olga` writes entries, not `alice`",
    ),
    case(
        "a start before the close",
        entered,
        |hall| hall.forge(DIRECTOR, hall.starting(None)),
        OfKind,
        Last,
        "one can enter until",
    ),
    case(
        "a start dated back",
        entered,
        |hall| {
            let early = Time::from_unix(CLOSES - 1).unwrap();
            let text = hall.forged(DIRECTOR, SEAL, hall.starting(None), |entry| entry.at = early);
            hall.entries.push(text);
        },
        OfKind,
        Last,
        "one can enter until",
    ),
    case(
        "a second start",
        started,
        |hall| hall.forge(DIRECTOR, hall.starting(None)),
        OfKind,
        Last,
        "the event has started already",
    ),
    case(
        "a player pairs",
        started,
        |hall| {
            let pair = hall.pairing("merels");
            hall.games.clear();
            hall.forge("alice", EventEntryKind::Pair(pair));
        },
        OfKind,
        Last,
        "only the director `olga` writes entries, not `alice`",
    ),
    case(
        "a pairing before the start",
        paired,
        |hall| {
            let pair = adjudicate_event::read(&hall.entries[7]).unwrap().kind;
            *hall = entered();
            hall.forge(DIRECTOR, pair);
        },
        OfKind,
        Last,
        "nobody is paired before the start",
    ),
    case(
        "a player takes a result",
        paired,
        |hall| {
            hall.game("merels", 1, 1).resigned(0);
            hall.forge("alice", hall.result_of("merels", 1, 1, &[0, 2]));
        },
        OfKind,
        Last,
        "only the director `olga` writes entries, not `alice`",
    ),
    case(
        "a result before the start",
        played,
        |hall| {
            let result = adjudicate_event::read(&hall.entries[9]).unwrap().kind;
            *hall = entered();
            hall.forge(DIRECTOR, result);
        },
        OfKind,
        Last,
        "there are no results before the start",
    ),
    case(
        "a player rules",
        paired,
        |hall| hall.forge("alice", forfeit("merels", 1, 1, &[2, 0])),
        OfKind,
        Last,
        "only the director `olga` writes entries, not `alice`",
    ),
    case(
        "a player excludes another",
        paired,
        |hall| hall.forge("alice", exclude("bob")),
        OfKind,
        Last,
        "only the director `olga` writes entries, not `alice`",
    ),
    case(
        "points before the start",
        entered,
        |hall| hall.forge(DIRECTOR, forfeit("merels", 1, 1, &[2, 0])),
        OfKind,
        Last,
        "there is nothing to rule upon before the start",
    ),
    case(
        "a stranger is excluded",
        paired,
        |hall| hall.forge(DIRECTOR, exclude("mallory")),
        OfKind,
        Last,
        "`mallory` has not entered this event",
    ),
    case(
        "a player is excluded twice",
        paired,
        |hall| {
            hall.direct(exclude("bob"));
            hall.forge(DIRECTOR, exclude("bob"));
        },
        OfKind,
        Last,
        "`bob` has left already",
    ),
    case(
        "who was excluded before the start comes back",
        entered,
        |hall| {
            hall.direct(exclude("erin"));
            hall.forge_slip("erin", enters(entrant("erin"), &["chess"]));
        },
        OfSlip,
        Last,
        "`erin` was excluded",
    ),
    case(
        "a player enters in an entry",
        entered,
        |hall| hall.forge("mallory", enter(entrant("mallory"), &["merels"])),
        OfKind,
        Last,
        "only the director `olga` writes entries, not `mallory`",
    ),
    case(
        "the director enters a player with a key",
        entered,
        |hall| hall.forge(DIRECTOR, enter(entrant("mallory"), &["merels"])),
        OfKind,
        Last,
        "`mallory` has a key, and says this on a slip",
    ),
    case(
        "the director withdraws a player with a key",
        paired,
        |hall| hall.forge(DIRECTOR, withdraw("bob")),
        OfKind,
        Last,
        "`bob` has a key, and says this on a slip",
    ),
    case(
        "a post without slips",
        entered,
        |hall| hall.forge(DIRECTOR, post()),
        OfKind,
        Last,
        "a post writes slips in, and there is none",
    ),
];
