//! Appeals that come too late or from others, verdicts that nobody may give, and rulings against them.

use crate::event::{
    CLOSES, DIRECTOR, JURY, SEAL, TestEvent, appeals, claims, cup, exclude, forfeit, gives, judged, judges, ruling,
};
use crate::{key, name};
use adjudicate_event::{
    BoardLocation, Charter, DirectorDecision, EventEntryKind, GivenBye, PostalAppeal, Section, VerdictDecision,
};
use adjudicate_record::log::Time;
use adjudicate_referee::FaultClass::{Appeal, Charter as OfCharter, Kind, Pairing, Result as OfResult, Slip};

use super::FaultPlace::{Entry, Last};
use super::{DishonestEvent, case, recharter};

/// The time at which merels ends: 30 days after the start.
const ENDS: i64 = CLOSES + 30 * 86_400;

fn announced() -> TestEvent {
    let sections = cup::cup().sections.into_iter().map(|section| match section.name.as_str() {
        "merels" => Section { ends: Time::from_unix(ENDS), ..section },
        _ => section,
    });
    TestEvent::open(judged(sections.collect()))
}

/// Entries 1 to 8: four players enter both sections and erin chess, the first rounds are paired.
fn paired() -> TestEvent {
    let mut hall = announced();
    hall.enter_all(&["alice", "bob", "carol", "dave*"], &["merels", "chess"]);
    hall.enter_all(&["erin"], &["chess"]);
    hall.start();
    hall.pair("merels");
    hall.pair("chess");
    hall
}

/// Entry 9: the director gives the first board of merels to the first player.
fn ruled() -> TestEvent {
    let mut hall = paired();
    hall.direct(forfeit("merels", 1, 1, &[2, 0]));
    hall
}

/// Entry 10: a player of merels appeals against entry 9.
fn appealed() -> TestEvent {
    let mut hall = ruled();
    hall.appeal("alice", 9);
    hall
}

/// Entry 11: the committee upholds the appeal and gives each player a point.
fn upheld() -> TestEvent {
    let mut hall = appealed();
    let decision = gives("merels", 1, 1, &[1, 1]);
    let verdict = judges(pending(&hall), Some(decision));
    hall.write(JURY, verdict);
    hall
}

/// Entries 9 to 11: bob is excluded, appeals and takes part again by a verdict.
fn readmitted() -> TestEvent {
    let mut hall = paired();
    hall.direct(exclude("bob"));
    hall.appeal("bob", 9);
    let verdict = judges(pending(&hall), Some(VerdictDecision::Readmit(name("bob"))));
    hall.write(JURY, verdict);
    hall
}

/// The last appeal.
fn pending(hall: &TestEvent) -> adjudicate_record::crypto::Digest {
    hall.event.appeals().last().unwrap().id
}

fn judged_so(hall: &mut TestEvent, decision: Option<VerdictDecision>) {
    let verdict = judges(pending(hall), decision);
    hall.forge_slip(JURY, verdict);
}

fn reopened() -> VerdictDecision {
    VerdictDecision::Reopen(first_board())
}

fn first_board() -> BoardLocation {
    BoardLocation { section: name("merels"), round: 1, board: 1 }
}

const fn of_charter(name: &'static str, change: fn(&mut TestEvent), says: &'static str) -> DishonestEvent {
    case(name, announced, change, OfCharter, Entry(0), says)
}

fn terms(hall: &mut TestEvent, change: impl FnOnce(&mut Charter)) {
    recharter(hall, change);
}

