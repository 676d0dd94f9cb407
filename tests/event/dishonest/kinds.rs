//! Who may write what, and when.

use super::At::{Entry, Last};
use super::{Case, case, cup, entered, erin_enters_merels, opened, paired, played, resign, started};
use adjudicate::event::{Entrant, Kind};
use adjudicate::log::Time;
use adjudicate::referee::Class::Kind as OfKind;

use crate::kit::{CLOSES, DIRECTOR, Hall, SEAL, enter, entrant, exclude, forfeit, note, withdraw, withdraw_from};

pub const CASES: &[Case] = &[
    case(
        "an event that begins with a note",
        opened,
        |hall| {
            resign(hall, 0, SEAL, |entry| {
                entry.kind = note();
                entry.say = Some(crate::common::text("hello"));
            });
        },
        OfKind,
        Entry(0),
        "an event begins with a charter, not with a note",
    ),
    case(
        "a charter by somebody else",
        opened,
        |hall| resign(hall, 0, "mallory", |entry| entry.by = crate::common::name("mallory")),
        OfKind,
        Entry(0),
        "signed by the director `olga`, not by `mallory`",
    ),
    case(
        "a second charter",
        entered,
        |hall| hall.forge(DIRECTOR, Kind::Charter(Box::new(cup()))),
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
        "nobody in this event is called `mallory`",
    ),
    case(
        "a note without words",
        entered,
        |hall| {
            let text = hall.forged("alice", "alice", note(), |entry| entry.say = None);
            hall.entries.push(text);
        },
        OfKind,
        Last,
        "`say` is missing",
    ),
    case(
        "an entry after the start",
        started,
        |hall| hall.forge("mallory", enter(entrant("mallory"), &["merels"])),
        OfKind,
        Last,
        "nobody enters after the start",
    ),
    case(
        "another section after the start",
        started,
        |hall| hall.forge("erin", erin_enters_merels()),
        OfKind,
        Last,
        "nobody enters after the start",
    ),
    case(
        "an entry after the close",
        entered,
        |hall| {
            hall.after_closing();
            hall.forge("mallory", enter(entrant("mallory"), &["merels"]));
        },
        OfKind,
        Last,
        "one could enter until",
    ),
    case(
        "the director enters somebody after the close",
        entered,
        |hall| {
            hall.after_closing();
            hall.forge(DIRECTOR, enter(entrant("mallory"), &["merels"]));
        },
        OfKind,
        Last,
        "one could enter until",
    ),
    case(
        "a player enters another",
        entered,
        |hall| hall.forge("alice", enter(entrant("mallory"), &["merels"])),
        OfKind,
        Last,
        "`alice` cannot enter `mallory`",
    ),
    case(
        "a player enters himself without a key",
        entered,
        |hall| {
            let text = hall.forged(
                "mallory",
                "mallory",
                enter(Entrant { key: None, ..entrant("mallory") }, &["merels"]),
                |_| {},
            );
            hall.entries.push(text);
        },
        OfKind,
        Last,
        "who signs gives a key",
    ),
    case(
        "a player withdraws another",
        entered,
        |hall| hall.forge("alice", withdraw("bob")),
        OfKind,
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
        |hall| hall.forge("alice", withdraw_from("alice", "go")),
        OfKind,
        Last,
        "there is no section `go`",
    ),
    case(
        "a section of others is left",
        entered,
        |hall| hall.forge("erin", withdraw_from("erin", "merels")),
        OfKind,
        Last,
        "`erin` does not play in the section `merels`",
    ),
    case(
        "a player leaves twice before the start",
        entered,
        |hall| {
            hall.write("bob", withdraw("bob"));
            hall.forge("bob", withdraw("bob"));
        },
        OfKind,
        Last,
        "`bob` has left already",
    ),
    case(
        "a player leaves twice after the start",
        paired,
        |hall| {
            hall.write("bob", withdraw("bob"));
            hall.forge(DIRECTOR, withdraw("bob"));
        },
        OfKind,
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
        "an event is started by the director, not by `alice`",
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
            hall.forge("alice", Kind::Pair(pair));
        },
        OfKind,
        Last,
        "rounds are paired by the director, not by `alice`",
    ),
    case(
        "a pairing before the start",
        paired,
        |hall| {
            let pair = adjudicate::event::read(&hall.entries[7]).unwrap().kind;
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
        "results are taken by the director, not by `alice`",
    ),
    case(
        "a result before the start",
        played,
        |hall| {
            let result = adjudicate::event::read(&hall.entries[9]).unwrap().kind;
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
        "rulings are made by the director, not by `alice`",
    ),
    case(
        "a player excludes another",
        paired,
        |hall| hall.forge("alice", exclude("bob")),
        OfKind,
        Last,
        "rulings are made by the director, not by `alice`",
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
            hall.forge("erin", enter(entrant("erin"), &["chess"]));
        },
        OfKind,
        Last,
        "`erin` was excluded",
    ),
];

/// The director can do for a player what that player can do himself.
#[test]
fn the_director_withdraws_players() {
    let mut hall: Hall = paired();
    hall.direct(withdraw("bob"));
    assert!(adjudicate::event::verify(hall.log().as_bytes()).fault.is_none());
}
