//! Slips that cannot be written in where they stand (protocol, section 1.8).

mod absences;
mod moments;
mod orders;
mod receipts;
mod signatures;

use adjudicate::crypto::{Digest, Namespace, Signature};
use adjudicate::log::{EntryKind, Rekey, Slip, SlipKind, write};
use adjudicate::referee::FaultClass;
use adjudicate::rules::OptionValue;
use adjudicate_testkit::world::signed_slip;
use adjudicate_testkit::{Terms, TestGame, identity, key, kinds, name, open_game, slips, text};
use kinds::{post, turn_to};
use slips::{
    accept, claim_timeout, extend, note, offer_draw, offer_result, offer_takeback, order, order_after_any, resign,
};

use crate::damaged::collection::Collection;

const FAULT: (FaultClass, &str) = (FaultClass::Slip, "protocol 1.8");

pub fn collect(all: &mut Collection) {
    signatures::places(all);
    signatures::signatures(all);
    authors(all);
    absences::absences(all);
    receipts::receipts(all);
    moments::before_and_after(all);
    moments::lapsed(all);
    moments::twice(all);
    orders::orders(all);
    orders::rekeys(all);
    everywhere(all);
}

fn two() -> Terms {
    open_game(&["alice", "bob"]).first("alice")
}

fn three() -> Terms {
    open_game(&["alice", "bob", "carol"]).first("alice")
}

/// Every sort of slip, of an author who could sign it, with a name for files and what it is in words.
fn sorts(game: &TestGame) -> Vec<(&'static str, &'static str, &'static str, SlipKind)> {
    let tip = Some(game.tip("bob2"));
    vec![
        ("note", "a note", "bob", note()),
        ("claim", "a claim of time", "bob", claim_timeout("alice")),
        ("resign", "a resignation", "bob", resign()),
        ("offer", "an offer", "bob", offer_draw()),
        ("accept", "an acceptance", "bob", accept(game.state.head())),
        ("rekey", "a new key", "bob", SlipKind::Rekey(Rekey { player: name("bob"), key: key("bob2"), tip })),
        ("extend", "more time", "referee", extend("alice", 3)),
    ]
}

/// The authors of each sort of slip.
fn authors(all: &mut Collection) {
    let mut game = TestGame::begin(
        open_game(&["alice", "bob", "carol", "dave"]).referee().organiser("olga").clock(7, 3, 0).first("alice"),
    );
    game.posted("dave", resign());
    let mut case = |file: &str, what: &str, by: &str, kind: SlipKind| {
        let slip = game.forge_slip(by, kind, |_| {});
        all.post(&game, &format!("by-{file}"), FAULT, what, [slip]);
    };
    for (file, what, kind) in [
        ("note", "a note", note()),
        ("resign", "a resignation", resign()),
        ("offer", "an offer", offer_draw()),
        ("claim", "a claim of time", claim_timeout("alice")),
    ] {
        case(&format!("nobody-{file}"), &format!("{what} of somebody unknown"), "mallory", kind.clone());
        case(&format!("lots-{file}"), &format!("{what} of `lots`"), "lots", kind);
    }
    let head = game.state.head();
    for (who, role) in [("dave", "who has left"), ("referee", "the referee"), ("olga", "the organiser")] {
        for (file, what, kind) in [
            ("resign", "a resignation", resign()),
            ("offer", "the offer of a draw", offer_draw()),
            ("offer-result", "the offer of a result", offer_result("alice 1, bob 1, carol 1, dave 0")),
            ("offer-referee", "the offer of a referee", slips::offer_referee("referee2")),
            ("offer-takeback", "the offer of a takeback", offer_takeback(4)),
            ("accept", "an acceptance", accept(head)),
        ] {
            case(&format!("{who}-{file}"), &format!("{what} by {role}"), who, kind);
        }
    }
    for who in ["referee", "olga"] {
        case(
            &format!("{who}-claim"),
            &format!("a claim of time by {who}, who does not play"),
            who,
            claim_timeout("alice"),
        );
    }
    for (file, against, what) in [
        ("nobody", "mallory", "somebody unknown"),
        ("organiser", "olga", "the organiser, who does not play"),
        ("lots", "lots", "`lots`"),
    ] {
        case(
            &format!("claim-against-{file}"),
            &format!("a claim of time against {what}"),
            "bob",
            claim_timeout(against),
        );
    }
    for who in ["alice", "bob", "dave", "olga"] {
        case(&format!("{who}-extend"), &format!("more time by {who}, who is not the referee"), who, extend("bob", 2));
    }
    for (file, whom, what) in [
        ("left", "dave", "who has left"),
        ("unknown", "mallory", "somebody unknown"),
        ("referee", "referee", "the referee"),
        ("organiser", "olga", "the organiser"),
    ] {
        case(&format!("extend-{file}"), &format!("more time for {what}"), "referee", extend(whom, 2));
    }
    let silent = game.forge_slip("bob", note(), |slip| slip.say = None);
    all.post(&game, "note-silent", FAULT, "a note that says nothing", [silent]);
    let mut alone = TestGame::begin(two());
    let slip = alone.forge_slip("referee", note(), |_| {});
    all.post(&alone, "by-no-referee", FAULT, "a note of a referee whom the game does not have", [slip]);
    let slip = alone.forge_slip("bob", claim_timeout("referee"), |_| {});
    all.post(
        &alone,
        "claim-against-no-referee",
        FAULT,
        "a claim of time against a referee whom the game does not have",
        [slip],
    );
    alone.turn("alice", "hello");
}