pub(super) const CASES: &[DishonestEvent] = &[
    of_charter(
        "days to appeal to nobody",
        |hall| terms(hall, |charter| charter.appeals = None),
        "`appeal_days` belongs to `appeals`",
    ),
    of_charter(
        "a committee and no days to appeal",
        |hall| terms(hall, |charter| charter.appeal_days = 0),
        "`appeal_days` is 1 to 100, not 0",
    ),
    of_charter(
        "days to appeal for ever",
        |hall| terms(hall, |charter| charter.appeal_days = 101),
        "`appeal_days` is 1 to 100, not 101",
    ),
    of_charter(
        "a committee with the director's key",
        |hall| terms(hall, |charter| charter.appeals.as_mut().unwrap().key = key(SEAL)),
        "have the same key",
    ),
    of_charter(
        "a committee with the director's name",
        |hall| terms(hall, |charter| charter.appeals.as_mut().unwrap().name = name(DIRECTOR)),
        "a name that nothing else has",
    ),
    of_charter(
        "a section that ends before it begins",
        |hall| terms(hall, |charter| charter.sections[0].ends = Time::from_unix(CLOSES)),
        "`ends` is behind `closes`",
    ),
    case(
        "a player called as the committee",
        announced,
        |hall| hall.forge_slip(JURY, crate::event::enters(crate::event::entrant(JURY), &["merels"])),
        Slip,
        Last,
        "signs nothing but verdicts",
    ),
    case(
        "an appeal without a committee",
        super::paired,
        |hall| hall.forge_slip("alice", appeals(hall.id_of(7))),
        Appeal,
        Last,
        "names no appeals committee",
    ),
    case(
        "an appeal against an entry that decides nothing",
        ruled,
        |hall| hall.forge_slip("alice", appeals(hall.id_of(6))),
        Appeal,
        Last,
        "entry 6 has no ruling, no result and no pairing",
    ),
    case(
        "an appeal against an entry of another log",
        ruled,
        |hall| hall.forge_slip("alice", appeals(adjudicate_record::crypto::Digest([7; 32]))),
        Appeal,
        Last,
        "`of` names no entry of this log",
    ),
    case(
        "an appeal about another section",
        ruled,
        |hall| hall.forge_slip("erin", appeals(hall.id_of(9))),
        Appeal,
        Last,
        "not about `erin` or a section of theirs",
    ),
    case(
        "an appeal that comes too late",
        ruled,
        |hall| {
            hall.wait(14);
            hall.forge_slip("alice", appeals(hall.id_of(9)));
        },
        Appeal,
        Last,
        "players could appeal against entry 9 until",
    ),
    case(
        "an appeal of the director",
        ruled,
        |hall| {
            hall.forge_slips(
                vec![hall.forged_slip(DIRECTOR, SEAL, appeals(hall.id_of(9)), |_| {})],
                super::super::post(),
            )
        },
        Slip,
        Last,
        "directs this event",
    ),
    case(
        "an appeal written down for a player with a key",
        ruled,
        |hall| hall.forge(DIRECTOR, EventEntryKind::Appeal(PostalAppeal { player: name("alice"), of: hall.id_of(9) })),
        Kind,
        Last,
        "`alice` has a key",
    ),
    case(
        "an appeal written down for nobody",
        ruled,
        |hall| {
            hall.forge(DIRECTOR, EventEntryKind::Appeal(PostalAppeal { player: name("mallory"), of: hall.id_of(9) }))
        },
        Kind,
        Last,
        "`mallory` has not entered",
    ),
    case(
        "a verdict without an appeal",
        ruled,
        |hall| hall.forge_slip(JURY, judges(hall.id_of(9), None)),
        Appeal,
        Last,
        "no appeal of this log has this id",
    ),
    case(
        "a second verdict",
        upheld,
        |hall| judged_so(hall, None),
        Appeal,
        Last,
        "entry 11 has the verdict on this appeal already",
    ),
    case(
        "a verdict of the director",
        appealed,
        |hall| {
            let slip = hall.forged_slip(DIRECTOR, SEAL, judges(pending(hall), None), |_| {});
            hall.forge_slips(vec![slip], super::super::post());
        },
        Slip,
        Last,
        "directs this event",
    ),
    case(
        "a verdict of a player",
        appealed,
        |hall| hall.forge_slip("alice", judges(pending(hall), Some(reopened()))),
        Slip,
        Last,
        "verdicts are given by `jury` alone",
    ),
    case(
        "a verdict with the director's key",
        appealed,
        |hall| {
            let slip = hall.forged_slip(JURY, SEAL, judges(pending(hall), None), |_| {});
            hall.forge_slips(vec![slip], super::super::post());
        },
        Slip,
        Last,
        "does not hold",
    ),
    case(
        "a verdict on an appeal that lay too long",
        appealed,
        |hall| {
            hall.wait(28);
            judged_so(hall, Some(reopened()));
        },
        Appeal,
        Last,
        "was dismissed on",
    ),
    case(
        "a verdict about another section",
        appealed,
        |hall| {
            let bye = GivenBye { section: name("chess"), round: 2, player: name("alice") };
            judged_so(hall, Some(VerdictDecision::Bye(bye)));
        },
        Appeal,
        Last,
        "about something else than this verdict",
    ),
    case(
        "a verdict that undoes a round with points",
        appealed,
        |hall| {
            let round = adjudicate_event::RoundLocation { section: name("merels"), round: 1 };
            judged_so(hall, Some(VerdictDecision::Unpair(round)));
        },
        Pairing,
        Last,
        "board 1 of round 1 has points",
    ),
    case(
        "a ruling against a verdict",
        upheld,
        |hall| hall.forge(DIRECTOR, forfeit("merels", 1, 1, &[2, 0])),
        OfResult,
        Last,
        "by the verdict of entry 11, which no ruling changes",
    ),
    case(
        "a board of a verdict reopened by the director",
        upheld,
        |hall| hall.forge(DIRECTOR, ruling(DirectorDecision::Reopen(first_board()))),
        OfResult,
        Last,
        "by the verdict of entry 11, which no ruling changes",
    ),
    case(
        "an open board is reopened",
        ruled,
        |hall| hall.forge(DIRECTOR, ruling(DirectorDecision::Reopen(BoardLocation { board: 2, ..first_board() }))),
        OfResult,
        Last,
        "has no points to take away",
    ),
    case(
        "a result against a verdict",
        upheld,
        |hall| {
            hall.game("merels", 1, 1).resigned(1);
            let result = hall.result_of("merels", 1, 1, &[2, 0]);
            hall.forge(DIRECTOR, result);
        },
        OfResult,
        Last,
        "by the verdict of entry 11",
    ),
    case(
        "a player excluded whom a verdict let in",
        readmitted,
        |hall| hall.forge(DIRECTOR, exclude("bob")),
        OfResult,
        Last,
        "a verdict has let `bob` take part",
    ),
    case(
        "a claim before the end",
        paired,
        |hall| {
            let player = hall.seats("merels", 1, 1)[0].clone();
            let player = if player == "dave" { hall.seats("merels", 1, 1)[1].clone() } else { player };
            hall.forge_slip(&player, claims("merels", 1, 1, &[2, 0]));
        },
        Slip,
        Last,
        "points are claimed in `merels` from",
    ),
    case(
        "a claim in a section without an end",
        paired,
        |hall| {
            hall.wait(40);
            hall.forge_slip("alice", claims("chess", 1, 1, &[2, 0]));
        },
        Slip,
        Last,
        "`chess` has no time at which it ends",
    ),
    case(
        "a claim for the board of others",
        paired,
        |hall| {
            hall.wait(40);
            hall.forge_slip("erin", claims("merels", 1, 1, &[2, 0]));
        },
        Slip,
        Last,
        "`erin` does not sit at board 1",
    ),
    case(
        "a ruling on a claim that nobody made",
        paired,
        |hall| {
            let mut kind = forfeit("merels", 1, 1, &[2, 0]);
            if let EventEntryKind::Ruling(ruling) = &mut kind
                && let DirectorDecision::Points(points) = &mut ruling.verdict
            {
                points.claim = Some(hall.id_of(7));
            }
            hall.forge(DIRECTOR, kind);
        },
        OfResult,
        Last,
        "`claim` names no claim about board 1",
    ),
];
