//! Receipts and refills that cannot be (protocol, section 1.8).

use super::*;
use adjudicate::log::{BankClock, Receipt, Time, True};

use crate::damaged::valid::bank_terms;

pub fn receipts(all: &mut Collection) {
    let game = TestGame::begin(three().referee().clock(7, 3, 5));
    let receipt = |id: Digest| SlipKind::Received(Receipt { id, at: Time::parse("2026-12-01T10:00:00Z").unwrap() });
    let head = game.state.head();
    let mut case = |file: &str, what: &str, who: &str, kind: SlipKind| {
        let slip = game.forge_slip(who, kind, |_| {});
        all.post(&game, &format!("receipt-{file}"), FAULT, what, [slip]);
    };
    case("player", "a receipt by a player", "bob", receipt(head));
    case("unknown", "a receipt of an entry that is not in this log", "referee", receipt(Digest([7; 32])));
    let note = game.forge_slip("bob", note(), |slip| slip.say = Some(text("a note")));
    case("waiting", "a receipt of a slip that no entry has written in", "referee", receipt(note.id()));
    let behind = game.forge_slip("referee", receipt(note.id()), |_| {});
    all.post(&game, "receipt-before", FAULT, "a receipt before the slip that it is about", [behind, note]);
    let same = game.forge_slip("referee", receipt(head), |_| {});
    all.post(&game, "receipt-twice", FAULT, "the same receipt twice in one entry", [same.clone(), same]);
    let none = TestGame::begin(three().clock(7, 3, 5));
    let slip = none.forge_slip("referee", receipt(none.state.head()), |_| {});
    all.post(&none, "receipt-no-referee", FAULT, "a receipt in a game without a referee", [slip]);
    refills(all);
}

fn refills(all: &mut Collection) {
    let plain =
        BankClock { initial_hours: Some(240), cap_hours: Some(240), reserve_hours: Some(24), ..BankClock::default() };
    let refill = BankClock { refill: Some(True), ..plain.clone() };
    for (file, what, terms, who, hours) in [
        ("no-clock", "a refill without a clock", two(), "alice", 1),
        ("per-turn", "a refill where each turn has its days", two().clock(7, 3, 5), "alice", 1),
        ("without", "a refill where the reserve pays by itself", bank_terms(plain), "alice", 1),
        ("zero", "a refill of no hours", bank_terms(refill.clone()), "alice", 0),
        ("referee", "a refill by the referee", bank_terms(refill), "referee", 1),
    ] {
        let game = TestGame::begin(terms);
        let slip = game.forge_slip(who, SlipKind::Refill(hours), |_| {});
        all.post(&game, &format!("refill-{file}"), FAULT, what, [slip]);
    }
}
