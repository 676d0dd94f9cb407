//! What a player brings.

use super::At::Last;
use super::{Case, case, entered};
use adjudicate::crypto::PublicKey;
use adjudicate::event::Entrant;
use adjudicate::referee::Class::Charter as OfCharter;

use crate::common::{key, name, text};
use crate::kit::{DIRECTOR, enter, entrant};

pub const CASES: &[Case] = &[
    case(
        "a player called as the director",
        entered,
        |hall| hall.forge(DIRECTOR, enter(Entrant { key: Some(key("mallory")), ..entrant(DIRECTOR) }, &["merels"])),
        OfCharter,
        Last,
        "no player can be called `olga`",
    ),
    case(
        "a player called referee",
        entered,
        |hall| hall.forge(DIRECTOR, enter(entrant("referee"), &["merels"])),
        OfCharter,
        Last,
        "no player can be called `referee`",
    ),
    case(
        "a player called lots",
        entered,
        |hall| hall.forge(DIRECTOR, enter(entrant("lots"), &["merels"])),
        OfCharter,
        Last,
        "no player can be called `lots`",
    ),
    case(
        "a section that is not there",
        entered,
        |hall| hall.forge("mallory", enter(entrant("mallory"), &["merels", "go"])),
        OfCharter,
        Last,
        "there is no section `go`",
    ),
    case(
        "a section twice",
        entered,
        |hall| hall.forge("mallory", enter(entrant("mallory"), &["merels", "merels"])),
        OfCharter,
        Last,
        "the section `merels` stands here twice",
    ),
    case(
        "a section entered again",
        entered,
        |hall| hall.forge("alice", enter(entrant("alice"), &["chess"])),
        OfCharter,
        Last,
        "`alice` has entered `chess` already",
    ),
    case(
        "another address for another section",
        entered,
        |hall| hall.forge("erin", enter(Entrant { mail: Some(text("b@example.org")), ..entrant("erin") }, &["merels"])),
        OfCharter,
        Last,
        "`erin` has entered already, with other particulars",
    ),
    case(
        "another rating for another section",
        entered,
        |hall| hall.forge("erin", enter(Entrant { rating: Some(2_400), ..entrant("erin") }, &["merels"])),
        OfCharter,
        Last,
        "with other particulars",
    ),
    case(
        "the key of another player",
        entered,
        |hall| {
            let text = hall.forged(
                "mallory",
                "bob",
                enter(Entrant { key: Some(key("bob")), ..entrant("mallory") }, &["merels"]),
                |_| {},
            );
            hall.entries.push(text);
        },
        OfCharter,
        Last,
        "`bob` and `mallory` have the same key",
    ),
    case(
        "the director plays with his key",
        entered,
        |hall| {
            hall.forge(DIRECTOR, enter(Entrant { key: Some(key(crate::kit::SEAL)), ..entrant("mallory") }, &["merels"]))
        },
        OfCharter,
        Last,
        "`olga` and `mallory` have the same key",
    ),
    case(
        "a worthless key",
        entered,
        |hall| {
            hall.forge(
                DIRECTOR,
                enter(Entrant { key: Some(PublicKey::from_bytes([0; 32])), ..entrant("mallory") }, &["merels"]),
            )
        },
        OfCharter,
        Last,
        "the key of `mallory`",
    ),
    case(
        "the key of one who has left",
        entered,
        |hall| {
            hall.write("erin", crate::kit::withdraw("erin"));
            let text = hall.forged(
                "mallory",
                "erin",
                enter(Entrant { key: Some(key("erin")), ..entrant("mallory") }, &["chess"]),
                |_| {},
            );
            hall.entries.push(text);
        },
        OfCharter,
        Last,
        "`erin` and `mallory` have the same key",
    ),
];

/// Names are the players', whatever is written elsewhere.
#[test]
fn who_left_before_the_start_can_come_back() {
    let mut hall = entered();
    hall.write("erin", crate::kit::withdraw("erin"));
    hall.write("erin", enter(entrant("erin"), &["merels"]));
    let (_, standing) = hall.event.section(&name("merels")).unwrap();
    assert_eq!(standing.players.len(), 5);
}
