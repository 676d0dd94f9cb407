//! The names and keys that players enter with.

use crate::event::{DIRECTOR, SEAL, enter, enters, entrant, leaves, post};
use crate::{key, text};
use adjudicate_event::Entrant;
use adjudicate_record::crypto::PublicKey;
use adjudicate_referee::FaultClass::Charter as OfCharter;

use super::FaultPlace::Last;
use super::{DishonestEvent, case, entered};

pub(super) const CASES: &[DishonestEvent] = &[
    case(
        "a player called as the director",
        entered,
        |hall| hall.forge(DIRECTOR, enter(Entrant { key: None, ..entrant(DIRECTOR) }, &["merels"])),
        OfCharter,
        Last,
        "no player can be called `olga`",
    ),
    case(
        "a player called referee",
        entered,
        |hall| hall.forge_slip("referee", enters(entrant("referee"), &["merels"])),
        OfCharter,
        Last,
        "no player can be called `referee`",
    ),
    case(
        "a player called lots",
        entered,
        |hall| hall.forge(DIRECTOR, enter(Entrant { key: None, ..entrant("lots") }, &["merels"])),
        OfCharter,
        Last,
        "no player can be called `lots`",
    ),
    case(
        "a section that is not there",
        entered,
        |hall| hall.forge_slip("mallory", enters(entrant("mallory"), &["merels", "go"])),
        OfCharter,
        Last,
        "there is no section `go`",
    ),
    case(
        "a section twice",
        entered,
        |hall| hall.forge_slip("mallory", enters(entrant("mallory"), &["merels", "merels"])),
        OfCharter,
        Last,
        "the section `merels` stands here twice",
    ),
    case(
        "a section entered again",
        entered,
        |hall| hall.forge_slip("alice", enters(entrant("alice"), &["chess"])),
        OfCharter,
        Last,
        "`alice` has entered `chess` already",
    ),
    case(
        "another address for another section",
        entered,
        |hall| {
            hall.forge_slip(
                "erin",
                enters(Entrant { mail: Some(text("b@example.org")), ..entrant("erin") }, &["merels"]),
            )
        },
        OfCharter,
        Last,
        "`erin` has entered already, with other particulars",
    ),
    case(
        "another rating for another section",
        entered,
        |hall| hall.forge_slip("erin", enters(Entrant { rating: Some(2_400), ..entrant("erin") }, &["merels"])),
        OfCharter,
        Last,
        "with other particulars",
    ),
    case(
        "the key of another player",
        entered,
        |hall| {
            let kind = enters(Entrant { key: Some(key("bob")), ..entrant("mallory") }, &["merels"]);
            let slip = hall.forged_slip("mallory", "bob", kind, |_| {});
            hall.forge_slips(vec![slip], post());
        },
        OfCharter,
        Last,
        "`bob` and `mallory` have the same key",
    ),
    case(
        "the director plays with his key",
        entered,
        |hall| {
            let kind = enters(Entrant { key: Some(key(SEAL)), ..entrant("mallory") }, &["merels"]);
            let slip = hall.forged_slip("mallory", SEAL, kind, |_| {});
            hall.forge_slips(vec![slip], post());
        },
        OfCharter,
        Last,
        "`olga` and `mallory` have the same key",
    ),
    case(
        "a worthless key",
        entered,
        |hall| {
            let key = Some(PublicKey::from_bytes([0; 32]));
            hall.forge_slip("mallory", enters(Entrant { key, ..entrant("mallory") }, &["merels"]));
        },
        OfCharter,
        Last,
        "the key of `mallory`",
    ),
    case(
        "the key of one who has left",
        entered,
        |hall| {
            hall.write("erin", leaves("erin"));
            let kind = enters(Entrant { key: Some(key("erin")), ..entrant("mallory") }, &["chess"]);
            let slip = hall.forged_slip("mallory", "erin", kind, |_| {});
            hall.forge_slips(vec![slip], post());
        },
        OfCharter,
        Last,
        "`erin` and `mallory` have the same key",
    ),
];