/// A slip at fault is found whatever entry it stands in, and wherever among others; the charter has none.
fn everywhere(all: &mut Collection) {
    let game = TestGame::begin(three().referee());
    let good = |who: &str, number: usize| {
        game.forge_slip(who, note(), |slip| slip.say = Some(text(&format!("note {number}"))))
    };
    let bad = game.forge_slip_as("bob", "carol", note(), |_| {});
    for place in [0, 1, 7, 15] {
        let slips = (0..16).map(|number| if number == place { bad.clone() } else { good("carol", number) });
        all.post(&game, &format!("place-{place}"), FAULT, &format!("slip {} of sixteen is at fault", place + 1), slips);
    }
    let mut with = game.clone();
    with.with([bad.clone()]);
    for (file, what, by, kind) in [
        ("turn", "a turn", "alice", turn_to("hello", "to=bob")),
        ("resign", "a resignation", "alice", kinds::resign()),
        ("agree", "an agreement", "alice", kinds::agree(1)),
        ("ruling", "a ruling", "referee", kinds::here()),
        ("claim", "the claim of a draw", "alice", kinds::claim_draw()),
    ] {
        let entry = with.forge(by, kind, |_| {});
        all.last(&game, &format!("in-{file}"), FAULT, &format!("a slip with another's signature in {what}"), entry);
    }
    let mut joins = TestGame::open(three());
    let bad = joins.forge_slip_as("bob", "carol", note(), |_| {});
    let mut with = joins.clone();
    with.with([bad]);
    all.last(
        &joins,
        "in-join",
        FAULT,
        "a slip with another's signature in a join",
        with.forge("alice", kinds::join(), |_| {}),
    );
    joins.join_all();
    let mut thrown = TestGame::begin(three());
    thrown.turn("alice", "throw: 2d6");
    let bad = thrown.forge_slip_as("bob", "carol", note(), |_| {});
    let mut with = thrown.clone();
    with.bringing(&["bob"]);
    let mut entry = with.valid("alice", kinds::answer());
    entry.slips.push(bad);
    let text = adjudicate_testkit::world::sign(entry, "alice");
    all.last(&thrown, "in-answer", FAULT, "a slip with another's signature in an answer", text);
    let terms = two();
    let mut charter = adjudicate_testkit::world::first(&terms);
    charter.slips.push(game.forge_slip("bob", note(), |_| {}));
    charter.sig = identity("alice").sign(Namespace::Entry, adjudicate::log::payload(&charter).as_bytes());
    all.add("in-charter", FAULT, 0, "a slip in the charter", write(&charter));
}

/// The turn says that this answer follows it.
fn then(entry: &mut adjudicate::log::Entry, answer: &str) {
    if let EntryKind::Turn(turn) = &mut entry.kind {
        turn.then = Some(text(answer));
    }
}
